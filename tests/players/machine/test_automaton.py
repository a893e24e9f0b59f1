"""The heuristics of the Heroes against the Automaton: what its Servants are likely to do, bail, Missions."""

import pytest

from tests.players.machine.test_heuristic import liked, play_out, rated
from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import place
from tests.scenarios.machine.test_automaton import STAY, drawn, table, top
from tests.scenarios.scene import play
from twocities.core import SplitMix
from twocities.machine.game import GAME
from twocities.machine.needs import Trust
from twocities.machine.options import Options
from twocities.machine.sides import REVOLUTIONARIES
from twocities.players.machine import automaton, missions, worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import Offers
from twocities.players.machine.evaluation import machine_chance

GAMES = 30
CITADEL = place("grand-citadel")  # where the Servants start
HECATE_STAYS = "stay maintenance maintenance"
TO_CITADEL = "send physician to grand-citadel"


def test_a_servant_acts_only_where_it_finds_no_hero() -> None:
    state = table(top(HECATE_STAYS))
    assert automaton.raided(state)[CITADEL] == pytest.approx(1 / 3)  # in any order
    assert automaton.reinforced(state)[CITADEL] == pytest.approx(1 / 3)
    state = table(top(HECATE_STAYS), "at grand-citadel")
    assert automaton.visited(state)[CITADEL] == 1.0
    assert automaton.raided(state)[CITADEL] == automaton.reinforced(state)[CITADEL] == 0.0


def test_nobody_fears_a_raid_where_servants_take_no_actions() -> None:
    assert automaton.raided(table(top(HECATE_STAYS), "event grand-tour"))[CITADEL] == 0.0


def test_heroes_avoid_raids_by_the_cards_that_are_left() -> None:
    danger, safety = [rated(table(top(cards), "trust 8 0 0"))[TO_CITADEL] for cards in (HECATE_STAYS, STAY)]
    assert danger < safety - 1


def test_a_raid_counts_more_where_a_detainment_advances_the_plan() -> None:
    one, other = [rated(table(top(HECATE_STAYS), f"event {event}"))[TO_CITADEL] for event in ("martial-law", "strike")]
    assert one < other


@pytest.mark.parametrize(("cards", "fears"), [("square maintenance maintenance", True), (STAY, False)])
def test_only_phantasmer_sends_guards_against_a_riot(cards: str, fears: bool) -> None:
    """Where he cannot come, a Riot is worth what its chance says, against the Guards that are there now."""
    state = table(top(cards), "discontent 4; people central-square artist! artist! artist!", "servants art art art")
    square, crowd = place("central-square"), Crowd(state, REVOLUTIONARIES)
    assert crowd.riot_chance(square, state.guards[square]) == 1.0
    full = worth.riot(state) - worth.TRUST * state.guards[square] * crowd.unknown[square]
    assert (Offers(state, crowd).riot[square] < full - 0.01) == fears


def test_bail_is_expected_where_servants_are() -> None:
    state = table(top("stay guard square"), "at grand-citadel; trust 5 5 5", automaton=3)
    assert automaton.bail_expected(state, 0) == 3
    assert automaton.bail_expected(state, 1) == 0


def test_a_hero_keeps_trust_for_bail() -> None:
    """Without Citizens to give more, the last Trust is precious."""
    state = drawn(STAY, "trust 3 0 0; people science; guards science=1", automaton=3)
    assert automaton.shortage(state, 0, 1) > 0
    assert automaton.shortage(changed(state, "trust 4"), 0, 1) == 0


# -- Missions


def test_the_last_hero_joins_the_others() -> None:
    state = table(top(STAY), "missions secret-meeting jailbreak great-rally; trust 5 5 5")
    play(state, "send physician to art")
    play(state, "send fowler to art")
    assert liked(state) == "send actress to art"


def test_the_last_hero_goes_to_a_third_major_district() -> None:
    state = table(top(STAY), "missions infiltration jailbreak great-rally; trust 5 5 5")
    play(state, "send physician to grand-citadel")
    play(state, "send fowler to central-square")
    assert liked(state) in ("send actress to tower-of-law", "send actress to control-nexus")
    play(state, "send fowler to velvet")
    assert missions.presence(state, 2) == [0.0] * 9


def test_nobody_spends_what_a_mission_needs() -> None:
    state = drawn(STAY, "missions war-chest jailbreak great-rally; trust 8 7 0")
    assert missions.spending(state, 1) == missions.gain(state) > 0
    assert missions.spending(changed(state, "trust 8 7 1"), 1) == 0
    assert missions.one_more(changed(state, "trust 6 7 0"), Trust) == pytest.approx(missions.gain(state) / 2)


def test_a_guard_is_broken_for_a_mission() -> None:
    state = drawn(STAY, "missions sabotage open-city stronghold; guards art=1", to={"physician": "art"})
    art = place("art")
    assert missions.breaking(state, art) > missions.breaking(changed(state, "guards art=2"), art) > 0
    assert missions.breaking(drawn(STAY, "missions jailbreak network great-rally"), art) == 0


def test_a_mission_that_saves_the_game_decides_it() -> None:
    """After this round the cards are shuffled: three open Missions would complete the Plan, two would not."""
    assert missions.gain(table(top(STAY), "plan 6; progress 9")) == worth.DECISIVE
    assert missions.gain(table(top(STAY), "plan 5; progress 9")) < worth.DECISIVE


def test_an_accomplished_mission_and_a_lower_level_are_better() -> None:
    state = table()
    assert machine_chance(changed(state, "accomplished network")) < machine_chance(state)
    assert machine_chance(table(automaton=1)) < machine_chance(state)


def test_the_heuristics_beat_the_lowest_level() -> None:
    won = 0
    for game in range(GAMES):
        state = GAME.new(Options(automaton=1, revolutionaries=1 + game % 3), str(game))
        won += play_out(state, REVOLUTIONARIES, SplitMix(game)) == REVOLUTIONARIES
    assert won > GAMES / 2
