"""What scenarios about cards, the Closing Phase and secrets share: scenes in a given phase, and rounds that go by."""

from typing import Any

import msgspec

from tests.scenarios.machine_scene import decides, new, place, play
from twocities.core import SplitMix
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.state import CITIZENS, CLASSES, REVEALED

HEROES = ("physician", "fowler", "actress")  # they start in Science, Velvet and Art
QUIET = "mass-arrests"  # bids nothing unless somebody is arrested

# the Citizen tokens at the start, by place
ART = (0, 1, 2, 3)
SCIENCE = (4, 5, 6, 7)
COMMERCE = (8, 9, 10, 11)
INDUSTRIAL = (12, 13, 14, 15)
VELVET = (16, 17, 18, 19)
GRAND_CITADEL, TOWER_OF_LAW, CONTROL_NEXUS = 20, 21, 22
CENTRAL_SQUARE = (23, 24, 25, 26)
JAIL = (27, 28, 29)


def event_number(name: str) -> int:
    return [event.name for event in CITY_EVENTS].index(name)


def directive_numbers(*names: str) -> tuple[int, ...]:
    return tuple([[directive.name for directive in DIRECTIVES].index(name) for name in names])


def hero(state: GreatMachine, name: str) -> int:
    """The number of a Hero in this game."""
    return [card.name for card in state.heroes].index(name)


def bits(*names: str) -> int:
    """A set of Districts."""
    return sum([1 << place(name) for name in names])


def access_scene(
    event: str = QUIET, published: tuple[str, ...] = (), heroes: tuple[str, ...] = HEROES, **options: Any
) -> GreatMachine:
    """Heroes about to choose Access cards: all cards in hand, no Trust."""
    state = new(heroes=heroes, **{"revolutionaries": 1, **options})
    state.event = event_number(event)
    state.published = directive_numbers(*published)
    state.access = [0, 0, 0]
    state.beliefs = [(0,), (0,), (0,)]
    state.trust = [0, 0, 0]
    return state


def send(state: GreatMachine, **destinations: str) -> None:
    """The Heroes choose their cards and all confirm; those not named stay where they are."""
    for number, card in enumerate(state.heroes):
        there = destinations.get(card.name, "").replace("_", "-")
        state.chosen[number] = place(there) if there else state.hero_at[number]
    for seat in range(1, state.seats):
        play(state, "confirm", seat=seat)


def deal(state: GreatMachine, hand: tuple[str, ...] = (), published: tuple[str, ...] = ()) -> None:
    """The Machine holds these Directives and has published those; the others are in the deck."""
    state.hand = tuple(sorted(directive_numbers(*hand)))
    state.published = directive_numbers(*published)
    state.directives = [card for card in range(len(DIRECTIVES)) if card not in (*state.hand, *state.published)]


def forfeit(state: GreatMachine, name: str, *districts: str) -> None:
    """A Hero has forfeited these cards, and the Machine has seen it."""
    state.access[hero(state, name)] = bits(*districts)
    state.beliefs[hero(state, name)] = (bits(*districts),)


def machine_scene(
    event: str = QUIET,
    published: tuple[str, ...] = (),
    heroes: tuple[str, ...] = HEROES,
    destinations: dict[str, str] | None = None,
    **options: Any,
) -> GreatMachine:
    """The Machine's turn with 10 Bonds: the Heroes stay where they are unless sent elsewhere."""
    state = access_scene(event, published, heroes, **options)
    send(state, **(destinations or {}))
    state.bonds = 10
    return state


def end_round(state: GreatMachine) -> list[dict[str, Any]]:
    """Nobody does anything any more until somebody must decide in the Closing Phase or the next round has begun."""
    now, events = state.round, []
    while state.round == now and decides(state)[1] in ("machine-turn", "hero-action"):
        events += play(state, "end phase" if decides(state)[1] == "machine-turn" else "pass")
    return events


def advances(state: GreatMachine) -> bool:
    """Whether the Plan advances when nobody does anything any more in this round; never earlier than at its end."""
    before, now = state.plan, state.round
    events = end_round(state)
    assert state.round == now + 1
    assert state.plan - before == [event["kind"] for event in events].count("plan") <= 1
    return state.plan > before


def next_round(state: GreatMachine, event: str) -> None:
    """The round goes by, and that event is revealed."""
    state.event_deck[-1] = event_number(event)
    end_round(state)


def dice(state: GreatMachine, assault: int = 2, escape: bool = True) -> None:
    """Dice with one face each; 0 is the shield."""
    state.figures = msgspec.structs.replace(state.figures, assault_die=(assault,), escape_die=(escape,))


def faces(state: GreatMachine, classes: dict[int, str]) -> None:
    """These Citizens are of these classes, all others of what is left."""
    rest = sorted(state.face)
    for name in classes.values():
        rest.remove(CLASSES.index(name))
    for token in range(CITIZENS):
        state.face[token] = CLASSES.index(classes[token]) if token in classes else rest.pop()


def face_up(state: GreatMachine, classes: dict[int, str]) -> None:
    """These Citizens of these classes lie face-up."""
    faces(state, classes)
    for token in classes:
        state.status[token] = REVEALED


def samples(state: GreatMachine, seat: int | None, count: int = 60) -> list[GreatMachine]:
    """States the seat holds possible; proves that it could not tell any of them from the true one."""
    before = state.position()
    found = [state.determinize(seat, SplitMix(n)) for n in range(count)]
    assert state.position() == before
    for sample in found:
        assert sample.view(seat) == state.view(seat)
        assert sample.memory(seat) == state.memory(seat)
        if seat is not None:
            assert sorted(sample.choices(seat)) == sorted(state.choices(seat))
    return found


def known(state: GreatMachine, seat: int | None, token: int) -> str:
    """The class a seat knows a Citizen to be of, or nothing."""
    return state.view(seat).citizens[token].known_as


def happens(state: GreatMachine, text: str, seat: int | None) -> list[dict[str, Any]]:
    """What somebody sees of what follows a choice."""
    who = state.pending()[0]
    return [event.seen_by(seat) for event in state.apply(who, GAME.parse(text))]
