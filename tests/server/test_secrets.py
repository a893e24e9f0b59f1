"""What a reader receives depends on nothing hidden from it: no number, clock or answer gives anything away."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, random_play
from tests.server.rooms import Desk, Person, house, played, started, until
from twocities.core import SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options
from twocities.server import replay
from twocities.server.commands import change_by
from twocities.server.entries import Chose, Clock, read_entry
from twocities.server.messages import Answer, Choose, Command, Replace, Undo, encode
from twocities.server.refusals import Refusal
from twocities.server.scene import news_since

HEROES: dict[str, Any] = {"revolutionaries": 3, "heroes": ("physician", "smuggler", "fowler")}
OF_ITS_OWN = re.compile(rb'"(id|at|created)":[^,}]*')  # the name of a table, and times


def bare(message: bytes) -> bytes:
    return OF_ITS_OWN.sub(b"", message)


def shown(desk: Desk, reader: int | None, at: float) -> bytes:
    """Everything a reader is shown at this time."""
    return bare(encode(desk.scene(reader, at)))


def looked_back(desk: Desk, reader: int | None, moments: Iterable[int]) -> bytes:
    """Everything a reader finds when looking back at moments of a running game."""
    eyes: replay.Eyes = "spectator" if reader is None else reader
    seen: list[object] = [replay.news_that_count(desk.table, eyes, reader)]
    for choices in moments:
        try:
            seen.append(replay.seen(desk.table, choices, eyes, reader))
        except Refusal as refusal:
            seen.append(refusal.reasons)
    return bare(encode(seen))


# -- what the Heroes choose in secret


def quick(desk: Desk) -> Iterator[None]:
    """Every Hero is sent somewhere, without a change."""
    for seat in (1, 2, 3):
        desk.chooses(seat, desk.choices(seat)[0], 1.0)
        yield
    for seat in (1, 2, 3):
        desk.chooses(seat, "confirm", 2.0)
        yield


def wavering(desk: Desk) -> Iterator[None]:
    """They end up at the same places after many changes, and another is the last to confirm."""
    first = [desk.choices(seat)[0] for seat in range(1, 4)]
    for seat in (3, 2, 1):
        for choice in (desk.choices(seat)[5], desk.choices(seat)[4], "confirm", "reconsider"):
            desk.chooses(seat, choice, 0.5)
            yield
        desk.does(seat, Undo(1, desk.version(seat), desk.scene(seat).table.choices - 1), 0.9)
        yield
        for choice in ("reconsider", first[seat - 1]):
            desk.chooses(seat, choice, 1.0)
            yield
    for seat in (3, 2, 1):
        desk.chooses(seat, "confirm", 2.0)
        yield


@pytest.mark.clause("M6.2")
@pytest.mark.parametrize("clock", [Clock(), Clock(30.0), Clock(300.0, whole_game=True)])
def test_nobody_but_the_revolutionaries_can_tell_how_often_a_destination_was_changed(clock: Clock) -> None:
    seen = []
    for heroes in (quick, wavering):
        desk = Desk("machine", HEROES, clock, MACHINE.new(Options(**HEROES), "seed").position())
        before = [shown(desk, reader, 10.0) for reader in (0, None)]
        for _ in heroes(desk):
            assert desk.table.state is not None
            if 0 in desk.table.state.pending():
                break
            assert [shown(desk, reader, 10.0) for reader in (0, None)] == before
        desk.chooses(0, next(choice for choice in desk.choices(0) if choice.startswith("guard")), 10.0)
        seen.append([shown(desk, reader, 20.0) for reader in (0, None)])
        seen[-1] += [looked_back(desk, reader, range(5)) for reader in (0, None)]
    assert seen[0] == seen[1]


@pytest.mark.clause("M6.2")
def test_a_window_hears_nothing_while_others_choose_in_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, "machine", HEROES, clock=Clock(3600.0))
            eve = Person(room, "eve")
            machine, *heroes = people
            heard = [len(machine.messages), len(eve.messages)]
            for hero in heroes:
                for number in (0, 1, 0):
                    await hero.chooses(hero.scene.choices[number])
                await hero.does(Undo(1, hero.scene.version, hero.scene.table.choices - 1))
                if hero is not heroes[-1]:
                    await hero.chooses("confirm")
            assert [len(machine.messages), len(eve.messages)] == heard
            assert room.card().choices == 0
            await heroes[-1].chooses("confirm")
            for reader, before in ((machine, heard[0]), (eve, heard[1])):
                assert len(reader.messages) == before + 1
                (item,) = reader.scene.news
                assert (item.kind, item.seat, item.number) == ("chose", None, 1), "nobody knows who was last"
                assert reader.scene.table.choices == 1
            assert heroes[-1].scene.news[0].seat == 3

    played(story)


@pytest.mark.clause("M6.2")
def test_the_machine_cannot_find_out_who_has_confirmed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, "machine", HEROES)
            machine, *heroes = people
            await heroes[0].chooses()
            await heroes[0].chooses("confirm")
            await heroes[1].chooses()
            for version in range(machine.scene.version, room.table.version + 2):
                refused = await machine.refused(Choose(1, version, "end phase"))
                assert refused == ("not-your-decision" if version == machine.scene.version else "stale")
                assert await machine.refused(Undo(1, version, 0)) in ("nothing-to-undo", "stale")
            for hero in heroes:
                hero.leave()
            log = room.table.lines[:]
            for seat in (1, 2, 3):
                assert await machine.refused(Replace(1, seat)) == "away-too-shortly"
            room.grace = 0.0
            await machine.does(Replace(1, 1))
            assert room.table.lines == log, "who has confirmed needs no bot, and nobody learns of it"
            assert not room.thinking
            await machine.does(Replace(1, 2))
            await machine.does(Replace(1, 3))
            await until(lambda: len(room.table.moves) > 3)

    played(story)


@pytest.mark.clause("M6.2")
def test_a_proposal_to_undo_mentions_no_choice_that_a_reader_does_not_know(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, "machine", HEROES)
            machine, *heroes = people
            for hero in heroes:
                await hero.chooses()
            heard = len(machine.messages)
            await heroes[0].does(Undo(1, heroes[0].scene.version, 1, ask=True))
            proposal = heroes[1].scene.table.proposal
            assert proposal is not None
            assert proposal.choices == 1
            await heroes[2].chooses()
            assert heroes[1].scene.table.proposal is not None, "a choice in secret ends nothing that lies open"
            for hero in heroes[1:]:
                await hero.does(Answer(1, hero.scene.version, True))
            assert len(room.table.moves) == 1
            assert len(machine.messages) == heard
            assert machine.scene.table.proposal is None

    played(story)


# -- in every game


class Pair:
    """Two tables that differ only in what is hidden from a reader, and what the reader is shown of them."""

    def __init__(self, setup: Setup, state: State, reader: int | None, clock: Clock, noise: int) -> None:
        options = msgspec.to_builtins(setup.options)
        other = state.determinize(reader, SplitMix(noise))
        other.rng = state.rng.clone()  # the same dice for both
        self.setup = setup
        self.reader = reader
        self.at = 0.0
        self.desks = [Desk(setup.game.name, options, clock, position.position()) for position in (state, other)]

    def choose(self, seat: int, choice: int) -> bool:
        """Somebody chooses at both tables, if the reader cannot tell them apart afterwards."""
        after = []
        for desk in self.desks:
            assert desk.table.state is not None
            if choice not in desk.table.state.choices(seat):
                return False
            state = desk.table.state.clone()
            events = [event.seen_by(self.reader) for event in state.apply(seat, choice)]
            after.append((events, state.view(self.reader), state.memory(self.reader)))
        if after[0] != after[1]:
            return False
        self.at += 1.0
        for desk in self.desks:
            desk.chooses(seat, self.setup.game.text(choice), self.at)
        return True

    def check(self, noise: int) -> None:
        """The reader is shown the same, and gets the same answers whatever it tries."""
        one, other = [shown(desk, self.reader, self.at) for desk in self.desks]
        assert one == other
        if self.reader is None or self.desks[0].table.outcome is not None:
            return
        version = self.desks[0].version(self.reader)
        for number in (version - 1, version, version + 1):
            for command in (Choose(1, number, "end turn"), Choose(1, number, "confirm"), Undo(1, number, noise % 9)):
                assert self._answer(0, command) == self._answer(1, command)

    def look_back(self, noise: int) -> None:
        """The reader finds the same at any moment, as long as the game is running."""
        if self.desks[0].table.outcome is None:
            moment = noise % (self.desks[0].table.reading(self.reader).choices + 2)
            one, other = [looked_back(desk, self.reader, [moment]) for desk in self.desks]
            assert one == other

    def _answer(self, number: int, command: Command) -> object:
        desk = self.desks[number]
        assert self.reader is not None
        try:
            change_by(desk.table, desk.guest(self.reader), command, self.at)
        except Refusal as refusal:
            return refusal.reasons
        return None


def readers(setup: Setup) -> list[int | None]:
    """The seats that somebody takes, and a spectator."""
    empty = setup.game.empty_seats(setup.options)
    return [*[seat for seat in range(setup.game.seats(setup.options)) if seat not in empty], None]


@given(all_setups(), st.integers(0, 2**32))
@settings(max_examples=12)
def test_tables_that_differ_in_secrets_alone_look_and_answer_the_same(setup: Setup, noise: int) -> None:
    reader = readers(setup)[noise % len(readers(setup))]
    clock = (Clock(), Clock(60.0), Clock(900.0, whole_game=True))[noise % 3]
    pair: Pair | None = None
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 8 == 0:
            pair = Pair(setup, state, reader, clock, noise + step)
        if pair is not None and not pair.choose(seat, choice):
            pair.look_back(noise)
            pair = None
        if pair is not None:
            pair.check(noise)


def test_a_seat_receives_only_its_own_part_of_an_event() -> None:
    desk = Desk("citadels", {"players": 3})
    rng = SplitMix(5)
    while desk.table.outcome is None:
        assert desk.table.state is not None
        seat = desk.table.state.pending()[0]
        desk.chooses(seat, desk.choices(seat)[rng.below(len(desk.choices(seat)))])
    private = 0
    entries = [read_entry(line) for line in desk.table.lines]
    for reader in (0, 1, 2, None):
        told = {item.number: item.events for item in news_since(desk.table, reader, 0) if item.kind == "chose"}
        for entry in entries:
            if isinstance(entry, Chose):
                assert told.get(entry.number, []) == [event.seen_by(reader) for event in entry.events]
                private += sum([bool(event.private) and reader not in event.to for event in entry.events])
    assert private
