"""Playing and looking at games in the terminal."""
