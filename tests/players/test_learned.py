"""Players that have learned: their networks, what these may read, and what happens without them."""

import struct
import subprocess
import sys
from pkgutil import resolve_name

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, random_play
from twocities.citadels.game import GAME as CITADELS
from twocities.core import Game, SplitMix, State
from twocities.machine.choices import CONFIRM
from twocities.machine.game import GAME as MACHINE
from twocities.players.chair import Chair
from twocities.players.features import Encoder, Features
from twocities.players.heuristic import NEVER
from twocities.players.learned import Learned, make_learned
from twocities.players.net import FLOOR, FORMAT, BadWeights, Tower, read_net, size_of, softmax
from twocities.players.search import Budget
from twocities.players.spec import generator, heuristic_of
from twocities.players.thinkers import HalvingPlayer, HeuristicPlayer

VALUE = (6, 4)  # the layers of the value networks in these tests
GAMES = pytest.mark.parametrize("game", [CITADELS, MACHINE], ids=lambda game: game.name)


def encoder_of(game: Game) -> Encoder:
    return learned_of(game, 0.0).encoder


def weights_of(encoder: Encoder, size: float, policy: tuple[int, int] = (5, 3)) -> bytes:
    """Numbers up to a size; with size 0, a network that says what the heuristics say."""
    layers = *VALUE, *policy
    rng = generator("weights")
    features = encoder.row_size, encoder.context_size + encoder.choice_size
    numbers: list[float] = []
    for count, first, second in ((features[0], *VALUE), (features[1], *policy)):
        numbers += [size * (rng.below(2001) / 1000 - 1) for _ in range(size_of(count, first, second) - 1)]
        numbers.append(1.0)
    line = " ".join(map(str, [FORMAT, *features, *layers]))
    return f"{line}\n".encode() + struct.pack(f"<{len(numbers)}e", *numbers)


def learned_of(game: Game, size: float) -> Learned:
    heuristic = heuristic_of(game)
    return make_learned(heuristic, weights_of(resolve_name(heuristic.features)(), size))


def pairs(features: Features) -> list[tuple[int, float]]:
    return list(zip(features.at, features.by, strict=True))


def test_a_tower_sums_rows_and_applies_two_layers() -> None:
    table = [1.0, -1.0, 2.0, 0.5, 0.0, 3.0]  # three features, two numbers each
    dense = [1.0, 0.5, -1.0, 2.0]
    tower = Tower(3, 2, 2, [*table, *dense, 0.25, -9.0, 2.0, 5.0, 1.0])
    features = Features()
    features.add(0)
    features.add(2, 0.5)
    total = tower.none[:]
    tower.accumulate(total, features, 0)
    assert list(total) == [1.0, 0.5]
    assert tower.score(total) == 2.0 * (0.25 + 1.0 - 0.5)
    assert list(tower.none) == [0.0, 0.0]


@GAMES
def test_training_and_playing_agree_on_what_a_network_says(game: Game) -> None:
    torch = pytest.importorskip("torch")
    training = pytest.importorskip("tools.learn.training")
    encoder = encoder_of(game)
    trainer = training.Trainer(encoder, 1, None)
    for part in [*trainer.value.parameters(), *trainer.policy.parameters()]:
        part.data = (torch.randn_like(part) * 0.3).half().float()
    net = read_net(trainer.weights(), encoder.row_size, encoder.context_size, encoder.choice_size)
    state = game.new(game.options_type(), "agree")
    row = encoder.rows(state)[0]
    ragged = training.Ragged(torch.tensor(row.at), torch.tensor(row.by), torch.tensor([len(row.at)]))
    total = net.value.none[:]
    net.value.accumulate(total, row, 0)
    with torch.no_grad():
        assert net.value.score(total) == pytest.approx(
            float(trainer.value.score(trainer.value.accumulate(ragged))), 1e-3
        )
    assert training.Trainer(encoder, 2, trainer.weights()).weights() == trainer.weights()  # training can continue


@GAMES
def test_a_policy_without_layers_says_what_the_heuristics_say(game: Game) -> None:
    heuristic = heuristic_of(game).base()
    learned = make_learned(heuristic, weights_of(encoder_of(game), 0.2, policy=(0, 0)))
    assert not learned.net.choosing
    state = game.new(game.options_type(), "no policy")
    seat = state.pending()[0]
    choices = state.choices(seat)
    assert learned.ratings(state, seat, choices) == heuristic.ratings(state, seat, choices)


@GAMES
def test_a_value_can_be_trained_without_a_policy_and_a_policy_after_that(game: Game) -> None:
    pytest.importorskip("torch")
    training = pytest.importorskip("tools.learn.training")
    encoder = encoder_of(game)
    alone = training.Trainer(encoder, 1, None, choosing=False).weights()
    assert not make_learned(heuristic_of(game), alone).net.choosing
    assert training.Trainer(encoder, 2, alone, choosing=False).weights() == alone
    assert make_learned(heuristic_of(game), training.Trainer(encoder, 2, alone).weights()).net.choosing


@given(setup=all_setups(), phase=st.integers(0, 30))
@settings(max_examples=6)
def test_an_untrained_network_says_what_the_heuristics_say(setup: Setup, phase: int) -> None:
    heuristic, learned = heuristic_of(setup.game).base(), learned_of(setup.game, 0.0)
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 31 == phase:
            ratings = heuristic.ratings(state, seat, state.choices(seat))
            expected = [rating if rating == NEVER else max(rating - max(ratings), FLOOR) for rating in ratings]
            assert learned.ratings(state, seat, state.choices(seat)) == pytest.approx(expected, abs=1e-6)
            chances = learned.evaluate(state)
            assert chances == pytest.approx(heuristic.evaluate(state), abs=0.01)


@given(setup=all_setups(), phase=st.integers(0, 12))
@settings(max_examples=15)
def test_features_of_a_decision_are_what_the_seat_may_know(setup: Setup, phase: int) -> None:
    encoder = encoder_of(setup.game)
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 13 == phase:
            known = state.determinize(seat, SplitMix(step))
            assert pairs(encoder.context(known, seat)) == pairs(encoder.context(state, seat))
            choices = state.choices(seat)
            one, other = [encoder.choices(drawn, seat, choices) for drawn in (known, state)]
            assert list(map(pairs, one)) == list(map(pairs, other))


@given(setup=all_setups(), phase=st.integers(0, 12))
@settings(max_examples=6)
def test_features_fit_into_the_sizes_that_a_game_states(setup: Setup, phase: int) -> None:
    encoder = encoder_of(setup.game)
    parties = heuristic_of(setup.game).observers
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 13 == phase:
            rows, choices = encoder.rows(state), encoder.choices(state, seat, state.choices(seat))
            assert len(rows) == parties(state)
            for found, size in ((rows, encoder.row_size), (choices, encoder.choice_size)):
                assert all([0 <= at < size for features in found for at in features.at])
            assert all([at > 1 for choice in choices for at in choice.at])
            assert all([0 <= at < encoder.context_size for at in encoder.context(state, seat).at])


def test_no_network_chooses_what_only_leads_in_a_circle() -> None:
    learned = learned_of(MACHINE, 0.5)
    learned.rolls = True
    state, rng = MACHINE.new(MACHINE.options_type(), "circle"), generator("circle")
    seen = 0
    while seen < 5 and (pending := state.pending()):
        seat = pending[-1]
        choices = state.choices(seat)
        if CONFIRM in choices and len(choices) > 1:
            seen += 1
            assert set(learned.ratings(state, seat, choices)[:-1]) == {NEVER}
            assert choices[-1] == learned.choose(state, seat, rng) == CONFIRM
        state.apply(seat, learned.choose(state, seat, rng), listen=False)
    assert seen


@pytest.mark.parametrize("iterations", [0, 8])
@given(setup=all_setups(), phase=st.integers(0, 24))
@settings(max_examples=4)
def test_states_that_differ_in_secrets_alone_give_the_same_decision(iterations: int, setup: Setup, phase: int) -> None:
    learned = learned_of(setup.game, 0.2)
    learned.rolls = True

    def decision(state: State, seat: int) -> int:
        rng = generator("a seed")
        budget = Budget(iterations=iterations)
        player = HalvingPlayer(learned, rng, budget) if iterations else HeuristicPlayer(learned, rng)
        return Chair(player, seat, SplitMix(3)).choose(state)

    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 25 == phase:
            assert decision(state, seat) == decision(state.determinize(seat, SplitMix(step)), seat)


@GAMES
def test_a_file_that_is_none_of_the_games_is_refused(game: Game) -> None:
    encoder = encoder_of(game)
    sizes = encoder.row_size, encoder.context_size, encoder.choice_size
    good = weights_of(encoder, 0.1)
    for broken in (b"", good[:-2], b"GIF89a\n", good.replace(FORMAT.encode(), b"other")):
        with pytest.raises(BadWeights):
            read_net(broken, *sizes)
    with pytest.raises(BadWeights):
        read_net(good, encoder.row_size + 1, encoder.context_size, encoder.choice_size)


def test_softmax_of_scores_far_apart() -> None:
    assert softmax([1000.0, 0.0]) == [1.0, 0.0]


def test_without_the_extra_the_heuristics_play_and_learned_says_what_to_install() -> None:
    code = """
import sys
sys.modules["librt"] = sys.modules["numpy"] = None
from twocities.core import find_game
from twocities.players.spec import UnknownPlayer, make_player
game = find_game("machine")
state = game.new(game.options_type(), "bare")
seat = state.pending()[0]
assert make_player("search:5", game, "seed").choose(state, seat, []) in state.choices(seat)
try:
    make_player("learned", game, "seed")
except UnknownPlayer as problem:
    print(problem)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("learned: install twocities[learned]\n", "")
