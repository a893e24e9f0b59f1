"""What a seat could pay for in its turn once it has taken gold."""

from itertools import combinations
from typing import Final

from twocities.citadels.character import Earner
from twocities.citadels.choices import BONUS_GOLD, COLLECT, GATHER_GOLD, INCOME
from twocities.citadels.state import CitadelsState
from twocities.citadels.turn import TURN
from twocities.core import Ahead

# These bring gold and nothing else. Income comes last, because it may be more after building.
SOURCES: Final = (GATHER_GOLD, BONUS_GOLD, COLLECT, INCOME)


def ahead(s: CitadelsState, seat: int) -> list[Ahead]:
    """What the deciding seat could pay for, each with as few choices before it as possible."""
    if s.stack[-1].decision is not TURN or s.restricted:  # the choices made first must not reveal anything
        return []
    offered = s.choices(seat)
    in_cards = isinstance(s.role, Earner) and s.role.in_cards
    sources = [source for source in SOURCES if source in offered and not (source == INCOME and in_cards)]
    out: dict[int, Ahead] = {}
    for count in range(1, len(sources) + 1):
        for before in combinations(sources, count):
            trial = s.clone()
            for source in before:
                trial.apply(seat, source, listen=False)
            for choice in trial.choices(seat):
                price = trial.price(seat, choice)
                if price and choice not in offered and choice not in out:
                    out[choice] = Ahead(choice, price, before)
    return list(out.values())
