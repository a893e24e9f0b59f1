// What went from one player to another: gold, cards and districts.
import type { TrailsOf } from "../flights";

const FROM_TARGET = ["took-gold", "robbed", "threat-revealed", "took-card", "confiscated", "seized", "exchanged"];
const TO_TARGET = ["paid", "bribed", "gave-card", "gave-district", "swapped-hands", "destroyed", "spied", "looked"];

export const trailsOf: TrailsOf = (events) =>
  events.flatMap(({ kind, seat, target }) => {
    if (target === undefined || target === seat) return [];
    const [doer, other] = [`seat:${seat}`, `seat:${target}`];
    if (FROM_TARGET.includes(kind)) return [{ from: other, to: doer }];
    return TO_TARGET.includes(kind) ? [{ from: doer, to: other }] : [];
  });
