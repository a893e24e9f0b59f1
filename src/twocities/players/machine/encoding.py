"""City of the Great Machine as the networks of the learned players see it."""

from collections.abc import Sequence
from typing import Final

from twocities.core import State
from twocities.core.choice import first, second, verb_of
from twocities.machine.choices import PUT, TEMPLATES
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS
from twocities.machine.grid import cells_of, touching
from twocities.machine.heroes import HEROES
from twocities.machine.needs import open_missions
from twocities.machine.sides import MACHINE, REVOLUTIONARIES, observer_of
from twocities.machine.state import CITIZENS, NOBODY, PLAN_END, RIOT_SLOT, TRAITOR, MachineState
from twocities.players.features import Encoder, Features, operands
from twocities.players.machine.automaton import bail
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.missions import CYCLE, rounds_to_shuffle

PLACES: Final = len(DISTRICTS)
CARDS: Final = len(DIRECTIVES)
PAIRS: Final = PLACES * (PLACES - 1) // 2
ALONE: Final = 1.0 / 3.0  # the scale of most counts

# The features of the table, in blocks that begin at these numbers,
NUMBERS: Final = 0
PLAN: Final = 12
DISCONTENT: Final = PLAN + PLAN_END + 1
RIOTS: Final = DISCONTENT + RIOT_SLOT + 1
EVENT: Final = RIOTS + 4
PUBLISHED: Final = EVENT + len(CITY_EVENTS)
IN_HAND: Final = PUBLISHED + CARDS
PHASE: Final = IN_HAND + CARDS
GUARDS: Final = PHASE + 6
BROKEN: Final = GUARDS + PLACES
RIOT_AT: Final = BROKEN + PLACES
RAID_AT: Final = RIOT_AT + PLACES
CROWD: Final = RAID_AT + PLACES
ACTIVE: Final = CROWD + PLACES
TRAITORS: Final = ACTIVE + PLACES
READY: Final = TRAITORS + PLACES
SERVANTS: Final = READY + PLACES
LINKS: Final = SERVANTS + PLACES
FAR: Final = LINKS + PLACES
HERO: Final = FAR + PAIRS
HERO_SIZE: Final = 3 + len(HEROES) + 2 * PLACES
ROW: Final = HERO + 3 * HERO_SIZE
# those of a decision
SIDE: Final = ROW
ACTED: Final = SIDE + 2
TURN: Final = ACTED + 3
CONTEXT: Final = TURN + 4
# and those of a choice
VERBS: Final = 2
HERE: Final = VERBS + max(TEMPLATES) + 1
THERE: Final = HERE + PLACES
SERVANT: Final = THERE + PLACES
WHO: Final = SERVANT + 3
CARD: Final = WHO + len(HEROES)
NUMBER: Final = CARD + CARDS
CITIZEN: Final = NUMBER + 1
LEFT: Final = CITIZEN + 4
REACHED: Final = LEFT + 5
JOINED: Final = REACHED + 8
CHOICE: Final = JOINED + 2 * PLACES

_DISTRICT: Final = 1
_TO: Final = 2
_SERVANT: Final = 3
_HERO: Final = 4
_CARD: Final = 5
_NUMBER: Final = 6
_CITIZEN: Final = 7
OPERANDS: Final = operands(
    {verb: text.replace("citizen {number}", "{citizen}") for verb, text in TEMPLATES.items()},
    {
        "{district}": _DISTRICT,
        "{to}": _TO,
        "{servant}": _SERVANT,
        "{hero}": _HERO,
        "{to_hero}": _HERO,
        "{directive}": _CARD,
        "{number}": _NUMBER,
        "{citizen}": _CITIZEN,
    },
)


class MachineEncoder(Encoder):
    """The table as the Machine or the Revolutionaries know it."""

    def __init__(self) -> None:
        self.row_size = ROW
        self.context_size = CONTEXT
        self.choice_size = CHOICE

    def rows(self, state: State) -> list[Features]:
        """One row says how good the table is for the Machine; that of the Revolutionaries is empty."""
        assert isinstance(state, MachineState)
        out = row(state, REVOLUTIONARIES, Crowd(state, REVOLUTIONARIES))
        for card in state.hand:
            out.add(IN_HAND + card)
        return [out, Features()]

    def context(self, state: State, seat: int) -> Features:
        s = state
        assert isinstance(s, MachineState)
        side = observer_of(seat)
        out = row(s, side, Crowd(s, side))
        for card in s.hand:
            if side == MACHINE or s.hand_seen >> card & 1:
                out.add(IN_HAND + card)
        out.add(SIDE + side)
        for servant, acted in enumerate(s.acted):
            out.add(ACTED + servant, acted + 0.0)
        out.add(TURN + s.turn + 1 if -1 <= s.turn < 3 else TURN)
        return out

    def choices(self, state: State, seat: int, choices: Sequence[int]) -> list[Features]:
        assert isinstance(state, MachineState)
        crowd = Crowd(state, observer_of(seat))
        return [choice_features(state, seat, choice, crowd) for choice in choices]


def row(s: MachineState, side: int, crowd: Crowd) -> Features:
    """The table as a side knows it, without the Directives in hand."""
    out = Features()
    numbers = [1.0, min(s.bonds, 24) * 0.1, len(s.hand) * 0.5, s.round * 0.1, s.stage() * 0.2, s.detained.bit_count()]
    if s.automaton:
        numbers += [1.0, open_missions(s) * 0.2, rounds_to_shuffle(s) / CYCLE, bail(s) * 0.2]
    for at, number in enumerate(numbers):
        out.add(NUMBERS + at, number)
    out.add(PLAN + min(s.plan + PLAN_END - s.progress, PLAN_END))
    out.add(DISCONTENT + s.discontent)
    out.add(RIOTS + min(s.riots_that_count(), 3))
    out.add(EVENT + s.event)
    for card in s.published:
        out.add(PUBLISHED + card)
    out.add(PHASE + s.phase)
    for servant in s.servants:
        out.add(SERVANTS + servant)
    add_places(out, s, crowd)
    for hero in range(len(s.heroes)):
        add_hero(out, s, side, hero)
    return out


def add_places(out: Features, s: MachineState, crowd: Crowd) -> None:
    at = FAR
    for place in range(PLACES):
        out.add(GUARDS + place, s.guards[place] * ALONE)
        if s.broken[place]:
            out.add(BROKEN + place, s.broken[place] * ALONE)
        if s.riots >> place & 1:
            out.add(RIOT_AT + place)
        if s.raids >> place & 1:
            out.add(RAID_AT + place)
        out.add(CROWD + place, crowd.all[place] * ALONE)
        if crowd.active[place]:
            out.add(ACTIVE + place, crowd.active[place] * ALONE)
        if crowd.traitors[place]:
            out.add(TRAITORS + place, crowd.traitors[place] * ALONE)
        if crowd.stage and not s.riots >> place & 1:
            out.add(READY + place, crowd.riot_chance(place, s.guards[place]))
        out.add(LINKS + place, len(s.city.neighbours[place]) * ALONE)
        distance = s.city.distance[place]
        for other in range(place):
            out.add(at, distance[other] * ALONE)
            at += 1


def add_hero(out: Features, s: MachineState, side: int, hero: int) -> None:
    at = HERO + hero * HERO_SIZE
    out.add(at, s.trust[hero] * 0.2)
    if side != MACHINE:
        out.add(at + 1, s.access[hero].bit_count() * ALONE)
    out.add(at + 3 + s.heroes[hero].number)
    at += 3 + len(HEROES)
    out.add(at + s.hero_at[hero])
    if side != MACHINE and s.chosen[hero] != NOBODY:
        out.add(at + PLACES + s.chosen[hero])


def choice_features(s: MachineState, seat: int, choice: int, crowd: Crowd) -> Features:
    """A choice by its verb and operands, and by the District it is about."""
    verb, a, b = verb_of(choice), first(choice), second(choice)
    out = Features()
    out.add(VERBS + verb)
    one, two = OPERANDS[verb]
    start = add_operand(out, s, seat, one, a, NOBODY)
    target = add_operand(out, s, seat, two, b, start)
    if verb == PUT:
        add_links(out, s, a, b)
    elif target != NOBODY:
        add_target(out, s, crowd, start if start != target else NOBODY, target)
    return out


def add_operand(out: Features, s: MachineState, seat: int, kind: int, number: int, before: int) -> int:
    """Adds an operand. Returns the District that the choice is about after it, or NOBODY."""
    if kind == _DISTRICT:
        out.add(HERE + number)
        return number
    if kind == _TO:
        out.add(THERE + number)
        return number
    if kind == _SERVANT:
        out.add(SERVANT + number)
        return s.servants[number]
    if kind == _HERO:
        out.add(WHO + number)
        return before if before != NOBODY else s.hero_at[s.hero_of(number)]
    if kind == _CARD:
        out.add(CARD + number)
    elif kind == _NUMBER:
        out.add(NUMBER, number * 0.2)
    elif kind == _CITIZEN and number < CITIZENS:
        add_citizen(out, s, seat, number)
        return s.place[number] if s.place[number] < PLACES else NOBODY
    return before


def add_citizen(out: Features, s: MachineState, seat: int, token: int) -> None:
    """A Citizen, as far as the seat knows it."""
    if not s.knows(observer_of(seat), token):
        out.add(CITIZEN)
    elif s.face[token] == TRAITOR:
        out.add(CITIZEN + 1)
    else:
        out.add(CITIZEN + 2 if s.is_active(token) else CITIZEN + 3)


def add_target(out: Features, s: MachineState, crowd: Crowd, start: int, target: int) -> None:
    """Adds the Districts that something moves between, or where it happens."""
    if start != NOBODY:
        out.add(LEFT, s.guards[start] * ALONE)
        out.add(LEFT + 1, crowd.all[start] * ALONE)
        out.add(LEFT + 2, crowd.active[start] * ALONE)
        out.add(LEFT + 3, s.city.distance[start][target] * ALONE)
        out.add(LEFT + 4, crowd.riot_chance(start, s.guards[start]) if crowd.stage else 0.0)
    out.add(REACHED, s.guards[target] * ALONE)
    out.add(REACHED + 1, crowd.all[target] * ALONE)
    out.add(REACHED + 2, crowd.active[target] * ALONE)
    out.add(REACHED + 3, crowd.riot_chance(target, s.guards[target]) if crowd.stage else 0.0)
    out.add(REACHED + 4, 1.0 if s.riots >> target & 1 else 0.0)
    out.add(REACHED + 5, 1.0 if s.raids >> target & 1 else 0.0)
    out.add(REACHED + 6, s.hero_at.count(target) * ALONE)
    out.add(REACHED + 7, s.servants.count(target) * ALONE)


def add_links(out: Features, s: MachineState, district: int, place: int) -> None:
    """Adds the Districts that one is connected to after it is repositioned, and those it no longer is."""
    around = touching(cells_of(place))
    for other in range(PLACES):
        if other != district:
            there = s.city.places[other]
            now = around[there & 1] >> (there >> 1) & 1
            before = s.city.links[district] >> other & 1
            if now and not before:
                out.add(JOINED + other)
            elif before and not now:
                out.add(JOINED + PLACES + other)
