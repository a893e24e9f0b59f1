"""Rates the levels of bots by games of the arena, for the leaderboard: `python -m tools.bot_ratings FOLDER JOBS`.

Games already in the folder are not played again. Experts and masters think for a time, so their games differ a little
from run to run; the games of the others are always the same."""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from twocities.arena.contest import Contest, Played
from twocities.arena.report import Rated, rate
from twocities.arena.run import run
from twocities.core import find_game
from twocities.players.spec import LEVELS

FILE: Final = Path(__file__).parent.parent / "src" / "twocities" / "server" / "bot_ratings.json"
COMMAND: Final = "python -m tools.bot_ratings FOLDER JOBS"
SEED: Final = "levels"
SIGMA: Final = 25 / 3  # the uncertainty of a rating without games

# Levels next to each other meet; the longer they think, the fewer games there are.
CONTESTS: Final[list[tuple[str, dict[str, Any], list[str], int]]] = [
    ("citadels", {"players": 4}, ["newcomer", "newcomer", "regular", "regular"], 400),
    ("citadels", {"players": 4}, ["regular", "regular", "veteran", "veteran"], 400),
    ("citadels", {"players": 4}, ["regular", "veteran", "veteran", "expert"], 40),
    ("citadels", {"players": 4}, ["veteran", "expert", "veteran", "master"], 8),
    ("machine", {"revolutionaries": 3}, ["newcomer", "regular"], 200),
    ("machine", {"revolutionaries": 3}, ["regular", "veteran"], 200),
    ("machine", {"revolutionaries": 3}, ["veteran", "expert"], 24),
    ("machine", {"revolutionaries": 3}, ["expert", "master"], 4),
]


def main(folder: Path, jobs: int) -> None:
    ratings: dict[str, dict[str, Rated]] = {}
    counts: dict[str, Counter[str]] = {}
    for number, (name, options, players, games) in enumerate(CONTESTS):
        game = find_game(name)
        contest = Contest(game, game.options_of(options, {}), players, SEED)
        played = play(contest, games, folder / f"{number}-{name}", jobs)
        ratings[name] = rate(contest, played, from_below(ratings.get(name, {}), players))
        counts.setdefault(name, Counter()).update(dict.fromkeys(players, games))
    levels = {
        name: {level: _told(*rated[level], counts[name][level]) for level in LEVELS} for name, rated in ratings.items()
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode({"command": COMMAND, "levels": levels})) + b"\n")


def play(contest: Contest, games: int, folder: Path, jobs: int) -> list[Played]:
    """All games of a contest, in their order."""
    played: list[Played] = []
    run(contest, games, folder, jobs, watch=lambda game, new: played.append(game))
    return sorted(played, key=lambda game: game.number)


def from_below(known: dict[str, Rated], players: Sequence[str]) -> dict[str, Rated]:
    """Players that have no rating yet start from that of the level below: their games are too few to climb there from
    the usual start."""
    found, levels = dict(known), list(LEVELS)
    for player in players:
        below = [level for level in levels[: levels.index(player)] if level in known]
        if below:
            found.setdefault(player, (known[below[-1]][0], SIGMA))
    return found


def _told(mu: float, sigma: float, games: int) -> dict[str, float]:
    return {"mu": round(mu, 3), "sigma": round(sigma, 3), "games": games}


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
