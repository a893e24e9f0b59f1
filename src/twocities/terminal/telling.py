"""Citadels in words: cards, events, questions, choices, reasons, help."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from twocities.citadels.cards import BASIC, TYPE_NAMES, face_text
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.choices import BUILD, BUILD_NOW, DESTROY, EXCHANGE_OWN, SEIZE, TEMPLATES
from twocities.citadels.options import OWN, RANDOM
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES
from twocities.citadels.view import View
from twocities.core import Reason, State
from twocities.core.choice import first, second, verb_of
from twocities.terminal.screen import columns
from twocities.words import Words

PRICED: Final = (BUILD, BUILD_NOW, DESTROY, SEIZE, EXCHANGE_OWN)  # choices at once paid for with gold
DISTRICTS: Final = {  # by name: type and cost
    **{name: (type_, cost) for name, type_, cost, _ in BASIC},
    **{unique.name: (UNIQUE_TYPE, unique.cost) for unique in UNIQUES},
}


def choice_message(verb: int) -> str:
    """The name of the message for a choice: choice-build-DISTRICT-with-framework."""
    return "choice-" + re.sub(r"\{(\w+)\}", lambda operand: operand[1].upper(), TEMPLATES[verb]).replace(" ", "-")


class Teller:
    """Says what happens at a table of named players."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    # -- cards

    def character(self, name: str) -> str:
        return self.words(f"character-{name}")

    def district(self, name: str) -> str:
        """A district, with a `+` where a coin lies on it."""
        return self.words(f"district-{name.removesuffix('+')}") + "+" * name.endswith("+")

    def districts(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.district, names))

    def card(self, name: str) -> str:
        """A district with the letter of its type and its cost: T1 Tavern."""
        type_, cost = DISTRICTS[name.removesuffix("+")]
        letter = self.words(f"type-{TYPE_NAMES[type_]}.letter")
        return f"{letter}{cost + name.endswith('+')} {self.district(name)}"

    # -- what happened

    def sentence(self, event: dict[str, Any], reader: int | None) -> str:
        """An event as a document, told to a seat or, without one, to an onlooker."""
        seat, target = event["seat"], event.get("target")
        values = {
            "count": 0,
            **event,
            "name": self.names[seat],
            "reader": "actor" if reader == seat else "target" if reader is not None and reader == target else "other",
            "own": _yes(target == seat),
            "told": _yes("cards" in event or "character" in event),
            "cards": self.districts(event.get("cards", ())),
        }
        for key, say in (("character", self.character), ("district", self.district), ("type", self._type)):
            if key in event:
                values[key] = say(event[key])
        if target is not None:
            values["target"] = self.names[target]
        return self.words(f"event-{event['kind']}", **values)

    def _type(self, name: str) -> str:
        return self.words(f"type-{name}")

    # -- what is asked

    def question(self, view: View) -> str:
        """What the seat of a view has to decide."""
        assert view.seat is not None
        return self.words(
            f"decision-{view.decision}",
            character=self.character(view.role) if view.role else "",
            actor=self.names[view.actor],
            subject=self.names[view.subject],
            gathered=_yes(view.gathered),
            half=view.gold[view.seat] // 2,
            cards=self.districts(view.aside),
        )

    def label(self, state: State, seat: int, choice: int) -> str:
        """A choice that the seat may make now."""
        verb = verb_of(choice)
        values: dict[str, str | int] = {}
        for kind, value in zip(
            re.findall(r"\{(\w+)\}", TEMPLATES[verb]), (first(choice), second(choice)), strict=False
        ):
            if kind == "character":
                values[kind] = self.character(CHARACTERS[value].name)
            elif kind == "district":
                values[kind] = self.district(face_text(value))
            elif kind == "type":
                values[kind] = self._type(TYPE_NAMES[value])
            elif kind == "seat":
                values.update(seat=self.names[value], own=_yes(value == seat))
            else:
                values[kind] = value
        if verb in PRICED:
            values["price"] = _price(state, seat, choice)
        return self.words(choice_message(verb), **values)

    def numbered(self, state: State, seat: int) -> list[str]:
        """The choices of a seat, counted from 1."""
        return [f"{number:2} {self.label(state, seat, choice)}" for number, choice in enumerate(state.choices(seat), 1)]

    def reason(self, reason: Reason) -> str:
        """Why something is refused, with the clause it rests on."""
        return self.words(
            "refusal", reason=self.words(f"reason-{reason.key}", about=reason.about), clause=reason.clause
        )

    # -- the end

    def scores(self, state: State) -> list[str]:
        """The result of a game that is over, best first."""
        outcome = state.outcome()
        assert outcome is not None
        results = sorted(zip(outcome.places, self.names, outcome.scores, strict=True))
        return [self.words("over-place", place=place, name=name, points=points) for place, name, points in results]

    # -- help

    def help(self, name: str) -> str | None:
        """What a character or a district does, by either of its names."""
        for character in CHARACTERS:
            shown = self.character(character.name)
            if _plain(name) in (character.name, _plain(shown)):
                about = self.words("help-character", name=shown, rank=character.rank, clause=character.clause)
                return f"{about}. {self.words(f'character-{character.name}.help')}"
        for slug, (type_, cost) in DISTRICTS.items():
            shown = self.district(slug)
            if _plain(name) in (slug, _plain(shown)):
                unique = type_ == UNIQUE_TYPE
                clause = f"C7 {shown}" if unique else "C6"
                kind = self._type(TYPE_NAMES[type_])
                about = self.words("help-district", name=shown, type=kind, cost=cost, clause=clause)
                return f"{about}. {self.words(f'district-{slug}.help')}" if unique else f"{about}."
        return None

    def all_choices(self) -> list[str]:
        return list(TEMPLATES.values())


def options_help(words: Words) -> str:
    """The names that the options of the game take."""
    presets = [f"  {name:24}{words(f'preset-{name}')}" for name in (*PRESETS, RANDOM, OWN)]
    ranks = [f"  {rank}  {' '.join(c.name for c in CHARACTERS if c.rank == rank)}" for rank in range(1, 10)]
    uniques = columns([f"  {unique.name}" for unique in UNIQUES], gap=0)
    return words(
        "options-citadels-more",
        presets="\n".join(presets),
        characters="\n".join(ranks),
        uniques="\n".join(uniques),
    )


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def _plain(name: str) -> str:
    return re.sub(r"[\s-]+", "-", name.lower().replace("'", ""))


def _price(state: State, seat: int, choice: int) -> int:
    """The gold a choice takes from the seat: what is missing once it is made on a copy."""
    after = state.clone()
    after.apply(seat, choice, listen=False)
    return citadels_view(state, seat).gold[seat] - citadels_view(after, seat).gold[seat]


def citadels_view(state: State, seat: int | None) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view
