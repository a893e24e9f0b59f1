// The first game as the Great Machine: its table, and its lessons.
import { asked, happened, type Tour, type When } from "../../lib/coaching.svelte";
import type { MachineView } from "../../protocol";
import position from "./first-game-machine.txt?raw";
import { guardsIn } from "./people";

const FIRST_ROUND = 4; // of this game
const ENOUGH_GUARDS = 3; // in Commerce, for Market Fair
const CHEAPEST_ACTION = 2; // Bonds

/** The Machine is asked, in a round of this game, and can do this. */
const offered =
  (round: number, choice: RegExp): When<MachineView> =>
  (now) =>
    asked("machine-turn")(now) && now.view.round === round && now.choices.some((text) => choice.test(text));

const matching =
  (...wanted: RegExp[]) =>
  ({ choices }: { choices: string[] }) =>
    wanted.flatMap((one) => choices.filter((choice) => one.test(choice)));

const tour: Tour<MachineView> = {
  side: "machine",
  face: "machine/servants/lex-hecate",
  table: { game: "machine", position, exact: true, seat: 0, levels: ["", "newcomer"] },
  lessons: [
    { message: "tour-as-machine-sides", kind: "part", about: "plan" },
    { message: "tour-as-machine-discontent", kind: "part", about: "discontent" },
    { message: "tour-as-machine-city", kind: "part", about: "city" },
    { message: "tour-as-machine-event", kind: "part", about: "event" },
    { message: "tour-as-machine-bonds", kind: "part", about: "city" },
    { message: "tour-bar", kind: "part", about: "bar" },
    {
      message: "tour-as-machine-guard",
      kind: "ask",
      about: "city",
      when: (now) => offered(FIRST_ROUND, /to commerce$/)(now) && guardsIn(now.view, "commerce").upright < ENOUGH_GUARDS,
      advises: () => ["guard grand-citadel to commerce"],
    },
    {
      message: "tour-as-machine-raid",
      kind: "ask",
      about: "city",
      when: offered(FIRST_ROUND, /^judgementor raids/),
      advises: () => ["judgementor raids"],
    },
    {
      message: "tour-as-machine-arrest",
      kind: "ask",
      about: "city",
      when: offered(FIRST_ROUND, /^(move phantasmer to industrial|phantasmer arrests)/),
      advises: matching(/^phantasmer arrests/, /^move phantasmer to industrial/),
    },
    {
      message: "tour-as-machine-draw",
      kind: "ask",
      about: "city",
      when: offered(FIRST_ROUND, /^lex-hecate draws/),
      advises: () => ["lex-hecate draws"],
    },
    {
      message: "tour-as-machine-end",
      kind: "ask",
      about: "bar",
      when: (now) => asked("machine-turn")(now) && now.view.tracks.bonds < CHEAPEST_ACTION,
      advises: () => ["end phase"],
    },
    { message: "tour-as-machine-heroes", kind: "event", about: "heroes", when: ({ view }) => view.phase === "heroes" },
    {
      message: "tour-as-machine-detained",
      kind: "ask",
      about: "bar",
      extra: true,
      when: asked("detainment"),
      advises: () => ["advance plan"],
    },
    {
      message: "tour-as-machine-round",
      kind: "event",
      about: "event",
      when: happened("round"),
    },
    {
      message: "tour-as-machine-publish",
      kind: "ask",
      about: "city",
      when: offered(FIRST_ROUND + 1, /^(lex-hecate publishes|move lex-hecate to tower-of-law)/),
      advises: matching(/^lex-hecate publishes/, /^move lex-hecate to tower-of-law/),
    },
    {
      message: "tour-as-machine-collect",
      kind: "ask",
      about: "city",
      when: offered(FIRST_ROUND + 1, /to central-square$|collects$/),
      advises: matching(/collects$/, /^move phantasmer to central-square/),
    },
    {
      message: "tour-as-machine-repair",
      kind: "ask",
      about: "city",
      extra: true,
      when: offered(FIRST_ROUND + 1, /repairs$/),
    },
    {
      message: "tour-as-machine-jail",
      kind: "ask",
      about: "city",
      extra: true,
      when: asked("jail-active"),
      advises: matching(/^arrest/),
    },
    {
      message: "tour-as-machine-raid-failed",
      kind: "event",
      about: "discontent",
      extra: true,
      when: happened("raid-failed"),
    },
    {
      message: "tour-as-machine-riot",
      kind: "event",
      about: "plan",
      extra: true,
      when: happened("riot", ({ success }) => success !== 0),
    },
    { message: "tour-plan", kind: "event", about: "plan", extra: true, when: happened("plan") },
  ],
};

export default tour;
