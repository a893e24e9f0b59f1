// Requests to the server.
import type {
  Account,
  Address,
  AnalysisTold,
  Cards,
  Companion,
  DeviceCode,
  FileCard,
  FileReplay,
  FinishedTable,
  Friends,
  Games,
  HintTold,
  Invitation,
  Leaderboard,
  Moment,
  News,
  NewSubscription,
  NewTable,
  NotificationsTold,
  Options,
  OptionsTold,
  OwnRecord,
  Pairing,
  Person,
  PlayedGame,
  PuzzleCard,
  PuzzleRecord,
  PuzzleTold,
  RatingShown,
  Reason,
  Refusals,
  Replay,
  TableCard,
  Review,
  ShunnedPerson,
  TryTold,
  Upload,
  WhyTold,
  Wishes,
} from "../protocol";

/** The server has refused something, and nothing has changed. */
export class Refusal extends Error {
  constructor(readonly reasons: Reason[]) {
    super(reasons.map((reason) => reason.key).join(", "));
  }
}

const FAILED: Reason[] = [{ key: "failed", clause: "" }];

/** Why something failed: if the server did not refuse it, a part of the page could not be loaded. */
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
  const told = (await answer.json().catch(() => null)) as Refusals | null; // a proxy may not answer in JSON
  throw new Refusal(told?.reasons ?? FAILED);
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await answerTo(path, init);
  return answer.json().catch(() => {
    throw new Refusal(FAILED);
  }) as Promise<T>;
}

const post = <T>(path: string, body: object) => request<T>(path, { method: "POST", body: JSON.stringify(body) });
const text = async (path: string, init?: RequestInit) => (await answerTo(path, init)).text();

export const getGames = () => request<Games>("games");

/** What a game consists of, and what all games share. */
export async function getGame(name: string) {
  const { games, ...rest } = await getGames();
  return { card: games.find((card) => card.name === name)!, ...rest };
}

export const getAddress = () => request<Address>("address");
/** Takes a table off the reader's list: they leave it, and a game in which nobody else plays ends. */
export const removeOwn = (id: string) => request<TableCard>(`me/tables/${id}`, { method: "DELETE" });
export const resignGame = (id: string) => request<TableCard>(`me/tables/${id}/resign`, { method: "POST" });

export const getNotifications = () => request<NotificationsTold>("notifications");
export const wishNotifications = (wishes: Wishes) => post<NotificationsTold>("notifications", wishes);
export const subscribe = (browser: NewSubscription) => post<NotificationsTold>("notifications/subscribe", browser);
export const renew = (browser: NewSubscription) => post<NotificationsTold>("notifications/renew", browser);
export const unsubscribe = (endpoint: string) => post<NotificationsTold>("notifications/unsubscribe", { endpoint });

/** A table in a list; with how and when its game ended, if it has. */
export type Listed = Pick<FinishedTable, "table"> & Partial<FinishedTable>;

/** Which tables a list shows; "" means any. */
export interface Sought {
  game: string;
  seats: string;
  clock: string;
  language: string;
}

/** When a table was created or, if it is over, finished. */
export const momentOf = ({ table, at }: Listed): number => at ?? table.created;

/** Lists come in pages; `last` is the last table received. */
export const PAGE = 20;
function page(last?: Listed, sought: Partial<Sought> = {}): URLSearchParams {
  const wanted = Object.entries(sought).filter(([, value]) => value);
  const before = last ? [["before", String(momentOf(last))], ["before_id", last.table.id]] : [];
  return new URLSearchParams([["limit", String(PAGE)], ...wanted, ...before]);
}
export const getTables = (phase: "open" | "running", last?: Listed, sought?: Sought) =>
  request<TableCard[]>(`tables?phase=${phase}&${page(last, sought)}`);
export const getFinished = (last?: Listed, sought?: Sought) =>
  request<FinishedTable[]>(`finished?${page(last, sought)}`);
export const getOwnRecord = () => request<OwnRecord>("record");
export const getOwnGames = (before?: number) =>
  request<PlayedGame[]>(`record/games?limit=${PAGE}${before === undefined ? "" : `&before=${before}`}`);
export const showRating = (shown: boolean) => post<RatingShown>("record/rating", { shown });
export const getLeaderboard = (game: string, number = 1) =>
  request<Leaderboard>(`leaderboard?game=${encodeURIComponent(game)}&page=${number}`);
export const checkOptions = (game: string, options: Options) => post<OptionsTold>("options", { game, options });
export const checkFile = (file: Upload) => post<FileCard>("check", file);
export const checkCards = (game: string, text: string) => post<Cards>("cards", { game, text });
export const getCards = (id: string) => request<Cards | null>(`tables/${id}/cards`);
export const pairUp = (wish: Pairing) => post<TableCard>("pairing", wish);
export const makeTable = (table: NewTable) => post<TableCard>("tables", table);

/** Those who have played with the reader; with their relation to a table, if one is given. */
export const getFriends = (table = "") => request<Friends>(`friends?table=${table}`);
/** The other people at a table. */
export const getPeople = (id: string) => request<Companion[]>(`tables/${id}/people`);

export type Shunned = "" | ShunnedPerson["kind"];
/** Mutes or blocks somebody, known from a game or from a table; "" ends it. */
export const shun = (person: string, kind: Shunned, table = "") =>
  request<ShunnedPerson[]>(`friends/${person}`, { method: "PUT", body: JSON.stringify({ kind, table }) });
export const invite = (id: string, friend: string) => post<Friends>(`tables/${id}/invitations`, { friend });
export const decline = (id: string) => request<Invitation[]>(`invitations/${id}`, { method: "DELETE" });

/** The latest of the news that the reader received at a table before a version. */
export const getNews = (id: string, before: number) => request<News[]>(`tables/${id}/news?before=${before}`);

/** Whose view of a finished game or a file is shown: a seat's, that of all seats together, or a spectator's. */
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

export const getHint = (id: string) => request<HintTold>(`tables/${id}/hint`);
/** Why a choice was made, by its number. */
export const getWhy = (id: string, number: number) => request<WhyTold>(`tables/${id}/choices/${number}/why`);
export const getFileWhy = (file: Upload, number: number) => post<WhyTold>(`choices/${number}/why`, file);
export const getAnalysis = (id: string) => request<AnalysisTold>(`analyses/${id}`);
export const analyse = (id: string, depth: number) => post<AnalysisTold>(`tables/${id}/analysis?depth=${depth}`, {});
export const analyseFile = (file: Upload, depth: number) => post<AnalysisTold>(`analyses?depth=${depth}`, file);
export const getAnalysedRecord = (id: string) => text(`tables/${id}/record?analysed=true`);
export const getAnalysedFile = (file: Upload) => text("analyses/record", { method: "POST", body: JSON.stringify(file) });

export const getTodaysPuzzle = () => request<PuzzleTold>("puzzles/today");
export const getPuzzle = (game: string, number: number) => request<PuzzleTold>(`puzzles/${game}/${number}`);
/** Those of a game and a grade; "" and 0 mean any. */
export const getPuzzles = (game: string, grade: number) =>
  request<PuzzleCard[]>(`puzzles?game=${game}${grade ? `&grade=${grade}` : ""}`);
export const tryPuzzle = (game: string, number: number, choice: string) =>
  post<TryTold>(`puzzles/${game}/${number}/tries`, { choice });
export const getPuzzleRecord = () => request<PuzzleRecord>("puzzles/record");

/** Who the reader is. */
export const getAccount = () => request<Account>("account");
export const rename = (name: string) => post<Account>("account/name", { name });
export const signOut = (id: string) => post<Account>("account/sessions/end", { id });
export const signOutOthers = () => post<Account>("account/sessions/end-others", {});
export const deleteAccount = () => post<Account>("account/delete", { confirmed: true });
export const newCode = (name: string) => post<DeviceCode>("devices/code", { name });
export const lookAtCode = (code: string) => post<Person>("devices/look", { code });
export const joinDevice = (code: string) => post<Person>("devices/join", { code });
export const newPasskey = (name: string) => post<object>("passkeys/new", { name });
export const addPasskey = (proof: object, name: string) => post<Account>("passkeys/add", { proof, name });
export const removePasskey = (id: string) => post<Account>("passkeys/remove", { id });
export const askPasskey = () => post<object>("passkeys/ask", {});
export const signIn = (proof: object) => post<Person>("passkeys/sign-in", { proof });
