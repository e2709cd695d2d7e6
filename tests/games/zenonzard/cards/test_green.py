"""Green, the nation of Demete: more mana, Rested foes, Pierce."""

from typing import Any

import pytest
from tests.games.zenonzard.cards.duels import PEGASUS, QUIET_FORCES, RUINS, given
from tests.games.zenonzard.scenario import BLUE, FOE, GREEN, RED, YOU

from hexadeck.games.zenonzard import keywords, zones
from hexadeck.minds.keys import keys_of

CYCLOPS = "Force of Sin - Cyclops"
MILLIE = "Millie - Celestial Tree Guard"

# -- Base Minions ------------------------------------------------------------------------------------------------------


def test_elven_swordsman_strengthens_a_minion_with_pierce_for_good() -> None:
    """Placed: one minion of mine with Pierce permanently +100 BP/+1 DP."""
    duel = given(
        at="mana", hand=["Elven Swordsman"], field=["Ottolupo", "Ursarano", "Rockeater"], foe_field=["Ottolupo"]
    )

    duel.choose("place", "Elven Swordsman")
    assert duel.chooses_from() == ["Ottolupo", "Ursarano"]
    duel.pick("Ursarano").end_turn()

    assert (duel.bp("Ursarano"), duel.dp("Ursarano")) == (800, 4)


# -- Field Minions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("placed", "life"), [(GREEN, 7), ("Guardian of Demete", 6)])
def test_morpheo_bun_restores_life_for_each_village_girl(placed: str, life: int) -> None:
    """Passive: each time a Village Girl of Demete of mine is placed, restore 1 Life; no other Base Minion does."""
    duel = given(at="mana", hand=[placed], field=["Morpheo Bun"])

    duel.choose("place", placed)

    assert duel.life() == life


def test_morpheo_bun_counts_every_village_girl_that_an_effect_places() -> None:
    """Passive: placing is putting a Base Minion in the base (ZZ-135), two at a time too."""
    duel = given(hand=["Crest of Guidance"], field=["Morpheo Bun"], deck=[GREEN, GREEN, "Rockeater"])

    duel.use("Crest of Guidance").pick(GREEN, GREEN).order("Morpheo Bun")

    assert duel.life() == 8


def test_morpheo_bun_does_not_count_the_foes_village_girls() -> None:
    """Passive: of mine."""
    duel = given(at="mana", field=["Morpheo Bun"], foe_hand=[GREEN], active=FOE)

    duel.choose("place", GREEN)

    assert [duel.life(), duel.life(FOE)] == [6, 6]


def test_marielna_may_put_a_green_base_minion_in_the_base() -> None:
    """Summoned: may put one green Base Minion from my hand in my base Rested (no Placed ability)."""
    hand = ["Marielna - Master of the Wind", "Elven Swordsman", RED, "Marchalluka", GREEN]
    duel = given(hand=hand, base=[GREEN] * 2, field=["Ottolupo"])

    duel.summon("Marielna - Master of the Wind")
    assert duel.chooses_from() == ["Elven Swordsman", GREEN]
    duel.pick("Elven Swordsman")

    assert duel.base() == [GREEN, GREEN, "Elven Swordsman"]
    assert duel.is_rested("Elven Swordsman")
    assert duel.dp("Ottolupo") == 2


def test_marielna_may_keep_the_hand() -> None:
    """Summoned: may; the question is also put when there is nothing to choose, for that is nobody's business."""
    duel = given(hand=["Marielna - Master of the Wind", GREEN])
    duel.summon("Marielna - Master of the Wind").stop()
    assert duel.hand() == [GREEN]

    duel = given(hand=["Marielna - Master of the Wind", RED])
    duel.summon("Marielna - Master of the Wind")
    assert duel.options() == ["Choose no more"]


@pytest.mark.parametrize(("mana", "values"), [(5, (500, 2)), (4, (300, 1))])
def test_perchalsi_is_stronger_with_five_green_mana(mana: int, values: tuple[int, int]) -> None:
    """Passive: with 5+ green mana, +200 BP/+1 DP; Rested mana counts, other colours do not."""
    for active in (YOU, FOE):
        base = [f"{GREEN} (rested)"] * mana + [RED, "Neutral Mana"]
        duel = given(field=["Perchalsi"], base=base, active=active)
        assert (duel.bp("Perchalsi"), duel.dp("Perchalsi")) == values


@pytest.mark.parametrize(("attacker", "rested"), [("Leviathan", False), ("Golem S", False), ("Spiked Octopus", True)])
def test_barichalgo_becomes_active_when_a_cheap_minion_attacks_life(attacker: str, rested: bool) -> None:
    """Foe's turn: each time my Life is attacked by a minion of cost 5 or less, this becomes Active and can block."""
    duel = given(field=["Barichalgo (rested)"], foe_field=[attacker], active=FOE)

    duel.attack(attacker)

    assert duel.is_rested("Barichalgo") == rested
    assert duel.is_offered("block", "Barichalgo") != rested


def test_barichalgo_sleeps_while_forces_are_attacked() -> None:
    """Foe's turn: only attacks on Life."""
    duel = given(field=["Barichalgo (rested)"], foe_field=["Leviathan"], active=FOE)

    duel.attack("Leviathan", PEGASUS)

    assert duel.is_rested("Barichalgo")


def test_apple_treewalker_rests_a_cheap_foe_minion_when_it_attacks() -> None:
    """Attacking: rest one foe minion of cost 4 or less, so that it cannot block."""
    duel = given(field=["Apple Treewalker"], foe_field=["Rockeater", "Leviathan", "Goblin Soldier"])

    duel.attack("Apple Treewalker")
    assert duel.chooses_from() == ["Goblin Soldier", "Rockeater"]
    duel.pick("Rockeater")

    assert duel.options() == ["Block with Leviathan", "Block with Goblin Soldier", "Do not block"]


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("Dulticheronte", 1), ("Ottolupo", 0), ("Leviathan", 0), ("Brigitte - The Warfare Pathfinder", 0)],
)
def test_brigitte_draws_when_another_dear_green_minion_enters(name: str, drawn: int) -> None:
    """My turn: each time another green minion of mine of cost 5+ enters the field, draw 1."""
    duel = given(hand=[name], field=["Brigitte - The Warfare Pathfinder"])

    duel.summon(name)

    assert duel.hand() == ["Goblin Soldier"] * drawn


def test_brigitte_draws_also_for_minions_from_the_base() -> None:
    """My turn: entering the field is more than being summoned."""
    duel = given(field=["Brigitte - The Warfare Pathfinder"], base=["Ursarano"], movements=1)

    duel.choose("move_to_field", "Ursarano")

    assert duel.hand() == ["Goblin Soldier"]


@pytest.mark.parametrize("active", [YOU, FOE])
def test_brigitte_draws_neither_for_the_foes_minions_nor_on_the_foes_turn(active: int) -> None:
    """My turn: of mine; Surprise Portal brings a minion in the turn of the other."""
    field = ["Brigitte - The Warfare Pathfinder (rested)", "Goblin Soldier"]
    portal: dict[str, Any] = {"hand": ["Surprise Portal"], "base": [BLUE, BLUE, BLUE, "Ursarano"]}
    if active == YOU:
        duel = given(field=field, **{f"foe_{zone}": names for zone, names in portal.items()})
    else:
        duel = given(field=field, foe_field=["Goblin Soldier"], active=FOE, **portal)

    duel.attack("Goblin Soldier").use("Surprise Portal").pick("Ursarano").pass_all()

    assert "Ursarano" in duel.field(1 - active)
    assert duel.hand() == []


def test_millie_widens_effects_that_choose_what_to_rest() -> None:
    """Passive: when an effect of mine chooses targets to rest, choose one more; that one is mandatory too."""
    duel = given(hand=["Fir Treewalker"], field=[MILLIE], foe_field=["Rockeater", "Leviathan", "Goblin Soldier"])

    duel.summon("Fir Treewalker").pick("Rockeater")
    assert duel.chooses_from() == ["Goblin Soldier", "Leviathan"]
    assert not duel.is_offered("stop")
    duel.pick("Leviathan")

    assert [duel.is_rested(name, FOE) for name in duel.field(FOE)] == [True, True, False]


def test_millie_widens_within_the_limits_of_the_effect() -> None:
    """Passive: the extra target must be one the effect could choose."""
    duel = given(field=[MILLIE, "Apple Treewalker"], foe_field=["Rockeater", "Leviathan"])

    duel.attack("Apple Treewalker")

    assert [duel.is_rested("Rockeater", FOE), duel.is_rested("Leviathan", FOE)] == [True, False]


def test_millie_widens_magic_and_placed_abilities() -> None:
    """Passive: an effect of mine of any kind; up to two become up to three."""
    foes = ["Rockeater", "Leviathan", "Goblin Soldier", "Golem S"]
    duel = given(hand=["Binding Roses"], field=[MILLIE], foe_field=foes)
    duel.use("Binding Roses").pick("Rockeater", "Leviathan", "Golem S")
    assert [duel.is_rested(name, FOE) for name in foes] == [True, True, False, True]

    duel = given(at="mana", hand=["Centaurian Hunter"], field=[MILLIE], foe_field=foes)
    duel.choose("place", "Centaurian Hunter")
    duel.pick("Rockeater", "Golem S")
    assert [duel.is_rested(name, FOE) for name in foes] == [True, False, False, True]


def test_millie_widens_also_on_the_foes_turn() -> None:
    """Passive: Binding Ivy in the foe's attack rests two."""
    duel = given(hand=["Binding Ivy"], field=[MILLIE], foe_field=["Rockeater", "Leviathan", "Golem S"], active=FOE)

    duel.attack("Golem S").use("Binding Ivy").pick("Rockeater", "Leviathan")

    assert [duel.is_rested(name, FOE) for name in ("Rockeater", "Leviathan")] == [True, True]


def test_millie_does_not_widen_the_foes_effects() -> None:
    """Passive: of mine."""
    duel = given(hand=["Fir Treewalker"], foe_field=[MILLIE, "Rockeater"])

    duel.summon("Fir Treewalker").pick("Rockeater")

    assert [duel.is_rested(MILLIE, FOE), duel.is_rested("Rockeater", FOE)] == [False, True]


def test_fir_treewalker_rests_one_foe_minion() -> None:
    """Summoned: rest one foe minion, whatever its cost."""
    duel = given(hand=["Fir Treewalker"], field=["Rockeater"], foe_field=["Spiked Octopus", "Leviathan"])

    duel.summon("Fir Treewalker")
    assert duel.chooses_from() == ["Leviathan", "Spiked Octopus"]
    duel.pick("Spiked Octopus")

    assert duel.is_rested("Spiked Octopus", FOE)
    assert not duel.is_rested("Leviathan", FOE)


def test_dulticheronte_strengthens_other_minions_with_pierce() -> None:
    """My turn: my other minions with Pierce +100 BP/+1 DP."""
    minions = ["Dulticheronte", "Ottolupo", "Rockeater"]

    duel = given(field=minions, foe_field=["Ursarano"])
    assert [(duel.bp(name), duel.dp(name)) for name in minions] == [(500, 2), (600, 3), (500, 2)]
    assert duel.bp("Ursarano", FOE) == 700

    duel = given(field=minions, active=FOE)
    assert duel.bp("Ottolupo") == 500


def test_dulticheronte_strengthens_minions_that_have_pierce_for_a_while() -> None:
    """My turn: Pierce from Magic counts."""
    duel = given(hand=["Apple of Power"], field=["Dulticheronte", "Rockeater"])

    duel.use("Apple of Power").pick("Rockeater")

    assert (duel.bp("Rockeater"), duel.dp("Rockeater")) == (500 + 300 + 100, 2 + 1 + 1)


def test_morpheo_toipu_may_fetch_a_village_girl() -> None:
    """Summoned: may put one Village Girl of Demete from my deck in my base Rested, then shuffle."""
    deck = ["Rockeater", GREEN, "Guardian of Demete", GREEN]
    duel = given(hand=["Morpheo Toipu"], deck=deck)
    duel.summon("Morpheo Toipu")
    assert duel.chooses_from() == [GREEN]
    duel.pick(GREEN)
    assert duel.base() == [GREEN] * 6
    assert duel.active_mana() == []
    assert sorted(duel.deck()) == sorted(["Rockeater", "Guardian of Demete", GREEN])
    assert duel.happened("shuffled") == 1

    duel = given(hand=["Morpheo Toipu"], deck=deck)
    assert duel.summon("Morpheo Toipu").stop().base() == [GREEN] * 5


@pytest.mark.parametrize(("life", "has"), [(7, True), (6, False)])
def test_liaveau_has_three_keywords_while_life_is_seven(life: int, has: bool) -> None:
    """Passive: while my Life is 7 or more, Charge, Pierce and Resurge."""
    name = "Liaveau - The Defender"
    duel = given(field=[name], life=life, foe_life=9)

    assert [duel.has(keyword, name) for keyword in (keywords.CHARGE, keywords.PIERCE, keywords.RESURGE)] == [has] * 3
    duel.hit(name).end_turn()
    assert duel.is_rested(name) != has
    assert duel.has(keywords.RESURGE, name) == has


def test_alruna_rests_two_foe_minions() -> None:
    """Summoned: rest two foe minions, or as many as there are."""
    name = "Alruna - Flower of Passion"
    duel = given(hand=[name], field=["Meermage"], foe_field=["Rockeater", "Leviathan", "Golem S"])
    duel.summon(name)
    assert duel.chooses_from() == ["Golem S", "Leviathan", "Rockeater"]
    duel.pick("Leviathan", "Golem S")
    assert [duel.is_rested(one, FOE) for one in duel.field(FOE)] == [False, True, True]

    duel = given(hand=[name], foe_field=["Rockeater"])
    assert duel.summon(name).is_rested("Rockeater", FOE)


def test_maple_treewalker_rests_all_cheap_foe_minions_when_it_attacks() -> None:
    """Attacking: rest all foe minions of cost 4 or less."""
    duel = given(field=["Maple Treewalker", "Meermage"], foe_field=["Rockeater", "Leviathan", "Golem S"])

    duel.attack("Maple Treewalker")

    assert [duel.is_rested(name, FOE) for name in duel.field(FOE)] == [True, False, True]
    assert not duel.is_rested("Meermage")


@pytest.mark.parametrize(("mana", "life"), [(4, 7), (3, 6)])
def test_maple_treewalker_restores_life_at_the_end_of_the_turn(mana: int, life: int) -> None:
    """My end: with 4+ green mana, restore 1 Life."""
    duel = given(field=["Maple Treewalker"], base=[f"{GREEN} (rested)"] * mana + [RED] * 2)

    assert duel.end_turn().life() == life


def test_cedar_treewalker_softens_damage_to_life_on_the_foes_turn() -> None:
    """Foe's turn: damage to my Life is reduced by 1, also from effects; damage to Forces is not."""
    name = "Cedar Treewalker - The Chiliad"
    duel = given(field=[f"{name} (rested)"], foe_field=["Rockeater", "Golem S", "Leviathan"], active=FOE)

    assert duel.hit("Rockeater").life() == 5
    assert duel.hit("Golem S").life() == 5
    assert duel.hit("Leviathan", PEGASUS).points(PEGASUS) == 1

    duel = given(field=[name], foe_hand=["Revolver Condor"], active=FOE)
    assert duel.summon("Revolver Condor").life() == 6


def test_cedar_treewalker_does_not_soften_damage_on_its_owners_turn() -> None:
    """Foe's turn: the foe's effects in the own turn hit fully."""
    name = "Cedar Treewalker - The Chiliad"
    duel = given(field=[name], foe_hand=["Howling Voice"])

    duel.attack(name).use("Howling Voice")

    assert duel.life() == 5


# -- Magic -------------------------------------------------------------------------------------------------------------


def test_binding_ivy_rests_a_minion() -> None:
    """[Main/Flash] Rest one minion or one Force of either side; a Rested minion cannot block."""
    duel = given(hand=["Binding Ivy"], field=["Rockeater"], foe_field=["Leviathan"])

    duel.attack("Rockeater").use("Binding Ivy")
    assert duel.chooses_from() == sorted([*QUIET_FORCES * 2, "Leviathan", "Rockeater"])
    duel.pick("Leviathan").pass_all()

    assert duel.life(FOE) == 4


def test_binding_ivy_rests_a_force_and_switches_it_off() -> None:
    """[Main/Flash] A Rested Force's ability does not work until Refresh; destroyed Forces are no targets."""
    duel = given(hand=["Binding Ivy"], foe_field=["Rockeater"], forces=RUINS, foe_forces=[CYCLOPS, RUINS[0]])
    assert duel.bp("Rockeater", FOE) == 600

    duel.use("Binding Ivy")
    assert duel.chooses_from() == [CYCLOPS, "Rockeater"]
    duel.pick(CYCLOPS)
    assert duel.bp("Rockeater", FOE) == 500

    duel.end_turn()
    assert duel.bp("Rockeater", FOE) == 600


@pytest.mark.parametrize(("field", "drawn"), [(["Fir Treewalker"], 1), (["Marchalluka"], 0)])
def test_healing_restores_life_and_draws_with_a_treefolk(field: list[str], drawn: int) -> None:
    """[Main/Flash] Restore 1 Life. If I have a Treefolk minion, draw 1; the foe's does not count."""
    duel = given(hand=["Healing"], field=field, foe_field=["Fir Treewalker"])

    duel.use("Healing")

    assert duel.life() == 7
    assert duel.hand() == ["Goblin Soldier"] * drawn


def test_healing_stops_at_ten() -> None:
    """ZZ-126: Life cannot exceed 10; without a Treefolk it then does nothing and cannot be used."""
    assert not given(hand=["Healing"], life=10).is_offered("use", "Healing")

    duel = given(hand=["Healing"], life=10, field=["Fir Treewalker"])
    assert duel.use("Healing").life() == 10


def test_aero_wall_softens_damage_to_life_for_the_turn() -> None:
    """[Flash] This turn damage to my Life is reduced by 1; damage to Forces is not."""
    duel = given(hand=["Aero Wall"], foe_field=["Rockeater", "Leviathan", "Golem S"], active=FOE)

    duel.attack("Rockeater").use("Aero Wall").pass_all()
    assert duel.life() == 5
    assert duel.hit("Golem S").life() == 5
    assert duel.hit("Leviathan", PEGASUS).points(PEGASUS) == 1

    duel.play_to_next_turn().hit("Rockeater")
    assert duel.life() == 3


def test_apple_of_power_gives_bp_dp_and_pierce_for_the_turn() -> None:
    """[Main/Flash] One minion +300 BP/+1 DP and Pierce this turn."""
    duel = given(hand=["Apple of Power"], field=["Goblin Soldier"], foe_field=["Rockeater"])

    duel.attack("Goblin Soldier").use("Apple of Power").pick("Goblin Soldier")
    assert (duel.bp("Goblin Soldier"), duel.dp("Goblin Soldier")) == (600, 2)
    assert duel.has(keywords.PIERCE, "Goblin Soldier")

    duel.pass_all().choose("no_block")
    assert duel.bp("Goblin Soldier") == 600
    duel.end_turn()
    assert (duel.bp("Goblin Soldier"), duel.dp("Goblin Soldier")) == (300, 1)
    assert not duel.has(keywords.PIERCE, "Goblin Soldier")


def test_crest_of_guidance_fetches_up_to_two_village_girls() -> None:
    """[Main] Put up to two Village Girl of Demete from my deck in my base Rested, then shuffle."""
    deck = [GREEN, "Rockeater", GREEN, GREEN, "Guardian of Demete"]
    duel = given(hand=["Crest of Guidance"], deck=deck)
    duel.use("Crest of Guidance").pick(GREEN, GREEN)
    assert duel.base() == [GREEN] * 6
    assert duel.active_mana() == []
    assert sorted(duel.deck()) == sorted(["Rockeater", "Guardian of Demete", GREEN])

    duel = given(hand=["Crest of Guidance"], deck=deck)
    assert duel.use("Crest of Guidance").pick(GREEN).stop().base() == [GREEN] * 5


def test_where_a_card_lay_in_a_searched_deck_is_not_seen() -> None:
    """Whatever the order of the deck, a bot calls the options the same.

    Everybody sees the same after a card was taken, and before the shuffle.
    """
    orders = [
        [GREEN, "Rockeater", GREEN, "Guardian of Demete"],
        ["Rockeater", "Guardian of Demete", GREEN, GREEN],
        [GREEN, GREEN, "Rockeater", "Guardian of Demete"],
    ]
    duels = [given(hand=["Crest of Guidance"], deck=order).use("Crest of Guidance") for order in orders]
    keys = [list(keys_of(duel.match.table, YOU)) for duel in duels]
    assert keys[0] == keys[1] == keys[2]

    for duel in duels:
        duel.pick(GREEN)

    for viewer in (YOU, FOE, None):
        seen = [duel.match.view(viewer) for duel in duels]
        assert seen[0] == seen[1] == seen[2]
    assert [card and card["name"] for card in duels[0].match.view(YOU)["table"]["seats"][YOU]["deck"]].count(GREEN) == 1


def test_crest_of_guidance_makes_room_in_a_full_base() -> None:
    """ZZ-R30: all outgoing mana is chosen before the Village Girls arrive together."""
    duel = given(hand=["Crest of Guidance"], base=[GREEN] * 5 + [RED] * 4, deck=[GREEN] * 3)

    duel.use("Crest of Guidance").pick(GREEN, GREEN).choose("replace_mana", RED)

    assert duel.base() == [GREEN] * 5 + [RED] * 3 + [GREEN] * 2


def test_binding_roses_keeps_what_it_rests_from_becoming_active() -> None:
    """[Main/Flash] Rest up to two minions and/or Forces; on my turn they stay Rested through the foe's next Refresh."""
    foes = ["Rockeater", "Leviathan (rested)"]
    duel = given(hand=["Binding Roses"], foe_field=foes, foe_forces=[CYCLOPS, PEGASUS])

    duel.use("Binding Roses").pick("Rockeater", CYCLOPS).end_turn()
    assert [duel.is_rested("Rockeater", FOE), duel.is_rested("Leviathan", FOE)] == [True, False]
    assert duel.is_rested(CYCLOPS, FOE, zones.FORCES)
    assert duel.bp("Rockeater", FOE) == 500

    duel.choose("no_mana")
    duel.play_to_next_turn()
    assert not duel.is_rested("Rockeater", FOE)
    assert duel.bp("Rockeater", FOE) == 600


def test_binding_roses_holds_against_effects_too() -> None:
    """[Main/Flash] They cannot become Active: War Cry does nothing for them."""
    duel = given(hand=["Binding Roses", "War Cry"], base=["Neutral Mana"] * 7, foe_field=["Rockeater"])

    duel.use("Binding Roses").pick("Rockeater").stop()
    duel.use("War Cry")

    assert duel.is_rested("Rockeater", FOE)


def test_binding_roses_on_the_foes_turn_only_rests() -> None:
    """[Main/Flash] Only on my turn are they kept Rested."""
    duel = given(hand=["Binding Roses"], foe_field=["Rockeater", "Leviathan"], active=FOE)

    duel.attack("Rockeater").use("Binding Roses").pick("Leviathan").stop().pass_all()
    assert duel.is_rested("Leviathan", FOE)
    duel.play_to_next_turn()

    assert not duel.is_rested("Leviathan", FOE)


def test_tone_down_takes_all_dp_for_the_turn() -> None:
    """[Flash] One foe minion's DP is 0 this turn, bonuses included."""
    foes = ["Rockeater", "Wallace - The Courageous"]
    duel = given(hand=["Tone Down"], field=["Meermage (rested)"], foe_field=foes, active=FOE)
    assert duel.dp("Rockeater", FOE) == 3

    duel.attack("Rockeater").use("Tone Down")
    assert duel.chooses_from() == foes
    duel.pick("Rockeater").pass_all()
    assert duel.life() == 6
    assert duel.dp("Rockeater", FOE) == 0

    duel.end_turn()
    assert duel.dp("Rockeater", FOE) == 3


def test_falling_rock_destroys_a_weak_rested_minion() -> None:
    """[Main] Destroy one Rested minion with BP 400 or less, on either side."""
    field = ["Goblin Soldier (rested)", "Meermage"]
    foes = ["Raven Cat (rested)", "Rockeater (rested)", "Megalosaurus"]
    duel = given(hand=["Falling Rock"], field=field, foe_field=foes)

    duel.use("Falling Rock")
    assert duel.chooses_from() == ["Goblin Soldier", "Raven Cat"]
    duel.pick("Raven Cat")

    assert duel.trash(FOE) == ["Raven Cat"]


def test_falling_rock_needs_a_weak_rested_minion() -> None:
    """[Main] Without one it cannot be used."""
    duel = given(hand=["Falling Rock"], field=["Goblin Soldier"], foe_field=["Rockeater (rested)"])

    assert not duel.is_offered("use", "Falling Rock")


@pytest.mark.parametrize("name", ["Crest of Guidance", "Falling Rock"])
def test_main_magic_of_green_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], field=["Goblin Soldier", "Meermage (rested)"])
    assert duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier").options() == ["Pass"]


@pytest.mark.parametrize("name", ["Aero Wall", "Tone Down"])
def test_flash_magic_of_green_is_not_used_in_the_main_phase(name: str) -> None:
    """[Flash] only in a Flash Phase, on the own turn too."""
    duel = given(hand=[name], field=["Goblin Soldier"], foe_field=["Meermage"])
    assert not duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier").is_offered("use", name)
