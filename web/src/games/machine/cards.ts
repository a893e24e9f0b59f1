// Whose design the cards of the Great Machine are, and the game with the figures from an owner's box.
import type { Cards, EffectCard, MachineCard } from "../../protocol";

/** What the game is made of, and whether it has figures from an owner's box. */
export type Figured = MachineCard & { own?: boolean };

/** Whether a card is of our own design. */
export const isOurs = ({ provenance }: Pick<EffectCard, "provenance">): boolean => provenance.includes("house");

export function withFigures(card: MachineCard, cards: Cards): Figured {
  const { words: _, heroes = {}, escape_die, assault_die, guard_squares, citizen_squares, ...rest } = cards;
  const numbers = Object.entries(rest).filter((figure): figure is [string, number] => typeof figure[1] === "number");
  return {
    ...card,
    own: true,
    escape_die: escape_die ?? card.escape_die,
    assault_die: assault_die ?? card.assault_die,
    heroes: card.heroes.map((hero) => ({ ...hero, ...heroes[hero.name] })),
    districts: card.districts.map((tile, at) => ({
      ...tile,
      guard_squares: guard_squares?.[at] ?? tile.guard_squares,
      citizen_squares: citizen_squares?.[at] ?? tile.citizen_squares,
    })),
    figures: { ...card.figures, ...Object.fromEntries(numbers) },
  };
}
