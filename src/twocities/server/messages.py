"""What goes over the live connection of a table: commands from clients, scenes and answers to them."""

from typing import Annotated, Any, Final, Literal

import msgspec

from twocities.core import Outcome, Reason, Standing
from twocities.server.entries import Clock, Pace

SCHEMAS: Final = "#/components/schemas/"  # where the OpenAPI document keeps the types

NONE: Final = {"type": "null"}

# What a game starts from: the usual set-up (""), a position of the host's with hidden cards dealt again ("position"),
# or exactly that position ("exact"), in which case the host may know every card.
Origin = Literal["", "position", "exact"]


def _named(name: str, *or_else: dict[str, str]) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": f"{SCHEMAS}{name}"}, *or_else]})


# Documents of any game: msgspec knows no union of structs without tags, so their schemas are named here.
AnyCatalogue = Annotated[Any, _named("Catalogue")]
AnyCards = Annotated[Any, _named("OwnCards")]
CardsOrNone = Annotated[Any, _named("OwnCards", NONE)]
AnyOptions = Annotated[dict[str, Any], _named("Options")]
AnyFacts = Annotated[Any, _named("Facts")]
AnyView = Annotated[Any, _named("View")]
OutlookOrNone = Annotated[Any, _named("Outlook", NONE)]
ViewOrNone = Annotated[Any, _named("View", NONE)]
MemoryOrNone = Annotated[Any, _named("Memory", NONE)]

# -- from a client


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something a guest wants; the answer, Accepted, Explained or Refused, bears the same id."""

    id: int


class Choose(Command, frozen=True):
    """Make a choice, having seen the scene of a version."""

    version: int
    choice: str


class Explain(Command, frozen=True):
    """Ask why a choice cannot be made, having seen the scene of a version. Nothing is chosen."""

    version: int
    choice: str


class Undo(Command, frozen=True):
    """Undo choices until this many are left: your own latest ones, or with `ask` any that everybody agrees to.

    Against bots alone it needs no asking, and they may have moved on since the version seen."""

    version: int
    choices: int
    ask: bool = False


class Answer(Command, frozen=True):
    """Agree, or not, to what another seat wants to undo."""

    version: int
    agrees: bool


class Sit(Command, frozen=True):
    """Take a seat that nobody has, or that a bot plays; or one's own again.

    During a game the people who play are asked first."""

    seat: int
    name: str


class Admit(Command, frozen=True):
    """Let somebody who asks for the seat of a bot have it, or not."""

    version: int
    agrees: bool


class Stand(Command, frozen=True):
    """Give up one's seat."""


class Hand(Command, frozen=True):
    """Let a bot of a level play a seat."""

    seat: int
    level: str


class Clear(Command, frozen=True):
    """The host: nobody has the seat any more."""

    seat: int


class Arrange(Command, frozen=True):
    """The host, before the start: play with other options. Cards of an owner's box stay unless others are named."""

    options: AnyOptions
    listed: bool
    clock: Clock


class Resign(Command, frozen=True):
    """Give up the game: a bot has one's seat for good. A game in which no other person plays ends without a result."""


class End(Command, frozen=True):
    """End the game without a result, if all people who play agree; or do not agree to what others propose."""

    version: int
    agrees: bool


class SetPace(Command, frozen=True, tag="pace"):
    """The host: bots move at another pace."""

    pace: Pace


class Start(Command, frozen=True):
    pass


class Pause(Command, frozen=True):
    pass


class Resume(Command, frozen=True):
    pass


class Replace(Command, frozen=True):
    """Let a bot decide, this once, for a person who has been away for long."""

    seat: int


class Say(Command, frozen=True):
    """A text, or one of the phrases; a spectator says under which name."""

    text: str = ""
    phrase: str = ""
    name: str = ""


class Rematch(Command, frozen=True):
    """Play again at a new table, everybody in their seat; if all people are here, the game there begins at once."""


class Ping(Command, frozen=True):
    """Does nothing; an answer shows that the connection is alive. A page cannot see the pings of WebSockets."""


AnyCommand = (
    Choose
    | Explain
    | Undo
    | Answer
    | Sit
    | Admit
    | Stand
    | Hand
    | Clear
    | Arrange
    | Resign
    | End
    | SetPace
    | Start
    | Pause
    | Resume
    | Replace
    | Say
    | Rematch
    | Ping
)

# -- to a client


class SeatCard(msgspec.Struct, frozen=True):
    """Who plays a seat: `person` who may be away, `program`, or nobody (`open`)."""

    kind: str
    name: str
    level: str
    face: str  # of a bot: one of eight, each at most once at a table
    online: bool
    host: bool
    seconds: float | None  # left on its clock, at the time of this message
    kept: bool  # for a person who may take it back


class Proposal(msgspec.Struct, frozen=True):
    """A seat wants to undo choices until this many are left; these seats have agreed."""

    seat: int
    choices: int
    agreed: list[int]


class Application(msgspec.Struct, frozen=True):
    """Somebody who watches asks for the seat of a bot; these seats have agreed."""

    seat: int
    name: str
    agreed: list[int]


class TableCard(msgspec.Struct, frozen=True):
    """Everything about a table except its game."""

    id: str
    game: str
    options: AnyOptions  # without the cards of an owner's box, which are asked for apart
    cards: str  # their key: others have another; "" for none
    phase: str  # open, running or over
    paused: bool
    stuck: bool  # the last change could not be stored; trying again may succeed
    listed: bool
    language: str  # of the host; "" if it is not known
    paired: bool  # starts by itself once every seat is taken
    fills_at: float  # when bots take the free seats of such a table; 0: never
    origin: Origin
    clock: Clock
    pace: Pace  # of bots
    seats: list[SeatCard]
    choices: int  # made so far, that the reader knows of
    proposal: Proposal | None
    application: Application | None
    ending: list[int]  # the seats that want to end the game without a result
    rematch: str  # the table where they play again
    created: float


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the table, as the reader can see it."""

    version: int
    at: float
    kind: str  # of the entry
    seat: int | None = None  # of a choice, only if its events name it, or it is the reader's own
    number: int = 0  # of valid choices after it, or of those left if the proposal is accepted
    events: list[dict[str, Any]] = []
    name: str = ""
    text: str = ""
    phrase: str = ""
    agrees: bool | None = None  # of a vote


class Unavailable(msgspec.Struct, frozen=True):
    """A kind of action that cannot be taken now, told by one choice of it, and why."""

    choice: str
    reason: Reason


class Ahead(msgspec.Struct, frozen=True):
    """A choice that can be made after others: what it costs, and those before it."""

    choice: str
    price: int
    before: list[str]


class Odds(msgspec.Struct, frozen=True):
    """So many faces of a die are good, of all it has."""

    good: int
    of: int


class Scene(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The table as its reader may see it now, and the news since the last scene, or since the version asked for: the
    last of them, if they are too many. Those before can be asked for.

    Versions count what this reader has been told of, one by one. Who sits down, or gets up, during a game becomes
    another reader: the next scene brings all news again, from version 1 on."""

    version: int
    table: TableCard
    you: int | None  # the reader's seat
    hosting: bool
    news: list[News]
    view: ViewOrNone  # none before the start
    memory: MemoryOrNone
    outlook: OutlookOrNone  # what the rules make of what the reader sees
    choices: list[str]  # the reader's, if it must decide
    prices: list[int]  # what each of these costs, in gold, Bonds or Trust; 0 if its words name what it takes
    gains: dict[str, dict[str, int]]  # by choice that brings something at once and for certain: how much of what
    odds: dict[str, Odds]  # by choice that rolls a die
    unavailable: list[Unavailable]  # of the kinds of action that belong to the decision
    way: list[str]  # the choices of the cheapest way, where it is decided on step by step
    way_prices: list[int]  # what each of these costs
    ahead: list[Ahead]  # what cannot be paid for yet
    standing: list[Standing] | None  # by seat, if the game ended now; none in games without scores
    scores_after: dict[str, int]  # by choice that takes a district from a city: what its owner would score then
    outcome: Outcome | None


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    id: int
    version: int  # of the scene that shows it
    table: str = ""  # of the rematch


class Explained(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Why a choice cannot be made; no reasons if it can."""

    id: int
    reasons: list[Reason]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Nothing has changed; `reasons` name messages of the game's words or, without a clause, of the server's."""

    id: int
    reasons: list[Reason]


AnyAnswer = Accepted | Explained | Refused
AnyMessage = Scene | AnyAnswer

decode_command = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode
