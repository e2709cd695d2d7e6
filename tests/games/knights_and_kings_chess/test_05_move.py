"""Move action: Pawn and Knight cards, and the special moves of chess (KC-029 to KC-032)."""

import pytest
from tests.games.knights_and_kings_chess.positions import given, line, on, play, table, texts
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import clock

CASTLE = "4k3/8/8/8/8/8/8/R3K2R"
PASSING = "4k3/8/8/3pP3/8/8/8/3NKN2"


@rule("KC-029", "KC-033")
def test_only_pawn_and_knight_cards_give_a_move_action() -> None:
    """Every other card has its noble action instead."""
    match = given("3nkn2/8/8/8/8/8/P7/3NKN2 w", "NPKRQB")

    assert {"N", "P"} == {text.split()[0] for text in texts(match) if text.split()[1] == "move"}
    assert {"step", "swap", "move+turn"} == {text.split()[1] for text in texts(match) if text[0] in "KRQ"} - {"place"}


@rule("KC-030")
def test_a_pawn_card_moves_only_a_pawn() -> None:
    """Neither king nor knight."""
    match = given("4k3/8/8/8/8/8/P7/3NKN2 w", "P")

    assert texts(match, "P move") == ["P move a2-a3", "P move a2-a4"]


@rule("KC-031")
def test_a_knight_card_moves_any_piece() -> None:
    """Pawn, knight, bishop, rook, queen and king alike."""
    match = given("4k3/8/8/8/8/P7/8/BNRQK3 w", "N")

    assert {"a3", "a1", "b1", "c1", "d1", "e1"} == {text.split()[2][:2] for text in texts(match)}


@rule("KC-R02")
def test_nobody_moves_a_piece_of_the_other_side() -> None:
    """Whatever the card, the first square of a move is an own one; the foe's captured pieces stay where they are."""
    match = given("2nbk3/2p5/8/8/8/8/2P5/2NBK3 w", "NNKRQB", captured="qr", inactive="-")

    single = [text for text in texts(match) if text.split()[1] in ("move", "step", "swap", "move+turn")]

    assert {"c2", "c1", "d1", "e1"} == {text.split()[2][:2] for text in single}
    assert {"c2", "c1", "d1", "e1"} >= {text.split()[1][:2] for text in texts(match, "NN")}
    assert texts(match, "B resurrect") == []


@rule("KC-R26")
def test_a_pawn_takes_a_double_step_from_the_second_rank_only() -> None:
    """Over an empty square to an empty square."""
    match = given("4k3/8/8/8/n6P/7P/PnPP4/4K3 w", "P", inactive="-")

    assert texts(match) == [
        "P move a2-a3",
        "P move c2-c3",
        "P move c2-c4",
        "P move d2-d3",
        "P move d2-d4",
        "P move h4-h5",
    ]


@rule("KC-R27", "E16")
def test_a_pawn_on_the_last_rank_becomes_a_piece_of_ones_choice() -> None:
    """e8 and d8, four promotions each."""
    match = given("3r2k1/4P3/8/8/8/8/8/3NKN2 w", "P")
    pieces = ["B", "N", "Q", "R"]

    assert [f"P move e7{to}={piece}" for to in ("-e8", "xd8") for piece in pieces] == texts(match, "P move")
    play(match, "P move e7xd8=N")
    assert on(match, "d8") == "N"


@rule("KC-R27")
def test_with_the_option_a_pawn_always_becomes_a_queen() -> None:
    """Nobody is asked."""
    match = given("3r2k1/4P3/8/8/8/8/8/3NKN2 w", "P", options={"promotion": "queen"})

    assert texts(match, "P move") == ["P move e7-e8=Q", "P move e7xd8=Q"]


@rule("KC-R27")
def test_a_promoted_pawn_leaves_the_game() -> None:
    """It is neither inactive nor captured."""
    match = given("7k/P7/8/8/8/8/8/4K3 w", "P", inactive="-")

    play(match, "P move a7-a8=R")

    assert (on(match, "a8"), line(match, "inactive")) == ("R", "")
    assert "P" not in line(match, "captured")


@rule("KC-R28")
@pytest.mark.parametrize("cards", ["P move", "N move", "Q move+turn"])
def test_a_pawn_that_went_two_squares_can_be_taken_in_passing(cards: str) -> None:
    """By Pawn, Knight and Queen card."""
    match = given(PASSING + " w", cards[0], passed="d6")

    events = play(match, f"{cards} e5xd6")

    assert (on(match, "d6"), on(match, "d5")) == ("P", ".")
    assert "p" in line(match, "captured")
    assert "in passing" in " ".join(event["sentence"] for event in match.describe(events, 0))


@rule("KC-R28")
def test_a_double_step_gives_the_right_and_any_other_step_ends_it() -> None:
    """Placing, too."""
    match = given("4k3/8/8/8/3p4/8/4P3/3NKN2 w", "PPPP", others="PPPP")
    play(match, "P move e2-e4")
    assert table(match).clock[clock.EN_PASSANT] == 20
    assert "P move d4xe3" in texts(match)

    play(match, "P place a7")

    assert table(match).clock[clock.EN_PASSANT] == -1


@rule("KC-R28")
def test_in_an_own_extra_turn_the_right_ends() -> None:
    """The Queen card made the double step, and then White placed a pawn."""
    match = given("4k3/8/8/8/3p4/8/4P3/3NKN2 w", "QP", others="PPPP")
    play(match, "Q move+turn e2-e4")

    play(match, "P place a2")

    assert "P move d4xe3" not in texts(match)


@rule("KC-R28")
def test_without_the_right_or_the_option_nothing_is_taken_in_passing() -> None:
    """The pawns stand the same."""
    assert texts(given(f"{PASSING} w", "P"), "P move e5xd6") == []
    off = given(f"{PASSING} w", "P", passed="d6", options={"en_passant": False})
    assert texts(off, "P move e5xd6") == []


@rule("KC-R28", "KC-R11")
def test_taking_in_passing_may_not_open_a_line_to_the_own_king() -> None:
    """Both pawns leave the rank at once."""
    match = given("4k3/8/8/K2pP2r/8/8/8/8 w", "P", passed="d6")

    assert texts(match, "P move") == ["P move e5-e6"]


@rule("KC-R29")
def test_king_and_rook_castle_with_a_knight_card() -> None:
    """The rook comes to the square that the king has crossed."""
    match = given(f"{CASTLE} w", "N", unmoved="e1a1h1")

    events = play(match, "N move e1-c1")

    assert (on(match, "c1"), on(match, "d1"), on(match, "a1"), on(match, "h1")) == ("K", "R", ".", "R")
    assert "castled" in [event.name for event in events]
    assert table(match).clock[clock.UNMOVED] & 3 == 0


@rule("KC-R29")
def test_castling_is_for_knight_and_queen_card_alone() -> None:
    """Neither the King card nor Knight + King."""
    match = given(f"{CASTLE} w", "NQK", unmoved="e1a1h1")

    castling = [text for text in texts(match) if text.endswith(("e1-g1", "e1-c1"))]

    assert castling == ["N move e1-c1", "N move e1-g1", "Q move+turn e1-c1", "Q move+turn e1-g1"]


@rule("KC-R29")
@pytest.mark.parametrize(
    ("position", "unmoved", "why"),
    [
        ("4k3/8/8/8/8/8/8/R3K2R", "a1h1", "the king has moved"),
        ("4k3/8/8/8/8/8/8/4K2R", "e1", "the rook has moved"),
        ("4k3/8/8/8/8/8/8/4K1NR", "e1h1", "something stands between"),
        ("4k3/4r3/8/8/8/8/8/4K2R", "e1h1", "the king is in check"),
        ("4k3/5r2/8/8/8/8/8/4K2R", "e1h1", "the king would cross an attacked square"),
        ("4k3/6r1/8/8/8/8/8/4K2R", "e1h1", "the king would stand on an attacked square"),
        ("4k3/8/8/8/8/8/8/4K2n", "e1h1", "there is no rook"),
    ],
    ids=lambda value: value if " " in value else "",
)
def test_castling_needs_the_ordinary_conditions(position: str, unmoved: str, why: str) -> None:
    """One of them is missing."""
    match = given(f"{position} w", "N", unmoved=unmoved)

    assert texts(match, "N move e1-g1") == [], why


@rule("KC-R29")
def test_without_the_option_nobody_castles() -> None:
    """The same position as above."""
    match = given(f"{CASTLE} w", "N", unmoved="e1a1h1", options={"castling": False})

    assert texts(match, "N move e1-g1") == []


@rule("KC-R29")
def test_a_rook_placed_in_its_corner_may_castle_a_resurrected_one_may_not() -> None:
    """The king was set up on the e-file and never moved."""
    placed = given("4k3/8/8/8/8/8/8/4K3 w", "R", unmoved="e1")
    play(placed, "R place h1")
    assert table(placed).clock[clock.UNMOVED] == 5

    resurrected = given("4k3/8/8/8/8/8/8/4K3 w", "B", unmoved="e1", captured="R")
    play(resurrected, "B resurrect Rh1")
    assert table(resurrected).clock[clock.UNMOVED] == 1


@rule("KC-R29", "KC-R25")
def test_what_has_moved_or_was_exchanged_never_castles_again() -> None:
    """King step, rook move, exchange: each ends the right of its pieces."""
    for hand, text, left in [
        ("K", "K step e1-e2", 6),
        ("N", "N move h1-h2", 3),
        ("R", "R swap a1<>e1", 4),
        ("R", "R swap a1<>h1", 1),
    ]:
        match = given(f"{CASTLE} w", hand, unmoved="e1a1h1")
        play(match, text)
        assert left == table(match).clock[clock.UNMOVED]


@rule("KC-R29")
def test_a_captured_rook_takes_its_right_along() -> None:
    """Another rook that comes to the corner later has to be placed there."""
    match = given("4k3/8/8/8/8/8/6n1/4K2R b", "N", unmoved="e1h1", others="P")
    assert "N move g2xe1" in texts(match)
    taking = given("4k3/8/8/8/8/6n1/8/4K2R b", "N", unmoved="e1h1", others="P")

    play(taking, "N move g3xh1")

    assert table(taking).clock[clock.UNMOVED] == 1


@rule("KC-R30")
def test_a_pawn_card_makes_every_standard_move_of_a_pawn() -> None:
    """Step, double step, capture, in passing, promotion."""
    match = given("1r2k3/P7/8/3pP3/8/n7/1P6/4K3 w", "P", passed="d6", inactive="-")

    moves = {text.removeprefix("P move ") for text in texts(match)}

    assert {"b2-b3", "b2-b4", "b2xa3", "e5-e6", "e5xd6"} <= moves
    assert {f"a7{to}={piece}" for to in ("-a8", "xb8") for piece in "QRBN"} <= moves
    assert len(moves) == 13
