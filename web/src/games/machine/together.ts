// What the Machine and the Revolutionaries see together.
import type { CitizenView, HeroView, MachineView, View } from "../../protocol";
import { deciderOf } from "../deciding";

/** A view that belongs to nobody and contains what any seat knows. */
export function together(views: View[]): MachineView {
  const seats = views as MachineView[];
  const decider = deciderOf(seats);
  const longest = <T extends { length: number }>(known: (view: MachineView) => T): T =>
    seats.map(known).reduce((one, other) => (other.length > one.length ? other : one));
  return {
    ...decider,
    seat: null,
    directives: { ...decider.directives, hand: longest(({ directives }) => directives.hand) },
    city: {
      ...decider.city,
      citizens: decider.city.citizens.map(
        (citizen, number): CitizenView => ({
          ...citizen,
          known_as: longest(({ city }) => city.citizens[number]!.known_as),
        }),
      ),
    },
    heroes: decider.heroes.map(
      (hero, number): HeroView => ({
        ...hero,
        forfeited: longest(({ heroes }) => heroes[number]!.forfeited),
        destination: longest(({ heroes }) => heroes[number]!.destination),
      }),
    ),
  };
}
