"""Citadels in words: cards, events, questions, choices, reasons, help."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from twocities.citadels.cards import BASIC, BASIC_CLAUSE, BASIC_PROVENANCE, TYPE_NAMES, face_text
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.choices import BRIBE
from twocities.citadels.documents import View
from twocities.citadels.options import OWN, RANDOM
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES
from twocities.core import State
from twocities.core.choice import verb_of
from twocities.terminal.screen import columns
from twocities.terminal.teller import Help, Teller, plain, yes
from twocities.words import Words

DISTRICTS: Final = {  # by name: type and cost
    **{name: (type_, cost) for name, type_, cost, _ in BASIC},
    **{unique.name: (UNIQUE_TYPE, unique.cost) for unique in UNIQUES},
}


class CitadelsTelling(Teller):
    """Says what happens in Citadels."""

    new_paragraphs = ("round", "called", "resumed")
    implied = ("players",)
    default_players = ("", "regular", "regular", "regular")

    @staticmethod
    def options_for(players: int) -> dict[str, int]:
        return {"players": players}

    # -- cards

    def character(self, name: str) -> str:
        return self.words.name(f"character-{name}")

    def district(self, name: str) -> str:
        """A district, with a `+` if it has a coin."""
        return self.words.name(f"district-{name.removesuffix('+')}", mark="+" * name.endswith("+"))

    def districts(self, names: Iterable[str]) -> str:
        return self.words.listing(map(self.district, names))

    def card(self, name: str) -> str:
        """A district with the letter of its type and its cost: T1 Tavern."""
        type_, cost = DISTRICTS[name.removesuffix("+")]
        letter = self.words(f"type-{TYPE_NAMES[type_]}.letter")
        return f"{letter}{cost + name.endswith('+')} {self.district(name)}"

    # -- what happened

    def sentence(self, event: dict[str, Any], reader: int | None) -> str:
        seat, target = event["seat"], event.get("target")
        values = {
            "count": 0,
            **self.named(event),
            "name": self.names[seat],
            "reader": "actor" if reader == seat else "target" if reader is not None and reader == target else "other",
            "own": yes(target == seat),
            "told": yes("cards" in event or "character" in event),
            "cards": self.districts(event.get("cards", ())),
        }
        return self.words(f"event-{event['kind']}", **values)

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        says: dict[str, Callable[[Any], str]] = {
            "character": self.character,
            "district": self.district,
            "type": self._type,
            "seat": self.names.__getitem__,
            "target": self.names.__getitem__,
        }
        return {key: says[key](value) if key in says else value for key, value in facts.items()}

    def _type(self, name: str) -> str:
        return self.words.name(f"type-{name}")

    # -- what is asked

    def question(self, state: State, seat: int) -> str:
        view = citadels_view(state, seat)
        return self.words(
            f"decision-{view.decision}",
            character=self.character(view.turn.role) if view.turn.role else "",
            actor=self.names[view.turn.actor],
            about=self.names[view.about],
            gathered=yes(view.turn.gathered),
            half=state.price(seat, BRIBE) if BRIBE in state.choices(seat) else 0,
            cards=self.districts(view.aside),
        )

    def label(self, state: State, seat: int, choice: int) -> str:
        values: dict[str, str | int] = {"price": state.price(seat, choice)}
        for kind, value in self.game.grammar.operands_of(choice):
            if kind == "character":
                values[kind] = self.character(CHARACTERS[value].name)
            elif kind == "district":
                values[kind] = self.district(face_text(value))
            elif kind == "type":
                values[kind] = self._type(TYPE_NAMES[value])
            elif kind == "seat":
                values.update(seat=self.names[value], own=yes(value == seat))
            else:
                values[kind] = value
        return self.words(self.choice_message(verb_of(choice)), **values)

    # -- the end

    def result(self, state: State) -> list[str]:
        """The scores, best first."""
        outcome = state.outcome()
        assert outcome is not None
        results = sorted(zip(outcome.places, self.names, outcome.scores, strict=True))
        return [self.words("over-place", place=place, name=name, points=points) for place, name, points in results]

    # -- help

    def help(self, name: str) -> Help | None:
        for character in CHARACTERS:
            shown = self.character(character.name)
            if plain(name) in (character.name, plain(shown)):
                title = self.words("help-character", name=shown, rank=character.rank)
                effect = self.words(f"character-{character.name}.help")
                source = self.source(character.clause, character.provenance)
                return Help(title, [effect], source, self.rulings(character.clause, character.name))
        for unique in UNIQUES:
            if plain(name) in (unique.name, plain(self.district(unique.name))):
                effect = self.words(f"district-{unique.name}.help")
                source = self.source(unique.clause, unique.provenance)
                rulings = self.rulings(unique.clause, unique.name)
                return Help(self._district_title(unique.name), [effect], source, rulings)
        for slug, _, _, copies in BASIC:
            if plain(name) in (slug, plain(self.district(slug))):
                line = self.words("help-copies", copies=copies)
                source = self.source(BASIC_CLAUSE, BASIC_PROVENANCE)
                return Help(self._district_title(slug), [line], source, self.rulings(BASIC_CLAUSE, slug))
        return None

    def _district_title(self, name: str) -> str:
        type_, cost = DISTRICTS[name]
        return self.words("help-district", name=self.district(name), type=self._type(TYPE_NAMES[type_]), cost=cost)

    # -- options

    @staticmethod
    def options_help(words: Words) -> str:
        presets = [f"  {name:24}{words(f'preset-{name}')}" for name in (*PRESETS, RANDOM, OWN)]
        ranks = [f"  {rank}  {' '.join(c.name for c in CHARACTERS if c.rank == rank)}" for rank in range(1, 10)]
        uniques = columns([f"  {unique.name}" for unique in UNIQUES], gap=0)
        return words(
            "options-more",
            presets="\n".join(presets),
            characters="\n".join(ranks),
            uniques="\n".join(uniques),
        )


def citadels_view(state: State, seat: int | None) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view
