"""One game between players, from its first decision to its end."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec

from twocities.core import Game, Outcome
from twocities.players.chair import Chair
from twocities.players.player import Forfeit, Player
from twocities.players.spec import generator
from twocities.players.uniform import RandomPlayer

LONGEST: Final = 20_000  # choices; a longer game is going in circles


class Result(msgspec.Struct, frozen=True):
    """How a game went, by seat."""

    moves: tuple[tuple[int, int], ...]  # seat and choice, in order: with options and seed, the record of the game
    places: tuple[int, ...]  # a side that forfeited comes last
    scores: tuple[int, ...]  # None if the game was not played to its end, because all sides but one had forfeited
    rounds: int
    asked: tuple[int, ...]  # how many decisions a seat made
    seconds: tuple[float, ...]  # seconds spent on them
    forfeits: dict[int, str]  # reasons, by seat


def play(game: Game, options: Any, seed: str, players: Sequence[Player[Any]]) -> Result:
    """Plays a game and closes the players.

    A player that raises anything, or makes an illegal choice, forfeits: its side loses. A random player takes over its
    seat, so that the others can play on until one side is left."""
    state = game.new(options, seed)
    sides = game.sides(options)
    chairs = [Chair(player, seat, generator(f"{seed} sample {seat}")) for seat, player in enumerate(players)]
    asked, seconds = [0] * len(players), [0.0] * len(players)
    forfeits: dict[int, str] = {}
    moves: list[tuple[int, int]] = []
    try:
        while (pending := state.pending()) and len(_lost(sides, forfeits)) < len(sides) - 1:
            seat = pending[0]
            start = perf_counter()
            try:
                if len(moves) >= LONGEST and seat not in forfeits:
                    raise Forfeit("the game does not end")
                choice = chairs[seat].choose(state)
            except Exception as problem:
                forfeits[seat] = reason(problem)
                chairs[seat] = Chair(RandomPlayer(generator(f"{seed} stand-in {seat}")), seat, chairs[seat].rng)
                continue
            if seat not in forfeits and len(state.choices(seat)) > 1:
                asked[seat] += 1
                seconds[seat] += perf_counter() - start
            events = state.apply(seat, choice, listen=any([chair.player.listens for chair in chairs]))
            for chair in chairs:
                chair.hear(events)
            moves.append((seat, choice))
    finally:
        for player in players:
            with suppress(Exception):
                player.close(state.outcome())
    outcome = state.outcome()
    return Result(
        moves=tuple(moves),
        places=_places(len(players), [seat for side in _lost(sides, forfeits) for seat in side], outcome),
        scores=outcome.scores if outcome else (),
        rounds=getattr(state.view(None), "round", 0),
        asked=tuple(asked),
        seconds=tuple([round(spent, 6) for spent in seconds]),
        forfeits=forfeits,
    )


def reason(problem: Exception) -> str:
    """The reason given when a player that raised this forfeits."""
    return str(problem) if isinstance(problem, Forfeit) else f"{type(problem).__name__}: {problem}"


def _lost(sides: Sequence[Sequence[int]], forfeits: Mapping[int, str]) -> list[Sequence[int]]:
    return [side for side in sides if any([seat in forfeits for seat in side])]


def _places(seats: int, lost: Sequence[int], outcome: Outcome | None) -> tuple[int, ...]:
    ranks = [(seat in lost, outcome.places[seat] if outcome else 0) for seat in range(seats)]
    return tuple([1 + sum([other < rank for other in ranks]) for rank in ranks])
