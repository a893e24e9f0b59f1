"""The tools that teach players: what self-play produces, and that a stopped run resumes."""

from pathlib import Path

import numpy as np
import pytest

from tools.learn import contests, rounds, samples, selfplay
from tools.learn.players import Problem, encoder_of, player_of, read_manner
from twocities.citadels.game import GAME as CITADELS
from twocities.core import SplitMix
from twocities.machine.game import GAME as MACHINE
from twocities.players.thinkers import SearchPlayer

VARIANTS = selfplay.VARIANTS["citadels"]
DUELS = [number for number in range(selfplay.TRIED * len(VARIANTS)) if VARIANTS[number % len(VARIANTS)].players == 2]
TRIED = next(number for number in DUELS if number % selfplay.TRIED == 0)


def test_a_game_leaves_decisions_and_positions(tmp_path: Path) -> None:
    arrays = selfplay.SelfPlay(CITADELS, None, {}, 2, "seed").play(TRIED).samples
    decisions, choices = len(arrays["decision_game"]), len(arrays["choice_visits"])
    assert decisions > 5
    assert arrays["decision_choices"].sum() == choices == len(arrays["choice_length"])
    assert set(arrays["choice_visits"]) <= {0, 2}
    assert arrays["context_length"].sum() == len(arrays["context_at"]) == len(arrays["context_by"])
    assert arrays["context_at"].max() < encoder_of(CITADELS).context_size
    positions = len(arrays["position_game"])
    assert len(arrays["row_won"]) == 2 * positions == len(arrays["row_chance"])
    assert arrays["row_won"].reshape(positions, 2).sum(1) == pytest.approx(np.ones(positions))
    path = tmp_path / "samples" / "one.npz"
    samples.save(path, arrays)
    twice = samples.load([path, path])
    assert len(twice["choice_visits"]) == 2 * choices


def test_most_games_leave_positions_alone() -> None:
    arrays = selfplay.SelfPlay(CITADELS, None, {}, 2, "seed").play(DUELS[0]).samples
    assert len(arrays["position_game"]) > 5
    assert len(arrays["decision_game"]) == 0


def test_without_trials_all_games_leave_positions_alone() -> None:
    arrays = selfplay.SelfPlay(CITADELS, None, {}, 0, "seed").play(TRIED).samples
    assert len(arrays["position_game"]) > 5
    assert len(arrays["decision_game"]) == 0


def test_of_many_choices_those_rated_best_are_tried_and_some_others() -> None:
    state, rng = MACHINE.new(seed="many"), SplitMix(1)
    while len(choices := state.choices(seat := state.pending()[0])) <= selfplay.BEST + selfplay.OTHERS:
        state.apply(seat, choices[rng.below(len(choices))])
    recording = selfplay.Recording(selfplay.SelfPlay(MACHINE, None, {}, 1, "seed"), 0, SplitMix(1))
    ratings = [float(at) for at in range(len(choices))]
    recording.try_out(state.determinize(seat, SplitMix(2)), seat, choices, ratings)
    visits = list(recording.samples.fields["choice_visits"])
    assert len(visits) == len(choices)
    assert all(visits[-selfplay.BEST :])
    assert sum(visits) == selfplay.BEST + selfplay.OTHERS


def test_the_same_number_gives_the_same_game() -> None:
    first, second = [selfplay.SelfPlay(CITADELS, None, {}, 1, "seed").play(TRIED) for _ in range(2)]
    assert first.result.moves == second.result.moves


def test_a_stopped_run_resumes(tmp_path: Path) -> None:
    settings = rounds.Settings(jobs=1, seconds=60, trials=2, manner={}, seed="1", budget="2")
    told: list[str] = []
    run = rounds.Rounds(MACHINE, tmp_path, settings, told.append)
    run.next_stage()
    run.progress.games = 7
    run.write()
    resumed = rounds.Rounds(MACHINE, tmp_path, settings, told.append)
    assert (resumed.progress.stage, resumed.progress.games) == (1, 7)


def test_players_with_networks_are_named_by_file_manner_and_budget() -> None:
    player = player_of("net - horizon=1,boldness=2.5 30", CITADELS, "seed")
    assert isinstance(player, SearchPlayer)
    assert (player.heuristic.horizon, player.heuristic.boldness, player.budget.iterations) == (1, 2.5, 30)
    with pytest.raises(Problem):
        read_manner("horizon=deep")


def test_a_player_may_know_how_the_others_choose(tmp_path: Path) -> None:
    player = player_of("exploit - 30", CITADELS, "seed")
    assert isinstance(player, SearchPlayer)
    assert type(player.rival) is type(player.heuristic)
    with pytest.raises(OSError, match="no-such"):
        player_of(f"exploit {tmp_path / 'no-such.net'} 30", CITADELS, "seed")


def test_a_contest_says_how_often_each_player_wins_and_what_it_does() -> None:
    match = contests.Match(CITADELS, VARIANTS[DUELS[0]], ["heuristic", "random"], "seed")
    first, second = contests.contest(match, 1, 4, 60)
    assert (first.player, first.games, first.win_rate + second.win_rate) == ("heuristic", 4, 1)
    assert first.win_rate > 0.5
    assert first.verbs["take {character}"] > 5
