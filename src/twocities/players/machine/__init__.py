"""Heuristics for City of the Great Machine, for each of its sides."""
