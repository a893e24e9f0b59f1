"""The part of the HTTP API about a person's record, and the leaderboard."""

from asyncio import to_thread
from pathlib import Path
from typing import Annotated, Final

import msgspec

from twocities.server.arranging import named_game
from twocities.server.endpoints import Call, Endpoint, Parameters
from twocities.server.messages import Rating
from twocities.server.ratings import LEAST_GAMES, Rank, Standing, rating_of
from twocities.server.records import PlayedGame, RatingThen, Statistics
from twocities.server.refusals import refusal

PAGE: Final = 50  # people of a leaderboard

When = Annotated[float, msgspec.Meta(ge=0, le=1e12)]


class RecordGamesAsked(Parameters, frozen=True):
    before: When | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=50)] = 20


class LeaderboardAsked(Parameters, frozen=True):
    game: str
    page: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class RatingShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see the guest's ratings."""

    shown: bool


class OwnRating(msgspec.Struct, frozen=True):
    """A person's rating in a game, and how it changed."""

    game: str
    rating: Rating
    games: int
    shown: bool
    curve: list[RatingThen]


class OwnRecord(msgspec.Struct, frozen=True):
    """What a person's finished games add up to. Nobody else can read it."""

    statistics: Statistics
    ratings: list[OwnRating]


class LeaderboardRow(msgspec.Struct, frozen=True):
    place: int
    name: str
    rating: Rating
    games: int
    you: bool


class BotRating(msgspec.Struct, frozen=True):
    """A level of bots, rated in games among bots."""

    level: str
    rating: Rating
    games: int


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of the people with the highest ratings."""

    rows: list[LeaderboardRow]
    page: int
    pages: int
    people: int
    you: LeaderboardRow | None  # the reader's own row, if it has one
    least_games: int  # rated ones, to be listed
    bots: list[BotRating]


async def own_record(call: Call) -> OwnRecord:
    """The guest's own record: wins by game, number of seats, side, opponents, and characters or Heroes held; places,
    streaks and ratings."""
    call.request.app.state.limits.read(call.request)
    storage, guest = call.house.storage, call.guest

    def read() -> OwnRecord:
        curves = storage.records.curves(guest)
        ratings = [
            OwnRating(game, rating_of(standing), standing.games, not hidden, curves.get(game, []))
            for game, (standing, hidden) in sorted(storage.ratings.of(guest).items())
        ]
        return OwnRecord(storage.records.statistics(guest), ratings)

    return await to_thread(read)


async def own_games(call: Call) -> list[PlayedGame]:
    """The guest's own finished games, the last one first; `before`: those that ended before a moment."""
    call.request.app.state.limits.read(call.request)
    return await to_thread(call.house.storage.records.games, call.guest, call.asked.limit, call.asked.before)


async def show_rating(call: Call) -> RatingShown:
    """Shows the guest's ratings to others, in lists, at tables and in the leaderboard, or hides them."""
    call.request.app.state.limits.read(call.request)
    shown: RatingShown = call.body
    if not await to_thread(call.house.storage.ratings.hide, call.guest, not shown.shown):
        raise refusal("unrated")
    return shown


async def leaderboard(call: Call) -> Leaderboard:
    """The people with the highest ratings in a game, and the bots rated among themselves."""
    call.request.app.state.limits.read(call.request)
    game, ratings, guest = named_game(call.asked.game).name, call.house.storage.ratings, call.guest

    def row(rank: Rank) -> LeaderboardRow:
        standing = rank.standing
        return LeaderboardRow(rank.place, rank.name, rating_of(standing), standing.games, rank.guest == guest)

    def read() -> Leaderboard:
        people = ratings.listed(game)
        own = ratings.place_of(game, guest)
        return Leaderboard(
            rows=[row(rank) for rank in ratings.best(game, (call.asked.page - 1) * PAGE, PAGE)],
            page=call.asked.page,
            pages=max(1, -(-people // PAGE)),
            people=people,
            you=row(own) if own else None,
            least_games=LEAST_GAMES,
            bots=BOTS.get(game, []),
        )

    return await to_thread(read)


class _Levels(msgspec.Struct, frozen=True):
    """The file of the bots' ratings, by game and level (tools/bot_ratings.py)."""

    command: str
    levels: dict[str, dict[str, "_Level"]]


class _Level(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    games: int


def _bots() -> dict[str, list[BotRating]]:
    text = Path(__file__).with_name("bot_ratings.json").read_bytes()
    levels = msgspec.json.decode(text, type=_Levels).levels
    return {
        game: [BotRating(level, rating_of(Standing(of.mu, of.sigma)), of.games) for level, of in rated.items()]
        for game, rated in levels.items()
    }


BOTS: Final = _bots()

ENDPOINTS: Final = [
    Endpoint("GET", "/api/record", own_record, OwnRecord, ("storage", "too-fast")),
    Endpoint("GET", "/api/record/games", own_games, list[PlayedGame], ("storage", "too-fast"), RecordGamesAsked),
    Endpoint(
        "POST", "/api/record/rating", show_rating, RatingShown, ("unrated", "storage", "too-fast"), body=RatingShown
    ),
    Endpoint(
        "GET",
        "/api/leaderboard",
        leaderboard,
        Leaderboard,
        ("unknown-game", "storage", "too-fast"),
        LeaderboardAsked,
    ),
]
