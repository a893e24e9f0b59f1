"""A table fits every window, and whatever happens in the game, its regions stay in place."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.choosing import GO
from tests.browser.decisions import curious_play
from tests.browser.positions import playable
from tests.browser.screens import SCREENS, Stage
from tests.browser.stories import SEVEN, story
from tests.browser.tables import Table, at_decision, open_table, play, wait_for
from tests.browser.visiting import OFFERED, PHONE, be, say, script, speak, visiting
from tests.random_games import Setup
from tests.server.serving import Served
from twocities.citadels.options import Options as CitadelsOptions
from twocities.citadels.presets import PRESETS
from twocities.core import SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions
from twocities.machine.text import EVENT_NAMES
from twocities.server.messages import Say
from twocities.words import languages

SIZES: Final = (
    *((1280, 720), (1440, 900), (1920, 1080), (2560, 1440)),
    *((768, 1024), (390, 844), (360, 640), (844, 390)),
)
WORDIEST: Final = "parade-of-progress"  # the event with the longest text
MOST_DIRECTIVES: Final = 3
GAMES: Final = 12  # until everything has been seen
MOST_KINDS: Final = 6  # of decisions, per setup
LINES: Final = 300

Look = Callable[[Any], bool]  # given the view of the player who decides

CITADELS_LOOKS: Final[dict[str, Look]] = {
    "before gathering": lambda view: view.decision == "turn" and not view.turn.gathered,
    "after gathering": lambda view: view.decision == "turn" and view.turn.gathered,
    "a fifth district": lambda view: max(map(len, view.table.cities)) == 5,
    "the last district": lambda view: max(map(len, view.table.cities)) >= view.table.goal,
}
MACHINE_LOOKS: Final[dict[str, Look]] = {
    "three Directives": lambda view: len(view.directives.published) == MOST_DIRECTIVES,
    "a Riot": lambda view: bool(view.city.riots),
}


class Case(NamedTuple):
    """A game as seen from a seat."""

    setup: Setup
    seat: int
    looks: dict[str, Look]


CASES: Final = {
    **{
        f"citadels {players}": Case(
            Setup(CitadelsOptions(players, tuple(PRESETS)[players % len(PRESETS)]), "places"), 0, CITADELS_LOOKS
        )
        for players in range(2, 9)
    },
    **{
        f"machine {count}": Case(
            Setup(MachineOptions(revolutionaries=count), "places", MACHINE), count % 2, MACHINE_LOOKS
        )
        for count in (1, 2, 3)
    },
}


def sights(case: Case) -> Iterator[tuple[str, State]]:
    """By name: the first decision of each of some kinds, and the first moment at which the seat sees everything
    else."""
    rng, made = SplitMix(7), Counter[int]()
    kinds: set[str] = set()
    looks = dict(case.looks)
    for number in range(GAMES):
        setup = case.setup._replace(seed=f"places {number}")
        for _, state, seat in curious_play(setup, rng, made):
            if seat != case.seat:
                continue
            view: Any = state.view(seat)
            found = [name for name, look in looks.items() if look(view)]
            looks = {name: look for name, look in looks.items() if name not in found}
            if view.decision not in kinds and len(kinds) < MOST_KINDS:
                kinds.add(view.decision)
                found.append(view.decision)
            if found:
                yield ", ".join(found), state.clone()
        if not looks:
            return
    raise AssertionError(f"never seen: {', '.join(looks)}")


def wordy(state: GreatMachine) -> State:
    """The state with the longest event."""
    state.event = EVENT_NAMES.index(WORDIEST)
    return playable(state)


class Walk:
    """A window in which tables are viewed in all sizes, and where their regions were at first."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.places: dict[tuple[int, int], dict[str, list[int]]] = {}
        self.problems: list[str] = []

    def go(self, table: Table, seat: int) -> None:
        be(self.page.context, self.url, table.tokens[seat])
        self.page.evaluate(GO, table.path)
        self.page.locator(OFFERED).first.wait_for()

    def look(self, name: str) -> None:
        """In every size. Anything wrong, and anything that has moved, is a problem."""
        for size in SIZES:
            self._look_in(size, f"{name}, {size[0]}x{size[1]}")

    def _look_in(self, size: tuple[int, int], what: str) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        found = self.page.evaluate(script("places.js"))
        self.problems += [f"{what}: {problem}" for problem in found["problems"]]
        before = self.places.setdefault(size, found["regions"])
        for region in sorted(before.keys() | found["regions"].keys()):
            if (was := before.get(region)) != (now := found["regions"].get(region)):
                self.problems.append(f"{what}: {region} is at {now}, and was at {was}")

    def judge(self) -> None:
        if self.problems:
            pytest.fail("\n".join(self.problems))


@pytest.fixture(scope="module")
def page(browser: Browser, still_server: Served) -> Iterator[Page]:
    with visiting(browser, still_server.url) as page:
        page.goto("/")
        yield page


@pytest.mark.parametrize("name", CASES)
def test_the_page_never_scrolls_and_nothing_jumps(page: Page, still_server: Served, name: str) -> None:
    case, walk = CASES[name], Walk(page, still_server.url)
    for number, (seen, state) in enumerate(sights(case)):
        states = {seen: state}
        if number == 0 and isinstance(state, GreatMachine):
            states[f"{seen}, {WORDIEST}"] = wordy(state.clone())
        for what, shown in states.items():
            walk.go(wait_for(at_decision(walk.url, case.setup, shown, case.seat)), case.seat)
            language = languages()[number % len(languages())]
            speak(page, language)
            walk.look(f"{what}, {language}")
    walk.judge()


def test_a_drawer_over_the_board_reaches_from_the_bar_to_the_bottom(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, SCREENS["citadels-replay"])
        page.get_by_role("button", name=say("log"), exact=True).click()
        page.locator("[data-region=drawer]").wait_for()
        regions = page.evaluate(script("places.js"))["regions"]
        (_, bar, _, high), (_, drawer, _, higher) = regions["bar"], regions["drawer"]
        assert (drawer, drawer + higher) == (bar + high, PHONE[1])


def test_a_long_log_and_table_talk_move_nothing(page: Page, still_server: Served) -> None:
    walk = Walk(page, still_server.url)
    moves = story(SEVEN)
    seat, _ = moves[-2]
    speak(page, "en")
    for count in (next(number for number, move in enumerate(moves) if move[0] == seat), len(moves) - 2):
        table = wait_for(open_table(walk.url, SEVEN))
        wait_for(play(walk.url, table, moves[:count], [(seat, Say(1, "Lorem ipsum " * 20))]))
        walk.go(table, seat)
        walk.look(f"{count} choices")
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.locator("[data-region=drawer] .line").count() >= LINES
    page.get_by_role("tab", name=say("talk")).click()
    expect(page.get_by_text("Lorem ipsum")).to_be_visible()
    walk.look("talk")
    walk.judge()
