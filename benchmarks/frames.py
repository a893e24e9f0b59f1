"""How smoothly the client runs in Chromium: `python -m benchmarks.frames [--seconds 20]`.

Replays a finished game of eight players at four times its speed, so that cards and coins travel and arrows are drawn
between eight cities, and counts the frames in Chromium's trace while something is being redrawn all the time. Then
measures how long it takes from a click on the start page until there is a board."""

import time
from argparse import ArgumentParser
from itertools import pairwise
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.playing import offered, play_now
from tests.browser.stories import EIGHT_STORY, story
from tests.browser.tables import Table, open_table, play, wait_for
from tests.browser.visiting import launch, say, visiting
from tests.server.serving import serving

FRAME: Final = "DrawFrame"  # in the trace: a frame is submitted for display
TASK: Final = "RunTask"  # in the trace: a task
PAGE: Final = "CrRendererMain"  # in the trace: the thread of a page
CATEGORIES: Final = [
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "devtools.timeline.frame",
]
SIZE: Final = (1920, 1080)
SPEED: Final = 4
FROM: Final = 100  # choices: the cities have grown
CLICKS: Final = 3
# Without this, nothing would be drawn while nothing moves. Chromium moves it like things that fly over the board.
DRAW_ALWAYS: Final = """() => {
  const dot = document.body.appendChild(document.createElement("i"));
  dot.style = "position: fixed; width: 2px; height: 2px; z-index: 99; background: red";
  dot.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 100, iterations: Infinity });
}"""


async def finished(url: str) -> Table:
    table = await open_table(url, EIGHT_STORY)
    await play(url, table, story(EIGHT_STORY))
    return table


def replayed(browser: Browser, page: Page, seconds: float) -> list[dict[str, Any]]:
    """The trace of a replay."""
    page.get_by_label(say("replay-speed"), exact=True).select_option(say("replay-times", speed=SPEED))
    page.evaluate(DRAW_ALWAYS)
    page.get_by_role("button", name=say("replay-play")).click()
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(seconds * 1000)
    trace: dict[str, list[dict[str, Any]]] = msgspec.json.decode(browser.stop_tracing())
    return trace["traceEvents"]


def between_frames(trace: list[dict[str, Any]]) -> list[float]:
    """The milliseconds from each frame to the next."""
    drawn = sorted([event["ts"] for event in trace if event["name"] == FRAME])
    return [(after - before) / 1000 for before, after in pairwise(drawn)]


def tasks(trace: list[dict[str, Any]]) -> list[float]:
    """The milliseconds of all tasks of the page."""
    page = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == PAGE
    }
    return [
        event.get("dur", 0) / 1000 for event in trace if event["name"] == TASK and (event["pid"], event["tid"]) in page
    ]


def first_board(page: Page) -> float:
    """The milliseconds from a click until something can be chosen."""
    page.goto("/")
    button = play_now(page, "citadels")
    button.wait_for()
    clicked = time.perf_counter()
    button.click()
    offered(page).first.wait_for()
    return (time.perf_counter() - clicked) * 1000


def report(seconds: float = 20) -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--pace", "0", "--workers", "1") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        table = wait_for(finished(server.url))
        with visiting(browser, server.url, size=SIZE, moving=True, drawn=True) as page:
            page.goto(f"{table.path}/replay?at={FROM}&eyes=all")
            page.locator("[data-region=board] .thing").first.wait_for(state="attached")
            trace = replayed(browser, page, seconds)
        with visiting(browser, server.url, moving=True, drawn=True) as page:
            boards = [first_board(page) for _ in range(CLICKS)]
    gaps = between_frames(trace)
    late = sum([gap > 1000 / 30 for gap in gaps])
    print(f"{'frames a second, eight cities and arrows':50} {1000 * len(gaps) / sum(gaps):12,.1f}")
    print(f"{'worst frame, ms':50} {max(gaps):12,.1f}")
    print(f"{'frames that took more than two, of all':50} {late:12,} of {len(gaps):,}")
    print(f"{'longest task of the page, ms':50} {max(tasks(trace)):12,.1f}")
    print(f"{'from a click to the first board, ms':50} {median(boards):12,.0f}")


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20)
    report(parser.parse_args().seconds)
