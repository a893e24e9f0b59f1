// Setting up a game: its form, and its options in words. Each is loaded, with its pictures, when it is needed.
import type { Component } from "svelte";
import type { Facts, Options, Reason } from "../protocol";
import type { Words } from "../lib/words";
import type { GameCard } from ".";
import { loader } from "./loading";

interface FormProps<O extends Options, C extends GameCard, F extends Facts> {
  words: Words;
  card: C;
  options: Required<O>;
  /** The server's last answer about the options: what follows from them, and what is wrong with them. */
  facts: F;
  problems: Reason[];
}

export interface SetUp<O extends Options = Options, C extends GameCard = GameCard, F extends Facts = Facts> {
  Form: Component<FormProps<O, C, F>, object, "options">;
  /** What is played, for those who come to the table: each fact with what it is about. */
  summary: (options: Required<O>, card: C, facts: F, say: Words["say"]) => [string, string][];
}

export const loadSetUp = loader(import.meta.glob<{ default: SetUp }>("./*/setup.ts"));

/** All options of a game; those not named are as on the server. */
export function fullOptions(card: GameCard, options: Options): Required<Options> {
  const { $defs } = card.options as { $defs: { Options: { properties: Record<string, { default: unknown }> } } };
  const standard = Object.entries($defs.Options.properties).map(([name, option]) => [name, option.default]);
  return { ...Object.fromEntries(standard), ...options };
}
