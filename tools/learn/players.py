"""The players of self-play and contests: the heuristics, or networks from a file, used by a search in some manner."""

from functools import lru_cache
from pathlib import Path
from pkgutil import resolve_name

from twocities.core import Game, State
from twocities.players.features import Encoder
from twocities.players.heuristic import Heuristic
from twocities.players.learned import make_learned
from twocities.players.player import Player
from twocities.players.spec import generator, heuristic_of, make_player, read_budget
from twocities.players.thinkers import HalvingPlayer, HeuristicPlayer, SearchPlayer

Manner = dict[str, float]  # attributes of the heuristics that the search reads, and the temperature of instant play


class Problem(Exception):
    """Why learning cannot begin or continue."""


@lru_cache(maxsize=8)
def _made(game: Game, weights: bytes | None, manner: tuple[tuple[str, float], ...]) -> Heuristic:
    plain: Heuristic = resolve_name(game.heuristic)()
    made = plain.base() if weights is None else make_learned(plain, weights)
    for name, value in manner:
        setattr(made, name, type(getattr(made, name))(value))
    return made


def make_heuristic(game: Game, weights: bytes | None, manner: Manner) -> Heuristic:
    """Created once for each set of weights."""
    return _made(game, weights, tuple(sorted((name, value) for name, value in manner.items() if name != "temperature")))


def encoder_of(game: Game) -> Encoder:
    """Raises Problem."""
    path = heuristic_of(game).features
    if not path:
        raise Problem(f"{game.name} has no features to learn from")
    made: Encoder = resolve_name(path)()
    return made


def read_manner(text: str) -> Manner:
    """`horizon=1,rolls=1`. Raises Problem."""
    try:
        return {name: float(value) for name, _, value in (part.partition("=") for part in text.split(",") if part)}
    except ValueError:
        raise Problem(f"this is no manner: {text}") from None


def read_weights(file: str) -> bytes | None:
    return None if file == "-" else Path(file).read_bytes()


def player_of(text: str, game: Game, seed: str) -> Player[State]:
    """`net FILE MANNER BUDGET` (each `-` for none), `exploit FILE BUDGET` for a search that knows that all others play
    at once by these weights, or a name that any command understands. Raises Problem, OSError."""
    if text.startswith("exploit "):
        _, file, budget = text.split(" ")
        rival = make_heuristic(game, read_weights(file), {"rolls": 1} if file != "-" else {})
        return SearchPlayer(heuristic_of(game), generator(seed), read_budget(budget), rival=rival)
    if not text.startswith("net "):
        return make_player(text, game, seed)
    _, file, manner_text, budget = text.split(" ")
    manner = read_manner("" if manner_text == "-" else manner_text)
    heuristic = make_heuristic(game, read_weights(file), manner)
    if budget == "-":
        return HeuristicPlayer(heuristic, generator(seed), manner.get("temperature", 1.0))
    searching = SearchPlayer if file == "-" else HalvingPlayer
    return searching(heuristic, generator(seed), read_budget(budget))
