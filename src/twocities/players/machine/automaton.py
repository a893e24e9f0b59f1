"""What the heuristics of the Heroes know about the Automaton (M16): where its Servants are likely to come, and what it
costs to be detained."""

from typing import Final

from twocities.machine.automaton import raids
from twocities.machine.districts import CENTRAL_SQUARE
from twocities.machine.movement import visits
from twocities.machine.state import NOBODY, MachineState
from twocities.players.machine import worth

PHANTASMER: Final = 2  # calls Guards
TURN: Final = 0.9  # a lost turn, in steps of the Plan
EXPOSED: Final = 0.37  # one more card that leads Servants to a Hero, as a share of the bail
DETAINED: Final = 0.35  # how often a Hero is detained, wherever the Hero is


def visited(s: MachineState) -> list[float]:
    """By District: how likely a Servant is to come there."""
    found = visits(s.city, s.hero_at, s.servants, s.movement)
    return [count / found.draws for count in found.districts]


def raided(s: MachineState) -> list[float]:
    """By District: how likely Lex Hecate is to prepare a Raid there."""
    found = visits(s.city, s.hero_at, s.servants, s.movement)
    return [count / found.draws for count in raids(s, found)]


def reinforced(s: MachineState) -> list[float]:
    """By District: how likely Phantasmer is to call a Guard there. Where Heroes are he detains them instead."""
    found = visits(s.city, s.hero_at, s.servants, s.movement)
    out = [count / found.draws for count in found.servants[PHANTASMER]]
    for place in s.hero_at:
        out[place] = 0.0
    return out


def bail(s: MachineState) -> int:
    return s.figures.automaton_bail[s.automaton - 1]


def bail_expected(s: MachineState, hero: int) -> int:
    """The Trust a Hero is likely to pay before the turn, rounded."""
    return min(round(visited(s)[s.hero_at[hero]] * bail(s)), s.trust[hero])


def risks(s: MachineState, hero: int, step: float) -> list[float]:
    """By District: what it costs a Hero to go there, because of Raids and of the Servants in the next round. A
    detainment costs this many steps of the Plan."""
    caught = TURN + worth.TRUST * s.trust[hero] + step
    out = [caught * chance for chance in raided(s)]
    held = EXPOSED * worth.TRUST * bail(s)
    out[CENTRAL_SQUARE] += held
    for other, place in enumerate(s.chosen):
        if other != hero and place != NOBODY:
            out[place] += held  # a card that leads to one of them leads to both
    return out


def shortage(s: MachineState, hero: int, spent: int) -> float:
    """The cost of having too little Trust for the bail of the next round."""
    left = s.trust[hero] - spent + s.place.count(s.hero_at[hero])
    return DETAINED * TURN if left < bail(s) <= left + spent else 0.0
