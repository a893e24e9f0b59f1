// The live connection to a table: what it shows now, all that happened, and commands with their answers.
import { getNews } from "./api";
import { Connection, liveAddress, type Socket } from "./connection.svelte";
import type { Accepted, Command, Explained, Message, News, Reason, Refused, Scene } from "../protocol";

/** A command as a page gives it; the connection numbers it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
export type Answer = Accepted | Explained | Refused;
/** The news known before, with that of a scene. A reader in another seat gets all of it again; a reader who has missed too
 * much gets only the latest, and what was known before is dropped: it can be fetched again. */
export function withNews(known: News[], news: News[]): News[] {
  if (!news[0]) return known;
  const { version } = news[0];
  const before = known.filter((item) => item.version < version);
  return before.length && before.at(-1)!.version < version - 1 ? news : [...before, ...news];
}

/** The news that is still valid: undone choices are gone, table talk and the rest stay. */
export function standing(news: News[]): News[] {
  const left: News[] = [];
  for (const item of news) {
    if (item.kind === "undone") {
      const kept = left.filter((other) => other.kind !== "chose" || (other.number ?? 0) <= (item.number ?? 0));
      left.splice(0, left.length, ...kept);
    }
    left.push(item);
  }
  return left;
}

export class Live extends Connection<Message> {
  scene = $state.raw<Scene | null>(null);
  news = $state.raw<News[]>([]);

  /** Whether something happened before the first item of the news. */
  hasEarlier = $derived((this.news[0]?.version ?? 1) > 1);

  #open: (since: number) => Socket;
  #before: (version: number) => Promise<News[]>;
  #waiting = new Map<number, (answer: Answer) => void>();
  #count = 0;

  constructor(open: (since: number) => Socket, before: (version: number) => Promise<News[]>) {
    super();
    this.#open = open;
    this.#before = before;
    this.connect();
  }

  /** The answer of the server; if the connection is lost before it comes, a refusal `connection`. */
  send(wish: Wish): Promise<Answer> {
    const id = ++this.#count;
    if (this.status !== "open") return Promise.resolve(lost(id));
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.say({ ...wish, id });
      if (this.#waiting.size === 1) this.listen();
    });
  }

  /** Loads what happened before the first item of the news, or the latest part of it. Throws Refusal. */
  async showEarlier(): Promise<void> {
    const first = this.news[0]!.version;
    const earlier = await this.#before(first);
    if (this.news[0]!.version === first) this.news = [...earlier, ...this.news];
  }

  protected open(): Socket {
    return this.#open(this.news.at(-1)?.version ?? 0);
  }

  protected hear(message: Message): void {
    if (message.type === "scene") {
      this.news = withNews(this.news, message.news);
      this.scene = message;
    } else {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }

  protected ping(): void {
    void this.send({ type: "ping" });
  }

  protected isOwed(): boolean {
    return this.#waiting.size > 0;
  }

  protected forget(): void {
    for (const [id, resolve] of this.#waiting) resolve(lost(id));
    this.#waiting.clear();
  }
}

/** Connects to a table of this server. */
export function openTable(id: string): Live {
  const address = liveAddress(`tables/${id}/live`);
  return new Live(
    (since) => new WebSocket(`${address}?since=${since}`),
    (version) => getNews(id, version),
  );
}

function lost(id: number): Refused {
  const reason: Reason = { key: "connection", clause: "" };
  return { type: "refused", id, reasons: [reason] };
}
