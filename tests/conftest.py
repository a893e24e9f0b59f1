"""The order of all tests, and Ctrl-C in them."""

import signal
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
SLOWEST: Final = (
    *("server/test_leaks", "players/test_puzzles", "server/test_fuzz", "server/test_processes", "build/test_packages"),
    *("test_cli", "server/test_work", "server/test_secrets", "test_conformance", "server/test_command"),
    *("server/test_friends", "server/test_faults", "terminal/test_machine", "arena/test_command", "terminal/test_play"),
    *(
        "browser/test_languages",
        "browser/test_screens",
        "browser/test_choices_machine",
        "browser/test_choices_citadels",
    ),
    *("browser/test_clicks", "browser/test_places", "browser/test_automaton", "browser/test_games"),
)

# In the background of a script Ctrl-C is ignored, and would be by every process that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slowest files come first, so that no process still has one to run when the others are done. Browser tests
    come last: once Playwright runs, no other test of the process can use asyncio."""
    places = {HERE / f"{name}.py": number for number, name in enumerate(SLOWEST)}
    items.sort(key=lambda item: (item.path.is_relative_to(HERE / "browser"), places.get(item.path, len(places))))
