// The steps of the Automaton's Servants.
import { expect, test } from "vitest";
import { momentsOf } from "../src/games/machine/moments";
import { MachineTeller } from "../src/games/machine/telling";
import type { Event } from "../src/lib/telling";
import type { MachineCard, Scene } from "../src/protocol";
import told from "./told.json";
import { words } from "./words";

const card = told.find((fact) => fact.game === "machine" && "card" in fact)!.card as unknown as MachineCard;
const teller = new MachineTeller(words("common", "web", "machine"), ["Automaton", "Ann"], card);
const scene = {
  you: 1,
  view: {
    city: { servants: ["art", "velvet", "velvet"] },
    heroes: [{ name: "fowler", seats: [1] }],
  },
} as unknown as Scene;
const did = (kind: string, facts = {}): Event => ({ kind, seat: 0, ...facts });

test("each Servant's card and what follows from it are one moment, a card if a Hero of the reader is detained", () => {
  const moments = momentsOf(
    [
      did("movement", { servant: "lex-hecate", card: "up" }),
      did("servant-moved", { servant: "lex-hecate", to: "art" }),
      did("raided", { servant: "lex-hecate", district: "art" }),
      did("movement", { servant: "judgementor", card: "bird" }),
      did("seized", { servant: "judgementor", hero: "fowler" }),
      did("spent", { hero: "fowler", trust: 2 }),
      did("movement", { servant: "phantasmer", card: "maintenance" }),
      did("progress", { plan: 9 }),
    ],
    null,
    scene,
    teller,
  );
  expect(moments.map(({ kind, size, thing, lines }) => [kind, size, thing, lines.length])).toEqual([
    ["movement", "banner", "district:art", 2],
    ["movement", "card", "district:velvet", 3],
    ["movement", "banner", "district:velvet", 0],
    ["progress", "banner", "+dial", 0],
  ]);
  expect(moments[1]).toMatchObject({ verb: "detain", portrait: "machine/heroes/fowler" });
});
