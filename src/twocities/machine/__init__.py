"""The rules of City of the Great Machine, clauses M1 to M15. Pure: no I/O, no clock, no global state."""
