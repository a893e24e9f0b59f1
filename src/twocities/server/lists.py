"""Lists of tables that everybody sees: which tables they show, in which order, and a page at a time."""

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Column, ColumnElement, Select, func, literal, or_, select

from twocities.server.schema import TABLES

DAY: Final = 86_400.0
SHARE: Final = 10  # tables of one host on a page
LOOKED_AT: Final = 1000  # the latest tables that these are chosen from


class Listed(NamedTuple):
    """A table in a list, with the document from summary.py."""

    table: str
    card: str
    at: float  # when it was created or, if over, when it finished
    seat: int  # of the guest whose tables are listed, otherwise -1
    guest: str = ""  # the one in that seat
    lost: bool = False  # a bot has taken over the guest's seat for good


class Before(NamedTuple):
    """Where a page begins: after the table that was created, or finished, at a moment. Of several with the same moment,
    its ID says which."""

    at: float = float("inf")
    table: str = ""


class Wanted(NamedTuple):
    """Which tables somebody is looking for; None or "" means any."""

    game: str = ""
    seats: int | None = None
    clock: Literal["", "none", "live", "days"] = ""  # no limit, less than a day, a day or more
    language: str = ""

    def conditions(self) -> list[ColumnElement[bool]]:
        seconds = TABLES.c.clock
        clocks = {"none": seconds == 0, "live": (seconds > 0) & (seconds < DAY), "days": seconds >= DAY}
        return [
            *([TABLES.c.game == self.game] if self.game else ()),
            *([TABLES.c.seat_count == self.seats] if self.seats is not None else ()),
            *([clocks[self.clock]] if self.clock else ()),
            *([TABLES.c.language == self.language] if self.language else ()),
        ]


ANY: Final = Wanted()
NEWEST: Final = Before()


def listed(at: Column[Any], before: Before, *which: ColumnElement[bool]) -> Select[Any]:
    """Listed tables, newest first, with a maximum per host, so that nobody can fill the list."""
    earlier = (at <= before.at) & or_(at < before.at, TABLES.c.id < before.table)
    newest = select(TABLES.c.id, TABLES.c.card, at.label("at"), TABLES.c.host).where(TABLES.c.listed, earlier, *which)
    last = newest.order_by(at.desc(), TABLES.c.id.desc()).limit(LOOKED_AT).subquery()
    order = last.c.at.desc(), last.c.id.desc()
    ranked = select(last, func.row_number().over(partition_by=last.c.host, order_by=order).label("rank")).subquery()
    nobody = literal(-1), literal(""), literal(False)
    shown = select(ranked.c.id, ranked.c.card, ranked.c.at, *nobody).where(ranked.c.rank <= SHARE)
    return shown.order_by(ranked.c.at.desc(), ranked.c.id.desc())
