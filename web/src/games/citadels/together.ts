// What all players of Citadels see together.
import type { CitadelsView, View } from "../../protocol";
import { deciderOf } from "../deciding";

/** A view that belongs to nobody and hides no hand or character, made from those of all seats. */
export function together(views: View[]): CitadelsView {
  const seats = views as CitadelsView[];
  const known = (fact: "signed" | "real") => Math.max(...seats.map((view) => view.marks[fact]));
  const decider = deciderOf(seats);
  return {
    ...decider,
    seat: null,
    marks: { ...decider.marks, signed: known("signed"), real: known("real") },
    own: { ...decider.own, hand: [], held: [] },
    truth: decider.truth ?? {
      hands: seats.map(({ own }) => own.hand),
      held: seats.map(({ own }) => own.held),
      museum: [],
      deck: [],
      scores: [],
    },
  };
}
