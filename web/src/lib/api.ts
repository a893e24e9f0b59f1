// Requests to the server.
import type {
  Address,
  Cards,
  FileCard,
  FileReplay,
  FinishedTable,
  Games,
  Me,
  Moment,
  News,
  NewTable,
  Options,
  OptionsTold,
  Reason,
  Refusals,
  Replay,
  TableCard,
  Review,
  Upload,
} from "../protocol";

/** The server has refused something, and nothing has changed. */
export class Refusal extends Error {
  constructor(readonly reasons: Reason[]) {
    super(reasons.map((reason) => reason.key).join(", "));
  }
}

const FAILED: Reason[] = [{ key: "failed", clause: "" }];

/** Why something did not succeed: what is no refusal is a part of the page that did not come. */
export function reasonsOf(problem: unknown): Reason[] {
  return problem instanceof Refusal ? problem.reasons : [{ key: "unloaded", clause: "" }];
}

async function answerTo(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refusal([{ key: "connection", clause: "" }]);
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Refusals | null; // a proxy may speak no JSON
  throw new Refusal(told?.reasons ?? FAILED);
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await answerTo(path, init);
  return answer.json().catch(() => {
    throw new Refusal(FAILED);
  }) as Promise<T>;
}

const post = <T>(path: string, body: object) => request<T>(path, { method: "POST", body: JSON.stringify(body) });
const text = async (path: string) => (await answerTo(path)).text();

export const getGames = () => request<Games>("games");

/** What a game is made of, and what is there for every game. */
export async function getGame(name: string) {
  const { games, ...rest } = await getGames();
  return { card: games.find((card) => card.name === name)!, ...rest };
}

export const getAddress = () => request<Address>("address");
export const getMe = () => request<Me>("me");

/** Lists come in pages; `before` is when the last table got was made or, of the finished ones, finished. */
export const PAGE = 20;
const page = (before?: number) => `limit=${PAGE}${before === undefined ? "" : `&before=${before}`}`;
export const getTables = (phase: "open" | "running", before?: number) =>
  request<TableCard[]>(`tables?phase=${phase}&${page(before)}`);
export const getFinished = (before?: number) => request<FinishedTable[]>(`finished?${page(before)}`);
export const checkOptions = (game: string, options: Options) => post<OptionsTold>("options", { game, options });
export const checkFile = (file: Upload) => post<FileCard>("check", file);
export const checkCards = (game: string, text: string) => post<Cards>("cards", { game, text });
export const getCards = (id: string) => request<Cards | null>(`tables/${id}/cards`);
export const makeTable = (table: NewTable) => post<TableCard>("tables", table);

/** The news the reader got at a table before a version: the latest of it. */
export const getNews = (id: string, before: number) => request<News[]>(`tables/${id}/news?before=${before}`);

/** Through whose eyes a finished game, or a file, is seen: a seat's, those of all seats together, or nobody's. */
export type Eyes = number | "all" | "spectator";

export const getReplay = (id: string, eyes: Eyes) => request<Replay>(`tables/${id}/replay?seat=${eyes}`);
export const getTurningPoints = (id: string, eyes: Eyes) =>
  request<Review>(`tables/${id}/turning-points?eyes=${eyes}`);
export const getMoment = (id: string, choices: number, eyes: Eyes) =>
  request<Moment>(`tables/${id}/moments/${choices}?seat=${eyes}`);
export const getFileReplay = (file: Upload, eyes: Eyes) => post<FileReplay>(`replay?seat=${eyes}`, file);
export const getFileMoment = (file: Upload, choices: number, eyes: Eyes) =>
  post<Moment>(`moments/${choices}?seat=${eyes}`, file);
export const getRecord = (id: string) => text(`tables/${id}/record`);
export const getPosition = (id: string, choices: number) => text(`tables/${id}/position?choices=${choices}`);
