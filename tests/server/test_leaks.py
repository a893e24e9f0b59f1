"""Not a byte reveals a secret: tables that differ only in secrets send a reader the same."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from websockets import ClientConnection

from tests.random_games import Setup
from tests.server.client import ask, decode, enter, make_table, new_token
from tests.server.databases import database
from tests.server.serving import serving
from twocities.citadels.options import Options
from twocities.core import Generator, SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.uniform import random_choice
from twocities.server.house import NewTable
from twocities.server.messages import (
    Accepted,
    AnyAnswer,
    Choose,
    Command,
    Explain,
    Refused,
    Scene,
    Sit,
    Start,
    Undo,
    encode,
)

SETUPS: Final = [
    Setup(Options(players=2, preset="random"), "two"),
    Setup(Options(players=4, preset="random"), "four"),
    Setup(MachineOptions(revolutionaries=1), "one", MACHINE),
    Setup(MachineOptions(revolutionaries=3), "three", MACHINE),
    Setup(MachineOptions(revolutionaries=2, automaton=1), "the Automaton", MACHINE),
]
OF_ITS_OWN: Final = re.compile(rb'("id":"|"at":|"created":)[^",}]*')  # the name of a table, and times
TABLE: Final = "/api/tables/{table}"
PATHS: Final = (  # after that
    *("", "/record", "/position?choices=1", "/replay?seat=all", "/moments/1", "/moments/1000"),
    *("/hint", "/choices/1/why", "/record?analysed=true", "/turning-points"),
)
OWN_PATHS: Final = ("/replay?seat={eyes}", "/moments/{choices}?seat={eyes}", "/moments/{choices}?seat={eyes}")
ANALYSES: Final = (("POST", "/api/tables/{table}/analysis"), ("GET", "/api/analyses/{table}"))
UNDONE: Final = 10  # one in this many choices
HINTED: Final = 4

# A hint takes its time, and its numbers depend on that. So this server gives away all that a worker is sent for it; its
# tables draw the same random numbers. It lets one address ask as much as it likes, because all readers share one.
SERVER: Final = """
import sys
from types import SimpleNamespace
from twocities.cli import main
from twocities.players.hint import Hint
from twocities.players.weighing import Candidate, Measured
from twocities.server import limits, running
from twocities.server.workers import Workers
async def hint(workers, account, request):
    return Hint([Candidate(repr(request), Measured(0, 0), Measured(0, 0), False, None)], 0, 0)
Workers.hint = hint
limits.READS_PER_ADDRESS = limits.TABLES_PER_ADDRESS = limits.ANALYSES_PER_ADDRESS = 1e6, 1e6
running.secrets = SimpleNamespace(randbits=lambda bits: 7)
sys.exit(main())
"""

Step = tuple[int, int]  # a seat and its choice


class Twin:
    """One of two tables that a reader must not be able to tell apart, and its state as the server has it."""

    def __init__(self, url: str, setup: Setup, state: State, reader: int | None, hints: bool) -> None:
        self.state = state
        self.choices = 0  # choices made, as the reader counts them
        self._url = url
        self._setup = setup
        self._reader = reader
        self._hints = hints
        self._heard: list[bytes] = []  # received by the reader, except what belongs to this table alone
        self._table = ""
        self._tokens: dict[int | None, str] = {}
        self._sockets: dict[int | None, ClientConnection] = {}
        self._versions: dict[int | None, int] = {}  # versions that each has received
        self._count = 0  # how many commands the reader has sent

    @property
    def version(self) -> int:
        """The version that the reader has seen."""
        return self._versions[self._reader]

    async def open(self) -> None:
        """Creates the table, takes all seats and starts the game."""
        seats = taken(self._setup)
        readers = [self._reader, *[seat for seat in seats if seat != self._reader]]
        self._tokens = {reader: new_token() for reader in readers}
        wish = NewTable(self._setup.game.name, position=self.state.position(), exact=True, hints=self._hints)
        self._table = await make_table(self._url, self._tokens[seats[0]], wish)
        for reader in readers:
            self._sockets[reader] = await enter(self._url, self._table, self._tokens[reader])
        for seat in seats:
            await self._do(seat, Sit(0, seat, f"Person {seat}"))
        await self._do(seats[0], Start(0))
        await self.ask_to_choose(self._reader, "")

    async def choose(self, seat: int, choice: int) -> None:
        """Makes a choice that the rules allow."""
        self.state.apply(seat, choice, listen=False)
        answer = await self.ask_to_choose(seat, self._setup.game.text(choice))
        if isinstance(answer, Refused):  # it had not received everything in between
            answer = await self.ask_to_choose(seat, self._setup.game.text(choice))
        assert isinstance(answer, Accepted), answer

    async def ask_to_choose(self, seat: int | None, text: str) -> AnyAnswer:
        return await self._do(seat, Choose(0, self._versions.get(seat, 0), text))

    async def ask_why(self, text: str) -> AnyAnswer:
        """The reader asks why this cannot be chosen."""
        return await self._do(self._reader, Explain(0, self.version, text))

    async def ask_to_undo(self) -> AnyAnswer:
        """The reader undoes its last choice, if it may."""
        return await self._do(self._reader, Undo(0, self.version, max(self.choices - 1, 0)))

    def heard(self) -> list[bytes]:
        """What the reader has received since the last call."""
        heard, self._heard = self._heard, []
        return heard

    async def come_back(self, since: int) -> None:
        """The reader opens another connection, which replaces the first."""
        await self._sockets[self._reader].close()
        self._sockets[self._reader] = await enter(self._url, self._table, self._tokens[self._reader], since)
        await self.ask_to_choose(self._reader, "")

    async def read(self, path: str, method: str = "GET") -> None:
        """The reader requests something else about the table."""
        answer = await ask(self._url, self._tokens[self._reader], method, path.format(table=self._table))
        self._heard += [b"%d" % answer.status_code, OF_ITS_OWN.sub(rb"\1", answer.content)]

    async def close(self) -> None:
        for socket in self._sockets.values():
            await socket.close()

    async def _do(self, reader: int | None, command: Command) -> AnyAnswer:
        """The answer, after everything that the reader must receive before it."""
        if reader == self._reader:
            self._count += 1
            command = msgspec.structs.replace(command, id=self._count)
        await self._sockets[reader].send(encode(command), text=True)
        while True:
            line = await self._sockets[reader].recv(decode=False)
            message = decode(line)
            if reader == self._reader:
                self._heard.append(OF_ITS_OWN.sub(rb"\1", line))
            if not isinstance(message, Scene):
                return message
            self._versions[reader] = message.version
            if reader == self._reader:
                self.choices = message.table.choices


def taken(setup: Setup) -> list[int]:
    """The seats that somebody takes."""
    empty = setup.game.empty_seats(setup.options)
    return [seat for seat in range(setup.game.seats(setup.options)) if seat not in empty]


def seen(state: State, reader: int | None, told: Sequence[Any]) -> tuple[object, ...]:
    """Everything a reader knows about a state and what led to it."""
    choices = () if reader is None else state.choices(reader)
    return [event.seen_by(reader) for event in told], state.view(reader), state.memory(reader), choices


def seen_after(state: State, reader: int | None, step: Step) -> tuple[object, ...]:
    after = state.clone()
    return seen(after, reader, after.apply(*step))


def mirrored(here: State, there: State, step: Step, reader: int | None, others: list[Step]) -> list[Step] | None:
    """The steps there, one or none, that look to the reader like a step here; None if nothing does."""
    noticed = seen_after(here, reader, step)
    for other in [step] if step[0] == reader else others:
        if seen_after(there, reader, other) == noticed:
            return [other]
    return [] if noticed == seen(here, reader, []) else None


async def compare(url: str, setup: Setup, reader: int | None) -> None:
    """A whole game at pairs of tables; a new pair is made whenever the reader learns in what they differ."""
    rng = SplitMix(setup.rng().next64() + (reader or 0))
    state = setup.new()
    while state.pending():
        alike, hints = (state.clone(), state.determinize(reader, rng)), rng.below(2) == 0
        twins = Twin(url, setup, alike[0], reader, hints), Twin(url, setup, alike[1], reader, hints)
        await asyncio.gather(*[twin.open() for twin in twins])
        await play_alike(twins, setup, state, reader, rng)
        for since in (0, rng.below(twins[0].version)):
            await asyncio.gather(*[twin.come_back(since) for twin in twins])
        choices = rng.below(twins[0].choices + 2)
        paths = (
            *PATHS,
            *[path.format(eyes="spectator" if reader is None else reader, choices=choices) for path in OWN_PATHS],
        )
        path = paths[rng.below(len(paths))]
        await asyncio.gather(*[twin.read(TABLE + path) for twin in twins])
        if state.pending():
            for method, path in ANALYSES:
                await asyncio.gather(*[twin.read(path, method) for twin in twins])
        check(twins)
        await asyncio.gather(*[twin.close() for twin in twins])


async def play_alike(twins: tuple[Twin, Twin], setup: Setup, state: State, reader: int | None, rng: Generator) -> None:
    """Until the reader can tell the tables apart, or undoes a choice."""
    seats = taken(setup)
    while state.pending():
        pending = state.pending()
        seat = pending[rng.below(len(pending))]
        step = seat, random_choice(state, seat, rng)
        if seat == reader and rng.below(HINTED) == 0:
            await asyncio.gather(*[twin.read(f"{TABLE}/hint") for twin in twins])
            check(twins)
        others = [(other, choice) for other in seats if other != reader for choice in twins[1].state.choices(other)]
        rng.shuffle(others)
        steps = mirrored(state, twins[1].state, step, reader, others)
        state.apply(*step, listen=False)
        if steps is None:
            return
        open_to_reader = reader is not None and step[1] in state.choices(reader)
        illegal = "" if open_to_reader else setup.game.text(step[1])
        await asyncio.gather(twins[0].choose(*step), *[twins[1].choose(*other) for other in steps])
        if rng.below(UNDONE) == 0:
            answers = await asyncio.gather(*[twin.ask_to_undo() for twin in twins])
        else:
            answers = await asyncio.gather(*[twin.ask_to_choose(reader, illegal) for twin in twins])
            await asyncio.gather(*[twin.ask_why(setup.game.text(step[1])) for twin in twins])
        check(twins)
        if isinstance(answers[0], Accepted):
            return


def check(twins: tuple[Twin, Twin]) -> None:
    assert twins[0].heard() == twins[1].heard()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game.name} for {setup.seed}")
def test_tables_that_differ_in_secrets_alone_send_the_same(setup: Setup, tmp_path: Path) -> None:
    async def compare_all(url: str) -> None:
        await asyncio.gather(*[compare(url, setup, reader) for reader in (None, *taken(setup))])

    with serving(database(tmp_path), program=("-c", SERVER)) as server:
        asyncio.run(compare_all(server.url))
