"""C5, rank 2: Thief, Spy, Blackmailer."""

import pytest

from tests.scenarios.citadels.table import city, hand, scene, threatened, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- Thief


@clause("C5.4")
def test_thief_may_rob_neither_himself_nor_rank_1() -> None:
    state = turn_of("thief")
    others = ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert offered(state) == ["gather gold", "gather cards", *[f"rob {name}" for name in others]]
    assert refused(state, "rob assassin") == "rank-one (C5.4)"
    assert refused(state, "rob thief") == "own-character (C5.4)"


@clause("C5.4")
@pytest.mark.parametrize("name", ["assassin", "witch", "magistrate"])
def test_thief_may_not_rob_any_rank_1(name: str) -> None:
    state = turn_of("thief", characters=[name])
    assert refused(state, f"rob {name}") == "rank-one (C5.4)"


@clause("C5.4")
def test_thief_may_not_rob_the_killed_character() -> None:
    state = turn_of("thief", "killed king")
    assert "rob bishop" in offered(state)
    assert refused(state, "rob king") == "killed (C5.4)"


@clause("C5.4")
def test_thief_may_not_rob_the_bewitched_character() -> None:
    state = turn_of("thief", "holds 1 witch; bewitched king")
    assert "rob bishop" in offered(state)
    assert refused(state, "rob king") == "bewitched (C5.4)"


@clause("C5.4", "C3.6")
@pytest.mark.parametrize("loot", [0, 1, 7])
def test_thief_takes_all_the_gold_of_the_robbed_character_before_gathering(loot: int) -> None:
    state = turn_of("thief", f"gold 2 {loot} 5 5; holds 1 bishop; holds 2 king; holds 3 assassin")
    play(state, "rob bishop", "gather gold", "end turn")
    assert state.gold == [4, loot, 5, 5]
    play(state, "gather gold", "end turn")
    assert decides(state) == (1, "turn")
    assert state.gold == [4 + loot, 0, 7, 5]
    play(state, "gather gold")
    assert state.gold == [4 + loot, 2, 7, 5]


@clause("C5.4", "C3.1")
def test_thief_gains_nothing_from_a_character_nobody_holds() -> None:
    state = scene("gold 2 5 5 5; robbed merchant; thief 0; next bishop", holds="thief bishop king warlord")
    play(state, "gather gold", "end turn")
    assert decides(state) == (3, "turn")
    assert state.gold == [2, 7, 5, 5]


# -- Spy


@clause("C5.5", "C9.2")
def test_spy_sees_the_hand_and_nobody_else_does() -> None:
    state = turn_of("spy", "hand 1 tavern temple")
    events = play(state, "spy military of 1")
    assert {"kind": "spied", "seat": 0, "target": 1, "type": "military", "count": 2, "cards": ["temple", "tavern"]} in (
        events
    )
    assert state.memory(0).hands == {1: ["temple", "tavern"]}
    assert state.memory(2).hands == {}
    assert refused(state, "spy trade of 1") == "already-used (C3.5)"


@clause("C5.5")
@pytest.mark.parametrize(
    ("kind", "gold", "taken", "drawn"),
    [
        ("noble", 9, 1, 1),
        ("religious", 9, 0, 0),
        ("trade", 9, 3, 3),
        ("military", 9, 1, 1),
        ("unique", 9, 2, 2),
        ("trade", 2, 2, 3),
        ("trade", 0, 0, 3),
    ],
)
def test_spy_takes_gold_while_there_is_any_and_a_card_for_each_match(
    kind: str, gold: int, taken: int, drawn: int
) -> None:
    state = turn_of(
        "spy",
        f"gold 1 {gold} 5 5; hand 1 tavern tavern docks prison manor keep library; hand 2 market temple",
        "top temple church monastery",
    )
    play(state, f"spy {kind} of 1")
    assert state.gold == [1 + taken, gold - taken, 5, 5]
    assert hand(state, 0) == ["temple", "church", "monastery"][:drawn]
    assert len(hand(state, 1)) == 7


@clause("C5.5", "C10.25")
def test_spy_may_choose_an_empty_hand_but_not_his_own() -> None:
    state = turn_of("spy", "hand 0 tavern")
    assert "spy trade of 1" in offered(state)
    assert refused(state, "spy trade of 0") == "not-yourself (C5.5)"
    play(state, "spy trade of 1")
    assert hand(state, 0) == ["tavern"]
    assert state.gold == [2, 2, 2, 2]


# -- Blackmailer: placing the threats


@clause("C5.6", "C9.1", "C9.2")
def test_blackmailer_places_two_threats_on_different_characters_one_of_them_real() -> None:
    state = turn_of("blackmailer")
    play(state, "threaten king")
    assert decides(state) == (0, "place-threat")
    assert refused(state, "threaten king") == "already-marked (C5.6)"
    play(state, "threaten merchant")
    assert decides(state) == (0, "pick-flower")
    assert offered(state) == ["flower king", "flower merchant"]
    play(state, "flower merchant")
    assert state.view(None).marks.threats == (4, 6)
    assert [state.view(seat).marks.real for seat in range(4)] == [6, 0, 0, 0]
    assert refused(state, "threaten bishop") == "already-used (C3.5)"


OUT_OF_REACH = pytest.mark.parametrize(
    ("rank_1", "facts", "victim", "reason"),
    [
        ("assassin", "", "assassin", "rank-one"),
        ("witch", "", "witch", "rank-one"),
        ("magistrate", "", "magistrate", "rank-one"),
        ("assassin", "killed king", "king", "killed"),
        ("witch", "holds 1 witch; bewitched king", "king", "bewitched"),
    ],
)


@clause("C5.6")
@OUT_OF_REACH
def test_blackmailer_may_not_threaten_rank_1_the_killed_or_the_bewitched(
    rank_1: str, facts: str, victim: str, reason: str
) -> None:
    state = turn_of("blackmailer", facts, characters=[rank_1, "blackmailer"])
    assert f"threaten {victim}" not in offered(state)
    assert refused(state, f"threaten {victim}") == f"{reason} (C5.6)"
    play(state, "threaten bishop")
    assert f"threaten {victim}" not in offered(state)


@clause("C5.6")
@OUT_OF_REACH
def test_second_threat_is_refused_for_the_same_reasons_as_the_first(
    rank_1: str, facts: str, victim: str, reason: str
) -> None:
    state = turn_of("blackmailer", facts, characters=[rank_1, "blackmailer"])
    play(state, "threaten bishop")
    assert refused(state, f"threaten {victim}") == f"{reason} (C5.6)"


# -- Blackmailer: the threatened player


@clause("C5.6")
def test_threatened_player_only_gathers_until_the_threat_is_resolved() -> None:
    state = threatened("merchant", "gold 0 4 0 0; city 1 tavern smithy; hand 1 temple")
    assert offered(state) == ["gather gold", "gather cards"]
    for impossible in ("income", "bonus gold", "forge", "build temple", "end turn"):
        assert refused(state, impossible) == "only-gather (C5.6)"
    play(state, "gather gold")
    assert decides(state) == (1, "bribe")
    assert offered(state) == ["bribe", "refuse"]
    for impossible in ("income", "bonus gold", "forge", "build temple", "end turn"):
        assert refused(state, impossible) == "unresolved (C3.5)"
    play(state, "bribe")
    assert offered(state) == ["income", "bonus gold", "forge", "build temple", "end turn"]


@clause("C5.6")
def test_threatened_player_uses_gathering_districts() -> None:
    state = threatened("merchant", "city 1 library; top temple market")
    play(state, "gather cards")
    assert hand(state, 1) == ["temple", "market"]
    assert decides(state) == (1, "bribe")


@clause("C5.6", "C10.11")
@pytest.mark.parametrize(
    ("gold", "gather", "bribe"),
    [
        (0, ["gather gold"], 1),
        (1, ["gather gold"], 1),
        (2, ["gather gold"], 2),
        (5, ["gather gold"], 3),
        (0, ["gather cards", "keep temple"], 0),
        (1, ["gather cards", "keep temple"], 0),
        (5, ["gather cards", "keep temple"], 2),
    ],
)
def test_bribe_is_half_the_gold_after_gathering_rounded_down(gold: int, gather: list[str], bribe: int) -> None:
    state = threatened("bishop", f"gold 3 {gold} 5 5; top temple market")
    play(state, *gather)
    after = state.gold[1]
    play(state, "bribe")
    assert state.gold == [3 + bribe, after - bribe, 5, 5]


@clause("C5.6", "C9.2")
def test_bribed_threat_is_removed_unseen() -> None:
    state = threatened("bishop")
    play(state, "gather gold", "bribe")
    assert decides(state) == (1, "turn")
    assert state.view(None).marks.settled == (5,)
    assert [state.view(seat).marks.real for seat in range(4)] == [5, 0, 0, 0]


@clause("C5.6")
def test_refused_blackmailer_may_reveal_the_real_threat_and_takes_all_the_gold() -> None:
    state = threatened("bishop", "gold 1 5 3 3")
    play(state, "gather gold", "refuse")
    assert decides(state) == (0, "reveal-threat")
    assert offered(state) == ["reveal threat", "let pass"]
    play(state, "reveal threat")
    assert state.gold == [8, 0, 3, 3]
    assert decides(state) == (1, "turn")


@clause("C5.6", "C10.6")
def test_revealed_false_threat_takes_nothing() -> None:
    state = threatened("bishop", "gold 1 5 3 3", real="king")
    play(state, "gather gold", "refuse")
    assert offered(state) == ["reveal threat", "let pass"]
    play(state, "reveal threat")
    assert state.gold == [1, 7, 3, 3]
    assert state.view(1).marks.real == 4


@clause("C5.6")
@pytest.mark.parametrize("real", ["king", "bishop"])
def test_refused_blackmailer_may_let_it_pass_and_takes_nothing(real: str) -> None:
    state = threatened("bishop", "gold 1 5 3 3", real=f"{real}")
    play(state, "gather gold", "refuse", "let pass")
    assert state.gold == [1, 7, 3, 3]
    assert decides(state) == (1, "turn")
    assert state.view(1).marks.real == 0


@clause("C5.6")
def test_player_without_threat_takes_an_ordinary_turn() -> None:
    state = scene(
        "threats king merchant; real king; blackmailer 0; next bishop; hand 1 temple", holds="blackmailer bishop"
    )
    play(state, "gather gold", "build temple")
    assert city(state, 1) == ["temple"]


@clause("C10.11", "C5.16")
def test_merchants_bonus_and_income_come_after_the_bribe() -> None:
    state = threatened("merchant", "gold 0 4 0 0; city 1 tavern market")
    play(state, "gather gold", "refuse", "reveal threat", "bonus gold", "income")
    assert state.gold == [6, 3, 0, 0]


@clause("C10.11", "C5.10")
def test_threatened_king_takes_the_crown_after_the_bribe() -> None:
    state = threatened("king", "crown 3", real="merchant", other="merchant")
    play(state, "gather gold")
    assert state.crown == 3
    play(state, "bribe")
    assert state.crown == 1


@clause("C10.11", "C5.19", "C5.20")
@pytest.mark.parametrize(("name", "bonus"), [("architect", "bonus cards"), ("navigator", "bonus gold")])
def test_bonus_of_rank_7_comes_after_the_bribe(name: str, bonus: str) -> None:
    state = threatened(f"{name}", "gold 0 2 0 0", real="king")
    assert refused(state, bonus) == "only-gather (C5.6)"
    play(state, "gather gold")
    assert refused(state, bonus) == "unresolved (C3.5)"
    play(state, "bribe")
    assert state.gold == [2, 2, 0, 0]
    assert bonus in offered(state)


@clause("C10.11", "C5.25")
def test_queens_gold_comes_after_the_bribe() -> None:
    state = scene(
        "gold 0 0 0 0 0; threats bishop queen; real queen; blackmailer 0; next queen",
        holds="blackmailer king queen",
        players=5,
    )
    play(state, "gather gold", "bribe")
    assert state.gold == [1, 0, 1, 0, 0]
    play(state, "bonus gold")
    assert state.gold == [1, 0, 4, 0, 0]


@clause("C10.10")
def test_revealed_real_threat_removes_the_other_one() -> None:
    state = threatened("king", "gold 0 4 4 0", other="merchant", others_hold="merchant warlord")
    play(state, "gather gold", "refuse", "reveal threat", "end turn", "gather gold")
    assert decides(state) == (2, "turn")
    assert state.gold == [6, 0, 6, 0]


@clause("C5.6", "C10.6")
def test_other_threat_stays_when_the_false_one_was_revealed() -> None:
    state = threatened("king", "gold 0 4 4 0", real="merchant", other="merchant", others_hold="merchant warlord")
    play(state, "gather gold", "refuse", "reveal threat", "end turn", "gather gold")
    assert decides(state) == (2, "bribe")
    play(state, "refuse", "reveal threat")
    assert state.gold == [6, 6, 0, 0]


@clause("C10.10")
def test_threat_on_the_blackmailers_own_other_character_has_no_effect() -> None:
    state = scene(
        "gold 4 0 0; holds 0 blackmailer bishop; holds 1 magician king; holds 2 merchant warlord",
        "threats bishop merchant; real bishop; blackmailer 0; next bishop; hand 0 temple",
        players=3,
    )
    play(state, "gather gold", "build temple")
    assert decides(state) == (0, "turn")
    assert state.gold[0] == 5
