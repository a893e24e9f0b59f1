"""What every game must keep to, whatever its options: rules, records, texts, copies, secrets."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, finish, random_play, setups
from twocities.citadels.cards import BEAUTIFIED
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options
from twocities.citadels.presets import PRESETS
from twocities.citadels.view import Memory, View
from twocities.core import Event, IllegalChoice, Record, SplitMix, read_position, read_record

EVERY_KIND = [
    Setup(Options(players=players, preset=preset, ninth=ninth), f"{players} {preset}")
    for players in range(2, 9)
    for preset in PRESETS
    for ninth in ((False,) if players in (2, 3, 8) else (False, True))
]


def cards_in(state: Citadels) -> list[int]:
    return [
        *state.deck,
        *[card for hand in state.hands for card in hand],
        *[district & ~BEAUTIFIED for city in state.cities for district in city.districts],
        *state.museum,
        *[card for frame in state.stack for card in frame[2]],
    ]


def check_invariants(state: Citadels) -> None:
    cards = cards_in(state)
    assert len(cards) == len(set(cards)) == 68
    assert min(state.gold) >= 0
    assert state.taxes >= 0
    assert bool(state.pending()) == (state.outcome() is None)
    for seat in state.pending():
        choices = state.choices(seat)
        assert choices
        assert len(choices) == len(set(choices))


@pytest.mark.parametrize("setup", EVERY_KIND, ids=lambda setup: f"{setup.seed}-{setup.options.ninth}")
def test_every_preset_and_player_count_plays_to_its_end(setup: Setup) -> None:
    for state, _, _ in random_play(setup):
        check_invariants(state)
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(outcome.places)[0] == 1
    check_invariants(state)


@given(setups())
@settings(max_examples=60)
def test_invariants_hold_after_every_choice(setup: Setup) -> None:
    for state, _, _ in random_play(setup):
        check_invariants(state)


# -- records, texts, copies


@given(setups())
@settings(max_examples=25)
def test_replay_equals_play_and_records_round_trip(setup: Setup) -> None:
    record = Record(GAME, setup.options, setup.seed)
    positions: list[str] = []
    for state, seat, choice in random_play(setup):
        positions.append(state.position() if len(positions) % 20 == 0 else "")
        record.add(seat, choice)
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.choices == record.choices
    replayed = list(zip(again.replay(), positions, strict=False))
    assert len(replayed) == len(positions)
    for replay, position in zip(again.replay(), positions, strict=False):
        assert not position or replay.position() == position
    assert again.final() == state


@given(setups(), st.integers(0, 9))
@settings(max_examples=25)
def test_positions_round_trip_and_play_on_alike(setup: Setup, phase: int) -> None:
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 10 == phase:
            loaded = read_position(state.position())
            assert isinstance(loaded, Citadels)
            assert loaded.position() == state.position()
            assert hash(loaded) == hash(state)
            assert loaded.choices(seat) == state.choices(seat)
            assert loaded.apply(seat, choice) == state.clone().apply(seat, choice)
            follower = state.clone()
            follower.apply(seat, choice, listen=False)
            assert loaded == follower
    assert read_position(state.position()) == state


@given(setups())
@settings(max_examples=20)
def test_choices_views_and_events_round_trip_as_text_and_json(setup: Setup) -> None:
    options = msgspec.json.decode(msgspec.json.encode(setup.options), type=Options)
    assert options == setup.options
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        for other in state.choices(seat):
            assert GAME.parse(GAME.text(other)) == other
        if step % 7 == 0:
            for viewer in (*range(state.players), None):
                view = state.view(viewer)
                assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            memory = state.memory(seat)
            assert msgspec.json.decode(msgspec.json.encode(memory), type=Memory) == memory
            events = state.clone().apply(seat, choice)
            assert msgspec.json.decode(msgspec.json.encode(events), type=list[Event]) == events


@given(setups())
@settings(max_examples=20)
def test_listening_changes_nothing(setup: Setup) -> None:
    heard = setup.new()
    for state, seat, choice in random_play(setup):
        last = (state, seat, choice)
        heard.apply(seat, choice)
    assert heard == last[0]


@given(setups(), st.integers(0, 2**20), st.integers(0, 30))
@settings(max_examples=40)
def test_illegal_choices_are_refused_and_change_nothing(setup: Setup, noise: int, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 31 != phase:
            continue
        before = state.position()
        legal = state.choices(seat)
        elsewhere = [choice for other in EVERYTHING[noise % 7 :: 7] if (choice := other) not in legal]
        for choice in (noise, -1, *elsewhere):
            if choice in legal:
                continue
            assert state.explain(seat, choice) is not None
            with pytest.raises(IllegalChoice) as refused:
                state.apply(seat, choice)
            assert refused.value.reason == state.explain(seat, choice)
        for other in range(-1, state.players + 1):
            if other != seat:
                assert not state.choices(other)
                with pytest.raises(IllegalChoice):
                    state.apply(other, legal[0])
        assert all(state.explain(seat, choice) is None for choice in legal)
        assert state.position() == before


def all_texts() -> list[int]:
    """Choices of all kinds that came up in some games."""
    seen: set[int] = set()
    for preset in PRESETS:
        for state, seat, _ in random_play(Setup(Options(players=4, preset=preset, ninth=True), preset)):
            seen.update(state.choices(seat))
    return sorted(seen)


EVERYTHING = all_texts()


@given(setups())
@settings(max_examples=25)
def test_no_earlier_state_is_changed_by_later_play(setup: Setup) -> None:
    kept: list[tuple[Citadels, str]] = []
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 25 == 0:
            kept.append((state.clone(), state.digest()))
            state.clone().apply(seat, choice)
    for earlier, digest in kept:
        assert earlier.digest() == digest


# -- secrets


@given(setups(), st.integers(0, 12))
@settings(max_examples=50)
def test_views_choices_and_samples_do_not_depend_on_what_is_hidden(setup: Setup, phase: int) -> None:
    """A sample differs from the truth in nothing but what its seat may not know."""
    for step, (state, _, _) in enumerate(random_play(setup)):
        if step % 13 != phase:
            continue
        before = state.position()
        for viewer in (*range(state.players), None):
            other = state.determinize(viewer, SplitMix(step))
            assert other.view(viewer) == state.view(viewer)
            if viewer is not None:
                assert other.memory(viewer) == state.memory(viewer)
                assert other.choices(viewer) == state.choices(viewer)
            again = SplitMix(step + 1), SplitMix(step + 1)
            assert state.determinize(viewer, again[0]) == other.determinize(viewer, again[1])
            assert again[0].next64() == again[1].next64()
            check_invariants(other)
        assert state.position() == before


@given(setups(), st.integers(0, 6))
@settings(max_examples=50)
def test_events_and_reasons_tell_a_seat_no_more_than_its_view_and_memory(setup: Setup, phase: int) -> None:
    for step, (state, seat, choice) in enumerate(random_play(setup)):
        if step % 7 != phase:
            continue
        for viewer in range(state.players):
            other = state.determinize(viewer, SplitMix(step))
            if viewer == seat:
                noise = EVERYTHING[step % len(EVERYTHING)]
                assert other.explain(viewer, noise) == state.explain(viewer, noise)
            if choice not in other.choices(seat):
                continue
            true_state = state.clone()
            told = [event.seen_by(viewer) for event in true_state.apply(seat, choice)]
            told_other = [event.seen_by(viewer) for event in other.apply(seat, choice)]
            if true_state.view(viewer) == other.view(viewer) and true_state.memory(viewer) == other.memory(viewer):
                assert told == told_other


@given(setups())
@settings(max_examples=25)
def test_a_sample_can_be_played_to_its_end(setup: Setup) -> None:
    rng = SplitMix(3)
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 60 == 0:
            sample = state.determinize(seat, rng)
            while sample.pending():
                choices = sample.choices(sample.pending()[0])
                sample.apply(sample.pending()[0], choices[rng.below(len(choices))], listen=False)
                assert len(set(cards_in(sample))) == 68
            assert sample.outcome() is not None


@given(setups())
@settings(max_examples=15)
def test_everything_is_known_at_the_end(setup: Setup) -> None:
    state = finish(setup)
    views = [state.view(viewer) for viewer in (*range(state.players), None)]
    assert all(view.truth == views[0].truth for view in views)
    truth = views[0].truth
    assert truth is not None
    outcome = state.outcome()
    assert outcome is not None
    assert tuple(truth.scores) == outcome.scores
