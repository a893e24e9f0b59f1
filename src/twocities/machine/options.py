"""What can be chosen before a game (M1 to M3), and why a choice is impossible."""

from typing import Final

import msgspec

from twocities.core import Generator, InvalidOptions, Reason
from twocities.machine import reasons
from twocities.machine.city import City, violations
from twocities.machine.city_text import parse_city
from twocities.machine.documents import Facts
from twocities.machine.figures import LEVELS
from twocities.machine.heroes import HERO_BY_NAME, HEROES, Hero
from twocities.machine.own_cards import Cards
from twocities.machine.own_cards import problems as card_problems
from twocities.machine.presets import PRESETS
from twocities.machine.random_city import random_city

RANDOM: Final = "random"
HEROES_IN_PLAY: Final = 3
SIDES: Final = ("machine", "revolutionaries")
NO_GAME_YET: Final = "none"  # with the Variable Master Plan: this is the first game


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game of City of the Great Machine. Seat 0 is the Machine."""

    revolutionaries: int = 3  # 1 to 3 seats
    heroes: tuple[str, ...] = ()  # three, in seat order; none: random ones
    shared: bool = False  # with 2 Revolutionaries: either can act for the third Hero
    city: str = "first-game"  # a preset, "random", or places such as art=0,0h
    plan: int = 2  # where the Master Plan starts: 3 for a first game
    last_winner: str = ""  # Variable Master Plan: the side that won the last game, which started at `plan`, or "none"
    automaton: int = 0  # the level of the Automaton, 1 to 6; 0: somebody plays the Machine
    cards: Cards | None = None  # those from an owner's box, in place of ours


def start_of_plan(options: Options) -> int:
    """The side that lost the last game gets a head start of one step (M3.3)."""
    step = {"machine": -1, "revolutionaries": 1}.get(options.last_winner, 0)
    return min(max(options.plan + step, 1), 3)


def after(options: Options, winner: int) -> Options:
    """The options for a rematch after a side has won: the Variable Master Plan sets where it starts."""
    if not options.last_winner:
        return options
    return msgspec.structs.replace(options, plan=start_of_plan(options), last_winner=SIDES[winner])


def control_of(options: Options) -> tuple[tuple[int, ...], ...]:
    """By Hero in the order of the options: the seats that act for it (M1.3)."""
    if options.revolutionaries == 1:
        return ((1,), (1,), (1,))
    if options.revolutionaries == 3:
        return ((1,), (2,), (3,))
    return ((1,), (2,), (1, 2) if options.shared else (1,))


def facts(options: Options) -> Facts:
    shareable = options.revolutionaries == 2
    return Facts(start_of_plan(options), shareable, control_of(options))


def choose_heroes(options: Options, rng: Generator) -> list[Hero]:
    if options.heroes:
        return [HERO_BY_NAME[name] for name in options.heroes]
    heroes = list(HEROES)
    rng.shuffle(heroes)
    return heroes[:HEROES_IN_PLAY]


def choose_city(options: Options, rng: Generator) -> City:
    if options.city == RANDOM:
        return random_city(rng)
    return PRESETS[options.city] if options.city in PRESETS else parse_city(options.city)


def problems(options: Options) -> list[Reason]:
    """Every reason why the options do not make a game."""
    found = []
    if not 1 <= options.revolutionaries <= 3:
        found.append(reasons.REVOLUTIONARY_COUNT)
    found += [reasons.UNKNOWN_HERO.concerning(name) for name in options.heroes if name not in HERO_BY_NAME]
    if options.heroes and len(options.heroes) != HEROES_IN_PLAY:
        found.append(reasons.THREE_HEROES.concerning(str(len(options.heroes))))
    twice = sorted({name for name in options.heroes if options.heroes.count(name) > 1})
    found += [reasons.HERO_CLAIMED_TWICE.concerning(name) for name in twice]
    found += city_problems(options.city)
    if not 1 <= options.plan <= 3:
        found.append(reasons.PLAN_START)
    if not 0 <= options.automaton <= LEVELS:
        found.append(reasons.AUTOMATON_LEVEL)
    if options.last_winner not in ("", NO_GAME_YET, *SIDES):
        found.append(reasons.UNKNOWN_WINNER.concerning(options.last_winner))
    if options.cards:
        found += [reason for problem in card_problems(options.cards, lambda key: 0) for reason in problem.reasons]
    return found


def city_problems(text: str) -> list[Reason]:
    if text == RANDOM or text in PRESETS:
        return []
    try:
        return violations(parse_city(text))
    except InvalidOptions as problem:
        return list(problem.reasons)


def check(options: Options) -> None:
    found = problems(options)
    if found:
        raise InvalidOptions(found)
