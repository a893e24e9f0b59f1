"""Runs the command as people do: through pipes, and in a separate terminal."""

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "twocities.cli"]
SAFETY_NET = 60  # seconds; nothing takes anywhere near as long

CONTROLLED = """
import fcntl, signal, sys, termios
from twocities.cli import main
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches the command,
signal.signal(signal.SIGINT, signal.default_int_handler)  # even if the tests run in the background
sys.exit(main())
"""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def run(*arguments: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    """The command with a text as its whole input."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)], input=text, capture_output=True, encoding="utf-8", timeout=SAFETY_NET
    )


class Terminal:
    """The command in a pseudo-terminal."""

    def __init__(self, *arguments: str | Path, **environment: str) -> None:
        self.master, slave = pty.openpty()

        plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", CONTROLLED, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**plain, **environment},
        )
        os.close(slave)

    def read(self) -> str:
        """What is written up to the next prompt, or the end."""
        written = b""
        while not written.endswith((b"> ", b"Enter. ", b"continue. ", b"discard it. ")):
            ready, _, _ = select.select([self.master], [], [], SAFETY_NET)
            assert ready, f"no prompt after: {written.decode()}"
            try:
                piece = os.read(self.master, 4096)
            except OSError:  # the command has ended
                piece = b""
            if not piece:
                break
            written += piece
        return written.decode().replace("\r\n", "\n")

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def answer(self, text: str) -> str:
        """A line typed, and what follows."""
        self.type(f"{text}\n")
        return self.read()

    def leave(self, key: str) -> str:
        """Presses a key that ends the command; returns what is written up to the end. Python does not notice a Ctrl-C
        that comes just before it waits for input, so the key is pressed until it works."""
        written = b""
        for _ in range(SAFETY_NET):
            self.type(key)
            while select.select([self.master], [], [], 1)[0]:
                try:
                    piece = os.read(self.master, 4096)
                except OSError:
                    piece = b""
                if not piece:
                    return written.decode().replace("\r\n", "\n")
                written += piece
        raise AssertionError(f"no end after: {written.decode()}")

    def end(self) -> int:
        """The exit code."""
        code = self.process.wait(SAFETY_NET)
        os.close(self.master)
        return code


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)
