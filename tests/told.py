"""What the terminal says about questions, choices, cards and refusals, and the list of clauses, so that tests can
compare the browser client with it.

`python -m tests.told` regenerates it."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import msgspec

from tests.machine.box import EXAMPLE
from tests.random_games import Setup, random_play
from tools.clauses import ROOT
from twocities.citadels import reasons as citadels_reasons
from twocities.citadels.cards import BASIC
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.citadels.uniques import UNIQUES
from twocities.core import Game, Reason
from twocities.core.choice import verb_of
from twocities.machine import reasons as machine_reasons
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME as MACHINE
from twocities.machine.heroes import HEROES
from twocities.machine.options import Options as MachineOptions
from twocities.machine.own_cards import read_cards
from twocities.machine.state import CLASSES, SERVANTS
from twocities.rules import parse
from twocities.terminal.machine import MachineTeller
from twocities.terminal.teller import Teller, teller_of
from twocities.words import Words

FILE: Final = ROOT / "web" / "tests" / "told.json"
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Ezra", "Fay", "Gus", "Hal")
CARDS: Final = {CITADELS.name: CITADELS.catalogue(), MACHINE.name: MACHINE.catalogue()}
GAMES: Final = {  # in which nearly everything comes up
    CITADELS.name: [
        Setup(Options(players=players, preset=preset, ninth=players > 2), seed)
        for players, preset, seed in (
            (2, "ambitious-aristocrats", "0"),
            (2, "cunning-agents", "1"),
            (2, "tenacious-delegates", "0"),
            (4, "vicious-nobles", "3"),
            (6, "cunning-agents", "1"),
            (6, "first-game", "0"),
            (7, "devious-dignitaries", "0"),
            (8, "devious-dignitaries", "0"),
        )
    ],
    MACHINE.name: [
        Setup(MachineOptions(revolutionaries=seats), seed, MACHINE)
        for seats, seed in ((1, "52"), (2, "1"), (2, "14"), (2, "28"), (2, "44"), (2, "156"), (3, "24"), (3, "151"))
    ],
}
HELPS: Final[dict[str, dict[str, list[str]]]] = {  # by game and by kind of card
    CITADELS.name: {
        "character": [character.name for character in CHARACTERS],
        "district": [name for name, _, _, _ in BASIC] + [unique.name for unique in UNIQUES],
    },
    MACHINE.name: {
        "hero": [hero.name for hero in HEROES],
        "district": list(DISTRICTS),
        "event": [event.name for event in CITY_EVENTS],
        "directive": [directive.name for directive in DIRECTIVES],
        "servant": list(SERVANTS),
        "class": list(CLASSES[1:]),
    },
}
RULES: Final = {CITADELS.name: ("citadels", citadels_reasons), MACHINE.name: ("great-machine", machine_reasons)}


def table(game: Game) -> Teller:
    return teller_of(game)(game, Words(game.name), NAMES, game.options_type(), lambda text, style: text)


def scenes(game: Game) -> Iterator[dict[str, Any]]:
    """A scene for each decision, with those of its choices that no earlier scene contains."""
    teller = table(game)
    seen: set[tuple[str, int]] = set()
    for setup in GAMES[game.name]:
        for state, seat, _ in random_play(setup):
            view: Any = state.view(seat)
            fresh = {(view.decision, verb_of(choice)): choice for choice in state.choices(seat)}
            choices = [choice for kind, choice in fresh.items() if kind not in seen]
            if choices:
                seen |= fresh.keys()
                yield {
                    "question": teller.question(state, seat),
                    "labels": [teller.label(state, seat, choice) for choice in choices],
                    "you": seat,
                    "choices": [game.text(choice) for choice in choices],
                    "prices": [state.price(seat, choice) for choice in choices],
                    "view": view,
                }


def helps(game: Game) -> Iterator[dict[str, Any]]:
    """Every card, and what is said about it."""
    teller = table(game)
    for kind, names in HELPS[game.name].items():
        for name in names:
            help = teller.help(name)
            assert help is not None
            rulings = [ruling.partition(":")[0] for ruling in help.rulings]
            yield {"kind": kind, "name": name, "help": help._replace(rulings=rulings)._asdict()}


def refusals(game: Game) -> Iterator[dict[str, Any]]:
    """Every reason that names cards, and what is said about all of them and about each."""
    teller = table(game)
    for reason in vars(RULES[game.name][1]).values():
        if isinstance(reason, Reason) and reason.kind:
            names = HELPS[game.name][reason.kind]
            for about in [reason.concerning(what) for what in (" ".join(names), *names)]:
                yield {"reason": about, "said": teller.reason(about)}


def own_cards() -> dict[str, Any]:
    """The cards from an owner's box, and what is said about how they differ from ours."""
    cards = read_cards(EXAMPLE)
    teller = MachineTeller(MACHINE, Words(MACHINE.name), NAMES, MachineOptions(cards=cards), lambda text, style: text)
    return {"own": cards, "differences": teller.differences()}


def rules(document: str, reasons: ModuleType) -> dict[str, list[str]]:
    """The clauses of the rules, and those that reasons cite."""
    clauses = parse((ROOT / "docs" / "rules" / "en" / f"{document}.md").read_text("utf-8"))
    cited = {reason.clause for reason in vars(reasons).values() if isinstance(reason, Reason) and reason.clause}
    return {"clauses": [clause.id for clause in clauses], "cited": sorted(cited)}


def told() -> str:
    """Everything, with what the client needs to say it; one fact per line."""
    lines: list[str] = []
    for game in (CITADELS, MACHINE):
        lines.append(written({"game": game.name, "names": NAMES, "card": CARDS[game.name]}))
        lines.append(written({"game": game.name, **rules(*RULES[game.name])}))
        lines += [written({"game": game.name, **fact}) for fact in (*scenes(game), *helps(game), *refusals(game))]
    lines.append(written({"game": MACHINE.name, **own_cards()}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def written(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()  # names of cards are texts of a kind


if __name__ == "__main__":
    FILE.write_text(told(), encoding="utf-8")
