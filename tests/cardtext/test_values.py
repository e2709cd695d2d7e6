"""Values by layers, statements, and what lasts for a while."""

from typing import Any

import pytest
from tests.cardtext.orchard import (
    BIG_HAND,
    CANNOT_BEAR,
    HAND,
    KEYWORDS,
    POWER,
    WATERED_MORE,
    Grove,
    load_orchard,
)

from hexadeck.cardtext.durations import add_change, forget_changes, has_change, total
from hexadeck.cardtext.statements import anyone_says, count_said_to, is_said_to, sum_said
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.game import Match

GARDENER = """
Gardener [G]
Power 1, apple
Passive: your pear trees have +2 Power.
"""


def test_a_statement_holds_while_its_card_lies_there() -> None:
    """Nothing is stored, so nothing has to be undone."""
    grove = Grove(GARDENER, orchards=["Pear", "Gardener Pear"])

    assert [POWER.now(grove.t, card) for card in (0, 2)] == [3, 5]
    grove.t.move_speaking(grove.card("Gardener"), HAND + 1)
    assert POWER.now(grove.t, 2) == 3


def test_layers_come_in_the_order_of_the_game() -> None:
    """Becomes, then plus and minus, then times, whatever came first."""
    text = """
    Sun [S]
    Power 0, sun
    Use: that tree gets 2 times its Power this turn.
    """
    grove = Grove(text, orchards=["Apple Sun"])
    apple = grove.card("Apple")
    for kind, amount in ((2, 2), (1, 3), (0, 10)):
        add_change(grove.t, apple, kind, amount, 0)

    assert POWER.now(grove.t, apple) == (10 + 3) * 2


def test_a_value_is_never_below_the_least() -> None:
    """The raw value tells how far it would be."""
    grove = Grove(orchards=["Apple"])
    add_change(grove.t, 0, 1, -5, 0)

    assert (POWER.now(grove.t, 0), POWER.raw(grove.t, 0)) == (0, -3)


def test_an_amount_for_each_is_counted_when_it_is_asked() -> None:
    """+1 for each 2 Water, at most 3."""
    text = """
    Reed [R]
    Power 1, reed
    Passive: this tree has +1 Power for each 2 Water, at most 3.
    """
    grove = Grove(text, orchards=["Reed"], water=5)

    assert grove.power("Reed") == 1 + 2
    grove.t.water[0] = 20
    assert grove.power("Reed") == 1 + 3


def test_an_amount_counts_while_a_condition_holds() -> None:
    """Once, however often it does."""
    text = "\nIvy [I]\nPower 1, ivy\nPassive: this tree has +2 Power while there is a pear tree of yours."

    assert [Grove(text, orchards=[trees]).power("Ivy") for trees in ("Ivy", "Ivy Pear Pear")] == [1, 3]


def test_names_are_counted_once() -> None:
    """Two pears are one name."""
    text = "\nIvy [I]\nPower 1, ivy\nPassive: this tree has +1 Power for each name of your trees."
    assert Grove(text, orchards=["Ivy Pear Pear Apple"]).power("Ivy") == 1 + 3


def test_a_text_can_say_how_much_less() -> None:
    """As a number without a sign; and never below the least."""
    text = "\nFrost [F]\nPower 1, frost\nPassive: all trees have 2 less Power."
    grove = Grove(text, orchards=["Frost Pear"])

    assert (grove.power("Frost"), grove.power("Pear")) == (0, 1)


def test_what_does_not_stack_counts_once_for_each_owner() -> None:
    """Two of mine and one of yours are one of each."""
    text = """
    Bee [B]
    Power 0, bee
    Passive: all trees have +1 Power. This does not stack.
    """
    assert Grove(text, orchards=["Bee Bee Apple", "Bee"]).power("Apple") == 2 + 2
    stacking = text.replace(" This does not stack.", "")
    assert Grove(stacking, orchards=["Bee Bee Apple", "Bee"]).power("Apple") == 2 + 3


@pytest.mark.parametrize(("active", "power"), [(0, 3), (1, 2)])
def test_a_statement_can_hold_on_own_turns_only(active: int, power: int) -> None:
    """On the other's turn it says nothing."""
    text = """
    Lamp [L]
    Power 0, lamp
    On your turn: your trees have +1 Power.
    """
    grove = Grove(text, orchards=["Lamp Apple"])
    grove.t.active = active

    assert grove.power("Apple") == power


@pytest.mark.parametrize(("water", "power"), [(2, 2), (3, 4)])
def test_a_statement_can_have_a_condition(water: int, power: int) -> None:
    """It is checked whenever somebody asks."""
    text = """
    Pond [O]
    Power 0, pond
    Passive, while you have 3 or more Water: your trees have +2 Power.
    """
    assert Grove(text, orchards=["Pond Apple"], water=water).power("Apple") == power


def test_a_keyword_is_a_bit_of_a_value() -> None:
    """Given by a statement, asked for by a filter."""
    text = """
    Hedge [H]
    Power 0, hedge
    Passive: your apple trees have thorns.
    Use: fell one tree anywhere with thorns.
    """
    grove = Grove(text, orchards=["Hedge Apple Pear"])

    assert [KEYWORDS.now(grove.t, card) for card in range(3)] == [0, 1, 0]
    grove.use("Hedge")
    assert grove.names(16) == "Hedge Pear"


def test_a_ban_is_asked_by_its_kind() -> None:
    """Of a card, or of a player whose cards say so."""
    text = """
    Frost [F]
    Power 0, frost
    Passive: your pear trees bear no fruit.
    """
    grove = Grove(text, orchards=["Frost Apple Pear", "Pear"])

    assert [anyone_says(grove.t, CANNOT_BEAR, card) for card in range(4)] == [False, False, True, False]
    assert (is_said_to(grove.t, CANNOT_BEAR, 0), is_said_to(grove.t, CANNOT_BEAR, 1)) == (True, False)


def test_numbers_that_cards_say_are_summed() -> None:
    """Two wells are four Water."""
    text = """
    Well [W]
    Power 0, well
    Passive: you gain 2 more Water.
    """
    grove = Grove(text, orchards=["Well Well"])

    assert (sum_said(grove.t, WATERED_MORE), count_said_to(grove.t, WATERED_MORE, 0)) == (4, 2)


def test_cards_with_high_numbers_speak_for_themselves() -> None:
    """Home-made cards can number beyond 4,095: who listens is no packed number."""
    grove = Grove(GARDENER, orchards=["Pear"])
    t = grove.t
    t.add_cards([0] * 5000, 1, 1)
    gardener = t.add_card(grove.cards.find("Gardener").number, 0, 16)
    t.start_work(gardener)

    assert gardener > 4095
    assert grove.power("Pear") == 5
    t.stop_work(gardener)
    assert grove.power("Pear") == 3


def test_a_change_ends_with_the_turn() -> None:
    """The rule that ends the turn drops it."""
    text = """
    Rain [R]
    Power 0, rain
    Use: one apple tree of yours gets +3 Power this turn.
    """
    grove = Grove(text, orchards=["Rain Apple"]).use("Rain")

    assert grove.power("Apple") == 5
    grove.end_turn()
    assert grove.power("Apple") == 2


def test_what_is_permanent_ends_when_the_card_leaves() -> None:
    """A card that comes back is a new one."""
    text = """
    Rain [R]
    Power 0, rain
    Use: one apple tree of yours gets +3 Power permanently.
    """
    grove = Grove(text, orchards=["Rain Apple"]).use("Rain")
    grove.end_turn()
    assert grove.power("Apple") == 5
    forget_changes(grove.t, grove.card("Apple"))
    assert grove.power("Apple") == 2


def test_a_player_can_have_something_for_a_while() -> None:
    """A seat is no card: it has rows of its own."""
    text = """
    Basket [B]
    Power 0, basket
    Use: your hand is big this turn.
    """
    grove = Grove(text, orchards=["Apple", "Basket"]).use("Basket")

    assert [total(grove.t.seat_changes, seat, BIG_HAND) for seat in (0, 1)] == [0, 1]
    assert not has_change(grove.t.changes, 1, BIG_HAND)
    grove.end_turn()
    assert not grove.t.seat_changes


def test_a_lasting_ability_is_heard_until_the_turn_ends() -> None:
    """The second line of the same card sets it off."""
    text = """
    Song [S]
    Power 0, song
    Use: this turn, each time you gain Water, draw 1 card.
    Use: gain 1 Water.
    """
    grove = Grove(text, orchards=["Song"], decks=["Apple Apple Apple"])
    grove.use("Song")

    assert grove.names(HAND) == "Apple"


@pytest.mark.parametrize(
    ("column", "rows"),
    [
        ("changes", [99, 1, 1, 0]),
        ("changes", [0, 77, 1, 0]),
        ("changes", [0, 1, 1, 5]),
        ("changes", [0, 1, 1]),
        ("changes", [0, -1, 99, 0]),
        ("seat_changes", [2, 4, 1, 0]),
        ("lasting", ["G/99", 0, 0]),
        ("lasting", ["G/1", 99, 0]),
        ("lasting", [0, 0]),
    ],
)
def test_a_position_with_impossible_changes_is_refused(column: str, rows: list[Any]) -> None:
    """The row is named."""
    grove = Grove(GARDENER, orchards=["Gardener Pear"]).go()
    position = Match(grove.game, grove.t, {}).position()
    position["columns"][column] = rows
    with pytest.raises(RecordError, match=column):
        grove.game.from_position(position)


def test_every_line_is_written_back_as_it_was_read() -> None:
    """To the letter."""
    cards, _ = load_orchard(GARDENER)

    assert [text for _, text in cards.reprint()] == ["Passive: your pear trees have +2 Power."]
