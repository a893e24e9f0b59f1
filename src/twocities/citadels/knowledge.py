"""Who has seen which card (C9), remembered exactly as long as it can be tracked.

For each card: the seats that know for certain where it is. When a hidden choice or a shuffle mixes cards, a seat that
did not see it remembers them as a group: it knows which places hold them and which faces are among them, but no longer
which is where. The observer after the last seat is the public: what everybody knows."""

from collections.abc import Iterable
from typing import Final

from twocities.citadels.cards import CARDS, KIND, Cards

TWINS: Final = tuple(  # by card: the bits of all cards of its kind
    [sum(1 << other for other in range(CARDS) if KIND[other] == KIND[card]) for card in range(CARDS)]
)

Group = tuple[int, int]  # bits of the cards mixed, bits of those among them whose faces are known


class Knowledge:
    """What every seat, and the public, remembers of the cards."""

    __slots__ = ("groups", "seen")

    def __init__(self, seen: list[int], groups: list[tuple[Group, ...]]) -> None:
        self.seen = seen  # by card: a bit per seat
        self.groups = groups  # by seat, disjoint

    def clone(self) -> "Knowledge":
        return Knowledge(self.seen[:], self.groups[:])

    def look(self, cards: Cards, seat: int) -> None:
        """A seat sees these cards where they are now."""
        if self.groups[seat]:
            for card in cards:
                self._settle(seat, card)
        seen = self.seen
        for card in cards:
            seen[card] |= 1 << seat

    def publish(self, card: int) -> None:
        """Everybody sees a card where it is now."""
        for seat, groups in enumerate(self.groups):
            if groups:
                self._settle(seat, card)
        self.seen[card] = (1 << len(self.groups)) - 1

    def _settle(self, seat: int, card: int) -> None:
        """A seat sees a card that may belong to a group, which then shrinks by that face."""
        groups = self.groups[seat]
        bit = 1 << card
        for at, (mixed, known) in enumerate(groups):
            if mixed & bit:
                # The face may be one of those known to be in the group: then only the others are still known there.
                face = bit if known & bit else known & TWINS[card]
                known &= ~(face & -face)
                mixed &= ~bit
                self.groups[seat] = groups[:at] + groups[at + 1 :]
                if known and mixed & (mixed - 1):
                    self.groups[seat] += ((mixed, known),)
                elif known:
                    self._conclude(seat, mixed.bit_length() - 1)
                return

    def _conclude(self, seat: int, card: int) -> None:
        """The last card of a group must be the one known to be there; what the public can conclude, everybody can."""
        if seat == len(self.groups) - 1:
            self.publish(card)
        else:
            self.seen[card] |= 1 << seat

    def mix(self, cards: Cards, witnesses: int) -> None:
        """Everybody except the witnesses (a bit each) loses track of which of these cards is which."""
        if len(cards) < 2:
            return
        seen = self.seen
        aware = 0
        for card in cards:
            aware |= seen[card]
        mixed = mask_of(cards)
        for seat, groups in enumerate(self.groups):
            if not witnesses >> seat & 1:
                if aware >> seat & 1:
                    self._mix_for(seat, cards, mixed)
                elif groups:
                    for group in groups:
                        if group[0] & mixed:
                            if group[0] & mixed != mixed:
                                self._mix_for(seat, cards, mixed)
                            break

    def leave(self, hand: Cards, card: int, owner: int, seers: int) -> None:
        """A card that the owner chooses leaves a hand; the seers (a bit each) see which face."""
        if seers + 1 != 1 << len(self.groups):
            self.mix(hand, seers | 1 << owner)
        twins = [twin for twin in hand if KIND[twin] == KIND[card] and twin != card]
        for seat, groups in enumerate(self.groups):
            if (groups or twins) and seat != owner and seers >> seat & 1:
                self._see_leaving(seat, hand, card, twins)

    def _see_leaving(self, seat: int, hand: Cards, card: int, twins: list[int]) -> None:
        """The order of a hand means nothing: if the face was known to be there, that card is the one that left."""
        bit = 1 << seat
        seen = self.seen
        if seen[card] & bit:
            return
        for twin in twins:
            if seen[twin] & bit:
                seen[twin] &= ~bit
                seen[card] |= bit
                self._replace(seat, card, twin)
                return
        loose = tuple([other for other in hand if not seen[other] & bit])
        mixed = mask_of(loose)
        for group in self.groups[seat]:
            if group[0] & mixed and group[0] & mixed != mixed:
                self._mix_for(seat, loose, mixed)
                return

    def _replace(self, seat: int, card: int, twin: int) -> None:
        """In groups that contain the card, its twin takes its place."""
        swap = 1 << card | 1 << twin
        for at, (mixed, known) in enumerate(self.groups[seat]):
            if mixed >> card & 1:
                new = (mixed ^ swap, known ^ swap if known >> card & 1 else known)
                self.groups[seat] = (*self.groups[seat][:at], new, *self.groups[seat][at + 1 :])

    def _mix_for(self, seat: int, cards: Cards, mixed: int) -> None:
        bit = 1 << seat
        seen = self.seen
        known = 0
        for card in cards:
            if seen[card] & bit:
                seen[card] &= ~bit
                known |= 1 << card
        apart = []
        for group in self.groups[seat]:
            if group[0] & mixed:
                mixed |= group[0]
                known |= group[1]
            else:
                apart.append(group)
        self.groups[seat] = (*apart, (mixed, known))


def members(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask >> card & 1]


def mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
