"""The twelve Gold Armours, each at work."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.saint_seiya import zones
from hexadeck.kernel.decisions import NOTHING


def test_aries_armour_takes_a_character_of_the_deck_and_shuffles() -> None:
    """The deck is seen by its owner alone, card by card and not in its order; an Armour cannot be taken."""
    s = Scenario(Side(armour="018", deck=["Seiya", "023", "Leda", "Seiya"])).activate("018")
    assert sorted(s.options()) == ["Take Leda", "Take Pegasus Seiya"]

    s.take("Leda")
    assert (s.hand(), len(s.deck())) == (["Leda"], 3)
    assert s.events("shuffled")
    assert s.discards() == ["Aries Armour"]


def test_aries_armour_shuffles_what_is_left() -> None:
    """Nine different cards do not lie in the old order any more."""
    names = ["Leda", "Spica", "Sho", "Ushio", "Daichi", "Oko", "Jaki", "Mu", "Saga", "Milo"]
    s = Scenario(Side(armour="018", deck=names))
    before = [card for card in s.table.zones[zones.DECK] if s.table.card(card).name != "Leda"]
    s.activate("018").take("Leda")
    assert list(s.table.zones[zones.DECK]) != before
    assert sorted(s.table.zones[zones.DECK]) == sorted(before)


@rule("SS-R05")
def test_aries_armour_makes_a_new_deck_if_there_is_none() -> None:
    """Activation, discard: take a Character from your deck into your hand, then shuffle your deck."""
    s = Scenario(Side(armour="018", deck=[], discard=["Leda"])).activate("018").take("Leda")

    assert (s.hand(), s.deck()) == (["Leda"], ["Aries Armour"])


@rule("SS-R11", "SS-R21")
def test_taurus_armour_strengthens_a_character_of_low_rank_in_play() -> None:
    """Green or bronze rank, +2 Force for this turn; the wounded are not in play."""
    s = Scenario(Side(armour="019", play={1: ["Leda", "Mu"], 2: ["Seiya"]}, wounded=["Spica"])).activate("019")
    assert s.options() == ["Choose Leda", "Choose Pegasus Seiya"]

    s.pick("Leda")
    assert (s.force("Leda"), s.force("Seiya")) == (3, 1)
    s.end()
    assert s.table.changes == []


@rule("SS-R43", "E36", "SS-R76")
def test_gemini_armour_changes_places_with_a_gold_armour_of_an_opponent() -> None:
    """Both stay equipped and change their owner; the received one has no on-play effect; a Bronze Armour is none."""
    s = Scenario(Side(["020"]), Side(armour="026")).equip("020", use=True)
    assert (s.armour(), s.armour(1), s.kind) == (["Sagittarius Armour"], ["Gemini Armour"], "main")
    assert s.points(1) == 3
    assert (s.table.owner[s.card("020")], s.table.owner[s.card("026")]) == (1, 0)

    s = Scenario(Side(["020"], play={1: ["Leda"]}), Side(armour="007"), field=["Sho"]).equip("020")
    assert (s.kind, s.armour()) == ("main", ["Gemini Armour"])
    assert "Sho" in s.ally(1).hand()


@rule("SS-R53")
def test_cancer_armour_lets_an_opponent_wound_one_of_three() -> None:
    """The user names the opponent, the opponent the Character; all see the cards, and the rest comes to the hand."""
    s = Scenario(Side(armour="021", deck=["Leda", "023", "Mu", "Seiya"]), Side(), Side()).activate("021")
    assert s.decider == 0
    s.player(2)
    assert s.decider == 2
    assert sorted(s.options()) == ["Choose Aries Mu", "Choose Leda"]
    assert "Player 1 reveals Virgo Armour." in s.told(None)

    s.pick("Mu")
    assert (s.wounded(), s.hand(), s.deck()) == (["Mu"], ["Leda", "Virgo Armour"], ["Seiya"])


def test_leo_armour_wounds_a_knight_of_the_hand_for_4_force() -> None:
    """Leo Armour wounds a Knight of the hand for 4 Force."""
    s = Scenario(Side(["Sho", "Seiya"], armour="022", play={1: ["Leda"]})).activate("022").pick("Sho")

    assert (s.wounded(), s.force("Leda")) == (["Sho"], 5)
    assert not Scenario(Side(["Seiya"], armour="022", play={1: ["Leda"]})).is_offered("activate")


def test_virgo_armour_draws_two() -> None:
    """Activation, discard: draw 2 cards."""
    s = Scenario(Side(armour="023")).activate("023")

    assert (s.hand(), s.armour(), s.discards()) == (["Ikki", "Ikki"], [], ["Virgo Armour"])


@rule("SS-113", "E29")
def test_libra_armour_strengthens_all_characters_also_later_ones() -> None:
    """Also those without a Force value; the discarded Character is the price."""
    s = Scenario(Side(["Seiya", "Capella"], armour="024", play={1: ["Leda"]})).activate("024").pick("Seiya")
    assert (s.discards(), s.force("Leda")) == (["Libra Armour", "Seiya"], 2)

    s.play("Capella", 1)
    assert s.force("Capella") == 1
    s.end()
    assert s.table.clock[7] == 0


@rule("SS-R54")
def test_scorpio_armour_destroys_any_wounded_character() -> None:
    """Scorpio Armour destroys any wounded Character."""
    s = Scenario(Side(armour="025", wounded=["Leda"]), Side(wounded=["Mu"])).activate("025").pick("Mu")
    assert (s.destroyed(1), s.wounded()) == (["Mu"], ["Leda"])
    assert not Scenario(Side(armour="025")).is_offered("activate")


@rule("SS-R44", "SS-R23", "SS-R24")
def test_sagittarius_armour_takes_a_character_for_one_of_the_hand() -> None:
    """The card goes to the discard with its Flame; the Armour is shuffled into the Reserve."""
    s = Scenario(Side(["026", "Seiya", "Leda"]), field=["Mu", "023"]).equip("026", use=True).pick("Seiya")
    assert "Choose Virgo Armour" not in s.options()
    s.pick("Mu")

    assert (s.destroyed(), s.discards(), s.armour(), s.flames()) == (["Seiya"], ["Mu"], [], 11)
    assert "Sagittarius Armour" in s.reserve()
    assert s.table.owner[s.card("026")] == NOTHING
    # Twelve cards and the Armour: it does not simply lie on top.
    assert s.table.card(s.table.zones[zones.RESERVE][-1]).id != "026"
    assert Scenario(Side(["026", "Seiya"])).equip("026", use=False).armour() == ["Sagittarius Armour"]


@rule("SS-R44", "SS-R33")
def test_sagittarius_armour_goes_last_of_all() -> None:
    """Moses refills the field before the Armour is shuffled into the Reserve: it cannot come up there."""
    s = Scenario(Side(["026", "Seiya"]), field=["Moses"] + ["Oko"] * 5, reserve=["Sho"] * 5)
    s.equip("026", use=True).pick("Seiya").pick("Moses")

    assert (s.field(), s.reserve()) == (["", *["Sho"] * 5], ["Sagittarius Armour"])


def test_capricorn_armour_clears_the_field_of_three_ranks() -> None:
    """Gold and turquoise stay; then the field is refilled, with arrivals."""
    s = Scenario(
        Side(armour="027"), field=["Leda", "Mu", "Moses", "023", "Athena", "Oko"], reserve=["Ptolemy", "Sho", "Sho"]
    ).activate("027")

    assert s.field() == ["Sho", "Mu", "Sho", "Virgo Armour", "Athena", "Ptolemy"]
    assert (s.common(), s.flames()) == (["Leda", "Moses", "Oko"], 11)


def test_aquarius_armour_heals_all_own_knights() -> None:
    """Plain Heroes are no Knights."""
    s = Scenario(Side(armour="028", wounded=["Leda", "Mu", "Seiya"]), Side(wounded=["Sho"])).activate("028")

    assert (s.wounded(), s.wounded(1), s.discards()) == (["Seiya"], ["Sho"], ["Aquarius Armour", "Leda", "Mu"])


@rule("SS-R79")
def test_pisces_armour_wounds_a_whole_hand_of_characters() -> None:
    """Any player, the user included; as many cards are drawn."""
    s = Scenario(Side(["Leda"], armour="029"), Side(["Seiya", "Mu", "023"])).activate("029").player(1)
    assert (s.wounded(1), s.hand(1)) == (["Mu", "Seiya"], ["Ikki", "Ikki", "Virgo Armour"])

    s = Scenario(Side(["Leda"], armour="029"), Side(["Seiya"])).activate("029").player(0)
    assert (s.wounded(), s.hand()) == (["Leda"], ["Ikki"])


@rule("SS-R52")
def test_pisces_armour_does_not_tell_what_its_user_holds() -> None:
    """Which player is asked also of a user who holds Armours alone, though choosing oneself would do nothing."""
    s = Scenario(Side(["023"], armour="029"), Side(["Seiya"])).activate("029")
    assert s.options() == ["Player 1", "Player 2"]
    assert not Scenario(Side(["023"], armour="029"), Side()).is_offered("activate")
