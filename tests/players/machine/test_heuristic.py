"""The heuristics of City of the Great Machine: honest, explained, sensible, better than chance."""

import pytest
from hypothesis import given
from hypothesis import settings as limited

from tests.random_games import Setup, automaton_setups, machine_setups
from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import ACTRESS, arrived, heroes_phase, machine_turn, scene
from tests.scenarios.scene import play
from tests.test_words import table
from twocities.core import Generator, SplitMix
from twocities.core.choice import verb_of
from twocities.machine.choices import CONFIRM, DESTINATION, JAIL, RECONSIDER
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options
from twocities.machine.own_cards import Cards
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.players.machine.heuristic import MachineHeuristic
from twocities.players.uniform import random_choice

HEURISTIC = MachineHeuristic()
GAMES = 12


def rated(state: GreatMachine) -> dict[str, float]:
    """How good each choice looks to the first seat to decide, by its text."""
    seat = state.pending()[0]
    choices = state.choices(seat)
    return dict(zip(map(GAME.text, choices), HEURISTIC.ratings(state, seat, choices), strict=True))


def liked(state: GreatMachine) -> str:
    ratings = rated(state)
    return max(ratings, key=lambda text: ratings[text])


def reason(state: GreatMachine, text: str) -> str:
    """Why the first seat to decide would choose this, in words."""
    why = HEURISTIC.motive(state, state.pending()[0], GAME.parse(text))
    return table("machine").motive(why)


def play_out(state: GreatMachine, wise: int, rng: Generator) -> int:
    """The side that wins when one side plays by the heuristics and the other at random."""
    while pending := state.pending():
        seat = pending[0]
        choose = HEURISTIC.choose if HEURISTIC.observer(seat) == wise else random_choice
        state.apply(seat, choose(state, seat, rng), listen=False)
    return state.winner


# -- what it must respect


@limited(max_examples=20)
@given(machine_setups() | automaton_setups())
def test_ratings_know_no_more_than_the_seat(setup: Setup) -> None:
    state, rng = setup.new(), setup.rng()
    while pending := state.pending():
        seat = pending[rng.below(len(pending))]
        choices = state.choices(seat)
        ratings = HEURISTIC.ratings(state, seat, choices)
        assert len(ratings) == len(choices)
        assert HEURISTIC.ratings(state.determinize(seat, rng), seat, choices) == ratings
        choose = random_choice if rng.below(4) == 0 else HEURISTIC.choose
        state.apply(seat, choose(state, seat, rng), listen=False)


@limited(max_examples=10)
@given(machine_setups())
def test_every_choice_has_a_reason_in_words(setup: Setup) -> None:
    state, rng = setup.new(), setup.rng()
    board = table("machine")
    while pending := state.pending():
        seat = pending[rng.below(len(pending))]
        choices = [random_choice(state, seat, rng), HEURISTIC.choose(state, seat, rng)]
        for choice in choices:
            why = HEURISTIC.motive(state, seat, choice)
            assert board.motive(why).endswith(".")
        state.apply(seat, choices[rng.below(4) > 0], listen=False)


@limited(max_examples=10)
@given(machine_setups())
def test_nobody_chooses_a_destination_twice(setup: Setup) -> None:
    state, rng = setup.new(), setup.rng()
    sent = 0
    while pending := state.pending():
        seat = pending[rng.below(len(pending))]
        choice = HEURISTIC.choose(state, seat, rng)
        assert choice != RECONSIDER
        sent = sent + 1 if verb_of(choice) == DESTINATION else 0 if seat == MACHINE else sent
        assert sent <= 3
        state.apply(seat, choice, listen=False)


@pytest.mark.parametrize("revolutionaries", [1, 3])
@pytest.mark.parametrize("side", [MACHINE, REVOLUTIONARIES])
def test_either_side_beats_one_that_chooses_at_random(side: int, revolutionaries: int) -> None:
    rng = SplitMix(7)
    options = Options(revolutionaries=revolutionaries)
    won = [play_out(GAME.new(options, f"game {number}"), side, rng) == side for number in range(GAMES)]
    assert sum(won) >= GAMES - 1


def test_figures_of_somebodys_own_are_played_with() -> None:
    own = Cards(guard_squares=(3,) * 9, assault_die=(6, 0), escape_die=(False,), fair_guards=9, mass_arrested=3)
    rng = SplitMix(3)
    for number in range(4):
        state = GAME.new(Options(cards=own), str(number))
        while pending := state.pending():
            state.apply(pending[0], HEURISTIC.choose(state, pending[0], rng), listen=False)


# -- what others see


def test_the_machine_sees_neither_destinations_nor_retrieved_cards() -> None:
    to_art, to_velvet = GAME.parse("send actress to art"), GAME.parse("send artificer to velvet")
    state = scene()
    assert {HEURISTIC.seen(state, 1, choice, MACHINE) for choice in (to_art, to_velvet, CONFIRM)} == {DESTINATION}
    assert HEURISTIC.seen(state, 1, to_art, REVOLUTIONARIES) == to_art
    art, velvet, other = map(
        GAME.parse, ("retrieve art for actress", "retrieve velvet for actress", "retrieve art for fowler")
    )
    assert HEURISTIC.seen(state, 1, art, MACHINE) == HEURISTIC.seen(state, 1, velvet, MACHINE)
    assert HEURISTIC.seen(state, 1, art, MACHINE) != HEURISTIC.seen(state, 1, other, MACHINE)


def test_all_revolutionaries_are_one_party() -> None:
    state = scene(revolutionaries=3)
    assert HEURISTIC.observers(state) == 2
    assert [HEURISTIC.observer(seat) for seat in range(4)] == [MACHINE, *[REVOLUTIONARIES] * 3]


# -- who is ahead


def test_the_machine_is_ahead_with_the_plan_and_behind_with_riots() -> None:
    state = scene(revolutionaries=2)
    before = HEURISTIC.evaluate(state)
    assert before == [before[0], 1 - before[0], 1 - before[0]]
    ahead = HEURISTIC.evaluate(changed(state, "plan 5"))[0]
    behind = HEURISTIC.evaluate(changed(state, "plan 5; riots art; discontent 16"))[0]
    assert behind < before[0] < ahead


def test_a_game_that_is_over_is_not_guessed_at() -> None:
    state = scene()
    play_out(state, MACHINE, SplitMix(1))
    assert HEURISTIC.evaluate(state) == [1.0, 0.0] if state.winner == MACHINE else [0.0, 1.0]


def test_destinations_are_as_likely_as_the_heroes_like_them() -> None:
    likelihoods = []
    for name in DISTRICTS:
        state = scene(f"phase heroes; turn artificer; ask hero-action; to journalist={name}")  # has yet to show a card
        likelihoods.append(HEURISTIC.likelihood(state, MACHINE))
    assert sum(likelihoods) == pytest.approx(1)
    assert max(likelihoods) > 2 * min(likelihoods)
    assert HEURISTIC.likelihood(state, 1) == 1.0


# -- what makes sense


def test_the_machine_meets_the_condition_of_the_event() -> None:
    state = machine_turn("event market-fair; bonds 1", heroes=ACTRESS)
    assert liked(state).endswith("to commerce")
    assert reason(state, liked(state)) == "The Plan advances with 3 Guards in the Commerce District: Market Fair."


def test_the_machine_sends_a_servant_where_the_event_wants_one() -> None:
    state = machine_turn("event velvet-ball; bonds 2", heroes=ACTRESS)
    assert liked(state) in [f"move {name} to velvet" for name in ("lex-hecate", "judgementor", "phantasmer")]


def test_the_machine_keeps_the_bonds_an_oath_costs() -> None:
    state = machine_turn("event loyalty-oath; bonds 3", heroes=ACTRESS)
    assert liked(state) == "end phase"


def test_the_machine_ends_a_phase_without_bonds() -> None:
    state = machine_turn("bonds 0", heroes=ACTRESS)
    assert liked(state) == "end phase"


def test_the_machine_takes_bonds_that_cost_nothing() -> None:
    state = machine_turn("bonds 0; servants central-square", heroes=ACTRESS)
    assert liked(state) == "lex-hecate collects"


def test_the_machine_completes_the_plan() -> None:
    state = machine_turn("plan 11; to velvet; raids velvet; trust 8", heroes=ACTRESS)
    play(state, "end phase", "go to tower-of-law", "go to grand-citadel", "go to velvet")
    assert liked(state) == "advance plan"


def test_the_machine_ends_the_turn_of_a_hero_who_would_win() -> None:
    state = scene(
        "phase heroes; discontent 19; riots velvet; raids art; guards art=0",
        "people art artist! artist! artist! artist!",
    )
    assert liked(state) in ("no trust", "no access")


def test_the_machine_arrests_active_citizens_after_a_failed_riot() -> None:
    state = arrived("art", "discontent 4; people art artist! artist!", trust=8, guards=2)
    play(state, "start riot")
    assert verb_of(GAME.parse(liked(state))) == JAIL


def test_heroes_start_a_riot_that_is_sure_to_succeed() -> None:
    state = arrived("art", "discontent 4; people art artist? artist? artist?", trust=3, guards=1)
    assert liked(state) == "start riot"
    assert reason(state, "start riot") == (
        "3 active and 0 unidentified Citizens against 1 Guard in the Art District: a 100% chance."
    )


def test_heroes_start_no_riot_that_is_sure_to_fail() -> None:
    state = arrived(
        "art",
        "discontent 4; people art noble? traitor? artist?",
        trust=7,
        guards=2,
        heroes=("actress", "artificer", "smuggler"),
    )
    assert liked(state) == "incite"
    assert rated(state)["start riot"] < rated(state)["incite"] - 10


def test_heroes_speak_to_a_large_crowd() -> None:
    state = arrived("central-square", trust=1, guards=0)
    assert liked(state) == "agitate"


@pytest.mark.parametrize(
    ("named", "discontent", "rise"),
    [("the-countdown", 4, 4), ("voice-of-the-machine", 4, 1), ("the-countdown", 17, 2)],
)
def test_the_motive_says_by_how_much_a_speech_raises_discontent(named: str, discontent: int, rise: int) -> None:
    facts = f"event {named}; discontent {discontent}; people central-square artist noble merchant scientist"
    state = arrived("central-square", facts, trust=1, guards=0)
    assert reason(state, "agitate") == f"The crowd is large: Discontent rises by {rise} at once."


def test_heroes_bring_known_supporters_to_the_hero_who_starts_a_riot_next() -> None:
    state = scene(
        "discontent 4; at art; trust 5; guards grand-citadel=1; people art artist? artist? merchant?",
        "people grand-citadel noble?",
    )
    heroes_phase(state, artificer="grand-citadel")
    assert liked(state).endswith("to grand-citadel")
    assert verb_of(GAME.parse(liked(state))) == verb_of(GAME.parse("move citizen 0 to art"))


def test_heroes_hold_up_the_plan_with_the_judges() -> None:
    state = scene("phase heroes; event win-over-the-judges")
    play(state, "pass", "pass")
    state = changed(state, "trust 5")
    play(state, "pass")
    assert liked(state) == "give 5 trust"


def test_heroes_tear_down_the_directive_that_hurts_most() -> None:
    state = arrived("tower-of-law", "published reinforced-plating pacify", trust=2, guards=0)
    assert liked(state) == "cancel pacify"


def test_heroes_pay_what_the_die_asks_for_or_nothing() -> None:
    state = scene("phase heroes; event steam-shortage; at artificer=art; trust artificer=5")
    play(state, "pass", "attack")
    rolled = state.stack[-1].number
    assert liked(state) == f"pay {rolled}"
