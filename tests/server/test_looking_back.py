"""Looking back at a running game: everybody finds what they were shown then, and nothing else."""

from typing import Any

import msgspec
import pytest

from tests.server.rooms import Desk
from twocities.core import SplitMix
from twocities.server import replay
from twocities.server.messages import Answer, News, Say, Undo
from twocities.server.refusals import Refusal
from twocities.server.scene import news_since

HEROES = {"revolutionaries": 3, "heroes": ("physician", "smuggler", "fowler")}
GAMES = [("citadels", {"players": 4}), ("machine", HEROES)]
READERS = (0, 1, 2, 3, None)
CHOICES = 150
TAKEN_BACK = (9, 40, 90)  # after this many choices


def eyes_of(reader: int | None) -> replay.Eyes:
    return "spectator" if reader is None else reader


class Game:
    """A random game, with what each reader was shown after each choice that was not undone."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.desk = Desk(game, options)
        self.shown: dict[int | None, list[object]] = {reader: [] for reader in READERS}
        self._rng = SplitMix(7)
        self._look()

    def play(self, choices: int) -> None:
        table = self.desk.table
        assert table.state is not None
        for _ in range(choices):
            able = [seat for seat in range(4) if self.desk.choices(seat)]
            seat = able[self._rng.below(len(able))]
            offered = self.desk.choices(seat)
            confirms = "confirm" in offered and self._rng.below(2)
            self.desk.chooses(seat, "confirm" if confirms else offered[self._rng.below(len(offered))])
            self._look()

    def take_back(self) -> None:
        """Undoes some choices by agreement."""
        table = self.desk.table
        last, _ = table.moves[-1]
        reading = table.reading(last)
        self.desk.does(last, Undo(1, reading.version, max(reading.choices - 4, 0), ask=True))
        for seat in range(4):
            if table.proposal and seat not in table.proposal.agreed and table.reading(seat).proposed:
                self.desk.does(seat, Answer(1, self.desk.version(seat), True))
        self._look()

    def _look(self) -> None:
        for reader, shown in self.shown.items():
            del shown[self.desk.table.reading(reader).choices :]
            shown.append(self.desk.scene(reader).view)


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game[0])
def game(request: pytest.FixtureRequest) -> Game:
    game = Game(*request.param)
    for choices in TAKEN_BACK:
        game.play(choices - len(game.desk.table.moves))
        game.desk.does(9, Say(1, "Whoever plays will read this later.", name="Eve"))
        game.desk.does(1, Say(1, phrase="sorry"))
        game.take_back()
    game.play(CHOICES - len(game.desk.table.moves))
    return game


@pytest.mark.parametrize("reader", READERS)
def test_a_moment_shows_what_its_reader_saw_then(game: Game, reader: int | None) -> None:
    table, shown = game.desk.table, game.shown[reader]
    last = table.reading(reader).choices
    assert len(shown) == last + 1
    for choices in {*range(0, last, 7), *range(min(last, 12)), last}:
        assert replay.seen(table, choices, eyes_of(reader), reader).views == [shown[choices]]
    with pytest.raises(Refusal) as problem:
        replay.seen(table, last + 1, eyes_of(reader), reader)
    assert (problem.value.reasons[0].key, problem.value.reasons[0].about) == ("no-such-moment", str(last))


@pytest.mark.parametrize("reader", READERS)
def test_news_is_what_was_sent_then_except_what_was_undone(game: Game, reader: int | None) -> None:
    table = game.desk.table
    found = replay.news_that_count(table, eyes_of(reader), reader)
    told = {item.version: item for item in news_since(table, reader, 0)}
    assert [bare(item) for item in found] == [bare(told[item.version]) for item in found]
    assert not {item.kind for item in found} & {"proposed", "answered", "undone"}
    assert [item.number for item in found if item.kind == "chose"] == list(range(1, table.reading(reader).choices + 1))
    assert [item.number for item in found] == sorted([item.number for item in found])


def bare(item: News) -> News:
    return msgspec.structs.replace(item, number=0)


def test_what_spectators_say_is_hidden_from_players_here_too(game: Game) -> None:
    for reader in READERS:
        found = replay.news_that_count(game.desk.table, eyes_of(reader), reader)
        said = [item.name for item in found if item.kind == "said"]
        assert said == (["Eve", "Person 1"] * 3 if reader is None else ["Person 1"] * 3)


@pytest.mark.parametrize("reader", READERS)
def test_nobody_sees_a_running_game_through_other_eyes(game: Game, reader: int | None) -> None:
    table = game.desk.table
    every: set[replay.Eyes] = {0, 1, 2, 3, 4, -1, "spectator", "all"}
    for eyes in every - {eyes_of(reader)}:
        with pytest.raises(Refusal, match="not-over"):
            replay.news_that_count(table, eyes, reader)
        with pytest.raises(Refusal, match="not-over"):
            replay.seen(table, 0, eyes, reader)


def test_looking_back_is_not_affected_by_what_happens_meanwhile() -> None:
    desk = Desk("citadels", {"players": 2})
    seat = next(seat for seat in (0, 1) if desk.choices(seat))
    before, still = desk.scene(seat), desk.table.copy()
    desk.chooses(seat, desk.choices(seat)[0])
    assert replay.seen(still, 0, seat, seat).views == [before.view]
    assert [item.version for item in replay.news_that_count(still, seat, seat)] == list(range(1, before.version + 1))
