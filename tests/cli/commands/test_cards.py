"""`hexadeck cards`: search, pictures, decks."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.shell import called, hexadeck, refused

from hexadeck.cli.card_search import search_cards
from hexadeck.cli.mistakes import Mistake
from hexadeck.cli.terminal.faces import draw_face, draw_faces
from hexadeck.display.face import Face

BEETLE = Face(
    id="RF04", name="Fire Beetle", kind="Red Field Minion, Monster", cost="2 R", stats="BP 200  DP 1", notes="common",
    text=("Charge.",), facts={"cost": 2, "bp": 200, "colour": "red", "type": "Field Minion"},
)  # fmt: skip
GRAVITY = Face(
    id="RM3", name="Gravity", kind="Red Magic", cost="2 R",
    text=("Main or Flash: one foe minion gets -300 BP this turn.",),
    facts={"cost": 2, "colour": "red", "type": "Magic"},
)  # fmt: skip
OCEAN = Face(
    id="UM1", name="Ocean Call", kind="Blue Magic", cost="5 UU", facts={"cost": 5, "colour": "blue", "type": "Magic"}
)
GOLDEN = json.loads((Path(__file__).parent / "card_queries.json").read_text("utf-8"))
ALL = [BEETLE, GRAVITY, OCEAN]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", ALL),
        ("beetle", [BEETLE]),
        ("BEETLE monster", [BEETLE]),
        ('"foe minion"', [GRAVITY]),
        ("magic -blue", [GRAVITY]),
        ("cost<=2", [BEETLE, GRAVITY]),
        ("cost > 2", [OCEAN]),
        ("cost!=2", [OCEAN]),
        ("colour:red type:magic", [GRAVITY]),
        ("color=blue", [OCEAN]),
        ("colour!=red", [OCEAN]),
        ("bp>=100", [BEETLE]),
        ("rm3", [GRAVITY]),
        ("nothing", []),
    ],
)
def test_a_query_finds(query: str, expected: list[Face]) -> None:
    assert expected == search_cards(ALL, query)


@pytest.mark.parametrize("query", ["force>=2", "force_cost<=3", "FORCE=2"])
def test_what_a_card_prints_is_asked_for_by_its_own_name(query: str) -> None:
    """`force` is another word for points only where no card has a Force of its own."""
    knight = Face(id="064", name="Sea Serpent", kind="Ghost Knight", facts={"force": 2, "force_cost": 3, "points": 1})
    assert search_cards([knight, BEETLE], query) == [knight]


@pytest.mark.parametrize("case", GOLDEN["queries"], ids=lambda case: case["query"])
def test_a_query_finds_what_it_finds_in_the_browser(case: dict[str, Any]) -> None:
    faces = [msgspec.convert(face, Face) for face in GOLDEN["faces"]]
    try:
        found = [face.name for face in search_cards(faces, case["query"])]
    except Mistake:
        found = None

    assert found == case.get("found")


@pytest.mark.parametrize(
    ("query", "said"), [("cots<3", "did you mean 'cost'"), ("cost<many", "number"), ("colour<3", "word")]
)
def test_a_wrong_filter_is_refused(query: str, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        search_cards(ALL, query)


def test_a_card_looks_like_a_card() -> None:
    expected = [
        "╭─ Fire Beetle ──────────── 2 R ╮",
        "│ Red Field Minion, Monster     │",
        "│ Charge.                       │",
        "│ BP 200  DP 1     common, RF04 │",
        "╰───────────────────────────────╯",
    ]

    assert expected == [line.plain for line in draw_face(BEETLE, 33)]


def test_cards_stand_side_by_side_within_the_width() -> None:
    lines = [line.plain for line in draw_faces(ALL, 80)]

    assert lines[0].count("╭") == 2
    assert max(len(line) for line in lines) <= 80


def test_a_search_draws_what_it_finds() -> None:
    ended = hexadeck("cards", "zenonzard", "fire", "beetle")

    assert ended.status == 0
    assert "╭─ Fire Beetle" in ended.out
    assert "1 card\n" in ended.out
    assert "\x1b" not in ended.out


def test_many_cards_are_listed_in_lines_that_fit() -> None:
    ended = hexadeck("cards", "zenonzard", "cost<=3", COLUMNS="80")

    assert "╭" not in ended.out
    assert max(len(line) for line in ended.out.splitlines()) <= 80


def test_no_card_is_not_an_error_but_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, "cards", "zenonzard", "wurzelbrumpft")

    assert (ended.status, ended.out) == (0, "")
    assert "no card fits" in ended.err


def test_a_wrong_filter_is_refused_in_one_line() -> None:
    assert "did you mean 'cost'" in refused(hexadeck("cards", "zenonzard", "cots<3"))


def test_decks_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    listed = called(capsys, "cards", "zenonzard", "--decks")
    shown = called(capsys, "cards", "zenonzard", "--decks", "aguma")

    assert "Aguma Rush" in listed.out
    assert "Forces: Force of Sin - Cyclops" in shown.out
    assert "40 cards" in shown.out


def test_an_unknown_deck_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "did you mean 'Aguma Rush'" in refused(called(capsys, "cards", "zenonzard", "--decks", "aguma rusch"))
