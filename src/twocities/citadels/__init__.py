"""The rules of Citadels (2016 edition), clauses C1 to C10. Pure: no I/O, no clock, no global state."""
