"""Logs: one JSON object a line. They tell nothing that is secret: no table's whole id, no guest, nothing of a game."""

import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any, Final

import msgspec

SHOWN: Final = 6  # letters of a table's id, which is the key to it


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage().partition("\n")[0],  # asyncio adds what an exception says
        }
        about = vars(record)
        if "table" in about:
            line["table"] = about["table"][:SHOWN]
        line.update({name: about[name] for name in ("problem", "tables") if name in about})
        if record.exc_info and record.exc_info[0]:  # what it says may be secret
            line["error"] = record.exc_info[0].__name__
            line["at"] = [f"{place.filename}:{place.lineno}" for place in extract_tb(record.exc_info[2])[-3:]]
        return msgspec.json.encode(line).decode()


def log_to_stderr() -> None:
    """For the whole process; of others only what they warn of."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("twocities").setLevel(logging.INFO)
