"""What the server knows about people: their names, if they have asked it to remember them, and whether they play."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.server.schema import PEOPLE, SEATS


def name_of(connection: Connection, guest: str) -> str:
    """Empty if the server does not know one."""
    return connection.scalars(select(PEOPLE.c.name).where(PEOPLE.c.guest == guest)).first() or ""


def rename(connection: Connection, guest: str, name: str) -> None:
    row = insert_or(PEOPLE).values(guest=guest, name=name, settings="{}")
    connection.execute(row.on_conflict_do_update(index_elements=["guest"], set_={"name": name}))


def has_games(connection: Connection, guest: str) -> bool:
    """Whether a guest has a seat anywhere, even in a game that is over."""
    return connection.scalars(select(SEATS.c.seat).where(SEATS.c.guest == guest).limit(1)).first() is not None
