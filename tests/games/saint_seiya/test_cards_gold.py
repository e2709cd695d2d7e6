"""Athena, the Pope and the twelve Gold Knights, each at work."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule


@rule("SS-089", "E08")
def test_athena_scores_for_every_ten_cards() -> None:
    """37 cards are three points, for each of two Athenas."""
    s = Scenario(Side(["Athena", "Athena"], deck=["Seiya"] * 30, discard=["Seiya"] * 5))
    assert s.points() == 6
    s = Scenario(Side(["Athena"], deck=["Seiya"] * 8))
    assert s.points() == 0


@rule("E32", "SS-R38", "SS-R51")
def test_athena_arrives_and_everybody_draws_and_heals() -> None:
    """With June on the field everybody draws and nobody is healed."""
    sides = (Side(armour="027", wounded=["Leda"]), Side(wounded=["Mu", "Sho"]))
    s = Scenario(*sides, reserve=["Athena"] + ["Oko"] * 5).activate("027")
    assert (len(s.hand()), len(s.hand(1)), s.wounded(), s.wounded(1)) == (1, 1, [], [])
    assert s.discards(1) == ["Mu", "Sho"]

    field = ["June", "Mu", "Saga", "Shura", "Camus", "Leda"]
    s = Scenario(Side(wounded=["Leda"]), field=field, reserve=["Athena"], at="maintenance")
    assert s.field()[0] == "Athena"
    assert (s.wounded(), len(s.hand()), len(s.hand(1))) == (["Leda"], 6, 1)


@rule("SS-R49", "SS-R47", "E31")
def test_the_pope_arrives_and_takes_the_eliminated_gold_knights_along() -> None:
    """Three of them and himself go back; the slot is filled again; owned Gold Knights stay."""
    s = Scenario(
        Side(armour="027", discard=["Shaka"]),
        field=["Oko", "Mu", "Saga", "Shura", "Camus", "Athena"],
        reserve=["Pope"],
        common=["Milo", "Aiolia", "Dohko", "Leda"],
    ).activate("027")

    returned = [name for name in ("Pope", "Milo", "Aiolia", "Dohko") if name in s.reserve()]
    assert len(returned) + (s.field()[0] in ("Milo", "Aiolia", "Dohko")) == 4
    assert s.common() == ["Leda", "Oko"]
    assert "Shaka" in s.discards()


@rule("SS-R48")
def test_the_pope_works_once_a_refill() -> None:
    """Revealed again in the same refill he goes under the Reserve; if only Popes are left the refill stops."""
    s = Scenario(Side(armour="027"), field=["Oko", "Mu", "Saga", "Shura", "Camus", "Athena"], reserve=["Pope"])
    s.activate("027")

    assert (s.field()[0], s.reserve()) == ("", ["Pope"])
    assert s.events("put_under")


def test_mu_brings_an_armour_back_from_the_discard() -> None:
    """He is wounded for it."""
    s = Scenario(Side(discard=["023", "Leda"], play={1: ["Mu"]})).activate("Mu")

    assert (s.hand(), s.wounded(), s.discards()) == (["Virgo Armour"], ["Mu"], ["Leda"])
    assert not Scenario(Side(discard=["Leda"], play={1: ["Mu"]})).is_offered("activate")


@rule("SS-R67")
def test_aldebaran_is_stronger_against_the_first_card() -> None:
    """While played: this Character gets +2 Force while it faces the first card of the field."""
    s = Scenario(Side(["Aldebaran", "Aldebaran"])).play("Aldebaran", 1)
    assert s.force("Aldebaran") == 4
    s = Scenario(Side(["Aldebaran"])).play("Aldebaran", 6)
    assert s.force("Aldebaran") == 2


@rule("E19", "SS-R19", "SS-R56")
def test_saga_follows_the_clock() -> None:
    """Even: Force; odd: Cosmo; none left counts as even."""
    s = Scenario(Side(play={1: ["Saga"], 6: ["Mu", "Shura", "Dohko"]}), field=["Leda"] * 5 + ["Deathmask"])
    assert (s.force("Saga"), s.cosmo("Saga")) == (3, 1)
    s.fight(6)
    s.pick("Shura")
    assert (s.flames(), s.force("Saga"), s.cosmo("Saga")) == (11, 1, 3)
    assert Scenario(Side(play={1: ["Saga"]}), flames=0).force("Saga") == 3


@rule("E24", "SS-R39", "SS-R13")
def test_saga_wounds_all_who_fought_him_but_protected_knights() -> None:
    """With Sho beside him Dohko is safe; Sho himself and the plain Hero are not."""
    s = Scenario(Side(armour="019", play={6: ["Sho", "Dohko", "Seiya"]}), field=["Oko"] * 5 + ["Saga"])
    s.activate("019").pick("Seiya")
    assert (s.force_cost(6), s.force("Seiya")) == (7, 3)
    s.fight(6)

    assert (s.wounded(), s.flames()) == (["Seiya", "Sho"], 11)
    assert sorted(["Dohko", "Saga", "Taurus Armour"]) == s.discards()


@rule("E25", "SS-108", "SS-R22")
def test_deathmask_destroys_one_who_fought_him() -> None:
    """Compulsory, even if there is only one; he scores nothing any more."""
    s = Scenario(Side(["Leda"], armour="022", play={1: ["Shura"]}), field=["Deathmask"]).activate("022")
    s.pick("Leda").fight(1)

    assert (s.destroyed(), s.flames()) == (["Shura"], 11)
    names = [event.name for event in s.log]
    assert names.index("destroyed") < names.index("flame_out")
    assert s.points() == 3 + 6


@rule("SS-R67")
def test_aiolia_is_stronger_before_the_last_card() -> None:
    """While played: this Character gets +1 Force and +1 Cosmo while it faces the last card of the field."""
    s = Scenario(Side(["Aiolia"])).play("Aiolia", 6)
    assert (s.force("Aiolia"), s.cosmo("Aiolia")) == (3, 3)
    s = Scenario(Side(["Aiolia"])).play("Aiolia", 5)
    assert (s.force("Aiolia"), s.cosmo("Aiolia")) == (2, 2)


@rule("SS-R72", "SS-R53")
def test_shaka_wounds_a_character_of_any_discard() -> None:
    """When played: wound a Character from a player's discard."""
    s = Scenario(Side(["Shaka"]), Side(discard=["Mu", "023"]), Side(discard=["Leda"])).play("Shaka", 1, use=True)
    assert s.options() == ["Choose Aries Mu", "Choose Leda"]

    s.pick("Mu")
    assert (s.wounded(1), s.discards(1)) == (["Mu"], ["Virgo Armour"])


@rule("E28", "SS-R18")
def test_dohko_doubles_shiryu_before_bonuses() -> None:
    """2 x 1 + 1 Force with the Libra Armour, 2 Cosmo; Dohko himself has 4."""
    s = Scenario(Side(["Leda"], armour="024", play={1: ["Dohko", "Shiryu+"]})).activate("024").pick("Leda")

    assert (s.force("Shiryu+"), s.cosmo("Shiryu+"), s.force("Dohko")) == (3, 2, 4)


@rule("SS-R51")
def test_dohko_arrives_and_each_player_may_take_a_hero() -> None:
    """In turn from the active player; a Hero of the own discard, or none."""
    s = Scenario(
        Side(discard=["Seiya", "Leda"]),
        Side(discard=["Shiryu+"]),
        Side(discard=["Sho"]),
        field=["", "Oko", "Oko", "Oko", "Oko", "Oko"],
        reserve=["Dohko", "Oko"],
        at="maintenance",
    )
    assert s.decider == 0
    s.pick("Seiya")
    assert s.decider == 1
    s.choose("stop")
    assert ("Seiya" in s.hand(), s.discards(1), s.kind) == (True, ["Shiryu+"], "main")


@rule("SS-R53", "SS-R82")
def test_milo_makes_an_opponent_discard() -> None:
    """The user names the player, the player the card; cards in play are out of reach."""
    s = Scenario(Side(["Milo"]), Side(["Leda", "Mu"], armour="023"), Side(["Sho"])).play("Milo", 1, use=True)
    assert s.decider == 0
    s.player(1)
    assert (s.decider, s.options()) == (1, ["Choose Leda", "Choose Aries Mu"])

    s.pick("Leda")
    assert (s.hand(1), s.discards(1), s.armour(1)) == (["Mu"], ["Leda"], ["Virgo Armour"])


def test_aiolos_has_cosmo_for_each_gold_knight_of_the_field() -> None:
    """While played: this Character gets +1 Cosmo for each Gold Knight on the field."""
    s = Scenario(Side(play={1: ["Aiolos"]}), field=["Mu", "Saga", "023"])

    assert (s.cosmo("Aiolos"), s.force("Aiolos")) == (4, 2)


@rule("E06", "SS-074")
def test_aiolos_arrives_beside_another_gold_knight() -> None:
    """A Flame goes and he stays; alone he does nothing."""
    s = Scenario(field=["", "Mu"], reserve=["Oko", "Aiolos"], at="maintenance")
    assert (s.flames(), "Aiolos" in s.field()) == (11, True)
    s = Scenario(field=[""], reserve=["Oko", "Aiolos"], at="maintenance")
    assert s.flames() == 12


@rule("E23", "SS-R32", "SS-R23")
def test_shura_brings_a_neighbour_along() -> None:
    """Slot 5 holds Mu, slot 3 an Armour: Mu comes free into the discard, and two Flames go."""
    play = {4: ["Dohko", "Mu", "Shaka", "Sirius"]}
    s = Scenario(Side(play=play), field=["Oko", "Oko", "023", "Shura", "Mu", "Oko"]).fight(4)

    assert (s.flames(), s.hand()) == (10, [])
    assert s.discards().count("Mu") == 2
    assert s.field() == ["Oko", "Oko", "Virgo Armour", "", "", "Oko"]


@rule("SS-R32", "SS-R27")
def test_shura_offers_both_neighbours_and_minds_kuraggu() -> None:
    """Defeated: acquire a Character next to this card for free."""
    play = {4: ["Dohko", "Mu", "Shaka", "Sirius"]}
    s = Scenario(Side(play=play), field=["Oko", "Oko", "Leda", "Shura", "Sho", "Oko"]).fight(4)
    assert s.options() == ["Choose Leda", "Choose Sho"]
    s.pick("Sho")
    assert "Leda" in s.field()

    s = Scenario(Side(play=play), field=["Kuraggu", "Oko", "Leda", "Shura", "Sho", "Oko"])
    assert not s.is_offered("fight", "Shura")
    s = Scenario(Side(["026", "Seiya"]), field=["Kuraggu", "Oko", "Leda", "Shura", "Sho", "Athena"])
    s.equip("026", use=True).pick("Seiya")
    assert s.options() == ["Choose Kuraggu", "Choose Oko", "Choose Athena"]


@rule("SS-R33", "SS-R31")
def test_shura_takes_moses_and_his_defeat_is_over_first() -> None:
    """Moses clears and refills the field while both still lie there; then they go to the discard."""
    play = {4: ["Dohko", "Mu", "Shaka", "Sirius"]}
    s = Scenario(Side(play=play), field=["Oko", "Leda", "Moses", "Shura", "023", "Oko"], reserve=["Sho"] * 5).fight(4)

    assert s.field() == ["Sho", "Sho", "", "", "Virgo Armour", "Sho"]
    assert s.discards() == ["Dohko", "Moses", "Mu", "Shaka", "Shura", "Sirius"]
    assert [event.name for event in s.log].count("flame_out") == 1


@rule("E26", "SS-R30")
def test_camus_is_won_over_by_hyoga_alone_and_lies_wounded() -> None:
    """8 Cosmo with a Hyoga among those spent; without one he has no Cosmo cost at all."""
    play = {1: ["Shaka", "Aghora", "Hyoga+", "Hyoga+"]}
    s = Scenario(Side(play=play), field=["Camus"]).ally(1)
    assert (s.wounded(), s.flames(), s.hand()) == (["Camus"], 11, [])

    s = Scenario(Side(play={1: ["Shaka", "Aghora", "Shiva"]}), field=["Camus"])
    assert not s.is_offered("ally")
    s = Scenario(Side(play={1: ["Shaka", "Aghora", "Shiva", "Hyoga+"]}), field=["Camus"])
    assert all("Hyoga" in option for option in s.choose("ally").options("spend"))


def test_camus_beaten_by_force_is_wounded_too() -> None:
    """Defeated: wound this card."""
    s = Scenario(Side(play={1: ["Dohko", "Shura", "Mu"]}), field=["Camus"]).fight(1)

    assert (s.wounded(), s.points()) == (["Camus"], 5 + 6 + 5 + 6)


@rule("SS-R52", "SS-R51")
def test_aphrodite_makes_each_opponent_wound_two() -> None:
    """As far as they can; who has no Character is asked all the same, so that nobody learns it from the question."""
    sides = (Side(play={1: ["Dohko", "Shura", "Mu"]}), Side(["Leda", "Sho", "Mu"]), Side(["023"]))
    s = Scenario(*sides, field=["Aphrodite"]).fight(1)
    assert s.decider == 1
    s.pick("Leda").pick("Sho")
    assert (s.wounded(1), s.hand(1), s.decider) == (["Leda", "Sho"], ["Mu"], 2)
    assert s.options() == ["Choose no more"]
    s.choose("stop")
    assert (s.hand(2), s.kind) == (["Virgo Armour"], "main")
