"""Ratings of people, from the results of their games: each game is rated once, in the order in which they ended."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.server.database import Database
from twocities.server.messages import Rating
from twocities.server.results import Result, read_result
from twocities.server.schema import BANS, RATINGS, RESULTS, SEATS, TABLES

# The values openskill starts with, and the scale that people read: as in chess, a difference of 400 in a two-player
# game means odds of 10 to 1.
MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
MIDDLE: Final = 1500
SCALE: Final = 400 / log(10) / (BETA * sqrt(2))
Z: Final = 1.959964  # standard deviations: 95% are within

SETTLED: Final = 10.0  # seconds after the end of a game: by then every game that ended before it is stored
AT_ONCE: Final = 100  # games
RATING_LOCK: Final = 1650  # an arbitrary number for the advisory lock held while ratings change in PostgreSQL

LEAST_GAMES: Final = 10  # rated games needed for the leaderboard


class Standing(NamedTuple):
    """A person's rating in a game."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


class Rank(NamedTuple):
    """A row of the leaderboard."""

    place: int
    guest: str
    name: str
    standing: Standing


class Ratings:
    """All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def rate(self, until: float) -> int:
        """Rates games that ended before a moment and are not rated yet, the oldest first; returns how many. All are
        written together or not at all, and only one process at a time does it."""
        with self._database.transaction(write=True) as connection:
            if connection.dialect.name == "postgresql":
                if not connection.scalar(select(func.pg_try_advisory_xact_lock(RATING_LOCK))):
                    return 0
            return _rate(connection, until)

    def of(self, guest: str) -> dict[str, tuple[Standing, bool]]:
        """By game: the rating of a person, and whether it is hidden."""
        query = select(RATINGS).where(RATINGS.c.guest == guest)
        with self._database.transaction() as connection:
            return {row.game: (_standing(row), row.hidden) for row in connection.execute(query)}

    def shown(self, game: str, guests: Iterable[str]) -> dict[str, Rating]:
        """By guest: the rating that others may see."""
        query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.guest.in_(list(guests)), ~RATINGS.c.hidden)
        with self._database.transaction() as connection:
            return {row.guest: rating_of(_standing(row)) for row in connection.execute(query)}

    def at_tables(self, tables: Sequence[str]) -> dict[str, dict[int, Rating]]:
        """By table and seat: the ratings that others may see."""
        query = (
            select(SEATS.c.table_id, SEATS.c.seat, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
            .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
            .join(RATINGS, (RATINGS.c.guest == SEATS.c.guest) & (RATINGS.c.game == TABLES.c.game))
            .where(SEATS.c.table_id.in_(tables), SEATS.c.lost_at.is_(None), ~RATINGS.c.hidden)
        )
        found: dict[str, dict[int, Rating]] = defaultdict(dict)
        with self._database.transaction() as connection:
            for row in connection.execute(query) if tables else ():
                found[row.table_id][row.seat] = rating_of(_standing(row))
        return found

    def hide(self, guest: str, hidden: bool) -> bool:
        """Hides a person's ratings in all games from others, or shows them; returns whether there are any."""
        with self._database.transaction(write=True) as connection:
            hold_ratings(connection)
            change = update(RATINGS).where(RATINGS.c.guest == guest).values(hidden=hidden)
            return connection.execute(change).rowcount > 0

    # -- the leaderboard

    def best(self, game: str, first: int, count: int) -> list[Rank]:
        """Some of the people in the leaderboard, from a place on, counted from 0."""
        query = select(RATINGS).where(*_in_board(game)).order_by(RATINGS.c.mu.desc(), RATINGS.c.guest)
        with self._database.transaction() as connection:
            rows = connection.execute(query.offset(first).limit(count)).all()
        return [Rank(place, row.guest, row.name, _standing(row)) for place, row in enumerate(rows, first + 1)]

    def listed(self, game: str) -> int:
        """How many people are in the leaderboard."""
        query = select(func.count()).select_from(RATINGS).where(*_in_board(game))
        with self._database.transaction() as connection:
            return connection.scalars(query).one()

    def place_of(self, game: str, guest: str) -> Rank | None:
        """A person's own row of the leaderboard."""
        with self._database.transaction() as connection:
            row = connection.execute(select(RATINGS).where(*_in_board(game), RATINGS.c.guest == guest)).first()
            if row is None:
                return None
            better = (RATINGS.c.mu > row.mu) | ((RATINGS.c.mu == row.mu) & (RATINGS.c.guest < guest))
            place = connection.scalars(select(func.count()).select_from(RATINGS).where(*_in_board(game), better)).one()
        return Rank(place + 1, guest, row.name, _standing(row))


def rating_of(standing: Standing) -> Rating:
    """A rating on the scale people read, with its 95% interval."""
    return Rating(round(MIDDLE + SCALE * (standing.mu - MU)), round(Z * SCALE * standing.sigma))


def _standing(row: Any) -> Standing:
    return Standing(row.mu, row.sigma, row.games)


def _in_board(game: str) -> tuple[ColumnElement[bool], ...]:
    """People with enough games who do not hide their rating and are not banned."""
    return (
        RATINGS.c.game == game,
        ~RATINGS.c.hidden,
        RATINGS.c.games >= LEAST_GAMES,
        RATINGS.c.guest.not_in(select(BANS.c.who)),
    )


def hold_ratings(connection: Connection) -> None:
    """Waits until nobody else, in any process, is changing ratings, and prevents it until the transaction ends."""
    if connection.dialect.name == "postgresql":  # in SQLite only one transaction writes anyway
        connection.execute(select(func.pg_advisory_xact_lock(RATING_LOCK)))


def _rate(connection: Connection, until: float) -> int:
    played = _due(connection, until)
    guests = {row.guest for rows in played.values() for row in rows}
    known = connection.execute(select(RATINGS).where(RATINGS.c.guest.in_(guests))).all() if guests else []
    standings = {(row.guest, row.game): _standing(row) for row in known}
    hidden = {row.guest for row in known if row.hidden}
    for table, rows in played.items():
        game, results = rows[0].game, {row.guest: read_result(row.result) for row in rows}
        after = rated(results, {guest: standings.get((guest, game), Standing()) for guest in results})
        for guest, new in after.items():
            standings[guest, game] = new
            which = (RESULTS.c.guest == guest) & (RESULTS.c.table_id == table)
            connection.execute(update(RESULTS).where(which).values(rate_at=None, mu=new.mu, sigma=new.sigma))
            values = {**new._asdict(), "name": results[guest].name}
            row = insert_or(RATINGS).values(guest=guest, game=game, hidden=guest in hidden, **values)
            connection.execute(row.on_conflict_do_update(index_elements=["guest", "game"], set_=values))
    return len(played)


def _due(connection: Connection, until: float) -> dict[str, list[Row[Any]]]:
    """By table, in the order in which the games ended: the results to be rated together."""
    when = select(RESULTS.c.table_id, RESULTS.c.rate_at).where(RESULTS.c.rate_at <= until).distinct()
    ended = connection.execute(when.order_by(RESULTS.c.rate_at, RESULTS.c.table_id).limit(AT_ONCE)).all()
    found: dict[str, list[Row[Any]]] = {row.table_id: [] for row in ended}
    query = select(RESULTS).where(RESULTS.c.table_id.in_(list(found)), RESULTS.c.rate_at.is_not(None))
    for row in connection.execute(query.order_by(RESULTS.c.guest)) if found else ():
        found[row.table_id].append(row)
    return found


def rated(results: Mapping[str, Result], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """The ratings of the people in a game after it (Plackett and Luce's model, with teams)."""
    teams: dict[int, list[str]] = defaultdict(list)
    for guest, result in results.items():
        teams[result.team].append(guest)
    if len(teams) < 2:  # the others have been deleted
        return dict(before)
    given = [[MODEL.rating(before[guest].mu, before[guest].sigma) for guest in team] for team in teams.values()]
    ranks = [float(results[team[0]].rank) for team in teams.values()]
    after = {}
    for team, new in zip(teams.values(), MODEL.rate(given, ranks=ranks), strict=True):
        for guest, rating in zip(team, new, strict=True):
            after[guest] = Standing(rating.mu, rating.sigma, before[guest].games + 1)
    return after
