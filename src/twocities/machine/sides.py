"""The two sides, and the public: numbers that also tell who observes what (M12)."""

from typing import Final

MACHINE: Final = 0  # its seat as well
REVOLUTIONARIES: Final = 1
PUBLIC: Final = 2
