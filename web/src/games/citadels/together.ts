// What all players of Citadels see together.
import type { CitadelsView, View } from "../../protocol";
import { deciderOf } from "../deciding";

/** One view of nobody's that hides no hand and no character, made of those of all seats. */
export function together(views: View[]): CitadelsView {
  const seats = views as CitadelsView[];
  const known = (fact: "signed" | "real") => Math.max(...seats.map((view) => view[fact]));
  const decider = deciderOf(seats);
  return {
    ...decider,
    seat: null,
    hand: [],
    held: [],
    signed: known("signed"),
    real: known("real"),
    truth: decider.truth ?? {
      hands: seats.map(({ hand }) => hand),
      held: seats.map(({ held }) => held),
      museum: [],
      deck: [],
      scores: [],
    },
  };
}
