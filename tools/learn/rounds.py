"""Rounds of learning: games in which some decisions are tried out, training on them, and a contest.

Everything is in one folder per game and written as soon as it exists, so a stopped run resumes there."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from tools.learn.contests import Found, Match, contest, till
from tools.learn.players import Manner, encoder_of
from tools.learn.samples import Arrays, join, load, save
from tools.learn.selfplay import VARIANTS, SelfPlay
from twocities.arena.workers import play_games
from twocities.core import Game

STAGES: Final = ("play", "train", "contest")
SHARES: Final = {"play": 0.6, "train": 0.32, "contest": 0.08}  # of the time of a round
CHUNK: Final = 100  # games in a file
REMEMBERED: Final = 4  # rounds whose samples are used
EPOCHS: Final = 12


class Settings(msgspec.Struct, frozen=True):
    """How to learn."""

    jobs: int
    seconds: float  # of a round
    trials: int  # of each choice of a decision in self-play; 0: only the value network learns
    manner: Manner  # of the players with networks
    seed: str
    budget: str  # of the search in contests; none without one


class Progress(msgspec.Struct):
    """How far it has come; this is saved to a file."""

    round: int = 1
    stage: int = 0
    spent: float = 0.0  # seconds in this stage
    games: int = 0  # in this stage
    curve: list[dict[str, Any]] = []  # by round


class Rounds:
    """The rounds of one game in a folder."""

    def __init__(self, game: Game, folder: Path, settings: Settings, tell: Callable[[str], None]) -> None:
        self.game = game
        self.folder = folder
        self.settings = settings
        self.tell = tell
        self.path = folder / "progress.json"
        self.progress = Progress()
        if self.path.exists():
            self.progress = msgspec.json.decode(self.path.read_bytes(), type=Progress)

    def start(self, weights: Path) -> None:
        """Starts from the weights of a file, unless something was learned already."""
        self.write()
        if not self.net(0).exists():
            self.net(0).write_bytes(weights.read_bytes())

    def run(self, until: float, rounds: int = 0) -> None:
        """Continues until the time is over, or that many rounds are done. A stage ends with its share of the time."""
        while time.monotonic() < until and not (rounds and self.progress.round > rounds):
            stage = STAGES[self.progress.stage]
            end = time.monotonic() + SHARES[stage] * self.settings.seconds - self.progress.spent
            if stage == "train":
                self.train(min(end, until))
            elif stage == "contest":
                self.contest(min(end, until))
            else:
                self.play(min(end, until))
            if stage in ("train", "contest") or end <= until:
                self.next_stage()

    def next_stage(self) -> None:
        progress = self.progress
        progress.stage += 1
        progress.spent, progress.games = 0.0, 0
        if progress.stage == len(STAGES):
            progress.stage = 0
            progress.round += 1
        self.write()

    def write(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self.progress)))
        part.replace(self.path)

    def net(self, number: int) -> Path:
        """The weights after a round."""
        return self.folder / f"round-{number}.net"

    def weights(self) -> bytes | None:
        """Those of the last round; None at first."""
        last = self.net(self.progress.round - 1)
        return last.read_bytes() if last.exists() else None

    # -- the stages

    def play(self, end: float) -> None:
        """Plays games until the time is over."""
        settings, progress = self.settings, self.progress
        weights = self.weights()
        seed = f"{settings.seed} {progress.round}"
        play = SelfPlay(self.game, weights, settings.manner if weights else {}, settings.trials, seed)
        begun = time.monotonic()
        before = progress.spent
        parts: list[Arrays] = []
        first = progress.games
        with closing(play_games(play, (first + number for number in till(end)), settings.jobs)) as games:
            for played in games:
                parts.append(played.samples)  # type: ignore[attr-defined]
                progress.games += 1
                progress.spent = before + time.monotonic() - begun
                if len(parts) == CHUNK:
                    self.keep(parts)
        if parts:
            self.keep(parts)
        done = progress.games - first
        self.tell(f"round {progress.round}, play: {done} games, {done / (time.monotonic() - begun):.2f} a second")

    def keep(self, parts: list[Arrays]) -> None:
        """Writes the games to a file, and forgets them."""
        save(self.folder / "samples" / f"{self.progress.round:02}-{self.progress.games:06}.npz", join(parts))
        self.write()
        parts.clear()

    def samples(self) -> list[Path]:
        """The files to learn from."""
        oldest = self.progress.round - REMEMBERED
        found = sorted((self.folder / "samples").glob("*[0-9].npz"))
        return [path for path in found if int(path.name.partition("-")[0]) > oldest]

    def train(self, end: float) -> None:
        from tools.learn.training import Trainer

        number, progress, tell = self.progress.round, self.progress, self.tell
        begun = time.monotonic()
        arrays = load(self.samples())
        tell(f"round {number}, train: samples read in {time.monotonic() - begun:.1f} s")
        choosing = self.settings.trials > 0
        trainer = Trainer(encoder_of(self.game), number, self.weights(), choosing)
        left = max(end - time.monotonic(), 1.0)
        learned = {"value": trainer.learn(arrays, "row", left / 2 if choosing else left, EPOCHS)}
        if choosing:
            learned["policy"] = trainer.learn(arrays, "choice", left / 2, EPOCHS)
        self.net(number).write_bytes(trainer.weights())
        progress.curve = [*progress.curve[: number - 1], {"round": number, **learned}]
        for name, losses in learned.items():
            tell(f"round {number}, {name}: " + ", ".join([f"{key} {loss:.4f}" for key, loss in losses.items()]))
        tell(f"round {number}, train: {time.monotonic() - begun:.1f} s on {trainer.device}")

    def compete(self, players: list[str], seconds: float) -> Found:
        """The result of a contest for the first of the players."""
        match = Match(self.game, VARIANTS[self.game.name][0], players, f"{self.settings.seed} {self.progress.round}")
        return contest(match, self.settings.jobs, 0, seconds)[0]

    def contest(self, end: float) -> None:
        """Those who choose at once against the heuristics; with a budget also their searches against each other."""
        settings, number = self.settings, self.progress.round
        net = self.net(number)
        manner = ",".join([f"{name}={value}" for name, value in settings.manner.items()]) or "-"
        meetings = [("instant", f"net {net} - -", "heuristic")]
        if settings.budget:
            meetings.append(("search", f"net {net} {manner} {settings.budget}", f"search:{settings.budget}"))
        for left, (name, new, old) in zip(range(len(meetings), 0, -1), meetings, strict=True):
            found = self.compete([new, old], max((end - time.monotonic()) / left, 5.0))
            self.progress.curve[number - 1][name] = found._asdict()
            self.tell(f"round {number}, against {old}, {found.line()}")
            moved = {verb: times for verb, times in found.verbs.items() if "reposition" in verb}
            if moved:
                self.tell(f"  {moved} a game")
            self.write()
