"""The results of a contest in a file, one line per game, written as soon as it is played."""

from pathlib import Path
from typing import Any, Final

import msgspec

from twocities.arena.contest import Played
from twocities.arena.problem import ArenaProblem

FILE: Final = "games.jsonl"


class Store:
    """The games played so far, by number. The first line of the file describes the contest."""

    def __init__(self, folder: Path, header: dict[str, Any]) -> None:
        """Opens or creates the folder. Raises ArenaProblem if it holds another contest, OSError."""
        self.path = folder / FILE
        self.played: dict[int, Played] = {}
        folder.mkdir(parents=True, exist_ok=True)
        kept = self._read(header) if self.path.exists() else 0
        self._file = self.path.open("ab")
        self._file.truncate(kept)
        if not kept:
            self._write(header)

    def add(self, played: Played) -> None:
        self._write(played)
        self.played[played.number] = played

    def close(self) -> None:
        self._file.close()

    def _write(self, document: Any) -> None:
        self._file.write(msgspec.json.encode(document) + b"\n")
        self._file.flush()

    def _read(self, header: dict[str, Any]) -> int:
        """Reads the games; returns the length of the file without an incomplete last line, whose game is played
        again."""
        text = self.path.read_bytes()
        whole, newline, _ = text.rpartition(b"\n")
        if not newline:
            if text and not msgspec.json.encode(header).startswith(text):
                raise ArenaProblem("arena-broken-file", file=str(self.path), line=1)
            return 0
        for number, line in enumerate(whole.split(b"\n"), 1):
            try:
                if number == 1:
                    self._compare(msgspec.json.decode(line, type=dict[str, Any]), header)
                else:
                    played = msgspec.json.decode(line, type=Played)
                    self.played[played.number] = played
            except msgspec.DecodeError:
                raise ArenaProblem("arena-broken-file", file=str(self.path), line=number) from None
        return len(whole) + 1

    def _compare(self, found: dict[str, Any], header: dict[str, Any]) -> None:
        for key in sorted({*found, *header}):
            there, here = (msgspec.json.encode(document.get(key)).decode() for document in (found, header))
            if there != here:
                raise ArenaProblem("arena-other-run", file=str(self.path), what=key, there=there, here=here)
