"""City of the Great Machine at the keyboard: whole games, secrets, cards from your own box."""

import re
from pathlib import Path

import pytest

from tests.scenarios.machine.facts import changed
from tests.terminal.run import CLEAR, Terminal, plain, run
from twocities.core import SplitMix, read_record
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options
from twocities.machine.state import CLASSES
from twocities.players.uniform import random_choice
from twocities.terminal.screen import WIDTH
from twocities.terminal.session import program
from twocities.words import Words

WORDS = Words("machine")


def sensible(state: GreatMachine, seat: int, rng: SplitMix) -> int:
    """A random choice, but destinations are confirmed as soon as they can be."""
    choices = state.choices(seat)
    return choices[-1] if state.game.text(choices[-1]) == "confirm" else random_choice(state, seat, rng)


def script(players: list[str], options: Options, seed: str) -> list[str]:
    """What people type in a whole game, which is played here alongside the terminal."""
    state, rng = GAME.new(options, seed), SplitMix(1)
    robots = {seat: program(GAME, name, seed, seat) for seat, name in enumerate(players) if name == "random"}
    people = [seat for seat, name in enumerate(players) if name not in ("random", "nobody")]
    at_keyboard = people[0] if len(people) == 1 else -1
    typed = []
    while state.pending():
        asked = [seat for seat in state.pending() if seat in people]
        seat = at_keyboard if at_keyboard in asked else [*asked, *state.pending()][0]
        if seat in robots:
            choice = robots[seat].choose(state)
        else:
            choice = sensible(state, seat, rng)
            typed += [""] * (seat != at_keyboard)
            typed.append(GAME.text(choice) if rng.below(2) else str(state.choices(seat).index(choice) + 1))
            at_keyboard = seat
        state.apply(seat, choice, listen=False)
    return typed


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ("random,random", ()),
        ("random,Anna", ()),
        ("Anna,random", ("--city", "double-row")),
        ("random,Anna,Ben", ("--city", "random", "--shared")),
        ("Anna,random,Ben,Cleo", ("--city", "courtyards", "--plan", "1", "--last-winner", "machine")),
        ("random,random:3", ("--city", "windmill", "--heroes", "fowler,actress,smuggler")),
        ("Anna,random,Ben", ("--automaton", "2")),
    ],
)
def test_a_whole_game_through_pipes(players: str, options: tuple[str, ...], tmp_path: Path) -> None:
    names = players.replace("random:3", "random,random,random").split(",")
    given = dict(zip(options[::2], options[1::2], strict=False))
    level = int(given.get("--automaton", 0))
    if level:
        names.insert(0, "nobody")
    chosen = Options(
        revolutionaries=len(names) - 1,
        automaton=level,
        city=given.get("--city", "first-game"),
        shared="--shared" in options,
        plan=int(given.get("--plan", 2)),
        last_winner=given.get("--last-winner", ""),
        heroes=tuple(filter(None, given.get("--heroes", "").split(","))),
    )
    file = tmp_path / "game.txt"
    typed = "\n".join([*script(names, chosen, "pipes"), ""])
    played = run("play", "machine", "--players", players, *options, "--seed", "pipes", "--record", file, text=typed)
    assert (played.returncode, played.stderr) == (0, "")
    assert "\x1b" not in played.stdout
    assert max(map(len, played.stdout.splitlines()[:-1])) <= WIDTH  # the last line names the file
    record = read_record(file.read_text("utf-8"))
    assert record.options == chosen
    outcome = record.final().outcome()
    assert outcome is not None
    machine = "The Automaton" if level else "The Great Machine"
    winner = f"{machine} has won." if outcome.places[0] == 1 else "The Revolutionaries have won."
    assert winner in played.stdout


def test_choices_by_text_help_and_reasons() -> None:
    asked = [
        *("help", "help fowler", "help Grand Citadel", "help market-fair", "help levy", "help noble", "help nobody"),
        "help Lex Hecate",
        *("help choices", "why start riot", "why confirm", "why send fowler to art"),
    ]
    heroes = ("--heroes", "fowler,actress,smuggler")
    said = run("play", "machine", "--players", "random,Anna", *heroes, "--seed", "8", text="\n".join(asked))
    written = " ".join(said.stdout.split())
    assert "2+1/4" in written
    assert "Fowler. Lightning reflexes" in written
    assert "(Rule M13 Fowler; from the rulebook; numbers of our own [house].)" in written
    assert "Grand Citadel. A Major District with 5 Guard squares and 4 Citizen squares." in written
    assert (
        "The Master Plan advances if there are 3 or more Guards in the Commerce District. (Rule M15 Market Fair; our"
        in written
    )
    assert "2 extra Bonds in each Opening Phase. (Rule M14 Levy; our own design [house].)" in written
    assert "Noble. Active from Stage 5 of Discontent. (Rule M4.2; from the rulebook.)" in written
    assert "Lex Hecate. A Servant of the Machine. It moves for 2 Bonds a District." in written
    assert "M7.3: " in written  # a ruling on the Servants
    assert "There is no card or rule called “nobody”." in written
    assert "{servant} arrests citizen {number}" in written
    assert "Answer the current question first." in written
    assert "Choose a destination for each of your Heroes first. (Rule M6.3.)" in written
    assert "You can choose that now." in written


def test_the_automaton_at_the_keyboard() -> None:
    """Nobody is named for its seat; the cards left, the chances, the Missions and the blue Guards are drawn."""
    asked = ["help rose", "help Judgementor", "help sabotage", "hint"]
    said = run("play", "machine", "--automaton", "3", "--seed", "8", text="\n".join(asked))
    written = " ".join(said.stdout.split())
    assert "Movement cards: 13 of 13 left" in written
    assert "maintenance × 3" in written
    assert re.search(r"rose \(\w+\) goggles \(\w+\) bird \(\w+\)", written)
    assert re.search(r"Missions: [\w ]+ \d+/\d+", written)
    assert re.search(r"Grand Citadel +2/5 +\d+% ", said.stdout)
    assert "Bonds" not in written.partition("help rose")[0]
    assert "rose. The Servant goes to the Hero with the lowest Initiative. (Rule M16.4;" in written
    assert "Judgementor. The second Servant to draw a movement card." in written
    state = changed(
        GAME.new(Options(automaton=1), "a scene"), "blue art=1", "guards art=3", "missions network sabotage unrest"
    )
    drawn = str(changed(state, "accomplished network"))
    assert "Network ✓" in drawn
    assert re.search(r"Art +3/4 +\d+% +1 blue", drawn)


def test_the_machine_sees_no_destination_and_no_identified_citizen() -> None:
    """The same game is played alongside the terminal; what is hidden from the Machine is taken from there."""
    names, seed, rng = ("Mara", "Anna", "Ben"), "secret", SplitMix(5)
    options = Options(revolutionaries=2, plan=1)
    state = GAME.new(options, seed)
    terminal = Terminal("play", "machine", "--players", ",".join(names), "--plan", "1", "--seed", seed)
    written = terminal.read()
    at_keyboard = -1
    destinations = citizens = shown = 0
    for _ in range(700):
        if not state.pending():
            break
        seat = at_keyboard if at_keyboard in state.pending() else state.pending()[0]
        if seat != at_keyboard:
            hand_over = f"{CLEAR}Pass the keyboard to {names[seat]} and press Enter. "
            assert written.endswith(hand_over)
            assert "\n" not in plain(written.removesuffix(hand_over)).strip()  # except what was typed
            written = terminal.answer("")
            assert written.startswith(f"\n{CLEAR}")
            at_keyboard = seat
        text = plain(written)
        own = state.view(seat)
        if seat == 0:
            hidden = [hero for hero in range(3) if state.chosen[hero] >= 0 and hero > state.turn]
            assert [own.heroes[hero].destination for hero in hidden] == [""] * len(hidden)
            rows = text.rpartition("Access cards")[2]
            assert rows.count("goes to") == len([hero for hero in own.heroes if hero.destination])
            destinations += len(hidden)
        for token, citizen in enumerate(own.city.citizens):
            told = [name for name in CLASSES[1:] if re.search(rf"\b{token} \(?{WORDS(f'class-{name}')}", text)]
            assert told == [citizen.known_as][: bool(citizen.known_as)]
            secret = citizen.status == "identified" and citizen.place != "arrested"
            if secret and seat == 0:
                assert f"{token} (?)" in text
                citizens += 1
            shown += secret and seat != 0
        choice = sensible(state, seat, rng)
        if seat and "identify" in GAME.text(state.choices(seat)[0]):
            choice = state.choices(seat)[0]
        number = state.choices(seat).index(choice) + 1
        state.apply(seat, choice)
        written = terminal.answer(str(number))
    assert min(destinations, citizens, shown) > 10
    if state.pending():
        terminal.leave("\x03")
    else:
        terminal.answer("")
        terminal.read()
    assert terminal.end() == (130 if state.pending() else 0)


# -- cards from your own box


def test_own_cards_are_played_with_and_travel_in_the_record(tmp_path: Path) -> None:
    cards, record = tmp_path / "box.toml", tmp_path / "game.txt"
    own = "levy_bonds = 5\n[heroes.fowler]\nmax_trust = 10\n"
    names = "[words.en.hero-smuggler]\nname = 'Rum-runner'\n[words.pl.hero-smuggler]\nname = 'Rumowy'\n"
    cards.write_text(own + names, "utf-8")
    heroes = ("--heroes", "fowler,actress,smuggler", "--players", "random:3")
    played = run("play", "machine", "--cards", cards, *heroes, "--record", record, "--seed", "box")
    assert (played.returncode, played.stderr) == (0, "")
    assert re.search(r"Fowler .* \d/10 ", played.stdout)
    cards.unlink()
    told = run("replay", record).stdout
    assert re.search(r"Rum-runner .* \d/7 ", told)
    assert "The Rum-runner goes" in told
    assert "Smuggler" not in told
    polish = run("--lang", "pl", "replay", record).stdout
    assert "Rumowy" in polish
    assert "Przemytni" not in polish


def test_help_shows_ones_own_cards(tmp_path: Path) -> None:
    cards = tmp_path / "box.toml"
    cards.write_text("levy_bonds = 5\n[heroes.fowler]\nmax_trust = 10\n")
    asked = "help fowler\nhelp levy\nhelp cards\nhelp escape die\n"
    helped = run("play", "machine", "--cards", cards, "--players", "random,Anna", text=asked).stdout
    written = " ".join(helped.split())
    assert "up to 10 Trust" in written
    assert "from the rulebook; numbers from a file.)" in written
    assert "receives 5 extra Bonds" in written
    assert "Ours: Levy. The Machine receives 2 extra Bonds" in written
    assert "Escape die. 3 of its 6 faces let the Hero slip past the Guards." in written


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("levy_bonds = ", "line 1: This cannot be read: Invalid value"),
        ("\nluck = 7", "line 2: This cannot be read: Object contains unknown field `luck`"),
        (
            "[heroes.fowler]\ninitiative = 4",
            "line 2: “heroes.fowler.initiative = 4”: “actress” has the same Initiative.",
        ),
    ],
)
def test_cards_that_make_no_sense_are_refused_with_file_and_line(text: str, complaint: str, tmp_path: Path) -> None:
    cards = tmp_path / "box.toml"
    cards.write_text(text)
    for command in (("play", "machine"), ("arena", "machine", "random", "random"), ("serve", "--port", "0")):
        refused = run(*command, "--cards", cards)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith(f"{cards}, {complaint}")
        assert refused.stderr.count("\n") == 1
