"""A first game is quick to load."""

import pytest

from benchmarks.bundle import FILES, loads

START = 200_000
TABLE = 350_000


@pytest.mark.skipif(not FILES.exists(), reason="the client is not built")
def test_neither_the_start_page_nor_a_table_takes_long_to_load() -> None:
    start, *tables = loads()
    assert start.with_art < START
    assert [table for table in tables if table.with_art >= TABLE] == []
