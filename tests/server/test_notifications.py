"""Notifications: who is called, when, how often and in which words; and what a push service receives."""

import asyncio
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from sqlalchemy import text

from tests.server.client import ask, make_table, new_token
from tests.server.databases import Postgres, execute, meddling
from tests.server.pushing import Device, Service, push_service
from tests.server.rooms import Person, found, house, played, started, until, who_chooses
from tests.server.serving import serving
from tests.server.test_devices import shared
from tests.server.windows import run, window
from twocities.server import push
from twocities.server.calling import BACKOFF, Caller, quiet_until
from twocities.server.entries import Clock
from twocities.server.house import House, NewTable
from twocities.server.messages import Pause, Sit, Stand, Start
from twocities.server.notifications import DELAY, LEASE, MOST_SUBSCRIPTIONS, Keys, Quiet, Wishes
from twocities.server.push import Post, is_outside
from twocities.server.refusals import Refusal
from twocities.server.storage import Storage
from twocities.server.table import OVER

DAY = 86_400.0
SLOW = Clock(DAY)
PROGRAM = """
import sys
from functools import partial
from twocities import cli
from twocities.server import command
command.make_app = partial(command.make_app, push_service={url!r})
sys.exit(cli.main())
"""


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as service:
        yield service


class Calls:
    """A house whose notifications go to a push service of ours, with a clock that the test sets."""

    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service
        self.ahead = 0.0
        self.caller = Caller(house, Post("https://play.example", service.url), lambda: time.time() + self.ahead)

    async def device(self, guest: str, language: str = "en") -> Device:
        device = self.service.device(language)
        await self.house.storage.notifications.subscribe(guest, guest, device.subscription)
        return device

    async def pass_by(self, seconds: float = DELAY) -> None:
        """After this much time, everything that is due has been sent."""
        self.ahead += seconds
        await self.caller.look()
        await self.caller.settle()


@asynccontextmanager
async def calls(url: str, service: Service) -> AsyncIterator[Calls]:
    async with house(Path(), url=url) as opened:
        yield Calls(opened, service)


async def away(calls: Calls, **wish: Any) -> tuple[list[Person], Device, Person, Person]:
    """A game of days; the device of the person who is asked first and has left, that person, and the other one."""
    devices = {guest: await calls.device(guest) for guest in ("ann", "bob")}
    _, people = await started(calls.house, clock=wish.pop("clock", SLOW), **wish)
    asked = who_chooses(people)
    other = people[1 - people.index(asked)]
    await asked_again(people, asked)
    asked.leave()
    await calls.house.storage.notifications.forget_seen()
    return people, devices[asked.guest], asked, other


async def asked_again(people: list[Person], asked: Person) -> None:
    """Until it is the other one's turn."""
    while asked.scene.choices:
        await asked.chooses()


async def turn_of(asked: Person, other: Person) -> None:
    """The other one decides until it is the turn of somebody who is not there."""
    table = asked.room
    while table.table.seat_of(asked.guest) not in table.table.waiting():
        await other.chooses()


def test_your_turn_calls_you_once_until_you_look(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            await turn_of(asked, other)
            await here.pass_by(0)
            assert device.got == []  # somebody who only reloads the page is not called
            await here.pass_by()
            (got,) = device.got
            assert got.message == {
                "title": "Citadels",
                "body": f"It is your turn. At the table: {other.guest.title()}.",
                "table": asked.room.table.name,
            }
            assert asked.room.table.name not in str(got.headers)
            asked = Person(asked.room, asked.guest)  # looks, decides, and goes again
            await asked_again([asked, other], asked)
            asked.leave()
            await turn_of(asked, other)
            await here.pass_by()
            await here.pass_by(LEASE)
            assert len(device.got) == 2
            other.leave()

    played(story)


def test_nobody_present_is_called_and_a_second_notice_waits_for_a_look(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            back = Person(asked.room, asked.guest)
            await turn_of(asked, other)
            await here.pass_by()
            assert device.asked == 0
            back.leave()
            await here.pass_by()
            assert device.asked == 0

    played(story)


def test_somebody_with_only_a_dead_connection_is_called(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            back = Person(asked.room, asked.guest)
            await turn_of(asked, other)
            await here.pass_by()
            assert device.asked == 0
            asked.room.leave(back, lost=True)
            await here.pass_by(LEASE)
            assert len(device.got) == 1

    played(story)


def test_a_short_clock_or_none_calls_nobody(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            for clock in (Clock(), Clock(600.0)):
                _, device, asked, other = await away(here, clock=clock)
                await turn_of(asked, other)
                with meddling(url) as connection:
                    stored = connection.scalars(text("SELECT DISTINCT kind FROM notifications")).all()
                assert stored in ([], ["seated"])  # nothing about the game, not even to be dropped later
                await here.pass_by()
                assert device.asked == 0

    played(story)


def test_somebody_sits_down_and_a_game_is_over_in_the_language_of_each_browser(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            polish, czech = await here.device("ann", "pl"), await here.device("ann", "cs")
            room = await here.house.create(NewTable("citadels", {"players": 3}, seat=0, name="Ann"), "ann")
            bob, cat = Person(room, "bob"), Person(room, "cat")
            await bob.sits(1)
            await cat.sits(2)
            await here.pass_by()
            assert polish.bodies == ["Cat siada przy twoim stole."]
            assert czech.bodies == ["Cat si sedá k\N{NO-BREAK SPACE}tvému stolu."]
            ann = Person(room, "ann")
            await ann.does(Start(1))
            for person in (ann, bob, cat):
                person.leave()
            await here.house.storage.notifications.forget_seen()
            while room.table.phase != OVER:  # on a slow machine, its owner may have to claim it again
                await asyncio.sleep(0.01)
                await room.give_up()
            await here.pass_by()
            assert polish.bodies[1:] == ["Koniec gry. Przy stole: Bob i\N{NO-BREAK SPACE}Cat."]

    played(story)


def test_somebody_who_has_left_again_is_not_announced(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            device = await here.device("ann")
            room = await here.house.create(NewTable("citadels", {"players": 3}, seat=0, name="Ann"), "ann")
            bob = Person(room, "bob")
            await bob.sits(1)
            await bob.does(Stand(1))
            await here.pass_by()
            assert device.asked == 0

    played(story)


def test_a_later_kind_follows_an_earlier_one_and_nothing_else_does(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            device = await here.device("ann")
            room = await here.house.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann", clock=SLOW), "ann")
            bob = Person(room, "bob")
            await bob.sits(1)
            await here.pass_by()
            await bob.does(Stand(1))
            await bob.does(Sit(1, 1, "Ben"))
            await here.pass_by()
            assert device.bodies == ["Bob has taken a seat at your table."]
            await room.start()
            while room.table.waiting() != [0]:
                await bob.chooses()
            await here.pass_by()
            assert device.bodies[1:] == ["It is your turn. At the table: Ben."]

    played(story)


def test_an_invitation_calls_as_long_as_it_is_valid(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            device = await here.device("bob")
            friends = here.house.storage.friends
            for name in ("declined", "blocked", "Ann"):
                room = await here.house.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann"), "ann")
                await friends.invite("ann", "bob", room.table.name, name)
                if name == "declined":
                    await friends.decline("bob", room.table.name)
                elif name == "blocked":
                    await friends.shun("bob", "ann", "Ann", "blocked")
                await here.pass_by()
                await friends.forgive("bob", "ann")
            assert device.bodies == ["Ann invites you to play."]

    played(story)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-28 21:59", ""),
        ("2026-03-28 22:00", "2026-03-29 08:00"),
        ("2026-03-29 00:30", "2026-03-29 08:00"),  # the night has an hour less
        ("2026-10-24 23:00", "2026-10-25 08:00"),  # and an hour more
        ("2026-10-25 08:00", ""),
    ],
)
def test_quiet_hours_end_by_local_time(now: str, until: str) -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Prague")).timestamp()

    assert quiet_until(Quiet(22 * 60, 8 * 60, "Europe/Prague"), at(now)) == (at(until) if until else 0.0)


def test_only_wanted_notifications_are_sent(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            await here.house.storage.notifications.wish(asked.guest, Wishes(turn=False))
            await turn_of(asked, other)
            await here.pass_by()
            assert device.asked == 0

    played(story)


def test_notifications_wait_for_quiet_hours_to_end_and_outdated_ones_are_dropped(url: str, service: Service) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            now = datetime.now(UTC)
            minute = now.hour * 60 + now.minute
            quiet = Quiet((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
            await here.house.storage.notifications.wish(asked.guest, Wishes(quiet=quiet))
            await turn_of(asked, other)
            await here.pass_by()
            await here.pass_by(3000)
            assert device.asked == 0
            await here.pass_by(700)
            assert len(device.got) == 1
            asked = Person(asked.room, asked.guest)
            await asked_again([asked, other], asked)
            asked.leave()
            await turn_of(asked, other)
            here.ahead = 0.0
            await here.pass_by()  # it waits
            await asked.room.do("ann", Pause(1))  # now it is nobody's turn
            await here.pass_by(7300)
            assert len(device.got) == 1

    played(story)


@pytest.mark.parametrize("status", [404, 410])
def test_dead_subscriptions_are_removed(url: str, service: Service, status: int) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            device.status = status
            living = await here.device(asked.guest)
            await turn_of(asked, other)
            await here.pass_by()
            assert (device.asked, len(living.got)) == (1, 1)
            assert (await here.house.storage.notifications.wishes(asked.guest))[1] == 1
            await here.pass_by(DAY)
            assert (device.asked, len(living.got)) == (1, 1)

    played(story)


@pytest.mark.parametrize("status", [503, 429, 307])
def test_what_fails_is_tried_again_for_a_while_where_it_failed(url: str, service: Service, status: int) -> None:
    async def story() -> None:
        async with calls(url, service) as here:
            _, device, asked, other = await away(here)
            living = await here.device(asked.guest)
            device.status = status
            await turn_of(asked, other)
            await here.pass_by()
            for count, seconds in enumerate(BACKOFF, 1):
                await here.pass_by(seconds - 1)
                assert device.asked == count
                await here.pass_by(1)
            await here.pass_by(100 * DAY)
            assert device.asked == len(BACKOFF) + 1
            assert len(living.got) == 1
            assert (await here.house.storage.notifications.wishes(asked.guest))[1] == 2

    played(story)


def test_two_processes_send_a_notice_once(postgres: Postgres, service: Service) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with calls(url, service) as here, calls(url, service) as there:
            _, device, asked, other = await away(here)
            await turn_of(asked, other)
            here.ahead = there.ahead = DELAY
            await asyncio.gather(*[one.caller.look() for one in (here, there) * 3])
            await asyncio.gather(here.caller.settle(), there.caller.settle())
            assert len(device.got) == 1
            assert (await here.caller.key()).public == (await there.caller.key()).public

    played(story)


def test_somebody_present_through_another_process_is_not_called(postgres: Postgres, service: Service) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with calls(url, service) as here, calls(url, service) as there:
            _, device, asked, other = await away(here)
            Person(await found(there.house, asked.room.table.name), asked.guest)
            await there.house.storage.peers.settle()
            await turn_of(asked, other)
            await here.pass_by()
            assert device.asked == 0

    played(story)


def test_a_server_killed_before_it_sends_sends_after_its_start(url: str, service: Service) -> None:
    device = service.device()
    anna, ben = new_token(), new_token()
    program = ("-c", PROGRAM.format(url=service.url))

    async def sit(address: str) -> None:
        answer = await ask(address, anna, "POST", "/api/notifications/subscribe", device.as_body())
        assert answer.json()["browsers"] == 1
        table = await make_table(address, anna, NewTable("citadels", {"players": 2}, seat=0, name="Anna"))
        async with window(served, table, ben) as looking:
            await looking.ask("sit", seat=1, name="Ben")

    with serving(url, "--workers", "1", program=program) as served:
        run(sit(served.url))
        served.stop(signal.SIGKILL)
    assert device.got == []
    execute(url, "UPDATE notifications SET due = 0")
    with serving(url, "--workers", "1", program=program) as served:
        run(until(lambda: device.got))
        assert "Anna" not in served.log()
    assert device.bodies == ["Ben has taken a seat at your table."]


# -- by HTTP


def test_a_guest_sets_notifications_and_nobody_elses(url: str, service: Service) -> None:
    first, second = service.device(), service.device()
    anna, ben = new_token(), new_token()

    async def story(address: str) -> None:
        async def post(token: str, path: str, body: bytes) -> Any:
            return (await ask(address, token, "POST", f"/api/notifications{path}", body)).json()

        told = (await ask(address, anna, "GET", "/api/notifications")).json()
        assert told["browsers"] == 0
        assert told["wishes"] == msgspec.to_builtins(Wishes())
        assert len(push.read_base64(told["key"])) == 65
        await post(anna, "/subscribe", first.as_body())
        assert (await post(anna, "/subscribe", first.as_body()))["browsers"] == 1
        theirs = msgspec.json.encode({"endpoint": first.subscription.endpoint})
        assert (await post(ben, "/unsubscribe", theirs))["browsers"] == 0
        assert (await post(anna, "/subscribe", second.as_body()))["browsers"] == 2
        assert (await post(ben, "/subscribe", second.as_body()))["browsers"] == 1  # now this browser is Ben's
        spoken = {**msgspec.json.decode(first.as_body()), "language": "cs"}
        assert (await post(anna, "/renew", msgspec.json.encode(spoken)))["browsers"] == 1
        assert (await post(anna, "/unsubscribe", theirs))["browsers"] == 0
        refused = await post(anna, "/renew", first.as_body())  # notifications were turned off, and stay so
        assert refused["reasons"][0]["key"] == "no-such-subscription"
        wishes = {"ended": False, "quiet": {"since": 1320, "until": 480, "zone": "Europe/Prague"}}
        assert (await post(anna, "", msgspec.json.encode(wishes)))["wishes"]["quiet"] == wishes["quiet"]
        assert (await post(ben, "", b"{}"))["wishes"]["ended"]
        assert not (await ask(address, anna, "GET", "/api/notifications")).json()["wishes"]["ended"]
        refused = await post(anna, "", b'{"quiet": {"since": 0, "until": 9, "zone": "../Prague"}}')
        assert refused["reasons"][0]["key"] == "time-zone"

    with serving(url, "--workers", "1", program=("-c", PROGRAM.format(url=service.url))) as served:
        run(story(served.url))


def test_a_browser_that_is_signed_out_gets_no_more_notifications(url: str, service: Service) -> None:
    with serving(url, "--workers", "1", program=("-c", PROGRAM.format(url=service.url))) as served:
        laptop, phone = shared(served, served)
        for browser in (laptop, phone):
            browser.post("notifications/subscribe", **msgspec.json.decode(service.device().as_body()))
        assert phone.get("notifications")["browsers"] == 2
        (lost,) = [session["id"] for session in laptop.get("account")["sessions"] if not session["current"]]
        laptop.post("account/sessions/end", id=lost)
        assert laptop.get("notifications")["browsers"] == 1
        assert phone.send("GET", "notifications").status_code == 401


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://93.184.216.34/push",
        "https://127.0.0.1/push",
        "https://localhost/push",
        "https://2130706433/push",
        "https://10.1.2.3/push",
        "https://169.254.169.254/latest/meta-data",
        "https://93.184.216.34:22/push",
        "https://user@93.184.216.34/push",
        "https://[::1]/push",
        "https://[",
        "https://[x]/push",
        "https://a..example/push",
        "https://93.184.216.34/push\r\nHost: inside",
        "https://no-such-name.invalid/push",
        "ftp://93.184.216.34/",
        "",
    ],
)
def test_push_services_inside_are_refused(endpoint: str) -> None:
    with pytest.raises(Refusal) as problem:
        run(Post("https://play.example").check(endpoint))
    assert problem.value.reasons[0].key == "push-service"


def test_special_addresses_are_inside() -> None:
    inside = "0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.2 169.254.1.1 172.16.0.1 192.168.1.1 192.0.2.1 198.18.0.1 224.0.0.1"
    inside += " 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:93.184.216.34 64:ff9b::a00:1 2002:a00:1::"
    inside += " 2001::1 2001:db8::1 fe80::1%eth0 fec0::1 fc00::1 ff02::1"
    assert [address for address in inside.split() if is_outside(address)] == []
    assert is_outside("93.184.216.34")
    assert is_outside("2606:2800:220:1:248:1893:25c8:1946")


def test_a_name_that_leads_inside_later_is_not_connected_to(monkeypatch: pytest.MonkeyPatch, service: Service) -> None:
    leads_to = ["93.184.216.34"]
    real = socket.getaddrinfo

    def resolve(host: Any, port: Any, *rest: Any, **more: Any) -> Any:
        if host != "push.example":
            return real(host, port, *rest, **more)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (leads_to[0], port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    device = service.device()

    async def story() -> None:
        post, to = Post("https://play.example"), device.subscription._replace(endpoint="https://push.example/push/0")
        await post.check(to.endpoint)
        leads_to[0] = "127.0.0.1"
        connected = []
        monkeypatch.setattr(asyncio, "open_connection", lambda *about, **more: connected.append(about))
        assert await post.send(push.Key(push.new_key()), to, b"{}", "table") == "failed"
        assert connected == []

    run(story())


def test_only_the_one_service_of_tests_may_be_inside(service: Service) -> None:
    post = Post("https://play.example", service.url)
    run(post.check(f"{service.url}/push/0"))
    for endpoint in (f"{service.url}0/push", f"{service.url}@127.0.0.1/push", "http://127.0.0.1/push"):
        with pytest.raises(Refusal):
            run(post.check(endpoint))


@pytest.mark.parametrize("keys", [Keys("", ""), Keys("A" * 87, "A" * 22), Keys("ß", "ß")])
def test_keys_that_cannot_be_used_are_refused(keys: Keys) -> None:
    with pytest.raises(Refusal):
        push.check_keys(keys)


def test_a_guests_browsers_are_limited_and_the_newest_stay(url: str, service: Service) -> None:
    async def story() -> None:
        storage = Storage(url)
        devices = [service.device() for _ in range(MOST_SUBSCRIPTIONS + 2)]
        for device in devices:
            await storage.notifications.subscribe("ann", "ann", device.subscription)
        _, count = await storage.notifications.wishes("ann")
        assert count == MOST_SUBSCRIPTIONS
        storage.close()

    played(story)
    with meddling(url) as connection:
        kept = set(connection.scalars(text("SELECT endpoint FROM subscriptions")))
    assert len(kept) == MOST_SUBSCRIPTIONS
