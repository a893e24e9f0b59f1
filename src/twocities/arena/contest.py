"""A contest: who plays what, and which game has which deal and seating."""

from collections.abc import Sequence
from hashlib import blake2b
from importlib.metadata import version
from typing import Any, Final

import msgspec

from twocities.arena.match import Result, play, reason
from twocities.arena.problem import ArenaProblem
from twocities.core import Game, State
from twocities.players.player import Player
from twocities.players.spec import UnknownPlayer, make_player

NOBODY: Final = "nobody"  # has a side that nobody plays


class Played(msgspec.Struct, frozen=True):
    """A game of a contest."""

    number: int
    seed: str
    sides: tuple[str, ...]  # by side: its player, or NOBODY
    result: Result


class Contest:
    """Players, one for each side that somebody plays. Each deal is played once per side, and every player takes each
    side in turn, so that no player profits from cards or seat."""

    def __init__(self, game: Game, options: Any, players: Sequence[str], seed: str) -> None:
        """Raises InvalidOptions and ArenaProblem."""
        game.check(options)
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.seed = seed
        self.sides = game.sides(options)
        empty = set(game.empty_seats(options))
        self.taken = [number for number, side in enumerate(self.sides) if not empty.issuperset(side)]
        if len(players) != len(self.taken):
            raise ArenaProblem("arena-sides", sides=len(self.taken), players=len(players))
        self.seeing = {name for name in players if self._sees(name)}  # these get the real state

    def header(self) -> dict[str, Any]:
        """Everything the results depend on."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": msgspec.to_builtins(self.options),
            "players": list(self.players),
            "seed": self.seed,
            "twocities": version("twocities"),
        }

    def play(self, number: int) -> Played:
        """Plays the game with that number, counted from 0: the same whenever and wherever it is played."""
        deal, turn = divmod(number, len(self.taken))
        seed = f"{self.seed} {deal}"
        in_turn = dict(zip(self.taken, self.players[turn:] + self.players[:turn], strict=True))
        names = tuple([in_turn.get(side, NOBODY) for side in range(len(self.sides))])
        by_seat = {seat: name for name, side in zip(names, self.sides, strict=True) for seat in side}
        # a player cannot infer the seed of the game from its own
        seeds = [blake2b(f"{seed} {turn} {seat}".encode(), digest_size=16).hexdigest() for seat in range(len(by_seat))]
        players = [self._player(by_seat[seat], own) for seat, own in enumerate(seeds)]
        return Played(number, seed, names, play(self.game, self.options, seed, players))

    def _sees(self, name: str) -> bool:
        """Whether the player sees everything. It is created to find out, so one that cannot be is refused before the
        first game."""
        try:
            player = make_player(name, self.game, "")
        except UnknownPlayer as problem:
            if problem.reason:
                raise ArenaProblem("arena-absent-player", text=name, reason=problem.reason) from None
            raise ArenaProblem("arena-unknown-player", text=name) from None
        except Exception as problem:
            raise ArenaProblem("arena-absent-player", text=name, reason=reason(problem)) from None
        player.close()
        return player.sees

    def _player(self, name: str, seed: str) -> Player[State]:
        try:
            return make_player("random" if name == NOBODY else name, self.game, seed)  # nobody is never asked
        except Exception as problem:
            return Absent(problem)


class Absent(Player[State]):
    """Stands in for a player that could not be created, and forfeits."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        raise self.problem
