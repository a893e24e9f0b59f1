"""Contests between new players and old ones, in which every player takes every side in turn."""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from time import monotonic  # as it is now: `Match` may replace it for the players
from typing import Any, NamedTuple

from tools.learn.players import Problem, player_of
from twocities.arena.contest import Contest, Played
from twocities.arena.report import summarize
from twocities.arena.workers import play_games
from twocities.core import Game, State
from twocities.players.player import Player


class Found(NamedTuple):
    """What a contest says about a player."""

    player: str
    games: int
    win_rate: float
    low: float
    high: float
    sides: list[float]  # the win rate on each side
    milliseconds: float  # per choice
    verbs: dict[str, float]  # how often it made each choice in a game

    def line(self) -> str:
        sides = " ".join([f"{share:.1%}" for share in self.sides])
        return (
            f"{self.player}: {self.win_rate:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games,"
            f" by side {sides}, {self.milliseconds:.2f} ms a choice"
        )


class Match(Contest):
    """A contest whose players may have networks from files."""

    def __init__(
        self, game: Game, options: Any, players: Sequence[str], seed: str, processor_time: bool = False
    ) -> None:
        """The last player has all sides that are left. With `processor_time`, budgets in seconds are used up only
        while the processor works for the player."""
        sides = len(game.sides(options))
        super().__init__(game, options, [*players, *[players[-1]] * (sides - len(players))], seed)
        self.processor_time = processor_time

    def _sees(self, name: str) -> bool:
        player_of(name, self.game, "").close()
        return False

    def play(self, number: int) -> Played:
        if self.processor_time:
            vars(time)["monotonic"] = time.thread_time  # in this process, which plays nothing but this contest
        return super().play(number)

    def _player(self, name: str, seed: str) -> Player[State]:
        return player_of(name, self.game, seed)


def till(end: float, most: int = 0) -> Iterator[int]:
    """Numbers from 0 until the time is over, or there are enough of them."""
    number = 0
    while monotonic() < end and not (most and number >= most):
        yield number
        number += 1


def contest(match: Match, jobs: int, games: int, seconds: float) -> list[Found]:
    """Plays that many games, or starts as many as the time allows; by player, the results. Raises Problem."""
    played = []
    with closing(play_games(match, till(monotonic() + seconds, games), jobs)) as results:
        for one in results:
            if one.result.forfeits:
                raise Problem(f"a player fails: {next(iter(one.result.forfeits.values()))}")
            played.append(one)
    summary = summarize(match, sorted(played, key=lambda one: one.number))
    return [
        Found(
            standing.player,
            standing.games,
            standing.win_rate,
            standing.low,
            standing.high,
            [side.win_rate for side in standing.sides],
            standing.milliseconds or 0.0,
            standing.verbs,
        )
        for standing in sorted(summary.standings, key=lambda standing: match.players.index(standing.player))
    ]
