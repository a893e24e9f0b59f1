// Citadels for the client.
import { game } from "..";
import Board from "./Board.svelte";
import { CitadelsTeller } from "./telling";

export default game(CitadelsTeller, Board);
