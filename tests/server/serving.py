"""A real server for tests: the command itself, in a separate process."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tempfile import TemporaryFile

COMMAND = ("-m", "twocities.cli")
SECONDS = 30  # seconds within which a server must end


class Served:
    """A server that runs `twocities serve`, or what a Python `program` makes of it; `url` is its address."""

    def __init__(self, database: str, *arguments: str, program: Sequence[str] = COMMAND) -> None:
        self._log = TemporaryFile("a+")  # noqa: SIM115 - closed with it
        self.process = subprocess.Popen(
            (sys.executable, *program, "serve", "--database", database, "--port", "0", *arguments),
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().rpartition(" ")[2].strip()
        if not self.url:
            told = self.log()
            self.close()
            raise AssertionError(told)

    @property
    def sockets(self) -> str:
        """The address of its WebSockets."""
        return self.url.replace("http", "ws", 1)

    def log(self) -> str:
        """Everything it has written to stderr."""
        self._log.seek(0)
        return self._log.read()

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ends it with a signal; returns its exit status."""
        os.kill(self.process.pid, number)
        return self.process.wait(SECONDS)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
        self._log.close()


@contextmanager
def serving(database: str, *arguments: str, program: Sequence[str] = COMMAND) -> Iterator[Served]:
    """Runs a server; more arguments can be given: `--pace 0`."""
    served = Served(database, *arguments, program=program)
    try:
        yield served
    finally:
        served.close()
