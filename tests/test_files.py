"""Records and positions that are broken in any way are refused with a line and a reason, never with a crash."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, random_play, setups
from twocities.core import FileProblem, Record, SplitMix, read_position, read_record
from twocities.terminal.table import problem_text
from twocities.words import Words

WORDS = Words()


def record_of(setup: Setup) -> str:
    record = Record(setup.game, setup.options, setup.seed)
    for _, seat, choice in random_play(setup):
        record.add(seat, choice)
    return record.text()


def position_of(setup: Setup, step: int) -> str:
    *_, (state, _, _) = islice(random_play(setup), step + 1)
    return state.position()


@st.composite
def damage(draw: st.DrawFn, text: str) -> str:
    """The text with some lines dropped, doubled, swapped, or some of their words changed."""
    lines = text.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        kind = draw(st.sampled_from(["drop", "double", "swap", "word", "letters", "cut"]))
        if kind == "drop":
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "word":
            words = lines[at].split(" ")
            pool = text.split()
            words[draw(st.integers(0, len(words) - 1))] = pool[draw(st.integers(0, len(pool) - 1))]
            lines[at] = " ".join(words)
        elif kind == "letters":
            lines[at] = draw(st.text(max_size=30))
        else:
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        if not lines:
            return ""
    return "\n".join(lines)


@given(st.data(), all_setups())
@settings(max_examples=60)
def test_a_damaged_record_is_refused_or_unharmed(data: st.DataObject, setup: Setup) -> None:
    text = record_of(setup)
    harmed = data.draw(damage(text))
    try:
        record = read_record(harmed)
    except FileProblem as problem:
        assert problem_text(WORDS, problem)
        assert 0 <= problem.line <= harmed.count("\n") + 2
    else:
        assert record.text().splitlines()[4:] == text.splitlines()[4:]


@given(st.data(), all_setups(), st.integers(0, 200))
@settings(max_examples=30)
def test_a_record_that_starts_in_a_position_is_read_back_and_refused_when_harmed(
    data: st.DataObject, setup: Setup, step: int
) -> None:
    record = Record.from_position(position_of(setup, step))
    for _, seat, choice in islice(random_play(setup), step, None):
        record.add(seat, choice)
    text = record.text()
    assert read_record(text).text() == text
    harmed = data.draw(damage(text))
    try:
        read_record(harmed)
    except FileProblem as problem:
        assert problem_text(WORDS, problem)
        assert 0 <= problem.line <= harmed.count("\n") + 2


@given(st.data(), setups(), st.integers(0, 200))
@settings(max_examples=150)
def test_a_damaged_position_is_refused_or_can_be_played(data: st.DataObject, setup: Setup, step: int) -> None:
    harmed = data.draw(damage(position_of(setup, step)))
    try:
        state = read_position(harmed)
    except FileProblem as problem:
        assert problem_text(WORDS, problem)
        assert 0 <= problem.line <= harmed.count("\n") + 1
    else:
        for seat in state.pending():
            assert state.choices(seat)
            assert state.determinize(seat, SplitMix(1)).choices(seat) == state.choices(seat)
        assert read_position(state.position()) == state


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("signed thief", "“signed” must be among “warrants”."),
        ("real thief", "“real” must be among “threats”."),
        ("museum tavern", "Cards lie under the Museum, but it stands in no city."),
        ("holds 0 king thief", "“holds” gives the seats more characters than they get in this game."),
        ("draft king=up", "“draft” and “table” together must name every character once."),
        ("phase turns", "The turns need “holds” or a complete “draft”."),
        ("gold 1 2", "More words are needed after “gold”: at least 4."),
        ("gold 1 2 3 4 5", "“5” is one word too many."),
        ("round ٣", "A number from 0 to 999 is expected, not “٣”."),
        ("hand 0 tavern tavern tavern tavern tavern tavern", "No “tavern” is left in this game."),
        ("knows 0 hand:1=tavern", "No card lies at “hand:1=tavern”."),
        ("mixed 0 deck:0", "After “mixed” a colon is needed, between what is mixed and what is known to be among it."),
        ("deck tavern\nmixed 0 deck:0 : market", "“market” must be among “deck:0”."),
        ("phase dusk", "“dusk” does not fit here; these do: selection, theater, turns, round-end, settle, over."),
        ("used magic", "“magic” means nothing here."),
        ("ask nicely 0", "“nicely” means nothing here."),
        ("crown 0\ncrown 1", "“crown” is there twice."),
        ("hand 0 tavern\nhand 0 temple", "“hand 0” is there twice."),
        ("city 0 tavern\ncity 0 temple", "“city 0” is there twice."),
        ("holds 0 king\nholds 0 thief", "“holds 0” is there twice."),
        ("gathered no", "“no” is one word too many."),
        ("turn 0 king again", "“again” is one word too many."),
        ("swap 0 1 2 3 4", "“4” is one word too many."),
        ("random dice", "Chance is written as “hash” with a key and a count, or as “split” with a number."),
    ],
)
def test_a_position_that_could_not_be_played_is_refused(lines: str, complaint: str) -> None:
    with pytest.raises(FileProblem) as refused:
        read_position(f'twocities position\ngame citadels 2\noptions {{"players":4}}\n{lines}\n')
    assert problem_text(WORDS, refused.value) == complaint


def test_a_problem_can_be_read_without_words() -> None:
    with pytest.raises(FileProblem) as refused:
        read_record('twocities record\ngame citadels 2\noptions {"players":2}\nseat 1\n')
    assert str(refused.value) == "line 4: file-expected: expected seed, found seat"
    with pytest.raises(FileProblem) as refused:
        read_record('twocities record\ngame citadels 2\noptions {"players":9}\nseed 1\n')
    assert str(refused.value) == "line 3: file-options; player-count (C1.1)"


def test_a_seed_that_cannot_be_printed_is_refused() -> None:
    with pytest.raises(FileProblem) as refused:
        read_record('twocities record\ngame citadels 2\noptions {"players":2}\nseed a\0b\n')
    assert str(refused.value) == "line 4: file-seed"


@pytest.mark.parametrize(
    "text", ["", "\n\n", "twocities", "twocities record", "\x00", "twocities position\ngame chess 1\n"]
)
def test_what_is_no_file_of_ours_is_refused(text: str) -> None:
    for read in (read_record, read_position):
        with pytest.raises(FileProblem):
            read(text)
