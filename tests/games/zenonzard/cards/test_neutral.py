"""Neutral cards, the Wild Land: something for every deck."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, ONE_RUIN, PEGASUS, QUIET_FORCES, RUINS, STARTERS, given, mana_for
from tests.games.zenonzard.scenario import BLUE, FOE, GREEN, PURPLE, RED, WHITE, YOU

from hexadeck.games.zenonzard import zones

OUROBOROS = "Force of Eternity - Ouroboros"
SPHYNX = "Force of Sanctity - Sphynx"
PHOENIX = "Force of Rebirth - Phoenix"
MINOTAUR = "Force of Triumph - Minotaur"
TILLT = "Tillt & Wellt - The Astral Choir"
NEUTRAL = "Neutral Mana"

# -- Base Minions ------------------------------------------------------------------------------------------------------


def test_one_carat_rat_draws_when_placed() -> None:
    """Placed: draw 1; not when an effect puts it in the base."""
    duel = given(at="mana", hand=["One-Carat Rat"])
    assert duel.choose("place", "One-Carat Rat").hand() == ["Goblin Soldier"]

    duel = given(field=["One-Carat Rat"], movements=1)
    assert duel.choose("move_to_base", "One-Carat Rat").hand() == []


def test_denizen_of_the_magic_city_rests_and_returns_a_cheap_magic() -> None:
    """Placed: rest this mana and return one Magic of cost 3 or less from my trash to my hand."""
    name = "Denizen of the Magic City"
    trash = ["Eureka Waltz", "Megaton Hammer", "Rockeater", "Healing"]
    duel = given(at="mana", hand=[name], trash=trash)

    duel.choose("place", name)
    assert duel.chooses_from() == ["Eureka Waltz", "Healing"]
    duel.pick("Healing")

    assert duel.hand() == ["Healing"]
    assert duel.is_rested(name)


def test_centaurian_hunter_rests_a_cheap_foe_minion() -> None:
    """Placed: rest one foe minion of cost 4 or less."""
    duel = given(
        at="mana", hand=["Centaurian Hunter"], field=["Meermage"], foe_field=["Rockeater", "Leviathan", "Golem S"]
    )

    duel.choose("place", "Centaurian Hunter")
    assert duel.chooses_from() == ["Golem S", "Rockeater"]
    duel.pick("Rockeater")

    assert duel.is_rested("Rockeater", FOE)


# -- Field Minions of cost 1 and 2 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("forces", "dp"), [(QUIET_FORCES, 0), (ONE_RUIN, 0), (RUINS, 1)])
def test_fearsome_pheasant_bites_without_forces(forces: list[str], dp: int) -> None:
    """Passive: +1 DP while all my Forces are destroyed."""
    duel = given(field=["Fearsome Pheasant"], forces=forces, foe_forces=RUINS)

    assert duel.dp("Fearsome Pheasant") == dp


def test_traveler_of_the_wastes_may_fetch_a_starter() -> None:
    """Summoned: may search my deck for one of the six any-number Base Minions, reveal it, take it, shuffle."""
    deck = [*STARTERS, "Guardian of Aguma", "Hammerhead Hornet", "Rockeater"]
    duel = given(hand=["Traveler of the Wastes"], deck=deck)
    duel.summon("Traveler of the Wastes")
    assert duel.chooses_from() == sorted(STARTERS)
    duel.pick(PURPLE)
    assert duel.hand() == [PURPLE]
    assert ("revealed", PURPLE) in duel.story("revealed")
    assert duel.happened("shuffled") == 1

    duel = given(hand=["Traveler of the Wastes"], deck=deck)
    assert duel.summon("Traveler of the Wastes").stop().hand() == []


@pytest.mark.parametrize(
    ("base", "drawn"), [([NEUTRAL] * 3, 1), ([NEUTRAL, "Hammerhead Hornet"], 0), ([NEUTRAL, RED], 0)]
)
def test_pollin_draws_over_a_base_of_neutral_mana(base: list[str], drawn: int) -> None:
    """Summoned: if my base holds nothing but Neutral Mana that are not minion cards, draw 1."""
    duel = given(hand=["Pollin"], base=base)

    assert duel.summon("Pollin").hand() == ["Goblin Soldier"] * drawn


def test_cobra_mage_draws_when_destroyed() -> None:
    """Destroyed: draw 1; not when returned or replaced."""
    duel = given(field=["Cobra Mage"], foe_field=["Rockeater"])
    assert duel.clash("Cobra Mage", "Rockeater").hand() == ["Goblin Soldier"]

    duel = given(hand=["Goblin Soldier"], field=["Cobra Mage"] * 5)
    assert duel.summon("Goblin Soldier").choose("replace_minion", "Cobra Mage").hand() == []


def test_mad_jackuar_restores_a_force_when_destroyed() -> None:
    """Destroyed: restore 1 to one Force of mine; a destroyed Force stays destroyed."""
    duel = given(field=["Mad Jackuar"], foe_field=["Rockeater"], foe_forces=[MINOTAUR, SPHYNX])
    duel.clash("Mad Jackuar", "Rockeater")
    assert duel.chooses_from() == QUIET_FORCES
    duel.pick(CHIMERA)
    assert [duel.points(PEGASUS), duel.points(CHIMERA)] == [3, 4]

    duel = given(field=["Mad Jackuar"], foe_field=["Rockeater"], forces=RUINS)
    assert duel.clash("Mad Jackuar", "Rockeater").points(CHIMERA) == 0


def test_dancing_cutlass_is_strong_on_the_foes_turn() -> None:
    """Foe's turn: +400 BP."""
    assert given(field=["Dancing Cutlass"]).bp("Dancing Cutlass") == 100
    assert given(field=["Dancing Cutlass"], active=FOE).bp("Dancing Cutlass") == 500


def test_gliding_panther_scouts_strengthen_all_when_they_attack() -> None:
    """Attacking: my minions +100 BP this turn, themselves too."""
    duel = given(field=["Gliding Panther Scouts", "Rockeater"], foe_field=["Leviathan"])

    duel.attack("Gliding Panther Scouts").choose("no_block")

    assert [duel.bp("Gliding Panther Scouts"), duel.bp("Rockeater"), duel.bp("Leviathan", FOE)] == [300, 600, 700]
    duel.end_turn()
    assert duel.bp("Rockeater") == 500


def test_bomb_wisp_destroys_all_weak_minions_when_destroyed() -> None:
    """Destroyed: destroy all minions with BP 300 or less, on both sides."""
    duel = given(
        field=["Bomb Wisp", "Goblin Soldier", "Rockeater"],
        foe_field=["Rockeater", "Meermage", "Raven Cat", "Slime Block"],
    )

    duel.clash("Bomb Wisp", "Rockeater")

    assert [duel.field(), duel.field(FOE)] == [["Rockeater"], ["Rockeater", "Raven Cat"]]


@pytest.mark.parametrize(("life", "values"), [(3, (500, 2)), (4, (300, 1))])
def test_goliath_boareater_is_stronger_with_little_life(life: int, values: tuple[int, int]) -> None:
    """Passive: while my Life is 3 or less, +200 BP/+1 DP."""
    for active in (YOU, FOE):
        duel = given(field=["Goliath Boareater"], life=life, foe_life=1, active=active)
        assert (duel.bp("Goliath Boareater"), duel.dp("Goliath Boareater")) == values


@pytest.mark.parametrize(
    ("forces", "rested"),
    [([PEGASUS, SPHYNX], False), ([OUROBOROS, SPHYNX], True), ([f"{PEGASUS} (destroyed)", SPHYNX], True)],
)
def test_flight_becomes_active_whenever_it_moves(forces: list[str], rested: bool) -> None:
    """If one of my Forces is Pegasus: becomes Active whenever it moves between field and base, either way."""
    name = "Flight - Knight of Ascension"

    duel = given(field=[f"{name} (rested)"], forces=forces, movements=1)
    assert duel.choose("move_to_base", name).is_rested(name) == rested

    duel = given(base=[f"{name} (rested)"], forces=forces, movements=1)
    assert duel.choose("move_to_field", name).is_rested(name) == rested


def test_flight_becomes_active_also_when_the_foe_moves_it() -> None:
    """Passive: it arrives Rested by Tidal Wave and becomes Active, on both turns."""
    name = "Flight - Knight of Ascension"
    duel = given(field=[name], foe_hand=["Tidal Wave"])
    duel.attack(name).use("Tidal Wave")
    assert not duel.is_rested(name, zone=zones.BASE)

    duel = given(field=[name], foe_field=["Golem S"], foe_hand=["Tidal Wave"], active=FOE)
    duel.attack("Golem S").use("Tidal Wave")
    assert not duel.is_rested(name, zone=zones.BASE)


# -- Field Minions of cost 3 -------------------------------------------------------------------------------------------


def test_little_trickster_gives_a_neutral_mana_a_colour() -> None:
    """Summoned: change one Neutral Mana of mine that is not a minion card to a colour of my choice."""
    base = [NEUTRAL] * 5 + ["Hammerhead Hornet (rested)"]
    duel = given(hand=["Little Trickster", "Eoraptor"], base=base, forces=[PEGASUS, SPHYNX])
    assert not duel.is_offered("summon", "Eoraptor")

    duel.summon("Little Trickster")
    assert set(duel.chooses_from()) == {NEUTRAL}
    duel.choose("choose", NEUTRAL, nth=4)
    assert duel.options() == ["red", "yellow", "purple", "green", "blue", "white"]
    duel.choose("colour", "red")

    assert duel.is_offered("summon", "Eoraptor")


def test_little_trickster_needs_a_neutral_mana() -> None:
    """Summoned: minion cards do not change their colour."""
    duel = given(hand=["Little Trickster"], base=["Hammerhead Hornet"] * 3, foe_base=[NEUTRAL])

    duel.summon("Little Trickster")

    assert not duel.is_offered("colour")


def test_a_coloured_neutral_mana_is_no_neutral_mana_any_more() -> None:
    """Pollin wants mana without a colour."""
    duel = given(hand=["Little Trickster", "Pollin"])

    duel.summon("Little Trickster").pick(NEUTRAL).choose("colour", "red")
    duel.summon("Pollin")

    assert duel.hand() == []


@pytest.mark.parametrize(("life", "restored"), [(6, 7), (10, 10)])
def test_healing_sheep_restores_life(life: int, restored: int) -> None:
    """Summoned: restore 1 Life, up to 10."""
    duel = given(hand=["Healing Sheep"], life=life)

    assert duel.summon("Healing Sheep").life() == restored


def test_blaze_strengthens_another_minion_for_the_turn() -> None:
    """Summoned: one other minion +300 BP this turn, of either side; mandatory."""
    duel = given(hand=["Blaze"], field=["Rockeater"], foe_field=["Leviathan"])
    duel.summon("Blaze")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    duel.pick("Rockeater")
    assert duel.bp("Rockeater") == 800
    assert duel.end_turn().bp("Rockeater") == 500

    duel = given(hand=["Blaze"], foe_field=["Leviathan"])
    assert duel.summon("Blaze").bp("Leviathan", FOE) == 1000


def test_blessing_pixies_draw_when_life_is_damaged() -> None:
    """Passive: each time my Life is damaged, draw 1, once for each damage; Forces and 0 damage do not count."""
    foes = ["Rockeater", "Goblin Soldier", "Shielded Goblin"]
    duel = given(field=["Blessing Pixies (rested)"], foe_field=foes, active=FOE)
    assert duel.hit("Rockeater").hand() == ["Goblin Soldier"]
    assert len(duel.hit("Goblin Soldier", PEGASUS).hand()) == 1
    assert len(duel.hit("Shielded Goblin").hand()) == 1

    duel = given(field=["Blessing Pixies"], foe_hand=["Revolver Condor"], active=FOE)
    assert duel.summon("Revolver Condor").hand() == ["Goblin Soldier"]

    duel = given(field=["Blessing Pixies", "Golem S"], foe_hand=["Howling Voice"])
    assert duel.attack("Golem S").use("Howling Voice").choose("mode", "Deal").hand() == ["Goblin Soldier"]


def test_blessing_pixies_do_not_stack() -> None:
    """Passive: two of them draw one card together."""
    duel = given(field=["Blessing Pixies (rested)"] * 2, foe_field=["Rockeater"], active=FOE)

    assert duel.hit("Rockeater").hand() == ["Goblin Soldier"]


def test_water_shooter_destroys_a_foe_minion_without_dp() -> None:
    """Summoned: destroy one foe minion with DP 0, as it is at that moment."""
    duel = given(hand=["Water Shooter"], field=["Bomb Wahl"], foe_field=["Bomb Wahl", "Rockeater", "Slime Block"])
    duel.summon("Water Shooter")
    assert duel.chooses_from() == ["Bomb Wahl", "Slime Block"]
    assert duel.pick("Bomb Wahl").trash(FOE) == ["Bomb Wahl"]

    duel = given(hand=["Water Shooter"], foe_field=["Bomb Wahl", "Wallace - The Courageous"])
    assert duel.summon("Water Shooter").trash(FOE) == []


def test_will_o_the_wisp_leaves_a_neutral_mana() -> None:
    """Destroyed: put one Neutral Mana in my base, Active."""
    duel = given(field=["Will-o'-the-Wisp"], foe_field=["Rockeater"])

    duel.clash("Will-o'-the-Wisp", "Rockeater")

    assert duel.active_mana() == [NEUTRAL]


def test_will_o_the_wisp_makes_room_in_a_full_base() -> None:
    """ZZ-R31: mandatory, also when the base is full."""
    duel = given(field=["Will-o'-the-Wisp"], base=[RED] * 9 + [GREEN], foe_field=["Rockeater"])

    duel.clash("Will-o'-the-Wisp", "Rockeater").choose("replace_mana", GREEN)

    assert duel.base() == [RED] * 9 + [NEUTRAL]


def test_hermit_horncrab_arrives_rested() -> None:
    """Summoned: rest this minion; not when it comes from the base."""
    duel = given(hand=["Hermit Horncrab"])
    assert duel.summon("Hermit Horncrab").is_rested("Hermit Horncrab")

    duel = given(base=["Hermit Horncrab"], movements=1)
    assert not duel.choose("move_to_field", "Hermit Horncrab").is_rested("Hermit Horncrab")


def test_goblin_queen_may_fetch_another_goblin() -> None:
    """Summoned: may search my deck for one Goblin minion card of another name, reveal it, take it, shuffle."""
    deck = ["Goblin Queen", "Shielded Goblin", "Goblin Soldier", "Rockeater"]
    duel = given(hand=["Goblin Queen"], deck=deck)
    duel.summon("Goblin Queen")
    assert duel.chooses_from() == ["Goblin Soldier", "Shielded Goblin"]
    assert duel.pick("Shielded Goblin").hand() == ["Shielded Goblin"]
    assert ("revealed", "Shielded Goblin") in duel.story("revealed")

    duel = given(hand=["Goblin Queen"], deck=deck)
    assert duel.summon("Goblin Queen").stop().hand() == []


@pytest.mark.parametrize(("forces", "count"), [(QUIET_FORCES, 0), (ONE_RUIN, 1), (RUINS, 2)])
def test_sly_colossaur_grows_with_the_own_destroyed_forces(forces: list[str], count: int) -> None:
    """Passive: +200 BP/+1 DP for each destroyed Force of mine; the foe's do not count."""
    for active in (YOU, FOE):
        duel = given(field=["Sly Colossaur"], forces=forces, foe_forces=RUINS, active=active)
        assert (duel.bp("Sly Colossaur"), duel.dp("Sly Colossaur")) == (300 + 200 * count, 1 + count)


def test_pandoria_may_fetch_any_base_minion() -> None:
    """Summoned: may search my deck for one Base Minion, reveal it, take it in hand, shuffle."""
    name = "Pandoria - Bearer of Evils"
    deck = ["Rockeater", "Hammerhead Hornet", RED, "Gravity"]
    duel = given(hand=[name], deck=deck)
    duel.summon(name)
    assert duel.chooses_from() == ["Hammerhead Hornet", RED]
    assert duel.pick("Hammerhead Hornet").hand() == ["Hammerhead Hornet"]

    duel = given(hand=[name], deck=deck)
    assert duel.summon(name).stop().hand() == []


@pytest.mark.parametrize(
    ("forces", "bp"), [([OUROBOROS, PEGASUS], 600), (QUIET_FORCES, 300), ([f"{OUROBOROS} (destroyed)", PEGASUS], 300)]
)
def test_ryng_is_stronger_with_ouroboros(forces: list[str], bp: int) -> None:
    """Attacking and Blocking: if one of my Forces is Ouroboros, +300 BP this turn."""
    name = "Ryng - Knight of Eternity"
    duel = given(field=[name], forces=forces)
    assert duel.hit(name).bp(name) == bp

    duel = given(field=["Golem S"], foe_field=[name], foe_forces=forces)
    assert duel.clash("Golem S", name).bp(name, FOE) == bp
    assert duel.end_turn().bp(name, FOE) == 300


# -- Field Minions of cost 4 -------------------------------------------------------------------------------------------


def test_howling_direwolf_strengthens_the_others() -> None:
    """Passive: my other minions +100 BP, on both turns; two of them strengthen each other."""
    for active in (YOU, FOE):
        duel = given(field=["Howling Direwolf", "Rockeater"], foe_field=["Leviathan"], active=active)
        assert [duel.bp("Howling Direwolf"), duel.bp("Rockeater"), duel.bp("Leviathan", FOE)] == [400, 600, 700]

    duel = given(field=["Howling Direwolf"] * 2)
    assert duel.bp("Howling Direwolf") == 500


@pytest.mark.parametrize(
    ("name", "candidates"),
    [
        ("Bomb Wahl", ["Goblin Soldier", "Raven Cat"]),
        ("Nue - Beast of Death", ["Goblin Soldier", "Raven Cat", "Rockeater"]),
    ],
)
def test_bomb_wahl_and_nue_destroy_a_weak_foe_minion(name: str, candidates: list[str]) -> None:
    """Summoned: destroy one foe minion with BP 400 (500) or less."""
    foes = ["Raven Cat", "Rockeater", "Cat Sith", "Goblin Soldier"]
    duel = given(hand=[name], field=["Meermage"], foe_field=foes)

    duel.summon(name)
    assert duel.chooses_from() == candidates
    duel.pick("Raven Cat")

    assert duel.trash(FOE) == ["Raven Cat"]


def test_mordo_grows_for_good_when_another_own_minion_is_destroyed() -> None:
    """Passive: each time another minion of mine is destroyed, permanently +100 BP; the foe's do not count."""
    duel = given(field=["Mordo", "Goblin Soldier", "Golem S"], foe_field=["Meermage", "Leviathan"])

    duel.clash("Goblin Soldier", "Meermage").clash("Golem S", "Leviathan").end_turn()
    assert duel.bp("Mordo") == 600

    duel = given(field=["Leviathan"], foe_field=["Mordo", "Meermage"])
    assert duel.clash("Leviathan", "Meermage").bp("Mordo", FOE) == 500


def test_mordo_does_not_grow_with_returned_minions() -> None:
    """Passive: destroyed, not returned to the hand."""
    duel = given(hand=["Reverse Wind"], field=["Mordo", "Goblin Soldier"])

    assert duel.use("Reverse Wind").pick("Goblin Soldier").bp("Mordo") == 400


def test_fain_callias_restores_life_or_a_force() -> None:
    """Summoned: restore 1 to my Life or to one Force of mine."""
    duel = given(hand=["Fain Callias"])
    assert duel.summon("Fain Callias").choose("mode", "Life").life() == 7

    duel = given(hand=["Fain Callias"])
    duel.summon("Fain Callias").choose("mode", "Force").choose("choose", CHIMERA)
    assert [duel.life(), duel.points(PEGASUS), duel.points(CHIMERA)] == [6, 3, 4]


def test_fain_callias_has_one_mode_without_forces() -> None:
    """D12: a mode that can do nothing is not offered."""
    duel = given(hand=["Fain Callias"], forces=RUINS)

    assert duel.summon("Fain Callias").life() == 7


def test_charged_hippo_tramples_weak_foe_minions() -> None:
    """Attacking: destroy all foe minions with BP 200 or less."""
    foes = ["Golem S", "Armadahlio", "Goblin Soldier"]
    duel = given(field=["Charged Hippo", "Golem S"], foe_field=foes)

    duel.attack("Charged Hippo")

    assert [duel.field(), duel.field(FOE)] == [["Charged Hippo", "Golem S"], ["Goblin Soldier"]]


def test_acid_dragon_grows_for_good_when_life_is_damaged() -> None:
    """Passive: each time my Life is damaged, permanently +1 DP."""
    duel = given(field=["Acid Dragon (rested)"], foe_field=["Rockeater", "Golem S", "Meermage"], active=FOE)

    duel.hit("Rockeater").hit("Golem S").hit("Meermage", PEGASUS).end_turn()

    assert duel.dp("Acid Dragon") == 3

    duel = given(field=["Acid Dragon", "Golem S"], foe_hand=["Howling Voice"])
    assert duel.attack("Golem S").use("Howling Voice").choose("mode", "Deal").dp("Acid Dragon") == 2


def test_lightningfall_dragon_destroys_a_neutral_foe_minion() -> None:
    """Summoned: destroy one neutral foe minion; coloured ones are safe."""
    duel = given(hand=["Lightningfall Dragon"], foe_field=["Meermage", "Rockeater", "Leviathan", "Golem S"])

    duel.summon("Lightningfall Dragon")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    duel.pick("Leviathan")

    assert duel.trash(FOE) == ["Leviathan"]


@pytest.mark.parametrize(("magic", "cost"), [("Crest of Guidance", 0), ("Eureka Waltz", 4)])
def test_magic_eater_is_free_after_a_dear_magic(magic: str, cost: int) -> None:
    """Hand, my turn: its cost is 0 if I used a Magic of printed cost 4+ this turn."""
    duel = given(hand=[magic, "Magic Eater"], base=mana_for(magic), deck=["Rockeater"] * 5)

    duel.use(magic)
    if duel.is_offered("stop"):
        duel.stop()

    assert duel.cost("Magic Eater") == cost
    assert duel.is_offered("summon", "Magic Eater") == (cost == 0)


def test_magic_eater_looks_at_the_printed_cost() -> None:
    """Hand, my turn: a Magic made cheaper than 4 counts all the same."""
    forces = ["Force of Insight - Chiron", PEGASUS]
    duel = given(hand=["Megaton Hammer", "Magic Eater"], base=[RED] * 2, forces=forces, foe_field=["Spiked Octopus"])

    duel.use("Megaton Hammer")

    assert duel.cost("Magic Eater") == 0


@pytest.mark.parametrize(
    ("forces", "attacker", "bp"),
    [
        ([MINOTAUR, PEGASUS], "", 600),
        ([MINOTAUR, PEGASUS], "Golem S", 600),
        ([MINOTAUR, PEGASUS], "Rockeater", 400),
        (QUIET_FORCES, "", 400),
    ],
)
def test_vikson_grows_at_the_end_of_a_foes_turn_without_damage(forces: list[str], attacker: str, bp: int) -> None:
    """End of the foe's turn: with Minotaur, and if my Life was not damaged this turn, permanently +200 BP."""
    name = "Vikson - Knight of Triumph"
    duel = given(field=[f"{name} (rested)"], forces=forces, foe_field=["Golem S", "Rockeater"], active=FOE)

    if attacker:
        duel.hit(attacker)
    duel.end_turn()

    assert duel.bp(name) == bp


def test_vikson_does_not_grow_at_the_end_of_the_own_turn() -> None:
    """End of the foe's turn only."""
    name = "Vikson - Knight of Triumph"
    duel = given(field=[name], forces=[MINOTAUR, PEGASUS])

    assert duel.end_turn().bp(name) == 400


@pytest.mark.parametrize(("forces", "more"), [(QUIET_FORCES, [NEUTRAL]), ([PEGASUS, SPHYNX], []), (RUINS, [])])
def test_mixx_places_a_neutral_mana_with_chimera(forces: list[str], more: list[str]) -> None:
    """Summoned: if one of my Forces is Chimera, put one Neutral Mana in my base Rested."""
    name = "Mixx - Knight of Fusion"
    duel = given(hand=[name], base=[RED] * 5, forces=forces)

    duel.summon(name)

    assert duel.base() == [RED] * 5 + more
    assert duel.active_mana() == [RED]


# -- Field Minions of cost 5 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("life", "restored"), [(6, 8), (9, 10)])
def test_divine_dragon_restores_two_life_when_destroyed(life: int, restored: int) -> None:
    """Destroyed: restore 2 Life, up to 10."""
    duel = given(field=["Divine Dragon"], foe_field=["Leviathan"], life=life)

    assert duel.clash("Divine Dragon", "Leviathan").life() == restored


def test_blob_wahl_makes_a_slime_block() -> None:
    """Summoned: make one Slime Block token."""
    duel = given(hand=["Blob Wahl"])

    assert duel.summon("Blob Wahl").field() == ["Blob Wahl", "Slime Block"]


def test_spellgazer_wolf_draws_for_each_magic() -> None:
    """Passive: each time I use Magic, draw 1, on both turns; two of them draw two."""
    duel = given(hand=["Healing"], field=["Spellgazer Wolf"])
    assert duel.use("Healing").hand() == ["Goblin Soldier"]

    duel = given(hand=["Binding Ivy"], field=["Spellgazer Wolf"] * 2, foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").use("Binding Ivy").pick(PEGASUS).order("Spellgazer Wolf")
    assert duel.hand() == ["Goblin Soldier"] * 2

    duel = given(field=["Spellgazer Wolf"], foe_hand=["Healing"], active=FOE)
    assert duel.use("Healing").hand() == []


def test_lucky_lush_bunny_restores_life_and_every_force() -> None:
    """Summoned: restore 1 to my Life and to each Force of mine; destroyed ones excepted."""
    duel = given(hand=["Lucky Lush Bunny"], forces=[f"{PEGASUS} (1)", CHIMERA])
    duel.summon("Lucky Lush Bunny")
    assert [duel.life(), duel.points(PEGASUS), duel.points(CHIMERA)] == [7, 2, 4]
    assert [duel.life(FOE), duel.points(PEGASUS, FOE)] == [6, 3]

    duel = given(hand=["Lucky Lush Bunny"], forces=ONE_RUIN)
    assert duel.summon("Lucky Lush Bunny").points(PEGASUS) == 0


def test_tillt_and_wellt_double_when_summoned_abilities() -> None:
    """My turn: Summoned abilities of my minions happen twice, each with its own choices; two of them do not stack."""
    duel = given(hand=["Whitefin Dolphin"], field=[TILLT] * 2)
    assert duel.summon("Whitefin Dolphin").hand() == ["Goblin Soldier"] * 2

    duel = given(hand=["Fire Bat"], field=[TILLT], foe_field=["Leviathan", "Spiked Octopus"])
    duel.summon("Fire Bat").pick("Leviathan", "Spiked Octopus")
    assert [duel.bp("Leviathan", FOE), duel.bp("Spiked Octopus", FOE)] == [400, 600]


def test_tillt_and_wellt_let_the_first_time_end_before_the_second() -> None:
    """Notes: each repetition resolves fully, with what it sets off, before the next (ZZ-125)."""
    duel = given(hand=["Bomb Wahl"], field=[TILLT, "Golem S"], foe_field=["Banshee", "Goblin Soldier"])

    duel.summon("Bomb Wahl").pick("Banshee")
    assert duel.chooses_from() == ["Bomb Wahl", "Golem S"]
    duel.pick("Golem S")

    assert duel.story("destroyed") == [("destroyed", name) for name in ("Banshee", "Golem S", "Goblin Soldier")]


def test_tillt_and_wellt_double_nothing_for_the_foe_or_on_the_foes_turn() -> None:
    """My turn: not on the foe's turn, not for the foe's minions."""
    duel = given(hand=["Kamaitachi"], field=[TILLT], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").summon("Kamaitachi")
    assert duel.bp(TILLT) == 600

    duel = given(foe_field=[TILLT], hand=["Whitefin Dolphin"])
    assert duel.summon("Whitefin Dolphin").hand() == ["Goblin Soldier"]


def test_dustrider_gives_a_movement_when_summoned_and_at_every_start() -> None:
    """Summoned and at the start of my turn: +1 Movement."""
    name = "Demon Knight Dustrider"
    assert given(hand=[name]).summon(name).movements() == 1

    duel = given(at="turn", field=[name], forces=RUINS)
    assert duel.movements() == 2

    duel = given(at="turn", foe_field=[name], forces=RUINS)
    assert [duel.movements(), duel.movements(FOE)] == [1, 0]


def test_wise_dramar_may_trade_a_base_minion_for_two_cards() -> None:
    """Summoned: may discard one Base Minion from hand; if done, draw 2."""
    hand = ["Wise Dramar", RED, "Rockeater"]
    duel = given(hand=hand, base=[NEUTRAL] * 5)
    duel.summon("Wise Dramar")
    assert duel.chooses_from() == [RED]
    duel.pick(RED)
    assert duel.hand() == ["Rockeater", "Goblin Soldier", "Goblin Soldier"]
    assert duel.trash() == [RED]

    duel = given(hand=hand, base=[NEUTRAL] * 5)
    assert duel.summon("Wise Dramar").stop().hand() == [RED, "Rockeater"]


@pytest.mark.parametrize(("forces", "drawn"), [([SPHYNX, PEGASUS], 1), (QUIET_FORCES, 0)])
def test_holy_draws_at_the_end_of_the_turn_with_sphynx(forces: list[str], drawn: int) -> None:
    """My end: if one of my Forces is Sphynx, draw 1."""
    duel = given(field=["Holy - Knight of Sanctity"], forces=forces)

    assert duel.end_turn().hand() == ["Goblin Soldier"] * drawn


@pytest.mark.parametrize(("forces", "rested"), [([PHOENIX, PEGASUS], False), (QUIET_FORCES, True)])
@pytest.mark.parametrize(("verb", "played"), [("use", "Healing"), ("summon", "Cheetera")])
def test_leeza_becomes_active_when_a_card_is_played_on_the_foes_turn(
    forces: list[str], rested: bool, verb: str, played: str
) -> None:
    """Foe's turn: if one of my Forces is Phoenix, this becomes Active each time I play a card."""
    name = "Leeza - Knight of Rebirth"
    duel = given(field=[f"{name} (rested)"], hand=[played], forces=forces, foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S").choose(verb, played)

    assert duel.is_rested(name) == rested


def test_leeza_stays_rested_on_the_own_turn() -> None:
    """Foe's turn: not the own, and not for the foe's cards."""
    name = "Leeza - Knight of Rebirth"
    duel = given(field=[f"{name} (rested)"], hand=["Healing"], forces=[PHOENIX, PEGASUS])
    assert duel.use("Healing").is_rested(name)

    duel = given(field=[f"{name} (rested)"], forces=[PHOENIX, PEGASUS], foe_hand=["Healing"], active=FOE)
    assert duel.use("Healing").is_rested(name)


# -- Field Minions of cost 6 -------------------------------------------------------------------------------------------


def test_brave_dramar_hits_harder_in_company() -> None:
    """Attacking: +1 DP for this battle for each other minion of mine."""
    duel = given(field=["Brave Dramar", "Golem S", "Meermage (rested)"], foe_field=["Rockeater"])

    duel.hit("Brave Dramar")

    assert duel.life(FOE) == 6 - 3
    assert duel.dp("Brave Dramar") == 1


def test_revolver_condor_damages_life() -> None:
    """Summoned: 1 damage to the foe's Life; it can be the last."""
    duel = given(hand=["Revolver Condor"])
    assert duel.summon("Revolver Condor").life(FOE) == 5

    duel = given(hand=["Revolver Condor"], foe_life=1)
    assert duel.summon("Revolver Condor").winners == (YOU,)


def test_crimson_cerberus_burns_forces_when_it_damages_life() -> None:
    """My turn: each time this damages the foe's Life, 2 damage to each foe Force."""
    name = "Crimson Cerberus - The Hellhound"
    duel = given(field=[name, "Goblin Soldier"])

    duel.hit("Goblin Soldier")
    assert [duel.points(PEGASUS, FOE), duel.points(CHIMERA, FOE)] == [3, 3]
    duel.hit(name)
    assert [duel.points(PEGASUS, FOE), duel.points(CHIMERA, FOE)] == [1, 1]


def test_crimson_cerberus_burns_nothing_without_damage_to_life() -> None:
    """My turn: a blocked attack and an attack on a Force damage no Life."""
    name = "Crimson Cerberus - The Hellhound"
    duel = given(field=[name], foe_field=["Golem S"])
    assert duel.clash(name, "Golem S").points(CHIMERA, FOE) == 3

    duel = given(field=[name])
    assert duel.hit(name, PEGASUS).points(CHIMERA, FOE) == 3


def test_crimson_cerberus_may_destroy_both_forces_at_once() -> None:
    """Both [When Destroyed] effects activate together; the turn player orders them (ZZ-123)."""
    name = "Crimson Cerberus - The Hellhound"
    duel = given(field=[name], foe_forces=[f"{PEGASUS} (2)", f"{CHIMERA} (1)"], foe_deck=[GREEN, RED, WHITE, BLUE])

    duel.hit(name)
    assert duel.decider == YOU
    duel.order(CHIMERA).pick(RED).pick(GREEN)

    assert duel.base(FOE) == [RED, GREEN]
    assert len(duel.hand(FOE)) == 2


@pytest.mark.parametrize(
    ("forces", "foe_forces", "less"),
    [(QUIET_FORCES, QUIET_FORCES, 0), (QUIET_FORCES, ONE_RUIN, 1), (ONE_RUIN, RUINS, 3)],
)
def test_chronorion_makes_coloured_cards_cheaper(forces: list[str], foe_forces: list[str], less: int) -> None:
    """Passive: coloured cards in my hand cost 1 less for each destroyed Force of either player; neutral ones do not."""
    field = ["Chronorion - Mover of Time"]
    hand = ["Destruction", "Fir Treewalker", "Leviathan", "Dust Devil"]

    for active in (YOU, FOE):
        duel = given(
            hand=hand,
            base=[],
            field=field,
            active=active,
            forces=forces,
            foe_forces=foe_forces,
            foe_hand=["Destruction"],
        )
        assert [duel.cost(name) for name in hand] == [5 - less, 5 - less, 5, 2]
        assert duel.cost("Destruction", FOE) == 5


def test_wallace_strengthens_the_others() -> None:
    """Passive: my other minions +100 BP/+1 DP, on both turns."""
    for active in (YOU, FOE):
        duel = given(field=["Wallace - The Courageous", "Rockeater"], foe_field=["Leviathan"], active=active)
        assert (duel.bp("Rockeater"), duel.dp("Rockeater")) == (600, 3)
        assert (duel.bp("Wallace - The Courageous"), duel.dp("Wallace - The Courageous")) == (600, 2)
        assert duel.bp("Leviathan", FOE) == 700


# -- Field Minions of cost 7 and more ----------------------------------------------------------------------------------


def test_magic_veil_makes_all_mana_active_when_the_turn_ends() -> None:
    """Summoned: when this turn ends all my mana becomes Active, though the minion itself has gone."""
    name = "Magic Veil - The Caster"
    duel = given(hand=[name], field=["Rockeater (rested)"])

    duel.summon(name)
    assert duel.active_mana() == []
    duel.end_turn()

    assert len(duel.active_mana()) == 7
    assert duel.is_rested("Rockeater")


def test_enrico_gives_both_players_a_new_hand() -> None:
    """Summoned: both players discard their hands, then both draw 5."""
    name = "Enrico - Revolver of Time"
    duel = given(hand=[name, "Gravity"], base=[NEUTRAL] * 7, foe_hand=["Healing", "Rockeater"], foe_base=[])

    duel.summon(name)

    assert [duel.hand(), duel.hand(FOE)] == [["Goblin Soldier"] * 5] * 2
    assert duel.trash() == ["Gravity"]
    assert sorted(duel.trash(FOE)) == ["Healing", "Rockeater"]


def test_giga_cyclops_cannot_be_blocked_by_cheap_minions() -> None:
    """My turn: cannot be blocked by minions of cost 3 or less; cost 4 can."""
    foes = ["Megalosaurus", "Hammerhead Hornet", "Golem S", "Rockeater"]
    duel = given(field=["Giga Cyclops"], foe_field=foes)

    assert duel.attack("Giga Cyclops").options() == ["Block with Rockeater", "Do not block"]


@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (3, 1), (5, 0)])
def test_uriel_draws_up_to_four_cards(held: int, drawn: int) -> None:
    """Summoned: draw until I have 4 cards in hand."""
    name = "The Archangel Uriel"
    duel = given(hand=[name, *["Gravity"] * held], base=[NEUTRAL] * 8)

    assert duel.summon(name).hand() == ["Gravity"] * held + ["Goblin Soldier"] * drawn


def test_duskurse_is_cheaper_for_each_minion_on_both_fields() -> None:
    """Hand, my turn: costs 1 less for each minion on both fields, tokens too; on the foe's turn it does not."""
    name = "Duskurse - The Devastator"
    field = ["Rockeater", "Golem S"]

    assert given(hand=[name], field=field, foe_field=field).cost(name) == 4
    assert given(hand=[name], field=["Rockeater"] * 5, foe_field=["Rockeater"] * 5).cost(name) == 0
    assert given(hand=[name], field=field, foe_field=field, active=FOE).cost(name) == 8


def test_crystal_veil_cannot_be_chosen_by_the_foes_minions() -> None:
    """Passive: cannot be chosen by the foe's minions or Magic; the owner's minions may, and mana may (ZZ-R52)."""
    name = "Crystal Veil - The Reflector"
    duel = given(hand=["Fir Treewalker"], foe_field=[name, "Rockeater"])
    duel.summon("Fir Treewalker")
    assert [duel.is_rested(name, FOE), duel.is_rested("Rockeater", FOE)] == [False, True]

    duel = given(hand=["Kamaitachi"], field=[name])
    assert duel.summon("Kamaitachi").bp(name) == 1100

    duel = given(at="mana", hand=["Android Commando"], foe_field=[name])
    assert duel.choose("place", "Android Commando").is_offered("choose", name)


def test_hellfire_dragon_destroys_all_weak_minions() -> None:
    """Summoned: destroy all minions with BP 500 or less, on both sides; Crystal Veil is no exception if it is weak."""
    duel = given(hand=["Hellfire Dragon"], field=["Rockeater", "Leviathan"], foe_field=["Chalchalsio", "Cat Sith"])

    duel.summon("Hellfire Dragon")

    assert [duel.field(), duel.field(FOE)] == [["Leviathan", "Hellfire Dragon"], ["Cat Sith"]]


@pytest.mark.parametrize(("forces", "count"), [(QUIET_FORCES, 0), (ONE_RUIN, 1), (RUINS, 2)])
def test_vengeful_dragon_destroys_a_foe_minion_for_each_own_destroyed_force(forces: list[str], count: int) -> None:
    """Summoned: destroy one foe minion for each destroyed Force of mine."""
    foes = ["Rockeater", "Leviathan", "Spiked Octopus"]
    duel = given(hand=["Vengeful Dragon"], forces=forces, field=["Meermage"], foe_field=foes, foe_forces=ONE_RUIN)

    duel.summon("Vengeful Dragon")
    assert duel.chooses_from() == (["Leviathan", "Rockeater", "Spiked Octopus"] if count else [])
    duel.pick(*["Spiked Octopus", "Rockeater"][:count])

    assert len(duel.field(FOE)) == 3 - count
    assert duel.trash(FOE) == ["Spiked Octopus", "Rockeater"][:count]


def test_lachesis_exchanges_the_foes_life_with_an_own_force() -> None:
    """Summoned: exchange the foe's Life with the points of one Force of mine; no damage, no restoring."""
    name = "Lachesis - Decider of Fate"
    forces = [f"{PEGASUS} (1)", f"{CHIMERA} (destroyed)"]
    duel = given(hand=[name], forces=forces, foe_life=8, foe_field=["Blessing Pixies"], foe_forces=[MINOTAUR, PEGASUS])

    duel.summon(name)

    assert [duel.life(FOE), duel.points(PEGASUS), duel.points(CHIMERA)] == [1, 8, 0]
    assert duel.hand(FOE) == []


def test_lachesis_chooses_among_standing_forces() -> None:
    """Summoned: one of two; without a standing Force nothing happens."""
    name = "Lachesis - Decider of Fate"
    duel = given(hand=[name], forces=[f"{PEGASUS} (9)", f"{CHIMERA} (2)"], foe_life=5)
    duel.summon(name).pick(PEGASUS)
    assert [duel.life(FOE), duel.points(PEGASUS), duel.points(CHIMERA)] == [9, 5, 2]

    duel = given(hand=[name], forces=RUINS, foe_life=5)
    assert duel.summon(name).life(FOE) == 5


@pytest.mark.parametrize(("forces", "damage"), [(QUIET_FORCES, 1), (ONE_RUIN, 2), (RUINS, 3)])
def test_lord_alabaster_damages_life_before_he_strikes(forces: list[str], damage: int) -> None:
    """Attacking: 3 damage to the foe's Life, less 1 for each standing foe Force; then the attack goes on."""
    name = "Lord Alabaster - The Embattled"
    duel = given(field=[name], foe_forces=forces, foe_life=9, foe_field=["Rockeater"])

    duel.attack(name)
    assert duel.life(FOE) == 9 - damage
    duel.choose("no_block")

    assert duel.life(FOE) == 9 - damage - 3


@pytest.mark.parametrize(("forces", "foe_forces", "cost"), [(QUIET_FORCES, QUIET_FORCES, 12), (ONE_RUIN, RUINS, 3)])
def test_yggdrawalker_is_cheaper_for_each_destroyed_force(forces: list[str], foe_forces: list[str], cost: int) -> None:
    """Hand, my turn: costs 3 less for each destroyed Force of either player; not on the foe's turn."""
    name = "Yggdrawalker - Bearer of Golden Fruit"
    for active, expected in ((YOU, cost), (FOE, 12)):
        duel = given(hand=[name], base=[], forces=forces, foe_forces=foe_forces, active=active)
        assert duel.cost(name) == expected


def test_yggdrawalker_is_free_when_all_forces_have_fallen() -> None:
    """Hand, my turn: four destroyed Forces take off all twelve."""
    name = "Yggdrawalker - Bearer of Golden Fruit"
    duel = given(hand=[name], base=[], forces=RUINS, foe_forces=RUINS)

    assert duel.summon(name).field() == [name]


def test_forces_do_not_name_destroyed_ones() -> None:
    """ZZ-120: a destroyed Force has no further effect, so no card counts on it."""
    duel = given(field=["Holy - Knight of Sanctity"], forces=[f"{SPHYNX} (destroyed)", PEGASUS])
    assert duel.end_turn().hand() == []

    duel = given(field=["Holy - Knight of Sanctity"], forces=[f"{SPHYNX} (rested)", PEGASUS])
    assert duel.is_rested(SPHYNX, zone=zones.FORCES)
    assert duel.end_turn().hand() == ["Goblin Soldier"]
