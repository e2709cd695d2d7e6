"""Check, king capture, the hand that cannot answer, draws (KC-058 to KC-063)."""

import pytest
from tests.games.knights_and_kings_chess.positions import game, given, names, play, plays, table, texts
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import clock
from hexadeck.kernel.errors import IllegalChoice
from hexadeck.kernel.game import Match
from hexadeck.kernel.rows import Row

FILE_CHECK = "4k3/8/8/8/4r3/8/8/3NKN2"
KNIGHT_CHECK = "4k3/8/8/8/8/5n2/8/3NK3"


@rule("KC-058", "KC-061")
def test_what_looks_like_mate_may_be_answered_by_cards() -> None:
    """A back-rank mate of ordinary chess: no Knight card helps, but a combo and a placed piece do."""
    mated = "6k1/8/8/8/8/8/5PPP/r5K1"
    assert texts(given(f"{mated} w", "NK", inactive="-", captured="NN"), "N move") == []

    match = given(f"{mated} w", "NKRB", captured="NN")

    assert match.result is None
    assert {"NK g1-e2", "NK g1-f3", "NK g1-h3", "R place b1", "B resurrect Nf1"} <= set(texts(match))


@rule("KC-059", "KC-R11")
def test_a_player_in_check_must_end_it() -> None:
    """After every play on offer the own king is attacked no more."""
    match = given(f"{FILE_CHECK} w", "NNNPKRQB")

    assert plays(match)
    for one in plays(match):
        after = table(one.match)
        king = list(after.board).index(6)
        assert not attackers(after.board, king), one.text


def attackers(board: Row, square: int) -> bool:
    """Whether the rook of these positions looks at the square along an open file or rank."""
    if 12 not in board:
        return False
    rook = list(board).index(12)
    if rook % 8 != square % 8 and rook // 8 != square // 8:
        return False
    step = 8 if rook % 8 == square % 8 else 1
    low, high = min(rook, square), max(rook, square)
    return not any(board[between] for between in range(low + step, high, step))


@rule("KC-R11")
def test_a_player_may_not_end_the_turn_in_check() -> None:
    """Nor expose a king that was safe: the knight on e2 stays in the file."""
    match = given("4k3/4r3/8/8/8/8/4N3/4K3 w", "N")

    assert texts(match, "N move e2") == []
    assert texts(match) == ["N move e1-d1", "N move e1-d2", "N move e1-f1", "N move e1-f2"]


@rule("KC-060", "KC-062", "E11")
def test_a_hand_that_cannot_end_the_check_loses() -> None:
    """Eight Pawn cards against a knight's check: nothing can block it."""
    match = given(f"{KNIGHT_CHECK} w", "PPPPPPPP")

    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((1,), "KC-062")


@rule("KC-R09", "KC-062")
@pytest.mark.parametrize(("drawn", "is_lost"), [("K", False), ("P", True)])
def test_the_hand_is_judged_after_the_draw(drawn: str, is_lost: bool) -> None:
    """Seven Pawn cards would lose; the eighth card, drawn in check, may be the answer."""
    match = given("4k3/8/8/8/3n4/8/8/3NK3 b", "N", others="PPPPPPP", deck=drawn)

    events = play(match, "N move d4-f3")

    assert names(events)[-3:] == ["turn_began", "checked", "drew"]
    assert is_lost == (match.result is not None)


@rule("E10")
def test_one_answer_is_enough_and_without_it_the_match_is_lost() -> None:
    """Eight Pawn cards, a rook on the file: a pawn on e2. With no inactive pawn: a loss."""
    match = given(f"{FILE_CHECK} w", "PPPPPPPP")
    assert texts(match) == ["P place e2"]

    lost = given(f"{FILE_CHECK} w", "PPPPPPPP", inactive="RR")
    assert lost.result is not None
    assert (lost.result.winners, lost.result.rule) == ((1,), "KC-062")


@rule("KC-063", "KC-R10")
def test_a_king_that_was_not_in_check_may_be_captured() -> None:
    """Knight + Rook along the open file: no check was shown before."""
    match = given("2nkn3/8/8/8/8/8/8/3NKN2 w", "NR", unmoved="e1", others="PPPPPPPP")
    assert table(match).clock[clock.CHECK] == 0

    play(match, "NR d1xd8")

    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((0,), "KC-001")


@rule("KC-R10")
def test_a_pinned_piece_still_gives_check() -> None:
    """The rook on e5 shields its own king, and the white king is in check all the same."""
    match = given("4k3/8/8/K3r3/8/8/8/4R3 w", "NN")

    assert table(match).clock[clock.CHECK] == 1
    assert texts(match)
    assert {"N move a5"} == {text[:9] for text in texts(match, "N move a5")}


@rule("KC-R10")
def test_cards_in_hands_give_no_check() -> None:
    """A king that a combo could capture is not in check, and may stay where it is."""
    match = given("2nkn3/8/8/8/8/8/8/3NKN2 b", "PPPP", others="NR")

    assert table(match).clock[clock.CHECK] == 0
    assert len(texts(match, "P place")) == 8


@rule("KC-R13", "E13")
def test_capturing_the_king_wins_though_the_own_one_is_in_check() -> None:
    """Knight + Knight f5-d6xe8 or f5-g7xe8."""
    match = given("4k3/8/8/5N2/4r3/8/8/4K3 w", "NN")

    assert sorted(one.text for one in plays(match) if one.is_win) == ["NN f5-d6 d6xe8", "NN f5-g7 g7xe8"]


@rule("KC-R13")
def test_a_pinned_piece_may_capture_the_king() -> None:
    """Nothing can follow."""
    match = given("r7/2k5/8/N7/8/8/8/K7 w", "NB")

    assert "NB a5xc7" in texts(match)
    assert texts(match, "N move a5") == []


@rule("KC-R31")
def test_after_so_many_turns_the_match_is_a_draw() -> None:
    """500 turn sequences, or 200 by option; nobody has won."""
    for options, last in (({}, 500), ({"turn_cap": 200}, 200)):
        match = given("4k3/8/8/8/8/8/8/3NKN2 w", "P", turn=last, options=options)
        play(match, "P place a2")
        assert match.result is not None
        assert (match.result.winners, match.result.rule) == ((), "KC-R31")
        assert given("4k3/8/8/8/8/8/8/3NKN2 w", "P", turn=last - 1, options=options).result is None


@rule("KC-R31")
def test_bare_kings_play_on() -> None:
    """No draw for want of material: Knight + King can capture."""
    match = given("8/8/8/3k4/8/4K3/8/8 w", "NK", captured="PPPPPPPPBBRRQ")

    assert match.result is None
    assert "NK e3xd5" in texts(match)


def choose(match: Match, name: str) -> None:
    match.choose([option.name for option in match.options].index(name))


@rule("KC-R31")
def test_a_draw_may_be_offered_and_accepted() -> None:
    """It is no play, so it is in no list of plays; whoever is about to play may offer it, and the record has it."""
    match = game().start(seed=3)
    while match.prompt is not None and match.prompt.kind != "play":
        match.choose(0)
    assert match.view(0)["may_offer_draw"]
    assert not {"offer_draw", "accept"} & {option.name for option in match.options}

    match.offer_draw(0)
    assert (match.seat, [option.name for option in match.options]) == (1, ["accept", "decline"])
    choose(match, "accept")

    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((), "KC-R31")
    assert game().replay(match.record()).result == match.result


@rule("KC-R31")
def test_a_declined_draw_is_not_offered_again_in_the_same_turn() -> None:
    """The turn goes on with the same hand."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "P")
    match.offer_draw(0)

    choose(match, "decline")

    assert (match.seat, [option.name for option in match.options]) == (0, ["place"])
    assert "may_offer_draw" not in match.view(0)
    with pytest.raises(IllegalChoice, match=r"already offered a draw this turn. .KC-R31"):
        match.offer_draw(0)


@rule("KC-R31")
def test_only_who_is_about_to_play_offers_a_draw() -> None:
    """Not the other player, not in the middle of a play, and not where the match is played without; nothing changes."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "PN")
    without = given("4k3/8/8/8/8/8/8/3NKN2 w", "P", options={"draw_offers": False})
    before = match.state_hash()

    refused(match, 1, "It is not your turn")
    refused(match, None, "It is not your turn")
    refused(without, 0, "without draw offers")
    assert before == match.state_hash()
    choose(match, "place")
    refused(match, 0, "when you are about to play")


def refused(match: Match, seat: int | None, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        match.offer_draw(seat)


@rule("KC-R39")
def test_the_table_shows_check() -> None:
    """To everybody, and nobody has to announce it."""
    match = given("4k3/8/8/8/3n4/8/8/3NK3 b", "N", others="KKKKKKKK")

    events = play(match, "N move d4-f3")

    assert "White is in check." in [event["sentence"] for event in match.describe(events, None)]
    assert [match.view(seat)["table"]["check"] for seat in (0, 1, None)] == [1, 1, 1]


@rule("KC-R40")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_at_any_time(seat: int) -> None:
    """The other one wins."""
    match = game().start()

    match.concede(seat)

    assert match.result is not None
    assert ((1 - seat,), "KC-R40") == (match.result.winners, match.result.rule)
