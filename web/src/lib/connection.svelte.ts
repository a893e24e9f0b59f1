// A live connection to the server, which is opened again whenever it is lost.

export type Status = "connecting" | "open" | "lost" | "closed";

/** What a connection needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // milliseconds of silence before we ask whether the server is there
const PATIENCE = 10_000; // milliseconds to wait for its answer
/** Why a connection is closed: this browser was signed out. */
export const ENDED = "session-ended";
const FINAL = (code: number) => code === 1008 || code === 1009 || code >= 4000; // reconnecting would not help

/** Milliseconds until the next attempt to connect after this many failures; `chance` is from 0 to 1. */
export function waitAfter(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + chance / 2);
}

/** The address of a live connection of this server. */
export function liveAddress(path: string): string {
  const { protocol, host } = window.location;
  return `${protocol.replace("http", "ws")}//${host}/api/${path}`;
}

/** A subclass says how to open a socket and what to do with what comes, and connects when ready. */
export abstract class Connection<Message> {
  status = $state<Status>("connecting");
  /** The key of the refusal with which the server closed the connection for good. */
  problem = $state("");

  #socket: Socket | null = null;
  #failures = 0;
  /** Whether anything came through this socket. */
  #heard = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected abstract open(): Socket;
  protected abstract hear(message: Message): void;
  /** Asks for any answer, to learn whether the connection still holds. */
  protected abstract ping(): void;
  /** Whether the server has to answer something. */
  protected abstract isOwed(): boolean;
  /** The connection is gone, and with it all answers. */
  protected abstract forget(): void;
  /** This browser was signed out: what is shown belongs to somebody else. */
  protected hide(): void {}

  close(): void {
    clearTimeout(this.#timer);
    this.status = "closed";
    this.#leave();
  }

  /** Disconnects until woken. */
  rest(): void {
    clearTimeout(this.#timer);
    this.status = "lost";
    this.#leave();
  }

  /** Reconnects or checks the connection at once: the browser has woken up, or its network has changed. */
  wake(): void {
    if (this.status === "lost") this.connect();
    else if (this.status === "open") this.ping();
  }

  protected connect(): void {
    this.#after(PATIENCE, () => this.#lose());
    const socket = this.open();
    this.status = "connecting";
    this.#socket = socket;
    this.#heard = false;
    socket.onopen = () => {
      this.status = "open";
      this.listen();
    };
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#heard = true;
      this.hear(JSON.parse(String(data)) as Message);
      this.listen();
    };
    socket.onclose = ({ code, reason }) => this.#lose(code, reason);
  }

  protected say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** A connection can break silently (the computer slept, the network changed): after a silence the server is asked, and
   * if it does not answer, the connection is gone. */
  protected listen(): void {
    if (this.isOwed()) this.#after(PATIENCE, () => this.#lose());
    else this.#after(QUIET, () => this.ping());
  }

  #lose(code = 0, reason = ""): void {
    clearTimeout(this.#timer);
    this.#leave();
    const hasNewCookie = reason === ENDED && this.#heard; // or may have: the next attempt will show
    if (FINAL(code) && !hasNewCookie) {
      this.status = "closed";
      this.problem = reason || "failed";
      if (reason === ENDED) this.hide();
      return;
    }
    this.status = "lost";
    this.#after(waitAfter(this.#failures++, Math.random()), () => this.connect());
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
    this.forget();
  }
}
