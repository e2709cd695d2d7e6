"""Who carries an instruction out, and who decides."""

from typing import Any

from tests.cardtext.orchard import DECK, DISCARDS, HAND, Grove

HORN = """
Horn [H]
Power 0, horn
Use: {}
"""


def horn(text: str, **zones: Any) -> Grove:
    seats = len(zones["hands"]) if "hands" in zones else 2
    return Grove(HORN.format(text), orchards=["Horn"], seats=seats, **zones).use("Horn")


def test_each_opponent_chooses_from_the_own_hand_in_turn() -> None:
    """One after the other, each with choices of their own."""
    grove = horn("each opponent discards one card from their hand.", hands=["Apple", "Apple Pear", "Pear Apple"])

    assert (grove.t.seat, grove.options()) == (1, ["Choose Apple", "Choose Pear"])
    grove.choose("Choose Pear")
    assert grove.t.seat == 2
    grove.choose("Choose Apple")
    assert [grove.names(DISCARDS, seat) for seat in range(3)] == ["", "Pear", "Apple"]
    assert grove.is_over


def test_each_player_comes_in_turn_from_the_turn_player() -> None:
    """You are one of them."""
    grove = horn("each player draws 1 card.", hands=["", "", ""], decks=["Apple", "Pear", "Apple"])

    assert [event.seat for event in grove.t.take_events()] == [0, 1, 2]


def test_each_player_may_decline() -> None:
    """Each is asked."""
    grove = horn("each player may draw 1 card.", decks=["Apple", "Pear"]).choose("No", "Yes")

    assert [grove.names(HAND, seat) for seat in range(2)] == ["", "Pear"]


def test_teammates_are_no_opponents() -> None:
    """Teams are the even and the odd seats."""
    grove = Grove(HORN.format("each opponent draws 1 card."), orchards=["Horn"], decks=["Apple"] * 4, seats=4)
    grove.t.teams = True
    grove.use("Horn")

    assert [grove.names(HAND, seat) for seat in range(4)] == ["", "Apple", "", "Apple"]


def test_one_opponent_of_your_choice_is_chosen_first() -> None:
    """Then that player makes the choices."""
    grove = horn(
        "one opponent of your choice discards one card from their hand. That player draws 1 card.",
        hands=["", "Apple Apple", "Pear Apple"],
        decks=["", "Apple", "Pear"],
    )

    assert (grove.t.seat, grove.options()) == (0, ["Player 2", "Player 3"])
    grove.choose("Player 3")
    assert grove.t.seat == 2
    grove.choose("Choose Apple")
    assert grove.names(DISCARDS, 2) == "Apple"


def test_a_single_opponent_is_not_asked_for() -> None:
    """There is nobody else."""
    grove = horn("one opponent of your choice draws 2 cards.", decks=["", "Apple Pear"])

    assert grove.names(HAND, 1) == "Pear Apple"


def test_only_those_can_be_chosen_whom_it_could_concern() -> None:
    """The one who has a card is not asked for; the others have none."""
    grove = horn("whoever of the opponents can discards one card from their hand.", hands=["Apple", "", "Pear Pear"])

    assert (grove.t.seat, grove.options()) == (2, ["Choose Pear"])


def test_an_opponent_can_decide_about_your_cards() -> None:
    """The instruction stays yours, the choice is another's."""
    grove = horn(
        "reveal the top 2 cards of your deck. An opponent chooses what you take: one card among them.",
        decks=["Pear Apple Pear", ""],
    )

    assert (grove.t.seat, grove.options()) == (1, ["Choose Apple", "Choose Pear"])


def test_what_was_chosen_survives_writing_and_reading() -> None:
    """Chooser and chosen player are part of a position."""
    grove = horn(
        "one opponent of your choice discards one card from their hand.", hands=["", "Apple Pear", "Pear Apple"]
    )
    grove.choose("Player 2").reload()

    assert (grove.t.seat, grove.options()) == (1, ["Choose Apple", "Choose Pear"])
    grove.choose("Choose Pear")
    assert (grove.names(DISCARDS, 1), grove.names(DECK, 1)) == ("Pear", "")
