"""What the policy does where the sensible answer is plain: Armour, purchases, leftovers, the hand."""

from tests.games.saint_seiya.scenario import Scenario, Side

from hexadeck.games.saint_seiya.policy import Policy

DULL = ["Gigas"] * 6
"""A field that nobody can buy from."""


def answer(s: Scenario) -> str:
    return s.options()[Policy().policy(s.table)]


def test_armour_is_put_on_first() -> None:
    """It pays with its Cosmo turn after turn."""
    s = Scenario(Side(["Seiya", "Seiya", "018"]), field=["Cassios"])

    assert answer(s) == "Put on Aries Armour"


def test_a_weaker_armour_stays_in_the_hand_and_is_let_go() -> None:
    """Only one can be worn."""
    s = Scenario(Side(["006"], armour="018", deck=["Geist"] * 8), field=DULL)
    assert answer(s) == "End the Main phase"

    s.end()

    assert answer(s) == "Discard Pegasus Armour"


def test_what_is_paid_for_is_acquired() -> None:
    """Two Force lie under a card that costs two."""
    s = Scenario(Side(play={1: ["Seiya", "Seiya"]}), field=["Cassios", *DULL[1:]])

    assert answer(s) == "Fight Cassios: 2 Force"


def test_the_dearest_purchase_is_played_for() -> None:
    """Four Geists pay for a Gold Knight; Cassios could be had for one."""
    s = Scenario(Side(["Geist", "Geist", "Geist", "Geist"]), field=["Cassios", "Mu", *DULL[2:]])

    assert answer(s) == "Play Geist under Aries Mu"


def test_a_leftover_is_played_and_used_up() -> None:
    """There is nothing to buy, and its use costs no more than being discarded."""
    s = Scenario(Side(["Nachi"]), Side(armour="018"), field=DULL)
    assert answer(s).startswith("Play Wolf Nachi under ")

    s.play("Nachi", 1)

    assert answer(s) == "Use Wolf Nachi: discard it"


def test_a_weak_card_heals_a_strong_one() -> None:
    """A plain Hero has nothing better to do."""
    s = Scenario(Side(["Seiya"], wounded=["Geist"], deck=["Geist"] * 4 + ["Seiya"] * 4), field=DULL)
    assert answer(s).startswith("Play Pegasus Seiya under ")

    s.play("Seiya", 1)

    assert answer(s) == "Heal Geist with Pegasus Seiya"


def test_the_hand_keeps_what_is_better_than_the_average_card() -> None:
    """What is worse makes room."""
    deck = ["Geist"] * 2 + ["Seiya"] * 6
    kept = Scenario(Side(["Geist"], deck=deck), field=DULL, at="maintenance")
    discarded = Scenario(Side(["Seiya"], deck=deck), field=DULL, at="maintenance")

    assert answer(kept) == "Keep the rest"
    assert answer(discarded) == "Discard Pegasus Seiya"
