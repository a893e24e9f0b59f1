"""The host loads the cards of their box, and everybody at the table reads them."""

from playwright.sync_api import Browser, FilePayload, expect

from tests.browser.screens import look_at
from tests.browser.visiting import say, visiting
from tests.random_games import Setup, random_play
from tests.server.serving import Served
from twocities.core import Record
from twocities.machine.game import GAME
from twocities.machine.options import Options
from twocities.machine.own_cards import read_cards
from twocities.words import Words

NAME = "<b>Surgeon</b> { $name }"
CARDS = f"""
levy_bonds = 5
[words.en.hero-physician]
name = "{NAME}"
text = "Cuts <i>deep</i>."
[words.pl.hero-physician]
name = "Chirurżka"
"""
own = say.of("machine")


def test_a_file_is_loaded_and_everybody_reads_its_texts(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, excused="422") as page:
        page.goto("/new/machine")
        page.get_by_label(say("file-text")).fill("levy_bonds = 3\nlevy_bonds = 99")
        page.get_by_label(say("file-text")).blur()
        expect(page.get_by_role("alert")).to_contain_text("line 2")
        expect(page.get_by_label(say("file-text"))).to_have_value("levy_bonds = 3\nlevy_bonds = 99")
        file: FilePayload = {"name": "box.toml", "mimeType": "application/toml", "buffer": CARDS.encode()}
        page.get_by_label(say("cards-file")).set_input_files(file)
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator("[data-hero=physician]")).to_contain_text(NAME)
        expect(page.locator("[data-hero=physician]")).to_contain_text("Cuts <i>deep</i>.")
        for hero in ("physician", "actress", "fowler"):
            page.locator(f"label[data-hero={hero}]").click()
        page.get_by_role("button", name=say("start-game")).click()
        expect(page.locator(".thing").filter(has_text=NAME).first).to_be_visible()
        page.get_by_role("button", name=own("own-cards")).click()
        expect(page.get_by_role("listitem").filter(has_text="receives 5 extra Bonds")).to_contain_text("2 extra Bonds")
        table = page.url
    with visiting(browser, still_server.url, language="pl") as page:
        page.goto(table)
        expect(page.locator(".thing").filter(has_text="Chirurżka").first).to_be_visible()
        page.set_viewport_size({"width": 360, "height": 640})
        page.get_by_role("button", name=Words("machine", "pl")("own-cards")).click()
        lines = page.locator(":popover-open li").all()
        boxes = [box for line in lines if (box := line.bounding_box())]
        assert len(boxes) == len(lines) > 0
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes), "it fits a small phone"


def test_the_host_changes_the_cards_before_the_start(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto("/new/machine")
        page.get_by_label(say("file-text")).fill(CARDS)
        page.get_by_label(say("file-text")).blur()
        mark = page.get_by_role("button", name=own("own-cards"))
        expect(mark).to_be_visible()
        page.locator("[data-seat='0'] select").select_option("")  # waits for somebody else
        page.get_by_role("button", name=say("make-table")).click()
        expect(page.get_by_text(say("cards-own"), exact=True)).to_be_visible()
        expect(mark).to_be_visible()
        page.get_by_role("button", name=say("arrange")).click()
        page.get_by_role("button", name=say("cards-leave")).click()
        page.get_by_role("button", name=say("arrange-save")).click()
        expect(page.get_by_text(say("cards-ours"), exact=True)).to_be_visible()
        expect(mark).to_have_count(0)


def test_a_record_reads_as_the_game_did(browser: Browser, still_server: Served) -> None:
    options = Options(revolutionaries=1, heroes=("physician", "actress", "fowler"), cards=read_cards(CARDS))
    record = Record(GAME, options, "box")
    for _, seat, choice in random_play(Setup(options, "box", GAME)):
        record.add(seat, choice)
    with visiting(browser, still_server.url) as page:
        page.goto("/new/file")
        look_at(record.text())(page, say)
        expect(page.locator(".thing").filter(has_text=NAME).first).to_be_visible()
        page.get_by_role("button", name=say("log")).click()
        expect(page.locator("a.line").filter(has_text=NAME).first).to_be_visible()
        expect(page.get_by_role("button", name=own("own-cards"))).to_be_visible()
