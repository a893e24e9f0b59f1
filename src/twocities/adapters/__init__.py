"""Both games for those who train and measure players with other libraries: PettingZoo and OpenSpiel."""
