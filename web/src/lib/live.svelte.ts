// The live connection to a table: what it shows now, all that happened, and commands with their answers.
import { getNews } from "./api";
import type { Accepted, Command, Explained, Message, News, Reason, Refused, Scene } from "../protocol";

/** A command as a page gives it; the connection numbers it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
export type Answer = Accepted | Explained | Refused;
export type Status = "connecting" | "open" | "lost" | "closed";

/** What a connection needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // milliseconds without a word until we ask whether anybody is there
const PATIENCE = 10_000; // milliseconds until somebody who was asked must be heard
const FINAL = (code: number) => code === 1008 || code === 1009 || code >= 4000; // coming back would not help

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

/** Milliseconds until the next attempt to connect after this many failures; `chance` is from 0 to 1. */
export function waitAfter(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + chance / 2);
}

export class Live {
  scene = $state.raw<Scene | null>(null);
  news = $state.raw<News[]>([]);
  status = $state<Status>("connecting");
  /** The key of the refusal with which the server closed the connection for good. */
  problem = $state("");

  /** Whether something happened before the first of the news. */
  hasEarlier = $derived((this.news[0]?.version ?? 1) > 1);

  #open: (since: number) => Socket;
  #before: (version: number) => Promise<News[]>;
  #socket: Socket | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #count = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: (since: number) => Socket, before: (version: number) => Promise<News[]>) {
    this.#open = open;
    this.#before = before;
    this.#connect();
  }

  /** The answer of the server; if the connection is lost before it comes, a refusal `connection`. */
  send(wish: Wish): Promise<Answer> {
    const id = ++this.#count;
    if (this.status !== "open") return Promise.resolve(lost(id));
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket?.send(JSON.stringify({ ...wish, id }));
      if (this.#waiting.size === 1) this.#listen();
    });
  }

  /** Brings what happened before the first of the news, or the last of it. Throws Refusal. */
  async showEarlier(): Promise<void> {
    const first = this.news[0]!.version;
    const earlier = await this.#before(first);
    if (this.news[0]!.version === first) this.news = [...earlier, ...this.news];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.status = "closed";
    this.#leave();
  }

  /** Tries now, again or whether it still holds: the browser is back from sleep, or its network comes or goes. */
  wake(): void {
    if (this.status === "lost") this.#connect();
    else this.#ping();
  }

  #connect(): void {
    this.#after(PATIENCE, () => this.#lose());
    const socket = this.#open(this.news.at(-1)?.version ?? 0);
    this.status = "connecting";
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#listen();
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code, reason }) => this.#lose(code, reason);
  }

  #hear(message: Message): void {
    this.#failures = 0;
    if (message.type === "scene") {
      this.news = withNews(this.news, message.news);
      this.scene = message;
    } else {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    this.#listen();
  }

  /** A connection can break silently (the computer slept, the network changed): after a silence the server is asked, and
   * if it does not answer, the connection is gone. */
  #listen(): void {
    if (this.#waiting.size) this.#after(PATIENCE, () => this.#lose());
    else this.#after(QUIET, () => this.#ping());
  }

  #ping(): void {
    void this.send({ type: "ping" });
  }

  #lose(code = 0, reason = ""): void {
    clearTimeout(this.#timer);
    this.#leave();
    if (FINAL(code)) {
      this.status = "closed";
      this.problem = reason || "failed";
      return;
    }
    this.status = "lost";
    this.#after(waitAfter(this.#failures++, Math.random()), () => this.#connect());
  }

  #after(wait: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, wait);
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const [id, resolve] of this.#waiting) resolve(lost(id));
    this.#waiting.clear();
  }
}

/** Connects to a table of this server. */
export function openTable(id: string): Live {
  const { protocol, host } = window.location;
  const address = `${protocol.replace("http", "ws")}//${host}/api/tables/${id}/live`;
  return new Live(
    (since) => new WebSocket(`${address}?since=${since}`),
    (version) => getNews(id, version),
  );
}

function lost(id: number): Refused {
  const reason: Reason = { key: "connection", clause: "" };
  return { type: "refused", id, reasons: [reason] };
}
