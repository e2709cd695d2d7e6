"""The turn sequence: draw, play, act, discard pile, and hands without a play (KC-017 to KC-022)."""

from tests.games.knights_and_kings_chess.positions import (
    FILLER,
    board,
    given,
    hand,
    names,
    on,
    pile,
    play,
    plays,
    table,
    texts,
)
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import zones

START = "3nkn2/8/8/8/8/8/8/3NKN2"
LONE = "8/8/8/8/8/k7/2q5/K7 w"
GONE = "PPPPPPPPBBRRQ"


@rule("KC-017", "KC-020")
def test_a_turn_is_draw_play_act_and_then_the_other_side_has_one() -> None:
    """What happens comes in this order, and ends with the draw of the next player."""
    match = given(f"{START} w", "P", deck="NN", others="PPPPPP")

    events = play(match, "P place e2")

    assert names(events) == ["played", "placed", "turn_began", "drew", "drew"]
    assert (match.seat, on(match, "e2")) == (1, "P")


@rule("KC-018", "E04")
def test_a_turn_begins_with_a_hand_of_eight() -> None:
    """After a combo there are six cards, and the next own turn draws two."""
    match = given(f"{START} w", "NNNNPPPP", others="PPPPPPPP", deck="KKKK")
    play(match, "NN d1-e3 e3-d1")
    assert len(hand(match)) == 6

    play(match, "P place a7")

    assert hand(match) == "KKNNPPPP"
    assert pile(match, zones.DECK) == "KK"


@rule("KC-R06", "KC-022", "E05")
def test_an_exhausted_deck_is_made_anew_from_the_discard_pile() -> None:
    """Deck 1, hand 6, discard pile 25: one is drawn, 25 are shuffled, one more is drawn; hand 8, deck 24."""
    match = given(f"{START} b", "P", others="NNNNNN", deck="K")
    match.table.add_cards([1] * 25, 0, zones.DISCARD)

    events = play(match, "P place a7")

    assert names(events)[2:] == ["turn_began", "drew", "shuffled", "drew"]
    assert (len(hand(match)), len(pile(match, zones.DECK)), len(pile(match, zones.DISCARD))) == (8, 24, 0)
    assert "K" in hand(match)


@rule("KC-022")
def test_the_discard_pile_is_not_touched_while_the_deck_lasts() -> None:
    """Even the last card of the deck is drawn without a shuffle."""
    match = given(f"{START} b", "P", others="NNNNNNN", deck="K", discard="-")
    match.table.add_cards([1] * 5, 0, zones.DISCARD)

    events = play(match, "P place a7")

    assert "shuffled" not in names(events)
    assert (len(pile(match, zones.DECK)), len(pile(match, zones.DISCARD))) == (0, 5)


@rule("KC-R06")
def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    """The player goes on with what there is."""
    match = given(f"{START} b", "P", others="NN", deck="-")

    play(match, "P place a7")

    assert (match.seat, hand(match)) == (0, "NN")


@rule("KC-R06")
def test_cards_just_played_are_shuffled_into_the_new_deck() -> None:
    """With an empty deck, the card that White plays comes back into White's own hand."""
    match = given(f"{START} w", "P", deck="-", others="P")
    play(match, "P place a2")
    play(match, "P place a7")

    assert hand(match) == "P"


@rule("KC-019", "KC-R23", "KC-R38")
def test_one_card_or_one_combo_is_played() -> None:
    """Every kind is offered once, alone and with a Knight; never three cards, and equal cards make no difference."""
    match = given(f"{START} w", "NNNKKPPR")

    cards = [text.split()[0] for text in texts(match)]

    assert sorted(set(cards)) == ["K", "N", "NK", "NN", "NR", "P", "R"]
    assert len(plays(match)) == len({one.text for one in plays(match)})


@rule("KC-021")
def test_played_cards_go_to_the_own_discard_pile() -> None:
    """Both cards of a combo, for all to see, before the piece is chosen."""
    match = given(f"{START} w", "NNB")

    match.choose([option.name for option in match.options].index("combo"))

    assert (pile(match, zones.DISCARD), hand(match), pile(match, zones.DISCARD + 1)) == ("BN", "N", "")
    assert [card["id"] for card in match.view(1)["table"]["seats"][0]["discard"]] == ["N", "B"]


@rule("KC-R07")
def test_nobody_may_pass() -> None:
    """While a legal play exists, every option is one."""
    match = given(f"{START} w", "NNNPKRQB")

    assert {"place", "move_any", "step", "swap", "move_again", "two_knights", "combo"} == {
        option.name for option in match.options
    }


@rule("KC-R08", "E14")
def test_without_a_legal_play_one_card_is_discarded() -> None:
    """The player chooses which, nothing happens on the board, and the game goes on: there is no stalemate."""
    match = given(LONE, "KKKKKPPP", captured=GONE)
    before = board(match)
    assert texts(match) == ["K discard", "P discard"]

    events = play(match, "K discard")

    assert names(events) == ["discarded", "turn_began"]
    assert (before, 1, None) == (board(match), match.seat, match.result)
    assert hand(match) == "KKKKPPP"


@rule("E14", "KC-R22")
def test_the_only_play_of_a_lone_king() -> None:
    """Knight + King: a1xc2, and no discard is offered beside it."""
    match = given(LONE, "KKKKKNNN", captured=GONE)

    assert texts(match) == ["NK a1xc2"]


@rule("KC-R08")
def test_without_cards_the_turn_just_ends() -> None:
    """There is nothing to discard."""
    match = given(LONE, "-", captured=GONE, deck="-")

    assert (match.seat, table(match).clock[0]) == (1, 10)


@rule("KC-R16", "KC-039")
def test_the_extra_turn_begins_with_a_draw() -> None:
    """It is a whole turn sequence of the same player; another Queen card gives another one."""
    match = given(f"{START} w", "QQNNNNNN", deck="PKP")

    events = play(match, "Q move+turn d1-e3")
    assert names(events) == ["played", "moved", "extra_turn", "turn_began", "drew"]
    assert (match.seat, table(match).clock[0], len(hand(match))) == (0, 10, 8)

    play(match, "Q move+turn e3-d1")

    assert (0, 11, FILLER[:8]) == (match.seat, table(match).clock[0], hand(match, 1))
