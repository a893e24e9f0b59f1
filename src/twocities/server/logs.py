"""Logs: one JSON object per line, without secrets: no complete table id, no guest, nothing about a game."""

import logging
import sys
from asyncio import CancelledError
from collections import Counter
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any, Final

import msgspec

CUT: Final = "Cancel %s running task(s), timeout graceful shutdown exceeded"  # logged by uvicorn at shutdown
SHOWN: Final = 6  # letters of a table's id; the whole id gives access to the table


MOST_LINES: Final = 5  # of the same message per second


class Rationed(logging.Filter):
    """Lets through a few lines of the same message per second; the next one after that says how many were left out.

    Requests cut off at shutdown are not errors."""

    def __init__(self) -> None:
        super().__init__()
        self._second = 0
        self._lines: Counter[str] = Counter()  # in this second, by message
        self._left_out: Counter[str] = Counter()  # by message, since it was last let through

    def filter(self, record: logging.LogRecord) -> bool:
        if (record.exc_info and record.exc_info[0] is CancelledError) or record.msg == CUT:
            return False
        message, second = f"{record.name} {record.msg}", int(record.created)
        if second != self._second:
            self._second = second
            self._lines.clear()
        self._lines[message] += 1
        if self._lines[message] > MOST_LINES:
            self._left_out[message] += 1
            return False
        if message in self._left_out:
            record.left_out = self._left_out.pop(message)
        return True


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage().partition("\n")[0],  # asyncio appends the exception's text
        }
        about = vars(record)
        if "table" in about:
            line["table"] = about["table"][:SHOWN]
        line.update({name: about[name] for name in ("problem", "tables", "left_out") if name in about})
        if record.exc_info and record.exc_info[0]:  # its text may be secret
            line["error"] = record.exc_info[0].__name__
            line["at"] = [f"{place.filename}:{place.lineno}" for place in extract_tb(record.exc_info[2])[-3:]]
        return msgspec.json.encode(line).decode()


def log_to_stderr() -> None:
    """Sets up logging for the whole process; from other libraries, only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Rationed())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("twocities").setLevel(logging.INFO)
