"""The positions from which the browser client teaches the games can be played, and what their guides promise is
true."""

from pathlib import Path

import pytest

from twocities.core import SplitMix, State
from twocities.machine.documents import AutomatonView
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.server.files import read_file

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
NEWCOMERS = {
    "citadels/first-game": 0,
    "machine/first-game": 1,
    "machine/first-game-machine": 0,
    "machine/first-game-automaton": 1,
}


def first_game(path: str) -> State:
    read = read_file("", (FOLDER / f"{path}.txt").read_text("utf-8"))
    assert read.game.name == path.split("/")[0]
    return read.state


def machine_game(path: str) -> GreatMachine:
    state = first_game(f"machine/{path}")
    assert isinstance(state, GreatMachine)
    return state


def decide(state: GreatMachine, *texts: str) -> None:
    """The seat that must decide makes these choices."""
    for text in texts:
        state.apply(state.pending()[0], MACHINE.parse(text))


def offered(state: GreatMachine, seat: int) -> list[str]:
    return [MACHINE.text(choice) for choice in state.choices(seat)]


def guess(state: GreatMachine, rng: SplitMix, phase: str) -> None:
    """Chooses at random until the phase is over."""
    while state.view(None).phase == phase:
        seat = state.pending()[0]
        choices = state.choices(seat)
        state.apply(seat, choices[rng.below(len(choices))])


@pytest.mark.parametrize("path", NEWCOMERS)
def test_a_first_game_can_be_played_and_begins_with_a_decision_of_the_newcomer(path: str) -> None:
    assert first_game(path).pending() == (NEWCOMERS[path],)


@pytest.mark.parametrize("seed", range(20))
def test_following_the_heroes_guide_leads_to_a_riot_whatever_the_machine_does(seed: int) -> None:
    state = machine_game("first-game")
    decide(state, "send smuggler to velvet", "send actress to art", "send journalist to central-square", "confirm")
    guess(state, SplitMix(seed), "great-machine")
    while state.view(1).turn == 0:
        identified = [text for text in offered(state, 1) if text.startswith("identify")]
        decide(state, next(text for text in (*identified, "done", "go to velvet") if text in offered(state, 1)))
    decide(state, "start riot")
    assert state.view(None).city.riots == ("art", "industrial")
    decide(state, "go to central-square")
    assert "move citizen 23 to velvet" in offered(state, 1)


def test_following_the_machines_guide_catches_the_physician_and_advances_the_plan() -> None:
    state = machine_game("first-game-machine")
    decide(
        state,
        "guard grand-citadel to commerce",
        "judgementor raids",
        "move phantasmer to industrial",
        "phantasmer arrests citizen 12",
        "lex-hecate draws",
        "end phase",
    )
    assert state.view(0).decision == "detainment"
    before = state.view(0).tracks.plan
    decide(state, "advance plan")
    assert state.view(0).tracks.plan == before + 1
    guess(state, SplitMix(1), "heroes")
    assert state.view(0).tracks.plan >= before + 2
    guess(state, SplitMix(1), "access")
    assert state.view(0).event.name == "state-of-the-city"
    assert "move lex-hecate to tower-of-law" in offered(state, 0)


def test_following_the_automatons_guide_shows_bail_a_riot_a_mission_and_the_shuffle() -> None:
    state = machine_game("first-game-automaton")
    decide(state, "send smuggler to velvet", "send actress to art", "send journalist to central-square", "confirm")
    actress = state.view(1).heroes[1]
    assert actress.detained
    assert actress.trust == 4
    while state.view(1).turn == 0:
        decide(state, next(text for text in ("go to velvet", "done", "pass") if text in offered(state, 1)))
    decide(state, "start riot")
    assert state.view(None).city.riots == ("art", "industrial")
    guess(state, SplitMix(1), "heroes")
    automaton = state.view(None).automaton
    assert isinstance(automaton, AutomatonView)
    assert [mission.name for mission in automaton.missions if mission.accomplished] == ["sabotage", "unrest"]
    assert len(automaton.deck) == 13
    assert automaton.progress == 10
