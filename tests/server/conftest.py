"""What tests of the server share."""

from tests.server.databases import postgres, url

__all__ = ["postgres", "url"]
