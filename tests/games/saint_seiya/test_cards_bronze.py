"""Knights of bronze rank and the Characters without a class, each at work."""

import pytest
from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

STRONG = {1: ["Dohko", "Shura", "Mu"]}


@rule("SS-R23", "SS-R24")
def test_geist_acquires_a_ghost_knight_for_free() -> None:
    """Into the discard; the demands for fighting it do not hold (SS-R28, SS-R29)."""
    s = Scenario(Side(play={1: ["Geist"]}), field=["Oko", "Sea Serpent", "Dolphin", "Leda"]).activate("Geist")
    assert s.options() == ["Choose Sea Serpent", "Choose Dolphin"]
    s.pick("Dolphin")
    assert s.discards() == ["Dolphin", "Geist"]


@rule("E33", "SS-R82", "SS-R83")
def test_geist_arrives_and_each_player_destroys_a_character_of_the_hand() -> None:
    """The active player has drawn to five already; who holds Armours alone destroys nothing."""
    sides = (Side(), Side(["023", "024"]), Side(["Leda", "Mu"]))
    s = Scenario(*sides, field=[""], reserve=["Oko", "Geist"], at="maintenance")
    assert (s.decider, len(s.hand())) == (0, 5)
    s.pick("Ikki")
    assert (s.decider, s.options()) == (1, ["Choose no more"])
    s.choose("stop").pick("Leda")
    assert (s.destroyed(), s.destroyed(1), s.destroyed(2)) == (["Ikki"], [], ["Leda"])


@rule("E21", "SS-R28", "SS-R14")
def test_the_sea_serpent_is_fought_by_three() -> None:
    """Cost 2 in slot 6: two with Force 2 are too few, three with 1, 1 and 0 are enough."""
    field = ["Oko"] * 5 + ["Sea Serpent"]
    s = Scenario(Side(play={6: ["Mu", "Sirius"]}), field=field)
    assert (s.force_cost(6), s.is_offered("fight")) == (2, False)
    s = Scenario(Side(play={6: ["Leda", "Seiya", "Capella"]}), field=field).fight(6)
    assert "Sea Serpent" in s.discards()


@rule("SS-R29")
def test_the_dolphin_costs_a_card_of_the_hand() -> None:
    """While on the field: whoever fights this card discards a card from their hand."""
    s = Scenario(Side(["Leda", "Sho"], play=STRONG), field=["Dolphin"]).fight(1)
    assert s.kind == "price"
    s.choose("discard", "Leda")
    assert ("Dolphin" in s.discards(), "Leda" in s.discards(), s.hand()) == (True, True, ["Sho"])
    assert not Scenario(Side(play=STRONG), field=["Dolphin"]).is_offered("fight")
    # Two Ledas are one answer, but the question is put: or all would know that they are alike (SS-R52).
    s = Scenario(Side(["Leda", "Leda"], play=STRONG), field=["Dolphin"]).fight(1)
    assert (s.kind, s.options()) == ("price", ["Discard Leda"])


@rule("E22", "SS-R26", "SS-R27")
def test_kuraggu_locks_all_other_knights() -> None:
    """Not Armours, not those without a class, not another Kuraggu."""
    play = {slot: ["Dohko", "Shura", "Shaka"] for slot in range(1, 7)}
    s = Scenario(Side(play=play), field=["Kuraggu", "Mu", "023", "Jaki", "Athena", "Kuraggu"])

    assert not s.is_offered("fight", "Mu")
    assert not s.is_offered("ally", "Mu")
    assert s.is_offered("ally", "Virgo Armour")
    assert s.is_offered("fight", "Jaki")
    assert len(s.options("fight")) == 3
    s.fight(1)
    assert not s.is_offered("fight", "Mu")
    assert s.fight(6).is_offered("fight", "Mu")


def test_the_flame_knight_puts_a_destroyed_hero_on_top_of_a_deck() -> None:
    """Of any player, the own included."""
    sides = (Side(["Flame Knight"], destroyed=["Seiya"]), Side(destroyed=["Shiryu", "Shiryu+"]), Side())
    s = Scenario(*sides).play("Flame Knight", 1, use=True)
    assert s.options() == ["Player 1", "Player 2"]
    s.player(1)
    assert (s.destroyed(1), s.table.card(s.table.zones[1][-1]).name) == (["Shiryu+"], "Dragon Shiryu")


@rule("SS-R52")
def test_spartan_arrives_and_each_player_may_wound_to_draw() -> None:
    """Optional for each, and everybody with cards is asked."""
    sides = (Side(), Side(["Leda"]), Side(["023"]), Side())
    s = Scenario(*sides, field=[""], reserve=["Oko", "Spartan"], at="maintenance")
    s.choose("stop")
    assert s.decider == 1
    s.pick("Leda")
    assert (s.wounded(1), s.hand(1), s.decider) == (["Leda"], ["Ikki"], 2)
    assert s.choose("stop").kind == "main"


@rule("SS-092", "SS-093", "SS-R62", "SS-R64", "E09")
def test_leda_and_spica_score_together() -> None:
    """4 with one of each, nothing alone; what was acquired counts, whatever became of it."""
    assert Scenario(Side(["Leda"], deck=["Spica"])).points() == 4
    assert Scenario(Side(["Leda", "Leda"], deck=[])).points() == 0
    assert Scenario(Side(["Leda"], deck=[], destroyed=["Spica"])).points() == 2


@rule("SS-R17")
@pytest.mark.parametrize(("one", "other"), [("Leda", "Spica"), ("Spica", "Leda")])
def test_leda_and_spica_fight_better_together(one: str, other: str) -> None:
    """Once, however many of the other there are."""
    assert Scenario(Side(play={1: [one, other, other]})).force(one) == 2
    assert Scenario(Side(play={1: [one], 2: [other]})).force(one) == 1


@rule("SS-094", "SS-R65", "E11")
def test_jango_scores_for_different_black_knights() -> None:
    """Alone 1, with two names 3, with all six 6; a second Jango is no new name and scores for itself."""
    assert Scenario(Side(["Jango"], deck=[])).points() == 1
    assert Scenario(Side(["Jango", "Black Pegasus", "Black Pegasus", "Black Dragon"], deck=[])).points() == 3
    six = ["Jango", "Black Pegasus", "Black Dragon", "Black Cygnus", "Black Andromeda", "Black Phoenix"]
    assert Scenario(Side(six, deck=[])).points() == 6
    assert Scenario(Side(["Jango", "Jango", "Black Dragon"], deck=[])).points() == 4


@rule("SS-R76", "SS-R25", "SS-111")
def test_jango_takes_a_black_knight_of_an_opponents_discard() -> None:
    """One of any opponent's, whoever's it is; other cards of the discards are not on offer."""
    sides = (
        Side(play={1: ["Jango"]}),
        Side(discard=["Black Dragon", "Jango", "Leda"]),
        Side(discard=["Black Phoenix"]),
    )
    s = Scenario(*sides).activate("Jango")
    assert s.options() == ["Choose Black Dragon", "Choose Black Phoenix"]
    s.pick("Black Dragon")
    assert s.discards() == ["Black Dragon", "Jango"]
    assert s.table.owner[s.card("Black Dragon")] == 0


@rule("SS-R17", "SS-R20")
@pytest.mark.parametrize(
    ("knight", "hero"),
    [
        ("Black Pegasus", "Seiya"),
        ("Black Dragon", "Shiryu"),
        ("Black Cygnus", "Hyoga"),
        ("Black Andromeda", "Shun"),
        ("Black Phoenix", "Ikki"),
    ],
)
def test_a_black_knight_is_cheaper_for_its_hero(knight: str, hero: str) -> None:
    """2 less with one Hero or three, of any rank; with the discount of slot 6 never below 1; not for others."""
    s = Scenario(Side(play={1: [hero]}), field=[knight] * 6)
    assert (s.force_cost(1), s.force_cost(2), s.force_cost(6)) == (2, 4, 3)
    s = Scenario(Side(play={1: [hero + "+"] * 3, 6: [hero]}), field=[knight] * 6)
    assert (s.force_cost(1), s.force_cost(6)) == (2, 1)


@rule("SS-R39")
def test_sho_protects_other_knights_from_every_wound() -> None:
    """Also from being wounded for an activation; two protect each other."""
    s = Scenario(Side(["023"], discard=["024"], play={1: ["Sho", "Mu"]}))
    assert not s.is_offered("activate")
    s = Scenario(Side(discard=["024"], play={1: ["Mu"], 2: ["Sho"]}))
    assert s.is_offered("activate")
    s = Scenario(Side(play={1: ["Sho", "Sho", "Moses", "Sirius"]}), field=["Aghora"]).fight(1)
    assert s.wounded() == []


def test_ushio_gains_force_for_heroes_of_bronze_rank() -> None:
    """While played: this Character gets +1 Force for each bronze-rank Hero alongside."""
    s = Scenario(Side(play={1: ["Ushio", "Seiya+", "Shun+", "Seiya"], 2: ["Ikki+"]}))

    assert s.force("Ushio") == 3


@rule("SS-R20")
def test_daichi_makes_the_knight_he_faces_cheaper() -> None:
    """1 less Cosmo for each Hero alongside, never below 1; not an Armour."""
    s = Scenario(Side(play={1: ["Daichi", "Seiya", "Shun+"], 2: ["Daichi", "Seiya"]}), field=["Mu", "023"])
    assert (s.cosmo_cost(1), s.cosmo_cost(2)) == (5, 5)
    s = Scenario(Side(play={1: ["Daichi"] + ["Seiya"] * 4}), field=["Sho"])
    assert s.cosmo_cost(1) == 1


@rule("SS-R19", "SS-R20", "SS-046")
def test_a_changed_number_names_what_changes_it() -> None:
    """Ushio's own words give Force; Daichi and slot 6 make a Knight cheaper."""
    s = Scenario(Side(play={1: ["Ushio", "Seiya+"], 6: ["Daichi", "Seiya"]}), field=["Leda"] * 5 + ["Mu"])
    table = s.match.view(0)["table"]

    ushio = next(card for card in table["seats"][0]["in play"] if card["name"] == "Ushio")
    assert ushio["origins"] == {"force": [["Ushio", "+1"]]}
    assert table["field"][5]["origins"] == {
        "force_cost": [["Slot 6", "\N{MINUS SIGN}1"]],
        "cosmo_cost": [["Slot 6", "\N{MINUS SIGN}1"], ["Daichi", "\N{MINUS SIGN}1"]],
    }


@rule("SS-R51", "SS-R82", "SS-R52")
def test_jabu_makes_each_opponent_discard_a_hero() -> None:
    """Plain or of bronze rank, whichever they choose; in turn from the left."""
    sides = (Side(play={1: ["Jabu"]}), Side(["Shiryu", "Shiryu+", "Leda"]), Side(["Mu"]))
    s = Scenario(*sides).activate("Jabu")
    assert (s.decider, s.options()) == (1, ["Choose Dragon Shiryu", "Choose Dragon Shiryu (Bronze Knight)"])
    s.pick("Shiryu")
    assert (s.discards(1), s.decider, s.options()) == (["Shiryu"], 2, ["Choose no more"])


@rule("SS-R72")
def test_ichi_wounds_the_heroes_in_the_opponents_discards() -> None:
    """Those of bronze rank, all of them."""
    sides = (Side(play={1: ["Ichi"]}, discard=["Seiya+"]), Side(discard=["Shiryu+", "Shiryu+", "Shiryu", "Leda"]))
    s = Scenario(*sides).activate("Ichi")

    assert (s.wounded(1), s.discards(1), s.wounded()) == (["Shiryu+", "Shiryu+"], ["Leda", "Shiryu"], [])


def test_nachi_makes_the_opponents_discard_their_armours() -> None:
    """Activation, discard: each opponent discards their Armour in play."""
    s = Scenario(Side(armour="018", play={1: ["Nachi"]}), Side(armour="023")).activate("Nachi")
    assert (s.armour(), s.armour(1), s.discards(1)) == (["Aries Armour"], [], ["Virgo Armour"])
    assert not Scenario(Side(play={1: ["Nachi"]}), Side(["023"])).is_offered("activate")


def test_ban_makes_each_opponent_wound_a_knight() -> None:
    """Activation, wound: each opponent wounds a Knight from their hand."""
    s = Scenario(Side(play={1: ["Ban"]}), Side(["Shiryu", "Leda", "Mu"])).activate("Ban")
    assert s.options() == ["Choose Leda", "Choose Aries Mu"]
    s.pick("Leda")
    assert (s.wounded(1), s.wounded()) == (["Leda"], ["Ban"])


@rule("SS-R77")
def test_geki_swaps_a_hero_of_a_discard_with_a_destroyed_one() -> None:
    """Only of a player who has a destroyed plain Hero."""
    sides = (
        Side(play={1: ["Geki"]}, discard=["Seiya+"]),
        Side(discard=["Shiryu+"], destroyed=["Shiryu"]),
    )
    s = Scenario(*sides).activate("Geki")

    assert (s.discards(1), s.destroyed(1), s.discards()) == (["Shiryu"], ["Shiryu+"], ["Geki", "Seiya+"])


@rule("SS-R38", "SS-012")
def test_june_heals_from_the_hand_and_forbids_healing_on_the_field() -> None:
    """While on the field: no Character can be healed."""
    s = Scenario(Side(["June"], wounded=["Leda"])).play("June", 1, use=True)
    assert (s.wounded(), s.discards()) == ([], ["Leda"])
    s = Scenario(Side(["June"], wounded=["Leda"], play={1: ["Seiya"]}, armour="028"), field=["June"])
    assert not s.is_offered("heal")
    assert not s.is_offered("activate")
    assert s.play("June", 2).kind == "main"


@rule("E20", "SS-R20")
def test_cassios_makes_a_knight_cheaper_in_both_ways() -> None:
    """2 less of each, never below 1: Leda in slot 6 costs 1."""
    s = Scenario(Side(play={1: ["Cassios"]}), field=["Mu", "Jaki", "Oko", "Oko", "Oko", "Leda"]).activate("Cassios")
    assert s.options() == ["Choose Aries Mu", "Choose Leda"]
    s.pick("Leda")
    assert (s.force_cost(6), s.cosmo_cost(6), s.destroyed()) == (1, -1, ["Cassios"])
    s = Scenario(Side(play={1: ["Cassios"]}), field=["Mu"]).activate("Cassios")
    assert (s.force_cost(1), s.cosmo_cost(1)) == (5, 5)


@rule("E30", "SS-R47", "SS-R76")
def test_gigas_arrives_and_goes_to_any_player() -> None:
    """The slot gets the next card before the slots to the left."""
    field = ["Mu", "Saga", "", "", "Camus", "Oko"]
    s = Scenario(Side(), Side(), field=field, reserve=["Leda", "Gigas", "Sho", "Spica"], at="maintenance")
    assert s.options() == ["Player 1", "Player 2"]
    s.player(1)
    assert (s.discards(1), s.field()) == (["Gigas"], ["Spica", "Sho", "Leda", "Mu", "Saga", "Camus"])
    assert s.table.owner[s.card("Gigas")] == 1
    assert s.points(1) == -1


@rule("SS-R50", "SS-072")
def test_gigas_eliminates_a_character_and_another_card_comes_in_its_place() -> None:
    """With its Flame, and with the arrival of the new one; if that leaves at once the slot stays empty."""
    s = Scenario(Side(play={1: ["Gigas"]}), field=["Oko", "Mu", "023"], reserve=["Ptolemy"]).activate("Gigas")
    s.pick("Mu")
    assert (s.field()[1], s.flames(), s.common()) == ("Ptolemy", 10, ["Mu"])

    s = Scenario(Side(play={1: ["Gigas"]}), field=["Oko", "Leda"], reserve=["Gigas", "Oko"]).activate("Gigas")
    s.pick("Leda").player(1)
    assert (s.field()[1], s.discards(1)) == ("", ["Gigas"])


def test_phaeton_destroys_a_character_of_the_hand_to_draw_two() -> None:
    """When played: destroy a Character from your hand to draw 2 cards."""
    s = Scenario(Side(["Phaeton", "Seiya"])).play("Phaeton", 1, use=True).pick("Seiya")

    assert (s.destroyed(), s.hand()) == (["Seiya"], ["Ikki", "Ikki"])


def test_oko_makes_each_opponent_destroy_a_knight() -> None:
    """Activation, destroy: each opponent destroys a Knight from their hand."""
    s = Scenario(Side(play={1: ["Oko"]}), Side(["Shiryu", "Leda", "Mu"])).activate("Oko").pick("Leda")

    assert (s.destroyed(1), s.destroyed()) == (["Leda"], ["Oko"])


@rule("SS-095", "E10")
def test_jaki_scores_for_every_five_destroyed_cards() -> None:
    """Scoring: 1 PV for each 5 cards under your Hero marker."""
    assert Scenario(Side(["Jaki", "Jaki"], deck=[], destroyed=["Seiya"] * 12)).points() == 4
    assert Scenario(Side(["Jaki"], deck=[], destroyed=["Seiya"] * 4)).points() == 0
