"""M2 and M10: connections, valid Cities, repositioning. Letters are Districts, see tests/machine/pictures.py."""

from tests.machine.pictures import city, refusal, results
from tests.scenarios.scene import clause
from twocities.machine import reasons
from twocities.machine.city import violations
from twocities.machine.city_text import parse_city
from twocities.machine.districts import (
    ART,
    CENTRAL_SQUARE,
    COMMERCE,
    CONTROL_NEXUS,
    GRAND_CITADEL,
    INDUSTRIAL,
    SCIENCE,
    VELVET,
)
from twocities.machine.repositioning import refusals

BEFORE = """
    .........
    ..AASSNN.
    .CCGGVV..
    .IITTQQ..
    .........
"""


# -- connections and distances


@clause("M2.2")
def test_districts_are_connected_where_unit_edges_touch() -> None:
    """Half a side is enough; a corner is not, nor is a gap."""
    before = city(BEFORE)
    assert before.neighbours[ART] == (SCIENCE, COMMERCE, GRAND_CITADEL)
    assert before.neighbours[CONTROL_NEXUS] == (SCIENCE, VELVET)
    assert before.neighbours[COMMERCE] == (ART, INDUSTRIAL, GRAND_CITADEL)


@clause("M2.5")
def test_distance_counts_the_districts_exited() -> None:
    before = city(BEFORE)
    assert before.distance[INDUSTRIAL][INDUSTRIAL] == 0
    assert before.distance[INDUSTRIAL][COMMERCE] == 1
    assert before.distance[INDUSTRIAL][SCIENCE] == 3
    assert before.distance[CONTROL_NEXUS][INDUSTRIAL] == 4


# -- valid Cities


@clause("M2.3")
def test_a_city_with_two_routes_everywhere_is_valid() -> None:
    assert violations(city(BEFORE)) == []


@clause("M2.3")
def test_tiles_may_not_overlap() -> None:
    heap = parse_city(
        "art=0,0h science=1,0h commerce=3,0h grand-citadel=0,1h central-square=2,1h control-nexus=4,1h"
        " industrial=0,2h velvet=2,2h tower-of-law=2,1v"
    )
    assert violations(heap) == [
        reasons.OVERLAP.concerning("art science"),
        reasons.OVERLAP.concerning("velvet tower-of-law"),
        reasons.OVERLAP.concerning("tower-of-law central-square"),
    ]


@clause("M2.3")
def test_a_district_with_one_connection_is_named() -> None:
    """And so is the District that alone connects it."""
    end = city("""
        AASSNNTT
        CCGGVV..
        IIQQ....
    """)
    assert violations(end) == [
        reasons.TOO_FEW_CONNECTIONS.concerning("tower-of-law"),
        reasons.ONLY_ROUTE.concerning("control-nexus"),
    ]


@clause("M2.3")
def test_no_district_may_be_the_only_route_between_two_parts() -> None:
    """That every District is connected to two others is not enough."""
    waist = city("""
        AASS.....
        CCTTVVNN.
        ...GGIIQQ
    """)
    assert violations(waist) == [reasons.ONLY_ROUTE.concerning("tower-of-law")]


@clause("M2.3")
def test_a_city_in_pieces_names_the_smaller_ones() -> None:
    pieces = city("""
        AASS.TTNN
        CCII.VVQQ
        .GG......
    """)
    assert violations(pieces) == [reasons.APART.concerning("velvet tower-of-law control-nexus central-square")]


@clause("M2.3")
def test_several_violations_are_named_at_once() -> None:
    mess = parse_city(
        "art=0,0h science=0,0v commerce=2,0h grand-citadel=0,2h central-square=2,1v control-nexus=3,1h"
        " industrial=5,1h velvet=9,9h tower-of-law=7,1h"
    )
    assert violations(mess) == [
        reasons.OVERLAP.concerning("art science"),
        reasons.TOO_FEW_CONNECTIONS.concerning("velvet"),
        reasons.TOO_FEW_CONNECTIONS.concerning("tower-of-law"),
        reasons.APART.concerning("velvet"),
        reasons.ONLY_ROUTE.concerning("industrial"),
        reasons.ONLY_ROUTE.concerning("control-nexus"),
    ]


# -- repositioning: the five pictures of the rulebook


@clause("M10.2")
def test_a_district_without_a_free_side_cannot_be_repositioned() -> None:
    """Picture 2: the Grand Citadel would have to be lifted."""
    assert results(city(BEFORE), GRAND_CITADEL) == set()
    assert refusal(
        BEFORE,
        """
        .........
        ..AASSNN.
        .CC..VV..
        .IITTQQ..
        ..GG.....
        """,
    ) == [reasons.CANNOT_SLIDE.concerning("grand-citadel")]


@clause("M10.3")
def test_the_repositioned_district_must_be_connected_to_two() -> None:
    """Picture 3: Art touches Science alone."""
    assert refusal(
        BEFORE,
        """
        ....AA...
        ....SSNN.
        .CCGGVV..
        .IITTQQ..
        .........
        """,
    ) == [reasons.TOO_FEW_CONNECTIONS.concerning("art"), reasons.ONLY_ROUTE.concerning("science")]


@clause("M10.3")
def test_other_districts_must_be_connected_to_two_as_well() -> None:
    """Picture 4: Science is connected to two, but the Control Nexus now has one connection."""
    assert refusal(
        BEFORE,
        """
        .........
        ..AA..NN.
        .CCGGVV..
        .IITTQQ..
        ..SS.....
        """,
    ) == [reasons.TOO_FEW_CONNECTIONS.concerning("control-nexus"), reasons.ONLY_ROUTE.concerning("velvet")]


@clause("M10.2", "M10.3")
def test_a_district_slides_round_the_city_to_where_it_fits() -> None:
    """Picture 5: Art goes to the other side."""
    after = """
        .........
        ....SSNN.
        .CCGGVV..
        .IITTQQ..
        ..AA.....
    """
    assert refusal(BEFORE, after) == []
    assert city(after) in results(city(BEFORE), ART)


# -- repositioning: sliding


@clause("M10.3")
def test_a_district_must_end_somewhere_else_or_turned() -> None:
    before = city(BEFORE)
    assert before not in results(before, ART)
    assert refusals(before, ART, before.places[ART]) == [reasons.NOT_MOVED.concerning("art")]


@clause("M10.2")
def test_a_district_may_be_rotated_only() -> None:
    """The Central Square has no other way in its court."""
    before = city("""
        ..CC.
        .IIGG
        SN..T
        SNQQT
        AAVV.
    """)
    after = city("""
        ..CC.
        .IIGG
        SN.QT
        SN.QT
        AAVV.
    """)
    assert results(before, CENTRAL_SQUARE) == {after}


@clause("M10.2")
def test_a_district_turns_only_if_no_other_is_in_the_block_it_sweeps() -> None:
    """Velvet would fit, but Science lies in the way of the turn."""
    before = """
        .GG..
        .VNNA
        SVTTA
        SIIQ.
        .CCQ.
    """
    after = """
        .GG..
        VVNNA
        S.TTA
        SIIQ.
        .CCQ.
    """
    assert violations(city(after)) == []
    assert refusal(before, after) == [reasons.CANNOT_SLIDE.concerning("velvet")]


@clause("M10.2")
def test_a_district_slides_through_a_gap_one_unit_wide() -> None:
    """Lengthwise, after turning outside."""
    before = """
        IA.SNN
        IA.SC.
        TVVGC.
        TQQG..
    """
    after = """
        IANS..
        IANSC.
        TVVGC.
        TQQG..
    """
    assert refusal(before, after) == []


@clause("M10.2")
def test_a_district_is_not_lifted_over_others() -> None:
    """The Tower of L.A.W. fits into the court, but no way leads there."""
    before = """
        AASSNN
        I..CGG
        IVVCQQ
        TT....
    """
    after = """
        AASSNN
        ITTCGG
        IVVCQQ
        ......
    """
    assert violations(city(after)) == []
    assert refusal(before, after) == [reasons.CANNOT_SLIDE.concerning("tower-of-law")]
