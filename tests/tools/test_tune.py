"""The tuner: what it finds depends only on its seed, however often it is stopped."""

import json
from pathlib import Path
from typing import Final

import pytest

from tools.tune import TUNED, Bar, Problem, Search, Source, main
from twocities.core import find_game
from twocities.players.citadels import weights

SEARCHES: Final = Path("tools/weights")

pytestmark = pytest.mark.skipif(not weights.__file__.endswith(".py"), reason="compiled weights cannot be changed")


def tune(folder: Path, game: str, steps: int, *more: str) -> int:
    tiny = ("--games", "4", "--check", "0", "--jobs", "1")
    return main([game, "--steps", str(steps), "--folder", str(folder), *tiny, *more])


@pytest.mark.parametrize("game", sorted(TUNED))
def test_a_search_that_was_stopped_finds_the_same(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = ("--start", str(SEARCHES / f"{game}.json"))
    assert tune(tmp_path / "whole", game, 2, *start) == 0
    assert tune(tmp_path / "parts", game, 1, *start) == 0
    with monkeypatch.context() as patch:
        patch.setattr(Bar, "advance", stop)
        assert tune(tmp_path / "parts", game, 2, *start) == 130
    assert "goes on from the last step" in capsys.readouterr().err
    assert tune(tmp_path / "parts", game, 2, *start) == 0
    found, again = ((tmp_path / name / f"{game}-1.json").read_bytes() for name in ("whole", "parts"))
    assert found == again
    kept = json.loads(found)
    assert len(kept["shares"]) == 2
    assert kept["weights"] != kept["start"]


def stop(bar: Bar) -> None:
    raise KeyboardInterrupt


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    assert tune(tmp_path / "one", "citadels", 1) == 0
    assert tune(tmp_path / "two", "citadels", 1, "--jobs", "2") == 0
    found, again = ((tmp_path / name / "citadels-1.json").read_bytes() for name in ("one", "two"))
    assert found == again


def test_lines_to_edit_are_printed_and_no_weight_is_left_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, text = dict(vars(weights)), Path(weights.__file__).read_text()
    assert tune(tmp_path, "citadels", 2, "--seed", "3", "--only", "TEMPO", "CARD_NEED", "--check", "4") == 0
    out = capsys.readouterr().out
    assert "step 2 of 2:" in out
    assert "of 4 games" in out
    edited = [line.partition(":")[0] for line in out.splitlines() if line.startswith(("-", "+")) and "Final" in line]
    assert edited == ["-TEMPO", "+TEMPO", "-CARD_NEED", "+CARD_NEED"]
    assert dict(vars(weights)) == before
    assert Path(weights.__file__).read_text() == text


def test_constants_that_follow_from_weights_follow() -> None:
    source = Source("twocities.players.machine.worth")
    directives = {key: 1.0 for key in source.weights() if key.startswith("worth.DIRECTIVE[")}
    values = source.values({**source.weights(), **directives})
    assert set(values["DIRECTIVE"].values()) == set(values["BY_DIRECTIVE"][: len(directives)]) == {1.0}
    assert values["MEAN_DIRECTIVE"] == 1.0


@pytest.mark.parametrize("game", sorted(TUNED))
def test_the_kept_search_leads_to_the_weights_of_the_source(game: str, tmp_path: Path) -> None:
    path = SEARCHES / f"{game}.json"
    kept = json.loads(path.read_text())
    search = Search(find_game(game), kept["seed"], kept["games"], 1, (), tmp_path, path)
    assert search.kept.weights == kept["start"] != kept["weights"]
    for share in kept["shares"]:
        search.follow(share)
    assert search.kept.weights == kept["weights"]
    assert search.found() == search.own


def test_a_start_with_other_weights_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = tmp_path / "start.json"
    other = (SEARCHES / "citadels.json").read_text().replace('weights.TEMPO"', 'weights.TEMPER"')
    for text, told in (("{", "is broken"), (other, "other weights: weights.TEMPER, weights.TEMPO")):
        start.write_text(text)
        assert tune(tmp_path, "citadels", 1, "--start", str(start)) == 2
        assert told in capsys.readouterr().err


@pytest.mark.parametrize("text", [b"{", b"[]", b'{"game": "citadels"}', b'{"game": "\xff"}'])
def test_a_broken_file_is_reported(text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "citadels-1.json").write_bytes(text)
    assert tune(tmp_path, "citadels", 1) == 2
    assert "citadels-1.json is broken" in capsys.readouterr().err


def test_another_search_is_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(tmp_path, "citadels", 1) == 0
    assert tune(tmp_path, "citadels", 1, "--games", "8") == 2
    assert "of another search (other games)" in capsys.readouterr().err


def test_unknown_names_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune(tmp_path, "chess", 1)
    assert "invalid choice: 'chess'" in capsys.readouterr().err
    assert tune(tmp_path, "citadels", 1, "--only", "TEMPER") == 2
    assert "no weight of citadels has such a name: TEMPER" in capsys.readouterr().err


def test_compiled_weights_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "__file__", "weights.so")
    with pytest.raises(Problem, match="compiled"):
        Search(find_game("citadels"), "1", 4, 1, (), tmp_path)
