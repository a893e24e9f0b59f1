// Citadels for the client.
import { game } from "..";
import { about } from "./about";
import Board from "./Board.svelte";
import { momentsOf } from "./moments";
import { portrait } from "./portrait";
import { CitadelsTeller } from "./telling";
import { steps } from "./things";
import { together } from "./together";
import { trailsOf } from "./trails";
import { verb } from "./verbs";

export default game(CitadelsTeller, Board, {
  steps,
  about,
  verb,
  together,
  portrait,
  momentsOf,
  trailsOf,
  drawerOver: false,
  unhurried: ["confiscation", "reveal-threat"],
  free: ["income", "bonus", "tax"],
});
