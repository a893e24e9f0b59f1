"""The names of people who have asked the server to remember them."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.server.schema import PEOPLE


def name_of(connection: Connection, guest: str) -> str:
    """Empty if the server does not know one."""
    return connection.scalars(select(PEOPLE.c.name).where(PEOPLE.c.guest == guest)).first() or ""


def rename(connection: Connection, guest: str, name: str) -> None:
    row = insert_or(PEOPLE).values(guest=guest, name=name, settings="{}")
    connection.execute(row.on_conflict_do_update(index_elements=["guest"], set_={"name": name}))
