// What the log shows of an event besides its sentence. Each game has its own.
import type { Scene } from "../protocol";
import type { Event } from "./telling";

/** A picture by its SVG ("" for none), or a portrait by its path. */
export type Icon = { svg: string } | { portrait: string };

export interface About {
  /** A picture of what the event is about. */
  icon: (event: Event) => Icon;
  /** The keys of the things on the board that it is about, the nearest first; those that are gone are named, too. */
  things: (event: Event) => string[];
  /** Kinds of events that matter little. */
  minor: string[];
  /** Whether somebody else did it to the reader of a scene. */
  isDoneTo: (event: Event, scene: Scene) => boolean;
}
