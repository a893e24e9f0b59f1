"""The app in a real browser: it can be installed, says so without a connection, and calls its reader to the table.

Chromium's own push service cannot be reached in tests. A push service of ours takes its place in the page, and
receives and decrypts what the server really sends; Chromium then hands it to the service worker as if it had arrived
on its own."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import offered
from tests.browser.tables import NAMES, Table, wait_for
from tests.browser.test_screens import grave_findings
from tests.browser.visiting import PATIENCE, visiting
from tests.server.client import decode, enter, make_table, new_token
from tests.server.databases import execute
from tests.server.pushing import Device, Service, push_service
from tests.server.rooms import until
from tests.server.serving import Served, serving
from tests.server.test_notifications import PROGRAM
from twocities.server.entries import Clock
from twocities.server.house import NewTable
from twocities.server.messages import Accepted, Choose, Scene, Sit, Start, encode
from twocities.words import Words, languages

DAY: Final = 86_400.0
PAUSE: Final = 20  # milliseconds
TRIES: Final = 5
NOTIFICATIONS: Final = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map(({ title, body, tag }) => ({ title, body, table: tag }));
}"""
OUR_SERVICE: Final = """{
  const KEY = "our push service";
  const subscription = {
    toJSON: () => (%s),
    get endpoint() { return this.toJSON().endpoint; },
    unsubscribe: async () => localStorage.removeItem(KEY),
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEY) ? subscription : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new TypeError();
    localStorage.setItem(KEY, "subscribed");
    return subscription;
  };
}"""
LOOK: Final = """(looks) => {
  Object.defineProperty(document, "hidden", { value: !looks, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
CLICK: Final = """async () => {
  const done = new Promise((resolve) => {
    self.clients.openWindow = (path) => resolve(`open ${path}`);
    WindowClient.prototype.focus = function () {
      resolve(`show ${new URL(this.url).pathname}`);
    };
  });
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return done;
}"""

say: Final = Words("notifications")


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('notifications')}/tables.db"


@pytest.fixture(scope="module")
def server(database: str, service: Service) -> Iterator[Served]:
    with serving(database, "--workers", "1", program=("-c", PROGRAM.format(url=service.url))) as served:
        yield served


def test_the_app_can_be_installed_and_says_when_there_is_no_connection(whole_browser: Browser, server: Served) -> None:
    with visiting(
        whole_browser, server.url, worker=True, language="pl", excused="status of 503|ERR_INTERNET_DISCONNECTED"
    ) as page:
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        asked = page.context.new_cdp_session(page)
        assert asked.send("Page.getAppManifest")["errors"] == []
        problems = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [problem["errorId"] for problem in problems] == ["in-incognito"]  # as all windows of tests are
        assert page.evaluate("caches.keys()") == []  # nothing is kept, so nothing is stale or secret
        page.context.set_offline(True)
        for language in sorted(languages()):
            page.evaluate(f"localStorage.settings = JSON.stringify({{ language: '{language}', theme: 'dark' }})")
            page.goto("/tables/any")
            words = Words("notifications", language)
            expect(page.get_by_role("heading")).to_have_text(words("offline-title"))
            expect(page.locator("main p")).to_have_text(words("offline-text"))
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        assert grave_findings(page) == []
        page.evaluate("localStorage.clear()")
        with page.expect_navigation():
            page.get_by_role("button").press("Enter")
        expect(page.get_by_role("button")).to_have_text(Words("notifications", "pl")("offline-retry"))  # fails
        page.context.set_offline(False)  # the page tries again automatically
        expect(page.get_by_text(Words("server", "pl")("refused-no-such-table"))).to_be_visible()


def test_a_reader_who_turns_on_notifications_is_called_to_the_table(
    whole_browser: Browser, server: Served, service: Service, database: str
) -> None:
    device = service.device()
    token = new_token()
    stub = OUR_SERVICE % device.as_body().decode()
    with visiting(whole_browser, server.url, token=token, worker=True, script=stub) as page:
        page.context.grant_permissions(["notifications"], origin=server.url)
        table = wait_for(slow_game(server.url, token))
        page.goto(table.path)
        offer = page.get_by_role("button", name=say("notifications-offer"))
        offer.click()
        expect(page.get_by_text(say("notifications-offer-done"))).to_be_visible()
        page.evaluate(LOOK, False)
        wait_for(decide(server.url, table, 1))
        execute(database, "UPDATE notifications SET due = 0")
        wait_for(asyncio.wait_for(until(lambda: device.got), PATIENCE / 1000))
        called = {"title": "Citadels", "body": f"It is your turn. At the table: {NAMES[1]}.", "table": table.id}
        assert [got.message for got in device.got] == [called]
        assert delivered(page, device) == [called]
        (worker,) = page.context.service_workers
        assert worker.evaluate(CLICK) == f"show {table.path}"
        assert wait_until(page, lambda: on_screen(page) == [])
        for _ in range(2):
            assert delivered(page, device) == [called]
        page.evaluate(LOOK, True)  # somebody who is there needs no notification
        assert wait_until(page, lambda: on_screen(page) == [])
        offered(page).first.wait_for()
        page.goto("/")
        delivered(page, device)
        assert worker.evaluate(CLICK) == f"open {table.path}"
        set_and_turn_off(page)


def set_and_turn_off(page: Page) -> None:
    """Which notifications are wanted, and the quiet hours, are remembered; none come once they are turned off."""
    page.goto("/me")
    expect(page.get_by_text(say("notifications-here"))).to_be_visible()
    boxes = [page.get_by_label(say(f"notifications-{name}")).element_handle() for name in ("ended", "quiet")]
    page.evaluate("boxes => boxes.forEach((box) => box.click())", boxes)  # the second before the answer to the first
    with page.expect_response(lambda answer: '"until":450' in (answer.request.post_data or "")):
        page.get_by_label(say("notifications-until"), exact=True).fill("07:30")
        page.get_by_label(say("notifications-until"), exact=True).blur()
    page.reload()
    expect(page.get_by_label(say("notifications-until"), exact=True)).to_have_value("07:30")
    assert grave_findings(page) == []
    expect(page.get_by_label(say("notifications-since"), exact=True)).to_have_value("22:00")
    expect(page.get_by_label(say("notifications-turn"))).to_be_checked()
    expect(page.get_by_label(say("notifications-ended"))).not_to_be_checked()
    page.get_by_role("button", name=say("notifications-turn-off")).click()
    expect(page.get_by_label(say("notifications-turn"))).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=say("notifications-turn-on"))).to_be_visible()


def test_a_browser_that_cannot_or_may_not_show_notifications_says_so(whole_browser: Browser, server: Served) -> None:
    with visiting(whole_browser, server.url, worker=True, excused="Push API in incognito mode") as page:
        page.context.grant_permissions(["notifications"], origin=server.url)
        page.goto("/me")
        page.get_by_role("button", name=say("notifications-turn-on")).click()
        expect(page.get_by_text(say("notifications-failed"))).to_be_visible()  # Chromium has no push service here
        page.evaluate("Notification.requestPermission = async () => 'denied'")
        page.get_by_role("button", name=say("notifications-turn-on")).click()
        expect(page.get_by_text(say("notifications-denied"))).to_be_visible()


def delivered(page: Page, device: Device) -> list[dict[str, str]]:
    """Gives Chromium the last message of the push service, and again if Chromium drops it, until something is shown."""
    protocol = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    protocol.send("ServiceWorker.enable")
    assert wait_until(page, lambda: bool(found))
    message = {"origin": found[0]["scopeURL"], "registrationId": found[0]["registrationId"]}
    for _ in range(TRIES):
        protocol.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(device.got[-1].message)})
        if wait_until(page, lambda: on_screen(page) != [], PATIENCE // TRIES):
            return on_screen(page)
    raise AssertionError("in vain")


def on_screen(page: Page) -> list[dict[str, str]]:
    """The notifications that Chromium shows."""
    found: list[dict[str, str]] = page.evaluate(NOTIFICATIONS)
    return found


def wait_until(page: Page, condition: Callable[[], bool], patience: int = PATIENCE) -> bool:
    for _ in range(patience // PAUSE):
        if condition():
            return True
        page.wait_for_timeout(PAUSE)
    return False


# -- a game that takes days


async def slow_game(url: str, token: str) -> Table:
    """Of two people, who have a day for each choice; it is the turn of the second one."""
    tokens = (token, new_token())
    new = NewTable("citadels", {"players": 2}, seat=0, name=NAMES[0], clock=Clock(DAY))
    table = Table(await make_table(url, token, new), tokens)
    for seat, command in ((1, Sit(1, 1, NAMES[1])), (0, Start(1))):
        socket = await enter(url, table.id, tokens[seat])
        await socket.send(encode(command), text=True)
        while not isinstance(decode(await socket.recv()), Accepted):
            pass
        await socket.close()
    await decide(url, table, 0)
    return table


async def decide(url: str, table: Table, seat: int) -> None:
    """Somebody decides as long as they are asked."""
    socket = await enter(url, table.id, table.tokens[seat])
    scene = decode(await socket.recv())
    while isinstance(scene, Scene) and scene.choices:
        await socket.send(encode(Choose(1, scene.version, scene.choices[0])), text=True)
        while not isinstance(told := decode(await socket.recv()), Accepted):
            scene = told
    await socket.close()
