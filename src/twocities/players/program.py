"""A program that exchanges lines with us: whatever it does, no call takes much longer than allowed, and nothing of it
is left behind."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from twocities.players.player import Forfeit

GRACE: Final = 1.0  # seconds to end on its own
LONGEST_LINE: Final = 10_000  # bytes
LAST_WORDS: Final = 1_000  # bytes of its error output to report when it fails
AT_ONCE: Final = 1 << 16


class Program:
    """A running program. If it fails, it is ended, and a Forfeit gives the reason."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # in a separate process group
            )
        except OSError as problem:
            raise Forfeit(f"the bot cannot be started: {problem.strerror}") from None
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.stdin, self.stdout, self.stderr = self.process.stdin, self.process.stdout, self.process.stderr
        self.unsent = b""
        self.output = b""
        self.errors = b""
        os.set_blocking(self.stdin.fileno(), False)
        self.pipes = selectors.DefaultSelector()  # the open ones; ours only while there is something to send
        self.pipes.register(self.stdout, selectors.EVENT_READ)
        self.pipes.register(self.stderr, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Sends a line and returns the answer. Raises Forfeit."""
        deadline = time.monotonic() + seconds
        self._exchange(0)
        if self.output:
            raise self.fail(f"the bot printed {shown(self.output)} before it was asked")
        self.unsent += line + b"\n"
        while b"\n" not in self.output:
            if len(self.output) > LONGEST_LINE:
                raise self.fail(f"the bot printed a line of more than {LONGEST_LINE} bytes: {shown(self.output)}")
            if self.stdout not in self.pipes.get_map():
                raise self.fail(f"the bot {fate(self.end(GRACE))} before it answered")
            left = deadline - time.monotonic()
            if left <= 0:
                raise self.fail(f"the bot did not answer within {seconds:.4g} s")
            self._exchange(left)
        answer, _, rest = self.output.partition(b"\n")
        if rest:
            raise self.fail(f"the bot printed {shown(rest)} after its answer, where one line was expected")
        self.output = b""
        return answer

    def tell(self, line: bytes) -> None:
        """Sends a line that needs no answer, as much as the program reads before it is asked again or ended."""
        self.unsent += line + b"\n"

    def fail(self, reason: str) -> Forfeit:
        """Ends the program; the reason includes its last words."""
        self.end(0)
        words = self.errors.decode(errors="replace").splitlines()
        lines = list(filter(None, [" ".join(line.split()) for line in words]))[-5:]
        told = "".join([c if c.isprintable() else "?" for c in " | ".join(lines)])
        return Forfeit(f"{reason}; its last words: {told}" if told else reason)

    def end(self, seconds: float) -> int:
        """Closes the program's input, gives it that much time, and ends what is left of it; returns its exit status."""
        if self.process.returncode is not None:
            return self.process.returncode
        deadline = time.monotonic() + seconds
        while True:
            if not self.unsent:
                self.stdin.close()
            left = deadline - time.monotonic()
            if left <= 0 or not (self.unsent or self.pipes.get_map()):
                break
            self._exchange(left)
            self.output = b""
        # It has not been waited for, so its number cannot belong to another process yet.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        status = self.process.wait()
        self.pipes.close()
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()
        return status

    def _exchange(self, seconds: float) -> None:
        """Waits, but not longer than allowed, until something can be sent or read, and does that."""
        if self.unsent and self.stdin not in self.pipes.get_map():
            self.pipes.register(self.stdin, selectors.EVENT_WRITE)
        for key, _ in self.pipes.select(seconds):
            if key.fileobj is self.stdin:
                try:
                    self.unsent = self.unsent[os.write(key.fd, self.unsent[:AT_ONCE]) :]
                except BrokenPipeError:
                    self.unsent = b""
                if not self.unsent:
                    self.pipes.unregister(self.stdin)
                continue
            data = os.read(key.fd, AT_ONCE)
            if not data:
                self.pipes.unregister(key.fileobj)
            elif key.fileobj is self.stdout:
                self.output += data
            else:
                self.errors = (self.errors + data)[-LAST_WORDS:]


def fate(status: int) -> str:
    """What happened to a program that closed its output."""
    if status == -signal.SIGKILL:
        return "closed its output, or was killed,"
    if status < 0:
        return f"was ended by signal {-status} ({signal.strsignal(-status)})"
    return f"ended with exit status {status}"


def shown(data: bytes) -> str:
    """Something that a program printed: quoted, cut, and safe to show."""
    text = data.rstrip(b"\n").decode(errors="backslashreplace")
    return repr(text[:100]) + "..." * (len(text) > 100)
