"""Bids in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.bids.heuristic import bids
from twocities.core import State
from twocities.core.choice import first
from twocities.terminal.teller import Help, Teller
from twocities.words import Words


class BidsTeller(Teller):
    new_paragraphs = ("won",)
    implied = ("players",)
    default_players = ("", "regular")

    @staticmethod
    def options_for(players: int) -> dict[str, int]:
        return {"players": players}

    @staticmethod
    def options_help(words: Words) -> str:
        return ""

    def draw(self, state: State, seats: Sequence[int]) -> list[str]:
        view = bids(state).view(None)
        hands = [
            self.words("hand", name=self.names[seat], cards=str(bids(state).hands[seat]), won=view.won[seat])
            for seat in seats
        ]
        return [self.title(view.round, view.phase), *hands]

    def sentence(self, event: dict[str, Any], reader: int | None) -> str:
        return self.words(f"event-{event['kind']}", name=self.names[event["seat"]], number=event.get("number", 0))

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        return dict(facts)

    def question(self, state: State, seat: int) -> str:
        return self.words("decision-bid")

    def label(self, state: State, seat: int, choice: int) -> str:
        return self.words(self.choice_message(0), number=first(choice))

    def result(self, state: State) -> list[str]:
        return [self.words("over", name=name, won=won) for name, won in zip(self.names, bids(state).won, strict=True)]

    def help(self, name: str) -> Help | None:
        return None
