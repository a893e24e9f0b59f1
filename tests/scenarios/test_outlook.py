"""What the rules make of a decision: what a choice brings, what may be counted on, who gets what is left."""

from typing import Any

from tests.scenarios.machine_cards import event_number
from tests.scenarios.machine_scene import place
from tests.scenarios.machine_scene import play as machine_play
from tests.scenarios.machine_table import heroes_phase, people, table
from tests.scenarios.scene import clause, offered, play
from tests.scenarios.table import turn_of
from twocities.citadels.game import GAME
from twocities.citadels.options import Options
from twocities.core import State
from twocities.core.registry import find_game


def gains(state: State, game: str = "citadels") -> dict[str, Any]:
    """By choice of whoever decides, what it brings."""
    seat, texts = state.pending()[0], find_game(game)
    return {texts.text(choice): found for choice in state.choices(seat) if (found := state.gains(seat, choice))}


# -- Citadels


@clause("C3.2", "C7 Gold Mine", "C7 Library", "C7 Observatory")
def test_what_gathering_brings() -> None:
    assert gains(turn_of("assassin", "")) == {"gather gold": {"gold": 2}, "gather cards": {"cards": 2, "kept": 1}}
    assert gains(turn_of("assassin", "city 0 gold-mine library")) == {
        "gather gold": {"gold": 3},
        "gather cards": {"cards": 2},
    }
    assert gains(turn_of("assassin", "city 0 observatory"))["gather cards"] == {"cards": 3, "kept": 1}


@clause("C5.10", "C5.12", "C5.14", "C5.16", "C7 School of Magic")
def test_what_an_income_brings() -> None:
    assert gains(turn_of("king", "city 0 castle school-of-magic"))["income"] == {"gold": 2}
    assert gains(turn_of("patrician", "city 0 castle manor"))["income"] == {"cards": 2}
    assert gains(turn_of("merchant", ""))["bonus gold"] == {"gold": 1}
    of_abbot = gains(turn_of("abbot", "city 0 temple\ngold 0 5 1 1"))
    assert of_abbot["income 0 gold"] == {"cards": 1}
    assert of_abbot["income 1 gold"] == {"gold": 1}
    assert of_abbot["tithe from 1"] == {"gold": 1}


@clause("C3.3", "C3.4", "C5.19")
def test_how_many_districts_may_still_be_built_and_why_not_a_card_in_hand() -> None:
    state = turn_of("architect", "gold 3 0 0 0\nhand 0 castle tavern docks\ncity 0 tavern")
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


def course(players: int) -> list[tuple[int, ...]]:
    """By decision of a selection phase: who decides, who gets what is left, who has taken a character before."""
    state, told = GAME.new(Options(players=players, crown=0), "course"), []
    while state.view(None).phase == "selection":
        (seat,) = state.pending()
        outlook = state.outlook([seat])
        told.append((seat, outlook.passes_to, *outlook.took_before))
        assert state.outlook([None]).took_before == ()
        play(state, offered(state)[0])
    return told


@clause("C2.3", "C2.4", "C2.5", "C2.6")
def test_who_gets_the_characters_that_are_left() -> None:
    assert course(4) == [(0, 1), (1, 2, 0), (2, 3, 0, 1), (3, -1, 0, 1, 2)]
    assert course(7)[-2:] == [(5, 6, 0, 1, 2, 3, 4), (6, -1, 0, 1, 2, 3, 4, 5)]
    assert course(3) == [(0, 1), (1, 2, 0), (2, -1, 0, 1), (0, 1, 1, 2), (1, 2, 0, 2), (2, -1, 0, 1)]
    assert course(2) == [(0, 1), (1, -1, 0), (1, 0, 0), (0, -1, 1), (0, 1, 1), (1, -1, 0), (1, -1, 0)]


# -- City of the Great Machine


def riot(commerce: str, guards: int, reader: int | None = 1) -> tuple[int, int, int, str]:
    state = table()
    state.discontent = 10
    people(state, commerce=commerce)
    state.guards[place("commerce")] = guards
    forecast = state.outlook([reader]).forecasts[place("commerce")]
    return forecast.known, forecast.possible, forecast.against, forecast.verdict


@clause("M9.7", "M9.8", "M4.2")
def test_a_riot_counts_on_the_active_against_guards_and_traitors() -> None:
    assert riot("merchant? merchant! traitor?", 0) == (2, 2, 1, "must")
    assert riot("merchant? industrialist?", 0) == (1, 1, 0, "must"), "industrialists are active from Stage 4 on"
    assert riot("merchant? noble noble noble", 2) == (1, 4, 2, "may")
    assert riot("merchant? merchant? noble", 3) == (2, 3, 3, "cannot")
    assert riot("merchant? merchant? traitor", 1) == (2, 3, 1, "may"), "who is hidden may be a Traitor"
    assert riot("", 0) == (0, 0, 0, "cannot")


@clause("M12.1", "M9.13")
def test_the_machine_counts_on_what_it_knows_alone() -> None:
    assert riot("merchant? merchant! traitor?", 0, reader=0) == (1, 3, 0, "may")
    assert riot("merchant? merchant! traitor?", 0, reader=None) == (1, 3, 0, "may")


def incited(hero: str, where: str, event: str = "mass-arrests") -> int:
    state = table(hero, *[name for name in ("smuggler", "journalist", "physician") if name != hero][:2])
    hero_number = [card.name for card in state.heroes].index(hero)
    state.hero_at[hero_number] = place(where)
    state.guards = [0] * 9
    heroes_phase(state)
    while state.acting_hero() != hero:
        machine_play(state, "pass")
    state.event = event_number(event)
    return int(gains(state, "machine")["incite"]["discontent"])


@clause("M9.2", "M13 Journalist", "M15 Public Lectures", "M15 Voice of the Machine")
def test_what_an_incitement_brings() -> None:
    assert incited("smuggler", "commerce") == 1
    assert incited("journalist", "commerce") == 2
    assert incited("smuggler", "science", "public-lectures") == 2
    assert incited("journalist", "commerce", "voice-of-the-machine") == 1
