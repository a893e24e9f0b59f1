"""C5, rank 9: Queen, Artist, Tax Collector."""

import pytest

from tests.scenarios.citadels.table import city, scene, turn_of, warranted
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- Queen


@clause("C5.25")
@pytest.mark.parametrize("name", ["king", "emperor", "patrician"])
@pytest.mark.parametrize(("seat", "neighbour"), [(1, True), (2, False), (3, False), (4, True)])
def test_queen_gains_3_gold_next_to_the_player_who_revealed_rank_4(name: str, seat: int, neighbour: bool) -> None:
    state = turn_of("queen", f"gold 0 0 0 0 0; holds {seat} {name}", players=5)
    if neighbour:
        play(state, "bonus gold")
        assert state.gold == [3, 0, 0, 0, 0]
        assert refused(state, "bonus gold") == "already-used (C3.5)"
    else:
        assert offered(state) == ["gather gold", "gather cards"]
        assert refused(state, "bonus gold") == "nothing-to-gain (C3.5)"


@clause("C5.25")
def test_queen_next_to_the_crown_but_not_to_rank_4_gains_nothing() -> None:
    state = turn_of("queen", "crown 1; holds 2 king", players=5)
    assert refused(state, "bonus gold") == "nothing-to-gain (C3.5)"


@clause("C5.25")
def test_queen_gains_nothing_when_nobody_holds_rank_4() -> None:
    state = turn_of("queen", "holds 1 thief; holds 2 magician; holds 3 bishop; holds 4 merchant", players=5)
    assert refused(state, "bonus gold") == "nothing-to-gain (C3.5)"


@clause("C5.25", "C5.2")
def test_queen_gains_next_to_the_bewitched_king_who_revealed_himself() -> None:
    state = turn_of("queen", "gold 0 0 0 0 0; holds 1 king; holds 2 witch; bewitched king", players=5)
    play(state, "bonus gold")
    assert state.gold[0] == 3


@clause("C5.25", "C3.7")
@pytest.mark.parametrize(("king", "gain"), [(1, 3), (2, 0), (3, 0), (4, 3)])
def test_queen_next_to_the_killed_rank_4_gains_3_gold_at_the_end_of_the_round(king: int, gain: int) -> None:
    state = turn_of("queen", f"gold 0 0 0 0 0; holds {king} king; killed king", players=5)
    assert refused(state, "bonus gold") == "nothing-to-gain (C3.5)"
    play(state, "gather gold")
    assert state.gold[0] == 2
    play(state, "end turn")
    assert state.view(None).round == 2
    assert state.gold == [2 + gain, 0, 0, 0, 0]


@clause("C5.25", "C5.11")
def test_queen_gains_after_the_killed_emperor_has_given_the_crown() -> None:
    state = turn_of("queen", "gold 0 0 0 0 0; crown 3; holds 1 emperor; killed emperor", players=5)
    play(state, "gather gold", "end turn")
    assert decides(state) == (1, "heir-crown")
    assert state.gold[0] == 2
    play(state, "crown 2")
    assert state.gold == [5, 0, 0, 0, 0]


@clause("C10.14", "C5.25", "C5.10")
def test_last_round_ends_with_the_killed_kings_crown_then_the_queens_gold_then_the_score() -> None:
    state = turn_of(
        "queen",
        "gold 0 0 0 0 0; crown 3; holds 1 king; killed king; first_complete 2; city 0 imperial-treasury",
        "city 1 statue; city 2 manor castle palace temple church monastery cathedral",
        players=5,
    )
    events = play(state, "gather gold", "end turn")
    assert events[-8:-5] == [
        {"kind": "revealed", "seat": 1, "character": "king"},
        {"kind": "crowned", "seat": 1},
        {"kind": "gained", "seat": 0, "gold": 3},
    ]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5 + 5, 3 + 5, 23 + 4, 0, 0)


# -- Artist


@clause("C5.26")
def test_artist_beautifies_up_to_2_own_districts_for_1_gold_each() -> None:
    state = turn_of("artist", "gold 5 0 0 0; city 0 tavern market docks")
    play(state, "beautify tavern")
    assert city(state, 0) == ["tavern+", "market", "docks"]
    assert state.gold[0] == 4
    play(state, "beautify docks")
    assert city(state, 0) == ["tavern+", "market", "docks+"]
    assert state.gold[0] == 3
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "beautify market") == "already-used (C3.5)"


@clause("C5.26")
def test_district_is_beautified_only_once() -> None:
    state = turn_of("artist", "gold 5 0 0 0; city 0 tavern+ market")
    assert offered(state) == ["gather gold", "gather cards", "beautify market"]
    assert refused(state, "beautify tavern+") == "already-beautified (C5.26)"
    play(state, "beautify market", "gather gold", "end turn")
    assert state.view(None).round == 2
    assert city(state, 0) == ["tavern+", "market+"]


@clause("C5.26")
def test_artist_needs_gold_to_beautify() -> None:
    state = turn_of("artist", "gold 0 0 0 0; city 0 tavern")
    assert refused(state, "beautify tavern") == "too-expensive (C3.3)"
    play(state, "gather gold", "beautify tavern")
    assert city(state, 0) == ["tavern+"]


@clause("C5.26")
def test_artist_beautifies_own_districts_only() -> None:
    state = turn_of("artist", "city 0 tavern; city 1 market")
    assert offered(state) == ["gather gold", "gather cards", "beautify tavern"]
    assert refused(state, "beautify market") == "no-such-district (C3.5)"


@clause("C5.26")
def test_artist_may_beautify_a_district_just_built() -> None:
    state = turn_of("artist", "gold 0 0 0 0; hand 0 tavern")
    play(state, "gather gold", "build tavern", "beautify tavern")
    assert city(state, 0) == ["tavern+"]
    assert state.gold[0] == 0


@clause("C5.26", "C4.2")
def test_beautified_district_scores_1_more() -> None:
    state = turn_of(
        "artist", "gold 2 0 0 0; first_complete 0; city 0 manor castle palace temple church monastery cathedral"
    )
    play(state, "beautify temple", "beautify palace", "gather gold", "end turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (23 + 2 + 4, 0, 0, 0)


# -- Tax Collector


@clause("C5.27")
@pytest.mark.parametrize(("gold", "left", "taxes"), [(9, 6, 1), (3, 0, 1), (2, 0, 0)])
def test_builder_pays_1_gold_to_the_token_after_building_if_any_is_left(gold: int, left: int, taxes: int) -> None:
    state = turn_of("bishop", f"gold {gold} 5 5 5; holds 1 king; holds 2 thief; holds 3 tax-collector; hand 0 castle")
    play(state, "gather gold", "build castle")
    assert state.gold == [left, 5, 5, 5]
    assert state.taxes == taxes


@clause("C5.27")
def test_each_district_is_taxed() -> None:
    state = turn_of("architect", "gold 7 0 0 0; taxes 2; hand 0 temple tavern watchtower", characters=["tax-collector"])
    play(state, "gather gold", "build temple", "build tavern", "build watchtower")
    assert state.gold[0] == 3
    assert state.taxes == 5


@clause("C5.27")
@pytest.mark.parametrize("way", ["build palace with framework", "build necropolis over tavern"])
def test_free_builds_are_taxed_too(way: str) -> None:
    state = turn_of(
        "bishop",
        "gold 0 0 0 0; city 0 framework tavern; hand 0 palace necropolis",
        preset="devious-dignitaries",
        characters=["bishop", "tax-collector"],
    )
    play(state, "gather gold", way)
    assert state.gold[0] == 1
    assert state.taxes == 1


@clause("C5.27")
def test_there_is_no_tax_without_the_tax_collector_in_the_set() -> None:
    state = turn_of("bishop", "gold 5 0 0 0; hand 0 castle", characters=["artist"])
    play(state, "gather gold", "build castle")
    assert state.gold[0] == 3
    assert state.taxes == 0


@clause("C5.27", "C5.1")
@pytest.mark.parametrize("last", ["warlord", "tax-collector\nkilled tax-collector"])
def test_tax_is_paid_and_stays_in_rounds_without_the_tax_collector(last: str) -> None:
    state = turn_of(
        "architect",
        f"gold 5 0 0 0; taxes 2; holds 1 thief; holds 2 magician; holds 3 {last}; hand 0 castle",
        characters=["tax-collector"],
    )
    play(state, "gather gold", "build castle", "end turn")
    if last == "warlord":
        play(state, "gather gold", "end turn")
    assert state.view(None).round == 2
    assert state.gold[0] == 2
    assert state.taxes == 3


@clause("C5.27")
def test_tax_collector_takes_all_gold_of_the_token_at_any_time_of_the_turn() -> None:
    state = turn_of("tax-collector", "gold 0 0 0 0; taxes 4")
    assert offered(state) == ["gather gold", "gather cards", "collect taxes"]
    play(state, "gather gold", "collect taxes")
    assert state.gold == [6, 0, 0, 0]
    assert state.taxes == 0
    assert refused(state, "collect taxes") == "already-used (C3.5)"


@clause("C5.27")
def test_tax_collector_is_exempt_in_their_own_turn() -> None:
    state = turn_of("tax-collector", "gold 5 0 0 0; hand 0 castle")
    play(state, "gather gold", "build castle")
    assert state.gold[0] == 3
    assert state.taxes == 0
    assert refused(state, "collect taxes") == "nothing-to-gain (C3.5)"


@clause("C5.27", "C2.7")
def test_tax_collectors_other_character_is_taxed() -> None:
    state = scene(
        "gold 5 0 0; holds 0 bishop tax-collector; holds 1 thief king; holds 2 merchant warlord; next bishop",
        "hand 0 castle",
        players=3,
    )
    play(state, "gather gold", "build castle")
    assert state.gold[0] == 2
    assert state.taxes == 1


@clause("C5.27", "C5.3")
@pytest.mark.parametrize(("gold", "taxes"), [(3, 1), (0, 0)])
def test_confiscated_district_taxes_the_magistrate(gold: int, taxes: int) -> None:
    state = warranted(
        "bishop",
        f"gold {gold} 5 0 0; hand 1 castle",
        others="thief merchant",
        characters=["magistrate", "tax-collector"],
    )
    play(state, "gather gold", "build castle", "confiscate")
    assert state.gold == [gold - taxes, 7, 0, 0]
    assert state.taxes == taxes


@clause("C5.27", "C5.3")
def test_magistrate_is_taxed_for_what_he_confiscates_from_the_tax_collector() -> None:
    state = warranted("tax-collector", "gold 3 5 0 0; hand 1 castle", others="thief bishop")
    play(state, "gather gold", "build castle", "confiscate")
    assert state.gold == [2, 7, 0, 0]
    assert state.taxes == 1


@clause("C10.9", "C5.27")
@pytest.mark.parametrize(
    ("name", "course", "gold"),
    [
        ("marshal", ["seize market of 1"], [7, 2, 0, 0]),
        ("diplomat", ["exchange for market of 1", "exchange tavern"], [8, 1, 0, 0]),
    ],
)
def test_seized_and_exchanged_districts_are_not_taxed(name: str, course: list[str], gold: list[int]) -> None:
    state = turn_of(name, "gold 9 0 0 0; city 0 tavern; city 1 market", characters=[name, "tax-collector"])
    play(state, *course)
    assert state.gold == gold
    assert state.taxes == 0
