"""Records and positions that are broken in any way are refused with a line and a reason, never with a crash."""

from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, random_play, setups
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.uniques import UNIQUES
from twocities.core import FileProblem, Record, SplitMix, read_position, read_record
from twocities.terminal.teller import problem_text
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
    """The text with some lines dropped, doubled or swapped, or some of their words changed."""
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
        ("museum tavern", "There are cards under the Museum, but no city contains it."),
        ("holds 0 king thief", "“holds” gives the seats more characters than they get in this game."),
        ("draft king=up", "“draft” and “table” together must name every character exactly once."),
        ("phase turns", "The turns need “holds” or a complete “draft”."),
        ("gold 1 2", "“gold” must be followed by at least 4 words."),
        ("gold 1 2 3 4 5", "“5” is one word too many."),
        ("round ٣", "Expected a number from 0 to 99,999,999, not “٣”."),
        ("hand 0 tavern tavern tavern tavern tavern tavern", "There is no “tavern” left in this game."),
        ("knows 0 hand:1=tavern", "There is no card at “hand:1=tavern”."),
        ("mixed 0 deck:0", "“mixed” needs a colon between the shuffled cards and the ones known to be among them."),
        ("deck tavern\nmixed 0 deck:0 : market", "“market” must be among “deck:0”."),
        ("phase dusk", "“dusk” is not possible here. Possible: selection, theater, turns, round-end, settle, over."),
        ("used magic", "“magic” has no meaning here."),
        ("ask nicely 0", "“nicely” has no meaning here."),
        ("crown 0\ncrown 1", "“crown” appears twice."),
        ("hand 0 tavern\nhand 0 temple", "“hand 0” appears twice."),
        ("city 0 tavern\ncity 0 temple", "“city 0” appears twice."),
        ("holds 0 king\nholds 0 thief", "“holds 0” appears twice."),
        ("gathered no", "“no” is one word too many."),
        ("turn 0 king again", "“again” is one word too many."),
        ("swap 0 1 2 3 4", "“4” is one word too many."),
        ("random dice", "Randomness is given as “hash” with a key and a count, or as “split” with a number."),
    ],
)
def test_a_position_that_could_not_be_played_is_refused(lines: str, complaint: str) -> None:
    with pytest.raises(FileProblem) as refused:
        read_position(f'twocities position\ngame citadels 2\noptions {{"players":4}}\n{lines}\n')
    assert problem_text(WORDS, refused.value) == complaint


SEVEN = "tavern market temple church watchtower prison manor"
OTHERS = "holds 0 thief\nholds 1 king\nholds 2 bishop\nholds 3 warlord\n"
NOT_TRUE = [  # facts, the line among them that cannot be true, and the message about it
    ("robbed king", 1, "“robbed” needs a line “thief”."),
    ("thief 0", 1, "“thief” needs a line “robbed”."),
    (f"{OTHERS}robbed king\nthief 1", 6, "Seat 1 does not have the character “thief”."),
    ("threats king bishop", 1, "“threats” needs a line “blackmailer”."),
    ("threats king bishop\nblackmailer 0", 2, "Seat 0 does not have the character “blackmailer”."),
    ("threats king bishop merchant\nblackmailer 0", 1, "“merchant” is one word too many."),
    ("settled king", 1, "“settled” must be among “threats”."),
    ("exposed", 1, "“exposed” needs a line “real”."),
    ("warrants king", 1, "“warrants” needs a line “magistrate”."),
    ("warrants king thief bishop merchant\nmagistrate 0", 1, "“merchant” is one word too many."),
    ("served king", 1, "“served” must be among “warrants”."),
    ("signed_shown", 1, "“signed_shown” needs a line “signed”."),
    (f"{OTHERS}bewitched king\nnext king", 5, "“bewitched” needs a Witch who has been revealed."),
    (f"{OTHERS}resuming", 5, "“resuming” needs a line “bewitched”."),
    (f"gold 0 0 0 0\ncity 1 {SEVEN}", 2, "The city of seat 1 is complete, so a line “first_complete” is needed."),
    ("city 1 tavern\nfirst_complete 1", 2, "The city of seat 1 is not complete."),
    ("city 1 tavern\nfirst_complete 2", 2, "The city of seat 2 is not complete."),
    ("city 0 tavern\ncity 1 secret-vault", 2, "“secret-vault” cannot be built, so it cannot be in a city."),
    ("hand 0 tavern+", 1, "“tavern+”: only a district in a city can have a coin."),
    ("crown 0\ntop tavern+", 2, "“tavern+”: only a district in a city can have a coin."),
    ("beautified 3", 1, "Expected a number from 0 to 2, not “3”."),
    ("built 4", 1, "Expected a number from 0 to 3, not “4”."),
    ("gold 100000000 0 0 0", 1, "Expected a number from 0 to 99,999,999, not “100000000”."),
    (f"{OTHERS}turn 2 king\nask turn 2", 5, "Seat 2 does not have the character “king”."),
    (f"{OTHERS}turn 1 king\nask turn 2", 6, "Seat 2 does not have the character “king”."),
    (
        f"{OTHERS}next king\nturn 1 king\nask turn 1",
        5,
        "It is the turn of “king”, which must be the last character called.",
    ),
    (
        f"{OTHERS}called 8\nturn 1 king\nask turn 1",
        5,
        "It is the turn of “king”, which must be the last character called.",
    ),
    (f"{OTHERS}called 4\nshown king=2", 6, "Seat 2 does not have the character “king”."),
    (f"{OTHERS}turn 1 king\nrestricted\nask turn 1", 6, "“restricted” needs a line “threats”."),
    (f"{OTHERS}turn 1 king\nask turn 1\nask bribe 1", 7, "“bribe” needs a line “threats”."),
    (f"{OTHERS}turn 1 king\nask bribe 1\nask turn 1", 6, "“bribe” needs a line “threats”."),
    (f"{OTHERS}turn 1 king\nask turn 1\nask give-back 1", 7, "“give-back” is not a decision in the turn of “king”."),
    (f"{OTHERS}swap 0 1 8 9", 5, "The lines contradict each other: this position cannot occur."),
    (f"{OTHERS}next king\ngathered", 6, "“gathered” needs a line “ask”."),
    (f"{OTHERS}next king\nused income", 6, "“used” needs a line “ask”."),
    (f"{OTHERS}next king\nturn 1 king", 6, "“turn” needs a line “ask”."),
    ("museum tavern", 1, "There are cards under the Museum, but no city contains it."),
    ("holds 0 king thief", 1, "“holds” gives the seats more characters than they get in this game."),
    ("draft king=up", 1, "“draft” and “table” together must name every character exactly once."),
    ("phase turns", 1, "The turns need “holds” or a complete “draft”."),
]


@pytest.mark.parametrize(("facts", "line", "complaint"), NOT_TRUE)
def test_a_position_that_cannot_be_true_is_refused_by_its_line(facts: str, line: int, complaint: str) -> None:
    uniques = [unique.name for unique in UNIQUES if unique.name not in ("monument", "armory")][-14:]
    options = msgspec.json.encode({"players": 4, "uniques": uniques}).decode()
    with pytest.raises(FileProblem) as refused:
        read_position(f"twocities position\ngame citadels 2\noptions {options}\n{facts}\n")
    assert (refused.value.line, problem_text(WORDS, refused.value)) == (3 + line, complaint)


def test_a_city_that_lost_its_monument_may_be_incomplete() -> None:
    options = '{"players":4,"preset":"vicious-nobles"}'
    facts = "city 1 tavern market temple church watchtower prison\nfirst_complete 1"
    state = read_position(f"twocities position\ngame citadels 2\noptions {options}\n{facts}\n")
    assert read_position(state.position()) == state
    facts = "city 1 monument tavern\nfirst_complete 1"
    with pytest.raises(FileProblem) as refused:
        read_position(f"twocities position\ngame citadels 2\noptions {options}\n{facts}\n")
    assert str(refused.value) == "line 5: file-incomplete: seat 1"


def test_gold_beyond_any_real_game_is_read_back() -> None:
    facts = "gold 999 2 2 2\nholds 0 king\nnext king"
    state = read_position(f'twocities position\ngame citadels 2\noptions {{"players":4}}\n{facts}\n')
    state.apply(0, CITADELS.parse("gather gold"))
    assert "gold 1001 2 2 2" in state.position()
    assert read_position(state.position()) == state


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
def test_a_file_of_another_kind_is_refused(text: str) -> None:
    for read in (read_record, read_position):
        with pytest.raises(FileProblem):
            read(text)
