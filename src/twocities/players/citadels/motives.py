"""The reason for a choice, in a sentence: a message and what it is about."""

from collections.abc import Callable
from typing import Final

from twocities.citadels import choices as verbs
from twocities.citadels.build import price_of
from twocities.citadels.cards import COST, KIND, MILITARY, RELIGIOUS, TYPE, TYPE_NAMES, UNIQUE, face_text
from twocities.citadels.character import Earner, rank_named
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.score import standing
from twocities.citadels.state import CitadelsState
from twocities.citadels.uniques import UNIQUE_TYPE
from twocities.core.choice import first, second, verb_of
from twocities.players.citadels.characters import wishes
from twocities.players.citadels.districts import finish_worth
from twocities.players.citadels.holders import guess
from twocities.players.citadels.outlook import ALL_TYPES, Outlook, menaces
from twocities.players.citadels.turn import Turn
from twocities.players.player import Motive

Why = Callable[[CitadelsState, int, int], Motive]

# By verb, where the reason is the same in every situation: about nothing, a district, or a seat.
PLAIN: Final[dict[int, str]] = {
    verbs.KEEP_CHARACTER: "motive-citadels-keep-character",
    verbs.BUILD_WITH_CARDS: "motive-citadels-den",
    verbs.BUILD_NOW_WITH_CARDS: "motive-citadels-den",
    verbs.PAY_REST: "motive-citadels-pay-rest",
    verbs.REFUSE: "motive-citadels-refuse",
    verbs.REDRAW: "motive-citadels-redraw",
    verbs.DRAW: "motive-citadels-draw",
    verbs.FORESEE: "motive-citadels-foresee",
    verbs.DEMAND_GOLD: "motive-citadels-demand-gold",
    verbs.DEMAND_CARD: "motive-citadels-demand-card",
    verbs.DEMAND_NOTHING: "motive-citadels-demand-nothing",
    verbs.STUDY: "motive-citadels-study",
    verbs.FORGE: "motive-citadels-forge",
}
OF_DISTRICT: Final[dict[int, str]] = {
    verbs.BUILD_FRAMEWORK: "motive-citadels-framework",
    verbs.BUILD_NECROPOLIS: "motive-citadels-necropolis",
    verbs.BUILD_ON_LOAN: "motive-citadels-loan",
    verbs.PAY_CARD: "motive-citadels-least-needed",
    verbs.GIVE: "motive-citadels-least-needed",
    verbs.SET_ASIDE: "motive-citadels-least-needed",
    verbs.POCKET: "motive-citadels-pocket",
    verbs.EXCHANGE_OWN: "motive-citadels-least-needed",
    verbs.BEAUTIFY: "motive-citadels-beautify",
    verbs.SELL: "motive-citadels-sell",
    verbs.EXHIBIT: "motive-citadels-exhibit",
}
OF_SEAT: Final[dict[int, str]] = {
    verbs.BORROW_REST: "motive-citadels-borrow",
    verbs.TITHE: "motive-citadels-tithe",
}
MARKS: Final[dict[int, str]] = {
    verbs.WARRANT: "motive-citadels-warrant",
    verbs.SIGN: "motive-citadels-sign",
    verbs.THREATEN: "motive-citadels-threaten",
    verbs.FLOWER: "motive-citadels-flower",
}


def motive(s: CitadelsState, seat: int, choice: int) -> Motive:
    """The reason for a choice that the seat can make now."""
    verb = verb_of(choice)
    if verb in PLAIN:
        return Motive(PLAIN[verb])
    if verb in OF_DISTRICT:
        return Motive(OF_DISTRICT[verb], {"district": face_text(first(choice))})
    if verb in OF_SEAT:
        return Motive(OF_SEAT[verb], {"seat": first(choice)})
    return MOTIVES[verb](s, seat, choice)


def _holder(s: CitadelsState, seat: int, rank: int) -> int:
    """The seat most likely to have a rank, -1 if nobody can have it."""
    chances = guess(s, seat).chances
    likely = max(range(s.seats), key=lambda other: chances[other][rank])
    return likely if chances[likely][rank] else -1


def _richest_holder(s: CitadelsState, seat: int, rank: int) -> int:
    """The richest of those who may well have a rank, -1 if nobody can have it."""
    chances = [of_ranks[rank] for of_ranks in guess(s, seat).chances]
    most = max(chances)
    return max([other for other in range(s.seats) if chances[other] > most / 2], key=s.gold.__getitem__, default=-1)


def _leaders(s: CitadelsState, seat: int) -> list[int]:
    """The seats with the most points, as far as the seat can see."""
    points = [seen.total for seen in standing(s, seat)]
    return [other for other in range(s.seats) if points[other] == max(points)]


# -- characters


def _take(s: CitadelsState, seat: int, choice: int) -> Motive:
    rank, role = rank_named(choice), CHARACTERS[first(choice)]
    o = Outlook(s, seat)
    name = role.name
    near = [other for other in range(s.seats) if other != seat and s.goal - s.cities[other].size <= 1]
    if near and rank in (1, 8):
        return Motive("motive-citadels-take-stop", {"character": name, "seat": near[0]})
    if name == "bishop" and o.missing <= 3:
        return Motive("motive-citadels-take-bishop", {"count": o.missing})
    if name in ("architect", "seer", "scholar", "trader") and len(s.hands[seat]) > 1 and o.gold >= 4:
        return Motive("motive-citadels-take-builds", {"character": name, "gold": o.gold})
    if name == "alchemist" and s.hands[seat] and o.gold:
        return Motive("motive-citadels-take-refund")
    if name in ("diplomat", "marshal") and o.city.count_type(MILITARY) <= 2:
        return Motive("motive-citadels-take-district", {"character": name})
    if isinstance(role, Earner) and o.city.count_type(role.type) >= 2:
        type_ = TYPE_NAMES[role.type]
        return Motive(
            "motive-citadels-take-income", {"character": name, "count": o.city.count_type(role.type), "type": type_}
        )
    if name in ("architect", "navigator", "scholar", "magician", "wizard", "spy") and len(s.hands[seat]) < 3:
        return Motive("motive-citadels-take-cards", {"character": name})
    if name in ("thief", "blackmailer", "abbot"):
        return Motive("motive-citadels-take-rich", {"character": name, "gold": max(s.gold)})
    if name == "tax-collector" and s.taxes:
        return Motive("motive-citadels-take-taxes", {"gold": s.taxes})
    if rank == 4:
        return Motive("motive-citadels-take-crown", {"character": name})
    if rank == 1 and o.gold > 3:
        return Motive("motive-citadels-take-safe", {"character": name})
    leaders = _leaders(s, seat)
    if rank in (1, 8) and len(leaders) == 1 and leaders[0] != seat:
        return Motive("motive-citadels-take-slow", {"character": name, "seat": leaders[0]})
    if name in ("merchant", "architect"):
        return Motive(f"motive-citadels-take-{name}")
    return Motive("motive-citadels-take-best", {"character": name})


def _discard(s: CitadelsState, seat: int, choice: int) -> Motive:
    return Motive("motive-citadels-discard", {"character": CHARACTERS[first(choice)].name, "seat": 1 - seat})


def _swap_character(s: CitadelsState, seat: int, choice: int) -> Motive:
    other = first(choice) if verb_of(choice) == verbs.SWAP_CHARACTER else second(choice)
    return Motive("motive-citadels-swap-character", {"seat": other})


def _kill(s: CitadelsState, seat: int, choice: int) -> Motive:
    rank, name = rank_named(choice), CHARACTERS[first(choice)].name
    other = _holder(s, seat, rank)
    if other < 0:
        return Motive("motive-citadels-kill-nobody", {"character": name})
    harm = menaces(s, seat)
    if s.goal - s.cities[other].size <= 1:
        return Motive("motive-citadels-kill-finisher", {"character": name, "seat": other})
    if harm[other] >= max(harm) and other in _leaders(s, seat):
        return Motive("motive-citadels-kill-leader", {"character": name, "seat": other})
    if name == "thief" and s.gold[seat] > 3:
        return Motive("motive-citadels-kill-thief", {"gold": s.gold[seat]})
    if harm[other] >= max(harm):
        about: dict[str, str | int] = {"character": name, "seat": other}
        return Motive("motive-citadels-kill-rival", {**about, "gold": s.gold[other], "count": len(s.hands[other])})
    return Motive("motive-citadels-kill-guess", {"character": name, "seat": other})


def _bewitch(s: CitadelsState, seat: int, choice: int) -> Motive:
    rank, name = rank_named(choice), CHARACTERS[first(choice)].name
    other = _holder(s, seat, rank)
    if other < 0:
        return Motive("motive-citadels-bewitch-nobody", {"character": name})
    own = wishes(s, seat, True)
    key = "motive-citadels-bewitch-power" if own[rank] >= 2.0 else "motive-citadels-bewitch-seat"
    return Motive(key, {"character": name, "seat": other})


def _rob(s: CitadelsState, seat: int, choice: int) -> Motive:
    name = CHARACTERS[first(choice)].name
    other = _richest_holder(s, seat, rank_named(choice))
    if other < 0:
        return Motive("motive-citadels-rob-nobody", {"character": name})
    others = [s.gold[o] for o in range(s.seats) if o not in (seat, other)]
    key = "motive-citadels-rob-rich" if s.gold[other] > max(others, default=0) else "motive-citadels-rob-guess"
    return Motive(key, {"character": name, "seat": other, "gold": s.gold[other]})


def _mark(s: CitadelsState, seat: int, choice: int) -> Motive:
    name = CHARACTERS[first(choice)].name
    other = _holder(s, seat, rank_named(choice))
    if other < 0:
        return Motive("motive-citadels-mark-nobody", {"character": name})
    return Motive(MARKS[verb_of(choice)], {"character": name, "seat": other, "gold": s.gold[other]})


# -- gathering and building


def _gather_gold(s: CitadelsState, seat: int, choice: int) -> Motive:
    turn = Turn(s, seat)
    turn.look()
    budget = turn.o.gold + turn.coming
    if s.role.limit and not s.restricted:
        within = [(worth, KIND[card]) for worth, price, card in turn.worths if budget < price <= budget + 2]
        if within and max(within)[0] > max([w for w, price, _ in turn.worths if price <= budget], default=0.0):
            return Motive("motive-citadels-gather-gold-build", {"district": face_text(max(within)[1])})
    if turn.worths:
        return Motive("motive-citadels-gather-gold-save", {"count": turn.useful()})
    return Motive("motive-citadels-gather-gold")


def _gather_cards(s: CitadelsState, seat: int, choice: int) -> Motive:
    turn = Turn(s, seat)
    if not turn.useful():
        return Motive("motive-citadels-gather-cards-none")
    if min([price for _, price, _ in turn.worths]) <= turn.o.gold + turn.coming:
        return Motive("motive-citadels-gather-cards-paid", {"gold": turn.o.gold})
    return Motive("motive-citadels-gather-cards-choice", {"count": turn.useful()})


def _keep(s: CitadelsState, seat: int, choice: int) -> Motive:
    o, kind = Outlook(s, seat), first(choice)
    card = next(card for card in s.stack[-1].cards if KIND[card] == kind)
    about: dict[str, str | int] = {"district": face_text(kind)}
    if kind in o.city.kinds:
        return Motive("motive-citadels-keep-anyway", about)
    if TYPE[card] != UNIQUE_TYPE and not o.counts[TYPE[card]] and o.types == ALL_TYPES - 1:
        return Motive("motive-citadels-keep-fifth", about)
    if price_of(s, seat, card) <= o.gold and s.role.limit and not s.restricted:
        return Motive("motive-citadels-keep-affordable", about)
    if TYPE[card] == UNIQUE_TYPE:
        return Motive("motive-citadels-keep-unique", about)
    return Motive("motive-citadels-keep-best", about)


def _build(s: CitadelsState, seat: int, choice: int) -> Motive:
    """Any way of building that names the district."""
    victim = s.stack[-1].number if verb_of(choice) == verbs.BUILD_NOW else seat
    return _built(s, seat, s.find_in_hand(victim, first(choice)))


def _built(s: CitadelsState, seat: int, card: int) -> Motive:
    o = Outlook(s, seat)
    about: dict[str, str | int] = {"district": face_text(KIND[card]), "points": COST[card]}
    if 0 < o.missing <= UNIQUE[card].size:
        if o.last:
            return Motive("motive-citadels-build-completes", about)
        key = "motive-citadels-build-ends-ahead" if finish_worth(o) > 4.0 else "motive-citadels-build-ends"
        return Motive(key, about)
    if o.last:
        return Motive("motive-citadels-build-last", about)
    new = UNIQUE[card].haunted or not o.counts[TYPE[card]]
    if new and o.types == ALL_TYPES - 1:
        return Motive("motive-citadels-build-fifth", about)
    if s.role.name == "alchemist":
        return Motive("motive-citadels-build-refunded", about)
    if TYPE[card] == UNIQUE_TYPE:
        return Motive("motive-citadels-build-unique", about)
    if isinstance(s.role, Earner) and s.role.type == TYPE[card] and s.once(verbs.INCOME):
        return Motive("motive-citadels-build-earns", {**about, "character": s.role.name})
    if o.missing <= 2:
        return Motive("motive-citadels-build-near", {**about, "count": o.missing})
    if new:
        return Motive("motive-citadels-build-type", {**about, "type": TYPE_NAMES[TYPE[card]]})
    return Motive("motive-citadels-build-points", about)


def _end(s: CitadelsState, seat: int, choice: int) -> Motive:
    o = Outlook(s, seat)
    if not s.hands[seat]:
        return Motive("motive-citadels-end-no-cards")
    if s.role.limit and s.built >= s.role.limit:
        return Motive("motive-citadels-end-built")
    if any([verb_of(c) == verbs.BUILD for c in s.choices(seat)]):
        key = "motive-citadels-end-too-soon" if o.missing <= 1 else "motive-citadels-end-save"
        return Motive(key)
    return Motive("motive-citadels-end-poor", {"gold": o.gold})


# -- powers


def _income(s: CitadelsState, seat: int, choice: int) -> Motive:
    count = s.cities[seat].count_type(s.role.type) if isinstance(s.role, Earner) else 0
    return Motive("motive-citadels-income", {"count": count})


def _income_mix(s: CitadelsState, seat: int, choice: int) -> Motive:
    gold = first(choice)
    cards = s.cities[seat].count_type(RELIGIOUS) - gold
    key = "motive-citadels-mix-gold" if gold >= cards else "motive-citadels-mix-cards"
    return Motive(key, {"gold": gold, "count": cards})


def _bonus(s: CitadelsState, seat: int, choice: int) -> Motive:
    if s.role.limit:
        return Motive("motive-citadels-free")
    return Motive("motive-citadels-navigate-gold" if choice == verbs.BONUS_GOLD else "motive-citadels-navigate-cards")


def _swap_hands(s: CitadelsState, seat: int, choice: int) -> Motive:
    other = first(choice)
    about: dict[str, str | int] = {"seat": other, "count": len(s.hands[other]), "own": len(s.hands[seat])}
    return Motive("motive-citadels-swap-hands", about)


def _spy(s: CitadelsState, seat: int, choice: int) -> Motive:
    other = second(choice)
    about: dict[str, str | int] = {"type": TYPE_NAMES[first(choice)], "seat": other, "count": len(s.hands[other])}
    return Motive("motive-citadels-spy", about)


def _look(s: CitadelsState, seat: int, choice: int) -> Motive:
    return Motive("motive-citadels-look", {"seat": first(choice), "count": len(s.hands[first(choice)])})


def _raid(s: CitadelsState, seat: int, choice: int) -> Motive:
    """A district of another city destroyed, seized or exchanged."""
    owner, district = second(choice), face_text(first(choice))
    about: dict[str, str | int] = {"district": district, "seat": owner}
    if owner == seat:
        return Motive("motive-citadels-raid-own", about)
    if s.goal - s.cities[owner].size <= 1:
        return Motive("motive-citadels-raid-finisher", about)
    verb = verb_of(choice)
    if verb == verbs.SEIZE:
        return Motive("motive-citadels-seize", about)
    if verb == verbs.EXCHANGE:
        return Motive("motive-citadels-exchange", about)
    if verb == verbs.DESTROY and s.price(seat, choice) == 0:
        return Motive("motive-citadels-destroy-free", about)
    return Motive("motive-citadels-raid-leader" if owner in _leaders(s, seat) else "motive-citadels-raid", about)


def _crown(s: CitadelsState, seat: int, choice: int) -> Motive:
    other = first(choice)
    harm = menaces(s, seat)
    key = "motive-citadels-crown-behind" if harm[other] < max(harm) else "motive-citadels-crown"
    return Motive(key, {"seat": other})


def _confiscate(s: CitadelsState, seat: int, choice: int) -> Motive:
    return Motive("motive-citadels-confiscate", {"district": face_text(KIND[s.stack[-1].cards[0]])})


def _let_pass(s: CitadelsState, seat: int, choice: int) -> Motive:
    if s.stack[-1].cards:
        return Motive("motive-citadels-let-build")
    return Motive("motive-citadels-let-bluff" if s.role.rank != s.real else "motive-citadels-let-pass")


def _bribe(s: CitadelsState, seat: int, choice: int) -> Motive:
    bribe = s.price(seat, choice)
    if s.exposed:
        return Motive("motive-citadels-bribe-real", {"gold": bribe})
    return Motive("motive-citadels-bribe" if bribe else "motive-citadels-bribe-nothing", {"gold": bribe})


def _reveal(s: CitadelsState, seat: int, choice: int) -> Motive:
    return Motive("motive-citadels-reveal" if s.role.rank == s.real else "motive-citadels-reveal-bluff")


def _collect(s: CitadelsState, seat: int, choice: int) -> Motive:
    return Motive("motive-citadels-collect", {"gold": s.taxes})


MOTIVES: Final[dict[int, Why]] = {
    verbs.TAKE: _take,
    verbs.DISCARD: _discard,
    verbs.SWAP_CHARACTER: _swap_character,
    verbs.SWAP_ONE_CHARACTER: _swap_character,
    verbs.GATHER_GOLD: _gather_gold,
    verbs.GATHER_CARDS: _gather_cards,
    verbs.KEEP: _keep,
    verbs.END: _end,
    verbs.BUILD: _build,
    verbs.BUILD_NOW: _build,
    verbs.KILL: _kill,
    verbs.BEWITCH: _bewitch,
    verbs.WARRANT: _mark,
    verbs.SIGN: _mark,
    verbs.CONFISCATE: _confiscate,
    verbs.LET_PASS: _let_pass,
    verbs.ROB: _rob,
    verbs.SPY: _spy,
    verbs.THREATEN: _mark,
    verbs.FLOWER: _mark,
    verbs.BRIBE: _bribe,
    verbs.REVEAL: _reveal,
    verbs.SWAP_HANDS: _swap_hands,
    verbs.LOOK: _look,
    verbs.INCOME: _income,
    verbs.INCOME_MIX: _income_mix,
    verbs.CROWN: _crown,
    verbs.BONUS_GOLD: _bonus,
    verbs.BONUS_CARDS: _bonus,
    verbs.DESTROY: _raid,
    verbs.EXCHANGE: _raid,
    verbs.SEIZE: _raid,
    verbs.COLLECT: _collect,
    verbs.BOMBARD: _raid,
}
