// The names of what there is in every game, in the order in which the server numbers it.

export const DISTRICTS = [
  "art",
  "science",
  "commerce",
  "industrial",
  "velvet",
  "grand-citadel",
  "tower-of-law",
  "control-nexus",
  "central-square",
];
export const SERVANTS = ["lex-hecate", "judgementor", "phantasmer"];
/** Of a round. */
export const PHASES = ["opening", "access", "great-machine", "heroes", "closing"];
/** The hours of the Master Plan. */
export const PLAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
export const HOURS = PLAN.slice(1);
