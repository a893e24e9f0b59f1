"""The tools that teach players: what self-play produces, and that a stopped run resumes."""

from pathlib import Path

import numpy as np
import pytest

from tools.learn import contests, rounds, samples, selfplay
from tools.learn.players import Problem, encoder_of, player_of, read_manner
from twocities.citadels.game import GAME as CITADELS
from twocities.machine.game import GAME as MACHINE
from twocities.players.thinkers import SearchPlayer

DUEL = next(number for number, options in enumerate(selfplay.VARIANTS["citadels"]) if options.players == 2)


def test_a_game_leaves_decisions_and_positions(tmp_path: Path) -> None:
    played = selfplay.SelfPlay(CITADELS, None, {}, 2, "seed").play(DUEL)
    arrays = played.samples
    decisions, choices = len(arrays["decision_game"]), len(arrays["choice_visits"])
    assert decisions > 20
    assert arrays["decision_choices"].sum() == choices == len(arrays["choice_length"])
    assert arrays["choice_visits"].sum() == 2 * decisions
    assert arrays["context_length"].sum() == len(arrays["context_at"]) == len(arrays["context_by"])
    assert arrays["context_at"].max() < encoder_of(CITADELS).context_size
    positions = len(arrays["position_game"])
    assert len(arrays["row_won"]) == 2 * positions == len(arrays["row_chance"])
    assert arrays["row_won"].reshape(positions, 2).sum(1) == pytest.approx(np.ones(positions))
    path = tmp_path / "samples" / "one.npz"
    samples.save(path, arrays)
    twice = samples.load([path, path])
    assert len(twice["choice_visits"]) == 2 * choices


def test_the_same_number_gives_the_same_game() -> None:
    first, second = [selfplay.SelfPlay(CITADELS, None, {}, 0, "seed").play(DUEL) for _ in range(2)]
    assert first.result.moves == second.result.moves


def test_attention_is_drawn_by_lot() -> None:
    from twocities.core import SplitMix

    drawn = selfplay.noise(100, SplitMix(1))
    assert sum(drawn) == pytest.approx(selfplay.NOISE)
    assert sum(sorted(drawn)[-20:]) > 0.8 * selfplay.NOISE


def test_a_stopped_run_resumes(tmp_path: Path) -> None:
    settings = rounds.Settings(jobs=1, seconds=60, iterations=2, manner={}, seed="1", budget="2")
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


def test_a_contest_says_how_often_each_player_wins_and_what_it_does() -> None:
    match = contests.Match(CITADELS, selfplay.VARIANTS["citadels"][DUEL], ["heuristic", "random"], "seed")
    first, second = contests.contest(match, 1, 4, 60)
    assert (first.player, first.games, first.win_rate + second.win_rate) == ("heuristic", 4, 1)
    assert first.win_rate > 0.5
    assert first.verbs["take {character}"] > 5
