"""The rules: random games, choices, copies, views and samples, and the memory of a state."""

import tracemalloc
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from benchmarks.measure import Figure, per_second
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import RANDOM, Options
from twocities.citadels.presets import PRESETS
from twocities.core import Game, SplitMix, State, read_position
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.machine.presets import PRESETS as CITIES
from twocities.players.uniform import random_choice

SETS = (*PRESETS, RANDOM, RANDOM, RANDOM)


class RandomGames:
    """Plays one random game after another, with each of these options in turn."""

    def __init__(self, game: Game, variants: Sequence[Any]) -> None:
        self.game = game
        self.variants = variants
        self.rng = SplitMix(len(variants))
        self.games = 0

    def new(self, number: int) -> State:
        return self.game.new(self.variants[number % len(self.variants)], str(number))

    def step(self, state: State) -> bool:
        """Makes one choice; False at the end of the game."""
        pending = state.pending()
        if not pending:
            return False
        seat = pending[self.rng.below(len(pending))] if len(pending) > 1 else pending[0]
        state.apply(seat, random_choice(state, seat, self.rng), listen=False)
        return True

    def play(self) -> int:
        """Plays one game; returns the number of choices."""
        state = self.new(self.games)
        choices = 0
        while self.step(state):
            choices += 1
        self.games += 1
        return choices

    @cached_property
    def states(self) -> list[State]:
        """States from all moments of some games."""
        states = []
        games = RandomGames(self.game, self.variants)  # the same, however many games were played before
        for number in range(len(self.variants)):
            state = games.new(number)
            while games.step(state):
                if state.pending() and not games.rng.below(40):
                    states.append(state.clone())
        return states


def memory_of(states: list[State]) -> float:
    """Bytes of a state that shares nothing."""
    texts = [state.position() for state in states]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [read_position(text) for text in texts]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept)


def figures() -> list[Figure]:
    found = []
    for players in (2, 4, 6, 8):
        variants = [Options(players=players, preset=preset) for preset in SETS]
        found += figures_of(f"Citadels, {players} players", RandomGames(CITADELS, variants))
    for seats in (1, 2, 3):
        cities = [MachineOptions(revolutionaries=seats, city=city) for city in (*CITIES, RANDOM)]
        found += figures_of(f"Machine, 1 against {seats}", RandomGames(MACHINE, cities))
    return found


def figures_of(name: str, games: RandomGames) -> list[Figure]:
    rng = SplitMix(1)
    return [
        per_second(name, "random games", lambda: games.play() > 0),
        per_second(name, "choices", games.play),
        per_second(name, "copies", lambda: len([state.clone() for state in games.states])),
        per_second(name, "views", lambda: len([state.view(0) for state in games.states])),
        per_second(name, "samples", lambda: len([state.determinize(0, rng) for state in games.states])),
        Figure(name, "states in a MB", lambda: 2**20 / memory_of(games.states)),
    ]
