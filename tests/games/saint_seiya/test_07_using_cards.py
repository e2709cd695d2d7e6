"""Armours, activations, healing and drawing (chapters 7 to 10)."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.saint_seiya import zones


@rule("SS-054", "SS-055", "SS-107")
def test_one_armour_at_a_time() -> None:
    """A new one first discards the old one; it lies in the player's space, under no card."""
    s = Scenario(Side(["023"], armour="024")).equip("023")

    assert (s.armour(), s.discards(), s.in_play()) == (["Virgo Armour"], ["Libra Armour"], [])


@rule("SS-107", "SS-056")
def test_an_armour_in_hand_does_nothing() -> None:
    """An Armour in hand does nothing."""
    s = Scenario(Side(["023"]), field=["Sho"])
    assert not s.is_offered("activate")
    assert not s.is_offered("ally")


@rule("SS-056", "SS-058", "SS-R42", "E42")
def test_an_armour_alone_pays_with_its_cosmo() -> None:
    """Or is activated; either way it is discarded and cannot do the other."""
    s = Scenario(Side(armour="023"), field=["Sho"]).ally(1)
    assert (s.hand(), s.discards(), s.armour()) == (["Sho"], ["Virgo Armour"], [])
    assert not s.is_offered("activate")
    s = Scenario(Side(armour="023"), field=["Sho"]).activate("023")
    assert not s.is_offered("ally")


@rule("SS-056")
def test_an_armour_adds_no_force() -> None:
    """An Armour adds no Force."""
    s = Scenario(Side(armour="023", play={1: ["Leda"]}), field=["Spica"])

    assert not s.is_offered("fight")


@rule("SS-057", "SS-R41")
def test_an_armour_stays_until_it_is_used() -> None:
    """In the turn it is played or a later one of its owner's."""
    s = Scenario(Side(["023"], deck=["Leda"] * 20)).equip("023")
    assert s.is_offered("activate", "Virgo")
    s.end_turn()
    assert (s.armour(), s.decider) == (["Virgo Armour"], 1)
    assert not s.is_offered("activate")
    assert s.end_turn().is_offered("activate", "Virgo")


@rule("SS-059", "SS-060", "SS-061", "SS-062", "SS-063")
def test_an_activation_discards_wounds_or_destroys_its_card() -> None:
    """Then its Force and Cosmo are lost."""
    field = ["Spica", "023"]
    s = Scenario(Side(play={1: ["Nachi", "Leda"]}), Side(armour="024"), field=field)
    assert s.is_offered("fight")
    s.activate("Nachi")
    assert (s.discards(), s.is_offered("fight")) == (["Nachi"], False)
    s = Scenario(Side(discard=["023"], play={1: ["Mu"]})).activate("Mu")
    assert s.wounded() == ["Mu"]
    s = Scenario(Side(play={1: ["Dio"]}), field=field).activate("Dio")
    assert s.destroyed() == ["Dio"]


@rule("SS-R10", "SS-R08", "SS-059")
def test_an_activation_that_would_change_nothing_is_not_offered() -> None:
    """And those that would are optional."""
    assert not Scenario(Side(play={1: ["Jango", "Misty", "Albior", "Mu"]})).is_offered("activate")
    assert not Scenario(Side(play={1: ["Jabu", "Ban"]}), Side([])).is_offered("activate")
    assert not Scenario(Side(deck=[], armour="023")).is_offered("activate")
    s = Scenario(Side(armour="023"))
    assert s.is_offered("activate")
    assert s.is_offered("end_main")


@rule("SS-R10")
def test_whoever_is_destroyed_for_it_can_always_be_used() -> None:
    """Dio finds no Armour, Capella no Force cost, Jaki nobody to bring back: each goes under the marker for Jaki."""
    field = ["Athena", "Pope", "Gigas", "", "", ""]
    for name in ("Dio", "Capella", "Cassios"):
        s = Scenario(Side(play={1: [name]}), field=field).activate(name)
        assert (s.destroyed(), s.kind) == ([name], "main")


@rule("SS-R10")
def test_what_cannot_become_cheaper_and_what_cannot_be_refilled() -> None:
    """Capella lowers no card without a Force cost, Capricorn is of no use against gaps without a Reserve."""
    field = ["Athena", "Pope", "Gigas", "023", "", ""]
    s = Scenario(Side(play={1: ["Capella"]}), field=["Athena", "Leda", "Oko", *field[3:]]).activate("Capella")
    assert s.options() == ["Choose Leda", "Choose Oko"]
    gold = ["Mu", "Athena", "023", "", "", ""]
    assert not Scenario(Side(armour="027"), field=gold, reserve=[]).is_offered("activate")
    assert Scenario(Side(armour="027"), field=gold, reserve=["Leda"]).is_offered("activate")


@rule("SS-R68", "SS-052")
def test_a_card_that_was_drawn_again_can_be_used_again() -> None:
    """The Virgo Armour draws itself out of the new deck; taken back by an effect it could not (E37)."""
    s = Scenario(Side(deck=[], discard=["Dohko"], armour="023"), field=["Leda"]).activate("023")
    s.play("Dohko", 1).fight(1).equip("023")

    assert s.is_offered("activate", "Virgo Armour")


@rule("SS-R68")
def test_a_copy_that_was_activated_does_not_stand_for_one_that_was_not() -> None:
    """One Albior is fresh, one was taken back: either can be played, and only the fresh one is activated."""
    s = Scenario(Side(["Albior"], discard=["Sho"], play={1: ["Albior"], 2: ["Albior"]}))
    s.activate("Albior").activate("Albior")
    assert s.hand() == ["Albior", "Albior", "Sho"]
    assert len(s.options("play")) == 3 * 6
    s.play("Albior", 1).play("Albior", 1)
    assert len(s.options("activate")) == 1


@rule("SS-059", "SS-064")
def test_copies_in_play_are_offered_once() -> None:
    """Three Seiyas under one card heal alike; one under another card, or a stronger one, is not the same."""
    s = Scenario(Side(wounded=["Leda"], play={1: ["Seiya"] * 3, 2: ["Seiya"]}))
    assert len(s.options("heal")) == 2


@rule("SS-R52")
def test_what_an_opponent_holds_does_not_decide_what_is_offered() -> None:
    """Jabu can be used against any hand, also one without a Hero."""
    assert Scenario(Side(play={1: ["Jabu"]}), Side(["023"])).is_offered("activate")


@rule("SS-064", "SS-065", "SS-066", "SS-098", "E41")
def test_a_heal_value_brings_the_wounded_back() -> None:
    """To the discard, not to the hand; the healer goes there too."""
    s = Scenario(Side(wounded=["Leda"], play={1: ["Seiya+"]}, deck=[])).heal("Seiya+", "Leda")

    assert (s.wounded(), s.discards(), s.hand()) == ([], ["Leda", "Seiya+"], [])
    assert not s.is_offered("play", "Leda")


@rule("SS-064", "SS-R37")
def test_a_heal_value_of_two_heals_one_or_two_of_the_own() -> None:
    """A card with a Heal value can be used to heal as many wounded Characters as that value."""
    sides = (Side(wounded=["Leda", "Mu", "Sho"], play={1: ["Athena"]}), Side(wounded=["Spica"]))
    s = Scenario(*sides)
    assert not s.is_offered("heal", "Spica")
    s.heal("Athena", "Mu").choose("heal_more", "Leda")
    assert (s.wounded(), s.discards()) == (["Sho"], ["Athena", "Leda", "Mu"])
    s = Scenario(*sides).heal("Athena", "Mu").choose("enough")
    assert (s.wounded(), s.discards()) == (["Leda", "Sho"], ["Athena", "Mu"])
    assert not Scenario(Side(play={1: ["Athena"]})).is_offered("heal")


@rule("SS-067", "SS-068", "SS-069", "E03")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    """2 in the deck, 14 in the discard, 5 to draw: 11 are left."""
    s = Scenario(Side(deck=["Leda", "Leda"], discard=["Seiya"] * 14)).end()

    assert (s.hand().count("Leda"), len(s.hand()), len(s.deck()), s.discards()) == (2, 5, 11, [])


@rule("SS-068")
def test_a_new_deck_is_shuffled() -> None:
    """Ten different cards do not come in the order in which they were discarded."""
    names = ["Leda", "Spica", "Sho", "Ushio", "Daichi", "Oko", "Jaki", "Mu", "Saga", "Milo"]
    s = Scenario(Side(deck=[], discard=names)).end()
    drawn = [s.table.card(card).name.split()[-1] for card in s.table.zones[zones.HAND]]
    assert drawn not in (names[:5], names[5:], names[:4:-1], names[4::-1])


@rule("SS-R04")
def test_with_nothing_left_to_draw_nothing_is_drawn() -> None:
    """With nothing left to draw nothing is drawn."""
    s = Scenario(Side(deck=["Leda"], discard=["Sho"])).end()

    assert s.hand() == ["Leda", "Sho"]


@rule("SS-R05")
def test_the_discard_is_not_shuffled_before_a_card_is_needed() -> None:
    """The last card of the deck is drawn and the discard stays; what is in play, wounded or destroyed is left out."""
    side = Side(["023"], deck=["Leda", "Leda"], discard=["Sho"], wounded=["Mu"], destroyed=["Seiya"])
    s = Scenario(side).equip("023").activate("023")
    assert (s.deck(), s.discards()) == ([], ["Sho", "Virgo Armour"])
    s.end()
    assert "Mu" not in s.hand() + s.deck()
