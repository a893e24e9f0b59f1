"""C5, rank 7: Architect, Navigator, Scholar."""

import pytest

from tests.scenarios.citadels.table import city, hand, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- Architect


@clause("C5.19")
@pytest.mark.parametrize(("gather", "cards"), [(["gather gold"], 2), (["gather cards", "keep manor"], 3)])
def test_architect_draws_2_extra_cards_whatever_was_gathered(gather: list[str], cards: int) -> None:
    state = turn_of("architect", "top manor palace temple tavern")
    play(state, *gather)
    before = state.view(None).table.deck_count
    play(state, "bonus cards")
    assert len(hand(state, 0)) == cards
    assert state.view(None).table.deck_count == before - 2
    assert refused(state, "bonus cards") == "already-used (C3.5)"


@clause("C5.19")
def test_architect_keeps_both_extra_cards() -> None:
    state = turn_of("architect", "top temple tavern prison")
    play(state, "bonus cards")
    assert hand(state, 0) == ["temple", "tavern"]


@clause("C5.19")
def test_architect_may_build_three_districts() -> None:
    state = turn_of("architect", "gold 9 0 0 0; hand 0 temple tavern market prison")
    play(state, "gather gold", "build temple", "build tavern", "build market")
    assert city(state, 0) == ["temple", "tavern", "market"]
    assert refused(state, "build prison") == "limit-reached (C3.3)"


# -- Navigator


@clause("C5.20")
@pytest.mark.parametrize(
    ("bonus", "gold", "cards"),
    [("bonus gold", 4, []), ("bonus cards", 0, ["temple", "tavern", "market", "prison"])],
)
def test_navigator_takes_either_4_gold_or_4_cards(bonus: str, gold: int, cards: list[str]) -> None:
    state = turn_of("navigator", "gold 0 0 0 0; top temple tavern market prison palace")
    assert offered(state) == ["gather gold", "gather cards", "bonus gold", "bonus cards"]
    play(state, bonus)
    assert state.gold[0] == gold
    assert hand(state, 0) == cards
    for again in ("bonus gold", "bonus cards"):
        assert refused(state, again) == "already-used (C3.5)"


@clause("C5.20")
@pytest.mark.parametrize(
    "way",
    ["build temple", "build stables", "build temple with framework", "build necropolis over tavern"],
)
def test_navigator_cannot_build_in_any_way(way: str) -> None:
    state = turn_of(
        "navigator",
        "gold 20 0 0 0; city 0 framework tavern; hand 0 temple stables necropolis",
        preset="devious-dignitaries",
    )
    play(state, "gather gold")
    assert offered(state) == ["bonus gold", "bonus cards", "end turn"]
    assert refused(state, way) == "cannot-build (C5.20)"


@clause("C5.20")
def test_navigator_cannot_build_the_den_with_cards() -> None:
    state = turn_of("navigator", "gold 20 0 0 0; hand 0 thieves-den temple", preset="devious-dignitaries")
    play(state, "gather gold")
    assert refused(state, "build thieves-den with cards") == "cannot-build (C5.20)"


# -- Scholar


@clause("C5.21")
def test_scholar_draws_7_cards_keeps_1_and_shuffles_the_rest_into_the_deck() -> None:
    state = turn_of("scholar", "top temple church monastery tavern market docks harbor palace")
    before = sorted(state.deck)
    play(state, "study")
    assert decides(state) == (0, "keep-studied")
    studied = ["temple", "church", "monastery", "tavern", "market", "docks", "harbor"]
    assert offered(state) == [f"keep {name}" for name in studied]
    events = play(state, "keep docks")
    assert hand(state, 0) == ["docks"]
    assert sorted([*state.deck, *state.hands[0]]) == before
    assert {"kind": "shuffled", "seat": 0} in events
    assert refused(state, "study") == "already-used (C3.5)"


@clause("C5.21")
def test_scholars_cards_may_lie_anywhere_in_the_deck_afterwards() -> None:
    tops = set()
    for seed in range(20):
        state = turn_of(
            "scholar", f"random split {seed}; deck manor prison palace palace palace temple temple temple tavern"
        )
        play(state, "study", "keep tavern", "gather cards")
        tops.update(offered(state))
        assert state.memory(0).deck == {}
    assert tops == {"keep manor", "keep prison", "keep palace", "keep temple"}


@clause("C5.21", "C1.7")
def test_scholar_draws_what_is_left_of_a_short_deck() -> None:
    state = turn_of("scholar", "deck manor prison temple")
    play(state, "study")
    assert offered(state) == ["keep manor", "keep temple", "keep prison"]
    play(state, "keep manor")
    assert state.view(None).table.deck_count == 2


@clause("C5.21")
def test_scholar_may_build_two_districts() -> None:
    state = turn_of("scholar", "gold 9 0 0 0; hand 0 temple tavern market")
    play(state, "gather gold", "build temple", "build tavern")
    assert city(state, 0) == ["temple", "tavern"]
    assert refused(state, "build market") == "limit-reached (C3.3)"
