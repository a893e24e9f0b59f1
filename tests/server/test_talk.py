"""Table talk: who reads what, and when."""

from pathlib import Path

import pytest

from tests.server.rooms import Desk, Person, all_news, house, play, played, seated, started
from twocities.core import SplitMix
from twocities.server.commands import MOST_SAID, PHRASES
from twocities.server.entries import Said, write_entry
from twocities.server.messages import News, Say, encode
from twocities.server.scene import MOST_NEWS, news_before

HEROES = {"revolutionaries": 2, "heroes": ("physician", "smuggler", "fowler")}


def talk(person: Person) -> list[str]:
    """All chat that somebody has received, in order."""
    return [f"{item.name}: {item.text or item.phrase}" for item in person.news if item.kind == "said"]


def said(news: list[News]) -> list[str]:
    return [item.text for item in news if item.kind == "said"]


def test_talk_has_the_name_of_the_seat_and_everybody_reads_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened)
            eve = Person(room, "eve")
            await ann.does(Say(1, "  Shall we?  ", name="The King"))
            await bob.does(Say(1, phrase="good-luck"))
            for reader in (ann, bob, eve):
                assert talk(reader) == ["Ann: Shall we?", "Bob: good-luck"]
            assert [item.seat for item in eve.news if item.kind == "said"] == [0, 1]

    played(story)


@pytest.mark.clause("M12.2")
def test_the_machine_reads_whatever_revolutionaries_say() -> None:
    desk = Desk("machine", HEROES)
    desk.does(1, Say(1, "To the Tower!"))
    desk.does(2, Say(1, "I am there."))
    for reader in (0, 1, 2, None):
        assert said(desk.scene(reader).news) == ["To the Tower!", "I am there."]


def test_players_read_what_spectators_say_when_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened)
            eve, max_ = Person(room, "eve"), Person(room, "max")
            away = bob.scene.version
            await eve.does(Say(1, "Bob has the Thief.", name="Eve"))
            await play(room, [ann, bob], SplitMix(1), 5)
            await max_.does(Say(1, "No, the King.", name="Max"))
            assert talk(eve) == ["Eve: Bob has the Thief.", "Max: No, the King."]
            assert talk(ann) == talk(bob) == []
            assert talk(Person(room, "ann")) == []
            await play(room, [ann, bob], SplitMix(2))
            await eve.does(Say(1, "Well played!", name="Eve"))
            whole = ["Eve: Bob has the Thief.", "Max: No, the King.", "Eve: Well played!"]
            for reader in (ann, bob, eve, Person(room, "ann"), Person(room, "bob", away)):
                assert talk(reader) == whole
            assert Person(room, "ann", ann.scene.version - 1).heard == ["said"]

    played(story)


def test_stored_talk_is_limited_for_players_and_for_spectators() -> None:
    desk = Desk("citadels", {"players": 2})
    for watching in (False, True):
        for line in range(MOST_SAID):
            desk.does(9 if watching else line % 2, Say(1, f"{line}", name="Eve"))
        assert desk.refused(9 if watching else 0, Say(1, "more", name="Eve")) == "talk-full"
    assert desk.table.version == 4 + 2 * MOST_SAID


def test_a_scene_has_the_latest_news_and_pages_have_the_rest() -> None:
    desk = Desk("citadels", {"players": 2})
    for line in range(MOST_SAID):
        desk.does(line % 2, Say(1, f"{line} {'🎲' * 290}"))
    shown = desk.scene(None)
    assert len(encode(shown)) < MOST_NEWS + 10_000
    assert [item.version for item in shown.news][-1] == shown.version
    assert shown.news[0].version > 1
    assert len(encode(news_before(desk.table, None, shown.news[0].version))) < MOST_NEWS + 10_000
    assert [item.version for item in all_news(desk.table, None)] == list(range(1, shown.version + 1))
    assert news_before(desk.table, None, 1) == []
    assert news_before(desk.table, None, 10**6) == shown.news


def test_before_the_start_everybody_reads_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, _) = await seated(opened)
            eve = Person(room, "eve")
            await eve.does(Say(1, "May I join?", name="Eve"))
            assert talk(ann) == ["Eve: May I join?"]

    played(story)


def test_invalid_talk_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, _) = await seated(opened)
            eve = Person(room, "eve")
            for nothing in (Say(1), Say(1, "   "), Say(1, "Hello", "hello")):
                assert await ann.refused(nothing) == "say-something"
            assert await ann.refused(Say(1, phrase="insult")) == "unknown-phrase"
            for text in ("x" * 301, "two\nlines", "\u202ebackwards"):
                assert await ann.refused(Say(1, text)) == "text"
            assert await eve.refused(Say(1, "Hello")) == "name"
            await ann.does(Say(1, "Zażółć gęślą jaźń! Съешь же ещё. 🎲"))
            for phrase in PHRASES:
                await ann.does(Say(1, phrase=phrase))
            assert len(talk(eve)) == 1 + len(PHRASES)
            assert room.table.version == 3 + 1 + len(PHRASES)

    played(story)


def test_what_was_not_stored_does_not_count() -> None:
    table = Desk("citadels", {"players": 2}).table
    said = Said(0.0, "Ann", 0, "Hello")
    table.copy().add(said, write_entry(said))
    assert table.said == [0, 0]
