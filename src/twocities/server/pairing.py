"""Quick pairing: somebody who wants to play now sits down at a fitting open table, or at a new one for others to find.

Such a table starts by itself: when every seat is taken or, after the time that people chose, with bots in the free
seats. The moment is stored with the table, so that whichever process is there then fills it."""

from typing import Annotated, Final

import msgspec

from twocities.server.arranging import named_game, read_options
from twocities.server.database import StorageProblem
from twocities.server.entries import Clock, Paired
from twocities.server.house import House, NewTable
from twocities.server.messages import AnyOptions, Refused, Sit, TableCard
from twocities.server.refusals import refusal
from twocities.server.room import Room
from twocities.server.storage import Wanted
from twocities.server.table import OPEN

LONGEST_WAIT: Final = 3600
LIVE: Final = 3600.0  # seconds: whoever plays now wants no slower clock
CLOCK: Final = Clock(180.0)  # of a new table: its players may not know each other
LOOKED_AT: Final = 50  # open tables


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play now, with as many seats as the options say. Bots take the free seats after so many
    seconds; 0: never."""

    game: str
    name: str
    options: AnyOptions = {}
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_WAIT)] = 0
    language: str = ""


async def pair(house: House, wish: Pairing, guest: str) -> Room:
    """The table where the guest sits now. Raises Refusal."""
    game = named_game(wish.game)
    seats = game.seats(read_options(game, wish.options))
    try:
        async with house.storage.peers.apart(f"pairing {wish.game} {seats}"):
            return await _found(house, wish, seats, guest) or await _made(house, wish, guest)
    except StorageProblem as problem:
        raise refusal("storage", problem.key) from None


async def _found(house: House, wish: Pairing, seats: int, guest: str) -> Room | None:
    """At a table that is there."""
    own = {one.table.id for one in await house.tables_of(guest, LOOKED_AT, False)}
    wanted = Wanted(game=wish.game, seats=seats)
    fitting = [card for card in await house.tables(OPEN, LOOKED_AT, wanted=wanted) if _fits(card, wish)]
    for card in sorted(fitting, key=lambda card: (card.id not in own, not card.paired, card.created)):
        room = await house.find(card.id)
        if room is not None and (card.id in own or await _sits(room, wish, guest)):
            await room.hurry(_fills_at(house, wish))
            return room
    return None


def _fits(card: TableCard, wish: Pairing) -> bool:
    """Whether it starts by itself, with bots or without as wanted, or its host is there to start it."""
    starts = card.fills_at > 0 if wish.bots_after else not card.fills_at
    hosted = any([seat.host and seat.online for seat in card.seats])
    return card.clock.seconds <= LIVE and not card.cards and (starts if card.paired else hosted)


async def _sits(room: Room, wish: Pairing, guest: str) -> bool:
    """Whether there was a seat for the guest."""
    for seat, place in enumerate(room.table.places):
        if not place.guest and not place.level:
            answer = await room.do(guest, Sit(0, seat, wish.name))
            if not isinstance(answer, Refused):
                return True
    return False


async def _made(house: House, wish: Pairing, guest: str) -> Room:
    fills_at = _fills_at(house, wish)
    table = NewTable(wish.game, wish.options, seat=0, name=wish.name, listed=True, clock=CLOCK, language=wish.language)
    return await house.create(table, guest, Paired(house.now(), fills_at))


def _fills_at(house: House, wish: Pairing) -> float:
    return house.now() + wish.bots_after if wish.bots_after else 0.0
