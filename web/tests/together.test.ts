import { expect, test } from "vitest";
import { together as citadels } from "../src/games/citadels/together";
import { together as machine } from "../src/games/machine/together";
import type { CitadelsView, MachineView } from "../src/protocol";

const seen = (seat: number, facts: object) =>
  ({ seat, pending: [1], aside: [], marks: { signed: 0, real: 0 }, own: {}, truth: null, ...facts }) as unknown as CitadelsView;

test("in Citadels all hands and characters lie open, and what the decider looks at", () => {
  const view = citadels([
    seen(0, { own: { hand: ["tavern"], held: [2] }, marks: { signed: 4, real: 0 } }),
    seen(1, { own: { hand: ["keep"], held: [1, 7] }, aside: ["market"] }),
  ]);
  expect(view).toMatchObject({
    seat: null,
    own: { hand: [], held: [] },
    marks: { signed: 4 },
    aside: ["market"],
    truth: { hands: [["tavern"], ["keep"]], held: [[2], [1, 7]] },
  });
});

test("the end of Citadels tells the truth by itself", () => {
  const truth = { hands: [[], []], held: [[1], [2]], museum: [], deck: ["tavern"], scores: [20, 30] };
  expect(citadels([seen(0, { truth }), seen(1, { truth })]).truth).toEqual(truth);
});

test("in the Machine game whatever anybody knows is known", () => {
  const city = (seat: number, hand: string[], citizens: string[], destination: string, forfeited: string[]) =>
    ({
      seat,
      pending: [0],
      directives: { hand },
      city: { citizens: citizens.map((known_as) => ({ place: "art", status: "unknown", known_as })) },
      heroes: [{ name: "fowler", destination, forfeited }],
    }) as unknown as MachineView;
  const view = machine([city(0, ["levy"], ["", "noble"], "", []), city(1, [], ["artist", "noble"], "velvet", ["art"])]);
  expect([view.seat, view.directives.hand]).toEqual([null, ["levy"]]);
  expect(view.city.citizens.map(({ known_as }) => known_as)).toEqual(["artist", "noble"]);
  expect(view.heroes[0]).toMatchObject({ destination: "velvet", forfeited: ["art"] });
});

test("in the Machine game it is seen what the decider decides, and who is still to do so", () => {
  const seat = (seat: number, pending: number[], about: object) =>
    ({ seat, pending, about, directives: { hand: [] }, city: { citizens: [] }, heroes: [] }) as unknown as MachineView;
  const view = machine([seat(0, [1, 2], {}), seat(1, [2], {}), seat(2, [2], { hero: "fowler" })]);
  expect(view).toMatchObject({ seat: null, pending: [2], about: { hero: "fowler" } });
});
