"""Matches between program players: many games, kept as they are played, and what they say about strength."""
