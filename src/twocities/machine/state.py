"""The state: everything on the table or in hand, and the small moves that all rules are made of."""

from typing import Final

from twocities.core.decision import DecisionState, GameEnded
from twocities.machine import events
from twocities.machine.city import City
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.decision import Decision
from twocities.machine.directives import DIRECTIVES, Directive
from twocities.machine.districts import ALL, DISTRICTS, MEMBERS
from twocities.machine.effect import Effect
from twocities.machine.figures import Figures
from twocities.machine.heroes import Hero
from twocities.machine.sides import MACHINE, PUBLIC, REVOLUTIONARIES

NOBODY: Final = -1
EITHER: Final = -2  # minus the number of the Hero that two seats share

# phases of a round
OPENING: Final = 0
ACCESS: Final = 1
GREAT_MACHINE: Final = 2
HEROES: Final = 3
CLOSING: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("opening", "access", "great-machine", "heroes", "closing", "over")

SERVANTS: Final = ("lex-hecate", "judgementor", "phantasmer")
CITIZENS: Final = 30
TRAITOR: Final = 6  # classes are 1 to 5, and Traitors
CLASSES: Final = ("", "artist", "scientist", "merchant", "industrialist", "noble", "traitor")
RIOT_SLOT: Final = 19
RIOT_STAGE: Final = 6
STAGES: Final = (0, *[(slot - 1) // 3 for slot in range(1, RIOT_SLOT)], RIOT_STAGE)  # by slot of Discontent (M4.1)
PLAN_END: Final = 12
RIOTS_TO_WIN: Final = 3

# what is known of a Citizen on the board (M9.13)
UNKNOWN: Final = 0
IDENTIFIED: Final = 1
REVEALED: Final = 2
STATUS_NAMES: Final = ("unknown", "identified", "revealed")

BONDS_BY_STAGE: Final[tuple[int, ...]] = (6, 7, 8, 9, 10, 12, 12)  # M4.4


class MachineState(DecisionState):
    """The complete truth. Districts, Heroes, Servants, Citizen tokens and cards are small numbers; a set of Districts,
    Heroes or seats is a number too, with a bit for each."""

    __slots__ = (
        "access",
        "accomplished",
        "acted",
        "arrived",
        "automaton",
        "beliefs",
        "blue",
        "bonds",
        "broken",
        "chosen",
        "city",
        "confirmed",
        "control",
        "deployed",
        "detained",
        "directives",
        "discarded",
        "discontent",
        "drawn",
        "event",
        "event_deck",
        "exited",
        "face",
        "figures",
        "first_action",
        "guard_broken",
        "guard_moved",
        "guards",
        "hand",
        "hand_seen",
        "hand_shown",
        "hero_at",
        "heroes",
        "informed",
        "inspected",
        "jail_faces",
        "jail_tokens",
        "missions",
        "movement",
        "optimized",
        "past",
        "phase",
        "place",
        "plan",
        "progress",
        "published",
        "raids",
        "reached",
        "resettled",
        "riot_started",
        "riots",
        "round",
        "servants",
        "status",
        "step",
        "travelled",
        "trust",
        "turn",
        "visited",
        "winner",
    )

    ARRESTED: Final = len(DISTRICTS)  # the place of an arrested Citizen

    # the game
    heroes: tuple[Hero, ...]  # by Initiative
    control: tuple[tuple[int, ...], ...]  # by Hero: the seats that may act for it
    figures: Figures
    automaton: int  # its level, or 0 if somebody plays the Machine (M16)
    # the board
    city: City
    guards: list[int]  # operational ones, by District
    broken: list[int]
    blue: tuple[int, ...]  # how many of the operational Guards are blue (M16.7)
    servants: list[int]  # the District of each
    hero_at: list[int]
    riots: int  # Districts with a Riot token
    raids: int  # Districts with a Raid token
    # Citizens, by token: a side that knows a token still knows it after it has moved
    face: list[int]
    place: list[int]
    status: list[int]
    inspected: int  # tokens that only the Machine has looked at
    jail_tokens: list[int]  # by observer: tokens shuffled in jail and unknown since
    jail_faces: list[tuple[int, ...]]  # by observer: how many of each class are known to be among them
    # resources and tracks
    trust: list[int]
    bonds: int
    plan: int
    progress: int  # the Plan is complete when it gets there: XII, or where the Progress marker is (M16.8)
    discontent: int
    # cards
    event_deck: tuple[int, ...]  # top card last
    event: int
    past: tuple[int, ...]  # the City Events revealed so far
    directives: list[int]  # the deck, top last
    hand: tuple[int, ...]
    hand_seen: int  # Directives the Revolutionaries know to be in hand
    hand_shown: int  # those that everybody knows to be there
    published: tuple[int, ...]
    discarded: tuple[int, ...]
    access: list[int]  # by Hero: Districts whose Access card is forfeited
    beliefs: list[tuple[int, ...]]  # by Hero: the sets of these that are possible for the Machine
    chosen: list[int]  # by Hero: the destination, or NOBODY
    confirmed: int  # seats that have confirmed
    # of the Automaton (M16)
    movement: tuple[int, ...]  # the deck of movement cards, top card last
    drawn: tuple[int, ...]  # those drawn this round, one for each Servant
    missions: tuple[int, ...]
    accomplished: int  # a set of them
    # the round
    phase: int
    step: int  # within the phase
    round: int
    detained: int  # Heroes detained this round
    arrived: int  # Districts in which a Hero ended movement
    reached: int  # raided Districts whose Raid caught somebody elsewhere
    acted: list[int]  # by Servant: Actions taken
    travelled: int  # Servants that have moved
    guard_moved: bool
    guard_broken: bool
    riot_started: bool
    optimized: bool
    resettled: bool
    deployed: bool
    informed: bool  # a failed Raid has not raised Discontent, because of Informers
    # the turn of a Hero
    turn: int
    visited: int
    exited: bool  # the first District of the turn
    first_action: int  # the verb of the first of two Actions, or NOBODY
    winner: int  # a side, or NOBODY

    # -- seats

    def ask_hero(self, decision: Decision, hero: int, number: int = 0, amount: int = 0) -> None:
        """Asks the seat of a Hero, or either of the two that share the Hero."""
        seats = self.control[hero]
        self.ask(decision, seats[0] if len(seats) == 1 else EITHER - hero, number, amount)

    def revolutionary_seats(self) -> int:
        return (1 << self.seats) - 2

    # -- what is in force

    def effects(self) -> list[Effect]:
        """The published Directives, then the City Event, which takes priority (M11.4)."""
        event: Effect = CITY_EVENTS[self.event]
        return [*[DIRECTIVES[number] for number in self.published], event] if self.published else [event]

    def in_force(self) -> list[Directive]:
        """The published Directives."""
        return [DIRECTIVES[number] for number in self.published]

    def barred(self, verb: int, district: int) -> bool:
        return any([effect.bars and effect.action_barred(self, verb, district) for effect in self.effects()])

    def is_barring(self) -> bool:
        """Whether any effect may prevent Actions."""
        return any([effect.bars for effect in self.effects()])

    # -- Trust and Bonds

    def gain_trust(self, hero: int, amount: int) -> None:
        """Up to the maximum on the card; any excess is discarded at once (M5.5)."""
        gained = self.trust_gained(hero, amount)
        if gained:
            self.trust[hero] += gained
            self.tell(events.TRUST, self.control[hero][0], self.heroes[hero].number, gained)

    def trust_gained(self, hero: int, amount: int) -> int:
        """How much of an amount of Trust a Hero has room for."""
        most = self.figures.heroes[self.heroes[hero].name].max_trust
        return max(0, min(amount, most - self.trust[hero]))

    def lose_trust(self, hero: int, amount: int) -> None:
        if amount:
            self.trust[hero] -= amount
            self.tell(events.SPENT, self.control[hero][0], self.heroes[hero].number, amount)

    def gain_bonds(self, amount: int) -> None:
        """The Automaton has no Bonds (M16.2)."""
        if amount and not self.automaton:
            self.bonds += amount
            self.tell(events.BONDS, MACHINE, amount)

    # -- tracks

    def stage(self) -> int:
        return STAGES[self.discontent]

    def raise_discontent(self, amount: int) -> None:
        """When the Riot Stage is reached, it counts as a Riot at once, and Discontent never changes again (M4.3)."""
        if amount > 0 and self.discontent < RIOT_SLOT:
            self.discontent = min(self.discontent + amount, RIOT_SLOT)
            self.tell(events.DISCONTENT, MACHINE, self.discontent)
            self.check_riots()

    def lower_discontent(self, amount: int) -> None:
        if 1 < self.discontent < RIOT_SLOT:
            self.discontent = max(self.discontent - amount, 1)
            self.tell(events.DISCONTENT, MACHINE, self.discontent)

    def advance_plan(self) -> None:
        self.plan += 1
        self.tell(events.PLAN, MACHINE, self.plan)
        self.check_plan()

    def advance_progress(self, steps: int) -> None:
        """The marker moves anticlockwise (M16.8)."""
        if steps:
            self.progress = max(self.progress - steps, 0)
            self.tell(events.PROGRESS, MACHINE, self.progress)
            self.check_plan()

    def check_plan(self) -> None:
        if self.plan >= self.progress:
            self.win(MACHINE)

    def check_riots(self) -> None:
        if self.riots_that_count() >= RIOTS_TO_WIN:
            self.win(REVOLUTIONARIES)

    def riots_that_count(self) -> int:
        """Those in Districts, and the Riot Stage (M4.3)."""
        return self.riots.bit_count() + (self.discontent == RIOT_SLOT)

    def win(self, side: int) -> None:
        """The game ends: nothing after this moment is resolved (M1.4)."""
        self.winner = side
        self.phase = OVER
        self.tell(events.WON, MACHINE, side)
        raise GameEnded

    # -- Citizens

    def citizens_in(self, district: int) -> list[int]:
        """The tokens in a District."""
        return [token for token, place in enumerate(self.place) if place == district]

    def is_in(self, district: int, token: int) -> bool:
        """Whether a token, if there is one of that number, is in a District."""
        return token < CITIZENS and self.place[token] == district

    def is_active(self, token: int) -> bool:
        face = self.face[token]
        return face != TRAITOR and (self.stage() == RIOT_STAGE or face <= self.stage())

    def citizen_room(self, district: int) -> int:
        return self.figures.citizen_squares[district] - self.place.count(district)

    def knows(self, observer: int, token: int) -> bool:
        """Whether an observer knows the face of a token for certain."""
        status = self.status[token]
        if status == REVEALED:
            return True
        if observer == REVOLUTIONARIES:
            return status == IDENTIFIED
        return observer == MACHINE and bool(self.inspected >> token & 1)

    def learn(self, observer: int, token: int) -> None:
        """An observer learns the face of a token, which may have been in jail."""
        if self.jail_tokens[observer] >> token & 1:
            self.jail_tokens[observer] &= ~(1 << token)
            known = list(self.jail_faces[observer])
            if known[self.face[token]]:
                known[self.face[token]] -= 1
                self.jail_faces[observer] = tuple(known)

    def identify(self, token: int, seat: int) -> None:
        self.status[token] = IDENTIFIED
        self.learn(REVOLUTIONARIES, token)
        self.tell(events.IDENTIFIED, seat, self.face[token], token, self.revolutionary_seats())

    def reveal(self, token: int) -> None:
        if self.status[token] != REVEALED:
            self.status[token] = REVEALED
            self.inspected &= ~(1 << token)
            for observer in (MACHINE, REVOLUTIONARIES, PUBLIC):
                self.learn(observer, token)
            self.tell(events.CITIZEN_REVEALED, MACHINE, token, self.face[token])

    def arrest(self, token: int) -> None:
        """A revealed Citizen goes to jail, face-down; everybody remembers who it is until the next one is released."""
        self.tell(events.ARRESTED, MACHINE, token, self.place[token])
        self.place[token] = self.ARRESTED

    def release(self) -> int:
        """A token drawn from the arrested ones, which are shuffled (M9.13): nobody can tell them apart any more."""
        jailed = self.citizens_in(self.ARRESTED)
        for token in jailed:
            self.mix_in_jail(token)
        faces = [self.face[token] for token in jailed]
        self.rng.shuffle(faces)
        for token, face in zip(jailed, faces, strict=True):
            self.face[token] = face
        return jailed[0]

    def mix_in_jail(self, token: int) -> None:
        """All that is still known of a token in jail is that its face is among those there."""
        known = self.status[token] == REVEALED
        self.status[token] = UNKNOWN
        for observer in (MACHINE, REVOLUTIONARIES, PUBLIC):
            self.jail_tokens[observer] |= 1 << token
            if known:
                faces = list(self.jail_faces[observer])
                faces[self.face[token]] += 1
                self.jail_faces[observer] = tuple(faces)

    # -- Guards

    def move_guard(self, source: int, target: int) -> None:
        self.guard_moved = True
        if self.blue[source] == self.guards[source]:  # a plain Guard moves if there is one (M16.7)
            self.add_blue(source, -1)
            self.add_blue(target, 1)
        self.guards[source] -= 1
        self.guards[target] += 1
        self.tell(events.GUARD_MOVED, MACHINE, source, target)

    def add_blue(self, district: int, amount: int) -> None:
        """To the number of blue Guards; `guards` counts them, too."""
        blue = list(self.blue)
        blue[district] += amount
        self.blue = tuple(blue)

    def break_guard(self, district: int, amount: int = 1) -> None:
        blue = min(amount, self.blue[district])  # blue Guards are broken first, and leave the City (M16.7)
        if blue:
            self.add_blue(district, -blue)
        self.guards[district] -= amount
        self.broken[district] += amount - blue
        if amount:
            self.guard_broken = True
            self.tell(events.GUARD_BROKEN, MACHINE, district)

    def repair_guard(self, servant: int, district: int) -> None:
        self.broken[district] -= 1
        self.guards[district] += 1
        self.tell(events.REPAIRED, MACHINE, servant, district)

    def acting_hero(self) -> str:
        """The name of the Hero whose turn it is, if it is anybody's."""
        return self.heroes[self.turn].name if 0 <= self.turn < len(self.heroes) else ""

    def hero_of(self, number: int) -> int:
        """The index of a Hero among the three in play."""
        for hero, card in enumerate(self.heroes):
            if card.number == number:
                return hero
        return NOBODY

    # -- Access cards

    def access_hand(self, hero: int) -> tuple[int, ...]:
        return MEMBERS[ALL ^ self.access[hero]]

    def forfeit(self, hero: int, district: int) -> None:
        """The revealed Access card is forfeited, and the Machine knows it."""
        self.access[hero] |= 1 << district
        self.beliefs[hero] = tuple(sorted({belief | 1 << district for belief in self.beliefs[hero]}))
        self.tell(events.FORFEITED, MACHINE, self.heroes[hero].number, district)

    def show_access(self, hero: int, district: int) -> None:
        """The Machine sees that a card is in hand."""
        self.beliefs[hero] = tuple([belief for belief in self.beliefs[hero] if not belief >> district & 1])

    def retrieve(self, hero: int, district: int, seat: int) -> None:
        """A forfeited card comes back, unseen by the Machine (M9.11)."""
        self.access[hero] &= ~(1 << district)
        self.beliefs[hero] = tuple(
            sorted(
                {
                    belief & ~(1 << card)
                    for belief in self.beliefs[hero]
                    for card in range(len(DISTRICTS))
                    if belief >> card & 1
                }
            )
        )
        self.tell(events.RETRIEVED, seat, district, self.heroes[hero].number, self.revolutionary_seats())
