// The first games of the Great Machine, one for each side.
import heroes from "./coach-heroes";
import machine from "./coach-machine";

export default [heroes, machine];
