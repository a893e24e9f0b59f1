"""The generators give the same numbers in every build, whatever they are asked for."""

from hypothesis import given
from hypothesis import strategies as st

from twocities.core import Generator, HashGenerator, SplitMix, read_generator

MASK = 2**64 - 1


class Fixed(Generator):
    """Always gives the same number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def next64(self) -> int:
        return self.number

    def clone(self) -> "Fixed":
        return Fixed(self.number)

    def text(self) -> str:
        return f"fixed {self.number}"


def test_splitmix_is_that_of_its_authors() -> None:
    rng = SplitMix(1234567)
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    assert [rng.next64() for _ in known] == known


@given(st.integers(-(2**70), 2**70))
def test_splitmix_is_written_and_read_in_any_state(seed: int) -> None:
    rng = SplitMix(seed)
    assert rng.text() == f"split {seed & MASK}"
    rng.next64()
    copies = [rng.clone(), read_generator(rng.text())]
    assert [copy.next64() for copy in copies] == [rng.next64()] * 2


@given(st.integers(0, MASK), st.one_of(st.integers(1, 100), st.integers(1, 2**70)))
def test_numbers_below_a_bound_are_scaled_exactly(number: int, bound: int) -> None:
    assert Fixed(number).below(bound) == number * bound >> 64


def test_every_generator_scales_alike() -> None:
    for rng in (SplitMix(5), HashGenerator.from_seed("5")):
        twin = rng.clone()
        for bound in (1, 2, 6, 84, 1024, 2**31, 2**53):
            assert rng.below(bound) == twin.next64() * bound >> 64


def test_real_games_draw_what_they_always_drew() -> None:
    rng = HashGenerator.from_seed("a rainy evening")
    assert [rng.below(84) for _ in range(12)] == [46, 28, 10, 40, 4, 70, 31, 66, 49, 44, 33, 72]
