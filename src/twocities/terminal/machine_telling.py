"""City of the Great Machine in words: cards, events, questions, choices, reasons, help."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from twocities.core import Game, State
from twocities.core.choice import first, second, verb_of
from twocities.machine import sources
from twocities.machine.city import City
from twocities.machine.city_events import CITY_EVENTS, CityEvent
from twocities.machine.city_text import place_text
from twocities.machine.directives import DIRECTIVES, Directive
from twocities.machine.districts import DISTRICTS, MINOR, members
from twocities.machine.documents import View
from twocities.machine.figures import HOUSE
from twocities.machine.game import GreatMachine
from twocities.machine.heroes import HEROES, Hero
from twocities.machine.missions import MISSIONS, Mission
from twocities.machine.movement import CARD_NAMES
from twocities.machine.options import RANDOM, SIDES, Options
from twocities.machine.own_cards import messages
from twocities.machine.presets import PRESETS
from twocities.machine.sides import MACHINE
from twocities.machine.state import CLASSES, SERVANTS, TRAITOR
from twocities.machine.text import DIRECTIVE_NAMES, HERO_NAMES
from twocities.terminal.screen import Paint
from twocities.terminal.teller import Help, Teller, card_names, plain, yes
from twocities.words import Words

CARDS: Final = "cards"
DICE: Final = {"die-escape": sources.ESCAPE_DIE, "die-assault": sources.ASSAULT_DIE}
PLAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class MachineTelling(Teller):
    """Says what happens in City of the Great Machine."""

    new_paragraphs = ("round", "movement", "phase-ended", "revealed-card")
    implied = ("revolutionaries", "cards")
    default_players = ("regular", "")

    def __init__(self, game: Game, words: Words, names: Sequence[str], options: Options, paint: Paint) -> None:
        self.house = words
        self.cards = options.cards
        self.figures = options.cards or HOUSE
        super().__init__(game, words.replacing(messages(options.cards, words.language)), names, options, paint)

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

    # -- names

    def district(self, name: str) -> str:
        return self.words.name(f"district-{name}")

    def short(self, name: str) -> str:
        """A District in at most seven letters."""
        return self.words.name(f"district-{name}", self.words(f"district-{name}.short"))

    def hero(self, name: str) -> str:
        return self.words.name(f"hero-{name}")

    def directive(self, name: str) -> str:
        return self.words.name(f"directive-{name}")

    def directives(self, names: Iterable[str]) -> str:
        return self.words.listing(map(self.directive, names))

    def class_(self, name: str) -> str:
        """The class of a Citizen; an empty name means that it is unknown."""
        return name and self.words.name(f"class-{name}")

    # -- what happened

    def sentence(self, event: dict[str, Any], reader: int | None) -> str:
        values = {
            **dict.fromkeys(("from", "to", "district", "beside", "hero", "servant", "directive", "class"), ""),
            **self.named(event),
            "name": self.names[event["seat"]],
            "reader": "actor" if reader == event["seat"] else "other",
            "told": yes(bool({"hero", "directive", "class"} & event.keys())),
            "known": yes("district" in event),
        }
        return self.words(f"event-{event['kind']}", **values).replace("..", ".")  # after "L.A.W."

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        says: dict[str, Callable[[Any], str]] = {
            "from": self.district,
            "to": self.district,
            "district": self.district,
            "beside": lambda names: card_names(self.words, "district", names),
            "hero": self.hero,
            "servant": self._servant,
            "directive": self.directive,
            "class": self.class_,
            "event": lambda name: self.words.name(f"city-event-{name}"),
            "plan": PLAN.__getitem__,
            "side": self._side,
            "card": lambda name: self.words(f"movement-{name}"),
            "mission": lambda name: self.words.name(f"mission-{name}"),
        }
        return {key: says[key](value) if key in says else value for key, value in facts.items()}

    def _side(self, name: str) -> str:
        """A side, in the form that messages select by."""
        return "automaton" if self.options.automaton and name == SIDES[MACHINE] else name

    def _servant(self, name: str) -> str:
        return self.words.name(f"servant-{name}")

    # -- what is asked

    def question(self, state: State, seat: int) -> str:
        view = machine(state).view(seat)
        about = view.about
        facts: dict[str, str | int] = {"hero": "", "place": "", "destination": "", "trust": 0, "guards": 0}
        for hero in view.heroes:
            if hero.name == about.hero:
                facts = {
                    "hero": self.hero(hero.name),
                    "place": self.district(hero.place),
                    "destination": hero.destination and self.district(hero.destination),
                    "trust": hero.trust,
                    "guards": view.city.guards[DISTRICTS.index(hero.place)],
                }
        return self.words(
            f"decision-{view.decision}",
            **facts,
            district=about.district and self.district(about.district),
            citizen=self.citizen(view, about.citizen) if about.citizen >= 0 else "",
            directive=about.directive and self.directive(about.directive),
            verb=about.verb,
            number=about.number,
            total=about.total,
            bonds=view.tracks.bonds,
            **self.figures.numbers(),
        )

    def citizen(self, view: View, token: int) -> str:
        """A Citizen's number, with the class if the reader knows it."""
        known = view.city.citizens[token].known_as
        return self.words("citizen", number=str(token), told=yes(bool(known)), class_=self.class_(known))

    def label(self, state: State, seat: int, choice: int) -> str:
        verb = verb_of(choice)
        values: dict[str, str | int] = {"price": state.price(seat, choice)}
        for kind, value in self.game.grammar.operands_of(choice):
            if kind in ("district", "to"):
                values[kind] = self.short(DISTRICTS[value])
            elif kind in ("hero", "to_hero"):
                values[kind] = self.hero(HERO_NAMES[value])
            elif kind == "servant":
                values[kind] = self._servant(SERVANTS[value])
            elif kind == "directive":
                values[kind] = self.directive(DIRECTIVE_NAMES[value])
            elif kind == "place":
                values |= self._place(machine(state).city, choice)
            elif "citizen {number}" in self.game.grammar.templates[verb]:
                values["citizen"] = self.citizen(machine(state).view(seat), value)
            else:
                values[kind] = value
        return self.words(self.choice_message(verb), **values)

    def _place(self, city: City, choice: int) -> dict[str, str]:
        """Where a District goes: next to which others, and whether it is turned."""
        district, place = first(choice), second(choice)
        near = members(city.move(district, place).links[district])
        return {
            "place": place_text(place),
            "near": self.words.listing([self.short(DISTRICTS[other]) for other in near]),
            "turned": yes(place & 1 != city.places[district] & 1),
        }

    # -- the end

    def result(self, state: State) -> list[str]:
        return [self.words("over", side=self._side(SIDES[machine(state).winner]))]

    # -- help

    def help(self, name: str) -> Help | None:
        name = plain(name)
        if self.cards and name in (CARDS, plain(self.words("own-cards"))):
            return Help(self.words("own-cards"), [self.words("own-cards-help")], "", self.differences())
        for hero in HEROES:
            if name in (hero.name, plain(self.hero(hero.name))):
                return self._hero_help(hero)
        for directive in DIRECTIVES:
            if name in (directive.name, plain(self.directive(directive.name))):
                return self._directive_help(directive)
        for event in CITY_EVENTS:
            if name in (event.name, plain(self.words(f"city-event-{event.name}"))):
                return self._event_help(event)
        for mission in MISSIONS:
            if name in (mission.name, plain(self.words(f"mission-{mission.name}"))):
                return self._mission_help(mission)
        for number, slug in enumerate(DISTRICTS):
            if name in (slug, plain(self.district(slug)), plain(self.short(slug))):
                return self._district_help(number, slug)
        for die in DICE:
            if name in (die, plain(self.words(die))):
                return self._die_help(die)
        for card in CARD_NAMES:
            if name in (f"movement-{card}", plain(self.words(f"movement-{card}"))):
                text = self.words(f"movement-{card}.help")
                return Help(self.words(f"movement-{card}"), [text], self.source(*sources.MOVEMENT), [])
        for servant in SERVANTS:
            if name in (servant, plain(self._servant(servant))):
                return self._servant_help(servant)
        for stage, slug in enumerate(CLASSES):
            if slug and name in (slug, plain(self.class_(slug))):
                text = self.words("help-class", stage=stage, traitor=yes(stage == TRAITOR))
                return Help(
                    self.class_(slug), [text], self.source(*sources.CLASS), self.rulings(sources.CLASS[0], slug)
                )
        return None

    def _servant_help(self, servant: str) -> Help:
        if self.options.automaton:
            text, source = self.words(f"help-automaton-{servant}"), sources.SERVANT_OF_AUTOMATON
        else:
            text, source = self.words("help-servant"), sources.SERVANT
        rulings = self.rulings(source[0], servant, "servant")
        return Help(self._servant(servant), [text], self.source(*source), rulings)

    def _hero_help(self, hero: Hero) -> Help:
        figures = self.figures.heroes[hero.name]
        text = self.words(
            "help-hero",
            initiative=figures.initiative,
            trust=figures.max_trust,
            start=self.district(figures.start),
        )
        source = self._figured_source(hero.clause, hero.provenance)
        rulings = self.rulings(hero.clause, hero.name)
        return Help(self.hero(hero.name), [self.words(f"hero-{hero.name}.help"), text], source, rulings)

    def _directive_help(self, directive: Directive) -> Help:
        text = self.words(f"directive-{directive.name}.help", **self.figures.numbers())
        source = self.source(directive.clause, directive.provenance)
        return Help(self.directive(directive.name), [text], source, self.rulings(directive.clause, directive.name))

    def _event_help(self, event: CityEvent) -> Help:
        title, source = self.words(f"city-event-{event.name}"), self.source(event.clause, event.provenance)
        return Help(title, self._event_lines(event.name), source, self.rulings(event.clause, event.name))

    def _mission_help(self, mission: Mission) -> Help:
        text = self.words(f"mission-{mission.name}.help", **self.figures.numbers())
        source, rulings = self.source(mission.clause, mission.provenance), self.rulings(mission.clause, mission.name)
        return Help(self.words(f"mission-{mission.name}"), [text], source, rulings)

    def _die_help(self, name: str) -> Help:
        free, faces = self.figures.escape_die.count(True), len(self.figures.escape_die)
        numbers = self.words.listing(
            [str(face) if face else self.words("die-shield") for face in self.figures.assault_die]
        )
        text = self.words(f"{name}.help", free=free, faces=faces, numbers=numbers)
        clause, provenance = DICE[name]
        return Help(self.words(name), [text], self._figured_source(clause, provenance), self.rulings(clause, name))

    def differences(self) -> list[str]:
        """What the cards from an owner's box say, where they differ from ours."""
        ours = type(self)(self.game, self.house, self.names, Options(), self.paint)._helps()
        return [
            self.words("own-cards-both", own=own.said, ours=our.said)
            for own, our in zip(self._helps(), ours, strict=True)
            if own.said != our.said
        ]

    def _helps(self) -> list[Help]:
        """The help for everything that a file can replace."""
        return [
            *map(self._hero_help, HEROES),
            *map(self._directive_help, DIRECTIVES),
            *map(self._event_help, CITY_EVENTS),
            *map(self._mission_help, MISSIONS),
            *[self._district_help(number, name) for number, name in enumerate(DISTRICTS)],
            *map(self._die_help, DICE),
        ]

    def _district_help(self, number: int, name: str) -> Help:
        minor = number in MINOR
        room = self.words(
            "help-district",
            minor=yes(minor),
            guards=self.figures.guard_squares[number],
            citizens=self.figures.citizen_squares[number],
        )
        text = self.words("help-minor" if minor else f"district-{name}.help")
        rulings = self.rulings(sources.DISTRICT[0], name, "minor-district" if minor else "major-district")
        return Help(self.district(name), [room, text], self._figured_source(*sources.DISTRICT), rulings)

    def event_help(self, name: str) -> str:
        """What a City Event does, and when the Master Plan advances."""
        return f"{self.words(f'city-event-{name}')}. {' '.join(self._event_lines(name))}"

    def _event_lines(self, name: str) -> list[str]:
        effect, plan = [self.words(f"city-event-{name}.{part}", **self.figures.numbers()) for part in ("help", "plan")]
        return [effect, self.words("card-plan", plan=plan)]

    def event_provenance(self, name: str) -> str:
        return self.provenance(next(event.provenance for event in CITY_EVENTS if event.name == name))

    def _figured_source(self, clause: str, provenance: str) -> str:
        """The provenance of something with numbers: ours, or those from an owner's box."""
        own = yes(self.cards is not None)
        return self.words("help-source-figures", clause=clause, provenance=self.provenance(provenance), own=own)


def machine(state: State) -> GreatMachine:
    assert isinstance(state, GreatMachine)
    return state
