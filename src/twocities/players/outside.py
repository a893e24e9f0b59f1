"""Bots that are separate programs, which exchange lines of JSON with us. docs/bots.md describes the protocol."""

import re
import shlex
import shutil
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec

from twocities.core import Game, Generator, Outcome, State, UnknownChoice
from twocities.players.player import Player
from twocities.players.program import GRACE, Program, shown

PROTOCOL: Final = 2
START: Final = 10.0  # seconds to be ready
EACH: Final = 5.0  # seconds for a decision, unless the bot's text says otherwise

SPEC: Final = re.compile(r"cmd(?:@(\d+(?:\.\d+)?)s(?:\+(\d+(?:\.\d+)?)s)?)?:(.*)", re.DOTALL)


class Time(msgspec.Struct, frozen=True):
    """The time control, in milliseconds: time beyond `each` is taken from the `bank`."""

    start: int
    each: int
    bank: int


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    protocol: int
    game: str
    rules: int
    seat: int
    sides: list[list[int]]
    options: dict[str, Any]
    seed: int
    time: Time


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    protocol: int


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    number: int
    milliseconds: int
    choices: list[str]
    view: msgspec.Struct
    memory: msgspec.Struct
    heard: Sequence[dict[str, Any]]


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    number: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
    choice: str


class Over(msgspec.Struct, frozen=True, tag="over"):
    outcome: Outcome | None


Answer = TypeVar("Answer", Ready, Choice)


class OutsidePlayer(Player[State]):
    """The player of `cmd:COMMAND`; `cmd@2s:COMMAND` and `cmd@1s+60s:COMMAND` say how much time it has."""

    listens = True

    def __init__(self, text: str, game: Game, rng: Generator) -> None:
        """Raises ValueError if the text cannot be read or there is no such program."""
        found = SPEC.fullmatch(text)
        if found is None:
            raise ValueError("expected cmd:COMMAND, cmd@2s:COMMAND or cmd@1s+60s:COMMAND")
        each, bank, command = found.groups()
        self.each = EACH if each is None else float(each)
        self.bank = float(bank or 0)
        if self.each + self.bank <= 0:
            raise ValueError("no time to decide")
        self.command = shlex.split(command)
        if not self.command or shutil.which(self.command[0]) is None:
            raise ValueError(f"there is no program '{''.join(self.command[:1])}', or it may not be executed")
        self.game = game
        self.seed = rng.below(1 << 32)
        self.number = 0  # the decisions asked for
        self.program: Program | None = None  # from its first decision on

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        program = self.program or self._start(known, seat)
        self.number += 1
        limit = self.each + self.bank
        texts = [self.game.text(choice) for choice in known.choices(seat)]
        question = Choose(self.number, round(1000 * limit), texts, known.view(seat), known.memory(seat), heard)
        began = time.monotonic()
        answer = ask(program, question, Choice, limit)
        self.bank -= min(max(time.monotonic() - began - self.each, 0), self.bank)
        if answer.number != self.number:
            raise program.fail(f"the bot answered decision {answer.number} where {self.number} was asked")
        try:
            choice = self.game.parse(answer.choice)
        except UnknownChoice:
            raise program.fail(f"the bot chose {shown(answer.choice.encode())}, which is no choice at all") from None
        reason = known.explain(seat, choice)
        if reason:
            raise program.fail(f"the bot chose '{answer.choice}', which is not allowed now: {reason}")
        return choice

    def close(self, outcome: Outcome | None = None) -> None:
        if self.program:
            self.program.tell(msgspec.json.encode(Over(outcome)))
            self.program.end(GRACE)

    def _start(self, known: State, seat: int) -> Program:
        hello = Hello(
            PROTOCOL,
            self.game.name,
            self.game.version,
            seat,
            [list(side) for side in self.game.sides(known.options)],
            msgspec.structs.asdict(known.options),
            self.seed,
            Time(round(1000 * START), round(1000 * self.each), round(1000 * self.bank)),
        )
        self.program = Program(self.command)
        ready = ask(self.program, hello, Ready, START)
        if ready.protocol != PROTOCOL:
            raise self.program.fail(f"the bot speaks protocol {ready.protocol} where {PROTOCOL} was expected")
        return self.program


def ask(program: Program, message: Hello | Choose, kind: type[Answer], seconds: float) -> Answer:
    """Sends a message and reads the answer. Raises Forfeit."""
    line = program.ask(msgspec.json.encode(message), seconds)
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        expected = f"a JSON object of type '{kind.__struct_config__.tag}' was expected"
        raise program.fail(f"the bot printed {shown(line)} where {expected}: {problem}") from None
