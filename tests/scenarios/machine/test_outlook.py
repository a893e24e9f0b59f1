"""What the rules say about a decision: what a choice brings, what can be counted on, who gets what is left."""

from tests.scenarios.machine.table import place, scene
from tests.scenarios.scene import clause, gains, play


def riot(commerce: str, guards: int, reader: int | None = 1) -> tuple[int, int, int, str]:
    state = scene(f"discontent 10; guards commerce={guards}; people commerce {commerce}")
    forecast = state.outlook([reader]).forecasts[place("commerce")]
    return forecast.known, forecast.possible, forecast.against, forecast.verdict


@clause("M9.7", "M9.8", "M4.2")
def test_a_riot_counts_on_the_active_against_guards_and_traitors() -> None:
    assert riot("merchant? merchant! traitor?", 0) == (2, 2, 1, "must")
    assert riot("merchant? industrialist?", 0) == (1, 1, 0, "must"), "industrialists are active from Stage 4 on"
    assert riot("merchant? noble noble noble", 2) == (1, 4, 2, "may")
    assert riot("merchant? merchant? noble", 3) == (2, 3, 3, "cannot")
    assert riot("merchant? merchant? traitor", 1) == (2, 3, 1, "may"), "who is hidden may be a Traitor"
    assert riot("", 0) == (0, 0, 0, "cannot")


@clause("M12.1", "M9.13")
def test_the_machine_counts_on_what_it_knows_alone() -> None:
    assert riot("merchant? merchant! traitor?", 0, reader=0) == (1, 3, 0, "may")
    assert riot("merchant? merchant! traitor?", 0, reader=None) == (1, 3, 0, "may")


def incited(hero: str, where: str, event: str = "mass-arrests") -> int:
    heroes = hero, *[name for name in ("smuggler", "journalist", "physician") if name != hero][:2]
    state = scene(f"phase heroes; event {event}; at {hero}={where}; guards all=0", heroes=heroes)
    while state.acting_hero() != hero:
        play(state, "pass")
    return int(gains(state)["incite"]["discontent"])


@clause("M9.2", "M13 Journalist", "M15 Public Lectures", "M15 Voice of the Machine")
def test_what_an_incitement_brings() -> None:
    assert incited("smuggler", "commerce") == 1
    assert incited("journalist", "commerce") == 2
    assert incited("smuggler", "science", "public-lectures") == 2
    assert incited("journalist", "commerce", "voice-of-the-machine") == 1
