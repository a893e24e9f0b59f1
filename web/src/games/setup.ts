// Setting up a game: its form, and what follows from its options. Each is loaded, with its pictures, when it is needed.
import type { Component } from "svelte";
import type { Options, Reason } from "../protocol";
import type { Words } from "../lib/words";
import type { GameCard } from ".";
import { loader } from "./loading";

interface FormProps<O extends Options, C extends GameCard> {
  words: Words;
  card: C;
  options: Required<O>;
}

export interface SetUp<O extends Options = Options, C extends GameCard = GameCard> {
  Form: Component<FormProps<O, C>, object, "options">;
  /** What somebody begins with who has never set up this game. */
  first: O;
  /** Where they sit. */
  seat: number;
  /** How many seats there are. */
  seats: (options: Required<O>) => number;
  /** Why no game can be made of the options, as the server would say. */
  problems: (options: Required<O>, card: C) => Reason[];
  /** What is played, for those who come to the table: each fact with what it is about. */
  facts: (options: Required<O>, card: C, say: Words["say"]) => [string, string][];
}

export const loadSetUp = loader(import.meta.glob<{ default: SetUp }>("./*/setup.ts"));

/** All options of a game, those not named as the server has them. */
export function fullOptions(card: GameCard, options: Options): Required<Options> {
  const { $defs } = card.options as { $defs: { Options: { properties: Record<string, { default: unknown }> } } };
  const standard = Object.entries($defs.Options.properties).map(([name, option]) => [name, option.default]);
  return { ...Object.fromEntries(standard), ...options };
}
