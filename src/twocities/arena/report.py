"""What the games of a contest say: win rates with 95 % intervals, ratings, lengths, forfeits; as JSON and CSV."""

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from twocities.arena.contest import Contest, Played
from twocities.core.choice import verb_of

Z: Final = 1.959964  # standard deviations: 95% are within

Rated = tuple[float, float]  # strength, and its standard deviation
NOTHING: Final[Mapping[str, Rated]] = {}


class OnSide(msgspec.Struct, frozen=True):
    """How a player did on one side."""

    side: int
    games: int
    win_rate: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How a player did. If it plays several sides of each game, the average over them counts."""

    player: str
    sees_everything: bool
    games: int
    win_rate: float  # a win shared by n players counts as 1/n
    low: float
    high: float
    place: float
    score: float | None  # None if no game was played to its end
    mu: float
    sigma: float
    milliseconds: float | None  # per choice; None if it never had one
    forfeits: int
    verbs: dict[str, float]  # how many choices of each kind, by the verb of their text, it made per game
    sides: list[OnSide]


class Forfeited(msgspec.Struct, frozen=True):
    """A game that a player forfeited."""

    game: int
    seat: int
    player: str
    reason: str


class Report(msgspec.Struct, frozen=True):
    """The outcome of a contest."""

    contest: dict[str, Any]
    games: int
    chance: float  # the win rate of players of equal strength
    choices: float  # in a game, on average
    rounds: float
    standings: list[Standing]  # the best first
    forfeits: list[Forfeited]


class Tally:
    """Wins and games by player and side, counted one game at a time."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = {name: [0] * len(contest.sides) for name in contest.players}
        self.wins = {name: [0.0] * len(contest.sides) for name in contest.players}

    def add(self, played: Played) -> None:
        places = side_places(self.contest, played)
        for side in self.contest.taken:
            name = played.sides[side]
            self.games[name][side] += 1
            if places[side] == 1:
                self.wins[name][side] += 1 / places.count(1)

    def win_rate(self, name: str) -> float:
        return mean(sum(self.wins[name]), sum(self.games[name]))


def side_places(contest: Contest, played: Played) -> list[int]:
    """Places counted in sides: if one plays against three, the three come second, not fourth."""
    places = [played.result.places[side[0]] for side in contest.sides]
    return [1 + sum([other < place for other in places]) for place in places]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The range of the true win rate, with 95% confidence (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summarize(contest: Contest, games: Sequence[Played]) -> Report:
    """The report on games, which come in the order of their numbers."""
    tally = Tally(contest)
    for played in games:
        tally.add(played)
    ratings = rate(contest, games)
    whole = [played.result for played in games if played.result.scores]
    standings = [_standing(contest, games, tally, name, *ratings[name]) for name in dict.fromkeys(contest.players)]
    return Report(
        contest=contest.header(),
        games=len(games),
        chance=1 / len(contest.sides),
        choices=mean(sum([len(result.moves) for result in whole]), len(whole)),
        rounds=mean(sum([result.rounds for result in whole]), len(whole)),
        standings=sorted(standings, key=lambda standing: -standing.win_rate),
        forfeits=list(_forfeits(contest, games)),
    )


def _standing(contest: Contest, games: Sequence[Played], tally: Tally, name: str, mu: float, sigma: float) -> Standing:
    held = contest.players.count(name)
    low, high = wilson(sum(tally.wins[name]), len(games))  # in which any of its sides won
    places, scores, asked, seconds = [], [], 0, 0.0
    for played in games:
        result, by_side = played.result, side_places(contest, played)
        for side in [side for side, player in enumerate(played.sides) if player == name]:
            seats = contest.sides[side]
            places.append(by_side[side])
            if result.scores and not any([seat in result.forfeits for seat in seats]):
                scores.append(result.scores[seats[0]])
            asked += sum([result.asked[seat] for seat in seats])
            seconds += sum([result.seconds[seat] for seat in seats])
    return Standing(
        player=name,
        sees_everything=name in contest.seeing,
        games=len(games),
        win_rate=tally.win_rate(name),
        low=low / held,
        high=high / held,
        place=mean(sum(places), len(places)),
        score=mean(sum(scores), len(scores)) if scores else None,
        mu=mu,
        sigma=sigma,
        milliseconds=1000 * seconds / asked if asked else None,
        forfeits=sum([forfeited.player == name for forfeited in _forfeits(contest, games)]),
        verbs=verbs_played(contest, games, name),
        sides=[
            OnSide(side, count, mean(wins, count), *wilson(wins, count))
            for side, (wins, count) in enumerate(zip(tally.wins[name], tally.games[name], strict=True))
            if side in contest.taken
        ],
    )


def verbs_played(contest: Contest, games: Sequence[Played], name: str) -> dict[str, float]:
    """How many choices of each kind, by the verb of their text, a player made per game, on all its sides together."""
    found: Counter[str] = Counter()
    for played in games:
        seats = {seat for side, player in enumerate(played.sides) if player == name for seat in contest.sides[side]}
        for seat, choice in played.result.moves:
            if seat in seats:
                found[contest.game.grammar.templates[verb_of(choice)]] += 1
    return {verb: times / len(games) for verb, times in found.most_common()}


def _forfeits(contest: Contest, games: Sequence[Played]) -> Iterable[Forfeited]:
    for played in games:
        for seat, reason in sorted(played.result.forfeits.items()):
            (name,) = [name for name, seats in zip(played.sides, contest.sides, strict=True) if seat in seats]
            yield Forfeited(played.number, seat, name, reason)


def rate(contest: Contest, games: Sequence[Played], before: Mapping[str, Rated] = NOTHING) -> dict[str, Rated]:
    """Ratings (Plackett and Luce's model): each player's strength and its uncertainty, starting from those `before` or,
    for newcomers, from 25 and 8.3. A player with several sides gets the average over them."""
    model = PlackettLuce()
    new = (model.mu, model.sigma)
    ratings = {**dict.fromkeys(contest.players, new), **before}
    for played in games:
        teams = [[model.rating(*ratings.get(name, new))] for name in played.sides]
        rated = model.rate(teams, ranks=[float(place) for place in side_places(contest, played)])
        for name in contest.players:
            own = [team[0] for team, player in zip(rated, played.sides, strict=True) if player == name]
            ratings[name] = mean(sum([r.mu for r in own]), len(own)), mean(sum([r.sigma for r in own]), len(own))
    return ratings


def mean(total: float, count: int) -> float:
    return total / count if count else 0.0


def write(report: Report, folder: Path) -> None:
    """`report.json` with everything, `report.csv` with a row per player and side. Raises OSError."""
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    with (folder / "report.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        columns = [name for name in Standing.__struct_fields__ if name not in ("verbs", "sides")]
        rows.writerow(["side", *columns])
        for standing in report.standings:
            rows.writerow(["all", *[getattr(standing, name) for name in columns]])
            for on in standing.sides:
                row = {"player": standing.player, **msgspec.structs.asdict(on)}
                rows.writerow([on.side, *[row.get(name) for name in columns]])
