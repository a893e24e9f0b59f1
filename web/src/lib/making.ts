// Creates a table and goes there.
import { profileOf } from "../games/profiles";
import type { NewTable } from "../protocol";
import { invite, makeTable } from "./api";
import { language } from "./language.svelte";
import { me } from "./me.svelte";
import { place } from "./place.svelte";
import type { Words } from "./words";

interface Arrival {
  /** Whether the game starts as soon as the reader is there. */
  start: boolean;
  query?: string;
}

/** The reader becomes its host. */
export async function goToNew(table: NewTable, say: Words["say"], { start, query = "" }: Arrival): Promise<void> {
  const { id } = await makeTable({ ...table, name: me.name || say("guest-name"), language: language() });
  if (start) place.starting = id;
  place.go(`/tables/${id}${query}`);
}

/** A table of a game with a seat for a friend, who is invited; bots have the others, as when playing alone. */
export async function inviteToNew(friend: string, game: string, say: Words["say"]): Promise<void> {
  const { playNow } = profileOf(game);
  const levels = [...(playNow.levels ?? [])];
  const bot = levels.findIndex(Boolean);
  if (bot >= 0) levels[bot] = "";
  const { id } = await makeTable({ game, ...playNow, levels, name: me.name || say("guest-name"), language: language() });
  await invite(id, friend).catch(() => undefined); // then the reader sees at the table that nobody is invited
  place.go(`/tables/${id}`);
}
