"""Positions of City of the Great Machine: written and read back, written by hand, broken."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, machine_setups, random_play
from tests.test_files import damage
from twocities.core import FileProblem, SplitMix, read_position
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options
from twocities.machine.position import ASKS
from twocities.players.uniform import random_choice
from twocities.terminal.teller import problem_text
from twocities.words import Words

WORDS = Words()

HEAD = 'twocities position\ngame machine 3\noptions {"revolutionaries":1,"heroes":["fowler","actress","journalist"]}\n'


def scene(facts: str) -> GreatMachine:
    state = read_position(HEAD + facts)
    assert isinstance(state, GreatMachine)
    return state


def offered(state: GreatMachine) -> list[str]:
    return [GAME.text(choice) for choice in state.choices(state.pending()[0])]


# -- round trips


@given(machine_setups(), st.integers(0, 6))
@settings(max_examples=15)
def test_positions_round_trip_and_play_on_in_the_same_way(setup: Setup, phase: int) -> None:
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 7 == phase:
            loaded = read_position(state.position())
            assert loaded == state
            assert loaded.choices(seat) == state.choices(seat)
            follower = state.clone()
            assert loaded.apply(seat, choice) == follower.apply(seat, choice)
            assert loaded == follower
            for viewer in (0, 1, None):
                assert loaded.view(viewer) == follower.view(viewer)
                assert loaded.memory(viewer) == follower.memory(viewer)
    assert read_position(state.position()) == state


def test_every_position_of_a_game_round_trips() -> None:
    for state, _, _ in random_play(Setup(Options(revolutionaries=2, shared=True, plan=1), "every", GAME)):
        assert read_position(state.position()) == state


@given(machine_setups())
@settings(max_examples=10)
def test_samples_round_trip(setup: Setup) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 50 == 7:
            sample = state.determinize(seat, SplitMix(step))
            assert read_position(sample.position()) == sample


# -- by hand


def test_an_empty_position_is_a_new_game_with_a_quiet_event() -> None:
    state = scene("")
    view = state.view(None)
    assert (view.phase, view.round, view.tracks.plan, view.tracks.discontent, view.tracks.bonds) == (
        "access",
        1,
        2,
        1,
        0,
    )
    assert (view.event.name, view.event.left, view.directives.left) == ("market-fair", 12, 9)
    assert view.city.guards == [2] * 9
    assert [hero.place for hero in view.heroes] == ["velvet", "art", "central-square"]
    assert state == scene("")


def test_the_machine_can_pay_what_the_lines_allow() -> None:
    state = scene("phase great-machine\nbonds 2\nguards art=1 science=0+2\nservants art art science\npublished levy\n")
    choices = offered(state)
    assert "guard art to tower-of-law" in choices
    assert not [text for text in choices if text.startswith("guard science")]
    assert "phantasmer repairs" in choices
    assert "lex-hecate repairs" not in choices


def test_the_first_hero_with_a_destination_sets_out() -> None:
    state = scene("phase heroes\nhero fowler velvet trust=3 to=art\nhero actress art trust=7 to=art\n")
    assert state.view(None).decision == "go-on"
    assert state.heroes[state.turn].name == "fowler"


def test_a_riot_by_hand() -> None:
    state = scene(
        "phase heroes\nturn actress\nask hero-action\nhero actress art to=art\nguards art=0\ndiscontent 7\n"
        "citizen 0 art artist\ncitizen 1 art artist identified\ncitizen 2 art noble\ncitizen 3 art scientist revealed\n"
    )
    state.apply(1, GAME.parse("start riot"))
    assert state.view(None).city.riots == ("art",)


TURN = "phase heroes\nturn actress\nhero actress art trust=3 to=art\n"
STUCK = "Seat 1 must decide but has no choices."
ASKED = {
    "split-trust": "phase opening\nhero fowler art\nask split-trust art 5 0\n",
    "choose-access": "ask choose-access\n",
    "machine-turn": "phase great-machine\nask machine-turn\n",
    "take-directive-back": (
        "phase great-machine\nhand levy\npublished curfew pacify resettle\n"
        "ask machine-turn\nask take-directive-back levy\n"
    ),
    "put-district": "phase great-machine\nask machine-turn\nask put-district art\n",
    "settle-citizen": "phase great-machine\nask machine-turn\nask settle-citizen 4\n",
    "go-on": "phase heroes\nturn actress\nhero actress art to=velvet\nask go-on\n",
    "detainment": f"{TURN}ask detainment raid\n",
    "hero-action": f"{TURN}ask hero-action\n",
    "pay-for-attack": f"{TURN}ask pay-for-attack 3\n",
    "more-citizens": f"{TURN}ask more-citizens move\n",
    "jail-active": f"{TURN}ask jail-active art\n",
    "retrieve-card": f"{TURN}hero fowler velvet forfeited=art,velvet\nask retrieve-card fowler\n",
    "strike-out-directive": f"{TURN}hand levy\nask strike-out-directive\n",
    "place-released": f"{TURN}citizen 27 arrested noble identified\nask place-released 27\n",
    "identify-any": "phase closing\ndiscontent 19\nturn done\nask identify-any actress\n",
    "win-back": "phase closing\nhero actress art trust=3\nask win-back actress\n",
    "buy-off": "phase closing\nhero fowler art trust=3\nhero actress art trust=3\nask buy-off actress 2\n",
    "swear": "phase closing\nevent loyalty-oath\nbonds 5\nask swear\n",
}


@pytest.mark.parametrize("name", ASKS)
def test_every_decision_by_hand_is_asked_answered_and_read_back(name: str) -> None:
    state = scene(ASKED[name])
    assert state.view(None).decision == name
    seat = state.pending()[0]
    for choice in state.choices(seat):
        loaded, follower = read_position(state.position()), state.clone()
        assert loaded == state
        assert loaded.apply(seat, choice) == follower.apply(seat, choice)
        assert loaded == follower


def test_a_card_is_retrieved_between_the_two_actions_of_the_fowler() -> None:
    state = scene(
        "phase heroes\nturn fowler\nhero fowler tower-of-law to=tower-of-law\nhero actress art forfeited=art,velvet\n"
        "first let\nask hero-action\nask retrieve-card actress\n"
    )
    assert read_position(state.position()) == state
    state.apply(1, GAME.parse("retrieve velvet for actress"))
    assert state.view(None).decision == "hero-action"
    assert str(state.explain(1, GAME.parse("let actress retrieve"))) == "second-action (M13 Fowler)"


def test_what_the_machine_knows_of_jail_and_access_cards() -> None:
    state = scene(
        "citizen 27 arrested noble\njail machine 27 28 : noble\nhero fowler velvet forfeited=art\n"
        "possible fowler art science\nhand levy curfew\nseen levy\n"
    )
    assert state.memory(0).jailed == {"noble": 1}
    assert state.memory(0).forfeited[0] == [("art",), ("science",)]
    assert state.view(1).directives.hand == ("levy",)
    assert state.view(0).directives.hand == ("curfew", "levy")


# -- broken


@pytest.mark.parametrize(
    ("facts", "line", "complaint"),
    [
        ("weather fine", 4, "“weather” has no meaning here."),
        ("bonds many", 4, "Expected a number from 0 to 999, not “many”."),
        ("plan 13", 4, "Expected a number from 0 to 12, not “13”."),
        ("plan 12", 0, "If a side has won, both “winner” and “phase over” are needed; otherwise neither may appear."),
        ("guards harbour=2", 4, "“harbour” is not possible here. Possible: art, science, "),
        ("guards art=9", 4, "Expected a number from 0 to 4, not “9”."),
        ("citizen 4 art wizard", 4, "“wizard” is not possible here. Possible: artist, "),
        ("citizen 4 art noble\ncitizen 4 art", 5, "“citizen 4” appears twice."),
        ("\n".join([f"citizen {n} art noble" for n in range(6)]), 9, "There is no “noble” left in this game."),
        ("\n".join([f"citizen {n} art" for n in range(7)]), 0, "Too many Citizens in “art”: it has 6 squares."),
        ("hero physician art", 4, "“physician” is not possible here. Possible: "),
        ("hero fowler art trust=8", 4, "Expected a number from 0 to 7, not “8”."),
        ("hero fowler art luck=8", 4, "“luck=8” is not possible here. Possible: trust=, forfeited=, to=, detained."),
        (
            "hero fowler art forfeited=art to=art",
            0,
            "“fowler” cannot be going to a District whose Access card is forfeited.",
        ),
        (f"{TURN}hero fowler velvet forfeited=none\nask retrieve-card fowler", 0, STUCK),
        (f"{TURN}ask strike-out-directive", 0, STUCK),
        ("servants art", 4, "“servants” must be followed by at least 3 words."),
        ("event no-event", 4, "“no-event” is not possible here. Possible: "),
        (
            "events the-countdown market-fair",
            0,
            "“past” must end with “event”, and none of its cards may appear in “events”.",
        ),
        ("events market-fair strike", 0, "“past” must end with “event”"),
        (
            "events strike",
            0,
            "“events” must begin with “the-countdown” until that card is revealed; after that it is empty.",
        ),
        ("published levy\nhand levy", 5, "“levy” appears twice."),
        ("directives levy", 0, "No line names these: optimize "),
        ("published levy curfew optimize pacify", 0, "“published” names too many: the maximum is 3."),
        ("raids art science velvet commerce", 0, "“raids” names too many: the maximum is 3."),
        ("seen levy", 4, "“levy” must be among “hand”."),
        ("possible fowler art,science", 4, "“possible” must list the forfeited cards; "),
        ("jail machine 27 : noble noble", 4, "“noble noble” must be among “27”."),
        ("city art=0,0h", 4, "This City cannot be played. These Districts have no place: Science, "),
        ("phase dusk", 4, "“dusk” is not possible here. Possible: opening, "),
        ("phase over", 0, "If a side has won, "),
        ("ask machine-turn", 4, "“machine-turn” is not a decision of the phase “access”."),
        ("ask choose-access art", 4, "“art” is one word too many."),
        ("phase heroes\nask hero-action", 5, "“hero-action” needs a line “turn”, and “to=” for the Hero it names."),
        ("phase opening\nask split-trust art 3 0", 5, "There are not two Heroes in “art”."),
        ("phase great-machine\nask settle-citizen 29", 5, "Citizen 29 is arrested, but must be in a District."),
        ("phase opening\nask split-trust art 3", 5, "“ask split-trust” must be followed by at least 3 words."),
        ("phase closing\nask buy-off", 5, "“ask buy-off” must be followed by at least 1 word."),
        ("phase closing\nask buy-off actress", 5, "“ask buy-off actress” must be followed by at least 1 word."),
        ("phase closing\nask buy-off actress 1 1", 5, "“1” is one word too many."),
        (
            "hero fowler art trust=7\nphase closing\nask buy-off actress 6",
            6,
            "Expected a number from 0 to 5, not “6”.",
        ),
        ("phase closing\nask swear\nask win-back actress", 6, "“win-back” cannot follow “swear”."),
        (
            "phase heroes\nturn fowler\nhero fowler art to=art\nask place-released 4",
            7,
            "Citizen 4 must be arrested and ",
        ),
        ("past strike strike", 4, "“strike” appears twice."),
        ("jail machine 27 28", 4, "“jail” needs a colon"),
        ("random dice 7", 4, "Randomness is given as “hash” with a key and a count, or as “split” with a number."),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(facts: str, line: int, complaint: str) -> None:
    with pytest.raises(FileProblem) as refused:
        scene(facts)
    assert refused.value.line == line
    assert problem_text(WORDS, refused.value).startswith(complaint)


@given(st.data(), machine_setups(), st.integers(0, 600))
@settings(max_examples=200)
def test_a_damaged_position_is_refused_or_can_be_played(data: st.DataObject, setup: Setup, step: int) -> None:
    *_, (state, _, _) = islice(random_play(setup), step + 1)
    harmed = data.draw(damage(state.position()))
    try:
        loaded = read_position(harmed)
    except FileProblem as problem:
        assert problem_text(WORDS, problem)
        assert 0 <= problem.line <= harmed.count("\n") + 1
        return
    assert read_position(loaded.position()) == loaded
    rng = SplitMix(step)
    for _ in range(200):
        if loaded.pending():
            seat = loaded.pending()[0]
            loaded.apply(seat, random_choice(loaded, seat, rng), listen=False)


@pytest.mark.parametrize(
    ("level", "facts", "complaint"),
    [
        (0, "progress 9", "file-unknown"),
        (1, "movement up up stay guard", "file-none-left"),
        (1, "movement up sideways stay", "file-none-of"),
        (1, "movement up down", "file-too-few"),
        (1, "drawn up", "file-unknown"),
        (1, "progress 13", "file-number"),
        (1, "missions network network unrest", "file-twice"),
        (1, "missions network unrest", "file-too-few"),
        (1, "missions network unrest sabotage; accomplished jailbreak", "file-among"),
        (1, "blue art=3", "file-among"),
        (1, "plan 9; progress 9", "file-winner"),
        (1, "phase great-machine; ask machine-turn", "file-none-of"),
        (1, "phase great-machine; ask put-district art", "file-phase"),
    ],
)
def test_what_cannot_be_with_the_automaton_is_refused(level: int, facts: str, complaint: str) -> None:
    options = f'options {{"revolutionaries":1,"automaton":{level}}}'
    lines = ["twocities position", f"game machine {GAME.version}", options, *facts.split("; ")]
    with pytest.raises(FileProblem) as refused:
        read_position("\n".join(lines))
    assert refused.value.reasons[0].key == complaint
