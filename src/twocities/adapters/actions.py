"""The choices of a game, numbered from 0 without gaps: by verb, then by operands."""

from collections.abc import Callable, Iterable
from itertools import product

from twocities.core.choice import Grammar, pack, second, verb_of

Domain = Callable[[int, str], Iterable[int]]  # by verb and kind of operand: the numbers it may have


class Actions:
    """All choices that are possible with the domains of their operands. If the first operand of a verb is the same in
    all choices of a decision, its domain contains only 0, and the second operand tells the choices apart."""

    def __init__(self, grammar: Grammar, domain: Domain, implied: frozenset[int] = frozenset()) -> None:
        self.implied = implied
        self.choices = [
            pack(verb, *operands)
            for verb, kinds in sorted(grammar.kinds.items())
            for operands in product(*[domain(verb, kind) for kind in kinds])
        ]
        self.numbers = {choice: number for number, choice in enumerate(self.choices)}

    def __len__(self) -> int:
        return len(self.choices)

    def number(self, choice: int) -> int:
        verb = verb_of(choice)
        return self.numbers[pack(verb, 0, second(choice)) if verb in self.implied else choice]

    def among(self, choices: Iterable[int]) -> dict[int, int]:
        """The choices by number, in order."""
        return dict(sorted([(self.number(choice), choice) for choice in choices]))
