"""The browser client must say what the terminal says."""

from tests.told import FILE, told


def test_the_committed_file_is_current() -> None:
    assert FILE.read_text("utf-8") == told(), "renew it: python -m tests.told"
