"""Plays a contest: resumes where it stopped, saves every game, writes the report."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from twocities.arena.contest import Contest, Played
from twocities.arena.report import Report, summarize, write
from twocities.arena.store import Store
from twocities.arena.workers import play_games


def run(
    contest: Contest,
    games: int,
    folder: Path,
    jobs: int = 1,
    ray: str = "",
    watch: Callable[[Played, bool], None] = lambda played, new: None,
) -> Report:
    """Plays the games that are not in the folder yet, in several processes or on a Ray cluster.

    `watch` is called with every game and whether it is new. Raises ArenaProblem, OSError; the games played so far are
    saved."""
    with closing(Store(folder, contest.header())) as store:
        known = [played for number, played in store.played.items() if number < games]
        for played in known:
            watch(played, False)
        missing = [number for number in range(games) if number not in store.played]
        with closing(play_games(contest, missing, jobs, ray)) as new:
            for played in new:
                store.add(played)
                watch(played, True)
    report = summarize(contest, [store.played[number] for number in range(games)])
    write(report, folder)
    return report
