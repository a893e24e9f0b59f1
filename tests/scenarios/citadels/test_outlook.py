"""What the rules say about a decision: what a choice brings, what can be counted on, who gets what is left."""

from tests.scenarios.citadels.table import scene, turn_of
from tests.scenarios.scene import clause, decides, gains, offered, play
from twocities.citadels.game import GAME
from twocities.citadels.options import Options


@clause("C3.2", "C7 Gold Mine", "C7 Library", "C7 Observatory")
def test_what_gathering_brings() -> None:
    assert gains(turn_of("assassin")) == {"gather gold": {"gold": 2}, "gather cards": {"cards": 2, "kept": 1}}
    assert gains(turn_of("assassin", "city 0 gold-mine library")) == {
        "gather gold": {"gold": 3},
        "gather cards": {"cards": 2},
    }
    assert gains(turn_of("assassin", "city 0 observatory"))["gather cards"] == {"cards": 3, "kept": 1}


@clause("C5.10", "C5.12", "C5.14", "C5.16", "C7 School of Magic")
def test_what_an_income_brings() -> None:
    assert gains(turn_of("king", "city 0 castle school-of-magic"))["income"] == {"gold": 2}
    assert gains(turn_of("patrician", "city 0 castle manor"))["income"] == {"cards": 2}
    assert gains(turn_of("merchant"))["bonus gold"] == {"gold": 1}
    of_abbot = gains(turn_of("abbot", "city 0 temple; gold 0 5 1 1"))
    assert of_abbot["income 0 gold"] == {"cards": 1}
    assert of_abbot["income 1 gold"] == {"gold": 1}
    assert of_abbot["tithe from 1"] == {"gold": 1}


@clause("C3.3", "C3.4", "C5.19")
def test_how_many_districts_may_still_be_built_and_why_not_a_card_in_hand() -> None:
    state = turn_of("architect", "gold 3 0 0 0; hand 0 castle tavern docks; city 0 tavern")
    outlook = state.outlook([0])
    assert outlook.builds_left == 3
    assert {name: reason.key for name, reason in outlook.unbuildable.items()} == dict.fromkeys(
        ["castle", "docks", "tavern"], "gather-first"
    )
    play(state, "gather gold", "build docks")
    outlook = state.outlook([0])
    assert outlook.builds_left == 2
    assert {name: reason.key for name, reason in outlook.unbuildable.items()} == {
        "castle": "too-expensive",
        "tavern": "duplicate",
    }
    assert state.outlook([1]).unbuildable == state.outlook([None]).unbuildable == {}


def unbuildable(character: str, gold: int, city: str) -> dict[str, str]:
    """Why cards in hand cannot be built after gathering 2 gold."""
    state = turn_of(character, f"gold {gold - 2} 9 9 9; hand 0 castle necropolis thieves-den", city)
    play(state, "gather gold")
    return {name: reason.key for name, reason in state.outlook([0]).unbuildable.items()}


@clause("C7 Framework", "C7 Necropolis", "C7 Thieves' Den", "C5.15")
def test_a_card_that_can_be_built_in_any_way_is_not_unbuildable() -> None:
    castle, necropolis, den = [{name: "too-expensive"} for name in ("castle", "necropolis", "thieves-den")]
    assert unbuildable("king", 2, "") == castle | necropolis | den
    assert unbuildable("king", 2, "city 0 tavern") == castle | den, "the Necropolis over the Tavern"
    assert unbuildable("king", 4, "") == necropolis, "the Den with 2 cards"
    assert unbuildable("king", 2, "city 0 framework") == {}
    assert unbuildable("cardinal", 2, "") == necropolis | den, "the Castle on loan"


@clause("C3.3", "C5.2")
def test_outside_a_turn_nothing_is_left_to_build() -> None:
    state = GAME.new(Options(players=4, crown=0), "selection")
    assert state.outlook([0]).builds_left == state.outlook([None]).builds_left == 0
    state = turn_of("witch")
    assert state.outlook([0]).builds_left == 1
    play(state, "gather gold")
    assert decides(state) == (0, "name-bewitched")
    assert state.outlook([0]).builds_left == 0
    assert scene("phase over; holds 0 king").outlook([0]).builds_left == 0


def course(players: int) -> list[tuple[int, ...]]:
    """By decision of a selection phase: who decides, who gets what is left, who has already taken a character."""
    state, told = GAME.new(Options(players=players, crown=0), "course"), []
    while state.view(None).phase == "selection":
        (seat,) = state.pending()
        outlook = state.outlook([seat])
        told.append((seat, outlook.passes_to, *outlook.took_before))
        assert state.outlook([None]).took_before == ()
        play(state, offered(state)[0])
    return told


@clause("C2.3", "C2.5", "C2.6")
def test_seats_that_have_yet_to_choose() -> None:
    def told(players: int, steps: int) -> tuple[int, ...]:
        state = GAME.new(Options(players=players, crown=1), "course")
        for _ in range(steps):
            play(state, offered(state)[0])
        assert state.outlook([0]).to_choose == state.outlook([None]).to_choose
        return state.outlook([None]).to_choose

    assert told(4, 0) == (1, 2, 3, 0)
    assert told(4, 2) == (3, 0)
    assert told(4, 4) == (), "the turns have begun"
    assert told(3, 1) == (2, 0, 1, 2, 0)
    assert told(2, 1) == (0, 1, 0), "a take and a discard in a row are one"


@clause("C2.3", "C2.4", "C2.5", "C2.6")
def test_the_seat_that_gets_the_characters_that_are_left() -> None:
    assert course(4) == [(0, 1), (1, 2, 0), (2, 3, 0, 1), (3, -1, 0, 1, 2)]
    assert course(7)[-2:] == [(5, 6, 0, 1, 2, 3, 4), (6, -1, 0, 1, 2, 3, 4, 5)]
    assert course(3) == [(0, 1), (1, 2, 0), (2, -1, 0, 1), (0, 1, 1, 2), (1, 2, 0, 2), (2, -1, 0, 1)]
    assert course(2) == [(0, 1), (1, -1, 0), (1, 0, 0), (0, -1, 1), (0, 1, 1), (1, -1, 0), (1, -1, 0)]
