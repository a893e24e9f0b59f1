"""M3: setting up, and options that cannot make a game."""

from collections import Counter
from typing import Any

import pytest

from tests.scenarios.machine.table import (
    ACTRESS,
    MAJOR,
    MINOR,
    SEEDS,
    SIX,
    machine_turn,
    new,
    next_round,
    problems,
    scene,
)
from tests.scenarios.scene import clause, offered
from twocities.core import HashGenerator, Outcome
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine, set_up
from twocities.machine.options import Options
from twocities.machine.own_cards import Cards
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.machine.state import CLASSES, SERVANTS


def laid_out(seed: str = "a scene", **options: Any) -> GreatMachine:
    """The table before the first round."""
    return set_up(Options(**options), HashGenerator.from_seed(seed))


@clause("M3.1", "M12.1")
def test_thirty_citizens_are_shuffled_face_down_and_three_arrested() -> None:
    arrested = set()
    for seed in SEEDS:
        state = laid_out(seed)
        assert Counter(state.face) == dict.fromkeys(range(1, 7), 5)
        arrested.add(tuple(state.face[token] for token in state.citizens_in(state.ARRESTED)))
    assert len(arrested) > 20
    assert CLASSES[1:] == ("artist", "scientist", "merchant", "industrialist", "noble", "traitor")
    for seat in (None, 0, 1, 2, 3):
        citizens = new().view(seat).city.citizens
        assert Counter(citizen.place for citizen in citizens) == {
            **dict.fromkeys((*MINOR, "central-square"), 4),
            **dict.fromkeys(MAJOR[:3], 1),
            "arrested": 3,
        }
        assert {(citizen.status, citizen.known_as) for citizen in citizens} == {("unknown", "")}


@clause("M3.2")
def test_there_are_two_operational_guards_in_each_district() -> None:
    view = new().view(None)
    assert view.city.guards == [2] * 9
    assert view.city.broken == [0] * 9


@clause("M3.3")
@pytest.mark.parametrize(
    ("plan", "last_winner", "start"),
    [
        (1, "", 1),
        (2, "", 2),
        (3, "", 3),
        (1, "none", 1),
        (2, "none", 2),
        (3, "none", 3),
        (1, "machine", 1),
        (2, "machine", 1),
        (3, "machine", 2),
        (1, "revolutionaries", 2),
        (2, "revolutionaries", 3),
        (3, "revolutionaries", 3),
    ],
)
def test_the_master_plan_starts_as_chosen_one_step_better_for_the_last_loser(
    plan: int, last_winner: str, start: int
) -> None:
    assert new(plan=plan, last_winner=last_winner).plan == start


@clause("M3.3")
def test_the_master_plan_starts_at_ii_unless_chosen_otherwise() -> None:
    assert new().plan == 2


@clause("M3.3")
@pytest.mark.parametrize("plan", [-1, 0, 4, 12])
def test_the_master_plan_starts_nowhere_else(plan: int) -> None:
    assert problems(plan=plan) == ["plan-start (M3.3)"]


@clause("M3.3")
@pytest.mark.parametrize(
    ("plan", "winners", "starts"),
    [
        (3, (MACHINE, MACHINE, MACHINE, REVOLUTIONARIES), [3, 2, 1, 1, 2]),
        (3, (REVOLUTIONARIES, MACHINE), [3, 3, 2]),
        (2, (REVOLUTIONARIES, REVOLUTIONARIES, MACHINE), [2, 3, 3, 2]),
    ],
)
def test_the_variable_master_plan_carries_over_from_game_to_game(
    plan: int, winners: tuple[int, ...], starts: list[int]
) -> None:
    options = Options(plan=plan, last_winner="none")
    found = [GAME.new(options, "a scene").plan]
    for winner in winners:
        options = GAME.rematch(options, won_by(winner))
        found.append(GAME.new(options, "a scene").plan)
    assert found == starts


@clause("M3.3")
@pytest.mark.parametrize("winner", [MACHINE, REVOLUTIONARIES])
def test_without_the_variable_master_plan_every_game_starts_the_same(winner: int) -> None:
    assert GAME.rematch(Options(plan=3), won_by(winner)) == Options(plan=3)


def won_by(side: int) -> Outcome:
    return Outcome((1, 2, 2, 2) if side == MACHINE else (4, 1, 1, 1), ())


@clause("M3.3")
def test_only_a_side_can_have_won_the_last_game() -> None:
    assert problems(last_winner="heroes") == ["unknown-winner: heroes (M3.3)"]


@clause("M3.4", "M4.1")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_discontent_starts_in_the_slot_of_the_number_of_revolutionaries(revolutionaries: int) -> None:
    state = new(revolutionaries=revolutionaries)
    assert (state.discontent, state.stage()) == (revolutionaries, 0)


@clause("M3.5")
def test_the_event_deck_is_six_of_group_i_then_six_of_group_ii_then_the_countdown() -> None:
    orders = set()
    for seed in SEEDS:
        state = laid_out(seed)
        deck = state.event_deck[::-1]
        assert len(set(deck)) == len(deck) == 13
        assert all(number < 10 for number in deck[:6])
        assert all(10 <= number < 20 for number in deck[6:12])
        assert CITY_EVENTS[deck[12]].name == "the-countdown"
        orders.add(tuple(deck))
    assert len(orders) == len(SEEDS)
    assert {number for order in orders for number in order} == set(range(21))
    assert new().view(0).event.left == 12


@clause("M3.6")
def test_the_servants_start_in_the_grand_citadel_and_differ_only_in_name() -> None:
    assert SERVANTS == ("lex-hecate", "judgementor", "phantasmer")
    assert new().view(None).city.servants == ["grand-citadel"] * 3
    state = machine_turn("bonds 6", heroes=ACTRESS)
    texts = [[text.replace(name, "") for text in offered(state) if name in text] for name in SERVANTS]
    assert texts[0] == texts[1] == texts[2]
    assert len(texts[0]) > 5


@clause("M3.7")
def test_nine_directives_are_shuffled_and_none_is_in_hand() -> None:
    decks = [laid_out(seed).directives for seed in SEEDS]
    assert all(sorted(deck) == list(range(9)) for deck in decks)
    assert len(set(map(tuple, decks))) == len(SEEDS)
    view = new().view(0)
    assert (view.directives.left, view.directives.hand_count, view.directives.hand, view.directives.published) == (
        9,
        0,
        (),
        (),
    )


@clause("M3.8")
@pytest.mark.parametrize(
    ("hero", "start"),
    [
        ("physician", "science"),
        ("smuggler", "commerce"),
        ("fowler", "velvet"),
        ("actress", "art"),
        ("artificer", "industrial"),
        ("journalist", "central-square"),
    ],
)
def test_each_hero_starts_in_the_district_on_the_card_without_trust(hero: str, start: str) -> None:
    others = [name for name in SIX if name != hero]
    state = laid_out(heroes=(hero, *others[:2]))
    (number,) = [index for index, card in enumerate(state.heroes) if card.name == hero]
    assert DISTRICTS[state.hero_at[number]] == start
    assert state.trust == [0, 0, 0]


@clause("M3.8", "M12.1")
def test_one_of_nine_access_cards_is_forfeited_at_random_and_known_to_all_revolutionaries_alone() -> None:
    forfeited: Counter[str] = Counter()
    for seed in SEEDS:
        state = new(seed)
        for number, hero in enumerate(state.view(2).heroes):
            assert len(hero.forfeited) == hero.forfeited_count == 1
            assert len(state.access_hand(number)) == 8
            assert hero.forfeited[0] not in [DISTRICTS[card] for card in state.access_hand(number)]
            forfeited[hero.forfeited[0]] += 1
        assert [hero.forfeited for hero in state.view(1).heroes] == [hero.forfeited for hero in state.view(3).heroes]
        for outsider in (0, None):
            assert [(hero.forfeited_count, hero.forfeited) for hero in state.view(outsider).heroes] == [(1, ())] * 3
    assert set(forfeited) == set(DISTRICTS)


@clause("M3.9", "M5.2")
def test_the_machine_starts_without_bonds_and_there_are_no_tokens_in_the_city() -> None:
    state = laid_out()
    assert (state.bonds, state.raids, state.riots) == (0, 0, 0)
    assert new().bonds == 6


@clause("M3.9", "M5.2")
def test_bonds_are_unlimited() -> None:
    state = scene("bonds 999")
    next_round(state)
    assert state.bonds == 1005


@clause("M2.6")
def test_squares_can_be_those_of_an_owners_box() -> None:
    assert new(cards=Cards(citizen_squares=(9,) * 9)).citizen_room(0) == 5
    assert problems(cards=Cards(levy_bonds=99)) == ["file-number: found levy_bonds = 99, least 0, most 15"]


def test_all_reasons_are_given_at_once() -> None:
    assert problems(
        revolutionaries=0,
        heroes=("actress", "actress"),
        city="",
        plan=4,
        last_winner="nobody",
        cards=Cards(levy_bonds=99),
    ) == [
        "revolutionary-count (M1.1)",
        "three-heroes: 2 (M1.2)",
        "hero-claimed-twice: actress (M1.3)",
        f"unplaced: {' '.join(DISTRICTS)} (M2.4)",
        "plan-start (M3.3)",
        "unknown-winner: nobody (M3.3)",
        "file-number: found levy_bonds = 99, least 0, most 15",
    ]
