"""Both games as environments of other libraries, to train and measure players: PettingZoo and OpenSpiel."""
