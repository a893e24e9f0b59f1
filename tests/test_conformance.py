"""What every game must fulfil, whatever its options: rules, records, texts, copies, secrets."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, finish, machine_setups, random_play, setups
from twocities.citadels.cards import BEAUTIFIED
from twocities.citadels.documents import View
from twocities.citadels.game import Citadels
from twocities.citadels.options import Options
from twocities.citadels.presets import PRESETS
from twocities.core import Event, IllegalChoice, Record, SplitMix, State, read_position, read_record
from twocities.machine.automaton import BLUE_GUARDS
from twocities.machine.city import violations
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.movement import ALL_CARDS
from twocities.machine.options import Options as MachineOptions

EVERY_KIND = (
    [
        Setup(Options(players=players, preset=preset, ninth=ninth), f"{players} {preset} {ninth}")
        for players in range(2, 9)
        for preset in PRESETS
        for ninth in ((False,) if players in (2, 3, 8) else (False, True))
    ]
    + [
        Setup(MachineOptions(revolutionaries=seats, shared=shared, city=city), f"{seats} {shared} {city}", MACHINE)
        for seats, shared in ((1, False), (2, False), (2, True), (3, False))
        for city in ("first-game", "random")
    ]
    + [
        Setup(MachineOptions(revolutionaries=seats, automaton=level, city="random"), f"{seats} level {level}", MACHINE)
        for seats, level in ((1, 1), (2, 2), (3, 3), (1, 4))
    ]
)


def seats_of(state: State) -> int:
    assert isinstance(state, Citadels | GreatMachine)
    return state.seats


def cards_in(state: Citadels) -> list[int]:
    return [
        *state.deck,
        *[card for hand in state.hands for card in hand],
        *[district & ~BEAUTIFIED for city in state.cities for district in city.districts],
        *state.museum,
        *[card for frame in state.stack for card in frame.cards],
    ]


def check_citadels(state: Citadels) -> None:
    cards = cards_in(state)
    assert len(cards) == len(set(cards)) == 68
    assert min(state.gold) >= 0
    assert state.taxes >= 0


def check_machine(state: GreatMachine) -> None:
    assert sum(state.guards) + sum(state.broken) == 18 + sum(state.blue)
    assert sum(state.blue) <= BLUE_GUARDS
    assert all(blue <= guards for blue, guards in zip(state.blue, state.guards, strict=True))
    assert not Counter([*state.movement, *state.drawn]) - Counter(ALL_CARDS)
    assert bool(state.automaton) == (len(state.missions) == 3) == bool(state.movement or state.drawn)
    assert len(state.place) == 30
    assert sorted(state.face) == [1 + token // 5 for token in range(30)]
    for district in range(9):
        assert min(state.guards[district], state.broken[district]) >= 0
        assert state.guards[district] + state.broken[district] <= state.figures.guard_squares[district]
        assert state.place.count(district) <= state.figures.citizen_squares[district]
    assert min(*state.trust, state.bonds) >= 0
    for card, trust in zip(state.heroes, state.trust, strict=True):
        assert trust <= state.figures.heroes[card.name].max_trust
    assert 1 <= state.discontent <= 19
    assert 1 <= state.plan <= 12
    assert len(state.published) <= 3
    assert len(state.hand) + len(state.published) + len(state.discarded) + len(state.directives) == 9
    assert not violations(state.city)
    for hero in range(3):
        assert state.access[hero] in state.beliefs[hero]


def check_invariants(state: State) -> None:
    if isinstance(state, GreatMachine):
        check_machine(state)
    else:
        assert isinstance(state, Citadels)
        check_citadels(state)
    assert bool(state.pending()) == (state.outcome() is None)
    for seat in state.pending():
        choices = state.choices(seat)
        assert choices
        assert len(choices) == len(set(choices))


@pytest.mark.parametrize("setup", EVERY_KIND, ids=lambda setup: f"{setup.game.name} {setup.seed}")
def test_every_kind_of_game_plays_to_its_end(setup: Setup) -> None:
    for state, _, _ in random_play(setup):
        check_invariants(state)
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(outcome.places)[0] == 1
    check_invariants(state)


@given(all_setups())
@settings(max_examples=80)
def test_invariants_hold_after_every_choice(setup: Setup) -> None:
    for state, _, _ in random_play(setup):
        check_invariants(state)


@given(machine_setups())
@settings(max_examples=20)
def test_the_master_plan_never_goes_back(setup: Setup) -> None:
    plan = 0
    for state, _, _ in random_play(setup):
        assert isinstance(state, GreatMachine)
        assert state.plan >= plan
        plan = state.plan


# -- records, texts, copies


@given(all_setups())
@settings(max_examples=40)
def test_replay_equals_play_and_records_round_trip(setup: Setup) -> None:
    record = Record(setup.game, setup.options, setup.seed)
    positions: list[str] = []
    for state, seat, choice in random_play(setup):
        positions.append(state.position() if len(positions) % 20 == 0 else "")
        record.add(seat, choice)
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.choices == record.choices
    for replay, position in zip(again.replay(), positions, strict=False):
        assert not position or replay.position() == position
    assert again.final() == state


@given(all_setups(), st.integers(0, 9))
@settings(max_examples=40)
def test_positions_round_trip_and_play_on_in_the_same_way(setup: Setup, phase: int) -> None:
    loaded = setup.new()
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 10 == phase:
            assert loaded == state
            loaded = read_position(state.position())
            assert loaded.position() == state.position()
            assert hash(loaded) == hash(state)
            assert loaded.choices(seat) == state.choices(seat)
            assert loaded.determinize(seat, SplitMix(step)) == state.determinize(seat, SplitMix(step))
        assert loaded.apply(seat, choice) == state.clone().apply(seat, choice)
    assert loaded == state
    assert read_position(state.position()) == state


@given(all_setups())
@settings(max_examples=30)
def test_choices_views_and_events_round_trip_as_text_and_json(setup: Setup) -> None:
    options = msgspec.json.decode(msgspec.json.encode(setup.options), type=setup.game.options_type)
    assert options == setup.options
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        for other in state.choices(seat):
            assert setup.game.parse(setup.game.text(other)) == other
        if step % 7 == 0:
            for viewer in (*range(seats_of(state)), None):
                for document in (state.view(viewer), state.memory(viewer)):
                    assert msgspec.json.decode(msgspec.json.encode(document), type=type(document)) == document
            events = state.clone().apply(seat, choice)
            assert msgspec.json.decode(msgspec.json.encode(events), type=list[Event]) == events


@given(all_setups())
@settings(max_examples=25)
def test_listening_changes_nothing(setup: Setup) -> None:
    heard = setup.new()
    for state, seat, choice in random_play(setup):
        last = (state, seat, choice)
        heard.apply(seat, choice)
    assert heard == last[0]


def all_choices() -> dict[str, list[int]]:
    """By game: choices of all kinds that came up in some games."""
    seen: dict[str, set[int]] = {}
    games = [Setup(Options(players=4, preset=preset, ninth=True), preset) for preset in PRESETS]
    games += [Setup(MachineOptions(revolutionaries=seats), "noise", MACHINE) for seats in (1, 2, 3)]
    for setup in games:
        for state, seat, _ in random_play(setup):
            seen.setdefault(setup.game.name, set()).update(state.choices(seat))
    return {name: sorted(choices) for name, choices in seen.items()}


EVERYTHING = all_choices()


@given(all_setups(), st.integers(0, 2**20), st.integers(0, 30))
@settings(max_examples=60)
def test_illegal_choices_are_refused_and_change_nothing(setup: Setup, noise: int, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 31 != phase:
            continue
        before = state.position()
        legal = state.choices(seat)
        for choice in (-1, noise, noise << 9, *EVERYTHING[setup.game.name][noise % 7 :: 7]):
            if choice in legal:
                continue
            reason = state.explain(seat, choice)
            assert reason is not None
            assert reason.clause
            with pytest.raises(IllegalChoice) as refused:
                state.apply(seat, choice)
            assert refused.value.reason == reason
        for stranger in (-1, seats_of(state)):
            with pytest.raises(ValueError, match=f"no seat {stranger}"):
                state.choices(stranger)
            with pytest.raises(ValueError, match=f"no seat {stranger}"):
                state.apply(stranger, legal[0])
        assert all(state.explain(seat, choice) is None for choice in legal)
        assert state.position() == before


@given(all_setups())
@settings(max_examples=40)
def test_no_earlier_state_is_changed_by_later_play(setup: Setup) -> None:
    kept: list[tuple[State, str]] = []
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 25 == 0:
            kept.append((state.clone(), state.digest()))
            state.clone().apply(seat, choice)
    for earlier, digest in kept:
        assert earlier.digest() == digest


# -- secrets


@given(all_setups(), st.integers(0, 12))
@settings(max_examples=80)
def test_views_choices_and_samples_do_not_depend_on_what_is_hidden(setup: Setup, phase: int) -> None:
    """A sample differs from the real state only in what its seat cannot see."""
    for step, (state, _, _) in enumerate(random_play(setup)):
        if step % 13 != phase:
            continue
        before = state.position()
        for viewer in (*range(seats_of(state)), None):
            other = state.determinize(viewer, SplitMix(step))
            assert other.view(viewer) == state.view(viewer)
            assert other.memory(viewer) == state.memory(viewer)
            if viewer is not None:
                choices = state.choices(viewer)
                assert other.choices(viewer) == choices
                assert [other.price(viewer, choice) for choice in choices] == [state.price(viewer, c) for c in choices]
            again = SplitMix(step + 1), SplitMix(step + 1)
            assert state.determinize(viewer, again[0]) == other.determinize(viewer, again[1])
            assert again[0].next64() == again[1].next64()
            check_invariants(other)
        assert state.position() == before


@given(all_setups(), st.integers(0, 6))
@settings(max_examples=80)
def test_events_and_reasons_tell_a_seat_no_more_than_its_view_and_memory(setup: Setup, phase: int) -> None:
    everything = EVERYTHING[setup.game.name]
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 7 != phase:
            continue
        for viewer in (*range(seats_of(state)), None):
            other = state.determinize(viewer, SplitMix(step))
            if viewer == seat:
                noise = everything[step % len(everything)]
                assert other.explain(viewer, noise) == state.explain(viewer, noise)
            if choice not in other.choices(seat):
                continue
            true_state = state.clone()
            other.rng = true_state.rng.clone()  # the same dice for both
            told = [event.seen_by(viewer) for event in true_state.apply(seat, choice)]
            told_other = [event.seen_by(viewer) for event in other.apply(seat, choice)]
            if true_state.view(viewer) == other.view(viewer) and true_state.memory(viewer) == other.memory(viewer):
                assert told == told_other


@given(all_setups())
@settings(max_examples=40)
def test_a_sample_can_be_played_to_its_end(setup: Setup) -> None:
    rng = SplitMix(3)
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 60 == 0:
            sample = state.determinize(seat, rng)
            while sample.pending():
                player = sample.pending()[0]
                choices = sample.choices(player)
                sample.apply(player, choices[rng.below(len(choices))], listen=False)
                check_invariants(sample)
            assert sample.outcome() is not None


@given(setups())
@settings(max_examples=15)
def test_everything_is_known_at_the_end_of_citadels(setup: Setup) -> None:
    state = finish(setup)
    views = [state.view(viewer) for viewer in (*range(seats_of(state)), None)]
    assert isinstance(views[0], View)
    truth = views[0].truth
    assert truth is not None
    assert all(isinstance(view, View) and view.truth == truth for view in views)
    outcome = state.outcome()
    assert outcome is not None
    assert tuple(truth.scores) == outcome.scores


@given(machine_setups())
@settings(max_examples=15)
def test_everything_is_known_at_the_end_of_the_machine_game(setup: Setup) -> None:
    state = finish(setup)
    views = [msgspec.to_builtins(state.view(viewer)) for viewer in (*range(seats_of(state)), None)]
    assert all({**view, "seat": None} == views[-1] for view in views)
