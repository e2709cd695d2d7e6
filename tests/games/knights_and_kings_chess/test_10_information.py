"""Who sees what, and worlds that agree with what a seat knows (KC-R33, KC-R37)."""

from collections import Counter

import pytest
from tests.games.knights_and_kings_chess.positions import game, given, play, table
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import zones
from hexadeck.games.knights_and_kings_chess.fen import read_fen
from hexadeck.kernel.game import Match

KNIGHT_CHECK = "4k3/8/8/8/8/5n2/8/3NK3"


def played(seed: int, seats: int, choices: int) -> Match:
    match = game().start(seed=seed, seats=seats)
    for number in range(choices):
        if match.seat is None:
            break
        match.choose(number * 7 % len(match.options))
    return match


@rule("KC-R37")
def test_board_pieces_and_discard_piles_are_open() -> None:
    """Spectators see the pieces on and beside the board, discards, and the sizes of hands and decks."""
    match = given("4k3/8/8/8/8/4r3/8/3NK3 w", "NP", discard="KQ", deck="PPP")
    play(match, "N move d1xe3")
    shown = match.view(None)["table"]

    assert (shown["e3"], shown["captured_black_rook"], shown["inactive_white_pawn"]) == (2, 1, 8)
    assert [card["id"] for card in shown["seats"][0]["discard"]] == ["Q", "K", "N"]
    assert (len(shown["seats"][0]["hand"]), len(shown["seats"][0]["deck"])) == (1, 3)


@rule("KC-R33", "KC-R37")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_is_hidden_from_everybody_else(seats: int) -> None:
    """From the partner, too; and nobody sees a deck."""
    match = played(1, seats, 30)
    for viewer in (*range(seats), None):
        for seat, places in enumerate(match.view(viewer)["table"]["seats"]):
            assert (viewer == seat) == (places["hand"] != [None] * len(places["hand"]))
            assert [None] * len(places["deck"]) == places["deck"]


@rule("KC-R33")
def test_in_an_imagined_world_partners_cards_are_dealt_anew() -> None:
    """The single Queen of a team is sometimes with one partner and sometimes with the other."""
    match = game().start(seats=4)
    holders: Counter[int] = Counter()
    for seed in range(30):
        t = match.imagine(None, seed).table
        holders[next(t.owner[card] for card in range(64) if t.what[card] == 4 and t.owner[card] % 2 == 0)] += 1

    assert {0, 2} == set(holders)


@rule("KC-R37", "KC-022")
def test_an_imagined_deck_holds_what_was_shuffled_into_it() -> None:
    """After the discard pile became the deck everybody knows its cards, though not their order."""
    text = (
        "3nkn2/8/8/8/8/8/8/3NKN2 b - - 9; hands QQQQQQQ P; decks - P; discards KKKKK -; captured -; "
        "inactive ppppppppPPPPPPPP"
    )
    match = read_fen(game(), text)
    play(match, "P place a7")

    for seed in range(5):
        t = match.imagine(1, seed).table
        assert {5} == {t.what[card] for card in t.zones[zones.DECK]}


@rule("KC-062")
@pytest.mark.parametrize("cards", ["KPPPPPPP", "BPPPPPPP", "NPPPPPPP"])
def test_an_imagined_player_in_check_holds_an_answer(cards: str) -> None:
    """The match goes on, so the hand has one: whatever else it holds, no imagined world is lost already."""
    deck = "PPPPPPPPPPPPPPPPPPPPPPPP"
    match = given(f"{KNIGHT_CHECK} w", cards, deck=deck)

    for seed in range(4):
        world = match.imagine(1, seed)
        assert (world.result, world.seat) == (None, 0)


def test_cards_are_never_lost() -> None:
    """Hands, decks and discard piles always hold 64 cards, 32 of each colour."""
    for seats in (2, 4):
        match = played(4, seats, 200)
        t = table(match)
        cards = [
            card
            for zone in (zones.DECK, zones.HAND, zones.DISCARD)
            for seat in range(seats)
            for card in t.zones[zone + seat]
        ]
        assert list(range(64)) == sorted(cards)
        assert sum(t.owner[card] % 2 for card in cards) == 32
