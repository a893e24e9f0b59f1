// The options of Citadels (C1, C8): who takes part, and why no game can be made of them, as in the server's options.py.
import type { CitadelsCard, CitadelsOptions, Reason } from "../../protocol";
import { listing, type Words } from "../../lib/words";

export type Full = Required<CitadelsOptions>;

export const RANDOM = "random";
export const NOBODY = "";
export const NINTH = 9;
const STAND_INS: Record<string, string> = { emperor: "king", queen: "artist" }; // C8
const FORBIDDEN: Record<string, Reason> = {
  emperor: { key: "no-emperor", clause: "C1.2" },
  queen: { key: "no-queen", clause: "C1.2" },
};
const UNIQUES = 14;

/** Why a character may not be used with that many players (C1.2), if it may not. */
export function refusal(name: string, rank: number, players: number): Reason | undefined {
  if (name === "emperor" && players < 3) return FORBIDDEN.emperor;
  if (name === "queen" && players < 5) return FORBIDDEN.queen;
  if (name !== NOBODY && rank === NINTH && players < 3) return { key: "ninth-forbidden", clause: "C1.2" };
  if (name === NOBODY && rank === NINTH && ninthRequired(players)) return { key: "ninth-required", clause: "C1.2" };
  return undefined;
}

function ninthRequired(players: number): boolean {
  return players === 3 || players === 8;
}

/** By rank from 1: the character, `RANDOM` or `NOBODY`. */
export function castOf(options: Full, card: CitadelsCard): string[] {
  const { players, preset, ninth } = options;
  const set = card.presets[preset];
  const withNinth = ninthRequired(players) || (ninth && (set !== undefined || preset === RANDOM));
  return Array.from({ length: NINTH }, (_, at) => {
    const rank = at + 1;
    const named = card.characters.find(({ name, rank: its }) => its === rank && options.characters.includes(name));
    if (named) return named.name;
    if (rank === NINTH && !withNinth) return NOBODY;
    const usual = set ? [...set.characters, set.ninth][at]! : preset === RANDOM ? RANDOM : NOBODY;
    return refusal(usual, rank, players) ? (STAND_INS[usual] ?? usual) : usual;
  });
}

/** The options with a character, `RANDOM` or `NOBODY` for a rank. */
export function withCharacter(options: Full, card: CitadelsCard, rank: number, name: string): Full {
  const others = options.characters.filter((other) => rankOf(other, card) !== rank);
  const ninth = rank === NINTH ? name !== NOBODY : options.ninth;
  const unnamed = { ...options, characters: others, ninth };
  if (name === NOBODY || castOf(unnamed, card)[rank - 1] === name) return unnamed;
  return { ...unnamed, characters: [...others, name] };
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

/** Filled up to fourteen from all there are; fourteen are drawn anew. */
export function filledUp(uniques: string[], all: string[]): string[] {
  const filled = uniques.length < UNIQUES ? [...uniques] : [];
  const left = all.filter((name) => !filled.includes(name));
  while (filled.length < UNIQUES) filled.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return filled;
}

export function problems(options: Full, card: CitadelsCard): Reason[] {
  const { players, crown, ninth } = options;
  const cast = castOf(options, card);
  const found: Reason[] = [];
  if (crown !== null && (crown < 0 || crown >= players)) found.push({ key: "no-such-crown", clause: "C1.4" });
  cast.slice(0, NINTH - 1).forEach((name, at) => {
    if (name === NOBODY) found.push({ key: "missing-rank", clause: "C1.1", about: String(at + 1) });
  });
  if (cast[NINTH - 1] === NOBODY && ninthRequired(players)) found.push({ key: "ninth-required", clause: "C1.2" });
  if (players === 2 && (cast[NINTH - 1] !== NOBODY || ninth)) found.push({ key: "ninth-forbidden", clause: "C1.2" });
  cast.forEach((name, at) => {
    if (FORBIDDEN[name] && refusal(name, at + 1, players)) found.push(FORBIDDEN[name]);
  });
  const count = options.uniques.length;
  if (count && count !== UNIQUES) found.push({ key: "fourteen-uniques", clause: "C1.3", about: String(count) });
  return found;
}

export function facts(options: Full, card: CitadelsCard, say: Words["say"]): [string, string][] {
  const { preset, crown } = options;
  const cast = castOf(options, card).filter((name) => name !== NOBODY && name !== RANDOM);
  const list = (kind: string, names: string[]) => listing(say, names.map((name) => say(`${kind}-${name}`)));
  const set: [string, string][] = [[say("set-of-cards"), say(`preset-${preset}`)]];
  return [
    ...(preset === RANDOM || preset in card.presets ? set : []),
    [say("characters"), list("character", cast) || say("at-random")],
    [say("uniques"), list("district", uniquesOf(options, card)) || say("at-random")],
    [say("crown"), crown === null ? say("crown-random") : say("seat-number", { number: crown + 1 })],
  ];
}
