"""The documents a game hands out: reasons, events, outcomes."""

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: a message of the game's words and the clause it rests on."""

    key: str
    clause: str
    about: str = ""

    def __str__(self) -> str:
        return f"{self.key}{': ' + self.about if self.about else ''} ({self.clause})"


class Event(msgspec.Struct, frozen=True):
    """Something that happened: `public` is for everybody, `private` for the seats in `to`."""

    kind: str
    seat: int
    public: dict[str, Any] = {}
    private: dict[str, Any] = {}
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a JSON-able document, holding what that seat may know of it."""
        document = {"kind": self.kind, "seat": self.seat, **self.public}
        return {**document, **self.private} if seat in self.to else document


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: each seat's place (1 is the winner) and score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
