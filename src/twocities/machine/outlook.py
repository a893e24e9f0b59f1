"""What follows from the rules for what some observers together know about the table."""

from collections.abc import Collection

from msgspec import UNSET

from twocities.machine.automaton import raids
from twocities.machine.districts import DISTRICTS
from twocities.machine.documents import Forecast, Outlook
from twocities.machine.movement import visits
from twocities.machine.state import OVER, TRAITOR, MachineState
from twocities.machine.way import fares


def make_outlook(s: MachineState, observers: Collection[int]) -> Outlook:
    hidden, traitors, sure = [0] * len(DISTRICTS), [0] * len(DISTRICTS), [0] * len(DISTRICTS)
    active = []
    for token, district in enumerate(s.place):
        if district == s.ARRESTED:
            continue
        if s.phase != OVER and not any([s.knows(observer, token) for observer in observers]):
            hidden[district] += 1
        elif s.face[token] == TRAITOR:
            traitors[district] += 1
        elif s.is_active(token):
            sure[district] += 1
            active.append(token)
    forecasts = [
        forecast(sure[district], hidden[district], s.guards[district] + traitors[district])
        for district in range(len(DISTRICTS))
    ]
    found = visits(s.city, s.hero_at, s.servants, s.movement) if s.automaton else UNSET
    return Outlook(
        s.stage(),
        s.riots_that_count(),
        tuple(active),
        forecasts,
        found,
        raids(s, found) if found else UNSET,
        [fares(s, hero) for hero in range(len(s.heroes))] if found else UNSET,
    )


def forecast(sure: int, hidden: int, against: int) -> Forecast:
    """A forecast of a Riot (M9.7, M9.8): hidden Citizens may be active, or Traitors."""
    verdict = "cannot" if sure + hidden <= against else "must" if sure > against + hidden else "may"
    return Forecast(sure, sure + hidden, against, verdict)
