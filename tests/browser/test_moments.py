"""What happens is seen and heard: as a card by the player it concerns, as a banner by the others, and again later."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import playable
from tests.browser.tables import Table, open_table, play, wait_for
from tests.browser.visiting import be, say, script, visiting
from tests.random_games import Setup
from tests.scenarios.citadels.table import COMPLETED, scene
from tests.scenarios.machine.table import arrived, heroes_phase, machine_turn
from tests.scenarios.machine.table import scene as machine_scene
from tests.server.client import new_token
from tests.server.serving import Served
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions
from twocities.words import Words

CITADELS_SEATS: Final = Setup(CitadelsOptions(players=4), "")
MACHINE_SEATS: Final = Setup(MachineOptions(revolutionaries=1), "", MACHINE)
UNHURRIED: Final = {"forced": False, "speed": "fast"}
IS_SHOWN: Final = "([kind, size]) => moments.some((moment) => moment.kind === kind && moment.size === size)"
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"

citadels_says: Final = Words("citadels")
machine_says: Final = Words("machine")


class Row(NamedTuple):
    """In a state, somebody makes choices, and a seat (None: a spectator) sees a moment with these words."""

    state: Callable[[], State]
    moves: tuple[tuple[int, str], ...]
    seat: int | None
    kind: str
    size: str
    said: str


def captured() -> GreatMachine:
    """The Physician cannot pay the Guards and does not slip past."""
    state = machine_scene("escape 0", heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician="industrial")
    return state


def raided() -> GreatMachine:
    """The Physician, with Trust to pay the Guards, walks into a Raid."""
    state = machine_scene("raids tower-of-law; trust 3", heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician="tower-of-law")
    return state


def in_the_tower() -> GreatMachine:
    return arrived("tower-of-law", "published levy curfew", trust=2, guards=0)


def before_a_riot(guards: int, broken: int) -> Callable[[], GreatMachine]:
    """The Artificer can start a Riot in Commerce at Stage 3; with two Guards it fails."""
    return lambda: machine_scene(
        "phase heroes; discontent 10; at commerce science velvet; trust 4; people science; people velvet",
        f"guards commerce={guards}+{broken}; people commerce artist? merchant merchant? industrialist? traitor",
        heroes=("artificer", "journalist", "smuggler"),
    )


def last_hero() -> GreatMachine:
    """Nothing is left to do in the round except to pass; there is a Raid where nobody goes, and Discontent is at the
    end of a Stage."""
    return machine_turn("raids commerce; discontent 3")


SIX_DISTRICTS: Final = COMPLETED.rsplit(maxsplit=2)[0]
PASSES: Final = ((0, "end phase"), (1, "pass"), (1, "pass"), (1, "pass"))
ROUND: Final = "holds 0 {} \nholds 1 {}\nholds 2 bishop\nholds 3 architect\ngold 5 5 2 2\nnext {}\n"
CITY: Final = "city 0 temple market\ncity 1 tavern prison\n"


def by(doer: str, victim: str = "king", facts: str = "", called: str = "") -> Callable[[], State]:
    """Seat 0 has one character and seat 1 the other; the first of them, or another, is called next."""
    return lambda: scene(ROUND.format(doer, victim, called or doer) + facts)


ROWS: Final = {
    "killed": Row(by("assassin"), ((0, "kill king"),), 1, "kill", "card", citadels_says("moment-kill")),
    "bewitched": Row(
        by("witch"), ((0, "gather gold"), (0, "bewitch king")), 1, "bewitch", "card", citadels_says("moment-bewitch")
    ),
    "to be robbed": Row(by("thief"), ((0, "rob king"),), 1, "rob", "card", citadels_says("moment-rob")),
    "robbed": Row(
        by("thief"),
        ((0, "rob king"), (0, "gather gold"), (0, "end turn")),
        1,
        "robbed",
        "card",
        citadels_says("moment-robbed"),
    ),
    "spied on": Row(
        by("spy", facts="hand 1 tavern\n"), ((0, "spy trade of 1"),), 1, "spied", "card", citadels_says("moment-spied")
    ),
    "swapped hands": Row(
        by("magician", facts="hand 0 temple\nhand 1 tavern docks\n"),
        ((0, "swap hands with 1"),),
        1,
        "swapped-hands",
        "card",
        citadels_says("moment-swapped-hands"),
    ),
    "burned": Row(
        by("warlord", facts=CITY),
        ((0, "destroy tavern of 1"),),
        1,
        "destroyed",
        "card",
        citadels_says("moment-destroyed"),
    ),
    "exchanged": Row(
        by("diplomat", facts=CITY),
        ((0, "exchange for tavern of 1"), (0, "exchange temple")),
        1,
        "exchanged",
        "card",
        citadels_says("moment-exchanged"),
    ),
    "seized": Row(
        by("marshal", facts=CITY), ((0, "seize tavern of 1"),), 1, "seized", "card", citadels_says("moment-seized")
    ),
    "confiscated": Row(
        by(
            "magistrate",
            "merchant",
            "warrants thief bishop merchant\nsigned merchant\nmagistrate 0\nhand 1 temple\n",
            "merchant",
        ),
        ((1, "gather gold"), (1, "build temple"), (0, "confiscate")),
        1,
        "confiscated",
        "card",
        citadels_says("moment-confiscated"),
    ),
    "blackmailed": Row(
        by("blackmailer", "merchant", "threats magician merchant\nreal merchant\nblackmailer 0\n", "merchant"),
        ((1, "gather gold"), (1, "refuse"), (0, "reveal threat")),
        1,
        "threat-revealed",
        "card",
        citadels_says("moment-threat-revealed"),
    ),
    "somebody is killed": Row(
        by("assassin"), ((0, "kill king"),), 2, "kill", "banner", citadels_says("character-king")
    ),
    "somebody burns": Row(
        by("warlord", facts=CITY),
        ((0, "destroy tavern of 1"),),
        None,
        "destroyed",
        "banner",
        citadels_says("district-tavern"),
    ),
    "crown": Row(
        by("thief", facts="crown 0\n"),
        ((0, "gather gold"), (0, "end turn")),
        2,
        "crowned",
        "banner",
        "Ben",
    ),
    "completed": Row(
        by("warlord", facts=f"city 0 {SIX_DISTRICTS}\nhand 0 castle\n"),
        ((0, "gather gold"), (0, "build castle")),
        1,
        "completed",
        "banner",
        "Ann",
    ),
    "captured Hero": Row(captured, ((1, "go to tower-of-law"),), 1, "captured", "card", machine_says("hero-physician")),
    "detained Hero": Row(raided, ((1, "go to tower-of-law"),), 1, "caught", "card", machine_says("hero-physician")),
    "detained Hero, as the Machine sees it": Row(
        raided, ((1, "go to tower-of-law"),), 0, "caught", "banner", machine_says("hero-physician")
    ),
    "no Trust": Row(
        raided,
        ((1, "go to tower-of-law"), (0, "no trust")),
        1,
        "no-trust",
        "card",
        machine_says("moment-no-trust"),
    ),
    "Directive torn down": Row(
        in_the_tower, ((1, "cancel levy"),), 0, "cancelled", "card", machine_says("directive-levy")
    ),
    "Raid fails": Row(last_hero, PASSES, 0, "raid-failed", "card", machine_says("moment-raid-failed")),
    "a Stage": Row(last_hero, PASSES, 1, "discontent", "banner", machine_says("moment-stage", stage=1)),
    "an event": Row(last_hero, PASSES, 1, "round", "banner", "2"),
    "Riot succeeds": Row(before_a_riot(1, 1), ((1, "start riot"),), 1, "riot", "card", machine_says("moment-riot")),
    "Riot fails": Row(before_a_riot(2, 0), ((1, "start riot"),), 0, "riot", "card", machine_says("moment-riot-fails")),
    "Plan advances": Row(before_a_riot(2, 0), ((1, "start riot"),), 1, "plan", "banner", "III"),
}


class Watching(NamedTuple):
    """A window, and the server whose tables it shows."""

    page: Page
    url: str

    def watch(self, row: Row) -> Table:
        """At a new table, from before the start until all its choices are made."""
        table = open_at(self.url, row)
        be(self.page.context, self.url, new_token() if row.seat is None else table.tokens[row.seat])
        self.page.goto("/")
        self.page.mouse.click(1, 1)  # pages are silent before the first click
        self.page.evaluate(GO, table.path)
        self.page.locator(".before").wait_for()
        self.page.evaluate("moments.length = 0; sounds = 0")
        wait_for(play(self.url, table, row.moves))
        return table

    def said(self, row: Row) -> str:
        """What the moment of a row says, once it is shown."""
        self.page.wait_for_function(IS_SHOWN, arg=[row.kind, row.size])
        moments: list[dict[str, Any]] = self.page.evaluate("moments")
        moment = next(moment for moment in moments if (moment["kind"], moment["size"]) == (row.kind, row.size))
        assert moment["pictured"]
        return str(moment["text"])


def open_at(url: str, row: Row) -> Table:
    state = playable(row.state())
    return wait_for(open_table(url, MACHINE_SEATS if isinstance(state, GreatMachine) else CITADELS_SEATS, state=state))


@pytest.fixture(scope="module")
def watching(browser: Browser, still_server: Served) -> Iterator[Watching]:
    """Somebody who prefers reduced motion."""
    url = still_server.url
    with visiting(browser, url, settings=UNHURRIED, script=script("moments.js")) as page:
        yield Watching(page, url)


@pytest.mark.parametrize("name", ROWS)
def test_it_is_seen_and_heard(watching: Watching, name: str) -> None:
    row = ROWS[name]
    watching.watch(row)
    assert row.said in watching.said(row)
    watching.page.wait_for_function("() => sounds > 0")


@pytest.mark.parametrize("name", ["killed", "captured Hero"])
def test_it_is_seen_with_motion_too(browser: Browser, still_server: Served, name: str) -> None:
    row, url = ROWS[name], still_server.url
    with visiting(browser, url, settings=UNHURRIED, moving=True, script=script("moments.js")) as page:
        Watching(page, url).watch(row)
        assert row.said in Watching(page, url).said(row)


def test_a_replay_shows_it_again(watching: Watching) -> None:
    row = ROWS["burned"]
    table = watching.watch(row)
    watching.said(row)
    watching.page.goto(f"{table.path}/replay?at=0&eyes=1")
    watching.page.locator("h1").wait_for(state="attached")
    watching.page.keyboard.press("ArrowRight")
    assert row.said in watching.said(row)


def test_it_waits_for_somebody_who_was_away_and_is_shown_once(watching: Watching) -> None:
    builder = by("warlord", "merchant", "city 1 tavern prison\n", "merchant")
    moves = ((1, "gather gold"), (1, "end turn"), (3, "gather gold"), (3, "end turn"), (0, "destroy tavern of 1"))
    row = Row(builder, moves, 1, "destroyed", "card", citadels_says("moment-destroyed"))
    table, page = open_at(watching.url, row), watching.page
    wait_for(play(watching.url, table, moves))
    be(page.context, watching.url, table.tokens[1])
    page.goto(table.path)
    assert row.said in watching.said(row)
    page.get_by_role("button", name=say("go-on")).press("Enter")
    expect(page.locator("[data-moment]")).to_have_count(0)
    page.reload()
    page.locator("#question").wait_for()
    assert page.evaluate("moments") == []


def test_the_last_round_stays_marked(watching: Watching) -> None:
    row = ROWS["completed"]
    watching.watch(row)
    watching.said(row)
    expect(watching.page.locator(".pennant")).to_be_visible()
    watching.page.reload()
    expect(watching.page.locator(".pennant")).to_be_visible()
