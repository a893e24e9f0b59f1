"""Results in a file: resuming, cut lines, files of other contests."""

from pathlib import Path

import pytest

from tests.arena.toys import contest, game
from twocities.arena.problem import ArenaProblem
from twocities.arena.run import run
from twocities.arena.store import FILE, Store


def filled(folder: Path) -> bytes:
    """The file of three games."""
    rivals = contest("random", "random")
    store = Store(folder, rivals.header())
    for number in range(3):
        store.add(game(rivals, number, (1, 2), forfeits={1: "naïve\nbot"}))
    store.close()
    return (folder / FILE).read_bytes()


def test_games_are_read_back(tmp_path: Path) -> None:
    rivals = contest("random", "random")
    text = filled(tmp_path)
    store = Store(tmp_path, rivals.header())
    store.close()
    assert store.played == {number: game(rivals, number, (1, 2), forfeits={1: "naïve\nbot"}) for number in range(3)}
    assert (tmp_path / FILE).read_bytes() == text


def test_a_file_cut_anywhere_loses_at_most_the_line_that_was_cut(tmp_path: Path) -> None:
    text = filled(tmp_path)
    for cut in range(len(text)):
        (tmp_path / FILE).write_bytes(text[:cut])
        store = Store(tmp_path, contest("random", "random").header())
        store.close()
        whole = text[:cut].count(b"\n")
        assert len(store.played) == max(whole - 1, 0)
        assert (tmp_path / FILE).read_bytes() == b"".join(text.splitlines(keepends=True)[: max(whole, 1)])


def test_a_broken_line_is_named_and_nothing_is_changed(tmp_path: Path) -> None:
    lines = filled(tmp_path).splitlines(keepends=True)
    for number, line in enumerate(lines):
        for junk in (b"\xff\n", b"[]\n", b"\n", line[:-3] + b"\n"):
            broken = b"".join([*lines[:number], junk, *lines[number + 1 :]])
            (tmp_path / FILE).write_bytes(broken)
            with pytest.raises(ArenaProblem) as refused:
                Store(tmp_path, contest("random", "random").header())
            assert (refused.value.key, refused.value.about["line"]) == ("arena-broken-file", number + 1)
            assert (tmp_path / FILE).read_bytes() == broken


def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("my diary")
    with pytest.raises(ArenaProblem, match="arena-broken-file"):
        Store(tmp_path, contest("random", "random").header())
    assert (tmp_path / FILE).read_text() == "my diary"


def test_another_contest_is_refused(tmp_path: Path) -> None:
    text = filled(tmp_path)
    for other, what in (
        (contest("random", "newcomer"), "players"),
        (contest("random", "random", seed="other"), "seed"),
        (contest("random", "random", "random"), "options"),
    ):
        with pytest.raises(ArenaProblem) as refused:
            Store(tmp_path, other.header())
        assert (refused.value.key, refused.value.about["what"]) == ("arena-other-run", what)
    assert (tmp_path / FILE).read_bytes() == text


def test_more_games_continue_a_contest_and_fewer_are_the_first_ones_of_it(tmp_path: Path) -> None:
    rivals = contest("random", "random", "random")
    new: list[int] = []
    known: list[int] = []
    reports = [
        run(rivals, games, tmp_path, watch=lambda played, fresh: (new if fresh else known).append(played.number))
        for games in (3, 7, 3)
    ]
    assert new == [0, 1, 2, 3, 4, 5, 6]
    assert known == [0, 1, 2, 0, 1, 2]
    assert [report.games for report in reports] == [3, 7, 3]
    assert reports[0] == reports[2]
