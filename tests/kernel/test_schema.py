"""A schema with a slip in it is refused when it is made, with the slip named."""

import pytest
from tests.kernel.stalls import MARKET, SCHEMA, STALLS

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rows import Row
from hexadeck.kernel.schema import (
    ALL,
    HIDDEN,
    ONCE,
    PUBLIC,
    Column,
    Schema,
    Zone,
    columns_of,
    fields_in,
    listed,
    once,
    per_card,
    per_seat,
)
from hexadeck.kernel.table import Table


@pytest.mark.parametrize(
    ("zones", "columns", "words"),
    [
        ((Zone(0, "deck", HIDDEN), Zone(0, "hand", HIDDEN)), (), "'deck' and 'hand' both have the number 0"),
        ((Zone(0, "deck", HIDDEN, slots=2), Zone(8, "hand", HIDDEN)), (), "both have the number 8"),
        ((Zone(4, "deck", HIDDEN),), (), "numbers lie 8 apart"),
        ((Zone(0, "deck", HIDDEN), Zone(8, "deck", PUBLIC)), (), "a name is given twice"),
        ((Zone(0, "deck", HIDDEN),), (per_card(), per_seat()), "a name is given twice"),
        ((Zone(0, "deck", HIDDEN),), (once(("turn",), cards=("leader",)),), "no field 'leader'"),
        ((Zone(0, "deck", HIDDEN),), (Column(ONCE, open=True),), "is not one of cards"),
        ((Zone(0, "deck", HIDDEN),), (listed(cards=ALL),), "holds cards throughout"),
    ],
)
def test_a_slip_is_named(zones: tuple[Zone, ...], columns: tuple[Column, ...], words: str) -> None:
    """The author of a game reads what is wrong and where, before any match begins."""
    with pytest.raises(TypeError, match=words):
        Schema(zones, columns)


def test_a_place_is_a_zone_a_slot_and_a_seat() -> None:
    """The number of a place is reckoned in one way only, and back."""
    place = SCHEMA.place(STALLS, 1, 1)

    assert (SCHEMA.zone_kinds[place].name, SCHEMA.slot_of(place), SCHEMA.seat_of(place)) == ("stalls", 1, 1)
    assert SCHEMA.seat_of(SCHEMA.place(MARKET, 2)) == NOTHING


def test_the_places_of_a_zone_go_slot_by_slot() -> None:
    """In this order views, positions and tests list them."""
    assert Zone(16, "stalls", PUBLIC, slots=2).places(2) == [16, 17, 24, 25]
    assert Zone(16, "market", PUBLIC, shared=True, slots=3).places(2) == [16, 24, 32]


def test_a_column_does_not_hide_what_every_table_has() -> None:
    """Its name would take the place of the kernel's own attribute."""

    class Noted(Table):
        log: Row = per_card()

    with pytest.raises(TypeError, match="column 'log' has the name of something that every table has"):
        columns_of(Noted)


def test_the_fields_of_a_clock_are_the_numbers_that_its_module_has_declared() -> None:
    """In lower case; anything else that is declared there is none."""
    declared = {"__name__": "clock", "Final": object(), "TURN": 0, "ACTIVE": 1}

    assert fields_in(declared) == ("turn", "active")


def test_fields_are_numbered_without_a_gap() -> None:
    """A number that two fields have, or none has, would be found out by a wrong match."""
    for second in (0, 2):
        with pytest.raises(TypeError, match="numbered 0, 1, 2"):
            fields_in({"TURN": 0, "ACTIVE": second})
