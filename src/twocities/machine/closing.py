"""Phase V, Closing (M11): failed Raids, the end of the round, the Master Plan."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.automaton import check_missions
from twocities.machine.choices import IDENTIFY
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.decision import Decision
from twocities.machine.opening import begin_round
from twocities.machine.sides import MACHINE
from twocities.machine.state import RIOT_SLOT, UNKNOWN, MachineState

# steps of the phase; decisions of the Heroes about an event come in between
FAILED_RAIDS: Final = 0
ROUND_END: Final = 1
PLAN: Final = 2
NEXT_ROUND: Final = 3


def close(s: MachineState) -> None:
    """The next step of the Closing Phase."""
    if s.step == FAILED_RAIDS:
        if s.raids:
            district = (s.raids & -s.raids).bit_length() - 1
            s.raids &= ~(1 << district)
            if not (s.arrived | s.reached) >> district & 1:
                failed_raid(s, district)
            return
        s.step = ROUND_END
    elif s.step == ROUND_END:
        s.step = PLAN
        check_missions(s)
        for effect in s.effects():
            effect.round_end(s)
    elif s.step == PLAN:
        s.step = NEXT_ROUND
        event = CITY_EVENTS[s.event]
        advances = event.plan(s)
        if advances:
            s.advance_plan()
        elif advances is None:
            event.decide(s)
    else:
        begin_round(s)


def failed_raid(s: MachineState, district: int) -> None:
    """Discontent rises, or at the Riot Stage the nearest Hero identifies a Citizen (M11.1)."""
    s.tell(events.RAID_FAILED, MACHINE, district)
    if s.discontent == RIOT_SLOT:
        nearest = min(range(len(s.heroes)), key=lambda hero: s.city.distance[s.hero_at[hero]][district])
        if UNKNOWN in [status for token, status in enumerate(s.status) if s.place[token] != s.ARRESTED]:
            s.ask_hero(IDENTIFY_ANY, nearest)
    elif not any([effect.hushes(s) for effect in s.effects()]):
        s.raise_discontent(1)


class IdentifyAny(Decision):
    """Any one Citizen on the board, for free."""

    name = "identify-any"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [
            pack(IDENTIFY, token)
            for token, status in enumerate(s.status)
            if status == UNKNOWN and s.place[token] != s.ARRESTED
        ]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != IDENTIFY:
            return reasons.UNRESOLVED
        on_board = first(choice) < len(s.place) and s.place[first(choice)] != s.ARRESTED
        return reasons.KNOWN_BEFORE if on_board else reasons.NOT_ON_BOARD

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.identify(first(choice), seat)


IDENTIFY_ANY: Final = IdentifyAny()
