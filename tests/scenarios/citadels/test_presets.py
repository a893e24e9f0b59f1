"""C8: the suggested sets."""

from typing import NamedTuple

import pytest

from tests.scenarios.citadels.games import deal, uniques_in_play
from tests.scenarios.scene import clause


class Suggested(NamedTuple):
    characters: str
    ninth: str
    uniques: str


SETS = {
    "first-game": Suggested(
        "assassin thief magician king bishop merchant architect warlord",
        "artist",
        "library imperial-treasury factory keep quarry map-room thieves-den smithy laboratory haunted-quarter statue"
        " dragon-gate wishing-well school-of-magic",
    ),
    "ambitious-aristocrats": Suggested(
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "poor-house factory keep quarry capitol thieves-den haunted-quarter necropolis park statue framework stables"
        " school-of-magic great-wall",
    ),
    "cunning-agents": Suggested(
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax-collector",
        "basilica poor-house keep quarry gold-mine smithy monument museum necropolis park dragon-gate secret-vault"
        " theater armory",
    ),
    "illustrious-emissaries": Suggested(
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "library poor-house factory keep quarry smithy museum haunted-quarter observatory park framework"
        " school-of-magic great-wall ivory-tower",
    ),
    "devious-dignitaries": Suggested(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "poor-house factory smithy thieves-den laboratory haunted-quarter necropolis park framework dragon-gate"
        " stables wishing-well secret-vault theater",
    ),
    "tenacious-delegates": Suggested(
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica library imperial-treasury capitol map-room smithy laboratory haunted-quarter observatory statue"
        " stables wishing-well school-of-magic secret-vault",
    ),
    "vicious-nobles": Suggested(
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax-collector",
        "basilica imperial-treasury map-room gold-mine thieves-den laboratory monument museum statue dragon-gate"
        " wishing-well school-of-magic ivory-tower armory",
    ),
}
NAMED = [
    pytest.param(name, marks=clause(f"C8 {name.replace('-', ' ').title()}")) for name in SETS if name != "first-game"
]
ALL = [pytest.param("first-game", marks=clause("C8 First game")), *NAMED]


@pytest.mark.parametrize("preset", ALL)
def test_preset_has_its_characters_of_rank_one_to_eight(preset: str) -> None:
    assert deal(players=5, preset=preset).view(None).table.cast == tuple(SETS[preset].characters.split())


@pytest.mark.parametrize("preset", NAMED)
def test_preset_has_its_character_of_rank_nine(preset: str) -> None:
    suggested = SETS[preset]
    nine = (*suggested.characters.split(), suggested.ninth)
    for players in (5, 6, 7):
        assert deal(players=players, preset=preset, ninth=True).view(None).table.cast == nine
    assert deal(players=8, preset=preset).view(None).table.cast == nine


@pytest.mark.parametrize("preset", ALL)
def test_preset_has_its_fourteen_unique_districts(preset: str) -> None:
    uniques = SETS[preset].uniques.split()
    assert len(uniques) == 14
    assert uniques_in_play(deal(preset=preset)) == set(uniques)


@clause("C10.26", "C8 First game")
@pytest.mark.parametrize("players", [3, 8])
def test_first_game_takes_the_artist_where_rank_nine_is_required(players: int) -> None:
    assert deal(players=players).view(None).table.cast == (*SETS["first-game"].characters.split(), "artist")


@clause("C8 Replacements")
@pytest.mark.parametrize("preset", ["cunning-agents", "illustrious-emissaries"])
def test_with_two_players_king_or_patrician_replaces_the_emperor(preset: str) -> None:
    assert deal(players=2, preset=preset).view(None).table.cast[3] == "king"
    assert deal(players=2, preset=preset, characters=("patrician",)).view(None).table.cast[3] == "patrician"
    assert deal(players=3, preset=preset).view(None).table.cast[3] == "emperor"


@clause("C8 Replacements")
@pytest.mark.parametrize("preset", ["ambitious-aristocrats", "devious-dignitaries"])
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_artist_or_tax_collector_replaces_the_queen(preset: str, players: int) -> None:
    cast = deal(players=players, preset=preset, ninth=True).view(None).table.cast
    assert cast == (*SETS[preset].characters.split(), "artist")
    own = deal(players=players, preset=preset, ninth=True, characters=("tax-collector",)).view(None).table.cast
    assert own == (*SETS[preset].characters.split(), "tax-collector")
