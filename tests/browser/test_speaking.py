"""A page is in its reader's language, which can be changed at any time without losing anything."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.playing import offered
from tests.browser.stories import SWAP, story
from tests.browser.tables import NAMES, Table, open_table, play, wait_for
from tests.browser.visiting import say, visiting
from tests.random_games import Setup
from tests.server.serving import Served
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.terminal.citadels import CitadelsTeller
from twocities.words import DEFAULT, Words, languages

TWO: Final = Setup(Options(players=2), "speaking")
BOOK: Final = {"cs": "Citadela (vydání z roku 2016): pravidla", "en": "Citadels (2016 edition): the rules"}

Title = Callable[[Words], str]  # for the texts of a language


def titled(message: str, game: str) -> Title:
    return lambda say: say(message, game=say(f"name-{game}"))


def on(page: Title) -> Title:
    return lambda say: say("title-of", page=page(say))


TITLES: Final[dict[str, Title]] = {
    "/": lambda say: say("title"),
    "/new/file": on(lambda say: say("bring")),
    "/new/citadels": on(titled("set-up-game", "citadels")),
    "/learn/machine": on(titled("learn-game", "machine")),
    "/rules/citadels": on(lambda say: BOOK[say.language]),
}


@pytest.fixture(scope="module")
def table(still_server: Served) -> Table:
    """A game that has just started: Ann or Ben is asked."""

    async def begin() -> Table:
        table = await open_table(still_server.url, TWO)
        await play(still_server.url, table, [])
        return table

    return wait_for(begin())


def speak(page: Page, language: str) -> Words:
    """The reader chooses another language; returns its texts."""
    menu = page.locator(".settings select").first
    if not menu.is_visible():
        page.locator(".gear").click()
    menu.select_option(language)
    page.locator(f"html[lang={language}]").wait_for()
    return Words("web", language)


def test_every_page_has_a_title_in_the_language_of_its_reader(
    browser: Browser, still_server: Served, table: Table
) -> None:
    (asked,) = TWO.new().pending()
    with visiting(browser, still_server.url, token=table.tokens[asked]) as page:
        for path, of in {**TITLES, table.path: titled("title-your-turn", "citadels")}.items():
            page.goto(path)
            for language in BOOK:
                expect(page).to_have_title(f"(1) {of(speak(page, language))}")  # a game waits
    with visiting(browser, still_server.url, token=table.tokens[1 - asked]) as page:
        page.goto(table.path)
        expect(page).to_have_title(on(lambda say: say("name-citadels"))(say))


def test_the_title_says_what_is_done_to_a_reader_in_another_tab(browser: Browser, still_server: Served) -> None:
    url = still_server.url
    table = wait_for(open_table(url, SWAP))
    moves = story(SWAP)
    swap = next(number for number, (_, choice) in enumerate(moves) if choice.startswith("swap hands"))
    actor = moves[swap][0]
    hidden = "Object.defineProperty(document, 'hidden', { get: () => true })"
    with visiting(browser, url, token=table.tokens[1 - actor], script=hidden) as page:
        page.goto(table.path)
        page.get_by_role("button", name=say("copy")).wait_for()
        wait_for(play(url, table, moves[: swap + 1]))
        told = teller(DEFAULT).sentence({"kind": "swapped-hands", "seat": actor, "target": 1 - actor}, 1 - actor)
        expect(page).to_have_title(told)
        expect(page).to_have_title(on(lambda say: say("name-citadels"))(say))


def test_what_was_set_up_stays_when_the_language_changes(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto("/new/citadels")
        players = page.get_by_label("6", exact=True)
        players.check()
        page.locator("[data-seat='5'] select").select_option("master")
        for language in languages():
            say = speak(page, language)
            expect(page.get_by_role("heading", level=1)).to_have_text(say("set-up-game", game=say("name-citadels")))
            expect(page.get_by_text(Words("citadels", language)("preset-first-game"))).to_be_visible()
            expect(players).to_be_checked()
            expect(page.locator("[data-seat='5'] select")).to_have_value("master")


def test_at_a_table_words_change_and_nothing_else(browser: Browser, still_server: Served, table: Table) -> None:
    (asked,) = TWO.new().pending()
    with visiting(browser, still_server.url, token=table.tokens[asked]) as page:
        sockets: list[WebSocket] = []
        page.on("websocket", lambda socket: sockets.append(socket))
        page.goto(table.path)
        page.get_by_role("tab", name=Words("web")("talk")).click()
        talk = page.locator("form input")
        talk.fill("I am still")
        for language in languages():
            say = speak(page, language)
            expect(page.get_by_role("heading", name=say("talk"))).to_be_visible()
            expect(talk).to_have_value("I am still")
        page.keyboard.press("Escape")
        talk.press("End")
        talk.press_sequentially(" here")
        talk.press("Enter")
        expect(page.get_by_text("I am still here")).to_be_visible()
        assert len(sockets) == 2  # the table, and the list of own games


def test_people_at_one_table_read_the_same_in_their_own_languages(
    browser: Browser, still_server: Served, table: Table
) -> None:
    url = still_server.url
    first = TWO.new().pending()[0]
    with (
        visiting(browser, url, token=table.tokens[first], language="pl") as one,
        visiting(browser, url, token=table.tokens[1 - first], language="ru") as other,
    ):
        for page in (one, other):
            page.goto(table.path)
        for seat, page, language, reader, read in (
            (first, one, "pl", other, "ru"),
            (1 - first, other, "ru", one, "pl"),
        ):
            offered(page).first.wait_for()
            expect(page.locator("#question")).to_have_text(Words("citadels", language)("decision-take-character"))
            offered(page).first.click()
            told = teller(read).sentence({"kind": "took-character", "seat": seat}, 1 - seat)
            expect(reader.get_by_role("log").first).to_contain_text(told)


def teller(language: str) -> CitadelsTeller:
    """Describes the table in a language as the terminal does."""
    options = CITADELS.options_type()
    return CitadelsTeller(CITADELS, Words("citadels", language), NAMES, options, lambda text, style: text)
