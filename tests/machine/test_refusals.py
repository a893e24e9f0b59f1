"""Whenever something is refused, the reason is true: it contradicts neither price nor place nor what is on the
table."""

from collections.abc import Callable, Iterator
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, machine_setups, random_play
from twocities.core import Generator, SplitMix
from twocities.core.choice import first, pack, second, verb_of
from twocities.machine import choices
from twocities.machine.city import City, violations
from twocities.machine.city_events import COUNTDOWN
from twocities.machine.directives import directive_deck
from twocities.machine.districts import MINOR
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.grid import place_at
from twocities.machine.repositioning import reached
from twocities.machine.sides import MACHINE
from twocities.machine.state import REVEALED, UNKNOWN
from twocities.machine.text import GRAMMAR

TRIED: Final = 30  # choices in each position
RICH: Final = 99  # Bonds or Trust for anything
OPERANDS: Final = {  # by kind: valid operands, and some invalid ones
    "district": range(9),
    "to": range(9),
    "hero": range(6),
    "to_hero": range(6),
    "servant": range(3),
    "directive": range(9),
    "number": range(32),
    "place": [place_at(x, y, turned) for x in range(-2, 9) for y in range(-2, 9) for turned in (0, 1)],
}
MACHINE_VERBS: Final = range(choices.MOVE_GUARD, choices.DEPLOY + 1)
HERO_VERBS: Final = range(choices.INCITE, choices.RELEASE + 1)
SERVANTS_ACT: Final = range(choices.ARREST, choices.INSPECT + 1)
TOO_DEAR: Final = ("too-few-bonds", "too-little-trust")
ELSEWHERE: Final = ("not-here", "not-possible-here")
OF_THIS_DISTRICT: Final = (  # impossible here, but perhaps not in other Districts
    *("barred", "citizen-elsewhere", "no-guard", "none-broken", "raid-before", "riot-before"),
    *("already-there", "no-free-square", "unresolved", *TOO_DEAR, *ELSEWHERE),
)


def stirred(state: GreatMachine, rng: Generator) -> GreatMachine:
    """The same decision with more on the table than random games bring there, and less left of the rest."""
    new = state.clone()
    new.bonds, new.trust = rng.below(8), [rng.below(5) for _ in range(3)]
    new.event = rng.below(COUNTDOWN + 1)
    cards = directive_deck(0)
    rng.shuffle(cards)
    new.published, new.hand, new.directives = tuple(cards[:3]), tuple(sorted(cards[3:5])), cards[5 : 5 + rng.below(2)]
    new.discarded = tuple(cards[5 + len(new.directives) :])
    new.raids = sum({1 << rng.below(9) for _ in range(3)})
    new.riots = sum({1 << rng.below(9) for _ in range(2)})
    new.deployed, new.resettled = rng.below(3) == 0, rng.below(2) == 0
    for place in range(9):
        fallen = rng.below(new.guards[place] + 1)
        new.guards[place] -= fallen
        new.broken[place] += fallen
    return new


def attempts(state: GreatMachine, seat: int, rng: Generator) -> Iterator[int]:
    """Choices that a seat is not offered: a few of any kind, most of those that belong to the decision."""
    legal = state.choices(seat)
    verbs = {"machine-turn": MACHINE_VERBS, "hero-action": HERO_VERBS}.get(state.view(None).decision)
    own = verbs or sorted({verb_of(choice) for choice in legal})
    for number in range(TRIED):
        verb = own[rng.below(len(own))] if number % 4 else rng.below(len(GRAMMAR.templates))
        kinds = [OPERANDS[kind] for kind in GRAMMAR.kinds[verb]]
        choice = pack(verb, *[operands[rng.below(len(operands))] for operands in kinds])
        if choice not in legal:
            yield choice


def is_offered(state: GreatMachine, seat: int, choice: int, district: int | None = None) -> bool:
    """Whether the choice would be offered to somebody rich who is there."""
    rich = state.clone()
    rich.bonds, rich.trust = RICH, [RICH] * 3
    if district is not None and seat == MACHINE:
        rich.servants[first(choice)] = district
    elif district is not None:
        rich.hero_at[rich.turn] = district
    return choice in rich.choices(seat)


def depends_on_place(state: GreatMachine, choice: int) -> bool:
    decision = state.view(None).decision
    return decision == "hero-action" or (decision == "machine-turn" and verb_of(choice) in SERVANTS_ACT)


def here(state: GreatMachine, choice: int) -> int:
    """Where the Hero or Servant is who would act."""
    return state.servants[first(choice)] if verb_of(choice) in SERVANTS_ACT else state.hero_at[state.turn]


def token(choice: int) -> int:
    return second(choice) if verb_of(choice) in SERVANTS_ACT else first(choice)


def is_full(state: GreatMachine, choice: int) -> bool:
    district = first(choice) if verb_of(choice) == choices.SETTLE else second(choice)
    if verb_of(choice) in (choices.MOVE_GUARD, choices.DEPLOY):
        return state.guards[district] + state.broken[district] == state.figures.guard_squares[district]
    return state.citizen_room(district) == 0


def is_there(state: GreatMachine, choice: int) -> bool:
    verb, a, b = verb_of(choice), first(choice), second(choice)
    if verb in (choices.MOVE_GUARD, choices.DEPLOY):
        return a == b
    if verb == choices.MOVE_SERVANT:
        return state.servants[a] == b
    return state.place[state.stack[-1].number] == a if verb == choices.SETTLE else state.place[a] == b


def directive(choice: int) -> int:
    return second(choice) if verb_of(choice) == choices.PUBLISH else first(choice)


def moved(state: GreatMachine, choice: int) -> City:
    return state.city.move(first(choice), second(choice))


def slides(state: GreatMachine, choice: int) -> bool:
    """Whether the District to be moved can move at all."""
    tile = second(choice) if verb_of(choice) == choices.REPOSITION else first(choice)
    return sum([board.bit_count() for board in reached(state.city, tile)]) > 1


def hero(state: GreatMachine, choice: int) -> int:
    return state.hero_of(second(choice) if verb_of(choice) == choices.RETRIEVE else first(choice))


TRUE: Final[dict[str, Callable[[GreatMachine, int], bool]]] = {  # by reason: what must be true
    "already-there": is_there,
    "no-free-square": is_full,
    "no-guard": lambda s, c: not s.guards[first(c) if s.turn < 0 else s.hero_at[s.turn]],
    "none-broken": lambda s, c: not s.broken[here(s, c)],
    "raid-before": lambda s, c: bool(s.raids >> here(s, c) & 1),
    "no-raid-token": lambda s, c: s.raids.bit_count() == 3,
    "riot-before": lambda s, c: bool(s.riots >> here(s, c) & 1),
    "no-directives": lambda s, c: not s.directives,
    "not-in-hand": lambda s, c: directive(c) not in s.hand,
    "not-published": lambda s, c: first(c) not in s.published,
    "not-active": lambda s, c: s.status[token(c)] != REVEALED or not s.is_active(token(c)),
    "known-citizen": lambda s, c: s.status[token(c)] != UNKNOWN or s.knows(MACHINE, token(c)),
    "already-acted": lambda s, c: s.acted[first(c)] > 0,
    "not-in-play": lambda s, c: hero(s, c) < 0,
    "none-forfeited": lambda s, c: not s.access[hero(s, c)],
    "not-forfeited": lambda s, c: not s.access[hero(s, c)] >> first(c) & 1,
    "empty-hand": lambda s, c: not s.hand,
    "nobody-arrested": lambda s, c: s.ARRESTED not in s.place,
    "second-action": lambda s, c: verb_of(c) in (s.first_action, choices.RIOT),
    "other-attack": lambda s, c: s.heroes[s.turn].rolls_first != (verb_of(c) == choices.ROLL),
    "enclosed": lambda s, c: not slides(s, c),
    "no-valid-end": slides,
    "not-moved": lambda s, c: moved(s, c) == s.city or second(c) == s.city.places[first(c)],
    "cannot-slide": lambda s, c: not violations(moved(s, c)),
    "too-few-connections": lambda s, c: bool(violations(moved(s, c))),
    "overlap": lambda s, c: bool(violations(moved(s, c))),
    "apart": lambda s, c: bool(violations(moved(s, c))),
    "only-route": lambda s, c: bool(violations(moved(s, c))),
    "no-servant": lambda s, c: first(c) >= len(s.place) or s.place[first(c)] not in s.servants,
    "not-all-chosen": lambda s, c: min(s.chosen) < 0,
    "not-on-board": lambda s, c: first(c) >= len(s.place) or s.place[first(c)] == s.ARRESTED,
    "not-needed": lambda s, c: (
        first(c) > s.figures.judges_trust - sum([s.stack[-1].amount >> 4 * h & 15 for h in range(3)])
    ),
    "more-than-shared": lambda s, c: first(c) > s.stack[-1].amount,
}


def check(state: GreatMachine, seat: int, choice: int) -> str:
    """The reason why a choice is refused is true."""
    reason = state.explain(seat, choice)
    assert reason is not None
    key, told = reason.key, f"{GAME.text(choice)}: {reason}\n{state.position()}"
    assert (key in TOO_DEAR) == is_offered(state, seat, choice), told
    if key in TOO_DEAR:
        about = state.view(seat).about.hero
        purse = state.bonds if seat == MACHINE else state.trust[[card.name for card in state.heroes].index(about)]
        assert state.price(seat, choice) > purse, told
    if depends_on_place(state, choice):
        places = [place for place in range(9) if is_offered(state, seat, choice, place)]
        lawless = verb_of(choice) == choices.PACIFY and not any(state.guards[place] for place in MINOR)
        assert key not in ELSEWHERE or places or lawless, told
        assert key in OF_THIS_DISTRICT or not places, told
    if key == "citizen-elsewhere":
        district = state.stack[-1].number if verb_of(choice) == choices.JAIL else here(state, choice)
        assert token(choice) not in state.citizens_in(district), told
    if key == "barred":
        free = state.clone()
        free.event, free.published = COUNTDOWN, ()
        other = free.explain(seat, choice)
        assert other is None or other.key != "barred", told
    if key == "unresolved":  # nothing of that kind is asked for, or only for another District or Hero
        verbs = [verb_of(offered) for offered in state.choices(seat)]
        assert verb_of(choice) not in verbs or verb_of(choice) in (choices.PUT, choices.RETRIEVE), told
    assert key not in TRUE or TRUE[key](state, choice), told
    return key


@given(machine_setups(), st.integers(0, 11))
@settings(max_examples=40)
def test_every_refusal_tells_the_truth(setup: Setup, phase: int) -> None:
    rng = SplitMix(phase)
    for step, (state, seat, _) in enumerate(random_play(setup)):
        assert isinstance(state, GreatMachine)
        if step % 12 == phase:
            busy = state.view(None).decision in ("machine-turn", "hero-action")
            for position in (state, stirred(state, rng)) if busy else (state,):
                for choice in attempts(position, seat, rng):
                    check(position, seat, choice)
