"""C4: the end of the game, points and places."""

from typing import Any

import pytest

from tests.scenarios.citadels.table import COMPLETED, city, scene, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.citadels.game import Citadels

SEVEN = "temple tavern market prison watchtower church manor"


def names(count: int) -> str:
    """This many districts, up to 7."""
    return " ".join(SEVEN.split()[:count])


def scored(*facts: str, **options: Any) -> Citadels:
    """The game is over; seat 0 was the King."""
    return scene("phase over; holds 0 king", *facts, **options)


def points(*facts: str, **options: Any) -> int:
    """The points of seat 0."""
    outcome = scored(*facts, **options).outcome()
    assert outcome is not None
    return outcome.scores[0]


# -- the end


@clause("C4.1")
@pytest.mark.parametrize(("players", "goal"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_game_ends_at_the_end_of_the_round_in_which_a_city_is_completed(players: int, goal: int) -> None:
    state = scene(
        f"crown 0; gold 9 {' '.join('0' * (players - 1))}; city 0 {names(goal - 1)}; hand 0 palace; called 7",
        "turn 0 architect; gathered; ask turn 0",
        holds="architect warlord",
        players=players,
    )
    assert state.view(None).table.goal == goal
    assert state.view(None).table.first_complete == -1
    events = play(state, "build palace")
    assert {"kind": "completed", "seat": 0} in events
    assert state.view(None).table.first_complete == 0
    assert state.outcome() is None
    play(state, "end turn")
    while state.pending():
        assert decides(state)[1] == "turn"
        play(state, "gather gold", "end turn")
    assert state.view(None).round == 1
    assert state.view(None).characters.shown[8] == 1
    assert state.view(None).phase == "over"
    assert state.outcome() is not None


@clause("C4.1")
@pytest.mark.parametrize(("players", "almost"), [(2, 7), (3, 7), (4, 6), (8, 6)])
def test_game_continues_while_no_city_is_completed(players: int, almost: int) -> None:
    last = "warlord" if players in (2, 4) else "artist"
    state = scene(f"city 0 {names(almost)}; holds 0 {last}; turn 0 {last}; gathered; ask turn 0", players=players)
    play(state, "end turn")
    assert state.outcome() is None
    assert (state.view(None).phase, state.view(None).round) == ("selection", 2)


@clause("C4.1")
def test_more_than_seven_districts_may_be_built() -> None:
    state = turn_of("architect", f"gold 9 0 0 0; city 0 {names(6)}; hand 0 manor docks barracks")
    play(state, "gather gold", "build manor", "build docks", "build barracks")
    assert len(city(state, 0)) == 9
    assert state.view(None).table.first_complete == 0


@clause("C4.1")
def test_nobody_decides_when_the_game_is_over() -> None:
    state = scored(f"city 0 {SEVEN}; first_complete 0")
    assert list(state.pending()) == []
    assert list(state.choices(0)) == []
    reason = state.explain(0, 0)
    assert reason is not None
    assert (reason.key, reason.clause) == ("game-over", "C4.1")


# -- points


@clause("C4.2", "C7 Haunted Quarter", "C7 Dragon Gate")
def test_rulebook_example_of_scoring() -> None:
    """Christopher completes a city of 28 points first; Joanna, completing hers later, wins with 29."""
    state = turn_of(
        "architect",
        "gold 9 9 0 0; city 0 castle temple church keep palace harbor; hand 0 haunted-quarter",
        "city 1 manor market docks monastery church dragon-gate; hand 1 library; holds 1 warlord",
    )
    play(state, "gather gold", "build haunted-quarter", "end turn")
    events = play(state, "gather gold", "build library", "end turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == (4 + 1 + 2 + 3 + 5 + 4 + 2) + 3 + 4 == 28
    assert outcome.scores[1] == (3 + 2 + 3 + 3 + 2 + 6 + 6) + 2 + 2 == 29
    assert outcome.places[:2] == (2, 1)
    assert [event["points"] for event in events if event["kind"] == "scored"] == [28, 29, 0, 0]


@clause("C4.2")
@pytest.mark.parametrize(
    ("districts", "expected"),
    [
        ("", 0),
        ("temple", 1),
        ("temple market palace", 1 + 2 + 5),
        ("manor+ tavern", 3 + 1 + 1),
        ("library", 6),
        ("manor temple tavern watchtower", 3 + 1 + 1 + 1),
        ("manor temple tavern watchtower keep", 3 + 1 + 1 + 1 + 3 + 3),
        ("manor castle temple church tavern watchtower keep", 3 + 4 + 1 + 2 + 1 + 1 + 3 + 3 + 2),
        ("manor temple tavern keep haunted-quarter", 3 + 1 + 1 + 3 + 2 + 3),
        ("manor temple tavern haunted-quarter", 3 + 1 + 1 + 2),
        ("dragon-gate", 6 + 2),
    ],
)
def test_city_is_worth_its_costs_and_what_its_types_and_uniques_add(districts: str, expected: int) -> None:
    assert points(f"city 0 {districts}; city 1 {COMPLETED}; first_complete 1", ninth=True) == expected


@clause("C4.2")
def test_first_completed_city_counts_four_and_each_other_two() -> None:
    state = scored(
        "city 0 temple tavern market prison watchtower church manor",
        "city 1 temple tavern market prison watchtower church manor",
        "city 2 temple tavern market prison watchtower church manor docks",
        "city 3 tavern market manor castle harbor palace; first_complete 1",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (12 + 2, 12 + 4, 15 + 2, 19)


@clause("C4.2")
@pytest.mark.parametrize(("players", "expected"), [(2, 12), (3, 12), (4, 14)])
def test_seven_districts_complete_no_city_of_two_and_three_players(players: int, expected: int) -> None:
    assert points(f"city 0 {SEVEN}; city 1 {COMPLETED}; first_complete 1", players=players) == expected


@clause("C4.2")
def test_gold_and_cards_left_count_nothing() -> None:
    assert points("gold 50 0 0 0; hand 0 palace cathedral; city 0 temple") == 1


# -- places


@clause("C4.2")
def test_most_points_win() -> None:
    state = scored(f"city 0 palace; city 1 manor; city 2 library; city 3 {COMPLETED}; first_complete 3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 3, 6, 14 + 4)
    assert outcome.places == (3, 4, 2, 1)


@clause("C4.3")
def test_higher_rank_revealed_in_the_last_round_wins_a_tie() -> None:
    state = scored(
        f"city 0 manor; city 1 docks; city 2 monastery; city 3 {COMPLETED}; holds 1 warlord; holds 2 bishop",
        "holds 3 architect; called 8; first_complete 3",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 3, 3, 14 + 4)
    assert outcome.places == (4, 2, 3, 1)


@clause("C4.3", "C10.24")
def test_player_who_revealed_nothing_loses_a_tie() -> None:
    state = scored(
        f"city 0 manor; city 1 docks; city 3 {COMPLETED}; holds 1 warlord; holds 2 assassin; killed warlord; called 8",
        "first_complete 3",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[:2] == (3, 3)
    assert outcome.places[0] < outcome.places[1]


@clause("C4.3", "C10.24")
def test_of_two_characters_the_higher_revealed_breaks_a_tie() -> None:
    state = scene(
        f"phase over; city 0 palace castle cathedral harbor; city 1 {COMPLETED}; holds 0 thief warlord",
        "holds 1 bishop architect; called 8; first_complete 1",
        players=2,
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (18, 14 + 4)
    assert outcome.places == (1, 2)


# -- completed cities are safe

RAIDS = [
    ("warlord", "destroy tavern of 1"),
    ("diplomat", "exchange for tavern of 1"),
    ("marshal", "seize tavern of 1"),
    ("king", "bombard tavern of 1"),
]


def raider(character: str, districts: str, completed: bool = False) -> Citadels:
    """A raider with gold and an Armory; `districts` is the city of seat 1."""
    return turn_of(
        character,
        f"gold 9 0 0 0; city 0 armory; city 1 {districts}; {'first_complete 1' if completed else ''}",
        preset="vicious-nobles",
    )


@clause("C4.4", "C5.22", "C5.23", "C5.24", "C7 Armory")
@pytest.mark.parametrize(("character", "raid"), RAIDS)
def test_completed_city_is_safe_from_rank_eight_and_the_armory(character: str, raid: str) -> None:
    state = raider(character, SEVEN, completed=True)
    assert raid not in offered(state)
    assert refused(state, raid) == "completed-city (C4.4)"


@clause("C4.4")
@pytest.mark.parametrize(("character", "raid"), RAIDS)
def test_city_one_short_of_completion_is_not_safe(character: str, raid: str) -> None:
    state = raider(character, names(6))
    assert raid in offered(state)


@clause("C4.4", "C7 Monument")
def test_monument_counts_as_two_when_a_city_is_made_safe() -> None:
    state = raider("warlord", f"monument {names(5)}", completed=True)
    assert refused(state, "destroy tavern of 1") == "completed-city (C4.4)"
