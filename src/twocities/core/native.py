"""Hints for the compiler, with which the source also runs without it. This module is never compiled."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")
    i64 = int  # compiled: a signed machine word, which wraps around

    def mypyc_attr(**attributes: bool) -> Callable[[type[T]], type[T]]:
        return lambda cls: cls


def breathe() -> None:
    """Compiled code that runs for long calls this now and then, because Ctrl-C is only noticed in plain code."""


__all__ = ["breathe", "i64", "mypyc_attr"]
