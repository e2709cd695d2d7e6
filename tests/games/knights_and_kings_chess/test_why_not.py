"""Why a card or a square is dark: the same functions that list the options say it, with the rule."""

from typing import Any

import pytest
from tests.games.knights_and_kings_chess.positions import given, table
from tests.games.knights_and_kings_chess.test_reference import random_position, text_of
from tests.rules import rule

from hexadeck import games
from hexadeck.games.knights_and_kings_chess.board import EMPTY, SQUARE_NAMES
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded
from hexadeck.server.match.moves import moves


def of_card(match: Match, name: str) -> str:
    hand = match.view(0)["table"]["seats"][0]["hand"]
    return str(match.why_not(0, next(card["handle"] for card in hand if card["name"] == name)))


def of_square(match: Match, square: str) -> str:
    return str(match.why_not(0, {"square": square}))


def choose(match: Match, verb: str, **parts: Any) -> None:
    options = match.view(0)["options"]
    match.choose(next(i for i, option in enumerate(options) if {"verb": verb, **parts}.items() <= option.items()))


@rule("KC-025", "KC-059")
@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("4k3/8/8/8/8/8/8/3NKN2 w", "[KC-025] You have no inactive pawn."),
        ("4k3/8/8/8/4r3/8/8/3NKN2 w", "[KC-059] You are in check, and it cannot bring your king out of it."),
    ],
)
def test_a_pawn_card_without_pawns_says_why(position: str, said: str) -> None:
    """None is inactive, none stands on the board; in check that is what counts."""
    match = given(position, "PN", inactive="-")

    assert of_card(match, "Pawn") == said
    assert of_card(match, "Knight") == "None"


@rule("KC-030", "KC-R02", "KC-032")
def test_squares_say_why_no_piece_moves_from_there() -> None:
    """A Pawn card moves pawns, one's own, and those that can move."""
    match = given("4k3/8/8/8/8/p7/P6P/3NKN2 w", "P", inactive="-")
    choose(match, "move_pawn")

    assert match.prompt is not None
    assert match.prompt.kind == "target"
    assert of_square(match, "h3") == "None"
    assert of_square(match, "a3") == "[KC-020] The piece cannot get there with what you played."


@rule("KC-031", "KC-R02", "KC-R11")
def test_pieces_and_targets_say_what_keeps_them() -> None:
    """The foe's, an empty square, a pinned knight; then squares out of reach."""
    match = given("4k3/8/8/8/1b6/8/3N4/4K1N1 w", "N")
    choose(match, "move_any")

    assert of_square(match, "b4") == "[KC-R02] The piece is not yours."
    assert of_square(match, "e5") == "[KC-R02] No piece of yours stands there."
    assert of_square(match, "d2") == "[KC-R11] It has no legal move."
    assert of_square(match, "g1") == "None"
    choose(match, "piece", square="e1")
    assert of_square(match, "f1") == "None"
    assert of_square(match, "e8") == "[KC-020] The piece cannot get there with what you played."


@rule("KC-027", "KC-R04")
def test_squares_say_why_a_piece_is_not_placed_there() -> None:
    """Another rank, or an occupied square."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "R")
    choose(match, "place")

    assert of_square(match, "a2") == "[KC-027] It goes on your back rank."
    assert of_square(match, "d1") == "[KC-R04] The square is not empty."
    assert of_square(match, "a1") == "None"


@rule("KC-037", "KC-R38")
def test_the_second_piece_of_a_pair_says_that_the_first_comes_first() -> None:
    """Every pair is on offer once, beginning with the piece that is nearer to a1."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "RN", inactive="-")
    choose(match, "swap")

    assert of_square(match, "d1") == "None"
    assert of_square(match, "f1") == "[KC-R38] Every pair is listed once: choose its partner first."


@rule("KC-019", "KC-020")
def test_a_piece_that_no_play_moves_says_so_before_a_card_is_played() -> None:
    """In random positions it is said of exactly those pieces that cannot be moved by touching them."""
    words = seeded("touched")
    dark = 0
    for _ in range(40):
        board, side, _, _ = random_position(words)
        match = given(f"{text_of(board)} {side}", "PNK", inactive="-")
        seat = match.seat
        if seat is None or match.prompt is None or match.prompt.kind != "play":
            continue
        layout = games.display(match.game).layout
        movable = {SQUARE_NAMES[move.start] for move in moves(match, seat, layout)}
        for square, piece in zip(SQUARE_NAMES, table(match).board, strict=True):
            if piece != EMPTY and piece >> 3 == seat % 2:
                said = str(match.why_not(seat, {"square": square}))
                is_dark = said == "[KC-020] No card that you can play now moves it."
                assert is_dark == (square not in movable), (text_of(board), side, square, said)
                dark += is_dark
    assert dark > 20
