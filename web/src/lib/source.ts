// Where a replay comes from: a finished table, or a file that somebody has opened.
import type { AnalysisTold, Cards, FileCard, Moment, NewTable, Replay, SeatCard, TableCard, Upload } from "../protocol";
import { analyse, analyseFile, getAnalysedFile, getAnalysedRecord, getCards, getFileMoment, getFileReplay, getFileWhy, getMoment, getPosition, getRecord, getReplay, type Eyes } from "./api";
import { cardsOf } from "./cards";
import { botsAt, type Reasoning } from "./reasons";

export interface Source extends Reasoning {
  /** Its page. */
  path: string;
  /** The page it is reached from, and the message with its name. */
  home: string;
  homeName: string;
  /** Whether others can find it at the same address. */
  shared: boolean;
  replay: (eyes: Eyes) => Promise<Replay>;
  moment: (choices: number, eyes: Eyes) => Promise<Moment>;
  /** The cards from an owner's box that its table is played with. */
  cards: (table: TableCard) => Promise<Cards | null>;
  /** As a file. */
  text: () => Promise<string>;
  /** How to create a table that starts after a number of choices. */
  beginning: (choices: number) => Promise<Partial<NewTable>>;
  /** The page of its analysis, and the ID to find it by: that of a file is known once its replay is; "" if there can be none. */
  analysisPath: string;
  readonly analysisId: string;
  analyse: (depth: number) => Promise<AnalysisTold>;
  /** As a file with the analysis as comments. */
  comments: () => Promise<string>;
}

/** Gives the reader a game as a file. */
export function saveFile({ game, id }: TableCard, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: url, download: `${game}-${id}.txt` }).click();
  URL.revokeObjectURL(url);
}

export function tableSource(id: string): Source {
  return {
    home: `/tables/${id}`,
    homeName: "to-table",
    shared: true,
    replay: (eyes) => getReplay(id, eyes),
    moment: (choices, eyes) => getMoment(id, choices, eyes),
    cards: async ({ cards }) => (cards ? getCards(id) : null),
    ...botsAt(id),
    text: () => getRecord(id),
    beginning: async (choices) => ({ position: await getPosition(id, choices) }),
    analysisPath: `/tables/${id}/analysis`,
    analysisId: id,
    analyse: (depth) => analyse(id, depth),
    comments: () => getAnalysedRecord(id),
  };
}

export function fileSource(upload: Upload): Source {
  let analysisId = "";
  return {
    path: "/new/file/replay",
    home: "/new/file",
    homeName: "to-file",
    shared: false,
    async replay(eyes) {
      const { file, news } = await getFileReplay(upload, eyes);
      analysisId = file.analysis;
      return { table: tableOf(file), you: null, outcome: file.outcome, choices: file.choices, news };
    },
    moment: (choices, eyes) => getFileMoment(upload, choices, eyes),
    cards: async ({ options }) => cardsOf(options),
    why: (number) => getFileWhy(upload, number),
    asksWhy: () => true, // nobody knows who was a bot
    text: async () => upload.record || upload.position || "",
    beginning: async (choices) => (upload.record ? { ...upload, choices } : upload),
    analysisPath: "/new/file/analysis",
    get analysisId() {
      return analysisId;
    },
    analyse: (depth) => analyseFile(upload, depth),
    comments: () => getAnalysedFile(upload),
  };
}

/** The table at which it may have been played, by people whose names are not known. */
function tableOf({ game, options, seats, empty, choices }: FileCard): TableCard {
  const seatCard = (_: unknown, seat: number): SeatCard => ({
    kind: empty.includes(seat) ? "empty" : "person",
    name: "",
    level: "",
    online: false,
    host: false,
    seconds: null,
    kept: false,
    face: "",
  });
  return {
    id: "file",
    game,
    options,
    cards: "",
    phase: "over",
    paused: false,
    stuck: false,
    listed: false,
    language: "",
    guided: false,
    hints: false,
    paired: false,
    fills_in: null,
    origin: "",
    clock: {},
    pace: "normal",
    seats: Array.from({ length: seats }, seatCard),
    choices,
    proposal: null,
    application: null,
    ending: [],
    rematch: "",
    created: 0,
  };
}
