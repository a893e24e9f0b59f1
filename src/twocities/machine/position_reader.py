"""Reads the facts of a position line by line (docs/positions.md), and refuses what does not fit together."""

from collections import Counter
from collections.abc import Sequence

from twocities.core import FileProblem, InvalidOptions
from twocities.core.decision import Frame, GameEnded
from twocities.core.lines import Line
from twocities.core.position_reader import PositionReader
from twocities.machine import closing, directives, opening, plan_decisions, servant_actions, special_actions
from twocities.machine.automaton import BLUE_GUARDS
from twocities.machine.city import violations
from twocities.machine.city_events import COUNTDOWN, event_groups
from twocities.machine.city_text import parse_city
from twocities.machine.directives import directive_deck
from twocities.machine.districts import DISTRICTS
from twocities.machine.missions import IN_A_GAME, MISSION_NAMES
from twocities.machine.movement import ALL_CARDS, CARD_NAMES, DRAWN_A_ROUND
from twocities.machine.options import SIDES
from twocities.machine.position import (
    ACTION_WORDS,
    ARRESTED,
    ASKS,
    CAUSES,
    DEEDS,
    DEFAULT_EVENT,
    DIRECTIVE_LISTS,
    DISTRICT_SETS,
    EVENTS_OF_A_GROUP,
    EVERYONE_MOVED,
    FLAGS,
    NONE,
    NUMBERS,
    OBSERVERS,
    OF_THE_AUTOMATON,
    OF_THE_MACHINE,
    SEVERAL,
    Ask,
    directive_words,
    in_jail,
    usual_beliefs,
    usually_visited,
)
from twocities.machine.sides import MACHINE
from twocities.machine.state import (
    ACCESS,
    CITIZENS,
    CLASSES,
    EITHER,
    GREAT_MACHINE,
    HEROES,
    IDENTIFIED,
    NOBODY,
    OVER,
    PHASE_NAMES,
    PLAN_END,
    RIOTS_TO_WIN,
    SERVANTS,
    STATUS_NAMES,
    MachineState,
)
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES


def read_facts(s: MachineState, lines: Sequence[Line]) -> None:
    """Replaces the facts of a fresh table, in its first Access Phase, with those of a position."""
    reader = Reader(s)
    reader.read_all(lines)
    reader.finish()


class Reader(PositionReader):
    several = SEVERAL
    later = ("possible", "jail", "seen", "shown", "accomplished", "ask")

    def __init__(self, s: MachineState) -> None:
        super().__init__()
        self.s = s
        self.faces = Counter(s.face)  # those not yet given to a Citizen
        self.faceless = set(range(CITIZENS))
        self.directives = directive_deck(s.automaton)
        s.stack = []
        s.bonds = 0
        s.trust = [0] * len(s.heroes)
        s.event = DEFAULT_EVENT
        s.past = ()

    # words

    def district(self, word: str) -> int:
        return self.one_of(word, DISTRICTS)

    def districts(self, words: Sequence[str]) -> int:
        return sum({1 << self.district(word) for word in words})

    def cards(self, word: str) -> int:
        return 0 if word == NONE else self.districts(word.split(","))

    def hero(self, word: str) -> int:
        return self.one_of(word, [hero.name for hero in self.s.heroes])

    def directive(self, word: str) -> int:
        return self.one_of(word, DIRECTIVE_NAMES)

    def citizen(self, word: str) -> int:
        return self.number(word, 0, CITIZENS - 1)

    def events(self) -> list[int]:
        cards = [self.one_of(word, EVENT_NAMES) for word in self.words(0)]
        for card, count in Counter(cards).items():
            if count > 1:
                raise self.fail("file-twice", found=EVENT_NAMES[card])
        return cards

    # lines

    def read_field(self, key: str) -> bool:
        s = self.s
        if key in OF_THE_AUTOMATON and not s.automaton:
            raise self.fail("file-unknown", found=key)
        if key in NUMBERS:
            setattr(s, key, self.number(self.words(1, 1)[0], *NUMBERS[key]))
        elif key in DISTRICT_SETS:
            setattr(s, key, self.districts(self.words(1)))
        elif key in DIRECTIVE_LISTS:
            setattr(s, key, tuple([self.take_directive(word) for word in self.words(1)]))
        elif key in FLAGS:
            self.words(0, 0)
            setattr(s, key, True)
        else:
            return False
        return True

    def take_directive(self, word: str) -> int:
        card = self.directive(word)
        if card not in self.directives:
            raise self.fail("file-twice", found=word)
        self.directives.remove(card)
        return card

    def line_random(self) -> None:
        self.s.rng = self.generator()

    def line_phase(self) -> None:
        self.s.phase = self.one_of(self.words(1, 1)[0], PHASE_NAMES)

    def line_city(self) -> None:
        try:
            self.s.city = parse_city(self.line.value)
        except InvalidOptions as problem:
            raise self.fail("file-city", *problem.reasons) from None
        wrong = violations(self.s.city)
        if wrong:
            raise self.fail("file-city", *wrong)

    def line_guards(self) -> None:
        s = self.s
        for word in self.words(1):
            name, _, count = word.partition("=")
            guards, plus, broken = count.partition("+")
            district = self.district(name)
            most = s.figures.guard_squares[district]
            s.guards[district] = self.number(guards, 0, most)
            s.broken[district] = self.number(broken, 0, most - s.guards[district]) if plus else 0

    def line_citizen(self) -> None:
        s = self.s
        number, place, *rest = self.words(2, 5)
        token = self.citizen(number)
        self.once(str(token))
        s.place[token] = s.ARRESTED if place == ARRESTED else self.district(place)
        if rest and rest[0] in CLASSES:
            face = CLASSES.index(rest.pop(0))
            if not self.faces[face]:
                raise self.fail("file-none-left", found=CLASSES[face])
            self.faces[face] -= 1
            self.faceless.discard(token)
            s.face[token] = face
        for word in rest:
            if word == "inspected":
                s.inspected |= 1 << token
            else:
                if word not in STATUS_NAMES:
                    known = ", ".join([*CLASSES[1:], *STATUS_NAMES, "inspected"])
                    raise self.fail("file-none-of", found=word, known=known)
                s.status[token] = STATUS_NAMES.index(word)

    def line_jail(self) -> None:
        s = self.s
        who, *words = self.words(2)
        observer = OBSERVERS[list(OBSERVERS)[self.one_of(who, list(OBSERVERS))]]
        self.once(who)
        if ":" not in words:
            raise self.fail("file-colon", word=self.line.key)
        at = words.index(":")
        tokens = {self.citizen(word) for word in words[:at]}
        known = Counter([self.one_of(word, CLASSES) for word in words[at + 1 :]])
        if not known <= Counter([s.face[token] for token in tokens if not s.knows(observer, token)]):
            raise self.fail("file-among", found=" ".join(words[at + 1 :]), among=" ".join(words[:at]))
        s.jail_tokens[observer] = sum([1 << token for token in tokens])
        s.jail_faces[observer] = tuple([known[face] for face in range(len(CLASSES))])

    def line_servants(self) -> None:
        self.s.servants = [self.district(word) for word in self.words(len(SERVANTS), len(SERVANTS))]

    def line_acted(self) -> None:
        for word in self.words(1):
            name, equals, count = word.partition("=")
            self.s.acted[self.one_of(name, SERVANTS)] = self.number(count, 0, 2) if equals else 1

    def line_travelled(self) -> None:
        self.s.travelled = sum({1 << self.one_of(word, SERVANTS) for word in self.words(1)})

    def line_hero(self) -> None:
        s = self.s
        name, place, *rest = self.words(2)
        hero = self.hero(name)
        self.once(name)
        s.hero_at[hero] = self.district(place)
        for word in rest:
            key, _, value = word.partition("=")
            if key == "trust":
                s.trust[hero] = self.number(value, 0, s.figures.heroes[name].max_trust)
            elif key == "forfeited":
                s.access[hero] = self.cards(value)
            elif key == "to":
                s.chosen[hero] = self.district(value)
            elif word == "detained":
                s.detained |= 1 << hero
            else:
                raise self.fail("file-none-of", found=word, known="trust=, forfeited=, to=, detained")

    def line_possible(self) -> None:
        name, *sets = self.words(2)
        hero = self.hero(name)
        self.once(name)
        access = self.s.access[hero]
        beliefs = sorted({self.cards(word) for word in sets})
        if access not in beliefs or any([cards.bit_count() != access.bit_count() for cards in beliefs]):
            raise self.fail("file-possible")
        self.s.beliefs[hero] = tuple(beliefs)

    def line_event(self) -> None:
        self.s.event = self.one_of(self.words(1, 1)[0], EVENT_NAMES)

    def line_past(self) -> None:
        self.s.past = tuple(self.events())

    def line_events(self) -> None:
        self.s.event_deck = tuple(self.events())

    def line_seen(self) -> None:
        self.s.hand_seen |= self.in_hand()

    def line_shown(self) -> None:
        self.s.hand_shown |= self.in_hand()
        self.s.hand_seen |= self.s.hand_shown

    def in_hand(self) -> int:
        """A set of Directives in hand."""
        cards = [self.directive(word) for word in self.words(1)]
        for card in cards:
            if card not in self.s.hand:
                raise self.fail("file-among", found=DIRECTIVE_NAMES[card], among="hand")
        return sum({1 << card for card in cards})

    def line_directives(self) -> None:
        self.s.directives = [self.take_directive(word) for word in self.words(0)]

    def line_confirmed(self) -> None:
        self.s.confirmed = sum({1 << self.number(word, 1, self.s.seats - 1) for word in self.words(1)})

    def line_turn(self) -> None:
        word = self.words(1, 1)[0]
        self.s.turn = len(self.s.heroes) if word == EVERYONE_MOVED else self.hero(word)

    def line_visited(self) -> None:
        self.s.visited = self.districts(self.words(0))

    def line_first(self) -> None:
        words = list(ACTION_WORDS)
        self.s.first_action = ACTION_WORDS[words[self.one_of(self.words(1, 1)[0], words)]]

    def line_step(self) -> None:
        self.s.step = self.number(self.words(1, 1)[0], 0, closing.NEXT_ROUND)

    # of the Automaton

    def line_progress(self) -> None:
        self.s.progress = self.number(self.words(1, 1)[0], 0, PLAN_END)

    def line_movement(self) -> None:
        self.s.movement = tuple(self.movement_cards(0))

    def line_drawn(self) -> None:
        self.s.drawn = tuple(self.movement_cards(1, len(SERVANTS)))

    def movement_cards(self, least: int, most: int = len(ALL_CARDS)) -> list[int]:
        return [self.one_of(word, CARD_NAMES) for word in self.words(least, most)]

    def line_blue(self) -> None:
        blue = [0] * len(DISTRICTS)
        for word in self.words(1):
            name, _, count = word.partition("=")
            blue[self.district(name)] = self.number(count, 0, BLUE_GUARDS)
        self.s.blue = tuple(blue)

    def line_missions(self) -> None:
        found = {self.one_of(word, MISSION_NAMES) for word in self.words(IN_A_GAME, IN_A_GAME)}
        if len(found) < IN_A_GAME:
            raise self.fail("file-twice", found=self.line.value)
        self.s.missions = tuple(sorted(found))

    def line_accomplished(self) -> None:
        for word in self.words(1, IN_A_GAME):
            mission = self.one_of(word, MISSION_NAMES)
            if mission not in self.s.missions:
                raise self.fail("file-among", found=word, among="missions")
            self.s.accomplished |= 1 << mission

    def line_winner(self) -> None:
        self.s.winner = self.one_of(self.words(1, 1)[0], SIDES)

    def line_ask(self) -> None:
        s = self.s
        name, *words = self.words(1)
        known = [word for word in ASKS if not (s.automaton and word in OF_THE_MACHINE)]
        ask = ASKS[known[self.one_of(name, known)]]
        if s.phase not in ask.phases or (s.automaton and s.phase == GREAT_MACHINE):
            raise self.fail("file-phase", ask=name, phase=PHASE_NAMES[s.phase])
        if s.phase == HEROES and not (0 <= s.turn < len(s.heroes) and s.chosen[s.turn] != NOBODY):
            raise self.fail("file-turn", ask=name)
        if s.stack and (
            not ASKS[s.stack[-1].decision.name].below
            or (s.phase in (GREAT_MACHINE, HEROES) and (len(s.stack) > 1 or ask.below))
        ):
            raise self.fail("file-ask", ask=name, before=s.stack[-1].decision.name)
        least = 1 if name == "buy-off" else len(ask.about)  # there it depends on the Hero
        s.stack.append(self.frame(ask, self.counted(f"ask {name}", words, least, len(ask.about))))
        if "step" not in self.given:
            s.step = ask.step

    def frame(self, ask: Ask, words: list[str]) -> Frame:
        s, decision = self.s, ask.decision
        hero, a, b = s.turn, 0, 0
        if decision is opening.SPLIT_TRUST:
            hero, a, b = self.sharing(words)
        elif ask.about[:1] == ("hero",):
            hero = a = self.hero(words[0])
            b = self.gifts(hero, words[1:]) if decision is plan_decisions.BUY_OFF else 0
            a = 0 if decision is closing.IDENTIFY_ANY else a
        elif words:
            a = self.operand(ask.about[0], words[0])
        if decision is special_actions.PLACE_RELEASED and (s.place[a] != s.ARRESTED or s.status[a] != IDENTIFIED):
            raise self.fail("file-citizen-released", citizen=a)
        if decision is directives.SETTLE_CITIZEN and s.place[a] == s.ARRESTED:
            raise self.fail("file-citizen-arrested", citizen=a)
        if decision is servant_actions.TAKE_DIRECTIVE_BACK and a not in s.hand:
            raise self.fail("file-among", found=words[0], among="hand")
        if decision is opening.CHOOSE_ACCESS:
            return Frame(decision, NOBODY, a, b)
        if decision.name in OF_THE_MACHINE or s.phase == GREAT_MACHINE:
            return Frame(decision, MACHINE, a, b)
        seats = s.control[hero]
        return Frame(decision, seats[0] if len(seats) == 1 else EITHER - hero, a, b)

    def operand(self, kind: str, word: str) -> int:
        if kind == "cause":
            return CAUSES[list(CAUSES)[self.one_of(word, list(CAUSES))]]
        if kind == "deed":
            return DEEDS[list(DEEDS)[self.one_of(word, list(DEEDS))]]
        readers = {"district": self.district, "directive": self.directive, "citizen": self.citizen}
        return readers[kind](word) if kind in readers else self.number(word, 0, 99)

    def sharing(self, words: list[str]) -> tuple[int, int, int]:
        """The Heroes of a District share its Trust: the one asked, the District, how many already have their share, the
        Trust."""
        s, district = self.s, self.district(words[0])
        here = [hero for hero in range(len(s.heroes)) if s.hero_at[hero] == district]
        if len(here) < 2:
            raise self.fail("file-two-heroes", district=words[0])
        return here[0], district | self.number(words[2], 0, len(here) - 2) << 4, self.number(words[1], 0, 99)

    def gifts(self, hero: int, words: list[str]) -> int:
        """What the Heroes before this one give, 4 bits each."""
        s = self.s
        gifts: list[int] = []
        for giver, word in enumerate(self.counted(f"ask buy-off {s.heroes[hero].name}", words, hero, hero)):
            gifts.append(self.number(word, 0, min(s.trust[giver], s.figures.judges_trust - sum(gifts))))
        return sum([gift << 4 * giver for giver, gift in enumerate(gifts)])

    # once all lines about single facts have been read

    def settle(self) -> None:
        """The defaults that follow from the rest, and whether everything fits together."""
        s = self.s
        self._deal_faces()
        s.jail_tokens = [in_jail(s)] * len(OBSERVERS)
        s.jail_faces = [(0,) * len(CLASSES)] * len(OBSERVERS)
        s.beliefs = [usual_beliefs(access) for access in s.access]
        s.hand = tuple(sorted(s.hand))
        self._check_directives()
        self._check_events()
        if "visited" not in self.given:
            s.visited = usually_visited(s)
        for district, name in enumerate(DISTRICTS):
            if s.citizen_room(district) < 0:
                raise FileProblem(0, "file-squares", district=name, most=s.figures.citizen_squares[district])
        for hero, card in enumerate(s.heroes):
            if hero > s.turn and s.chosen[hero] != NOBODY and s.access[hero] >> s.chosen[hero] & 1:
                raise FileProblem(0, "file-forfeited", hero=card.name)
        if s.raids.bit_count() > servant_actions.MOST_RAIDS:
            raise FileProblem(0, "file-at-most", word="raids", most=servant_actions.MOST_RAIDS)
        if s.automaton:
            self._check_automaton()
        won = s.plan >= s.progress or s.riots_that_count() >= RIOTS_TO_WIN
        if (s.phase == OVER) != (s.winner != NOBODY) or (won and s.phase != OVER):
            raise FileProblem(0, "file-winner")

    def _check_automaton(self) -> None:
        """The movement cards must be among the thirteen, and enough for the round; blue Guards must be among those of
        their District, and among the nine."""
        s = self.s
        if s.phase < HEROES:
            if s.drawn:
                raise self.fail_at("drawn", "file-unknown", found="drawn")
            if len(s.movement) < DRAWN_A_ROUND:
                raise self.fail_at("movement", "file-too-few", word="movement", least=DRAWN_A_ROUND)
        for card, count in Counter([*s.movement, *s.drawn]).items():
            if count > ALL_CARDS.count(card):
                raise FileProblem(0, "file-none-left", found=CARD_NAMES[card])
        for district, name in enumerate(DISTRICTS):
            if s.blue[district] > s.guards[district]:
                raise FileProblem(0, "file-among", found=f"blue {name}={s.blue[district]}", among="guards")
        if sum(s.blue) > BLUE_GUARDS:
            raise FileProblem(0, "file-at-most", word="blue", most=BLUE_GUARDS)

    def _deal_faces(self) -> None:
        """Deals the classes that no line names at random."""
        s = self.s
        left = sorted(self.faces.elements())
        s.rng.clone().shuffle(left)
        for token in sorted(self.faceless):
            s.face[token] = left.pop()

    def _check_directives(self) -> None:
        s = self.s
        if "directives" not in self.given:
            s.directives = self.directives
            s.rng.clone().shuffle(s.directives)
        elif self.directives:
            raise FileProblem(0, "file-unnamed", names=directive_words(self.directives))
        if len(s.published) > servant_actions.MOST_PUBLISHED:
            raise FileProblem(0, "file-at-most", word="published", most=servant_actions.MOST_PUBLISHED)

    def _check_events(self) -> None:
        s = self.s
        if "past" not in self.given:
            s.past = (s.event,)
        if "events" not in self.given:
            s.event_deck = tuple(self._event_deck())
        if s.past[-1:] != (s.event,) or set(s.past) & set(s.event_deck):
            raise FileProblem(0, "file-past")
        if s.event_deck[:1] != (COUNTDOWN,)[: s.event != COUNTDOWN]:
            raise FileProblem(0, "file-countdown")

    def _event_deck(self) -> list[int]:
        """Any cards that may follow the one in force."""
        s = self.s
        if s.event == COUNTDOWN:
            return []
        deck = [COUNTDOWN]
        for group in reversed(event_groups(s.automaton)):
            cards = [event for event in group if event not in s.past]
            s.rng.clone().shuffle(cards)
            deck += cards[: EVENTS_OF_A_GROUP - (s.event in group)]
            if s.event in group:
                break
        return deck

    def finish(self) -> None:
        """If nobody has anything to decide and the game is not over, the game continues."""
        s = self.s
        if s.phase == OVER:
            return
        if not s.stack:
            self._go_on()
        if not s.pending() and s.phase != OVER:
            raise FileProblem(0, "file-nobody")

    def _go_on(self) -> None:
        s = self.s
        try:
            if s.phase == ACCESS:
                s.ask(opening.CHOOSE_ACCESS, NOBODY)
            s.advance()
        except GameEnded:
            s.stack = []
