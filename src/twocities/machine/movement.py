"""The movement cards of the Automaton (M16.3, M16.4): where each one takes a Servant, and how likely a visit to each
District is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from twocities.machine.city import City
from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS, NINE
from twocities.machine.documents import Visits
from twocities.machine.grid import WIDTH

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
STAY: Final = 4
GUARD: Final = 5
MAINTENANCE: Final = 6
SQUARE: Final = 7
ROSE: Final = 8  # to the Hero with the lowest Initiative; the next two cards are for the others
CARD_NAMES: Final = ("up", "right", "down", "left", "stay", "guard", "maintenance", "square", "rose", "goggles", "bird")
ALL_CARDS: Final = (UP, RIGHT, DOWN, LEFT, STAY, GUARD, *[MAINTENANCE] * 3, SQUARE, ROSE, ROSE + 1, ROSE + 2)
DRAWN_A_ROUND: Final = 3  # one for each Servant

# by whether a tile is vertical: from its first cell to those next to its six connections, clockwise from the upper left
BEYOND: Final = (
    (-WIDTH, 1 - WIDTH, 2, 1 + WIDTH, WIDTH, -1),
    (-WIDTH, 1, WIDTH + 1, 2 * WIDTH, WIDTH - 1, -1),
)
MARKED: Final = ((0, 2, 3, 5), (0, 1, 3, 4))  # also by direction: the connection that is tried first


def step(city: City, here: int, direction: int) -> int:
    """The District at the connection in a direction or, if there is none, at the next connection clockwise."""
    place = city.places[here]
    beyond = BEYOND[place & 1]
    marked = MARKED[place & 1][direction]
    for turn in range(len(beyond)):
        cell = (place >> 1) + beyond[(marked + turn) % len(beyond)]
        for there in NINE:
            if city.boards[there] >> cell & 1:
                return there
    return here


def destination(city: City, hero_at: Sequence[int], card: int, here: int) -> int:
    """Where a Servant is after its card."""
    if card <= LEFT:
        return step(city, here, card)
    if card == SQUARE:
        return CENTRAL_SQUARE
    return hero_at[card - ROSE] if card >= ROSE else here


def cards_to_draw(deck: Sequence[int]) -> Sequence[int]:
    """The cards that may be drawn next: all of them if too few are left (M16.3)."""
    return deck if len(deck) >= DRAWN_A_ROUND else ALL_CARDS


def visits(city: City, hero_at: Sequence[int], servants: Sequence[int], deck: Sequence[int]) -> Visits:
    """In how many of all ordered draws each District is visited. A Servant under maintenance visits none."""
    return _visits(city, tuple(hero_at), tuple(servants), tuple(sorted(cards_to_draw(deck))))


@lru_cache(maxsize=256)
def _visits(city: City, hero_at: tuple[int, ...], servants: tuple[int, ...], deck: tuple[int, ...]) -> Visits:
    left = [deck.count(card) for card in range(len(CARD_NAMES))]
    reached = [
        [-1 if card == MAINTENANCE else destination(city, hero_at, card, here) for card in range(len(CARD_NAMES))]
        for here in servants
    ]
    draws = [
        (
            left[a] * (left[b] - (b == a)) * (left[c] - (c == a) - (c == b)),
            (reached[0][a], reached[1][b], reached[2][c]),
        )
        for a in range(len(left))
        for b in range(len(left))
        for c in range(len(left))
        if left[a] and left[b] > (b == a) and left[c] > (c == a) + (c == b)
    ]
    return Visits(
        sum([ways for ways, _ in draws]),
        [sum([ways for ways, places in draws if district in places]) for district in range(len(DISTRICTS))],
        [
            [sum([ways for ways, places in draws if places[servant] == district]) for district in range(len(DISTRICTS))]
            for servant in range(len(servants))
        ],
        {
            name: [DISTRICTS[destination(city, hero_at, card, here)] for here in servants]
            for card, name in enumerate(CARD_NAMES)
        },
    )
