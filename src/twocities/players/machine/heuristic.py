"""The heuristics of City of the Great Machine: one set for the Machine, one for the Revolutionaries."""

from collections.abc import Sequence

from twocities.core import State
from twocities.core.choice import pack, second, verb_of
from twocities.machine.choices import CONFIRM, DESTINATION, RECONSIDER, RETRIEVE
from twocities.machine.game import GreatMachine
from twocities.machine.repositioning import PutDistrict
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.machine.state import ACCESS, NOBODY
from twocities.players.heuristic import Heuristic
from twocities.players.machine import great_machine, heroes, motives
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import Offers
from twocities.players.machine.evaluation import machine_chance
from twocities.players.machine.repositioning import put_ratings
from twocities.players.player import Motive


class MachineHeuristic(Heuristic):
    """Seat 0 is the Machine; all other seats are one party and share what they know (M12)."""

    features = "twocities.players.machine.encoding:MachineEncoder"

    def __init__(self) -> None:
        """Among a hundred ways to move a Guard, chance alone makes some bad ones look good, so the search trusts the
        ratings more."""
        super().__init__(boldness=2.0, openness=0.05)

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        assert isinstance(state, GreatMachine)
        if seat == MACHINE:
            return great_machine.rate(state, choices)
        return heroes.rate(state, seat, choices)

    def motive(self, state: State, seat: int, choice: int) -> Motive:
        assert isinstance(state, GreatMachine)
        return motives.motive(state, seat, choice)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, GreatMachine)
        chance = machine_chance(state)
        return [chance, *[1.0 - chance] * (state.seats - 1)]

    def settled(self, state: State) -> bool:
        assert isinstance(state, GreatMachine)
        return state.phase == ACCESS and state.confirmed == 0 and max(state.chosen) == NOBODY

    def likelihood(self, state: State, seat: int) -> float:
        assert isinstance(state, GreatMachine)
        if seat != MACHINE:
            return 1.0
        hidden = [hero for hero in range(state.turn + 1, len(state.heroes)) if state.chosen[hero] != NOBODY]
        if not hidden:
            return 1.0
        crowd = Crowd(state, REVOLUTIONARIES)
        offers = Offers(state, crowd)
        danger = heroes.feared(state)
        chance = 1.0
        for hero in hidden:
            chance *= heroes.destination_chances(state, hero, crowd, offers, danger)[state.chosen[hero]]
        return chance

    def observers(self, state: State) -> int:
        return 2

    def observer(self, seat: int) -> int:
        return MACHINE if seat == MACHINE else REVOLUTIONARIES

    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        """The Machine sees neither destinations (M6.2) nor which Access card is retrieved (M9.11)."""
        if observer == MACHINE:
            verb = verb_of(choice)
            if verb in (DESTINATION, CONFIRM, RECONSIDER):
                return DESTINATION
            if verb == RETRIEVE:
                return pack(RETRIEVE, 0, second(choice))
        return choice

    def base(self) -> Heuristic:
        return Repositioner()


class Repositioner(MachineHeuristic):
    """Also knows where to reposition a District. The first release did not, and put it anywhere."""

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        assert isinstance(state, GreatMachine)
        if isinstance(state.stack[-1].decision, PutDistrict):
            return put_ratings(state, seat, choices)
        return super().ratings(state, seat, choices)
