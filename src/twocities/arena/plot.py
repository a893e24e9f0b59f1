"""The win rates of a contest as a picture: bars with their intervals, and a line for chance."""

from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from twocities.arena.report import Report
from twocities.arena.show import title
from twocities.words import Words

ROOM: Final = 30  # letters


def plot(report: Report, words: Words, folder: Path) -> None:
    """Writes `plot.svg` and `plot.png`; the same report always gives the same files. Raises OSError."""
    standings = report.standings[::-1]  # matplotlib draws from the bottom
    names = [_short(standing.player) for standing in standings]
    rates = [standing.win_rate for standing in standings]
    reach = [[max(0.0, s.win_rate - s.low) for s in standings], [max(0.0, s.high - s.win_rate) for s in standings]]
    with rc_context({"svg.hashsalt": "twocities", "font.family": "DejaVu Sans"}):
        figure = Figure(figsize=(8, 1.6 + 0.45 * len(names)), layout="constrained")
        axes = figure.add_subplot()
        axes.barh(range(len(names)), rates, xerr=reach, color="#4c78a8", ecolor="#222222", capsize=4)
        axes.set_yticks(range(len(names)), names, parse_math=False)
        axes.axvline(report.chance, color="#e45756", linestyle="--", label=words("arena-chance"))
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.set_xlabel(words("arena-plot-rate"))
        axes.set_title(title(words, report))
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False)
        figure.savefig(folder / "plot.svg", metadata={"Date": None})
        figure.savefig(folder / "plot.png", dpi=150)


def _short(name: str) -> str:
    """A shortened name that leaves room for its bar: its beginning and end."""
    return name if len(name) <= ROOM else f"{name[:8]}…{name[9 - ROOM :]}"
