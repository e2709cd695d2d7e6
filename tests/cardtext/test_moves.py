"""Cards on their way between zones, and who learns what of it."""

from typing import Any

from tests.cardtext.orchard import DECK, DISCARDS, HAND, ORCHARD, Grove

from hexadeck.cardtext.frames import start_effect

BOOK = """
Book [K]
Power 0, book
Use: {}
"""


def book(text: str, **zones: Any) -> Grove:
    return Grove(BOOK.format(text), orchards=["Book", "Pear"], **zones).use("Book")


def known(grove: Grove, zone: int, viewer: int, seat: int = 0) -> list[bool]:
    return [grove.t.is_known(card, viewer) for card in grove.t.zones[zone + seat]]


def test_drawing_makes_a_new_deck_of_the_discards() -> None:
    """Only when a card is needed and there is none."""
    grove = book("draw 3 cards.", decks=["Apple"], discards=["Pear Pear Pear"])

    assert sorted(grove.names(HAND).split()) == ["Apple", "Pear", "Pear"]
    assert (grove.names(DECK), grove.names(DISCARDS)) == ("Pear", "")
    assert [event.name for event in grove.t.take_events()] == ["drew", "shuffled", "drew", "drew"]
    assert known(grove, DECK, 0) == [False]
    assert (known(grove, HAND, 0), known(grove, HAND, 1)) == ([True] * 3, [False] * 3)


def test_drawing_stops_where_there_is_nothing_left() -> None:
    """Without a penalty."""
    assert book("draw 3 cards.", decks=["Apple"]).names(HAND) == "Apple"


def test_discarding_from_a_hand_is_always_asked() -> None:
    """Skipping the question would tell what is there; equal cards are one option."""
    grove = book("discard one card from your hand.", hands=["Apple Apple"])
    assert grove.options() == ["Choose Apple"]
    assert grove.choose("Choose Apple").names(DISCARDS) == "Apple"
    assert book("discard one pear card from your hand.", hands=["Apple Apple"]).options() == ["Choose no more"]


def test_a_deck_is_searched_by_print_and_shuffled() -> None:
    """Which copy it is, and where it lay, is nobody's business."""
    grove = book("search your deck for one pear card.", decks=["Apple Pear Apple Pear"])

    assert grove.options() == ["Take Pear"]
    grove.choose("Take Pear")
    assert grove.names(HAND) == "Pear"
    assert known(grove, HAND, 1) == [True], "a card that was revealed"
    assert [event.name for event in grove.t.take_events()] == ["revealed", "moved", "shuffled"]


def test_a_fruitless_search_shuffles_all_the_same() -> None:
    """The searcher has seen the deck."""
    grove = book("search your deck for one pear card.", decks=["Apple Apple"]).choose("Choose no more")

    assert [event.name for event in grove.t.take_events()] == ["shuffled"]


def test_looking_is_for_the_one_who_looks() -> None:
    """The others see nothing, and afterwards nobody knows what was buried."""
    grove = book(
        "look at the top 3 cards of your deck. Take one card among them and bury the rest.",
        decks=["Apple Pear Apple Pear"],
    )

    assert grove.options() == ["Choose Pear", "Choose Apple"]
    assert (known(grove, DECK, 0), known(grove, DECK, 1)) == ([False, True, True, True], [False] * 4)
    grove.choose("Choose Pear")
    assert grove.names(HAND) == "Pear"
    assert known(grove, DECK, 0) == [False, False, False], "what is buried at random is not known any more"
    assert grove.names(DECK).split()[-1] == "Apple", "the rest lies at the bottom"


def test_cards_are_put_back_in_any_order() -> None:
    """The first chosen goes first, the last one lies on top."""
    grove = book("look at the top 2 cards of your deck. Put them back in any order.", decks=["Apple Pear Apple"])

    assert grove.options() == ["Choose Pear", "Choose Apple"]
    assert grove.choose("Choose Apple").names(DECK) == "Apple Apple Pear"


def test_cards_are_shuffled_in() -> None:
    """Nobody knows where they are now."""
    grove = book("shuffle up to two cards from your discards into your deck.", discards=["Apple Pear"], decks=["Apple"])
    grove.choose("Choose Apple", "Choose Pear")

    assert sorted(grove.names(DECK).split()) == ["Apple", "Apple", "Pear"]
    assert known(grove, DECK, 0) == [False, False, False]


def test_the_top_of_a_deck_is_milled_the_top_card_first() -> None:
    """One after the other."""
    assert book("mill 2.", decks=["Apple Pear Apple"]).names(DISCARDS) == "Apple Pear"


def test_each_opponent_mills() -> None:
    """The phrase for you serves for others."""
    grove = book("each opponent mills 1.", decks=["Apple", "Pear"])

    assert (grove.names(DISCARDS), grove.names(DISCARDS, 1)) == ("", "Pear")


def test_cards_at_random_are_nobodys_choice() -> None:
    """Nobody is asked."""
    grove = book("each opponent discards 2 cards at random.", hands=["", "Apple Pear Apple Pear"])

    assert grove.is_over
    assert (len(grove.t.zones[DISCARDS + 1]), len(grove.t.zones[HAND + 1])) == (2, 2)


def test_two_cards_swap_places() -> None:
    """Each arrives exactly where the other lay."""
    grove = Grove(BOOK.format("swap two trees anywhere."), orchards=["Book Apple Apple", "Pear"])
    second = grove.t.zones[ORCHARD][2]
    grove.use("Book").choose("Choose Apple", "Choose Pear")

    assert (grove.names(ORCHARD), grove.names(ORCHARD, 1)) == ("Book Pear Apple", "Apple")
    assert grove.t.zones[ORCHARD][2] == second
    assert [grove.t.owner[grove.t.zones[ORCHARD + seat][0]] for seat in range(2)] == [0, 1]


def test_two_cards_are_swapped_or_none() -> None:
    """One tree cannot change places with itself."""
    grove = Grove(BOOK.format("swap two trees anywhere."), orchards=["Book"])
    [effect] = grove.t.book.programs[0]

    assert not effect.is_possible(grove.t, start_effect(0, 0, 0, 0))
