"""One game: what players are given, and what happens to those that fail."""

from typing import Any

import pytest

from tests.arena.toys import Toy, fails
from twocities.arena import match
from twocities.arena.match import Result, play
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Game, Outcome, SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.player import Forfeit, Player
from twocities.players.uniform import RandomPlayer

GAMES: list[tuple[Game, Any, int]] = [
    (CITADELS, Options(players=4), 4),
    (MACHINE, MachineOptions(revolutionaries=2), 3),
]


def rivals(count: int) -> list[Player[State]]:
    return [RandomPlayer(SplitMix(seat)) for seat in range(count)]


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_game_is_played_to_its_end(game: Game, options: Any, seats: int) -> None:
    first, second = (play(game, options, "a", rivals(seats)) for _ in range(2))
    assert min(first.places) == 1
    assert len(first.scores) == len(first.asked) == seats
    assert sum(first.asked) < len(first.moves)  # nobody is asked when there is nothing to choose
    assert first.rounds > 1
    assert not first.forfeits
    assert (first.places, first.scores, first.moves) == (second.places, second.scores, second.moves)


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_player_is_given_samples_and_never_the_game(game: Game, options: Any, seats: int) -> None:
    toy = Toy()
    play(game, options, "a", [toy, *rivals(seats - 1)])
    start = game.new(options, "a")
    assert all(known.rng.text().startswith("split") for known in toy.known)
    assert all(known.rng.text() != start.rng.text() for known in toy.known)
    assert toy.closed


def test_a_player_that_listens_hears_everything_its_seat_may_know() -> None:
    toy = Toy(listens=True)
    play(CITADELS, Options(players=2), "a", [toy, *rivals(1)])
    deaf = Toy()
    play(CITADELS, Options(players=2), "a", [deaf, *rivals(1)])
    assert {"took-character", "drew"} <= {event["kind"] for event in toy.heard}
    assert all("character" not in event for event in toy.heard if event["kind"] == "took-character" and event["seat"])
    assert deaf.heard == []


def illegal(known: State, seat: int) -> int:
    return -1


def gives_up(known: State, seat: int) -> int:
    raise Forfeit("the bot has left")


@pytest.mark.parametrize(
    ("answer", "told"),
    [(fails, "LookupError: lost my way"), (gives_up, "the bot has left"), (illegal, "illegal choice: ")],
)
def test_a_player_that_fails_comes_last_and_the_others_play_on(answer: Any, told: str) -> None:
    broken = Toy(answer)
    result = play(CITADELS, Options(players=4), "a", [*rivals(2), broken, *rivals(1)])
    assert list(result.forfeits) == [2]
    assert result.forfeits[2].startswith(told)
    assert result.places[2] == 4
    assert sorted(result.places)[0] == 1
    assert len(result.scores) == 4
    assert (len(broken.known), result.asked[2], broken.closed) == (1, 0, True)


def test_with_two_sides_the_other_one_has_won() -> None:
    result = play(CITADELS, Options(players=2), "a", [Toy(fails), *rivals(1)])
    assert (result.places, result.scores) == ((2, 1), ())


@pytest.mark.parametrize(("seat", "places"), [(0, (3, 1, 1)), (2, (1, 2, 2))])
def test_a_side_has_lost_when_one_of_its_seats_fails(seat: int, places: tuple[int, ...]) -> None:
    players: list[Player[State]] = rivals(3)
    players[seat] = Toy(fails)
    result = play(MACHINE, MachineOptions(revolutionaries=2), "a", players)
    assert result.places == places
    assert list(result.forfeits) == [seat]


def test_when_all_fail_the_last_one_left_has_won() -> None:
    result = play(CITADELS, Options(players=3), "a", [Toy(fails) for _ in range(3)])
    assert len(result.forfeits) == 2
    assert sorted(result.places) == [1, 2, 2]


def test_a_player_that_fails_to_close_harms_nobody() -> None:
    class Stuck(Toy):
        def close(self, outcome: Outcome | None = None) -> None:
            raise OSError

    last = Toy()
    assert not play(CITADELS, Options(players=2), "a", [Stuck(), last]).forfeits
    assert last.closed


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_player_that_goes_in_circles_forfeits(
    game: Game, options: Any, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "LONGEST", 30)
    result: Result = play(game, options, "a", rivals(seats))
    assert "the game does not end" in result.forfeits.values()
    assert 1 in result.places
