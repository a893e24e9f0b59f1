// What the reader knows about a character: who has it, what was done to it.
import type { CitadelsView } from "../../protocol";
import type { CitadelsTable } from "./table";

/** What was done to a character: a message `note-...` and a picture. */
export interface Mark {
  note: string;
  picture: string;
}

/** Whether the reader has to take or discard a character now. */
export const drafts = (view: CitadelsView): boolean => view.own.passed.length > 0;

/** The seat that is known to have a character; -1 if nobody is. */
export function holderOf({ view }: CitadelsTable, rank: number): number {
  if (view.truth) return view.truth.held.findIndex((ranks) => ranks.includes(rank));
  return view.own.held.includes(rank) ? view.seat! : (view.characters.shown[rank] ?? -1);
}

/** Who has a character, or where it is; "" if nothing is known. */
export function whose(table: CitadelsTable, rank: number): string {
  const { view, memory, teller } = table;
  const holder = holderOf(table, rank);
  if (holder >= 0) return holder === view.seat ? teller.say("note-yours") : teller.names[holder]!;
  if (view.characters.face_up.includes(rank)) return teller.say("note-face-up");
  if (view.phase !== "selection" && rank <= view.characters.called) return teller.say("note-silent");
  const passedOn = !drafts(view) && !view.truth && memory?.passed.at(-1)?.includes(rank);
  if (passedOn) return teller.say("note-passed-on");
  return view.phase === "turns" ? teller.say("note-uncalled") : "";
}

/** Whether nobody acts as a character any more this round. */
export function isGone(view: CitadelsView, rank: number): boolean {
  const silent = view.phase !== "selection" && rank < view.characters.called && (view.characters.shown[rank] ?? -1) < 0;
  return silent || view.characters.face_up.includes(rank);
}

/** What was done to a character. */
export function marksOn(view: CitadelsView, rank: number): Mark[] {
  const { killed, bewitched, robbed, warrants, served, signed, threats, settled, real } = view.marks;
  const found: (Mark | false)[] = [
    killed === rank && { note: "killed", picture: "killed" },
    bewitched === rank && { note: "bewitched", picture: "bewitched" },
    robbed === rank && { note: "robbed", picture: "robbed" },
    warrants.includes(rank) && warrant(served.includes(rank), signed === rank),
    threats.includes(rank) && threat(settled.includes(rank), real === rank),
  ];
  return found.filter((mark) => mark !== false);
}

function warrant(served: boolean, signed: boolean): Mark {
  return { note: served ? "served" : signed ? "signed" : "warrant", picture: signed ? "signed-warrant" : "warrant" };
}

function threat(settled: boolean, real: boolean): Mark {
  return { note: settled ? "settled" : real ? "real" : "threat", picture: real ? "real-threat" : "threat" };
}
