// A list of tables in pages: the first is requested again and again, the others on demand.
import { momentOf, PAGE, type Listed } from "./api";

export type { Listed };

/** Whether a table comes after another: it is older or, if both are from the same moment, its ID is smaller. */
function isAfter(one: Listed, other: Listed): boolean {
  const [at, since] = [momentOf(one), momentOf(other)];
  return at < since || (at === since && one.table.id < other.table.id);
}

export class Listing {
  #first = $state.raw<Listed[]>([]);
  #older = $state.raw<Listed[]>([]);
  tables = $derived([
    ...this.#first,
    ...this.#older.filter((one) => !this.#first.length || isAfter(one, this.#first.at(-1)!)),
  ]);
  /** Whether the first page has come. */
  looked = $state(false);
  /** Whether there may be more of them. */
  hasMore = $state(false);

  #get: (last?: Listed) => Promise<Listed[]>;

  constructor(get: (last?: Listed) => Promise<Listed[]>) {
    this.#get = get;
  }

  /** Reloads the first page. Throws Refusal. */
  async look(): Promise<void> {
    this.#first = await this.#get();
    this.looked = true;
    if (!this.#older.length) this.hasMore = this.#first.length === PAGE;
  }

  /** Loads the next page. Throws Refusal. */
  async more(): Promise<void> {
    const page = await this.#get(this.tables.at(-1)!);
    this.#older = [...this.#older, ...page];
    this.hasMore = page.length === PAGE;
  }
}
