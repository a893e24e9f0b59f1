"""Scenes that name only what matters: the set in play follows from the facts."""

from tests.scenarios.scene import scene
from twocities.citadels.cards import NAME
from twocities.citadels.characters import CHARACTER_BY_NAME
from twocities.citadels.game import Citadels
from twocities.citadels.uniques import UNIQUES

COMPLETED = "tavern market trading-post temple church watchtower prison barracks"  # of cost 14, for any number of seats


def table(facts: str, players: int = 4) -> Citadels:
    """A scene played with the characters and unique districts its facts name."""
    words = facts.replace("=", " ").replace("+", " ").split()
    names = [unique.name for unique in UNIQUES]
    uniques = sorted(names, key=lambda name: name not in words)[:14]
    characters = sorted({word for word in words if word in CHARACTER_BY_NAME})
    return scene(facts, players=players, characters=characters, uniques=uniques)


def turn_of(character: str, facts: str = "", players: int = 4) -> Citadels:
    """The turn of a character held by seat 0, at its start."""
    return table(f"holds 0 {character}\nnext {character}\n{facts}", players)


def warrant_on(character: str) -> str:
    """Facts: seat 1 is the Magistrate and has signed a warrant on the character."""
    return f"holds 1 magistrate\nmagistrate 1\nwarrants {character}\nsigned {character}\n"


def threat_on(character: str, real: bool = True) -> str:
    """Facts: seat 1 is the Blackmailer and threatens the character and the Magician."""
    return (
        f"holds 1 blackmailer\nblackmailer 1\nthreats {character} magician\nreal {character if real else 'magician'}\n"
    )


def points(facts: str, seat: int = 0) -> int:
    """What a seat scores in a finished game."""
    outcome = table(f"phase over\nholds 0 king\n{facts}").outcome()
    assert outcome is not None
    return outcome.scores[seat]


def deck(state: Citadels) -> list[str]:
    """The names of the cards of the deck, bottom first."""
    return [NAME[card] for card in state.deck]
