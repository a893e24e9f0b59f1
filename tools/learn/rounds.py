"""Rounds of learning: games with search, games played at once, training on both, and a contest.

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

STAGES: Final = ("search", "instant", "train", "contest")
SHARES: Final = {"search": 0.64, "instant": 0.08, "train": 0.16, "contest": 0.12}  # shares of the time of a round
AIMS: Final = (  # tried in the first round
    (0.0, 4.0, 0.0),
    (0.0, 4.0, 40.0),
    (0.5, 2.0, 40.0),
    (1.0, 1.0, 40.0),
    (1.0, 0.0, 60.0),
)
TRIAL: Final = 0.015  # the share of a round for each trial of an aim
LEAST: Final = 0.1  # the share for training, however long the trials took
CHUNK: Final = 100  # games in a file
REMEMBERED: Final = 3  # rounds whose samples are used
EPOCHS: Final = 12


class Settings(msgspec.Struct, frozen=True):
    """How to learn."""

    jobs: int
    seconds: float  # of a round
    iterations: int  # of a search in self-play
    manner: Manner  # of the players with networks
    seed: str
    budget: str  # of the search in contests


class Progress(msgspec.Struct):
    """How far it has come; this is saved to a file."""

    round: int = 1
    stage: int = 0
    spent: float = 0.0  # seconds in this stage
    games: int = 0  # in this stage
    aim: tuple[float, float, float] | None = None  # of the policy, once the best one is known
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
                self.play(stage, min(end, until))
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

    def play(self, stage: str, end: float) -> None:
        """Plays games until the time is over."""
        settings, progress = self.settings, self.progress
        weights = self.weights()
        iterations = settings.iterations if stage == "search" else 0
        seed = f"{settings.seed} {progress.round} {stage}"
        play = SelfPlay(self.game, weights, settings.manner if weights else {}, iterations, seed)
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
                    self.keep(stage, parts)
        if parts:
            self.keep(stage, parts)
        done = progress.games - first
        self.tell(f"round {progress.round}, {stage}: {done} games, {done / (time.monotonic() - begun):.2f} a second")

    def keep(self, stage: str, parts: list[Arrays]) -> None:
        """Writes the games to a file, and forgets them."""
        save(self.folder / "samples" / f"{self.progress.round:02}-{stage}-{self.progress.games:06}.npz", join(parts))
        self.write()
        parts.clear()

    def samples(self) -> list[Path]:
        """The files to learn from."""
        oldest = self.progress.round - REMEMBERED
        found = sorted((self.folder / "samples").glob("[0-9]*-*[0-9].npz"))
        return [path for path in found if int(path.name.partition("-")[0]) > oldest]

    def train(self, end: float) -> None:
        from tools.learn.training import Aim, Trainer

        number, progress, tell = self.progress.round, self.progress, self.tell
        begun = time.monotonic()
        arrays = load(self.samples())
        tell(f"round {number}, train: samples read in {time.monotonic() - begun:.1f} s")

        def learned(aim: tuple[float, float, float], seconds: float) -> tuple[Trainer, dict[str, float]]:
            trainer = Trainer(encoder_of(self.game), number)
            before = self.folder / f"round-{number - 1}.pt"
            if before.exists():
                trainer.read(before)
            return trainer, trainer.learn(arrays, "choice", Aim(*aim), seconds, EPOCHS)

        if progress.aim is None:
            progress.aim = self.best_aim(lambda aim: learned(aim, TRIAL * self.settings.seconds)[0].weights())
        left = max(end - time.monotonic(), LEAST * self.settings.seconds)
        trainer, policy = learned(progress.aim, left / 2)
        value = trainer.learn(arrays, "row", Aim(*progress.aim), left / 2, EPOCHS)
        trainer.save(self.folder / f"round-{number}.pt")
        self.net(number).write_bytes(trainer.weights())
        progress.curve = [*progress.curve[: number - 1], {"round": number, "policy": policy, "value": value}]
        for name, losses in (("policy", policy), ("value", value)):
            tell(f"round {number}, {name}: " + ", ".join([f"{key} {loss:.4f}" for key, loss in losses.items()]))
        tell(f"round {number}, train: {time.monotonic() - begun:.1f} s on {trainer.device}")

    def best_aim(self, weights_for: Callable[[tuple[float, float, float]], bytes]) -> tuple[float, float, float]:
        """The aim whose policy, played at once, wins most games against the heuristics."""
        found = []
        net = self.folder / "trial.net"
        for aim in AIMS:
            net.write_bytes(weights_for(aim))
            result = self.compete([f"net {net} - -", "heuristic"], TRIAL * self.settings.seconds)
            self.tell(f"aim {aim}: {result.line()}")
            found.append((result.win_rate, aim))
        return max(found)[1]

    def compete(self, players: list[str], seconds: float) -> Found:
        """The result of a contest for the first of the players."""
        match = Match(self.game, VARIANTS[self.game.name][0], players, f"{self.settings.seed} {self.progress.round}")
        return contest(match, self.settings.jobs, 0, seconds)[0]

    def contest(self, end: float) -> None:
        settings, number = self.settings, self.progress.round
        manner = ",".join([f"{name}={value}" for name, value in settings.manner.items()]) or "-"
        net = self.net(number)
        left = max(end - time.monotonic(), 5.0)
        for name, new, old, share in (
            ("instant", f"net {net} - -", "heuristic", 0.15),
            ("instant against search", f"net {net} - -", f"search:{settings.budget}", 0.25),
            ("search", f"net {net} {manner} {settings.budget}", f"search:{settings.budget}", 0.6),
        ):
            found = self.compete([new, old], share * left)
            self.progress.curve[number - 1][name] = found._asdict()
            self.tell(f"round {number}, against {old}, {found.line()}")
            moved = {verb: times for verb, times in found.verbs.items() if "reposition" in verb}
            if moved:
                self.tell(f"  {moved} a game")
            self.write()
