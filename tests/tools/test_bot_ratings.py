"""The ratings of the bots: the same games give the same ratings, and a level starts from the rating of the one
below."""

from pathlib import Path

from tools.bot_ratings import CONTESTS, SEED, SIGMA, from_below, play
from twocities.arena.contest import Contest
from twocities.arena.report import rate
from twocities.core import find_game
from twocities.players.spec import LEVELS

GAMES = 3


def test_bots_that_do_not_search_get_the_same_ratings_every_time(tmp_path: Path) -> None:
    name, options, players, _ = CONTESTS[0]
    game = find_game(name)
    contest = Contest(game, game.options_of(options, {}), players, SEED)
    first, again = [rate(contest, play(contest, GAMES, tmp_path / number, 1)) for number in ("0", "1")]
    assert first == again
    assert rate(contest, play(contest, GAMES, tmp_path / "0", 1)) == first  # from the folder


def test_a_level_starts_from_the_rating_of_the_one_below() -> None:
    known = {"newcomer": (20.0, 2.0), "regular": (30.0, 2.0)}
    assert from_below({}, ["newcomer"]) == {}
    assert from_below(known, ["regular", "expert"]) == {**known, "expert": (30.0, SIGMA)}


def test_every_level_meets_others_in_every_game() -> None:
    for game in {name for name, *_ in CONTESTS}:
        assert {level for name, _, players, _ in CONTESTS if name == game for level in players} == set(LEVELS)
