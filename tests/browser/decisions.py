"""Decisions from random games: for every kind of choice, however rare, the one with the fewest choices that offers it,
reduced further; and any others."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from tests.random_games import MOST_CHOICES, Setup
from twocities.citadels.choices import TEMPLATES as CITADELS_CHOICES
from twocities.citadels.options import RANDOM
from twocities.citadels.options import Options as CitadelsOptions
from twocities.citadels.presets import PRESETS
from twocities.core import Generator, SplitMix, State, read_position
from twocities.core.choice import verb_of
from twocities.machine.choices import TEMPLATES as MACHINE_CHOICES
from twocities.machine.districts import NINE
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions
from twocities.machine.presets import PRESETS as CITIES

MOST_GAMES: Final = 1000  # until every kind of choice has come up
APART: Final = 120  # decisions to skip between two of the others
MOST_CHOICES_OF_OTHERS: Final = 40  # a hundred of the same kind would take long and prove nothing more


class Decision(NamedTuple):
    """A state in which the seat may choose."""

    setup: Setup
    state: State
    seat: int

    def kept(self) -> "Decision":
        """A copy that later moves do not change."""
        return self._replace(state=self.state.clone())

    def kinds(self) -> set[int]:
        return {verb_of(choice) for choice in self.state.choices(self.seat)}

    def choices(self) -> list[str]:
        return [self.setup.game.text(choice) for choice in self.state.choices(self.seat)]


class Decisions(NamedTuple):
    each: list[Decision]  # together they offer every kind of choice
    others: list[Decision]


def citadels(rng: Generator) -> Setup:
    players, presets = 2 + rng.below(7), (*PRESETS, RANDOM)
    options = CitadelsOptions(players, presets[rng.below(len(presets))], ninth=players > 2 and rng.below(2) > 0)
    return Setup(options, str(rng.below(10**9)))


def machine(rng: Generator) -> Setup:
    cities = (*CITIES, RANDOM)
    options = MachineOptions(
        1 + rng.below(3), shared=rng.below(2) > 0, city=cities[rng.below(len(cities))], plan=1 + rng.below(3)
    )
    return Setup(options, str(rng.below(10**9)), MACHINE)


SETUPS: Final = {"citadels": citadels, "machine": machine}
KINDS: Final = {"citadels": CITADELS_CHOICES.keys(), "machine": MACHINE_CHOICES.keys()}


@cache
def decisions(game: str, count: int) -> Decisions:
    """As many as asked for, all different."""
    rng = SplitMix(4)
    made: Counter[int] = Counter()
    fewest: dict[int, Decision] = {}  # by kind
    others: list[Decision] = []
    for _ in range(MOST_GAMES):
        for decision in curious_play(SETUPS[game](rng), rng, made):
            choices = len(decision.choices())
            fewer = [kind for kind in decision.kinds() if kind not in fewest or choices < len(fewest[kind].choices())]
            if fewer:
                fewest |= dict.fromkeys(fewer, decision.kept())
            elif choices <= MOST_CHOICES_OF_OTHERS and not rng.below(APART):
                others.append(decision.kept())
        each = list({id(decision): decision for decision in fewest.values()}.values())
        if fewest.keys() == KINDS[game] and len(each) + len(others) >= count:
            return Decisions([lean(decision) for decision in each], others[: count - len(each)])
    raise AssertionError("some kind of choice never comes up")


def lean(decision: Decision) -> Decision:
    """The same kinds of choices, but with as many Guards broken as possible: their moves are many and alike."""
    for place in NINE:
        state = decision.state.clone()
        if not isinstance(state, GreatMachine):
            return decision
        state.broken[place] += state.guards[place]
        state.guards[place] = 0
        fewer = decision._replace(state=read_position(state.position()))
        if fewer.kinds() == decision.kinds():
            decision = fewer
    return decision


def curious_play(setup: Setup, rng: Generator, made: Counter[int]) -> Iterator[Decision]:
    """All decisions of a random game in which every other choice is of a kind made least often so far."""
    state = setup.new()
    for _ in range(MOST_CHOICES):
        pending = state.pending()
        if not pending:
            return
        for seat in range(setup.game.seats(setup.options)):
            if state.choices(seat):
                yield Decision(setup, state, seat)
        seat = pending[rng.below(len(pending))]
        choices = list(state.choices(seat))
        if rng.below(2):
            least = min([made[verb_of(choice)] for choice in choices])
            choices = [choice for choice in choices if made[verb_of(choice)] == least]
        choice = choices[rng.below(len(choices))]
        made[verb_of(choice)] += 1
        state.apply(seat, choice, listen=False)
    raise AssertionError("the game does not end")
