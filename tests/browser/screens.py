"""Every screen of the client, and how to get there."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.stories import Moment, Move, first, story
from tests.browser.tables import Table, open_table, play, wait_for
from tests.browser.visiting import be, say
from tests.random_games import Setup
from twocities.citadels.options import Options as CitadelsOptions
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions

CITADELS_STORY: Final = Setup(CitadelsOptions(players=4), "screens")
EIGHT_STORY: Final = Setup(CitadelsOptions(players=8, preset="tenacious-delegates", ninth=True), "screens")
MACHINE_STORY: Final = Setup(MachineOptions(revolutionaries=1), "screens", MACHINE)


Say = Callable[[str], str]  # a message in the language of the page, by its name


class Screen(NamedTuple):
    """An address, or a table at some moment of a game and what of it is looked at; and what somebody does there."""

    path: str = ""
    setup: Setup = CITADELS_STORY
    moment: Callable[[Setup], Moment] = lambda setup: Moment(None)
    part: str = ""
    then: Callable[[Page, Say], None] = lambda page, say: None


def asked(decision: str, round: int) -> Callable[[Setup], Moment]:
    """Somebody must make a decision, in a round."""
    return lambda setup: first(setup, lambda view: (view.decision, view.round) == (decision, round))


def over(setup: Setup) -> Moment:
    return Moment(story(setup))


def point_at(thing: str) -> Callable[[Page, Say], None]:
    """By the keyboard, until the help of the first thing of a kind is shown."""

    def point(page: Page, say: Say) -> None:
        page.locator("#question").press("Tab")  # from now on the page shows where the keyboard is
        page.locator(f"[data-thing^='{thing}']").first.focus()
        page.locator("#help").wait_for()

    return point


def open_settings(page: Page, say: Say) -> None:
    page.get_by_role("button", name=say("settings")).click()


def open_a_seat(page: Page, say: Say) -> None:
    page.locator("[data-seat='2'] button").first.click()


def press(message: str) -> Callable[[Page, Say], None]:
    """On the words of a message, which then stand at the top."""

    def do(page: Page, say: Say) -> None:
        page.get_by_text(say(message)).click(force=True)  # what is pressed may lie over them
        page.get_by_text(say(message)).evaluate("element => element.scrollIntoView()")

    return do


def begin_tour(page: Page, say: Say) -> None:
    page.get_by_role("button", name=say("learn-begin")).click()
    page.get_by_role("button", name=say("tour-next")).wait_for()


def look_at(file: str) -> Callable[[Page, Say], None]:
    """At a record or a position, on the page for files."""

    def look(page: Page, say: Say) -> None:
        page.get_by_label(say("file-text")).fill(file)
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("link", name=say("look")).click()
        page.get_by_role("link", name=say("to-file")).wait_for()

    return look


SCREENS: Final = {
    "start": Screen("/"),
    "settings": Screen("/", then=open_settings),
    "from-file": Screen("/new/file"),
    "from-file-looked-at": Screen("/new/file", then=look_at(MACHINE_STORY.new().position())),
    "citadels-set-up": Screen("/new/citadels"),
    "citadels-characters": Screen("/new/citadels", then=press("change-characters")),
    "citadels-rules": Screen("/rules/citadels"),
    "citadels-learn": Screen("/learn/citadels"),
    "citadels-tour": Screen("/learn/citadels", then=begin_tour),
    "citadels-open": Screen(),
    "citadels-seat": Screen(then=open_a_seat),
    "citadels-draft": Screen(moment=asked("take-character", 5)),
    "citadels-turn": Screen(moment=asked("turn", 6)),
    "citadels-eight": Screen(setup=EIGHT_STORY, moment=asked("turn", 5)),
    "citadels-help": Screen(moment=asked("turn", 8), then=point_at("hand:")),
    "citadels-over": Screen(moment=over),
    "citadels-replay": Screen(moment=over, part="/replay?at=120&eyes=all"),
    "machine-set-up": Screen("/new/machine"),
    "machine-builder": Screen("/new/machine", then=press("city-own")),
    "machine-rules": Screen("/rules/machine"),
    "machine-tour": Screen("/learn/machine", then=begin_tour),
    "machine-access": Screen(setup=MACHINE_STORY, moment=asked("choose-access", 6)),
    "machine-machine": Screen(setup=MACHINE_STORY, moment=asked("machine-turn", 8)),
    "machine-heroes": Screen(setup=MACHINE_STORY, moment=asked("hero-action", 9)),
    "machine-over": Screen(setup=MACHINE_STORY, moment=over),
    "machine-replay": Screen(setup=MACHINE_STORY, moment=over, part="/replay?at=150&eyes=all"),
}


class Stage:
    """A server with a table for every screen that needs one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made: dict[tuple[Setup, int | None], Table] = {}

    def show(self, page: Page, screen: Screen, say: Say = say) -> None:
        """Goes there, as the person whose decision it is."""
        path = screen.path
        if not path:
            moment = screen.moment(screen.setup)
            table = self._table(screen.setup, moment.moves)
            be(page.context, self.url, table.tokens[moment.seat])
            path = f"{table.path}{screen.part}"
        page.goto(path)
        page.locator("h1").wait_for(state="attached")
        screen.then(page, say)
        page.mouse.move(0, 0)  # else it may point at a thing, whose help would be shown

    def _table(self, setup: Setup, moves: list[Move] | None) -> Table:
        """The table at which these choices were made."""
        key = (setup, None if moves is None else len(moves))

        async def make() -> Table:
            table = await open_table(self.url, setup)
            if moves is not None:
                await play(self.url, table, moves)
            return table

        if key not in self._made:
            self._made[key] = wait_for(make())
        return self._made[key]
