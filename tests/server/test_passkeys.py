"""Passkeys: somebody who has lost a cookie comes back with one; nobody does so with another person's, twice, late, or
from another page."""

from typing import Any

from sqlalchemy import select, update

from tests.server.authenticator import Key, make, use
from tests.server.client import make_table, new_token
from tests.server.serving import Served, serving
from tests.server.test_devices import Browser, opened
from tests.server.windows import FOR_TWO, run
from tests.server.windows import served as served
from twocities.server import once
from twocities.server.passkeys import MOST
from twocities.server.schema import CODES

WRONG = 422, "wrong-passkey"


def origin_of(served: Served) -> str:
    """The origin of a page: browsers accept no passkeys for plain IP addresses."""
    return served.url.replace("127.0.0.1", "localhost")


def add(browser: Browser, name: str = "Anna") -> Key:
    options = browser.post("passkeys/new", name=name)
    key, proof = make(options, origin_of(browser.served))
    assert len(browser.post("passkeys/add", proof=proof, name=name)["passkeys"]) > 0
    return key


def sign_in(browser: Browser, key: Key) -> Any:
    options = browser.post("passkeys/ask")
    return browser.post("passkeys/sign-in", proof=use(key, options, origin_of(browser.served)))


class Page(Browser):
    """A browser that shows a page of the server by its name."""

    def __init__(self, served: Served, token: str = "") -> None:
        super().__init__(served, token)
        self.headers = {"Origin": origin_of(served), "Host": origin_of(served).partition("//")[2]}


def test_a_passkey_replaces_a_lost_cookie_even_after_a_restart(url: str) -> None:
    with serving(url, "--workers", "1") as served:
        laptop = Page(served, new_token())
        table = run(make_table(served.url, laptop.token, FOR_TWO))
        key = add(laptop)
        account = laptop.get("account")
        assert [passkey["name"] for passkey in account["passkeys"]] == ["Chrome, Android"]
        assert [session["current"] for session in account["sessions"]] == [True]  # it can be ended from elsewhere
        assert sign_in(laptop, key) == {"name": "Anna", "plays": False}  # makes no difference
        assert len(laptop.get("account")["sessions"]) == 1
    with serving(url, "--workers", "1") as served:
        lost = Page(served)
        assert sign_in(lost, key)["name"] == "Anna"
        assert lost.tables() == [table]
        assert lost.token != laptop.token
        lost.post("account/sessions/end-others")
        assert lost.post("passkeys/remove", id=account["passkeys"][0]["id"])["passkeys"] == []
        options = lost.post("passkeys/ask")
        assert Page(served).refused("passkeys/sign-in", proof=use(key, options, origin_of(served))) == WRONG


def test_a_proof_works_once_and_not_late(url: str) -> None:
    with serving(url, "--workers", "1") as served:
        laptop, thief = Page(served, new_token()), Page(served)
        key = add(laptop)
        proof = use(key, laptop.post("passkeys/ask"), origin_of(served))
        Page(served).post("passkeys/sign-in", proof=proof)
        assert thief.refused("passkeys/sign-in", proof=proof) == WRONG
        late = use(key, laptop.post("passkeys/ask"), origin_of(served))
        with opened(url) as connection:
            assert proof["response"]["clientDataJSON"] not in str(connection.execute(select(CODES)).all())
            connection.execute(update(CODES).values(until=CODES.c.until - once.SECONDS["sign-in"]))
        assert thief.refused("passkeys/sign-in", proof=late) == WRONG
        assert thief.get("account")["sessions"] == []


def test_nobody_comes_in_with_the_passkey_of_another_or_a_forged_one(served: Served) -> None:
    anna, ben, thief = Page(served, new_token()), Page(served, new_token()), Page(served)
    hers, his = add(anna), add(ben, "Ben")
    origin = origin_of(served)
    forged = {
        "the key of another under her id": hers._replace(private=his.private),
        "her id for another person": hers._replace(handle=his.handle),
        "for another site": hers._replace(site="evil.example"),
        "a key that nobody has added": his._replace(id=b"0" * 16),
    }
    for what, key in forged.items():
        assert thief.refused("passkeys/sign-in", proof=use(key, thief.post("passkeys/ask"), origin)) == WRONG, what
    foreign = use(hers, thief.post("passkeys/ask"), "https://evil.example")
    assert thief.refused("passkeys/sign-in", proof=foreign) == WRONG
    invented = use(hers, {"challenge": "A" * 43}, origin)
    assert thief.refused("passkeys/sign-in", proof=invented) == WRONG
    for broken in ({}, {"clientDataJSON": "?"}, {"clientDataJSON": 5, "userHandle": []}):
        proof = {**use(hers, thief.post("passkeys/ask"), origin), "response": broken}
        assert thief.refused("passkeys/sign-in", proof=proof) == WRONG
    assert thief.get("account")["sessions"] == []
    assert sign_in(thief, his)["name"] == "Ben"  # his own still works


def test_a_passkey_is_added_only_for_the_person_who_asked_and_only_they_can_remove_it(served: Served) -> None:
    anna, thief = Page(served, new_token()), Page(served, new_token())
    _, proof = make(anna.post("passkeys/new", name="Anna"), origin_of(served))
    assert thief.refused("passkeys/add", proof=proof) == WRONG  # it answers what she was asked
    _, foreign = make(thief.post("passkeys/new", name="Eve"), "https://evil.example")
    assert thief.refused("passkeys/add", proof=foreign) == WRONG
    assert anna.get("account")["passkeys"] == thief.get("account")["passkeys"] == []
    anna.post("passkeys/add", proof=proof)
    assert anna.refused("passkeys/add", proof=proof) == WRONG
    (passkey,) = anna.get("account")["passkeys"]
    for id in (passkey["id"], "unknown"):
        assert thief.refused("passkeys/remove", id=id) == (404, "no-such-passkey")
    assert anna.post("passkeys/remove", id=passkey["id"])["passkeys"] == []


def test_what_a_site_learns_before_signing_in_says_nothing_of_its_people(served: Served) -> None:
    anna, stranger = Page(served, new_token()), Page(served)
    add(anna, "Annabelle")
    asked = [stranger.post("passkeys/ask") for _ in range(2)]
    for options in asked:
        assert options.pop("challenge")
    assert asked[0] == asked[1]
    assert not asked[0].get("allowCredentials")
    options = anna.post("passkeys/new")
    assert options["user"]["name"] == "Annabelle"
    assert len(options["excludeCredentials"]) == 1  # no device gets two
    assert (options["rp"]["id"], len(options["user"]["id"])) == ("localhost", 43)


def test_the_passkeys_of_a_person_are_limited(served: Served) -> None:
    anna = Page(served, new_token())
    for _ in range(MOST):
        add(anna)
    assert anna.refused("passkeys/new") == (422, "too-many-passkeys")


def test_behind_a_proxy_the_public_name_counts(served: Served) -> None:
    page = Page(served, new_token())
    page.headers = {"Origin": "https://play.example"}
    options = page.post("passkeys/new", name="Anna")
    assert options["rp"]["id"] == "play.example"
    _, proof = make(options, "https://play.example")
    assert len(page.post("passkeys/add", proof=proof)["passkeys"]) == 1
