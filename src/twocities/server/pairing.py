"""Quick pairing: somebody who wants to play now gets a seat at a suitable open table, or at a new one for others to
find.

Such a table starts automatically: as soon as every seat is taken or, after the time that people chose, with bots in the
free seats. That moment is stored with the table, so whichever process is running then fills the seats."""

from typing import Annotated, Any, Final

import msgspec

from twocities.core import Game
from twocities.server.arranging import check_language, named_game, read_options
from twocities.server.entries import Clock, Paired
from twocities.server.house import House, NewTable
from twocities.server.lists import Wanted
from twocities.server.messages import AnyOptions, Refused, Sit, Stand, TableCard
from twocities.server.refusals import refusal
from twocities.server.room import Room
from twocities.server.seating import read_name
from twocities.server.table import OPEN

LONGEST_WAIT: Final = 3600.0  # seconds
LIVE: Final = 3600.0  # seconds: somebody who wants to play now does not want a slower clock
CLOCK: Final = Clock(180.0)  # for new tables, whose players may not know each other
ARRIVING: Final = 60.0  # seconds for somebody who was paired to open the table
LOOKED_AT: Final = 500  # open tables, the newest


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play now; the options say with how many seats. After `bots_after` seconds bots take the
    free seats; None: never."""

    game: str
    name: str
    options: AnyOptions = {}
    seats: tuple[int, ...] = ()  # where the person would sit; none: anywhere
    bots_after: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT)] | None = None
    language: str = ""


async def pair(house: House, wish: Pairing, guest: str) -> Room:
    """The table where the guest has a seat now. Raises Refusal or StorageProblem."""
    game = named_game(wish.game)
    options = read_options(game, {**house.defaults.get(game.name, {}), **wish.options})
    _check(wish, game.seats(options))
    async with house.storage.peers.apart(f"pairing {game.name} {game.seats(options)}"):
        room = await _found(house, wish, game, options, guest) or await _made(house, wish, guest)
        await room.hurry(_fills_at(house, wish))
        await room.fill()
    await _leave_others(house, room, guest)
    return room


def _check(wish: Pairing, count: int) -> None:
    """Raises Refusal."""
    read_name(wish.name)
    check_language(wish.language)
    for seat in wish.seats:
        if not 0 <= seat < count:
            raise refusal("no-such-seat", str(seat))


async def _found(house: House, wish: Pairing, game: Game, options: Any, guest: str) -> Room | None:
    """A suitable open table, where the guest now has a seat: the guest's own first, then one that starts automatically,
    one in the guest's language, the oldest."""
    own = {one.table.id for one in await house.tables_of(guest, LOOKED_AT, False)}
    shunned = await house.storage.friends.shunned_by(guest)
    cards = await house.tables(OPEN, LOOKED_AT, wanted=Wanted(game.name, game.seats(options)))
    fitting = [card for card in cards if _fits(card, wish, house.now(), card.id in own)]
    fitting.sort(key=lambda card: (card.id not in own, not card.paired, card.language != wish.language, card.created))
    for card in fitting:
        room = await house.find(card.id)
        if room is None or room.table.options != options:
            continue
        if card.id in own or (shunned.isdisjoint(room.table.guests()) and await _sits(room, wish, guest)):
            return room
    return None


def _fits(card: TableCard, wish: Pairing, now: float, own: bool) -> bool:
    """Whether somebody waits there, for no longer than the guest wants to: until bots come, or only for people. A
    table that does not start automatically needs a host who is there; if bots are wanted, the guest must be the last
    to come."""
    if card.clock.seconds > LIVE or card.clock.forfeits:
        return False
    if card.paired:
        arriving = now - card.created < ARRIVING
        waits = own or arriving or any([seat.online for seat in card.seats])
        return waits and (card.fills_in is None) == (wish.bots_after is None)
    hosted = any([seat.host and seat.online for seat in card.seats])
    free = sum([seat.kind == "open" for seat in card.seats])
    return hosted and (wish.bots_after is None or free == 1)


async def _sits(room: Room, wish: Pairing, guest: str) -> bool:
    """Whether there was a seat for the guest."""
    for seat in wish.seats or range(len(room.table.places)):
        place = room.table.places[seat]
        if not place.guest and not place.level:
            answer = await room.do(guest, Sit(0, seat, wish.name))
            if not isinstance(answer, Refused):
                return True
    return False


async def _made(house: House, wish: Pairing, guest: str) -> Room:
    """A new table, where the guest waits for others."""
    seat = wish.seats[0] if wish.seats else 0
    name, language = wish.name, wish.language
    table = NewTable(wish.game, wish.options, (), seat, name, listed=True, clock=CLOCK, language=language)
    return await house.create(table, guest, Paired(house.now(), _fills_at(house, wish)))


async def _leave_others(house: House, room: Room, guest: str) -> None:
    """Nobody waits at two such tables, since both might start."""
    for own in await house.tables_of(guest, LOOKED_AT, False):
        if own.table.paired and own.table.phase == OPEN and own.table.id != room.table.name:
            other = await house.find(own.table.id)
            if other is not None:
                await other.do(guest, Stand(0))


def _fills_at(house: House, wish: Pairing) -> float:
    return 0.0 if wish.bots_after is None else house.now() + wish.bots_after
