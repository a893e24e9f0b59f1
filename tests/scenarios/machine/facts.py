"""Positions of City of the Great Machine from a few facts: those of another position, or of a new game, hold for the
rest. Everything goes through the position reader, so that no scenario begins where no game could be.

Beside the lines of docs/positions.md, where what is named is replaced and the rest stays:

| `at art velvet`, `trust fowler=3`, `to ...`, `forfeited none art,velvet` | of the Heroes in their order, or by name |
| `people art noble artist? traitor!` | these and no others live there, numbered from 0; `?` identified, `!` revealed |
| `deck levy curfew` | these Directives are left, the bottom card first; those in no hand are discarded |
| `assault 0 3`, `escape 0 1` | the next rolls of a die; 0 is the shield, or capture |
| `guards all=1`, `servants art` | everywhere; the first Servant |
"""

from collections.abc import Sequence
from itertools import count

from tests.scenarios.scene import lines
from twocities.core import HashGenerator, read_position
from twocities.machine.directives import directive_deck
from twocities.machine.districts import DISTRICTS
from twocities.machine.figures import HOUSE
from twocities.machine.game import GreatMachine
from twocities.machine.state import CLASSES
from twocities.machine.text import DIRECTIVE_NAMES

DICE = {"assault": [str(face) for face in HOUSE.assault_die], "escape": [str(int(face)) for face in HOUSE.escape_die]}
OF_HEROES = ("at", "trust", "to", "forfeited")
MARKS = {"?": " identified", "!": " revealed"}
FOLLOWS = {  # what is forgotten when a fact changes
    "phase": ("step", "turn", "confirmed", "visited"),
    "event": ("events", "past"),
    **dict.fromkeys(("hand", "published", "discarded"), ("directives", "seen", "shown")),
}
MAY_BE_NONE = ("riots", "raids", "hand", "published", "discarded")
NAMED = ("citizen", "hero", "possible", "jail")  # a line for each name


def changed(state: GreatMachine, *facts: str) -> GreatMachine:
    """The same position, except for these facts."""
    position = Position(state.position().splitlines())
    for line in lines(facts):
        position.change(*line.split())
    found = read_position(position.text())
    assert isinstance(found, GreatMachine)
    return found


def rolling(faces: Sequence[str], rolls: Sequence[str]) -> list[str]:
    """A generator whose next rolls of a die come out like that."""
    for seed in count():
        rng = HashGenerator.from_seed(f"die {seed}")
        text = rng.text()
        if [faces[rng.below(len(faces))] for _ in rolls] == list(rolls):
            return text.split()
    raise AssertionError


class Position:
    """The lines of a position by key, or by key and name."""

    def __init__(self, text: Sequence[str]) -> None:
        self.header, self.lines, self.asked = text[:3], dict[str, list[str]](), list[str]()
        self.guards = dict.fromkeys(DISTRICTS, "2")
        self.classes: set[str] = set()  # numbers of Citizens whose class is given
        self.settled: list[str] = []
        self.settlers = 0
        automaton = '"automaton"' in self.header[2]
        self.all_directives = [DIRECTIVE_NAMES[card] for card in directive_deck(int(automaton))]
        for line in text[3:]:
            key, *words = line.split()
            self.put(key, words)
        self.heroes = [key.split()[1] for key in self.lines if key.startswith("hero ")]

    def put(self, key: str, words: list[str]) -> None:
        if key == "ask":
            self.asked.append(" ".join(words))
        elif key == "guards":
            self.guards.update([(name, count) for name, _, count in [word.partition("=") for word in words]])
        else:
            self.lines[f"{key} {words[0]}" if key in NAMED else key] = words

    def change(self, key: str, *words: str) -> None:
        for forgotten in FOLLOWS.get(key, ()):
            self.lines.pop(forgotten, None)
        if key == "phase":
            self.asked = []
        if key in OF_HEROES:
            for hero, word in enumerate(words):
                name, _, value = word.rpartition("=")
                self.change_hero(name or self.heroes[hero], key, value)
        elif key == "people":
            self.settle(words[0], words[1:])
        elif key == "citizen":
            self.change_citizen(words[0], words[1:])
        elif key == "guards" and words[0].startswith("all="):
            self.guards = dict.fromkeys(DISTRICTS, words[0][4:])
        elif key in DICE:
            self.lines["random"] = rolling(DICE[key], words)
        elif key == "deck":
            held = [*words, *self.lines.get("hand", []), *self.lines.get("published", [])]
            self.lines["directives"] = list(words)
            self.lines["discarded"] = [name for name in self.all_directives if name not in held]
        elif key == "servants":
            self.lines[key][: len(words)] = words
        elif not words and key in MAY_BE_NONE:
            self.lines.pop(key, None)
        else:
            self.put(key, list(words))

    def change_hero(self, name: str, key: str, value: str) -> None:
        _, place, *rest = self.lines[f"hero {name}"]
        if key == "at":
            place = value
        else:
            rest = [word for word in rest if not word.startswith(f"{key}=")] + [f"{key}={value}"]
        if key == "forfeited":
            self.lines.pop(f"possible {name}", None)
        self.lines[f"hero {name}"] = [name, place, *rest]

    def change_citizen(self, number: str, words: Sequence[str]) -> None:
        if words[0] not in (*DISTRICTS, "arrested"):
            words = (self.lines[f"citizen {number}"][1], *words)
        if words[1:2] and words[1] in CLASSES:
            self.classes.add(number)
        elif words[1:2]:
            words = (words[0], self.lines[f"citizen {number}"][2], *words[1:])
        self.lines[f"citizen {number}"] = [number, *words]

    def settle(self, district: str, crowd: Sequence[str]) -> None:
        self.settled.append(district)
        for word in crowd:
            words = f"{district} {word.rstrip('?!')}{MARKS.get(word[-1], ' unknown')}".split()
            self.change_citizen(str(self.settlers), words)
            self.settlers += 1
        homes = [name for name in DISTRICTS if name not in self.settled]
        for key, words in self.lines.items():
            if key.startswith("citizen ") and words[1] == district and words[0] not in self.classes:
                words[1] = max(homes, key=self.room)

    def room(self, district: str) -> int:
        living = [words for key, words in self.lines.items() if key.startswith("citizen ") and words[1] == district]
        return HOUSE.citizen_squares[DISTRICTS.index(district)] - len(living)

    def text(self) -> str:
        if self.classes:  # those of the others follow
            for key, words in self.lines.items():
                if key.startswith("citizen ") and words[0] not in self.classes and words[2:3] and words[2] in CLASSES:
                    del words[2]
        if self.lines["phase"] != ["access"] and self.lines["phase"] != ["opening"]:
            for name in self.heroes:  # who was sent nowhere stays
                _, place, *rest = self.lines[f"hero {name}"]
                if not any(word.startswith("to=") for word in rest):
                    self.change_hero(name, "to", place)
        if not self.lines.get("discarded", [""]):
            del self.lines["discarded"]
        facts = [f"{key.split()[0]} {' '.join(words)}".strip() for key, words in self.lines.items()]
        facts += [f"guards {' '.join([f'{name}={count}' for name, count in self.guards.items()])}"]
        return "\n".join([*self.header, *facts, *[f"ask {ask}" for ask in self.asked]])
