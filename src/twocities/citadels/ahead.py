"""What a seat could pay for in its turn once it has taken gold."""

from itertools import combinations
from typing import Final

from twocities.citadels.character import Earner
from twocities.citadels.choices import BONUS_GOLD, COLLECT, GATHER_GOLD, INCOME
from twocities.citadels.state import CitadelsState
from twocities.citadels.turn import TURN
from twocities.core import Ahead

# What brings gold and nothing else. Income comes last: it may be more after building.
SOURCES: Final = (GATHER_GOLD, BONUS_GOLD, COLLECT, INCOME)


def ahead(s: CitadelsState, seat: int) -> list[Ahead]:
    """Of the deciding seat: each choice after as few others as can be."""
    if s.stack[-1].decision is not TURN or s.restricted:  # else nothing is learned by what is taken before
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
