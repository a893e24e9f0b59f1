"""What self-play produces for training: decisions with how often the search tried each choice, and positions with who
won in the end. Everything is in flat arrays, with a length for each part."""

from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from twocities.players.features import Features

Arrays = dict[str, NDArray[np.generic]]

TYPES: Final = {  # by field: how it is stored
    "context_at": "i2", "context_by": "f2", "context_length": "i2",  # by decision
    "decision_game": "i4", "decision_choices": "i2",
    "choice_at": "i2", "choice_by": "f2", "choice_length": "i2",  # by choice of a decision
    "choice_below": "f2", "choice_visits": "f4", "choice_value": "f2",
    "row_at": "i2", "row_by": "f2", "row_length": "i2",  # by party of a position
    "row_chance": "f2", "row_won": "f2",
    "position_game": "i4", "position_parties": "i2",
}  # fmt: skip


class Samples:
    """The samples of one game while it is played."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.fields = {name: array("d") for name in TYPES}

    def add_features(self, name: str, features: Features) -> None:
        self.fields[f"{name}_at"].extend(features.at)
        self.fields[f"{name}_by"].extend(features.by)
        self.fields[f"{name}_length"].append(len(features.at))

    def add_decision(
        self, context: Features, choices: Sequence[Features], below: Sequence[float], tried: Sequence[tuple[int, float]]
    ) -> None:
        """Adds a decision: `choices` with the ratings among their features; by choice, its visits and its mean
        result."""
        fields = self.fields
        self.add_features("context", context)
        fields["decision_game"].append(self.game)
        fields["decision_choices"].append(len(choices))
        for choice, rating, (visits, value) in zip(choices, below, tried, strict=True):
            self.add_features("choice", choice)
            fields["choice_below"].append(rating)
            fields["choice_visits"].append(visits)
            fields["choice_value"].append(value)

    def add_position(self, rows: Sequence[Features], chances: Sequence[float]) -> None:
        """A position, by party, with the chances that the heuristics give."""
        self.fields["position_game"].append(self.game)
        self.fields["position_parties"].append(len(rows))
        for row, chance in zip(rows, chances, strict=True):
            self.add_features("row", row)
            self.fields["row_chance"].append(chance)

    def end(self, won: Sequence[float]) -> Arrays:
        """The arrays, once it is known what share of the win each party has."""
        for parties in self.fields["position_parties"]:
            assert parties == len(won)
            self.fields["row_won"].extend(won)
        return {name: np.asarray(self.fields[name]).astype(kind) for name, kind in TYPES.items()}


def join(parts: Sequence[Arrays]) -> Arrays:
    return {name: np.concatenate([part[name] for part in parts]) for name in TYPES}


def save(path: Path, arrays: Arrays) -> None:
    """All or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part.npz")
    np.savez(part, allow_pickle=False, **arrays)
    part.replace(path)


def load(paths: Iterable[Path]) -> Arrays:
    """Loads the samples of several files; games of different files stay separate."""
    parts = []
    for path in paths:
        with np.load(path) as file:
            parts.append({name: file[name] for name in TYPES})
    return join(parts)
