"""The rules of the tiny game, which keep the kernel honest."""

import pytest
from tests.tiny.night import Night

from hexadeck import games
from hexadeck.cardtext.words import CardError


def test_a_played_firefly_joins_when_nobody_answers() -> None:
    """FF-3, FF-4: everybody passes, and its text happens: Spark draws a card, then the next seat draws."""
    night = Night(hands=["Spark", "Glow"], deck="Moon Queen Wasp")

    night.choose("Play Spark", "Pass")

    assert (night.jar(0), night.hand(0), night.hand(1)) == ("Spark", "Wasp", "Glow Queen")


def test_a_frog_discards_the_firefly_it_answers() -> None:
    """FF-3: the Spark is gone before its text happens, and so is the Frog."""
    night = Night(hands=["Spark", "Frog"])

    night.choose("Play Spark", "Play Frog")

    assert (night.jar(0), night.hand(0), night.discards) == ("", "", "Frog Spark")


def test_an_answered_firefly_is_not_answered_again() -> None:
    """FF-3: the third player is not asked about what is no longer there."""
    night = Night(hands=["Spark", "Frog", "Frog"])

    night.choose("Play Spark", "Play Frog")

    assert (night.match.seat, night.hand(2)) == (1, "Frog")


def test_whoever_has_cards_is_asked_for_an_answer() -> None:
    """FF-3: also without a Frog; only an empty hand is passed over, because all can see that it is empty."""
    night = Night(hands=["Glow", "", "Glow", "Frog"])

    night.choose("Play Glow")
    assert (night.match.seat, night.options()) == (2, ["Pass"])
    night.choose("Pass")
    assert (night.match.seat, night.options()) == (3, ["Play Frog", "Pass"])


def test_a_wasp_discards_a_firefly_of_the_players_choice() -> None:
    """FF-5: any jar but the own."""
    night = Night(hands=["Wasp", "", ""], jars=["Glow", "Spark Moon", "Queen"])

    night.choose("Play Wasp")
    assert night.options() == ["Choose Spark", "Choose Moon", "Choose Queen"]
    night.choose("Choose Moon")

    assert (night.jar(1), night.discards) == ("Spark", "Moon")


def test_a_queen_waits_for_others_in_her_jar() -> None:
    """FF-4: one draw for each Queen that was there before, if her player likes."""
    night = Night(hands=["Glow", ""], jars=["Queen Queen", "Queen"], deck="Glow Glow Frog Wasp")

    night.choose("Play Glow", "Yes", "No")

    assert (night.hand(0), night.hand(1)) == ("Wasp", "Frog")


def test_a_queen_does_not_wait_for_herself() -> None:
    """FF-4: 'another firefly'."""
    night = Night(hands=["Queen", ""])

    night.choose("Play Queen")

    assert (night.jar(0), night.match.seat) == ("Queen", 1)


def test_the_moon_shuffles_the_discards_into_the_deck() -> None:
    """Afterwards nobody knows where they are; the next seat has drawn one of the five cards."""
    night = Night(hands=["Moon", ""], deck="Glow Glow", discards="Wasp Frog Spark")

    night.choose("Play Moon")

    assert night.discards == ""
    assert sorted(f"{night.deck} {night.hand(1)}".split()) == ["Frog", "Glow", "Glow", "Spark", "Wasp"]
    assert night.view(0)["deck"] == [None] * 4


@pytest.mark.parametrize(
    ("jars", "winners"), [(["Queen", "Glow"], (0,)), (["Glow", "Wasp Queen"], (1,)), (["Glow Glow", "Queen"], (0, 1))]
)
def test_the_most_light_wins_when_the_deck_is_empty(jars: list[str], winners: tuple[int, ...]) -> None:
    """FF-6: equals share."""
    night = Night(hands=["Frog", ""], jars=jars, deck="")

    night.choose("Pass")

    assert night.match.result is not None
    assert (night.match.result.winners, night.match.result.rule) == (winners, "FF-6")


def test_a_home_made_card_needs_no_python() -> None:
    """New sentences of known words; 'you may' comes with the core of the language."""
    card = "Storm [H1]\nLight 0, 1 copy\nWhen it joins: you may discard one firefly of another player. Draw a card.\n"
    night = Night(hands=["Storm", ""], jars=["", "Glow Queen"], deck="Glow Frog", cards=card)

    night.choose("Play Storm", "Choose Queen")

    assert (night.jar(1), night.hand(0)) == ("Glow", "Frog")


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("When it joins: draw two cards.", "3:21"),
        ("When it joins: if it is dark, draw a card.", "3:19"),
        ("When it joins:", "3:15"),
        ("Answer: discard that frog.", "3:22"),
    ],
)
def test_a_word_that_no_phrase_knows_is_refused(line: str, place: str) -> None:
    """With the line and the column."""
    with pytest.raises(CardError, match=f"^home.cards:{place}: expected "):
        games.load("fireflies", [("home.cards", f"Storm [H1]\nLight 0, 1 copy\n{line}\n")])
