"""Citadels for the adapters: the choices that are possible with given options, and the codes of its documents."""

from collections.abc import Iterable

from twocities.adapters.actions import Actions
from twocities.adapters.observation import ByKey, Code, Counts, Each, Group, Nothing, Number, OneOf, Sum, Which
from twocities.citadels import choices
from twocities.citadels.cards import BASIC, BASIC_CARDS, COIN, KIND_BY_NAME, RELIGIOUS, TYPE_NAMES, face_text
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.documents import Recall
from twocities.citadels.options import RANDOM, UNIQUES_IN_PLAY, Options, facts
from twocities.citadels.position import DECISIONS
from twocities.citadels.state import PHASE_NAMES
from twocities.citadels.text import GRAMMAR

CARDS_FOR = {  # the cards without which a choice is impossible; all other choices need none
    choices.SWAP_ONE_CHARACTER: ("theater",),
    choices.BUILD_FRAMEWORK: ("framework",),
    choices.BUILD_NECROPOLIS: ("necropolis",),
    choices.BUILD_ON_LOAN: ("cardinal",),
    choices.BUILD_NOW: ("wizard",),
    choices.PAY_CARD: ("thieves-den",),
    choices.GIVE: ("seer", "cardinal"),
    choices.KILL: ("assassin",),
    choices.BEWITCH: ("witch",),
    choices.WARRANT: ("magistrate",),
    choices.SIGN: ("magistrate",),
    choices.ROB: ("thief",),
    choices.SPY: ("spy",),
    choices.THREATEN: ("blackmailer",),
    choices.FLOWER: ("blackmailer",),
    choices.SET_ASIDE: ("magician",),
    choices.POCKET: ("wizard",),
    choices.INCOME_MIX: ("abbot",),
    choices.DESTROY: ("warlord",),
    choices.EXCHANGE: ("diplomat",),
    choices.EXCHANGE_OWN: ("diplomat",),
    choices.SEIZE: ("marshal",),
    choices.BEAUTIFY: ("artist",),
    choices.SELL: ("laboratory",),
    choices.EXHIBIT: ("museum",),
    choices.BOMBARD: ("armory",),
}
IN_CITIES = frozenset(  # what these choices take may have the Artist's coin on it
    [choices.BUILD_NECROPOLIS, choices.DESTROY, choices.EXCHANGE, choices.EXCHANGE_OWN, choices.SEIZE, choices.BOMBARD]
)
RANKS = range(1, 10)
MOST_PASSED = 4  # how often per round a seat chooses among characters: with two players (C2.5)
# the most districts that can earn for the Abbot, including the School of Magic (C5.14)
MOST_INCOME = sum([copies for _, kind, _, copies in BASIC if kind == RELIGIOUS]) + 1


def characters_of(options: Options) -> list[int]:
    """The characters that may take part, by number."""
    cast = [rank.chosen for rank in facts(options).cast]
    return [c.number for c in CHARACTERS if cast[c.rank - 1] in (c.name, RANDOM)]


def kinds_of(options: Options) -> list[int]:
    """The districts that may be in play."""
    uniques = [KIND_BY_NAME[name] for name in facts(options).uniques]
    return [*range(len(BASIC)), *(sorted(uniques) or range(len(BASIC), len(KIND_BY_NAME)))]


def actions(options: Options) -> Actions:
    characters, kinds = characters_of(options), kinds_of(options)
    cards = {*[CHARACTERS[number].name for number in characters], *map(face_text, kinds)}
    coins = [kind | COIN for kind in kinds] if "artist" in cards else []

    def domain(verb: int, operand: str) -> Iterable[int]:
        if verb in CARDS_FOR and cards.isdisjoint(CARDS_FOR[verb]):
            return ()
        match operand:
            case "character":
                return characters
            case "district":
                return kinds + coins if verb in IN_CITIES else kinds
            case "seat":
                return range(options.players)
            case "type":
                return range(len(TYPE_NAMES))
            case _:
                return range(MOST_INCOME + 1)

    return Actions(GRAMMAR, domain)


def codes(options: Options) -> dict[str, Code]:
    seats = range(options.players)
    cards = [face_text(kind) for kind in kinds_of(options)]
    districts = Counts(cards)
    seat = OneOf(seats)
    rank = OneOf(RANKS)
    ranks = Counts(RANKS)
    characters = [CHARACTERS[number].name for number in characters_of(options)]
    by_seat = Each(len(seats), Number())
    found: dict[str, Code] = {
        "view.phase": OneOf(PHASE_NAMES),
        "view.pending": Counts(seats),
        "view.decision": OneOf(DECISIONS),
        "view.aside": districts,
        "view.table.cast": Counts(characters),
        "view.table.gold": by_seat,
        "view.table.hand_counts": by_seat,
        "view.table.cities": Each(len(seats), Counts([*cards, *[f"{name}+" for name in cards]])),
        "view.characters.shown": Each(len(RANKS) + 1, seat),
        "view.turn.role": OneOf(characters),
        "view.own.hand": districts,
        "view.truth": Nothing(),
        "memory.hands": ByKey(seats, districts),
        "memory.deck": ByKey(range(BASIC_CARDS + UNIQUES_IN_PLAY), Which(cards)),
        "memory.museum": districts,
        "memory.passed": Each(MOST_PASSED, ranks),
        "memory.recalls.hands": ByKey(seats, Number()),
        "memory.recalls.cards": districts,
    }
    for path in ("seat", "about", "table.crown", "table.first_complete", "characters.leader"):
        found[f"view.{path}"] = seat
    for path in ("marks.protected", "turn.actor"):
        found[f"view.{path}"] = seat
    for path in ("characters.called", "marks.killed", "marks.bewitched", "marks.robbed", "marks.signed", "marks.real"):
        found[f"view.{path}"] = rank
    for path in ("warrants", "served", "threats", "settled"):
        found[f"view.marks.{path}"] = ranks
    for path in ("characters.face_up", "own.held", "own.passed"):
        found[f"view.{path}"] = ranks
    found["memory.recalls"] = Sum(Group(Recall, found, "memory.recalls"))
    return found
