"""The 21 Knights of silver rank, each at work."""

import pytest
from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule


@rule("SS-090", "SS-R61", "E12", "E39")
def test_marin_scores_one_more_for_the_most_heroes() -> None:
    """3 with as many Heroes as somebody else, 4 with more than anybody."""
    nine = ["Shiryu"] * 9
    assert Scenario(Side(["Marin"], deck=["Seiya"] * 9), Side(deck=nine)).points() == 3
    opponent = Side(deck=["Shiryu"] * 7 + ["Shiryu+"], destroyed=["Shiryu"] * 2)
    assert Scenario(Side(["Marin"], deck=["Seiya"] * 9), opponent).points() == 4


@rule("SS-R12", "SS-R16", "SS-R17")
def test_marin_gives_cosmo_to_seiyas_beside_her() -> None:
    """Under the same card, each copy of her one more, also to the plain Hero who has none."""
    s = Scenario(Side(play={1: ["Marin", "Seiya"], 2: ["Seiya+"]}))
    assert (s.cosmo("Seiya"), s.cosmo("Seiya+")) == (1, 1)
    s = Scenario(Side(play={1: ["Marin", "Marin", "Seiya+", "Shun"]}))
    assert (s.cosmo("Seiya+"), s.cosmo("Shun")) == (3, 0)


@rule("SS-091", "SS-R61", "SS-R63", "E12")
def test_shaina_scores_one_more_for_the_most_silver_knights() -> None:
    """Knights of silver rank; by class alone where the match is played so."""
    mine = Side(["Shaina", "Guilty"], deck=[])
    s = Scenario(mine, Side(["Moses"], deck=[]))
    assert s.points() == 4 + 2
    s = Scenario(mine, Side(["Moses"], deck=[]), options={"silver_knights": "class"})
    assert s.points() == 3 + 2
    assert Scenario(Side(["Shaina"], deck=[]), Side(["Moses"], deck=[])).points() == 3


def test_shaina_arrives_and_all_armours_in_play_go() -> None:
    """Arrival: each player discards their Armour in play."""
    sides = (Side(armour="023"), Side(armour="007"), Side(["024"]))
    s = Scenario(*sides, field=[""], reserve=["Oko", "Shaina"], at="maintenance")

    assert (s.armour(), s.armour(1), s.discards(1), s.hand(2)) == ([], [], ["Dragon Armour"], ["Libra Armour"])


def test_misty_destroys_an_own_wounded_character_to_draw_two() -> None:
    """Activation, discard: destroy one of your wounded Characters to draw 2 cards."""
    sides = (Side(wounded=["Leda", "Seiya"], play={1: ["Misty"]}), Side(wounded=["Mu"]))
    s = Scenario(*sides).activate("Misty")
    assert s.options() == ["Choose Leda", "Choose Pegasus Seiya"]
    s.pick("Seiya")
    assert (s.destroyed(), len(s.hand()), s.discards()) == (["Seiya"], 2, ["Misty"])
    assert not Scenario(Side(play={1: ["Misty"]}), Side(wounded=["Mu"])).is_offered("activate")


def test_misty_arrives_and_each_player_destroys_a_wounded_character() -> None:
    """Compulsory; who has none does nothing."""
    sides = (Side(wounded=["Leda"]), Side(wounded=["Mu", "Sho"]), Side())
    s = Scenario(*sides, field=[""], reserve=["Oko", "Misty"], at="maintenance")
    assert (s.destroyed(), s.decider) == (["Leda"], 1)
    assert not s.is_offered("stop")
    s.pick("Sho")
    assert (s.destroyed(1), s.kind) == (["Sho"], "main")


def test_algol_wounds_characters_of_low_rank() -> None:
    """Defeated: wound all green or bronze-rank Characters spent on this card."""
    s = Scenario(Side(play={1: ["Leda", "Seiya", "Moses", "Mu"]}), field=["Algol"])
    s.fight(1, "Leda", "Seiya", "Moses", "Mu")

    assert (s.wounded(), s.discards()) == (["Leda", "Seiya"], ["Algol", "Moses", "Mu"])


@rule("E18", "SS-105", "SS-R21")
def test_jamian_swaps_two_cards_and_those_under_them() -> None:
    """Slot 1 and slot 6: it now costs 1 less, Aldebaran loses his bonus, Aiolia gains hers."""
    field = ["Moses", "Oko", "Oko", "Oko", "Oko", "Leda"]
    s = Scenario(Side(["Jamian"], play={1: ["Aldebaran", "Aiolia"]}), field=field)
    assert (s.force_cost(1), s.force("Aldebaran"), s.force("Aiolia")) == (6, 4, 2)
    s.play("Jamian", 3, use=True).pick("Moses").pick("Leda")

    assert (s.field()[0], s.field()[5], s.force_cost(6), s.reach(6)) == ("Leda", "Moses", 5, 2 + 3)
    assert (s.force("Aldebaran"), s.cosmo("Aiolia")) == (2, 3)


@rule("SS-R54", "SS-108")
def test_babel_destroys_a_wounded_character_of_anybody() -> None:
    """Defeated: destroy a wounded Character."""
    s = Scenario(Side(play={1: ["Dohko", "Shura"]}, wounded=["Leda"]), Side(wounded=["Mu"]), field=["Babel"]).fight(1)
    assert s.options() == ["Choose Leda", "Choose Aries Mu"]
    s.pick("Mu")
    assert s.destroyed(1) == ["Mu"]
    s = Scenario(Side(play={1: ["Dohko", "Shura"]}), field=["Babel"]).fight(1)
    assert s.kind == "main"


@rule("SS-R53", "SS-R66")
def test_asterion_looks_at_a_hand_and_wounds_a_character() -> None:
    """The user alone sees it, and chooses."""
    sides = (Side(play={1: ["Asterion"]}), Side(["Leda", "023", "Mu"]), Side(["Sho"]))
    s = Scenario(*sides).activate("Asterion").player(1)
    assert (s.decider, s.options()) == (0, ["Choose Leda", "Choose Aries Mu"])
    seen = [card and card["name"] for card in s.match.view(0)["table"]["seats"][1]["hand"]]
    assert seen == ["Leda", "Virgo Armour", "Aries Mu"]
    assert s.match.view(2)["table"]["seats"][1]["hand"] == [None, None, None]

    s.pick("Mu")
    assert (s.wounded(1), s.discards()) == (["Mu"], ["Asterion"])


@rule("SS-R31", "SS-R33")
def test_moses_clears_the_field_but_not_himself() -> None:
    """His own slot is refilled later."""
    field = ["Leda", "Mu", "Moses", "Sirius", "Athena", "Oko"]
    s = Scenario(Side(play={3: ["Dohko", "Shura"]}), field=field, reserve=["Sho"] * 9).fight(3)

    assert s.field() == ["Sho", "Mu", "", "Sho", "Athena", "Sho"]
    assert s.common() == ["Leda", "Oko", "Sirius"]
    assert "Moses" in s.discards()


@rule("SS-R20", "SS-R21")
def test_capella_makes_a_character_cheaper() -> None:
    """3 less Force, never below 1; the reduction goes with the card, and with the turn."""
    s = Scenario(Side(["Jamian"], play={2: ["Capella"]}), field=["Leda", "Moses"]).activate("Capella").pick("Moses")
    assert (s.force_cost(2), s.destroyed()) == (3, ["Capella"])
    s.play("Jamian", 1, use=True).pick("Moses").pick("Leda")
    assert s.force_cost(1) == 3
    s = Scenario(Side(play={2: ["Capella"]}), field=["Leda"]).activate("Capella").pick("Leda")
    assert s.force_cost(1) == 1
    s.end()
    assert s.table.changes == []


@rule("SS-R20")
def test_what_is_told_of_a_price_is_true() -> None:
    """Capella lowers Force alone, and nothing falls below 1; Cassios lowers both."""
    s = Scenario(Side(play={2: ["Capella"]}), field=["Mu"]).activate("Capella")
    s.pick("Mu")
    assert s.told(1)[-1:] == ["Aries Mu now costs 4 Force."]
    s = Scenario(Side(play={2: ["Capella"]}), field=["Leda"]).activate("Capella").pick("Leda")
    assert s.told(1)[-1:] == ["Leda now costs 1 Force."]
    s = Scenario(Side(play={2: ["Cassios"]}), field=["Mu"]).activate("Cassios")
    assert s.told(1)[-2:] == ["Aries Mu now costs 5 Force.", "Aries Mu now costs 5 Cosmo."]


def test_albior_gives_shun_cosmo_and_takes_a_character_back() -> None:
    """Albior gives Shun Cosmo and takes a Character back."""
    s = Scenario(Side(discard=["Mu", "023"], play={1: ["Albior", "Shun"]}))
    assert s.cosmo("Shun") == 1
    s.activate("Albior")
    assert (s.hand(), s.discards()) == (["Mu"], ["Albior", "Virgo Armour"])


@rule("E37", "SS-R68", "SS-R81", "SS-052")
def test_two_albiors_do_not_go_round_for_ever() -> None:
    """A takes B, B takes A back; A may be played again but not activated this turn; neither takes itself."""
    s = Scenario(Side(discard=["Albior"], play={1: ["Albior"]})).activate("Albior")
    assert s.hand() == ["Albior"]
    s.play("Albior", 1).activate("Albior").play("Albior", 1)
    assert s.in_play() == ["Albior"]
    assert not s.is_offered("activate")


@rule("E07", "SS-074")
def test_ptolemy_arrives_and_a_flame_goes() -> None:
    """Acquired later he takes no other."""
    s = Scenario(field=[""], reserve=["Oko", "Ptolemy"], at="maintenance")
    assert s.flames() == 11
    s = Scenario(Side(play={1: ["Dohko", "Shura"]}), field=["Ptolemy"]).fight(1)
    assert s.flames() == 12


@rule("SS-R52")
def test_ptolemy_sends_athena_back_into_the_reserve() -> None:
    """One of each opponent's hand; there is nothing to decide, so nobody is asked."""
    sides = (Side(play={1: ["Ptolemy"]}), Side(["Athena", "Athena"]), Side(["Leda"]))
    s = Scenario(*sides, reserve=["Oko"]).activate("Ptolemy")

    assert (s.hand(1), s.hand(2), s.reserve(), s.wounded()) == (["Athena"], ["Leda"], ["Athena", "Oko"], ["Ptolemy"])


def test_sirius_promotes_a_plain_hero() -> None:
    """Sirius promotes a plain Hero."""
    s = Scenario(Side(["Seiya", "Leda"], play={1: ["Sirius"]})).activate("Sirius").pick("Seiya")

    assert (s.destroyed(), s.discards(), s.wounded()) == (["Seiya"], ["Seiya+"], ["Sirius"])
    assert not Scenario(Side(["Seiya+"], play={1: ["Sirius"]})).is_offered("activate")


@rule("SS-R73", "E43", "SS-R74")
def test_algethi_lets_force_acquire_armours() -> None:
    """At the Cosmo cost, slot 6 discount included; taken by Force they go to the discard."""
    s = Scenario(Side(play={6: ["Dohko", "Leda"], 1: ["Algethi"]}), field=["Oko"] * 5 + ["025"])
    assert not s.is_offered("fight", "Scorpio")
    s.activate("Algethi")
    assert s.force_cost(6) == 4
    s.fight(6)
    assert "Scorpio Armour" in s.discards()


@rule("SS-R55", "SS-R25", "SS-111")
def test_dante_brings_the_top_card_of_the_reserve() -> None:
    """Shown to all, without a Flame or any other effect; with an empty Reserve nothing happens."""
    s = Scenario(Side(play={1: ["Dohko", "Shura"]}), field=["Dante"], reserve=["Saga"]).fight(1)
    assert ("Saga" in s.discards(), s.flames(), s.wounded()) == (True, 12, [])
    assert "Player 1 acquires Gemini Saga." in s.told(1)
    assert s.table.owner[s.card("Saga")] == 0
    s = Scenario(Side(play={1: ["Dohko", "Shura"]}), field=["Dante"], reserve=[]).fight(1)
    assert s.discards() == ["Dante", "Dohko", "Shura"]


def test_dio_acquires_an_armour_of_the_field() -> None:
    """Activation, destroy: acquire an Armour from the field for free."""
    s = Scenario(Side(play={1: ["Dio"]}), field=["Oko", "023", "024"]).activate("Dio")
    assert s.options() == ["Choose Virgo Armour", "Choose Libra Armour"]
    s.pick("024")
    assert (s.discards(), s.destroyed()) == (["Libra Armour"], ["Dio"])


@rule("E27", "SS-R40")
def test_shiva_wounds_those_with_printed_cosmo() -> None:
    """Marin has it; Seiya's, which comes from her, is not printed."""
    s = Scenario(Side(play={1: ["Marin", "Seiya", "Sirius", "Moses"]}), field=["Shiva"]).fight(1)

    assert s.wounded() == ["Marin"]


@rule("SS-R40")
def test_aghora_wounds_those_without_cosmo() -> None:
    """Defeated: wound all Characters without Cosmo spent on this card."""
    s = Scenario(Side(play={1: ["Leda", "Black Pegasus", "Dohko"]}), field=["Aghora"]).fight(1)

    assert s.wounded() == ["Leda"]


def test_arachne_empties_the_opponents_hands_of_armours() -> None:
    """Defeated: each opponent discards all Armours from their hand."""
    sides = (Side(["018"], play={1: ["Dohko", "Shura"]}), Side(["023", "024", "Leda"], armour="025"))
    s = Scenario(*sides, field=["Arachne"]).fight(1)

    assert (s.hand(1), s.discards(1), s.armour(1)) == (["Leda"], ["Libra Armour", "Virgo Armour"], ["Scorpio Armour"])
    assert s.hand() == ["Aries Armour"]


@rule("SS-R78")
def test_guilty_gives_ikki_cosmo_and_shuffles_the_discard_in() -> None:
    """Also with an empty discard, if there is a deck."""
    s = Scenario(Side(["Guilty"], discard=["Leda"], play={1: ["Ikki"]})).play("Guilty", 1, use=True)
    assert (s.cosmo("Ikki"), s.discards(), len(s.deck())) == (1, [], 11)
    assert s.events("shuffled")
    s = Scenario(Side(["Guilty"])).play("Guilty", 1, use=True)
    assert s.events("shuffled")


def test_docrates_clears_the_field_of_two_ranks() -> None:
    """Activation, discard: eliminate all green or bronze-rank cards from the field, then refill the field."""
    field = ["Leda", "Moses", "Docrates", "Oko", "Mu", "Sho"]
    s = Scenario(Side(play={3: ["Docrates"]}), field=field, reserve=["Spica"] * 9).activate("Docrates")

    assert s.field() == ["Spica", "Moses", "Docrates", "Spica", "Mu", "Spica"]


@rule("SS-R09")
def test_the_crystal_knight_draws_and_discards() -> None:
    """When played: draw 1 card, then discard a card from your hand."""
    s = Scenario(Side(["Crystal Knight", "Leda"], play={1: ["Hyoga"]})).play("Crystal Knight", 1, use=True)
    assert (s.cosmo("Hyoga"), sorted(s.options())) == (1, ["Choose Leda", "Choose Phoenix Ikki"])
    s.pick("Leda")
    assert (s.hand(), s.discards()) == (["Ikki"], ["Leda"])


@pytest.mark.parametrize("name", ["Marin", "Albior", "Guilty", "Crystal Knight"])
def test_teachers_give_nothing_while_they_lie_on_the_field(name: str) -> None:
    """SS-012 A play effect works only for a card that is played."""
    hero = {"Marin": "Seiya", "Albior": "Shun", "Guilty": "Ikki", "Crystal Knight": "Hyoga"}[name]
    assert Scenario(Side(play={1: [hero]}), field=[name]).cosmo(hero) == 0
