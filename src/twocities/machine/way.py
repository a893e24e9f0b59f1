"""The cheapest route of a Hero who moves step by step (M8.1), and what it would cost to go anywhere."""

from twocities.core.choice import pack
from twocities.machine.choices import GO
from twocities.machine.districts import NINE
from twocities.machine.heroes_phase import exit_cost, next_steps
from twocities.machine.state import MachineState

Step = tuple[int, int]  # the District entered, the price of exiting the one before it
# how often the Escape die is rolled, the Trust paid, the steps
Route = tuple[int, int, list[Step]]


def cheapest_way(s: MachineState) -> list[tuple[int, int]]:
    """The choices that lead the acting Hero to the destination with the fewest rolls of the Escape die, then for the
    least Trust, then through the fewest Districts; each with its price. `s` is a copy to try routes on."""
    return [(pack(GO, there), price) for there, price in _cheapest(s, s.hero_at[s.turn], s.visited)[2]]


def _cheapest(s: MachineState, here: int, visited: int) -> Route:
    hero, trust, exited = s.turn, s.trust[s.turn], s.exited
    if here == s.chosen[hero]:
        return 0, 0, []
    cost = exit_cost(s, hero, here, not exited)
    rolls, paid = int(cost > trust), min(cost, trust)
    routes: list[Route] = []
    for there in next_steps(s, here, visited):
        s.trust[hero], s.exited = trust - paid, True
        more_rolls, more_paid, rest = _cheapest(s, there, visited | 1 << there)
        routes.append((rolls + more_rolls, paid + more_paid, [(there, cost), *rest]))
    s.trust[hero], s.exited = trust, exited
    return min(routes, key=lambda route: (route[0], route[1], len(route[2])))


def fares(s: MachineState, hero: int) -> list[int]:
    """By District: the Trust for the cheapest way there, as things stand; more than the Hero has means a roll of the
    Escape die."""
    start = s.hero_at[hero]
    exits = [exit_cost(s, hero, here, here == start) for here in NINE]
    found = [0 if here == start else sum(exits) for here in NINE]
    for _ in NINE:  # a way leads through no more Districts
        for here in NINE:
            for there in s.city.neighbours[here]:
                found[there] = min(found[there], found[here] + exits[here])
    return found
