"""The games there are, by name. Each is loaded when it is first asked for."""

from pkgutil import resolve_name

from twocities.core.game import Game

_games: dict[str, Game | str] = {}


def register(name: str, game: Game | str) -> None:
    """Makes a game known: itself, or where it is, as in `twocities.citadels.game:GAME`."""
    _games[name] = game


def games() -> list[str]:
    return sorted(_games)


def find_game(name: str) -> Game:
    """Raises KeyError, naming the games there are."""
    if name not in _games:
        raise KeyError(f"no game '{name}'; there are: {', '.join(games())}")
    found = _games[name]
    if isinstance(found, str):
        found = _games[name] = resolve_name(found)
    return found
