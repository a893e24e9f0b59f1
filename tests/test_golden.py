"""The golden playthroughs play again exactly as they were written."""

import pytest

from tests.playthrough import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_written(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(PLAYTHROUGHS[name]).splitlines() == written.splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
