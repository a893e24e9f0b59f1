"""The 12 Missions of the Heroes against the Automaton (M16.9), three of them in a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from twocities.machine.districts import CENTRAL_SQUARE, MAJOR
from twocities.machine.needs import (
    AccessCards,
    AtLarge,
    BrokenGuards,
    Counted,
    Crowd,
    HeroesIn,
    HeroesTogether,
    KnownCitizens,
    Stage,
    Trust,
    UnguardedCrowd,
    UnguardedDistricts,
    UnguardedHeroes,
)

IN_A_GAME: Final = 3


class Mission(NamedTuple):
    """One Mission, with what it needs at the end of a round."""

    name: str
    clause: str
    need: Counted
    provenance: str = "house"


MISSIONS: Final = (
    Mission("secret-meeting", "M16 Secret Meeting", HeroesTogether(3)),
    Mission("infiltration", "M16 Infiltration", HeroesIn(3, MAJOR)),
    Mission("free-streets", "M16 Free Streets", UnguardedHeroes(3)),
    Mission("network", "M16 Network", KnownCitizens("network_citizens")),
    Mission("war-chest", "M16 War Chest", Trust("chest_trust")),
    Mission("sabotage", "M16 Sabotage", BrokenGuards("sabotage_guards")),
    Mission("jailbreak", "M16 Jailbreak", AtLarge("jailbreak_citizens")),
    Mission("forged-papers", "M16 Forged Papers", AccessCards("papers_cards")),
    Mission("great-rally", "M16 Great Rally", Crowd("rally_citizens", CENTRAL_SQUARE)),
    Mission("stronghold", "M16 Stronghold", UnguardedCrowd("stronghold_citizens")),
    Mission("unrest", "M16 Unrest", Stage("unrest_stage")),
    Mission("open-city", "M16 Open City", UnguardedDistricts("open_districts")),
)
MISSION_NAMES: Final = tuple([mission.name for mission in MISSIONS])
