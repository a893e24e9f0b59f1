// City of the Great Machine for the client.
import { game } from "..";
import Board from "./Board.svelte";
import { MachineTeller } from "./telling";

export default game(MachineTeller, Board);
