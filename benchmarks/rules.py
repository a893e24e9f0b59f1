"""The rules in one process: random games, choices, copies, samples and views per second, memory of a state.

`ratio` is choices per round of the reference loop."""

import tracemalloc
from collections.abc import Sequence
from typing import Any

from benchmarks.measure import rate, reference_loop
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
    """Plays one random game after the other, over all these options."""

    def __init__(self, game: Game, variants: Sequence[Any]) -> None:
        self.game = game
        self.variants = variants
        self.rng = SplitMix(len(variants))
        self.games = 0
        self.choices = 0

    def new(self, number: int) -> State:
        return self.game.new(self.variants[number % len(self.variants)], str(number))

    def step(self, state: State) -> bool:
        """One choice; False at the end of the game."""
        pending = state.pending()
        if not pending:
            return False
        seat = pending[self.rng.below(len(pending))] if len(pending) > 1 else pending[0]
        state.apply(seat, random_choice(state, seat, self.rng), listen=False)
        return True

    def play(self) -> int:
        """One game; the number of choices made."""
        state = self.new(self.games)
        choices = 0
        while self.step(state):
            choices += 1
        self.games += 1
        self.choices += choices
        return choices

    def states(self) -> list[State]:
        """States from all moments of some games."""
        states = []
        for number in range(len(self.variants)):
            state = self.new(number)
            while self.step(state):
                if state.pending() and not self.rng.below(40):
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


def measure(name: str, games: RandomGames, reference: float) -> None:
    """Print one line of figures."""
    choices = rate(games.play)
    length = games.choices / games.games
    states = games.states()
    rng = SplitMix(1)
    clone = 1e6 / rate(lambda: len([state.clone() for state in states]))
    view = 1e6 / rate(lambda: len([state.view(0) for state in states]))
    sample = 1e6 / rate(lambda: len([state.determinize(0, rng) for state in states]))
    print(
        f"{name:12} {choices / length:8.0f} {choices:10.0f} {choices / reference:7.4f}"
        f" {clone:9.2f} {view:8.2f} {view * choices / 1e6:12.2f} {sample:10.1f} {1e6 / sample:10.0f}"
        f" {memory_of(states) / 1024:9.1f}",
        flush=True,
    )


def main() -> None:
    reference = rate(reference_loop)
    print(f"reference loop {reference / 1e6:.1f} million rounds/s\n")
    print("               games/s  choices/s   ratio  clone us  view us  view/choice  sample us  samples/s  KB/state")
    for players in (2, 4, 6, 8):
        variants = [Options(players=players, preset=preset) for preset in SETS]
        measure(f"Citadels {players}", RandomGames(CITADELS, variants), reference)
    for seats in (1, 2, 3):
        cities = [MachineOptions(revolutionaries=seats, city=city) for city in (*CITIES, RANDOM)]
        measure(f"Machine 1:{seats}", RandomGames(MACHINE, cities), reference)


if __name__ == "__main__":
    main()
