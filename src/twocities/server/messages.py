"""The messages of a table's live connection: commands from clients, and scenes and answers to them."""

from typing import Annotated, Any, Final, Literal

import msgspec

from twocities.core import Outcome, Reason, Standing
from twocities.players.hint import Hint
from twocities.server.entries import Clock, Pace

SCHEMAS: Final = "#/components/schemas/"  # where the OpenAPI document has its types

NONE: Final = {"type": "null"}

# What a game starts from: the usual setup (""), a position of the host's with hidden cards dealt again ("position"),
# or exactly that position ("exact"), in which case the host may know every card.
Origin = Literal["", "position", "exact"]


def _named(name: str, *or_else: dict[str, str]) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": f"{SCHEMAS}{name}"}, *or_else]})


# Documents of any game: msgspec does not support unions of untagged structs, so their schemas are named here.
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
    """Something a guest wants to do. The answer (Accepted, Explained or Refused) has the same id."""

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
    """Undo choices until this many are left: your own latest ones or, with `ask`, any that everybody agrees to undo.

    Against bots alone no agreement is needed, and they may have moved on since the version seen."""

    version: int
    choices: int
    ask: bool = False


class Answer(Command, frozen=True):
    """Agree, or not, to another seat's proposal to undo."""

    version: int
    agrees: bool


class Sit(Command, frozen=True):
    """Take a free seat or a bot's seat, or return to your own.

    During a game the players are asked first."""

    seat: int
    name: str


class Admit(Command, frozen=True):
    """Say yes or no to somebody who asks for a bot's seat."""

    version: int
    agrees: bool


class Stand(Command, frozen=True):
    """Give up your seat."""


class Hand(Command, frozen=True):
    """Let a bot of some level play a seat."""

    seat: int
    level: str


class Clear(Command, frozen=True):
    """Host: free a seat."""

    seat: int


class Arrange(Command, frozen=True):
    """Host, before the start: change the options. The cards from an owner's box stay unless others are given."""

    options: AnyOptions
    listed: bool
    clock: Clock
    hints: bool = False  # players may ask for hints even while other people play


class Resign(Command, frozen=True):
    """Give up the game: a bot takes over your seat for good. If no other person plays, the game ends without a
    result."""


class End(Command, frozen=True):
    """Propose or agree to end the game without a result, or decline. The game ends once all people in it agree."""

    version: int
    agrees: bool


class SetPace(Command, frozen=True, tag="pace"):
    """Host: set the pace of the bots."""

    pace: Pace


class Start(Command, frozen=True):
    pass


class Pause(Command, frozen=True):
    pass


class Resume(Command, frozen=True):
    pass


class Replace(Command, frozen=True):
    """Let a bot decide this once for a person who has been away for long."""

    seat: int


class Say(Command, frozen=True):
    """Say a text or one of the phrases; a spectator also gives a name."""

    text: str = ""
    phrase: str = ""
    name: str = ""


class Rematch(Command, frozen=True):
    """Play again at a new table with everybody in the same seat. If everybody is here, the game starts at once."""


class Ping(Command, frozen=True):
    """Does nothing; the answer shows that the connection is alive. A web page cannot see WebSocket pings."""


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


class Rating(msgspec.Struct, frozen=True):
    """How strong a person has been in games with other people, and its 95% interval."""

    rating: int
    spread: int


class SeatCard(msgspec.Struct, frozen=True):
    """Who plays a seat: a `person`, who may be away, a `program`, nobody yet (`open`), or nobody ever (`empty`)."""

    kind: str
    name: str
    level: str
    face: str  # of a bot: one of eight, different at one table
    online: bool
    host: bool
    seconds: float | None  # left on its clock when this message was sent
    kept: bool  # for a person who may return to it
    rating: Rating | None = None  # of a person who shows it


class Proposal(msgspec.Struct, frozen=True):
    """A seat wants to undo choices until this many are left; these seats have agreed."""

    seat: int
    choices: int
    agreed: list[int]


class Application(msgspec.Struct, frozen=True):
    """A spectator asks for a bot's seat; these seats have agreed."""

    seat: int
    name: str
    agreed: list[int]


class TableCard(msgspec.Struct, frozen=True):
    """Everything about a table except its game."""

    id: str
    game: str
    options: AnyOptions  # without the cards from an owner's box, which are requested separately
    cards: str  # a key that differs for different cards; "" for none
    phase: str  # open, running or over
    paused: bool
    stuck: bool  # the last change could not be stored; trying again may work
    listed: bool
    language: str  # of the host; "" if it is not known
    guided: bool  # a first game, with a guide who explains it
    hints: bool  # players may ask for hints even while other people play
    paired: bool  # starts automatically once every seat is taken
    fills_in: float | None  # seconds from this message until bots take the free seats of such a table; None: never
    origin: Origin
    clock: Clock
    pace: Pace  # of bots
    seats: list[SeatCard]
    choices: int  # made so far, as far as the reader knows
    proposal: Proposal | None
    application: Application | None
    ending: list[int]  # the seats that want to end the game without a result
    rematch: str  # the table where they play again
    created: float

    @property
    def has_room(self) -> bool:
        """Whether the game has not started and a seat is free."""
        return self.phase == "open" and any([seat.kind == "open" for seat in self.seats])


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the table, as far as the reader may see it."""

    version: int
    at: float
    kind: str  # of the entry
    seat: int | None = None  # for a choice, only if its events name the seat or it is the reader's own
    number: int = 0  # valid choices after it, or those left if the proposal is accepted
    events: list[dict[str, Any]] = []
    name: str = ""
    text: str = ""
    phrase: str = ""
    agrees: bool | None = None  # of a vote
    by: str = ""  # who said it: the same mark for everything that somebody says at this table, and only there


class Unavailable(msgspec.Struct, frozen=True):
    """A kind of action that cannot be taken now: one choice as an example, and why not."""

    choice: str
    reason: Reason


class Ahead(msgspec.Struct, frozen=True):
    """A choice that becomes possible after others: its cost and those choices."""

    choice: str
    price: int
    before: list[str]


class Odds(msgspec.Struct, frozen=True):
    """How many faces of a die are good, out of how many."""

    good: int
    of: int


class Scene(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The table as its reader may see it now, and the news since the last scene or since the version asked for. If
    there is too much news, only the latest; the rest can be requested.

    Versions count only what this reader has been told. Whoever sits down or gets up during a game becomes another
    reader: the next scene has all the news again, from version 1 on."""

    version: int
    table: TableCard
    you: int | None  # the reader's seat
    hosting: bool
    news: list[News]
    view: ViewOrNone  # none before the start
    memory: MemoryOrNone
    outlook: OutlookOrNone  # computed from what the reader sees
    choices: list[str]  # the reader's, if it has to decide
    prices: list[int]  # the cost of each choice in gold, Bonds or Trust; 0 if its text says what it costs
    gains: dict[str, dict[str, int]]  # by choice, what it brings at once and for certain
    odds: dict[str, Odds]  # by choice that rolls a die
    unavailable: list[Unavailable]  # the kinds of action that belong to the decision
    way: list[str]  # the choices of the cheapest route, when it is chosen step by step
    way_prices: list[int]  # the cost of each of them
    ahead: list[Ahead]  # what cannot be paid for yet
    standing: list[Standing] | None  # by seat, if the game ended now; None in games without scores
    scores_after: dict[str, int]  # by choice that takes a district from a city: its owner's score afterwards
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
    """Nothing has changed; `reasons` are keys of the game's messages or, without a clause, of the server's."""

    id: int
    reasons: list[Reason]


class HintTold(msgspec.Struct, frozen=True):
    """A hint for the decision that the reader's scene of a version shows."""

    version: int
    hint: Hint


AnyAnswer = Accepted | Explained | Refused
AnyMessage = Scene | AnyAnswer

decode_command = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode
