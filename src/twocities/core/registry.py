"""The list of games, by name. Each is loaded when it is first used."""

from collections.abc import Iterable
from pkgutil import resolve_name

from twocities.core.game import Game

_places: dict[str, str] = {}  # of the games: `twocities.citadels.game:GAME`
_games: dict[str, Game] = {}


def register(name: str, place: str) -> None:
    """Adds a game."""
    _places[name] = place


def games() -> list[str]:
    """The names of all games, in order."""
    return sorted(_places)


def places() -> list[tuple[str, str]]:
    """What another process must register to know the same games."""
    return list(_places.items())


def register_all(known: Iterable[tuple[str, str]]) -> None:
    """Adds the games of another process."""
    _places.update(known)


def find_game(name: str) -> Game:
    """Raises KeyError with the names of all games."""
    if name not in _places:
        raise KeyError(f"no game '{name}'; there are: {', '.join(games())}")
    if name not in _games:
        _games[name] = resolve_name(_places[name])
    return _games[name]
