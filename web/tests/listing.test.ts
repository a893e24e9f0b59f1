import { expect, test } from "vitest";
import type { TableCard } from "../src/protocol";
import { PAGE } from "../src/lib/api";
import { Listing } from "../src/lib/listing.svelte";

const made = (created: number) => ({ table: { id: `${created}`, created } as TableCard });
const ids = (listing: Listing) => listing.tables.map(({ table }) => table.created);
const down = (from: number, to: number) => Array.from({ length: from - to }, (_, at) => from - at);

test("a list comes in pages, and new tables stand before what was brought on demand", async () => {
  let newest = 50;
  const listing = new Listing(async (before = newest + 1) => down(Math.min(before - 1, newest), 0).slice(0, PAGE).map(made));
  await listing.look();
  expect([ids(listing), listing.hasMore]).toEqual([down(50, 30), true]);
  await listing.more();
  expect([ids(listing), listing.hasMore]).toEqual([down(50, 10), true]);
  newest = 51;
  await listing.look();
  await listing.more();
  expect([ids(listing)[0], ids(listing).at(-1), listing.hasMore]).toEqual([51, 1, false]);
});

test("an empty list has no more", async () => {
  const listing = new Listing(async () => []);
  await listing.look();
  expect([listing.tables, listing.hasMore]).toEqual([[], false]);
});
