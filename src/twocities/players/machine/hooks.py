"""Which cards define which hook."""

from collections.abc import Sequence

from twocities.machine.effect import Effect
from twocities.machine.heroes import Hero


def changing(cards: Sequence[Effect] | Sequence[Hero], hook: str) -> frozenset[int]:
    """The numbers of the cards that define a hook: no others need to be asked."""
    return frozenset([card.number for card in cards if hook in vars(type(card))])
