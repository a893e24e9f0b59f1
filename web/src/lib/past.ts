// What a reader looks for in what happened: what is new, what was done to them, where rounds begin.
import type { News, Scene } from "../protocol";
import type { About } from "./about";
import { eventsOf, type Event } from "./telling";

/** What others chose since the last choice of a seat, with what followed; nothing while the seat is still choosing. */
export function sinceChoiceOf(seat: number, news: News[]): News[] {
  const at = news.findLastIndex((item) => item.kind === "chose" && item.seat === seat);
  const others = news.slice(at + 1).filter((item) => item.kind === "chose");
  if (at < 0 || !others.length) return [];
  const own = eventsOf(news[at]!);
  const followed = own.slice(own.findLastIndex((event) => event.seat === seat) + 1);
  return [{ ...news[at]!, events: followed }, ...others];
}

/** What has happened since the scene shown before; nothing for the first scene, or when all news comes again. */
export function freshEvents(before: Scene | null, now: Scene): Event[] {
  const goesOn = before?.you === now.you && now.news.every(({ version }) => version > before.version);
  return goesOn ? now.news.flatMap(eventsOf) : [];
}

/** Whether what a reader saw before no longer matters: they have chosen since, or the reader is somebody else. */
export function startsAnew(before: Scene | null, now: Scene): boolean {
  const chose = now.news.some(({ kind, seat }) => kind === "chose" && seat === now.you && seat !== null);
  return chose || before?.you !== now.you;
}

/** What is new in a scene for its reader: their own turn, what others did to them. */
export function noticed(before: Scene | null, now: Scene, about: About): { turn: boolean; done: Event[] } {
  return {
    turn: before?.you === now.you && now.choices.length > 0 && before.choices.length === 0,
    done: freshEvents(before, now).filter((event) => about.isDoneTo(event, now)),
  };
}

/** The moments, in choices made by then, at which a round begins. */
export function roundsOf(news: News[]): number[] {
  const begins = (item: News) => eventsOf(item).some(({ kind }) => kind === "round");
  return [0, ...news.filter(begins).map((item) => item.number ?? 0)];
}

/** The number of the first of these rounds: a guided game, or one from a file, starts later than with the first. */
export function firstRoundOf(news: News[]): number {
  const next = news.flatMap(eventsOf).find(({ kind }) => kind === "round")?.number;
  return typeof next === "number" ? next - 1 : 1;
}
