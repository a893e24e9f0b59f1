"""The arena on the screen: the progress of a contest, and its report as tables."""

from time import monotonic
from types import TracebackType
from typing import Final, Self

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table
from rich.text import Text

from twocities.arena.contest import Contest, Played
from twocities.arena.report import Report, Standing, Tally
from twocities.words import Words

WIDE: Final = 160  # columns, if no terminal limits them
PAUSE: Final = 10.0  # seconds between lines of progress


class Watch:
    """Shows the progress of a contest: a bar in a terminal, otherwise a line from time to time."""

    def __init__(self, console: Console, words: Words, contest: Contest, total: int) -> None:
        self.console = console
        self.words = words
        self.tally = Tally(contest)
        self.done = self.known = 0
        self.total = total
        self.start = self.told = monotonic()
        self.bar = Progress(
            TextColumn(words("arena-games")),
            BarColumn(bar_width=16),
            MofNCompleteColumn(table_column=Column(no_wrap=True)),
            TextColumn("{task.fields[rate]}", table_column=Column(no_wrap=True)),
            TimeRemainingColumn(table_column=Column(no_wrap=True)),
            TextColumn("{task.fields[rates]}", markup=False, table_column=Column(ratio=1, no_wrap=True)),
            console=console,
            expand=True,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.bar.add_task("", total=total, rate="", rates="")

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def add(self, played: Played, new: bool) -> None:
        """One more game, new or from an earlier run."""
        self.tally.add(played)
        self.done += 1
        if not new:
            self.known += 1
            return
        speed = (self.done - self.known) / max(monotonic() - self.start, 1e-9)
        rate = self.words("arena-speed", speed=f"{speed:.1f}")
        rates = "  ".join([f"{name} {self.tally.win_rate(name):.1%}" for name in self.tally.games])
        self.bar.update(self.task, completed=self.done, rate=rate, rates=rates)
        if self.bar.disable and monotonic() - self.told > PAUSE:
            self.told = monotonic()
            left = f"{(self.total - self.done) / speed:.0f}"
            self.console.print(
                self.words("arena-progress", done=self.done, total=self.total, speed=rate, left=left, rates=rates),
                markup=False,
            )


def make_console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDE)


def show(console: Console, words: Words, report: Report) -> None:
    """Prints the tables of a report."""
    console.print(title(words, report))
    console.print(_standings(words, report))
    console.print(_sides(words, report))
    console.print(words("arena-length", choices=f"{report.choices:.1f}", rounds=f"{report.rounds:.1f}"))
    seeing = [standing.player for standing in report.standings if standing.sees_everything]
    if seeing:
        console.print(words("arena-sees", players=words.listing(seeing)), markup=False)
    _forfeits(console, words, report)


def title(words: Words, report: Report) -> str:
    return words("arena-title", games=report.games, chance=f"{report.chance:.1%}")


def _standings(words: Words, report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("arena-player"), overflow="fold")
    heads = [words("arena-won"), words("arena-interval"), words("arena-place")]
    heads += [words("arena-score"), words("arena-rating"), words("arena-milliseconds")]
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for standing in report.standings:
        table.add_row(
            _name(standing),
            f"{standing.win_rate:.1%}",
            f"{standing.low:.1%} – {standing.high:.1%}",
            f"{standing.place:.2f}",
            "–" if standing.score is None else f"{standing.score:.1f}",
            f"{standing.mu:.1f} ± {standing.sigma:.1f}",
            "–" if standing.milliseconds is None else f"{standing.milliseconds:.1f}",
        )
    return table


def _sides(words: Words, report: Report) -> Table:
    """By player and side: the win rate in per cent, and the number of games."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("arena-player"), overflow="fold")
    for on in report.standings[0].sides:
        table.add_column(words("arena-side", number=on.side), justify="right")
    for standing in report.standings:
        cells = [words("arena-on-side", rate=f"{on.win_rate:.0%}", games=on.games) for on in standing.sides]
        table.add_row(_name(standing), *cells)
    return table


def _name(standing: Standing) -> Text:
    return Text(f"{standing.player}{' *' * standing.sees_everything}")


def _forfeits(console: Console, words: Words, report: Report) -> None:
    """Each reason once, with the first game it occurred in."""
    alike: dict[tuple[str, str], list[int]] = {}
    for forfeit in report.forfeits:
        alike.setdefault((forfeit.player, forfeit.reason), []).append(forfeit.game)
    for (player, reason), games in alike.items():
        text = words("arena-forfeited", player=player, count=len(games), game=str(games[0]), reason=reason)
        console.print(text, markup=False)
