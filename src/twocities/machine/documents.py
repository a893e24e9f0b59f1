"""The documents of the game: what follows from its options, views and memories."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """What follows from options."""

    plan: int  # where the Master Plan starts
    shareable: bool  # whether two seats can share the third Hero
    control: tuple[tuple[int, ...], ...]  # by Hero in the order of the options: the seats that act for it


class CitizenView(msgspec.Struct, frozen=True):
    """A Citizen token: where it is, what is known about it, and its class if the seat knows it."""

    place: str  # a District, or "arrested"
    status: str
    known_as: str


class HeroView(msgspec.Struct, frozen=True):
    name: str
    seats: tuple[int, ...]
    place: str
    trust: int
    max_trust: int
    forfeited_count: int
    forfeited: tuple[str, ...]  # those that this seat knows for certain
    destination: str  # the card chosen this round, if the seat may see it
    detained: bool


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a decision is about; fields that do not apply are empty."""

    hero: str = ""
    district: str = ""
    citizen: int = -1
    directive: str = ""
    verb: str = ""  # what is done to one Citizen after another: identify or move
    number: int = -1  # on the Assault die, 0 for the shield
    total: int = 0  # the Trust to be shared


class Count(msgspec.Struct, frozen=True):
    """How much there is of something, and how much is needed."""

    have: int
    need: int


class CityView(msgspec.Struct, frozen=True):
    """The City: its Districts and what is in them."""

    layout: str
    guards: list[int]
    broken: list[int]
    citizens: list[CitizenView]
    servants: list[str]
    acted: list[int]
    raids: tuple[str, ...]
    riots: tuple[str, ...]


class TracksView(msgspec.Struct, frozen=True):
    bonds: int
    plan: int
    discontent: int


class EventView(msgspec.Struct, frozen=True):
    """The City Event in force, and how many are to come."""

    name: str
    left: int
    advances: bool | None  # the Master Plan, at the end of this round, as things stand; None: somebody will decide
    count: Count | None  # if its condition is a number of something


class DirectivesView(msgspec.Struct, frozen=True):
    left: int
    published: tuple[str, ...]
    discarded: tuple[str, ...]
    hand_count: int
    hand: tuple[str, ...]  # those that this seat knows


class MissionView(msgspec.Struct, frozen=True):
    name: str
    accomplished: bool
    count: Count  # as things stand


class AutomatonView(msgspec.Struct, frozen=True):
    """What the Automaton plays with (M16); everybody sees it."""

    level: int
    bail: int  # in Trust
    progress: int  # where the Progress marker is: the Plan is complete when it gets there
    deck: tuple[str, ...]  # the movement cards left, in no order
    drawn: tuple[str, ...]  # by Servant: the card of this round
    blue: list[int]  # by District: how many of its Guards are blue
    missions: list[MissionView]


class View(msgspec.Struct, frozen=True):
    """What a seat sees. Districts and cards are given by name; -1 is nobody."""

    seat: int | None
    phase: str
    round: int
    pending: tuple[int, ...]
    decision: str
    about: About  # empty except for those who decide
    confirmed: tuple[int, ...]
    turn: int
    city: CityView
    heroes: list[HeroView]
    tracks: TracksView
    event: EventView
    directives: DirectivesView
    winner: int
    automaton: AutomatonView | msgspec.UnsetType = msgspec.UNSET  # only if nobody plays the Machine


class Truth(View, frozen=True, kw_only=True):
    """A view with nothing hidden, and the decks, top card last."""

    events_left: tuple[str, ...]
    directives_left: tuple[str, ...]
    movement_left: tuple[str, ...]


class Forecast(msgspec.Struct, frozen=True):
    """A forecast of a Riot in a District: active Citizens, from those known to those possible, against Guards and
    known Traitors. It `cannot` succeed, `may`, or `must`."""

    known: int
    possible: int
    against: int
    verdict: str


class Visits(msgspec.Struct, frozen=True):
    """How likely the Servants of the Automaton are to visit each District with the next three movement cards: the
    number of ordered draws in which they do (M16.4)."""

    draws: int  # the number of all ordered draws
    districts: list[int]  # by District: those in which any Servant ends there
    servants: list[list[int]]  # by Servant and District: those in which that one does
    moves: dict[str, list[str]]  # by card: the District it would take each Servant to now


class Outlook(msgspec.Struct, frozen=True):
    """What follows by the rules from what some readers know."""

    stage: int  # of Discontent
    riots: int  # the Riots that count: tokens, and the Riot Stage
    active: tuple[int, ...]  # Citizens known to be active
    forecasts: list[Forecast]  # by District
    # only if nobody plays the Machine; draws are those of Visits
    visits: Visits | msgspec.UnsetType = msgspec.UNSET
    raids: list[int] | msgspec.UnsetType = msgspec.UNSET  # by District: in how many draws a Raid is prepared there
    fares: list[list[int]] | msgspec.UnsetType = msgspec.UNSET  # by Hero and District: the Trust for the cheapest way


class Memory(msgspec.Struct, frozen=True):
    """What an observer has seen that is still true: who is in jail or has been shuffled there, and which Access cards
    may be forfeited."""

    jail: tuple[int, ...]  # tokens in jail, or shuffled there and unknown since
    jailed: dict[str, int]  # the classes known to be among them
    remembered: dict[int, str]  # the classes of tokens that everybody has seen and that have not been shuffled since
    forfeited: list[list[tuple[str, ...]]]  # by Hero: the possible sets
