"""Every screen of the client, and how to get to it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.stories import (
    AUTOMATON_STORY,
    CITADELS_STORY,
    EIGHT_STORY,
    MACHINE_STORY,
    Moment,
    analysis_of,
    first,
    story,
)
from tests.browser.tables import Table, at_decision, listed_tables, open_table, play, wait_for
from tests.browser.visiting import SETTLE, be, say
from tests.machine.box import EXAMPLE
from tests.random_games import Setup
from tests.server.client import new_token
from twocities.core import State, find_game
from twocities.players.puzzle import puzzles_of
from twocities.server.messages import End, Pause, Undo

NINE_PLAYERS: Final = 'twocities record\ngame citadels 2\noptions {"players": 9}\nseed x\n'  # too many players
GOING_AWAY: Final = 1001  # the close code of the connection
SCROLL_AND_FOCUS: Final = """async (thing) => {
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // help is hidden by scrolling
  thing.focus();
}"""
WITHIN: Final = """async (path) => {
  for (const next of ["/puzzles/none", path]) { // on a page without anything, not even the bar, all is new
    history.pushState(null, "", next);
    dispatchEvent(new PopStateEvent("popstate"));
    await new Promise(requestAnimationFrame);
  }
}"""
POST: Final = "async ([path, body]) => { await fetch(path, { method: 'POST', body: JSON.stringify(body) }); }"
FAILURES: Final = "WebSocket connection to|status of (404|422)"  # console messages of screens that show a failure

Say = Callable[[str], str]  # a message in the language of the page, by its name


def go(page: Page, path: str) -> None:
    """Goes to an address within the client, which is not loaded again."""
    page.evaluate(WITHIN, path)


class Screen(NamedTuple):
    """An address, or a table at some moment of a game and the part to look at; and what to do there."""

    path: str = ""
    setup: Setup = CITADELS_STORY
    moment: Callable[[Setup], Moment] = lambda setup: Moment(None)
    part: str = ""
    shows: str = "h1"  # once it is loaded
    then: Callable[[Page, Say], None] = lambda page, say: None
    listed: bool = False  # every list has tables
    bots: bool = False  # in all seats but one
    hints: bool = False  # allowed to people
    lasts: bool = False  # what is done there lasts until the client is loaded again


def asked(decision: str, round: int) -> Callable[[Setup], Moment]:
    """A decision of this kind, in this round."""
    return lambda setup: first(setup, lambda view: (view.decision, view.round) == (decision, round))


def over(setup: Setup) -> Moment:
    return Moment(story(setup))


def watched(setup: Setup) -> Moment:
    return asked("turn", 6)(setup)._replace(seat=None)


def proposed(setup: Setup) -> Moment:
    """Somebody wants to undo the last choice, and another player is asked."""
    moves = asked("turn", 2)(setup).moves
    assert moves
    seat, _ = moves[-1]
    return Moment(moves, 1 - min(seat, 1), ((seat, Undo(1, 0, len(moves) - 1, ask=True)),))


def paused(setup: Setup) -> Moment:
    return asked("turn", 3)(setup)._replace(then=((0, Pause(1)),))


def ended(setup: Setup) -> Moment:
    """All players have agreed to end the game."""
    moves = asked("turn", 2)(setup).moves
    seats = setup.game.seats(setup.options)
    return Moment(moves, 0, tuple([(seat, End(1, 0, True)) for seat in range(seats)]))


def go_home(page: Page, say: Say) -> None:
    """Goes to the start page, with the menu of the first of one's own games open."""
    page.goto("/")
    page.locator("[data-table] .more").first.click()


def point_at(thing: str) -> Callable[[Page, Say], None]:
    """Uses the keyboard until the help of the first thing of a kind is shown."""

    def point(page: Page, say: Say) -> None:
        page.locator("#question").press("Tab")  # from now on the page shows the focus
        page.locator(f"[data-thing^='{thing}']").first.evaluate(SCROLL_AND_FOCUS)
        page.locator("#help").wait_for()

    return point


def point_at_directive(page: Page, say: Say) -> None:
    """On a phone, the Machine's Directives are in a sheet."""
    machine = page.locator("[data-region=machine]")
    machine.wait_for()
    if (door := machine.locator(".door")).is_visible():
        door.click()
    point_at("directive:")(page, say)


def point_at_card(page: Page, say: Say) -> None:
    """Points at a movement card; on a phone, the deck is in a sheet."""
    automaton = page.locator("[data-region=machine]")
    automaton.wait_for()
    if (door := automaton.locator(".door")).is_visible():
        door.click()
    page.locator("[data-thing='+movement:square']").first.evaluate(SCROLL_AND_FOCUS)


def open_a_seat(page: Page, say: Say) -> None:
    """Opens a seat in the bar or, if the bar has no room for seats, next to the picture of the game."""
    page.locator("[data-seat='2'] button").filter(visible=True).first.click()


def press(message: str) -> Callable[[Page, Say], None]:
    """Presses the words of a message, then scrolls them to the top."""

    def do(page: Page, say: Say) -> None:
        page.get_by_text(say(message)).click(force=True)  # the thing pressed may cover them
        page.get_by_text(say(message)).evaluate("element => element.scrollIntoView()")

    return do


def press_button(message: str) -> Callable[[Page, Say], None]:
    return lambda page, say: page.get_by_role("button", name=say(message)).click()


def add_device(page: Page, say: Say) -> None:
    """Shows a code for another device, and the question before everything is deleted."""
    page.locator("h2").nth(2).wait_for()
    page.locator("main .row button").last.click()
    page.locator("main .row button").first.click()
    page.locator("output").wait_for()


def show_lists(page: Page, say: Say) -> None:
    page.locator(".lists li a.button").first.wait_for()
    page.locator(".lists").evaluate("lists => lists.scrollIntoView()")


def wait_for_people(page: Page, say: Say) -> None:
    """Waits as the Machine: no two people do that at the same table."""
    page.get_by_role("radio", name=say("name-machine")).check()
    page.get_by_role("radio", name=say("seat-machine"), exact=True).check()
    page.get_by_role("button", name=say("find-table")).click()
    page.get_by_role("timer").wait_for()


def burn(setup: Setup) -> Moment:
    """A moment at which somebody can destroy a district."""
    moves = story(setup)
    number = next(number for number, (_, choice) in enumerate(moves) if choice.startswith("destroy"))
    return Moment(moves[:number], moves[number][0])


def ask_first(page: Page, say: Say) -> None:
    """Opens the question before harm is done."""
    page.locator(".thing.offered:has([data-verb=destroy])").first.click()
    page.locator(".bubble").wait_for()


def ask_for_hint(page: Page, say: Say) -> None:
    page.locator("#question").wait_for()
    page.keyboard.press("h")
    page.locator(".hint.placed").wait_for(state="attached")


def analyse(page: Page, say: Say) -> None:
    """Shows the analysis stored with the story, because making it would take minutes."""
    told = {"id": "", "depth": 1, "running": False, "done": 1, "total": 1}
    body = {**told, "analysis": msgspec.json.decode(analysis_of(CITADELS_STORY).read_bytes())}
    page.route("**/api/analyses/*", lambda route: route.fulfill(json=body))
    page.reload()
    page.locator(".dock").wait_for()


def walk(page: Page, say: Say) -> None:
    """To the fifth moment that the analysis has found."""
    analyse(page, say)
    page.locator(".slider svg").first.wait_for()
    for _ in range(5):
        page.keyboard.press(".")
    page.locator("section[role=status] header").wait_for()


def begin_guessing(page: Page, say: Say) -> None:
    analyse(page, say)
    page.locator(".guess").click()
    page.locator("#question").wait_for()


def guess(page: Page, say: Say) -> None:
    """Guesses a choice in the list, and looks at what it is worth."""
    begin_guessing(page, say)
    open_words(page, say)
    page.locator(".dock [popover] button").first.click()
    page.locator(".told").wait_for()
    if (more := page.locator(".more button:not(.back)")).is_visible():
        more.click()
    page.locator(".practice").wait_for()


def ask_for_reason(page: Page, say: Say) -> None:
    """Asks for the reason for the best choice, while reasons are hidden."""
    guess(page, say)
    page.locator(".practice input").check()
    page.locator(".page .ask").click()
    page.locator("[role=dialog]:popover-open li").first.wait_for()


def try_puzzle(game: str, at: int, wrong: int, right: int) -> Callable[[Page, Say], None]:
    """Answers a puzzle wrongly a number of times, then correctly or not at all, and shows it."""
    puzzle = puzzles_of(find_game(game))[at]
    path = f"puzzles/{game}/{puzzle.number}"
    choices = [option.choice for option in (*puzzle.options[1 : 1 + wrong], *puzzle.options[:right])]

    def do(page: Page, say: Say) -> None:
        for choice in choices:
            page.evaluate(POST, [f"/api/{path}/tries", {"choice": choice}])
        go(page, f"/{path}")
        page.locator("#question").wait_for()

    return do


def look_at_lesson(page: Page, say: Say) -> None:
    """Shows the lesson of a solved puzzle, in the drawer over the board."""
    try_puzzle("machine", 1, wrong=0, right=1)(page, say)
    page.locator(".more button").first.click()
    page.locator(".lesson").wait_for()


def look_at_record(page: Page, say: Say) -> None:
    """As the person whose game is over."""
    page.goto("/record")
    page.locator(".sheets .outcome").first.wait_for()


def open_words(page: Page, say: Say) -> None:
    page.locator(".dock .tools button[popovertarget]").click()


def open_sheet(page: Page, say: Say) -> None:
    """Opens the sheet of a District. There is one only if Districts are too small to show individual pieces."""
    page.locator(".tile .ground").first.click()


def lose_connection(page: Page, say: Say) -> None:
    """Closes the connection of the table and allows no other."""
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
    """Turns to a card of the introduction, counted from 0."""

    def turn(page: Page, say: Say) -> None:
        page.locator(".how .slide").wait_for()
        for _ in range(card):
            page.get_by_role("button", name=say("tour-next")).click()

    return turn


def go_to_friends(page: Page, say: Say) -> None:
    """Shows the friends from a game that has begun."""
    page.goto("/friends")
    page.locator("main li").first.wait_for()


def skip_cards(page: Page, say: Say) -> None:
    """Skips to what follows the introduction."""
    page.locator(".how .skip").click()


def begin_tour(side: str = "city") -> Callable[[Page, Say], None]:
    """Starts the guided game of a side."""

    def begin(page: Page, say: Say) -> None:
        skip_cards(page, say)
        page.get_by_role("button", name=say(f"learn-side-{side}")).click()
        page.get_by_role("region", name=say("tour")).wait_for()

    return begin


def bring(file: str) -> Callable[[Page, Say], None]:
    """Pastes something that is not a game into the page for files."""

    def do(page: Page, say: Say) -> None:
        page.get_by_label(say("file-text")).fill(file)
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("alert").wait_for()

    return do


def look_at(file: str) -> Callable[[Page, Say], None]:
    """Opens a record or a position from the page for files."""

    def look(page: Page, say: Say) -> None:
        page.get_by_label(say("file-text")).fill(file)
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("link", name=say("look")).click()
        page.get_by_role("link", name=say("to-file")).wait_for()

    return look


def bring_cards(page: Page, say: Say) -> None:
    """Loads the cards from a box while setting up a game."""
    page.get_by_label(say("file-text")).fill(EXAMPLE)
    page.get_by_label(say("file-text")).blur()
    page.locator(".own-cards").scroll_into_view_if_needed()


def play_with_cards(page: Page, say: Say) -> None:
    """Starts a game with them and shows how they differ."""
    bring_cards(page, say)
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".thing").first.wait_for()
    page.locator(".own-cards").click()


SCREENS: Final = {
    "start": Screen("/"),
    "start-lists": Screen("/", listed=True, then=show_lists),
    "start-own": Screen(moment=asked("turn", 4), then=go_home),
    "lobby": Screen("/lobby", listed=True, shows=".lists a.button"),
    "lobby-none": Screen("/lobby?clock=days&language=cs", shows=".none"),
    "machine-waiting": Screen("/lobby", then=wait_for_people, lasts=True),
    "settings": Screen("/", then=press_button("settings")),
    "person-menu": Screen("/", then=lambda page, say: page.locator(".person").click()),
    "account": Screen("/me", shows="h2 >> nth=2"),
    "account-code": Screen("/me", then=add_device),
    "device": Screen("/device", shows="main input"),
    "record-empty": Screen("/record", shows=".empty"),
    "leaderboard": Screen("/leaderboard", shows=".side"),
    "friends": Screen(moment=asked("turn", 6), then=go_to_friends),
    "no-page": Screen("/nowhere"),
    "from-file": Screen("/new/file"),
    "from-file-wrong": Screen("/new/file", then=bring(NINE_PLAYERS)),
    "from-file-looked-at": Screen("/new/file", then=look_at(MACHINE_STORY.new().position())),
    "record": Screen(moment=over, then=look_at_record),
    "citadels-set-up": Screen("/new/citadels"),
    "citadels-characters": Screen("/new/citadels", then=press("change-characters")),
    "citadels-uniques": Screen("/new/citadels", then=press("change-uniques")),
    "citadels-rules": Screen("/rules/citadels"),
    "citadels-learn": Screen("/learn/citadels", shows=".how .slide"),
    "citadels-learn-end": Screen("/learn/citadels", then=skip_cards),
    "citadels-tour": Screen("/learn/citadels", then=begin_tour()),
    "citadels-open": Screen(),
    "citadels-invited": Screen(moment=lambda setup: Moment(None, seat=None)),
    "citadels-seat": Screen(then=open_a_seat),
    "citadels-arrange": Screen(then=press_button("arrange")),
    "citadels-draft": Screen(moment=asked("take-character", 5)),
    "citadels-turn": Screen(moment=asked("turn", 6)),
    "citadels-in-words": Screen(moment=asked("turn", 6), then=open_words),
    "citadels-hint": Screen(moment=asked("turn", 6), bots=True, then=ask_for_hint),
    "citadels-draft-hint": Screen(moment=asked("take-character", 5), bots=True, then=ask_for_hint),
    "citadels-asked-first": Screen(moment=burn, then=ask_first),
    "citadels-watched": Screen(moment=watched),
    "citadels-proposal": Screen(moment=proposed),
    "citadels-paused": Screen(moment=paused),
    "citadels-lost": Screen(moment=asked("turn", 4), then=lose_connection, lasts=True),
    "citadels-eight": Screen(setup=EIGHT_STORY, moment=asked("turn", 5), hints=True),
    "citadels-help": Screen(moment=asked("turn", 8), then=point_at("hand:")),
    "citadels-over": Screen(moment=over),
    "citadels-no-result": Screen(moment=ended),
    "citadels-replay": Screen(moment=over, part="/replay?at=120&eyes=all"),
    "citadels-to-analyse": Screen(moment=over, part="/analysis", shows=".begin .primary"),
    "citadels-analysis": Screen(moment=over, part="/analysis?eyes=0", then=analyse),
    "citadels-analysed-replay": Screen(moment=over, part="/replay?at=0&eyes=all", then=walk),
    "citadels-guessing": Screen(moment=over, part="/analysis?eyes=0", then=begin_guessing),
    "citadels-guessed": Screen(moment=over, part="/analysis?eyes=1", then=guess, lasts=True),
    "citadels-puzzle": Screen("/nowhere", then=try_puzzle("citadels", 0, wrong=0, right=0)),
    "citadels-puzzle-missed": Screen("/nowhere", then=try_puzzle("citadels", 1, wrong=1, right=0)),
    "citadels-puzzle-solved": Screen("/nowhere", then=try_puzzle("citadels", 3, wrong=1, right=1)),
    "machine-puzzle": Screen("/nowhere", then=try_puzzle("machine", 2, wrong=0, right=0)),
    "machine-puzzle-solved": Screen("/nowhere", then=look_at_lesson, lasts=True),
    "machine-set-up": Screen("/new/machine"),
    "automaton-set-up": Screen("/new/machine?solo"),
    "machine-builder": Screen("/new/machine", then=press("city-own")),
    "machine-cards": Screen("/new/machine", then=bring_cards, lasts=True),
    "machine-own-cards": Screen("/new/machine", then=play_with_cards, lasts=True),
    "machine-rules": Screen("/rules/machine"),
    "machine-learn": Screen("/learn/machine", shows=".how .slide"),
    "machine-learn-end": Screen("/learn/machine", then=skip_cards),
    "machine-tour": Screen("/learn/machine", then=begin_tour("heroes")),
    "machine-tour-as-machine": Screen("/learn/machine", then=begin_tour("machine")),
    "automaton-tour": Screen("/learn/machine", then=begin_tour("automaton")),
    "machine-open": Screen(setup=MACHINE_STORY),
    "machine-access": Screen(setup=MACHINE_STORY, moment=asked("choose-access", 6)),
    "machine-machine": Screen(setup=MACHINE_STORY, moment=asked("machine-turn", 8)),
    "machine-hint": Screen(setup=MACHINE_STORY, moment=asked("machine-turn", 8), bots=True, then=ask_for_hint),
    "machine-help": Screen(setup=MACHINE_STORY, moment=asked("machine-turn", 8), then=point_at_directive),
    "machine-heroes": Screen(setup=MACHINE_STORY, moment=asked("hero-action", 9)),
    "machine-district": Screen(setup=MACHINE_STORY, moment=asked("hero-action", 9), then=open_sheet),
    "machine-over": Screen(setup=MACHINE_STORY, moment=over),
    "automaton-open": Screen(setup=AUTOMATON_STORY, moment=lambda setup: Moment(None, seat=1)),
    "automaton-access": Screen(setup=AUTOMATON_STORY, moment=asked("choose-access", 5)),
    "automaton-deck": Screen(setup=AUTOMATON_STORY, moment=asked("choose-access", 5), then=point_at_card),
    "automaton-heroes": Screen(setup=AUTOMATON_STORY, moment=asked("hero-action", 6)),
    "automaton-over": Screen(setup=AUTOMATON_STORY, moment=over),
    "automaton-replay": Screen(setup=AUTOMATON_STORY, moment=over, part="/replay?at=60&eyes=all"),
    "machine-replay": Screen(setup=MACHINE_STORY, moment=over, part="/replay?at=150&eyes=all"),
    # the last: from here on the browser hides reasons, also the lessons of puzzles
    "citadels-reason": Screen(moment=over, part="/analysis?eyes=2", then=ask_for_reason, lasts=True),
}


def state_after(setup: Setup, moves: Sequence[tuple[int, str]]) -> State:
    state = setup.new()
    for seat, choice in moves:
        state.apply(seat, setup.game.parse(choice))
    return state


class Stage:
    """A server with a table for every screen that needs one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made: dict[tuple[Any, ...], Table] = {}
        self._listed = False

    def show(self, page: Page, screen: Screen, say: Say = say, *, within: bool = False) -> None:
        """Opens a screen as the person who has to decide there; `within` the client it is not loaded again."""
        path = screen.path
        if screen.listed and not self._listed:
            self._listed = True
            wait_for(listed_tables(self.url, CITADELS_STORY))
        if not path:
            moment = screen.moment(screen.setup)
            table = self._table(screen.setup, moment, screen.bots, screen.hints)
            be(page.context, self.url, new_token() if moment.seat is None else table.tokens[moment.seat])
            path = f"{table.path}{screen.part}"
        if within:
            go(page, path)
        else:
            page.goto(path)
        page.locator(screen.shows).first.wait_for(state="attached")
        if within:
            page.evaluate(SETTLE)
        screen.then(page, say)
        page.mouse.move(0, 0)  # otherwise it might point at a thing and show its help

    def _table(self, setup: Setup, moment: Moment, bots: bool, hints: bool) -> Table:
        """The table at this moment of its game."""
        moves, seat, then = moment
        key = (setup, None if moves is None else len(moves), then, bots, hints)

        async def make() -> Table:
            if bots and seat is not None:
                return await at_decision(self.url, setup, state_after(setup, moves or ()), seat)
            table = await open_table(self.url, setup, hints=hints)
            if moves is not None:
                await play(self.url, table, moves, then)
            return table

        if key not in self._made:
            self._made[key] = wait_for(make())
        return self._made[key]
