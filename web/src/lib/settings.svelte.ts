// What a reader has set for this browser: language, colours, sound, motion. Kept for the next time.
import { keep, kept } from "./kept";

const KEY = "settings"; // public/app/theme.js reads it, too, before anything is shown

export const THEMES = ["system", "light", "dark"];

export const settings = $state(kept(KEY, { language: "", theme: "system", sound: true, motion: true }));

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
