"""M13: the six Heroes."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import hero, machine_turn, new, place, send
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.machine.figures import HOUSE
from twocities.machine.game import GreatMachine
from twocities.machine.heroes import HERO_BY_NAME
from twocities.machine.state import IDENTIFIED

OTHERS = {
    "physician": ("fowler", "actress"),
    "smuggler": ("fowler", "actress"),
    "fowler": ("physician", "actress"),
    "actress": ("physician", "fowler"),
    "artificer": ("fowler", "actress"),
    "journalist": ("physician", "smuggler"),
}
CARDS = {  # Initiative, maximum of Trust, start
    "physician": (1, 8, "science"),
    "smuggler": (2, 7, "commerce"),
    "fowler": (3, 7, "velvet"),
    "actress": (4, 8, "art"),
    "artificer": (5, 9, "industrial"),
    "journalist": (6, 8, "central-square"),
}


def turn_of(name: str, *facts: str, trust: int = 0) -> GreatMachine:
    """A Hero's turn to move, or to act where the Hero stays; nobody else does anything before."""
    state = machine_turn(f"trust {name}={trust}", *facts, heroes=(name, *OTHERS[name]))
    play(state, "end phase")
    while state.turn != hero(state, name):
        play(state, "pass")
    return state


# -- the cards


@pytest.mark.parametrize("name", [pytest.param(name, marks=clause(f"M13 {name.capitalize()}")) for name in CARDS])
def test_each_hero_has_initiative_maximum_of_trust_and_start(name: str) -> None:
    initiative, most, start = CARDS[name]
    assert HOUSE.heroes[name].initiative == initiative
    state = new(heroes=(name, *OTHERS[name]), revolutionaries=1)
    number = hero(state, name)
    assert state.hero_at[number] == place(start)
    assert state.view(None).heroes[number].max_trust == most
    state.gain_trust(number, 99)
    assert state.trust[number] == most


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(names, marks=clause(*[f"M13 {name.capitalize()}" for name in names]))
        for names in (("journalist", "artificer", "actress"), ("fowler", "physician", "smuggler"))
    ],
)
def test_heroes_act_in_ascending_initiative(names: tuple[str, ...]) -> None:
    state = machine_turn(heroes=names)
    play(state, "end phase")
    order = []
    for _ in names:
        order.append(state.heroes[state.turn].name)
        play(state, "pass")
    assert order == sorted(names, key=lambda name: CARDS[name][0])


@pytest.mark.parametrize(
    ("name", "provenance"),
    [
        ("physician", "house"),
        ("smuggler", "house"),
        ("fowler", "rulebook"),
        ("actress", "rulebook"),
        ("artificer", "public ability, house assignment"),
        ("journalist", "house"),
    ],
)
def test_each_hero_says_where_the_ability_comes_from(name: str, provenance: str) -> None:
    assert HERO_BY_NAME[name].provenance == provenance


# -- Physician


@clause("M13 Physician")
@pytest.mark.parametrize(("guards", "cost"), [(0, 0), (1, 1), (2, 1), (4, 1)])
def test_physician_identifies_for_1_trust_a_citizen_at_most(guards: int, cost: int) -> None:
    state = turn_of("physician", f"guards science={guards}", trust=5)
    play(state, "identify citizen 4", "identify citizen 5", "identify citizen 6", "done")
    assert state.status[4:8] == [IDENTIFIED, IDENTIFIED, IDENTIFIED, 0]
    assert state.trust[0] == 5 - 3 * cost


@clause("M13 Physician")
def test_physician_pays_for_a_riot_like_everybody() -> None:
    state = turn_of("physician", trust=7)
    assert refused(state, "start riot") == "too-little-trust (M9.1)"


@clause("M13 Physician")
def test_others_pay_for_each_guard_to_identify() -> None:
    state = turn_of("fowler", trust=3)
    play(state, "identify citizen 16")
    assert state.trust[hero(state, "fowler")] == 1
    assert offered(state) == ["done"]


# -- Smuggler


@clause("M13 Smuggler")
def test_smuggler_exits_the_first_district_free_and_pays_for_the_next() -> None:
    state = turn_of("smuggler", "to smuggler=art; guards commerce=4 grand-citadel=3", trust=7)
    play(state, "go to grand-citadel")
    assert state.trust[0] == 7
    play(state, "go to art")
    assert state.trust[0] == 4


@clause("M13 Smuggler")
def test_smuggler_needs_no_roll_for_the_first_district() -> None:
    state = turn_of("smuggler", "to smuggler=art; escape 0")
    play(state, "go to grand-citadel")
    assert state.hero_at[0] == place("grand-citadel")
    play(state, "go to art")
    assert decides(state) == (0, "detainment")


@clause("M13 Smuggler")
def test_smuggler_exits_a_first_district_free_in_each_turn() -> None:
    state = turn_of("smuggler", "to smuggler=grand-citadel", trust=7)
    play(state, "go to grand-citadel", "pass", "pass", "pass")
    send(state, smuggler="commerce")
    state = changed(state, "trust 5")
    play(state, "end phase", "go to commerce")
    assert state.trust[0] == 5


# -- Fowler


@clause("M13 Fowler")
def test_fowler_may_take_two_different_actions() -> None:
    state = turn_of("fowler", trust=7)
    play(state, "incite")
    assert decides(state) == (1, "hero-action")
    assert "incite" not in offered(state)
    play(state, "identify citizen 16", "done")
    assert (state.discontent, state.status[16]) == (2, IDENTIFIED)
    assert state.turn == hero(state, "actress")


@clause("M13 Fowler")
def test_fowler_may_stop_after_one_action() -> None:
    state = turn_of("fowler", trust=7)
    play(state, "incite", "pass")
    assert state.turn == hero(state, "actress")


@clause("M13 Fowler")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["identify citizen 16", "done"], "identify citizen 17"),
        (["move citizen 16 to commerce", "done"], "move citizen 17 to commerce"),
        (["attack for 1"], "attack for 2"),
    ],
)
def test_fowler_may_not_take_the_same_action_twice(first: list[str], second: str) -> None:
    state = turn_of("fowler", trust=7)
    play(state, *first)
    assert decides(state) == (1, "hero-action")
    assert refused(state, second) == "second-action (M13 Fowler)"


@clause("M13 Fowler")
def test_fowler_may_not_gain_trust_first_and_then_act() -> None:
    state = turn_of("fowler")
    play(state, "gain trust")
    assert state.turn == hero(state, "actress")


@clause("M13 Fowler")
def test_fowler_may_gain_trust_as_the_second_action() -> None:
    state = turn_of("fowler", trust=2)
    play(state, "incite", "gain trust")
    assert state.trust[hero(state, "fowler")] == 1
    assert state.turn == hero(state, "actress")


@clause("M13 Fowler", "M9.1")
def test_fowler_is_not_refused_a_free_action_as_too_expensive() -> None:
    state = turn_of("fowler", "guards velvet=0")
    play(state, "incite")
    assert state.trust[hero(state, "fowler")] == 0
    assert refused(state, "incite") == "second-action (M13 Fowler)"


@clause("M13 Fowler")
def test_fowler_may_not_riot_as_the_second_action() -> None:
    state = turn_of("fowler", "guards velvet=0")
    assert "start riot" in offered(state)
    play(state, "incite")
    assert refused(state, "start riot") == "second-action (M13 Fowler)"


@clause("M13 Fowler")
def test_fowler_takes_no_other_action_after_a_riot() -> None:
    state = turn_of("fowler", "discontent 4; guards velvet=0; people velvet artist artist noble noble")
    play(state, "start riot")
    assert state.riots == 1 << place("velvet")
    assert state.turn == hero(state, "actress")


@clause("M13 Fowler")
def test_others_take_one_action() -> None:
    state = turn_of("physician", trust=7)
    play(state, "incite")
    assert state.turn == hero(state, "fowler")


# -- Actress


def raided(name: str, trust: int) -> GreatMachine:
    """A Hero detained in a Raid."""
    state = turn_of(name, f"raids {CARDS[name][2]}", trust=trust)
    assert decides(state) == (0, "detainment")
    return state


@clause("M13 Actress")
@pytest.mark.parametrize("measure", ["no trust", "no access"])
def test_discontent_rises_by_2_if_the_machine_ends_the_turn_of_the_actress(measure: str) -> None:
    state = raided("actress", trust=3)
    bonds = state.bonds
    play(state, measure)
    assert state.discontent == 3
    if measure == "no trust":
        assert state.bonds >= bonds + 3


@clause("M13 Actress")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (7, 8)])
def test_the_actress_receives_2_trust_if_the_machine_advances_the_plan(before: int, after: int) -> None:
    state = raided("actress", trust=before)
    play(state, "advance plan")
    assert (state.plan, state.discontent) == (3, 1)
    assert state.trust[hero(state, "actress")] == after
    assert decides(state) == (1, "hero-action")


@clause("M13 Actress")
@pytest.mark.parametrize("answer", ["no access", "advance plan"])
def test_the_actress_captured_by_guards_is_not_detained_in_a_raid(answer: str) -> None:
    state = turn_of("actress", "to actress=tower-of-law; escape 0")
    play(state, "go to tower-of-law", answer)
    assert state.discontent == 1
    if answer == "advance plan":
        assert state.trust[hero(state, "actress")] == 0


@clause("M13 Actress")
def test_others_detained_in_a_raid_move_no_crowd() -> None:
    state = raided("fowler", trust=3)
    play(state, "no access")
    assert state.discontent == 1


# -- Artificer


@clause("M13 Artificer")
@pytest.mark.parametrize(("paid", "broken"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_artificer_rolls_first_and_then_chooses_what_to_pay(paid: int, broken: int) -> None:
    state = turn_of("artificer", "assault 3", trust=5)
    artificer, industrial = hero(state, "artificer"), place("industrial")
    assert not [choice for choice in offered(state) if choice.startswith("attack for")]
    (rolled,) = play(state, "attack")
    assert (rolled["kind"], rolled["die"]) == ("rolled", 3)
    assert state.trust[artificer] == 5
    assert offered(state) == [f"pay {trust}" for trust in range(6)]
    spent = [event["trust"] for event in play(state, f"pay {paid}") if event["kind"] == "spent"]
    assert spent == [paid][: bool(paid)]
    assert (state.guards[industrial], state.broken[industrial]) == (2 - broken, broken)


@clause("M13 Artificer")
def test_artificer_breaks_nothing_with_the_shield() -> None:
    state = turn_of("artificer", "assault 0", trust=5)
    play(state, "attack", "pay 5")
    assert state.broken[place("industrial")] == 0


@clause("M13 Artificer")
def test_others_pay_before_they_roll() -> None:
    state = turn_of("fowler", trust=2)
    assert [choice for choice in offered(state) if choice.startswith("attack")] == ["attack for 1", "attack for 2"]


# -- Journalist


@clause("M13 Journalist")
@pytest.mark.parametrize(("servant", "slot"), [("grand-citadel", 3), ("art", 2)])
def test_journalist_incites_for_2_where_no_servant_is(servant: str, slot: int) -> None:
    state = turn_of("journalist", f"at journalist=art; servants {servant}", trust=2)
    play(state, "incite")
    assert state.discontent == slot


@clause("M13 Journalist")
def test_others_incite_for_1() -> None:
    state = turn_of("actress", trust=2)
    play(state, "incite")
    assert state.discontent == 2


@clause("M13 Journalist")
def test_only_the_incitement_of_the_journalist_counts_more() -> None:
    state = turn_of("journalist", "citizen 23 traitor revealed", trust=2)
    play(state, "agitate")
    assert state.discontent == 1 + (4 - 1 - 2)
