"""Tables of City of the Great Machine to start scenarios with, and what takes them to a phase."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.scene import decides, offered, play
from twocities.core import InvalidOptions
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options

SIX = ("physician", "smuggler", "fowler", "actress", "artificer", "journalist")
MINOR = ("art", "science", "commerce", "industrial", "velvet")
MAJOR = ("grand-citadel", "tower-of-law", "control-nexus", "central-square")
SEEDS = [str(number) for number in range(40)]
ACTRESS = ("actress", "artificer", "journalist")
QUIET = "mass-arrests"  # bids nothing unless somebody is arrested
IDLE = ("pass", "end phase", "done", "confirm", "take 0 trust", "give 0 trust")
# Citizens, by where they are at the start
ART = (0, 1, 2, 3)
COMMERCE = (8, 9, 10, 11)
GRAND_CITADEL = 20
JAIL = (27, 28, 29)


def problems(**options: Any) -> list[str]:
    """Every reason why these options are refused."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(Options(**options), "a scene")
    return [str(reason) for reason in refused.value.reasons]


def new(seed: str = "a scene", **options: Any) -> GreatMachine:
    """A game at its first decision."""
    return GAME.new(Options(**options), seed)


def place(name: str) -> int:
    """The number of a District."""
    return DISTRICTS.index(name)


def scene(*facts: str, heroes: Sequence[str] = ACTRESS, **options: Any) -> GreatMachine:
    """The first Access Phase of one Revolutionary, under an event that changes nothing before the Closing Phase: all
    Access cards in hand, nobody has Trust or Bonds."""
    state = new(heroes=tuple(heroes), **{"revolutionaries": 1, **options})
    return changed(state, "event the-countdown; bonds 0; trust 0 0 0; forfeited none none none", *facts)


def machine_turn(
    *facts: str, heroes: Sequence[str] = ("physician", "fowler", "actress"), **options: Any
) -> GreatMachine:
    """The Machine's turn with 10 Bonds: the Heroes, who start in Science, Velvet and Art, stay where they are unless
    sent elsewhere."""
    return scene(f"event {QUIET}; phase great-machine; ask machine-turn; bonds 10", *facts, heroes=heroes, **options)


def arrived(district: str, *facts: str, trust: int = 0, guards: int = 2, **options: Any) -> GreatMachine:
    """The first Hero is about to act in a District."""
    here = f"phase heroes; at {district}; trust {trust}; guards {district}={guards}"
    return scene(here, *facts, **options)


def districts(*names: str) -> int:
    """A set of Districts."""
    return sum([1 << place(name) for name in names])


def send(state: GreatMachine, **destinations: str) -> None:
    """The Heroes are sent to these Districts, the others stay; every Revolutionary confirms."""
    for number, hero in enumerate(state.heroes):
        if state.access_hand(number):
            to = destinations.get(hero.name, DISTRICTS[state.hero_at[number]])
            play(state, f"send {hero.name} to {to}", seat=state.control[number][0])
    for seat in list(state.pending()):
        play(state, "confirm", seat=seat)


def heroes_phase(state: GreatMachine, **destinations: str) -> list[dict[str, Any]]:
    """The Great Machine does nothing, and the first Hero's turn begins."""
    send(state, **destinations)
    return play(state, "end phase")


def next_round(state: GreatMachine) -> None:
    """Nobody does anything else in this round."""
    this = state.round
    while state.round == this:
        if state.view(None).decision == "choose-access":
            heroes_phase(state)
        else:
            play(state, next(text for text in IDLE if text in offered(state)))


def hero(state: GreatMachine, name: str) -> int:
    """The number of a Hero in this game."""
    return [card.name for card in state.heroes].index(name)


def end_round(state: GreatMachine) -> list[dict[str, Any]]:
    """Nobody does anything else until somebody must decide in the Closing Phase or the next round has begun."""
    now, events = state.round, []
    while state.round == now and decides(state)[-1] in ("machine-turn", "hero-action"):
        events += play(state, "end phase" if decides(state)[-1] == "machine-turn" else "pass")
    return events


def advances(state: GreatMachine) -> bool:
    """Whether the Plan advances if nobody does anything else in this round; never before its end."""
    before, now = state.plan, state.round
    events = end_round(state)
    assert state.round == now + 1
    assert state.plan - before == [event["kind"] for event in events].count("plan") <= 1
    return state.plan > before


def known(state: GreatMachine, seat: int | None, token: int) -> str:
    """The class of a Citizen as a seat knows it, or nothing."""
    return state.view(seat).city.citizens[token].known_as
