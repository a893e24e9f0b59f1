"""Both games for training and measuring players with other libraries: PettingZoo and OpenSpiel."""
