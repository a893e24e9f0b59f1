// City of the Great Machine for the client.
import { game } from "..";
import { about } from "./about";
import Board from "./Board.svelte";
import { withFigures } from "./cards";
import Counted from "./Counted.svelte";
import Glance from "./Glance.svelte";
import { momentsOf } from "./moments";
import { picture } from "./pictures";
import { faceOf, portrait, sky, victors } from "./portrait";
import { MachineTeller } from "./telling";
import { like, steps } from "./things";
import { together } from "./together";
import { trailsOf } from "./trails";
import Trophy from "./Trophy.svelte";
import { verb } from "./verbs";

export default game(
  MachineTeller,
  { Board, Trophy, Counted, Glance },
  {
    steps,
    like,
    about,
    verb,
    together,
    portrait,
    currency: ({ you }) => picture(you === 0 ? "tokens/bond" : "tokens/trust"),
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
