// City of the Great Machine for the client.
import { game } from "..";
import { about } from "./about";
import Board from "./Board.svelte";
import { withFigures } from "./cards";
import { MachineTeller } from "./telling";
import { steps } from "./things";
import { together } from "./together";

export default game(MachineTeller, Board, { steps, about, together }, withFigures);
