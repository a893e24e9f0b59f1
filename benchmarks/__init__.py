"""How fast the rules are, each figure beside a reference loop measured in the same run."""
