"""Replacements: instead of what would happen, something else does."""

from tests.cardtext.orchard import DISCARDS, HAND, ORCHARD, Grove

AXE = """
Axe [X]
Power 0, axe
Use: fell one apple tree anywhere. Gain 1 Water.

Ghost [G]
Power 0, apple
Passive: if this tree would fall, draw 1 card instead.

Nymph [N]
Power 0, nymph
Passive: if a apple tree of yours would fall, its owner may gain 9 Water instead.

Miser [I]
Power 0, miser
Passive: if a apple tree of yours would fall, its owner may you may pay 5 Water to draw 1 card instead.
"""


def test_something_else_happens_instead() -> None:
    """And the text goes on behind it."""
    grove = Grove(AXE, orchards=["Ghost", "Axe"], decks=["Pear"]).use("Axe")

    assert (grove.names(ORCHARD), grove.names(HAND)) == ("Ghost", "Pear")
    assert [event.name for event in grove.t.take_events()] == ["drew", "watered"]


def test_nothing_replaces_where_nobody_says_so() -> None:
    """It simply happens."""
    grove = Grove(AXE, orchards=["Apple", "Axe"]).use("Axe")

    assert grove.names(DISCARDS) == "Apple"


def test_the_owner_of_the_card_may_let_it_happen() -> None:
    """Where it says "may", the choice is left to the one it happens to."""
    grove = Grove(AXE, orchards=["Apple Nymph", "Axe"]).use("Axe")

    assert (grove.t.seat, grove.options()) == (0, ["Use Nymph", "No"])
    assert grove.choose("No").names(DISCARDS) == "Apple"
    used = Grove(AXE, orchards=["Apple Nymph", "Axe"]).use("Axe").choose("Use Nymph")
    assert (used.names(ORCHARD), list(used.t.water)) == ("Apple Nymph", [9, 1])


def test_the_owner_chooses_among_several() -> None:
    """One of them must be used, so letting it happen is not offered."""
    grove = Grove(AXE, orchards=["Ghost Nymph", "Axe"], decks=["Pear"]).use("Axe")

    assert grove.options() == ["Use Ghost", "Use Nymph"]
    grove.choose("Use Nymph")
    assert (grove.names(HAND), grove.t.water[0]) == ("", 9)


def test_what_cannot_be_paid_replaces_nothing() -> None:
    """Then nobody is asked, and it happens."""
    grove = Grove(AXE, orchards=["Apple Miser", "Axe"]).use("Axe")

    assert grove.names(DISCARDS) == "Apple"


def test_a_pending_replacement_is_part_of_a_position() -> None:
    """Written and read, the same question is put."""
    grove = Grove(AXE, orchards=["Apple Nymph", "Axe"]).use("Axe").reload()

    assert grove.options() == ["Use Nymph", "No"]
    assert grove.choose("No").names(DISCARDS) == "Apple"
