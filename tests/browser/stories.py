"""Recorded games by sensible players, and the moments in them worth looking at.

`python -m tests.browser.stories` plays and records those without a file in `games`: new ones, and those whose files you
deleted because the rules changed. One of them is analysed, too."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tests.random_games import Setup
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import SplitMix
from twocities.core.record import Record, read_record
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.analysis import Analysis, analyse_part, assemble, parts_of
from twocities.players.spec import heuristic_of, make_player
from twocities.server.messages import Command

TWO: Final = Setup(CitadelsOptions(players=2), "agreement")
DRAFT: Final = Setup(CitadelsOptions(players=2), "draft")
SWAP: Final = Setup(CitadelsOptions(players=2), "speaking-4")  # a Magician appears early
CITADELS_STORY: Final = Setup(CitadelsOptions(players=4), "screens")
SEVEN: Final = Setup(CitadelsOptions(players=7), "places")
EIGHT_STORY: Final = Setup(CitadelsOptions(players=8, preset="tenacious-delegates", ninth=True), "screens")
MACHINE_STORY: Final = Setup(MachineOptions(revolutionaries=1), "screens", MACHINE)
AUTOMATON_STORY: Final = Setup(MachineOptions(revolutionaries=1, automaton=2), "automaton", MACHINE)
CITADELS_CLICKED: Final = [Setup(CitadelsOptions(players=4), seed) for seed in ("clicks", "one", "two")]
MACHINE_CLICKED: Final = Setup(MachineOptions(revolutionaries=1), "clicks", MACHINE)
STORIES: Final = (
    *(TWO, DRAFT, SWAP, CITADELS_STORY, SEVEN, EIGHT_STORY, MACHINE_STORY, AUTOMATON_STORY),
    *(*CITADELS_CLICKED, MACHINE_CLICKED),
)

Move = tuple[int, str]  # the seat, its choice


class Moment(NamedTuple):
    """The choices made so far, and the seat that looks. No choices (None): the game has not started; no seat: a
    spectator."""

    moves: list[Move] | None
    seat: int | None = 0
    then: tuple[tuple[int, Command], ...] = ()  # what people did at the end besides choosing


@cache
def story(setup: Setup) -> list[Move]:
    """All choices of a game."""
    record = read_record(file_of(setup).read_text(encoding="utf-8"))
    assert Setup(record.options, record.seed, record.game) == setup
    return [(seat, record.game.text(choice)) for seat, choice in record.choices]


def first(setup: Setup, sees: Callable[[Any], bool]) -> Moment:
    """The first moment at which the view of a seat that must decide fulfils a condition."""
    state = setup.new()
    for number, (seat, choice) in enumerate(story(setup)):
        for asked in state.pending():
            if sees(state.view(asked)):
                return Moment(story(setup)[:number], asked)
        state.apply(seat, setup.game.parse(choice), listen=False)
    raise AssertionError("nobody ever sees this")


def file_of(setup: Setup) -> Path:
    return Path(__file__).parent / "games" / f"{setup.game.name}-{setup.new().seats}-{setup.seed}.txt"


def recorded(setup: Setup) -> Record:
    """A game as bots would play it today."""
    state, player = setup.new(), make_player("regular", setup.game, setup.seed)
    record = Record(setup.game, setup.options, setup.seed)
    while pending := state.pending():
        choice = player.choose(state, pending[0], [])
        record.add(pending[0], choice)
        state.apply(pending[0], choice, listen=False)
    return record


def analysis_of(setup: Setup) -> Path:
    """The file with the analysis of a story."""
    return file_of(setup).with_suffix(".json")


def analysed(setup: Setup) -> Analysis:
    """The analysis of a story, as it would be today."""
    start, heuristic = setup.new(), heuristic_of(setup.game)
    moves = [(seat, setup.game.parse(choice)) for seat, choice in story(setup)]
    parts = [analyse_part(heuristic, start, moves, at, 1, SplitMix(at)) for at in range(parts_of(moves))]
    return assemble(parts, start.seats)


if __name__ == "__main__":
    for setup in STORIES:
        if not (file := file_of(setup)).exists():
            file.write_text(recorded(setup).text(), encoding="utf-8")
            print(f"wrote {file.name}")
    if not (file := analysis_of(CITADELS_STORY)).exists():
        file.write_bytes(msgspec.json.encode(analysed(CITADELS_STORY)) + b"\n")
        print(f"wrote {file.name}")
