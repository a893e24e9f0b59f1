"""Matches between bots: many games, kept as they are played, and what they say about strength."""
