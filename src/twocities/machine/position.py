"""Positions: a whole state as text, one fact a line."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from twocities.core import FileProblem, HashGenerator, SplitMix
from twocities.core.lines import Line
from twocities.machine import actions, closing, heroes_phase, machine_phase, opening
from twocities.machine.city import violations
from twocities.machine.city_text import city_text, parse_city
from twocities.machine.decision import Decision
from twocities.machine.state import Table

DECISIONS: Final[dict[str, Decision]] = {
    decision.name: decision
    for decision in (
        *(opening.SPLIT_TRUST, opening.CHOOSE_ACCESS),
        *(machine_phase.MACHINE_TURN, machine_phase.TAKE_DIRECTIVE_BACK),
        *(machine_phase.PUT_DISTRICT, machine_phase.SETTLE_CITIZEN),
        *(heroes_phase.GO_ON, heroes_phase.DETAINMENT),
        *(actions.HERO_ACTION, actions.PAY_FOR_ATTACK, actions.MORE_CITIZENS, actions.JAIL_ACTIVE),
        *(actions.STRIKE_OUT_DIRECTIVE, actions.PLACE_RELEASED),
        *(closing.IDENTIFY_ANY, closing.WIN_BACK, closing.BUY_OFF, closing.SWEAR),
    )
}

Numbers = list[int]
FACTS: Final[dict[str, Any]] = {  # by name: the type of a fact written as it is
    **dict.fromkeys(("guards", "broken", "servants", "hero_at", "face", "place", "status", "trust"), Numbers),
    **dict.fromkeys(("event_deck", "directives", "access", "chosen", "acted", "jail_tokens"), Numbers),
    **dict.fromkeys(("hand", "published", "discarded", "past"), tuple[int, ...]),
    **dict.fromkeys(("beliefs", "jail_faces"), list[tuple[int, ...]]),
    **dict.fromkeys(("riots", "raids", "inspected", "bonds", "plan", "discontent", "event", "hand_seen"), int),
    **dict.fromkeys(("confirmed", "phase", "step", "round", "detained", "arrived", "reached", "travelled"), int),
    **dict.fromkeys(("turn", "visited", "first_action", "winner"), int),
    **dict.fromkeys(("guard_moved", "guard_broken", "riot_started", "optimized", "resettled", "deployed"), bool),
    **dict.fromkeys(("informed", "exited"), bool),
}


def write_facts(s: Table) -> list[str]:
    lines = [f"random {_random_text(s)}", f"city {city_text(s.city)}"]
    lines += [f"{name} {msgspec.json.encode(getattr(s, name)).decode()}" for name in FACTS]
    return lines + [f"ask {decision.name} {seat} {a} {b}" for decision, seat, a, b in s.stack]


def _random_text(s: Table) -> str:
    if isinstance(s.rng, HashGenerator):
        return f"hash {s.rng.key.hex()} {s.rng.counter}"
    assert isinstance(s.rng, SplitMix)
    return f"split {s.rng.state}"


def read_facts(s: Table, lines: Sequence[Line]) -> None:
    """Replace the facts of a fresh table by those of a position."""
    s.stack = []
    for line in lines:
        try:
            _read(s, line)
        except (KeyError, ValueError, msgspec.DecodeError) as problem:
            raise FileProblem(line.number, f"'{line.key}' cannot be read: {problem}") from None


def _read(s: Table, line: Line) -> None:
    if line.key in FACTS:
        setattr(s, line.key, msgspec.json.decode(line.value, type=FACTS[line.key]))
    elif line.key == "city":
        s.city = parse_city(line.value)
        for problem in violations(s.city):
            raise ValueError(str(problem))
    elif line.key == "random":
        kind, *rest = line.value.split()
        s.rng = HashGenerator(bytes.fromhex(rest[0]), int(rest[1])) if kind == "hash" else SplitMix(int(rest[0]))
    elif line.key == "ask":
        name, seat, a, b = line.value.split()
        s.ask(DECISIONS[name], int(seat), int(a), int(b))
    else:
        raise FileProblem(line.number, f"unknown line '{line.key}'")
