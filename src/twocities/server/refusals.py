"""Why the server refuses something; the messages are in locale/*/server.ftl under `refused-` and the key."""

from collections.abc import Sequence

from twocities.core import Reason


class Refusal(Exception):
    """A guest's request is refused, with every reason; nothing has changed."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(map(str, reasons)))
        self.reasons = list(reasons)


def refusal(key: str, about: str = "") -> Refusal:
    """A reason of the server itself, without a clause of the rules."""
    return Refusal([Reason(key, "", about)])
