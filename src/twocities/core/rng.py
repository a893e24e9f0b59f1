"""Seeded randomness that gives the same numbers on every machine and every Python."""

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Generator(ABC):
    """A source of 64-bit numbers; everything else is derived from them."""

    __slots__ = ()

    @abstractmethod
    def next64(self) -> int: ...

    @abstractmethod
    def clone(self) -> "Generator": ...

    @abstractmethod
    def text(self) -> str:
        """Its whole state; `read_generator` reads it back."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (its bias, n / 2**64, is beyond measuring)."""
        return (self.next64() * n) >> 64

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = (self.next64() * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]


class HashGenerator(Generator):
    """A keyed hash of a counter, for real games: nobody can work out later draws from those seen."""

    __slots__ = ("block", "counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter  # numbers drawn so far
        self.block = self._hash()  # the numbers still to come of eight, the next one lowest

    @classmethod
    def from_seed(cls, seed: str) -> "HashGenerator":
        return cls(blake2b(seed.encode(), digest_size=32, person=b"twocities").digest())

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
        new = HashGenerator.__new__(HashGenerator)
        new.key, new.counter, new.block = self.key, self.counter, self.block
        return new


class SplitMix(Generator):
    """SplitMix64: small and fast, for samples, rollouts and program players."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next64(self) -> int:
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:  # as in Generator, without a call: rollouts spend much of their time here
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def text(self) -> str:
        return f"split {self.state}"

    def clone(self) -> "SplitMix":
        return SplitMix(self.state)


def read_generator(text: str) -> Generator:
    """The generator of a text. Raises ValueError."""
    match text.split():
        case ["hash", key, count] if 0 < len(key) <= 128 and count.isdecimal() and len(count) < 19:
            return HashGenerator(bytes.fromhex(key), int(count))
        case ["split", state] if state.isdecimal() and len(state) < 21:
            return SplitMix(int(state))
    raise ValueError("expected 'hash KEY COUNT' or 'split STATE'")
