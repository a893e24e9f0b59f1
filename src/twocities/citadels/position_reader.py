"""Reads the facts of a position line by line (docs/positions.md), and refuses what does not fit together."""

from collections.abc import Sequence
from typing import Final

from twocities.citadels import draft
from twocities.citadels.cards import BEAUTIFIED, COIN, KIND, KIND_BY_NAME, KIND_NAMES, NAME, UNIQUE, Cards, by_kind
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.characters.rank2 import ASK_BRIBE, REVEAL_THREAT
from twocities.citadels.city import City
from twocities.citadels.knowledge import Knowledge, mask_of, members
from twocities.citadels.position import (
    DECISIONS,
    FLAGS,
    MARKS,
    MOST,
    NUMBERS,
    RANKS,
    SEATS,
    SEVERAL,
    VERB_WORDS,
    places,
)
from twocities.citadels.state import FACE_DOWN, FACE_UP, NOBODY, OVER, PHASE_NAMES, SELECTION, TURNS, CitadelsState
from twocities.citadels.text import parse_face
from twocities.citadels.turn import TURN
from twocities.citadels.uniques import SWAP
from twocities.core.lines import Line
from twocities.core.position_reader import PositionReader

NEEDS: Final = (  # a line, and the one it requires
    ("robbed", "thief"),
    ("thief", "robbed"),
    ("warrants", "magistrate"),
    ("magistrate", "warrants"),
    ("signed_shown", "signed"),
    ("threats", "blackmailer"),
    ("blackmailer", "threats"),
    ("exposed", "real"),
    ("resuming", "bewitched"),
)
OF_THE_TURN: Final = ("turn", "gathered", "built", "paid", "beautified", "used", "restricted")
ASKED_BY: Final = {  # decisions within a character's own turn
    decision.name: character
    for character in CHARACTERS
    for decision in character.asks
    if decision not in (ASK_BRIBE, REVEAL_THREAT)
}


def read_facts(s: CitadelsState, lines: Sequence[Line]) -> None:
    """Fills a fresh table (nothing dealt, all cards in the deck) with the facts of a position."""
    _Reader(s).read_all(lines)
    if not s.draft and not s.table and s.phase == SELECTION:
        s.round -= 1
        draft.begin_round(s)


class _Reader(PositionReader):
    several = SEVERAL
    later = ("knows", "mixed")  # once every card has its place

    def __init__(self, s: CitadelsState) -> None:
        super().__init__()
        self.s = s
        self.spare: dict[int, list[int]] = {kind: [] for kind in range(len(KIND_NAMES))}
        for card in sorted(s.deck, reverse=True):
            self.spare[KIND[card]].append(card)
        self.holds: dict[int, list[int]] = {}
        self.top: Cards = ()

    # words

    def seat(self, word: str) -> int:
        return self.number(word, 0, self.s.seats - 1)

    def seat_once(self, word: str) -> int:
        seat = self.seat(word)
        self.once(str(seat))
        return seat

    def rank(self, word: str) -> int:
        return self.one_of(word, self.s.names) + 1

    def districts(self, words: list[str]) -> Cards:
        """Cards by name, each physical card once; a `+` marks the Artist's coin."""
        cards = []
        for word in words:
            face = parse_face(word)
            if face is None:
                raise self.fail("file-unknown", found=word)
            spare = self.spare[face & ~COIN]
            if not spare:
                raise self.fail("file-none-left", found=word.removesuffix("+"))
            cards.append(spare.pop() | (BEAUTIFIED if face & COIN else 0))
        return tuple(cards)

    def cards(self, words: list[str]) -> Cards:
        """Cards outside cities, which cannot have a coin."""
        cards = self.districts(words)
        for card in cards:
            if card & BEAUTIFIED:
                raise self.fail("file-coin", found=NAME[card])
        return cards

    # lines

    def read_field(self, key: str) -> bool:
        s, text = self.s, self.line.value
        if key in NUMBERS:
            setattr(s, key, self.number(text, 0, NUMBERS[key][1]))
        elif key in SEATS:
            setattr(s, key, self.seat(text))
        elif key in RANKS:
            setattr(s, key, self.rank(text))
        elif key in MARKS:
            setattr(s, key, sum({1 << self.rank(word) for word in self.words(1, MARKS[key])}))
        elif key in FLAGS:
            self.words(0, 0)
            setattr(s, key, True)
        else:
            return False
        return True

    def line_random(self) -> None:
        self.s.rng = self.generator()

    def line_phase(self) -> None:
        self.s.phase = self.one_of(self.line.value, PHASE_NAMES)

    def line_crown(self) -> None:
        self.s.crown = self.s.leader = self.seat(self.line.value)

    def line_leader(self) -> None:
        self.s.leader = self.seat(self.line.value)

    def line_gold(self) -> None:
        self.s.gold = [self.number(word, 0, MOST) for word in self.words(self.s.seats, self.s.seats)]

    def line_hand(self) -> None:
        seat, *names = self.words(1)
        self.s.hands[self.seat_once(seat)] = by_kind(self.cards(names))

    def line_city(self) -> None:
        seat, *names = self.words(1)
        city = self.s.cities[self.seat_once(seat)] = City(self.districts(names))
        for unique in city.works:
            if unique.obstacle(City(())) is not None:
                raise self.fail("file-never-built", found=unique.name)

    def line_museum(self) -> None:
        self.s.museum = self.cards(self.words(1))

    def line_deck(self) -> None:
        self.s.deck = list(self.cards(self.words(0)))

    def line_top(self) -> None:
        self.top = self.cards(self.words(1))

    def line_holds(self) -> None:
        seat, *names = self.words(2)
        self.holds[self.seat_once(seat)] = [self.rank(name) for name in names]

    def line_draft(self) -> None:
        owners = {"up": FACE_UP, "down": FACE_DOWN}
        for word in self.words(1):
            name, _, owner = word.partition("=")
            self.s.draft.append(self.rank(name))
            self.s.owners.append(owners[owner] if owner in owners else self.seat(owner))

    def line_table(self) -> None:
        self.s.table = sorted([self.rank(word) for word in self.words(1)])

    def line_swap(self) -> None:
        one, other, *at = self.words(4, 4)
        self.s.swap = (self.seat(one), self.seat(other), *[self.number(word, 0, 9) for word in at])

    def line_called(self) -> None:
        self.s.called = self.number(self.line.value, 0, len(self.s.cast))

    def line_next(self) -> None:
        self.s.called = self.rank(self.line.value) - 1

    def line_shown(self) -> None:
        for word in self.words(0):
            name, _, seat = word.partition("=")
            self.s.shown[self.rank(name)] = self.seat(seat)

    def line_turn(self) -> None:
        seat, name = self.words(2, 2)
        self.s.actor = self.seat(seat)
        self.s.role = self.s.cast[self.rank(name) - 1]

    def line_used(self) -> None:
        for word in self.words(1):
            if word not in VERB_WORDS:
                raise self.fail("file-unknown", found=word)
            self.s.use_up(VERB_WORDS[word])

    def line_ask(self) -> None:
        name, seat, *rest = self.words(2)
        if name not in DECISIONS:
            raise self.fail("file-unknown", found=name)
        number = self.number(rest[0], 0, 9999) if rest else 0
        self.once(str(len(self.s.stack)))
        self.s.ask(DECISIONS[name], self.seat(seat), number, cards=self.cards(rest[1:]))

    # once all cards are placed

    def settle(self) -> None:
        """The defaults that follow from the rest (the deck, the draft, who has been revealed), then whether everything
        fits."""
        s = self.s
        if "round" not in self.given:
            s.round, _ = NUMBERS["round"]
        if "deck" not in self.given:
            s.deck = [card for spare in self.spare.values() for card in spare]
            s.rng.shuffle(s.deck)
            s.deck += reversed(self.top)
        if self.holds and not s.draft:
            self._draft_from_holds()
        if s.draft and "phase" not in self.given:
            s.phase = TURNS
        self._check_draft()
        in_turn = s.phase == TURNS and bool(s.stack) and s.stack[0].decision is not SWAP
        if in_turn and "called" not in self.given and "next" not in self.given:
            s.called = s.role.rank
        if "shown" not in self.given:
            for rank in range(1, s.called + 1):
                s.shown[rank] = NOBODY if rank == s.killed else s.owner_of(rank)
        self._check_cities()
        self._check_marks()
        if in_turn:
            self._check_turn()
        elif not s.stack and s.phase != OVER:
            self._check_no_turn()
        s.knowledge = Knowledge(s.usual_knowledge(), [()] * (s.seats + 1))
        self.places = places(s)

    def _check_cities(self) -> None:
        s = self.s
        if s.museum and s.museum_owner() == NOBODY:
            raise self.fail_at("museum", "file-museum")
        first = s.first_complete
        if first == NOBODY:
            for seat in range(s.seats):
                if s.completed(seat):
                    raise self.fail_at(f"city {seat}", "file-complete", seat=seat)
            return
        large = [UNIQUE[card] for card in s.uniques if UNIQUE[card].size > 1]
        if not s.completed(first) and all(unique in s.cities[first].works for unique in large):
            # only a Monument that leaves it can make a completed city incomplete (C10.18)
            raise self.fail_at("first_complete", "file-incomplete", seat=first)

    def _check_marks(self) -> None:
        s = self.s
        for word, needed in NEEDS:
            if word in self.given and needed not in self.given:
                raise self.fail_at(word, "file-needs", word=word, needed=needed)
        for found, among, inside in (
            ("signed", "warrants", not s.signed or s.warrants >> s.signed & 1),
            ("served", "warrants", not s.served & ~s.warrants),
            ("real", "threats", not s.real or s.threats >> s.real & 1),
            ("settled", "threats", not s.settled & ~s.threats),
        ):
            if not inside:
                raise self.fail_at(found, "file-among", found=found, among=among)
        for rank, seat in enumerate(s.shown):
            if seat != NOBODY and not self._holds(seat, rank):
                raise self.fail_at("shown", "file-not-held", seat=seat, character=s.names[rank - 1])
        if s.bewitched and not (s.cast[0].halts and s.shown[1] != NOBODY):
            raise self.fail_at("bewitched", "file-no-witch")
        for name in ("thief", "magistrate", "blackmailer"):
            if name in self.given and not (name in s.names and self._plays(getattr(s, name), s.names.index(name) + 1)):
                raise self.fail_at(name, "file-not-held", seat=getattr(s, name), character=name)

    def _holds(self, seat: int, rank: int) -> bool:
        return rank in self.s.draft and self.s.owner_of(rank) == seat

    def _plays(self, seat: int, rank: int) -> bool:
        """Whether a seat has the turn of a rank: its holder, or the Witch if the rank is bewitched."""
        return self._holds(seat, rank) or (rank == self.s.bewitched and seat == self.s.shown[1])

    def _check_turn(self) -> None:
        """Whose turn it is, and what can be asked in it."""
        s = self.s
        turn = "turn" if "turn" in self.given else "ask"
        if not self._plays(s.actor, s.role.rank):
            raise self.fail_at(turn, "file-not-held", seat=s.actor, character=s.role.name)
        if s.called != s.role.rank:
            raise self.fail_at("next" if "next" in self.given else "called", "file-not-called", character=s.role.name)
        halted = s.role.halts or s.role.rank == s.bewitched
        if s.restricted and not halted and not s.threats >> s.role.rank & 1:
            raise self.fail_at("restricted", "file-needs", word="restricted", needed="threats")
        for at, frame in enumerate(s.stack):
            decision = frame.decision
            if decision is TURN and frame.seat != s.actor:
                raise self.fail_at(f"ask {at}", "file-not-held", seat=frame.seat, character=s.role.name)
            if decision in (ASK_BRIBE, REVEAL_THREAT) and not s.threats:
                raise self.fail_at(f"ask {at}", "file-needs", word=decision.name, needed="threats")
            if ASKED_BY.get(decision.name, s.role) is not s.role:
                raise self.fail_at(f"ask {at}", "file-not-asked", found=decision.name, character=s.role.name)

    def _check_no_turn(self) -> None:
        """Nobody is asked, so there can be no facts about a turn yet."""
        for word in OF_THE_TURN:
            if word in self.given:
                raise self.fail_at(word, "file-needs", word=word, needed="ask")

    def _draft_from_holds(self) -> None:
        """A selection phase in which the seats took what they hold, and the others were discarded in order of rank."""
        s = self.s
        taken = [rank for ranks in self.holds.values() for rank in ranks]
        rest = [character.rank for character in s.cast if character.rank not in taken]
        rest.sort(key=lambda rank: rank == 4)  # never face-up
        for at in range(len(s.steps)):
            seat = draft.acting_seat(s, at)
            own = self.holds.get(seat, []) if s.steps[at] % draft.LAST < draft.DISCARDS else []
            if not own and not rest:
                raise self.fail_at("holds", "file-holds")
            s.draft.append(own.pop(0) if own else rest.pop(0))
            owner = s.steps[at] if seat == NOBODY else FACE_DOWN if s.steps[at] & draft.DISCARDS else seat
            s.owners.append(owner)
        if rest or any(self.holds.values()):
            raise self.fail_at("holds", "file-holds")

    def _check_draft(self) -> None:
        s = self.s
        if sorted([*s.draft, *s.table]) != [c.rank for c in s.cast] and (s.draft or s.table):
            raise self.fail_at("draft" if s.draft else "table", "file-draft")
        if s.phase != SELECTION and len(s.draft) != len(s.cast):
            raise self.fail_at("phase" if "phase" in self.given else "draft", "file-turns")
        if s.swap and [s.owners[at] for at in s.swap[2:] if at < len(s.owners)] != [s.swap[1], s.swap[0]]:
            raise self.fail_at("swap", "file-contradiction")

    def place(self, word: str) -> int:
        """The card in a place such as hand:1=tavern, deck:0, museum=castle, aside=temple#2; without a number, the first
        of its name that is not taken."""
        for text, card in self.places:
            if word in (text, text.partition("#")[0]) and card not in self.taken:
                self.taken.append(card)
                return card
        raise self.fail("file-no-card", found=word)

    def observer(self, word: str) -> int:
        return self.s.seats if word == "public" else self.seat(word)

    def line_knows(self) -> None:
        who, *words = self.words(2)
        observer = self.observer(who)
        self.taken: list[int] = []
        for word in words:
            self.s.knowledge.seen[self.place(word)] |= 1 << observer

    def line_mixed(self) -> None:
        who, *words = self.words(2)
        observer = self.observer(who)
        knowledge = self.s.knowledge
        self.taken = [card for card, seats in enumerate(knowledge.seen) if seats >> observer & 1]
        self.taken += [card for mixed, _ in knowledge.groups[observer] for card in members(mixed)]
        if ":" not in words:
            raise self.fail("file-colon", word=self.line.key)
        at = words.index(":")
        cards = [self.place(word) for word in words[:at]]
        known = []
        for name in words[at + 1 :]:
            kind = KIND_BY_NAME.get(name, NOBODY)
            known.append(next((card for card in cards if KIND[card] == kind and card not in known), NOBODY))
            if known[-1] == NOBODY:
                raise self.fail("file-among", found=name, among=" ".join(words[:at]))
        knowledge.groups[observer] += ((mask_of(cards), mask_of(known)),)
