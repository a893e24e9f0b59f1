"""Citadels in one process: random games, choices, copies, samples and views per second, memory of a state.

All figures are CPU time. `ratio` relates a figure to a fixed loop of plain Python measured in the same run,
so that runs on machines of different speed can be compared."""

import time
import tracemalloc
from collections.abc import Callable

from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import RANDOM, Options
from twocities.citadels.presets import PRESETS
from twocities.core import SplitMix, read_position
from twocities.players.uniform import random_choice

SECONDS = 3.0  # of CPU time for each figure
SETS = (*PRESETS, RANDOM, RANDOM, RANDOM)


def rate(work: Callable[[], int]) -> float:
    """Units of work per second of CPU time; `work` does some and says how many."""
    work()
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def reference_loop() -> int:
    value = 0
    for i in range(100_000):
        value = (value + i * 7) & 1023
    return 100_000


class RandomGames:
    """Plays one random game after the other, over all sets."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rng = SplitMix(players)
        self.games = 0
        self.choices = 0

    def play(self) -> int:
        """One game; the number of choices made."""
        options = Options(players=self.players, preset=SETS[self.games % len(SETS)])
        state = GAME.new(options, str(self.games))
        choices = 0
        while pending := state.pending():
            state.apply(pending[0], random_choice(state, pending[0], self.rng), listen=False)
            choices += 1
        self.games += 1
        self.choices += choices
        return choices


def sample_states(players: int) -> list[Citadels]:
    """States from all moments of random games."""
    rng = SplitMix(7)
    states = []
    for game, preset in enumerate(SETS):
        state = GAME.new(Options(players=players, preset=preset), str(game))
        while pending := state.pending():
            state.apply(pending[0], random_choice(state, pending[0], rng), listen=False)
            if state.pending() and not rng.below(40):
                states.append(state.clone())
    return states


def memory_of(states: list[Citadels]) -> float:
    """Bytes of a state that shares nothing."""
    texts = [state.position() for state in states]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [read_position(text) for text in texts]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept)


def main() -> None:
    reference = rate(reference_loop)
    print(f"reference loop {reference / 1e6:.1f} million rounds/s\n")
    print("players  games/s  choices/s   ratio  clone us  view us  view/choice  sample us  samples/s  KB/state")
    for players in (2, 4, 6, 8):
        measure(players, reference)


def measure(players: int, reference: float) -> None:
    """Print the figures for one number of players."""
    games = RandomGames(players)
    choices = rate(games.play)
    length = games.choices / games.games
    states = sample_states(players)
    rng = SplitMix(1)
    clone = 1e6 / rate(lambda: len([state.clone() for state in states]))
    view = 1e6 / rate(lambda: len([state.view(0) for state in states]))
    sample = 1e6 / rate(lambda: len([state.determinize(0, rng) for state in states]))
    print(
        f"{players:7} {choices / length:8.0f} {choices:10.0f} {choices / reference:7.4f}"
        f" {clone:9.2f} {view:8.2f} {view * choices / 1e6:12.2f} {sample:10.1f} {1e6 / sample:10.0f}"
        f" {memory_of(states) / 1024:9.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
