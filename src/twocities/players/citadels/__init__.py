"""Rules of thumb for Citadels."""
