"""C4.2: the score in its parts, during the game and when it is over."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, finish, random_play, setups
from tests.scenarios.citadels.table import scene, turn_of
from tests.scenarios.scene import clause, play
from twocities.citadels.game import GAME, Citadels
from twocities.core import SplitMix

ALL_TYPES = "manor tavern temple watchtower"


def parts(state: Citadels, seat: int, reader: int | None) -> dict[str, int]:
    """The points of a seat, as a reader sees them: by part, and by name of unique districts."""
    told = state.standing(reader)[seat]
    assert sum(part.points for part in told.parts) == told.total
    assert all((part.part == "unique") == bool(part.about) for part in told.parts)
    return {part.about or part.part: part.points for part in told.parts}


def running(facts: str) -> Citadels:
    return turn_of("king", f"{facts}")


@clause("C4.2")
def test_districts_types_completion_and_unique_districts_are_counted_apart() -> None:
    state = running(f"city 0 {ALL_TYPES} dragon-gate statue palace; crown 0; first_complete 0; city 1 tavern")
    cost = 3 + 1 + 1 + 1 + 6 + 3 + 5
    own = {"districts": cost, "types": 3, "completed": 4, "dragon-gate": 2, "statue": 5}
    for reader in (0, 1, None):
        assert parts(state, 0, reader) == own
        assert parts(state, 1, reader) == {"districts": 1}
        assert parts(state, 2, reader) == {"districts": 0}


@clause("C4.2")
def test_a_city_completed_later_counts_2() -> None:
    seven = f"{ALL_TYPES} church market docks"
    state = running(f"city 0 {seven}; city 1 {seven}; first_complete 1")
    assert parts(state, 0, None)["completed"] == 2
    assert parts(state, 1, None)["completed"] == 4


@clause("C4.2", "C10.23")
def test_the_haunted_quarter_counts_as_the_type_that_is_worth_most() -> None:
    state = running("city 0 haunted-quarter tavern temple watchtower dragon-gate")
    assert parts(state, 0, None)["types"] == 3
    state = running("city 0 haunted-quarter tavern market capitol")
    assert parts(state, 0, None)["capitol"] == 3


@clause("C7 Secret Vault")
def test_a_secret_vault_in_hand_is_counted_for_its_owner_alone_until_the_game_is_over() -> None:
    facts = "hand 0 secret-vault tavern; city 0 temple"
    state = running(facts)
    assert parts(state, 0, 0) == {"districts": 1, "secret-vault": 3}
    for reader in (1, None):
        assert parts(state, 0, reader) == {"districts": 1}
    over = scene(f"phase over; holds 0 king; {facts}")
    for reader in (0, 1, None):
        assert parts(over, 0, reader) == {"districts": 1, "secret-vault": 3}


@clause("C4.2", "C5.22", "C5.24", "C7 Armory")
def test_the_score_after_losing_a_district_is_known_before() -> None:
    facts = f"city 1 {ALL_TYPES} dragon-gate; gold 9 0 0 0"
    cases = {
        "destroy tavern of 1": (turn_of("warlord", facts), [0, 3 + 1 + 1 + 6 + 2]),
        "seize manor of 1": (turn_of("marshal", facts), [3, 1 + 1 + 1 + 6 + 2]),
        "bombard manor of 1": (turn_of("king", f"{facts}; city 0 armory tavern"), [1, 1 + 1 + 1 + 6 + 2]),
        "bombard tavern of 0": (turn_of("king", f"{facts}; city 0 armory tavern"), [0, 3 + 1 + 1 + 1 + 6 + 2 + 3]),
    }
    for text, (state, scores) in cases.items():
        play(state, "gather gold")
        assert state.score_after(0, GAME.parse(text)) == scores[int(text[-1])]
        assert state.score_after(0, GAME.parse("end turn")) is None
        play(state, text)
        assert [told.total for told in state.standing(0)] == [*scores, 0, 0]


@given(setups())
@settings(max_examples=20)
def test_at_the_end_the_standing_is_the_score(setup: Setup) -> None:
    state = finish(setup)
    outcome = state.outcome()
    assert outcome is not None
    for reader in (None, 0, 1):
        standing = state.standing(reader)
        assert standing is not None
        assert tuple(told.total for told in standing) == outcome.scores


@given(all_setups(), st.integers(0, 12), st.integers(0, 2**32))
@settings(max_examples=12)
def test_it_tells_no_more_than_the_reader_knows(setup: Setup, phase: int, noise: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        for reader in (seat, None) if step % 13 == phase else ():
            assert state.determinize(reader, SplitMix(noise + step)).standing(reader) == state.standing(reader)
