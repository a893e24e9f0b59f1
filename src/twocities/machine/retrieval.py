"""Retrieving forfeited Access cards (M9.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.core import Reason
from twocities.core.choice import pack, second, verb_of
from twocities.machine import reasons
from twocities.machine.choices import RETRIEVE
from twocities.machine.districts import MEMBERS

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


def retrievals(s: MachineState, hero: int) -> list[int]:
    """The choices by which a Hero retrieves a forfeited Access card."""
    return [pack(RETRIEVE, card, s.heroes[hero].number) for card in MEMBERS[s.access[hero]]]


def why_not_retrieved(s: MachineState, hero: int, choice: int) -> Reason:
    own = verb_of(choice) == RETRIEVE and second(choice) == s.heroes[hero].number
    return reasons.NOT_FORFEITED if own else reasons.UNRESOLVED
