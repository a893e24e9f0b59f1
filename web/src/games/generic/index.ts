// A game without its own folder here: what the server says about it, as tables of names and values.
import { game } from "..";
import { deciderOf } from "../deciding";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import { GenericTeller } from "./telling";

export default game(
  GenericTeller,
  { Board, Trophy: null, Counted },
  {
    steps: () => [],
    like: () => undefined,
    about: { icon: () => ({ svg: "" }), things: () => [], minor: [], isDoneTo: () => false },
    verb: () => "choose",
    together: deciderOf,
    portrait: () => "",
    faceOf: ({ table }, seat) => `bots/${table.seats[seat]!.face}`,
    currency: () => "",
    sky: () => "scenery/rays",
    victors: () => [],
    momentsOf: () => [],
    trailsOf: () => [],
    drawerOver: false,
    unhurried: [],
    free: [],
  },
);
