#!/usr/bin/env python3
"""A bot in plain Python that plays by a few simple rules: a starting point for your own. See docs/bots.md."""

import json
import sys
from random import Random

# What to do first: a choice is ranked by the first of these words in it; choices without any come last.
WORDS = """income bonus tithe collect riot incite agitate confirm arrests publishes pacifies draws collects raids
    identify gather gain build keep pocket take kill bewitch warrant threaten rob crown move end"""
ORDER = WORDS.split()

# The most expensive district; a character that helps to build. Unique districts are not listed.
WORTH = {
    name: worth
    for worth, names in enumerate(
        [
            "patrician abbot queen artist scholar seer",
            "tavern temple watchtower assassin witch magician bishop",
            "church market trading-post prison king emperor",
            "manor monastery docks barracks thief warlord marshal diplomat",
            "castle harbor navigator tax-collector",
            "palace cathedral town-hall fortress merchant trader architect",
        ]
    )
    for name in names.split()
}


def rate(choice: str, view: dict, rng: Random) -> tuple:
    """How good a choice looks; the higher, the better."""
    words = choice.split()
    rank = min((ORDER.index(word) for word in words if word in ORDER), default=len(ORDER))
    if words[0] == "gather":
        to_build = set(view["own"]["hand"]) - set(view["table"]["cities"][view["seat"]])
        return -rank, words[1] == ("gold" if to_build else "cards")
    return -rank, WORTH.get(words[1] if len(words) > 1 else "", 4), rng.random()


def main() -> None:
    rng = Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            rng.seed(message["seed"])
            answer = {"type": "ready", "protocol": 2}
        elif message["type"] == "choose":
            best = max(message["choices"], key=lambda choice: rate(choice, message["view"], rng))
            answer = {"type": "choice", "number": message["number"], "choice": best}
        else:
            continue
        print(json.dumps(answer), flush=True)


main()
