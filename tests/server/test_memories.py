"""Memories are calculated only for readers who are looking at a table."""

from pathlib import Path

import pytest

from tests.bids import PLACE
from tests.bids.game import Bids, Memory
from tests.server.rooms import Person, house, played, started
from twocities.core import registry
from twocities.server.messages import Say

ANN, BOB, CAT = range(3)


def test_memories_are_calculated_once_and_only_for_readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, "bids", PLACE)
    made: list[int | None] = []

    def memory(_: Bids, seat: int | None) -> Memory:
        made.append(seat)
        return Memory()

    monkeypatch.setattr(Bids, "memory", memory)

    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob, cat) = await started(opened, "bids", {"players": 3})
            assert made == [ANN, BOB, CAT]
            bob.leave()
            made.clear()
            await ann.chooses()
            assert made == [ANN, CAT]
            await cat.does(Say(1, "Hello"))
            Person(room, "dan").leave()
            assert made == [ANN, CAT, None]

    played(story)
