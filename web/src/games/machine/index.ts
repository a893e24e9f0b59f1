// City of the Great Machine for the client.
import { game } from "..";
import { about } from "./about";
import Board from "./Board.svelte";
import { withFigures } from "./cards";
import Counted from "./Counted.svelte";
import { momentsOf } from "./moments";
import { faceOf, portrait, sky, victors } from "./portrait";
import { MachineTeller } from "./telling";
import { like, steps } from "./things";
import { together } from "./together";
import { trailsOf } from "./trails";
import Trophy from "./Trophy.svelte";
import { verb } from "./verbs";

export default game(
  MachineTeller,
  { Board, Trophy, Counted },
  {
    steps,
    like,
    about,
    verb,
    together,
    portrait,
    faceOf,
    sky,
    victors,
    momentsOf,
    trailsOf,
    drawerOver: true,
    unhurried: ["choose-access"],
    free: [],
  },
  withFigures,
);
