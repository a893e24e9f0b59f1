"""C5, rank 4: King, Emperor, Patrician."""

import pytest

from tests.scenarios.citadels.table import city, hand, scene, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- King


@clause("C5.10")
@pytest.mark.parametrize(
    ("districts", "gold"),
    [("manor", 1), ("manor castle palace", 3), ("manor castle temple tavern prison", 2), ("manor school-of-magic", 2)],
)
def test_king_gains_1_gold_per_noble_district(districts: str, gold: int) -> None:
    state = turn_of("king", f"gold 0 0 0 0; city 0 {districts}; city 1 palace")
    play(state, "income")
    assert state.gold == [gold, 0, 0, 0]
    assert refused(state, "income") == "already-used (C3.5)"


@clause("C5.10")
def test_king_without_noble_districts_gains_nothing() -> None:
    state = turn_of("king", "city 0 temple")
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "income") == "nothing-to-gain (C3.5)"


@clause("C5.10", "C3.5")
def test_king_may_build_a_noble_district_before_taking_the_income() -> None:
    state = turn_of("king", "gold 1 0 0 0; hand 0 manor")
    play(state, "gather gold", "build manor", "income")
    assert state.gold[0] == 1


@clause("C5.10", "C5.12")
@pytest.mark.parametrize("name", ["king", "patrician"])
def test_king_takes_the_crown_in_the_turn_and_chooses_first_in_the_next_round(name: str) -> None:
    state = scene(f"crown 2; next {name}", holds=f"assassin {name} bishop thief")
    play(state, "gather gold", "end turn")
    assert state.crown == 1
    play(state, "gather gold", "end turn")
    assert state.view(None).round == 2
    assert decides(state) == (1, "take-character")


@clause("C5.10", "C5.12", "C3.7", "C5.1")
@pytest.mark.parametrize("name", ["king", "patrician"])
def test_killed_king_is_revealed_and_takes_the_crown_at_the_end_of_the_round(name: str) -> None:
    state = scene(
        f"gold 0 0 0 0; crown 2; killed {name}; next {name}; city 1 manor", holds=f"assassin {name} bishop warlord"
    )
    assert decides(state) == (2, "turn")
    play(state, "gather gold", "end turn", "gather gold")
    assert state.crown == 2
    assert state.view(None).characters.shown[4] == -1
    events = play(state, "end turn")
    assert events[:4] == [
        {"kind": "turn-ended", "seat": 3},
        {"kind": "revealed", "seat": 1, "character": name},
        {"kind": "crowned", "seat": 1},
        {"kind": "round", "seat": 1, "number": 2},
    ]
    assert state.crown == 1
    assert state.gold == [0, 0, 2, 2]
    assert hand(state, 1) == []


@clause("C5.10", "C3.7")
def test_killed_king_nobody_holds_moves_no_crown() -> None:
    state = scene("crown 2; killed king; next warlord", holds="assassin thief bishop warlord")
    play(state, "gather gold", "end turn")
    assert state.view(None).round == 2
    assert state.crown == 2


# -- Emperor


@clause("C5.11")
def test_emperor_gains_1_gold_per_noble_district() -> None:
    state = turn_of("emperor", "gold 0 0 0 0; city 0 manor castle temple")
    play(state, "income")
    assert state.gold == [2, 0, 0, 0]


@clause("C5.11")
@pytest.mark.parametrize(
    ("holder", "receivers"),
    [(0, ["crown 1", "crown 2", "crown 3"]), (1, ["crown 2", "crown 3"]), (3, ["crown 1", "crown 2"])],
)
def test_emperor_gives_the_crown_to_another_player_than_its_holder_and_himself(
    holder: int, receivers: list[str]
) -> None:
    state = turn_of("emperor", f"crown {holder}")
    assert state.crown == holder
    assert offered(state) == ["gather gold", "gather cards", *receivers]
    assert refused(state, "crown 0") == "not-yourself (C5.11)"
    if holder:
        assert refused(state, f"crown {holder}") == "holds-crown (C5.11)"
    play(state, "crown 2", "demand nothing")
    assert state.crown == 2
    assert refused(state, "crown 1") == "already-used (C3.5)"


@clause("C5.11")
def test_emperor_must_give_the_crown_before_his_turn_ends() -> None:
    state = turn_of("emperor", "crown 1")
    play(state, "gather gold")
    assert offered(state) == ["crown 2", "crown 3"]
    assert refused(state, "end turn") == "must-crown (C5.11)"
    play(state, "crown 2", "demand nothing")
    assert offered(state) == ["end turn"]


@clause("C5.11")
def test_emperor_takes_1_gold_from_the_player_he_crowns() -> None:
    state = turn_of("emperor", "gold 0 5 5 5; crown 1; hand 2 tavern")
    play(state, "crown 2")
    assert decides(state) == (0, "demand")
    assert offered(state) == ["demand gold", "demand card", "demand nothing"]
    play(state, "demand gold")
    assert state.gold == [1, 5, 4, 5]
    assert hand(state, 2) == ["tavern"]


@clause("C5.11")
def test_emperor_takes_a_random_card_from_the_player_he_crowns() -> None:
    taken = set()
    for seed in range(20):
        state = turn_of("emperor", f"random split {seed}; gold 0 5 5 5; crown 1; hand 2 temple tavern prison")
        play(state, "crown 2", "demand card")
        assert sorted(hand(state, 0) + hand(state, 2)) == ["prison", "tavern", "temple"]
        assert state.gold == [0, 5, 5, 5]
        taken.update(hand(state, 0))
    assert taken == {"temple", "tavern", "prison"}


@clause("C5.11")
@pytest.mark.parametrize(
    ("facts", "demands"),
    [
        ("gold 0 5 0 5", ["demand nothing"]),
        ("gold 0 5 1 5", ["demand gold", "demand nothing"]),
        ("gold 0 5 0 5; hand 2 tavern", ["demand card", "demand nothing"]),
    ],
)
def test_emperor_takes_only_what_the_crowned_player_has(facts: str, demands: list[str]) -> None:
    state = turn_of("emperor", f"{facts}; crown 1")
    play(state, "crown 2")
    assert offered(state) == demands


@clause("C10.13")
def test_emperor_may_decline_the_resource() -> None:
    state = turn_of("emperor", "gold 0 5 5 5; crown 1; hand 2 tavern")
    play(state, "crown 2", "demand nothing")
    assert state.gold == [0, 5, 5, 5]
    assert hand(state, 2) == ["tavern"]


@clause("C10.13", "C5.11")
@pytest.mark.parametrize(("holder", "receivers"), [(0, ["crown 1", "crown 2"]), (1, ["crown 2"]), (2, ["crown 1"])])
def test_with_3_players_and_the_crown_at_an_opponent_there_is_one_receiver(holder: int, receivers: list[str]) -> None:
    state = scene(
        f"crown {holder}; holds 0 emperor bishop; holds 1 thief merchant; holds 2 magician warlord; next emperor",
        players=3,
    )
    assert offered(state) == ["gather gold", "gather cards", *receivers]


@clause("C5.11", "C3.7", "C10.24")
def test_killed_emperor_gives_the_crown_at_the_end_of_the_round_without_the_resource() -> None:
    state = scene(
        "gold 0 5 5 5; crown 3; killed emperor; next emperor; city 1 manor; hand 2 tavern",
        holds="assassin emperor bishop warlord",
    )
    assert decides(state) == (2, "turn")
    play(state, "gather gold", "end turn", "gather gold")
    assert state.view(None).characters.shown[4] == -1
    events = play(state, "end turn")
    assert events[-1] == {"kind": "revealed", "seat": 1, "character": "emperor"}
    assert decides(state) == (1, "heir-crown")
    assert offered(state) == ["crown 0", "crown 2"]
    play(state, "crown 2")
    assert state.crown == 2
    assert state.view(None).round == 2
    assert decides(state) == (2, "take-character")
    assert state.gold == [0, 5, 7, 7]
    assert hand(state, 2) == ["tavern"]
    assert hand(state, 1) == []


# -- Patrician


@clause("C5.12")
def test_patrician_draws_1_card_per_noble_district() -> None:
    state = turn_of("patrician", "gold 0 0 0 0; city 0 manor castle temple; top tavern market prison")
    play(state, "income")
    assert hand(state, 0) == ["tavern", "market"]
    assert state.gold == [0, 0, 0, 0]
    assert refused(state, "income") == "already-used (C3.5)"


@clause("C5.12")
def test_patrician_takes_the_crown_in_the_turn() -> None:
    state = turn_of("patrician", "crown 2; hand 0 tavern")
    play(state, "gather gold", "build tavern", "end turn")
    assert city(state, 0) == ["tavern"]
    assert state.crown == 0
