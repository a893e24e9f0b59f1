// The first game of the Great Machine: its table, and what is taught at it. The reader leads the Heroes.
import { asked, happened, type Tour, type When } from "../../lib/coaching.svelte";
import type { MachineView } from "../../protocol";
import position from "./first-game.txt?raw";

const SPECIAL = /^(agitate|reposition|grant|cancel|let|search|release)/; // Actions of the Major Districts

/** A Hero may take such an Action. */
const offered =
  (action: RegExp): When =>
  (now) =>
    asked("hero-action")(now) && now.choices.some((choice) => action.test(choice));

const tour: Tour<MachineView> = {
  table: { game: "machine", position, seat: 1, levels: ["newcomer", ""] },
  lessons: [
    { message: "tour-sides", kind: "part", about: "plan" },
    { message: "tour-discontent", kind: "part", about: "discontent" },
    { message: "tour-city", kind: "part", about: "city" },
    { message: "tour-heroes", kind: "part", about: "heroes" },
    { message: "tour-event", kind: "part", about: "event" },
    { message: "tour-bar", kind: "part", about: "bar" },
    { message: "tour-split", kind: "ask", about: "heroes", extra: true, when: asked("split-trust") },
    { message: "tour-destinations", kind: "ask", about: "heroes", when: asked("choose-access") },
    { message: "tour-exits", kind: "ask", about: "city", when: asked("choose-access") },
    { message: "tour-machine", kind: "event", about: "city", when: ({ view }) => view.phase === "great-machine" },
    { message: "tour-way", kind: "ask", about: "city", extra: true, when: asked("go-on") },
    { message: "tour-action", kind: "ask", about: "bar", when: asked("hero-action") },
    { message: "tour-major", kind: "ask", about: "city", extra: true, when: offered(SPECIAL) },
    { message: "tour-riot", kind: "ask", about: "city", when: offered(/^start riot/) },
    { message: "tour-identify", kind: "ask", about: "city", extra: true, when: offered(/^identify/) },
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
