// Where Guards, Servants, Heroes and Citizens went.
import type { MachineView } from "../../protocol";
import type { Trail, TrailsOf } from "../flights";
import type { Event } from "../../lib/telling";
import { SERVANTS } from "./names";

export const trailsOf: TrailsOf = (events, before) => {
  const view = before as MachineView;
  const servants = [...view.city.servants];
  const heroes = new Map(view.heroes.map(({ name, place }) => [name, place]));
  return events.flatMap((event: Event): Trail[] => {
    const to = String(event.to);
    switch (event.kind) {
      case "guard-moved":
        return [{ from: `guards:${event.from}`, to: `guards:${to}` }];
      case "servant-moved": {
        const number = SERVANTS.indexOf(String(event.servant));
        const from = servants[number]!;
        servants[number] = to;
        return [{ from: `district:${from}`, to: `district:${to}` }];
      }
      case "moved": {
        const from = heroes.get(String(event.hero))!;
        heroes.set(String(event.hero), to);
        return [{ from: `district:${from}`, to: `district:${to}` }];
      }
      case "citizen-moved":
      case "resettled": {
        const from = view.city.citizens[Number(event.citizen)]?.place;
        return from ? [{ from: `district:${from}`, to: `district:${to}` }] : [];
      }
      default:
        return [];
    }
  });
};
