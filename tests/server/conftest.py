"""What tests of the server share."""

from tests.server.databases import choose_database, postgres, url

__all__ = ["choose_database", "postgres", "url"]
