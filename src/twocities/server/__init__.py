"""Tables, live play, storage: both games over the network."""
