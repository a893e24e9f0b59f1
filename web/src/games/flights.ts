// What moves over a table when something happens. Each game does this for its own events.
import type { View } from "../protocol";
import type { Event } from "../lib/telling";

/** Things of a kind that move from one place to another: each is the `data-place`, or `data-thing`, of what is shown. */
export interface Flight {
  picture: string;
  from: string;
  to: string;
  count: number;
}

/** What moves when a table changes, by what has happened. */
export type FlightsOf = (events: Event[], before: View, now: View) => Flight[];

/** Something that went from one place to another; the places are named as in a flight. */
export interface Trail {
  from: string;
  to: string;
}

/** What went where when a table changed, for those who look at it afterwards. */
export type TrailsOf = (events: Event[], before: View, now: View) => Trail[];
