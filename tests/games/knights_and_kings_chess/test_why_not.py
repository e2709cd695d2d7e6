"""Why a card or a square is dark: the functions that list the options say it, with the rule."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.test_why_not import lift_all, lifts_of
from tests.games.knights_and_kings_chess.positions import Play, given, plays, table
from tests.games.knights_and_kings_chess.test_reference import random_position, text_of
from tests.rules import rule

from hexadeck import games
from hexadeck.games.knights_and_kings_chess import verbs, why, zones
from hexadeck.games.knights_and_kings_chess.board import EMPTY, SQUARE_NAMES
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.game import Match
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.reasons import CARD
from hexadeck.kernel.rng import below, seeded
from hexadeck.server.match.moves import moves


def of_card(match: Match, name: str) -> str:
    hand = match.view(0)["table"]["seats"][0]["hand"]
    return said(match, next(card["handle"] for card in hand if card["name"] == name))


def of_square(match: Match, square: str, seat: int = 0) -> str:
    return said(match, {"square": square}, seat)


def said(match: Match, thing: object, seat: int = 0) -> str:
    return "; ".join(str(reason) for reason in match.why_not(seat, thing)) or "None"


def choose(match: Match, verb: str, **parts: Any) -> None:
    options = match.view(0)["options"]
    match.choose(next(i for i, option in enumerate(options) if {"verb": verb, **parts}.items() <= option.items()))


@rule("KC-025", "KC-059")
@pytest.mark.parametrize(
    ("position", "said"),
    [
        (
            "4k3/8/8/8/8/8/8/3NKN2 w",
            ("[KC-025] Place: You have no inactive pawn.; [KC-030] Move a pawn: None of your pawns has a legal move."),
        ),
        (
            "4k3/8/8/8/4r3/8/8/3NKN2 w",
            (
                "[KC-025] Place: You have no inactive pawn.; "
                "[KC-059] Move a pawn: You are in check, and it cannot bring your king out of it."
            ),
        ),
    ],
)
def test_a_pawn_card_without_pawns_says_why(position: str, said: str) -> None:
    """None is inactive, none stands on the board; that nothing is discarded meanwhile goes without saying."""
    match = given(position, "PN", inactive="-")

    assert of_card(match, "Pawn") == said
    assert "Move a piece" not in of_card(match, "Knight")


@rule("KC-R38")
def test_equal_cards_are_all_lit_or_all_dark() -> None:
    """One option stands for them."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "NNPP", inactive="-")

    hand = match.view(0)["table"]["seats"][0]["hand"]
    told = {(card["name"], said(match, card["handle"])) for card in hand}

    assert len(told) == 2


@rule("KC-049", "KC-051", "KC-054")
@pytest.mark.parametrize(
    ("hand", "card", "told"),
    [
        ("RP", "Rook", "[KC-049] Combo: A combo needs a Knight card."),
        ("NP", "Knight", "[KC-051] Two knight moves: You have no second Knight card."),
        ("NP", "Knight", "[KC-054] Combo: You have no King, Queen, Rook or Bishop card to combine it with."),
    ],
)
def test_cards_say_what_a_combo_of_theirs_lacks(hand: str, card: str, told: str) -> None:
    """A Knight card, another one, or a partner for it."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", hand)

    assert told in of_card(match, card)


@rule("KC-025", "KC-041", "KC-049", "KC-051", "KC-054", "KC-059")
@pytest.mark.parametrize(
    ("hand", "card", "told"),
    [
        ("NP", "Knight", "[KC-051] Two knight moves: You have no second Knight card."),
        ("NP", "Knight", "[KC-054] Combo: You have no King, Queen, Rook or Bishop card to combine it with."),
        ("KB", "Bishop", "[KC-049] Combo: A combo needs a Knight card."),
        ("KB", "Bishop", "[KC-025] Place: You have no inactive bishop."),
        ("KB", "Bishop", "[KC-041] Resurrect: You have no captured queen, rook, bishop or knight."),
    ],
)
def test_what_is_lacking_is_lacking_in_check_too(hand: str, card: str, told: str) -> None:
    """With it the king might come out of check."""
    match = given("4k3/8/8/8/4r3/8/8/3NKN2 w", hand, inactive="-", captured="-")

    assert told in of_card(match, card)


@rule("KC-041", "KC-043", "KC-R04", "KC-R42")
@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("4k3/8/8/8/8/8/8/BBBBKBBB w", "[KC-R04] Resurrect: There is no open square for it."),
        ("4k3/8/8/8/8/5n2/8/4K3 w", "[KC-059] Resurrect: You are in check, and it cannot bring your king out of it."),
    ],
)
def test_a_captured_piece_stays_away_without_a_square(position: str, told: str) -> None:
    """On a full rank, or where none of them ends a check."""
    match = given(position, "BK", inactive="-", captured="Q")

    assert told in of_card(match, "Bishop")


@rule("KC-014")
def test_squares_for_the_king_are_chosen_by_their_files() -> None:
    """The question offers files, and a square of the back rank is no wrong answer to it."""
    match = games.load("knights-and-kings-chess").start(1)

    assert of_square(match, "b1") == "[KC-014] Place: Choose the b-file, and the king stands here."
    assert of_square(match, "a1") == "[KC-014] Place: The king starts on your back rank, but not in a corner."


@rule("KC-054")
def test_a_combo_that_moves_nothing_names_both_cards() -> None:
    """The only knight is pinned, and there is no bishop."""
    match = given("4k3/4r3/8/8/8/3PNP2/3PKP2/3R1R2 w", "NB", captured="B", inactive="-")

    assert (
        "[KC-054] Knight + Bishop: one moves as the other: Neither a knight nor the other piece has a legal move."
        in of_card(match, "Bishop")
    )


@rule("KC-022", "KC-019")
def test_cards_that_are_not_to_be_played_say_so() -> None:
    """In the discard pile; and in the hand once a card is played."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "NK", discard="Q")
    pile = match.view(0)["table"]["seats"][0]["discard"][0]["handle"]
    discarded = "[KC-022] Play: It is in the discard pile until the deck is exhausted."

    assert said(match, pile) == discarded
    choose(match, "move_any")

    assert said(match, pile) == discarded
    assert of_card(match, "King") == "[KC-019] Play: You have played already: one card or one combo a turn."


@rule("KC-030", "KC-R02", "KC-032")
def test_squares_say_why_no_piece_moves_from_there() -> None:
    """A Pawn card moves pawns, one's own, and those that can move."""
    match = given("4k3/8/8/8/8/p7/P6P/3NKN2 w", "P", inactive="-")
    choose(match, "move_pawn")

    assert match.prompt is not None
    assert match.prompt.kind == "target"
    assert of_square(match, "h3") == "None"
    assert of_square(match, "a3") == "[KC-020] Go there: The piece cannot get there with what you played."


@rule("KC-031", "KC-R02", "KC-R11")
def test_pieces_and_targets_say_what_keeps_them() -> None:
    """The foe's, an empty square, a pinned knight; then squares out of reach."""
    match = given("4k3/8/8/8/1b6/8/3N4/4K1N1 w", "N")
    choose(match, "move_any")

    assert of_square(match, "b4") == "[KC-R02] Move: The piece is not yours."
    assert of_square(match, "e5") == "[KC-R02] Move: No piece of yours stands there."
    assert of_square(match, "d2") == "[KC-R11] Move: Wherever it goes, your king would be in check."
    assert of_square(match, "g1") == "None"
    choose(match, "piece", square="e1")
    assert of_square(match, "f1") == "None"
    assert of_square(match, "e8") == "[KC-020] Take: The piece cannot get there with what you played."


@rule("KC-027", "KC-R04")
def test_squares_say_why_a_piece_is_not_placed_there() -> None:
    """Another rank, or an occupied square."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "R")
    choose(match, "place")

    assert of_square(match, "a2") == "[KC-027] Place: It goes on your back rank."
    assert of_square(match, "d1") == "[KC-R04] Place: The square is not empty."
    assert of_square(match, "a1") == "None"


@rule("KC-020", "KC-036", "KC-R30")
@pytest.mark.parametrize(
    ("position", "hand", "verb", "start", "target", "told"),
    [
        ("4k3/8/8/8/8/8/3P4/2B1K3 w", "N", "move_any", "c1", "f4", "[KC-020] Go there: Another piece is in its way."),
        ("4k3/8/8/8/8/8/3P4/2B1K3 w", "N", "move_any", "c1", "d2", "[KC-020] Go there: Your own piece stands there."),
        ("4k3/8/8/8/8/3p4/8/3NK3 w", "K", "step", "e1", "d2", "None"),
        ("4k3/8/8/8/8/8/3p4/4K3 w", "K", "step", "e1", "d2", "[KC-036] Go there: The King card cannot capture."),
        (
            "4k3/8/8/8/3ppp2/4P3/8/4K3 w",
            "N",
            "move_any",
            "e3",
            "e4",
            "[KC-R30] Go there: A pawn does not capture straight ",
        ),
        ("4k3/8/8/4p3/8/8/4P3/4K3 w", "N", "move_any", "e2", "d3", "[KC-R30] Take: A pawn goes there only to capture."),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w", "NN", "move_any", "e1", "e2", "[KC-020] Go there: Your own piece stands there."),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w", "NN", "move_any", "e1", "d2", "[KC-R11] Go there: Your king would be in check."),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w", "NN", "move_any", "e1", "e1", "[KC-020] Go there: It stands there already."),
    ],
)
def test_squares_say_what_keeps_the_piece_away(
    position: str, hand: str, verb: str, start: str, target: str, told: str
) -> None:
    """What stands there, what stands in between, what the piece does not do."""
    match = given(position, hand)
    choose(match, verb)
    if match.prompt is not None and match.prompt.kind == "piece":
        choose(match, "piece", square=start)

    assert of_square(match, target).startswith(told)


@rule("KC-R29")
@pytest.mark.parametrize(
    ("position", "unmoved", "told"),
    [
        ("4kr2/8/8/8/8/8/8/4K2R w", "e1h1", "The king would cross an attacked square, or end on one."),
        ("4k1r1/8/8/8/8/8/8/4K2R w", "e1h1", "The king would cross an attacked square, or end on one."),
        ("k3r3/8/8/8/8/8/8/4K2R w", "e1h1", "A king in check does not castle."),
        ("4k3/8/8/8/8/8/8/4K1NR w", "e1h1", "A piece stands between king and rook."),
        ("4k3/8/8/8/8/8/8/4K2R w", "e1", "No rook that was placed in that corner stands there unmoved."),
        ("4k3/8/8/8/8/8/8/4K2R w", "-", "The king has moved, or was not set up there."),
        ("4k3/8/8/8/8/8/8/4K2R w", "e1h1", None),
    ],
)
def test_castling_says_what_it_lacks(position: str, unmoved: str, told: str | None) -> None:
    """Not that the king cannot get there: with the same card it does, once the reason is gone."""
    match = given(position, "N", unmoved=unmoved)
    choose(match, "move_any")
    if match.prompt is not None and match.prompt.kind == "piece":
        choose(match, "piece", square="e1")

    assert of_square(match, "g1") == ("None" if told is None else f"[KC-R29] Castle: {told}")


@rule("KC-R29")
def test_castling_is_for_some_cards_and_most_matches() -> None:
    """A Knight + King combo does not castle, and an option forbids it altogether."""
    combo = given("4k3/8/8/8/8/8/8/4KN1R w", "NK", unmoved="e1h1")
    choose(combo, "combo")
    choose(combo, "piece", square="e1")
    match = given("4k3/8/8/8/8/8/8/4K2R w", "N", unmoved="e1h1", options={"castling": False})
    choose(match, "move_any")
    choose(match, "piece", square="e1")

    assert of_square(combo, "g1") == "[KC-R29] Castle: Only Knight and Queen cards castle."
    assert of_square(match, "g1") == "[KC-R29] Castle: In this match nobody castles."


@rule("KC-R28")
@pytest.mark.parametrize("en_passant", [True, False])
def test_taking_in_passing_may_be_no_rule_of_the_match(en_passant: bool) -> None:
    """A pawn that has just gone two squares."""
    match = given("4k3/8/8/8/3pP3/2N5/8/4K3 b", "N", passed="e3", options={"en_passant": en_passant})
    options = match.view(1)["options"]
    match.choose(next(i for i, option in enumerate(options) if option["verb"] == "move_any"))
    options = match.view(1)["options"]
    match.choose(next(i for i, option in enumerate(options) if option["square"] == "d4"))

    told = "None" if en_passant else "[KC-R28] Take in passing: In this match no pawn is taken in passing."
    assert of_square(match, "e3", 1) == told


@rule("KC-R20")
def test_a_first_move_without_a_second_says_so() -> None:
    """In check, two knight moves have to end it."""
    knights = given("4k3/8/8/5N2/4r3/8/8/4K3 w", "NN", inactive="-")
    choose(knights, "two_knights")

    assert of_square(knights, "h6") == "[KC-R20] Go there: No second knight move would be possible."


@rule("KC-R18")
@pytest.mark.parametrize("compulsory", [True, False])
def test_the_king_leaves_check_only_where_the_second_move_is_possible(compulsory: bool) -> None:
    """In the corner it could not move on, and nothing else can; on the other square it could."""
    rule_option = {"block_check_second_move": "compulsory" if compulsory else "optional"}
    match = given("7k/5r2/8/8/8/1q6/1K6/8 w", "B", options=rule_option, inactive="-")
    choose(match, "block_check")

    told = "[KC-R18] Go there: No second move would be possible." if compulsory else "None"
    assert of_square(match, "a1") == told


@rule("KC-037", "KC-R38")
def test_the_second_piece_of_a_pair_says_which_comes_first() -> None:
    """Every pair is on offer once, beginning with the piece that is nearer to a1; the chosen one is no partner."""
    match = given("4k3/8/8/8/8/8/8/3NKN1Q w", "RN", inactive="-")
    choose(match, "swap")

    assert of_square(match, "d1") == "None"
    earlier = "Every pair is listed once, from a1 to h8: choose the earlier piece first."
    assert of_square(match, "h1") == f"[KC-R38] Move: {earlier}"
    choose(match, "piece", square="e1")

    assert of_square(match, "f1") == "None"
    assert of_square(match, "e1") == "[KC-037] Exchange: It is the first of the two pieces."
    assert of_square(match, "d1") == f"[KC-R38] Exchange: {earlier}"


@rule("KC-037", "KC-R11")
def test_a_pair_that_may_not_change_places_is_not_told_its_order() -> None:
    """The king would come to stand beside a rook: KC1 of the rules' second reading."""
    match = given("3rk3/8/8/8/8/8/8/3NKN1Q w", "RN", inactive="-")
    choose(match, "swap")
    choose(match, "piece", square="e1")

    assert of_square(match, "d1") == "[KC-R11] Exchange: Your king would be in check."


@rule("KC-013", "KC-014")
def test_a_king_does_not_start_in_a_corner() -> None:
    """Nor on another rank."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w").game.start()

    told = "[KC-014] Place: The king starts on your back rank, but not in a corner."
    assert of_square(match, "a1") == of_square(match, "e2") == told


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
        movable = {SQUARE_NAMES[move.start] for move in moves(match, seat, layout.board)}
        for square, piece in zip(SQUARE_NAMES, table(match).board, strict=True):
            if piece != EMPTY and piece >> 3 == seat % 2:
                told = of_square(match, square, seat)
                is_dark = told == "[KC-020] Move: No card that you can play now moves it."
                assert is_dark == (square not in movable), (text_of(board), side, square, told)
                dark += is_dark
    assert dark > 20


@rule("KC-020", "KC-048", "KC-052")
@pytest.mark.parametrize("hand", ["NN", "BP", "RP", "NR", "KQ"])
def test_pieces_that_move_second_are_not_called_unmovable(hand: str) -> None:
    """It is said of exactly those that stay where they are in every play, second moves and exchanges included."""
    words = seeded("second")
    for _ in range(8):
        board, side, _, captured = random_position(words)
        match = given(f"{text_of(board)} {side}", hand, captured if side == "w" else captured.lower(), inactive="PPpp")
        if match.seat is None or match.prompt is None or match.prompt.kind != "play":
            continue
        seat = match.seat
        touched = {square for one in plays(match) for square in starts(one)}
        for square, piece in zip(SQUARE_NAMES, table(match).board, strict=True):
            if piece != EMPTY and piece >> 3 == seat % 2:
                is_dark = "No card that you can play now moves it." in of_square(match, square, seat)
                assert is_dark == (square not in touched), (text_of(board), side, hand, square)


def starts(play: Play) -> Iterator[str]:
    """The squares that pieces leave in a play, or change places on."""
    for event in play.events:
        if event.name in ("moved", "stepped", "moved_as", "castled", "swapped"):
            yield SQUARE_NAMES[event.start]
            if event.name == "swapped":
                yield SQUARE_NAMES[event.target]
        if event.name == "turn_began":
            return


@rule("KC-020", "KC-R11", "KC-R38")
@pytest.mark.parametrize("is_narrow", [False, True])
def test_every_square_of_every_board_question_is_offered_or_says_what_would_open_it(is_narrow: bool) -> None:
    """Whoever asks why sees the same options; make attack, obstacle or pin vanish, and the square is one of them."""
    words = seeded("squares")
    narrow = {"king_rook_scope": "first_rank", "block_check_second_move": "compulsory"}
    asked: set[str] = set()
    for _ in range(8):
        board, side, _, captured = random_position(words)
        lost = captured if side == "w" else captured.lower()
        position = f"{text_of(board)} {side}"
        start = given(position, "NNKRQBPP", lost, inactive="PPBRQppbrq", options=narrow if is_narrow else None)
        for match in board_questions(start):
            assert match.seat is not None
            assert match.prompt is not None
            asked.add(match.prompt.kind)
            reasons = match.reasons(match.seat)
            assert set(reasons.t.options) == set(match.options), f"{position}: {match.prompt}"
            dark = {refusal.option.a for refusal in reasons.refused if refusal.option.verb.parts[0] == "square"}
            assert dark | {option.a for option in match.options} >= set(range(64)), f"{position}: {match.prompt}"
            for refusal in reasons.refused[:: 1 + below(words, 9)]:
                lift_all(match, refusal, lifts_of(match.game), f"{position}: {match.prompt}")
    assert asked >= {"place", "piece", "target", "return"}
    assert is_narrow or "partner" in asked


def board_questions(match: Match) -> Iterator[Match]:
    """Every question for a square that follows from a play, first and second moves included, some of many."""
    names_squares = bool(match.options) and match.options[-1].verb.parts[:1] == ("square",)
    if names_squares:
        yield match
    for index in range(0, len(match.options), 5 if names_squares else 1):
        after = match.clone()
        after.choose(index)
        if after.seat == match.seat and after.prompt is not None and after.prompt.kind not in ("play", "king"):
            yield from board_questions(after)


def test_an_aside_is_told_where_nothing_else_is_said() -> None:
    """Not about what can be used, nor beside another reason."""
    match = given("4k3/8/8/8/8/8/8/3NKN2 w", "N", discard="Q")
    reasons = match.reasons(0)
    lit, dark = (reasons.t.zones[zone][0] for zone in (zones.HAND, zones.DISCARD))
    reasons.refused = [
        Refusal(Option(verbs.DISCARD_CARD, card, NOTHING, NOTHING), why.MUST_PLAY) for card in (lit, dark)
    ]

    assert reasons.about(CARD, lit) == []
    assert [str(reason) for reason in reasons.about(CARD, dark)] == [
        "[KC-R07] Discard: Not while you have a legal play."
    ]
    reasons.refused.append(Refusal(Option(verbs.PLAY, dark, NOTHING, NOTHING), why.DISCARDED))
    assert [reason.rule for reason in reasons.about(CARD, dark)] == ["KC-022"]
