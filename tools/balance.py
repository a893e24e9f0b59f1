"""How fair a game is: tables for `docs/balance.md`, from the games that `twocities arena` saves.

python -m tools.balance FOLDER...    (folders of contests of the same game, counted together)"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from twocities.arena.contest import Played
from twocities.arena.report import wilson
from twocities.arena.store import FILE
from twocities.citadels.draft import DISCARD_CHARACTER
from twocities.citadels.game import Citadels
from twocities.citadels.state import SELECTION
from twocities.core import Game, State, find_game
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.game import GreatMachine
from twocities.machine.sides import MACHINE

Facts = Iterator[tuple[str, str, float]]  # a table, a row, and whether what the table counts happened

HEADINGS: Final = {
    "side": "Side",
    "seats": "Revolutionaries",
    "hero": "Hero in play",
    "event": "City Event revealed",
    "directive": "Directive published",
    "city": "City",
    "rounds": "Rounds",
    "preset": "Set: wins of the player with the first crown",
    "seat": "Seat, counted from the first crown",
    "character": "Character held",
}


class Table:
    """Rows with a name, how often it occurred, and the share of wins with its interval."""

    def __init__(self) -> None:
        self.rows: dict[str, list[float]] = defaultdict(list)

    def lines(self, heading: str, wins: str) -> Iterable[str]:
        yield f"| {heading} | Games | {wins} | 95 % interval |"
        yield "|---|---:|---:|---:|"
        rows = sorted(self.rows.items(), key=lambda row: -sum(row[1]) / len(row[1]))
        if all([name.strip().isdecimal() for name in self.rows]):
            rows.sort()
        for name, won in rows:
            low, high = wilson(sum(won), len(won))
            yield f"| {name} | {len(won)} | {sum(won) / len(won):.1%} | {low:.1%} to {high:.1%} |"


def games_in(folder: Path) -> Iterator[tuple[Game, Any, Played]]:
    first, *lines = (folder / FILE).read_bytes().splitlines()
    header = msgspec.json.decode(first)
    game = find_game(header["game"])
    options = msgspec.convert(header["options"], game.options_type)
    for line in lines:
        yield game, options, msgspec.json.decode(line, type=Played)


def machine_facts(state: GreatMachine, played: Played, options: Any) -> Facts:
    """What was in play in a game, and whether the Machine won."""
    published: set[int] = set()
    for seat, choice in played.result.moves:
        state.apply(seat, choice, listen=False)
        published |= set(state.published)
    won = float(state.winner == MACHINE)
    yield "side", "the Machine", won
    yield "seats", str(options.revolutionaries), won
    yield "city", options.city, won
    yield "rounds", f"{state.round:2}", won
    for hero in state.heroes:
        yield "hero", hero.name, won
    for event in state.past:
        yield "event", CITY_EVENTS[event].name, won
    for directive in published:
        yield "directive", DIRECTIVES[directive].name, won


def citadels_facts(state: Citadels, played: Played, options: Any) -> Facts:
    """Who sat where and had which character in a game, and whether they won."""
    places = played.result.places
    share = 1 / places.count(1)
    wins = [share if place == 1 else 0.0 for place in places]
    first, preset = state.crown, options.preset
    yield "preset", f"{preset}, {options.players} players", wins[first]
    for seat in range(state.seats):
        yield "seat", str((seat - first) % state.seats), wins[seat]
    for seat, choice in played.result.moves:
        taking = state.phase == SELECTION and state.stack[-1].decision is not DISCARD_CHARACTER
        state.apply(seat, choice, listen=False)
        if taking:
            for rank in state.held_by(seat)[-1:]:
                yield "character", state.names[rank - 1], wins[seat]


def facts(state: State, played: Played, options: Any) -> Facts:
    if isinstance(state, GreatMachine):
        return machine_facts(state, played, options)
    assert isinstance(state, Citadels)
    return citadels_facts(state, played, options)


def main() -> None:
    tables: dict[str, Table] = defaultdict(Table)
    wins = ""
    for folder in sys.argv[1:]:
        for game, options, played in games_in(Path(folder)):
            wins = "The Machine wins" if game.name == "machine" else "Wins"
            for name, row, won in facts(game.new(options, played.seed), played, options):
                tables[name].rows[row].append(won)
    for name, table in tables.items():
        print(*table.lines(HEADINGS[name], wins), "", sep="\n")


if __name__ == "__main__":
    main()
