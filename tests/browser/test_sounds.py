"""The sounds of the table: short, about equally loud, undistorted, and loaded only when one is needed."""

from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser

from benchmarks.bundle import FILES, needed
from tests.browser.visiting import visiting
from tests.server.serving import Served

SYNTH: Final = "src/lib/synth.ts"
RATE: Final = 44_100
# For each sound: its peak, the loudness of its loudest tenth of a second, and the seconds until it stays silent.
MEASURE: Final = """
  async ([address, rate, names]) => {
    const { perform } = await import(address);
    const measured = {};
    for (const name of names) {
      const context = new OfflineAudioContext(1, rate * 4, rate);
      perform(name, context.destination);
      const samples = (await context.startRendering()).getChannelData(0);
      const heard = samples.map(Math.abs);
      const step = rate / 10;
      const loud = Array.from({ length: heard.length / step }, (_, at) =>
        Math.sqrt(samples.slice(at * step, (at + 1) * step).reduce((sum, sample) => sum + sample ** 2, 0) / step));
      measured[name] = {
        peak: heard.reduce((most, sample) => Math.max(most, sample)),
        loud: Math.max(...loud),
        long: (heard.findLastIndex((sample) => sample > 0.002) + 1) / rate,
      };
    }
    return measured;
  }
"""
NAMES: Final = (
    *("coin", "card", "hammer", "dagger", "fire", "bell", "crowd", "steam"),
    *("dice", "win", "lose", "turn", "hush", "crown", "magic", "lock"),
)
LONGEST: Final = 1.5  # seconds
LONGEST_WIN: Final = 2.5


@pytest.fixture(scope="module")
def measured(browser: Browser, still_server: Served) -> dict[str, dict[str, float]]:
    files: dict[str, dict[str, Any]] = msgspec.json.decode(FILES.read_bytes())
    with visiting(browser, still_server.url) as page:
        page.goto("/")
        found: dict[str, dict[str, float]] = page.evaluate(MEASURE, [f"/{files[SYNTH]['file']}", RATE, NAMES])
        return found


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_clear_and_about_as_loud_as_the_others(
    measured: dict[str, dict[str, float]], name: str
) -> None:
    sound = measured[name]
    assert 0.15 <= sound["peak"] <= 0.8
    assert 0.04 <= sound["loud"] <= 0.2
    assert sound["long"] <= (LONGEST_WIN if name == "win" else LONGEST)


def test_sounds_are_fetched_only_when_one_is_heard() -> None:
    files: dict[str, dict[str, Any]] = msgspec.json.decode(FILES.read_bytes())
    sources = ["index.html", *[source for source in files if source.endswith("/index.ts")]]
    assert files[SYNTH]["file"] not in {str(file.relative_to(FILES.parent)) for file in needed(sources)}
