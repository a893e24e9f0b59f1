"""M16: the Automaton."""

from typing import Any

import pytest
from msgspec import UNSET

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import hero, new, place, problems, scene, send
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.core import SplitMix
from twocities.machine.automaton import BLUE_GUARDS
from twocities.machine.city import City
from twocities.machine.city_events import COUNTDOWN, event_groups
from twocities.machine.city_text import parse_city
from twocities.machine.directives import directive_deck
from twocities.machine.documents import AutomatonView, Visits
from twocities.machine.figures import HOUSE
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.missions import MISSION_NAMES, MISSIONS
from twocities.machine.movement import ALL_CARDS, CARD_NAMES, DOWN, LEFT, RIGHT, UP, step, visits
from twocities.machine.options import Options
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES

HEROES = ("physician", "fowler", "actress")  # in Science, Velvet and Art
STAY = "maintenance maintenance maintenance"
QUIET = "network sabotage great-rally"  # Missions that nobody accomplishes by accident


def table(*facts: str, heroes: tuple[str, ...] = HEROES, automaton: int = 2, **options: Any) -> GreatMachine:
    """The Access Phase against the Automaton: nobody has Trust, all Access cards are in hand."""
    return scene(f"missions {QUIET}", *facts, heroes=heroes, automaton=automaton, **options)


def top(cards: str) -> str:
    """A fact: these movement cards will be drawn next, in this order, and no others are left."""
    return f"movement {' '.join(reversed(cards.split()))}"


def drawn(cards: str, *facts: str, to: dict[str, str] | None = None, **options: Any) -> GreatMachine:
    """The Servants have drawn these cards, and the Heroes' turns begin; unless sent elsewhere, the Heroes stay."""
    state = table(top(cards), *facts, **options)
    send(state, **(to or {}))
    return state


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def shown(state: GreatMachine, seat: int | None = None) -> AutomatonView:
    """What a seat sees of the Automaton."""
    seen = state.view(seat).automaton
    assert isinstance(seen, AutomatonView)
    return seen


def where(state: GreatMachine) -> list[str]:
    return list(state.view(None).city.servants)


def pass_round(state: GreatMachine) -> list[dict[str, Any]]:
    """Nobody does anything more in this round, and nobody sends anybody anywhere else."""
    now, events = state.round, []
    if state.view(None).decision == "choose-access":
        send(state)
    while state.round == now and state.pending():
        idle = ("pass", "take 0 trust", "give 0 trust", "done")
        events += play(state, next(text for text in idle if text in offered(state)))
    return events


# -- the mode and its set-up


@clause("M16.1", "M1.6")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_nobody_plays_the_machine(seats: int) -> None:
    options = Options(automaton=1, revolutionaries=seats)
    state = GAME.new(options, "nobody")
    assert GAME.empty_seats(options) == (0,)
    assert GAME.empty_seats(Options()) == ()
    assert (state.seats, len(state.heroes), len(state.servants)) == (seats + 1, 3, 3)
    assert list(state.pending()) == list(range(1, seats + 1))
    assert state.choices(0) == ()


@clause("M16.2")
def test_the_set_up() -> None:
    state = new(automaton=3)
    assert (state.bonds, state.hand) == (0, ())
    assert sorted(state.movement) == sorted(ALL_CARDS)
    assert len(ALL_CARDS) == 13
    assert len(set(state.missions)) == 3
    assert len(MISSIONS) == 12
    assert sum(state.blue) == 0


@clause("M16.2")
def test_the_movement_cards_and_the_missions_are_shuffled() -> None:
    games = [new(str(number), automaton=1) for number in range(3)]
    assert len({tuple(state.movement) for state in games}) == len({state.missions for state in games}) == 3


@clause("M16.2")
def test_seventeen_events_and_nine_directives() -> None:
    one, two = event_groups(1)
    assert len(one) + len(two) + 1 == 17
    assert COUNTDOWN not in (*one, *two)
    names = {EVENT_NAMES[card] for card in (*one, *two)}
    assert {"grand-tour", "performance-review", "parade-of-steel"} <= names
    assert not names & {"parade-of-progress", "steam-shortage", "inspection-tour", "night-shift"}
    assert not names & {"mass-arrests", "state-of-the-city", "loyalty-oath"}
    assert len(directive_deck(1)) == 9
    assert {DIRECTIVE_NAMES[card] for card in directive_deck(1)} >= {"curfew", "informers", "acceleration"}
    assert "acceleration" not in [DIRECTIVE_NAMES[card] for card in directive_deck(0)]


@clause("M16.2")
def test_no_bonds_are_received() -> None:
    state = table()
    pass_round(state)
    assert state.bonds == 0


# -- movement


@clause("M16.3")
def test_each_servant_in_turn_draws_a_card_after_the_destinations_are_chosen() -> None:
    state = table(top("square stay maintenance up"))
    play(state, *[f"send {name} to control-nexus" for name in HEROES])
    events = play(state, "confirm")
    cards = [(event["servant"], event["card"]) for event in events if event["kind"] == "movement"]
    assert cards == [("lex-hecate", "square"), ("judgementor", "stay"), ("phantasmer", "maintenance")]
    assert where(state) == ["central-square", "grand-citadel", "grand-citadel"]
    seen = shown(state, 1)
    assert seen.drawn == ("square", "stay", "maintenance")
    assert seen.deck == ("up",)


@clause("M16.3", "M16.8")
def test_fewer_than_three_cards_are_shuffled_when_the_next_round_opens() -> None:
    state = drawn("stay maintenance maintenance up down")
    assert len(state.movement) == 2
    assert shown(state).drawn
    assert "shuffled" in kinds(pass_round(state))
    assert sorted(state.movement) == sorted(ALL_CARDS)
    assert state.movement != tuple(ALL_CARDS)
    assert shown(state).drawn == ()


@clause("M16.3")
def test_three_cards_are_enough_for_another_round() -> None:
    state = drawn("stay maintenance maintenance up down left")
    assert "shuffled" not in kinds(pass_round(state))
    assert sorted(CARD_NAMES[card] for card in state.movement) == ["down", "left", "up"]


@clause("M16.3")
def test_everybody_sees_which_cards_are_left_and_nobody_their_order() -> None:
    state, other = table(top("up down stay rose")), table(top("rose stay down up"))
    assert state != other
    for seat in (None, 0, 1):
        assert state.view(seat) == other.view(seat)
        assert state.memory(seat) == other.memory(seat)
    assert state.outlook([1]) == other.outlook([1])
    assert shown(state, 1).deck == ("up", "down", "stay", "rose")


@clause("M16.3", "M12.1")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_samples_do_not_depend_on_the_order_of_the_cards(seat: int | None) -> None:
    state, other = table(top("up down stay rose bird")), table(top("bird rose stay down up"))
    decks = set()
    for n in range(10):
        one, two = state.determinize(seat, SplitMix(n)), other.determinize(seat, SplitMix(n))
        assert one.position() == two.position()
        assert isinstance(one, GreatMachine)
        decks.add(tuple(one.movement))
        assert sorted(one.movement) == sorted(state.movement)
    assert len(decks) > 1


LYING = parse_city(  # the Central Square is in the middle, horizontal, with a District at each of its six connections
    "central-square=2,2h art=1,1h science=3,1h commerce=4,2v industrial=2,3v velvet=3,3v grand-citadel=1,2v"
    " tower-of-law=0,0h control-nexus=4,0h"
)
STANDING = parse_city(  # the same, vertical
    "central-square=2,2v art=2,0v science=3,1v commerce=3,3h industrial=2,4h velvet=0,3h grand-citadel=1,1v"
    " tower-of-law=4,0h control-nexus=5,2v"
)


@clause("M16.4")
@pytest.mark.parametrize(
    ("city", "direction", "there"),
    [
        (LYING, UP, "art"),
        (LYING, RIGHT, "commerce"),
        (LYING, DOWN, "velvet"),
        (LYING, LEFT, "grand-citadel"),
        (STANDING, UP, "art"),
        (STANDING, RIGHT, "science"),
        (STANDING, DOWN, "industrial"),
        (STANDING, LEFT, "velvet"),
    ],
)
def test_a_direction_is_the_first_connection_of_its_side_going_clockwise(
    city: City, direction: int, there: str
) -> None:
    assert step(city, place("central-square"), direction) == place(there)


@clause("M16.4")
def test_where_nothing_is_joined_the_next_connection_clockwise_is_tried() -> None:
    city = new().city  # Art lies in the upper left corner: the Tower to its right, the Citadel below its right half
    assert [step(city, place("art"), direction) for direction in (UP, RIGHT)] == [place("tower-of-law")] * 2
    assert [step(city, place("art"), direction) for direction in (DOWN, LEFT)] == [
        place("grand-citadel"),
        place("tower-of-law"),
    ]


@clause("M16.4")
@pytest.mark.parametrize(("card", "name"), [("rose", "physician"), ("goggles", "fowler"), ("bird", "actress")])
def test_an_emblem_leads_to_its_hero(card: str, name: str) -> None:
    state = drawn(f"{card} maintenance maintenance")
    assert where(state)[0] == state.view(None).heroes[hero(state, name)].place


@clause("M16.4")
def test_the_card_of_the_central_square_leads_there_from_anywhere() -> None:
    assert where(drawn("square maintenance maintenance", "servants velvet"))[0] == "central-square"


@clause("M16.4", "M16.7")
def test_stay_and_make_a_guard() -> None:
    state = drawn("guard maintenance maintenance", "servants commerce")
    assert where(state)[0] == "commerce"
    assert (state.guards[place("commerce")], state.blue[place("commerce")]) == (3, 1)


@clause("M16.4", "M16.7")
def test_no_guard_is_made_where_no_square_is_free() -> None:
    state = drawn("guard maintenance maintenance", "servants commerce; guards commerce=3+1")
    assert (state.guards[place("commerce")], sum(state.blue)) == (3, 0)


@clause("M16.4", "M15 Strike")
def test_maintenance_repairs_nothing_in_a_strike() -> None:
    assert drawn(STAY, "event strike; servants science; guards science=0+3").broken[place("science")] == 3


@clause("M16.4")
def test_maintenance_repairs_all_guards_detains_nobody_and_is_not_an_action() -> None:
    state = drawn(STAY, "servants science", "guards science=0+3")
    assert (state.guards[place("science")], state.broken[place("science")]) == (3, 0)
    assert (state.raids, state.detained) == (0, 0)


# -- detainment


@clause("M16.5")
def test_one_card_detains_all_heroes_of_a_district() -> None:
    state = table(top("maintenance rose maintenance"), "at science science science; trust 5 1 0")
    play(state, *[f"send {name} to velvet" for name in HEROES])
    events = play(state, "confirm")
    assert kinds(events).count("seized") == 3
    assert state.trust == [3, 0, 0]
    assert [forfeited.bit_count() for forfeited in state.access] == [0, 0, 1]
    assert state.access[2] == 1 << place("velvet")
    assert decides(state) == (1, "go-on")
    assert state.acting_hero() == "physician"


@clause("M16.5")
def test_a_hero_who_cannot_pay_bail_has_no_turn() -> None:
    state = drawn("rose maintenance maintenance", "trust 1 0 0", to={"physician": "velvet"})
    assert state.acting_hero() == "fowler"
    assert state.hero_at[0] == place("science")
    assert state.trust[0] == 0


@clause("M16.5")
def test_a_hero_may_pay_the_last_trust_in_bail() -> None:
    state = drawn("rose maintenance maintenance", "trust 2 0 0", to={"physician": "velvet"})
    assert (state.trust[0], state.acting_hero(), decides(state)) == (0, "physician", (1, "go-on"))


@clause("M16.5")
def test_nobody_is_detained_twice_in_a_round() -> None:
    servants = "servants central-square tower-of-law science"
    state = drawn("stay rose guard", servants, "trust 6 0 0; guards science=0", to={"physician": "central-square"})
    assert (state.detained, state.trust[0]) == (1, 4), "two Servants found the Physician"
    play(state, "go to central-square")
    assert state.raids >> place("central-square") & 1
    assert (decides(state), state.acting_hero()) == ((1, "hero-action"), "physician")


@clause("M16.5")
def test_a_raid_ends_the_turn_and_takes_all_trust_and_the_plan_stays() -> None:
    state = drawn(STAY, "raids science; trust 4 0 0", to={"physician": "science"})
    assert (state.trust[0], state.plan, state.acting_hero()) == (0, 2, "fowler")
    assert state.access[0] == 0


@clause("M16.5", "M13 Actress")
def test_a_raid_on_the_actress_ends_her_turn_and_raises_discontent() -> None:
    state = table(top(STAY), "raids art; trust 0 0 4")
    before = state.discontent
    events = pass_round(state)
    assert "no-trust" in kinds(events)
    assert state.discontent == before + 2


@clause("M16.5")
def test_a_raid_takes_the_access_card_of_a_hero_without_trust() -> None:
    state = drawn(STAY, "raids science", to={"physician": "science"})
    assert state.access[0] == 1 << place("science")


@clause("M16.5")
def test_guards_who_catch_a_hero_end_the_turn() -> None:
    state = table(top(STAY), "escape 0; trust 1 0 0; guards science=2")
    send(state, physician="central-square")
    play(state, offered(state)[0])
    assert (state.trust[0], state.acting_hero()) == (0, "fowler")


# -- the Servants' Actions


@clause("M16.6")
def test_lex_hecate_raids_where_she_ends() -> None:
    state = drawn("square maintenance maintenance")
    assert state.raids == 1 << place("central-square")


@clause("M16.6")
def test_a_servant_that_detains_somebody_takes_no_action() -> None:
    state = drawn("rose maintenance maintenance", "trust 5 0 0")
    assert state.raids == 0


@clause("M16.6")
def test_judgementor_reveals_the_lowest_face_down_citizen() -> None:
    state = drawn("maintenance square maintenance", "people central-square noble artist traitor; discontent 2")
    assert [state.status[token] for token in (0, 1, 2)] == [2, 0, 0]
    assert state.place[0] == place("central-square")


@clause("M16.6")
def test_judgementor_arrests_an_active_citizen() -> None:
    people = "people central-square noble! artist? traitor; discontent 5"
    state = drawn("maintenance square maintenance", people)
    assert state.place[1] == state.ARRESTED
    assert state.status[2] == 0


@clause("M16.6")
def test_judgementor_arrests_before_he_reveals_those_with_higher_numbers() -> None:
    state = drawn("maintenance square maintenance", "people central-square artist! noble; discontent 5")
    assert state.place[0] == state.ARRESTED
    assert state.status[1] == 0


@clause("M16.6")
def test_phantasmer_calls_a_guard_from_where_there_are_most() -> None:
    guards = "guards all=1; guards velvet=3 art=3 central-square=0"
    state = drawn("maintenance maintenance square", guards, "at commerce commerce commerce")
    near = [state.guards[there] for there in state.city.neighbours[place("central-square")]]
    assert (state.guards[place("central-square")], state.guards[place("velvet")]) == (1, 2)
    assert max(near) == 2


@clause("M16.6")
def test_of_several_districts_with_the_most_guards_the_first_sends_one() -> None:
    state = drawn("maintenance maintenance square", "guards all=1")
    there = [number for number, guards in enumerate(state.guards) if not guards]
    assert there == [min(state.city.neighbours[place("central-square")])]


@clause("M16.6")
@pytest.mark.parametrize(
    ("facts", "guards"),
    [
        ("guards central-square=3+2", 3),  # full
        ("guards all=0", 0),  # nobody is there to come
        ("event barricades; riots central-square; guards central-square=0", 0),
    ],
)
def test_phantasmer_calls_nobody_who_cannot_come(facts: str, guards: int) -> None:
    state = drawn("maintenance maintenance square", facts)
    assert state.guards[place("central-square")] == guards


# -- blue Guards


@clause("M16.7")
def test_a_broken_blue_guard_leaves_the_city() -> None:
    facts = "phase heroes; at art; trust 9; guards art=2; blue art=1; assault 2; to art"
    state = changed(table(heroes=("artificer", "actress", "journalist")), "at actress=art", facts.replace("9", "4"))
    play(state, "attack for 4")
    assert (state.guards[0], state.blue[0], state.broken[0]) == (1, 0, 0)


@clause("M16.7")
def test_blue_guards_move_last_and_there_are_nine() -> None:
    state = table("guards velvet=2; blue velvet=1")
    state.move_guard(place("velvet"), place("art"))
    assert (state.blue[place("velvet")], state.blue[place("art")]) == (1, 0)
    state.move_guard(place("velvet"), place("art"))
    assert (state.blue[place("velvet")], state.blue[place("art")]) == (0, 1)
    blue = "guards all=2; blue art=2 science=2 industrial=2 velvet=2 tower-of-law=1; servants commerce"
    assert sum(drawn("guard maintenance maintenance", blue).blue) == BLUE_GUARDS == 9


# -- Progress, Directives, Missions


@clause("M16.8")
def test_the_marker_moves_a_step_for_each_open_mission_and_a_directive_is_published() -> None:
    state = drawn(STAY, "progress 11; accomplished network")
    assert "accomplished" not in kinds(pass_round(state))
    assert state.progress == 9
    assert len(state.published) == 1
    assert len(state.directives) == 8


@clause("M16.8")
def test_a_fourth_directive_replaces_the_oldest() -> None:
    state = drawn(STAY, "published curfew informers censorship")
    pass_round(state)
    names = state.view(None).directives
    assert names.discarded == ("curfew",)
    assert names.published[:2] == ("informers", "censorship")
    assert len(names.published) == 3


@clause("M16.9")
def test_a_mission_is_accomplished_at_the_end_of_the_round_and_stays_so() -> None:
    cards = f"{STAY} stay guard up"
    state = drawn(cards, "missions secret-meeting network unrest; at art art art; event open-gates")
    seen = shown(state).missions
    assert [(mission.name, mission.accomplished) for mission in seen] == [
        ("secret-meeting", False),
        ("network", False),
        ("unrest", False),
    ]
    assert (seen[0].count.have, seen[0].count.need) == (3, 3)
    events = pass_round(state)
    assert kinds(events).index("accomplished") < kinds(events).index("round")
    assert shown(state).missions[0].accomplished
    play(state, *["take 0 trust"] * 2)
    send(state, physician="velvet")
    assert shown(state).missions[0].accomplished


@clause("M16.9")
def test_missions_come_before_the_effect_of_the_event() -> None:
    state = table(top(STAY), "missions unrest network sabotage; event voice-of-the-machine; discontent 10")
    assert "accomplished" in kinds(pass_round(state))
    assert state.discontent == 9


@clause("M16.9")
def test_a_mission_is_accomplished_once() -> None:
    facts = "missions secret-meeting network unrest; accomplished secret-meeting; at art art art"
    assert "accomplished" not in kinds(pass_round(table(top(STAY), facts)))


MET = {  # by Mission: facts that just fall short, and facts that fulfil it
    "secret-meeting": ("at art art velvet", "at art art art"),
    "infiltration": ("at art tower-of-law central-square", "at grand-citadel tower-of-law central-square"),
    "free-streets": (
        "at art velvet science; guards art=0 velvet=0+2 science=1",
        "at art velvet science; guards art=0 velvet=0+2 science=0",
    ),
    "network": (
        "people art noble? noble! artist?; people science noble! artist? artist? traitor! merchant?",
        "people art noble? noble! artist?; people science noble! artist? artist? traitor! merchant? merchant!",
    ),
    "war-chest": ("trust 7 7 0", "trust 8 7 0"),
    "sabotage": ("guards art=0+2", "guards art=0+2 velvet=1+1"),
    "jailbreak": ("citizen 27 grand-citadel", "citizen 27 grand-citadel; citizen 28 grand-citadel"),
    "forged-papers": ("forfeited art velvet none", "forfeited art none none"),
    "great-rally": (
        "citizen 0 central-square; citizen 1 central-square",
        "citizen 0 central-square; citizen 1 central-square; citizen 2 central-square",
    ),
    "stronghold": ("guards art=1; citizen 27 art", "guards art=0; citizen 27 art"),
    "unrest": ("discontent 9", "discontent 10"),
    "open-city": ("guards art=0 velvet=0", "guards art=0 velvet=0+1 science=0"),
}


@clause(*[mission.clause for mission in MISSIONS])
def test_each_mission_has_its_condition() -> None:
    assert list(MET) == list(MISSION_NAMES)
    for number, (short, enough) in enumerate(MET.values()):
        need = MISSIONS[number].need
        assert not need.met(table(short)), MISSION_NAMES[number]
        assert need.met(table(enough)), MISSION_NAMES[number]
        count = need.count(table(enough))
        assert count.have >= count.need > need.count(table(short)).have


# -- Riots, levels, the end


@clause("M16.10")
def test_after_a_failed_riot_all_active_citizens_are_arrested() -> None:
    state = table("phase heroes; at art; people art artist! artist! scientist! traitor!; discontent 5; guards art=3")
    play(state, "start riot")
    assert [state.place[token] for token in range(4)] == [state.ARRESTED, state.ARRESTED, 0, 0]
    assert (state.plan, state.acting_hero()) == (3, "fowler")


@clause("M16.10")
def test_there_is_no_hand_to_search() -> None:
    state = table("phase heroes; at grand-citadel; trust 5")
    assert refused(state, "search citadel") == "empty-hand (M9.12)"


@clause("M16.11")
@pytest.mark.parametrize(
    ("level", "bail", "progress"), [(1, 1, 10), (2, 2, 8), (3, 3, 8), (4, 4, 8), (5, 4, 7), (6, 5, 6)]
)
def test_levels_differ_in_bail_and_in_where_the_marker_starts(level: int, bail: int, progress: int) -> None:
    assert new(automaton=level).progress == progress
    assert HOUSE.automaton_bail[level - 1] == bail
    state = drawn("rose maintenance maintenance", "trust 6 0 0", automaton=level)
    assert state.trust[0] == 6 - bail


@clause("M16.11")
def test_there_is_no_seventh_level() -> None:
    assert problems(automaton=7) == problems(automaton=-1) == ["automaton-level (M16.11)"]


@clause("M16.12")
def test_the_plan_is_complete_where_it_meets_the_marker() -> None:
    state = table(
        "phase heroes; at art; people art artist traitor traitor; discontent 4; plan 8; progress 9; guards art=0"
    )
    events = play(state, "start riot")
    assert kinds(events)[-2:] == ["plan", "won"]
    assert str(state.why_won()) == "plan-met (M16.12)"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)


@clause("M16.12", "M16.8")
def test_the_marker_may_meet_the_plan_as_well() -> None:
    state = drawn(STAY, "plan 6; progress 9")
    assert kinds(pass_round(state))[-2:] == ["progress", "won"]
    assert state.winner == 0


@clause("M16.12")
def test_three_riots_win() -> None:
    riots = "riots velvet science; people art artist! artist! scientist!; discontent 5; guards art=0"
    state = table("phase heroes; at art", riots)
    play(state, "start riot")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert str(state.why_won()) == "three-riots (M1.5)"


# -- Directives and City Events of the mode


@clause("M16 Surveillance")
def test_citizens_in_a_district_with_a_servant_give_no_trust() -> None:
    for servants, trust in (("science art art", 0), ("commerce commerce commerce", 4)):
        state = drawn(f"{STAY} up down left", f"servants {servants}; published surveillance")
        pass_round(state)
        assert state.trust[0] == trust


@clause("M16 Show Trials")
def test_a_detained_hero_calms_the_city() -> None:
    state = drawn("rose maintenance maintenance", "published show-trials; discontent 5; trust 5 0 0")
    assert state.discontent == 4


@clause("M16 Checkpoints")
def test_leaving_a_major_district_costs_more() -> None:
    for start, price in (("tower-of-law", 3), ("velvet", 2)):
        state = changed(table(f"phase heroes; at {start}; to art; published checkpoints"))
        assert state.price(1, state.choices(1)[0]) == price


@clause("M16 Censorship")
def test_a_servant_drowns_out_a_speech() -> None:
    for servants, rise in (("art art art", 0), ("velvet velvet velvet", 1)):
        state = table(f"phase heroes; at art; trust 5; published censorship; servants {servants}")
        before = state.discontent
        play(state, "incite")
        assert state.discontent - before == rise


@clause("M16 Night Repairs")
def test_every_servant_repairs_a_guard_at_the_end_of_the_round() -> None:
    facts = "published night-repairs; guards art=0+2 velvet=1+1; servants art art velvet"
    state = table(f"phase closing; step 1; {facts}")
    assert (state.broken[place("art")], state.broken[place("velvet")]) == (0, 0)


@clause("M16 Acceleration")
def test_the_marker_moves_a_step_more() -> None:
    state = drawn(STAY, "published acceleration; progress 11")
    pass_round(state)
    assert state.progress == 7


@clause("M16 Grand Tour")
def test_servants_who_tour_the_city_do_nothing_else() -> None:
    state = drawn("square up stay", "event grand-tour; at velvet velvet velvet")
    assert (state.raids, set(state.status), set(state.guards)) == (0, {0}, {2})
    advances = state.view(None).event.advances
    assert advances == (len({*where(state)}) == 3)
    alone = table("event grand-tour; servants art velvet commerce")
    together = table("event grand-tour; servants art art commerce")
    assert (alone.view(None).event.advances, together.view(None).event.advances) == (True, False)


@clause("M16 Performance Review")
def test_nobody_gains_trust_under_review_and_open_missions_advance_the_plan() -> None:
    state = table("phase heroes; event performance-review")
    assert refused(state, "gain trust") == "barred (M11.4)"
    assert state.view(None).event.advances is True
    assert changed(state, "accomplished network sabotage").view(None).event.advances is False


@clause("M16 Parade of Steel")
def test_steel_hardens_the_guards_and_blue_ones_advance_the_plan() -> None:
    state = table("phase heroes; at art; trust 3; event parade-of-steel; blue art=1 velvet=1; guards art=2 velvet=2")
    choice = state.grammar.parse("attack for 3")
    assert state.odds(1, choice) == (2, 6)
    assert state.view(None).event.advances is True
    assert changed(state, "blue art=1").view(None).event.advances is False


# -- the chance of a visit


@clause("M16.3", "M16.4")
def test_visits_are_counted_over_all_ordered_draws() -> None:
    state = table(top("square rose stay"), "servants art velvet commerce")
    found = state.outlook([1]).visits
    assert isinstance(found, Visits)
    assert found.draws == 6
    assert found.districts[place("central-square")] == 6
    assert found.districts[place("science")] == 6
    assert found.servants[0][place("art")] == 2
    assert [sum(row) for row in found.servants] == [6, 6, 6]
    assert found.moves["square"] == ["central-square"] * 3
    assert found.moves["stay"] == found.moves["maintenance"] == ["art", "velvet", "commerce"]


@clause("M16.6")
@pytest.mark.parametrize(("facts", "draws"), [("at science", 2), ("at central-square", 0), ("event grand-tour", 0)])
def test_a_raid_is_foreseen_where_lex_hecate_finds_nobody(facts: str, draws: int) -> None:
    outlook = table(top("square rose maintenance"), facts).outlook([1])
    expected = [0] * 9
    expected[place("central-square")] = draws
    assert outlook.raids == expected


@clause("M16.3")
def test_where_too_few_cards_are_left_all_will_be_shuffled_before_the_next_draw() -> None:
    found = drawn(f"{STAY} up down").outlook([1]).visits
    assert isinstance(found, Visits)
    assert found.draws == 13 * 12 * 11


def test_under_maintenance_nobody_is_visited() -> None:
    found = visits(new().city, (0, 1, 4), (5, 5, 5), [6, 6, 6, 4])
    assert found.draws == 24
    assert sum(found.districts) == 18


def test_without_an_automaton_nothing_is_said_of_visits() -> None:
    assert new().view(None).automaton is UNSET
    outlook = new().outlook([1])
    assert outlook.visits is outlook.raids is outlook.fares is UNSET
