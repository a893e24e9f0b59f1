// Making a table and going there.
import type { NewTable } from "../protocol";
import { makeTable } from "./api";
import { me } from "./me";
import { place } from "./place.svelte";
import type { Words } from "./words";

interface Arrival {
  /** Whether the game starts as soon as the reader is there. */
  start: boolean;
  query?: string;
}

/** The reader becomes its host. */
export async function goToNew(table: NewTable, say: Words["say"], { start, query = "" }: Arrival): Promise<void> {
  const { id } = await makeTable({ ...table, name: me.name || say("guest-name") });
  if (start) place.starting = id;
  place.go(`/tables/${id}${query}`);
}
