"""Components, card anatomy and zones (chapters 1 and 2): the 200 cards, counted."""

from collections import Counter

import pytest
from tests.games.saint_seiya.scenario import Scenario, Side, find, load
from tests.rules import rule

from hexadeck.cardtext.words import CardErrors
from hexadeck.games.saint_seiya.table import RANKS

CARDS = load().library.cards
PLAIN_HEAD = "Knight, green rank, 1 copy\nCosts 3 Force\nForce 1, 1 PV"
RESERVE = [card for card in CARDS if card.is_common for _ in range(card.copies)]


@rule("SS-001", "SS-096")
def test_there_are_200_cards_of_90_designs() -> None:
    """15 for each of five Heroes, and 125 common ones; numbers 001 to 090."""
    assert sorted(card.id for card in CARDS) == [f"{number:03}" for number in range(1, 91)]
    assert sum(card.copies for card in CARDS) == 200
    assert len(RESERVE) == 125


@rule("SS-002")
def test_a_hero_set_is_9_heroes_an_armour_and_5_bronze_knights() -> None:
    """A Hero set is 9 Heroes an Armour and 5 bronze Knights."""
    for one in load().library.hero_sets:
        assert (one.hero.copies, one.armour.copies, one.knight.copies) == (9, 1, 5)
        assert one.hero.name == one.knight.name
    assert len(load().library.hero_sets) == 5


@rule("SS-001", "SS-010")
def test_the_counts_of_the_box_add_up() -> None:
    """By class and by rank, as the ledger has them."""
    classes = Counter(card.class_name for card in CARDS for _ in range(card.copies))
    assert classes == {
        "Hero": 45,
        "Bronze Armour": 5,
        "Hero - Bronze Knight": 25,
        "": 13,
        "Gold Armour": 12,
        "Gold Knight": 12,
        "Silver Knight": 36,
        "Knight without constellation": 14,
        "Ghost Knight": 8,
        "Black Knight": 12,
        "Steel Knight": 6,
        "Bronze Knight": 12,
    }
    ranks = Counter(RANKS[card.rank] for card in RESERVE)
    assert ranks == {"green": 10, "bronze": 46, "silver": 42, "gold": 24, "turquoise": 3}
    assert len(RANKS) == 5


@rule("SS-R63", "SS-073", "SS-007")
def test_the_reserve_is_as_the_rulebook_says() -> None:
    """100 Knights, 42 of silver rank, 12 Flames on the Gold Knights, 221 printed PV, no Armour with a Force cost."""
    assert sum(card.is_knight for card in RESERVE) == 100
    assert sum(card.is_knight and RANKS[card.rank] == "silver" for card in RESERVE) == 42
    assert sum(card.class_name == "Silver Knight" for card in RESERVE) == 36
    assert {card.class_name for card in RESERVE if card.has_flame} == {"Gold Knight"}
    assert sum(card.has_flame for card in RESERVE) == 12
    assert sum(card.pv for card in RESERVE if not card.scoring) == 221
    assert {card.costs[0] for card in CARDS if card.is_armour} == {-1}
    assert len({card.name for card in RESERVE if card.class_name == "Black Knight"}) == 6


@rule("SS-008")
def test_costs_and_values_are_counted_as_in_the_ledger() -> None:
    """A missing cost is none, a missing value is 0."""
    force = Counter(card.costs[0] for card in RESERVE)
    cosmo = Counter(card.costs[1] for card in RESERVE)
    assert force == {-1: 17, 2: 14, 3: 26, 4: 16, 5: 12, 6: 28, 7: 4, 8: 5, 9: 3}
    assert cosmo == {-1: 78, 2: 6, 3: 12, 4: 8, 5: 14, 6: 3, 7: 1, 8: 3}
    assert {card.name for card in RESERVE if list(card.costs) == [-1, -1]} == {"Pope", "Gigas"}
    assert list(find(load(), "Capella").values) == [0, 0]


@rule("SS-005", "SS-009")
def test_a_card_is_a_character_or_an_armour_and_knights_say_so() -> None:
    """Only a class with the word makes a Knight."""
    assert sum(card.is_armour for card in RESERVE) == 12
    assert find(load(), "Seiya+").is_knight
    assert find(load(), "Seiya+").is_hero
    assert not find(load(), "Seiya").is_knight
    assert not find(load(), "Athena").is_knight
    assert find(load(), "Sho").is_knight


@rule("SS-006")
def test_what_is_printed_on_mu() -> None:
    """The card that the rulebook shows."""
    mu = find(load(), "Mu")
    assert (mu.class_name, mu.pv, mu.has_flame) == ("Gold Knight", 5, True)
    assert (list(mu.costs), list(mu.values)) == ([7, 7], [2, 1])
    assert "Mu dell'Ariete" in mu.also


@rule("SS-006", "SS-007", "SS-021", "SS-059")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Costs 3 Force\nForce 1, 1 PV", "three lines"),
        ("Knight, green rank\nCosts 3 Force\nForce 1, 1 PV", "SS-006"),
        ("Knight, green rank, 1 copy\nCosts nothing\nForce 1, 1 PV", "SS-008"),
        ("Gold Armour, gold rank, 1 copy\nCosts 3 Force\nCosmo 1, 1 PV", "SS-007"),
        ("Knight, green rank, 1 copy\nCosts 0 Force\nForce 1, 1 PV", "SS-R20"),
        ("Knight, green rank, 1 copy\nCosts 3 Force\nPower 1, 1 PV", "SS-006"),
        ("Gold Armour, gold rank, 1 copy\nCosts 3 Cosmo\nCosmo 1, 1 PV\nActivation, wound: draw 1 card.", "SS-021"),
        (f"{PLAIN_HEAD}\nActivation, wound: draw 1 card.\nActivation, discard: draw 1 card.", "SS-059"),
        ("Knight, green rank, 1 copy\nCosts 3 Force\nForce 1, 1 PV\nScoring: no Character can be healed.", "SS-088"),
        (
            "Knight, green rank, 1 copy\nCosts 3 Force\nForce 1, 1 PV\nWhile played: 1 PV if you own the most Heroes.",
            "SS-088",
        ),
    ],
)
def test_a_card_that_cannot_be_is_refused(text: str, message: str) -> None:
    """A card that cannot be is refused."""
    with pytest.raises(CardErrors, match=message):
        load(f"Wrong [X1]\n{text}\n")


@pytest.mark.parametrize(
    "line",
    [
        "While played, while another Gold Knight is on the field: other Knights alongside cannot be wounded.",
        "While on the field: no Character can be healed. This does not stack.",
        "When played: wound one of your wounded Characters.",
        "When played: discard a Character from your discard.",
    ],
)
def test_what_the_game_would_not_do_is_not_understood(line: str) -> None:
    """No word is ever ignored."""
    with pytest.raises(CardErrors):
        load(f"Wrong [X1]\n{PLAIN_HEAD}\n{line}\n")


@rule("SS-021")
def test_no_text_wounds_an_armour() -> None:
    """Also where it speaks of any card."""
    home = f"Careless [X1]\n{PLAIN_HEAD}\nActivation, discard: wound a card from your hand to draw 1 card.\n"
    s = Scenario(Side(["023", "Leda"], play={1: ["X1"]}), cards=home).activate("X1")
    assert s.options() == ["Choose Leda"]
    assert not Scenario(Side(["023"], play={1: ["X1"]}), cards=home).is_offered("activate")


@rule("SS-005")
def test_a_character_cannot_call_itself_an_armour() -> None:
    """It would come to lie in the place of an Armour; and an Armour gets no bonuses of a Character."""
    with pytest.raises(CardErrors, match="this card is a Character, so its text cannot say 'this Armour'"):
        load(f"Odd [X1]\n{PLAIN_HEAD}\nWhen played: swap this Armour with an opponent's Gold Armour in play.\n")
    armour = "Odd [X1]\nGold Armour, gold rank, 1 copy\nCosts 5 Cosmo\nCosmo 2, 3 PV\n"
    with pytest.raises(CardErrors, match="this card is an Armour, so its text cannot say 'this Character'"):
        load(armour + "While played: this Character gets +1 Force for each Hero alongside.\n")


@rule("SS-012")
@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("While on the field: each Hero alongside gets +1 Force.", "While played"),
        ("While on the field: this Character gets +1 Force for each Hero on the field.", "While played"),
        ("While played: this card costs 1 less Force for each Hero on the field.", "While on the field"),
        ("While played: only 3 or more Characters together can fight this card.", "While on the field"),
    ],
)
def test_what_could_never_hold_where_the_card_lies_is_refused(line: str, right: str) -> None:
    """With the words with which such a line begins."""
    with pytest.raises(CardErrors, match=f"such a line begins with '{right}:'"):
        load(f"Odd [X1]\n{PLAIN_HEAD}\n{line}\n")


@rule("SS-R26", "SS-012")
def test_a_ban_can_hold_while_its_card_is_played() -> None:
    """It bans as long as it lies under a field card, and not in the hand."""
    home = f"Sentinel [X1]\n{PLAIN_HEAD}\nWhile played: no other Knight can be acquired.\n"
    s = Scenario(Side(["X1"], play={1: ["Dohko", "Dohko"]}), field=["Leda"], cards=home)
    assert s.is_offered("fight")

    s.play("X1", 2)

    assert not s.is_offered("fight")


@rule("SS-R81")
def test_a_played_card_is_one_in_play_for_its_own_text() -> None:
    """Whoever pays for a bonus gets it, also when nobody else is there."""
    gets = "wound a Character from your hand to let a Character in play get +3 Force this turn"
    home = f"Lone [X1]\n{PLAIN_HEAD}\nWhen played: {gets}.\n"
    s = Scenario(Side(["X1", "Leda"]), cards=home).play("X1", 1, use=True).pick("Leda")

    assert (s.wounded(), s.force("X1")) == (["Leda"], 4)


@rule("SS-012", "SS-011")
def test_field_effects_and_play_effects_do_not_mix() -> None:
    """June forbids healing on the field alone; Sho protects in play alone."""
    s = Scenario(Side(wounded=["Leda"], play={1: ["June", "Seiya"]}))
    assert s.is_offered("heal")
    s = Scenario(Side(play={1: ["Dohko", "Shura", "Sirius"]}), field=["Saga", "Sho"]).fight(1)
    assert len(s.wounded()) == 3


@rule("SS-013")
def test_the_text_of_a_card_wins_over_the_rules() -> None:
    """What is acquired with Force goes to the discard, but Camus lies wounded."""
    s = Scenario(Side(play={1: ["Dohko", "Shura", "Mu"]}), field=["Camus"]).fight(1)

    assert "Camus" not in s.discards()


@rule("SS-014", "SS-015", "SS-R66")
def test_the_zones_and_who_sees_them() -> None:
    """Decks and the Reserve are hidden from all, hands from the others; all else is open."""
    s = Scenario(Side(["Leda"], armour="023", wounded=["Mu"], destroyed=["Seiya"], discard=["Sho"]), common=["Oko"])
    for viewer in (1, None):
        table = s.match.view(viewer)["table"]
        mine = table["seats"][0]
        assert mine["hand"] == [None]
        assert set(mine["deck"]) == {None}
        assert [mine[zone][0]["name"] for zone in ("armour", "wounded", "destroyed", "discard")] == [
            "Virgo Armour",
            "Aries Mu",
            "Pegasus Seiya",
            "Sho",
        ]
        assert set(table["reserve"]) == {None}
        assert [card["name"] for card in table["common discard"]] == ["Oko"]
        assert table["flames"] == 12
    assert set(s.match.view(0)["table"]["seats"][0]["deck"]) == {None}
    assert s.match.view(0)["table"]["seats"][0]["hand"][0]["name"] == "Leda"


@rule("SS-016", "SS-017", "SS-018", "SS-099", "SS-100", "SS-R71")
def test_discard_destroy_and_eliminate_are_three_places() -> None:
    """The owner's discard, under the owner's marker, the common discard."""
    s = Scenario(Side(play={1: ["Nachi"], 2: ["Oko"]}), Side(["Leda"], armour="023"), field=["Sho", "Sho"])
    s.activate("Nachi").activate("Oko").pick("Leda").end_turn()

    assert (s.discards(1), s.destroyed(1), s.destroyed()) == (["Virgo Armour"], ["Leda"], ["Oko"])
    assert s.common() == ["Phaeton"]


@rule("SS-019", "SS-020", "SS-021", "SS-R70", "SS-004")
def test_the_wounded_lie_open_and_can_do_nothing() -> None:
    """They are neither played nor discarded nor spent, and there are always enough tokens."""
    s = Scenario(Side(wounded=["Dohko"] * 30), field=["Leda"])
    assert not s.is_offered("fight")
    assert not s.is_offered("play", "Dohko")
    s.end_turn()
    assert len(s.wounded()) == 30
    # Only Characters: the hand of Armours stays whole.
    s = Scenario(Side(armour="029"), Side(["023", "024"])).activate("029")
    assert (s.wounded(1), len(s.hand(1))) == ([], 2)


@rule("SS-022", "SS-R06")
def test_a_hand_has_no_limit() -> None:
    """Seven cards are kept, and none is drawn."""
    s = Scenario(Side(["Leda"] * 7)).end_turn()

    assert s.hand() == ["Leda"] * 7
