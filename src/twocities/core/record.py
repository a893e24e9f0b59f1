"""Records: a game's options, seed and choices as a text file that replays to the same end everywhere.

    twocities record
    game citadels 1
    options {"players":2}
    seed 5f0e...
    0 take thief
    1 take king
    ...
    end 2 choices, state 1f0c...

The last line names the number of choices and the fingerprint of the state they lead to, so a changed
or cut file is refused."""

from collections.abc import Iterator
from typing import Any

from twocities.core.game import Game, IllegalChoice, State, UnknownChoice
from twocities.core.header import expect, read_header, write_header
from twocities.core.lines import FileProblem, Line

TITLE = "twocities record"


def is_seed(text: str) -> bool:
    """Whether a text can be a seed: it must fit on one line of a record."""
    return text.isprintable() and text == text.strip()


class Record:
    """One game from its first decision on."""

    def __init__(self, game: Game, options: Any, seed: str) -> None:
        if not is_seed(seed):
            raise ValueError("a seed is one line of printable text, without spaces at its ends")
        self.game = game
        self.options = options
        self.seed = seed
        self.choices: list[tuple[int, int]] = []

    def add(self, seat: int, choice: int) -> None:
        self.choices.append((seat, choice))

    def replay(self) -> Iterator[State]:
        """The state at the start and after each choice (one state, changed in place)."""
        state = self.game.new(self.options, self.seed)
        yield state
        for seat, choice in self.choices:
            state.apply(seat, choice, listen=False)
            yield state

    def final(self) -> State:
        """The state after the last choice."""
        *_, state = self.replay()
        return state

    def text(self) -> str:
        moves = [f"{seat} {self.game.text(choice)}" for seat, choice in self.choices]
        head = write_header(TITLE, self.game, self.options)
        return "\n".join([*head, f"seed {self.seed}", *moves, _ending(len(moves), self.final())]) + "\n"


def read_record(text: str) -> Record:
    """Read and replay a record. Raises FileProblem, with the line and the reason."""
    game, options, lines = read_header(text, TITLE)
    seed = expect(lines, 0, "seed")
    if not is_seed(seed.value):
        raise FileProblem(seed.number, "file-seed")
    record = Record(game, options, seed.value)
    state = game.new(options, record.seed)
    for line in lines[1:]:
        if line.key == "end":
            if line is not lines[-1]:
                raise FileProblem(line.number + 1, "file-after-end")
            if f"end {line.value}" != _ending(len(record.choices), state):
                raise FileProblem(line.number, "file-changed")
            return record
        _replay_line(record, state, line)
    raise FileProblem(lines[-1].number, "file-cut", word="end")


def _ending(count: int, state: State) -> str:
    return f"end {count} choices, state {state.digest()}"


def _replay_line(record: Record, state: State, line: Line) -> None:
    if not line.key.isdecimal() or len(line.key) > 2:
        raise FileProblem(line.number, "file-no-seat", found=line.key)
    try:
        seat, choice = int(line.key), record.game.parse(line.value)
        state.apply(seat, choice, listen=False)
    except UnknownChoice:
        raise FileProblem(line.number, "file-no-choice", choice=line.value) from None
    except IllegalChoice as refusal:
        raise FileProblem(line.number, "file-illegal", refusal.reason, choice=line.value) from None
    record.add(seat, choice)
