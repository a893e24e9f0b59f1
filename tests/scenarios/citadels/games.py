"""Games from the very start: options, and what is dealt."""

from collections import Counter
from typing import Any

import pytest

from twocities.citadels.cards import NAME
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options
from twocities.core import InvalidOptions

RANKS = {
    1: ("assassin", "witch", "magistrate"),
    2: ("thief", "spy", "blackmailer"),
    3: ("magician", "wizard", "seer"),
    4: ("king", "emperor", "patrician"),
    5: ("bishop", "abbot", "cardinal"),
    6: ("merchant", "alchemist", "trader"),
    7: ("architect", "navigator", "scholar"),
    8: ("warlord", "diplomat", "marshal"),
    9: ("queen", "artist", "tax-collector"),
}
BASIC = {  # by type and name: the cost, the number of cards
    "noble": {"manor": (3, 5), "castle": (4, 4), "palace": (5, 3)},
    "religious": {"temple": (1, 3), "church": (2, 3), "monastery": (3, 3), "cathedral": (5, 2)},
    "trade": {
        "tavern": (1, 5),
        "market": (2, 4),
        "trading-post": (2, 3),
        "docks": (3, 3),
        "harbor": (4, 3),
        "town-hall": (5, 2),
    },
    "military": {"watchtower": (1, 3), "prison": (2, 3), "barracks": (3, 3), "fortress": (5, 2)},
}
BASIC_NAMES = [name for names in BASIC.values() for name in names]


def deal(seed: str = "a game", **options: Any) -> Citadels:
    """A new game."""
    return GAME.new(Options(**options), seed)


def problems(**options: Any) -> set[tuple[str, str, str]]:
    """Why a game cannot be made from the options: keys, clauses and what they are about."""
    with pytest.raises(InvalidOptions) as refused:
        deal(**options)
    with pytest.raises(InvalidOptions) as checked:
        GAME.check(Options(**options))
    assert checked.value.reasons == refused.value.reasons
    return {(reason.key, reason.clause, reason.about) for reason in refused.value.reasons}


def all_cards(state: Citadels) -> Counter[str]:
    """Every card in the deck and in the hands, by name."""
    return Counter(NAME[card] for cards in (state.deck, *state.hands) for card in cards)


def uniques_in_play(state: Citadels) -> set[str]:
    return set(all_cards(state)) - set(BASIC_NAMES)


def bottom(state: Citadels) -> str:
    """The bottom card of the deck."""
    return NAME[state.deck[0]]
