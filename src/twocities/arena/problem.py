"""Why the arena cannot continue."""


class ArenaProblem(Exception):
    """A contest that cannot be played or saved: the name of a message, and its values."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(" ".join([key, *map(str, about.values())]))
        self.key = key
        self.about = about
