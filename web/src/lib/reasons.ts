// Why bots chose as they did.
import type { Motive, News, Scene, SeatCard, WhyTold } from "../protocol";
import { getWhy, reasonsOf } from "./api";
import { reasonText, type Line, type Teller } from "./telling";

export interface Whys {
  /** Whether somebody may ask for the reason behind the first thing that a line says. */
  asks: (line: Line) => boolean;
  /** The reason for what a line says, or why there is none, in a sentence. */
  tell: (line: Line) => Promise<Motive | string>;
  teller: Teller;
  /** The one in which a reason is worded. */
  scene: Scene;
  /** The page that they belong to. */
  path: string;
}

/** The seat of each choice, by its number. */
function chosenBy(news: News[]): Map<number, number> {
  const chose = news.filter(({ kind, seat }) => kind === "chose" && typeof seat === "number");
  return new Map(chose.map(({ number, seat }) => [number ?? 0, seat!]));
}

/** Where reasons come from. */
export interface Reasoning {
  /** The page that they belong to. */
  path: string;
  /** Why a choice was made, by its number. */
  why: (number: number) => Promise<WhyTold>;
  /** Whether the choices of a seat can be asked about. */
  asksWhy: (seat: SeatCard | undefined) => boolean;
}

/** The bots at a table. */
export const botsAt = (id: string): Reasoning => ({
  path: `/tables/${id}/replay`,
  why: (number) => getWhy(id, number),
  asksWhy: (seat) => seat?.kind === "program",
});

/** The reasons behind choices. `scene` is the one in which a motive is worded. */
export function whysOf(source: Reasoning, news: News[], teller: Teller, scene: Scene): Whys {
  const chosen = chosenBy(news);
  return {
    teller,
    scene,
    path: source.path,
    asks({ event, moment }) {
      const seat = chosen.get(moment);
      const isOwn = event !== null && event.seat === seat && !teller.announced.includes(event.kind);
      return isOwn && source.asksWhy(scene.table.seats[event.seat]);
    },
    async tell({ moment }) {
      try {
        const { motive } = await source.why(moment);
        return motive && teller.motive(scene, motive) ? motive : teller.say("why-hidden");
      } catch (problem) {
        return reasonsOf(problem).map((reason) => reasonText(teller.say, reason)).join(" ");
      }
    },
  };
}
