"""The coach: hints at the table, the reasons of bots, the analysis of a finished game."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.screens import SCREENS, Stage, ask_for_hint, asked, look_at, state_after, try_puzzle
from tests.browser.stories import CITADELS_STORY, MACHINE_STORY, analysis_of
from tests.browser.tables import Table, at_decision, wait_for
from tests.browser.visiting import DESK, OFFERED, PHONE, SETTLE, be, say, script, visiting
from tests.endings import ending
from tests.players.test_review import NAMES
from tests.random_games import Setup
from tests.server.client import enter, make_table, new_token
from tests.server.serving import Served
from tests.server.test_coach import nearly_over
from twocities.core import read_record
from twocities.players.analysis import Analysis
from twocities.server.house import NewTable
from twocities.server.messages import Start, encode
from twocities.words import Words

COVERED: Final = """() => {
  const { left, right, top, bottom } = document.querySelector("#hint").getBoundingClientRect();
  const isTagged = (element) => getComputedStyle(element).outlineColor === "rgb(242, 193, 78)";
  return [...document.querySelectorAll("[data-region=board] [data-thing]")].filter(isTagged).filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map((element) => element.dataset.thing);
}"""
LIT: Final = """() => [...document.querySelectorAll("[data-region=board] [data-thing]")]
  .filter((element) => getComputedStyle(element).boxShadow.endsWith("19.2px 8px"))
  .map((element) => element.dataset.thing)"""
analysis: Final = Words("analysis")
DECISIONS: Final = [
    (CITADELS_STORY, "turn", 6),
    (CITADELS_STORY, "take-character", 5),
    (MACHINE_STORY, "machine-turn", 8),
]


def against_bots(url: str, setup: Setup, decision: str, round: int) -> tuple[Table, int]:
    """A table with one person, who has to decide."""
    moves, seat, _ = asked(decision, round)(setup)
    assert seat is not None
    return wait_for(at_decision(url, setup, state_after(setup, moves or ()), seat)), seat


def sit_down(page: Page, url: str, table: Table, seat: int) -> None:
    be(page.context, url, table.tokens[seat])
    page.goto(table.path)
    page.locator("#question").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)], ids=["desk", "phone", "sideways"])
@pytest.mark.parametrize(("setup", "decision", "round"), DECISIONS, ids=[decision for _, decision, _ in DECISIONS])
def test_a_hint_covers_and_moves_nothing_and_makes_the_choice_it_shows(
    browser: Browser, stage: Stage, setup: Setup, decision: str, round: int, size: tuple[int, int]
) -> None:
    table, seat = against_bots(stage.url, setup, decision, round)
    with visiting(browser, stage.url, size=size) as page:
        sit_down(page, stage.url, table, seat)
        places: Any = page.evaluate(script("places.js"))
        ask_for_hint(page, say)
        assert page.evaluate(script("places.js")) == places
        assert page.evaluate(COVERED) == []
        hint = page.locator("#hint")
        expect(hint.locator("li")).to_have_count(2)
        folded, shown = hint.locator("summary"), hint.locator("li").first
        for _ in range(2):
            was_shown = shown.is_visible()
            folded.click()
            page.evaluate(SETTLE)
            expect(shown).to_be_visible(visible=not was_shown)
        page.keyboard.press("h")
        expect(hint).to_have_count(0)
        page.get_by_role("button", name=say("hint-title"), exact=True).click()
        expect(page.locator(".tag.best")).to_have_count(1)
        hint.locator(".primary").click()
        expect(hint).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_there_are_no_hints_in_a_game_between_people(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS["citadels-turn"])
        page.locator("#question").wait_for()
        expect(page.get_by_role("button", name=say("hint-title"), exact=True)).to_have_count(0)
        page.keyboard.press("h")
        expect(page.locator("#hint")).to_have_count(0)


def test_people_are_given_hints_where_that_is_allowed_and_everybody_always_sees_it(
    browser: Browser, server: Served
) -> None:
    host, guest = new_token(), new_token()
    wish = NewTable("citadels", {"players": 2}, seat=0, name="Ann", hints=True, listed=True)
    path = f"/tables/{wait_for(make_table(server.url, host, wish))}"
    with (
        visiting(browser, server.url, token=host) as ann,
        visiting(browser, server.url, token=guest) as ben,
        visiting(browser, server.url, size=PHONE) as cleo,
    ):
        ben.goto(path)
        expect(ben.get_by_text(say("hints-told"))).to_be_visible()
        ben.get_by_role("button", name=say("sit-and-play")).click()
        ann.goto(path)
        ann.get_by_role("button", name=say("start-game"), exact=True).click()
        cleo.goto(path)
        for page in (ann, ben, cleo):
            page.get_by_role("button", name=say("hints-mark"), exact=True).click()
            expect(page.get_by_text(say("hints-told"))).to_be_visible()
            page.keyboard.press("Escape")
        asks = ann if ann.locator(OFFERED).count() else ben
        ask_for_hint(asks, say)
        asks.locator("#hint .primary").click()
        expect(asks.locator("#hint")).to_have_count(0)
        cleo.goto("/lobby?show=running")
        expect(cleo.locator("li").filter(has=cleo.locator(f"a[href='{path}']"))).to_contain_text(say("listed-hints"))


def ended(url: str, at: int) -> str:
    """A table of bots whose game is over after a few choices."""

    async def make() -> str:
        token = new_token()
        table = await make_table(url, token, nearly_over(at))
        socket = await enter(url, table, token)
        await socket.send(encode(Start(1)), text=True)
        while b'"outcome":null' in await socket.recv(decode=False):
            pass
        await socket.close()
        return table

    return wait_for(make())


@pytest.mark.parametrize("at", range(len(NAMES)), ids=NAMES)
def test_a_finished_game_is_analysed_and_its_choices_are_shown(browser: Browser, server: Served, at: int) -> None:
    table = ended(server.url, at)
    with visiting(browser, server.url) as page:
        page.goto(f"/tables/{table}")
        page.get_by_role("link", name=say("analysis"), exact=True).click()
        page.get_by_role("button", name=analysis("analysis-start")).click()
        sheets = page.locator(".sheets")
        sheets.wait_for()
        record = read_record(ending(at))
        empty = record.game.empty_seats(record.options)
        expect(sheets.locator(".accuracy li")).to_have_count(record.first().seats - len(empty))
        seats = sheets.locator(".seats button")
        for seat in range(seats.count()):
            seats.nth(seat).click()
            expect(seats.nth(seat)).to_have_attribute("aria-pressed", "true")
            sums = [int(text.replace("−", "-")) for text in sheets.locator(".luck .column b").all_text_contents()]
            assert sum(sums[:3]) == sums[3], "luck and skill add up"
        found = page.request.get(f"{server.url}/api/analyses/{table}").json()["analysis"]
        turns = sheets.locator(".moment .turns button")
        expect(turns).to_have_count(len(found["turning_points"]))
        for at, turn in enumerate(found["turning_points"]):
            turns.nth(at).click()
            expect(seats.nth(turn["seat"])).to_have_attribute("aria-pressed", "true")
        busiest, count = Counter([decision["seat"] for decision in found["decisions"]]).most_common(1)[0]
        assert count > 1
        seats.nth(busiest).click()
        walk_through(page)
        expect(page.get_by_role("heading", name=analysis("table-then"))).to_be_visible()
        with page.expect_download() as saved:
            page.get_by_role("button", name=analysis("analysis-save")).click()
        assert "# choice" in Path(saved.value.path()).read_text("utf-8")
        page.reload()
        sheets.wait_for()  # it is kept
        page.keyboard.press("p")
        page.locator("#question").wait_for()
        assert not page.url.endswith("analysis")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_analysis_gives_a_reason_for_each_option(browser: Browser, stage: Stage, size: tuple[int, int]) -> None:
    with visiting(browser, stage.url, size=size) as page:
        stage.show(page, SCREENS["citadels-analysis"])
        others = page.locator("li:has(.rank):not(.best)")
        expect(others.locator(".reason")).to_have_count(others.count())
        for reason in others.locator(".reason").all():
            expect(reason).to_be_visible()


def walk_through(page: Page) -> None:
    """From one choice to the next by the keys."""
    slider = page.get_by_role("slider")
    page.locator(".moment h2").wait_for()
    for key in ("ArrowLeft",) * 6:
        page.keyboard.press(key)
    first = slider.input_value()
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(first)
    page.keyboard.press(".")
    page.keyboard.press(",")


def test_a_mark_of_the_graph_calls_out_what_was_chosen_and_what_was_best(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS["citadels-analysis"])
        told = msgspec.json.decode(analysis_of(CITADELS_STORY).read_bytes(), type=Analysis)
        marked = [decision for decision in told.decisions if decision.seat == 0 and decision.mark]
        marks, callout = page.locator(".graph [role=button]"), page.locator(".callout")
        expect(marks).to_have_count(len(marked))
        expect(page.locator(".graph text.name")).to_have_text(["Ben", "Cleo", "Dan"])
        for at, judged in enumerate(marked):
            marks.nth(at).focus()
            lost = re.escape(f"−{round(100 * judged.cost.mean)} ") if judged.cost.mean else f"mark-{judged.mark}"
            expect(callout).to_contain_text(re.compile(lost if judged.cost.mean else analysis(lost)))
            is_best = judged.best[0].choice == judged.chosen.choice
            expect(callout.locator("p")).to_have_count(1 if is_best else 2)
        mistakes = [at for at, judged in enumerate(marked) if judged.cost.mean]
        slider = page.get_by_role("slider")
        marks.nth(mistakes[0]).press("Enter")
        expect(slider).to_have_value(str(marked[mistakes[0]].number - 1))
        marks.nth(mistakes[-1]).hover()
        expect(callout).to_contain_text(analysis("best-choice", choice=""))
        expect(slider).to_have_value(str(marked[mistakes[0]].number - 1))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_best_choices_are_guessed_on_the_board_and_the_score_is_kept(
    browser: Browser, stage: Stage, size: tuple[int, int]
) -> None:
    with visiting(browser, stage.url, size=size) as page:
        stage.show(page, SCREENS["citadels-guessing"])
        places: Any = page.evaluate(script("places.js"))
        expect(page.locator("main")).not_to_contain_text("%")
        page.locator("[data-region=board] .thing.offered").first.click()
        expect(page.locator("#question")).to_have_text(re.compile(r"100|best"))
        assert page.evaluate(script("places.js")) == places
        score = page.locator("[data-region=bar] .round")
        expect(score).to_contain_text(re.compile("1 of "))
        before = score.inner_text()
        page.reload()
        page.locator(".told").wait_for()
        expect(score).to_have_text(before)
        page.keyboard.press("n")
        expect(page.locator(".told")).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".told")).to_be_visible()
        page.locator("[aria-expanded]").and_(page.get_by_role("button", name=analysis("tab-choice"))).click()
        if not (again := page.get_by_role("button", name=analysis("guess-again"))).is_visible():
            page.locator("[aria-expanded]").and_(page.get_by_role("button", name=analysis("tab-choice"))).click()
        again.click()
        expect(score).to_have_text(analysis("guess-score", count=0, total=0, mean=0))


def name_the_reason(page: Page, ask: Locator) -> str:
    """Answers what the reason is; the reason."""
    ask.click()
    sheet = page.locator("[role=dialog]:popover-open")
    sentences = sheet.locator("li")
    assert sentences.count() in (3, 4)
    sentences.last.locator("button").click()
    truth = sheet.locator(".truth")
    expect(truth).to_have_count(1)
    told = truth.inner_text().strip()
    expect(sheet.get_by_role("status")).to_contain_text(re.compile(r"\d+ of \d+"))
    sheet.get_by_role("button", name=say("fold")).click()
    expect(sheet).to_have_count(0)
    return told


def test_reasons_can_be_hidden_until_the_reader_has_named_them(browser: Browser, server: Served, stage: Stage) -> None:
    table, seat = against_bots(stage.url, CITADELS_STORY, "turn", 6)
    with visiting(browser, stage.url, settings={"blindfold": True}) as page:
        sit_down(page, stage.url, table, seat)
        ask_for_hint(page, say)
        hint = page.locator("#hint")
        told = name_the_reason(page, hint.locator(".ask"))
        expect(hint).to_contain_text(told)
        try_puzzle("citadels", 3, wrong=1, right=1)(page, say)
        expect(page.locator(".told li")).to_have_count(1)
        told = name_the_reason(page, page.locator(".told .ask"))
        expect(page.locator(".told")).to_contain_text(told)
    over = ended(server.url, 0)
    with visiting(browser, server.url, settings={"blindfold": True}) as page:
        page.goto(f"/tables/{over}")
        why = page.locator(".why").first
        why.click()
        told = name_the_reason(page, page.locator(".reason .ask"))
        expect(page.locator(".reason").first).to_have_text(told)
        why.click()
        why.click()
        expect(page.locator(".reason").first).to_have_text(told)


def test_a_step_of_the_reasoning_lights_what_it_is_about(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        page.goto("/")
        try_puzzle("citadels", 3, wrong=0, right=1)(page, say)
        steps = page.locator(".told li")
        assert steps.count() > 1
        lit: list[list[str]] = []
        for at in range(steps.count()):
            steps.nth(at).focus()
            expect(steps.nth(at)).to_have_class(re.compile("lit"))
            lit.append(page.evaluate(LIT))
        assert all(lit)
        assert lit[0] != lit[1]


def test_an_uploaded_record_is_analysed(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url, size=PHONE) as page:
        page.goto("/new/file")
        page.get_by_label(say("file-text")).fill(ending())
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("link", name=say("analysis"), exact=True).click()
        page.get_by_role("button", name=analysis("analysis-start")).click()
        page.locator(".sheets").wait_for()
        for tab in ("players", "luck", "choice"):
            page.get_by_role("tab", name=analysis(f"tab-{tab}")).click()
            expect(page.get_by_role("tabpanel").locator("li").first).to_be_visible()
        expect(page.get_by_role("tabpanel").locator(".thought")).to_contain_text(re.compile(r"±\d.*±\d.*\d s "))
        page.get_by_role("tab", name=analysis("tab-players")).click()
        with page.expect_download() as saved:
            page.get_by_role("button", name=analysis("analysis-save")).click()
        assert "# choice" in Path(saved.value.path()).read_text("utf-8")


def test_the_log_shows_the_reasons_of_bots_unless_that_is_turned_off(browser: Browser, server: Served) -> None:
    table = ended(server.url, 0)
    with visiting(browser, server.url) as page:
        for path in (f"/tables/{table}", f"/tables/{table}/replay"):
            page.goto(path)
            why = page.locator(".why").first
            why.click()
            expect(page.locator(".reason").first).not_to_be_empty()
            why.click()
            expect(page.locator(".reason")).to_have_count(0)
    with visiting(browser, server.url, settings={"reasons": False}) as page:
        page.goto(f"/tables/{table}/replay")
        page.locator(".line").first.wait_for()
        expect(page.locator(".why")).to_have_count(0)


def test_the_log_of_an_uploaded_record_tells_the_reasons_of_all(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/new/file")
        look_at(ending())(page, say)
        page.keyboard.press("End")
        for why in (page.locator(".why").first, page.locator(".why").last):
            why.click()
        expect(page.locator(".reason")).to_have_count(2)
        for reason in page.locator(".reason").all():
            expect(reason).not_to_be_empty()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_reader_who_plays_only_with_bots_sees_reasons_at_once(browser: Browser, server: Served) -> None:
    table, seat = against_bots(server.url, CITADELS_STORY, "turn", 6)
    with visiting(browser, server.url, settings={}) as page:  # moves that leave no choice are made automatically
        sit_down(page, server.url, table, seat)
        ask = page.get_by_role("button", name=say("hint-title"), exact=True)
        why = page.locator(".why").first
        why.or_(ask).first.wait_for()
        while not why.is_visible():
            ask.click()
            page.locator("#hint .primary").click()
            expect(page.locator("#hint")).to_have_count(0)
            why.or_(ask).first.wait_for()
        why.click()
        expect(page.locator(".reason").first).not_to_be_empty()
        expect(page.get_by_role("button", name=re.compile(f"{re.escape(say('why'))} Rank"))).to_have_count(0)
