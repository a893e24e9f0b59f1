import { expect, test } from "vitest";
import { diceOf } from "../src/games/machine/dice";
import { flightsOf } from "../src/games/machine/flights";
import { picture } from "../src/games/machine/pictures";
import type { Event } from "../src/lib/telling";
import type { MachineView } from "../src/protocol";

const seen = (destination: string, bonds = 5, forfeited: string[] = []) =>
  ({ tracks: { bonds }, heroes: [{ name: "fowler", destination, forfeited }] }) as unknown as MachineView;
const did = (kind: string, facts = {}): Event => ({ kind, seat: 0, ...facts });

/** What flies, as `picture from > to`, more than one with their number. */
function flown(events: Event[], before = seen(""), now = before): string[] {
  const flights = flightsOf(events, before, now);
  for (const flight of flights) expect(picture(flight.picture)).toContain("<svg");
  return flights.map(({ picture, from, to, count }) => `${count > 1 ? `${count} ` : ""}${picture} ${from} > ${to}`);
}

test.each([
  [did("trust", { hero: "fowler", trust: 3 }), "3 tokens/trust hero:fowler > trust:fowler"],
  [did("spent", { hero: "fowler", trust: 1 }), "tokens/trust trust:fowler > hero:fowler"],
  [did("forfeited", { hero: "fowler", district: "art" }), "tokens/access-card district:art > access:fowler:art"],
  [did("retrieved", { hero: "fowler", district: "art" }), "tokens/access-card hero:fowler > access:fowler:art"],
  [did("retrieved", { hero: "fowler" }), "tokens/access-card hero:fowler > trust:fowler"],
  [did("drew"), "tokens/directive-back +deck > +hand"],
  [did("published", { directive: "levy" }), "directives/levy +hand > directive:levy"],
  [did("taken-back", { directive: "levy" }), "directives/levy directive:levy > +hand"],
  [did("raided", { servant: "lex-hecate", district: "art" }), "tokens/raid servant:lex-hecate > district:art"],
  [did("movement", { servant: "phantasmer", card: "up" }), "tokens/servant +movement:up > servant:phantasmer"],
  [did("seized", { servant: "phantasmer", hero: "fowler" }), "tokens/escape-caught servant:phantasmer > hero:fowler"],
  [did("blue-guard", { district: "art" }), "tokens/guard +dial > guards:art"],
  [did("riot", { district: "art", success: 1 }), "tokens/riot district:art > +dial"],
])("%j moves %s", (event, flight) => {
  expect(flown([event])).toEqual([flight]);
});

test("what only is told moves nothing, nor does a Riot that fails", () => {
  expect(flown([did("phase-ended"), did("riot", { district: "art", success: 0 })])).toEqual([]);
});

test("Bonds come by the Stage, from the Central Square, or from the Trust that is taken", () => {
  const bonds = did("bonds", { bonds: 2 });
  const gained = (...events: Event[]) => flown([...events, bonds], seen(""), seen("", 7));
  expect(gained(did("round"))).toEqual(["2 tokens/bond +dial > bonds"]);
  expect(gained()).toEqual(["2 tokens/bond district:central-square > bonds"]);
  for (const kind of ["confiscated", "no-trust"]) {
    expect(gained(did(kind, { hero: "fowler" }))).toEqual(["2 tokens/bond trust:fowler > bonds"]);
  }
});

test("the Machine pays where it does something", () => {
  const paid = (event: Event) => flown([event], seen(""), seen("", 3)).at(-1);
  expect(paid(did("guard-moved", { from: "art", to: "velvet" }))).toBe("2 tokens/bond bonds > district:velvet");
  expect(paid(did("servant-moved", { servant: "phantasmer", to: "art" }))).toBe("2 tokens/bond bonds > district:art");
  expect(paid(did("published", { directive: "levy" }))).toBe("2 tokens/bond bonds > directive:levy");
  expect(paid(did("drew"))).toBe("2 tokens/bond bonds > +deck");
});

test("an Access card is played, changed for another, and comes back unless it is forfeited", () => {
  const played = "tokens/access-card access:fowler:art > district:art";
  const back = "tokens/access-card district:art > access:fowler:art";
  expect(flown([], seen(""), seen("art"))).toEqual([played]);
  expect(flown([], seen("art"), seen("art"))).toEqual([]);
  expect(flown([], seen("art"), seen(""))).toEqual([back]);
  expect(flown([], seen("art"), seen("velvet"))).toEqual([
    back,
    "tokens/access-card access:fowler:velvet > district:velvet",
  ]);
  expect(flown([], seen("art", 5, ["art"]), seen("", 5, ["art"]))).toEqual([]);
});

test("every die that was rolled is shown", () => {
  const events = [
    did("spent", { hero: "fowler", trust: 2 }),
    did("captured", { hero: "fowler" }),
    did("rolled", { hero: "actress", die: 0 }),
    did("rolled", { hero: "actress", die: 3 }),
  ];
  expect(diceOf(events)).toEqual([
    { hero: "fowler", face: "escape-caught", number: 0 },
    { hero: "actress", face: "assault-shield", number: 0 },
    { hero: "actress", face: "assault-number", number: 3 },
  ]);
});
