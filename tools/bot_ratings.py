"""Rates the levels of bots by games of the arena, for the leaderboard: `python -m tools.bot_ratings FOLDER`.

Games that are already in the folder are not played again."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

from twocities.arena.contest import Contest, Played
from twocities.arena.report import Rated, rate
from twocities.arena.run import run
from twocities.core import find_game

FILE: Final = Path(__file__).parent.parent / "src" / "twocities" / "server" / "bot_ratings.json"
COMMAND: Final = "python -m tools.bot_ratings FOLDER"
SEED: Final = "levels"

# Levels next to each other meet; the longer they think, the fewer games there are.
CONTESTS: Final[list[tuple[str, dict[str, Any], list[str], int]]] = [
    ("citadels", {"players": 4}, ["newcomer", "newcomer", "regular", "regular"], 400),
    ("citadels", {"players": 4}, ["newcomer", "regular", "regular", "expert"], 12),
    ("citadels", {"players": 4}, ["regular", "expert", "regular", "master"], 4),
    ("machine", {"revolutionaries": 3}, ["newcomer", "regular"], 200),
    ("machine", {"revolutionaries": 3}, ["regular", "expert"], 8),
    ("machine", {"revolutionaries": 3}, ["expert", "master"], 2),
]


def main(folder: Path) -> None:
    ratings: dict[str, Rated] = {}
    counts: dict[str, Counter[str]] = {}
    for number, (name, options, players, games) in enumerate(CONTESTS):
        game = find_game(name)
        contest = Contest(game, game.options_of(options, {}), players, SEED)
        played: list[Played] = []
        run(contest, games, folder / f"{number}-{name}", watch=lambda game, new, played=played: played.append(game))
        played.sort(key=lambda game: game.number)
        ratings[name] = rate(contest, played, ratings.get(name, {}))
        counts.setdefault(name, Counter()).update(dict.fromkeys(players, games))
    told = {
        "command": COMMAND,
        "levels": {
            name: {
                level: {"mu": round(mu, 3), "sigma": round(sigma, 3), "games": counts[name][level]}
                for level, (mu, sigma) in rated.items()
            }
            for name, rated in ratings.items()
        },
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
