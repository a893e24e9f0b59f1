"""What keeps the arena from its work."""


class ArenaProblem(Exception):
    """A contest that cannot be played or kept: a message of our words and what it speaks of."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(" ".join([key, *map(str, about.values())]))
        self.key = key
        self.about = about
