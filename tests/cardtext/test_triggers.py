"""Triggers: one call tells and announces; and the order of what activates together."""

from tests.cardtext.orchard import DISCARDS, FELL, HAND, ORCHARD, Grove

from hexadeck.kernel.decisions import NOTHING

OWL = """
Owl [O]
Power 1, owl
Passive: each time a pear tree of yours falls, gain 1 Water.
"""

AXE = """
Axe [X]
Power 0, axe
Use: fell one tree anywhere.
"""


def test_telling_an_event_writes_it_and_wakes_who_waits() -> None:
    """One call does both."""
    grove = Grove(OWL + AXE, orchards=["Owl Pear", "Axe"]).use("Axe").choose("Choose Pear")

    assert [event.name for event in grove.t.take_events()] == ["fell", "watered"]
    assert list(grove.t.water) == [1, 0]


def test_a_trigger_hears_only_what_it_waits_for() -> None:
    """Not the other kind, not the other side."""
    assert list(Grove(OWL + AXE, orchards=["Owl Apple", "Axe"]).use("Axe").choose("Choose Apple").t.water) == [0, 0]
    assert list(Grove(OWL + AXE, orchards=["Owl", "Axe Pear"]).use("Axe").choose("Choose Pear").t.water) == [0, 0]


def test_a_card_answers_what_happens_to_itself_wherever_it_lies() -> None:
    """It lies among the discards when it is told to have fallen."""
    text = """
    Nut [N]
    Power 1, nut
    When this falls: draw 2 cards.
    """
    grove = Grove(text + AXE, orchards=["Nut", "Axe"], decks=["Apple Pear Apple"]).use("Axe").choose("Choose Nut")

    assert (grove.names(DISCARDS), grove.names(HAND)) == ("Nut", "Apple Pear")


def test_an_event_without_a_sentence_is_heard_and_not_seen() -> None:
    """Only what comes of it is told."""
    text = """
    Dew [D]
    Power 0, dew
    At the start of your turn: gain 2 Water.
    """
    grove = Grove(text, orchards=["Dew", "Dew"]).start_turn(1)

    assert list(grove.t.water) == [0, 2]
    assert [event.name for event in grove.t.take_events()] == ["watered"]


def test_an_event_about_nobodys_card_is_heard_by_side() -> None:
    """The seat it happened to decides who hears it."""
    text = """
    Frog [F]
    Power 0, frog
    Passive: each time an opponent gains Water, draw 1 card.

    Can [C]
    Power 0, can
    Use: gain 1 Water.
    """
    grove = Grove(text, orchards=["Frog", "Can Frog"], decks=["Apple", "Pear"]).use("Can")

    assert (grove.names(HAND), grove.names(HAND, 1)) == ("Apple", "")


def test_the_first_time_each_turn_is_once() -> None:
    """And once again on the next turn."""
    text = """
    Crow [C]
    Power 0, crow
    Passive: the first time each turn a pear tree of yours falls, gain 1 Water.
    """
    grove = Grove(text, orchards=["Crow Pear Pear Pear"])
    for _ in range(2):
        grove.t.tell(FELL, 0, grove.card("Pear"))
    assert len(grove.t.waiting) == 1
    grove.end_turn()
    grove.t.tell(FELL, 0, grove.card("Pear"))
    assert len(grove.t.waiting) == 2


def test_what_happens_together_is_told_before_anybody_answers() -> None:
    """Both have fallen before the first effect begins."""
    grove = Grove(OWL, orchards=["Owl Pear Pear"])
    grove.t.tell_together(FELL, (1, 2))
    grove.go()
    grove.choose(grove.options()[0])

    assert [event.name for event in grove.t.take_events()] == ["fell", "fell", "watered", "watered"]


def test_the_turn_player_orders_what_activates_together() -> None:
    """Also what belongs to the other."""
    text = """
    Ant [A1]
    Power 0, ant
    Passive: each time a pear tree anywhere falls, gain 1 Water.

    Bug [B1]
    Power 0, bug
    Passive: each time a pear tree anywhere falls, draw 1 card.
    """
    grove = Grove(text, orchards=["Ant Pear", "Bug"], decks=["", "Apple"])
    grove.t.active = 1
    grove.t.tell(FELL, 0, grove.card("Pear"))
    grove.go()

    assert (grove.t.seat, grove.options()) == (1, ["Next: Ant", "Next: Bug"])
    grove.choose("Next: Bug")
    assert [event.name for event in grove.t.take_events()] == ["fell", "drew", "watered"]


def test_everybody_can_order_their_own_the_turn_player_first() -> None:
    """One effect needs no order."""
    grove = Grove(OWL.replace("of yours", "anywhere"), orchards=["Owl Owl Pear", "Owl"])
    grove.t.orders_own = True
    grove.t.active = 1
    grove.t.tell(FELL, 0, grove.card("Pear"))
    grove.go()

    assert grove.t.seat == 0
    assert [event.seat for event in grove.t.take_events() if event.name == "watered"] == [1]


def test_who_listens_is_derived_anew_from_a_position() -> None:
    """It is not written into it."""
    grove = Grove(OWL + AXE, orchards=["Owl Pear", "Axe"]).use("Axe").reload().choose("Choose Pear")

    assert list(grove.t.water) == [1, 0]
    assert grove.names(ORCHARD) == "Owl"


def test_nobody_listens_twice_after_loading() -> None:
    """The rows are the same as before."""
    grove = Grove(OWL + AXE, orchards=["Owl Pear", "Axe"]).use("Axe")
    before = [list(row) for row in grove.t.listeners]

    assert [list(row) for row in grove.reload().t.listeners] == before
    assert grove.t.prompt_card != NOTHING
