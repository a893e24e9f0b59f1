"""Files that guests upload: records and positions, which are shown in full, and card files."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from twocities.core import FileProblem, Game, HashGenerator, Reason, Record, State, read_record
from twocities.core.position import read_whole_position
from twocities.server import replay
from twocities.server.arranging import named_game
from twocities.server.entries import Chose
from twocities.server.messages import News
from twocities.server.refusals import Refusal, refusal
from twocities.server.worker import WhyRequest

READER: Final = ThreadPoolExecutor(1, "reader")  # one file at a time, because running games come first


class GuestFile(NamedTuple):
    """A game from a file, with the choices made since its start; none if the start is unknown. `record` has all of
    them, also those that were not made."""

    game: Game
    options: Any
    choices: list[Chose]
    state: State
    record: Record | None = None

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def analysis(self) -> str:
        """The ID of the analysis of a record, which depends on that alone; "" if there is nothing to analyse."""
        if self.record is None or not self.choices or self.state.outcome() is None:
            return ""
        return blake2b(self.record.text().encode(), digest_size=16).hexdigest()


def read_file(record: str, position: str, choices: int | None = None) -> GuestFile:
    """A record, after a number of its choices (None: all), or a position. Raises Refusal."""
    try:
        if not record:
            game, options, state = read_whole_position(position)
            return GuestFile(game, options, [], state)
        read = read_record(record)
    except FileProblem as problem:
        raise _file_refusal(problem) from None
    state = read.first()
    made: list[Chose] = []
    kept = read.choices if choices is None else read.choices[: max(choices, 0)]
    for number, (seat, choice) in enumerate(kept, 1):
        made.append(Chose(0.0, number, seat, read.game.text(choice), tuple(state.apply(seat, choice))))
    return GuestFile(read.game, read.options, made, state, read)


def drawn_anew(state: State, seat: int | None = None) -> State:
    """Draws the hidden cards and the randomness again so that nobody knows them; everything stays that everybody or,
    if one is named, a seat knows."""
    new = state.determinize(seat, HashGenerator.from_seed(secrets.token_hex(16)))
    new.rng = HashGenerator.from_seed(secrets.token_hex(16))
    return new


def read_own_cards(game: str, text: str) -> msgspec.Struct:
    """The cards from an owner's box, for a game that supports them. Raises Refusal."""
    own = named_game(game).own_cards
    if own is None:
        raise refusal("unknown-game", game)
    try:
        return own.read(text)
    except FileProblem as problem:
        raise _file_refusal(problem) from None


def _file_refusal(problem: FileProblem) -> Refusal:
    return Refusal([Reason("file", "", values={"line": problem.line}), *problem.reasons])


def file_news(file: GuestFile, eyes: replay.Eyes) -> list[News]:
    """Everything that happens in the file, as these eyes see it. Raises Refusal."""
    return replay.told([(choice.number, choice, choice.number) for choice in file.choices], file.seats, eyes)


def file_seen(record: str, position: str, choices: int, eyes: replay.Eyes) -> replay.Seen:
    """What these eyes see after a number of choices. Raises Refusal."""
    file = read_file(record, position, choices)
    if len(file.choices) < choices:
        raise refusal("no-such-moment", str(len(file.choices)))
    return replay.seen_of(file.state, file.seats, eyes)


def file_why(record: str, position: str, number: int) -> WhyRequest:
    """The question why a choice of a record was made, as the one who made it knew. Raises Refusal."""
    file = read_file(record, position, number - 1)
    choices = file.record.choices if file.record else []
    replay.need_choice(number, len(choices))
    seat, choice = choices[number - 1]
    return replay.question(file.state, seat, file.game.text(choice), seat, f"file {number}")
