"""A person's record, from the results of their games: how often they won, with what and against whom."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from twocities.players.spec import LEVELS
from twocities.server.database import Database
from twocities.server.messages import Rating
from twocities.server.ratings import Standing, rating_of
from twocities.server.results import Result, read_result
from twocities.server.schema import RESULTS, TABLES

MOST_GAMES: Final = 5000  # earlier ones are not counted
SHOWN_LAST: Final = 30  # the latest games, of which the record says whether they were won
MOST_POINTS: Final = 200  # of a rating over time, for each game
PEOPLE: Final = "people"  # in place of the level of bots, for games with other people
RULES: Final = "rules"  # and for games in which the rules play the other side


class Group(msgspec.Struct, frozen=True):
    """Games that have something in common: how many, how many were won, and the share that equals would win."""

    game: str
    key: str
    games: int
    won: int
    even: float


class RatingThen(msgspec.Struct, frozen=True):
    """A rating after a game that ended at some time."""

    at: float
    rating: Rating


class Places(msgspec.Struct, frozen=True):
    """How often somebody came first, second and so on, in games with a number of seats."""

    game: str
    seats: int
    games: list[int]  # by place, the first one first


class Statistics(msgspec.Struct, frozen=True):
    """What a person's games have in common. Groups with the most games come first."""

    games: int
    won: int
    by_game: list[Group]  # the key is empty
    by_seats: list[Group]  # by number of seats
    by_side: list[Group]  # by number of the side, counted from 0, or "rules" if these play the other one
    by_level: list[Group]  # by level of the strongest bot, "people" or "rules"
    held: list[Group]  # by character or Hero held at least once
    places: list[Places]
    last: list[bool]  # whether each of the last 30 games was won, the last one first
    streak: int  # games won in a row, up to the last
    longest: int  # the longest such streak


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a person."""

    table: str
    kept: bool  # the table has not been deleted, so there is a replay
    game: str
    at: float  # when it ended
    won: bool
    seats: int
    side: int  # counted from 0
    place: int
    score: int | None  # None in games without scores
    best: int | None  # the highest score of the others
    against: str  # the level of the strongest bot, "people" or "rules"
    left: bool  # the person did not finish it
    rating: Rating | None  # after the game, if it was rated


class Records:
    """All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def statistics(self, guest: str) -> Statistics:
        """Of a person's last games."""
        query = (
            select(RESULTS.c.game, RESULTS.c.won, RESULTS.c.result)
            .where(RESULTS.c.guest == guest)
            .order_by(RESULTS.c.at.desc())
            .limit(MOST_GAMES)
        )
        with self._database.transaction() as connection:
            rows = connection.execute(query).all()
        return statistics([(row.game, row.won, read_result(row.result)) for row in rows])

    def games(self, guest: str, limit: int, before: float | None = None) -> list[PlayedGame]:
        """A person's games that ended before a moment, the last one first."""
        query = (
            select(RESULTS, TABLES.c.id.label("kept"))
            .outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(RESULTS.c.guest == guest, RESULTS.c.at < (float("inf") if before is None else before))
            .order_by(RESULTS.c.at.desc())
            .limit(limit)
        )
        with self._database.transaction() as connection:
            rows = connection.execute(query).all()
        return [_played(row, read_result(row.result)) for row in rows]

    def curves(self, guest: str) -> dict[str, list[RatingThen]]:
        """By game: a person's rating after each of the last rated games, the first one first."""
        query = (
            select(RESULTS.c.game, RESULTS.c.at, RESULTS.c.mu, RESULTS.c.sigma)
            .where(RESULTS.c.guest == guest, RESULTS.c.mu.is_not(None))
            .order_by(RESULTS.c.at.desc())
            .limit(MOST_GAMES)
        )
        found: dict[str, list[RatingThen]] = defaultdict(list)
        with self._database.transaction() as connection:
            for row in connection.execute(query):
                if len(found[row.game]) < MOST_POINTS:
                    found[row.game].append(RatingThen(row.at, rating_of(Standing(row.mu, row.sigma))))
        return {game: points[::-1] for game, points in found.items()}


def statistics(games: Sequence[tuple[str, bool, Result]]) -> Statistics:
    """Of games, the last one first: each with its name and whether it was won."""
    tallies = {kind: Tally() for kind in ("by_game", "by_seats", "by_side", "by_level", "held")}
    places: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for game, won, result in games:
        even = 1 / result.sides
        tallies["by_game"].add(game, "", won, even)
        tallies["by_seats"].add(game, str(result.seats), won, even)
        opponent = against(result)
        tallies["by_side"].add(game, RULES if opponent == RULES else str(result.side), won, even)
        tallies["by_level"].add(game, opponent, won, even)
        for name in result.held:
            tallies["held"].add(game, name, won, even)
        places[game, result.seats][result.place] += 1
    wins = [won for _, won, _ in games]
    runs = "".join(["1" if won else "0" for won in wins]).split("0")
    return Statistics(
        games=len(games),
        won=sum(wins),
        places=[
            Places(game, seats, [counts[place] for place in range(1, max(counts) + 1)])
            for (game, seats), counts in sorted(places.items())
        ],
        last=wins[:SHOWN_LAST],
        streak=len(runs[0]),
        longest=max(map(len, runs)),
        **{kind: tally.groups() for kind, tally in tallies.items()},
    )


def against(result: Result) -> str:
    """Whom somebody played with: the rules, other people, or bots up to a level."""
    if "" in result.levels:
        return RULES
    strongest = [level for level in LEVELS if level in result.levels]
    return PEOPLE if result.people > 1 or not strongest else strongest[-1]


class Tally:
    """Games and wins, by game and what they have in common."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0, 0, 0.0])

    def add(self, game: str, key: str, won: bool, even: float) -> None:
        found = self._found[game, key]
        found[0] += 1
        found[1] += won
        found[2] += even

    def groups(self) -> list[Group]:
        found = [
            Group(game, key, int(games), int(won), even / games)
            for (game, key), (games, won, even) in self._found.items()
        ]
        return sorted(found, key=lambda group: -group.games)


def _played(row: Row[Any], result: Result) -> PlayedGame:
    return PlayedGame(
        table=row.table_id,
        kept=row.kept is not None,
        game=row.game,
        at=row.at,
        won=row.won,
        seats=result.seats,
        side=result.side,
        place=result.place,
        score=result.score,
        best=result.best,
        against=against(result),
        left=result.left,
        rating=None if row.mu is None else rating_of(Standing(row.mu, row.sigma)),
    )
