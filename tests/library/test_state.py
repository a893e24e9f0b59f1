"""A state says what it is: its game, its options, who is to move; printing draws it."""

from pathlib import Path

from tests.library.states import on_the_way, played, started
from tests.terminal.run import run
from twocities.core import SplitMix


def test_a_state_knows_its_game_options_and_seats() -> None:
    for state in on_the_way():
        game = state.game
        assert type(state.options) is game.options_type
        assert state.seats == game.seats(state.options) == 4
        game.check(state.options)
        again = game.new(state.options, "library")
        assert again.options == state.options


def test_a_loop_needs_only_whose_move_it_is() -> None:
    for state in started():
        rng = SplitMix(1)
        while (seat := state.to_move) is not None:
            assert not state.is_over
            assert seat == state.pending()[0]
            texts = state.texts(seat)
            assert [state.game.parse(text) for text in texts] == list(state.choices(seat))
            state.apply(seat, state.game.parse(texts[rng.below(len(texts))]), listen=False)
        assert state.is_over
        assert state.outcome()


def test_a_state_is_drawn_as_the_command_shows_it(tmp_path: Path) -> None:
    for state in [played(first, most) for first in started() for most in (40, 20_000)]:
        file = tmp_path / "position"
        file.write_text(state.position(), "utf-8")
        assert f"{state}\n" == run("show", file).stdout


def test_what_debuggers_print_is_short() -> None:
    first, *_ = started()
    assert repr(first) == f"<Citadels: 4 seats, to move: {first.to_move}>"
    assert repr(played(first, 20_000)) == "<Citadels: 4 seats, to move: None>"
    assert repr(first.game) == "<Game citadels>"
