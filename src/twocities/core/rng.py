"""Seeded randomness that gives the same numbers on every machine and every Python."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

from twocities.core.native import i64, mypyc_attr

T = TypeVar("T")

COMPILED: Final = not __file__.endswith(".py")
_WORD: Final = 1 << 64
_MASK: Final = _WORD - 1
_HALF: Final = (1 << 32) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """A source of 64-bit numbers; everything else is derived from them."""

    __slots__ = ()

    @abstractmethod
    def next64(self) -> int:
        """The next number, from 0 to 2**64 - 1."""

    @abstractmethod
    def clone(self) -> "Generator":
        """Another that gives the same numbers from here on."""

    @abstractmethod
    def text(self) -> str:
        """Its whole state; `read_generator` reads it back."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias, n / 2**64, is too small to measure."""
        if COMPILED and n < 1 << 62:
            return _high(self._word(), n)
        return (self.next64() * n) >> 64

    def _word(self) -> i64:
        """The next number as a signed machine word. Only compiled code has these."""
        number = self.next64()
        return number - _WORD if number >> 63 else number

    def shuffle(self, items: list[T]) -> None:
        """Every order is equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _high(word: i64, n: i64) -> i64:
    """The upper half of an unsigned word times n, multiplied in halves: in compiled code, Ctrl-C breaks a product that
    does not fit into a word."""
    high, low = word >> 32 & _HALF, word & _HALF
    n_high, n_low = n >> 32, n & _HALF
    one, other = high * n_low, low * n_high
    carry = (low * n_low >> 32 & _HALF) + (one & _HALF) + (other & _HALF)
    return high * n_high + (one >> 32 & _HALF) + (other >> 32 & _HALF) + (carry >> 32)


class HashGenerator(Generator):
    """A keyed hash of a counter, for real games: nobody can predict later draws from earlier ones."""

    __slots__ = ("block", "counter", "key")

    def __init__(self, key: bytes, counter: int = 0, block: int = -1) -> None:
        self.key = key
        self.counter = counter  # numbers drawn so far
        self.block = self._hash() if block < 0 else block  # the rest of eight numbers drawn together, next one lowest

    @classmethod
    def from_seed(cls, seed: str) -> "HashGenerator":
        """The same seed always gives the same numbers. Raises TypeError if it is no text."""
        return cls(blake2b(str.encode(seed), digest_size=32, person=b"twocities").digest())

    def _hash(self) -> int:
        number, used = divmod(self.counter, 8)
        block = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
        return int.from_bytes(block, "little") >> 64 * used

    def next64(self) -> int:
        value = self.block & _MASK
        self.counter += 1
        self.block = self.block >> 64 if self.counter % 8 else self._hash()
        return value

    def text(self) -> str:
        return f"hash {self.key.hex()} {self.counter}"

    def clone(self) -> "HashGenerator":
        return HashGenerator(self.key, self.counter, self.block)


class SplitMix(Generator):
    """SplitMix64: small and fast, for samples, rollouts and bots."""

    __slots__ = ("state",)

    state: i64

    def __init__(self, seed: int) -> None:
        state = seed & _MASK
        self.state = state - _WORD if COMPILED and state >> 63 else state

    def next64(self) -> int:
        if COMPILED:
            word: int = self._word()
            return word & _MASK
        state: int = self.state
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        self.state = state
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _word(self) -> i64:
        """As above, but words wrap around, and a shift to the right copies the sign bit."""
        z = self.state = self.state + (0x9E3779B97F4A7C15 - _WORD)
        z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * (0xBF58476D1CE4E5B9 - _WORD)
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * (0x94D049BB133111EB - _WORD)
        return z ^ (z >> 31 & 0x1FFFFFFFF)

    def text(self) -> str:
        state: int = self.state
        return f"split {state & _MASK}"

    def clone(self) -> "SplitMix":
        new = SplitMix(0)
        new.state = self.state
        return new


class Rigged(Generator):
    """A generator whose next draws are fixed, for tests and puzzles: which face a die shows, or which item is drawn,
    counted from 0 (a number that is too high means the last one). After that, another generator takes over."""

    __slots__ = ("draws", "then")

    def __init__(self, draws: Sequence[int], then: Generator) -> None:
        self.draws = list(draws)
        self.then = then

    def next64(self) -> int:
        return self.then.next64()

    def below(self, n: int) -> int:
        return min(self.draws.pop(0), n - 1) if self.draws else self.then.below(n)

    def text(self) -> str:
        return f"rigged {','.join(map(str, self.draws))} {self.then.text()}" if self.draws else self.then.text()

    def clone(self) -> "Rigged":
        return Rigged(self.draws, self.then.clone())


def read_generator(text: str) -> Generator:
    """The generator of a text. Raises ValueError."""
    match text.split():
        case ["hash", key, count] if 0 < len(key) <= 128 and count.isdecimal() and len(count) < 19:
            return HashGenerator(bytes.fromhex(key), int(count))
        case ["rigged", draws, *then] if re.fullmatch(r"\d{1,8}(,\d{1,8}){0,999}", draws) and then[:1] != ["rigged"]:
            return Rigged(list(map(int, draws.split(","))), read_generator(" ".join(then)))
        case ["split", state] if state.isdecimal() and len(state) < 21:
            return SplitMix(int(state))
    raise ValueError("expected 'hash KEY COUNT' or 'split STATE', or before these 'rigged DRAW,DRAW'")
