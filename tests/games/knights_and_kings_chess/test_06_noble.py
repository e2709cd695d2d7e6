"""Noble actions of the King, Rook, Queen and Bishop card (KC-033 to KC-048)."""

from tests.games.knights_and_kings_chess.positions import board, given, line, on, play, table, texts
from tests.rules import rule

START = "3nkn2/8/8/8/8/8/8/3NKN2"
KNIGHT_CHECK = "4k3/8/8/8/8/5n2/8/3NK3"

# -- King card ---------------------------------------------------------------------------------------------------------


@rule("KC-034", "KC-035")
def test_the_king_card_moves_a_piece_one_square_in_any_direction() -> None:
    """Forward, back, sideways, diagonally; here a rook."""
    match = given("4k3/8/8/8/3R4/8/8/K7 w", "K")

    steps = {text.split("-")[1] for text in texts(match, "K step d4")}

    assert {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"} == steps


@rule("KC-034")
def test_the_king_card_moves_no_pawn() -> None:
    """Only back-rank pieces."""
    match = given("4k3/8/8/8/8/8/P7/K7 w", "K")

    assert texts(match) == ["K step a1-b1", "K step a1-b2"]


@rule("KC-036")
def test_the_king_card_cannot_capture() -> None:
    """Not even the king: an occupied square is not open."""
    match = given("8/8/8/8/3Nk3/3p4/8/K7 w", "K")

    assert [text for text in texts(match) if "x" in text or text.endswith(("d3", "e4"))] == []


@rule("KC-R24")
def test_the_king_card_moves_the_king_too() -> None:
    """One step, neither castling nor a capture."""
    match = given("4k3/8/8/8/8/8/3p4/R3K2R w", "K", unmoved="e1a1h1")

    kings = texts(match, "K step e1")

    assert [text for text in kings if text[-2] != "d"] == ["K step e1-e2", "K step e1-f1", "K step e1-f2"]
    assert [text for text in kings if text.endswith(("g1", "c1", "d2"))] == []


@rule("KC-R01")
def test_a_back_rank_piece_is_a_kind_wherever_it_stands() -> None:
    """King and Rook card act on a rook in the middle of the board."""
    match = given("4k3/8/8/8/3R4/8/8/K7 w", "KR")

    assert texts(match, "K step d4")
    assert texts(match, "R swap") == ["R swap a1<>d4"]


@rule("KC-R01")
def test_with_the_option_king_and_rook_card_act_on_the_first_rank_only() -> None:
    """The rook in the middle stays where it is."""
    match = given("4k3/8/8/8/3R4/8/8/KB6 w", "KR", options={"king_rook_scope": "first_rank"})

    assert texts(match, "K step d4") == []
    assert texts(match, "R swap") == ["R swap a1<>b1"]


@rule("E20", "KC-R11")
def test_the_king_card_may_not_open_a_line_to_the_own_king() -> None:
    """The knight on e2 shields the king from a rook; along the file it may step."""
    match = given("4k3/4r3/8/8/8/8/4N3/4K3 w", "K")

    assert texts(match, "K step e2") == ["K step e2-e3"]


# -- Rook card ---------------------------------------------------------------------------------------------------------


@rule("KC-037")
def test_the_rook_card_exchanges_two_pieces() -> None:
    """Any two that are no pawns, wherever they stand."""
    match = given("4k3/8/8/8/3Q4/8/P7/K6N w", "R")
    assert texts(match, "R swap") == ["R swap a1<>d4", "R swap a1<>h1", "R swap h1<>d4"]

    play(match, "R swap a1<>d4")

    assert (on(match, "a1"), on(match, "d4")) == ("Q", "K")


@rule("KC-R25")
def test_two_equal_pieces_may_change_places() -> None:
    """The board stays as it is, and the turn is over."""
    match = given(f"{START} w", "R")
    before = board(match)

    play(match, "R swap d1<>f1")

    assert (before, 1) == (board(match), match.seat)


@rule("KC-037", "KC-R11")
def test_an_exchange_may_bring_the_king_out_of_check_and_never_into_it() -> None:
    """Only an exchange of the king can help; one onto an attacked square is refused."""
    escaping = given("4k3/8/8/8/4r3/8/8/N3K3 w", "R")
    assert texts(escaping, "R swap") == ["R swap a1<>e1"]

    entering = given("4k3/8/8/8/r7/8/N7/4K2N w", "R")
    assert texts(entering, "R swap") == ["R swap e1<>h1", "R swap h1<>a2"]


# -- Queen card --------------------------------------------------------------------------------------------------------


@rule("KC-038")
def test_the_queen_card_moves_any_piece_pawns_included() -> None:
    """By standard moves: the same ones as a Knight card."""
    match = given("4k3/8/8/8/8/8/P7/3NKN2 w", "QN")

    moves = [text.removeprefix("Q move+turn ") for text in texts(match, "Q move")]

    assert moves == [text.removeprefix("N move ") for text in texts(match, "N move")]
    assert "a2-a4" in moves


@rule("KC-039", "KC-R15", "E07")
def test_check_by_the_queen_card_and_capture_in_the_extra_turn() -> None:
    """Black has no turn between."""
    match = given("4k3/8/8/3N4/8/8/8/4K1N1 w", "QNNNNNNN")
    play(match, "Q move+turn d5-c7")
    assert match.seat == 0

    play(match, "N move c7xe8")

    assert match.result is not None
    assert match.result.winners == (0,)


@rule("KC-R14", "E08")
def test_in_check_the_move_of_the_queen_card_must_end_it() -> None:
    """To escape in the extra turn is too late."""
    match = given("4k3/8/8/8/4r3/8/8/3NKN2 w", "QN")

    moves = [text.removeprefix("Q move+turn ") for text in texts(match, "Q move")]

    assert moves == ["d1-e3", "e1-d2", "e1-f2", "f1-e3"]


# -- Bishop card -------------------------------------------------------------------------------------------------------


@rule("KC-040")
def test_the_bishop_card_resurrects_or_blocks_check() -> None:
    """In check and with a captured piece there are both, and never both at once."""
    match = given("4k3/8/8/8/8/8/8/r3K3 w", "B", captured="QBB")

    assert {"resurrect", "block"} == {text.split()[1] for text in texts(match)}


@rule("KC-041", "KC-043")
def test_a_captured_piece_returns_on_its_owners_back_rank() -> None:
    """At once, and it is captured no more."""
    match = given(f"{START} w", "B", captured="Q", inactive="-")
    assert [f"B resurrect Q{square}" for square in ("a1", "b1", "c1", "g1", "h1")] == texts(match)

    play(match, "B resurrect Qc1")

    assert (on(match, "c1"), line(match, "captured")) == ("Q", "")


@rule("KC-042", "KC-R19")
def test_neither_kings_nor_pawns_are_resurrected() -> None:
    """Queens, rooks, bishops and knights are."""
    match = given("4k3/8/8/8/8/8/8/4K3 w", "B", captured="PKQRBNN", inactive="-")

    assert {"Q", "R", "B", "N"} == {text.split()[2][0] for text in texts(match, "B resurrect")}


@rule("KC-044")
def test_inactive_pieces_are_not_resurrected() -> None:
    """If none was captured there is nothing to resurrect."""
    match = given(f"{START} w", "B")

    assert texts(match, "B resurrect") == []


@rule("KC-R19", "E17")
def test_a_promoted_queen_is_resurrected_as_a_queen() -> None:
    """It was captured as one; the inactive queen can be placed besides."""
    match = given("1r2k3/P7/8/8/8/8/8/3NKN2 w", "PBQ", others="NPP", inactive="Qp")
    play(match, "P move a7-a8=Q")

    play(match, "N move b8xa8")

    assert line(match, "captured") == "Q"
    assert {"B resurrect Qb1", "Q place b1"} <= set(texts(match))


@rule("KC-046")
def test_block_check_needs_a_check() -> None:
    """Without one it is not on offer."""
    assert texts(given(f"{START} w", "B"), "B block check") == []
    assert texts(given(f"{KNIGHT_CHECK} w", "B"), "B block check") != []


@rule("KC-047", "KC-048", "KC-R18")
def test_block_check_moves_the_king_and_then_any_piece_or_none() -> None:
    """Each of the three king moves has its second moves, by any own piece, the king again among them."""
    match = given(f"{KNIGHT_CHECK} w", "B", captured="QR", inactive="-")
    blocks = [text.removeprefix("B block check ") for text in texts(match, "B block check")]

    assert {"e1-e2", "e1-f1", "e1-f2"} == {text.split()[0] for text in blocks}
    assert {"e1-f2", "e1-f2 d1-c3", "e1-f2 f2xf3", "e1-f2 f2-g2"} <= set(blocks)

    play(match, "B block check e1-f2 f2xf3")
    assert on(match, "f3") == "K"


@rule("KC-R18")
def test_with_the_option_the_second_move_is_compulsory() -> None:
    """No play ends after the king's move."""
    match = given(f"{KNIGHT_CHECK} w", "B", options={"block_check_second_move": "compulsory"})

    assert {2} == {len(text.removeprefix("B block check ").split()) for text in texts(match, "B block check")}


@rule("KC-R12", "KC-047")
def test_the_first_step_of_block_check_must_leave_check() -> None:
    """A second move that would stop the attacker does not help a king that steps along its line."""
    match = given("4k3/8/8/8/4r3/8/8/3NK3 w", "B", inactive="-")

    first = {text.split()[3] for text in texts(match, "B block check")}

    assert {"e1-d2", "e1-f1", "e1-f2"} == first


@rule("KC-R12", "KC-048")
def test_the_second_move_of_block_check_may_not_expose_the_king() -> None:
    """At the end of the play the king is not attacked."""
    match = given("4k3/8/8/8/4r3/8/8/3NK3 w", "B", inactive="-")

    assert "B block check e1-d2 d2-e1" not in texts(match)
    assert "B block check e1-f2 f2-e1" not in texts(match)


@rule("KC-R28")
def test_the_king_step_of_block_check_ends_the_right_to_take_in_passing() -> None:
    """The pawn stands there, but it was not the last thing that happened."""
    match = given("4k3/8/8/3pP3/8/5n2/8/4K3 w", "BP", passed="d6", inactive="-")

    assert [text for text in texts(match, "B block check") if "e5xd6" in text] == []


@rule("KC-R18")
def test_after_block_check_nobody_castles() -> None:
    """The king has moved, even if it is back on its square."""
    match = given("4k3/8/8/8/8/5n2/8/4K2R w", "B", unmoved="e1h1", inactive="-")

    assert [text for text in texts(match) if "e1-g1" in text] == []
    assert table(match).clock[4] - 1 == 4
