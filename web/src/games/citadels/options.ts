// The options of Citadels: how they are changed and described.
import type { CitadelsCard, CitadelsFacts, CitadelsOptions } from "../../protocol";
import { listing, type Words } from "../../lib/words";

export type Full = Required<CitadelsOptions>;

export const RANDOM = "random";
export const NOBODY = "";
export const NINTH = 9;

/** The options with a character, `RANDOM` or `NOBODY` for a rank; whom the set has anyway is not named. */
export function withCharacter(options: Full, card: CitadelsCard, rank: number, name: string): Full {
  const others = options.characters.filter((other) => rankOf(other, card) !== rank);
  const ninth = rank === NINTH ? name !== NOBODY : options.ninth;
  const set = card.presets[options.preset];
  const usual = [NOBODY, RANDOM, ...(set ? [[...set.characters, set.ninth][rank - 1]!] : [])];
  return { ...options, characters: usual.includes(name) ? others : [...others, name], ninth };
}

function rankOf(name: string, card: CitadelsCard): number | undefined {
  return card.characters.find((character) => character.name === name)?.rank;
}

/** The unique districts in play; none where they are drawn. */
export function uniquesOf(options: Full, card: CitadelsCard): string[] {
  return options.uniques.length ? options.uniques : (card.presets[options.preset]?.uniques ?? []);
}

/** The options with these unique districts; `uniques` stays empty where they are those of the set. */
export function withUniques(options: Full, card: CitadelsCard, uniques: string[]): Full {
  const usual = new Set(card.presets[options.preset]?.uniques);
  const same = uniques.length === usual.size && uniques.every((name) => usual.has(name));
  return { ...options, uniques: same ? [] : uniques };
}

/** Filled up at random to the number in play; if there are already as many, all are drawn again. */
export function filledUp(uniques: string[], all: string[], count: number): string[] {
  const filled = uniques.length < count ? [...uniques] : [];
  const left = all.filter((name) => !filled.includes(name));
  while (filled.length < count) filled.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return filled;
}

export function summary(options: Full, card: CitadelsCard, facts: CitadelsFacts, say: Words["say"]): [string, string][] {
  const { preset, crown } = options;
  const cast = facts.cast.map(({ chosen }) => chosen).filter((name) => name !== NOBODY && name !== RANDOM);
  const list = (kind: string, names: string[]) => listing(say, names.map((name) => say(`${kind}-${name}`)));
  const set: [string, string][] = [[say("set-of-cards"), say(`preset-${preset}`)]];
  return [
    ...(preset === RANDOM || preset in card.presets ? set : []),
    [say("characters"), list("character", cast) || say("at-random")],
    [say("uniques"), list("district", facts.uniques) || say("at-random")],
    [say("crown"), crown === null ? say("crown-random") : say("seat-number", { number: crown + 1 })],
    [say("goal"), String(facts.goal)],
  ];
}
