"""The command's arguments, read by an argparse in the reader's language."""

import re
from argparse import Action, ArgumentParser
from functools import partial
from typing import Any, Final, NoReturn

from twocities.words import Words

PROBLEMS: Final = {  # what argparse objects to, and our message for it
    r"the following arguments are required: (?P<what>.+)": "cli-required",
    r"unrecognized arguments: (?P<what>.+)": "cli-unrecognized",
    r"argument (?P<argument>.+?): expected (?:one|at least one) argument": "cli-expected",
    r"argument (?P<argument>.+?): invalid choice: '?(?P<what>.*?)'? \(choose from (?P<known>.*)\)": "cli-not-among",
    r"argument (?P<argument>.+?): invalid .*value: '(?P<what>.*)'": "cli-invalid",
}


class Misuse(Exception):
    """A command that cannot be carried out, with lines that explain why."""


class Parser(ArgumentParser):
    """An argparse parser in one language."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(**settings, add_help=False)
        self.words = words
        self.arguments = self.add_argument_group(words("cli-heading-arguments"))
        self.options = self.add_argument_group(words("cli-heading-options"))
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def add_argument(self, *names: str, **settings: Any) -> Action:
        group = self.options if names[0].startswith("-") else self.arguments
        return group.add_argument(*names, **settings)

    def add_parsers(self, title: str, metavar: str, text: str | None = None) -> Any:
        """Adds the parsers for several commands, each with its own arguments."""
        speaking: Any = partial(Parser, self.words)
        return self.add_subparsers(title=title, required=True, metavar=metavar, help=text, parser_class=speaking)

    def format_usage(self) -> str:
        return self._spoken(super().format_usage())

    def format_help(self) -> str:
        return self._spoken(super().format_help())

    def _spoken(self, text: str) -> str:
        return text.replace("usage:", self.words("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        problem = self.words("cli-misused", command=self.prog, problem=self._problem(message))
        raise Misuse(self.format_usage().rstrip(), problem)

    def _problem(self, message: str) -> str:
        for pattern, name in PROBLEMS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                return self.words(name, **{key: text.replace("'", "") for key, text in found.groupdict().items()})
        return message
