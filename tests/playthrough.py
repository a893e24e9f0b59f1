"""Golden playthroughs: random games as text, with what changes in every seat's view and memory at each step.

`python -m tests.playthrough` regenerates them; the diff then shows what a change of the rules changed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.random_games import Setup, random_play
from twocities.citadels.game import Citadels
from twocities.citadels.options import Options
from twocities.core import State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGHS = {
    "citadels-2-cunning-agents": Setup(Options(players=2, preset="cunning-agents"), "3"),
    "citadels-3-vicious-nobles": Setup(Options(players=3, preset="vicious-nobles"), "3"),
    "citadels-4-first-game": Setup(Options(players=4), "3"),
    "citadels-5-ambitious-aristocrats": Setup(Options(players=5, preset="ambitious-aristocrats", ninth=True), "3"),
    "citadels-6-illustrious-emissaries": Setup(Options(players=6, preset="illustrious-emissaries"), "3"),
    "citadels-7-devious-dignitaries": Setup(Options(players=7, preset="devious-dignitaries"), "3"),
    "citadels-8-tenacious-delegates": Setup(Options(players=8, preset="tenacious-delegates"), "3"),
    "machine-1-first-game": Setup(MachineOptions(revolutionaries=1, plan=3), "3", MACHINE),
    "machine-2-shared": Setup(MachineOptions(revolutionaries=2, shared=True, city="windmill"), "3", MACHINE),
    "machine-2-automaton": Setup(MachineOptions(revolutionaries=2, automaton=1), "3", MACHINE),
    "machine-3-random-city": Setup(MachineOptions(revolutionaries=3, city="random"), "3", MACHINE),
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
        lines.append(f"{seat} of: {' | '.join(setup.game.text(other) for other in state.choices(seat))}")
        lines.append(f"{seat} {setup.game.text(choice)}")
        for event in state.clone().apply(seat, choice):
            lines.append(f"  {written(event.seen_by(None))}")
            lines += [f"  to {told}: {written(event.private)}" for told in event.to if event.private]
    lines += changes(shown, seen_by_all(state))
    return "\n".join(lines) + "\n"


def seen_by_all(state: State) -> list[Document]:
    """Every seat's view and memory, then the spectator's."""
    assert isinstance(state, Citadels | GreatMachine)
    seats = (*range(state.seats), None)
    return [
        dict(facts({**msgspec.to_builtins(state.view(seat)), "memory": msgspec.to_builtins(state.memory(seat))}))
        for seat in seats
    ]


def facts(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A document as single facts: nested documents and lists, by path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from facts(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for at, inner in enumerate(value):
            yield from facts(inner, f"{path}.{at}")
    else:
        yield path, value


def changes(before: list[Document], after: list[Document]) -> list[str]:
    """What is new, field by field: once if everybody sees the same, otherwise for each who sees it."""
    lines = []
    for field in dict.fromkeys([field for document in after for field in document if field != "seat"]):
        values = [document.get(field) for document in after]
        old = [document.get(field) for document in before] or [None] * len(after)
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
