// The words of the page shown without a connection, in all languages; vite.config.ts builds them into the worker.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const MESSAGES = ["offline-title", "offline-text", "offline-retry"];

/** By language: the texts, in this order. */
export function offlineWords(locale: string): Record<string, string[]> {
  return Object.fromEntries(readdirSync(locale).map((language) => [language, wordsOf(locale, language)]));
}

function wordsOf(locale: string, language: string): string[] {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`${locale}/${language}/notifications.ftl`, "utf-8")));
  return MESSAGES.map((name) => bundle.formatPattern(bundle.getMessage(name)!.value!));
}
