"""Undoing choices: alone while nothing was learned and nobody else is affected, or with everybody's consent."""

from pathlib import Path
from threading import current_thread, main_thread

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, random_play
from tests.scenarios.citadels.table import scene
from tests.server.rooms import Desk, house, play, played, started
from twocities.core import SplitMix, State
from twocities.server import commands
from twocities.server.entries import Clock
from twocities.server.messages import Answer, Choose, Hand, Pause, Say, Undo
from twocities.server.refusals import Refusal
from twocities.server.table import Table
from twocities.server.undo import may_undo

MAGICIAN = """
    crown 0
    gold 6 2 2 2
    hand 0 tavern market docks
    hand 1 castle temple
    holds 0 magician
    holds 1 bishop
    holds 2 merchant
    holds 3 warlord
    next magician
"""
HEROES = {"revolutionaries": 3, "heroes": ("physician", "smuggler", "fowler")}
ONE_HERO = {"revolutionaries": 1, "heroes": ("physician", "smuggler", "fowler")}


def at_a_magicians_turn() -> Desk:
    return Desk("citadels", {"players": 4}, position=scene(MAGICIAN, players=4).position())


def back_to(desk: Desk, seat: int, choices: int, ask: bool = False) -> Undo:
    return Undo(1, desk.version(seat), choices, ask)


def position(desk: Desk) -> str:
    assert desk.table.state is not None
    return desk.table.state.position()


# -- alone


def test_own_choices_that_revealed_nothing_are_undone_one_by_one_or_together() -> None:
    desk = at_a_magicians_turn()
    steps = [position(desk)]
    for choice in ("gather gold", "build tavern"):
        desk.chooses(0, choice)
        steps.append(position(desk))
    desk.does(0, back_to(desk, 0, 1))
    assert position(desk) == steps[1]
    desk.chooses(0, "build market")
    desk.does(0, back_to(desk, 0, 0))
    assert position(desk) == steps[0]
    assert desk.scene(1).table.choices == 0
    assert [item.kind for item in desk.scene(1).news][-2:] == ["chose", "undone"]
    desk.chooses(0, "gather cards")


@pytest.mark.parametrize("choice", ["gather cards", "swap hands with 1"])
def test_a_choice_that_showed_cards_cannot_be_undone_alone(choice: str) -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, choice)
    assert desk.refused(0, back_to(desk, 0, 0)) == "undo-needs-all"


def test_choices_can_be_undone_back_to_where_something_was_learned() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "swap hands with 1")
    desk.chooses(0, "gather gold")
    desk.chooses(0, "build castle")
    assert desk.refused(0, back_to(desk, 0, 0)) == "undo-needs-all"
    desk.does(0, back_to(desk, 0, 1))
    assert "build castle" not in desk.choices(0)


def test_nothing_is_undone_alone_once_another_is_asked() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather gold")
    desk.chooses(0, "end turn")
    assert desk.refused(0, back_to(desk, 0, 1)) == "undo-needs-all"
    assert desk.refused(1, back_to(desk, 1, 1)) == "undo-needs-all", "it is not the own choice"


def test_a_destination_can_be_undone_before_all_have_confirmed() -> None:
    desk = Desk("machine", HEROES)
    desk.chooses(1, desk.choices(1)[0])
    desk.chooses(1, "confirm")
    desk.does(1, back_to(desk, 1, 1))
    desk.does(1, back_to(desk, 1, 0))
    assert desk.table.moves == []
    for seat in (1, 2, 3):
        desk.chooses(seat, desk.choices(seat)[0])
        desk.chooses(seat, "confirm")
    assert desk.refused(3, back_to(desk, 3, 5)) == "undo-needs-all"


def test_dice_are_not_rolled_again() -> None:
    desk = Desk("machine", ONE_HERO)
    rng = SplitMix(4)
    rolled = 0
    while rolled < 5 and desk.table.outcome is None:
        assert desk.table.state is not None
        seat = desk.table.state.pending()[0]
        choices = desk.choices(seat)
        dice = desk.table.state.rng.text()
        desk.chooses(seat, choices[rng.below(len(choices))])
        if desk.table.state.rng.text() != dice and desk.table.outcome is None:
            rolled += 1
            left = desk.scene(seat).table.choices - 1
            assert desk.refused(seat, back_to(desk, seat, left)) == "undo-needs-all"
    assert rolled


def test_what_a_bot_has_decided_is_not_ones_own_choice() -> None:
    """Otherwise a player out of time could forever undo what was decided instead."""
    desk = at_a_magicians_turn()
    desk.adds(commands.choice(desk.table, 0, "gather gold", 0.0, program=True))
    assert desk.refused(0, back_to(desk, 0, 0)) == "undo-needs-all"


def test_only_current_choices_can_be_undone_and_only_by_somebody_who_has_seen_them() -> None:
    desk = at_a_magicians_turn()
    assert desk.refused(0, back_to(desk, 0, 0)) == "nothing-to-undo"
    desk.chooses(0, "gather gold")
    for choices in (1, 2, -1):
        assert desk.refused(0, back_to(desk, 0, choices)) == "nothing-to-undo"
    assert desk.refused(0, Undo(1, desk.version(0) - 1, 0)) == "stale"
    desk.does(1, Say(1, phrase="hello"))
    once = Undo(1, desk.version(0) - 1, 0)
    desk.does(0, once)
    desk.chooses(0, "gather gold")
    assert desk.refused(0, once) == "stale"
    desk.does(0, Pause(1))
    assert desk.refused(0, back_to(desk, 0, 0)) == "paused"


# -- together


def test_undoing_more_needs_everybodys_agreement() -> None:
    desk = at_a_magicians_turn()
    before = position(desk)
    desk.chooses(0, "gather cards")
    after = position(desk)
    desk.does(0, back_to(desk, 0, 0, ask=True))
    for seat in (1, 2):
        proposal = desk.scene(seat).table.proposal
        assert proposal is not None
        assert (proposal.seat, proposal.choices) == (0, 0)
        desk.does(seat, Answer(1, desk.version(seat), True))
        assert position(desk) == after
        assert desk.refused(seat, Answer(1, desk.version(seat), True)) == "nothing-proposed"
    desk.does(3, Answer(1, desk.version(3), True))
    assert position(desk) == before
    assert desk.scene(3).table.proposal is None
    desk.chooses(0, "gather gold")


def test_one_refusal_is_enough() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather cards")
    desk.does(0, back_to(desk, 0, 0, ask=True))
    desk.does(2, Answer(1, desk.version(2), False))
    assert desk.scene(0).table.proposal is None
    assert desk.refused(3, Answer(1, desk.version(3), True)) == "nothing-proposed"
    assert len(desk.table.moves) == 1


def test_playing_on_is_a_no() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather cards")
    desk.does(3, back_to(desk, 3, 0, ask=True))
    desk.chooses(0, desk.choices(0)[0])
    assert desk.refused(1, Answer(1, desk.version(1), True)) == "nothing-proposed"


def test_bots_always_agree() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather cards")
    for seat in (1, 2, 3):
        desk.does(seat, Hand(1, seat, "regular"))
    desk.does(0, back_to(desk, 0, 0, ask=True))
    assert desk.table.moves == []


def test_an_answer_to_an_earlier_proposal_does_not_count_for_another() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather cards")
    ask = back_to(desk, 0, 0, ask=True)
    desk.does(0, ask)
    assert desk.refused(0, ask) == "stale", "asked once, it is not asked again by the same message"
    late = Answer(1, desk.version(1), True)
    desk.does(2, Answer(1, desk.version(2), False))
    desk.does(0, back_to(desk, 0, 0, ask=True))
    assert desk.refused(1, late) == "stale"


def test_people_who_are_not_at_the_table_are_not_asked() -> None:
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather cards")
    desk.does(0, back_to(desk, 0, 0, ask=True))
    with pytest.raises(Refusal, match="not-seated"):
        desk.does(9, Answer(1, desk.version(None), True))


def test_choices_made_under_other_rules_cannot_be_undone() -> None:
    """After a correction of the rules the game continues, but nothing before it can be undone."""
    desk = at_a_magicians_turn()
    desk.chooses(0, "gather gold")
    desk.table.moves[0] = 0, "gather cards"
    assert desk.refused(0, back_to(desk, 0, 0)) == "rules-changed"
    desk.table.moves[0] = 0, "take dragon"
    assert desk.refused(0, back_to(desk, 0, 0)) == "rules-changed"
    desk.chooses(0, "build tavern")


# -- against bots alone


def against_programs() -> Desk:
    desk = at_a_magicians_turn()
    for seat in (1, 2, 3):
        desk.does(seat, Hand(1, seat, "regular"))
    return desk


def program_chooses(desk: Desk, count: int) -> None:
    for _ in range(count):
        assert desk.table.state is not None
        (seat,) = desk.table.state.pending()
        assert seat != 0
        desk.adds(commands.choice(desk.table, seat, desk.choices(seat)[0], 0.0, program=True))


def test_against_bots_alone_any_choice_is_undone_at_once() -> None:
    desk = against_programs()
    before = position(desk)
    desk.chooses(0, "gather cards")
    desk.does(0, back_to(desk, 0, 0))
    assert position(desk) == before
    assert [item.kind for item in desk.scene(0).news][-2:] == ["chose", "undone"]


def test_choices_of_bots_made_since_are_undone_even_if_not_seen_yet() -> None:
    desk = against_programs()
    desk.chooses(0, "gather gold")
    before = position(desk)
    desk.chooses(0, "end turn")
    seen = Undo(1, desk.version(0), 1)
    program_chooses(desk, 3)
    desk.does(0, seen)
    assert position(desk) == before
    assert desk.scene(0).table.choices == 1
    desk.chooses(0, "end turn")
    program_chooses(desk, 1)
    assert desk.refused(0, seen) == "stale", "the same message does not take the next choice back"


def test_with_another_person_choices_not_seen_yet_are_not_undone() -> None:
    desk = at_a_magicians_turn()
    for seat in (2, 3):
        desk.does(seat, Hand(1, seat, "regular"))
    desk.chooses(0, "gather gold")
    desk.chooses(0, "end turn")
    seen = Undo(1, desk.version(0), 1, ask=True)
    desk.chooses(1, desk.choices(1)[0])
    assert desk.refused(0, seen) == "stale"
    assert desk.refused(0, back_to(desk, 0, 1)) == "undo-needs-all"


@pytest.mark.parametrize("seconds", [10.0, 0.0])
def test_undoing_against_bots_gives_the_full_time_again(seconds: float) -> None:
    desk = Desk("citadels", {"players": 4}, Clock(seconds), position=scene(MAGICIAN, players=4).position())
    for seat in (1, 2, 3):
        desk.does(seat, Hand(1, seat, "regular"))
    desk.chooses(0, "gather cards", at=8.0)
    desk.does(0, back_to(desk, 0, 0), at=15.0)
    assert desk.table.deadline(0) == (25.0 if seconds else None)


# -- in every game


def known(state: State, seat: int) -> tuple[object, ...]:
    return state.view(seat), state.memory(seat), state.choices(seat)


@given(all_setups(), st.integers(0, 2**32))
@settings(max_examples=12)
def test_undoing_alone_restores_what_the_seat_knew_and_could_choose(setup: Setup, noise: int) -> None:
    """Whatever else the truth may be, as far as the seat knows: everything looks the same before the choice and after
    it."""
    steps = 0
    desk = Desk(setup.game.name, msgspec.to_builtins(setup.options), position=setup.new().position())
    for state, seat, choice in random_play(setup):
        before = state.clone()
        desk.chooses(seat, setup.game.text(choice))
        assert desk.table.state is not None
        if desk.table.outcome is not None:
            break
        steps += 1
        if steps % 9 or not may_undo(desk.table, seat, before, len(desk.table.moves) - 1):
            continue
        assert desk.table.state.rng.text() == before.rng.text()
        after = known(desk.table.state, seat)
        for number in range(8):
            other = before.determinize(seat, SplitMix(noise + number))
            assert known(other, seat) == known(before, seat)
            told = [event.seen_by(seat) for event in before.clone().apply(seat, choice)]
            assert [event.seen_by(seat) for event in other.apply(seat, choice)] == told
            assert known(other, seat) == after
        left = desk.scene(seat).table.choices - 1
        desk.does(seat, back_to(desk, seat, left))
        assert desk.table.state == before
        for otherwise in before.choices(seat):
            before.clone().apply(seat, otherwise, listen=False)
        desk.does(seat, Choose(1, desk.version(seat), setup.game.text(choice)))


def test_others_need_not_wait_while_a_game_is_gone_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    state_after = Table.state_after

    def watched(table: Table, count: int) -> State:
        threads.append(current_thread())
        return state_after(table, count)

    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            await play(room, people, SplitMix(1), 8)
            person = people[room.table.moves[-1][0]]
            other = people[1 - room.table.moves[-1][0]]
            await person.does(Undo(1, person.scene.version, 5, ask=True))
            await other.does(Answer(1, other.scene.version, True))
            assert len(room.table.moves) == 5

    monkeypatch.setattr(Table, "state_after", watched)
    played(story)
    assert len(threads) == 2
    assert main_thread() not in threads
