"""Sends every listener the scene they may see; a scene that several share is built once."""

from collections.abc import Iterable, Mapping, Sequence

from twocities.server.entries import AnyEntry
from twocities.server.messages import TableCard, encode
from twocities.server.presence import Listener
from twocities.server.scene import NOTHING, news_since, scene
from twocities.server.table import Table


def tell_change(
    listeners: Iterable[Listener],
    before: Table,
    after: Table,
    card: TableCard,
    entries: Sequence[AnyEntry],
    again: bool,
) -> None:
    """Sends the new table and the news to everybody who may know of the new entries; to the others only if `again` is
    set."""
    telling = []
    for listener in listeners:
        old_seat, seat = before.seat_of(listener.guest), after.seat_of(listener.guest)
        reading = before.reading(old_seat)
        since = reading.version if seat == old_seat or before.reading(seat) is reading else 0
        if since < after.reading(seat).version or again:
            telling.append((listener, seat, since))
    _tell(telling, after, card, dict(enumerate(entries, before.version)))


def tell_all(listeners: Iterable[Listener], table: Table, card: TableCard) -> None:
    """Sends the current table to listeners who are up to date with the news."""
    seats = [(listener, table.seat_of(listener.guest)) for listener in listeners]
    _tell([(listener, seat, table.reading(seat).version) for listener, seat in seats], table, card)


def tell_since(listener: Listener, table: Table, card: TableCard, since: int) -> None:
    """Sends everything after a version to a listener; all of it if there is no such version."""
    seat = table.seat_of(listener.guest)
    _tell([(listener, seat, since if 0 <= since <= table.reading(seat).version else 0)], table, card)


def _tell(
    telling: Iterable[tuple[Listener, int | None, int]],
    table: Table,
    card: TableCard,
    read: Mapping[int, AnyEntry] = NOTHING,
) -> None:
    """Sends listeners, each with its seat, the table and the news since a version."""
    messages: dict[tuple[int | None, int, bool], bytes] = {}
    for listener, seat, since in telling:
        key = seat, since, listener.guest == table.host
        if key not in messages:
            messages[key] = encode(scene(table, seat, key[2], card, news_since(table, seat, since, read)))
        listener.send(messages[key])
