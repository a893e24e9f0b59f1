"""What Heroes do in the District they have come to (M9)."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.choices import (
    AGITATE,
    ATTACK,
    CANCEL,
    DONE,
    GAIN,
    GRANT,
    IDENTIFY,
    INCITE,
    JAIL,
    LET_RETRIEVE,
    MOVE_CITIZEN,
    PASS,
    PAY,
    RELEASE,
    RETRIEVE,
    RIOT,
    ROLL,
    SEARCH,
    SETTLE,
    SHIFT,
    STRIKE_OUT,
)
from twocities.machine.decision import Decision
from twocities.machine.districts import (
    CENTRAL_SQUARE,
    CONTROL_NEXUS,
    DISTRICTS,
    GRAND_CITADEL,
    MEMBERS,
    MINOR,
    TOWER_OF_LAW,
)
from twocities.machine.documents import About
from twocities.machine.machine_phase import NINE, PUT_DISTRICT
from twocities.machine.repositioning import obstacle, repositionings
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.machine.state import IDENTIFIED, NOBODY, REVEALED, RIOT_SLOT, TRAITOR, UNKNOWN, MachineState

GRANTED_TRUST: Final = 3  # M9.10
ANY_TRUST: Final = 99  # more than anything costs
HERO_ACTIONS: Final = (
    *(INCITE, ATTACK, ROLL, IDENTIFY, MOVE_CITIZEN, GAIN, RIOT, PASS),
    *(AGITATE, SHIFT, GRANT, CANCEL, LET_RETRIEVE, SEARCH, RELEASE),
)


def begin_action(s: MachineState) -> None:
    s.ask_hero(HERO_ACTION, s.turn)


# -- costs


def unknown_in(s: MachineState, district: int) -> list[int]:
    return [token for token in s.citizens_in(district) if s.status[token] == UNKNOWN]


def has_room(s: MachineState) -> bool:
    """Whether a Citizen square is free somewhere."""
    return any([s.citizen_room(place) > 0 for place in NINE])


def identify_cost(s: MachineState, district: int) -> int:
    return s.heroes[s.turn].identify_cost(s.guards[district])


def agitation(s: MachineState) -> int:
    """Citizens in the Central Square, revealed Traitors left out, minus Guards (M9.9)."""
    crowd = [
        token for token in s.citizens_in(CENTRAL_SQUARE) if s.status[token] != REVEALED or s.face[token] != TRAITOR
    ]
    return len(crowd) - s.guards[CENTRAL_SQUARE]


def cost_of(s: MachineState, choice: int) -> int:
    """The Trust a Hero's Action costs."""
    verb, district = verb_of(choice), s.hero_at[s.turn]
    guards = s.guards[district]
    if verb in (GAIN, GRANT, PASS, ROLL):
        return 0
    if verb == ATTACK:
        return first(choice)
    if verb == IDENTIFY:
        return identify_cost(s, district)
    if verb == MOVE_CITIZEN:
        return s.city.distance[district][second(choice)]
    if verb == RIOT:
        return guards * len(unknown_in(s, district))
    return guards


def possible(s: MachineState, trust: int) -> list[int]:
    """The Actions of the acting Hero in its District, whatever they cost per Guard, with so much Trust for the rest."""
    hero, district = s.turn, s.hero_at[s.turn]
    out = [PASS, GAIN]
    if district in MINOR:
        out.append(INCITE)
    if s.guards[district]:
        if s.heroes[hero].rolls_first:
            out.append(ROLL)
        else:
            out += [pack(ATTACK, paid) for paid in range(1, trust + 1)]
    out += identifications(s)
    out += citizen_moves(s, trust)
    if not s.riots >> district & 1:
        out.append(RIOT)
    if district == CENTRAL_SQUARE and agitation(s) > 0:
        out.append(AGITATE)
    elif district == CONTROL_NEXUS:
        out += [pack(SHIFT, tile) for tile in NINE if repositionings(s.city)[tile]]
        out += [pack(GRANT, other.number) for other in s.heroes]
    elif district == TOWER_OF_LAW:
        out += [pack(CANCEL, directive) for directive in s.published]
        out += [pack(LET_RETRIEVE, other.number) for index, other in enumerate(s.heroes) if s.access[index]]
    elif district == GRAND_CITADEL:
        if s.hand:
            out.append(SEARCH)
        if s.ARRESTED in s.place and has_room(s):
            out.append(RELEASE)
    return s.allowed(out, district)


def identifications(s: MachineState) -> list[int]:
    return [pack(IDENTIFY, token) for token in unknown_in(s, s.hero_at[s.turn])]


def citizen_moves(s: MachineState, trust: int) -> list[int]:
    district = s.hero_at[s.turn]
    distance = s.city.distance[district]
    near = [place for place in NINE if place != district and distance[place] <= trust]
    rooms = [place for place in near if s.citizen_room(place) > 0]
    return [pack(MOVE_CITIZEN, token, place) for token in s.citizens_in(district) for place in rooms]


def affordable(s: MachineState, choices: list[int]) -> list[int]:
    """Of Actions that differ in cost by their verb alone, those the acting Hero can pay."""
    trust = s.trust[s.turn]
    verbs = {verb_of(choice): choice for choice in choices}
    dear = [verb for verb, choice in verbs.items() if verb not in (ATTACK, MOVE_CITIZEN) and cost_of(s, choice) > trust]
    return [choice for choice in choices if verb_of(choice) not in dear] if dear else choices


# -- the decisions


class HeroAction(Decision):
    """One Action or none (M9.1); for the Fowler two different ones."""

    name = "hero-action"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        out = affordable(s, possible(s, s.trust[s.turn]))
        if s.first_action != NOBODY:
            out = [choice for choice in out if verb_of(choice) not in (s.first_action, RIOT)]
        return out

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        verb = verb_of(choice)
        if verb not in HERO_ACTIONS:
            return reasons.UNRESOLVED
        if s.first_action != NOBODY and verb in (s.first_action, RIOT):
            return reasons.SECOND_ACTION
        if s.barred(verb, s.hero_at[s.turn]):
            return reasons.BARRED
        return reasons.TOO_LITTLE_TRUST if choice in possible(s, ANY_TRUST) else why_impossible(s, choice)

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return cost_of(s, choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        hero, district = s.turn, s.hero_at[s.turn]
        s.lose_trust(hero, cost_of(s, choice))
        if verb == PASS:
            s.tell(events.PASSED, seat, s.heroes[hero].number)
            return
        if s.heroes[hero].actions > 1 and s.first_action == NOBODY and verb not in (GAIN, RIOT):
            s.first_action = verb
            begin_action(s)  # comes when this Action, and what it asks, is done
        if verb in (INCITE, AGITATE):
            s.raise_discontent(rise_of(s, verb))
        elif verb == ATTACK:
            attack(s, district, first(choice), roll(s))
        elif verb == ROLL:
            s.ask_hero(PAY_FOR_ATTACK, hero, roll(s))
        elif verb == IDENTIFY:
            s.identify(first(choice), seat)
            s.ask_hero(MORE_CITIZENS, hero, IDENTIFY)
        elif verb == MOVE_CITIZEN:
            move_citizen(s, first(choice), second(choice), seat)
            s.ask_hero(MORE_CITIZENS, hero, MOVE_CITIZEN)
        elif verb == GAIN:
            s.gain_trust(hero, 1)
        elif verb == RIOT:
            riot(s, district)
        elif verb == SHIFT:
            s.ask_hero(PUT_DISTRICT, hero, first(choice))
        elif verb == GRANT:
            s.gain_trust(s.hero_of(first(choice)), GRANTED_TRUST)
        elif verb == CANCEL:
            s.published = tuple([card for card in s.published if card != first(choice)])
            s.discarded = (*s.discarded, first(choice))
            s.tell(events.CANCELLED, seat, first(choice))
        elif verb == LET_RETRIEVE:
            let_retrieve(s, s.hero_of(first(choice)), seat)
        elif verb == SEARCH:
            for card in s.hand:
                s.hand_seen |= 1 << card
            s.tell(events.SEARCHED, seat)
            s.ask_hero(STRIKE_OUT_DIRECTIVE, hero)
        else:
            token = s.release()
            s.status[token] = IDENTIFIED
            s.learn(REVOLUTIONARIES, token)
            s.ask_hero(PLACE_RELEASED, hero, token)


def why_impossible(s: MachineState, choice: int) -> Reason:
    """Why the acting Hero cannot do that where it stands, whatever its Trust."""
    verb, a, district = verb_of(choice), first(choice), s.hero_at[s.turn]
    if verb in (IDENTIFY, MOVE_CITIZEN):
        return why_not_citizen(s, choice)
    if verb in (ATTACK, ROLL):
        if s.heroes[s.turn].rolls_first != (verb == ROLL):
            return reasons.OTHER_ATTACK
        return reasons.ATTACK_FOR_NOTHING if s.guards[district] else reasons.NO_GUARD
    if verb == RIOT:
        return reasons.RIOT_BEFORE
    if verb in (GRANT, LET_RETRIEVE) and s.hero_of(a) == NOBODY:
        return reasons.NOT_IN_PLAY
    if verb == AGITATE and agitation(s) <= 0:
        return reasons.NO_CROWD
    if verb == CANCEL and a not in s.published:
        return reasons.NOT_PUBLISHED
    if verb == LET_RETRIEVE and not s.access[s.hero_of(a)]:
        return reasons.NONE_FORFEITED
    if verb == SEARCH and not s.hand:
        return reasons.EMPTY_HAND
    if verb == RELEASE and s.ARRESTED not in s.place:
        return reasons.NOBODY_ARRESTED
    if verb == RELEASE and not has_room(s):
        return reasons.NO_FREE_SQUARE
    stuck = obstacle(s.city, a) if verb == SHIFT else None
    return stuck or reasons.NOT_POSSIBLE_HERE


def rise_of(s: MachineState, verb: int) -> int:
    """By how much the acting Hero's Incitement, or speech, raises Discontent."""
    hero, district = s.heroes[s.turn], s.hero_at[s.turn]
    amount = hero.incites(s, district) if verb == INCITE else agitation(s)
    for effect in s.effects():
        amount = effect.rise(s, verb, district, amount)
    return min(amount, RIOT_SLOT - s.discontent)


# -- attack


def roll(s: MachineState) -> int:
    """The Assault die, 0 for the shield."""
    die = s.figures.assault_die
    rolled = counted(s, die[s.rng.below(len(die))])
    s.tell(events.ROLLED, s.control[s.turn][0], s.heroes[s.turn].number, rolled)
    return rolled


def counted(s: MachineState, face: int) -> int:
    """What a face of the Assault die counts."""
    if face:
        for effect in s.effects():
            face = effect.armour(s, face)
    return face


def breaks(rolled: int, paid: int) -> bool:
    return 0 < rolled <= paid


def attack(s: MachineState, district: int, paid: int, rolled: int) -> None:
    if breaks(rolled, paid):
        s.break_guard(district)


class PayForAttack(Decision):
    """One who rolls first pays now (M13)."""

    name = "pay-for-attack"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(PAY, trust) for trust in range(s.trust[s.turn] + 1)]

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), number=frame.number)

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.TOO_LITTLE_TRUST if verb_of(choice) == PAY else reasons.UNRESOLVED

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return first(choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.lose_trust(s.turn, first(choice))
        attack(s, s.hero_at[s.turn], first(choice), frame.number)


# -- Citizens


def move_citizen(s: MachineState, token: int, place: int, seat: int) -> None:
    s.place[token] = place
    s.tell(events.CITIZEN_MOVED, seat, token, place)


def why_not_citizen(s: MachineState, choice: int) -> Reason:
    """Why the acting Hero can neither identify nor move a Citizen like that, whatever its Trust."""
    token, district = first(choice), s.hero_at[s.turn]
    if token not in s.citizens_in(district):
        return reasons.CITIZEN_ELSEWHERE
    if verb_of(choice) == IDENTIFY:
        return reasons.KNOWN_CITIZEN
    return reasons.ALREADY_THERE if second(choice) == district else reasons.NO_FREE_SQUARE


class MoreCitizens(Decision):
    """Identify or move one Citizen after the other, until done (M9.4, M9.5)."""

    name = "more-citizens"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        more = identifications(s) if frame.number == IDENTIFY else citizen_moves(s, s.trust[s.turn])
        return [*affordable(s, more), DONE]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != frame.number:
            return reasons.UNRESOLVED
        more = identifications(s) if frame.number == IDENTIFY else citizen_moves(s, ANY_TRUST)
        return reasons.TOO_LITTLE_TRUST if choice in more else why_not_citizen(s, choice)

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), verb="identify" if frame.number == IDENTIFY else "move")

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return 0 if choice == DONE else cost_of(s, choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice == DONE:
            return
        s.lose_trust(s.turn, cost_of(s, choice))
        if verb_of(choice) == IDENTIFY:
            s.identify(first(choice), seat)
        else:
            move_citizen(s, first(choice), second(choice), seat)
        s.stack.append(frame)


# -- Riots


def riot(s: MachineState, district: int) -> None:
    """All Citizens are revealed; active ones against Guards and Traitors (M9.7, M9.8)."""
    s.riot_started = True
    here = s.citizens_in(district)
    for token in here:
        s.reveal(token)
    active = [token for token in here if s.is_active(token)]
    traitors = [token for token in here if s.face[token] == TRAITOR]
    success = len(active) > s.guards[district] + len(traitors)
    s.tell(events.RIOT, s.control[s.turn][0], district, int(success))
    if success:
        s.riots |= 1 << district
        s.check_riots()
        s.break_guard(district, s.guards[district])
    else:
        s.advance_plan()
        if active:
            s.ask(JAIL_ACTIVE, MACHINE, district)


class JailActive(Decision):
    """After a failed Riot the Machine may arrest, free, any of the active Citizens there."""

    name = "jail-active"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [*[pack(JAIL, token) for token in s.citizens_in(frame.number) if s.is_active(token)], DONE]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != JAIL:
            return reasons.UNRESOLVED
        return reasons.NOT_ACTIVE if first(choice) in s.citizens_in(frame.number) else reasons.RIOT_ELSEWHERE

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(district=DISTRICTS[frame.number])

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice != DONE:
            s.arrest(first(choice))
            s.stack.append(frame)


# -- the Tower of L.A.W.


def retrievals(s: MachineState, hero: int) -> list[int]:
    """The choices by which a Hero takes back a forfeited Access card."""
    return [pack(RETRIEVE, card, s.heroes[hero].number) for card in MEMBERS[s.access[hero]]]


def why_not_retrieved(s: MachineState, hero: int, choice: int) -> Reason:
    own = verb_of(choice) == RETRIEVE and second(choice) == s.heroes[hero].number
    return reasons.NOT_FORFEITED if own else reasons.UNRESOLVED


def let_retrieve(s: MachineState, hero: int, seat: int) -> None:
    """That Hero chooses the card, if there is a choice (M9.11)."""
    cards = retrievals(s, hero)
    if len(cards) > 1:
        s.ask_hero(RETRIEVE_CARD, hero, hero)
    else:
        s.retrieve(hero, first(cards[0]), seat)


class RetrieveCard(Decision):
    """The Hero named by the one who acts says which card comes back (M9.11)."""

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


class PlaceReleased(Decision):
    """The Citizen drawn from jail, seen by the Revolutionaries, goes to any District (M9.12)."""

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


HERO_ACTION: Final = HeroAction()
PAY_FOR_ATTACK: Final = PayForAttack()
MORE_CITIZENS: Final = MoreCitizens()
JAIL_ACTIVE: Final = JailActive()
RETRIEVE_CARD: Final = RetrieveCard()
STRIKE_OUT_DIRECTIVE: Final = StrikeOutDirective()
PLACE_RELEASED: Final = PlaceReleased()
