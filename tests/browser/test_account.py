"""One person with two devices: a code and a passkey make them the same person, until they are signed out or everything
is deleted."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import PHONE, visiting
from tests.server.serving import Served
from twocities.words import Words

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
NAME = "Aleksandra"
REFUSED = "status of (401|404|422)"  # in the console

words, common = Words("account"), Words("web")


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=words(message), exact=True).click()


def devices(page: Page) -> list[str]:
    """The devices of the person who uses the page, which is reloaded."""
    page.goto("/me")
    page.get_by_role("heading", name=words("your-data")).wait_for()
    section = page.locator("section", has=page.get_by_role("heading", name=words("devices")))
    return [line.strip() for line in section.get_by_role("listitem").locator("div").all_inner_texts()]


def join(phone: Page, link: str) -> None:
    """Opens a link from another device, whose code is sent only to the server that made it."""
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(f"{request.url} {request.all_headers().get('referer', '')}"))
    phone.goto(link)
    expect(phone.get_by_text(words("join-as", name=NAME))).to_be_visible()
    assert phone.url.endswith("/device")
    press(phone, "join-go")
    phone.wait_for_url("**/")
    expect(phone.locator(".person .name")).to_have_text(NAME)
    code = link.rpartition("#")[2]
    assert asked
    assert not [request for request in asked if code in request]


def test_one_person_on_two_devices(browser: Browser, server: Served) -> None:
    url = server.url.replace("127.0.0.1", "localhost")  # plain IP addresses have no passkeys
    with visiting(browser, url) as laptop, visiting(browser, url, size=PHONE, excused=REFUSED) as phone:
        assert devices(laptop) == []
        laptop.get_by_label(common("your-name")).fill(NAME)
        press(laptop, "add-device")
        code = laptop.get_by_label(words("code"), exact=True).inner_text()
        expect(laptop.locator(".picture svg")).to_be_visible()
        join(phone, f"{url}/device#{code.replace('-', '')}")
        expect(laptop.get_by_text(words("device-added"))).to_be_visible()
        assert len(devices(laptop)) == len(devices(phone)) == 2
        expect(phone.get_by_text(words("device-this"), exact=True)).to_have_count(1)

        phone.get_by_label(common("your-name")).fill("Ola")
        with phone.expect_response("**/api/account/name"):
            phone.get_by_label(common("your-name")).blur()
        devices(laptop)
        expect(laptop.get_by_label(common("your-name"))).to_have_value("Ola")

        used_up = code.replace("-", "")
        phone.goto(f"{url}/device#{used_up}")
        expect(phone.get_by_role("alert")).to_have_text(Words("server")("refused-no-such-code"))

        press(laptop, "add-device")
        typed = laptop.get_by_label(words("code"), exact=True).inner_text().lower()
        phone.get_by_label(words("code-from-other")).fill(typed)
        press(phone, "code-go")
        expect(phone.get_by_text(words("join-as", name="Ola"))).to_be_visible()

        laptop.get_by_role("button", name=common("leave-it")).click()
        press(laptop, "sign-out-others")
        expect(phone.get_by_text(Words("server")("refused-session-ended"))).to_be_visible()
        expect(laptop.get_by_text(words("device-this"), exact=True)).to_have_count(0)
        assert devices(phone) == []
        assert devices(laptop) == []


def test_a_passkey_brings_back_somebody_who_has_lost_the_cookie(browser: Browser, server: Served) -> None:
    url = server.url.replace("127.0.0.1", "localhost")
    with visiting(browser, url, excused=REFUSED) as page:
        session = page.context.new_cdp_session(page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        devices(page)
        page.get_by_label(common("your-name")).fill(NAME)
        press(page, "passkey-sign-in")
        expect(page.get_by_text(words("passkey-unused"))).to_be_visible()  # there is none yet
        press(page, "passkey-add")
        expect(page.get_by_role("button", name=words("passkey-remove"))).to_have_count(1)

        page.context.clear_cookies()
        page.evaluate("localStorage.clear()")
        assert devices(page) == []
        press(page, "passkey-sign-in")
        expect(page.locator(".person .name")).to_have_text(NAME)
        page.wait_for_url("**/")
        assert len(devices(page)) == 2
        with page.expect_download() as download:
            page.get_by_role("link", name=words("export")).click()
        assert NAME in download.value.path().read_text("utf-8")

        press(page, "delete")
        page.get_by_role("alertdialog").get_by_role("button", name=words("delete-go")).click()
        page.wait_for_url("**/")
        expect(page.locator(".person .name")).to_have_text(common("guest-name"))
        assert devices(page) == []
        press(page, "passkey-sign-in")
        expect(page.get_by_role("alert")).to_have_text(Words("server")("refused-wrong-passkey"))
