"""The documents a game hands out: reasons, events, outcomes."""

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: the key of a message and, if the reason comes from the game, the clause behind
    it."""

    key: str
    clause: str
    about: str = ""
    kind: str = ""  # of the cards that `about` names, if any: `district`
    values: dict[str, str | int] = {}  # other values in the message, as they are in the file

    def concerning(self, what: str) -> "Reason":
        """The same reason, about something."""
        return msgspec.structs.replace(self, about=what)

    def __str__(self) -> str:
        about = ", ".join([*filter(None, [self.about]), *[f"{name} {value}" for name, value in self.values.items()]])
        return f"{self.key}{': ' + about if about else ''}{f' ({self.clause})' if self.clause else ''}"


class Event(msgspec.Struct, frozen=True):
    """Something that happened: `public` is for everybody, `private` for the seats in `to`."""

    kind: str
    seat: int
    public: dict[str, Any] = {}
    private: dict[str, Any] = {}
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a JSON-able document, with what that seat could see of it."""
        document = {"kind": self.kind, "seat": self.seat, **self.public}
        return {**document, **self.private} if seat in self.to else document


class Points(msgspec.Struct, frozen=True):
    """Part of a score: the rule that gives the points, and the card it is about, if any."""

    part: str
    about: str
    points: int


class Standing(msgspec.Struct, frozen=True):
    """What a seat would score if the game ended now."""

    parts: list[Points]
    total: int

    def __str__(self) -> str:
        told = [f"{part.points} {' '.join(filter(None, [part.part, part.about]))}" for part in self.parts]
        return f"{self.total} points: {', '.join(told)}"


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: each seat's place (1 is the winner) and score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
