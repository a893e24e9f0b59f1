"""Where that comes from which has no definition of its own: its clause, and whose design it is."""

from typing import Final

DISTRICT: Final = ("M2", "rulebook")  # but for its squares: they are in figures.py
SERVANT: Final = ("M7", "rulebook")
CLASS: Final = ("M4.2", "rulebook")
