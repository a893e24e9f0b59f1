"""How fast the rules and the bots are, plain and compiled, measured in the same run."""
