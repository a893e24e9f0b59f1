"""Who sits where with which deal, and players that cannot take part."""

import pickle
from collections import Counter

import pytest

from tests.arena.toys import Toy, contest, fails
from twocities.arena import contest as module
from twocities.arena.contest import Contest
from twocities.arena.problem import ArenaProblem
from twocities.arena.report import summarize
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Game, InvalidOptions, SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.machine.own_cards import Cards
from twocities.players.player import Forfeit, Player
from twocities.players.uniform import RandomPlayer


def test_each_deal_is_played_with_every_player_on_every_seat() -> None:
    rivals = contest("random", "heuristic", "newcomer")
    games = [rivals.play(number) for number in range(6)]
    assert [len({game.seed for game in games[at : at + 3]}) for at in (0, 3)] == [1, 1]
    assert games[0].seed != games[3].seed
    seats = Counter((name, seat) for game in games for seat, name in enumerate(game.sides))
    assert set(seats.values()) == {2}
    assert len(seats) == 9


def test_against_the_automaton_one_player_has_the_only_side_that_somebody_plays() -> None:
    alone = Contest(MACHINE, MachineOptions(revolutionaries=2, automaton=1), ["newcomer"], "test")
    games = [alone.play(number) for number in range(4)]
    assert {game.sides for game in games} == {("nobody", "newcomer")}
    assert len({game.seed for game in games}) == 4
    assert all(game.result.asked[0] == 0 < min(game.result.asked[1:]) for game in games)
    (standing,) = summarize(alone, games).standings
    assert standing.win_rate == sum([game.result.places[1] == 1 for game in games]) / 4
    assert [on.side for on in standing.sides] == [1]
    with pytest.raises(ArenaProblem):
        Contest(MACHINE, MachineOptions(automaton=1), ["newcomer", "newcomer"], "test")


def test_the_sides_of_the_great_machine_are_swapped_and_a_side_has_one_player(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(text: str, game: Game, seed: str) -> Player[State]:
        made.append(text)
        return RandomPlayer(SplitMix(len(made)))

    monkeypatch.setattr(module, "make_player", make)
    rivals = Contest(MACHINE, MachineOptions(revolutionaries=3), ["one", "two"], "test")
    made.clear()
    first, second = rivals.play(0), rivals.play(1)
    assert (first.sides, second.sides) == (("one", "two"), ("two", "one"))
    assert first.seed == second.seed
    assert made == ["one", "two", "two", "two", "two", "one", "one", "one"]


def test_players_have_separate_seeds_that_do_not_reveal_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    def make(text: str, game: Game, seed: str) -> Player[State]:
        seeds.append(seed)
        return Toy()

    monkeypatch.setattr(module, "make_player", make)
    rivals = contest("one", "two", seed="secret")
    seeds.clear()
    games = [rivals.play(number) for number in range(4)]
    assert len(set(seeds)) == 8
    assert not any(game.seed in seed for game in games for seed in seeds)


def test_a_random_set_is_drawn_again_for_each_deal() -> None:
    rivals = Contest(CITADELS, Options(players=2, preset="random"), ["random", "random"], "test")
    states = [CITADELS.new(rivals.options, rivals.play(number).seed) for number in (0, 1, 2, 4)]
    casts = [state.names for state in states]
    assert casts[0] == casts[1]
    assert len(set(casts)) == 3


def test_a_game_is_the_same_in_another_process() -> None:
    options = MachineOptions(cards=Cards(levy_bonds=5))
    for rivals in (contest("random", "random"), Contest(MACHINE, options, ["random", "random"], "test")):
        there: Contest = pickle.loads(pickle.dumps(rivals))
        first, second = rivals.play(3), there.play(3)
        assert (first.seed, first.sides, first.result.places) == (second.seed, second.sides, second.result.places)
        assert (first.result.scores, first.result.moves) == (second.result.scores, second.result.moves)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(InvalidOptions):
        contest("random")
    for players, key in (
        (["random"], "arena-sides"),
        (["random"] * 3, "arena-sides"),
        (["random", "nobody"], "arena-unknown-player"),
        (["random", "search:often"], "arena-unknown-player"),
        (["random", "cmd:./no-such-bot"], "arena-absent-player"),
    ):
        with pytest.raises(ArenaProblem) as refused:
            Contest(MACHINE, MachineOptions(), players, "test")
        assert refused.value.key == key


def test_a_player_that_cannot_be_made_is_refused_at_first_and_forfeits_later(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = False

    def make(text: str, game: Game, seed: str) -> Player[State]:
        if absent and text == "bot":
            raise Forfeit("no such program")
        return Toy(fails if text == "broken" else lambda known, seat: known.choices(seat)[0])

    monkeypatch.setattr(module, "make_player", make)
    rivals = contest("bot", "other", "another")
    absent = True
    with pytest.raises(ArenaProblem, match="no such program"):
        contest("bot", "other")
    result = rivals.play(0).result
    assert (result.forfeits, result.places[0]) == ({0: "no such program"}, 3)


def test_a_player_that_sees_everything_is_recognized() -> None:
    assert contest("random", "seeing:10").seeing == {"seeing:10"}
