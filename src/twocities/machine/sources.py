"""The clause and provenance of things that have no definition elsewhere."""

from typing import Final

DISTRICT: Final = ("M2", "rulebook")  # without its squares, which are in figures.py
ESCAPE_DIE: Final = ("M8.3", "rulebook")  # without its faces, which are there too
ASSAULT_DIE: Final = ("M9.3", "rulebook")
SERVANT: Final = ("M7", "rulebook")
CLASS: Final = ("M4.2", "rulebook")
MOVEMENT: Final = ("M16.4", "public")  # except for what maintenance does
SERVANT_OF_AUTOMATON: Final = ("M16.6", "house")
