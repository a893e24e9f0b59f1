"""Every screen of the client, and how to get there."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.stories import CITADELS_STORY, EIGHT_STORY, MACHINE_STORY, Moment, first, story
from tests.browser.tables import Table, listed_tables, open_table, play, wait_for
from tests.browser.visiting import be, say
from tests.machine.box import EXAMPLE
from tests.random_games import Setup
from tests.server.client import new_token
from twocities.server.messages import Pause, Undo

NINE_PLAYERS: Final = 'twocities record\ngame citadels 2\noptions {"players": 9}\nseed x\n'  # too many
GOING_AWAY: Final = 1001  # why a connection is closed
SCROLL_AND_FOCUS: Final = """async (thing) => {
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // help is hidden by scrolling
  thing.focus();
}"""
FAILURES: Final = "WebSocket connection to|status of (404|422)"  # in the console, of screens that show a failure

Say = Callable[[str], str]  # a message in the language of the page, by its name


class Screen(NamedTuple):
    """An address, or a table at some moment of a game and what of it is looked at; and what somebody does there."""

    path: str = ""
    setup: Setup = CITADELS_STORY
    moment: Callable[[Setup], Moment] = lambda setup: Moment(None)
    part: str = ""
    then: Callable[[Page, Say], None] = lambda page, say: None
    listed: bool = False  # there are tables in every list


def asked(decision: str, round: int) -> Callable[[Setup], Moment]:
    """Somebody must make a decision, in a round."""
    return lambda setup: first(setup, lambda view: (view.decision, view.round) == (decision, round))


def over(setup: Setup) -> Moment:
    return Moment(story(setup))


def watched(setup: Setup) -> Moment:
    return asked("turn", 6)(setup)._replace(seat=None)


def proposed(setup: Setup) -> Moment:
    """Somebody wants to take the last choice back; another is asked."""
    moves = asked("turn", 2)(setup).moves
    assert moves
    seat, _ = moves[-1]
    return Moment(moves, 1 - min(seat, 1), ((seat, Undo(1, 0, len(moves) - 1, ask=True)),))


def paused(setup: Setup) -> Moment:
    return asked("turn", 3)(setup)._replace(then=((0, Pause(1)),))


def point_at(thing: str) -> Callable[[Page, Say], None]:
    """By the keyboard, until the help of the first thing of a kind is shown."""

    def point(page: Page, say: Say) -> None:
        page.locator("#question").press("Tab")  # from now on the page shows where the keyboard is
        page.locator(f"[data-thing^='{thing}']").first.evaluate(SCROLL_AND_FOCUS)
        page.locator("#help").wait_for()

    return point


def point_at_directive(page: Page, say: Say) -> None:
    """On a phone the Machine's are in a sheet."""
    machine = page.locator("[data-region=machine]")
    machine.wait_for()
    if (door := machine.locator(".door")).is_visible():
        door.click()
    point_at("directive:")(page, say)


def open_a_seat(page: Page, say: Say) -> None:
    """In the bar or, where that has no room for seats, beside the picture of the game."""
    page.locator("[data-seat='2'] button").filter(visible=True).first.click()


def press(message: str) -> Callable[[Page, Say], None]:
    """On the words of a message, which then stand at the top."""

    def do(page: Page, say: Say) -> None:
        page.get_by_text(say(message)).click(force=True)  # what is pressed may lie over them
        page.get_by_text(say(message)).evaluate("element => element.scrollIntoView()")

    return do


def press_button(message: str) -> Callable[[Page, Say], None]:
    return lambda page, say: page.get_by_role("button", name=say(message)).click()


def show_lists(page: Page, say: Say) -> None:
    page.locator(".lists a.button").nth(2).wait_for()
    page.locator(".lists").evaluate("lists => lists.scrollIntoView()")


def burn(setup: Setup) -> Moment:
    """Somebody can destroy a district."""
    moves = story(setup)
    number = next(number for number, (_, choice) in enumerate(moves) if choice.startswith("destroy"))
    return Moment(moves[:number], moves[number][0])


def ask_first(page: Page, say: Say) -> None:
    """Whether to do harm."""
    page.locator(".thing.offered:has([data-verb=destroy])").first.click()
    page.locator(".bubble").wait_for()


def open_words(page: Page, say: Say) -> None:
    page.locator(".dock .tools button[popovertarget]").click()


def open_sheet(page: Page, say: Say) -> None:
    """Of a District: only where Districts are too small for single pieces."""
    page.locator(".tile .ground").first.click()


def lose_connection(page: Page, say: Say) -> None:
    """The one that shows the table is closed, and no other comes about."""
    routes: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        routes.append(route)
        if len(routes) == 1:
            route.connect_to_server()
        else:
            route.close(code=GOING_AWAY)

    page.route_web_socket(f"**{urlsplit(page.url).path}/live*", connect)
    page.reload()
    page.locator("h1").wait_for(state="attached")
    routes[0].close(code=GOING_AWAY)
    page.locator(".status .notice").wait_for()


def turn_to(card: int) -> Callable[[Page, Say], None]:
    """A card of the introduction, counted from 0."""

    def turn(page: Page, say: Say) -> None:
        page.locator(".how .slide").wait_for()
        for _ in range(card):
            page.get_by_role("button", name=say("tour-next")).click()

    return turn


def skip_cards(page: Page, say: Say) -> None:
    """To what follows the introduction."""
    page.locator(".how .skip").click()


def begin_tour(side: str = "city") -> Callable[[Page, Say], None]:
    """The guided game of a side."""

    def begin(page: Page, say: Say) -> None:
        skip_cards(page, say)
        page.get_by_role("button", name=say(f"learn-side-{side}")).click()
        page.get_by_role("region", name=say("tour")).wait_for()

    return begin


def bring(file: str) -> Callable[[Page, Say], None]:
    """To the page for files: something that is none."""

    def do(page: Page, say: Say) -> None:
        page.get_by_label(say("file-text")).fill(file)
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("alert").wait_for()

    return do


def look_at(file: str) -> Callable[[Page, Say], None]:
    """At a record or a position, on the page for files."""

    def look(page: Page, say: Say) -> None:
        page.get_by_label(say("file-text")).fill(file)
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("link", name=say("look")).click()
        page.get_by_role("link", name=say("to-file")).wait_for()

    return look


def bring_cards(page: Page, say: Say) -> None:
    """From a box, while a game is set up."""
    page.get_by_label(say("file-text")).fill(EXAMPLE)
    page.get_by_label(say("file-text")).blur()
    page.locator(".own-cards").scroll_into_view_if_needed()


def play_with_cards(page: Page, say: Say) -> None:
    """Everybody sees what differs."""
    bring_cards(page, say)
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".thing").first.wait_for()
    page.locator(".own-cards").click()


SCREENS: Final = {
    "start": Screen("/"),
    "start-lists": Screen("/", listed=True, then=show_lists),
    "settings": Screen("/", then=press_button("settings")),
    "person-menu": Screen("/", then=lambda page, say: page.locator(".person").click()),
    "account": Screen("/me"),
    "no-page": Screen("/nowhere"),
    "from-file": Screen("/new/file"),
    "from-file-wrong": Screen("/new/file", then=bring(NINE_PLAYERS)),
    "from-file-looked-at": Screen("/new/file", then=look_at(MACHINE_STORY.new().position())),
    "citadels-set-up": Screen("/new/citadels"),
    "citadels-characters": Screen("/new/citadels", then=press("change-characters")),
    "citadels-uniques": Screen("/new/citadels", then=press("change-uniques")),
    "citadels-rules": Screen("/rules/citadels"),
    "citadels-learn": Screen("/learn/citadels", then=turn_to(0)),
    "citadels-learn-end": Screen("/learn/citadels", then=skip_cards),
    "citadels-tour": Screen("/learn/citadels", then=begin_tour()),
    "citadels-open": Screen(),
    "citadels-invited": Screen(moment=lambda setup: Moment(None, seat=None)),
    "citadels-seat": Screen(then=open_a_seat),
    "citadels-arrange": Screen(then=press_button("arrange")),
    "citadels-draft": Screen(moment=asked("take-character", 5)),
    "citadels-turn": Screen(moment=asked("turn", 6)),
    "citadels-in-words": Screen(moment=asked("turn", 6), then=open_words),
    "citadels-asked-first": Screen(moment=burn, then=ask_first),
    "citadels-watched": Screen(moment=watched),
    "citadels-proposal": Screen(moment=proposed),
    "citadels-paused": Screen(moment=paused),
    "citadels-lost": Screen(moment=asked("turn", 4), then=lose_connection),
    "citadels-eight": Screen(setup=EIGHT_STORY, moment=asked("turn", 5)),
    "citadels-help": Screen(moment=asked("turn", 8), then=point_at("hand:")),
    "citadels-over": Screen(moment=over),
    "citadels-replay": Screen(moment=over, part="/replay?at=120&eyes=all"),
    "machine-set-up": Screen("/new/machine"),
    "machine-builder": Screen("/new/machine", then=press("city-own")),
    "machine-cards": Screen("/new/machine", then=bring_cards),
    "machine-own-cards": Screen("/new/machine", then=play_with_cards),
    "machine-rules": Screen("/rules/machine"),
    "machine-learn": Screen("/learn/machine", then=turn_to(0)),
    "machine-learn-end": Screen("/learn/machine", then=skip_cards),
    "machine-tour": Screen("/learn/machine", then=begin_tour("heroes")),
    "machine-tour-as-machine": Screen("/learn/machine", then=begin_tour("machine")),
    "machine-open": Screen(setup=MACHINE_STORY),
    "machine-access": Screen(setup=MACHINE_STORY, moment=asked("choose-access", 6)),
    "machine-machine": Screen(setup=MACHINE_STORY, moment=asked("machine-turn", 8)),
    "machine-help": Screen(setup=MACHINE_STORY, moment=asked("machine-turn", 8), then=point_at_directive),
    "machine-heroes": Screen(setup=MACHINE_STORY, moment=asked("hero-action", 9)),
    "machine-district": Screen(setup=MACHINE_STORY, moment=asked("hero-action", 9), then=open_sheet),
    "machine-over": Screen(setup=MACHINE_STORY, moment=over),
    "machine-replay": Screen(setup=MACHINE_STORY, moment=over, part="/replay?at=150&eyes=all"),
}


class Stage:
    """A server with a table for every screen that needs one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made: dict[tuple[Any, ...], Table] = {}
        self._listed = False

    def show(self, page: Page, screen: Screen, say: Say = say) -> None:
        """Goes there, as the person whose decision it is."""
        path = screen.path
        if screen.listed and not self._listed:
            self._listed = True
            wait_for(listed_tables(self.url, CITADELS_STORY))
        if not path:
            moment = screen.moment(screen.setup)
            table = self._table(screen.setup, moment)
            be(page.context, self.url, new_token() if moment.seat is None else table.tokens[moment.seat])
            path = f"{table.path}{screen.part}"
        page.goto(path)
        page.locator("h1").wait_for(state="attached")
        screen.then(page, say)
        page.mouse.move(0, 0)  # else it may point at a thing, whose help would be shown

    def _table(self, setup: Setup, moment: Moment) -> Table:
        """The table at which it is this moment."""
        moves, _, then = moment
        key = (setup, None if moves is None else len(moves), then)

        async def make() -> Table:
            table = await open_table(self.url, setup)
            if moves is not None:
                await play(self.url, table, moves, then)
            return table

        if key not in self._made:
            self._made[key] = wait_for(make())
        return self._made[key]
