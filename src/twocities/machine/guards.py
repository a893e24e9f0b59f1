"""Where Guards can go (M7.2), and what prevents it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.core import Reason
from twocities.core.choice import pack
from twocities.machine import reasons
from twocities.machine.choices import DEPLOY, MOVE_GUARD
from twocities.machine.city import distances, within
from twocities.machine.districts import FARTHEST, MEMBERS, NINE

if TYPE_CHECKING:
    from twocities.machine.effect import Effect
    from twocities.machine.state import MachineState

# by the District left and by set of Districts: the choices to move there
GUARD_MOVES: Final = [[[pack(MOVE_GUARD, source, to) for to in places] for places in MEMBERS] for source in NINE]


def barred_to_guards(s: MachineState, effects: list[Effect]) -> list[int]:
    """The Districts that Guards cannot enter."""
    barring = [effect for effect in effects if effect.bars]
    return [place for place in NINE if any([effect.guards_barred(s, place) for effect in barring])] if barring else []


def guard_distances(s: MachineState, source: int, barred: list[int]) -> tuple[int, ...]:
    """By District: how many a Guard exits on the way there, going around those it cannot enter; 9 if there is no
    way."""
    if not barred:
        return s.city.distance[source]
    ways = [
        [] if here in barred else [there for there in near if there not in barred]
        for here, near in enumerate(s.city.neighbours)
    ]
    ways[source] = [there for there in s.city.neighbours[source] if there not in barred]
    return distances(ways, source)


def guard_cost(s: MachineState, source: int, target: int) -> int:
    """One Bond for each District exited."""
    effects = s.effects()
    free = any([effect.guard_free(s) for effect in effects])
    return 0 if free else guard_distances(s, source, barred_to_guards(s, effects))[target]


def guard_offers(s: MachineState, effects: list[Effect]) -> list[int]:
    """Every move of a Guard that the Machine can pay for or has for free."""
    free = any([effect.guard_free(s) for effect in effects])
    reach = FARTHEST if free else min(s.bonds, FARTHEST)
    barred, squares = barred_to_guards(s, effects), s.figures.guard_squares
    room = sum([1 << place for place in NINE if s.guards[place] + s.broken[place] < squares[place]])
    deployed = max([directive.deployment(s) for directive in s.in_force()], default=0)
    out: list[int] = []
    for source in NINE:
        if s.guards[source]:
            near = within(guard_distances(s, source, barred)) if barred else s.city.within[source]
            out += GUARD_MOVES[source][near[reach] & room]
            if deployed:
                close = near[min(deployed, FARTHEST)] & room
                out += [pack(DEPLOY, source, place) for place in MEMBERS[close]]
    return out


def guard_obstacle(s: MachineState, source: int, target: int) -> Reason | None:
    """Why a Guard cannot move there, whatever it costs."""
    if not s.guards[source]:
        return reasons.NO_GUARD
    if source == target:
        return reasons.ALREADY_THERE
    if s.guards[target] + s.broken[target] >= s.figures.guard_squares[target]:
        return reasons.NO_FREE_SQUARE
    closed = guard_distances(s, source, barred_to_guards(s, s.effects()))[target] > FARTHEST
    return reasons.BARRED if closed else None


def guard_attempts(s: MachineState, verb: int) -> list[int]:
    """Moves of a Guard to the next District, whether they are possible or not."""
    near = s.city.neighbours
    steps = [pack(verb, source, there) for source in NINE if s.guards[source] for there in near[source]]
    return steps or [pack(verb, 0, near[0][0])]
