"""Records: a game's options, start and choices as a text file that replays to the same end everywhere.

    twocities record
    game citadels 2
    options {"players":2}
    seed 5f0e...
    0 take thief
    1 take king
    ...
    end 2 choices, state 1f0c...

A game that did not start from a seed has, instead of that line, those of a position, each after the word `from`.
The last line names the number of choices and the fingerprint of the state they lead to, so a changed
or cut file is refused."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final

from twocities.core import position
from twocities.core.choice import UnknownChoice
from twocities.core.game import Game, IllegalChoice, State
from twocities.core.header import expect, read_header, write_header
from twocities.core.lines import FileProblem, Line, read_line

TITLE = "twocities record"
NO_COMMENTS: Final[Mapping[int, Sequence[str]]] = MappingProxyType({})


def is_seed(text: str) -> bool:
    """Whether a text can be a seed: it must fit on one line of a record."""
    return text.isprintable() and text == text.strip()


class Record:
    """One game, which starts from a seed or from the lines of a position."""

    def __init__(self, game: Game, options: Any, seed: str, start: Sequence[Line] = ()) -> None:
        if not is_seed(seed):
            raise ValueError("a seed is one line of printable text, without spaces at its ends")
        self.game = game
        self.options = options
        self.seed = seed
        self.start = start
        self.choices: list[tuple[int, int]] = []

    @classmethod
    def from_position(cls, text: str) -> "Record":
        """A game that starts from a complete position. Raises FileProblem."""
        game, options, lines = read_header(text, position.TITLE)
        return cls(game, options, "", lines)

    def add(self, seat: int, choice: int) -> None:
        """Adds the next choice of the game."""
        self.choices.append((seat, choice))

    def first(self) -> State:
        """The state before the first choice. Raises FileProblem if the position it starts from is impossible."""
        if self.start:
            return position.load(self.game, self.options, self.start)
        return self.game.new(self.options, self.seed)

    def replay(self) -> Iterator[State]:
        """The state at the start and after each choice (one state, changed in place)."""
        state = self.first()
        yield state
        for seat, choice in self.choices:
            state.apply(seat, choice, listen=False)
            yield state

    def final(self) -> State:
        """The state after the last choice."""
        *_, state = self.replay()
        return state

    def text(self, comments: Mapping[int, Sequence[str]] = NO_COMMENTS) -> str:
        """The record as a file. Comments are given by the number of choices they come after."""
        head = write_header(TITLE, self.game, self.options)
        start = [f"from {line.key} {line.value}".rstrip() for line in self.start] or [f"seed {self.seed}"]
        lines = [*head, *start, *_commented(comments, 0)]
        for number, (seat, choice) in enumerate(self.choices, 1):
            lines += [f"{seat} {self.game.text(choice)}", *_commented(comments, number)]
        return "\n".join([*lines, _ending(len(self.choices), self.final())]) + "\n"


def read_record(text: str) -> Record:
    """Reads and replays a record. Raises FileProblem, with the line and the reason."""
    game, options, lines = read_header(text, TITLE)
    start = [read_line(line.number, line.value) for line in takewhile(lambda line: line.key == "from", lines)]
    record = Record(game, options, "" if start else _seed(lines), start)
    state = record.first()
    for line in lines[len(start) or 1 :]:
        if line.key == "end":
            if line is not lines[-1]:
                raise FileProblem(line.number + 1, "file-after-end")
            if f"end {line.value}" != _ending(len(record.choices), state):
                raise FileProblem(line.number, "file-changed")
            return record
        _replay_line(record, state, line)
    raise FileProblem(lines[-1].number, "file-cut", word="end")


def _seed(lines: list[Line]) -> str:
    seed = expect(lines, 0, "seed")
    if not is_seed(seed.value):
        raise FileProblem(seed.number, "file-seed")
    return seed.value


def _commented(comments: Mapping[int, Sequence[str]], number: int) -> list[str]:
    return [f"# {comment}" for comment in comments.get(number, ())]


def _ending(count: int, state: State) -> str:
    return f"end {count} choices, state {state.digest()}"


def _replay_line(record: Record, state: State, line: Line) -> None:
    if not line.key.isdecimal() or len(line.key) > 2 or int(line.key) >= state.seats:
        raise FileProblem(line.number, "file-no-seat", found=line.key)
    try:
        seat, choice = int(line.key), record.game.parse(line.value)
        state.apply(seat, choice, listen=False)
    except UnknownChoice:
        raise FileProblem(line.number, "file-no-choice", choice=line.value) from None
    except IllegalChoice as refusal:
        raise FileProblem(line.number, "file-illegal", refusal.reason, choice=line.value) from None
    record.add(seat, choice)
