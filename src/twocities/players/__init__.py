"""Bots. They use the contract of a game and know none of its rules."""
