"""M1 to M4: sides and seats, the City, setting up, tracks; and options no game can be made of."""

from collections import Counter
from typing import Any

import pytest

from tests.scenarios.machine_scene import clause, decides, new, offered, place, play, refusal
from tests.scenarios.machine_table import arrive, directive, districts, heroes_phase, next_round, people, send, table
from twocities.core import HashGenerator, InvalidOptions, SplitMix
from twocities.machine.city import City, violations
from twocities.machine.city_events import CITY_EVENTS, COUNTDOWN
from twocities.machine.city_text import parse_city
from twocities.machine.districts import DISTRICTS
from twocities.machine.figures import Figures
from twocities.machine.game import GAME, GreatMachine, GreatMachineGame, set_up
from twocities.machine.grid import x_of, y_of
from twocities.machine.options import Options
from twocities.machine.presets import PRESETS
from twocities.machine.state import CLASSES, SERVANTS

SIX = ("physician", "smuggler", "fowler", "actress", "artificer", "journalist")
MINOR = ("art", "science", "commerce", "industrial", "velvet")
MAJOR = ("grand-citadel", "tower-of-law", "control-nexus", "central-square")
SEEDS = [str(number) for number in range(40)]


def laid_out(seed: str = "a scene", **options: Any) -> GreatMachine:
    """The table before the first round."""
    return set_up(GAME, Options(**options), HashGenerator.from_seed(seed))


def problems(game: GreatMachineGame = GAME, **options: Any) -> list[str]:
    """Every reason why these options are refused."""
    with pytest.raises(InvalidOptions) as refused:
        game.new(Options(**options), "a scene")
    return [str(reason) for reason in refused.value.reasons]


# -- sides and seats


@clause("M1.1")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_one_to_three_revolutionaries_face_the_machine(revolutionaries: int) -> None:
    state = new(revolutionaries=revolutionaries)
    assert list(state.pending()) == list(range(1, 1 + revolutionaries))
    assert offered(state, 0) == []
    state = table(revolutionaries=revolutionaries)
    send(state)
    assert decides(state) == ((0,), "machine-turn")


@clause("M1.1")
@pytest.mark.parametrize("revolutionaries", [-1, 0, 4, 5])
def test_no_other_number_of_revolutionaries_can_play(revolutionaries: int) -> None:
    assert problems(revolutionaries=revolutionaries) == ["revolutionary-count (M1.1)"]


@clause("M1.2", "M1.3")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_three_heroes_drawn_at_random_and_three_servants_take_part(revolutionaries: int) -> None:
    drawn = set()
    for seed in SEEDS:
        view = new(seed, revolutionaries=revolutionaries).view(None)
        names = {hero.name for hero in view.heroes}
        assert len(names) == len(view.heroes) == len(view.servants) == 3
        drawn |= names
    assert drawn == set(SIX)


@clause("M1.2")
@pytest.mark.parametrize("heroes", [SIX[:1], SIX[:2], SIX[:4], SIX])
def test_no_other_number_of_heroes_can_be_chosen(heroes: tuple[str, ...]) -> None:
    assert problems(heroes=heroes) == [f"three-heroes: {len(heroes)} (M1.2)"]


@clause("M1.2")
def test_unknown_heroes_are_refused_by_name() -> None:
    assert problems(heroes=("actress", "king", "Fowler")) == [
        "unknown-hero: king (M1.2)",
        "unknown-hero: Fowler (M1.2)",
    ]


@clause("M1.3")
def test_two_revolutionaries_cannot_claim_one_hero() -> None:
    assert problems(heroes=("actress", "fowler", "actress")) == ["hero-claimed-twice: actress (M1.3)"]
    assert problems(heroes=("actress", "actress", "actress")) == ["hero-claimed-twice: actress (M1.3)"]


@clause("M1.3")
@pytest.mark.parametrize(
    ("revolutionaries", "shared", "expected"),
    [
        (1, False, {"journalist": (1,), "actress": (1,), "smuggler": (1,)}),
        (2, False, {"journalist": (1,), "actress": (2,), "smuggler": (1,)}),
        (2, True, {"journalist": (1,), "actress": (2,), "smuggler": (1, 2)}),
        (3, False, {"journalist": (1,), "actress": (2,), "smuggler": (3,)}),
    ],
)
def test_the_chosen_heroes_are_controlled_in_the_order_of_seats(
    revolutionaries: int, shared: bool, expected: dict[str, tuple[int, ...]]
) -> None:
    state = new(revolutionaries=revolutionaries, shared=shared, heroes=("journalist", "actress", "smuggler"))
    assert {hero.name: hero.seats for hero in state.view(None).heroes} == expected


@clause("M1.3")
def test_nobody_sends_or_moves_a_hero_of_somebody_else() -> None:
    state = table(revolutionaries=3)
    assert str(refusal(state, "send artificer to art", seat=1)) == "not-your-hero (M1.3)"
    heroes_phase(state, artificer="velvet")
    play(state, "pass", seat=1)
    assert decides(state) == ((2,), "go-on")
    assert refusal(state, "go to velvet", seat=1).key == "not-your-decision"


@clause("M1.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_either_of_two_revolutionaries_acts_for_the_shared_hero(seat: int) -> None:
    state = table("artificer", "journalist", "actress", revolutionaries=2, shared=True)
    state.trust[0] = 9
    heroes_phase(state, actress="tower-of-law")
    assert decides(state) == ((1, 2), "go-on")
    play(state, "go to tower-of-law", seat=seat)
    assert decides(state) == ((1, 2), "hero-action")
    play(state, "gain trust", seat=seat)
    assert decides(state) == ((1,), "hero-action")


# -- the end


@clause("M1.4", "M4.5")
def test_the_machine_wins_the_moment_the_plan_reaches_xii() -> None:
    state = table()
    state.plan = 11
    state.raids = districts("art", "velvet")
    heroes_phase(state)
    assert state.outcome() is None
    play(state, "advance plan")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 2), (1, 0))
    assert (state.plan, state.discontent) == (12, 1)
    assert decides(state) == ((), "")
    assert str(state.explain(1, GAME.parse("pass"))) == "game-over (M1.4)"


@clause("M1.4", "M1.5")
@pytest.mark.parametrize("revolutionaries", [1, 3])
def test_the_revolutionaries_win_together_the_moment_the_third_riot_counts(revolutionaries: int) -> None:
    state = table(revolutionaries=revolutionaries)
    state.riots = districts("velvet", "science")
    state.discontent = 4
    state.raids = districts("science")
    people(state, art="artist? artist? artist?")
    arrive(state, "art")
    play(state, "start riot")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1 + revolutionaries, *[1] * revolutionaries)
    assert state.guards[place("art")] == 2
    assert (state.discontent, decides(state)) == (4, ((), ""))


@clause("M1.5", "M4.3")
@pytest.mark.parametrize(
    ("tokens", "slot", "won"),
    [(("art", "velvet"), 18, True), (("art",), 18, False), ((), 18, False), (("art", "velvet"), 17, False)],
)
def test_the_riot_stage_counts_as_one_riot(tokens: tuple[str, ...], slot: int, won: bool) -> None:
    state = table()
    state.riots = districts(*tokens)
    state.discontent = slot
    arrive(state, "science", guards=0)
    play(state, "incite")
    assert (state.outcome() is not None) == won
    assert state.discontent == slot + 1


@clause("M1.6", "M1.4")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_programs_may_play_every_seat_to_the_end(revolutionaries: int) -> None:
    for seed in SEEDS[:3]:
        state, rng = new(seed, revolutionaries=revolutionaries), SplitMix(int(seed))
        while state.pending():
            seat = state.pending()[rng.below(len(state.pending()))]
            choices = state.choices(seat)
            state.apply(seat, choices[rng.below(len(choices))])
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores in ((1, *[0] * revolutionaries), (0, *[1] * revolutionaries))


# -- the City


@clause("M2.1")
def test_five_districts_are_minor_and_four_major() -> None:
    assert sorted(DISTRICTS) == sorted(MINOR + MAJOR)
    for name in DISTRICTS:
        state = table()
        arrive(state, name, guards=0)
        assert ("incite" in offered(state)) == (name in MINOR)


def shape(city: City) -> frozenset[frozenset[tuple[int, int]]]:
    """The cells a City covers, turned and mirrored in every way."""
    cells = []
    for tile in city.places:
        x, y, vertical = x_of(tile), y_of(tile), tile & 1
        cells += [(x, y), (x + 1 - vertical, y + vertical)]
    found = set()
    for _ in range(2):
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - top) for x, y in cells))
        cells = [(-x, y) for x, y in cells]
    return frozenset(found)


@clause("M2.4")
def test_presets_are_valid_and_of_different_shapes_and_one_is_for_a_first_game() -> None:
    assert len(PRESETS) >= 4
    assert "first-game" in PRESETS
    assert all(violations(city) == [] for city in PRESETS.values())
    assert len({shape(city) for city in PRESETS.values()}) == len(PRESETS)
    for name, city in PRESETS.items():
        assert new(city=name).city == city


@clause("M2.4")
def test_random_cities_are_valid_and_differ() -> None:
    cities = [new(seed, city="random").city for seed in SEEDS[:12]]
    assert all(violations(city) == [] for city in cities)
    assert len(set(cities)) == 12


BY_HAND = (
    "art=0,0h science=2,0h commerce=4,0h industrial=0,1h velvet=2,1h grand-citadel=4,1h"
    " tower-of-law=0,2h control-nexus=2,2h central-square=4,2h"
)


@clause("M2.4")
def test_a_valid_city_is_laid_by_hand() -> None:
    state = new(city=BY_HAND)
    assert state.city == parse_city(BY_HAND)
    assert state.city.neighbours[place("velvet")] == tuple(
        place(name) for name in ("science", "industrial", "grand-citadel", "control-nexus")
    )


@clause("M2.4")
def test_every_violation_of_a_city_laid_by_hand_is_named() -> None:
    mess = (
        "art=0,0h science=0,0v commerce=2,0h grand-citadel=0,2h central-square=2,1v control-nexus=3,1h"
        " industrial=5,1h velvet=9,9h tower-of-law=7,1h"
    )
    assert problems(city=mess) == [
        "overlap: art science (M2.3)",
        "too-few-connections: velvet (M2.3)",
        "too-few-connections: tower-of-law (M2.3)",
        "apart: velvet (M2.3)",
        "only-route: industrial (M2.3)",
        "only-route: control-nexus (M2.3)",
    ]


@clause("M2.4")
@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("", "no place for 'art science commerce"),
        ("atlantis", "'atlantis': there is no District 'atlantis'"),
        (BY_HAND.replace("art=", "slums="), "'slums=0,0h': there is no District 'slums'"),
        (BY_HAND + " art=9,9h", "'art=9,9h': 'art' has a place already"),
        (BY_HAND.replace("0,0h", "0,0x"), "'art=0,0x': '0,0x' is no place"),
        (BY_HAND.replace(" velvet=2,1h", ""), "no place for 'velvet'"),
        (BY_HAND.replace("0,0h", "99,0h"), "'art=99,0h': '99,0h' is too far out"),
    ],
)
def test_a_text_that_is_no_city_is_refused_with_the_word_at_fault(text: str, about: str) -> None:
    (problem,) = problems(city=text)
    assert problem.startswith(f"unknown-city: {about}")
    assert problem.endswith("(M2.4)")


@clause("M2.5", "M7.2")
@pytest.mark.parametrize(
    ("to", "cost"), [("tower-of-law", 1), ("grand-citadel", 1), ("science", 2), ("velvet", 2), ("control-nexus", 3)]
)
def test_distance_is_the_number_of_districts_exited_on_a_shortest_path(to: str, cost: int) -> None:
    poor, rich = table(), table()
    poor.bonds, rich.bonds = cost - 1, cost
    send(poor)
    send(rich)
    assert f"guard art to {to}" not in offered(poor)
    assert str(refusal(poor, f"guard art to {to}")) == "too-few-bonds (M7.1)"
    play(rich, f"guard art to {to}")
    assert rich.bonds == 0


GUARD_SQUARES = [(name, 4) for name in MINOR] + [(name, 5) for name in MAJOR]
CITIZEN_SQUARES = [(name, 6) for name in MINOR] + [(name, 4) for name in MAJOR[:3]] + [("central-square", 8)]


@clause("M2.6", "M7.13")
@pytest.mark.parametrize(("name", "squares"), GUARD_SQUARES)
def test_a_guard_ends_its_move_only_on_a_free_square(name: str, squares: int) -> None:
    source = "art" if name != "art" else "velvet"
    state = table()
    state.bonds = 20
    state.guards[place(name)] = squares - 2
    state.broken[place(name)] = 1
    send(state)
    play(state, f"guard {source} to {name}")
    assert state.guards[place(name)] == squares - 1
    assert f"guard {source} to {name}" not in offered(state)
    assert str(refusal(state, f"guard {source} to {name}")) == "no-free-square (M2.6)"


@clause("M2.6", "M9.5")
@pytest.mark.parametrize(("name", "squares"), CITIZEN_SQUARES)
def test_a_citizen_ends_its_move_only_on_a_free_square(name: str, squares: int) -> None:
    source = "art" if name != "art" else "velvet"
    state = table()
    crowd = ["noble"] * 5 + ["merchant"] * 5
    one, other, *_ = people(
        state, **{source.replace("-", "_"): "artist artist", name.replace("-", "_"): " ".join(crowd[: squares - 1])}
    )
    arrive(state, source, trust=8)
    assert f"move citizen {other} to {name}" in offered(state)
    play(state, f"move citizen {one} to {name}")
    assert state.place.count(place(name)) == squares
    assert f"move citizen {other} to {name}" not in offered(state)
    refusal(state, f"move citizen {other} to {name}")


@clause("M2.6", "M7.2")
def test_a_guard_may_pass_through_full_districts() -> None:
    state = table()
    state.guards[place("grand-citadel")] = state.guards[place("tower-of-law")] = 5
    state.bonds = 2
    send(state)
    play(state, "guard art to velvet")
    assert (state.guards[place("velvet")], state.bonds) == (3, 0)


@clause("M2.6", "M9.5")
def test_a_citizen_may_pass_through_full_districts() -> None:
    state = table()
    full = "noble noble noble noble"
    token, *_ = people(state, art="artist", grand_citadel=full, tower_of_law="merchant merchant merchant merchant")
    arrive(state, "art", trust=2)
    play(state, f"move citizen {token} to velvet")
    assert state.place[token] == place("velvet")
    assert state.trust[0] == 0


@clause("M2.6")
def test_any_number_of_heroes_and_servants_stand_in_a_district() -> None:
    state = table()
    state.hero_at = [place("art")] * 3
    state.guards[place("art")] = 0
    state.bonds = 6
    send(state, actress="tower-of-law", artificer="tower-of-law", journalist="tower-of-law")
    for servant in SERVANTS:
        play(state, f"move {servant} to tower-of-law")
    play(state, "end phase", *["go to tower-of-law", "pass"] * 2, "go to tower-of-law")
    view = state.view(None)
    assert [*view.servants, *[hero.place for hero in view.heroes]] == ["tower-of-law"] * 6


# -- setting up


@clause("M3.1", "M12.1")
def test_thirty_citizens_are_shuffled_face_down_and_three_arrested() -> None:
    arrested = set()
    for seed in SEEDS:
        state = laid_out(seed)
        assert Counter(state.face) == dict.fromkeys(range(1, 7), 5)
        arrested.add(tuple(state.face[token] for token in state.citizens_in(state.ARRESTED)))
    assert len(arrested) > 20
    assert CLASSES[1:] == ("artist", "scientist", "merchant", "industrialist", "noble", "traitor")
    for seat in (None, 0, 1, 2, 3):
        citizens = new().view(seat).citizens
        assert Counter(citizen.place for citizen in citizens) == {
            **dict.fromkeys((*MINOR, "central-square"), 4),
            **dict.fromkeys(MAJOR[:3], 1),
            "arrested": 3,
        }
        assert {(citizen.status, citizen.known_as) for citizen in citizens} == {("unknown", "")}


@clause("M3.2")
def test_two_operational_guards_stand_in_each_district() -> None:
    view = new().view(None)
    assert view.guards == [2] * 9
    assert view.broken == [0] * 9


@clause("M3.3")
@pytest.mark.parametrize(
    ("plan", "last_winner", "start"),
    [
        (1, "", 1),
        (2, "", 2),
        (3, "", 3),
        (1, "machine", 1),
        (2, "machine", 1),
        (3, "machine", 2),
        (1, "revolutionaries", 2),
        (2, "revolutionaries", 3),
        (3, "revolutionaries", 3),
    ],
)
def test_the_master_plan_starts_as_chosen_one_step_better_for_the_last_loser(
    plan: int, last_winner: str, start: int
) -> None:
    assert new(plan=plan, last_winner=last_winner).plan == start


@clause("M3.3")
def test_the_master_plan_starts_at_ii_unless_chosen_otherwise() -> None:
    assert new().plan == 2


@clause("M3.3")
@pytest.mark.parametrize("plan", [-1, 0, 4, 12])
def test_the_master_plan_starts_nowhere_else(plan: int) -> None:
    assert problems(plan=plan) == ["plan-start (M3.3)"]


@clause("M3.3")
def test_only_a_side_can_have_won_the_last_game() -> None:
    assert problems(last_winner="heroes") == ["unknown-winner: heroes (M3.3)"]


@clause("M3.4", "M4.1")
@pytest.mark.parametrize("revolutionaries", [1, 2, 3])
def test_discontent_starts_in_the_slot_of_the_number_of_revolutionaries(revolutionaries: int) -> None:
    state = new(revolutionaries=revolutionaries)
    assert (state.discontent, state.stage()) == (revolutionaries, 0)


@clause("M3.5")
def test_the_event_deck_is_six_of_group_i_then_six_of_group_ii_then_the_countdown() -> None:
    orders = set()
    for seed in SEEDS:
        state = laid_out(seed)
        deck = state.event_deck[::-1]
        assert len(set(deck)) == len(deck) == 13
        assert all(number < 10 for number in deck[:6])
        assert all(10 <= number < 20 for number in deck[6:12])
        assert CITY_EVENTS[deck[12]].name == "the-countdown"
        orders.add(tuple(deck))
    assert len(orders) == len(SEEDS)
    assert {number for order in orders for number in order} == set(range(21))
    assert new().view(0).events_left == 12


@clause("M3.6")
def test_the_servants_start_in_the_grand_citadel_and_differ_only_in_name() -> None:
    assert SERVANTS == ("lex-hecate", "judgementor", "phantasmer")
    assert new().view(None).servants == ["grand-citadel"] * 3
    state = table()
    state.bonds = 6
    send(state)
    texts = [[text.replace(name, "") for text in offered(state) if name in text] for name in SERVANTS]
    assert texts[0] == texts[1] == texts[2]
    assert len(texts[0]) > 5


@clause("M3.7")
def test_nine_directives_are_shuffled_and_none_is_in_hand() -> None:
    decks = [laid_out(seed).directives for seed in SEEDS]
    assert all(sorted(deck) == list(range(9)) for deck in decks)
    assert len(set(map(tuple, decks))) == len(SEEDS)
    view = new().view(0)
    assert (view.directives_left, view.hand_count, view.hand, view.published) == (9, 0, (), ())


@clause("M3.8")
@pytest.mark.parametrize(
    ("hero", "start"),
    [
        ("physician", "science"),
        ("smuggler", "commerce"),
        ("fowler", "velvet"),
        ("actress", "art"),
        ("artificer", "industrial"),
        ("journalist", "central-square"),
    ],
)
def test_each_hero_starts_in_the_district_on_the_card_without_trust(hero: str, start: str) -> None:
    others = [name for name in SIX if name != hero]
    state = laid_out(heroes=(hero, *others[:2]))
    (number,) = [index for index, card in enumerate(state.heroes) if card.name == hero]
    assert DISTRICTS[state.hero_at[number]] == start
    assert state.trust == [0, 0, 0]


@clause("M3.8", "M12.1")
def test_one_of_nine_access_cards_is_forfeited_at_random_and_known_to_all_revolutionaries_alone() -> None:
    forfeited: Counter[str] = Counter()
    for seed in SEEDS:
        state = new(seed)
        for number, hero in enumerate(state.view(2).heroes):
            assert len(hero.forfeited) == hero.forfeited_count == 1
            assert len(state.access_hand(number)) == 8
            assert hero.forfeited[0] not in [DISTRICTS[card] for card in state.access_hand(number)]
            forfeited[hero.forfeited[0]] += 1
        assert [hero.forfeited for hero in state.view(1).heroes] == [hero.forfeited for hero in state.view(3).heroes]
        for outsider in (0, None):
            assert [(hero.forfeited_count, hero.forfeited) for hero in state.view(outsider).heroes] == [(1, ())] * 3
    assert set(forfeited) == set(DISTRICTS)


@clause("M3.9", "M5.2")
def test_the_machine_starts_without_bonds_and_no_token_lies_on_the_city() -> None:
    state = laid_out()
    assert (state.bonds, state.raids, state.riots) == (0, 0, 0)
    assert new().bonds == 6


@clause("M3.9", "M5.2")
def test_bonds_are_unlimited() -> None:
    state = table()
    state.bonds = 1000
    next_round(state)
    assert state.bonds == 1006


@clause("M2.6")
def test_options_name_the_table_of_figures_they_are_played_with() -> None:
    assert problems(figures="0123456789abcdef") == ["other-figures: 0123456789abcdef (M2.6)"]
    other = GreatMachineGame(Figures(citizen_squares=(9,) * 9))
    assert problems(other) == ["other-figures: house (M2.6)"]
    assert other.new(Options(figures=other.fingerprint), "a scene").citizen_room(0) == 5


def test_all_reasons_are_given_at_once() -> None:
    assert problems(
        revolutionaries=0, heroes=("actress", "actress"), city="", plan=4, last_winner="nobody", figures="x"
    ) == [
        "revolutionary-count (M1.1)",
        "three-heroes: 2 (M1.2)",
        "hero-claimed-twice: actress (M1.3)",
        f"unknown-city: no place for '{' '.join(DISTRICTS)}' (M2.4)",
        "plan-start (M3.3)",
        "unknown-winner: nobody (M3.3)",
        "other-figures: x (M2.6)",
    ]


# -- tracks


STAGES = [(slot, (slot - 1) // 3) for slot in range(1, 19)] + [(19, 6)]


@clause("M4.1", "M4.4", "M5.2")
@pytest.mark.parametrize(("slot", "stage"), STAGES)
def test_three_slots_make_a_stage_and_the_stage_tells_the_bonds_received(slot: int, stage: int) -> None:
    state = table()
    state.discontent = slot
    state.bonds = 5
    assert state.stage() == stage
    next_round(state)
    assert state.bonds == 5 + (6, 7, 8, 9, 10, 12, 12)[stage]


@clause("M4.2", "M7.5")
@pytest.mark.parametrize(
    ("slot", "active"),
    [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3), (13, 4), (15, 4), (16, 5), (18, 5), (19, 5)],
)
def test_citizens_numbered_up_to_the_stage_are_active_and_traitors_never(slot: int, active: int) -> None:
    state = table()
    state.discontent = slot
    state.bonds = 2
    tokens = people(state, art="artist! scientist! merchant! industrialist! noble! traitor!")
    state.servants[0] = place("art")
    send(state)
    assert [token for token in tokens if f"lex-hecate arrests citizen {token}" in offered(state)] == tokens[:active]


@clause("M4.3", "M9.9")
def test_discontent_stops_at_the_riot_stage() -> None:
    state = table()
    state.discontent = 17
    people(state, central_square="artist artist artist artist artist")
    arrive(state, "central-square", guards=0)
    play(state, "agitate")
    assert state.discontent == 19
    assert state.outcome() is None


@clause("M4.3")
def test_discontent_never_changes_after_the_riot_stage_is_reached() -> None:
    state = table()
    state.discontent = 19
    state.riots = districts("velvet")
    state.published = (directive("pacify"),)
    state.servants[0] = place("art")
    state.hero_at[0] = place("science")
    state.guards[place("science")] = 0
    state.raids = districts("velvet")
    state.status = [2] * 30
    state.bonds = 2
    send(state)
    play(state, "lex-hecate pacifies")
    assert state.discontent == 19
    play(state, "end phase", "incite")
    assert state.discontent == 19
    next_round(state)
    assert state.discontent == 19
    assert state.outcome() is None


@clause("M4.3")
@pytest.mark.parametrize(("slot", "after"), [(1, 1), (2, 1), (18, 17)])
def test_discontent_never_drops_below_slot_1(slot: int, after: int) -> None:
    state = table()
    state.discontent = slot
    state.published = (directive("pacify"),)
    state.servants[0] = place("art")
    state.bonds = 2
    send(state)
    play(state, "lex-hecate pacifies")
    assert state.discontent == after


@clause("M4.5")
def test_every_advance_of_the_plan_is_by_one() -> None:
    state = table()
    assert state.event == COUNTDOWN
    state.raids = districts("art")
    heroes_phase(state)
    play(state, "advance plan")
    assert state.plan == 3
    next_round(state)
    assert state.plan == 4
