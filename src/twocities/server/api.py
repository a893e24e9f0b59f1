"""The HTTP API: every endpoint, in one table."""

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec

from twocities.core import Outcome, Reason
from twocities.players.review import Review, points_for
from twocities.server import account_api, own_api, replay
from twocities.server.arranging import convert_options, named_game, problems_of
from twocities.server.asking import FILE, FOUND, REPLAYED, Count, TableAsked, Upload, read_apart, room_of
from twocities.server.asking import OVER as ASKED_OVER
from twocities.server.coach_api import ENDPOINTS as OF_COACH
from twocities.server.coach_api import finished_analysis
from twocities.server.endpoints import Call, Endpoint, Parameters, routes_of
from twocities.server.files import GuestFile, file_news, file_seen, read_file, read_own_cards
from twocities.server.friends_api import ENDPOINTS as OF_FRIENDS
from twocities.server.games import TOLD, Games
from twocities.server.house import NewTable
from twocities.server.lists import NEWEST, Before, Wanted
from twocities.server.messages import (
    AnyCards,
    AnyFacts,
    AnyOptions,
    AnyView,
    CardsOrNone,
    News,
    OutlookOrNone,
    TableCard,
)
from twocities.server.notifications_api import ENDPOINTS as NOTIFICATIONS
from twocities.server.openapi import document
from twocities.server.puzzles_api import ENDPOINTS as OF_PUZZLES
from twocities.server.record_api import ENDPOINTS as RECORD_ENDPOINTS
from twocities.server.scene import news_before
from twocities.server.table import OVER

When = Annotated[float, msgspec.Meta(ge=0, le=1e12)]

# -- requests


class PageAsked(Parameters, frozen=True):
    """A page of a list of tables: those that fit, after the last table of the page before."""

    game: str = ""
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    clock: Literal["", "none", "live", "days"] = ""
    language: str = ""
    before: When | None = None
    before_id: str = ""

    def page(self) -> Before:
        return NEWEST if self.before is None else Before(self.before, self.before_id)

    def wanted(self) -> Wanted:
        return Wanted(self.game, self.seats, self.clock, self.language)


class TablesAsked(PageAsked, frozen=True):
    phase: Literal["open", "running"] | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class FinishedAsked(PageAsked, frozen=True):
    limit: Annotated[int, msgspec.Meta(ge=1, le=50)] = 20


class RecordAsked(TableAsked, frozen=True):
    analysed: bool = False  # with the analysis as comments


class PositionAsked(TableAsked, frozen=True):
    choices: Count


class NewsAsked(TableAsked, frozen=True):
    before: Count


class ReplayAsked(TableAsked, frozen=True):
    seat: replay.Eyes = "all"


class MomentAsked(TableAsked, frozen=True):
    choices: Count
    seat: replay.Eyes = "all"


class TurningPointsAsked(TableAsked, frozen=True):
    eyes: replay.Eyes = "all"


class FileReplayAsked(Parameters, frozen=True):
    seat: replay.Eyes = "all"


class FileMomentAsked(Parameters, frozen=True):
    choices: Count
    seat: replay.Eyes = "all"


class OptionsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to be checked for a game."""

    game: str
    options: AnyOptions = {}


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a card file (docs/cards.md)."""

    game: str
    text: str


# -- responses


class FinishedTable(msgspec.Struct, frozen=True):
    table: TableCard
    outcome: Outcome | None
    at: float


class OptionsTold(msgspec.Struct, frozen=True):
    """Why the options do not make a game, if they don't, and what follows from them."""

    problems: list[Reason]
    seats: int
    empty: list[int]  # those that nobody takes
    facts: AnyFacts


class Replay(msgspec.Struct, frozen=True):
    """A game: everything that happened, without what was undone. A finished game without an outcome was abandoned."""

    table: TableCard
    you: int | None  # the reader's seat
    outcome: Outcome | None
    choices: int  # the number of moments after the first
    news: list[News]


class Moment(msgspec.Struct, frozen=True):
    """What was visible after a number of choices in a game or a file."""

    choices: int
    views: list[AnyView]
    outlook: OutlookOrNone  # computed from these views


class FileCard(msgspec.Struct, frozen=True):
    """What a file contains: a game, its number of choices, and the outcome if it is over; and the ID of its analysis,
    or "" if there is nothing to analyse."""

    game: str
    options: AnyOptions
    seats: int
    empty: list[int]  # those that nobody takes
    choices: int
    outcome: Outcome | None
    analysis: str


class FileReplay(msgspec.Struct, frozen=True):
    """A file: its contents and everything that happens in it, which is nothing for a position."""

    file: FileCard
    news: list[News]


class Address(msgspec.Struct, frozen=True):
    """The server's address for friends; "" if only its own computer can reach it."""

    address: str


# -- handlers


async def games(call: Call) -> Games:
    """The games and their options."""
    return msgspec.structs.replace(TOLD, defaults=call.house.defaults)


async def check_options(call: Call) -> OptionsTold:
    """What the rules say about some options. Creates nothing."""
    call.request.app.state.limits.read(call.request)
    game = named_game(call.body.game)
    options = convert_options(game, call.body.options)
    seats, empty = game.seats(options), list(game.empty_seats(options))
    return OptionsTold(problems_of(game, options), seats, empty, game.facts(options))


async def address(call: Call) -> Address:
    """The address to give to friends."""
    return Address(call.request.app.state.address)


async def tables(call: Call) -> list[TableCard]:
    """The listed open or running tables, newest first: those of a game, with a number of seats, a kind of clock and a
    host who speaks a language. For the next page, `before` and `before_id` are the `created` and `id` of the last."""
    asked = call.asked
    return await call.house.tables(asked.phase, asked.limit, asked.page(), asked.wanted())


async def create_table(call: Call) -> TableCard:
    """Creates a table."""
    if call.body.record or call.body.position or call.body.puzzle:
        call.request.app.state.limits.read(call.request)
    call.request.app.state.limits.new_table(call.request)
    return (await call.house.create(call.body, call.guest)).card()


async def table(call: Call) -> TableCard:
    """A table, whether its game is over or not."""
    return (await room_of(call)).card()


async def finished(call: Call) -> list[FinishedTable]:
    """The listed tables whose games are over, the latest first, filtered like those that are not. For the next page,
    `before` and `before_id` are the `at` of the last and the `id` of its table."""
    call.request.app.state.limits.read(call.request)
    asked = call.asked
    found = await call.house.finished(asked.limit, asked.page(), asked.wanted())
    return [FinishedTable(told.table, told.outcome, at) for told, at in found]


async def record(call: Call) -> str:
    """The record of a finished game, with its analysis as comments if that is wanted."""
    room = await room_of(call)
    analysis = await finished_analysis(call, room.table.name) if call.asked.analysed else None
    return await read_apart(call, lambda: replay.record(room.table, analysis))


async def position(call: Call) -> str:
    """The position of a finished game after a number of choices."""
    room = await room_of(call)
    return await read_apart(call, lambda: replay.position(room.table, call.asked.choices))


async def replayed(call: Call) -> Replay:
    """Everything that happened in a game, without what was undone: from any seat if it is over, from your own if
    not."""
    room = await room_of(call)
    card, table, seat = room.card(), room.table, room.table.seat_of(call.guest)
    news = await read_apart(call, lambda: replay.news_that_count(table, call.asked.seat, seat))
    choices = len(table.moves) if table.phase == OVER else table.reading(seat).choices
    return Replay(card, seat, table.outcome, choices, news)


async def news(call: Call) -> list[News]:
    """The latest news a guest received at a table before a given version."""
    room = await room_of(call)
    table, seat = room.table, room.table.seat_of(call.guest)
    return await read_apart(call, lambda: news_before(table, seat, call.asked.before))


async def moment(call: Call) -> Moment:
    """What was visible after a number of choices: to anyone if the game is over, to yourself if it is running."""
    room, choices = await room_of(call), call.asked.choices
    table, seat = room.table, room.table.seat_of(call.guest)
    seen = await read_apart(call, lambda: replay.seen(table, choices, call.asked.seat, seat))
    return Moment(choices, seen.views, seen.outlook)


async def turning_points(call: Call) -> Review:
    """Each seat's chance of winning a finished game at the start of every round, and the three turns that mattered
    most."""
    call.request.app.state.limits.read(call.request)
    room = await room_of(call)
    seat = replay.seat_of(room.table, call.asked.eyes)
    review = await room.review(call.guest)
    return Review(points_for(review, seat), review.chances)


async def check(call: Call) -> FileCard:
    """What a file contains, or what is wrong with it."""
    return _file_card(await read_apart(call, lambda: read_file(call.body.record, call.body.position)))


async def replayed_file(call: Call) -> FileReplay:
    """Everything that happens in a file, as one seat, all seats or a spectator would see it."""

    def work() -> FileReplay:
        read = read_file(call.body.record, call.body.position)
        return FileReplay(_file_card(read), file_news(read, call.asked.seat))

    return await read_apart(call, work)


async def file_moment(call: Call) -> Moment:
    """What a seat, every seat or a spectator sees in a file after a number of choices; in a position, after none."""
    asked, file = call.asked, call.body
    seen = await read_apart(call, lambda: file_seen(file.record, file.position, asked.choices, asked.seat))
    return Moment(asked.choices, seen.views, seen.outlook)


async def cards(call: Call) -> dict[str, Any] | None:
    """The cards from the owner's box that a table is played with."""
    return (await room_of(call)).table.cards


async def check_cards(call: Call) -> msgspec.Struct:
    """The cards in a file, as options of a game, or what is wrong with them."""
    return await read_apart(call, lambda: read_own_cards(call.body.game, call.body.text))


async def openapi(call: Call) -> dict[str, Any]:
    """This description."""
    return described()


def _file_card(file: GuestFile) -> FileCard:
    options, empty = msgspec.to_builtins(file.options), list(file.game.empty_seats(file.options))
    made, outcome = len(file.choices), file.state.outcome()
    return FileCard(file.game.name, options, file.seats, empty, made, outcome, file.analysis)


# -- the endpoints

_OPTIONS: Final = ("unknown-game", "unreadable-options")
_SEATS: Final = ("no-such-seat", "unknown-level", "name")
_ARRANGED: Final = (
    *(*_OPTIONS, *_SEATS, "clock", "unknown-language"),
    *("file", "no-such-puzzle", "position-listed"),
)


ENDPOINTS: Final = [
    *own_api.ENDPOINTS,
    Endpoint("GET", "/api/games", games, Games),
    Endpoint("GET", "/api/address", address, Address),
    Endpoint("GET", "/api/tables", tables, list[TableCard], ("storage",), TablesAsked),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        TableCard,
        refusals=(*_ARRANGED, "too-fast", "too-many-new-tables", "too-many-tables", "server-full", "storage"),
        body=NewTable,
        status=201,
    ),
    Endpoint("GET", "/api/tables/{id}", table, TableCard, FOUND, TableAsked),
    Endpoint("GET", "/api/tables/{id}/record", record, str, (*REPLAYED, "no-analysis"), RecordAsked),
    Endpoint("GET", "/api/tables/{id}/position", position, str, (*REPLAYED, "no-such-moment"), PositionAsked),
    Endpoint("GET", "/api/tables/{id}/news", news, list[News], (*FOUND, "too-fast"), NewsAsked),
    Endpoint("GET", "/api/tables/{id}/replay", replayed, Replay, (*ASKED_OVER, "no-such-seat"), ReplayAsked),
    Endpoint(
        "GET",
        "/api/tables/{id}/moments/{choices}",
        moment,
        Moment,
        (*REPLAYED, "no-such-moment", "no-such-seat"),
        MomentAsked,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/turning-points",
        turning_points,
        Review,
        (*REPLAYED, "no-such-seat", "failed"),
        TurningPointsAsked,
    ),
    Endpoint("GET", "/api/tables/{id}/cards", cards, CardsOrNone, FOUND, TableAsked),
    Endpoint("GET", "/api/finished", finished, list[FinishedTable], ("storage", "too-fast"), FinishedAsked),
    Endpoint("POST", "/api/options", check_options, OptionsTold, (*_OPTIONS, "too-fast"), body=OptionsAsked),
    Endpoint("POST", "/api/check", check, FileCard, FILE, body=Upload),
    Endpoint("POST", "/api/cards", check_cards, AnyCards, ("unknown-game", *FILE), body=CardsFile),
    Endpoint("POST", "/api/replay", replayed_file, FileReplay, (*FILE, "no-such-seat"), FileReplayAsked, Upload),
    Endpoint(
        "POST",
        "/api/moments/{choices}",
        file_moment,
        Moment,
        (*FILE, "no-such-moment", "no-such-seat"),
        FileMomentAsked,
        Upload,
    ),
    *OF_COACH,
    *OF_FRIENDS,
    *NOTIFICATIONS,
    *OF_PUZZLES,
    Endpoint("GET", "/api/openapi.json", openapi, dict[str, Any]),
    *account_api.ENDPOINTS,
    *RECORD_ENDPOINTS,
]


@cache
def described() -> dict[str, Any]:
    """The OpenAPI document, made when it is first needed: it would slow down every start."""
    return document(ENDPOINTS)


routes: Final = routes_of(ENDPOINTS)
