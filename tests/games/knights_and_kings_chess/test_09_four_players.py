"""Two teams of two (KC-002, KC-008, KC-R32 to KC-R36)."""

from tests.games.knights_and_kings_chess.positions import board, game, given, hand, play, table, texts
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess.fen import read_fen

START = "3nkn2/8/8/8/8/8/8/3NKN2"


@rule("KC-R32")
def test_the_teams_take_turns_and_so_do_partners() -> None:
    """White 1, Black 1, White 2, Black 2, and again."""
    match = given(f"{START} w1", "PPPP", others="PPPP")
    seats = []
    for square in ("a2", "a7", "b2", "b7", "c2"):
        seats.append(match.seat)
        play(match, f"P place {square}")

    assert seats == [0, 1, 2, 3, 0]


@rule("KC-R32")
def test_partners_command_the_same_army() -> None:
    """What White 1 placed, White 2 moves."""
    match = given(f"{START} w1", "P", others="PPPP")
    play(match, "P place a2")
    play(match, "P place a7")

    assert match.seat == 2
    assert "P move a2-a4" in texts(match)


@rule("KC-R34", "E22", "KC-R09")
def test_the_next_player_of_the_team_must_answer_check() -> None:
    """Black 1 cannot, though Black 2 could: Black has lost."""
    match = read_fen(
        game(),
        "3nk3/8/8/3N4/8/8/8/3NK3 w1 - - 9; hands N PPPPPPPP P NNNNKKKK; decks - - - -; discards - - - -; "
        "captured nN; inactive ppppppppPPPPPPPP",
    )

    play(match, "N move d5-f6")

    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((0, 2), "KC-062")


@rule("KC-R35")
def test_the_extra_turn_belongs_to_the_player_of_the_queen_card() -> None:
    """Not to the partner."""
    match = given(f"{START} w2", "QN", others="PPPP")

    play(match, "Q move+turn d1-e3")

    assert match.seat == 2


@rule("KC-R35")
def test_the_first_members_set_up() -> None:
    """Seats 0 and 1 place kings and knights; then White 1 begins."""
    match = game().start(seats=4)
    seats = [match.seat]
    match.choose(3)
    seats.append(match.seat)
    match.choose(3)

    assert (seats, match.seat, board(match)) == ([0, 1], 0, START)


@rule("KC-R36", "E03")
def test_each_player_has_an_own_deck_hand_and_discard_pile() -> None:
    """Both partners draw to eight in their own first turns, from decks of sixteen."""
    match = game().start(seats=4, seed=2)
    match.choose(3)
    match.choose(3)
    sizes = [[len(hand(match, seat)) for seat in range(4)]]
    while len(sizes) < 4:
        turn = table(match).clock[0]
        while table(match).clock[0] == turn:
            match.choose(0)
        sizes.append([len(hand(match, seat)) for seat in range(4)])

    assert sizes[0] == [8, 0, 0, 0]
    assert [max(row[seat] for row in sizes) for seat in range(4)] == [8, 8, 8, 8]
    assert all(len(match.table.zones[seat]) <= 8 for seat in range(4))


@rule("KC-R40")
def test_a_resignation_ends_the_match_for_the_team() -> None:
    """Both players of the other team win."""
    match = game().start(seats=4)

    match.concede(2)

    assert match.result is not None
    assert match.result.winners == (1, 3)


@rule("KC-R31")
def test_a_draw_needs_everybody() -> None:
    """One who declines is enough to play on."""
    match = given(f"{START} w1", "P")
    match.offer_draw(0)

    asked = [match.seat]
    match.choose(0)
    asked.append(match.seat)
    match.choose(1)

    assert (asked, match.seat, match.result) == ([1, 2], 0, None)
