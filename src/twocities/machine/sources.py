"""Where that comes from which has no definition of its own: its clause, and whose design it is."""

from typing import Final

DISTRICT: Final = ("M2", "rulebook")  # but for its squares: they are in figures.py
ESCAPE_DIE: Final = ("M8.3", "rulebook")  # but for its faces, likewise
ASSAULT_DIE: Final = ("M9.3", "rulebook")
SERVANT: Final = ("M7", "rulebook")
CLASS: Final = ("M4.2", "rulebook")
