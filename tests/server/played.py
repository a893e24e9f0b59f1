"""A storage with tables in every state, made by playing at them."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from twocities.core import SplitMix
from twocities.server.entries import Arranged, Chose, Entry, Started, read_entry, write_entry
from twocities.server.house import House, NewTable
from twocities.server.messages import Answer, Choose, Command, Refused, Say, Sit, Start, Undo
from twocities.server.room import Room
from twocities.server.storage import Storage
from twocities.server.stored import Stored, Summary
from twocities.server.summary import summary_of
from twocities.server.table import OVER, RUNNING, Table, stored_table
from twocities.server.workers import Workers

UNDONE = (5, 20)  # after this many choices, some are undone


class Tables(NamedTuple):
    """The IDs of the tables; all but one are listed."""

    over: str
    machine: str
    position: str  # over, started from a position
    hidden: str  # over, not listed
    old: str  # over, by other rules that lead to the same result
    elsewhere: str  # over, with choices that lead elsewhere by these rules
    strange: str  # over, with a choice that these rules do not know
    unreadable: str  # over, of an unknown game
    closed: str  # not started
    running: str
    open: str


def guest(seat: int) -> str:
    return f"guest {seat}"


async def played(house: House, wish: NewTable, most: int = 100_000) -> Room:
    """A table at which people have made this many choices and undone some by agreement."""
    room = await house.create(msgspec.structs.replace(wish, seat=0, name="Ann"), guest(0))
    people = len(room.table.places)
    rng = SplitMix(1)

    async def do(seat: int, command: Command) -> None:
        answer = await room.do(guest(seat), command)
        assert not isinstance(answer, Refused), answer

    for seat in range(1, people):
        await do(seat, Sit(1, seat, f"Person {seat}"))
    await do(0, Start(2))
    to_undo = list(UNDONE)
    while room.table.phase == RUNNING and len(room.table.moves) < most:
        state = room.table.state
        assert state is not None
        if to_undo and len(room.table.moves) == to_undo[0]:
            to_undo.pop(0)
            last, _ = room.table.moves[-1]
            reading = room.table.reading(last)
            await do(last, Undo(3, reading.version, max(reading.choices - 3, 0), ask=True))
            for seat in range(people):
                if room.table.proposal and seat not in room.table.proposal.agreed:
                    await do(seat, Answer(4, room.table.reading(seat).version, True))
            await do(0, Say(5, phrase="sorry"))
            continue
        seat = state.pending()[rng.below(len(state.pending()))]
        choices = state.choices(seat)
        choice = room.table.game.text(choices[rng.below(len(choices))])
        await do(seat, Choose(6, room.table.reading(seat).version, choice))
    return room


async def copied(storage: Storage, table: str, name: str, change: Callable[[Entry], Entry]) -> str:
    """A copy of a finished table, with changed entries."""
    stored = await storage.load(table)
    assert stored
    entries = [write_entry(change(read_entry(line))) for line in stored.entries]
    copy = Stored(name, entries, stored.snapshot)
    try:
        summary = summary_of(stored_table(copy))
    except KeyError:
        summary = Summary(phase=OVER, listed=True)
    await storage.append(name, 0, entries, copy.snapshot, summary)
    return name


async def prepare(url: str) -> Tables:
    storage = Storage(url)
    house = House(storage, Workers(1), 0.0)
    two = NewTable("citadels", {"players": 2}, listed=True)
    running = await played(house, two, 30)
    over = await played(house, two)
    machine = await played(house, NewTable("machine", {"revolutionaries": 1}, listed=True))
    text = over.table.state_after(len(over.table.moves) - 40).position()
    position = await played(house, NewTable("", position=text, exact=True))
    closed = await house.create(two, guest(0))
    await closed.give_up()
    unplayed = await house.create(two, guest(0))

    def hide(entry: Entry) -> Entry:
        return msgspec.structs.replace(entry, listed=False) if isinstance(entry, Arranged) else entry

    def age(entry: Entry) -> Entry:
        return msgspec.structs.replace(entry, rules=0) if isinstance(entry, Started) else entry

    def lead_elsewhere(entry: Entry) -> Entry:
        return msgspec.structs.replace(entry, seed="another") if isinstance(entry, Started) else entry

    def rename(entry: Entry) -> Entry:
        return msgspec.structs.replace(entry, game="chess") if isinstance(entry, Arranged) else entry

    def garble(entry: Entry) -> Entry:
        first = isinstance(entry, Chose) and entry.number == 1
        return msgspec.structs.replace(entry, choice="take dragon") if first else entry

    tables = Tables(
        over=over.table.name,
        machine=machine.table.name,
        position=position.table.name,
        hidden=await copied(storage, over.table.name, "hidden-hidden-hidden-h", hide),
        old=await copied(storage, over.table.name, "old-old-old-old-old-ol", age),
        elsewhere=await copied(storage, over.table.name, "elsewhere-elsewhere-el", lead_elsewhere),
        strange=await copied(storage, over.table.name, "strange-strange-strang", garble),
        unreadable=await copied(storage, over.table.name, "unreadable-unreadable-", rename),
        closed=closed.table.name,
        running=running.table.name,
        open=unplayed.table.name,
    )
    await house.close()
    return tables


def stored(url: str, name: str) -> Table:
    """A table as it is in the storage."""
    storage = Storage(url)
    try:
        found = asyncio.run(storage.load(name))
        assert found
        return stored_table(found)
    finally:
        storage.close()


def errors(log: str) -> list[str]:
    """What a server has logged as an error, except that a table is unreadable."""
    return [line for line in log.splitlines() if '"level":"error"' in line and "cannot be read" not in line]
