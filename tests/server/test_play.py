"""Live play: choices with the version seen, refusals with their reason, news that comes once and in order."""

import asyncio
from pathlib import Path

import pytest

from tests.server.rooms import Desk, Person, house, play, played, seated, started, until, who_chooses
from twocities.citadels.documents import Memory
from twocities.citadels.game import Citadels
from twocities.core import SplitMix
from twocities.server.entries import Chose, read_entry
from twocities.server.messages import (
    Accepted,
    Choose,
    Clear,
    Explain,
    Explained,
    Pause,
    Refused,
    Resume,
    Say,
    Scene,
    Stand,
)
from twocities.server.refusals import Refusal

SECRET_PHASE = {"revolutionaries": 3, "heroes": ("physician", "smuggler", "fowler")}
SHARED_HERO = {"revolutionaries": 2, "shared": True, "heroes": ("physician", "smuggler", "fowler")}


def destination(desk: Desk, seat: int, number: int = 0) -> str:
    return [choice for choice in desk.choices(seat) if choice.startswith("send")][number]


# -- choices


def test_everybody_learns_of_a_choice_and_its_effects(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            eve = Person(room, "eve")
            person = who_chooses(people)
            before = [reader.scene.version for reader in (*people, eve)]
            await person.chooses()
            for reader, version in zip((*people, eve), before, strict=True):
                assert reader.scene.version == version + 1
                assert [item.kind for item in reader.scene.news] == ["chose"]
                assert reader.scene.table.choices == 1

    played(story)


def test_only_the_seat_asked_can_choose_and_only_what_the_rules_allow(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            other = people[1 - people.index(person)]
            before = room.table.lines[:]
            answer = await room.do(other.guest, Choose(7, other.scene.version, person.scene.choices[0]))
            assert isinstance(answer, Refused)
            assert answer.id == 7
            assert answer.reasons[0].clause, "the game gives the reason, with its clause"
            answer = await room.do(person.guest, Choose(8, person.scene.version, "build castle"))
            assert isinstance(answer, Refused)
            assert answer.reasons[0].clause
            assert await person.refused(Choose(9, person.scene.version, "checkmate")) == "unknown-choice"
            assert room.table.lines == before

    played(story)


def test_asking_why_something_cannot_be_chosen_chooses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            other = people[1 - people.index(person)]
            log, version = room.table.lines[:], person.scene.version
            offered = person.scene.choices[0]
            assert await room.do(person.guest, Explain(7, version, offered)) == Explained(7, [])
            for guest, text in ((person.guest, "build castle"), (other.guest, offered)):
                answer = await room.do(guest, Explain(7, version, text))
                refused = await room.do(guest, Choose(7, version, text))
                assert isinstance(answer, Explained)
                assert isinstance(refused, Refused)
                assert answer.reasons == refused.reasons
            assert room.table.lines == log
            assert await person.refused(Explain(1, version, "checkmate")) == "unknown-choice"
            assert await person.refused(Explain(1, version + 1, offered)) == "stale"
            assert await Person(room, "eve").refused(Explain(1, version, offered)) == "not-seated"
            assert person.scene.version == version
            await person.chooses(offered)

    played(story)


def test_memories_are_calculated_once_per_change_and_only_for_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []
    remember = Citadels.memory

    def counted(state: Citadels, seat: int | None) -> Memory:
        made.append(seat)
        return remember(state, seat)

    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, options={"players": 3}, levels=("", "", "newcomer"))
            await until(lambda: any(person.scene.choices for person in people))
            monkeypatch.setattr(Citadels, "memory", counted)
            await people[0].does(Say(1, "Hello."))
            Person(room, "eve").leave()
            assert made == [None], "of the seats that had it nobody is asked again"
            await who_chooses(people).chooses()
            assert 2 not in made, "a bot has no use for it"
            assert {0, 1} <= set(made)

    played(story)


def test_nobody_chooses_before_the_start_during_a_pause_or_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            _, people = await seated(opened)
            assert await people[0].refused(Choose(1, 3, "take king")) == "not-started"
            room, people = await started(opened)
            person = who_chooses(people)
            await people[0].does(Pause(1))
            await people[0].does(Pause(2))
            assert people[1].scene.table.paused
            assert await person.refused(Choose(1, person.scene.version, person.scene.choices[0])) == "paused"
            assert await people[1].refused(Resume(1)) == "paused-shortly"
            await people[0].does(Resume(1))
            await play(room, people, SplitMix(5))
            assert room.table.outcome is not None
            assert people[0].scene.outcome == people[1].scene.outcome == room.table.outcome
            assert people[1].heard[-2:] == ["chose", "finished"]
            assert await person.refused(Choose(1, person.scene.version, "end turn")) == "game-over"

    played(story)


# -- repeated, late and reordered messages


def test_a_repeated_choice_is_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            command = Choose(1, person.scene.version, person.scene.choices[0])
            answers = await asyncio.gather(*[room.do(person.guest, command) for _ in range(5)])
            assert [type(answer) for answer in answers] == [Accepted] + [Refused] * 4
            assert len(room.table.moves) == 1

    played(story)


def test_whatever_comes_late_again_or_in_another_order_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, "machine", SECRET_PHASE)
            rng = SplitMix(6)
            sent: list[tuple[str, Choose]] = []
            for _ in range(60):
                able = [person for person in people if person.scene.choices]
                person = able[rng.below(len(able))]
                choices = person.scene.choices
                command = Choose(1, person.scene.version, choices[rng.below(len(choices))])
                await person.does(command)
                sent.append((person.guest, command))
                log = room.table.lines[:]
                for _ in range(3):
                    guest, old = sent[rng.below(len(sent))]
                    assert isinstance(await room.do(guest, old), Refused)
                assert room.table.lines == log

    played(story)


def test_a_version_that_nobody_has_seen_yet_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            _, people = await started(opened)
            person = who_chooses(people)
            assert await person.refused(Choose(1, person.scene.version + 1, person.scene.choices[0])) == "stale"
            assert await person.refused(Choose(1, 0, person.scene.choices[0])) == "stale"

    played(story)


def test_talk_in_between_makes_no_choice_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            _, people = await started(opened)
            person = who_chooses(people)
            command = Choose(1, person.scene.version, person.scene.choices[0])
            await people[0].does(Say(1, phrase="hello"))
            await person.does(command)

    played(story)


# -- several who decide at once


def test_a_choice_of_another_does_not_make_mine_stale_if_i_am_asked_the_same() -> None:
    desk = Desk("machine", SECRET_PHASE)
    seen = [desk.version(seat) for seat in range(4)]
    for seat in (1, 2, 3):
        desk.does(seat, Choose(1, seen[seat], destination(desk, seat)))
    for seat in (3, 2, 1):
        assert desk.refused(seat, Choose(1, seen[seat], destination(desk, seat))) == "stale", "its own has"
        desk.chooses(seat, "confirm")
    assert len(desk.table.moves) == 6


def test_a_seat_that_has_confirmed_can_reconsider_once() -> None:
    desk = Desk("machine", SECRET_PHASE)
    desk.chooses(1, destination(desk, 1))
    desk.chooses(1, "confirm")
    assert desk.scene(1).choices == ["reconsider"]
    again = Choose(1, desk.version(1), "reconsider")
    desk.does(1, again)
    desk.chooses(1, "confirm")
    assert desk.refused(1, again) == "stale"


def test_what_two_are_asked_together_is_answered_once() -> None:
    """Two seats share the Fowler: what one has decided for him, the other must not decide again without seeing it."""
    desk = Desk("machine", SHARED_HERO)
    rng = SplitMix(8)
    together = 0
    while desk.table.outcome is None and together < 20:
        assert desk.table.state is not None
        pending = desk.table.state.pending()
        versions = [desk.version(seat) for seat in range(3)]
        seat = pending[rng.below(len(pending))]
        choices = desk.choices(seat)
        shared = len(pending) == 2 and desk.choices(1) == desk.choices(2)
        desk.chooses(seat, choices[rng.below(len(choices))])
        other = 3 - seat
        if shared and desk.table.state.choices(other):
            together += 1
            assert desk.refused(other, Choose(1, versions[other], desk.choices(other)[0])) == "stale"
    assert together


# -- windows


def test_every_window_of_a_seat_shows_the_same_and_may_be_used(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            second = Person(room, person.guest)
            await second.chooses()
            assert person.messages[-1] == second.messages[-1]
            second.leave()
            other = people[1 - people.index(person)]
            assert all(seat.online for seat in other.scene.table.seats)
            person.leave()
            assert not all(seat.online for seat in other.scene.table.seats)

    played(story)


@pytest.mark.parametrize(("game", "options"), [("citadels", {"players": 2}), ("machine", SECRET_PHASE)])
def test_somebody_who_comes_back_hears_exactly_what_was_missed(
    tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, game, options)
            eve = Person(room, "eve")
            rng = SplitMix(9)
            for _ in range(4):
                await play(room, people, rng, 12)
                speaker = people[rng.below(len(people))]
                await speaker.does(Say(1, phrase="thinking"))
            for person in (*people, eve):
                whole = [*person.news]
                assert [item.version for item in whole] == list(range(1, person.scene.version + 1))
                for since in (0, 3, person.scene.version // 2, person.scene.version):
                    back = Person(room, person.guest, since)
                    assert back.news == whole[since:]
                lost = Person(room, person.guest, person.scene.version + 1)
                assert lost.news == whole, "who knows of what never happened hears everything"

    played(story)


def test_somebody_who_sits_down_during_a_game_gets_all_news_of_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, (ann, bob) = await started(opened)
            dan = Person(room, "dan")
            await play(room, [ann, bob], SplitMix(10), 20)
            await bob.does(Stand(1))
            assert bob.scene.news == dan.news
            await dan.sits(1)
            await ann.lets()
            assert dan.scene.news == Person(room, "dan").news
            assert dan.view()["seat"] == 1
            await ann.does(Clear(1, 1))
            assert dan.scene.news == bob.news[-bob.scene.version :]

    played(story)


def test_leaving_does_not_undo_a_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            work = asyncio.create_task(person.chooses())
            await asyncio.sleep(0)
            work.cancel()
            while not room.table.moves:
                await asyncio.sleep(0.001)
            assert person.scene.table.choices == 1

    played(story)


# -- what is stored


@pytest.mark.parametrize(("game", "options"), [("citadels", {"players": 4}), ("machine", SHARED_HERO)])
def test_the_log_contains_the_whole_game(game: str, options: dict[str, object]) -> None:
    desk = Desk(game, dict(options))
    rng = SplitMix(11)
    while desk.table.outcome is None:
        assert desk.table.state is not None
        seat = desk.table.state.pending()[0]
        desk.chooses(seat, desk.choices(seat)[rng.below(len(desk.choices(seat)))])
    made = [entry for line in desk.table.lines if isinstance(entry := read_entry(line), Chose)]
    assert [(entry.seat, entry.choice) for entry in made] == desk.table.moves
    assert [entry.number for entry in made] == list(range(1, len(made) + 1))
    assert desk.table.state_after(len(made)) == desk.table.state
    scene: Scene = desk.scene(0)
    assert scene.choices == []
    with pytest.raises(Refusal, match="game-over"):
        desk.chooses(0, "end turn")
