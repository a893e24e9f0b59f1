// A list of tables that comes in pages: the first is asked for again and again, those after it on demand.
import type { FinishedTable } from "../protocol";
import { PAGE } from "./api";

/** A table; with how and when its game ended, if it has. */
export type Listed = Pick<FinishedTable, "table"> & Partial<FinishedTable>;

const at = ({ table, at }: Listed): number => at ?? table.created;

export class Listing {
  #first = $state.raw<Listed[]>([]);
  #older = $state.raw<Listed[]>([]);
  tables = $derived([...this.#first, ...this.#older.filter((one) => !this.#first.length || at(one) < at(this.#first.at(-1)!))]);
  /** Whether there may be more of them. */
  hasMore = $state(false);

  #get: (before?: number) => Promise<Listed[]>;

  constructor(get: (before?: number) => Promise<Listed[]>) {
    this.#get = get;
  }

  /** Looks at the first page again. Throws Refusal. */
  async look(): Promise<void> {
    this.#first = await this.#get();
    if (!this.#older.length) this.hasMore = this.#first.length === PAGE;
  }

  /** Brings the next page. Throws Refusal. */
  async more(): Promise<void> {
    const page = await this.#get(at(this.tables.at(-1)!));
    this.#older = [...this.#older, ...page];
    this.hasMore = page.length === PAGE;
  }
}
