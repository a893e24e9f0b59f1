"""Seats and the names of their players: sitting down, replacing a bot, getting up, being removed."""

import re
from typing import Final
from unicodedata import normalize

import msgspec

from twocities.players.spec import LEVELS
from twocities.server.arranging import seat_before_start
from twocities.server.changes import Change, need_host, need_seen, own_seat, place_of
from twocities.server.entries import Admitted, AnyEntry, Closed, Hosted, Place, Seated, Wanted, Withdrawn
from twocities.server.messages import Admit, Clear, Hand, Sit, Stand
from twocities.server.refusals import refusal
from twocities.server.table import OPEN, RUNNING, Table

LONGEST_NAME: Final = 24
SPACES: Final = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")  # of any width
BLANK: Final = "\u115f\u1160\u2800"  # characters without ink that count as letters or symbols
ALIKE: Final = str.maketrans("авекмнорстухіјѕ", "abekmhopctyxijs", BLANK)  # Cyrillic letters to the same in Latin
SUBSTITUTE: Final = "regular"  # plays for people who have left


def sit(table: Table, guest: str, command: Sit, now: float) -> Change:
    place = place_of(table, command.seat)
    name = own_name(table, guest, read_name(command.name))
    mine = table.seat_of(guest)
    if mine is not None and mine != command.seat:
        raise refusal("seated-already", str(mine))
    if place.lost:
        raise refusal("seat-lost")
    if place.guest not in ("", guest):
        raise refusal("seat-taken", str(command.seat))
    if table.held.get(guest, command.seat) != command.seat:
        raise refusal("knows-another-hand", str(table.held[guest]))
    if place.kept_for not in ("", guest):
        raise refusal("seat-kept")
    if table.phase == RUNNING and place.guest != guest:
        return _take_over(table, Wanted(now, command.seat, Place(guest, name)))
    return seat_before_start(table, Seated(now, command.seat, Place(guest, name)))


def _take_over(table: Table, wanted: Wanted) -> Change:
    """Asks for a bot's seat in a running game. Taking it reveals the bot's hand, so the players have to agree."""
    guest = wanted.place.guest
    if guest in table.declined:
        raise refusal("declined")
    if table.wanted is not None and table.wanted.place.guest != guest:
        raise refusal("another-asks")
    if not table.people() and guest == table.host:
        return Change([Seated(wanted.at, wanted.seat, wanted.place)])
    return Change([wanted])


def admit(table: Table, guest: str, command: Admit, now: float) -> Change:
    wanted, seat, people = table.wanted, table.seat_of(guest), table.people()
    asked = seat in people and seat not in table.admitted if people else guest == table.host
    if wanted is None or not asked:
        raise refusal("nothing-proposed")
    need_seen(table, seat, command.version, table.reading(seat).wanted)
    answer = Admitted(now, seat if people else None, command.agrees)
    if not command.agrees or set(people) - {seat, *table.admitted}:
        return Change([answer])
    return Change([answer, Seated(now, wanted.seat, wanted.place)])


def withdraw(table: Table, guest: str, now: float) -> Change:
    """Withdraws the request for a seat of a guest who has left."""
    return Change([Withdrawn(now)] if table.wanted is not None and table.wanted.place.guest == guest else [])


def stand(table: Table, guest: str, command: Stand, now: float) -> Change:
    seat = own_seat(table, guest)
    place_of(table, seat)
    return _vacate(table, seat, now)


def clear(table: Table, guest: str, command: Clear, now: float) -> Change:
    need_host(table, guest)
    place = place_of(table, command.seat)
    return _vacate(table, command.seat, now, place.kept_for or place.guest)


def hand(table: Table, guest: str, command: Hand, now: float) -> Change:
    place = place_of(table, command.seat)
    if command.level not in LEVELS:
        raise refusal("unknown-level", command.level)
    if table.seat_of(guest) != command.seat:
        need_host(table, guest)
        if place.guest and not place.lost:
            raise refusal("seat-taken", str(command.seat))
    seated = Seated(now, command.seat, msgspec.structs.replace(place, level=command.level))
    return seat_before_start(table, seated) if table.phase == OPEN else Change([seated])


def _vacate(table: Table, seat: int, now: float, kept_for: str = "") -> Change:
    """Frees the seat. In a game a bot takes over, and if necessary another guest becomes host. A table that starts
    automatically is closed when its last person leaves."""
    place = table.places[seat]
    left = Place()
    if table.phase == OPEN and table.paired and table.people() == [seat]:
        return Change([Seated(now, seat, left), Closed(now)])
    if table.phase == RUNNING:
        left = Place(level=place.level or SUBSTITUTE, lost=place.lost, kept_for=kept_for)
    return Change([Seated(now, seat, left), *pass_on_hosting(table, place.guest, now)])


def pass_on_hosting(table: Table, leaving: str, now: float) -> list[AnyEntry]:
    """Another person with a seat becomes host if the host leaves."""
    others = [other.guest for other in table.places if other.guest not in ("", leaving) and not other.lost]
    return [Hosted(now, others[0])] if leaving and leaving == table.host and others else []


def read_name(text: str) -> str:
    """A valid name, with single spaces inside and none around it. Raises Refusal."""
    name = SPACES.sub(" ", text).strip()
    if not _plain(name) or len(name) > LONGEST_NAME or not name.isprintable():
        raise refusal("name", str(LONGEST_NAME))
    return name


def own_name(table: Table, guest: str, name: str) -> str:
    """The name for a guest at the table, where nobody else has one that reads the same: a second Ann is called Ann 2.
    The names of spectators who have said something are taken, too."""
    named = [(place.guest, place.name) for place in table.places] + list(table.called.items())
    taken = {_plain(other_name) for other, other_name in named if other != guest}
    own, number = name, 1
    while _plain(own) in taken:
        number += 1
        own = f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
    return own


def _plain(name: str) -> str:
    """The name for comparisons: names that read the same are the same, whatever their letters, spaces and case."""
    return normalize("NFKC", name).casefold().translate(ALIKE)
