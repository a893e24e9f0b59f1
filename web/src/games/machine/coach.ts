// The first games of the Great Machine: one for each side, and one against the Automaton.
import automaton from "./coach-automaton";
import heroes from "./coach-heroes";
import machine from "./coach-machine";

export default [heroes, machine, automaton];
