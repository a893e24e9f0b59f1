"""Where bots that learn put a District."""

from tests.scenarios.machine.table import machine_turn
from tests.scenarios.scene import play
from twocities.machine.game import GAME as MACHINE
from twocities.machine.state import MachineState
from twocities.players.spec import heuristic_of


def about_to_put() -> MachineState:
    state = machine_turn("bonds 2; servants control-nexus art; trust 4 4 4")
    play(state, "lex-hecate repositions art")
    return state


def test_a_district_is_put_where_the_heroes_can_do_least() -> None:
    state = about_to_put()
    before = state.position()
    choices = state.choices(0)
    base = heuristic_of(MACHINE).base()
    for_machine, for_heroes = [base.ratings(state, seat, choices) for seat in (0, 1)]
    assert state.position() == before
    assert len(set(for_machine)) > 1
    assert choices[for_machine.index(max(for_machine))] != choices[for_heroes.index(max(for_heroes))]


def test_the_first_release_put_it_anywhere() -> None:
    state = about_to_put()
    assert set(heuristic_of(MACHINE).ratings(state, 0, state.choices(0))) == {0.0}
