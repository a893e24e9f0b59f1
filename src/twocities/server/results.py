"""The result of a finished game for each person who played: the basis of their record and rating."""

from collections.abc import Collection, Iterator
from typing import Any, Final

import msgspec

from twocities.core import Event
from twocities.server.entries import Chose, Undone, read_entry
from twocities.server.table import Table


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's game. It stays when the table is deleted, so it names nobody else."""

    name: str  # the person's at this table
    seats: int
    side: int
    sides: int
    place: int  # the last one for a person who left
    score: int | None = None  # None in games without scores
    best: int | None = None  # the highest score of the others
    levels: list[str] = []  # of bots in seats that no person has had; "" where the rules play
    people: int = 1
    held: list[str] = []  # characters or Heroes
    left: bool = False  # resigned, got up, or let a bot finish the game
    team: int = 0  # of those who are rated together
    rank: int = 0  # of the team among all that are rated


def result_rows(table: Table) -> tuple[dict[str, Any], ...]:
    """A row of the results for each person, without its table and time. A game that ended without an outcome has
    none."""
    if table.outcome is None or table.state is None:
        return ()
    people = _people(table)
    standings = _standings(table, people)
    held = table.game.held(table.state, _events(table))
    rows = []
    for guest, seat in people.items():
        team, rank = standings.get(guest, (0, 0))
        result = _result(table, guest, people, held[seat], team, rank)
        rows.append(
            {
                "guest": guest,
                "game": table.game.name,
                "won": result.place == 1,
                "rated": guest in standings,
                "result": write_result(result).decode(),
            }
        )
    return tuple(rows)


def _people(table: Table) -> dict[str, int]:
    """By guest who has played: the seat. Those removed by the host are left out."""
    return {
        guest: seat for guest, seat in table.held.items() if guest in table.aside or table.places[seat].guest == guest
    }


def _result(table: Table, guest: str, people: dict[str, int], held: list[str], team: int, rank: int) -> Result:
    outcome, seat, place = table.outcome, people[guest], table.places[people[guest]]
    assert outcome is not None
    assert table.state is not None
    sides = table.game.sides(table.options)
    (side,) = [number for number, seats in enumerate(sides) if seat in seats]
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    scored = table.state.standing(None) is not None
    left = place.guest != guest or bool(place.level)
    taken = set(people.values())
    return Result(
        name=table.names[guest],
        seats=len(table.places),
        side=side,
        sides=len(sides),
        place=len(sides) if left else outcome.places[seat],
        score=outcome.scores[seat] if scored else None,
        best=max(others, default=None) if scored else None,
        levels=[bot.level for other, bot in enumerate(table.places) if other not in taken],
        people=len(taken),
        held=held,
        left=left,
        team=team,
        rank=rank,
    )


def _standings(table: Table, people: dict[str, int]) -> dict[str, tuple[int, int]]:
    """By person who is rated for the game: the team and its rank. A person who let a bot play, even for a while, is
    alone and last. Those who took over a bot's seat during the game are not rated."""
    if not is_rated(table, people):
        return {}
    assert table.outcome is not None
    side_of = {seat: side for side, seats in enumerate(table.game.sides(table.options)) for seat in seats}
    last = len(table.places) + 1
    return {
        guest: (len(side_of) + seat, last) if guest in table.aside else (side_of[seat], table.outcome.places[seat])
        for guest, seat in table.began.items()
    }


def is_rated(table: Table, people: Collection[str]) -> bool:
    """Whether a game counts for ratings: it is listed, starts from the usual setup and gives no hints, people have all
    seats at the start, there are two sides, nobody undoes what others have seen, and the host removes nobody (`people`
    are those left)."""
    usual = table.listed and not (table.origin or table.hints or table.taken_back)
    begun_by_people = len(table.began) == len(table.places) and len(table.game.sides(table.options)) > 1
    return usual and begun_by_people and all([guest in people for guest in table.began])


def _events(table: Table) -> Iterator[Event]:
    """Everything that happened and was not undone."""
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
