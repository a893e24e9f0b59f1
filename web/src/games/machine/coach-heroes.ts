// The first game as the Heroes: its table, and its lessons.
import { asked, happened, type Lesson, type Tour, type When } from "../../lib/coaching.svelte";
import type { MachineOutlook, MachineView } from "../../protocol";
import position from "./first-game.txt?raw";
import { forecastOf } from "./people";

const FIRST_ROUND = 4; // of this game
const SPECIAL = /^(agitate|reposition|grant|cancel|let|search|release)/; // Actions of the Major Districts

/** Where the first Riot, the Citizens of the next one and what stops the Plan are. */
const DESTINATIONS: Record<string, string> = { smuggler: "velvet", actress: "art", journalist: "central-square" };

/** Sends the Heroes who are not on the way there yet. */
export const advisedDestinations: Lesson<MachineView>["advises"] = ({ view }) => [
  ...view.heroes
    .filter(({ name, destination }) => destination !== DESTINATIONS[name])
    .map(({ name }) => `send ${name} to ${DESTINATIONS[name]}`),
  "confirm",
];

/** Any Hero, or this one, can take such an Action. */
const offered =
  (action: RegExp, hero = ""): When<MachineView> =>
  (now) =>
    asked("hero-action")(now) &&
    (!hero || now.view.heroes[now.view.turn]?.name === hero) &&
    now.choices.some((choice) => action.test(choice));

/** As far as is known, a Riot would succeed where the Hero is. */
export const isRipe: When<MachineView> = ({ view, outlook }) => {
  const { known, against } = forecastOf(outlook as MachineOutlook, view.heroes[view.turn]!.place);
  return known > against;
};

const asksMore =
  (verb: string): When<MachineView> =>
  (now) =>
    asked("more-citizens")(now) && now.view.about.verb === verb;

const isFirstRound: When<MachineView> = ({ view }) => view.round === FIRST_ROUND;

const tour: Tour<MachineView> = {
  side: "heroes",
  face: "machine/heroes/actress",
  table: { game: "machine", position, exact: true, seat: 1, levels: ["newcomer", ""] },
  lessons: [
    { message: "tour-sides", kind: "part", about: "plan" },
    { message: "tour-discontent", kind: "part", about: "discontent" },
    { message: "tour-city", kind: "part", about: "city" },
    { message: "tour-heroes", kind: "part", about: "heroes" },
    { message: "tour-powers", kind: "part", about: "heroes" },
    { message: "tour-event", kind: "part", about: "event" },
    { message: "tour-bar", kind: "part", about: "bar" },
    { message: "tour-split", kind: "ask", about: "heroes", extra: true, when: asked("split-trust") },
    {
      message: "tour-destinations",
      kind: "ask",
      about: "heroes",
      when: (now) => asked("choose-access")(now) && isFirstRound(now),
      advises: advisedDestinations,
    },
    {
      message: "tour-exits",
      kind: "event",
      about: "city",
      when: ({ view }) => view.phase === "great-machine" || view.phase === "heroes",
    },
    {
      message: "tour-servants",
      kind: "event",
      about: "city",
      when: ({ view }) => view.phase === "great-machine" || view.phase === "heroes",
    },
    {
      message: "tour-way",
      kind: "ask",
      about: "city",
      extra: true,
      when: asked("go-on"),
      advises: ({ view }) => [`go to ${view.heroes[view.turn]?.destination}`],
    },
    { message: "tour-action", kind: "ask", about: "bar", when: asked("hero-action") },
    {
      message: "tour-identify",
      kind: "ask",
      about: "city",
      when: offered(/^identify/, "smuggler"),
      advises: ({ choices }) => choices.filter((choice) => choice.startsWith("identify")),
    },
    {
      message: "tour-identify-more",
      kind: "ask",
      about: "city",
      extra: true,
      when: asksMore("identify"),
      advises: ({ choices }) => [...choices.filter((choice) => choice.startsWith("identify")), "done"],
    },
    {
      message: "tour-riot",
      kind: "ask",
      about: "city",
      when: (now) => offered(/^start riot/)(now) && isRipe(now),
      advises: () => ["start riot"],
    },
    {
      message: "tour-move",
      kind: "ask",
      about: "city",
      when: offered(/^move citizen/, "journalist"),
      advises: () => ["move citizen 23 to velvet", "move citizen 24 to velvet"],
    },
    {
      message: "tour-move-more",
      kind: "ask",
      about: "city",
      extra: true,
      when: asksMore("move"),
      advises: () => ["move citizen 23 to velvet", "move citizen 24 to velvet", "done"],
    },
    {
      message: "tour-raids",
      kind: "ask",
      about: "heroes",
      when: (now) => asked("choose-access")(now) && !isFirstRound(now),
    },
    { message: "tour-major", kind: "ask", about: "city", extra: true, when: offered(SPECIAL) },
    { message: "tour-attack", kind: "ask", about: "city", extra: true, when: offered(/^attack/) },
    { message: "tour-raid", kind: "event", about: "city", extra: true, when: happened("raided") },
    { message: "tour-raid-failed", kind: "event", about: "discontent", extra: true, when: happened("raid-failed") },
    { message: "tour-arrested", kind: "event", about: "city", extra: true, when: happened("arrested") },
    { message: "tour-directive", kind: "event", about: "plan", extra: true, when: happened("published") },
    {
      message: "tour-detained",
      kind: "event",
      about: "heroes",
      extra: true,
      when: ({ view }) => view.heroes.some((hero) => hero.detained),
    },
    {
      message: "tour-riot-succeeded",
      kind: "event",
      about: "plan",
      extra: true,
      when: happened("riot", ({ success }) => success !== 0),
    },
    {
      message: "tour-riot-failed",
      kind: "event",
      about: "plan",
      extra: true,
      when: happened("riot", ({ success }) => success === 0),
    },
    { message: "tour-plan", kind: "event", about: "plan", extra: true, when: happened("plan") },
    { message: "tour-round", kind: "event", about: "event", when: happened("round") },
  ],
};

export default tour;
