// Citadels for the client.
import { game } from "..";
import { about } from "./about";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import Glance from "./Glance.svelte";
import { momentsOf } from "./moments";
import { picture } from "./pictures";
import { faceOf, portrait, victors } from "./portrait";
import { CitadelsTeller } from "./telling";
import { like, steps } from "./things";
import { together } from "./together";
import { trailsOf } from "./trails";
import Trophy from "./Trophy.svelte";
import { verb } from "./verbs";

export default game(CitadelsTeller, { Board, Trophy, Counted, Glance }, {
  steps,
  like,
  about,
  verb,
  together,
  portrait,
  currency: () => picture("things/coin"),
  faceOf,
  sky: () => "scenery/rays",
  victors,
  crest: picture("things/crown"),
  momentsOf,
  trailsOf,
  drawerOver: false,
  unhurried: ["confiscation", "reveal-threat"],
  free: ["income", "bonus", "tax"],
});
