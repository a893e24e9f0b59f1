// Citadels for the client.
import { game } from "..";
import { about } from "./about";
import Board from "./Board.svelte";
import { CitadelsTeller } from "./telling";
import { steps } from "./things";
import { together } from "./together";

export default game(CitadelsTeller, Board, { steps, about, together });
