"""The nine Districts (M2.1): numbers with names, Minor ones first. A set of Districts is a number too, with bit d for
District d."""

from typing import Final

DISTRICTS: Final[tuple[str, ...]] = (
    "art",
    "science",
    "commerce",
    "industrial",
    "velvet",
    "grand-citadel",
    "tower-of-law",
    "control-nexus",
    "central-square",
)
ART: Final = 0
SCIENCE: Final = 1
COMMERCE: Final = 2
INDUSTRIAL: Final = 3
VELVET: Final = 4
GRAND_CITADEL: Final = 5
TOWER_OF_LAW: Final = 6
CONTROL_NEXUS: Final = 7
CENTRAL_SQUARE: Final = 8

MINOR: Final[tuple[int, ...]] = (ART, SCIENCE, COMMERCE, INDUSTRIAL, VELVET)
MAJOR: Final[tuple[int, ...]] = (GRAND_CITADEL, TOWER_OF_LAW, CONTROL_NEXUS, CENTRAL_SQUARE)
ALL: Final = (1 << len(DISTRICTS)) - 1
NINE: Final[tuple[int, ...]] = tuple(range(len(DISTRICTS)))
FARTHEST: Final = len(DISTRICTS) - 1  # no route is longer


MEMBERS: Final = tuple(  # by set, of Districts or of fewer other things: its members, in order
    [tuple([d for d in range(len(DISTRICTS)) if districts >> d & 1]) for districts in range(ALL + 1)]
)


def members(districts: int) -> list[int]:
    """The Districts of a set, in order."""
    return [district for district in range(len(DISTRICTS)) if districts >> district & 1]


def names(districts: int) -> str:
    return " ".join([DISTRICTS[district] for district in members(districts)])
