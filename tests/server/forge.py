"""Servers without Python's start-up time: forked from a process that has imported everything."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile


class Forge:
    """The process that is forked; what it starts ends with it."""

    def __init__(self) -> None:
        self._socket, asked = socket.socketpair()
        with asked:
            command = (sys.executable, "-m", "tests.server.forge")
            self._process = subprocess.Popen(command, stdin=asked.fileno(), start_new_session=True)

    def start(self, words: Sequence[str], output: int, log: int) -> int:
        """Runs `twocities` with these arguments, with two files as its stdout and stderr; returns its process ID."""
        socket.send_fds(self._socket, [json.dumps(words).encode()], [output, log])
        return int(self._socket.recv(20))

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._socket.close()


class Forked:
    """A server that runs `twocities serve`; `url` is its address once it is ready."""

    def __init__(self, forge: Forge, database: str, *arguments: str) -> None:
        self.url = ""
        self._log = TemporaryFile("a+")  # noqa: SIM115 - closed with it
        here, there = os.pipe()
        self._output = os.fdopen(here)
        words = ("serve", "--database", database, "--port", "0", *arguments)
        self.process = forge.start(words, there, self._log.fileno())
        os.close(there)

    def wait(self) -> None:
        """Until it is ready."""
        self.url = self._output.readline().rpartition(" ")[2].strip()
        assert self.url, self._told()

    def children(self) -> set[int]:
        """The processes in which its bots think."""
        return set(map(int, Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()))

    def end(self, number: int = signal.SIGKILL) -> None:
        """Ends it with a signal. Nothing may have failed unexpectedly during its life."""
        os.kill(self.process, number)
        self._output.read()  # until nobody is left who could write
        self._output.close()
        told = self._told()
        self._log.close()
        assert "Traceback" not in told, told

    def _told(self) -> str:
        self._log.seek(0)
        return self._log.read()


def main() -> None:
    import twocities.server.command  # noqa: F401 - imported once for all
    from twocities import cli
    from twocities.words import Words

    cli._parser(Words())  # reads all texts
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for these processes
    with socket.socket(fileno=os.dup(0)) as asked:
        while (request := socket.recv_fds(asked, 2**16, 2))[0]:
            words, files = request[:2]
            process = os.fork()
            if not process:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                asked.close()
                for number, file in enumerate((os.open(os.devnull, os.O_RDONLY), *files)):
                    os.dup2(file, number)
                    os.close(file)
                sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
                sys.argv[1:] = json.loads(words)
                os._exit(cli.main())
            for file in files:
                os.close(file)
            asked.send(str(process).encode())


if __name__ == "__main__":
    main()
