"""Trains the networks of a game on samples of self-play, with PyTorch, on an accelerator if there is one."""

import math
import time
from copy import deepcopy
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from tools.learn.samples import Arrays
from twocities.players.features import Encoder
from twocities.players.net import FORMAT, UNLIKELY, WORTH, read_net
from twocities.players.net import Tower as Played

VALUE_LAYERS: Final = (96, 24)
POLICY_LAYERS: Final = (64, 24)
NO_LAYERS: Final = (0, 0)  # of a policy that says what the heuristics say
HELD_OUT: Final = 10  # one of this many games is kept apart
BATCH: Final = 4096  # decisions or positions
PACE: Final = 0.004  # the highest learning rate
WARMING: Final = 20  # steps until it is reached
DECAY: Final = 0.01
POINTS: Final = 100.0  # in training, a choice rated 1 higher wins 1 game in this many more
SHARPNESS: Final = 1 / (POINTS * WORTH)  # ratings are multiplied by it for play


class Tower(nn.Module):
    """The same as `Tower` of twocities.players.net. A new one gives what the heuristics give."""

    def __init__(self, features: int, first: int, second: int) -> None:
        super().__init__()
        self.layers = first, second
        self.table = nn.Parameter(torch.randn(features, first) * 0.1)
        self.dense = nn.Parameter(torch.randn(first, second) / math.sqrt(first))
        self.bias = nn.Parameter(torch.zeros(second))
        self.last = nn.Parameter(torch.zeros(second))
        self.scale = nn.Parameter(torch.ones(()))

    def accumulate(self, part: "Ragged") -> Tensor:
        return embedding_bag(part.at, self.table, part.offsets, mode="sum", per_sample_weights=part.by)

    def score(self, total: Tensor) -> Tensor:
        out: Tensor = torch.relu(torch.relu(total) @ self.dense + self.bias) @ self.last
        return out

    def weights(self) -> list[nn.Parameter]:
        return [self.table, self.dense, self.bias, self.last, self.scale]


class Ragged:
    """Features of several things one after another."""

    def __init__(self, at: Tensor, by: Tensor, lengths: Tensor) -> None:
        self.at = at
        self.by = by
        self.offsets = torch.cumsum(lengths, 0) - lengths


class Table:
    """The features of all things of a kind, to take those of some of them."""

    def __init__(self, arrays: Arrays, name: str, device: torch.device) -> None:
        self.at = tensor(arrays[f"{name}_at"], torch.int64, device)
        self.by = tensor(arrays[f"{name}_by"], torch.float32, device)
        self.lengths = tensor(arrays[f"{name}_length"], torch.int64, device)
        self.starts = torch.cumsum(self.lengths, 0) - self.lengths

    def take(self, which: Tensor) -> Ragged:
        lengths = self.lengths[which]
        members = spread(self.starts[which], lengths)
        return Ragged(self.at[members], self.by[members], lengths)


def tensor(values: Any, kind: torch.dtype, device: torch.device) -> Tensor:
    return torch.from_numpy(values).to(device).to(kind)


def spread(starts: Tensor, lengths: Tensor) -> Tensor:
    """For each start, as many consecutive numbers as its length."""
    ends = torch.cumsum(lengths, 0)
    return torch.arange(int(ends[-1]), device=starts.device) + torch.repeat_interleave(starts - ends + lengths, lengths)


def log_softmax(scores: Tensor, groups: Tensor, count: int) -> Tensor:
    """For each group separately."""
    highest = torch.full((count,), -1e9, device=scores.device).scatter_reduce(0, groups, scores.detach(), "amax")
    shifted = scores - highest[groups]
    total = torch.zeros(count, device=scores.device).index_add(0, groups, shifted.exp())
    return shifted - total.log()[groups]


class Lesson:
    """Groups of things to choose from: the choices of decisions, or the parties of positions."""

    def __init__(self, arrays: Arrays, item: str, encoder: Encoder, device: torch.device) -> None:
        self.choosing = item == "choice"
        group = "decision" if self.choosing else "position"
        self.items = Table(arrays, item, device)
        sizes = arrays["decision_choices" if self.choosing else "position_parties"]
        self.sizes = tensor(sizes, torch.int64, device)
        self.starts = torch.cumsum(self.sizes, 0) - self.sizes
        self.games = tensor(arrays[f"{group}_game"], torch.int64, device)
        if self.choosing:
            self.items.at += encoder.context_size
            self.contexts = Table(arrays, "context", device)
            self.base = tensor(arrays["choice_below"], torch.float32, device)
            self.tried = (tensor(arrays["choice_visits"], torch.float32, device) > 0).float()
            self.target = POINTS * tensor(arrays["choice_value"], torch.float32, device)
        else:
            self.base = tensor(arrays["row_chance"], torch.float32, device).clamp(min=UNLIKELY).log()
            self.target = tensor(arrays["row_won"], torch.float32, device)

    def halves(self) -> tuple[Tensor, Tensor]:
        """The groups to learn from, and those kept apart."""
        kept = self.games % HELD_OUT == 0
        return torch.nonzero(~kept)[:, 0], torch.nonzero(kept)[:, 0]

    def loss(self, which: Tensor, tower: Tower | None) -> Tensor:
        """The mean loss of some groups; without a tower, that of the heuristics. Of positions, it is the log loss of
        who wins; of decisions, how far the ratings of choices are from what came of them, squared: what all choices
        of a decision have in common does not count."""
        sizes = self.sizes[which]
        groups = torch.repeat_interleave(torch.arange(len(which), device=which.device), sizes)
        members = spread(self.starts[which], sizes)
        scores = self.base[members]
        if tower is not None:
            total = tower.accumulate(self.items.take(members))
            if self.choosing:
                total = total + tower.accumulate(self.contexts.take(which))[groups]
            scores = tower.scale * scores + tower.score(total)
        target = self.target[members]
        if not self.choosing:
            return -(target * log_softmax(scores, groups, len(which))).sum() / len(which)
        tried = self.tried[members]
        zeros = torch.zeros(len(which), device=which.device)
        wrong = (scores - target) * tried
        common = zeros.index_add(0, groups, wrong) / zeros.index_add(0, groups, tried)
        return ((wrong - common[groups] * tried) ** 2).sum() / len(which)

    def mean_loss(self, which: Tensor, tower: Tower | None) -> float:
        with torch.no_grad():
            parts = [(len(part), float(self.loss(part, tower))) for part in which.split(4 * BATCH)]
        return sum([count * loss for count, loss in parts]) / max(len(which), 1)


class Trainer:
    """Both towers of a game."""

    def __init__(self, encoder: Encoder, seed: int, weights: bytes | None, choosing: bool = True) -> None:
        """Continues from the weights of a file, or starts with new towers: without a policy unless it is `choosing`."""
        torch.manual_seed(seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.encoder = encoder
        choice_size = encoder.context_size + encoder.choice_size
        self.value = Tower(encoder.row_size, *VALUE_LAYERS)
        self.policy = Tower(choice_size, *(POLICY_LAYERS if choosing else NO_LAYERS))
        if weights is not None:
            net = read_net(weights, encoder.row_size, encoder.context_size, encoder.choice_size)
            self.value = trained(net.value, encoder.row_size, 1.0)
            if net.choosing:
                self.policy = trained(net.policy, choice_size, 1.0 / SHARPNESS)

    def learn(self, arrays: Arrays, item: str, seconds: float, epochs: int) -> dict[str, float]:
        """Trains the policy on items `choice`, or the value on items `row`, and returns the losses of what was kept
        apart. It stops when the time is over."""
        tower = (self.policy if item == "choice" else self.value).to(self.device)
        lesson = Lesson(arrays, item, self.encoder, self.device)
        return train(tower, lesson, time.monotonic() + seconds, epochs)

    def weights(self) -> bytes:
        """As a file that the players read."""
        sizes = [self.encoder.row_size, self.encoder.context_size + self.encoder.choice_size]
        line = " ".join(map(str, [FORMAT, *sizes, *self.value.layers, *self.policy.layers]))
        policy = deepcopy(self.policy)
        sharpen(policy, SHARPNESS)
        numbers = [part.detach().cpu().numpy().ravel() for tower in (self.value, policy) for part in tower.weights()]
        return line.encode() + b"\n" + np.concatenate(numbers).astype("<f2").tobytes()


def sharpen(tower: Tower, sharpness: float) -> None:
    """Multiplies what a tower gives."""
    with torch.no_grad():
        tower.last.mul_(sharpness)
        tower.scale.mul_(sharpness)


def trained(played: Played, features: int, sharpness: float) -> Tower:
    """A tower of a file, to train it further."""
    made = Tower(features, played.first, played.second)
    known = [list(played.table), list(played.dense), list(played.bias), list(played.last), [played.scale]]
    with torch.no_grad():
        for weights, numbers in zip(made.weights(), known, strict=True):
            weights.copy_(torch.tensor(numbers).reshape(weights.shape))
    sharpen(made, sharpness)
    return made


def train(tower: Tower, lesson: Lesson, end: float, epochs: int) -> dict[str, float]:
    """The losses of what was kept apart: of the heuristics, before and after. The best state of the tower stays.
    The rate of learning falls to 0 with the epochs, or with the time if that is over sooner."""
    learned, kept = lesson.halves()
    heuristics, before = lesson.mean_loss(kept, None), lesson.mean_loss(kept, tower)
    best, state = before, deepcopy(tower.state_dict())
    optimizer = torch.optim.AdamW(tower.parameters(), lr=PACE, weight_decay=DECAY)
    begun = time.monotonic()
    steps, done, share = epochs * math.ceil(len(learned) / BATCH), 0, 0.0
    while share < 1:
        for which in learned[torch.randperm(len(learned), device=learned.device)].split(BATCH):
            share = max(done / steps, (time.monotonic() - begun) / max(end - begun, 0.1))
            optimizer.param_groups[0]["lr"] = PACE * min(done / WARMING, 1.0) * max(1 - share, 0.0)
            optimizer.zero_grad()
            lesson.loss(which, tower).backward()
            optimizer.step()
            done += 1
            if share >= 1:
                break
        loss = lesson.mean_loss(kept, tower)
        if loss < best:
            best, state = loss, deepcopy(tower.state_dict())
    tower.load_state_dict(state)
    return {
        "groups": float(len(learned)),
        "epochs": done * BATCH / max(len(learned), 1),
        "heuristics": heuristics,
        "before": before,
        "after": best,
    }
