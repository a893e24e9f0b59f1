"""Moments of random games in which somebody has to decide: of every kind of choice some."""

from collections import Counter
from typing import Final, NamedTuple

from tests.random_games import Setup, random_play
from twocities.citadels.options import RANDOM
from twocities.citadels.options import Options as CitadelsOptions
from twocities.citadels.presets import PRESETS
from twocities.core import Generator, SplitMix, State
from twocities.core.choice import verb_of
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.machine.presets import PRESETS as CITIES

OF_A_KIND: Final = 3  # moments at least, of each kind of choice that came up


class Moment(NamedTuple):
    """The seat is asked now."""

    setup: Setup
    state: State
    seat: int

    def choices(self) -> list[str]:
        return [self.setup.game.text(choice) for choice in self.state.choices(self.seat)]


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


def moments(game: str, count: int) -> list[Moment]:
    """From as many random games: a few for each kind of choice, however rare, and any others."""
    rng = SplitMix(count)
    seen: Counter[int] = Counter()
    rare: list[Moment] = []
    others: list[Moment] = []
    for _ in range(count):
        setup = SETUPS[game](rng)
        at = rng.below(200)
        for number, (state, seat, _choice) in enumerate(random_play(setup)):
            verbs = {verb_of(choice) for choice in state.choices(seat)}
            if any(seen[verb] < OF_A_KIND for verb in verbs):
                seen.update(verbs)
                rare.append(Moment(setup, state.clone(), seat))
            elif number == at:
                others.append(Moment(setup, state.clone(), seat))
    return (rare + others)[:count]
