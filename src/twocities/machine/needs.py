"""The parts of Plan conditions (M15). A City Event declares its needs. From these the rules work out whether the Master
Plan advances, and bots what they can do for or against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.machine.districts import ALL, MINOR
from twocities.machine.documents import Count

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


def number(s: MachineState, amount: str | int) -> int:
    """A number, or the figure of that name."""
    if isinstance(amount, int):
        return amount
    figure: int = getattr(s.figures, amount)
    return figure


class Need:
    """One thing that a Plan condition needs; stateless."""

    def met(self, s: MachineState) -> bool:
        return False

    def count(self, s: MachineState) -> Count | None:
        """How much there is of it; None if it is not a number of something."""
        return None


class Counted(Need):
    """A number of something, or a figure by its name."""

    def __init__(self, amount: str | int) -> None:
        self.amount = amount

    def have(self, s: MachineState) -> int:
        return 0

    def need(self, s: MachineState) -> int:
        return number(s, self.amount)

    def met(self, s: MachineState) -> bool:
        return self.have(s) >= self.need(s)

    def count(self, s: MachineState) -> Count:
        return Count(self.have(s), self.need(s))


class Guards(Counted):
    """A number of Guards in each of the Districts, or in some number of them."""

    def __init__(self, guards: str | int, districts: tuple[int, ...], amount: str | int = "") -> None:
        self.guards = guards
        self.districts = districts
        self.amount = amount or len(districts)

    def each(self, s: MachineState) -> int:
        return number(s, self.guards)

    def have(self, s: MachineState) -> int:
        each = self.each(s)
        return sum([s.guards[district] >= each for district in self.districts])

    def count(self, s: MachineState) -> Count:
        """Of Districts; of Guards if there is only one District."""
        if len(self.districts) == 1:
            return Count(s.guards[self.districts[0]], self.each(s))
        return Count(self.have(s), self.need(s))


class Servants(Counted):
    """A Servant in each of the Districts, or in some number of them."""

    def __init__(self, districts: tuple[int, ...], amount: int = 0) -> None:
        self.districts = districts
        self.amount = amount or len(districts)

    def have(self, s: MachineState) -> int:
        return sum([district in s.servants for district in self.districts])


class NoHero(Need):
    """No Hero in any of the Districts."""

    def __init__(self, districts: tuple[int, ...]) -> None:
        self.districts = districts

    def met(self, s: MachineState) -> bool:
        return not any([place in self.districts for place in s.hero_at])


class GuardedHeroes(Counted):
    """A number of Heroes in Districts with Guards."""

    def have(self, s: MachineState) -> int:
        return sum([s.guards[place] > 0 for place in s.hero_at])


class HeroDetained(Need):
    """A Hero was detained this round."""

    def met(self, s: MachineState) -> bool:
        return s.detained != 0


class NoGuardBroken(Need):
    """No Guard was broken this round."""

    def met(self, s: MachineState) -> bool:
        return not s.guard_broken


class NoRiot(Need):
    """No Riot was started this round."""

    def met(self, s: MachineState) -> bool:
        return not s.riot_started


class Arrested(Counted):
    """A number of arrested Citizens."""

    def have(self, s: MachineState) -> int:
        return s.place.count(s.ARRESTED)


class Published(Counted):
    """A number of published Directives."""

    def have(self, s: MachineState) -> int:
        return len(s.published)


class OpenMissions(Counted):
    """A number of Missions that are not accomplished (M16.9)."""

    def have(self, s: MachineState) -> int:
        return open_missions(s)


def open_missions(s: MachineState) -> int:
    return len(s.missions) - s.accomplished.bit_count()


class BlueGuards(Counted):
    """A number of blue Guards (M16.7)."""

    def have(self, s: MachineState) -> int:
        return sum(s.blue)


class Bonds(Counted):
    """A number of Bonds, which the Machine may pay."""

    def have(self, s: MachineState) -> int:
        return s.bonds


class TrustBelow(Need):
    """The Heroes together have less Trust than this, or give less."""

    def __init__(self, trust: str) -> None:
        self.trust = trust

    def enough(self, s: MachineState) -> int:
        return number(s, self.trust)

    def met(self, s: MachineState) -> bool:
        return sum(s.trust) < self.enough(s)


# -- what the Missions of the Heroes need (M16.9)


class HeroesTogether(Counted):
    """A number of Heroes in one District."""

    def have(self, s: MachineState) -> int:
        return max([s.hero_at.count(place) for place in s.hero_at])


class HeroesIn(Counted):
    """Heroes in a number of the Districts."""

    def __init__(self, amount: str | int, districts: tuple[int, ...]) -> None:
        super().__init__(amount)
        self.districts = districts

    def have(self, s: MachineState) -> int:
        return sum([district in s.hero_at for district in self.districts])


class UnguardedHeroes(Counted):
    """A number of Heroes in Districts without Guards."""

    def have(self, s: MachineState) -> int:
        return sum([not s.guards[place] for place in s.hero_at])


class UnguardedDistricts(Counted):
    """A number of Districts without Guards."""

    def have(self, s: MachineState) -> int:
        return s.guards.count(0)


class UnguardedCrowd(Counted):
    """A number of Citizens in one Minor District without Guards."""

    def have(self, s: MachineState) -> int:
        return max([0 if s.guards[district] else s.place.count(district) for district in MINOR])


class Crowd(Counted):
    """A number of Citizens in a District."""

    def __init__(self, amount: str | int, district: int) -> None:
        super().__init__(amount)
        self.district = district

    def have(self, s: MachineState) -> int:
        return s.place.count(self.district)


class KnownCitizens(Counted):
    """A number of Citizens on the board whom the Heroes know."""

    def have(self, s: MachineState) -> int:
        return sum([status != 0 and place != s.ARRESTED for status, place in zip(s.status, s.place, strict=True)])


class AtLarge(Counted):
    """A number of Citizens who are not arrested."""

    def have(self, s: MachineState) -> int:
        return len(s.place) - s.place.count(s.ARRESTED)


class BrokenGuards(Counted):
    """A number of broken Guards in the City."""

    def have(self, s: MachineState) -> int:
        return sum(s.broken)


class Trust(Counted):
    """An amount of Trust that all Heroes have together."""

    def have(self, s: MachineState) -> int:
        return sum(s.trust)


class AccessCards(Counted):
    """A number of Access cards that all Heroes have in hand together."""

    def have(self, s: MachineState) -> int:
        return sum([(ALL ^ cards).bit_count() for cards in s.access])


class Stage(Counted):
    """A Stage of Discontent."""

    def have(self, s: MachineState) -> int:
        return s.stage()
