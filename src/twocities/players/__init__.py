"""Bots. They use the contract of a game and know no rules."""
