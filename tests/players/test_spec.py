"""Players by name."""

import pytest

from tests.bids.game import GAME as BIDS
from twocities.citadels.game import GAME as CITADELS
from twocities.core import Game
from twocities.machine.game import GAME as MACHINE
from twocities.players.learned import Learned
from twocities.players.spec import LEVELS, UnknownPlayer, heuristic_of, make_player
from twocities.players.thinkers import HalvingPlayer, HeuristicPlayer, SearchPlayer


@pytest.mark.parametrize("game", [CITADELS, MACHINE], ids=lambda game: game.name)
@pytest.mark.parametrize(
    "name", [*LEVELS, "random", "heuristic", "heuristic:2.5", "search:20", "search:0.05s", "old:regular"]
)
def test_every_name_is_a_player_that_chooses(game: Game, name: str) -> None:
    state = game.new(game.options_type(), "spec")
    seat = state.pending()[0]
    assert make_player(name, game, "seed").choose(state, seat, []) in state.choices(seat)


@pytest.mark.parametrize("game", [CITADELS, MACHINE], ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["learned", "learned:20"])
def test_both_games_have_been_learned(game: Game, name: str) -> None:
    state = game.new(game.options_type(), "learned")
    players = [make_player(name, game, str(seat)) for seat in range(state.seats)]
    for _ in range(60):
        seat = state.pending()[0]
        state.apply(seat, players[seat].choose(state, seat, []))


def test_a_game_that_nobody_has_learned_is_refused_by_name() -> None:
    with pytest.raises(UnknownPlayer, match="nobody has learned bids yet"):
        make_player("learned", BIDS, "seed")


@pytest.mark.parametrize("level", ["veteran", "expert", "master"])
def test_the_stronger_levels_have_learned_a_game_if_anybody_has(level: str) -> None:
    for game in (CITADELS, MACHINE):
        learned = make_player(level, game, "seed")
        assert isinstance(learned, HalvingPlayer)
        assert isinstance(learned.heuristic, Learned)
    unlearned = make_player(level, BIDS, "seed")
    assert isinstance(unlearned, HeuristicPlayer if level == "veteran" else SearchPlayer)
    assert unlearned.heuristic is heuristic_of(BIDS)


def test_a_name_says_how_the_player_thinks() -> None:
    patient = make_player("search:500", CITADELS, "seed")
    assert isinstance(patient, SearchPlayer)
    assert (patient.budget.iterations, patient.sees) == (500, False)
    quick = make_player("seeing:0.25s", CITADELS, "seed")
    assert isinstance(quick, SearchPlayer)
    assert (quick.budget.seconds, quick.sees) == (0.25, True)
    old = make_player("old:expert", CITADELS, "seed")
    assert isinstance(old, SearchPlayer)
    assert (old.heuristic, old.budget.seconds) == (heuristic_of(CITADELS), 0.2)
    learned = make_player("learned:0.1s", CITADELS, "seed")
    assert isinstance(learned, HalvingPlayer)
    assert isinstance(learned.heuristic, Learned)
    assert (learned.heuristic.rolls, learned.budget.seconds) == (True, 0.1)
    erring = make_player("heuristic:3", CITADELS, "seed")
    assert isinstance(erring, HeuristicPlayer)
    assert erring.temperature == 3


@pytest.mark.parametrize(
    "text",
    [
        *("", "nobody", "random:2", "heuristic:", "heuristic:0", "heuristic:x", "search", "search:", "search:0"),
        *(
            "search:0s",
            "search:-1",
            "search:1h",
            "seeing",
            "search:99999999",
            "Search:10",
            "cmd:",
            "cmd@1s:",
            "old:nobody",
            "old:",
            "learned:",
        ),
    ],
)
def test_a_text_that_names_no_player_is_refused(text: str) -> None:
    with pytest.raises(UnknownPlayer):
        make_player(text, CITADELS, "seed")
