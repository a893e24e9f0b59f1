"""The command `twocities arena`, after its arguments are read: plays, shows progress, shows the report."""

import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from twocities.arena.contest import Contest
from twocities.arena.plot import plot
from twocities.arena.problem import ArenaProblem
from twocities.arena.run import run
from twocities.arena.show import Watch, make_console, show
from twocities.words import Words, system_reason

RESULTS: Final = "arena-results"


def command(words: Words, contest: Contest, games: int, jobs: int, ray: str, out: str | None) -> None:
    """Raises ArenaProblem, KeyboardInterrupt."""
    folder = Path(out) if out else _folder(contest)
    console = make_console()
    watch = Watch(console, words, contest, games)
    try:
        with watch:
            report = run(contest, games, folder, jobs, ray, watch.add)
        plot(report, words, folder)
    except KeyboardInterrupt:
        console.print(words("arena-stopped", done=watch.done, games=games))
        raise
    except OSError as problem:
        file = str(problem.filename or folder)
        raise ArenaProblem("error-file", file=file, reason=system_reason(problem)) from None
    show(console, words, report)
    console.print(words("arena-kept", folder=str(folder)), markup=False, soft_wrap=True)


def _folder(contest: Contest) -> Path:
    """The default folder: each contest has its own."""
    line_up = re.sub(r"[^a-z0-9]+", "-", " ".join(contest.players).lower()).strip("-")
    mark = blake2b(msgspec.json.encode(contest.header()), digest_size=4).hexdigest()
    return Path(RESULTS) / f"{contest.game.name}-{line_up[:60]}-{mark}"
