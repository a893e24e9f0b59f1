"""C1: setting up a game, and options that cannot make one."""

import pytest

from tests.scenarios.citadels.games import RANKS, all_cards, bottom, deal, problems, uniques_in_play
from tests.scenarios.citadels.table import city, hand, turn_of
from tests.scenarios.scene import clause, offered, play, refused
from twocities.citadels.game import Citadels

EIGHT = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
UNIQUES = (
    *("armory", "basilica", "capitol", "dragon-gate", "factory", "framework", "gold-mine", "great-wall"),
    *("haunted-quarter", "imperial-treasury", "ivory-tower", "keep", "laboratory", "library", "map-room"),
)
FOURTEEN = UNIQUES[:14]


def ranks(state: Citadels) -> list[int]:
    """The ranks of the characters in play; each name is checked to be of its rank."""
    found = [rank for name in state.view(None).table.cast for rank, names in RANKS.items() if name in names]
    assert len(found) == len(state.view(None).table.cast)
    return found


# -- players and ranks


@clause("C1.1")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_can_play(players: int) -> None:
    view = deal(players=players).view(None)
    assert len(view.table.gold) == len(view.table.cities) == len(view.table.hand_counts) == players


@clause("C1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10])
def test_no_other_number_can_play(players: int) -> None:
    assert problems(players=players) == {("player-count", "C1.1", "")}


@clause("C1.1", "C1.2")
@pytest.mark.parametrize(
    ("players", "ninth", "most"),
    [(2, False, 8), (3, False, 9), (3, True, 9), (8, False, 9), (8, True, 9)]
    + [(players, ninth, 8 + ninth) for players in (4, 5, 6, 7) for ninth in (False, True)],
)
def test_deck_holds_one_character_per_rank(players: int, ninth: bool, most: int) -> None:
    assert ranks(deal(players=players, ninth=ninth)) == list(range(1, most + 1))


@clause("C1.1")
def test_two_characters_of_one_rank_are_refused() -> None:
    own = (*EIGHT, "witch")
    assert problems(preset="own", characters=own) == {("two-of-one-rank", "C1.1", "assassin witch")}


@clause("C1.1")
def test_the_same_character_twice_is_refused() -> None:
    assert problems(characters=("king", "king")) == {("two-of-one-rank", "C1.1", "king king")}


@clause("C1.1")
def test_every_rank_up_to_eight_is_needed() -> None:
    own = tuple(name for name in EIGHT if name not in ("magician", "warlord"))
    assert problems(preset="own", characters=own) == {("missing-rank", "C1.1", "3"), ("missing-rank", "C1.1", "8")}


@clause("C1.2")
@pytest.mark.parametrize("players", [3, 8])
def test_rank_nine_is_required_with_three_and_eight_players(players: int) -> None:
    assert problems(players=players, preset="own", characters=EIGHT) == {("ninth-required", "C1.2", "")}


@clause("C1.2")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_rank_nine_is_optional_with_four_to_seven_players(players: int) -> None:
    assert len(ranks(deal(players=players, preset="own", characters=EIGHT))) == 8
    assert len(ranks(deal(players=players, preset="own", characters=(*EIGHT, "artist")))) == 9


@clause("C1.2")
def test_rank_nine_is_not_used_with_two_players() -> None:
    forbidden = {("ninth-forbidden", "C1.2", "")}
    assert problems(players=2, preset="own", characters=(*EIGHT, "artist")) == forbidden
    assert problems(players=2, characters=("tax-collector",)) == forbidden
    assert problems(players=2, ninth=True) == forbidden


@clause("C1.2")
def test_emperor_is_not_used_with_two_players() -> None:
    assert problems(players=2, characters=("emperor",)) == {("no-emperor", "C1.2", "")}
    assert deal(players=3, characters=("emperor",)).view(None).table.cast[3] == "emperor"


@clause("C1.2")
@pytest.mark.parametrize("players", [3, 4])
def test_queen_is_not_used_with_fewer_than_five(players: int) -> None:
    assert problems(players=players, characters=("queen",)) == {("no-queen", "C1.2", "")}


@clause("C1.2")
def test_queen_is_not_used_with_two_for_both_reasons() -> None:
    assert problems(players=2, characters=("queen",)) == {("no-queen", "C1.2", ""), ("ninth-forbidden", "C1.2", "")}


@clause("C1.2")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_queen_is_used_with_five_or_more(players: int) -> None:
    assert deal(players=players, characters=("queen",)).view(None).table.cast[8] == "queen"


# -- districts


@clause("C1.3")
def test_district_deck_holds_54_basic_and_14_unique_districts() -> None:
    state = deal(uniques=FOURTEEN)
    cards = all_cards(state)
    assert uniques_in_play(state) == set(FOURTEEN)
    assert all(cards[name] == 1 for name in FOURTEEN)
    assert cards.total() == 54 + 14


@clause("C1.3")
@pytest.mark.parametrize("count", [1, 13, 15])
def test_another_number_of_unique_districts_is_refused(count: int) -> None:
    assert problems(uniques=UNIQUES[:count]) == {("fourteen-uniques", "C1.3", str(count))}


@clause("C1.3")
def test_a_unique_district_is_chosen_once() -> None:
    repeated = (*UNIQUES[:13], "armory")
    assert problems(uniques=repeated) == {("repeated-unique", "C1.3", "armory"), ("fourteen-uniques", "C1.3", "13")}
    assert problems(uniques=(*FOURTEEN, "armory")) == {("repeated-unique", "C1.3", "armory")}


# -- what each player gets


@clause("C1.4")
@pytest.mark.parametrize("players", range(2, 9))
def test_each_player_gets_four_districts_and_two_gold(players: int) -> None:
    state = deal(players=players)
    view = state.view(None)
    assert view.table.gold == [2] * players
    assert view.table.hand_counts == [4] * players
    assert [len(hand(state, seat)) for seat in range(players)] == [4] * players
    assert view.table.deck_count == 68 - 4 * players
    assert view.table.cities == [()] * players


@clause("C1.4")
def test_hands_are_dealt_at_random() -> None:
    assert hand(deal("one"), 0) != hand(deal("two"), 0)
    assert hand(deal("one"), 0) == hand(deal("one"), 0)


@clause("C1.4")
@pytest.mark.parametrize("seat", range(4))
def test_crown_goes_to_the_chosen_player(seat: int) -> None:
    view = deal(crown=seat).view(None)
    assert view.table.crown == view.characters.leader == seat
    assert view.pending == (seat,)


@clause("C1.4")
def test_crown_goes_to_any_player_at_random() -> None:
    assert {deal(str(seed)).view(None).table.crown for seed in range(40)} == {0, 1, 2, 3}


@clause("C1.4")
@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_crown_for_nobody_at_the_table_is_refused(seat: int) -> None:
    assert problems(players=4, crown=seat) == {("no-such-crown", "C1.4", "")}


# -- sets


@clause("C1.5")
def test_preset_is_played_by_its_name() -> None:
    assert deal(preset="vicious-nobles").view(None).table.cast[3] == "patrician"


@clause("C1.5")
def test_own_choice_is_played_as_named() -> None:
    own = ("witch", "spy", "seer", "patrician", "abbot", "trader", "scholar", "marshal", "queen")
    state = deal(players=5, preset="own", characters=own[::-1], uniques=FOURTEEN)
    assert state.view(None).table.cast == own
    assert uniques_in_play(state) == set(FOURTEEN)


@clause("C1.5")
def test_own_character_replaces_that_of_its_rank_in_a_preset() -> None:
    assert deal(characters=("wizard",)).view(None).table.cast == (*EIGHT[:2], "wizard", *EIGHT[3:])


@clause("C1.5", "C1.1", "C1.2", "C1.3")
@pytest.mark.parametrize("players", range(2, 9))
def test_random_sets_keep_the_rules(players: int) -> None:
    for seed in range(30):
        state = deal(str(seed), players=players, preset="random", ninth=players > 2)
        cast = state.view(None).table.cast
        assert ranks(state) == list(range(1, 9 if players == 2 else 10))
        assert players > 2 or "emperor" not in cast
        assert players > 4 or "queen" not in cast
        assert len(uniques_in_play(state)) == 14


@clause("C1.5")
def test_random_sets_use_every_character_and_unique_district() -> None:
    games = [deal(str(seed), players=5, preset="random", ninth=True) for seed in range(60)]
    assert {name for state in games for name in state.view(None).table.cast} == {
        n for names in RANKS.values() for n in names
    }
    assert len(set.union(*[uniques_in_play(state) for state in games])) == 30


@clause("C1.5")
def test_unknown_names_are_refused() -> None:
    assert problems(preset="second-game", characters=("jester", "joker"), uniques=("moat", *UNIQUES[:13])) == {
        ("unknown-preset", "C1.5", "second-game"),
        ("unknown-character", "C1.5", "jester"),
        ("unknown-character", "C1.5", "joker"),
        ("unknown-unique", "C1.5", "moat"),
    }


@clause("C1.5")
def test_basic_district_is_not_a_unique_one() -> None:
    assert problems(uniques=("manor", *UNIQUES[:13])) == {("unknown-unique", "C1.5", "manor")}


@clause("C1.1", "C1.2", "C1.3")
def test_every_reason_against_a_set_is_named_at_once() -> None:
    cast = ("assassin", "witch", "magician", "emperor", "bishop", "merchant", "architect", "warlord", "queen")
    assert problems(players=2, preset="own", characters=cast, uniques=UNIQUES[:13]) == {
        ("two-of-one-rank", "C1.1", "assassin witch"),
        ("missing-rank", "C1.1", "2"),
        ("no-emperor", "C1.2", ""),
        ("no-queen", "C1.2", ""),
        ("ninth-forbidden", "C1.2", ""),
        ("fourteen-uniques", "C1.3", "13"),
    }


@clause("C1.1", "C1.4", "C1.5")
def test_every_reason_against_players_crown_and_names_is_named_at_once() -> None:
    assert problems(players=9, crown=9, preset="nobody", characters=("nobody",), uniques=("nobody",)) >= {
        ("player-count", "C1.1", ""),
        ("no-such-crown", "C1.4", ""),
        ("unknown-preset", "C1.5", "nobody"),
        ("unknown-character", "C1.5", "nobody"),
        ("unknown-unique", "C1.5", "nobody"),
    }


@clause("C1.2", "C1.3", "C1.4")
def test_reasons_against_the_crown_and_the_set_are_named_together() -> None:
    assert problems(players=2, crown=2, characters=("emperor",), uniques=UNIQUES[:13]) == {
        ("no-such-crown", "C1.4", ""),
        ("no-emperor", "C1.2", ""),
        ("fourteen-uniques", "C1.3", "13"),
    }


# -- gold, hands, the deck


@clause("C1.6")
def test_gold_and_hand_size_are_unlimited_and_public() -> None:
    state = turn_of(
        "architect",
        "crown 0; gold 900 0 0 0",
        "hand 0 manor manor manor manor manor castle castle castle castle palace palace palace temple temple temple",
    )
    play(state, "gather gold", "bonus cards")
    for seat in (None, 1):
        assert state.view(seat).table.gold[0] == 902
        assert state.view(seat).table.hand_counts[0] == 17
    assert len(hand(state, 0)) == 17


@clause("C1.7")
def test_card_not_kept_goes_to_the_bottom() -> None:
    state = turn_of("king", "top manor castle")
    play(state, "gather cards", "keep castle")
    assert hand(state, 0) == ["castle"]
    assert bottom(state) == "manor"
    assert state.view(None).table.deck_count == 67


@clause("C1.7")
def test_discarded_card_goes_to_the_bottom() -> None:
    state = turn_of("king", "city 0 laboratory; hand 0 palace")
    play(state, "sell palace")
    assert hand(state, 0) == []
    assert bottom(state) == "palace"
    assert state.view(None).table.deck_count == 67


@clause("C1.7")
def test_destroyed_district_goes_to_the_bottom() -> None:
    state = turn_of("warlord", "city 1 tavern")
    play(state, "destroy tavern of 1")
    assert city(state, 1) == []
    assert bottom(state) == "tavern"
    assert state.view(None).table.deck_count == 68


@clause("C1.7")
def test_player_draws_what_is_left_of_the_deck() -> None:
    state = turn_of("architect", "deck temple")
    play(state, "bonus cards")
    assert hand(state, 0) == ["temple"]
    assert state.view(None).table.deck_count == 0
    assert offered(state) == ["gather gold"]
    assert refused(state, "gather cards") == "deck-empty (C10.3)"
