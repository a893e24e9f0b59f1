// What the Machine and the Revolutionaries see together.
import type { CitizenView, HeroView, MachineView, View } from "../../protocol";

/** One view of nobody's that knows whatever any seat knows. */
export function together(views: View[]): MachineView {
  const seats = views as MachineView[];
  const [first] = seats as [MachineView];
  const longest = <T extends { length: number }>(known: (view: MachineView) => T): T =>
    seats.map(known).reduce((one, other) => (other.length > one.length ? other : one));
  return {
    ...first,
    seat: null,
    hand: longest(({ hand }) => hand),
    citizens: first.citizens.map(
      (citizen, number): CitizenView => ({
        ...citizen,
        known_as: longest(({ citizens }) => citizens[number]!.known_as),
      }),
    ),
    heroes: first.heroes.map(
      (hero, number): HeroView => ({
        ...hero,
        forfeited: longest(({ heroes }) => heroes[number]!.forfeited),
        destination: longest(({ heroes }) => heroes[number]!.destination),
      }),
    ),
  };
}
