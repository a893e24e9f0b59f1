"""Bids: a small game registered from outside, with a hidden hand and a simultaneous choice."""

PLACE = "tests.bids.game:GAME"
