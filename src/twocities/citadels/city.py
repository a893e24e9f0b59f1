"""A city: its districts and what follows from them. It is immutable."""

from twocities.citadels.cards import BEAUTIFIED, FACE, KIND, NAME, TYPE, UNIQUE, Cards
from twocities.citadels.uniques import UNIQUE_TYPE


class City:
    """The districts in front of one player, in the order they were built."""

    __slots__ = ("distinct", "districts", "faces", "kinds", "names", "size", "works")

    def __init__(self, districts: Cards) -> None:
        self.districts = districts
        one_of_each = {FACE[district]: district for district in districts}
        self.faces = list(one_of_each)
        self.distinct = list(one_of_each.values())  # one district per face
        self.kinds = [KIND[district] for district in districts]
        self.names = tuple([NAME[district] for district in districts])
        self.works = [UNIQUE[district] for district in districts if TYPE[district] == UNIQUE_TYPE]
        self.size = len(districts)  # how many count towards completing it
        for unique in self.works:
            self.size += unique.size - 1

    def add(self, district: int) -> "City":
        return City((*self.districts, district))

    def remove(self, district: int) -> "City":
        at = self.districts.index(district)
        return City(self.districts[:at] + self.districts[at + 1 :])

    def beautify(self, district: int) -> "City":
        at = self.districts.index(district)
        return City((*self.districts[:at], district | BEAUTIFIED, *self.districts[at + 1 :]))

    def find(self, face: int) -> int:
        """The index of a district with that face, -1 if there is none."""
        return self.distinct[self.faces.index(face)] if face in self.faces else -1

    def find_card(self, card: int) -> int:
        """The index of the district of that card, beautified or not, -1 if it is not here."""
        if card in self.districts:
            return card
        return card | BEAUTIFIED if card | BEAUTIFIED in self.districts else -1

    def count_type(self, wanted: int) -> int:
        """How many districts count as a type for "gain for each district"."""
        count = 0
        for district in self.districts:
            if TYPE[district] == wanted:
                count += 1
        for unique in self.works:
            if unique.any_type:
                count += 1
        return count
