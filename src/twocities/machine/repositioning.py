"""Repositioning a District (M10): where its tile can slide, and the decision where it goes."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.choices import PUT
from twocities.machine.city import City, parts, violations
from twocities.machine.decision import Decision
from twocities.machine.districts import ALL, DISTRICTS, members
from twocities.machine.documents import About
from twocities.machine.grid import MARGIN, WIDTH, cells_of, fitting, places_in, rectangle, touching
from twocities.machine.state import MachineState


def repositionings(city: City) -> tuple[tuple[int, ...], ...]:
    """By District: all places where it may end up in a valid City. Calculated once for each City."""
    if not city.slides:
        city.slides = tuple([tuple(ends_of(city, district)) for district in range(len(DISTRICTS))])
    return city.slides


def movable(city: City) -> list[int]:
    """The Districts that can be repositioned."""
    return [district for district, ends in enumerate(repositionings(city)) if ends]


def ends_of(city: City, district: int) -> list[int]:
    """Where a District of a valid City may end up: elsewhere or turned, in a valid City (M10.3)."""
    horizontal, vertical = reached(city, district)
    others = ALL ^ 1 << district
    # The others are connected without it. If one more is missing, it must connect all the parts they fall apart into.
    for other in members(others):
        for part in parts(city.links, others ^ 1 << other):
            around = touching(board_of(city, part))
            horizontal &= around[0]
            vertical &= around[1]
    return [place for place in places_in(horizontal, vertical) if place != city.places[district]]


def board_of(city: City, districts: int) -> int:
    board = 0
    for district in members(districts):
        board |= city.boards[district]
    return board


def field_of(city: City) -> int:
    """The City with a margin. Nothing beyond it matters, because every way around the City also leads through the
    margin: a path outside can be shifted into it."""
    return rectangle(city.width + 2 * MARGIN, city.height + 2 * MARGIN)


def reached(city: City, district: int) -> tuple[int, int]:
    """The places a tile can reach by steps and quarter turns over free cells (M10.2), including its own."""
    free = field_of(city) & ~board_of(city, ALL ^ 1 << district)
    fits_horizontal, fits_vertical = fitting(free)
    blocks = fits_horizontal & fits_horizontal >> WIDTH  # free 2×2 blocks, by their first cell
    own = city.places[district]
    horizontal = 0 if own & 1 else 1 << (own >> 1)
    vertical = 1 << (own >> 1) if own & 1 else 0
    before = (0, 0)
    while before != (horizontal, vertical):
        before = (horizontal, vertical)
        # Within a free block a tile can get from any of its four places to any other, by turning and stepping.
        turned = blocks & (horizontal | horizontal >> WIDTH | vertical | vertical >> 1)
        horizontal |= turned
        vertical |= turned
        horizontal |= horizontal << 1 | horizontal >> 1 | horizontal << WIDTH | horizontal >> WIDTH
        vertical |= vertical << 1 | vertical >> 1 | vertical << WIDTH | vertical >> WIDTH
        horizontal &= fits_horizontal
        vertical &= fits_vertical
    return horizontal, vertical


def obstacle(city: City, district: int) -> Reason | None:
    """Why a District of a valid City cannot be repositioned at all; None if it can."""
    if repositionings(city)[district]:
        return None
    enclosed = len(places_in(*reached(city, district))) == 1
    return (reasons.ENCLOSED if enclosed else reasons.NO_VALID_END).concerning(DISTRICTS[district])


def refusals(city: City, district: int, place: int) -> list[Reason]:
    """Why a District of a valid City cannot be repositioned to a place; empty if it can."""
    if place in repositionings(city)[district]:
        return []
    if place == city.places[district]:
        return [reasons.NOT_MOVED.concerning(DISTRICTS[district])]
    if cells_of(place) & ~field_of(city):
        return [reasons.TOO_FEW_CONNECTIONS.concerning(DISTRICTS[district])]
    return violations(city.move(district, place)) or [reasons.CANNOT_SLIDE.concerning(DISTRICTS[district])]


class PutDistrict(Decision):
    """Where the District being repositioned goes (M10)."""

    name = "put-district"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(PUT, frame.number, place) for place in repositionings(s.city)[frame.number]]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != PUT or first(choice) != frame.number:
            return reasons.UNRESOLVED
        return refusals(s.city, frame.number, second(choice))[0]

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), district=DISTRICTS[frame.number])

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.city = s.city.move(frame.number, second(choice))
        s.tell(events.REPOSITIONED, seat, frame.number, s.city.links[frame.number])


PUT_DISTRICT: Final = PutDistrict()
