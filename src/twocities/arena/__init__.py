"""Matches between bots: many games, saved as they are played, and what they say about strength."""
