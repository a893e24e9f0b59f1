"""M5 and M6: City Events, Bonds and Trust; secret destinations."""

from collections.abc import Sequence

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import (
    ACTRESS,
    arrived,
    heroes_phase,
    machine_turn,
    next_round,
    place,
    scene,
    send,
)
from tests.scenarios.scene import clause, decides, offered, play, refused, seen
from twocities.core import SplitMix
from twocities.machine.city_events import COUNTDOWN
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options
from twocities.machine.text import EVENT_NAMES

# -- the City Event


@clause("M5.1", "M3.5")
def test_each_round_reveals_the_top_event_until_the_countdown_stays() -> None:
    deck = "strike martial-law closed-bridges mass-arrests barricades searchlights"
    deck += " census-day steam-shortage night-shift inspection-tour public-lectures"
    state = scene(f"event market-fair; events the-countdown {deck}")
    shown = []
    for _ in range(14):
        shown.append(EVENT_NAMES[state.event])
        state = changed(state, "plan 2")
        next_round(state)
    assert shown == ["market-fair", *deck.split()[::-1], "the-countdown", "the-countdown"]
    assert (state.round, state.view(0).event.name, state.view(0).event.left) == (15, "the-countdown", 0)


@clause("M5.1")
def test_the_countdown_comes_in_round_13_of_a_new_game() -> None:
    state = GAME.new(Options(revolutionaries=1, heroes=("actress", "artificer", "journalist")), "a scene")
    state = changed(state, "forfeited none none none")
    while state.event != COUNTDOWN:
        state = changed(state, "plan 2")
        next_round(state)
    assert state.round == 13


@clause("M5.1", "M11.4")
def test_only_the_newest_event_is_in_force() -> None:
    state = scene(
        "event steam-shortage; events the-countdown strike mass-arrests; discontent 4",
        "people grand-citadel artist! artist!",
    )
    first, second = 0, 1
    next_round(state)
    bonds = state.bonds
    send(state)
    play(state, f"lex-hecate arrests citizen {first}")
    assert state.bonds == bonds - 1
    next_round(state)
    bonds = state.bonds
    send(state)
    play(state, f"lex-hecate arrests citizen {second}")
    assert state.bonds == bonds - 2


# -- Trust


@clause("M5.3")
@pytest.mark.parametrize(
    ("stage", "citizens", "trust"),
    [
        (0, "", 0),
        (0, "artist", 1),
        (0, "traitor", 1),
        (0, "artist?", 1),
        (0, "traitor?", 1),
        (0, "artist!", 1),
        (0, "traitor!", 0),
        (1, "artist", 1),
        (1, "artist?", 1),
        (1, "artist!", 2),
        (1, "scientist!", 1),
        (2, "scientist!", 2),
        (3, "merchant!", 2),
        (4, "industrialist!", 2),
        (4, "noble!", 1),
        (5, "noble!", 2),
        (6, "noble!", 2),
        (6, "traitor!", 0),
        (6, "traitor?", 1),
        (3, "artist! merchant! noble! traitor! traitor artist?", 7),
    ],
)
def test_each_citizen_gives_trust_to_the_hero_in_its_district(stage: int, citizens: str, trust: int) -> None:
    state = scene(f"discontent {3 * stage + 1}; people art {citizens}; people industrial; people central-square")
    next_round(state)
    assert state.trust == [trust, 0, 0]


@clause("M5.4")
@pytest.mark.parametrize("share", range(5))
def test_two_heroes_share_the_trust_of_their_district(share: int) -> None:
    state = scene("at art industrial industrial; people industrial artist merchant noble traitor; people art noble")
    this = state.round
    while state.round == this:
        heroes_phase(state)
        play(state, "pass", "pass", "pass")
    assert decides(state) == (1, "split-trust")
    assert offered(state) == [f"take {number} trust" for number in range(5)]
    play(state, f"take {share} trust")
    assert state.trust == [1, share, 4 - share]
    assert decides(state) == (1, "choose-access")


@clause("M5.4")
def test_the_seat_of_the_hero_of_the_lowest_initiative_decides_the_whole_split() -> None:
    state = scene(
        "phase heroes; at velvet velvet velvet; people velvet artist merchant noble traitor artist",
        heroes=("journalist", "actress", "artificer"),
        revolutionaries=3,
    )
    play(state, "pass", "pass", "pass")
    assert decides(state) == (2, "split-trust")  # the seat of the Actress
    assert refused(state, "take 1 trust", seat=1) == "not-your-decision (M5.1)"
    play(state, "take 1 trust")
    assert decides(state) == (2, "split-trust")
    assert offered(state) == [f"take {number} trust" for number in range(5)]
    play(state, "take 3 trust")
    assert state.trust == [1, 3, 1]
    assert decides(state) == (1, 2, 3, "choose-access")


@clause("M5.4")
def test_nothing_is_split_where_nobody_gives_trust() -> None:
    state = scene("at velvet velvet velvet; people velvet traitor!")
    next_round(state)
    assert decides(state) == (1, "choose-access")
    assert state.trust == [0, 0, 0]


MOST = [("physician", 8), ("smuggler", 7), ("fowler", 7), ("actress", 8), ("artificer", 9), ("journalist", 8)]


def with_others(hero: str) -> list[str]:
    """A table of a Hero and two of higher Initiative, or lower ones if there are none."""
    names = [name for name, _ in MOST]
    return [hero, *[name for name in [*names[names.index(hero) + 1 :], *names] if name != hero][:2]]


@clause("M5.5")
@pytest.mark.parametrize(("hero", "most"), MOST)
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_hero_holds_at_most_the_maximum_on_the_card(hero: str, most: int, missing: int) -> None:
    state = scene(f"at art science commerce; trust {hero}={most - missing}", heroes=with_others(hero))
    number = [card.name for card in state.heroes].index(hero)
    next_round(state)
    assert state.trust[number] == most
    assert state.view(None).heroes[number].max_trust == most


@clause("M5.5")
def test_excess_of_a_share_is_discarded_not_passed_on() -> None:
    state = scene("phase heroes; at velvet velvet science; trust 8 0 0; people velvet artist merchant noble")
    play(state, "pass", "pass", "pass", "take 2 trust")
    assert state.trust[:2] == [8, 1]


@clause("M5.5", "M9.6", "M9.10")
@pytest.mark.parametrize(
    ("choice", "before", "after"), [("gain trust", 8, 8), ("gain trust", 7, 8), ("grant actress", 6, 8)]
)
def test_the_maximum_holds_for_every_gain_of_trust(choice: str, before: int, after: int) -> None:
    state = arrived("control-nexus", trust=before)
    play(state, choice)
    assert state.trust[0] == after


# -- Access: choosing


@clause("M6.1")
def test_any_card_in_hand_may_be_chosen_and_no_other() -> None:
    cards = [name for name in DISTRICTS if name not in ("art", "velvet")]
    state = scene("forfeited art,velvet", revolutionaries=3)
    assert offered(state, 1) == [f"send actress to {name}" for name in cards]
    assert refused(state, "send actress to velvet", seat=1) == "no-card (M6.1)"


@clause("M6.1", "M8.4")
def test_the_current_district_may_be_chosen_only_with_its_card() -> None:
    without, with_card = scene("forfeited art", revolutionaries=3), scene(revolutionaries=3)
    assert without.hero_at[0] == place("art")
    assert refused(without, "send actress to art", seat=1) == "no-card (M6.1)"
    heroes_phase(with_card, actress="art")
    assert decides(with_card) == (1, "hero-action")
    assert with_card.hero_at[0] == place("art")


@clause("M6.1")
def test_a_revolutionary_chooses_for_all_own_heroes() -> None:
    state = scene(revolutionaries=2)
    assert len(offered(state, 1)) == 18
    assert len(offered(state, 2)) == 9
    play(state, "send journalist to art", seat=1)
    assert refused(state, "confirm", seat=1) == "not-all-chosen (M6.3)"
    play(state, "send actress to art", seat=1)
    assert "confirm" in offered(state, 1)


# -- Access: secrecy


@clause("M6.2", "M12.1")
def test_all_revolutionaries_see_all_chosen_cards_and_nobody_else_does() -> None:
    state = scene(revolutionaries=3)
    play(state, "send actress to velvet", seat=1)
    play(state, "send artificer to art", seat=2)
    for seat in (1, 2, 3):
        assert [hero.destination for hero in state.view(seat).heroes] == ["velvet", "art", ""]
    for outsider in (0, None):
        assert [hero.destination for hero in state.view(outsider).heroes] == ["", "", ""]


@clause("M6.2", "M12.1")
def test_chosen_cards_stay_hidden_from_the_machine_until_the_hero_moves() -> None:
    state = scene(revolutionaries=3)
    send(state, actress="art", artificer="velvet", journalist="science")
    assert [hero.destination for hero in state.view(0).heroes] == ["", "", ""]
    play(state, "end phase")
    assert [hero.destination for hero in state.view(0).heroes] == ["art", "", ""]
    play(state, "pass")
    assert [hero.destination for hero in state.view(0).heroes] == ["art", "velvet", ""]


CHANGES = [
    ["send actress to velvet", "confirm"],
    ["send actress to art", "send actress to velvet", "confirm"],
    ["send actress to art", "send actress to science", "send actress to art", "confirm"],
]


@clause("M6.2")
@pytest.mark.parametrize("outsider", [0, None])
def test_nobody_else_sees_how_often_a_choice_was_changed(outsider: int | None) -> None:
    witnessed = []
    for choices in CHANGES:
        state = scene(revolutionaries=3)
        witnessed.append((seen(state, outsider, *choices), state.view(outsider)))
    assert witnessed[0] == witnessed[1] == witnessed[2]


@clause("M6.2", "M12.1")
def test_what_the_machine_thinks_possible_holds_every_destination() -> None:
    state = scene(revolutionaries=3)
    send(state, actress="velvet")
    samples = [state.determinize(0, SplitMix(number)) for number in range(100)]
    assert {sample.chosen[0] for sample in samples} == set(range(9))
    assert {state.determinize(2, SplitMix(number)).chosen[0] for number in range(20)} == {place("velvet")}


# -- Access: changing and confirming


@clause("M6.3")
def test_choices_may_be_changed_until_confirmed() -> None:
    state = scene(revolutionaries=3)
    play(state, "send actress to velvet", "send actress to science", seat=1)
    assert state.chosen[0] == place("science")
    play(state, "confirm", seat=1)
    assert offered(state, 1) == ["reconsider"]
    assert refused(state, "send actress to art", seat=1) == "already-confirmed (M6.3)"


@clause("M6.3")
def test_a_confirmed_revolutionary_may_reconsider_until_everybody_has_confirmed() -> None:
    state = scene(revolutionaries=3)
    play(state, "send actress to velvet", "confirm", seat=1)
    play(state, "send journalist to velvet", "confirm", seat=3)
    assert decides(state) == (2, "choose-access")
    assert state.view(2).confirmed == (1, 3)
    assert state.view(0).confirmed == ()
    play(state, "reconsider", seat=1)
    assert decides(state) == (1, 2, "choose-access")
    play(state, "send artificer to velvet", "confirm", seat=2)
    play(state, "send actress to art", "confirm", seat=1)
    assert decides(state) == (0, "machine-turn")
    assert state.chosen == [place("art"), place("velvet"), place("velvet")]


@clause("M6.3")
def test_choices_are_fixed_when_all_have_confirmed() -> None:
    state = machine_turn("bonds 0", heroes=ACTRESS, revolutionaries=3)
    for seat in (1, 2, 3):
        assert offered(state, seat) == []
        assert refused(state, "reconsider", seat=seat) == "not-your-decision (M5.1)"
        assert refused(state, "send actress to velvet", seat=seat) == "not-your-decision (M5.1)"


@clause("M6.3")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_revolutionaries_choose_and_confirm_in_any_order(order: Sequence[int]) -> None:
    names = ("actress", "artificer", "journalist")
    state = scene(revolutionaries=3)
    for done, seat in enumerate(order):
        assert len(state.pending()) == 3 - done
        play(state, f"send {names[seat - 1]} to velvet", "confirm", seat=seat)
    assert decides(state) == (0, "machine-turn")


def shared() -> GreatMachine:
    """The Journalist is shared."""
    return scene(revolutionaries=2, shared=True)


@clause("M6.3", "M1.3")
def test_either_of_two_chooses_for_the_shared_hero_and_both_confirm() -> None:
    state = shared()
    play(state, "send actress to art", seat=1)
    assert refused(state, "confirm", seat=1) == "not-all-chosen (M6.3)"
    play(state, "send journalist to art", seat=2)
    assert "confirm" in offered(state, 1)
    play(state, "send journalist to velvet", "confirm", seat=1)
    assert decides(state) == (2, "choose-access")
    assert "send journalist to science" in offered(state, 2)
    play(state, "send artificer to art", "confirm", seat=2)
    assert decides(state) == (0, "machine-turn")
    assert state.chosen[2] == place("velvet")


@clause("M6.3", "M1.3")
def test_changing_the_shared_heros_card_cancels_the_others_confirmation() -> None:
    state = shared()
    play(state, "send actress to art", "send journalist to art", "confirm", seat=1)
    play(state, "send artificer to art", "send journalist to velvet", seat=2)
    assert decides(state) == (1, 2, "choose-access")
    assert state.view(2).confirmed == ()
    play(state, "confirm", seat=2)
    assert decides(state) == (1, "choose-access")
    assert state.view(1).heroes[2].destination == "velvet"
    play(state, "confirm", seat=1)
    assert decides(state) == (0, "machine-turn")


@clause("M6.3")
def test_changing_ones_own_heros_card_leaves_the_others_confirmations() -> None:
    state = shared()
    play(state, "send actress to art", "send journalist to art", "confirm", seat=1)
    play(state, "send artificer to art", "send artificer to velvet", seat=2)
    assert decides(state) == (2, "choose-access")
    play(state, "confirm", seat=2)
    assert decides(state) == (0, "machine-turn")


@clause("M6.2", "M6.3")
@pytest.mark.parametrize("outsider", [0, None])
def test_nobody_else_sees_that_a_confirmation_was_cancelled(outsider: int | None) -> None:
    state = shared()
    play(state, "send actress to art", "send journalist to art", "confirm", seat=1)
    before = state.view(outsider)
    assert seen(state, outsider, "send journalist to velvet", seat=2) == []
    assert state.view(outsider) == before


# -- a Hero without cards


@clause("M6.4")
def test_a_hero_without_cards_makes_no_choice_stays_and_takes_no_turn() -> None:
    state = scene(f"raids industrial; forfeited artificer={','.join(DISTRICTS)}")
    assert not [text for text in offered(state) if "artificer" in text]
    send(state, actress="art")
    play(state, "end phase", "pass")
    assert state.turn == 2
    assert decides(state) == (1, "hero-action")
    assert (state.hero_at[1], state.detained) == (place("industrial"), 0)


@clause("M6.4")
def test_a_revolutionary_whose_hero_has_no_cards_only_confirms() -> None:
    state = scene(f"forfeited artificer={','.join(DISTRICTS)}", revolutionaries=3)
    assert offered(state, 2) == ["confirm"]
    heroes_phase(state)
    play(state, "pass")
    assert decides(state) == (3, "hero-action")


@clause("M6.4", "M6.1")
def test_a_hero_without_cards_cannot_be_sent_anywhere() -> None:
    state = scene(f"forfeited artificer={','.join(DISTRICTS)}", revolutionaries=3)
    assert refused(state, "send artificer to art", seat=2) == "no-card (M6.1)"
