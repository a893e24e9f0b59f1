"""Shares of thinking time: who is served next, without a clock."""

from collections import Counter
from collections.abc import Sequence

from twocities.server.shares import Account, Shares, Thought

LONG, MIDDLE = 1.7, 0.2


def thought(table: str, *people: str, seconds: float = LONG) -> Thought:
    return Thought(Account(table, lambda: people), seconds)


def served(shares: Shares, asking: Sequence[Thought], count: int) -> list[str]:
    """The tables served first, if each asks again as soon as it has been served."""
    waiting, order = list(asking), []
    for _ in range(count):
        thought = shares.serve(waiting)
        waiting.remove(thought)
        waiting.append(thought)
        order.append(thought.account.table)
    return order


def test_among_equals_the_first_to_come_is_served_first() -> None:
    asking = [thought("a", "ann"), thought("b", "bob"), thought("c", "cat")]
    assert served(Shares(), asking, 6) == ["a", "b", "c", "a", "b", "c"]


def test_many_tables_of_one_person_get_no_more_than_one_of_another() -> None:
    many = [thought(f"ann {number}", "ann") for number in range(30)]
    order = served(Shares(), [*many, thought("bob", "bob")], 60)
    assert Counter(table.partition(" ")[0] for table in order) == {"ann": 30, "bob": 30}
    assert len(set(order)) == 31


def test_time_is_shared_and_not_the_number_of_thoughts() -> None:
    order = served(Shares(), [thought("a", "ann"), thought("b", "bob", seconds=MIDDLE)], 95)
    assert Counter(order) == {"a": 10, "b": 85}


def test_a_short_thought_comes_before_a_long_one_of_somebody_who_has_had_as_much() -> None:
    assert served(Shares(), [thought("a", "ann"), thought("b", "bob", seconds=MIDDLE)], 1) == ["b"]


def test_the_tables_of_one_person_share_by_time_too() -> None:
    asking = [thought("slow", "ann"), thought("quick", "ann", seconds=MIDDLE), thought("bob", "bob")]
    order = served(Shares(), asking, 96 + 19)
    assert order.count("quick") > 8 * (order.count("slow") - 1)
    assert order.count("bob") == order.count("slow") + round(order.count("quick") * MIDDLE / LONG)


def test_a_newcomer_is_served_next_but_has_saved_up_nothing() -> None:
    shares = Shares()
    ann = [thought(f"ann {number}", "ann") for number in range(3)]
    served(shares, ann, 100)
    order = served(shares, [*ann, thought("bob", "bob")], 10)
    assert order[0] == "bob"
    assert order.count("bob") == 5


def test_a_table_is_served_for_the_person_there_who_has_had_the_least() -> None:
    shares = Shares()
    ann = [thought(f"ann {number}", "ann") for number in range(3)]
    served(shares, ann, 9)
    order = served(shares, [*ann, thought("both", "ann", "bob"), thought("cat", "cat")], 9)
    assert (order.count("both"), order.count("cat")) == (3, 3)


def test_people_are_forgotten_once_others_have_had_as_much() -> None:
    shares = Shares()
    for number in range(100):
        shares.serve([thought("passing", f"guest {number}")])
        shares.serve([thought("staying", "ann")])
    assert len(shares._tables) == len(shares._people._had) <= 2
