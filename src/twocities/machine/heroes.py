"""The 6 Heroes (M13), one short definition each; their numbers are in figures.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class Hero:
    """One Hero; stateless."""

    name: str = ""
    clause: str = ""
    provenance: str = "house"
    number: int = -1  # given by its place in HEROES
    actions: int = 1
    rolls_first: bool = False  # attacking, rolls before choosing what to pay
    raid_discontent: int = 0  # by how much it rises where a Raid ends the turn of this Hero
    raid_trust: int = 0  # gained where it does not

    def identify_cost(self, guards: int) -> int:
        """The Trust it costs to identify one Citizen."""
        return guards

    def exits_free(self, first: bool) -> bool:
        """Whether exiting a District costs nothing; it may be the first one of the turn, or a later one."""
        return False

    def incites(self, s: MachineState, district: int) -> int:
        """By how much an Incitement raises Discontent."""
        return 1

    def raided(self, s: MachineState, hero: int, turn_ends: bool) -> None:
        """When the Hero has been detained in a Raid and the Machine has chosen."""
        if turn_ends:
            s.raise_discontent(self.raid_discontent)
        else:
            s.gain_trust(hero, self.raid_trust)


class Physician(Hero):
    name = "physician"
    clause = "M13 Physician"

    def identify_cost(self, guards: int) -> int:
        return min(guards, 1)


class Smuggler(Hero):
    name = "smuggler"
    clause = "M13 Smuggler"

    def exits_free(self, first: bool) -> bool:
        return first


class Fowler(Hero):
    name = "fowler"
    clause = "M13 Fowler"
    provenance = "rulebook"
    actions = 2


class Actress(Hero):
    name = "actress"
    clause = "M13 Actress"
    provenance = "rulebook"
    raid_discontent = 2
    raid_trust = 2


class Artificer(Hero):
    name = "artificer"
    clause = "M13 Artificer"
    provenance = "public ability, house assignment"
    rolls_first = True


class Journalist(Hero):
    name = "journalist"
    clause = "M13 Journalist"

    def incites(self, s: MachineState, district: int) -> int:
        return 1 if district in s.servants else 2


HEROES: Final[tuple[Hero, ...]] = (Physician(), Smuggler(), Fowler(), Actress(), Artificer(), Journalist())
HERO_BY_NAME: Final = {hero.name: hero for hero in HEROES}
for _number, _hero in enumerate(HEROES):
    _hero.number = _number
