"""C9: who knows what, in views, in memory and in events; samples have their own file."""

import pytest
from msgspec.structs import replace

from tests.scenarios.citadels.table import scene, threatened, turn_of, warranted
from tests.scenarios.citadels.watching import EVERYBODY, PASSING, PASSING_OF_TWO, theater
from tests.scenarios.scene import clause, decides, play
from twocities.citadels.cards import NAME
from twocities.citadels.documents import OwnView, View
from twocities.citadels.game import GAME, Citadels
from twocities.core import Event, SplitMix


def public(state: Citadels, seat: int | None) -> View:
    """What a view says besides the seat's own secrets."""
    view = state.view(seat)
    marks = replace(view.marks, signed=0, real=0)
    return replace(view, seat=None, aside=[], marks=marks, own=OwnView([], [], []), truth=None)


def happens(state: Citadels, text: str) -> dict[str, Event]:
    """What follows a choice, by kind of event."""
    (seat,) = state.pending()
    return {event.kind: event for event in state.apply(seat, GAME.parse(text))}


# -- public


@clause("C9.1")
def test_everybody_sees_the_table() -> None:
    state = scene(
        "crown 2; gold 1 2 3 4; hand 0 manor castle; hand 3 temple; city 0 tavern+ docks; city 1 museum",
        "museum palace cathedral",
        "draft merchant=up seer=up artist=up king=down bishop=2 magistrate=3 architect=0 blackmailer=1 warlord=down",
        "warrants king bishop architect; signed bishop; magistrate 3; threats bishop architect; real architect",
        "settled bishop; blackmailer 1; called 6",
    )
    for seat in EVERYBODY:
        assert public(state, seat) == public(state, None)
    view = state.view(None)
    assert view.table.cities == [("tavern+", "docks"), ("museum",), (), ()]
    assert view.table.museum_count == 2
    assert view.table.gold == [1, 2, 3, 4]
    assert view.table.hand_counts == [2, 0, 0, 1]
    assert view.table.crown == 2
    assert view.characters.shown == [-1, 3, 1, -1, -1, 2, -1, 0, -1, -1]
    assert view.marks.warrants == (4, 5, 7)
    assert view.marks.threats == (5, 7)
    assert view.marks.settled == (5,)
    assert view.table.deck_count == 68 - 2 - 1 - 2 - 1 - 2


@clause("C9.1")
def test_everybody_sees_the_face_up_discards() -> None:
    state = scene("crown 0")
    face_up = [state.view(seat).characters.face_up for seat in EVERYBODY]
    assert len(face_up[0]) == 2
    assert face_up == [face_up[0]] * 5


@clause("C9.1")
@pytest.mark.parametrize(
    ("character", "choices", "mark", "expected"),
    [
        ("assassin", ["kill bishop"], "killed", 5),
        ("thief", ["rob bishop"], "robbed", 5),
        ("witch", ["gather gold", "bewitch bishop"], "bewitched", 5),
        ("magistrate", ["warrant king", "warrant bishop", "warrant merchant"], "warrants", (4, 5, 6)),
        ("blackmailer", ["threaten bishop", "threaten merchant"], "threats", (5, 6)),
    ],
)
def test_everybody_sees_which_characters_are_named(
    character: str, choices: list[str], mark: str, expected: object
) -> None:
    state = turn_of(character, "crown 0")
    *_, event = [event for event in play(state, *choices) if event["kind"] == "named"]
    assert event == {
        "kind": "named",
        "seat": 0,
        "character": choices[-1].split()[1],
        "power": choices[-1].split()[0],
    }
    for seat in EVERYBODY:
        assert getattr(state.view(seat).marks, mark) == expected


# -- own only

TWINS = [  # two words that make all the difference, and the seats that must not know
    pytest.param("hand 0 {}\nholds 0 king\nnext king", "manor", "castle", [], [None, 1, 2, 3], id="hand"),
    pytest.param(
        "crown 1\nholds 1 thief\nholds 2 king\nholds {}\nnext thief",
        "0 bishop\nholds 3 merchant",
        "0 merchant\nholds 3 bishop",
        [],
        [None, 1, 2],
        id="unrevealed character",
    ),
    pytest.param(
        "crown 1\ndraft assassin=up magician=up merchant=down thief=1 king=2 warlord=3 {}\nnext thief",
        "bishop=0 architect=down",
        "architect=0 bishop=down",
        [],
        [None, 1, 2, 3],
        id="last choice in the draft",
    ),
    pytest.param(
        "holds 0 magistrate\nmagistrate 0\nwarrants king bishop merchant\nsigned {}\nnext king",
        "king",
        "bishop",
        ["magistrate"],
        [None, 1, 2, 3],
        id="signed warrant",
    ),
    pytest.param(
        "holds 0 blackmailer\nblackmailer 0\nthreats king bishop\nreal {}\nnext king",
        "king",
        "bishop",
        ["blackmailer"],
        [None, 1, 2, 3],
        id="real threat",
    ),
    pytest.param(
        "holds 0 king\nnext king\ndeck {} palace docks\nknows 0 deck:0",
        "manor castle",
        "castle manor",
        [],
        [None, 1, 2, 3],
        id="bottom of the deck",
    ),
    pytest.param(
        "holds 0 king\nnext king\nhand 1 manor\nhand 2 castle\nknows 0 hand:{}",
        "1=manor",
        "2=castle",
        [],
        [None, 1, 2, 3],
        id="hand seen",
    ),
]


@clause("C9.2")
@pytest.mark.parametrize(("facts", "one", "two", "characters", "ignorant"), TWINS)
def test_secret_is_known_to_its_owner_alone(
    facts: str, one: str, two: str, characters: list[str], ignorant: list[int | None]
) -> None:
    first = scene(facts.format(one), characters=characters)
    second = scene(facts.format(two), characters=characters)
    assert (first.view(0), first.memory(0)) != (second.view(0), second.memory(0))
    for seat in ignorant:
        assert first.view(seat) == second.view(seat)
        assert seat is None or first.memory(seat) == second.memory(seat)
        assert first.determinize(seat, SplitMix(5)) == second.determinize(seat, SplitMix(5))


@clause("C9.2")
def test_cards_under_a_museum_are_known_to_its_owner() -> None:
    first, second = [
        turn_of("king", f"city 0 museum; museum {card}", preset="cunning-agents") for card in ("manor", "castle")
    ]
    assert (first.memory(0).museum, second.memory(0).museum) == (["manor"], ["castle"])
    for seat in (None, 1, 2, 3):
        assert first.view(seat) == second.view(seat)
        assert seat is None or first.memory(seat).museum == second.memory(seat).museum == []
        assert first.determinize(seat, SplitMix(5)) == second.determinize(seat, SplitMix(5))


@clause("C9.2")
def test_hand_and_characters_are_only_in_ones_own_view() -> None:
    state = turn_of("bishop", "hand 0 temple manor; hand 1 docks; holds 1 warlord")
    assert [state.view(seat).own.hand for seat in EVERYBODY] == [[], ["manor", "temple"], ["docks"], [], []]
    assert [state.view(seat).own.held for seat in EVERYBODY[:3]] == [[], [5], [8]]


@clause("C9.2")
def test_characters_passed_are_seen_by_those_they_were_passed_to() -> None:
    state = scene(PASSING)
    assert [state.view(seat).own.passed for seat in EVERYBODY] == [[], [], [5, 6, 7, 8], [], []]
    play(state, "take architect")
    assert [state.view(seat).own.passed for seat in EVERYBODY] == [[], [], [], [5, 6, 8], []]
    assert state.memory(0).passed == [[4, 5, 6, 7, 8]]
    assert state.memory(1).passed == [[5, 6, 7, 8]]
    assert state.memory(2).passed == [[5, 6, 8]]
    assert state.memory(3).passed == []


@clause("C9.2")
def test_last_of_seven_saw_the_first_discard_too() -> None:
    state = scene(
        "phase selection; crown 0; draft assassin=down thief=0 magician=1 king=2 bishop=3 merchant=4 architect=5",
        "table warlord",
        players=7,
    )
    assert state.view(6).own.passed == [1, 8]
    play(state, "take assassin")
    assert state.memory(6).passed == [[1, 8]]
    assert state.memory(5).passed == [[7, 8]]


@clause("C9.2")
def test_two_players_remember_what_they_discarded() -> None:
    state = scene(PASSING_OF_TWO, players=2)
    play(state, "take thief", "discard magician")
    assert state.memory(1).passed == [[2, 3, 5, 6, 7, 8], [3, 5, 6, 7, 8]]
    assert state.memory(0).passed == [[2, 3, 4, 5, 6, 7, 8], [5, 6, 7, 8]]


@clause("C9.2")
def test_drawn_cards_are_set_aside_unseen_by_the_others() -> None:
    state = turn_of("king", "top manor castle")
    play(state, "gather cards")
    assert [state.view(seat).aside for seat in EVERYBODY] == [[], ["manor", "castle"], [], [], []]
    assert [state.view(seat).aside_count for seat in EVERYBODY] == [2] * 5
    play(state, "keep manor")
    assert state.memory(0).deck == {0: "castle"}
    assert [state.memory(seat).deck for seat in (1, 2, 3)] == [{}, {}, {}]


@clause("C9.1", "C9.2")
def test_den_is_seen_by_all_but_the_cards_that_pay_for_it_are_not() -> None:
    state = turn_of("bishop", "gold 9 0 0 0; hand 0 thieves-den manor castle")
    play(state, "gather gold", "build thieves-den with cards", "pay with manor")
    assert [state.view(seat).aside for seat in EVERYBODY] == [
        ["thieves-den"],
        ["thieves-den", "manor"],
        *[["thieves-den"]] * 3,
    ]
    assert state.view(None).aside_count == 2


@clause("C9.2", "C5.3")
def test_only_the_magistrate_knows_the_signed_warrant_until_it_is_shown() -> None:
    state = warranted("bishop", "crown 0; hand 1 temple", others="king merchant")
    assert [state.view(seat).marks.signed for seat in EVERYBODY] == [0, 5, 0, 0, 0]
    play(state, "gather gold", "build temple")
    assert decides(state) == (0, "confiscation")
    assert [state.view(seat).marks.signed for seat in EVERYBODY] == [0, 5, 0, 0, 0]
    assert [state.view(seat).aside for seat in EVERYBODY] == [["temple"]] * 5
    play(state, "confiscate")
    assert [state.view(seat).marks.signed for seat in EVERYBODY] == [5] * 5


@clause("C9.2", "C5.6")
@pytest.mark.parametrize(
    ("choices", "known"), [(["bribe"], False), (["refuse", "let pass"], False), (["refuse", "reveal threat"], True)]
)
def test_only_the_blackmailer_knows_the_real_threat_until_it_is_shown(choices: list[str], known: bool) -> None:
    state = threatened("bishop", "crown 0", real="architect", other="architect")
    play(state, "gather gold", *choices)
    assert [state.view(seat).marks.real for seat in EVERYBODY] == ([7] * 5 if known else [0, 7, 0, 0, 0])


# -- events


@clause("C9.2")
def test_nobody_learns_which_character_another_takes() -> None:
    state = scene(PASSING)
    event = happens(state, "take architect")["took-character"]
    assert event.to == (1,)
    assert event.seen_by(1) == {"kind": "took-character", "seat": 1, "character": "architect"}
    for seat in (None, 0, 2, 3):
        assert event.seen_by(seat) == {"kind": "took-character", "seat": 1}


@clause("C9.2")
def test_nobody_learns_which_character_another_discards() -> None:
    state = scene(PASSING_OF_TWO, players=2)
    play(state, "take thief")
    event = happens(state, "discard merchant")["discarded-character"]
    assert event.seen_by(1) == {"kind": "discarded-character", "seat": 1, "character": "merchant"}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "discarded-character", "seat": 1}


@clause("C9.2")
@pytest.mark.parametrize(
    ("facts", "choices", "kind", "cards", "to"),
    [
        ("holds 0 king", ["gather cards"], "lifted", ["harbor", "town-hall"], (0,)),
        ("holds 0 king", ["gather cards", "keep harbor"], "kept", ["harbor"], (0,)),
        ("holds 0 king", ["gather cards", "keep harbor"], "put-under", ["town-hall"], (0,)),
        ("holds 0 architect", ["bonus cards"], "drew", ["harbor", "town-hall"], (0,)),
        ("holds 0 king\ncity 0 laboratory", ["sell castle"], "sold", ["castle"], (0,)),
        ("holds 0 king\ncity 0 museum", ["exhibit castle"], "exhibited", ["castle"], (0,)),
        ("holds 0 spy", ["spy noble of 1"], "spied", ["temple", "docks"], (0, 1)),
        ("holds 0 wizard", ["look at 1"], "looked", ["temple", "docks"], (0, 1)),
        ("holds 0 wizard", ["look at 1", "pocket docks"], "took-card", ["docks"], (0, 1)),
        ("holds 0 scholar", ["study"], "lifted", None, (0,)),
    ],
)
def test_cards_are_named_only_to_those_who_saw_them(
    facts: str, choices: list[str], kind: str, cards: list[str] | None, to: tuple[int, ...]
) -> None:
    character = facts.split()[2]
    state = scene(f"{facts}; next {character}; hand 0 castle; hand 1 temple docks; top harbor town-hall; city 1 tavern")
    *before, last = choices
    play(state, *before)
    event = happens(state, last)[kind]
    assert event.to == to
    assert cards is None or event.private["cards"] == cards
    for seat in to:
        assert event.seen_by(seat)["cards"] == event.private["cards"]
    for stranger in set(EVERYBODY) - set(to):
        assert "cards" not in event.seen_by(stranger)
        assert event.seen_by(stranger)["count"] == len(event.private["cards"])


@clause("C9.2")
def test_both_players_who_swap_hands_learn_both_hands() -> None:
    state = turn_of("magician", "hand 0 manor; hand 1 temple docks")
    (seat,) = state.pending()
    events = state.apply(seat, GAME.parse("swap hands with 1"))
    received = {event.seat: event for event in events if event.kind == "received-hand"}
    assert received[0].private == {"cards": ["temple", "docks"]}
    assert received[1].private == {"cards": ["manor"]}
    assert received[0].to == received[1].to == (0, 1)


@clause("C9.2")
@pytest.mark.parametrize(
    ("character", "choices", "kind"),
    [
        ("magistrate", ["warrant king", "warrant bishop", "warrant merchant", "sign bishop"], "signed"),
        ("blackmailer", ["threaten bishop", "threaten merchant", "flower bishop"], "flower-put"),
    ],
)
def test_signature_and_flower_are_put_unseen(character: str, choices: list[str], kind: str) -> None:
    state = turn_of(character)
    *before, last = choices
    play(state, *before)
    event = happens(state, last)[kind]
    assert event.seen_by(0) == {"kind": kind, "seat": 0, "character": "bishop"}
    for seat in (None, 1, 2, 3):
        assert event.seen_by(seat) == {"kind": kind, "seat": 0}


@clause("C9.2", "C7 Theater")
def test_theater_tells_the_two_players_alone_what_was_swapped() -> None:
    state = theater()
    (seat,) = state.pending()
    events = state.apply(seat, GAME.parse("swap character with 2"))
    swapped = next(event for event in events if event.kind == "swapped-character")
    assert swapped.seen_by(None) == {"kind": "swapped-character", "seat": 0, "target": 2}
    holds = {event.seat: event for event in events if event.kind == "holds-character"}
    assert holds[0].private == {"character": "merchant"}
    assert holds[2].private == {"character": "thief"}
    assert holds[0].to == holds[2].to == (0, 2)
    assert "character" not in holds[0].seen_by(1)


# -- the end


@clause("C9.3")
def test_everybody_learns_everything_when_the_game_ends() -> None:
    state = scene(
        "crown 0; gold 0 0 0 0; hand 0 manor; hand 1 docks temple",
        "city 2 temple tavern market prison watchtower church museum; museum castle palace",
        "draft bishop=up architect=up magician=down magistrate=0 thief=1 king=2 marshal=3 trader=down; magistrate 0",
        "warrants thief king trader; signed trader; first_complete 2; next marshal",
    )
    assert [state.view(seat).truth for seat in EVERYBODY] == [None] * 5
    play(state, "gather gold", "end turn")
    for seat in EVERYBODY:
        view = state.view(seat)
        truth = view.truth
        assert truth is not None
        assert truth.hands == [["manor"], ["temple", "docks"], [], []]
        assert truth.held == [(1,), (2,), (4,), (8,)]
        assert sorted(truth.museum) == ["castle", "palace"]
        assert truth.deck == [NAME[card] for card in state.deck]
        assert len(truth.deck) == view.table.deck_count == 68 - 3 - 7 - 2
        assert truth.scores == [0, 0, 1 + 1 + 2 + 2 + 1 + 2 + 4 + 2 + 4, 0]
        assert view.marks.signed == 6
        assert state.determinize(seat, SplitMix(1)).view(None) == state.view(None)
