"""Players by name, as commands and tables write them: `random`, `heuristic`, `search:0.2s`, `learned`, `cmd:./bot`."""

import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pkgutil import resolve_name
from typing import Final

from twocities.core import Game, SplitMix, State
from twocities.players.heuristic import Heuristic
from twocities.players.outside import OutsidePlayer
from twocities.players.player import Player
from twocities.players.search import Budget
from twocities.players.thinkers import HalvingPlayer, HeuristicPlayer, SearchPlayer
from twocities.players.uniform import RandomPlayer

# The levels that people can choose, from a first game to the strongest that answers within 2 s on one core.
LEVELS: Final = {
    "newcomer": "heuristic:5",
    "regular": "heuristic",
    "veteran": "learned:16",
    "expert": "learned:0.2s",
    "master": "learned:1.7s",
}
# The same in a game that nobody has learned, or without the extra.
UNLEARNED: Final = {"veteran": "heuristic:0.3", "expert": "search:0.2s", "master": "search:1.7s"}
# The levels as they were in the first release, by heuristics alone: `old:expert`.
OLD_LEVELS: Final = {
    "newcomer": "heuristic:5",
    "regular": "heuristic",
    "expert": "search:0.2s",
    "master": "search:1.7s",
}
WEIGHTS: Final = "weights"  # the folder of the networks, next to this file


class UnknownPlayer(ValueError):
    """A text that is not the name of a player, or names one that cannot play here, for a `reason`."""

    def __init__(self, text: str, reason: str = "") -> None:
        super().__init__(f"{text}: {reason}" if reason else text)
        self.reason = reason


@cache
def heuristic_of(game: Game) -> Heuristic:
    """What rates the choices of a game for bots."""
    made: Heuristic = resolve_name(game.heuristic)()
    return made


@cache
def learned_of(game: Game) -> Heuristic:
    """The same for bots that have learned it. Raises UnknownPlayer."""
    try:
        from twocities.players.learned import make_learned
    except ModuleNotFoundError:
        raise UnknownPlayer("learned", "install twocities[learned]") from None
    file = files("twocities.players") / WEIGHTS / f"{game.name}.net"
    if not file.is_file():
        raise UnknownPlayer("learned", f"nobody has learned {game.name} yet")
    return make_learned(heuristic_of(game), file.read_bytes(), rolls=True)


def policies_of(game: Game) -> list[Heuristic]:
    """What rollouts can be played by: the heuristics of a game and, if there is something, what was learned of it."""
    try:
        return [heuristic_of(game), learned_of(game)]
    except UnknownPlayer:
        return [heuristic_of(game)]


def make_player(text: str, game: Game, seed: str) -> Player[State]:
    """The player of that name for one seat of one game; its randomness comes from the seed. Raises UnknownPlayer."""
    rng = generator(seed)
    text = meant(text, game)
    kind, _, rest = text.partition(":")
    if text == "random":
        return RandomPlayer(rng)
    if text == "heuristic":
        return HeuristicPlayer(heuristic_of(game), rng)
    if kind == "heuristic" and re.fullmatch(r"\d{1,3}(\.\d{1,3})?", rest) and float(rest):
        return HeuristicPlayer(heuristic_of(game), rng, float(rest))
    if text == "learned":
        return HeuristicPlayer(learned_of(game), rng)
    if kind == "learned":
        return HalvingPlayer(learned_of(game), rng, read_budget(rest))
    if kind in ("search", "seeing"):
        return SearchPlayer(heuristic_of(game), rng, read_budget(rest), sees=kind == "seeing")
    if kind == "cmd" or kind.startswith("cmd@"):
        try:
            return OutsidePlayer(text, game, rng)
        except ValueError as problem:
            raise UnknownPlayer(text, str(problem)) from None
    raise UnknownPlayer(text)


def meant(text: str, game: Game) -> str:
    """What a level is in a game; any other text means itself."""
    if text.startswith("old:"):
        return OLD_LEVELS.get(text.removeprefix("old:"), text)
    if text in UNLEARNED and len(policies_of(game)) == 1:
        return UNLEARNED[text]
    return LEVELS.get(text, text)


def read_budget(text: str) -> Budget:
    """`500` iterations or `0.2s` seconds. Raises UnknownPlayer."""
    if re.fullmatch(r"[1-9]\d{0,6}", text):
        return Budget(iterations=int(text))
    if re.fullmatch(r"\d{1,4}(\.\d{1,3})?s", text) and float(text[:-1]):
        return Budget(seconds=float(text[:-1]))
    raise UnknownPlayer(text)


SEARCH_SECONDS: Final = {  # how long each level that searches does so
    level: read_budget(text.partition(":")[2]).seconds for level, text in LEVELS.items() if text.endswith("s")
}


def generator(seed: str) -> SplitMix:
    return SplitMix(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "little"))
