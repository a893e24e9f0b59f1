"""C9: samples keep what a seat has seen and vary the rest."""

import pytest

from tests.scenarios.citadels.games import bottom
from tests.scenarios.citadels.table import hand, scene, turn_of
from tests.scenarios.citadels.watching import EVERYBODY, PASSING, PASSING_OF_TWO, theater
from tests.scenarios.scene import clause, play
from twocities.citadels.game import Citadels
from twocities.core import SplitMix, read_position


def samples(state: Citadels, seat: int | None, count: int = 40) -> list[Citadels]:
    """States that the seat considers possible; proves that it could not tell any of them from the true one."""
    before = state.position()
    found = [state.determinize(seat, SplitMix(n)) for n in range(count)]
    assert state.position() == before
    for sample in found:
        assert sample.view(seat) == state.view(seat)
        if seat is not None:
            assert sample.memory(seat) == state.memory(seat)
            assert sorted(sample.choices(seat)) == sorted(state.choices(seat))
    return found


def hands(found: list[Citadels], seat: int) -> set[tuple[str, ...]]:
    """The hands a seat has in samples."""
    return {tuple(hand(sample, seat)) for sample in found}


def characters(found: list[Citadels], seat: int) -> set[str]:
    """The characters that a seat has in samples."""
    return {sample.names[rank - 1] for sample in found for rank in sample.held_by(seat)}


# -- characters


@clause("C9.2")
def test_samples_keep_the_characters_drafted_away() -> None:
    state = scene(PASSING)
    assert characters(samples(state, 1), 0) == {"assassin", "king"}
    assert characters(samples(state, None), 0) == {"assassin", "king", "bishop", "merchant", "architect", "warlord"}
    play(state, "take architect", "take merchant")
    assert characters(samples(state, 1), 0) == {"assassin", "king"}
    assert characters(samples(state, 1), 1) == {"architect"}
    assert characters(samples(state, 1), 2) == {"bishop", "merchant", "warlord"}
    assert characters(samples(state, 0), 1) == {"bishop", "merchant", "architect", "warlord"}
    assert characters(samples(state, 2), 1) == characters(samples(state, 2), 0) == {"assassin", "king", "architect"}


@clause("C9.2")
def test_samples_keep_what_two_players_took_and_discarded() -> None:
    state = scene(PASSING_OF_TWO, players=2)
    play(state, "take thief", "discard magician", "take bishop", "discard merchant")
    assert characters(samples(state, 1), 1) == {"thief"}
    for sample in samples(state, 1):
        held = characters([sample], 0)
        assert len(held & {"assassin", "king"}) == len(held & {"bishop", "merchant"}) == 1
    assert characters(samples(state, 1), 0) == {"assassin", "king", "bishop", "merchant"}
    assert characters(samples(state, 0), 1) == {"thief", "magician"}


@clause("C9.2", "C2.4")
def test_samples_leave_open_which_card_the_last_of_seven_took() -> None:
    state = scene(
        "phase selection; crown 0; draft architect=down assassin=0 thief=1 magician=2 king=3 bishop=4 merchant=5",
        "table warlord",
        players=7,
    )
    play(state, "take warlord")
    assert characters(samples(state, 6), 6) == {"warlord"}
    assert characters(samples(state, 5, 200), 6) == {"warlord", "architect", "bishop", "king", "magician", "thief"}
    assert characters(samples(state, 5), 5) == {"merchant"}


@clause("C9.1", "C3.1")
def test_samples_keep_revealed_characters_and_silent_ranks() -> None:
    state = scene("crown 0; next king", holds="thief king architect merchant warlord", players=5)
    for seat in (None, 0, 1, 2, 3, 4):
        found = samples(state, seat)
        assert characters(found, 0) == {"thief"}
        assert characters(found, 1) == {"king"}
        for other in (2, 3, 4):
            assert characters(found, other) <= {"bishop", "merchant", "architect", "warlord"}
    assert len(characters(samples(state, 0), 4)) > 1


@clause("C9.1", "C3.1")
def test_samples_leave_open_whether_a_killed_silent_character_was_held() -> None:
    state = scene("crown 0; killed bishop; next merchant", holds="assassin king bishop merchant")
    assert characters(samples(state, 1), 2) == {"bishop", "warlord"}


@clause("C9.2", "C7 Theater")
def test_samples_keep_what_the_theater_swapped_for_the_two_players() -> None:
    state = theater()
    play(state, "swap character with 2")
    for seat in (0, 2):
        found = samples(state, seat)
        assert characters(found, 0) == {"merchant"}
        assert characters(found, 2) == {"thief"}
    assert len(characters(samples(state, 3), 0)) > 1


# -- cards


@clause("C9.2")
def test_samples_keep_ones_own_hand_and_vary_the_others() -> None:
    state = turn_of("king", "hand 0 manor castle; hand 1 temple docks")
    found = samples(state, 0)
    assert hands(found, 0) == {("manor", "castle")}
    assert len(hands(found, 1)) > 20
    assert len({bottom(sample) for sample in found}) > 5
    assert len({sample.position() for sample in found}) == len(found)
    assert len(hands(samples(state, None), 0)) > 20


@clause("C9.2")
def test_samples_deal_every_card_once() -> None:
    state = turn_of("king", "hand 0 manor castle; hand 1 temple docks; city 2 library")
    for sample in samples(state, 3):
        cards = [*sample.deck, *[card for held in sample.hands for card in held]]
        assert sorted(cards) == sorted([*state.deck, *[card for held in state.hands for card in held]])


@clause("C9.2")
def test_samples_keep_ones_own_card_on_the_bottom() -> None:
    state = turn_of("king", "top manor castle")
    play(state, "gather cards", "keep manor")
    assert {bottom(sample) for sample in samples(state, 0)} == {"castle"}
    assert len({bottom(sample) for sample in samples(state, 1)}) > 5


@clause("C9.1")
def test_samples_keep_a_destroyed_district_on_the_bottom_for_everybody() -> None:
    state = turn_of("warlord", "city 1 tavern")
    play(state, "destroy tavern of 1")
    for seat in EVERYBODY:
        assert {bottom(sample) for sample in samples(state, seat)} == {"tavern"}


@clause("C9.2")
def test_samples_keep_the_cards_under_ones_own_museum() -> None:
    state = turn_of("king", "city 0 museum; museum manor palace", preset="vicious-nobles")
    assert {tuple(sample.memory(0).museum) for sample in samples(state, 0)} == {("manor", "palace")}
    assert len({sample.museum for sample in samples(state, 1)}) > 20


@clause("C9.2", "C5.5")
def test_samples_keep_the_hand_the_spy_saw() -> None:
    state = turn_of("spy", "hand 1 temple docks; hand 2 castle; holds 1 king")
    play(state, "spy noble of 1", "gather gold", "end turn")
    assert state.memory(0).hands == {1: ["temple", "docks"]}
    assert hands(samples(state, 0), 1) == {("temple", "docks")}
    assert len(hands(samples(state, 0), 2)) > 5
    for seat in (None, 2, 3):
        assert len(hands(samples(state, seat), 1)) > 20


@clause("C9.2", "C5.5")
def test_hand_seen_stays_known_except_for_what_is_drawn_or_built() -> None:
    state = scene(
        "crown 0; gold 2 2 2 2; hand 1 temple docks; knows 0 hand:1=temple hand:1=docks; next architect",
        holds="spy architect king bishop",
    )
    play(state, "gather gold", "build temple")
    assert state.memory(0).hands == {1: ["docks"]}
    play(state, "bonus cards")
    assert state.memory(0).hands == {1: ["docks"]}
    for sample in samples(state, 0):
        assert "docks" in hand(sample, 1)
    assert len(hands(samples(state, 0), 1)) > 20


@clause("C9.2")
def test_card_laid_away_unseen_leaves_open_which_of_the_seen_cards_it_was() -> None:
    state = scene(
        "crown 0; hand 1 temple docks; city 1 laboratory; knows 0 hand:1=temple hand:1=docks; next architect",
        holds="king architect",
    )
    play(state, "sell docks")
    assert state.memory(0).hands == {}
    (recall,) = state.memory(0).recalls
    assert (recall.hands, recall.deck, recall.cards) == ({1: 1}, 1, ["temple", "docks"])
    found = [(hand(sample, 1), bottom(sample)) for sample in samples(state, 0)]
    assert (["temple"], "docks") in found
    assert (["docks"], "temple") in found
    assert {tuple(sorted([*held, under])) for held, under in found} == {("docks", "temple")}


@clause("C9.2", "C5.8")
def test_samples_keep_the_hand_the_wizard_saw() -> None:
    state = turn_of("wizard", "hand 1 temple docks castle")
    play(state, "look at 1")
    assert state.memory(0).hands == {1: ["castle", "temple", "docks"]}
    play(state, "pocket docks")
    assert state.memory(1).hands == {0: ["docks"]}
    assert hands(samples(state, 0), 1) == {("castle", "temple")}
    assert hands(samples(state, 1), 0) == {("docks",)}
    assert len(hands(samples(state, 2), 1)) > 20


@clause("C9.2", "C5.8")
def test_wizard_remembers_the_rest_of_the_hand_after_taking_a_card() -> None:
    state = turn_of("wizard", "hand 1 temple docks castle")
    play(state, "look at 1", "pocket docks")
    assert state.memory(0).hands == {1: ["castle", "temple"]}


@clause("C9.2", "C5.5")
def test_spy_remembers_the_rest_of_the_hand_after_a_card_is_built() -> None:
    state = scene(
        "hand 1 temple docks castle; knows 0 hand:1=temple hand:1=docks hand:1=castle; next bishop", holds="spy bishop"
    )
    play(state, "gather gold", "build docks")
    assert hands(samples(state, 0), 1) == {("castle", "temple")}
    assert state.memory(0).hands == {1: ["castle", "temple"]}


@clause("C9.2", "C5.7")
def test_samples_keep_the_hands_swapped_by_the_magician() -> None:
    state = turn_of("magician", "hand 0 manor palace; hand 1 temple docks")
    play(state, "swap hands with 1")
    assert state.memory(0).hands == {1: ["manor", "palace"]}
    assert state.memory(1).hands == {0: ["temple", "docks"]}
    assert hands(samples(state, 0), 1) == {("manor", "palace")}
    assert hands(samples(state, 1), 0) == {("temple", "docks")}
    for seat in (None, 2):
        assert len(hands(samples(state, seat), 0)) > 20
        assert len(hands(samples(state, seat), 1)) > 20


@clause("C9.2")
@pytest.mark.parametrize("players", [2, 3])
def test_spectator_does_not_know_a_hand_that_every_player_knows(players: int) -> None:
    known = "\n".join(f"knows {seat} hand:1=temple hand:1=docks" for seat in range(players) if seat != 1)
    state = turn_of("king", f"hand 1 temple docks; {known}", players=players)
    assert hands(samples(state, 0), 1) == {("temple", "docks")}
    assert len(hands(samples(state, None), 1)) > 20


@clause("C9.2")
def test_spectator_does_not_see_cards_set_aside_that_every_player_knows() -> None:
    state = turn_of("bishop", "gold 9 9; hand 0 thieves-den manor; knows 1 hand:0=thieves-den hand:0=manor", players=2)
    play(state, "gather gold", "build thieves-den with cards", "pay with manor")
    assert state.view(1).aside == ["thieves-den", "manor"]
    assert state.view(None).aside == ["thieves-den"]


# -- marks


@clause("C9.2", "C5.3")
def test_samples_keep_the_signed_warrant_for_the_magistrate_alone() -> None:
    state = scene("holds 0 magistrate; magistrate 0; warrants king bishop merchant; signed bishop; next king")
    assert {sample.signed for sample in samples(state, 0)} == {5}
    for seat in (None, 1, 2, 3):
        assert {sample.signed for sample in samples(state, seat)} == {4, 5, 6}


@clause("C9.2", "C5.6")
def test_samples_keep_the_real_threat_for_the_blackmailer_alone() -> None:
    state = scene("holds 0 blackmailer; blackmailer 0; threats king bishop; real bishop; next king")
    assert {sample.real for sample in samples(state, 0)} == {5}
    for seat in (None, 1, 2, 3):
        assert {sample.real for sample in samples(state, seat)} == {4, 5}


@clause("C9.1", "C5.3", "C5.6")
def test_samples_keep_what_was_shown() -> None:
    signed = scene(
        "holds 0 magistrate; magistrate 0; warrants king bishop merchant; signed bishop; served bishop; signed_shown",
        "next merchant",
    )
    real = scene(
        "holds 0 blackmailer; blackmailer 0; threats king bishop; real bishop; settled king; exposed; next bishop"
    )
    for seat in EVERYBODY:
        assert {sample.signed for sample in samples(signed, seat)} == {5}
        assert {sample.real for sample in samples(real, seat)} == {5}


@clause("C9.2")
@pytest.mark.parametrize("known", ["deck:65", "deck:66"])
def test_position_tells_which_of_two_cards_of_one_name_set_aside_is_known(known: str) -> None:
    state = turn_of("king", f"hand 1 temple; top palace palace; knows 1 {known}")
    play(state, "gather cards")
    again = read_position(state.position())
    assert samples(state, 1) == [again.determinize(1, SplitMix(n)) for n in range(40)]


@clause("C9.2")
def test_position_says_who_knows_which_of_two_cards_with_one_name() -> None:
    facts = (
        "hand 0 palace palace; city 2 museum; museum tavern tavern; holds 0 king; next king; "
        "knows 1 hand:0=palace#1 museum=tavern#2; knows 3 hand:0=palace#2 museum=tavern#1"
    )
    state = scene(facts)
    assert {"knows 1 hand:0=palace#1 museum=tavern#2", "knows 3 hand:0=palace#2 museum=tavern#1"} <= {
        *state.position().splitlines()
    }
    assert read_position(state.position()) == state
