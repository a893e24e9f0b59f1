"""Positions: a whole state as text, one fact per line; anything left out has its default.

A position written by hand names only what matters, as docs/positions.md explains. `write_facts` writes everything that
differs from the defaults, so that reading it gives the same state."""

from collections.abc import Sequence
from typing import Final

from twocities.citadels import build, draft, turn
from twocities.citadels.cards import KIND, KIND_NAMES, NAME
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.choices import TEMPLATES
from twocities.citadels.decision import Decision
from twocities.citadels.knowledge import members
from twocities.citadels.options import OWN, Options
from twocities.citadels.state import FACE_DOWN, FACE_UP, NOBODY, PHASE_NAMES, CitadelsState
from twocities.citadels.uniques import UNIQUES

DECISIONS: Final[dict[str, Decision]] = {
    decision.name: decision
    for decision in (
        *(draft.TAKE_CHARACTER, draft.DISCARD_CHARACTER, draft.TAKE_LAST),
        *(turn.TURN, turn.KEEP_DRAWN),
        *(build.PAY_WITH_CARDS, build.LOAN, build.CONFISCATION),
        *(decision for character in CHARACTERS for decision in character.asks),
        *(decision for unique in UNIQUES for decision in unique.asks),
    )
}

# single facts: numbers, each with its default and maximum; seats; ranks, given by character; sets of such ranks, with
# the maximum number
MOST: Final = 99_999_999  # where the rules set no limit
NUMBERS: Final = {
    "round": (1, MOST),
    "taxes": (0, MOST),
    "built": (0, 3),
    "paid": (0, MOST),
    "beautified": (0, 2),
}
SEATS: Final = ("first_complete", "thief", "magistrate", "blackmailer", "protected")
RANKS: Final = ("killed", "bewitched", "robbed", "signed", "real")
MARKS: Final = {"warrants": 3, "served": 3, "threats": 2, "settled": 2}
FLAGS: Final = ("signed_shown", "exposed", "resuming", "restricted", "gathered")
SEVERAL: Final = ("hand", "city", "holds", "ask", "knows", "mixed")  # lines that may appear several times
OWNER_NAMES: Final = {FACE_UP: "up", FACE_DOWN: "down"}
VERB_WORDS: Final = {  # of two verbs with the same first word, the first one is meant
    template.split(" {")[0].replace(" ", "-"): verb for verb, template in reversed(TEMPLATES.items())
}


def resolved_options(s: CitadelsState) -> Options:
    """Options that name the characters and unique districts in play."""
    uniques = tuple(KIND_NAMES[KIND[card]] for card in s.uniques)
    return Options(players=s.seats, preset=OWN, characters=s.names, uniques=uniques)


def write_facts(s: CitadelsState) -> list[str]:
    lines = [f"random {s.rng.text()}"]
    lines += [f"phase {PHASE_NAMES[s.phase]}", f"crown {s.crown}", f"leader {s.leader}"]
    lines += [f"gold {' '.join(map(str, s.gold))}"]
    lines += [f"hand {seat} {_names(hand)}" for seat, hand in enumerate(s.hands) if hand]
    lines += [f"city {seat} {_names(city.districts)}" for seat, city in enumerate(s.cities) if city.districts]
    lines += [f"museum {_names(s.museum)}"] * bool(s.museum)
    lines += [f"deck {_names(tuple(s.deck))}".strip()]
    drafted = [f"{s.names[r - 1]}={OWNER_NAMES.get(o, o)}" for r, o in zip(s.draft, s.owners, strict=True)]
    lines += [f"draft {' '.join(drafted)}"] * bool(drafted)
    lines += [f"table {' '.join(s.names[rank - 1] for rank in s.table)}"] * bool(s.table)
    lines += [f"swap {' '.join(map(str, s.swap))}"] * bool(s.swap)
    lines += [f"called {s.called}"] * bool(s.called)
    shown = [f"{s.names[rank - 1]}={owner}" for rank, owner in enumerate(s.shown) if owner != NOBODY]
    lines += [f"shown {' '.join(shown)}".strip()] * bool(s.called)
    for name, (default, _) in NUMBERS.items():
        lines += [f"{name} {getattr(s, name)}"] * (getattr(s, name) != default)
    for name in SEATS:
        lines += [f"{name} {getattr(s, name)}"] * (getattr(s, name) != NOBODY)
    for name in RANKS:
        lines += [f"{name} {s.names[getattr(s, name) - 1]}"] * bool(getattr(s, name))
    for name in MARKS:
        marked = [n for rank, n in enumerate(s.names, 1) if getattr(s, name) >> rank & 1]
        lines += [f"{name} {' '.join(marked)}"] * bool(marked)
    lines += [f"{name}" for name in FLAGS if getattr(s, name)]
    lines += [f"turn {s.actor} {s.role.name}"]
    used = [word for word, verb in VERB_WORDS.items() if s.used >> verb & 1]
    lines += [f"used {' '.join(used)}"] * bool(used)
    for frame in s.stack:
        lines.append(f"ask {frame.decision.name} {frame.seat} {frame.number} {_names(frame.cards)}".strip())
    return lines + _knowledge_lines(s)


def _names(cards: tuple[int, ...]) -> str:
    return " ".join(NAME[card] for card in cards)


def places(s: CitadelsState) -> list[tuple[str, int]]:
    """Every hidden card with the text of its place."""
    return [
        *[(f"deck:{at}", card) for at, card in enumerate(s.deck)],
        *[place for seat, hand in enumerate(s.hands) for place in _places_in(f"hand:{seat}", hand)],
        *_places_in("museum", s.museum),
        *_places_in("aside", [card for frame in s.stack for card in frame.cards]),
    ]


def _places_in(where: str, cards: Sequence[int]) -> list[tuple[str, int]]:
    """Cards in one place, by name; several of the same name are numbered."""
    names = [NAME[card] for card in cards]
    numbers = [f"#{names[: at + 1].count(name)}" if names.count(name) > 1 else "" for at, name in enumerate(names)]
    return [(f"{where}={name}{number}", card) for name, number, card in zip(names, numbers, cards, strict=True)]


def _knowledge_lines(s: CitadelsState) -> list[str]:
    """What seats know beyond what they hold."""
    usual, seen = s.usual_knowledge(), s.knowledge.seen
    hidden = places(s)
    unusual = [(place, seen[card] & ~usual[card]) for place, card in hidden if seen[card] & ~usual[card]]
    lines = []
    for seat in range(s.seats + 1):
        who = "public" if seat == s.seats else seat
        certain = [place for place, seats in unusual if seats >> seat & 1]
        lines += [f"knows {who} {' '.join(certain)}"] * bool(certain)
        for mixed, known in s.knowledge.groups[seat]:
            where = sorted(place for place, card in hidden if mixed >> card & 1)
            faces = _names(tuple(members(known)))
            lines.append(f"mixed {who} {' '.join(where)} : {faces}")
    return lines
