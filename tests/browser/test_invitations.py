"""People who have played together: one invites another with one press, who sits down with another; muting, blocking."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.stories import CITADELS_STORY
from tests.browser.tables import open_table, play, wait_for
from tests.browser.visiting import say, visiting
from tests.server.client import ask
from tests.server.serving import Served

BEN = f"{say('guest-name')} 2"  # the name his browser remembers, at a table where Ann has that name


def test_a_friend_is_invited_sits_down_and_can_be_muted_and_blocked(browser: Browser, server: Served) -> None:
    table = wait_for(open_table(server.url, CITADELS_STORY))
    wait_for(play(server.url, table, ()))
    ann, ben, cleo, _ = table.tokens
    with visiting(browser, server.url, token=ben) as his, visiting(browser, server.url, token=ann) as page:
        his.goto("/")
        his.get_by_role("region", name=say("your-games")).wait_for()
        expect(his.get_by_role("button", name=say("accept"))).to_have_count(0)
        page.goto("/friends")
        friends = page.get_by_role("list", name=say("your-friends")).get_by_role("listitem")
        expect(friends).to_have_count(3)
        expect(friends.first).to_contain_text(f"Ben {say('friend-online')}")
        page.get_by_role("group", name=say("invite-name", name="Ben")).get_by_text(say("name-citadels")).click()
        lobby = page.get_by_role("region", name=say("invite-someone"))
        expect(lobby).to_contain_text(f"Ben {say('invited-invited')}")
        lobby.get_by_role("button", name=say("invite-name", name="Cleo")).click()
        expect(lobby).to_contain_text(f"Cleo {say('invited-invited')}")
        name = page.url.rpartition("/")[2]
        assert wait_for(ask(server.url, cleo, "DELETE", f"/api/invitations/{name}")).json() == []
        invited = his.get_by_role("region", name=say("your-games")).get_by_role("listitem").first
        expect(invited).to_contain_text(say("invited-by", name=say("guest-name")))
        invited.get_by_role("button", name=say("accept")).click()
        expect(lobby).to_contain_text(f"Ben {say('invited-seated')}")
        expect(lobby).to_contain_text(f"Cleo {say('invited-declined')}")
        assert his.url == page.url
        mute_and_block(page, his)
        his.goto("/")  # there is nothing left to accept
        his.get_by_role("region", name=say("your-games")).wait_for()
        expect(his.get_by_role("button", name=say("accept"))).to_have_count(0)


def mute_and_block(page: Page, his: Page) -> None:
    """In the talk at a table before the start, from a seat there, and on the page of friends."""
    for window in (page, his):
        window.get_by_role("tab", name=say("talk")).click()
    his.get_by_role("button", name="Hello!").click()
    talk = page.get_by_role("log").filter(has_text="Hello!")
    talk.wait_for()
    page.get_by_role("button", name=say("talk-people")).click()
    shunning = page.get_by_role("group", name=say("shun-label", name=BEN)).filter(visible=True)
    shunning.get_by_role("button", name=say("muted-do")).click()
    expect(shunning.get_by_role("alert")).to_have_text(say("muted-means", name=BEN))
    shunning.get_by_role("button", name=say("muted-do")).click()
    expect(shunning.get_by_role("button", name=say("muted-undo"))).to_be_visible()
    page.keyboard.press("Escape")
    hidden = talk.get_by_text(say("said-hidden", name=BEN))
    expect(talk.get_by_text("Hello!")).to_be_hidden()
    hidden.click()
    expect(talk.get_by_text("Hello!")).to_be_visible()
    page.locator("section [data-seat='1'] button").filter(visible=True).first.click()
    shunning.get_by_role("button", name=say("blocked-do")).click()
    shunning.get_by_role("button", name=say("blocked-do")).click()
    expect(shunning.get_by_role("button", name=say("blocked-undo"))).to_be_visible()
    page.goto("/friends")
    expect(page.get_by_role("list", name=say("your-friends")).get_by_role("listitem")).to_have_count(2)
    blocked = page.get_by_role("region", name=say("shunned"))
    expect(blocked).to_contain_text(BEN)
    blocked.get_by_role("button", name=say("blocked-undo")).click()
    expect(page.get_by_role("list", name=say("your-friends")).get_by_role("listitem")).to_have_count(3)
