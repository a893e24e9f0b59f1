"""What one reader may see of a table now. Together with replay.py, which shows the past, this is the only place that
prepares anything about a game for sending."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec

from twocities.core import Standing, State
from twocities.server.entries import AnyEntry, Chose, Said, Seated, Voted, Wanted, read_entry
from twocities.server.messages import (
    Ahead,
    Application,
    News,
    Odds,
    Proposal,
    Rating,
    Scene,
    SeatCard,
    TableCard,
    Unavailable,
)
from twocities.server.table import CARDS, OPEN, Table

NO_DECISION: Final[Mapping[str, Any]] = {
    "choices": [],
    "prices": [],
    "gains": {},
    "odds": {},
    "unavailable": [],
    "way": [],
    "way_prices": [],
    "scores_after": {},
    "ahead": [],
}
MOST_NEWS: Final = 2**18  # bytes, as they are stored, of what a scene or a page of news tells
SAID: Final = b'{"type":"said",'  # how an entry of table talk begins
NOTHING: Final[Mapping[int, AnyEntry]] = {}
UNRATED: Final[Mapping[str, Rating]] = {}


def scene(table: Table, seat: int | None, hosting: bool, card: TableCard, news: list[News]) -> Scene:
    """The table for a seat, or for a spectator (None). `card` comes from `table_card`."""
    state = table.state
    decides = seat in table.asked and not table.places[seat].level
    if seat is not None:
        known = table.reading(seat).choices
        card = msgspec.structs.replace(card, choices=known, proposal=_proposal(table, seat))
    return Scene(
        version=table.reading(seat).version,
        table=card,
        you=seat,
        hosting=hosting,
        news=news,
        view=state.view(seat) if state is not None else None,
        memory=table.memory(seat),
        outlook=state.outlook([seat]) if state is not None else None,
        standing=_standing(state, seat),
        outcome=table.outcome,
        **(_decision(table, seat) if seat is not None and decides else NO_DECISION),
    )


def _standing(state: State | None, seat: int | None) -> list[Standing] | None:
    standing = state.standing(seat) if state is not None else None
    return list(standing) if standing is not None else None


def _decision(table: Table, seat: int) -> dict[str, Any]:
    """The fields of a scene that describe the decision of a seat."""
    state, text = table.state, table.game.text
    assert state is not None
    offered, way = state.choices(seat), state.way(seat)
    return {
        "choices": [text(choice) for choice in offered],
        "prices": [state.price(seat, choice) for choice in offered],
        "gains": {text(choice): dict(gains) for choice in offered if (gains := state.gains(seat, choice))},
        "odds": {text(choice): Odds(*odds) for choice in offered if (odds := state.odds(seat, choice))},
        "unavailable": [Unavailable(text(choice), reason) for choice, reason in state.unavailable(seat)],
        "way": [text(choice) for choice, _ in way],
        "way_prices": [price for _, price in way],
        "scores_after": {
            text(choice): score for choice in offered if (score := state.score_after(seat, choice)) is not None
        },
        "ahead": [
            Ahead(text(choice), price, [text(other) for other in before]) for choice, price, before in state.ahead(seat)
        ],
    }


def table_card(
    table: Table, online: Iterable[str], stuck: bool, now: float, ratings: Mapping[str, Rating] = UNRATED
) -> TableCard:
    """What a spectator may know about a table besides its game; `online` are the guests with a connection, `ratings`
    those that guests show."""
    present = set(online)
    return TableCard(
        id=table.name,
        game=table.game.name,
        options={name: option for name, option in table.options_document.items() if name != CARDS},
        cards=table.cards_key,
        phase=table.phase,
        paused=table.paused,
        stuck=stuck,
        listed=table.listed,
        language=table.language,
        guided=table.guided,
        hints=table.hints,
        paired=table.paired,
        fills_in=max(table.fills_at - now, 0.0) if table.fills_at and table.phase == OPEN else None,
        origin=table.origin,
        clock=table.clock,
        pace=table.pace,
        seats=[_seat_card(table, seat, present, now, ratings) for seat in range(len(table.places))],
        choices=table.reading(None).choices,
        proposal=_proposal(table, None),
        application=_application(table),
        ending=table.ending,
        rematch=table.rematch,
        created=table.created,
    )


def _proposal(table: Table, seat: int | None) -> Proposal | None:
    """The current proposal, with choices as the reader counts them."""
    if table.proposal is None or not table.reading(seat).proposed:
        return None
    return msgspec.structs.replace(table.proposal, choices=table.known_choices(seat, table.proposal.choices))


def _application(table: Table) -> Application | None:
    wanted = table.wanted
    return Application(wanted.seat, wanted.place.name, list(table.admitted)) if wanted is not None else None


def _seat_card(table: Table, seat: int, present: set[str], now: float, ratings: Mapping[str, Rating]) -> SeatCard:
    place, empty = table.places[seat], seat in table.game.empty_seats(table.options)
    return SeatCard(
        kind="program" if place.level else "person" if place.guest else "empty" if empty else "open",
        name=place.name,
        level=place.level,
        face=table.faces[seat] if place.level else "",
        online=place.guest in present,
        host=bool(place.guest) and place.guest == table.host,
        seconds=_seconds_left(table, seat, now),
        kept=bool(place.guest) and bool(place.level) and not place.lost,
        rating=None if place.level else ratings.get(place.guest),
    )


def _seconds_left(table: Table, seat: int, now: float) -> float | None:
    if not table.clock.seconds or not table.used or table.places[seat].level:
        return None
    deadline = table.deadline(seat)
    if deadline is None:
        left = table.clock.seconds - (table.used[seat] if table.clock.whole_game else 0.0)
    else:
        left = deadline - (table.paused_at if table.paused else now)
    return max(left, 0.0)


def news_since(table: Table, seat: int | None, version: int, read: Mapping[int, AnyEntry] = NOTHING) -> list[News]:
    """The latest news of a reader after one of its versions; `read` has the entries decoded so far, by index."""
    return _news_between(table, seat, version, table.reading(seat).version, read)


def news_before(table: Table, seat: int | None, version: int) -> list[News]:
    """The latest news of a reader before one of its versions."""
    return _news_between(table, seat, 0, min(version - 1, table.reading(seat).version), NOTHING)


def _news_between(table: Table, seat: int | None, after: int, until: int, read: Mapping[int, AnyEntry]) -> list[News]:
    """As much of the latest news as fits."""
    reading = table.reading(seat)
    found: list[News] = []
    size = 0
    for number in range(until, after, -1):
        at = reading.entries[number - 1]
        size += len(table.lines[at])
        if found and size > MOST_NEWS:
            break
        entry = read.get(at) or read_entry(table.lines[at])
        found.append(news(table.name, number, entry, seat, reading.numbers[number - 1]))
    return found[::-1]


def speaker(table: str, guest: str) -> str:
    """The mark by which readers recognize who speaks at a table, whatever name they use. It differs from table to
    table; "" if nobody knows who spoke."""
    return blake2b(f"{table} {guest}".encode(), digest_size=8).hexdigest() if guest else ""


def speakers(table: Table, seat: int | None) -> dict[str, str]:
    """The guests whose talk a reader was told, each with the last name used."""
    lines = [table.lines[at] for at in table.reading(seat).entries]
    said = [read_entry(line) for line in lines if line.startswith(SAID)]
    return {entry.guest: entry.name for entry in said if isinstance(entry, Said) and entry.guest}


def news(table: str, version: int, entry: AnyEntry, seat: int | None, number: int, over: bool = False) -> News:
    """An entry of a table as a reader sees it; `number` is how many choices it counts.

    During a game a choice and its maker are known only by the events, because players decide at once and in secret."""
    about: dict[str, Any]
    match entry:
        case Chose():
            named = over or seat == entry.seat or any([event.seat == entry.seat for event in entry.events])
            events = [event.seen_by(seat) for event in entry.events]
            about = {"seat": entry.seat if named else None, "events": events}
        case Seated() | Wanted():
            about = {"seat": entry.seat, "name": entry.place.name}
        case Said():
            about = {"seat": entry.seat, "name": entry.name, "text": entry.text, "phrase": entry.phrase}
            about["by"] = speaker(table, entry.guest)
        case Voted():
            about = {"seat": entry.seat, "agrees": entry.agrees}
        case _:
            about = {"seat": getattr(entry, "seat", None)}
    return News(version=version, at=entry.at, kind=type(entry).__name__.lower(), number=number, **about)
