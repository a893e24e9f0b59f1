// The reader's settings for this browser, stored for the next time.
import { alike, keep, kept } from "./kept";

const KEY = "settings"; // public/app/theme.js reads it, too, before anything is shown

export const THEMES = ["system", "light", "dark"];

/** How long what happens is shown. */
export const SPEEDS = ["calm", "normal", "fast", "instant"];
/** When a choice is asked about before it is made. */
export const TAPS = ["harm", "always", "never"];

const STANDARD = {
  language: "",
  theme: "system",
  sound: true,
  motion: true,
  speed: "normal",
  taps: "harm",
  /** Take steps that leave no choice. */
  forced: true,
  /** Take income and bonuses that were not taken before the turn ends. */
  income: true,
  /** Offer what can be paid for after taking gold, and take the gold with it. */
  ahead: true,
  /** Warn about what a turn would leave unused before it ends. */
  warnings: true,
  /** Let the log say why bots chose as they did. */
  reasons: true,
  /** Hide reasons until the reader has named them. */
  blindfold: false,
};

const fits = ([name, value]: [string, unknown]) => name in STANDARD && alike(value, STANDARD[name as keyof typeof STANDARD]);
const known = Object.entries(kept<Record<string, unknown>>(KEY, {})).filter(fits);

export const settings: typeof STANDARD = $state({ ...STANDARD, ...Object.fromEntries(known) });

$effect.root(() => {
  $effect(() => {
    const { theme, motion } = settings;
    keep(KEY, settings);
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion ? "on" : "off";
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const { scheme } = meta.dataset;
      meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
    }
  });
});
