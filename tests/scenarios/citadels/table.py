"""Scenes of Citadels name only what matters: the set in play follows from the facts."""

from typing import Any

from tests.scenarios.scene import lines, read
from twocities.citadels.cards import NAME
from twocities.citadels.characters import CHARACTER_BY_NAME
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.uniques import UNIQUES

COMPLETED = "tavern market trading-post temple church watchtower prison barracks"  # of cost 14, for any number of seats


def scene(*facts: str, holds: str = "", players: int = 4, **options: Any) -> Citadels:
    """A position with the characters and unique districts that its facts name; `holds` gives each seat a character,
    from seat 0 on."""
    held = [f"holds {seat} {character}" for seat, character in enumerate(holds.split())]
    words = " ".join(lines([*held, *facts])).replace("=", " ").replace("+", " ").split()
    names = [unique.name for unique in UNIQUES]
    found = {
        "characters": sorted({word for word in words if word in CHARACTER_BY_NAME}),
        "uniques": sorted(names, key=lambda name: name not in words)[:14],
    }
    return read(Citadels, GAME, {"players": players, **found, **options}, [*held, *facts])


def turn_of(character: str, *facts: str, players: int = 4, **options: Any) -> Citadels:
    """The turn of a character held by seat 0, at its start."""
    return scene(f"holds 0 {character}; next {character}", *facts, players=players, **options)


def warrant_on(character: str) -> str:
    """Facts: seat 1 is the Magistrate and has signed a warrant on the character."""
    return f"holds 1 magistrate; magistrate 1; warrants {character}; signed {character}"


def threat_on(character: str, real: bool = True) -> str:
    """Facts: seat 1 is the Blackmailer and threatens the character and the Magician."""
    return f"holds 1 blackmailer; blackmailer 1; threats {character} magician; real {character if real else 'magician'}"


def warranted(
    character: str,
    *facts: str,
    signed: str = "",
    others: str = "bishop merchant",
    others_hold: str = "",
    **options: Any,
) -> Citadels:
    """The turn of a character of seat 1 with a warrant, signed or not: seat 0 is the Magistrate."""
    marks = f"magistrate 0; warrants {others} {character}; signed {signed or character}; next {character}"
    return scene(marks, *facts, holds=f"magistrate {character} {others_hold}", **options)


def threatened(
    character: str, *facts: str, real: str = "", other: str = "king", others_hold: str = "", **options: Any
) -> Citadels:
    """The turn of a character of seat 1 with a threat, real or not: seat 0 is the Blackmailer."""
    marks = f"blackmailer 0; threats {other} {character}; real {real or character}; next {character}"
    return scene(marks, *facts, holds=f"blackmailer {character} {others_hold}", **options)


def bewitched(character: str, *facts: str, others_hold: str = "", **options: Any) -> Citadels:
    """The turn of a character of seat 1 that seat 0, the Witch, has bewitched."""
    marks = f"bewitched {character}; next {character}"
    return scene(marks, *facts, holds=f"witch {character} {others_hold}", **options)


def points(*facts: str, seat: int = 0) -> int:
    """What a seat scores in a finished game."""
    outcome = scene("phase over; holds 0 king", *facts).outcome()
    assert outcome is not None
    return outcome.scores[seat]


def hand(state: Citadels, seat: int) -> list[str]:
    return state.view(seat).own.hand


def city(state: Citadels, seat: int) -> list[str]:
    return list(state.view(None).table.cities[seat])


def deck(state: Citadels) -> list[str]:
    """The names of the cards of the deck, bottom first."""
    return [NAME[card] for card in state.deck]
