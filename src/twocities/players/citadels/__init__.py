"""Heuristics for Citadels."""
