"""The games there are, by name. Those of the package are loaded when somebody first asks for them."""

from importlib import import_module

from twocities.core.game import Game

_games: dict[str, Game] = {}
_modules: dict[str, str] = {}  # by name, of games not loaded yet


def announce(name: str, module: str) -> None:
    """There is a game of that name: the `GAME` of a module."""
    _modules[name] = module


def register(game: Game) -> None:
    _games[game.name] = game


def games() -> list[str]:
    return sorted({*_games, *_modules})


def find_game(name: str) -> Game:
    """Raises KeyError, naming the games there are."""
    if name not in games():
        raise KeyError(f"no game '{name}'; there are: {', '.join(games())}")
    if name not in _games:
        register(import_module(_modules[name]).GAME)
    return _games[name]
