"""Hints for the compiler, so that running the source does not need the compiler. Never compiled itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")
    i64 = int  # compiled: a signed word of the machine, which wraps

    def mypyc_attr(**attributes: bool) -> Callable[[type[T]], type[T]]:
        return lambda cls: cls


def breathe() -> None:
    """Compiled code that runs for long calls this now and then: Ctrl-C is noticed in plain code only."""


__all__ = ["breathe", "i64", "mypyc_attr"]
