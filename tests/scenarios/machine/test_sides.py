"""M1: sides, seats, Heroes, and how a game ends."""

import pytest

from tests.scenarios.machine.table import (
    ACTRESS,
    SEEDS,
    SIX,
    arrived,
    heroes_phase,
    machine_turn,
    new,
    place,
    problems,
    scene,
)
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.core import SplitMix
from twocities.machine.game import GAME

# -- sides and seats


@clause("M1.1")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_one_to_three_revolutionaries_face_the_machine(revolutionaries: int) -> None:
    state = new(revolutionaries=revolutionaries)
    assert list(state.pending()) == list(range(1, 1 + revolutionaries))
    assert offered(state, 0) == []
    state = machine_turn("bonds 0", heroes=ACTRESS, revolutionaries=revolutionaries)
    assert decides(state) == (0, "machine-turn")


@clause("M1.1")
@pytest.mark.parametrize("revolutionaries", [-1, 0, 4, 5])
def test_no_other_number_of_revolutionaries_can_play(revolutionaries: int) -> None:
    assert problems(revolutionaries=revolutionaries) == ["revolutionary-count (M1.1)"]


@clause("M1.2", "M1.3")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_three_heroes_drawn_at_random_and_three_servants_take_part(revolutionaries: int) -> None:
    drawn = set()
    for seed in SEEDS:
        view = new(seed, revolutionaries=revolutionaries).view(None)
        names = {hero.name for hero in view.heroes}
        assert len(names) == len(view.heroes) == len(view.city.servants) == 3
        drawn |= names
    assert drawn == set(SIX)


@clause("M1.2")
@pytest.mark.parametrize("heroes", [SIX[:1], SIX[:2], SIX[:4], SIX])
def test_no_other_number_of_heroes_can_be_chosen(heroes: tuple[str, ...]) -> None:
    assert problems(heroes=heroes) == [f"three-heroes: {len(heroes)} (M1.2)"]


@clause("M1.2")
def test_unknown_heroes_are_refused_by_name() -> None:
    assert problems(heroes=("actress", "king", "Fowler")) == [
        "unknown-hero: king (M1.2)",
        "unknown-hero: Fowler (M1.2)",
    ]


@clause("M1.3")
def test_two_revolutionaries_cannot_claim_one_hero() -> None:
    assert problems(heroes=("actress", "fowler", "actress")) == ["hero-claimed-twice: actress (M1.3)"]
    assert problems(heroes=("actress", "actress", "actress")) == ["hero-claimed-twice: actress (M1.3)"]


@clause("M1.3")
@pytest.mark.parametrize(
    ("revolutionaries", "shared", "expected"),
    [
        (1, False, {"journalist": (1,), "actress": (1,), "smuggler": (1,)}),
        (2, False, {"journalist": (1,), "actress": (2,), "smuggler": (1,)}),
        (2, True, {"journalist": (1,), "actress": (2,), "smuggler": (1, 2)}),
        (3, False, {"journalist": (1,), "actress": (2,), "smuggler": (3,)}),
    ],
)
def test_the_chosen_heroes_are_controlled_in_the_order_of_seats(
    revolutionaries: int, shared: bool, expected: dict[str, tuple[int, ...]]
) -> None:
    state = new(revolutionaries=revolutionaries, shared=shared, heroes=("journalist", "actress", "smuggler"))
    assert {hero.name: hero.seats for hero in state.view(None).heroes} == expected


@clause("M1.3")
def test_nobody_sends_or_moves_a_hero_of_somebody_else() -> None:
    state = scene(revolutionaries=3)
    assert refused(state, "send artificer to art", seat=1) == "not-your-hero (M1.3)"
    heroes_phase(state, artificer="velvet")
    play(state, "pass", seat=1)
    assert decides(state) == (2, "go-on")
    assert refused(state, "go to velvet", seat=1) == "not-your-decision (M5.1)"


@clause("M1.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_either_of_two_revolutionaries_acts_for_the_shared_hero(seat: int) -> None:
    state = scene("trust 8", heroes=("artificer", "journalist", "actress"), revolutionaries=2, shared=True)
    heroes_phase(state, actress="tower-of-law")
    assert decides(state) == (1, 2, "go-on")
    play(state, "go to tower-of-law", seat=seat)
    assert decides(state) == (1, 2, "hero-action")
    play(state, "gain trust", seat=seat)
    assert decides(state) == (1, "hero-action")


# -- the end


@clause("M1.4", "M4.5")
def test_the_machine_wins_the_moment_the_plan_reaches_xii() -> None:
    state = scene("phase heroes; plan 11; raids art velvet")
    assert state.outcome() is None
    play(state, "advance plan")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 2), (1, 0))
    assert (state.plan, state.discontent) == (12, 1)
    assert decides(state) == ("over",)
    assert str(state.explain(1, GAME.parse("pass"))) == "game-over (M1.4)"


@clause("M1.4", "M1.5")
@pytest.mark.parametrize("revolutionaries", [1, 3])
def test_the_revolutionaries_win_together_the_moment_the_third_riot_counts(revolutionaries: int) -> None:
    state = arrived(
        "art",
        "riots velvet science; discontent 4; raids science; people art artist? artist? artist?",
        revolutionaries=revolutionaries,
    )
    play(state, "start riot")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1 + revolutionaries, *[1] * revolutionaries)
    assert state.guards[place("art")] == 2
    assert (state.discontent, decides(state)) == (4, ("over",))


@clause("M1.5", "M4.3")
@pytest.mark.parametrize(
    ("tokens", "slot", "won"),
    [(("art", "velvet"), 18, True), (("art",), 18, False), ((), 18, False), (("art", "velvet"), 17, False)],
)
def test_the_riot_stage_counts_as_one_riot(tokens: tuple[str, ...], slot: int, won: bool) -> None:
    state = arrived("science", f"riots {' '.join(tokens)}; discontent {slot}", guards=0)
    play(state, "incite")
    assert (state.outcome() is not None) == won
    assert state.discontent == slot + 1


@clause("M1.6", "M1.4")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_programs_may_play_every_seat_to_the_end(revolutionaries: int) -> None:
    for seed in SEEDS[:3]:
        state, rng = new(seed, revolutionaries=revolutionaries), SplitMix(int(seed))
        while state.pending():
            seat = state.pending()[rng.below(len(state.pending()))]
            choices = state.choices(seat)
            state.apply(seat, choices[rng.below(len(choices))])
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores in ((1, *[0] * revolutionaries), (0, *[1] * revolutionaries))
