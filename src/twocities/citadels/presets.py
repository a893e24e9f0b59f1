"""The suggested sets (C8): characters of ranks 1 to 8, one of rank 9, and 14 unique districts."""

from typing import Final, NamedTuple


class Preset(NamedTuple):
    characters: tuple[str, ...]
    ninth: str
    uniques: tuple[str, ...]


def _preset(characters: str, ninth: str, uniques: str) -> Preset:
    return Preset(tuple(characters.split()), ninth, tuple(uniques.split()))


PRESETS: Final = {
    "first-game": _preset(
        "assassin thief magician king bishop merchant architect warlord",
        "artist",  # C10.26
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry"
        " school-of-magic smithy statue thieves-den wishing-well",
    ),
    "ambitious-aristocrats": _preset(
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "poor-house factory keep quarry capitol thieves-den haunted-quarter necropolis park statue framework"
        " stables school-of-magic great-wall",
    ),
    "cunning-agents": _preset(
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax-collector",
        "basilica poor-house keep quarry gold-mine smithy monument museum necropolis park dragon-gate"
        " secret-vault theater armory",
    ),
    "illustrious-emissaries": _preset(
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "library poor-house factory keep quarry smithy museum haunted-quarter observatory park framework"
        " school-of-magic great-wall ivory-tower",
    ),
    "devious-dignitaries": _preset(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "poor-house factory smithy thieves-den laboratory haunted-quarter necropolis park framework dragon-gate"
        " stables wishing-well secret-vault theater",
    ),
    "tenacious-delegates": _preset(
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica library imperial-treasury capitol map-room smithy laboratory haunted-quarter observatory statue"
        " stables wishing-well school-of-magic secret-vault",
    ),
    "vicious-nobles": _preset(
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax-collector",
        "basilica imperial-treasury map-room gold-mine thieves-den laboratory monument museum statue dragon-gate"
        " wishing-well school-of-magic ivory-tower armory",
    ),
}
