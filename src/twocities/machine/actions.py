"""What Heroes do in the District they have come to (M9)."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
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
from twocities.machine.decision import Decision, Frame
from twocities.machine.districts import CENTRAL_SQUARE, CONTROL_NEXUS, DISTRICTS, GRAND_CITADEL, MINOR, TOWER_OF_LAW
from twocities.machine.documents import About
from twocities.machine.machine_phase import NINE, PUT_DISTRICT
from twocities.machine.repositioning import repositionings
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.machine.state import IDENTIFIED, NOBODY, REVEALED, TRAITOR, UNKNOWN, Table

GRANTED_TRUST: Final = 3  # M9.10
ANY_TRUST: Final = 99  # more than anything costs


def begin_action(s: Table) -> None:
    s.ask_hero(HERO_ACTION, s.turn)


# -- costs


def unknown_in(s: Table, district: int) -> list[int]:
    return [token for token in s.citizens_in(district) if s.status[token] == UNKNOWN]


def identify_cost(s: Table, district: int) -> int:
    return s.heroes[s.turn].identify_cost(s.guards[district])


def agitation(s: Table) -> int:
    """Citizens in the Central Square, revealed Traitors left out, minus Guards (M9.9)."""
    crowd = [
        token for token in s.citizens_in(CENTRAL_SQUARE) if s.status[token] != REVEALED or s.face[token] != TRAITOR
    ]
    return len(crowd) - s.guards[CENTRAL_SQUARE]


def cost_of(s: Table, choice: int) -> int:
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


def possible(s: Table, trust: int) -> list[int]:
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
        out += [
            pack(RETRIEVE, card, other.number)
            for index, other in enumerate(s.heroes)
            for card in NINE
            if s.access[index] >> card & 1
        ]
    elif district == GRAND_CITADEL:
        if s.hand:
            out.append(SEARCH)
        if s.ARRESTED in s.place and any([s.citizen_room(place) > 0 for place in NINE]):
            out.append(RELEASE)
    return s.allowed(out, district)


def identifications(s: Table) -> list[int]:
    return [pack(IDENTIFY, token) for token in unknown_in(s, s.hero_at[s.turn])]


def citizen_moves(s: Table, trust: int) -> list[int]:
    district = s.hero_at[s.turn]
    distance = s.city.distance[district]
    near = [place for place in NINE if place != district and distance[place] <= trust]
    rooms = [place for place in near if s.citizen_room(place) > 0]
    return [MOVE_CITIZEN | token << 6 | place << 13 for token in s.citizens_in(district) for place in rooms]


def affordable(s: Table, choices: list[int]) -> list[int]:
    """Of Actions that differ in cost by their verb alone, those the acting Hero can pay."""
    trust = s.trust[s.turn]
    verbs = {choice & 63: choice for choice in choices}
    dear = [verb for verb, choice in verbs.items() if verb not in (ATTACK, MOVE_CITIZEN) and cost_of(s, choice) > trust]
    return [choice for choice in choices if choice & 63 not in dear] if dear else choices


# -- the decisions


class HeroAction(Decision):
    """One Action or none (M9.1); for the Fowler two different ones."""

    name = "hero-action"

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        out = affordable(s, possible(s, s.trust[s.turn]))
        if s.first_action != NOBODY:
            out = [choice for choice in out if verb_of(choice) not in (s.first_action, RIOT)]
        return out

    def why(self, s: Table, frame: Frame, seat: int, choice: int) -> Reason:
        verb, district = verb_of(choice), s.hero_at[s.turn]
        if s.barred(verb, district):
            return reasons.BARRED
        if verb == RIOT and s.riots >> district & 1:
            return reasons.RIOT_BEFORE
        if verb == IDENTIFY and first(choice) in s.citizens_in(district) and s.status[first(choice)] != UNKNOWN:
            return reasons.KNOWN_CITIZEN
        if choice in possible(s, ANY_TRUST):
            return reasons.TOO_LITTLE_TRUST
        return full_district(s, choice) or reasons.NOT_POSSIBLE_HERE

    def price(self, s: Table, frame: Frame, choice: int) -> int:
        return cost_of(s, choice)

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        hero, district = s.turn, s.hero_at[s.turn]
        s.lose_trust(hero, cost_of(s, choice))
        if verb == PASS:
            s.tell(events.PASSED, seat, s.heroes[hero].number)
            return
        if s.heroes[hero].actions > 1 and s.first_action == NOBODY and verb not in (GAIN, RIOT):
            s.first_action = verb
            begin_action(s)  # comes when this Action, and what it asks, is done
        if verb == INCITE:
            agitate(s, verb, district, s.heroes[hero].incites(s, district))
        elif verb == AGITATE:
            agitate(s, verb, district, agitation(s))
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
        elif verb == RETRIEVE:
            s.retrieve(s.hero_of(second(choice)), first(choice), seat)
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


def agitate(s: Table, verb: int, district: int, amount: int) -> None:
    for effect in s.effects():
        amount = effect.rise(s, verb, district, amount)
    s.raise_discontent(amount)


# -- attack


def roll(s: Table) -> int:
    """The Assault die, 0 for the shield."""
    die = s.figures.assault_die
    rolled = counted(s, die[s.rng.below(len(die))])
    s.tell(events.ROLLED, s.control[s.turn][0], s.heroes[s.turn].number, rolled)
    return rolled


def counted(s: Table, face: int) -> int:
    """What a face of the Assault die counts."""
    if face:
        for effect in s.effects():
            face = effect.armour(s, face)
    return face


def breaks(rolled: int, paid: int) -> bool:
    return 0 < rolled <= paid


def attack(s: Table, district: int, paid: int, rolled: int) -> None:
    if breaks(rolled, paid):
        s.break_guard(district)


class PayForAttack(Decision):
    """One who rolls first pays now (M13)."""

    name = "pay-for-attack"

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        return [pack(PAY, trust) for trust in range(s.trust[s.turn] + 1)]

    def about(self, s: Table, frame: Frame) -> About:
        return About(hero=s.acting_hero(), number=frame[2])

    def price(self, s: Table, frame: Frame, choice: int) -> int:
        return first(choice)

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        s.lose_trust(s.turn, first(choice))
        attack(s, s.hero_at[s.turn], first(choice), frame[2])


# -- Citizens


def move_citizen(s: Table, token: int, place: int, seat: int) -> None:
    s.place[token] = place
    s.tell(events.CITIZEN_MOVED, seat, token, place)


def full_district(s: Table, choice: int) -> Reason | None:
    """A Citizen cannot be moved where no square is free."""
    full = verb_of(choice) == MOVE_CITIZEN and s.citizen_room(second(choice)) <= 0
    return reasons.NO_FREE_SQUARE if full else None


class MoreCitizens(Decision):
    """Identify or move one Citizen after the other, until done (M9.4, M9.5)."""

    name = "more-citizens"

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        more = identifications(s) if frame[2] == IDENTIFY else citizen_moves(s, s.trust[s.turn])
        return [*affordable(s, more), DONE]

    def why(self, s: Table, frame: Frame, seat: int, choice: int) -> Reason:
        more = identifications(s) if frame[2] == IDENTIFY else citizen_moves(s, ANY_TRUST)
        if choice in more:
            return reasons.TOO_LITTLE_TRUST
        return full_district(s, choice) or reasons.UNRESOLVED

    def about(self, s: Table, frame: Frame) -> About:
        return About(hero=s.acting_hero(), verb="identify" if frame[2] == IDENTIFY else "move")

    def price(self, s: Table, frame: Frame, choice: int) -> int:
        return 0 if choice == DONE else cost_of(s, choice)

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        if choice == DONE:
            return
        s.lose_trust(s.turn, cost_of(s, choice))
        if verb_of(choice) == IDENTIFY:
            s.identify(first(choice), seat)
        else:
            move_citizen(s, first(choice), second(choice), seat)
        s.stack.append(frame)


# -- Riots


def riot(s: Table, district: int) -> None:
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

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        return [*[pack(JAIL, token) for token in s.citizens_in(frame[2]) if s.is_active(token)], DONE]

    def why(self, s: Table, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.NOT_ACTIVE if verb_of(choice) == JAIL else reasons.UNRESOLVED

    def about(self, s: Table, frame: Frame) -> About:
        return About(district=DISTRICTS[frame[2]])

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        if choice != DONE:
            s.arrest(first(choice))
            s.stack.append(frame)


# -- the Grand Citadel


class StrikeOutDirective(Decision):
    """The acting Hero discards one of the Directives in the Machine's hand (M9.12)."""

    name = "strike-out-directive"

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        return [pack(STRIKE_OUT, directive) for directive in s.hand]

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        s.hand = tuple([card for card in s.hand if card != first(choice)])
        s.hand_seen &= ~(1 << first(choice))
        s.hand_shown &= ~(1 << first(choice))
        s.discarded = (*s.discarded, first(choice))
        s.tell(events.STRUCK_OUT, seat, first(choice))


class PlaceReleased(Decision):
    """The Citizen drawn from jail, seen by the Revolutionaries, goes to any District (M9.12)."""

    name = "place-released"

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        return [pack(SETTLE, place) for place in NINE if s.citizen_room(place) > 0]

    def about(self, s: Table, frame: Frame) -> About:
        return About(hero=s.acting_hero(), citizen=frame[2])

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        token = frame[2]
        s.place[token] = first(choice)
        s.tell(events.RELEASED, seat, s.face[token], first(choice), s.revolutionary_seats())


HERO_ACTION: Final = HeroAction()
PAY_FOR_ATTACK: Final = PayForAttack()
MORE_CITIZENS: Final = MoreCitizens()
JAIL_ACTIVE: Final = JailActive()
STRIKE_OUT_DIRECTIVE: Final = StrikeOutDirective()
PLACE_RELEASED: Final = PlaceReleased()
