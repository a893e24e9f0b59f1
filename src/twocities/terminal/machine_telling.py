"""City of the Great Machine in words: cards, events, questions, choices, reasons, help."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from twocities.core import State
from twocities.core.choice import verb_of
from twocities.machine import choices
from twocities.machine.actions import cost_of
from twocities.machine.choices import TEMPLATES
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.city_text import place_text
from twocities.machine.closing import BUY_OFF, WIN_BACK
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS, MINOR
from twocities.machine.game import GreatMachine, GreatMachineGame
from twocities.machine.heroes import HEROES
from twocities.machine.heroes_phase import exit_cost
from twocities.machine.opening import SPLIT_TRUST
from twocities.machine.options import RANDOM, SIDES
from twocities.machine.presets import PRESETS
from twocities.machine.sides import MACHINE
from twocities.machine.state import CLASSES, SERVANTS, TRAITOR
from twocities.machine.state import HEROES as HEROES_PHASE
from twocities.machine.text import DIRECTIVE_NAMES, HERO_NAMES
from twocities.terminal.table import Table, plain, yes
from twocities.words import Words

GAINS: Final = (choices.COLLECT, choices.CONFISCATE)  # Actions that bring Bonds as well
SERVANTS_WORK: Final = [verb for verb in range(choices.MOVE_GUARD, choices.INSPECT + 1) if verb not in GAINS]
HEROES_WORK: Final = range(choices.INCITE, choices.RELEASE + 1)
PLAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class Teller(Table):
    """Says what happens at a table of the Great Machine."""

    templates = TEMPLATES
    new_paragraphs = ("round", "phase-ended", "revealed-card")
    implied = ("revolutionaries", "figures")
    default_players = ("regular", "")

    @staticmethod
    def seats(state: State) -> int:
        return machine(state).seats

    @staticmethod
    def options_for(players: int) -> dict[str, int]:
        return {"revolutionaries": players - 1}

    @staticmethod
    def options_help(words: Words) -> str:
        return words(
            "options-more",
            heroes=" ".join(HERO_NAMES),
            cities="\n".join([f"  {name:12}{words(f'preset-{name}')}" for name in (*PRESETS, RANDOM)]),
        )

    def figures(self) -> dict[str, int]:
        """The single numbers on cards, which a file may have replaced."""
        assert isinstance(self.game, GreatMachineGame)
        figures = msgspec.structs.asdict(self.game.figures)
        return {name: value for name, value in figures.items() if isinstance(value, int)}

    # -- names

    def district(self, name: str) -> str:
        return self.words(f"district-{name}")

    def short(self, name: str) -> str:
        """A District in seven letters at most."""
        return self.words(f"district-{name}.short")

    def hero(self, name: str) -> str:
        return self.words(f"hero-{name}")

    def directive(self, name: str) -> str:
        return self.words(f"directive-{name}")

    def directives(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.directive, names))

    def class_(self, name: str) -> str:
        """The class of a Citizen; an empty name is one not known."""
        return name and self.words(f"class-{name}")

    # -- what happened

    def sentence(self, event: dict[str, Any], reader: int | None) -> str:
        values = {
            **dict.fromkeys(("from", "to", "district", "hero", "servant", "directive", "class"), ""),
            **self.named(event),
            "name": self.names[event["seat"]],
            "reader": "actor" if reader == event["seat"] else "other",
            "told": yes(bool({"hero", "directive", "class"} & event.keys())),
            "known": yes("district" in event),
        }
        return self.words(f"event-{event['kind']}", **values).replace("..", ".")  # after L.A.W.

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        says: dict[str, Callable[[Any], str]] = {
            "from": self.district,
            "to": self._place,
            "district": self.district,
            "hero": self.hero,
            "servant": self._servant,
            "directive": self.directive,
            "class": self.class_,
            "event": lambda name: self.words(f"city-event-{name}"),
            "plan": PLAN.__getitem__,
        }
        return {key: says[key](value) if key in says else value for key, value in facts.items()}

    def _place(self, name: str) -> str:
        return self.district(name) if name in DISTRICTS else name

    def _servant(self, name: str) -> str:
        return self.words(f"servant-{name}")

    # -- what is asked

    def question(self, state: State, seat: int) -> str:
        s = machine(state)
        decision, _, a, b = s.stack[-1]
        asked, district = s.turn, a if a < len(DISTRICTS) else 0
        if decision is SPLIT_TRUST:
            asked, district = SPLIT_TRUST.sharing(s, s.stack[-1])[0], a & 15
        elif decision in (WIN_BACK, BUY_OFF) or asked == len(s.heroes):
            asked = a
        return self.words(
            f"decision-{decision.name}",
            hero=self.hero(s.heroes[asked].name),
            place=self.district(DISTRICTS[s.hero_at[asked]]),
            trust=s.trust[asked],
            district=self.district(DISTRICTS[district]),
            citizen=self.citizen(s, seat, a) if a < len(s.face) else "",
            directive=self.directive(DIRECTIVE_NAMES[a]) if a < len(DIRECTIVES) else "",
            destination=self.district(DISTRICTS[s.chosen[asked]]),
            verb="identify" if a == choices.IDENTIFY else "move",
            bonds=s.bonds,
            number=a,
            total=b,
            guards=s.guards[s.hero_at[asked]],
            **self.figures(),
        )

    def citizen(self, s: GreatMachine, seat: int, token: int) -> str:
        """A Citizen's number, with the class if the seat knows it."""
        known = s.view(seat).citizens[token].known_as
        return self.words("citizen", number=str(token), told=yes(bool(known)), class_=self.class_(known))

    def label(self, state: State, seat: int, choice: int) -> str:
        s, verb = machine(state), verb_of(choice)
        values: dict[str, str | int] = {"price": self._price(s, choice)}
        for kind, value in self.operands(choice):
            if kind in ("district", "to"):
                values[kind] = self.short(DISTRICTS[value])
            elif kind in ("hero", "to_hero"):
                values[kind] = self.hero(HERO_NAMES[value])
            elif kind == "servant":
                values[kind] = self._servant(SERVANTS[value])
            elif kind == "directive":
                values[kind] = self.directive(DIRECTIVE_NAMES[value])
            elif kind == "place":
                values[kind] = place_text(value)
            elif "citizen {number}" in TEMPLATES[verb]:
                values["citizen"] = self.citizen(s, seat, value)
            else:
                values[kind] = value
        return self.words(self.choice_message(verb), **values)

    def _price(self, s: GreatMachine, choice: int) -> int:
        """What a choice costs, in Bonds or Trust."""
        verb = verb_of(choice)
        if verb == choices.GO:
            return exit_cost(s, s.turn, s.hero_at[s.turn])
        if verb in HEROES_WORK:
            return cost_of(s, choice) if s.phase == HEROES_PHASE else 0
        if verb not in SERVANTS_WORK:
            return 0
        after = s.clone()
        after.apply(MACHINE, choice, listen=False)
        return s.bonds - after.bonds

    # -- the end

    def result(self, state: State) -> list[str]:
        return [self.words("over", side=SIDES[machine(state).winner])]

    # -- help

    def help(self, name: str) -> str | None:
        for entry in (self._hero_help, self._effect_help, self._district_help, self._class_help):
            if found := entry(plain(name)):
                return found
        return None

    def _hero_help(self, name: str) -> str | None:
        assert isinstance(self.game, GreatMachineGame)
        for hero in HEROES:
            if name in (hero.name, plain(self.hero(hero.name))):
                figures = self.game.figures.heroes[hero.name]
                return self.words(
                    "help-hero",
                    name=self.hero(hero.name),
                    initiative=figures.initiative,
                    trust=figures.max_trust,
                    start=self.district(figures.start),
                    ability=self.words(f"hero-{hero.name}.help"),
                    provenance=self._provenance(hero.provenance),
                    own=yes(bool(self.game.fingerprint)),
                )
        return None

    def _effect_help(self, name: str) -> str | None:
        for directive in DIRECTIVES:
            if name in (directive.name, plain(self.directive(directive.name))):
                text = self.words(f"directive-{directive.name}.help", **self.figures())
                return f"{text} {self._source(directive.provenance, directive.clause)}"
        for event in CITY_EVENTS:
            if name in (event.name, plain(self.words(f"city-event-{event.name}"))):
                return f"{self.event_help(event.name)} {self._source(event.provenance, event.clause)}"
        return None

    def event_help(self, name: str) -> str:
        """What a City Event does, and when the Master Plan advances."""
        texts = [self.words(f"city-event-{name}.{part}", **self.figures()) for part in ("help", "plan")]
        return self.words("card-event", name=self.words(f"city-event-{name}"), effect=texts[0], plan=texts[1])

    def event_provenance(self, name: str) -> str:
        return self._provenance(next(event.provenance for event in CITY_EVENTS if event.name == name))

    def _provenance(self, provenance: str) -> str:
        return self.words("provenance-" + re.sub(r"\W+", "-", provenance))

    def _source(self, provenance: str, clause: str) -> str:
        return self.words("help-source", provenance=self._provenance(provenance), clause=clause)

    def _district_help(self, name: str) -> str | None:
        assert isinstance(self.game, GreatMachineGame)
        for number, slug in enumerate(DISTRICTS):
            if name in (slug, plain(self.district(slug)), plain(self.short(slug))):
                return self.words(
                    "help-district",
                    name=self.district(slug),
                    minor=yes(number in MINOR),
                    guards=self.game.figures.guard_squares[number],
                    citizens=self.game.figures.citizen_squares[number],
                    text=self.words("help-minor" if number in MINOR else f"district-{slug}.help"),
                )
        return None

    def _class_help(self, name: str) -> str | None:
        for number, slug in enumerate(CLASSES):
            if slug and name in (slug, plain(self.class_(slug))):
                return self.words("help-class", name=self.class_(slug), stage=number, traitor=yes(number == TRAITOR))
        return None


def machine(state: State) -> GreatMachine:
    assert isinstance(state, GreatMachine)
    return state
