"""A first game is quick to load."""

import pytest

from benchmarks.bundle import FILES, loads

WITHOUT_ART = 250_000
WITH_ART = 600_000


@pytest.mark.skipif(not FILES.exists(), reason="the client is not built")
def test_neither_the_start_page_nor_a_table_takes_long_to_load() -> None:
    large = [load for load in loads() if load.without_art > WITHOUT_ART or load.with_art > WITH_ART]
    assert large == []
