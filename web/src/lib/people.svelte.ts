// The other people at a table, and which of them the reader has muted or blocked: what they say is not shown.
import { createContext } from "svelte";
import type { Companion, News } from "../protocol";
import { getPeople, shun, type Shunned } from "./api";

export class People {
  all = $state.raw<Companion[]>([]);
  /** By the marks of those who speak. */
  #hidden = $derived(new Map(this.all.filter(({ kind }) => kind).map((one) => [one.by, one])));
  #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  at = (seat: number): Companion | undefined => this.all.find((one) => one.seat === seat);

  /** Who said something, if the reader does not want to read it. */
  hidden = ({ by = "" }: News): Companion | undefined => this.#hidden.get(by);

  /** Throws Refusal. */
  look = async (): Promise<void> => {
    this.all = await getPeople(this.#table);
  };

  /** Throws Refusal. */
  shun = async ({ id }: Companion, kind: Shunned): Promise<void> => {
    await shun(id, kind, this.#table);
    this.all = this.all.map((one) => (one.id === id ? { ...one, kind } : one));
  };
}

/** Those at the table that a page shows. */
export const [usePeople, providePeople] = createContext<People>();
