// Ratings as people read them.
import type { Rating } from "../protocol";
import type { Values, Words } from "./words";

/** For messages about a rating: without a separator of thousands. */
export const shownRating = ({ rating, spread }: Rating): Values => ({ rating: String(rating), spread });

/** `1540 ± 210`. */
export const ratingText = (say: Words["say"], rating: Rating): string => say("rating", shownRating(rating));
