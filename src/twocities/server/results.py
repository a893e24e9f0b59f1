"""The result of a finished game for each person who played: what their record and their rating are made of."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from twocities.core import Event
from twocities.server.entries import Chose, Undone, read_entry
from twocities.server.table import Table


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's game. It stays when the table is deleted."""

    name: str  # the person's at this table
    seats: int
    seat: int
    side: int
    sides: int
    place: int
    score: int | None = None  # None in games without scores
    best: int | None = None  # the same of the best other
    levels: list[str] = []  # of bots in seats that no person has had
    people: int = 1
    others: list[str] = []  # the names of the other people
    held: list[str] = []  # characters or Heroes
    left: bool = False  # before the end, or a bot played the seat by then
    team: int = 0  # of those who are rated together
    rank: int = 0  # of the team among all that are rated


def result_rows(table: Table) -> tuple[dict[str, Any], ...]:
    """By person: a row of the results, but for its table and time. None if the game has no outcome."""
    if table.outcome is None or table.state is None:
        return ()
    people = _people(table)
    standings = _rated(table, people)
    held = table.game.held(table.state, _events(table))
    rows = []
    for guest, seat in people.items():
        result = _result(table, guest, people, held[seat])
        if guest in standings:
            team, rank = standings[guest]
            result = msgspec.structs.replace(result, team=team, rank=rank)
        rows.append(
            {
                "guest": guest,
                "game": table.game.name,
                "won": result.place == 1 and not result.left,
                "rated": guest in standings,
                "result": write_result(result).decode(),
            }
        )
    return tuple(rows)


def _people(table: Table) -> dict[str, int]:
    """By guest who has played: the seat. Those whom the host has removed are not among them."""
    return {
        guest: seat for guest, seat in table.held.items() if guest in table.aside or table.places[seat].guest == guest
    }


def _result(table: Table, guest: str, people: dict[str, int], held: list[str]) -> Result:
    outcome, seat = table.outcome, people[guest]
    assert outcome is not None
    assert table.state is not None
    sides = table.game.sides(table.options)
    (side,) = [number for number, seats in enumerate(sides) if seat in seats]
    scored = table.state.standing(None) is not None
    taken = set(people.values())
    return Result(
        name=table.names[guest],
        seats=len(table.places),
        seat=seat,
        side=side,
        sides=len(sides),
        place=outcome.places[seat],
        score=outcome.scores[seat] if scored else None,
        best=max([score for other, score in enumerate(outcome.scores) if other != seat]) if scored else None,
        levels=[place.level for other, place in enumerate(table.places) if other not in taken],
        people=len(taken),
        others=[table.names[other] for other in people if other != guest],
        held=held,
        left=table.places[seat].guest != guest or bool(table.places[seat].level),
    )


def _rated(table: Table, people: dict[str, int]) -> dict[str, tuple[int, int]]:
    """By person who is rated for the game: the team and its rank. Bots are ignored. Whoever left the game, even for a
    while, to a bot is alone and last."""
    if not table.listed or table.origin or table.taken_back:
        return {}
    assert table.outcome is not None
    rated = {guest: seat for guest, seat in people.items() if guest in table.began}
    side_of = {seat: side for side, seats in enumerate(table.game.sides(table.options)) for seat in seats}
    if len({side_of[seat] for seat in rated.values()}) < 2:
        return {}
    last = len(table.places) + 1
    return {
        guest: (len(side_of) + seat, last) if guest in table.aside else (side_of[seat], table.outcome.places[seat])
        for guest, seat in rated.items()
    }


def _events(table: Table) -> Iterator[Event]:
    """All that happened and was not undone."""
    chosen: list[Chose] = []
    for line in table.lines:
        if not line.startswith(_CHOICES):
            continue
        entry = read_entry(line)
        if isinstance(entry, Chose):
            chosen.append(entry)
        elif isinstance(entry, Undone):
            del chosen[entry.choices :]
    for entry in chosen:
        yield from entry.events


_CHOICES: Final = (b'{"type":"chose"', b'{"type":"undone"')  # other entries need not be read


def stored_row(row: dict[str, Any], table: str, at: float) -> dict[str, Any]:
    """A row with its table, and when the game ended."""
    about = {name: value for name, value in row.items() if name != "rated"}
    return {**about, "table_id": table, "at": at, "rate_at": at if row["rated"] else None}


write_result: Final = msgspec.json.Encoder().encode
read_result: Final = msgspec.json.Decoder(Result).decode
