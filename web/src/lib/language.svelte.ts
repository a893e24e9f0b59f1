// The reader's language: the one set, otherwise the first available one that the browser asks for.
import { settings } from "./settings.svelte";

declare const LANGUAGES: string[]; // given by vite.config.ts: the folders of locale/

export const languages = LANGUAGES.toSorted();

/** The one of these languages that the reader prefers, as browsers give it: `pl-PL`. */
export function fitting(wanted: readonly string[], among: string[]): string {
  return wanted.map((tag) => tag.split("-")[0]!).find((tag) => among.includes(tag)) ?? "en";
}

/** The language to use. */
export function language(): string {
  return fitting([settings.language, ...navigator.languages], languages);
}

/** What a language calls itself. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
}
