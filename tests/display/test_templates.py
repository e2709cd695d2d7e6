"""Templates of a layout: fields, kinds of fields, conditions."""

from typing import Any

import pytest

from hexadeck.display.face import Face
from hexadeck.display.layout import Colour, Layout
from hexadeck.display.templates import Templates, taken_apart

FACES = {"B1": Face(id="B1", name="Beetle - The Small One", short="Beetle"), "A1": Face(id="A1", name="Ant")}


def templates(status: tuple[str, ...] = (), result: Any = None, **table: Any) -> Templates:
    layout = Layout(
        headline="Turn {turn} of {active:seat}",
        opening="Before it begins",
        words={"phase": ("Dawn", "Noon")},
        status=status,
        colours=(
            Colour(name="red", letter="R", symbol="sun"),
            Colour(name="green", letter="G", symbol="leaf"),
            Colour(name="blue", letter="B", symbol="drop"),
        ),
        sides=("White", "Black"),
    )
    fields = {"turn": 3, "active": 1, "phase": 1, "attacker": 7, "blocker": None, "allowed": 5, **table}
    seats = [{"field": [{"handle": 7, "id": "B1", "name": "Beetle"}, None]}, {"field": []}]
    whole = {**fields, "pond": [{"handle": 8, "id": "A1", "name": "Ant"}], "seats": seats}
    return Templates(layout, {"table": whole, "result": result}, ["Ann", "Bob"], FACES.__getitem__)


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("Turn {turn}", "Turn 3"),
        ("{active:seat} begins", "Bob begins"),
        ("{active:side}", "Black"),
        ("{phase:word}", "Noon"),
        ("{attacker:card} attacks", "Beetle attacks"),
        ("{blocker:card} blocks", "a card blocks"),
        ("{allowed:colours}", "red, blue"),
    ],
)
def test_a_field_is_filled_in_by_its_kind(template: str, expected: str) -> None:
    assert templates().fill(template) == expected


def test_a_card_without_a_short_name_is_called_by_its_name() -> None:
    assert templates(attacker=8).fill("{attacker:card}") == "Ant"


def test_a_kind_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there are seat, side, word, card and colours"):
        templates().fill("{turn:number}")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("?turn=3:", True), ("?turn!=3:", False), ("?turn>2:", True), ("?turn>3:", False), ("?turn>=3:", True),
        ("?turn<3:", False), ("?turn<=3:", True), ("?turn<-2:", False), ("?turn>2:?active=1:", True),
        ("?turn>2:?active=0:", False), ("?turn>3:?active=1:", False), ("?blocker>0:", False), ("?blocker<0:", False),
        ("?blocker!=-3:", True),
    ],
)  # fmt: skip
def test_a_line_is_shown_when_all_its_conditions_hold(condition: str, holds: bool) -> None:
    assert templates((f"{condition}Turn {{turn}}",)).status() == (["Turn 3"] if holds else [])


def test_when_the_match_is_over_nothing_is_under_way() -> None:
    assert templates(("Turn {turn}",), result={"winners": [0]}).status() == []


def test_the_opening_has_a_headline_of_its_own() -> None:
    assert [templates(turn=turn).headline() for turn in (0, 1)] == ["Before it begins", "Turn 1 of Bob"]


@pytest.mark.parametrize(
    ("template", "texts", "fields"),
    [
        ("plain", ("plain",), ()),
        ("{turn}", ("", ""), (("turn", None),)),
        ("{active:seat}{phase:word} of", ("", "", " of"), (("active", "seat"), ("phase", "word"))),
        ("{ turn } stays", ("{ turn } stays",), ()),
    ],
)
def test_a_template_is_texts_and_between_them_fields(
    template: str, texts: tuple[str, ...], fields: tuple[tuple[str, str | None], ...]
) -> None:
    assert taken_apart(template) == ((), texts, fields)


def test_conditions_stand_before_a_line_and_each_counts() -> None:
    line = taken_apart("?turn>=2:?active!=-1:{turn} ?turn=1: is text here")

    assert line.conditions == (("turn", ">=", 2), ("active", "!=", -1))
    assert line.texts == ("", " ?turn=1: is text here")


def test_a_template_is_taken_apart_once_and_filled_in_every_time() -> None:
    before = taken_apart.cache_info().misses
    filled = [templates(turn=turn).fill("Only here: {turn}") for turn in range(4)]

    assert filled == [f"Only here: {turn}" for turn in range(4)]
    assert taken_apart.cache_info().misses == before + 1
