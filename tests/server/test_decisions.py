"""What a scene contains besides view and choices: unavailable actions, odds, gains, the cheapest route, scores."""

from tests.scenarios.citadels.table import turn_of
from tests.scenarios.machine.table import arrived, scene
from tests.server.rooms import Desk
from tests.server.serving import Served
from tests.server.windows import ANNA, BEN, run, started_game, window
from twocities.core import Points, Reason
from twocities.machine.game import GreatMachine
from twocities.server.messages import Ahead, Hand, Odds, Unavailable

HEROES = ("actress", "artificer", "journalist")
OF_ONE = {"revolutionaries": 1, "heroes": HEROES}


def desk_of(state: GreatMachine) -> Desk:
    return Desk("machine", OF_ONE, position=state.position())


def test_only_the_deciding_seat_sees_what_is_unavailable_and_why() -> None:
    state = turn_of("warlord", "gold 0 0 0 0\nhand 0 palace\ncity 0 temple")
    options = {"players": 4, "characters": ("warlord",)}
    desk = Desk("citadels", options, position=state.position())
    told = desk.scene(0).unavailable
    assert Unavailable("income", Reason("nothing-to-gain", "C3.5")) in told
    assert Unavailable("build palace", Reason("gather-first", "C3.2")) in told
    assert desk.scene(1).unavailable == desk.scene(None).unavailable == []
    desk.does(0, Hand(1, 0, "regular"))
    assert desk.scene(0).unavailable == [], "a bot decides"


def test_choices_that_roll_a_die_have_their_odds() -> None:
    desk = desk_of(arrived("art", trust=2, guards=1))
    assert desk.scene(1).odds == {"attack for 1": Odds(0, 6), "attack for 2": Odds(2, 6)}
    assert desk.scene(0).odds == desk.scene(None).odds == {}


def sent_to_science(guards: str) -> Desk:
    """The first Hero, in the Art District, will go there once the Machine's phase ends."""
    desk = desk_of(scene(guards))
    for hero, to in zip(HEROES, ("science", "industrial", "velvet"), strict=True):
        desk.chooses(1, f"send {hero} to {to}")
    desk.chooses(1, "confirm")
    return desk


def test_a_hero_who_goes_step_by_step_sees_the_cheapest_route() -> None:
    desk = sent_to_science("guards all=0; guards tower-of-law=1")
    assert desk.scene(1).way == []
    desk.chooses(0, "end phase")
    way = desk.scene(1).way
    assert way == ["go to grand-citadel", "go to central-square", "go to science"]
    assert desk.scene(1).way_prices == [0, 0, 0]
    assert (desk.scene(0).way, desk.scene(0).way_prices) == ([], [])
    for step in way:
        desk.chooses(1, step)
    assert "pass" in desk.choices(1)


def test_a_route_past_guards_shows_what_each_step_costs() -> None:
    desk = sent_to_science("guards all=1")
    desk.chooses(0, "end phase")
    told = desk.scene(1)
    assert (told.way, told.way_prices) == (["go to tower-of-law", "go to science"], [1, 1])


def test_only_the_deciding_seat_sees_what_a_choice_brings() -> None:
    state = turn_of("warlord", "city 0 temple barracks")
    desk = Desk("citadels", {"players": 4, "characters": ("warlord",)}, position=state.position())
    assert desk.scene(0).gains == {
        "gather gold": {"gold": 2},
        "gather cards": {"cards": 2, "kept": 1},
        "income": {"gold": 1},
    }
    assert desk.scene(1).gains == desk.scene(None).gains == {}
    machine = arrived("art", trust=2, guards=1)
    assert desk_of(machine).scene(1).gains == {"gain trust": {"trust": 1}, "incite": {"discontent": 1}}


def test_only_the_deciding_seat_sees_what_gold_taken_first_pays_for() -> None:
    state = turn_of("warlord", "gold 0 0 0 0\nhand 0 palace tavern\ncity 0 temple barracks")
    desk = Desk("citadels", {"players": 4, "characters": ("warlord",)}, position=state.position())
    assert desk.scene(0).ahead == [
        Ahead("destroy barracks of 0", 2, ["gather gold"]),
        Ahead("build tavern", 1, ["gather gold"]),
    ]
    assert desk.scene(1).ahead == desk.scene(None).ahead == []


def test_everybody_sees_the_standing_by_what_they_may_know() -> None:
    state = turn_of("king", "hand 0 secret-vault\ncity 0 temple dragon-gate")
    desk = Desk("citadels", {"players": 4, "characters": ("king",)}, position=state.position())
    own, others = desk.scene(0).standing, desk.scene(1).standing
    assert own is not None
    assert others is not None
    assert [told.total for told in own] == [12, 0, 0, 0]
    assert [told.total for told in others] == [9, 0, 0, 0]
    assert others == desk.scene(None).standing
    assert own[0].parts[-1] == Points("unique", "secret-vault", 3)
    assert Desk("machine", OF_ONE).scene(1).standing is None


def test_only_the_seat_that_can_take_a_district_sees_the_points_after_it() -> None:
    state = turn_of("warlord", "city 1 tavern temple")
    desk = Desk("citadels", {"players": 4, "characters": ("warlord",)}, position=state.position())
    assert desk.scene(0).scores_after == {f"destroy {name} of 1": 1 for name in ("tavern", "temple")}
    assert desk.scene(1).scores_after == desk.scene(None).scores_after == {}


def test_it_goes_over_the_wire(served: Served) -> None:
    async def look() -> None:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            players = [anna, ben]
            for _ in range(60):
                deciding = next(player for player in players if player.scene["choices"])
                for item in deciding.scene["unavailable"]:
                    assert item["choice"] not in deciding.scene["choices"]
                    assert item["reason"]["clause"]
                if deciding.scene["unavailable"]:
                    return
                version = await deciding.choose()
                for player in players:
                    await player.hear_until(version)
            raise AssertionError("a turn began without anything unavailable")

    run(look())
