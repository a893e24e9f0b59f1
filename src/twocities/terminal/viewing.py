"""Looking at what files hold: a recorded game told again, a position drawn."""

from typing import Any

from twocities.core import Event, Game, Record, State
from twocities.terminal.screen import BOLD, Screen, columns, paragraph
from twocities.terminal.session import Story
from twocities.terminal.table import teller_of
from twocities.words import Words


class Viewer:
    """Shows the states of a game between players known by their seats."""

    def __init__(self, words: Words, screen: Screen, game: Game, options: Any, state: State) -> None:
        self.words = words
        self.screen = screen
        self.state = state
        self.players = teller_of(game).seats(state)
        names = [words("player-seat", number=seat) for seat in range(self.players)]
        self.table = teller_of(game)(words, names, options, screen.paint)

    def show(self) -> None:
        """The whole truth, and what can be chosen now."""
        state = self.state
        self._draw(state, None)
        for seat in state.pending():
            question = self.table.question(state, seat)
            asked = self.words("show-choices", name=self.table.names[seat], question=question)
            self.screen.say(*[self.screen.paint(line, BOLD) for line in paragraph(asked)])
            self.screen.say(*columns(self.table.numbered(state, seat)))
        self._end(state)

    def replay(self, record: Record, seat: int | None, step: bool) -> None:
        """The game from its first state on, as a seat saw it or, without one, with everything that was hidden."""
        state = self.state
        self._draw(state, seat)
        story = Story(self.table, seat)
        for actor, choice in record.choices:
            for event in state.apply(actor, choice):
                story.tell(everything(event) if seat is None else event.seen_by(seat))
            if step:
                self.screen.say(*story.read(), "")
                self._draw(state, seat)
                self.screen.ask(self.words("prompt-step"))
        self.screen.say(*story.read(), "")
        if not step:
            self._draw(state, seat if state.pending() else None)
        self._end(state)

    def _draw(self, state: State, seat: int | None) -> None:
        self.screen.say(*self.table.draw(state, range(self.players) if seat is None else [seat]), "")

    def _end(self, state: State) -> None:
        if state.outcome():
            self.screen.say(*self.table.result(state))


def everything(event: Event) -> dict[str, Any]:
    """An event with all that was told to anybody."""
    return {"kind": event.kind, "seat": event.seat, **event.public, **event.private}
