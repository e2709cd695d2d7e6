"""Cards that lie at cards: they belong there wherever the other one goes, and are orphans when it is gone."""

from tests.kernel.stalls import GUARDS, HAND, MARKET, NO_FACTS, SCHEMA, Square, new_square

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.views import table_view


def guarded() -> Square:
    """Guards B and C of seat 0 and D of seat 1 lie at A."""
    square = new_square(market0="A", hand="BC", hand_of_1="D")
    for letter, seat in (("D", 1), ("B", 0), ("C", 0)):
        square.attach(square.card(letter), square.card("A"), GUARDS + seat)
    return square


def test_what_lies_at_a_card_is_listed_by_zone_the_oldest_first() -> None:
    """The order in which cards were laid there can matter to a rule, so it is kept."""
    square = guarded()

    assert square.letters(square.attached(square.card("A"))) == "BCD"
    assert square.host_of(square.card("B")) == square.card("A")


def test_what_lies_at_a_card_belongs_to_it_wherever_it_moves() -> None:
    """Moving the host breaks nothing: no rule has to carry its cards along."""
    square = guarded()

    square.move(square.card("A"), SCHEMA.place(MARKET, 2))

    assert square.letters(square.attached(square.card("A"))) == "BCD"


def test_a_card_that_moves_away_lies_at_nothing() -> None:
    """Leaving ends the relation, so that nobody finds a host that it has no more."""
    square = guarded()

    square.move(square.card("B"), HAND)

    assert square.letters(square.attached(square.card("A"))) == "CD"


def test_cards_that_move_away_together_lie_at_nothing() -> None:
    """Moving all of a zone is moving each of its cards."""
    square = guarded()

    square.move_all(GUARDS, HAND)

    assert square.letters(square.attached(square.card("A"))) == "D"
    assert square.host_of(square.card("B")) == NOTHING


def test_orphans_stay_where_they_lie() -> None:
    """When a host goes, the game decides what becomes of them; the kernel only says which they were."""
    square = guarded()

    orphans = square.orphan(square.card("A"))

    assert square.letters(orphans) == "BCD"
    assert len(square.attached(square.card("A"))) == 0
    assert square.letters(square.zones[GUARDS]) == "BC"


def test_a_view_names_the_host_by_its_handle() -> None:
    """Handles of seat 1: A is 1, its own D is 2."""
    square = guarded()

    guards = table_view(square, 1, NO_FACTS)["seats"][1]["guards"]

    assert [guard["host"] for guard in guards] == [1]
