"""Golden playthroughs: random games as text, with what changes in every seat's view and memory at each step.

`python -m tests.playthrough` writes them anew; the diff then shows what a change of the rules changed."""

from pathlib import Path
from typing import Any

import msgspec

from tests.random_games import Setup, random_play
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGHS = {
    "citadels-2-cunning-agents": Setup(Options(players=2, preset="cunning-agents"), "3"),
    "citadels-3-vicious-nobles": Setup(Options(players=3, preset="vicious-nobles"), "3"),
    "citadels-4-first-game": Setup(Options(players=4), "3"),
    "citadels-5-ambitious-aristocrats": Setup(Options(players=5, preset="ambitious-aristocrats", ninth=True), "3"),
    "citadels-6-illustrious-emissaries": Setup(Options(players=6, preset="illustrious-emissaries"), "3"),
    "citadels-7-devious-dignitaries": Setup(Options(players=7, preset="devious-dignitaries"), "3"),
    "citadels-8-tenacious-delegates": Setup(Options(players=8, preset="tenacious-delegates"), "3"),
}

Document = dict[str, Any]


def playthrough(setup: Setup) -> str:
    """The whole game as text."""
    lines = []
    shown: list[Document] = []
    for state, seat, choice in random_play(setup):
        documents = seen_by_all(state)
        lines += changes(shown, documents)
        shown = documents
        lines.append("")
        lines.append(f"{seat} of: {' | '.join(GAME.text(other) for other in state.choices(seat))}")
        lines.append(f"{seat} {GAME.text(choice)}")
        for event in state.clone().apply(seat, choice):
            lines.append(f"  {written(event.seen_by(None))}")
            lines += [f"  to {told}: {written(event.private)}" for told in event.to if event.private]
    lines += changes(shown, seen_by_all(state))
    return "\n".join(lines) + "\n"


def seen_by_all(state: Citadels) -> list[Document]:
    """Every seat's view and memory, then the spectator's."""
    seats = (*range(state.players), None)
    return [
        {**msgspec.to_builtins(state.view(seat)), "memory": msgspec.to_builtins(state.memory(seat))} for seat in seats
    ]


def changes(before: list[Document], after: list[Document]) -> list[str]:
    """What is new, field by field: once if all see the same, else for each who sees it."""
    lines = []
    for field in after[0]:
        if field == "seat":
            continue
        values = [document[field] for document in after]
        old = [document[field] for document in before] or [None] * len(after)
        if all(value == values[0] for value in values):
            if values != old:
                lines.append(f"all {field} {written(values[0])}")
            continue
        for seat, value in enumerate(values):
            if value != old[seat]:
                lines.append(f"{'public' if seat == len(values) - 1 else seat} {field} {written(value)}")
    return lines


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for name, setup in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(setup), encoding="utf-8")
        print(f"wrote {name}")
