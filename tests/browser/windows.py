"""Browser windows, kept for the next test: creating one takes Chromium longer than most tests run."""

from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext

KEEP_SETTINGS: Final = "localStorage.settings ??= JSON.stringify({})"
UNDRAWN: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [sheet];
}"""
MOST_KEPT: Final = 4


class Like(NamedTuple):
    """The kind of a window."""

    browser: Browser
    url: str
    size: tuple[int, int]
    is_phone: bool
    theme: Literal["light", "dark"]
    language: str
    moving: bool
    drawn: bool
    settings: str  # as JSON
    script: str  # runs before those of the page
    worker: bool  # whether there may be a service worker


KEPT: Final[list[tuple[Like, BrowserContext]]] = []  # not in use


def take(like: Like) -> BrowserContext:
    """A kept window, or a new one."""
    for number, (other, context) in enumerate(KEPT):
        if other == like:
            del KEPT[number]
            return context
    return _make(like)


def keep(like: Like, context: BrowserContext) -> None:
    """Keeps a window for the next test that needs one of its kind; nothing of this test is left in it."""
    stays, *others = context.pages
    for page in others:
        page.close()
    context.clear_cookies()
    stays.evaluate("localStorage.clear()")
    KEPT.append((like, context))
    if len(KEPT) > MOST_KEPT:
        KEPT.pop(0)[1].close()


def _make(like: Like) -> BrowserContext:
    """With a page that stays open: while there is one, others need no new process and find the client compiled."""
    context = like.browser.new_context(
        base_url=like.url,
        viewport={"width": like.size[0], "height": like.size[1]},
        has_touch=like.is_phone,
        is_mobile=like.is_phone,
        color_scheme=like.theme,
        reduced_motion="no-preference" if like.moving else "reduce",
        locale=like.language,
        service_workers="allow" if like.worker else "block",
    )
    context.add_init_script(KEEP_SETTINGS.format(like.settings))
    if not like.drawn:
        context.add_init_script(UNDRAWN)
    if like.script:
        context.add_init_script(like.script)
    context.new_page().goto("/app/icon.svg")
    return context
