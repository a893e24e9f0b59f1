"""C3: the turn phase."""

from tests.scenarios.scene import city, clause, offered, play, refusal, scene


@clause("C3.1", "C5.4", "C5.22")
def test_rulebook_example_of_the_robbed_warlords_turn() -> None:
    """The rulebook's example of a turn: robbed, 2 gold, Market destroyed, income with the School, Barracks built."""
    state = scene(
        """
        gold 0 2 4 0
        holds 0 thief
        holds 1 architect
        holds 2 warlord
        next warlord
        robbed warlord
        thief 0
        city 1 market castle
        city 2 prison school-of-magic
        hand 2 barracks
        """,
        players=4,
    )
    assert state.gold == [4, 2, 0, 0]
    play(state, "gather gold", "destroy market of 1")
    assert city(state, 1) == ["castle"]
    assert state.gold[2] == 1
    assert state.view(None).deck_count == 68 - 5 + 1
    play(state, "income")
    assert state.gold[2] == 3
    play(state, "build barracks")
    assert state.gold[2] == 0
    assert city(state, 2) == ["prison", "school-of-magic", "barracks"]
    assert offered(state) == ["end turn"]
    assert refusal(state, "income").key == "already-used"
