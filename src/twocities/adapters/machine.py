"""City of the Great Machine for the adapters: the choices that are possible with given options, and the codes of its
documents."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from twocities.adapters.actions import Actions
from twocities.adapters.observation import ByKey, Code, Counts, Each, Group, Nothing, Number, OneOf, Row, Sum
from twocities.core import State
from twocities.core.choice import first
from twocities.machine import choices
from twocities.machine.city_events import COUNTDOWN, event_groups
from twocities.machine.city_text import parse_city
from twocities.machine.directives import directive_deck
from twocities.machine.districts import DISTRICTS
from twocities.machine.documents import AutomatonView, CitizenView, HeroView, MissionView
from twocities.machine.figures import HOUSE
from twocities.machine.grid import MARGIN, place_at, x_of, y_of
from twocities.machine.heroes import HERO_BY_NAME, HEROES
from twocities.machine.missions import IN_A_GAME, MISSION_NAMES
from twocities.machine.movement import CARD_NAMES
from twocities.machine.options import HEROES_IN_PLAY, SIDES, Options
from twocities.machine.position import DECISIONS
from twocities.machine.state import ACCESS, CITIZENS, CLASSES, NOBODY, PHASE_NAMES, SERVANTS, STATUS_NAMES, MachineState
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES, GRAMMAR, HERO_NAMES

ARRESTED = "arrested"
LARGEST_CITY = 10  # cells in each direction: no valid City is wider or higher
OFFSETS = range(-MARGIN, LARGEST_CITY + MARGIN)
PLACES = [place_at(x, y, vertical) for y in OFFSETS for x in OFFSETS for vertical in (0, 1)]


def actions(options: Options) -> Actions:
    figures = options.cards or HOUSE
    trust = range(max([hero.max_trust for hero in figures.heroes.values()]) + 1)
    numbers: dict[int, Iterable[int]] = {
        choices.SPLIT: range(2 * max(figures.citizen_squares) + figures.fair_trust + 1),
        choices.ATTACK: trust[1:],
        choices.PAY: trust,
        choices.CONTRIBUTE: trust,
    }
    heroes = sorted([HERO_BY_NAME[name].number for name in options.heroes]) or range(len(HEROES))

    def domain(verb: int, operand: str) -> Iterable[int]:
        match operand:
            case "hero" | "to_hero":
                return heroes
            case "servant":
                return range(len(SERVANTS))
            case "directive":
                return sorted(directive_deck(options.automaton))
            case "place":
                return PLACES
            case "number":
                return numbers.get(verb, range(CITIZENS))
            case _:  # which District is being placed follows from the decision
                return (0,) if verb == choices.PUT and operand == "district" else range(len(DISTRICTS))

    return Actions(GRAMMAR, domain, frozenset({choices.PUT}))


def offered(state: State, seat: int) -> Sequence[int]:
    """The choices of a seat. In the Access Phase each Hero is sent once, then the seat confirms: changing one's mind
    would lead to the same destinations in more steps, and the Machine could count them (M6.2)."""
    found = state.choices(seat)
    assert isinstance(state, MachineState)
    if state.phase != ACCESS:
        return found
    if choices.CONFIRM in found:
        return [choices.CONFIRM]
    return [choice for choice in found if state.chosen[state.hero_of(first(choice))] == NOBODY]


@lru_cache(maxsize=1024)
def places_of(layout: str) -> tuple[int, ...]:
    """By District: x, y, and whether it is vertical."""
    return tuple([number for place in parse_city(layout).places for number in (x_of(place), y_of(place), place & 1)])


class Layout(Code):
    size = 3 * len(DISTRICTS)

    def write(self, value: str, row: Row, at: int) -> None:
        row[at : at + self.size] = places_of(value)


def codes(options: Options) -> dict[str, Code]:
    seats = range(1 + options.revolutionaries)
    district = OneOf(DISTRICTS)
    districts = Counts(DISTRICTS)
    names = [DIRECTIVE_NAMES[card] for card in sorted(directive_deck(options.automaton))]
    directives = Counts(names)
    events = sorted([COUNTDOWN, *[card for group in event_groups(options.automaton) for card in group]])
    by_district = Each(len(DISTRICTS), Number())
    classes = CLASSES[1:]
    found: dict[str, Code] = {
        "view.seat": OneOf(seats),
        "view.phase": OneOf(PHASE_NAMES),
        "view.pending": Counts(seats),
        "view.decision": OneOf(DECISIONS),
        "view.about.hero": OneOf(HERO_NAMES),
        "view.about.district": district,
        "view.about.directive": OneOf(names),
        "view.about.citizen": OneOf(range(CITIZENS)),
        "view.about.verb": OneOf(("identify", "move")),
        "view.confirmed": Counts(seats),
        "view.turn": OneOf(range(HEROES_IN_PLAY)),
        "view.city.layout": Layout(),
        "view.city.guards": by_district,
        "view.city.broken": by_district,
        "view.city.citizens.place": OneOf((*DISTRICTS, ARRESTED)),
        "view.city.citizens.status": OneOf(STATUS_NAMES),
        "view.city.citizens.known_as": OneOf(classes),
        "view.city.servants": Each(len(SERVANTS), district),
        "view.city.acted": Each(len(SERVANTS), Number()),
        "view.city.raids": districts,
        "view.city.riots": districts,
        "view.heroes.name": OneOf(HERO_NAMES),
        "view.heroes.seats": Counts(seats),
        "view.heroes.place": district,
        "view.heroes.forfeited": districts,
        "view.heroes.destination": district,
        "view.event.name": OneOf([EVENT_NAMES[card] for card in events]),
        "view.directives.published": directives,
        "view.directives.discarded": directives,
        "view.directives.hand": directives,
        "view.winner": OneOf(range(len(SIDES))),
        "view.automaton": Nothing(),
        "view.automaton.deck": Counts(CARD_NAMES),
        "view.automaton.drawn": Each(len(SERVANTS), OneOf(CARD_NAMES)),
        "view.automaton.blue": by_district,
        "view.automaton.missions.name": OneOf(MISSION_NAMES),
        "memory.jail": Counts(range(CITIZENS)),
        "memory.jailed": ByKey(classes, Number()),
        "memory.remembered": ByKey(range(CITIZENS), OneOf(classes)),
        "memory.forfeited": Each(HEROES_IN_PLAY, Sum(districts)),
    }
    found["view.city.citizens"] = Each(CITIZENS, Group(CitizenView, found, "view.city.citizens"))
    found["view.heroes"] = Each(HEROES_IN_PLAY, Group(HeroView, found, "view.heroes"))
    if options.automaton:
        found["view.automaton.missions"] = Each(IN_A_GAME, Group(MissionView, found, "view.automaton.missions"))
        found["view.automaton"] = Group(AutomatonView, found, "view.automaton")
    return found
