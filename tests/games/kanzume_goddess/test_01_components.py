"""Chapter 1: components, zones, information (KG-001 to KG-017)."""

import pytest
from tests.games.kanzume_goddess.scenario import Scenario, Side, load
from tests.rules import rule

from hexadeck import games
from hexadeck.cardtext.words import CardErrors
from hexadeck.games.kanzume_goddess import kinds
from hexadeck.games.kanzume_goddess.game import KanzumeGoddess
from hexadeck.games.kanzume_goddess.table import Card


def shipped() -> list[Card]:
    game = games.load("kanzume-goddess")
    assert isinstance(game, KanzumeGoddess)
    return game.library.cards


def printed(name: str) -> Card:
    return load().library.find(name)


def refusal(*lines: str) -> str:
    """Why a card of these lines cannot be read."""
    with pytest.raises(CardErrors) as caught:
        load("\n".join(["Home Card [H01]", *lines]))
    return caught.value.errors[0].message


@rule("KG-001", "KG-R01")
def test_the_box_holds_12_gods_90_warriors_and_90_disciples() -> None:
    """The six mats of the manual's 198 are no cards."""
    counts = [
        sum(card.copies for card in shipped() if card.kind == kind)
        for kind in (kinds.GOD, kinds.WARRIOR, kinds.DISCIPLE)
    ]

    assert counts == [12, 90, 90]


@rule("KG-002")
def test_gods_are_six_greeks_and_six_norse_by_their_numbers() -> None:
    """X1001 to X1006 and B1001 to B1006."""
    gods = {card.id: card.mythology for card in shipped() if card.kind == kinds.GOD}

    assert {f"X100{i}": 0 for i in range(1, 7)} | {f"B100{i}": 1 for i in range(1, 7)} == gods


@rule("KG-003")
def test_there_are_18_kinds_of_warrior_with_5_copies_each() -> None:
    """And a card file with another number is refused."""
    assert [card.copies for card in shipped() if card.kind == kinds.WARRIOR] == [5] * 18
    line = "Red Warrior, followed by green and silver"
    assert "exactly 5 copies" in refusal(line, "Cost 3, 4 copies", "Act: Attack 1.")


@rule("KG-004")
def test_there_are_three_kinds_of_disciple() -> None:
    """18 Sacred Guardians, 48 Priestesses, 24 Bishops."""
    counts = {card.name: card.copies for card in shipped() if card.kind == kinds.DISCIPLE}

    assert counts == {"Sacred Guardian": 18, "Priestess": 48, "Bishop": 24}


@rule("KG-006", "KG-R45")
def test_everybody_sees_energy_gods_piles_sizes_faith_and_restriction() -> None:
    """In the view of a spectator."""
    s = Scenario(Side(hand=["Aries"], god="Zeus"), Side(hand=["Bishop"]), faith=2)

    table = s.match.view(None)["table"]

    assert [seat["energy"] for seat in table["seats"]] == [15, 15]
    assert [seat["god"][0]["name"] for seat in table["seats"]] == ["Zeus", "Nobody"]
    assert (table["seats"][0]["faith"], table["allowed"], table["seats"][1]["hand"]) == (2, 15, [None, None])
    assert [card and card["name"] for card in table["warriors 1"]] == [None, "Aries"]
    assert len(table["seats"][0]["deck"]) == 10


@rule("KG-007", "KG-008", "KG-009", "KG-012", "KG-R70")
def test_public_area_discard_piles_and_netherworld_are_open_hands_and_decks_are_not() -> None:
    """What lies where, and who sees it."""
    s = Scenario(Side(hand=["Aries"], discard=["Leo"]), Side(), netherworld=["Libra"])

    table = s.match.view(1)["table"]

    assert [card["name"] for card in table["seats"][0]["discard pile"]] == ["Leo"]
    assert [card["name"] for card in table["netherworld"]] == ["Libra"]
    assert [card["name"] for card in table["disciples 2"]] == ["Bishop"] * 3
    assert (table["seats"][0]["hand"], table["seats"][0]["deck"]) == ([None, None], [None] * 10)


@rule("KG-010", "KG-011")
def test_what_lies_in_the_netherworld_is_not_for_sale() -> None:
    """Only an ability brings it back."""
    s = Scenario(Side(), at="recruit", faith=9, netherworld=["Leo"])

    assert not s.is_offered("recruit", "Leo")
    assert s.end_turn().netherworld() == ["Leo"]


@rule("KG-013", "KG-075", "KG-076")
def test_a_warrior_shows_colour_follow_ups_cost_and_abilities() -> None:
    """All that is printed on Leo."""
    card = printed("Leo")

    assert (card.colour, card.follow_ups, card.cost) == (1, (3, 2), 6)
    assert (len(card.acts), len(card.reacts), len(card.bonds)) == (2, 0, 1)


@rule("KG-014", "KG-108")
def test_a_disciple_shows_cost_and_abilities_but_no_colour() -> None:
    """Priestess pays, Sacred Guardian shields."""
    assert (printed("Priestess").colour, printed("Priestess").follow_ups, printed("Priestess").cost) == (0, (), 1)
    assert printed("Sacred Guardian").text == ("React: Defense 2.",)


@rule("KG-015", "KG-016")
def test_every_card_has_an_ability() -> None:
    """And a card without one is refused."""
    assert all(card.text for card in shipped())
    assert "at least one ability" in refusal("Disciple", "Cost 1, 5 copies")
    assert "at least one ability" in refusal("Greek God")


@rule("KG-017")
def test_a_card_can_grant_what_the_rules_do_not() -> None:
    """Artemis allows a colour that the chain does not."""
    s = Scenario(Side(hand=["Aries", "Leo"], god="Artemis"), Side()).play("Aries").pass_all()
    assert not s.is_offered("play", "Leo")

    s.choose("power", "Huntress").choose("colour", "red")

    assert s.is_offered("play", "Leo")


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["Blue Warrior, followed by red and red", "Cost 3, 5 copies", "Act: Attack 1."], "Red Warrior, followed"),
        (["Disciple", "Cost 3", "Act: gain 1 Faith."], "Cost 3, 5 copies"),
        (["Disciple", "Cost 0, 5 copies", "Act: gain 1 Faith."], "KG-057"),
        (["Disciple", "Cost 1, 5 copies", "React: gain 1 Faith."], "KG-071"),
        (["Disciple", "Cost 1, 5 copies", "Act: draw 1 card. Reduce that Attack by 2."], "KG-090"),
        (["Disciple", "Cost 1, 5 copies", "React, when you attack: Attack 2."], "KG-085"),
        (["Disciple", "Cost 1, 5 copies", "Play Phase: gain 1 Faith."], "KG-104"),
        (["Disciple", "Cost 1, 5 copies", "Act: gain 1 Faiht."], "expected"),
        (["Disciple", "Cost 1, 5 copies", "Act: that Attack gets +2."], "KG-R29"),
        (["Disciple", "Cost 1, 5 copies", "Bond, when you play this card: that Attack gets +2."], "KG-R29"),
        (["Disciple", "Cost 1, 5 copies", "Act: after that Attack, draw 1 card."], "KG-R29"),
        (["Disciple", "Cost 1, 5 copies", "Act: the attacker loses 1 Energy."], "KG-R29"),
        (["Disciple", "Cost 1, 5 copies", "Act: the attacked player discards 1 card."], "KG-R36"),
        (["Disciple", "Cost 1, 5 copies", "Act: negate it."], "KG-096"),
        (["Disciple", "Cost 1, 5 copies", "React, when you attack: negate it."], "KG-096"),
        (["Greek God", "Bond, when you attack, once per turn: that Attack gets +1."], "KG-102"),
    ],
)
def test_what_a_card_cannot_say_is_refused(lines: list[str], why: str) -> None:
    """With the place and the reason."""
    assert why in refusal(*lines)
