"""Yellow, the nation of Kanatana: surprise, strength, returns to the hand."""

import pytest
from tests.games.zenonzard.cards.duels import PEGASUS, STARTERS, given
from tests.games.zenonzard.scenario import FOE, YELLOW, YOU

# -- Base Minions ------------------------------------------------------------------------------------------------------


def test_avian_ninja_strengthens_the_own_minions_for_the_turn() -> None:
    """Placed: my minions +100 BP this turn."""
    duel = given(at="mana", hand=["Avian Ninja"], field=["Rockeater", "Golem S"], foe_field=["Leviathan"])

    duel.choose("place", "Avian Ninja")

    assert [duel.bp("Rockeater"), duel.bp("Golem S"), duel.bp("Leviathan", FOE)] == [600, 200, 700]
    duel.end_turn()
    assert duel.bp("Rockeater") == 500


# -- Field Minions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("other", "dp"), [("Meermage", 1), ("Goblin Soldier", 1), ("Drill Golem", 0)])
def test_jackknife_swallow_bites_after_another_yellow_or_neutral_minion(other: str, dp: int) -> None:
    """My turn: +1 DP if I summoned another yellow or neutral minion this turn; until the turn ends."""
    duel = given(hand=[other, "Jackknife Swallow"])

    duel.summon("Jackknife Swallow")
    assert duel.dp("Jackknife Swallow") == 0
    duel.summon(other)
    assert duel.dp("Jackknife Swallow") == dp

    duel.end_turn()
    assert duel.dp("Jackknife Swallow") == 0


def test_jackknife_swallow_does_not_count_minions_that_are_not_summoned() -> None:
    """My turn: tokens and minions from the base are not summoned."""
    duel = given(field=["Jackknife Swallow"], base=["Meermage"], movements=1)

    duel.choose("move_to_field", "Meermage")

    assert duel.dp("Jackknife Swallow") == 0


def test_jackknife_swallow_has_no_bite_on_the_foes_turn() -> None:
    """My turn: a minion summoned in the foe's turn gives nothing."""
    duel = given(field=["Jackknife Swallow"], hand=["Cheetera"], foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S").summon("Cheetera")

    assert duel.dp("Jackknife Swallow") == 0


def test_meerpriest_strengthens_one_own_minion_for_the_turn() -> None:
    """Summoned: one minion of mine +200 BP this turn, itself or another."""
    duel = given(hand=["Meerpriest"], field=["Rockeater"], foe_field=["Leviathan"])

    duel.summon("Meerpriest")
    assert duel.chooses_from() == ["Meerpriest", "Rockeater"]
    duel.pick("Rockeater")

    assert duel.bp("Rockeater") == 700
    duel.end_turn()
    assert duel.bp("Rockeater") == 500


@pytest.mark.parametrize(("name", "depth"), [("Fledgling Phoenix", 2), ("Revelation", 3), ("Creature Book", 3)])
def test_looking_for_a_field_minion_takes_one_and_buries_the_rest(name: str, depth: int) -> None:
    """Look at the top cards; take one Field Minion, revealed; the rest go to the bottom in random order."""
    deck = ["Rockeater", "Leviathan", "Megalosaurus", "Spiked Octopus"]
    duel = given(hand=[name], deck=[*deck[:depth], "Gravity"])

    duel.choose("use" if name == "Revelation" else "summon", name)
    assert duel.chooses_from() == sorted(deck[:depth])
    duel.pick("Leviathan")

    assert duel.hand() == ["Leviathan"]
    assert duel.deck()[0] == "Gravity"
    assert sorted(duel.deck()[1:]) == sorted(set(deck[:depth]) - {"Leviathan"})
    assert ("revealed", "Leviathan") in duel.story("revealed")


@pytest.mark.parametrize(("name", "depth"), [("Fledgling Phoenix", 2), ("Revelation", 3), ("Creature Book", 3)])
def test_looking_for_a_field_minion_finds_none_among_other_cards(name: str, depth: int) -> None:
    """Base Minions and Magic are not taken; a Field Minion further down is not seen."""
    deck = ["Gravity", "Hammerhead Hornet", "Healing"][:depth]
    duel = given(hand=[name], deck=[*deck, "Leviathan"])

    duel.choose("use" if name == "Revelation" else "summon", name)
    assert duel.options() == ["Choose no more"]
    duel.stop()

    assert duel.hand() == []
    assert duel.deck()[0] == "Leviathan"
    assert sorted(duel.deck()[1:]) == sorted(deck)


def test_raven_cat_grows_for_the_turn_each_time_another_minion_enters() -> None:
    """Passive: each time another minion of mine enters the field, +200 BP this turn; summoned, made or moved."""
    duel = given(hand=["Sawblade Golem"], field=["Raven Cat"], base=["Meermage", *[STARTERS[0]] * 3], movements=1)

    duel.summon("Sawblade Golem").order("Raven Cat")
    assert duel.bp("Raven Cat") == 800
    duel.choose("move_to_field", "Meermage")

    assert duel.bp("Raven Cat") == 1000
    duel.end_turn()
    assert duel.bp("Raven Cat") == 400


def test_raven_cat_does_not_grow_by_itself_or_by_the_foe() -> None:
    """Passive: neither its own arrival nor a minion of the foe counts."""
    duel = given(hand=["Raven Cat"])
    assert duel.summon("Raven Cat").bp("Raven Cat") == 400

    duel = given(field=["Raven Cat"], foe_hand=["Meermage"], active=FOE)
    assert duel.summon("Meermage").bp("Raven Cat") == 400


WATCHING = {
    "Raven Cat": 600,
    "Angela - The Celestial Pathfinder": 500,
    "Aoba - Lord of the Skies": 900,
    "Xing Xing": 600,
}
"""Who has something to say when another minion enters, and the BP it has then."""


@pytest.mark.parametrize(("name", "bp"), WATCHING.items())
def test_watchers_see_minions_that_swoop_in_on_the_foes_turn(name: str, bp: int) -> None:
    """Passive: each time another minion of mine enters the field, on the foe's turn too."""
    duel = given(hand=["Cheetera"], field=[f"{name} (rested)"], foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S").summon("Cheetera")

    assert duel.bp(name) == bp
    assert duel.is_rested(name) == (name != "Aoba - Lord of the Skies")


@pytest.mark.parametrize("name", WATCHING)
def test_watchers_do_not_see_minions_of_the_foe(name: str) -> None:
    """Passive: of mine."""
    duel = given(field=[f"{name} (rested)", "Golem S"], foe_hand=["Cheetera"])

    duel.attack("Golem S").summon("Cheetera")

    assert ("effect", name) not in duel.story("effect")


def test_angela_strengthens_all_when_another_yellow_minion_enters() -> None:
    """Passive: each time another yellow minion of mine enters the field, my minions +100 BP this turn."""
    field = ["Angela - The Celestial Pathfinder"]
    duel = given(hand=["Meermage", "Goblin Soldier"], field=field, foe_field=["Rockeater"])

    duel.summon("Goblin Soldier")
    assert duel.bp("Angela - The Celestial Pathfinder") == 400
    duel.summon("Meermage")
    assert duel.bp("Rockeater", FOE) == 500

    names = ["Angela - The Celestial Pathfinder", "Goblin Soldier", "Meermage"]
    assert [duel.bp(name) for name in names] == [500, 400, 400]
    duel.end_turn()
    assert [duel.bp(name) for name in names] == [400, 300, 300]


def test_lancer_eagle_returns_a_foe_minion_with_bp_400_or_less() -> None:
    """Summoned: return one foe minion with BP 400 or less to hand."""
    duel = given(hand=["Lancer Eagle"], field=["Meermage"], foe_field=["Raven Cat", "Rockeater", "Goblin Soldier"])

    duel.summon("Lancer Eagle")
    assert duel.chooses_from() == ["Goblin Soldier", "Raven Cat"]
    duel.pick("Raven Cat")

    assert duel.hand(FOE) == ["Raven Cat"]
    assert duel.field(FOE) == ["Rockeater", "Goblin Soldier"]


def test_lancer_eagle_finds_nobody_above_400() -> None:
    """Summoned: BP 500 is too much; it is summoned all the same."""
    duel = given(hand=["Lancer Eagle"], foe_field=["Rockeater"])

    duel.summon("Lancer Eagle")

    assert duel.field(FOE) == ["Rockeater"]


@pytest.mark.parametrize(("first", "cost"), [("Leviathan", 0), ("Rockeater", 4)])
def test_swift_fleet_is_free_after_a_minion_of_cost_five(first: str, cost: int) -> None:
    """Hand, my turn: its cost is 0, colours included, if I summoned a minion of cost 5+ this turn."""
    duel = given(hand=["Swift Fleet", first], base=["Neutral Mana"] * 5)

    duel.summon(first)

    assert duel.cost("Swift Fleet") == cost
    assert duel.is_offered("summon", "Swift Fleet") == (cost == 0)


def test_swift_fleet_costs_four_again_on_the_next_turn() -> None:
    """Hand, my turn: this turn only."""
    duel = given(hand=["Swift Fleet", "Leviathan"], base=["Neutral Mana"] * 5)

    duel.summon("Leviathan").end_turn()

    assert duel.cost("Swift Fleet") == 4


@pytest.mark.parametrize(("others", "hand"), [(["Golem S"], ["Swift Fleet"]), ([], [])])
def test_swift_fleet_returns_at_the_end_of_the_turn_unless_alone(others: list[str], hand: list[str]) -> None:
    """My end: if I have another minion, return this to my hand."""
    duel = given(field=["Swift Fleet", *others], foe_field=["Rockeater"])

    duel.end_turn()

    assert duel.hand() == hand


def test_asogi_strengthens_each_minion_with_swoop_that_enters() -> None:
    """Passive: each time a minion of mine with Swoop enters the field, it gets +300 BP/+1 DP this turn."""
    duel = given(hand=["Sigre - The Crow Tengu", "Meermage"], field=["Alliance Magistrate Asogi", "Cheetera"])

    duel.summon("Sigre - The Crow Tengu").summon("Meermage")

    names = ["Sigre - The Crow Tengu", "Meermage", "Cheetera", "Alliance Magistrate Asogi"]
    assert [(duel.bp(name), duel.dp(name)) for name in names] == [(600, 2), (300, 1), (400, 1), (400, 1)]
    duel.end_turn()
    assert (duel.bp("Sigre - The Crow Tengu"), duel.dp("Sigre - The Crow Tengu")) == (300, 1)


def test_asogi_works_in_the_foes_flash_phase() -> None:
    """Passive: also when the minion swoops in on the foe's turn; not for minions of the foe."""
    duel = given(hand=["Cheetera"], field=["Alliance Magistrate Asogi"], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").summon("Cheetera")
    assert duel.bp("Cheetera") == 700

    duel = given(field=["Alliance Magistrate Asogi"], foe_hand=["Cheetera"], active=FOE)
    assert duel.summon("Cheetera").bp("Cheetera", FOE) == 400


def test_mononobe_makes_minion_cards_cheaper() -> None:
    """Passive: minion cards in my hand cost 1 less; Magic and the foe's hand cost the same."""
    field = ["Mononobe - Ambassador to Aguma"]
    hand = ["Cheetera", "Goblin Soldier", "War Cry"]

    for active in (YOU, FOE):
        duel = given(hand=hand, field=field, foe_hand=["Cheetera"], active=active)
        assert [duel.cost(name) for name in hand] == [3, 1, 3]
        assert duel.cost("Cheetera", FOE) == 4


def test_mononobe_lowers_only_the_basic_cost() -> None:
    """ZZ-R35: reductions stop at the Colored Cost, however many add up."""
    duel = given(hand=["Jackknife Swallow", "Lancer Eagle"], field=["Mononobe - Ambassador to Aguma"] * 3)

    assert [duel.cost("Jackknife Swallow"), duel.cost("Lancer Eagle")] == [1, 2]


def test_cat_sith_makes_a_cheap_minion_active() -> None:
    """Summoned: one minion of mine of cost 4 or less becomes Active."""
    field = ["Rockeater (rested)", "Leviathan (rested)", "Hammerhead Hornet (rested)"]
    duel = given(hand=["Cat Sith"], field=field, foe_field=["Goblin Soldier"])

    duel.summon("Cat Sith")
    assert duel.chooses_from() == ["Hammerhead Hornet", "Rockeater"]
    duel.pick("Rockeater")

    assert [duel.is_rested("Rockeater"), duel.is_rested("Hammerhead Hornet")] == [False, True]


def test_kamaitachi_strengthens_another_minion_for_the_turn() -> None:
    """Summoned: another minion of mine +200 BP/+1 DP this turn."""
    duel = given(hand=["Kamaitachi"], field=["Rockeater", "Golem S"], foe_field=["Leviathan"])

    duel.summon("Kamaitachi")
    assert duel.chooses_from() == ["Golem S", "Rockeater"]
    duel.pick("Rockeater")

    assert (duel.bp("Rockeater"), duel.dp("Rockeater")) == (700, 3)
    duel.end_turn()
    assert (duel.bp("Rockeater"), duel.dp("Rockeater")) == (500, 2)


def test_kamaitachi_alone_strengthens_nobody() -> None:
    """Summoned: another minion, not itself and not the foe's."""
    duel = given(hand=["Kamaitachi"], foe_field=["Leviathan"])

    duel.summon("Kamaitachi")

    assert [duel.bp("Kamaitachi"), duel.bp("Leviathan", FOE)] == [500, 700]


def test_twin_headed_gryphon_returns_any_foe_minion() -> None:
    """Summoned: return one foe minion to hand, whatever its BP or cost; a token vanishes."""
    duel = given(hand=["Twin-Headed Gryphon"], field=["Goblin Soldier"], foe_field=["Spiked Octopus", "Golem S"])

    duel.summon("Twin-Headed Gryphon")
    assert duel.chooses_from() == ["Golem S", "Spiked Octopus"]
    duel.pick("Golem S")

    assert [duel.field(FOE), duel.hand(FOE)] == [["Spiked Octopus"], []]


def test_elephatortoise_strengthens_one_own_minion_for_the_turn() -> None:
    """Summoned: one minion of mine +300 BP/+1 DP this turn, itself or another."""
    duel = given(hand=["Elephatortoise"], field=["Rockeater"], foe_field=["Leviathan"])

    duel.summon("Elephatortoise")
    assert duel.chooses_from() == ["Elephatortoise", "Rockeater"]
    duel.pick("Elephatortoise")

    assert (duel.bp("Elephatortoise"), duel.dp("Elephatortoise")) == (1100, 3)
    duel.end_turn()
    assert (duel.bp("Elephatortoise"), duel.dp("Elephatortoise")) == (800, 2)


@pytest.mark.parametrize(("mana", "hand"), [(4, ["Rockeater"]), (3, [])])
def test_elephatortoise_attacking_returns_a_cheap_minion_with_four_yellow_mana(mana: int, hand: list[str]) -> None:
    """Attacking: with 4+ yellow mana, return one foe minion of cost 4 or less to hand."""
    base = [YELLOW] * mana + ["Neutral Mana"]
    duel = given(field=["Elephatortoise", "Meermage"], base=base, foe_field=["Rockeater", "Leviathan"])

    duel.attack("Elephatortoise", PEGASUS)

    assert duel.hand(FOE) == hand


def test_aoba_takes_two_field_minions_of_the_top_four() -> None:
    """Summoned: look at the top 4; take two Field Minions (revealed), the rest to the bottom."""
    deck = ["Rockeater", "Hammerhead Hornet", "Leviathan", "Megalosaurus", "Healing"]
    duel = given(hand=["Aoba - Lord of the Skies"], deck=deck)

    duel.summon("Aoba - Lord of the Skies")
    assert duel.chooses_from() == ["Leviathan", "Megalosaurus", "Rockeater"]
    duel.pick("Leviathan", "Rockeater")

    assert sorted(duel.hand()) == ["Leviathan", "Rockeater"]
    assert duel.deck()[0] == "Healing"
    assert sorted(duel.deck()[1:]) == ["Hammerhead Hornet", "Megalosaurus"]


def test_aoba_takes_as_many_as_there_are() -> None:
    """Summoned: one Field Minion among the four is taken alone; equal cards are both taken."""
    duel = given(hand=["Aoba - Lord of the Skies"], deck=["Gravity", "Leviathan"])
    assert duel.summon("Aoba - Lord of the Skies").pick("Leviathan").stop().hand() == ["Leviathan"]

    duel = given(hand=["Aoba - Lord of the Skies"], deck=["Leviathan", "Gravity", "Leviathan", "Healing"])
    assert duel.summon("Aoba - Lord of the Skies").pick("Leviathan", "Leviathan").hand() == ["Leviathan"] * 2


def test_aoba_becomes_active_when_another_minion_enters() -> None:
    """Passive: each time another minion of mine enters the field, this becomes Active, and may attack again."""
    duel = given(hand=["Meermage"], field=["Aoba - Lord of the Skies"], foe_hand=["Cheetera"])

    duel.attack("Aoba - Lord of the Skies")
    duel.summon("Cheetera").pass_all().choose("no_block")
    assert duel.is_rested("Aoba - Lord of the Skies")

    duel.summon("Meermage")
    assert not duel.is_rested("Aoba - Lord of the Skies")


def test_xing_xing_grows_for_good_when_another_minion_enters() -> None:
    """Passive: each time another minion of mine enters the field, permanently +100 BP."""
    duel = given(hand=["Xing Xing", "Meermage"])

    duel.summon("Xing Xing")
    assert duel.bp("Xing Xing") == 500
    duel.summon("Meermage").end_turn()

    assert duel.bp("Xing Xing") == 600


# -- Magic -------------------------------------------------------------------------------------------------------------


def test_surprise_attack_strengthens_and_may_return_another_minion() -> None:
    """[Flash] One minion +300 BP this turn. May return one other minion of mine to hand."""
    duel = given(hand=["Surprise Attack"], field=["Rockeater", "Meermage"], foe_field=["Leviathan"], active=FOE)

    duel.attack("Leviathan").use("Surprise Attack")
    assert duel.chooses_from() == ["Leviathan", "Meermage", "Rockeater"]
    duel.pick("Rockeater")
    assert duel.chooses_from() == ["Meermage"]
    duel.pick("Meermage")

    assert duel.bp("Rockeater") == 800
    assert duel.hand() == ["Meermage"]


def test_surprise_attack_need_not_return_anything() -> None:
    """[Flash] The return is optional; +300 BP end with the turn."""
    duel = given(hand=["Surprise Attack"], field=["Rockeater", "Meermage"])

    duel.attack("Rockeater").use("Surprise Attack")
    duel.pick("Rockeater").stop().pass_all()

    assert duel.field() == ["Rockeater", "Meermage"]
    assert duel.bp("Rockeater") == 800
    duel.end_turn()
    assert duel.bp("Rockeater") == 500


@pytest.mark.parametrize("name", ["Surprise Attack", "Chimera Vortex"])
def test_flash_magic_is_not_used_in_the_main_phase(name: str) -> None:
    """[Flash] only in a Flash Phase."""
    duel = given(hand=[name], field=["Rockeater"], foe_field=["Meermage"])

    assert not duel.is_offered("use", name)


@pytest.mark.parametrize("name", ["Revelation", "Summoning Conch", "Reverse Time"])
def test_main_magic_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], field=["Rockeater"])
    assert duel.is_offered("use", name)

    duel.attack("Rockeater")

    assert duel.options() == ["Pass"]


def test_chimera_vortex_returns_any_cheap_minion() -> None:
    """[Flash] Return any one minion of cost 4 or less to its owner's hand; an attacker's attack is over."""
    duel = given(hand=["Chimera Vortex"], field=["Meermage"], foe_field=["Rockeater", "Leviathan"], active=FOE)

    duel.attack("Rockeater").use("Chimera Vortex")
    assert duel.chooses_from() == ["Meermage", "Rockeater"]
    duel.pick("Rockeater").pass_all()

    assert duel.hand(FOE) == ["Rockeater"]
    assert duel.life() == 6


def test_war_cry_makes_any_minion_active() -> None:
    """[Main/Flash] One minion becomes Active, also one of the foe's, also an attacker in its own attack."""
    duel = given(hand=["War Cry"], field=["Rockeater (rested)"], foe_field=["Leviathan (rested)"])
    duel.use("War Cry")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    assert not duel.pick("Rockeater").is_rested("Rockeater")

    duel = given(hand=["War Cry"], field=["Rockeater"])
    duel.attack("Rockeater").use("War Cry").pass_all()
    assert duel.life(FOE) == 4
    assert duel.is_offered("attack_life", "Rockeater")


def test_reverse_wind_returns_any_minion() -> None:
    """[Main/Flash] Return any one minion to its owner's hand, whatever its cost."""
    duel = given(hand=["Reverse Wind"], field=["Meermage"], foe_field=["Spiked Octopus"])
    duel.use("Reverse Wind").pick("Spiked Octopus")
    assert duel.hand(FOE) == ["Spiked Octopus"]

    duel = given(hand=["Reverse Wind"], field=["Rockeater"], foe_field=["Spiked Octopus"])
    duel.attack("Rockeater").use("Reverse Wind").pick("Rockeater").pass_all()
    assert duel.hand() == ["Rockeater"]
    assert duel.life(FOE) == 6


def test_reverse_wind_into_a_full_hand_sends_the_minion_to_the_trash() -> None:
    """ZZ-R05: the returned card overflows; that is no destruction."""
    duel = given(hand=["Reverse Wind"], foe_field=["Cobra Mage"], foe_hand=["Leviathan"] * 10, foe_base=[])

    duel.use("Reverse Wind")

    assert duel.trash(FOE) == ["Cobra Mage"]
    assert duel.hand(FOE) == ["Leviathan"] * 10


def test_summoning_conch_draws_and_makes_all_mana_active_when_the_turn_ends() -> None:
    """[Main] Draw 2. When this turn ends all my mana becomes Active."""
    duel = given(
        hand=["Summoning Conch"], base=[YELLOW] * 5 + ["Neutral Mana (rested)"], foe_base=[f"{YELLOW} (rested)"]
    )

    duel.use("Summoning Conch")
    assert duel.hand() == ["Goblin Soldier"] * 2
    assert duel.active_mana() == []
    duel.end_turn()

    assert duel.active_mana() == [YELLOW] * 5 + ["Neutral Mana"]


def test_summoning_conch_works_once() -> None:
    """[Main] This turn's end, not the next."""
    duel = given(hand=["Summoning Conch", "Meermage"], base=[YELLOW] * 5)

    duel.use("Summoning Conch").play_to_next_turn()
    duel.summon("Meermage").end_turn()

    assert len(duel.active_mana()) == 3


def test_strengthening_charm_strengthens_one_own_minion_for_good() -> None:
    """[Main/Flash] One minion of mine permanently +200 BP/+1 DP."""
    duel = given(hand=["Strengthening Charm"], field=["Rockeater", "Meermage"], foe_field=["Leviathan"])

    duel.use("Strengthening Charm")
    assert duel.chooses_from() == ["Meermage", "Rockeater"]
    duel.pick("Rockeater").end_turn()

    assert (duel.bp("Rockeater"), duel.dp("Rockeater")) == (700, 3)


def test_strengthening_charm_is_used_in_a_flash_phase() -> None:
    """[Main/Flash] An attacker deals the damage it has gained."""
    duel = given(hand=["Strengthening Charm"], field=["Rockeater"])

    duel.attack("Rockeater").use("Strengthening Charm").pass_all()

    assert duel.life(FOE) == 3


def test_reverse_time_returns_all_minions() -> None:
    """[Main] Return all minions to their owners' hands; tokens vanish; nothing counts as destroyed."""
    duel = given(hand=["Reverse Time"], field=["Rockeater", "Golem S"], foe_field=["Leviathan", "Cobra Mage"])

    duel.use("Reverse Time")

    assert [duel.field(seat) for seat in (YOU, FOE)] == [[], []]
    assert duel.hand() == ["Rockeater"]
    assert sorted(duel.hand(FOE)) == ["Cobra Mage", "Leviathan"]
