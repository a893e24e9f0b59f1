"""What the rules make of the table as some observers know it together."""

from collections.abc import Collection

from twocities.machine.districts import DISTRICTS
from twocities.machine.documents import Forecast, Outlook
from twocities.machine.state import OVER, TRAITOR, Table


def make_outlook(s: Table, observers: Collection[int]) -> Outlook:
    known = [
        token
        for token in range(len(s.face))
        if s.place[token] != s.ARRESTED and (s.phase == OVER or any([s.knows(seer, token) for seer in observers]))
    ]
    active = [token for token in known if s.is_active(token)]
    traitors = [token for token in known if s.face[token] == TRAITOR]
    return Outlook(
        s.stage(),
        s.riots_that_count(),
        tuple(active),
        [forecast(s, district, known, active, traitors) for district in range(len(DISTRICTS))],
    )


def forecast(s: Table, district: int, known: list[int], active: list[int], traitors: list[int]) -> Forecast:
    """Of a Riot (M9.7, M9.8): whoever is not known may be active, or a Traitor."""

    def here(tokens: list[int]) -> int:
        return sum([s.place[token] == district for token in tokens])

    sure, hidden = here(active), s.place.count(district) - here(known)
    against = s.guards[district] + here(traitors)
    verdict = "cannot" if sure + hidden <= against else "must" if sure > against + hidden else "may"
    return Forecast(sure, sure + hidden, against, verdict)
