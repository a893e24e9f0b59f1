"""Everything there is to choose from in Citadels: the cards with their numbers and provenance."""

from typing import Any

import msgspec

from twocities.citadels.cards import BASIC, BASIC_CLAUSE, BASIC_PROVENANCE, COIN_VALUE, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.options import UNIQUES_IN_PLAY
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES
from twocities.core import Game


class CharacterCard(msgspec.Struct, frozen=True):
    name: str
    rank: int
    heir: bool  # if killed, takes the crown at the end of the round
    clause: str
    provenance: str  # where it comes from: the `rulebook`, `public` knowledge, or our own design (`house`)


class DistrictCard(msgspec.Struct, frozen=True):
    name: str
    type: str
    cost: int
    copies: int
    size: int  # how many districts it counts as towards completing a city
    clause: str
    provenance: str


class PresetCard(msgspec.Struct, frozen=True):
    """A suggested set: characters of ranks 1 to 8, one of rank 9, and 14 unique districts."""

    characters: tuple[str, ...]
    ninth: str
    uniques: tuple[str, ...]


class CitadelsCard(msgspec.Struct, frozen=True, tag_field="name", tag="citadels"):
    """All there is to choose from in Citadels."""

    rules: int  # their version
    options: dict[str, Any]  # JSON schema
    players: list[int]
    presets: dict[str, PresetCard]
    uniques_in_play: int
    coin: int  # a district with the Artist's coin costs this much more
    characters: list[CharacterCard]
    districts: list[DistrictCard]


def citadels_card(game: Game) -> CitadelsCard:
    basic = [
        DistrictCard(name, TYPE_NAMES[kind], cost, copies, 1, BASIC_CLAUSE, BASIC_PROVENANCE)
        for name, kind, cost, copies in BASIC
    ]
    uniques = [
        DistrictCard(card.name, TYPE_NAMES[UNIQUE_TYPE], card.cost, 1, card.size, card.clause, card.provenance)
        for card in UNIQUES
    ]
    return CitadelsCard(
        rules=game.version,
        options=msgspec.json.schema(game.options_type),
        players=game.possible("players"),
        presets={name: PresetCard(*preset) for name, preset in PRESETS.items()},
        uniques_in_play=UNIQUES_IN_PLAY,
        coin=COIN_VALUE,
        characters=[
            CharacterCard(card.name, card.rank, card.heir, card.clause, card.provenance) for card in CHARACTERS
        ],
        districts=basic + uniques,
    )
