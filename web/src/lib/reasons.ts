// Why bots chose as they did.
import type { Motive, News, Scene, SeatCard } from "../protocol";
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
  /** The table. */
  id: string;
}

/** The seat of each choice, by its number. */
function chosenBy(news: News[]): Map<number, number> {
  const chose = news.filter(({ kind, seat }) => kind === "chose" && typeof seat === "number");
  return new Map(chose.map(({ number, seat }) => [number ?? 0, seat!]));
}

/** The reasons of the bots at a table. */
export function whysOf(id: string, seats: SeatCard[], news: News[], teller: Teller, scene: Scene): Whys {
  const chosen = chosenBy(news);
  return {
    teller,
    scene,
    id,
    asks({ event, moment }) {
      const seat = chosen.get(moment);
      return seat !== undefined && event?.seat === seat && seats[seat]?.kind === "program";
    },
    async tell({ moment }) {
      try {
        const { motive } = await getWhy(id, moment);
        return motive && teller.motive(scene, motive) ? motive : teller.say("why-hidden");
      } catch (problem) {
        return reasonsOf(problem).map((reason) => reasonText(teller.say, reason)).join(" ");
      }
    },
  };
}
