// Times as people read them.
import type { Clock } from "../protocol";
import type { Words } from "./words";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const NO_CLOCK: Required<Clock> = { seconds: 0, whole_game: false, forfeits: false };

/** How long a clock gives: `3 minutes`, `2 days`. */
export function timeText(say: Words["say"], seconds: number): string {
  if (seconds % DAY === 0) return say("time-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return say("time-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return say("time-minutes", { count: seconds / MINUTE });
  return say("time-seconds", { count: seconds });
}

/** The clock of a table in a phrase; "" if there is none. */
export function clockText(say: Words["say"], { seconds = 0, whole_game = false }: Clock): string {
  return seconds ? say(whole_game ? "clock-of-game" : "clock-of-choice", { time: timeText(say, seconds) }) : "";
}

/** A moment, in seconds since 1970, as a day and an hour of the reader's calendar. */
export function dateText(language: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

/** A moment as a day of the calendar: `today`, `yesterday`, `Nov 18` or, from another year, `Nov 18, 2025`. */
export function sinceText(language: string, at: number, now: number): string {
  const [day, today] = [new Date(at * 1000), new Date(now * 1000)];
  const days = Math.round((today.setHours(0, 0, 0, 0) - day.setHours(0, 0, 0, 0)) / (1000 * DAY));
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...year }).format(day);
}

/** A moment of these weeks, without its year. */
export function dayText(language: string, at: number): string {
  const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, parts).format(at * 1000);
}

/** How long ago a moment was, in words: `20 minutes ago`; "" if that is less than a minute. */
export function agoText(language: string, at: number, now: number): string {
  const seconds = now - at;
  const [unit, length] = ([["day", DAY], ["hour", HOUR], ["minute", MINUTE]] as const).find(([, size]) => seconds >= size) ?? [];
  return unit ? new Intl.RelativeTimeFormat(language).format(-Math.floor(seconds / length), unit) : "";
}

/** The time that is left: `1:05`, or days and hours if it is a day or more. */
export function leftText(say: Words["say"], seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= DAY)
    return say("time-left-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const minutes =
    left < HOUR ? String(Math.floor(left / MINUTE)) : `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}`;
  return `${minutes}:${two(left % MINUTE)}`;
}
