"""The clauses M2 and M10 again, word by word and slowly: cells in sets, nothing shared with the rules."""

from twocities.machine.city import City
from twocities.machine.grid import x_of, y_of

Cell = tuple[int, int]
Tile = frozenset[Cell]

FAR = 4  # cells around the City, more than any route needs


def tile_at(place: int) -> Tile:
    x, y = x_of(place), y_of(place)
    return frozenset([(x, y), (x, y + 1) if place & 1 else (x + 1, y)])


def tiles_of(city: City) -> list[Tile]:
    """By District: its two cells."""
    return [tile_at(place) for place in city.places]


def edges_of(tile: Tile) -> set[tuple[Cell, Cell]]:
    """The six outer unit edges, each by its two ends: those that only one of the two cells has."""
    edges: set[tuple[Cell, Cell]] = set()
    for x, y in tile:
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        edges ^= {(min(a, b), max(a, b)) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)}
    assert len(edges) == 6
    return edges


def connections(tiles: list[Tile]) -> list[set[int]]:
    """By District: those with a common unit edge (M2.2)."""
    edges = [edges_of(tile) for tile in tiles]
    return [
        {other for other in range(len(tiles)) if other != district and edges[district] & edges[other]}
        for district in range(len(tiles))
    ]


def distance(graph: list[set[int]], start: int, goal: int) -> int:
    """How many moves a crowd that spreads in all directions from `start` needs to reach `goal` (M2.5)."""
    crowd, steps = {start}, 0
    while goal not in crowd:
        crowd = set().union(*[graph[here] for here in crowd])
        steps += 1
    return steps


def hang_together(graph: list[set[int]], districts: set[int]) -> bool:
    seen: set[int] = set()
    waiting = [min(districts)]
    while waiting:
        here = waiting.pop()
        if here not in seen:
            seen.add(here)
            waiting += graph[here] & districts
    return seen == districts


def valid(tiles: list[Tile]) -> bool:
    """M2.3."""
    graph = connections(tiles)
    nine = set(range(len(tiles)))
    return (
        len(set().union(*tiles)) == 2 * len(tiles)
        and all(len(connected) >= 2 for connected in graph)
        and all(hang_together(graph, nine - {district}) for district in nine)
    )


def slides(tile: Tile, taken: set[Cell]) -> set[Tile]:
    """Where one step or one quarter turn takes a tile (M10.2)."""
    found = {frozenset([(x + dx, y + dy) for x, y in tile]) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    one, other = tile
    for (px, py), (qx, qy) in ((one, other), (other, one)):
        dx, dy = qx - px, qy - py
        for ex, ey in ((-dy, dx), (dy, -dx)):  # a quarter turn to either side, about the cell p
            block = {(px, py), (qx, qy), (px + ex, py + ey), (qx + ex, qy + ey)}
            if not block & taken:
                found.add(frozenset([(px, py), (px + ex, py + ey)]))
    return {slid for slid in found if not slid & taken}


def repositionings(city: City, district: int) -> set[Tile]:
    """Where a District may end (M10)."""
    tiles = tiles_of(city)
    others = tiles[:district] + tiles[district + 1 :]
    taken = set().union(*others)
    field = {(x, y) for x in range(-FAR, city.width + FAR) for y in range(-FAR, city.height + FAR)}
    reached: set[Tile] = set()
    waiting = [tiles[district]]
    while waiting:
        tile = waiting.pop()
        if tile not in reached and tile <= field:
            reached.add(tile)
            waiting += slides(tile, taken)
    reached.remove(tiles[district])
    return {tile for tile in reached if valid([*others, tile])}
