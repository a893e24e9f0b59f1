"""Positions: a whole state as text, one fact per line; anything left out has its default.

A position written by hand names only what matters, as docs/positions.md explains. `write_facts` writes everything that
differs from the defaults, so that reading it gives the same state."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from twocities.core.decision import Frame
from twocities.machine.choices import IDENTIFY, INCITE, MOVE_CITIZEN, RELEASE, TEMPLATES
from twocities.machine.city_text import city_text
from twocities.machine.closing import FAILED_RAIDS, IDENTIFY_ANY, NEXT_ROUND, PLAN
from twocities.machine.decision import Decision
from twocities.machine.directives import DIRECTIVES, SETTLE_CITIZEN
from twocities.machine.districts import DISTRICTS, names
from twocities.machine.hero_actions import JAIL_ACTIVE, MORE_CITIZENS, PAY_FOR_ATTACK
from twocities.machine.heroes_phase import CHOOSE_ACTION, DETAINMENT, GO_ON
from twocities.machine.machine_phase import MACHINE_TURN
from twocities.machine.missions import MISSION_NAMES
from twocities.machine.movement import CARD_NAMES
from twocities.machine.opening import CHOOSE_ACCESS, SPLIT_TRUST
from twocities.machine.options import SIDES
from twocities.machine.plan_decisions import BUY_OFF, SWEAR, WIN_BACK
from twocities.machine.repositioning import PUT_DISTRICT
from twocities.machine.servant_actions import TAKE_DIRECTIVE_BACK
from twocities.machine.sides import MACHINE, PUBLIC, REVOLUTIONARIES
from twocities.machine.special_actions import PLACE_RELEASED, RETRIEVE_CARD, STRIKE_OUT_DIRECTIVE
from twocities.machine.state import (
    ACCESS,
    CITIZENS,
    CLASSES,
    CLOSING,
    EITHER,
    GREAT_MACHINE,
    HEROES,
    NOBODY,
    OPENING,
    PHASE_NAMES,
    PLAN_END,
    REVEALED,
    RIOT_SLOT,
    SERVANTS,
    STATUS_NAMES,
    MachineState,
)
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES


class Ask(NamedTuple):
    """A decision in positions: when it can be asked, and the kinds of words that say what it is about."""

    decision: Decision
    phases: tuple[int, ...]
    about: tuple[str, ...] = ()
    below: bool = False  # may wait below another decision
    step: int = 0  # of the Closing Phase


ASKS: Final = {
    ask.decision.name: ask
    for ask in (
        Ask(SPLIT_TRUST, (OPENING,), ("district", "number", "number"), below=True),
        Ask(CHOOSE_ACCESS, (ACCESS,)),
        Ask(MACHINE_TURN, (GREAT_MACHINE,), below=True),
        Ask(TAKE_DIRECTIVE_BACK, (GREAT_MACHINE,), ("directive",)),
        Ask(PUT_DISTRICT, (GREAT_MACHINE, HEROES), ("district",)),
        Ask(SETTLE_CITIZEN, (GREAT_MACHINE,), ("citizen",)),
        Ask(GO_ON, (HEROES,)),
        Ask(DETAINMENT, (HEROES,), ("cause",)),
        Ask(CHOOSE_ACTION, (HEROES,), below=True),
        Ask(PAY_FOR_ATTACK, (HEROES,), ("number",)),
        Ask(MORE_CITIZENS, (HEROES,), ("deed",)),
        Ask(JAIL_ACTIVE, (HEROES,), ("district",)),
        Ask(RETRIEVE_CARD, (HEROES,), ("hero",)),
        Ask(STRIKE_OUT_DIRECTIVE, (HEROES,)),
        Ask(PLACE_RELEASED, (HEROES,), ("citizen",)),
        Ask(IDENTIFY_ANY, (CLOSING,), ("hero",), step=FAILED_RAIDS),
        Ask(WIN_BACK, (CLOSING,), ("hero",), below=True, step=PLAN),
        Ask(BUY_OFF, (CLOSING,), ("hero", "number", "number"), step=NEXT_ROUND),
        Ask(SWEAR, (CLOSING,), step=NEXT_ROUND),
    )
}
DECISIONS: Final = {name: ask.decision for name, ask in ASKS.items()}
OF_THE_MACHINE: Final = ("machine-turn", "take-directive-back", "settle-citizen", "detainment", "jail-active", "swear")

OF_THE_AUTOMATON: Final = ("progress", "movement", "drawn", "blue", "missions", "accomplished")

# single facts
NUMBERS: Final = {"round": (1, 999), "bonds": (0, 999), "plan": (0, PLAN_END), "discontent": (1, RIOT_SLOT)}
DISTRICT_SETS: Final = ("riots", "raids", "arrived", "reached")
DIRECTIVE_LISTS: Final = ("hand", "published", "discarded")
FLAGS: Final = (
    *("guard_moved", "guard_broken", "riot_started", "optimized", "resettled", "deployed", "informed", "exited"),
)
SEVERAL: Final = ("citizen", "hero", "possible", "jail", "ask")  # lines that may appear several times
GUARDS: Final = 2  # in each District, unless it says otherwise
DEFAULT_EVENT: Final = EVENT_NAMES.index("market-fair")  # it changes nothing after the Opening Phase
EVENTS_OF_A_GROUP: Final = 6
OBSERVERS: Final = {"machine": MACHINE, "revolutionaries": REVOLUTIONARIES, "public": PUBLIC}
CAUSES: Final = {"guards": 0, "raid": 1}
DEEDS: Final = {"identify": IDENTIFY, "move": MOVE_CITIZEN}
ACTION_WORDS: Final = {
    template.split(" {")[0].replace(" ", "-"): verb for verb, template in TEMPLATES.items() if INCITE <= verb <= RELEASE
}
EVERYONE_MOVED: Final = "done"  # as the turn, when all Heroes have had theirs
ARRESTED: Final = "arrested"
NONE: Final = "none"


# -- writing


def write_facts(s: MachineState) -> list[str]:
    lines = [f"random {s.rng.text()}", f"phase {PHASE_NAMES[s.phase]}", f"city {city_text(s.city)}"]
    lines += [f"{name} {getattr(s, name)}" for name in NUMBERS]
    guards = [
        f"{name}={s.guards[d]}{f'+{s.broken[d]}' if s.broken[d] else ''}"
        for d, name in enumerate(DISTRICTS)
        if (s.guards[d], s.broken[d]) != (GUARDS, 0)
    ]
    lines += [f"guards {' '.join(guards)}"] * bool(guards)
    lines += [_citizen_line(s, token) for token in range(CITIZENS)]
    lines += [line for observer in OBSERVERS for line in _jail_lines(s, observer)]
    lines += [f"servants {' '.join([DISTRICTS[place] for place in s.servants])}"]
    acted = [f"{name}={count}" for name, count in zip(SERVANTS, s.acted, strict=True) if count]
    lines += [f"acted {' '.join(acted)}"] * bool(acted)
    travelled = [name for servant, name in enumerate(SERVANTS) if s.travelled >> servant & 1]
    lines += [f"travelled {' '.join(travelled)}"] * bool(travelled)
    lines += [line for hero in range(len(s.heroes)) for line in _hero_lines(s, hero)]
    lines += [f"event {EVENT_NAMES[s.event]}"]
    lines += [f"past {' '.join([EVENT_NAMES[card] for card in s.past])}"] * (s.past != (s.event,))
    lines += [f"events {' '.join([EVENT_NAMES[card] for card in s.event_deck])}".strip()]
    for key in DIRECTIVE_LISTS:
        lines += [f"{key} {directive_words(getattr(s, key))}"] * bool(getattr(s, key))
    for key, known in (("seen", s.hand_seen & ~s.hand_shown), ("shown", s.hand_shown)):
        cards = [card for card in range(len(DIRECTIVES)) if known >> card & 1]
        lines += [f"{key} {directive_words(cards)}"] * bool(cards)
    lines += [f"directives {directive_words(s.directives)}".strip()]
    lines += [f"{key} {names(getattr(s, key))}" for key in DISTRICT_SETS if getattr(s, key)]
    confirmed = [str(seat) for seat in range(s.seats) if s.confirmed >> seat & 1]
    lines += [f"confirmed {' '.join(confirmed)}"] * bool(confirmed)
    lines += [f"{name}" for name in FLAGS if getattr(s, name)]
    if s.turn != NOBODY:
        lines.append(f"turn {s.heroes[s.turn].name if s.turn < len(s.heroes) else EVERYONE_MOVED}")
    lines += [f"visited {names(s.visited)}".strip()] * (s.visited != usually_visited(s))
    lines += [f"first {word}" for word, verb in ACTION_WORDS.items() if verb == s.first_action]
    lines += _automaton_lines(s) if s.automaton else []
    lines += [f"step {s.step}"]
    lines += [f"winner {SIDES[s.winner]}"] * (s.winner != NOBODY)
    return lines + [f"ask {frame.decision.name} {_about(s, frame)}".strip() for frame in s.stack]


def _automaton_lines(s: MachineState) -> list[str]:
    lines = [f"progress {s.progress}", f"movement {_card_words(s.movement)}".strip()]
    lines += [f"drawn {_card_words(s.drawn)}"] * bool(s.drawn)
    blue = [f"{name}={s.blue[d]}" for d, name in enumerate(DISTRICTS) if s.blue[d]]
    lines += [f"blue {' '.join(blue)}"] * bool(blue)
    lines += [f"missions {' '.join([MISSION_NAMES[mission] for mission in s.missions])}"]
    done = [MISSION_NAMES[mission] for mission in s.missions if s.accomplished >> mission & 1]
    return lines + [f"accomplished {' '.join(done)}"] * bool(done)


def _card_words(cards: Sequence[int]) -> str:
    return " ".join([CARD_NAMES[card] for card in cards])


def directive_words(cards: Sequence[int]) -> str:
    return " ".join([DIRECTIVE_NAMES[card] for card in cards])


def _citizen_line(s: MachineState, token: int) -> str:
    place = ARRESTED if s.place[token] == s.ARRESTED else DISTRICTS[s.place[token]]
    status = f" {STATUS_NAMES[s.status[token]]}" if s.status[token] else ""
    return f"citizen {token} {place} {CLASSES[s.face[token]]}{status}{' inspected' if s.inspected >> token & 1 else ''}"


def _jail_lines(s: MachineState, name: str) -> list[str]:
    """Which Citizens an observer knows to have been shuffled in jail, if they are not simply those there."""
    tokens, faces = s.jail_tokens[OBSERVERS[name]], s.jail_faces[OBSERVERS[name]]
    if tokens == in_jail(s) and not any(faces):
        return []
    mixed = [str(token) for token in range(CITIZENS) if tokens >> token & 1]
    known = [CLASSES[face] for face, count in enumerate(faces) for _ in range(count)]
    return [" ".join(["jail", name, *mixed, ":", *known])]


def in_jail(s: MachineState) -> int:
    """The arrested Citizens whom nobody knows for certain."""
    return sum([1 << token for token in s.citizens_in(s.ARRESTED) if s.status[token] != REVEALED])


def _hero_lines(s: MachineState, hero: int) -> list[str]:
    """A Hero, and which forfeited cards are possible for the Machine, unless any of their number are."""
    name = s.heroes[hero].name
    words = [f"hero {name} {DISTRICTS[s.hero_at[hero]]} trust={s.trust[hero]} forfeited={_cards(s.access[hero])}"]
    words += [f"to={DISTRICTS[s.chosen[hero]]}"] * (s.chosen[hero] != NOBODY)
    words += ["detained"] * (s.detained >> hero & 1)
    possible = [_cards(cards) for cards in s.beliefs[hero]]
    usual = s.beliefs[hero] == usual_beliefs(s.access[hero])
    return [" ".join(words), *[f"possible {name} {' '.join(possible)}"] * (not usual)]


def _cards(districts: int) -> str:
    return names(districts).replace(" ", ",") or NONE


def usual_beliefs(access: int) -> tuple[int, ...]:
    """Any Access cards of that number may be forfeited."""
    sets = combinations([1 << district for district in range(len(DISTRICTS))], access.bit_count())
    return tuple(sorted([sum(cards) for cards in sets]))


def usually_visited(s: MachineState) -> int:
    return 1 << s.hero_at[s.turn] if 0 <= s.turn < len(s.heroes) else 0


def _about(s: MachineState, frame: Frame) -> str:
    name, number, amount = frame.decision.name, frame.number, frame.amount
    if name == "split-trust":
        return f"{DISTRICTS[number & 15]} {amount} {number >> 4}"
    if name == "buy-off":
        return " ".join([s.heroes[number].name, *[str(amount >> 4 * giver & 15) for giver in range(number)]])
    if name == "identify-any":
        return s.heroes[EITHER - frame.seat if frame.seat <= EITHER else s.control.index((frame.seat,))].name
    kind = "".join(ASKS[name].about)
    texts = {
        "district": dict(enumerate(DISTRICTS)),
        "directive": dict(enumerate(DIRECTIVE_NAMES)),
        "hero": dict(enumerate([hero.name for hero in s.heroes])),
        "cause": {cause: word for word, cause in CAUSES.items()},
        "deed": {verb: word for word, verb in DEEDS.items()},
    }
    return texts[kind][number] if kind in texts else str(number) if kind else ""
