"""How fast the rules and the players are, plain and compiled, measured in the same run."""
