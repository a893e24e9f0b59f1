// Which things on the board a choice is made on, and which choice a thing stands for when it cannot be picked.
import type { CitadelsView, Scene } from "../../protocol";
import { stepsBy } from "../steps";

/** `own` is a district of the reader's own city, with or without a coin. */
const stepsOf = stepsBy({
  "take CHARACTER": ["draft:CHARACTER"],
  "discard CHARACTER": ["draft:CHARACTER"],
  "swap character with SEAT": ["seat:SEAT"],
  "swap hands with SEAT": ["seat:SEAT"],
  "swap CHARACTER with SEAT": ["character:CHARACTER", "seat:SEAT"],
  "gather gold": ["+bank"],
  "gather cards": ["+deck"],
  "keep character": [],
  "keep DISTRICT": ["aside:DISTRICT"],
  "build DISTRICT": ["hand:DISTRICT"],
  "build DISTRICT with framework": ["hand:DISTRICT", "own:framework"],
  "build necropolis over DISTRICT": ["hand:necropolis", "city:YOU:DISTRICT"],
  "build thieves-den with cards": ["hand:thieves-den"],
  "build DISTRICT on loan from SEAT": ["hand:DISTRICT", "seat:SEAT"],
  "build DISTRICT at once": ["seen:DISTRICT"],
  "build thieves-den at once with cards": ["seen:thieves-den"],
  "pay with DISTRICT": ["hand:DISTRICT"],
  "pay the rest": ["+bank"],
  "borrow the rest from SEAT": ["seat:SEAT"],
  "give DISTRICT": ["hand:DISTRICT"],
  "kill CHARACTER": ["character:CHARACTER"],
  "bewitch CHARACTER": ["character:CHARACTER"],
  "warrant CHARACTER": ["character:CHARACTER"],
  "sign CHARACTER": ["character:CHARACTER"],
  "rob CHARACTER": ["character:CHARACTER"],
  "threaten CHARACTER": ["character:CHARACTER"],
  "flower CHARACTER": ["character:CHARACTER"],
  "spy TYPE of SEAT": ["seat:SEAT", "type:TYPE"],
  "set aside DISTRICT": ["hand:DISTRICT"],
  draw: ["+deck"],
  "look at SEAT": ["seat:SEAT"],
  "pocket DISTRICT": ["seen:DISTRICT"],
  "crown SEAT": ["seat:SEAT"],
  "tithe from SEAT": ["seat:SEAT"],
  "destroy DISTRICT of SEAT": ["city:SEAT:DISTRICT"],
  "exchange for DISTRICT of SEAT": ["city:SEAT:DISTRICT"],
  "exchange DISTRICT": ["city:YOU:DISTRICT"],
  "seize DISTRICT of SEAT": ["city:SEAT:DISTRICT"],
  "beautify DISTRICT": ["city:YOU:DISTRICT"],
  "collect taxes": ["+taxes"],
  "sell DISTRICT": ["own:laboratory", "hand:DISTRICT"],
  forge: ["own:smithy"],
  "exhibit DISTRICT": ["own:museum", "hand:DISTRICT"],
  "bombard DISTRICT of SEAT": ["own:armory", "city:SEAT:DISTRICT"],
});

export function steps(choice: string, scene: Scene): string[] {
  const { seat, cities } = scene.view as CitadelsView;
  const own = (name: string) => `city:${seat}:${cities[seat!]!.find((face) => plain(face) === name)}`;
  return stepsOf(choice, { you: String(seat) }).map((thing) => thing.replace(/^own:(.+)$/, (_, name) => own(name)));
}

/** The name of a district without the Artist's coin. */
export const plain = (face: string): string => face.replace("+", "");

// -- what one would expect a click to do, asked about where it cannot be done

const ON_CHARACTERS: Record<string, string> = {
  assassin: "kill",
  witch: "bewitch",
  magistrate: "warrant",
  thief: "rob",
  blackmailer: "threaten",
};
const ON_CHARACTERS_ASKED: Record<string, string> = {
  "name-bewitched": "bewitch",
  "sign-warrant": "sign",
  "pick-flower": "flower",
};
const ON_CITIES: Record<string, string> = { warlord: "destroy", diplomat: "exchange for", marshal: "seize" };
const ON_SEATS: Record<string, string> = {
  spy: "spy noble of",
  magician: "swap hands with",
  wizard: "look at",
  emperor: "crown",
  abbot: "tithe from",
};
const ON_OWN_CITY: Record<string, (hand: string[]) => string> = {
  smithy: () => "forge",
  laboratory: (hand) => `sell ${hand[0] ?? "laboratory"}`,
  museum: (hand) => `exhibit ${hand[0] ?? "museum"}`,
};

/** The role the reader plays now; "" in others' turns. */
const roleOf = (view: CitadelsView): string => (view.actor === view.seat ? view.role : "");

export function triesCharacter(view: CitadelsView, name: string): string | undefined {
  const verb = ON_CHARACTERS_ASKED[view.decision] ?? ON_CHARACTERS[roleOf(view)];
  return verb && `${verb} ${name}`;
}

export function triesSeat(view: CitadelsView, seat: number): string | undefined {
  const verb = ON_SEATS[roleOf(view)];
  return verb && `${verb} ${seat}`;
}

export function triesDistrict(view: CitadelsView, seat: number, face: string): string | undefined {
  const own = seat === view.seat;
  if (own && view.decision === "give-district") return `exchange ${face}`;
  if (own && roleOf(view) === "artist") return `beautify ${face}`;
  if (own && ON_OWN_CITY[plain(face)]) return ON_OWN_CITY[plain(face)]!(view.hand);
  const verb = ON_CITIES[roleOf(view)];
  return verb && `${verb} ${face} of ${seat}`;
}
