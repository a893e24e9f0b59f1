"""C2: the selection phase."""

import pytest

from tests.scenarios.citadels.games import deal
from tests.scenarios.citadels.table import city, hand, scene
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.citadels.game import Citadels

SEEDS = [str(seed) for seed in range(60)]


def passed(state: Citadels) -> list[str]:
    """The characters that the deciding seat chooses from."""
    return [text.split()[1] for text in offered(state)]


def ranks_of(state: Citadels, names: list[str]) -> set[int]:
    return {state.view(None).table.cast.index(name) + 1 for name in names}


def take_first(state: Citadels, times: int) -> list[str]:
    """Each of the next to decide takes the lowest character passed; returns their names."""
    taken = []
    for _ in range(times):
        taken.append(passed(state)[0])
        play(state, offered(state)[0])
    return taken


def held(state: Citadels) -> list[list[int]]:
    """By seat: the ranks it has."""
    return [state.view(seat).own.held for seat in range(state.seats)]


# -- the discards


@clause("C2.1")
@pytest.mark.parametrize(
    ("players", "ninth", "face_up"),
    [
        (4, False, 2),
        (5, False, 1),
        (6, False, 0),
        (7, False, 0),
        (4, True, 3),
        (5, True, 2),
        (6, True, 1),
        (7, True, 0),
        (8, True, 0),
    ],
)
def test_crowned_player_discards_some_face_up_and_one_face_down(players: int, ninth: bool, face_up: int) -> None:
    state = deal(players=players, ninth=ninth, crown=1)
    up = set(state.view(None).characters.face_up)
    assert len(up) == face_up
    assert decides(state) == (1, "take-character")
    passed_on = ranks_of(state, passed(state))
    assert len(passed_on) == 8 + ninth - face_up - 1
    assert not up & passed_on


@clause("C2.1")
def test_discards_are_random() -> None:
    face_up, face_down = set(), set()
    for seed in SEEDS:
        state = deal(seed)
        up = state.view(None).characters.face_up
        face_up |= set(up)
        face_down |= set(range(1, 9)) - set(up) - ranks_of(state, passed(state))
    assert face_up == {1, 2, 3, 5, 6, 7, 8}
    assert face_down == {1, 2, 3, 4, 5, 6, 7, 8}


@clause("C2.2")
@pytest.mark.parametrize("rank_four", ["king", "emperor", "patrician"])
def test_rank_four_is_never_face_up_but_may_be_passed(rank_four: str) -> None:
    games = [deal(seed, ninth=True, characters=(rank_four,)) for seed in SEEDS]
    assert {rank for state in games for rank in state.view(None).characters.face_up} == {1, 2, 3, 5, 6, 7, 8, 9}
    in_passed = {rank_four in passed(state) for state in games}
    assert in_passed == {True, False}


# -- 4 to 6 players


@clause("C2.3")
def test_characters_are_taken_from_the_crowned_player_to_the_left() -> None:
    state = deal(crown=2)
    for seat, left in ((2, 5), (3, 4), (0, 3), (1, 2)):
        assert decides(state) == (seat, "take-character")
        before = passed(state)
        assert len(before) == left
        taken = before[-1]
        play(state, f"take {taken}")
        assert state.view(seat).own.held == [state.view(None).table.cast.index(taken) + 1]
        if seat != 1:
            assert passed(state) == [name for name in before if name != taken]
    assert state.view(None).phase == "turns"


@clause("C2.3")
def test_nobody_takes_what_was_not_passed() -> None:
    state = deal(crown=0)
    (taken,) = take_first(state, 1)
    assert refused(state, f"take {taken}") == "unresolved (C3.5)"


@clause("C2.3")
def test_character_left_over_is_silent() -> None:
    state = scene(
        "phase selection; crown 0; draft thief=up magician=up bishop=down king=0 merchant=1 warlord=2",
        "table assassin architect",
    )
    assert offered(state) == ["take assassin", "take architect"]
    events = play(state, "take architect")
    assert held(state) == [[4], [6], [8], [7]]
    assert [event["rank"] for event in events if event["kind"] == "called"] == [1, 2, 3, 4]
    assert [event["character"] for event in events if event["kind"] == "revealed"] == ["king"]


# -- the last of 7 and 8


@clause("C2.4")
@pytest.mark.parametrize("players", [7, 8])
@pytest.mark.parametrize("choice", ["passed", "face-down"])
def test_last_player_chooses_between_the_last_card_and_the_face_down_one(players: int, choice: str) -> None:
    state = deal(players=players, crown=0)
    cast = state.view(None).table.cast
    (face_down,) = set(cast) - set(passed(state))
    taken = take_first(state, players - 1)
    (last,) = set(cast) - {face_down, *taken}
    assert decides(state) == (players - 1, "take-last")
    assert sorted(passed(state)) == sorted([face_down, last])
    chosen, other = (last, face_down) if choice == "passed" else (face_down, last)
    play(state, f"take {chosen}")
    assert held(state)[players - 1] == [cast.index(chosen) + 1]
    assert cast.index(other) + 1 not in [rank for ranks in held(state) for rank in ranks]


@clause("C2.4")
@pytest.mark.parametrize(("players", "ninth"), [(6, False), (7, True)])
def test_with_characters_to_spare_the_face_down_card_stays(players: int, ninth: bool) -> None:
    state = deal(players=players, ninth=ninth, crown=0)
    (face_down,) = set(state.view(None).table.cast) - set(passed(state))
    take_first(state, players - 1)
    assert decides(state) == (players - 1, "take-character")
    assert len(passed(state)) == 2
    assert face_down not in passed(state)


# -- 2 and 3 players


@clause("C2.5")
def test_two_players_keep_one_and_discard_one_in_turn() -> None:
    state = deal(players=2, crown=0)
    course = []
    while state.view(None).phase == "selection":
        course.append((*decides(state), len(offered(state))))
        play(state, offered(state)[0])
    assert course == [
        (0, "take-character", 7),
        (1, "take-character", 6),
        (1, "discard-character", 5),
        (0, "take-character", 4),
        (0, "discard-character", 3),
        (1, "take-character", 2),
        (1, "discard-character", 1),
    ]
    assert [len(ranks) for ranks in held(state)] == [2, 2]
    assert state.view(None).characters.face_up == []


@clause("C2.5")
def test_what_one_of_two_players_discards_is_out_of_the_round() -> None:
    state = deal(players=2, crown=1)
    first, *_ = take_first(state, 1)
    kept, discarded = passed(state)[0], passed(state)[-1]
    play(state, f"take {kept}", f"discard {discarded}")
    assert decides(state) == (1, "take-character")
    assert not {first, kept, discarded} & set(passed(state))
    assert [len(ranks) for ranks in held(state)] == [1, 1]


@clause("C2.6")
def test_three_players_keep_one_each_twice() -> None:
    state = deal(players=3, crown=1)
    course = []
    while state.view(None).phase == "selection":
        course.append((*decides(state), len(offered(state))))
        play(state, offered(state)[0])
    take = "take-character"
    assert course == [(1, take, 8), (2, take, 7), (0, take, 6), (1, take, 4), (2, take, 3), (0, take, 2)]
    assert [len(ranks) for ranks in held(state)] == [2, 2, 2]
    assert state.view(None).characters.face_up == []


@clause("C2.6")
def test_third_of_three_players_discards_one_of_five_at_random() -> None:
    places = set()
    for seed in SEEDS:
        state = deal(seed, players=3, crown=0)
        take_first(state, 2)
        five = passed(state)[1:]
        play(state, offered(state)[0])
        (gone,) = set(five) - set(passed(state))
        places.add(five.index(gone))
    assert places == {0, 1, 2, 3, 4}


@clause("C2.6")
def test_everybody_learns_that_the_third_player_discards_but_not_what() -> None:
    state = deal(players=3, crown=0)
    take_first(state, 2)
    events = play(state, offered(state)[0])
    assert [event for event in events if event["kind"] == "face-down"] == [{"kind": "face-down", "seat": 2}]


@clause("C2.7")
@pytest.mark.parametrize("players", [2, 3])
def test_player_with_two_characters_takes_two_turns_with_one_city_hand_and_stash(players: int) -> None:
    """The rulebook's example: Architect and Warlord."""
    state = scene(
        f"crown 0; gold 3 {' '.join('0' * (players - 1))}; hand 0 temple tavern; top prison church",
        "holds 0 architect warlord; holds 1 king bishop; next architect; city 1 watchtower",
        players=players,
    )
    assert refused(state, "destroy watchtower of 1") == "not-your-power (C3.5)"
    play(state, "gather gold", "bonus cards", "build temple", "build tavern", "end turn")
    assert state.view(None).turn.role == "warlord"
    assert decides(state) == (0, "turn")
    assert refused(state, "bonus cards") == "not-your-power (C3.5)"
    play(state, "gather gold", "build prison")
    assert refused(state, "build church") == "limit-reached (C3.3)"
    assert city(state, 0) == ["temple", "tavern", "prison"]
    assert hand(state, 0) == ["church"]
    assert state.gold[0] == 3 + 2 - 1 - 1 + 2 - 2


# -- the Theater


def theater(players: int, owner: int) -> Citadels:
    return scene(f"crown 0; city {owner} theater", players=players, preset="cunning-agents")


@clause("C2.8", "C7 Theater")
def test_owner_of_the_theater_is_asked_at_the_end_of_the_selection_phase() -> None:
    state = theater(4, owner=2)
    take_first(state, 4)
    assert decides(state) == (2, "theater")
    assert state.view(None).characters.called == 0
    assert offered(state) == [
        "swap character with 0",
        "swap character with 1",
        "swap character with 3",
        "keep character",
    ]
    before = held(state)
    play(state, "swap character with 1")
    assert held(state) == [before[0], before[2], before[1], before[3]]


@clause("C2.8")
def test_owner_of_the_theater_may_keep_the_character() -> None:
    state = theater(4, owner=2)
    take_first(state, 4)
    before = held(state)
    play(state, "keep character")
    assert held(state) == before
    assert state.view(None).characters.called > 0


@clause("C2.8")
def test_without_the_theater_in_a_city_the_turns_begin_at_once() -> None:
    state = scene("crown 0; hand 2 theater", preset="cunning-agents")
    take_first(state, 4)
    assert decides(state)[1] != "theater"
    assert state.view(None).phase == "turns"


@clause("C2.8", "C7 Theater")
def test_of_two_characters_the_owner_gives_one_and_takes_one_at_random() -> None:
    taken = set()
    for seed in range(20):
        state = scene(f"random split {seed}; crown 0; city 1 theater", players=2, preset="cunning-agents")
        while state.view(None).phase == "selection":
            play(state, offered(state)[0])
        before = held(state)
        names = [state.view(None).table.cast[rank - 1] for rank in sorted(before[1])]
        assert decides(state) == (1, "theater")
        assert offered(state) == [f"swap {name} with 0" for name in names] + ["keep character"]
        play(state, f"swap {names[1]} with 0")
        given = max(before[1])
        (got,) = set(held(state)[1]) - {min(before[1])}
        assert got in before[0]
        assert sorted(held(state)[0]) == sorted({*before[0], given} - {got})
        taken.add(sorted(before[0]).index(got))
    assert taken == {0, 1}
