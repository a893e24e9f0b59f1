"""Tables of City of the Great Machine to begin scenarios with, and what takes them to a phase."""

from itertools import count
from typing import Any

import pytest

from tests.scenarios.machine_scene import new, offered, place, play
from twocities.core import HashGenerator, InvalidOptions
from twocities.machine.city_events import COUNTDOWN
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options
from twocities.machine.state import CLASSES, IDENTIFIED, REVEALED, UNKNOWN
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES

MARKS = {"?": IDENTIFIED, "!": REVEALED}
SIX = ("physician", "smuggler", "fowler", "actress", "artificer", "journalist")
MINOR = ("art", "science", "commerce", "industrial", "velvet")
MAJOR = ("grand-citadel", "tower-of-law", "control-nexus", "central-square")
SEEDS = [str(number) for number in range(40)]
IDLE = ("pass", "end phase", "done", "confirm", "take 0 trust", "give 0 trust")


def problems(**options: Any) -> list[str]:
    """Every reason why these options are refused."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(Options(**options), "a scene")
    return [str(reason) for reason in refused.value.reasons]


def table(*heroes: str, **options: Any) -> GreatMachine:
    """The first Access Phase of one Revolutionary, under an event that changes nothing before the Closing Phase: all
    Access cards in hand, nobody has Trust or Bonds."""
    options.setdefault("revolutionaries", 1)
    state = new(heroes=heroes or ("actress", "artificer", "journalist"), **options)
    state.event = COUNTDOWN
    state.access = [0] * 3
    state.beliefs = [(0,)] * 3
    state.trust = [0] * 3
    state.bonds = 0
    return state


def event(name: str) -> int:
    return EVENT_NAMES.index(name)


def directive(name: str) -> int:
    return DIRECTIVE_NAMES.index(name)


def districts(*names: str) -> int:
    """A set of Districts."""
    return sum([1 << place(name) for name in names])


def people(state: GreatMachine, **crowds: str) -> list[int]:
    """These Citizens and no others live in the Districts named, `artist` unknown, `artist?` identified, `artist!`
    revealed; their tokens, in order. Whoever lived there moves elsewhere."""
    named = {place(name.replace("_", "-")): words.split() for name, words in crowds.items()}
    chosen: list[int] = []
    homes: list[int] = []
    for district, words in named.items():
        for word in words:
            face = CLASSES.index(word.rstrip("?!"))
            free = [token for token in range(len(state.face)) if token not in chosen and state.place[token] < 9]
            token = next((token for token in free if state.face[token] == face), free[-1])
            if state.face[token] != face:  # the last of this class are in jail: one changes places
                jailed = next(t for t in state.citizens_in(state.ARRESTED) if state.face[t] == face)
                state.face[jailed], state.face[token] = state.face[token], face
            state.status[token] = MARKS.get(word[-1], UNKNOWN)
            chosen.append(token)
            homes.append(district)
    for token, home in zip(chosen, homes, strict=True):
        state.place[token] = home
    for token, home in enumerate(state.place):
        if home in named and token not in chosen:
            state.place[token] = max([d for d in range(9) if d not in named], key=state.citizen_room)
    return chosen


def die(state: GreatMachine, faces: tuple[int, ...], *rolls: int) -> None:
    """The next rolls of a die with these faces come out like that."""
    for seed in count():
        rng = HashGenerator.from_seed(f"die {seed}")
        state.rng = rng.clone()
        if [faces[rng.below(len(faces))] for _ in rolls] == list(rolls):
            return


def send(state: GreatMachine, **destinations: str) -> None:
    """The Heroes are sent where they are said to go, the others stay; every Revolutionary confirms."""
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


def arrive(state: GreatMachine, district: str, trust: int = 0, guards: int | None = None) -> None:
    """The first Hero is about to act in a District."""
    state.hero_at[0] = place(district)
    state.trust[0] = trust
    if guards is not None:
        state.guards[place(district)] = guards
    heroes_phase(state)


def next_round(state: GreatMachine) -> None:
    """Nobody does anything more in this round."""
    this = state.round
    while state.round == this:
        if state.view(None).decision == "choose-access":
            heroes_phase(state)
        else:
            play(state, next(text for text in IDLE if text in offered(state)))


def seen(state: GreatMachine, seat: int, observer: int | None, *choices: str) -> list[dict[str, Any]]:
    """What an observer sees happen when a seat makes these choices."""
    return [event.seen_by(observer) for text in choices for event in state.apply(seat, GAME.parse(text))]
