// The reader's own games, always up to date: those waiting for the reader first, finished ones last.
import type { Invitation, OwnMessage, OwnTable } from "../protocol";
import { Connection, liveAddress, type Socket } from "./connection.svelte";
import { me } from "./me.svelte";

/** A table of the reader's. */
export interface Own extends OwnTable {
  /** When the reader's time runs out, in seconds since 1970; null if no clock runs. */
  until: number | null;
}

export const isOver = ({ lost, table }: OwnTable): boolean => lost || table.phase === "over";

/** Whether other people have seats at the table, even if a bot plays for them for now. */
export const hasOthers = ({ table, seat }: OwnTable): boolean =>
  table.seats.some(({ kind, kept }, other) => other !== seat && (kind === "person" || kept));

/** Whether the reader is asked to end the game, and nothing else. */
export const isAskedToEnd = ({ waits, table, turn, seat }: OwnTable): boolean =>
  waits && table.phase === "running" && !turn.includes(seat);

/** The order of the list: waiting, running, open, finished, each the newest first. */
function inOrder(one: OwnTable, other: OwnTable): number {
  const rank = (own: OwnTable) => [isOver(own), !own.waits, own.table.phase === "open"].map(Number);
  const [first, second] = [rank(one), rank(other)];
  return first.map((value, at) => value - second[at]!).find(Boolean) ?? other.at - one.at;
}

export class YourGames extends Connection<OwnMessage> {
  tables = $state.raw<Own[]>([]);
  /** To open tables, the most recent first. */
  invitations = $state.raw<Invitation[]>([]);
  waiting = $derived(this.tables.filter(({ waits }) => waits).length);

  #open: () => Socket;
  #asked = false;

  constructor(open: () => Socket) {
    super();
    this.#open = open;
    this.connect();
  }

  protected open(): Socket {
    return this.#open();
  }

  protected hear(message: OwnMessage): void {
    this.#asked = false;
    if (message.type === "heard") return;
    if (message.type === "me" && message.name) me.learn(message.name);
    this.invitations = message.invitations ?? this.invitations;
    const now = Date.now() / 1000;
    const told = message.tables.map((own): Own => {
      const { seconds } = own.table.seats[own.seat]!;
      return { ...own, until: own.waits && seconds !== null ? now + seconds : null };
    });
    const ids = new Set([...told.map(({ table }) => table.id), ...(message.type === "changed" ? message.gone : [])]);
    const rest = message.type === "changed" ? this.tables.filter(({ table }) => !ids.has(table.id)) : [];
    this.tables = [...rest, ...told].sort(inOrder);
  }

  protected ping(): void {
    this.#asked = true;
    this.say({});
    this.listen();
  }

  protected isOwed(): boolean {
    return this.#asked;
  }

  protected forget(): void {
    this.#asked = false;
  }

  protected override hide(): void {
    [this.tables, this.invitations] = [[], []];
  }
}

/** Follows the games of this browser's guest. */
export const yourGames = new YourGames(() => new WebSocket(liveAddress("me/live")));
