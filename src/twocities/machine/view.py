"""The only place where a view is made (M12): everything that is not added here stays secret."""

from typing import Final

import msgspec

from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.city_text import city_text
from twocities.machine.districts import DISTRICTS
from twocities.machine.documents import (
    About,
    AutomatonView,
    CitizenView,
    CityView,
    DirectivesView,
    EventView,
    HeroView,
    Memory,
    MissionView,
    TracksView,
    Truth,
    View,
)
from twocities.machine.missions import MISSIONS
from twocities.machine.movement import CARD_NAMES
from twocities.machine.sides import MACHINE, REVOLUTIONARIES, observer_of
from twocities.machine.state import (
    ACCESS,
    CLASSES,
    NOBODY,
    OVER,
    PHASE_NAMES,
    REVEALED,
    STATUS_NAMES,
    UNKNOWN,
    MachineState,
)
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES

NOTHING: Final = About()


def make_view(s: MachineState, seat: int | None, pending: tuple[int, ...]) -> View:
    return _view(s, seat, observer_of(seat), pending, s.phase == OVER)


def make_truth(s: MachineState, pending: tuple[int, ...]) -> Truth:
    view = _view(s, None, REVOLUTIONARIES, pending, True)
    about = s.stack[-1].decision.about(s, s.stack[-1]) if s.stack else NOTHING
    return Truth(
        **msgspec.structs.asdict(msgspec.structs.replace(view, about=about)),
        events_left=tuple([EVENT_NAMES[card] for card in s.event_deck]),
        directives_left=tuple([DIRECTIVE_NAMES[card] for card in s.directives]),
        movement_left=tuple([CARD_NAMES[card] for card in s.movement]),
    )


def _view(s: MachineState, seat: int | None, observer: int, pending: tuple[int, ...], over: bool) -> View:
    secret = s.phase == ACCESS and observer != REVOLUTIONARIES  # who has confirmed, or not yet again (M6.2)
    return View(
        seat,
        PHASE_NAMES[s.phase],
        s.round,
        tuple(range(1, s.seats)) if secret else pending,
        s.stack[-1].decision.name if s.stack else "",
        s.stack[-1].decision.about(s, s.stack[-1]) if seat in pending else NOTHING,
        () if secret else tuple([other for other in range(s.seats) if s.confirmed >> other & 1]),
        s.turn,
        city_view(s, observer, over),
        [hero_view(s, observer, hero, over) for hero in range(len(s.heroes))],
        TracksView(s.bonds, s.plan, s.discontent),
        EventView(EVENT_NAMES[s.event], len(s.event_deck), CITY_EVENTS[s.event].plan(s), CITY_EVENTS[s.event].count(s)),
        directives_view(s, observer, over),
        s.winner,
        automaton_view(s) if s.automaton else msgspec.UNSET,
    )


def automaton_view(s: MachineState) -> AutomatonView:
    return AutomatonView(
        s.automaton,
        s.figures.automaton_bail[s.automaton - 1],
        s.progress,
        tuple([CARD_NAMES[card] for card in sorted(s.movement)]),  # their order is secret from everybody (M16.3)
        tuple([CARD_NAMES[card] for card in s.drawn]),
        list(s.blue),
        [
            MissionView(MISSIONS[number].name, bool(s.accomplished >> number & 1), MISSIONS[number].need.count(s))
            for number in s.missions
        ],
    )


def city_view(s: MachineState, observer: int, over: bool) -> CityView:
    return CityView(
        city_text(s.city),
        s.guards[:],
        s.broken[:],
        [citizen_view(s, observer, token, over) for token in range(len(s.face))],
        [DISTRICTS[place] for place in s.servants],
        s.acted[:],
        district_names(s.raids),
        district_names(s.riots),
    )


def directives_view(s: MachineState, observer: int, over: bool) -> DirectivesView:
    return DirectivesView(
        len(s.directives),
        tuple([DIRECTIVE_NAMES[card] for card in s.published]),
        tuple([DIRECTIVE_NAMES[card] for card in s.discarded]),
        len(s.hand),
        tuple([DIRECTIVE_NAMES[card] for card in known_hand(s, observer, over)]),
    )


def district_names(districts: int) -> tuple[str, ...]:
    return tuple([name for number, name in enumerate(DISTRICTS) if districts >> number & 1])


def citizen_view(s: MachineState, observer: int, token: int, over: bool) -> CitizenView:
    jailed = s.place[token] == s.ARRESTED
    face_down = jailed and s.status[token] == REVEALED  # remembered, but nobody may look at it
    return CitizenView(
        "arrested" if jailed else DISTRICTS[s.place[token]],
        STATUS_NAMES[UNKNOWN if jailed else s.status[token]],
        CLASSES[s.face[token]] if over or (s.knows(observer, token) and not face_down) else "",
    )


def hero_view(s: MachineState, observer: int, hero: int, over: bool) -> HeroView:
    card = s.heroes[hero]
    shown = over or observer == REVOLUTIONARIES
    forfeited = s.access[hero] if shown else certain(s.beliefs[hero])
    destination = s.chosen[hero] if shown or hero <= s.turn else NOBODY
    return HeroView(
        card.name,
        s.control[hero],
        DISTRICTS[s.hero_at[hero]],
        s.trust[hero],
        s.figures.heroes[card.name].max_trust,
        s.access[hero].bit_count(),
        district_names(forfeited),
        "" if destination == NOBODY else DISTRICTS[destination],
        bool(s.detained >> hero & 1),
    )


def certain(beliefs: tuple[int, ...]) -> int:
    """The cards that are forfeited in every possible case."""
    common = beliefs[0]
    for belief in beliefs:
        common &= belief
    return common


def known_hand(s: MachineState, observer: int, over: bool) -> list[int]:
    if over or observer == MACHINE:
        return list(s.hand)
    known = s.hand_seen if observer == REVOLUTIONARIES else s.hand_shown
    return [card for card in s.hand if known >> card & 1]


def make_memory(s: MachineState, seat: int | None) -> Memory:
    observer = observer_of(seat)
    sets = [(s.access[hero],) if observer == REVOLUTIONARIES else s.beliefs[hero] for hero in range(len(s.heroes))]
    remembered = [token for token in s.citizens_in(s.ARRESTED) if s.status[token] == REVEALED]
    mixed = [token for token in range(len(s.face)) if s.jail_tokens[observer] >> token & 1]
    counts = [
        known + [s.face[token] for token in remembered].count(face) for face, known in enumerate(s.jail_faces[observer])
    ]
    return Memory(
        tuple(sorted([*mixed, *remembered])),
        {CLASSES[face]: count for face, count in enumerate(counts) if count},
        {token: CLASSES[s.face[token]] for token in remembered},
        [[district_names(cards) for cards in possible] for possible in sets],
    )
