"""Who has which seat, who is host, and what spectators can do."""

from pathlib import Path

from tests.server.rooms import Person, found, house, play, played, seated, started, until, who_chooses
from twocities.core import SplitMix
from twocities.server.entries import Clock
from twocities.server.house import NewTable
from twocities.server.messages import Admit, Application, Arrange, Choose, Clear, Hand, Pause, Say, Sit, Stand, Start
from twocities.server.table import FACES


def kinds(person: Person) -> list[str]:
    return [seat.kind for seat in person.scene.table.seats]


def test_anybody_with_the_link_can_take_an_open_seat_and_give_it_up_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels", {"players": 2}), "ann")
            ann, bob = Person(room, "ann"), Person(room, "bob")
            assert bob.seat() is None
            await bob.does(Sit(1, 1, "  Bob "))
            assert bob.seat() == 1
            assert ann.scene.table.seats[1].name == "Bob"
            await bob.does(Stand(1))
            assert bob.seat() is None
            assert kinds(ann) == ["open", "open"]
            assert await bob.refused(Stand(1)) == "not-seated"

    played(story)


def test_a_seat_is_for_one_person_and_a_person_has_one_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await seated(opened, options={"players": 3}, levels=("", "", "regular"))
            assert await bob.refused(Sit(1, 0, "Bob")) == "seated-already"
            assert await bob.refused(Sit(1, 2, "Bob")) == "seated-already"
            assert await Person(room, "eve").refused(Sit(1, 0, "Eve")) == "seat-taken"
            assert await bob.refused(Sit(1, 3, "Bob")) == "no-such-seat"
            assert await bob.refused(Sit(1, -1, "Bob")) == "no-such-seat"
            assert await ann.refused(Sit(1, 0, "A" * 25)) == "name"
            assert await ann.refused(Sit(1, 0, "Ann\u202e")) == "name"
            await ann.does(Sit(1, 0, "Anna"))
            assert [seat.name for seat in bob.scene.table.seats] == ["Anna", "Bob", ""]
            assert room.table.version == 4

    played(story)


def test_no_two_people_have_the_same_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob, cat) = await seated(opened, options={"players": 3})
            await bob.does(Sit(1, 1, "ANN"))
            await cat.does(Sit(1, 2, "\uff21nn"))  # a full-width A
            await ann.does(Sit(1, 0, "Ann"))
            assert [seat.name for seat in ann.scene.table.seats] == ["Ann", "ANN 2", "\uff21nn 3"]
            await bob.does(Sit(1, 1, "x" * 24))
            await cat.does(Sit(1, 2, "x" * 24))
            assert ann.scene.table.seats[2].name == f"{'x' * 22} 2"
            await Person(room, "eve").does(Say(1, "It is me.", name="ann"))
            assert ann.news[-1].name == "ann 2"
            fay = Person(room, "fay")
            await fay.does(Say(1, "No, me.", name=" Ann\u00a0 2 "))  # a wide space in the middle
            assert ann.news[-1].name == "Ann 2 2"
            await bob.does(Sit(1, 1, "\u0430nn 2"))  # a Cyrillic a
            assert ann.scene.table.seats[1].name == "\u0430nn 2 3"
            for blank in ("\u00a0", "\u3164", "\u2800"):
                assert await bob.refused(Sit(1, 1, blank)) == "name"

    played(story)


def test_a_bots_face_is_unique_at_its_table_and_the_same_for_everybody_and_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels", {"players": 8}, ("",) + ("regular",) * 7), "ann")
            ann, eve = Person(room, "ann"), Person(room, "eve")
            faces = [seat.face for seat in ann.scene.table.seats]
            assert faces[0] == ""
            assert len(set(faces[1:])) == 7
            assert set(faces[1:]) < set(FACES)
            await ann.does(Sit(1, 3, "Ann"))
            assert [seat.face for seat in eve.scene.table.seats] == [*faces[:3], "", *faces[4:]]
            others = await opened.create(NewTable("citadels", {"players": 8}, ("regular",) * 8), "ann")
            assert {seat.face for seat in others.card().seats} == set(FACES)
        async with house(tmp_path) as opened:
            again = Person(await found(opened, room.table.name), "bob")
            assert [seat.face for seat in again.scene.table.seats] == [*faces[:3], "", *faces[4:]]

    played(story)


def test_a_seat_can_be_given_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            _, people = await started(opened)
            person = who_chooses(people)
            seat = people.index(person)
            offered = person.scene.choices
            await person.does(Hand(1, seat, "regular"))
            card = person.scene.table.seats[seat]
            assert (card.kind, card.level, card.kept) == ("program", "regular", True)
            assert person.seat() == seat, "what lies open to the seat stays open to whoever has it"
            assert person.scene.choices == []
            assert await person.refused(Choose(1, person.scene.version, offered[0])) == "program-plays"
            await person.sits(seat)
            assert person.scene.choices == offered
            await person.chooses()

    played(story)


def test_a_bots_choice_is_dropped_when_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=0.2) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            await person.does(Hand(1, people.index(person), "newcomer"))
            await person.sits(people.index(person))
            await until(lambda: not room.thinking)
            assert room.table.moves == []
            assert person.scene.choices

    played(story)


def test_the_host_fills_and_clears_seats_and_nobody_else_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            _, (ann, bob, _) = await seated(opened, options={"players": 4}, levels=("", "", "", "expert"))
            cat = ann.room.listeners[-1]
            assert isinstance(cat, Person)
            assert await bob.refused(Clear(1, 0)) == "not-host"
            assert await bob.refused(Hand(1, 3, "regular")) == "not-host"
            assert await ann.refused(Hand(1, 1, "regular")) == "seat-taken"
            assert await ann.refused(Hand(1, 3, "genius")) == "unknown-level"
            await ann.does(Hand(1, 3, "regular"))
            await ann.does(Clear(1, 2))
            assert cat.seat() is None
            assert kinds(bob) == ["person", "person", "open", "program"]
            await ann.does(Clear(1, 3))
            assert kinds(bob) == ["person", "person", "open", "open"]

    played(story)


def test_a_bot_replaces_somebody_who_leaves_and_another_can_take_over_if_the_others_agree(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, (ann, bob) = await started(opened)
            dan = Person(room, "dan")
            await bob.does(Stand(1))
            card = ann.scene.table.seats[1]
            assert (card.kind, card.level, card.kept, card.name) == ("program", "regular", False, "")
            assert bob.seat() is None
            assert bob.view()["seat"] is None
            await dan.sits(1)
            assert dan.seat() is None
            assert dan.view()["seat"] is None
            assert ann.scene.table.application == Application(1, "Dan", [])
            assert await bob.refused(Sit(1, 1, "Bob")) == "another-asks"
            for nobody in (bob, dan):
                assert await nobody.refused(Admit(1, nobody.scene.version, True)) == "nothing-proposed"
            assert await ann.refused(Admit(1, ann.scene.version - 1, True)) == "stale"
            await ann.lets()
            assert dan.view()["seat"] == 1
            assert not dan.scene.table.application
            assert await bob.refused(Sit(1, 1, "Bob")) == "seat-taken"

    played(story)


def test_somebody_who_has_played_a_seat_gets_no_other_in_that_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            _, (ann, bob) = await started(opened)
            await ann.does(Stand(1))
            await bob.does(Stand(1))
            assert await bob.refused(Sit(1, 0, "Bob")) == "knows-another-hand"
            await bob.sits(1)
            assert bob.seat() == 1, "nobody plays whom the host could ask"

    played(story)


def test_everybody_who_plays_is_asked_before_a_stranger_sees_a_hand(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, (ann, bob, cat) = await started(opened, options={"players": 4}, levels=("", "", "", "regular"))
            eve = Person(room, "eve")
            await cat.does(Hand(1, 2, "regular"))
            await eve.sits(3)
            await ann.lets()
            assert eve.scene.table.application == Application(3, "Eve", [0])
            assert await ann.refused(Admit(1, ann.scene.version, True)) == "nothing-proposed"
            assert await cat.refused(Admit(1, cat.scene.version, True)) == "nothing-proposed"
            await bob.lets(agrees=False)
            assert not eve.scene.table.application
            assert eve.seat() is None
            assert await eve.refused(Sit(1, 3, "Eve")) == "declined"
            assert await eve.refused(Sit(1, 2, "Eve")) == "seat-taken"
            assert [kind for kind in ann.heard if kind in ("wanted", "admitted")] == ["wanted", "admitted", "admitted"]
        async with house(tmp_path, pace=3600.0) as opened:
            again = await opened.find(room.table.name)
            assert again is not None
            assert await Person(again, "eve").refused(Sit(1, 3, "Eve")) == "declined"

    played(story)


def test_a_person_alone_with_bots_lets_a_friend_in_with_one_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, (ann,) = await started(opened, levels=("", "regular"))
            bob = Person(room, "bob")
            await bob.sits(1)
            await ann.lets()
            assert bob.seat() == 1

    played(story)


def test_where_only_bots_play_the_host_sits_down_at_once_and_lets_others_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room = await opened.create(NewTable("citadels", {"players": 2}, ("regular", "regular")), "ann")
            ann, eve = Person(room, "ann"), Person(room, "eve")
            await ann.does(Start(1))
            await eve.sits(1)
            assert eve.seat() is None
            assert await eve.refused(Admit(1, eve.scene.version, True)) == "nothing-proposed"
            await ann.lets()
            assert eve.seat() == 1
            await eve.does(Stand(1))
            await ann.sits(0)
            assert ann.seat() == 0

    played(story)


def test_somebody_who_asks_for_a_seat_and_leaves_does_not_get_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, (ann,) = await started(opened, levels=("", "regular"))
            eve = Person(room, "eve")
            await eve.sits(1)
            eve.leave()
            await until(lambda: ann.scene.table.application is None)
            assert await ann.refused(Admit(1, ann.scene.version, True)) == "nothing-proposed"

    played(story)


def test_nobody_else_gets_the_seat_of_a_player_whom_the_host_removed(tmp_path: Path) -> None:
    """Otherwise a second cookie of the host's could see the hand."""

    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, (ann, bob) = await started(opened)
            await ann.does(Clear(1, 1))
            await ann.does(Clear(1, 1))
            await ann.does(Hand(1, 1, "expert"))
            assert await Person(room, "ann too").refused(Sit(1, 1, "Eve")) == "seat-kept"
            await bob.sits(1)
            await ann.lets()
            assert bob.seat() == 1

    played(story)


def test_a_seat_lost_by_its_clock_stays_lost_when_the_host_clears_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, people = await started(opened, clock=Clock(0.2, forfeits=True))
            await until(lambda: any(place.lost for place in room.table.places))
            seat = next(seat for seat, place in enumerate(room.table.places) if place.lost)
            host = next(person for person in people if person.guest == room.table.host)
            await host.does(Clear(1, seat))
            assert await Person(room, "eve").refused(Sit(1, seat, "Eve")) == "seat-lost"

    played(story)


def test_seats_stay_as_they_were_when_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened)
            await play(room, [ann, bob], SplitMix(1))
            for command in (Stand(1), Sit(1, 1, "Robert"), Hand(1, 1, "regular")):
                assert await bob.refused(command) == "game-over"
            assert await ann.refused(Clear(1, 1)) == "game-over"
            assert [seat.name for seat in bob.scene.table.seats] == ["Ann", "Bob"]

    played(story)


# -- the host


def test_if_the_host_leaves_another_person_at_the_table_is_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob, cat) = await seated(opened, options={"players": 4}, levels=("", "regular"))
            assert (ann.scene.hosting, bob.scene.hosting) == (True, False)
            await ann.does(Stand(1))
            assert (ann.scene.hosting, bob.scene.hosting) == (False, True)
            assert bob.scene.table.seats[2].host
            await bob.does(Clear(1, 2))
            assert cat.scene.hosting
            await cat.does(Stand(1))
            assert cat.scene.hosting, "nobody else is there"
            assert room.table.host == "cat"

    played(story)


def test_a_host_who_is_away_for_long_leaves_the_table_to_somebody_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob, cat) = await started(opened, options={"players": 3})
            await ann.does(Pause(1))
            bob.leave()
            room.grace = 0.05
            ann.leave()
            await until(lambda: cat.scene.hosting)
            assert "hosted" in cat.heard
            ann = Person(room, "ann")
            await until(lambda: ann.scene.hosting)
            assert not cat.scene.hosting

    played(story)


def test_a_host_who_was_removed_while_away_is_a_guest_on_coming_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened)
            room.grace = 0.05
            ann.leave()
            await until(lambda: bob.scene.hosting)
            await bob.does(Clear(1, 0))
            ann = Person(room, "ann")
            await bob.does(Pause(1))
            assert not ann.scene.hosting

    played(story)


def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await seated(opened)
            ann.leave()
            assert [seat.online for seat in bob.scene.table.seats] == [False, True]
            ann = Person(room, "ann")
            assert [seat.online for seat in bob.scene.table.seats] == [True, True]
            room.grace = 0.0
            bob.leave()
            bob = Person(room, "bob")
            assert ann.scene.hosting

    played(story)


def test_if_everybody_is_away_the_first_to_come_back_is_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await seated(opened)
            room.grace = 0.0
            bob.leave()
            ann.leave()
            bob = Person(room, "bob")
            await until(lambda: bob.scene.hosting)
            await bob.does(Start(1))

    played(story)


# -- those who watch


def test_spectators_see_what_is_public_and_cannot_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            eve = Person(room, "eve")
            assert eve.seat() is None
            assert eve.view()["seat"] is None
            assert eve.scene.choices == []
            assert await eve.refused(Choose(1, eve.scene.version, person.scene.choices[0])) == "not-seated"
            assert await eve.refused(Stand(1)) == "not-seated"
            assert await eve.refused(Pause(1)) == "not-host"

    played(story)


def test_nobody_can_take_the_seat_that_the_rules_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("machine", {"revolutionaries": 1}, seat=0, name="Ann"), "ann")
            ann = Person(room, "ann")
            assert kinds(ann) == ["person", "open"]
            await ann.does(Arrange(1, {"revolutionaries": 1, "automaton": 2}, False, Clock()))
            assert kinds(ann) == ["empty", "open"]
            assert await ann.refused(Sit(1, 0, "Ann")) == "no-such-seat"
            assert await ann.refused(Hand(1, 0, "regular")) == "no-such-seat"
            assert await ann.refused(Start(1)) == "open-seats"
            await ann.does(Sit(1, 1, "Ann"))
            await ann.does(Start(1))
            assert ann.scene.you == 1
            assert ann.scene.choices

    played(story)
