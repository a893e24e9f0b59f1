"""What Heroes can do in Major Districts only (M9.9 to M9.12): a definition for each Action, and the decisions that
belong to it."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons, repositioning
from twocities.machine.choices import (
    AGITATE,
    CANCEL,
    GRANT,
    LET_RETRIEVE,
    RELEASE,
    SEARCH,
    SETTLE,
    SHIFT,
    STRIKE_OUT,
)
from twocities.machine.decision import Decision
from twocities.machine.districts import (
    CENTRAL_SQUARE,
    CONTROL_NEXUS,
    GRAND_CITADEL,
    NINE,
    TOWER_OF_LAW,
)
from twocities.machine.documents import About
from twocities.machine.hero_action import HeroAction, Speech
from twocities.machine.retrieval import retrievals, why_not_retrieved
from twocities.machine.sides import REVOLUTIONARIES
from twocities.machine.state import IDENTIFIED, NOBODY, REVEALED, TRAITOR, MachineState

GRANTED_TRUST: Final = 3  # M9.10


# -- the Central Square


class Agitate(Speech):
    verb = AGITATE
    clause = "M9.9"
    where = 1 << CENTRAL_SQUARE

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return None if agitation(s) > 0 else reasons.NO_CROWD

    def amount(self, s: MachineState, here: int) -> int:
        return agitation(s)


def agitation(s: MachineState) -> int:
    """Citizens in the Central Square, without revealed Traitors, minus Guards (M9.9)."""
    crowd = [
        token for token in s.citizens_in(CENTRAL_SQUARE) if s.status[token] != REVEALED or s.face[token] != TRAITOR
    ]
    return len(crowd) - s.guards[CENTRAL_SQUARE]


# -- the Control Nexus


class Shift(HeroAction):
    """Repositions a District."""

    verb = SHIFT
    clause = "M9.10"
    where = 1 << CONTROL_NEXUS

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [pack(SHIFT, tile) for tile in NINE]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return repositioning.obstacle(s.city, first(choice))

    def offers(self, s: MachineState, here: int, trust: int) -> list[int]:
        payable = self.price(s, here, SHIFT) <= trust
        return [pack(SHIFT, tile) for tile in repositioning.movable(s.city)] if payable else []

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.ask_hero(repositioning.PUT_DISTRICT, s.turn, first(choice))


class Grant(HeroAction):
    verb = GRANT
    clause = "M9.10"
    where = 1 << CONTROL_NEXUS
    free = True

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [pack(GRANT, hero.number) for hero in s.heroes]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return reasons.NOT_IN_PLAY if s.hero_of(first(choice)) == NOBODY else None

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.gain_trust(s.hero_of(first(choice)), GRANTED_TRUST)


# -- the Tower of L.A.W.


class Cancel(HeroAction):
    """Cancels a published Directive."""

    verb = CANCEL
    clause = "M9.11"
    where = 1 << TOWER_OF_LAW

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [pack(CANCEL, directive) for directive in s.published] or [CANCEL]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return None if first(choice) in s.published else reasons.NOT_PUBLISHED

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.published = tuple([card for card in s.published if card != first(choice)])
        s.discarded = (*s.discarded, first(choice))
        s.tell(events.CANCELLED, seat, first(choice))


class LetRetrieve(HeroAction):
    """Lets a Hero retrieve a forfeited Access card."""

    verb = LET_RETRIEVE
    clause = "M9.11"
    where = 1 << TOWER_OF_LAW

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [pack(LET_RETRIEVE, hero.number) for hero in s.heroes]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        hero = s.hero_of(first(choice))
        if hero == NOBODY:
            return reasons.NOT_IN_PLAY
        return None if s.access[hero] else reasons.NONE_FORFEITED

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        """That Hero chooses the card, if there is a choice."""
        hero = s.hero_of(first(choice))
        cards = retrievals(s, hero)
        if len(cards) > 1:
            s.ask_hero(RETRIEVE_CARD, hero, hero)
        else:
            s.retrieve(hero, first(cards[0]), seat)


class RetrieveCard(Decision):
    """The Hero who retrieves a card chooses which one (M9.11)."""

    name = "retrieve-card"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return retrievals(s, frame.number)

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return why_not_retrieved(s, frame.number, choice)

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.heroes[frame.number].name)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.retrieve(frame.number, first(choice), seat)


# -- the Grand Citadel


class Search(HeroAction):
    """The Revolutionaries see the Machine's hand and discard one of its Directives."""

    verb = SEARCH
    clause = "M9.12"
    where = 1 << GRAND_CITADEL

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return None if s.hand else reasons.EMPTY_HAND

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        for card in s.hand:
            s.hand_seen |= 1 << card
        s.tell(events.SEARCHED, seat)
        s.ask_hero(STRIKE_OUT_DIRECTIVE, s.turn)


class StrikeOutDirective(Decision):
    """The acting Hero discards one of the Directives in the Machine's hand (M9.12)."""

    name = "strike-out-directive"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(STRIKE_OUT, directive) for directive in s.hand]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.NOT_SEEN_IN_HAND if verb_of(choice) == STRIKE_OUT else reasons.UNRESOLVED

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.hand = tuple([card for card in s.hand if card != first(choice)])
        s.hand_seen &= ~(1 << first(choice))
        s.hand_shown &= ~(1 << first(choice))
        s.discarded = (*s.discarded, first(choice))
        s.tell(events.STRUCK_OUT, seat, first(choice))


class Release(HeroAction):
    """An arrested Citizen is drawn and placed anywhere, identified."""

    verb = RELEASE
    clause = "M9.12"
    where = 1 << GRAND_CITADEL

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        if s.ARRESTED not in s.place:
            return reasons.NOBODY_ARRESTED
        return None if any([s.citizen_room(place) > 0 for place in NINE]) else reasons.NO_FREE_SQUARE

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        token = s.release()
        s.status[token] = IDENTIFIED
        s.learn(REVOLUTIONARIES, token)
        s.ask_hero(PLACE_RELEASED, s.turn, token)


class PlaceReleased(Decision):
    """The Citizen drawn from jail and seen by the Revolutionaries goes to any District (M9.12)."""

    name = "place-released"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(SETTLE, place) for place in NINE if s.citizen_room(place) > 0]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.NO_FREE_SQUARE if verb_of(choice) == SETTLE else reasons.UNRESOLVED

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), citizen=frame.number)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        token = frame.number
        s.place[token] = first(choice)
        s.tell(events.RELEASED, seat, s.face[token], first(choice), s.revolutionary_seats())


AGITATION: Final = Agitate()
SPECIAL_ACTIONS: Final[tuple[HeroAction, ...]] = (
    *(AGITATION, Shift(), Grant(), Cancel(), LetRetrieve(), Search(), Release()),
)
RETRIEVE_CARD: Final = RetrieveCard()
STRIKE_OUT_DIRECTIVE: Final = StrikeOutDirective()
PLACE_RELEASED: Final = PlaceReleased()
