"""Draws the table of Citadels as text."""

from collections.abc import Sequence
from typing import Final

import msgspec

from twocities.citadels.cards import TYPE_NAMES
from twocities.citadels.documents import Memory, View
from twocities.core import State
from twocities.terminal.citadels_telling import DISTRICTS, CitadelsTelling, citadels_view
from twocities.terminal.screen import (
    BLUE,
    BOLD,
    DIM,
    GREEN,
    PURPLE,
    RED,
    WIDTH,
    YELLOW,
    columns,
    flow,
    pad,
)

COLOURS: Final = (YELLOW, BLUE, GREEN, RED, PURPLE)  # by type
CITY_AT: Final = 31  # the column where cities begin


class CitadelsTeller(CitadelsTelling):
    """Describes and draws Citadels."""

    def draw(self, state: State, seats: Sequence[int]) -> list[str]:
        view = citadels_view(state, None)
        own = [citadels_view(state, seat) for seat in seats]
        alone = len(seats) == 1
        return [
            *self._title(view),
            *self._ranks(view, own),
            "",
            *self._players(view, seats),
            *self._extras(view),
            "",
            *[
                line
                for seat, seen in zip(seats, own, strict=True)
                for line in self._secrets(seen, state.memory(seat), alone)
            ],
        ]

    def _title(self, view: View) -> list[str]:
        title = self.title(view.round, view.phase)
        facts = [self.words("table-deck", count=view.table.deck_count), self.words("table-goal", goal=view.table.goal)]
        types = [
            self.paint(f"{self.words(f'type-{name}.letter')} {self.words(f'type-{name}')}", colour)
            for name, colour in zip(TYPE_NAMES, COLOURS, strict=True)
        ]
        return [self.paint(f"{title:─<{WIDTH}}", BOLD), *flow([*facts, "  ".join(types)]), ""]

    # -- characters

    def _ranks(self, view: View, own: Sequence[View]) -> list[str]:
        widest = max(len(self.character(name)) for name in view.table.cast)
        called = self.words("table-called")
        cells = []
        for rank, name in enumerate(view.table.cast, 1):
            now = rank == view.characters.called
            head = f"{called if now else ' '}{rank} {self.character(name):{widest}}"
            cells.append(f"{self.paint(head, BOLD) if now else head}  {', '.join(self._notes(view, own, rank))}")
        return columns(cells)

    def _notes(self, view: View, own: Sequence[View], rank: int) -> list[str]:
        """Who has a character, and what was done to it."""
        notes = []
        holder = view.characters.shown[rank]
        if holder >= 0:
            notes.append(self.names[holder])
        elif rank in view.characters.face_up:
            notes.append(self.paint(self.words("note-face-up"), DIM))
        elif holders := [seen.seat for seen in own if rank in seen.own.held and seen.seat is not None]:
            notes.append(self.words("note-hidden", name=self.names[holders[0]]))
        elif rank <= view.characters.called:
            notes.append(self.paint(self.words("note-silent"), DIM))
        for mark in ("killed", "bewitched", "robbed"):
            if getattr(view.marks, mark) == rank:
                notes.append(self.paint(self.words(f"note-{mark}"), RED))
        if rank in view.marks.warrants:
            signed = rank in [seen.marks.signed for seen in (view, *own)]
            kind = "served" if rank in view.marks.served else "signed" if signed else "warrant"
            notes.append(self.paint(self.words(f"note-{kind}"), RED))
        if rank in view.marks.threats:
            real = rank in [seen.marks.real for seen in (view, *own)]
            kind = "settled" if rank in view.marks.settled else "real" if real else "threat"
            notes.append(self.paint(self.words(f"note-{kind}"), RED))
        return notes

    # -- players

    def _players(self, view: View, seats: Sequence[int]) -> list[str]:
        heads = [self.words(f"table-{name}") for name in ("player", "gold", "hand", "city")]
        lines = [self.paint(f"    {heads[0]:16} {heads[1]:>4} {heads[2]:>4} {heads[3]}", DIM)]
        for seat, name in enumerate(self.names):
            crown = self.words("table-crown") if seat == view.table.crown else " "
            row = f"{crown} {seat} {name:16} {view.table.gold[seat]:4} {view.table.hand_counts[seat]:4} "
            if list(seats) == [seat]:
                row = self.paint(row, BOLD)
            city = [self.painted(district) for district in view.table.cities[seat]] or [self.words("table-empty")]
            lines += flow([pad(row, CITY_AT) + city[0], *city[1:]], CITY_AT)
        return lines

    def painted(self, name: str) -> str:
        return self.paint(self.card(name), COLOURS[DISTRICTS[name.removesuffix("+")][0]])

    def _extras(self, view: View) -> list[str]:
        names = self.names
        facts = []
        if view.table.taxes:
            facts.append(self.words("table-taxes", gold=view.table.taxes))
        if view.table.museum_count:
            facts.append(self.words("table-museum", count=view.table.museum_count))
        if view.marks.protected >= 0:
            facts.append(self.words("table-protected", name=names[view.marks.protected]))
        if view.table.first_complete >= 0:
            facts.append(self.words("table-complete", name=names[view.table.first_complete]))
        return flow([f"{fact}." for fact in facts])

    # -- what is hidden

    def _secrets(self, view: View, memory: msgspec.Struct, alone: bool) -> list[str]:
        """What a seat has and knows, shown to the seat or to a reader who sees more."""
        assert view.seat is not None
        assert isinstance(memory, Memory)
        reader = {"alone": "yes" if alone else "no", "name": self.names[view.seat]}
        lines = self._listing(self.words("table-own-hand", **reader), view.own.hand)
        if view.aside and view.pending == (view.seat,):
            lines += self._listing(self.words("table-aside", **reader), view.aside)
        for other, known in memory.hands.items() if view.truth is None else ():
            lines += self._listing(self.words("table-known", **reader, other=self.names[other]), known)
        return lines

    def _listing(self, head: str, names: Sequence[str]) -> list[str]:
        cards = [self.painted(district) for district in names] or [self.words("table-empty")]
        return flow([head, *cards], 2)
