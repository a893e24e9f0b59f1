"""The games there are, by name."""

from twocities.core.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    _games[game.name] = game


def games() -> list[str]:
    return sorted(_games)


def find_game(name: str) -> Game:
    """Raises KeyError, naming the games there are."""
    if name not in _games:
        raise KeyError(f"no game '{name}'; there are: {', '.join(games())}")
    return _games[name]
