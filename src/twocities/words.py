"""The words people read: the messages of one language, from locale/, common ones and those of one game."""

from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LONGEST: Final = 1000  # Fluent refuses values of 2500 letters; somebody may type them


class Words:
    """Says a message by its name, or `name.attribute`. What is missing is an error, never silence."""

    def __init__(self, game: str = "", language: str = "en") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in filter(None, ("common", game)):
            file = files("twocities") / "locale" / language / f"{name}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, name: str, /, **values: str | int) -> str:
        """Raises KeyError if there is no such message, ValueError if a value for it is missing."""
        message, _, attribute = name.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(name)
        text, problems = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in values.items()})
        if problems:
            raise ValueError(f"message '{name}': {problems[0]}")
        return str(text)


def _cut(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
