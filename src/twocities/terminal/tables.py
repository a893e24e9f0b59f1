"""The games that the terminal can tell and draw."""

from typing import Final

from twocities.terminal import citadels, machine
from twocities.terminal.table import Table

TABLES: Final[dict[str, type[Table]]] = {"citadels": citadels.Board, "machine": machine.Board}
