"""C3: the turn phase."""

from typing import Any

import pytest

from tests.scenarios.citadels.games import bottom
from tests.scenarios.citadels.table import city, hand, scene, threatened, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused


@clause("C3.1", "C5.4", "C5.22")
def test_rulebook_example_of_the_robbed_warlords_turn() -> None:
    """The rulebook's example of a turn: robbed, 2 gold, Market destroyed, income with the School, Barracks built."""
    state = scene(
        "gold 0 2 4 0; next warlord; robbed warlord; thief 0; city 1 market castle; city 2 prison school-of-magic",
        "hand 2 barracks",
        holds="thief architect warlord",
    )
    assert state.gold == [4, 2, 0, 0]
    play(state, "gather gold", "destroy market of 1")
    assert city(state, 1) == ["castle"]
    assert state.gold[2] == 1
    assert state.view(None).table.deck_count == 68 - 5 + 1
    play(state, "income")
    assert state.gold[2] == 3
    play(state, "build barracks")
    assert state.gold[2] == 0
    assert city(state, 2) == ["prison", "school-of-magic", "barracks"]
    assert offered(state) == ["end turn"]
    assert refused(state, "income") == "already-used (C3.5)"


def told(events: list[dict[str, Any]], kind: str, what: str) -> list[Any]:
    """What the events of a kind say, in order."""
    return [event[what] for event in events if event["kind"] == kind]


# -- calling


@clause("C3.1")
def test_ranks_are_called_in_ascending_order_whatever_the_seats() -> None:
    state = scene("crown 0", holds="warlord thief merchant king")
    turns = []
    ranks = []
    while state.view(None).phase == "turns":
        turns.append((state.view(None).turn.actor, state.view(None).turn.role))
        assert decides(state) == (turns[-1][0], "turn")
        ranks += told(play(state, "gather gold", "end turn"), "called", "rank")
    assert turns == [(1, "thief"), (3, "king"), (2, "merchant"), (0, "warlord")]
    assert ranks == [3, 4, 5, 6, 7, 8]


@clause("C3.1")
def test_called_character_is_revealed_to_everybody_and_those_to_come_are_not() -> None:
    state = turn_of("thief", "holds 1 king")
    assert state.view(None).characters.shown[2] == 0
    assert 1 not in state.view(None).characters.shown
    events = play(state, "gather gold", "end turn")
    assert told(events, "revealed", "character") == ["king"]
    assert state.view(None).characters.shown[4] == 1


@clause("C3.1", "C5.1")
def test_killed_and_absent_characters_are_equally_silent() -> None:
    """Seat 1 has the Thief; nobody has the Magician."""
    courses = []
    for victim in ("thief", "magician"):
        state = scene(
            f"crown 0; gold 0 2 0 0; holds 0 assassin; holds 1 {'thief' if victim == 'thief' else 'merchant'}",
            "holds 2 king; holds 3 warlord",
        )
        courses.append(play(state, f"kill {victim}", "gather gold", "end turn")[3:])
        assert decides(state) == (2, "turn")
        assert state.view(None).characters.shown[:4] == [-1, 0, -1, -1]
        assert state.gold[1] == 2
    assert courses[0] == courses[1]
    assert courses[0] == [
        {"kind": "called", "seat": 0, "rank": 2},
        {"kind": "called", "seat": 0, "rank": 3},
        {"kind": "called", "seat": 0, "rank": 4},
        {"kind": "revealed", "seat": 2, "character": "king"},
        {"kind": "crowned", "seat": 2},
    ]


@clause("C3.1")
def test_nobody_else_decides_in_a_turn() -> None:
    state = turn_of("king")
    assert list(state.choices(1)) == []
    gather_gold = state.choices(0)[0]
    reason = state.explain(1, gather_gold)
    assert reason is not None
    assert (reason.key, reason.clause) == ("not-your-decision", "C3.1")


# -- gathering

GATHERING = "gold 2 0 0 0; top manor castle palace; hand 0 temple; holds 0 king; next king"


@clause("C3.2")
def test_gathering_gold_gives_two() -> None:
    state = scene(GATHERING)
    play(state, "gather gold")
    assert state.gold == [4, 0, 0, 0]
    assert hand(state, 0) == ["temple"]


@clause("C3.2")
def test_gathering_cards_draws_two_keeps_one_and_puts_the_other_under() -> None:
    state = scene(GATHERING)
    play(state, "gather cards")
    assert decides(state) == (0, "keep-drawn")
    assert offered(state) == ["keep manor", "keep castle"]
    assert refused(state, "end turn") == "unresolved (C3.5)"
    play(state, "keep manor")
    assert hand(state, 0) == ["manor", "temple"]
    assert bottom(state) == "castle"
    assert state.gold == [2, 0, 0, 0]


@clause("C3.2")
def test_turn_cannot_end_without_gathering() -> None:
    state = scene(GATHERING)
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "end turn") == "gather-first (C3.2)"


@clause("C3.2")
@pytest.mark.parametrize("again", ["gather gold", "gather cards"])
def test_resources_are_gathered_once(again: str) -> None:
    state = scene(GATHERING)
    play(state, "gather gold")
    assert refused(state, again) == "already-gathered (C3.2)"


# -- building

BUILDING = (
    "gold 3 9 0 0; hand 0 temple market palace cathedral; hand 1 tavern; city 1 temple; holds 0 bishop; next bishop"
)


@clause("C3.3")
def test_building_comes_after_gathering() -> None:
    state = scene(BUILDING)
    assert not [text for text in offered(state) if text.startswith("build")]
    assert refused(state, "build temple") == "gather-first (C3.2)"


@clause("C3.3")
def test_one_district_is_built_from_hand_for_its_cost() -> None:
    state = scene(BUILDING)
    play(state, "gather gold")
    assert offered(state) == ["build palace", "build temple", "build cathedral", "build market", "end turn"]
    play(state, "build market")
    assert state.gold == [3, 9, 0, 0]
    assert hand(state, 0) == ["palace", "temple", "cathedral"]
    assert city(state, 0) == ["market"]
    assert offered(state) == ["end turn"]
    assert refused(state, "build temple") == "limit-reached (C3.3)"


@clause("C3.3")
def test_price_must_be_at_hand() -> None:
    state = turn_of("bishop", "gold 2 9 9 9; hand 0 palace castle")
    play(state, "gather gold")
    assert offered(state) == ["build castle", "end turn"]
    assert refused(state, "build palace") == "too-expensive (C3.3)"


@clause("C3.3")
def test_districts_are_built_only_from_ones_own_hand() -> None:
    state = scene(BUILDING)
    play(state, "gather gold")
    assert refused(state, "build tavern") == "not-in-hand (C3.3)"


@clause("C3.3")
def test_building_is_optional() -> None:
    state = scene(BUILDING)
    play(state, "gather gold", "end turn")
    assert city(state, 0) == []
    assert state.gold[0] == 5


# -- duplicates


@clause("C3.4")
def test_same_name_is_not_built_twice_in_a_city() -> None:
    state = turn_of("bishop", "gold 9 0 0 0; hand 0 temple; city 0 temple")
    play(state, "gather gold")
    assert "build temple" not in offered(state)
    assert refused(state, "build temple") == "duplicate (C3.4)"


@clause("C3.4")
def test_same_name_within_one_turn_is_a_duplicate_too() -> None:
    state = turn_of("architect", "gold 9 0 0 0; hand 0 temple temple")
    play(state, "gather gold", "build temple")
    assert refused(state, "build temple") == "duplicate (C3.4)"


@clause("C3.4")
def test_beautified_district_keeps_its_name() -> None:
    state = turn_of("king", "hand 0 temple; city 0 temple+", ninth=True)
    play(state, "gather gold")
    assert refused(state, "build temple") == "duplicate (C3.4)"


@clause("C3.4")
def test_same_name_in_another_city_does_not_matter() -> None:
    state = turn_of("bishop", "hand 0 temple; city 1 temple")
    play(state, "gather gold", "build temple")
    assert city(state, 0) == city(state, 1) == ["temple"]


@clause("C3.4", "C7 Quarry", "C5.8")
@pytest.mark.parametrize(("character", "districts"), [("king", "temple quarry"), ("wizard", "temple")])
def test_quarry_and_wizard_allow_duplicates(character: str, districts: str) -> None:
    state = turn_of(character, f"hand 0 temple; city 0 {districts}", characters=["wizard"])
    play(state, "gather gold", "build temple")
    assert city(state, 0) == [*districts.split(), "temple"]


# -- abilities

TRADING = "gold 0 0 0 0; hand 0 tavern; city 0 market docks; holds 0 merchant; next merchant"


@clause("C3.5")
def test_income_before_building_counts_what_is_already_built() -> None:
    state = scene(TRADING)
    play(state, "income")
    assert state.gold[0] == 2
    play(state, "gather gold", "build tavern")
    assert state.gold[0] == 3
    assert refused(state, "income") == "already-used (C3.5)"


@clause("C3.5")
def test_income_after_building_counts_the_new_district() -> None:
    state = scene(TRADING)
    play(state, "gather gold", "build tavern", "income")
    assert state.gold[0] == 2 - 1 + 3


@clause("C3.5")
@pytest.mark.parametrize(
    "course",
    [
        ("bonus gold", "gather gold", "build tavern"),
        ("gather gold", "bonus gold", "build tavern"),
        ("gather gold", "build tavern", "bonus gold"),
    ],
)
def test_ability_is_used_at_any_time_once(course: tuple[str, ...]) -> None:
    state = scene(TRADING)
    play(state, *course)
    assert state.gold[0] == 2
    assert "bonus gold" not in offered(state)
    assert refused(state, "bonus gold") == "already-used (C3.5)"


@clause("C3.5")
def test_abilities_are_optional() -> None:
    state = scene(TRADING)
    play(state, "gather gold")
    assert {"income", "bonus gold", "end turn"} <= set(offered(state))
    play(state, "end turn")
    assert state.gold[0] == 2
    assert state.view(None).turn.role != "merchant"


@clause("C3.5")
def test_ability_of_another_character_is_not_used() -> None:
    state = turn_of("merchant", "city 1 tavern")
    assert refused(state, "destroy tavern of 1") == "not-your-power (C3.5)"


@clause("C3.5")
def test_district_effect_is_optional_and_used_once_a_turn() -> None:
    state = turn_of("king", "gold 2 0 0 0; hand 0 manor castle; city 0 laboratory")
    play(state, "gather gold")
    assert {"sell manor", "sell castle", "end turn"} <= set(offered(state))
    play(state, "sell manor")
    assert state.gold[0] == 6
    assert refused(state, "sell castle") == "already-used (C3.5)"


@clause("C3.5", "C5.11")
def test_what_a_character_must_do_comes_before_the_end_of_the_turn() -> None:
    state = turn_of("emperor", "crown 1")
    play(state, "gather gold")
    assert "end turn" not in offered(state)
    assert refused(state, "end turn") == "must-crown (C5.11)"
    play(state, "crown 2", "demand nothing")
    assert "end turn" in offered(state)


# -- the order on being called


@clause("C3.6", "C5.4")
def test_revealing_comes_first_then_the_thief_then_the_turn() -> None:
    state = turn_of("thief", "crown 0; gold 1 5 0 0; holds 1 king; holds 2 bishop; holds 3 warlord")
    events = play(state, "rob king", "gather gold", "end turn")
    assert [event["kind"] for event in events[-5:]] == ["called", "called", "revealed", "robbed", "crowned"]
    assert events[-2] == {"kind": "robbed", "seat": 0, "target": 1, "gold": 5}
    assert state.gold == [8, 0, 0, 0]
    play(state, "gather gold")
    assert state.gold == [8, 2, 0, 0]


@clause("C3.6", "C5.6")
def test_blackmailer_comes_after_gathering_and_before_the_rest_of_the_turn() -> None:
    state = threatened("king", "crown 0; gold 0 3 0 0; hand 1 temple; city 1 castle", other="magician")
    assert state.view(None).characters.shown[4] == 1
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "income") == "only-gather (C5.6)"
    assert refused(state, "build temple") == "only-gather (C5.6)"
    play(state, "gather gold")
    assert decides(state) == (1, "bribe")
    assert state.view(None).table.crown == 0
    play(state, "bribe")
    assert state.gold == [2, 3, 0, 0]
    assert state.view(None).table.crown == 1
    assert offered(state) == ["income", "build temple", "end turn"]


# -- the end of the round


@clause("C3.7")
@pytest.mark.parametrize(("ninth", "last"), [(False, "warlord"), (True, "artist")])
def test_round_ends_after_the_last_rank(ninth: bool, last: str) -> None:
    state = turn_of("architect", f"crown 2; round 3; holds 1 {last}; holds 2 thief; holds 3 king", ninth=ninth)
    play(state, "gather gold", "end turn")
    assert (state.view(None).turn.role, state.view(None).round) == (last, 3)
    events = play(state, "gather gold", "end turn")
    assert told(events, "round", "number") == [4]
    assert state.view(None).phase == "selection"
    assert decides(state) == (2, "take-character")


@clause("C3.7", "C5.10", "C5.12")
@pytest.mark.parametrize("ruler", ["king", "patrician"])
def test_killed_king_takes_the_crown_at_the_end_of_the_round(ruler: str) -> None:
    state = scene(f"crown 0; killed {ruler}; next warlord", holds=f"assassin {ruler} bishop warlord")
    assert state.view(None).table.crown == 0
    assert state.view(None).characters.shown[4] == -1
    events = play(state, "gather gold", "end turn")
    assert [event["kind"] for event in events[1:5]] == ["turn-ended", "revealed", "crowned", "round"]
    assert told(events, "revealed", "seat") == told(events, "crowned", "seat") == [1]
    assert state.view(None).table.crown == 1
    assert decides(state) == (1, "take-character")


@clause("C3.7", "C5.11")
def test_killed_emperor_gives_the_crown_at_the_end_of_the_round() -> None:
    state = scene("crown 0; gold 1 1 1 1; killed emperor; next warlord", holds="assassin emperor bishop warlord")
    play(state, "gather gold", "end turn")
    assert decides(state) == (1, "heir-crown")
    assert offered(state) == ["crown 2", "crown 3"]
    play(state, "crown 2")
    assert state.gold == [1, 1, 1, 3]
    assert decides(state) == (2, "take-character")


@clause("C3.7")
def test_killed_king_nobody_holds_moves_no_crown() -> None:
    state = scene("crown 0; killed king; next warlord", holds="assassin thief bishop warlord")
    events = play(state, "gather gold", "end turn")
    assert told(events, "crowned", "seat") == told(events, "revealed", "seat") == []
    assert state.view(None).table.crown == 0


@clause("C3.8")
@pytest.mark.parametrize(
    ("mark", "during", "after", "by", "facts"),
    [
        ("killed", 3, 0, "assassin", "killed magician"),
        ("robbed", 3, 0, "thief", "robbed magician; thief 0"),
        ("protected", 0, -1, "bishop", "protected 0"),
        ("bewitched", 3, 0, "witch", "bewitched magician"),
        ("warrants", (3, 4, 5), (), "magistrate", "warrants magician king bishop; signed king; magistrate 0"),
        ("served", (5,), (), "magistrate", "warrants magician king bishop; served bishop; signed king; magistrate 0"),
        ("signed", 4, 0, "magistrate", "warrants magician king bishop; signed king; magistrate 0"),
        ("threats", (3, 4), (), "blackmailer", "threats magician king; real king; blackmailer 0"),
        ("settled", (3,), (), "blackmailer", "threats magician king; settled magician; real king; blackmailer 0"),
        ("real", 4, 0, "blackmailer", "threats magician king; real king; blackmailer 0"),
    ],
)
def test_unresolved_powers_end_with_the_round(mark: str, during: Any, after: Any, by: str, facts: str) -> None:
    state = scene(f"{facts}; holds 0 {by}; holds 3 warlord; next warlord")
    assert getattr(state.view(0).marks, mark) == during
    play(state, "gather gold", "end turn")
    assert state.view(None).phase == "selection"
    assert getattr(state.view(0).marks, mark) == after


@clause("C3.8")
def test_robbed_character_nobody_held_is_not_robbed_in_the_next_round() -> None:
    state = scene(
        "random split 4; crown 0; gold 0 7 0 0; robbed merchant; thief 0; next warlord",
        holds="thief king bishop warlord",
    )
    play(state, "gather gold", "end turn")
    play(state, offered(state)[0], "take merchant")
    play(state, offered(state)[0])
    play(state, offered(state)[0])
    while state.view(None).turn.role != "merchant":
        play(state, "gather gold", "end turn")
    assert state.view(None).characters.shown[6] == 1
    assert state.gold[1] == 7
