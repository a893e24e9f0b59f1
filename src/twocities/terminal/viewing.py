"""Looking at files: replaying a recorded game, drawing a position."""

from functools import cache
from typing import Any

from twocities.core import Event, Game, Record, State
from twocities.players.spec import generator, heuristic_of
from twocities.players.why import why
from twocities.terminal.coaching import told
from twocities.terminal.screen import BOLD, Paint, Screen, columns, paragraph
from twocities.terminal.session import Story
from twocities.terminal.teller import Teller, teller_of
from twocities.words import Words


class Viewer:
    """Shows the states of a game between players who are known only by their seats."""

    def __init__(self, words: Words, screen: Screen, game: Game, options: Any, state: State) -> None:
        self.words = words
        self.screen = screen
        self.state = state
        self.seats = range(game.seats(options))
        self.teller = _teller(game, words, options, screen.paint)

    def show(self) -> None:
        """Everything, including what is hidden, and the current choices."""
        self.screen.say(*table(self.teller, self.state))

    def replay(self, record: Record, seat: int | None, step: bool, reasons: bool) -> None:
        """The game from its first state on, as a seat saw it or, without one, including everything that was hidden."""
        state = self.state
        self._draw(state, seat)
        story = Story(self.teller, seat)
        for actor, choice in record.choices:
            reason = self._reason(state, actor, choice, seat) if reasons else ""
            for number, event in enumerate(state.apply(actor, choice)):
                story.tell(everything(event) if seat is None else event.seen_by(seat))
                if reason and not number:
                    story.remark(reason)
            if step:
                self.screen.say(*story.read(), "")
                self._draw(state, seat)
                self.screen.ask(self.words("prompt-step"))
        self.screen.say(*story.read(), "")
        if not step:
            self._draw(state, seat if state.pending() else None)
        self._end(state)

    def analyse(self, record: Record, depth: int) -> None:
        """What was good and bad in the game, and how everybody played."""
        for text in told(self.teller, record, depth):
            self.screen.say(*paragraph(text))

    def _reason(self, state: State, actor: int, choice: int, seat: int | None) -> str:
        """Why the actor is about to make the choice, as far as the seat knows."""
        reader = actor if seat is None else seat
        motive = why(heuristic_of(state.game), state, actor, choice, reader, generator("why"))
        return self.teller.motive(motive) if motive else ""

    def _draw(self, state: State, seat: int | None) -> None:
        self.screen.say(*self.teller.draw(state, self.seats if seat is None else [seat]), "")

    def _end(self, state: State) -> None:
        if state.outcome():
            self.screen.say(*self.teller.result(state))


def drawing(state: State) -> str:
    """A state drawn without colours, in English."""
    teller = _teller(state.game, _english(state.game.name), state.options, lambda text, style: text)
    return "\n".join(table(teller, state)).replace("\xa0", " ")


@cache
def _english(game: str) -> Words:
    return Words(game)


def _teller(game: Game, words: Words, options: Any, paint: Paint) -> Teller:
    """For players who are known only by their seats."""
    names = [words("player-seat", number=seat) for seat in range(game.seats(options))]
    return teller_of(game)(game, words, names, options, paint)


def table(teller: Teller, state: State) -> list[str]:
    """Everything, including what is hidden, and the current choices."""
    lines = [*teller.draw(state, range(state.seats)), ""]
    for seat in state.pending():
        asked = teller.words("show-choices", name=teller.names[seat], question=teller.question(state, seat))
        lines += [teller.paint(line, BOLD) for line in paragraph(asked)]
        lines += columns(teller.numbered(state, seat))
    return lines + (teller.result(state) if state.is_over else [])


def everything(event: Event) -> dict[str, Any]:
    """An event with everything that any seat could see."""
    return {"kind": event.kind, "seat": event.seat, **event.public, **event.private}
