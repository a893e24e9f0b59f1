"""Somebody with a browser: a separate window whose console errors fail the test."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from tests.browser.windows import Like, keep, take
from tests.server.client import new_token
from twocities.server.guests import COOKIE
from twocities.words import DEFAULT, Words

Theme = Literal["light", "dark"]

CHROMIUM: Final = shutil.which("chromium")
HEADLESS: Final = shutil.which("chromium-headless-shell") or CHROMIUM  # the shell takes a third less time
ARGUMENTS: Final = (
    "--font-render-hinting=none",  # text as wide as in Chromium itself
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # by default every new page starts a process
)
PHONE: Final = (360, 740)
DESK: Final = (1440, 900)
OFFERED: Final = ".thing.offered, .ready [data-choice], [data-holds]"  # what can be pressed to make a choice
DELIBERATE: Final = {"forced": False, "ahead": False}  # settings of somebody who makes every move themselves
NO_WORKER: Final = "Service Worker registration blocked by Playwright"
PATIENCE: Final = 30_000  # milliseconds to wait for something to appear
SETTLE: Final = """async () => {
  for (let before; document.body.textContent !== before; ) {
    before = document.body.textContent;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""

say: Final = Words("web")


def script(name: str) -> str:
    """A script of this folder, to run in a page."""
    return (Path(__file__).parent / name).read_text("utf-8")


def launch(playwright: Playwright, program: str | None = HEADLESS) -> Browser:
    """Debian's Chromium."""
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)


def be(context: BrowserContext, url: str, token: str) -> None:
    """From now on, the user of these windows is the guest with this token."""
    context.add_cookies([{"name": COOKIE, "value": token, "url": url}])


def speak(page: Page, language: str) -> None:
    """Switches the page to a language and waits for its texts."""
    if page.locator("html").get_attribute("lang") == language:
        return
    said = page.locator("main")
    before = str(said.text_content())
    page.locator(".settings select").first.select_option(language, force=True)  # in a closed menu
    expect(said).not_to_have_text(before)
    page.evaluate(SETTLE)


@contextmanager
def visiting(
    browser: Browser,
    url: str,
    *,
    token: str = "",
    size: tuple[int, int] = DESK,
    theme: Theme = "light",
    language: str = DEFAULT,
    moving: bool = False,
    drawn: bool = False,
    settings: dict[str, Any] = DELIBERATE,
    script: str = "",
    worker: bool = False,
    excused: str = "$^",
) -> Iterator[Page]:
    """A window for the pages of a server, as the guest with the token, with these settings unless others were saved; a
    `script` runs before those of a page. Unless `drawn`, everything is there but transparent, because drawing takes
    Chromium half of the time.

    Errors in the console, of scripts or of the content security policy, fail the test, except those that match
    `excused`."""
    like = Like(browser, url, size, size == PHONE, theme, language, moving, drawn, json.dumps(settings), script, worker)
    context = take(like)
    be(context, url, token or new_token())
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    problems: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not re.search(f"{excused}|{NO_WORKER}", message.text):
            problems.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda problem: problems.append(problem.stack or str(problem)))
    try:
        yield page
    except BaseException as failure:
        for problem in problems:  # they may be the reason
            failure.add_note(problem)
        context.close()
        raise
    keep(like, context)
    if problems:
        raise AssertionError("\n".join(problems))
