"""The two sides, and the public: the same numbers say who knows what (M12)."""

from typing import Final

MACHINE: Final = 0  # also the number of its seat
REVOLUTIONARIES: Final = 1
PUBLIC: Final = 2


def observer_of(seat: int | None) -> int:
    return PUBLIC if seat is None else MACHINE if seat == MACHINE else REVOLUTIONARIES
