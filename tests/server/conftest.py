"""What tests of the server share."""

from tests.server.databases import choose_database, postgres, url
from tests.server.windows import served, table

__all__ = ["choose_database", "postgres", "served", "table", "url"]
