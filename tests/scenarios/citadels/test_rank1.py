"""C5, rank 1: Assassin; the Witch and the Magistrate have their own files."""

from tests.scenarios.citadels.table import scene
from tests.scenarios.scene import clause, decides, offered, play, refused


@clause("C5.1")
def test_assassin_may_kill_every_character_but_herself() -> None:
    state = scene("holds 0 assassin")
    others = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert offered(state) == ["gather gold", "gather cards", *[f"kill {name}" for name in others]]
    assert refused(state, "kill assassin") == "own-character (C5.1)"
    play(state, "kill thief")
    assert refused(state, "kill king") == "already-used (C3.5)"


@clause("C5.1", "C3.1")
def test_killed_character_stays_silent_unrevealed_and_is_skipped() -> None:
    state = scene("gold 2 7 2 2", holds="assassin thief magician warlord", crown=3)
    events = play(state, "kill thief", "gather gold", "end turn")
    assert events[-4:] == [
        {"kind": "turn-ended", "seat": 0},
        {"kind": "called", "seat": 3, "rank": 2},
        {"kind": "called", "seat": 3, "rank": 3},
        {"kind": "revealed", "seat": 2, "character": "magician"},
    ]
    assert decides(state) == (2, "turn")
    assert state.view(None).characters.shown[2] == -1
    assert state.gold[1] == 7


@clause("C5.1", "C3.1")
def test_killed_character_is_as_silent_as_an_absent_one() -> None:
    def course(second: str) -> list[dict[str, object]]:
        state = scene(holds=f"assassin {second} magician warlord", crown=0)
        return play(state, "kill thief", "gather gold", "end turn")

    assert course("thief") == course("bishop")


@clause("C5.1", "C10.24")
def test_killed_character_below_the_crown_is_not_revealed_at_the_end_of_the_round() -> None:
    state = scene("killed bishop; next warlord", holds="assassin bishop magician warlord")
    events = play(state, "gather gold", "end turn")
    assert state.view(None).round == 2
    assert [event for event in events if event["kind"] == "revealed"] == []
