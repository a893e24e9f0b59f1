"""Whatever is sent to a table, it answers with a reason, stays as it is and keeps working."""

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from websockets import ClientConnection, ConnectionClosed

from tests.random_games import Setup, random_play
from tests.server.client import decode, enter, make_table, new_token
from tests.server.databases import database
from tests.server.serving import serving
from twocities.citadels.options import Options
from twocities.core import Reason, SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.server.command import LONGEST_MESSAGE
from twocities.server.house import NewTable
from twocities.server.messages import (
    Accepted,
    AnyAnswer,
    Choose,
    Command,
    Ping,
    Refused,
    Scene,
    Sit,
    Start,
    decode_command,
    encode,
)
from twocities.words import Words

MESSAGES: Final = 100_000
BURST: Final = 55  # over one connection: more would be too fast
SEATS: Final = 4
HOST, PLAYER = 0, 1  # seats; the player must decide
FORGED: Final = -1  # no seat, and a token unlike the server's
WELL_FORMED_TEXT, SIZE = 1007, 1009  # why a connection is closed
ONLINE: Final = re.compile(rb'"online":(true|false)')
SETUPS: Final = [Setup(Options(players=SEATS), "fuzz"), Setup(MachineOptions(revolutionaries=3), "fuzz", MACHINE)]

Document = dict[str, Any]

# What everybody is refused, and what everybody but the host is refused.
FORBIDDEN: Final[list[Document]] = [
    {"type": "answer", "version": 8, "agrees": True},
    {"type": "undo", "version": 1, "choices": 0},
    {"type": "undo", "version": 8, "choices": -1, "ask": True},
    {"type": "sit", "seat": 2, "name": "Eve"},
    {"type": "sit", "seat": 2**40, "name": "Eve"},
    {"type": "hand", "seat": 2, "level": "expert"},
    {"type": "hand", "seat": 0, "level": "cheater"},
    {"type": "clear", "seat": -1},
    {"type": "arrange", "options": {}, "listed": True, "clock": {}},
    {"type": "start"},
    {"type": "replace", "seat": 0},
    {"type": "say"},
    {"type": "say", "text": "hello", "phrase": "hello", "name": "Eve"},
    {"type": "say", "phrase": "no-such-phrase", "name": "Eve"},
    {"type": "say", "text": "x" * 5000, "name": "Eve"},
    {"type": "rematch"},
]
OF_THE_HOST: Final[list[Document]] = [{"type": "clear", "seat": 0}, {"type": "pause"}, {"type": "resume"}]

SURROGATE: Final = "\ud800"  # not a character: only its escape can be sent
ODD: Final = [SURROGATE, "\x00", "\x1b[31m", "\n", "\u200b", "\u2028", "\u202e", "\ufeff", "\U000e0001"]
VALUES: Final[Sequence[Any]] = (None, True, -1, 0.5, 2**63, 10**30, 1e300, "", "8", "\u202e", [], {}, [[]], {"id": 1})


class Situation(NamedTuple):
    """A table at which the player must decide."""

    made: Choose  # the same player's previous choice
    version: int
    legal: list[str]
    illegal: list[str]


class Attacker:
    """Somebody whose messages must all be refused: in a seat, or without one."""

    def __init__(self, seat: int | None, situation: Situation, rng: SplitMix) -> None:
        self._seat = seat
        self._situation = situation
        self._rng = rng
        self._kinds: list[Callable[[], str | bytes]] = [
            self._mangled,
            self._unreadable,
            self._random,
            self._nested,
            self._forbidden,
            self._odd,
            self._repeated,
            self._stale,
            self._not_allowed,
            self._binary,
        ]

    def message(self) -> str | bytes:
        return self._kinds[self._rng.below(len(self._kinds))]()

    def last(self) -> tuple[bytes, int]:
        """A text after which the connection is closed, and why."""
        if self._rng.below(2):
            return b"\xff" * (1 + self._rng.below(100)), WELL_FORMED_TEXT
        return b" " * (LONGEST_MESSAGE + 1 + self._rng.below(3 * LONGEST_MESSAGE)), SIZE

    # -- messages that are not commands

    def _mangled(self) -> str:
        """A valid one with some characters changed, or cut."""
        letters = list(self._text(self._good()))
        while readable(text := "".join(letters)):
            place = self._rng.below(len(letters))
            if self._rng.below(4):
                letters[place] = chr(self._rng.below(256))
            else:
                del letters[place:]
        return text

    def _unreadable(self) -> str:
        """A valid one with a field changed, added or removed."""
        document = self._good()
        while readable(text := self._text(document)):
            field = self._one([*document, "seat", "token", ""])
            if self._rng.below(3):
                document[field] = self._one(VALUES)
            else:
                document.pop(field, None)
        return text

    def _random(self) -> str:
        return self._text(self._value(4))

    def _nested(self) -> str:
        depth = 1 + self._rng.below(LONGEST_MESSAGE // 32)
        opening, closing = (("[", "]"), ('{"id":', "}"), ('{"type":"arrange","options":', "}"))[self._rng.below(3)]
        return opening * depth + "1" + closing * depth

    def _binary(self) -> bytes:
        """A valid one, but not as text; or anything."""
        if self._rng.below(2):
            return self._text(self._good()).encode(errors="replace")
        return bytes([self._rng.below(256) for _ in range(self._rng.below(100))])

    # -- commands that are refused

    def _forbidden(self) -> str:
        return self._command(self._one(FORBIDDEN if self._seat == HOST else FORBIDDEN + OF_THE_HOST))

    def _odd(self) -> str:
        odd = f"a{self._one(ODD)}b"
        commands = [
            {"type": "sit", "seat": self._seat or 2, "name": odd},
            {"type": "say", "text": odd, "name": "Eve"},
            {"type": "say", "phrase": odd, "name": "Eve"},
            {"type": "hand", "seat": self._seat or 2, "level": odd},
            {"type": "choose", "version": self._situation.version, "choice": odd},
            {"type": "explain", "version": self._situation.version, "choice": odd},
            {"type": odd},
        ]
        return self._command(self._one(commands))

    def _repeated(self) -> str:
        return encode(self._situation.made).decode()

    def _stale(self) -> str:
        now = self._situation.version
        version = self._one([now + 1 + self._rng.below(10**6), now - 1 - self._rng.below(now), -1])
        return self._command({"type": "choose", "version": version, "choice": self._one(self._situation.legal)})

    def _not_allowed(self) -> str:
        """An illegal choice, or a legal one by a seat that is not deciding."""
        texts = self._situation.illegal if self._seat == PLAYER else self._situation.legal
        return self._command({"type": "choose", "version": self._situation.version, "choice": self._one(texts)})

    # -- their parts

    def _good(self) -> Document:
        """A command that might be accepted."""
        choice = {"type": "choose", "version": self._situation.version, "choice": self._one(self._situation.legal)}
        talk = {"type": "say", "phrase": "hello", "name": "Eve"}
        seat = {"type": "hand", "seat": self._seat or 0, "level": "expert"}
        ping = {"type": "ping"}
        return {"id": self._rng.below(1000), **self._one([choice, talk, seat, ping, *FORBIDDEN, *OF_THE_HOST])}

    def _command(self, document: Document) -> str:
        return self._text({"id": self._rng.below(1000), **document})

    def _text(self, document: Any) -> str:
        text = json.dumps(document, ensure_ascii=False)
        return json.dumps(document) if SURROGATE in text or self._rng.below(2) else text

    def _value(self, depth: int) -> Any:
        match self._rng.below(6 if depth else 1):
            case 4:
                return [self._value(depth - 1) for _ in range(self._rng.below(4))]
            case 5:
                return {self._one(["id", "type", "version", "", "\u202e"]): self._value(depth - 1) for _ in range(3)}
            case _:
                return self._one(VALUES)

    def _one(self, items: Sequence[Any]) -> Any:
        return items[self._rng.below(len(items))]


def readable(text: str) -> bool:
    try:
        decode_command(text)
    except msgspec.MsgspecError:
        return False
    return True


class Fuzz:
    """A table under attack, and what it has answered."""

    def __init__(self, url: str, setup: Setup, rng: SplitMix) -> None:
        self.answers = 0
        self.reasons: dict[str, Reason] = {}
        self._url = url
        self._setup = setup
        self._rng = rng
        self._table = ""
        self._tokens: dict[int | None, str] = {seat: new_token() for seat in (*range(SEATS), None)} | {FORGED: "x"}

    async def prepare(self) -> Situation:
        """In the middle of a game, everybody has a seat, and the player has just chosen and must choose again."""
        state, choice = before_two_choices(self._setup)
        wish = NewTable(self._setup.game.name, position=state.position(), exact=True)
        self._table = await make_table(self._url, self._tokens[HOST], wish)
        for seat in range(SEATS):
            await self._do(seat, Sit(1, seat, f"Person {seat}"))
        version = await self._do(HOST, Start(1))
        made = Choose(1, version, self._setup.game.text(choice))
        version = await self._do(PLAYER, made)
        illegal = [self._setup.game.text(other) for other in state.choices(PLAYER)]
        state.apply(PLAYER, choice)
        legal = [self._setup.game.text(other) for other in state.choices(PLAYER)]
        return Situation(made, version, legal, ["", *[text for text in illegal if text not in legal]])

    async def attack(self, seat: int | None, situation: Situation, count: int) -> None:
        """Sends this many messages from somebody; the table must stay as it is."""
        attacker = Attacker(seat, situation, SplitMix(self._rng.next64()))
        before, socket = await self._look(seat)
        while count > 0:
            messages = [attacker.message() for _ in range(min(count, BURST))]
            count -= len(messages)
            await self._send_all(socket, messages)
            await self._send_last(socket, *attacker.last())
            scene, socket = await self._look(seat)
            assert scene == before
        await socket.close()

    async def _look(self, seat: int | None) -> tuple[bytes, ClientConnection]:
        """Everything that somebody sees of the table, except who is there; and the connection."""
        socket = await enter(self._url, self._table, self._tokens[seat])
        return ONLINE.sub(b"", await socket.recv(decode=False)), socket

    async def _send_all(self, socket: ClientConnection, messages: list[str | bytes]) -> None:
        """Each is refused; a ping is answered after all of them."""
        for message in messages:
            await socket.send(message)
        await socket.send(encode(Ping(-1)), text=True)
        for message in messages:
            answer = await self._answer(socket)
            assert isinstance(answer, Refused), message
            self.reasons.update({reason.key: reason for reason in answer.reasons})
            self.answers += 1
        answer = await self._answer(socket)
        assert isinstance(answer, Accepted), answer
        assert answer.id == -1

    async def _answer(self, socket: ClientConnection) -> AnyAnswer:
        """The next answer, whatever is shown before it."""
        while isinstance(message := decode(await socket.recv()), Scene):
            pass
        return message

    async def _send_last(self, socket: ClientConnection, message: bytes, code: int) -> None:
        """The connection is closed."""
        await socket.send(message, text=True)
        with suppress(ConnectionClosed):
            while isinstance(decode(await socket.recv()), Scene):
                pass
        assert socket.close_code == code

    async def _do(self, seat: int, command: Command) -> int:
        _, socket = await self._look(seat)
        await socket.send(encode(command), text=True)
        answer = await self._answer(socket)
        await socket.close()
        assert isinstance(answer, Accepted), answer
        return answer.version


def before_two_choices(setup: Setup) -> tuple[State, int]:
    """A state late in a game in which only the player must choose, and again after that choice."""
    found: list[tuple[State, int]] = []
    for state, seat, choice in random_play(setup):
        after = state.clone()
        after.apply(seat, choice, listen=False)
        if seat == PLAYER and tuple(state.pending()) == tuple(after.pending()) == (PLAYER,):
            found.append((state.clone(), choice))
    return found[-1]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.name)
def test_whatever_is_sent_is_refused_with_a_reason_and_changes_nothing(setup: Setup, tmp_path: Path) -> None:
    async def attack_all(fuzz: Fuzz) -> None:
        situation = await fuzz.prepare()
        await asyncio.gather(*[fuzz.attack(who, situation, MESSAGES // 8) for who in (HOST, PLAYER, None, FORGED)])

    with serving(database(tmp_path)) as server:
        fuzz = Fuzz(server.url, setup, setup.rng())
        asyncio.run(attack_all(fuzz))
        assert server.stop() == 0
        errors = [line for line in server.log().splitlines() if '"level":"error"' in line]
        assert [line for line in errors if "Invalid UTF-8" not in line] == []
    assert fuzz.answers == MESSAGES // 2
    assert len(fuzz.reasons) > 15
    ours, games = Words("server"), Words(setup.game.name)
    for key, reason in fuzz.reasons.items():  # everybody can read the reason
        assert (
            games(f"reason-{key}", about=reason.about) if reason.clause else ours(f"refused-{key}", about=reason.about)
        )
