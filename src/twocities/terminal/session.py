"""A game at one keyboard: people, who each see only their own secrets, and bots."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from twocities.core import Event, Game, Record, State, UnknownChoice
from twocities.players.chair import Chair
from twocities.players.hint import hint
from twocities.players.spec import generator, heuristic_of, make_player
from twocities.players.why import why
from twocities.rules import clause_text
from twocities.terminal.coaching import hint_lines
from twocities.terminal.screen import BOLD, Screen, columns, paragraph
from twocities.terminal.teller import Teller, teller_of
from twocities.words import Words, system_reason

DONE: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130  # the status that shells report for Ctrl-C


class Quit(Exception):
    """A person leaves the game."""


class Story:
    """What happened, as one reader saw it, in paragraphs."""

    def __init__(self, teller: Teller, reader: int | None) -> None:
        self.teller = teller
        self.reader = reader
        self.paragraphs: list[str] = []
        self.last = ""

    def tell(self, event: dict[str, Any]) -> None:
        sentence = self.teller.sentence(event, self.reader)
        kind = event["kind"]
        if self.paragraphs and (kind == self.last or kind not in self.teller.new_paragraphs):
            self.paragraphs[-1] += f" {sentence}"
        else:
            self.paragraphs.append(sentence)
        self.last = kind

    def remark(self, sentence: str) -> None:
        """Adds a sentence to what was told last."""
        self.paragraphs[-1] += f" ({sentence})"

    def read(self) -> list[str]:
        """The lines that have not been read yet."""
        lines = [line for text in self.paragraphs for line in paragraph(text)]
        self.paragraphs = []
        return lines


class Session:
    """One game from its first decision to its end; `programs` says which seats bots play, `hints` whether people may
    ask for hints even if there are several."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        game: Game,
        options: Any,
        seed: str,
        players: Sequence[str],
        programs: Mapping[int, str],
        file: str | None,
        hints: bool,
    ) -> None:
        self.words = words
        self.screen = screen
        self.game = game
        self.state = game.new(options, seed)
        self.record = Record(game, options, seed)
        self.file = file
        self.names = players
        self.programs = {seat: program(game, name, seed, seat) for seat, name in programs.items()}
        nobody = game.empty_seats(options)
        people = [seat for seat in range(len(players)) if seat not in programs and seat not in nobody]
        self.teller = teller_of(game)(game, words, players, options, screen.paint)
        self.stories = {seat: Story(self.teller, seat) for seat in people}
        self.at_keyboard = people[0] if len(people) == 1 else None  # a single person has nothing to hide
        self.alone = len(people) == 1
        self.chosen: list[tuple[State, int, int]] = []  # by bots before a lone person: from where, who, what
        self.hints = hints or self.alone
        # the end of the game is shown as the only person saw it, or otherwise as a spectator did
        self.ending = Story(self.teller, None) if self.at_keyboard is None else self.stories[self.at_keyboard]

    def play(self) -> int:
        """Plays to the end, or until a person leaves; returns the exit code."""
        try:
            while self.state.pending():
                self._decide(self._next(self.state.pending()))
        except Quit:
            return self._leave(DONE, ask=True)
        except EOFError:
            return self._leave(FAILED)
        except KeyboardInterrupt:
            self.screen.say("")
            return self._leave(INTERRUPTED)
        self._finish()
        return DONE if self._keep(ask=self.screen.interactive) else FAILED

    def _next(self, pending: Sequence[int]) -> int:
        """Of several who must or may decide: the person at the keyboard, then other people, then bots."""
        people = [seat for seat in pending if seat not in self.programs]
        return self.at_keyboard if self.at_keyboard in people else [*people, *pending][0]

    def _decide(self, seat: int) -> None:
        if seat in self.programs:
            choice = self.programs[seat].choose(self.state)
            if self.alone:
                self._remember(seat, choice)
        else:
            choice = self._ask(seat)
            self.ending.paragraphs = []
        events = self.state.apply(seat, choice)
        self.record.add(seat, choice)
        for chair in self.programs.values():
            chair.hear(events)
        for event in events:
            self._tell(event)

    def _remember(self, seat: int, choice: int) -> None:
        """What bots chose one after the other, so that a lone person can ask for the reasons."""
        if self.record.choices and self.record.choices[-1][0] not in self.programs:
            self.chosen = []
        self.chosen.append((self.state.clone(), seat, choice))

    def _tell(self, event: Event) -> None:
        for story in {*self.stories.values(), self.ending}:
            story.tell(event.seen_by(story.reader))

    # -- a person decides

    def _ask(self, seat: int) -> int:
        self._hand_over(seat)
        if news := self.stories[seat].read():
            self.screen.say(self.screen.paint(self.words("since"), BOLD), *news, "")
        self._show(seat)
        while True:
            choice = self._answer(seat, self.screen.ask(self.words("prompt")))
            if choice is not None:
                self.screen.say("")
                return choice

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another person's secrets: the screen is cleared before and after the keyboard is passed on."""
        if self.at_keyboard != seat:
            self.screen.clear()
            self.at_keyboard = seat
            if self.hints:
                self.screen.say(self.words("say-hints"))
            self.screen.ask(self.words("hand-over", name=self.names[seat]))
            self.screen.clear()

    def _show(self, seat: int) -> None:
        """The table as the seat sees it, and its choices."""
        self.screen.say(*self.teller.draw(self.state, [seat]), "")
        question = paragraph(self.teller.question(self.state, seat))
        self.screen.say(*[self.screen.paint(line, BOLD) for line in question])
        self.screen.say(*columns(self.teller.numbered(self.state, seat)))

    def _answer(self, seat: int, text: str) -> int | None:
        """The choice that a person typed; None after a command or a mistake."""
        command, _, rest = text.partition(" ")
        if not text:
            self._show(seat)
        elif re.fullmatch("[0-9]{1,3}", text):
            return self._by_number(seat, int(text))
        elif command == "quit":
            raise Quit
        elif command == "help":
            self._help(rest.strip())
        elif text == "hint":
            self._hint(seat)
        elif command == "why":
            self._why(seat, rest.strip())
        else:
            return self._by_text(seat, text)
        return None

    def _by_number(self, seat: int, number: int) -> int | None:
        choices = self.state.choices(seat)
        if 1 <= number <= len(choices):
            return choices[number - 1]
        self.screen.say(self.words("say-no-number", number=str(number), last=len(choices)))
        return None

    def _by_text(self, seat: int, text: str) -> int | None:
        choice = self._parse(text, "say-unknown")
        return choice if choice is not None and self._allowed(seat, choice) else None

    def _why(self, seat: int, text: str) -> None:
        if not text:
            for reason in self._reasons(seat) or [self.words("say-why-none" if self.alone else "say-why-alone")]:
                self._explain(reason)
            return
        choice = self._parse(text, "say-no-choice")
        if choice is not None and self._allowed(seat, choice):
            self._explain(self.words("say-allowed"))

    def _reasons(self, reader: int) -> list[str]:
        """Why bots chose as they did, as far as the reader may know."""
        found: list[str] = []
        for number, (state, seat, choice) in enumerate(self.chosen):
            motive = why(heuristic_of(self.game), state, seat, choice, reader, generator(f"why {number}"))
            if motive:
                label = self.teller.label(state, seat, choice)
                reason = self.teller.motive(motive)
                found.append(self.words("say-why", name=self.names[seat], choice=label, why=reason))
        return found

    def _hint(self, seat: int) -> None:
        """What to choose and why, and what comes close; among several people only where they agreed to it."""
        if not self.hints:
            self._explain(self.words("say-no-hints"))
            return
        found = hint(heuristic_of(self.game), self.state, seat, generator(str(len(self.record.choices))))
        for text in hint_lines(self.teller, self.state, seat, found):
            self._explain(text)

    def _parse(self, text: str, mistake: str) -> int | None:
        try:
            return self.game.parse(text)
        except UnknownChoice:
            self._explain(self.words(mistake, text=text))
            return None

    def _allowed(self, seat: int, choice: int) -> bool:
        """Whether a choice is legal; if not, explains why."""
        reason = self.state.explain(seat, choice)
        if reason is not None:
            self._explain(self.teller.reason(reason))
        return reason is None

    def _help(self, name: str) -> None:
        if not name:
            self.screen.say(self.words("help-terminal"))
        elif name == "choices":
            self.screen.say(self.words("help-choices"), *columns(list(self.game.grammar.templates.values())))
        else:
            help = self.teller.help(name)
            told = [str(help), *help.rulings] if help else [clause_text(self.words.language, name.upper())]
            for text in told:
                self._explain(text or self.words("say-no-card", text=name))

    # -- the end

    def _finish(self) -> None:
        if news := self.ending.read():
            self.screen.say(*news, "")
        self.screen.say(*self.teller.draw(self.state, range(len(self.names))), "")
        self.screen.say(*self.teller.result(self.state))

    def _leave(self, code: int, ask: bool = False) -> int:
        self.screen.say(self.words("say-left"))
        return code if self._keep(ask) else code or FAILED

    def _keep(self, ask: bool) -> bool:
        """Writes the record to the file given or, if we may ask, to one named now; returns whether that worked."""
        file = self.file or self._file_name(ask)
        while file:
            problem = self._write(file)
            if not problem:
                self.screen.say(self.words("saved", file=file))
                return True
            self._explain(self.words("save-failed", file=file, problem=problem))
            file = self._file_name(ask)
            if not file:
                return False
        return True

    def _file_name(self, ask: bool) -> str:
        try:
            return self.screen.ask(self.words("save-prompt")) if ask else ""
        except EOFError:
            return ""

    def _write(self, file: str) -> str:
        """Writes the record to a new file; returns the problem, if any."""
        try:
            path = Path(file).expanduser()
            if path.is_file():
                return self.words("save-exists")
            try:
                path.write_text(self.record.text(), "utf-8")
            except OSError:
                if path.is_file():
                    path.unlink()  # half a record is useless
                raise
        except (OSError, RuntimeError, ValueError) as problem:
            return system_reason(problem)
        return ""

    def _explain(self, text: str) -> None:
        self.screen.say(*paragraph(text))


def program(game: Game, name: str, seed: str, seat: int) -> Chair:
    """A bot whose random choices are repeatable with the seed of the game."""
    return Chair(make_player(name, game, f"{seat} {seed}"), seat, generator(f"samples {seat} {seed}"))
