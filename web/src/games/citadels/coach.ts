// The first game of Citadels: its table, and what is taught at it.
import { asked, happened, type Lesson, type Tour, type When } from "../../lib/coaching.svelte";
import type { CitadelsView } from "../../protocol";
import position from "./first-game.txt?raw";

const NO_POWER = /^(gather|build|end turn|sell|forge)/; // any character can do it

const inTurn =
  (gathered: boolean, when: When<CitadelsView>): When<CitadelsView> =>
  (now) =>
    asked("turn")(now) && now.view.turn.gathered === gathered && when(now);

const canBuild: When<CitadelsView> = ({ choices }) => choices.some((choice) => choice.startsWith("build"));
const hasPower: When<CitadelsView> = ({ choices }) => choices.some((choice) => !NO_POWER.test(choice));

/** Somebody did this to the reader. */
const suffered = (kind: string) => happened(kind, ({ seat, target }, you) => target === you && seat !== you);

const role = (message: string, character: string): Lesson<CitadelsView> => ({
  message,
  kind: "ask",
  about: "ranks",
  extra: true,
  when: inTurn(true, (now) => now.view.turn.role === character && hasPower(now)),
  advises: () => ["income", "bonus gold", "bonus cards"],
});

/** What can be built, the most expensive first: it brings the most points. */
const dearest: Lesson<CitadelsView>["advises"] = ({ choices, prices }) =>
  choices
    .map((choice, at) => ({ choice, price: prices[at]! }))
    .filter(({ choice }) => choice.startsWith("build"))
    .sort((one, other) => other.price - one.price)
    .map(({ choice }) => choice);

const tour: Tour<CitadelsView> = {
  side: "city",
  face: "citadels/characters/king",
  table: { game: "citadels", position, exact: true, seat: 0, levels: ["", "newcomer", "newcomer", "newcomer"] },
  lessons: [
    { message: "tour-cities", kind: "part", about: "cities" },
    { message: "tour-hand", kind: "part", about: "hand" },
    { message: "tour-players", kind: "part", about: "players" },
    { message: "tour-ranks", kind: "part", about: "ranks" },
    { message: "tour-bar", kind: "part", about: "bar" },
    {
      message: "tour-draft",
      kind: "ask",
      about: "ranks",
      when: asked("take-character"),
      advises: () => ["take king"],
    },
    { message: "tour-called", kind: "event", about: "ranks", when: ({ choices }) => !choices.length },
    {
      message: "tour-gather",
      kind: "ask",
      about: "bar",
      when: inTurn(false, () => true),
      advises: () => ["gather gold"],
    },
    { message: "tour-keep", kind: "ask", about: "hand", extra: true, when: asked("keep-drawn") },
    { message: "tour-power", kind: "ask", about: "bar", when: inTurn(true, hasPower) },
    role("tour-assassin", "assassin"),
    role("tour-thief", "thief"),
    role("tour-magician", "magician"),
    role("tour-king", "king"),
    role("tour-bishop", "bishop"),
    role("tour-merchant", "merchant"),
    role("tour-architect", "architect"),
    role("tour-warlord", "warlord"),
    { message: "tour-build", kind: "ask", about: "hand", when: inTurn(true, canBuild), advises: dearest },
    {
      message: "tour-end-turn",
      kind: "ask",
      about: "bar",
      when: inTurn(true, (now) => !canBuild(now)),
      advises: () => ["end turn"],
    },
    { message: "tour-round", kind: "event", about: "ranks", when: happened("round") },
    { message: "tour-points", kind: "event", about: "cities", when: happened("round") },
    { message: "tour-robbed", kind: "event", about: "players", extra: true, when: suffered("robbed") },
    {
      message: "tour-killed",
      kind: "event",
      about: "ranks",
      extra: true,
      when: ({ view }) => view.own.held.includes(view.marks.killed),
    },
    { message: "tour-destroyed", kind: "event", about: "cities", extra: true, when: suffered("destroyed") },
    { message: "tour-swapped-hands", kind: "event", about: "hand", extra: true, when: suffered("swapped-hands") },
    { message: "tour-completed", kind: "event", about: "cities", extra: true, when: happened("completed") },
  ],
};

export default [tour];
