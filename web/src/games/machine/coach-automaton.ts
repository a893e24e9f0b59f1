// The first game against the Automaton: its table, and its lessons.
import { asked, happened, type Tour } from "../../lib/coaching.svelte";
import type { MachineView } from "../../protocol";
import { advisedDestinations, isRipe } from "./coach-heroes";
import position from "./first-game-automaton.txt?raw";

const tour: Tour<MachineView> = {
  side: "automaton",
  solo: true,
  face: "machine/servants/phantasmer",
  table: { game: "machine", position, exact: true, seat: 1, levels: ["", ""] },
  lessons: [
    { message: "tour-automaton", kind: "part", about: "plan" },
    { message: "tour-automaton-deck", kind: "part", about: "deck" },
    { message: "tour-automaton-chances", kind: "part", about: "city" },
    { message: "tour-automaton-bail", kind: "part", about: "heroes" },
    { message: "tour-automaton-missions", kind: "part", about: "missions" },
    {
      message: "tour-automaton-destinations",
      kind: "ask",
      about: "bar",
      when: asked("choose-access"),
      advises: advisedDestinations,
    },
    { message: "tour-automaton-steps", kind: "event", about: "city", when: happened("movement") },
    {
      message: "tour-automaton-riot",
      kind: "ask",
      about: "city",
      extra: true,
      when: (now) => now.choices.includes("start riot") && isRipe(now),
      advises: () => ["start riot"],
    },
    { message: "tour-automaton-accomplished", kind: "event", about: "missions", extra: true, when: happened("accomplished") },
    { message: "tour-automaton-shuffled", kind: "event", about: "plan", when: happened("shuffled") },
    { message: "tour-automaton-blue", kind: "event", about: "city", extra: true, when: happened("blue-guard") },
  ],
};

export default tour;
