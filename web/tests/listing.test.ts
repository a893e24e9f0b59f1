import { expect, test } from "vitest";
import type { TableCard } from "../src/protocol";
import { PAGE, type Listed } from "../src/lib/api";
import { Listing } from "../src/lib/listing.svelte";

/** A moment, and a name among those of that moment. */
const made = (number: number, at = number): Listed => ({
  table: { id: String(number).padStart(3, "0"), created: at } as TableCard,
});
const ids = (listing: Listing) => listing.tables.map(({ table }) => Number(table.id));
const down = (from: number, to: number) => Array.from({ length: from - to }, (_, at) => from - at);

test("a list comes in pages, and new tables stand before what was brought on demand", async () => {
  let newest = 50;
  const listing = new Listing(async (last = made(newest + 1)) =>
    down(Math.min(last.table.created - 1, newest), 0).slice(0, PAGE).map((number) => made(number)),
  );
  expect(listing.looked).toBe(false);
  await listing.look();
  expect([ids(listing), listing.hasMore, listing.looked]).toEqual([down(50, 30), true, true]);
  await listing.more();
  expect([ids(listing), listing.hasMore]).toEqual([down(50, 10), true]);
  newest = 51;
  await listing.look();
  await listing.more();
  expect([ids(listing)[0], ids(listing).at(-1), listing.hasMore]).toEqual([51, 1, false]);
});

test("tables of the same moment are told apart by their names", async () => {
  const listing = new Listing(async (last) =>
    down(last ? Number(last.table.id) - 1 : 50, 0).slice(0, PAGE).map((number) => made(number, 7)),
  );
  await listing.look();
  await listing.more();
  await listing.look();
  await listing.more();
  expect([ids(listing), listing.hasMore]).toEqual([down(50, 0), false]);
});

test("an empty list has no more", async () => {
  const listing = new Listing(async () => []);
  await listing.look();
  expect([listing.tables, listing.hasMore]).toEqual([[], false]);
});
