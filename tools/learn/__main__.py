"""Teaches players in self-play.

    python -m tools.learn rounds GAME [--minutes 10] [--rounds N] [--jobs N] [--start FILE] [--folder build/learn]
    python -m tools.learn contest GAME PLAYER PLAYER... [--games 200] [--minutes 10] [--players 4] [--preset random]

`rounds` plays, trains and measures, round after round; run the same command to resume. The weights after
each round are in FOLDER/GAME/round-N.net: copy them to src/twocities/players/weights/GAME.net. In a `contest` the last
player has all sides that are left. Each is the name of a player, "net FILE MANNER BUDGET" for weights of a file, or
"exploit FILE BUDGET" for a search that knows that all others choose at once by these weights ("-": the heuristics)."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.learn.contests import Match, contest
from tools.learn.players import Problem, read_manner
from tools.learn.rounds import Rounds, Settings
from tools.learn.selfplay import VARIANTS
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import InvalidOptions, find_game
from twocities.machine.options import Options as MachineOptions

BEGUN = time.monotonic()


def tell(line: str) -> None:
    print(f"{time.monotonic() - BEGUN:7.1f} s  {line}", flush=True)


def run_rounds(given: argparse.Namespace) -> None:
    settings = Settings(
        jobs=given.jobs,
        seconds=60 * given.round_minutes,
        trials=given.trials,
        manner=read_manner(given.manner),
        seed=given.seed,
        budget=given.budget,
    )
    rounds = Rounds(find_game(given.game), given.folder / given.game, settings, tell)
    if given.start:
        rounds.start(given.start)
    rounds.run(time.monotonic() + 60 * given.minutes, given.rounds)


def run_contest(given: argparse.Namespace) -> None:
    game = find_game(given.game)
    if given.game == "citadels":
        options: CitadelsOptions | MachineOptions = CitadelsOptions(players=given.players, preset=given.preset)
    else:
        options = MachineOptions(city=given.preset)
    match = Match(game, options, given.lineup, given.seed, given.processor_time)
    for found in contest(match, given.jobs, given.games, 60 * given.minutes):
        print(found.line())
        for verb, times in found.verbs.items() if given.verbs else ():
            print(f"  {times:6.2f} a game: {verb}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description="Teaches players in self-play.")
    commands = parser.add_subparsers(required=True)
    rounds = commands.add_parser("rounds", help="self-play, training and contests, round after round")
    rounds.add_argument("game", choices=sorted(VARIANTS))
    rounds.add_argument("--rounds", type=int, default=0, help="in all; 0: as many as there is time for")
    rounds.add_argument("--round-minutes", type=float, default=4.0)
    rounds.add_argument("--trials", type=int, default=4, help="of each choice of a decision in self-play")
    rounds.add_argument("--manner", default="", help="how the search uses the networks: horizon=1,rolls=1")
    rounds.add_argument("--budget", default="", help="of the searches in contests; no search without one")
    rounds.add_argument("--start", type=Path, help="weights to start from; by default, from the heuristics")
    rounds.add_argument("--folder", type=Path, default=Path("build/learn"))
    rounds.set_defaults(run=run_rounds)
    contests = commands.add_parser("contest", help="games between players")
    contests.add_argument("game", choices=sorted(VARIANTS))
    contests.add_argument("lineup", nargs="+", metavar="PLAYER")
    contests.add_argument("--games", type=int, default=200)
    contests.add_argument("--players", type=int, default=4, help="of Citadels")
    contests.add_argument("--preset", default="random", help="the set of Citadels, or the City")
    contests.add_argument("--processor-time", action="store_true", help="budgets in seconds are of processor time")
    contests.add_argument("--verbs", action="store_true", help="count the choices of each")
    contests.set_defaults(run=run_contest)
    for command in (rounds, contests):
        command.add_argument("--minutes", type=float, default=10.0)
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
        command.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    try:
        given.run(given)
    except (Problem, OSError, InvalidOptions) as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from there.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
