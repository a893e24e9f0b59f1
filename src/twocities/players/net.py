"""The small networks of the learned players.

They are evaluated by plain loops: once compiled, these are faster than calls to a library at this size. A file of
weights has a line of text with the sizes, then numbers of half precision."""

import math
import struct
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from twocities.core.native import i64
from twocities.players.features import Features

FORMAT: Final = "twocities-net-1"
FLOOR: Final = -10.0  # ratings further below the best count as this far below
RATED: Final = 0.2  # the scale of a rating as a feature
WORTH: Final = 0.0025  # the chance of winning that a rating of 1 by the policy stands for
UNLIKELY: Final = 0.001  # the heuristics are never believed to give less of a chance of winning than this


class BadWeights(ValueError):
    """A file without weights for this game, and the reason."""


class Tower:
    """Turns features into a score: the sum of a row of weights for each feature, a second layer, a final sum. `scale`
    is the weight of the heuristics' value, to which the score is added."""

    __slots__ = ("bias", "dense", "first", "last", "none", "scale", "second", "table")

    def __init__(self, features: int, first: int, second: int, weights: Sequence[float]) -> None:
        """The weights in order: the table, the second layer, its bias, the last layer, the scale."""
        self.first: i64 = first
        self.second: i64 = second
        dense = features * first
        bias = dense + first * second
        last = bias + second
        self.none = vec[float]([0.0] * first)
        self.table = vec[float](weights[:dense])
        self.dense = vec[float](weights[dense:bias])
        self.bias = vec[float](weights[bias:last])
        self.last = vec[float](weights[last : last + second])
        self.scale: float = weights[last + second]

    def accumulate(self, total: vec[float], features: Features, offset: int) -> None:
        """Adds the rows of features to the sum of the first layer."""
        table, width = self.table, self.first
        by = features.by
        for index, feature in enumerate(features.at):
            value = by[index]
            at: i64 = (feature + offset) * width
            i: i64 = 0
            while i < width:
                total[i] += value * table[at + i]
                i += 1

    def score(self, total: vec[float]) -> float:
        """The score for a sum of the first layer."""
        dense, last = self.dense, self.last
        first, second = self.first, self.second
        hidden = self.bias[:]
        i: i64 = 0
        while i < first:
            value = total[i]
            if value > 0.0:
                at: i64 = i * second
                j: i64 = 0
                while j < second:
                    hidden[j] += value * dense[at + j]
                    j += 1
            i += 1
        out = 0.0
        i = 0
        while i < second:
            if hidden[i] > 0.0:
                out += hidden[i] * last[i]
            i += 1
        return out


class Net:
    """The two networks of a game: `value` says who is ahead, `policy` how good choices look. A policy without layers
    says what the heuristics say."""

    __slots__ = ("choosing", "offset", "policy", "value")

    def __init__(self, value: Tower, policy: Tower, context_size: int) -> None:
        self.value = value
        self.policy = policy
        self.choosing: bool = policy.first > 0  # whether the policy has layers
        self.offset = context_size  # where the features of choices begin

    def chances(self, rows: Sequence[Features], chances: Sequence[float]) -> list[float]:
        """By party, the chance of winning, based on the chances that the heuristics give."""
        value = self.value
        scores = []
        for party, row in enumerate(rows):
            total = value.none[:]
            value.accumulate(total, row, 0)
            scores.append(value.scale * math.log(max(chances[party], UNLIKELY)) + value.score(total))
        return softmax(scores)

    def ratings(self, context: Features, choices: Sequence[Features], ratings: Sequence[float]) -> list[float]:
        """How good each choice looks, based on the heuristics' ratings."""
        policy = self.policy
        below = lowered(ratings)
        rate(choices, below)
        begun = policy.none[:]
        policy.accumulate(begun, context, 0)
        out = []
        for index, choice in enumerate(choices):
            total = begun[:]
            policy.accumulate(total, choice, self.offset)
            out.append(policy.scale * below[index] + policy.score(total))
        return out


def lowered(ratings: Sequence[float]) -> list[float]:
    """How far each rating is below the best."""
    highest = max(ratings)
    return [max(rating - highest, FLOOR) for rating in ratings]


def rate(choices: Sequence[Features], below: Sequence[float]) -> None:
    """Adds the heuristics' ratings to the features of choices."""
    for choice, rating, share in zip(choices, below, softmax(below), strict=True):
        choice.add(0, RATED * rating)
        choice.add(1, share)


def softmax(scores: Sequence[float]) -> list[float]:
    highest = max(scores)
    weights = [math.exp(score - highest) for score in scores]
    scale = 1.0 / sum(weights)
    return [weight * scale for weight in weights]


def read_net(data: bytes, row_size: int, context_size: int, choice_size: int) -> Net:
    """The networks in a file, for a game with that many features. Raises BadWeights."""
    line, newline, numbers = data.partition(b"\n")
    words = line.decode(errors="replace").split()
    if not newline or len(words) != 7 or words[0] != FORMAT or not all([word.isdecimal() for word in words[1:]]):
        raise BadWeights("this is no file of weights")
    rows, choosing, *layers = [int(word) for word in words[1:]]
    if (rows, choosing) != (row_size, context_size + choice_size):
        raise BadWeights("these weights are for other features: train them again")
    value_size = size_of(rows, layers[0], layers[1])
    size = value_size + size_of(choosing, layers[2], layers[3])
    if len(numbers) != 2 * size:
        raise BadWeights("this file of weights is cut off")
    weights = struct.unpack(f"<{size}e", numbers)
    value = Tower(rows, layers[0], layers[1], weights[:value_size])
    policy = Tower(choosing, layers[2], layers[3], weights[value_size:])
    return Net(value, policy, context_size)


def size_of(features: int, first: int, second: int) -> int:
    """How many weights a tower has."""
    return features * first + first * second + 2 * second + 1
