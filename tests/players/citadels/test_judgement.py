"""How the heuristics of Citadels judge single positions."""

import pytest

from tests.scenarios.citadels.table import scene, threat_on, turn_of, warrant_on
from tests.scenarios.scene import play
from twocities.citadels.game import GAME, Citadels
from twocities.players.citadels.heuristic import CitadelsHeuristic

HEURISTIC = CitadelsHeuristic()
LARGE = "manor castle temple church tavern watchtower"


def ratings(state: Citadels) -> dict[str, float]:
    """By text of the choice."""
    (seat,) = state.pending()
    choices = state.choices(seat)
    return dict(zip(map(GAME.text, choices), HEURISTIC.ratings(state, seat, choices), strict=True))


def best(state: Citadels) -> str:
    rated = ratings(state)
    return max(rated, key=rated.__getitem__)


def why(state: Citadels, choice: str) -> str:
    (seat,) = state.pending()
    return HEURISTIC.motive(state, seat, GAME.parse(choice)).key.removeprefix("motive-citadels-")


def test_gold_is_gathered_for_a_district_within_reach_and_cards_for_an_empty_hand() -> None:
    assert best(turn_of("king", "gold 2 2 2 2; hand 0 castle")) == "gather gold"
    assert best(turn_of("king", "gold 4 2 2 2")) == "gather cards"


def test_a_district_is_built_if_it_can_be_paid_for() -> None:
    state = turn_of("king", "gold 1 2 2 2; hand 0 castle docks")
    play(state, "gather gold")
    assert best(state) == "build docks"
    assert why(state, "build docks") == "build-type"


def test_a_city_is_completed() -> None:
    state = turn_of("thief", f"gold 3 2 2 2; hand 0 docks; city 0 {LARGE}")
    play(state, "rob king", "gather gold")
    assert best(state) == "build docks"
    assert why(state, "build docks") == "build-ends-ahead"


def test_the_fifth_type_is_worth_more_than_a_more_expensive_district() -> None:
    state = turn_of("thief", "gold 3 2 2 2; hand 0 palace statue; city 0 manor temple tavern watchtower")
    play(state, "rob king", "gather gold")
    assert best(state) == "build statue"
    assert why(state, "build statue") == "build-fifth"


def test_income_comes_after_a_district_that_earns_and_before_one_that_needs_it() -> None:
    earns = turn_of("king", "gold 1 2 2 2; hand 0 manor; city 0 castle")
    needs = turn_of("king", "gold 0 2 2 2; hand 0 docks; city 0 castle")
    for state in (earns, needs):
        play(state, "gather gold")
    assert best(earns) == "build manor"
    assert best(needs) == "income"


@pytest.mark.parametrize(
    ("facts", "reason"),
    [("city 1 manor castle palace", "leader"), ("gold 2 9 0 0; city 1 manor castle; city 2 harbor palace", "rival")],
)
def test_a_seat_is_said_to_be_ahead_only_if_it_has_the_most_points(facts: str, reason: str) -> None:
    draft = "draft merchant=up magician=up architect=down king=1 bishop=2 warlord=3 assassin=0 thief=down"
    state = scene("next assassin; crown 1", draft, facts)
    assert why(state, "kill king") == f"kill-{reason}"


@pytest.mark.parametrize(("city", "reason"), [("city 1 manor castle", "slow"), ("city 0 manor castle", "best")])
def test_the_assassin_is_taken_to_slow_down_the_leader(city: str, reason: str) -> None:
    draft = "draft bishop=up thief=up magician=down; table king assassin merchant architect warlord"
    state = scene("phase selection; gold 1 1 1 1; crown 0", city, draft)
    assert why(state, "take assassin") == f"take-{reason}"


def test_a_rank_is_robbed_for_the_gold_of_the_richest_who_may_well_hold_it() -> None:
    state = turn_of("thief", "gold 2 0 7 0")
    (seat,) = state.pending()
    about = HEURISTIC.motive(state, seat, GAME.parse("rob king")).about
    assert about == {"character": "king", "seat": 2, "gold": 7}


def test_the_thief_looks_for_the_richest_where_they_earn_most() -> None:
    state = scene(
        """
        gold 2 9 0 0
        city 1 manor castle palace
        draft assassin=up magician=up architect=down king=1 bishop=2 warlord=3 thief=0 merchant=down
        crown 1
        next thief
        """
    )
    rated = ratings(state)
    assert rated["rob king"] > rated["rob bishop"]
    assert why(state, "rob king") == "rob-rich"


def test_a_character_lying_face_up_is_nobodys() -> None:
    state = scene(
        """
        draft bishop=up merchant=up architect=down king=1 thief=2 warlord=3 assassin=0 magician=down
        crown 1
        next assassin
        """
    )
    rated = ratings(state)
    assert max(rated["kill bishop"], rated["kill merchant"]) + 5 < max(rated.values())
    assert why(state, "kill bishop") == "kill-nobody"


def test_the_warlord_spares_his_own_city_and_attacks_the_one_about_to_win() -> None:
    state = turn_of("warlord", f"gold 4 2 2 2; city 0 barracks; city 1 {LARGE}; city 2 market")
    play(state, "income", "gather gold")
    rated = ratings(state)
    choice = best(state)
    assert choice.startswith("destroy")
    assert choice.endswith("of 1")
    assert rated["destroy barracks of 0"] == min(rated.values())
    assert why(state, choice) == "raid-finisher"


def test_destroying_is_called_free_where_nothing_is_paid() -> None:
    state = turn_of("warlord", "gold 4 2 2 2; city 1 tavern; city 2 tavern great-wall")
    assert why(state, "destroy tavern of 1") == "destroy-free"
    assert why(state, "destroy tavern of 2") != "destroy-free", "the Great Wall charges 1 gold"


def test_a_warrant_makes_a_district_less_tempting() -> None:
    facts = "gold 3 2 2 2; hand 0 palace"
    free, warned = turn_of("king", facts), turn_of("king", facts, warrant_on("king"))
    for state in (free, warned):
        play(state, "gather gold")
    assert ratings(warned)["build palace"] < ratings(free)["build palace"]


def test_a_bribe_that_costs_nothing_is_paid() -> None:
    state = turn_of("king", f"gold 0 2 2 2; hand 0 castle; top docks; {threat_on('king')}")
    play(state, "gather cards", "keep docks")
    assert best(state) == "bribe"
    assert why(state, "bribe") == "bribe-nothing"


@pytest.mark.parametrize(
    ("city", "wanted"), [("docks market tavern harbor", "merchant"), ("manor castle palace temple", "king")]
)
def test_a_character_that_earns_much_is_taken(city: str, wanted: str) -> None:
    state = scene(
        f"""
        phase selection
        gold 1 1 1 1
        city 0 {city}
        draft assassin=up thief=up magician=down
        table king bishop merchant architect warlord
        hand 0 watchtower prison cathedral
        crown 0
        """
    )
    assert best(state) == f"take {wanted}"
    assert why(state, f"take {wanted}") == "take-income"


@pytest.mark.parametrize(
    ("city", "reason"), [("watchtower prison", "district"), ("watchtower prison barracks", "income")]
)
def test_the_marshal_is_taken_for_a_district_unless_many_districts_bring_income(city: str, reason: str) -> None:
    state = scene(
        f"""
        phase selection
        gold 3 1 1 1
        city 0 {city}
        city 1 tavern docks
        draft magistrate=up thief=up wizard=down
        table patrician bishop trader architect marshal
        crown 0
        """,
        preset="ambitious-aristocrats",
    )
    assert why(state, "take marshal") == f"take-{reason}"
