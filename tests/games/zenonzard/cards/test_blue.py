"""Blue, the nation of Poseido: Magic, drawing, moving minions."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, PEGASUS, given
from tests.games.zenonzard.scenario import BLUE, FOE, RED, YELLOW, YOU

from hexadeck.games.zenonzard import zones

# -- Base Minions ------------------------------------------------------------------------------------------------------


def test_mer_soldier_may_move_an_own_minion_to_the_base() -> None:
    """Placed: may move one minion of mine to my base; it keeps its state, tokens cannot move."""
    field = ["Rockeater (rested)", "Leviathan", "Merman"]
    duel = given(at="mana", hand=["Mer Soldier"], field=field, foe_field=["Meermage"])
    duel.choose("place", "Mer Soldier")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    duel.pick("Rockeater")
    assert duel.base() == ["Mer Soldier", "Rockeater"]
    assert duel.is_rested("Rockeater")

    duel = given(at="mana", hand=["Mer Soldier"], field=field)
    duel.choose("place", "Mer Soldier").choose("stop")
    assert duel.base() == ["Mer Soldier"]


def test_mer_soldier_uses_no_movement() -> None:
    """ZZ-R58: effects that move cards do not use Movements."""
    duel = given(at="mana", hand=["Mer Soldier"], field=["Leviathan"], movements=1)

    duel.choose("place", "Mer Soldier").choose("choose", "Leviathan")

    assert duel.movements() == 1
    assert not duel.is_rested("Leviathan", zone=zones.BASE)


# -- Field Minions -----------------------------------------------------------------------------------------------------


def test_undine_bites_after_magic_on_her_owners_turn() -> None:
    """My turn: +1 DP if I used Magic this turn."""
    duel = given(hand=["Eureka Waltz"], field=["Undine"])
    assert duel.dp("Undine") == 0

    duel.use("Eureka Waltz")
    assert duel.dp("Undine") == 1

    duel.end_turn()
    assert duel.dp("Undine") == 0


def test_undine_does_not_bite_by_other_means() -> None:
    """My turn: neither the foe's Magic nor Magic on the foe's turn counts."""
    duel = given(field=["Undine"], foe_hand=["Tidal Wave"])
    duel.attack("Undine").use("Tidal Wave")
    assert duel.base() == ["Undine"]

    duel = given(field=["Undine", "Rockeater"], foe_hand=["Binding Ivy"])
    duel.attack("Rockeater").use("Binding Ivy").pick(PEGASUS).pass_all()
    assert duel.dp("Undine") == 0

    duel = given(hand=["Binding Ivy"], field=["Undine"], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").use("Binding Ivy").pick(PEGASUS)
    assert duel.dp("Undine") == 0


def test_tubist_grows_for_good_with_every_magic() -> None:
    """Passive: each time I use Magic, permanently +100 BP, on the foe's turn too."""
    name = "Pentagona Orchestra Tubist"
    duel = given(hand=["Eureka Waltz", "Binding Ivy"], field=[name])

    duel.use("Eureka Waltz").use("Binding Ivy").pick(PEGASUS).end_turn()
    assert duel.bp(name) == 400

    duel = given(hand=["Binding Ivy"], field=[name], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").use("Binding Ivy").pick(PEGASUS)
    assert duel.bp(name) == 300


def test_tubist_does_not_grow_with_the_foes_magic() -> None:
    """Passive: I use Magic."""
    duel = given(field=["Pentagona Orchestra Tubist"], foe_hand=["Eureka Waltz"], active=FOE)

    assert duel.use("Eureka Waltz").bp("Pentagona Orchestra Tubist") == 200


def test_tortoise_mouse_lets_each_player_draw() -> None:
    """Summoned: each player draws 1."""
    duel = given(hand=["Tortoise Mouse"])

    duel.summon("Tortoise Mouse")

    assert [duel.hand(), duel.hand(FOE)] == [["Goblin Soldier"], ["Goblin Soldier"]]


@pytest.mark.parametrize("name", ["Whitefin Dolphin", "Two-Tailed Scorpion"])
def test_whitefin_dolphin_and_two_tailed_scorpion_draw_one(name: str) -> None:
    """Summoned: draw 1; not when it comes from the base."""
    duel = given(hand=[name])
    assert duel.summon(name).hand() == ["Goblin Soldier"]
    assert duel.hand(FOE) == []

    duel = given(base=[name], movements=1)
    assert duel.choose("move_to_field", name).hand() == []


@pytest.mark.parametrize(("name", "count"), [("Python Ward", 1), ("Aquaserpent", 2)])
def test_python_ward_and_aquaserpent_ready_mana_when_they_deal_damage(name: str, count: int) -> None:
    """Attacking: each time this deals damage in this attack, one (two) mana of mine becomes Active."""
    for target in ("Life", PEGASUS):
        duel = given(field=[name], base=[f"{BLUE} (rested)"] * 3, foe_base=[f"{RED} (rested)"])

        duel.hit(name, target)
        assert duel.chooses_from() == [BLUE] * 3
        duel.pick(*[BLUE] * count)

        assert len(duel.active_mana()) == count
        assert duel.active_mana(FOE) == []


@pytest.mark.parametrize(("name", "count"), [("Python Ward", 1), ("Aquaserpent", 2)])
def test_python_ward_and_aquaserpent_ready_mana_anew_in_every_attack(name: str, count: int) -> None:
    """Attacking: in this attack; a second attack in the turn does not count for the first one too."""
    duel = given(field=[name], hand=["War Cry"], base=[YELLOW] * 3 + [f"{BLUE} (rested)"] * 4, foe_life=9)

    duel.hit(name).pick(*[BLUE] * count).use("War Cry").hit(name)
    duel.pick(*[YELLOW] * count)

    assert len(duel.active_mana()) == 2 * count
    assert duel.is_offered("end_main")


@pytest.mark.parametrize("name", ["Python Ward", "Aquaserpent"])
def test_python_ward_and_aquaserpent_ready_nothing_when_blocked(name: str) -> None:
    """Attacking: no damage, no mana; nor for the damage of another minion later."""
    duel = given(field=[name, "Goblin Soldier"], base=[f"{BLUE} (rested)"] * 3, foe_field=["Golem S"])

    duel.clash(name, "Golem S").hit("Goblin Soldier")

    assert duel.active_mana() == []


def test_marisa_rewards_other_blue_minions_that_deal_damage() -> None:
    """My turn: each time another blue minion of mine deals damage, it permanently gets +1 DP."""
    field = ["Marisa - The Princess Pathfinder", "Horned Walrus", "Goblin Soldier"]
    duel = given(field=field)

    duel.hit("Horned Walrus").hit("Goblin Soldier").hit("Marisa - The Princess Pathfinder", PEGASUS).end_turn()

    assert [duel.dp(name) for name in field] == [1, 2, 1]


def test_marisa_rewards_nothing_without_damage() -> None:
    """My turn: a blocked attack deals none, nor does an attack that is reduced to nothing (ZZ-R38)."""
    field = ["Marisa - The Princess Pathfinder", "Horned Walrus"]
    duel = given(field=field, foe_field=["Golem S"])
    duel.clash("Horned Walrus", "Golem S")
    assert duel.dp("Horned Walrus") == 1

    duel = given(field=field, foe_forces=["Force of Triumph - Minotaur", PEGASUS])
    duel.hit("Horned Walrus")
    assert [duel.dp("Horned Walrus"), duel.life(FOE)] == [1, 6]


def test_timpanist_has_no_basic_cost_after_blue_magic() -> None:
    """Hand, my turn: its basic cost is 0 if I used a blue Magic this turn; the blue mana is still to be paid."""
    name = "Pentagona Orchestra Timpanist"
    duel = given(hand=["Eureka Waltz", name])
    assert duel.cost(name) == 4
    assert duel.use("Eureka Waltz").cost(name) == 1
    assert duel.end_turn().find(name)
    assert duel.cost(name) == 4

    duel = given(hand=["Healing", name])
    assert duel.use("Healing").cost(name) == 4


def test_bel_canto_draws_when_another_minion_deals_damage() -> None:
    """My turn: each time another minion of mine deals damage, draw 1; of any colour, to Life or a Force."""
    duel = given(field=["Bel Canto in Rosa", "Goblin Soldier", "Horned Walrus"], base=[])

    duel.hit("Goblin Soldier").hit("Horned Walrus", PEGASUS)
    assert len(duel.hand()) == 2

    duel.hit("Bel Canto in Rosa")
    assert len(duel.hand()) == 2


def test_bel_canto_does_not_stack() -> None:
    """My turn: two of them draw one card together, also when one of them deals the damage."""
    duel = given(field=["Bel Canto in Rosa", "Bel Canto in Rosa", "Goblin Soldier"])

    assert len(duel.hit("Goblin Soldier").hand()) == 1
    assert len(duel.hit("Bel Canto in Rosa").hand()) == 2


def test_cellist_returns_a_cheap_magic() -> None:
    """Summoned: return one Magic of cost 4 or less from my trash to my hand; mandatory."""
    name = "Pentagona Orchestra Cellist"
    trash = ["Megaton Hammer", "Destruction", "Rockeater", "Healing"]
    duel = given(hand=[name], trash=trash, foe_trash=["Gravity"])
    duel.summon(name)
    assert duel.options() == ["Choose Megaton Hammer", "Choose Healing"]
    assert duel.pick("Megaton Hammer").hand() == ["Megaton Hammer"]

    duel = given(hand=[name], trash=["Destruction"])
    assert duel.summon(name).hand() == []


def test_karajan_makes_a_merman_for_each_magic_on_his_owners_turn() -> None:
    """My turn: each time I use Magic, make one Merman token, after the Magic has gone to the trash."""
    name = "Jade Karajan - The Maestro"
    duel = given(hand=["Eureka Waltz", "Healing"], field=[name])
    duel.use("Eureka Waltz").use("Healing")
    assert duel.field() == [name, "Merman", "Merman"]

    duel = given(hand=["Binding Ivy"], field=[name], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").use("Binding Ivy").pick(PEGASUS)
    assert duel.field() == [name]


def test_azul_cannot_be_blocked_on_its_owners_turn() -> None:
    """My turn: cannot be blocked."""
    duel = given(field=["Azul - The Magician"], foe_field=["Spiked Octopus"])

    duel.attack("Azul - The Magician")

    assert duel.life(FOE) == 4


def test_nias_moves_two_cheap_foe_minions_to_their_base() -> None:
    """Summoned: move two foe minions of cost 4 or less to their base Rested; tokens cannot move."""
    name = "Nias - The Sea Queen"
    foes = ["Rockeater", "Leviathan", "Golem S", "Meermage", "Goblin Soldier"]
    duel = given(hand=[name], field=["Horned Walrus"], foe_field=foes)

    duel.summon(name)
    assert duel.chooses_from() == ["Goblin Soldier", "Meermage", "Rockeater"]
    duel.pick("Rockeater", "Meermage")

    assert duel.base(FOE) == ["Rockeater", "Meermage"]
    assert duel.is_rested("Rockeater", FOE, zones.BASE)
    assert duel.field(FOE) == ["Leviathan", "Golem S", "Goblin Soldier"]


def test_alezan_brings_up_to_three_minion_cards_from_the_base() -> None:
    """Summoned: move up to three minion cards from my base to my field Active; old mana may attack Life."""
    name = "Alezan - King of the Deep"
    base = [BLUE] * 5 + ["Hammerhead Hornet"] * 2 + ["Neutral Mana", "Rockeater (rested)"]
    duel = given(hand=[name], base=base)

    duel.summon(name)
    assert duel.chooses_from() == ["Hammerhead Hornet", "Rockeater", BLUE]
    duel.pick("Rockeater", "Hammerhead Hornet").stop()

    assert duel.field() == [name, "Rockeater", "Hammerhead Hornet"]
    assert not duel.is_rested("Rockeater")
    assert duel.is_offered("attack_life", "Rockeater")


def test_alezan_attacking_moves_a_foe_minion_to_its_base() -> None:
    """Attacking: move one foe minion to its base Rested, whatever its cost."""
    name = "Alezan - King of the Deep"
    duel = given(field=[name, "Goblin Soldier"], foe_field=["Spiked Octopus", "Meermage"])

    duel.attack(name)
    assert duel.chooses_from() == ["Meermage", "Spiked Octopus"]
    duel.pick("Spiked Octopus")

    assert duel.base(FOE) == ["Spiked Octopus"]
    assert duel.is_rested("Spiked Octopus", FOE)


@pytest.mark.parametrize(("mana", "base"), [(4, ["Spiked Octopus"]), (3, [])])
def test_golden_seal_moves_a_dear_minion_with_four_blue_mana(mana: int, base: list[str]) -> None:
    """Attacking: with 4+ blue mana, move one foe minion of cost 6+ to its base Rested."""
    duel = given(field=["Golden Seal"], base=[BLUE] * mana + [RED], foe_field=["Spiked Octopus", "Leviathan"])

    duel.attack("Golden Seal")

    assert duel.base(FOE) == base
    assert all(duel.is_rested(name, FOE) for name in base)


def test_flutist_makes_magic_cheaper() -> None:
    """Passive: Magic in my hand costs 1 less (basic); minion cards and the foe's Magic cost the same."""
    field = ["Pentagona Orchestra Flutist"]
    hand = ["Eureka Waltz", "Healing", "Horned Walrus"]

    for active in (YOU, FOE):
        duel = given(hand=hand, field=field, foe_hand=["Eureka Waltz"], active=active)
        assert [duel.cost(name) for name in hand] == [2, 1, 2]
        assert duel.cost("Eureka Waltz", FOE) == 3


def test_flutists_stack_down_to_the_coloured_cost() -> None:
    """Passive: two of them take 2 off, but never coloured mana (ZZ-R35)."""
    duel = given(hand=["Tidal Wave", "Reverse Wind"], field=["Pentagona Orchestra Flutist"] * 3)

    assert [duel.cost("Tidal Wave"), duel.cost("Reverse Wind")] == [1, 2]


# -- Magic -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "drawn"), [("Bel Canto in Rosa", 1), ("Horned Walrus", 0), ("Merman", 1)])
def test_controlling_current_strengthens_and_draws_for_a_merfolk(name: str, drawn: int) -> None:
    """[Flash] One minion +300 BP this turn; if it is a Merfolk, draw 1."""
    duel = given(hand=["Controlling Current"], field=[name])
    before = duel.bp(name)
    assert not duel.is_offered("use", "Controlling Current")

    duel.attack(name).use("Controlling Current")
    assert duel.bp(name) == before + 300
    assert duel.hand() == ["Goblin Soldier"] * drawn

    duel.pass_all().end_turn()
    assert duel.bp(name) == before


def test_surprise_onslaught_lowers_the_printed_dp_of_cheap_foe_minions() -> None:
    """[Flash] All foe minions of cost 4 or less have -1 to their printed DP this turn, not below 0."""
    foes = ["Rockeater", "Leviathan", "Slime Block"]
    duel = given(hand=["Surprise Onslaught"], field=["Meermage"], foe_field=foes, active=FOE)
    assert not duel.is_offered("use", "Surprise Onslaught")

    duel.attack("Rockeater").use("Surprise Onslaught")
    assert [duel.dp(name, FOE) for name in foes] == [1, 2, 0]
    assert duel.dp("Meermage") == 1

    duel.pass_all().choose("no_block")
    assert [duel.life(), duel.dp("Rockeater", FOE)] == [5, 1]
    duel.end_turn()
    assert duel.dp("Rockeater", FOE) == 2


def test_surprise_onslaught_comes_before_bonuses() -> None:
    """Notes: the base value is lowered before bonuses."""
    duel = given(hand=["Surprise Onslaught"], foe_field=["Slime Block", "Wallace - The Courageous"], active=FOE)

    duel.attack("Slime Block").use("Surprise Onslaught")

    assert duel.dp("Slime Block", FOE) == 1


@pytest.mark.parametrize(
    ("name", "candidates"),
    [("Violent Stream", ["Meermage", "Rockeater"]), ("Tidal Wave", ["Leviathan", "Meermage", "Rockeater"])],
)
def test_violent_stream_and_tidal_wave_move_a_foe_minion_to_its_base(name: str, candidates: list[str]) -> None:
    """[Flash] Move one foe minion (of cost 4 or less) to its base Rested; tokens cannot be chosen."""
    foes = ["Rockeater", "Leviathan", "Meermage", "Golem S"]
    duel = given(hand=[name], field=["Goblin Soldier"], foe_field=foes, active=FOE)

    duel.attack("Rockeater").use(name)
    assert duel.chooses_from() == candidates
    duel.pick("Meermage")

    assert duel.base(FOE) == ["Meermage"]
    assert duel.is_rested("Meermage", FOE)


def test_tidal_wave_stops_the_attack_of_the_minion_it_moves() -> None:
    """ZZ-R19: moving to the base is leaving the field."""
    duel = given(hand=["Tidal Wave"], foe_field=["Rockeater"], active=FOE)

    duel.attack("Rockeater").use("Tidal Wave").pass_all()

    assert [duel.base(FOE), duel.life()] == [["Rockeater"], 6]


def test_tidal_wave_into_a_full_base_lets_its_owner_make_room() -> None:
    """ZZ-R30: the owner of the full base chooses what makes room."""
    base = ["Neutral Mana"] * 9 + [RED]
    duel = given(hand=["Tidal Wave"], foe_field=["Leviathan"], foe_base=base, active=FOE)

    duel.attack("Leviathan").use("Tidal Wave")
    assert duel.decider == FOE
    duel.choose("replace_mana", RED)

    assert duel.base(FOE) == ["Neutral Mana"] * 9 + ["Leviathan"]
    assert duel.trash(FOE) == [RED]


def test_eureka_waltz_draws_two() -> None:
    """[Main] Draw 2."""
    duel = given(hand=["Eureka Waltz"])

    assert duel.use("Eureka Waltz").hand() == ["Goblin Soldier"] * 2


def test_revolution_symphony_makes_a_minion_unblockable_for_the_turn() -> None:
    """[Main] One minion of mine cannot be blocked this turn."""
    duel = given(hand=["Revolution Symphony"], field=["Rockeater", "Meermage"], foe_field=["Spiked Octopus"])

    duel.use("Revolution Symphony")
    assert duel.chooses_from() == ["Meermage", "Rockeater"]
    duel.pick("Rockeater").attack("Rockeater")
    assert duel.life(FOE) == 4
    assert duel.trash() == ["Revolution Symphony"]

    duel.play_to_next_turn().attack("Rockeater")
    assert duel.pass_all().is_offered("block", "Spiked Octopus")


def test_revolution_symphony_returns_to_the_hand_for_a_seawyrm() -> None:
    """[Main] If it is a Seawyrm, return this card to my hand; it has been used all the same."""
    duel = given(hand=["Revolution Symphony"], field=["Python Ward", "Pentagona Orchestra Tubist"])

    duel.use("Revolution Symphony").pick("Python Ward")

    assert duel.hand() == ["Revolution Symphony"]
    assert duel.trash() == []
    assert duel.bp("Pentagona Orchestra Tubist") == 300


def test_surprise_portal_brings_a_minion_card_from_the_base() -> None:
    """[Main/Flash] Move one minion card from my base to my field Active; Neutral Mana cannot move."""
    base = [BLUE, "Neutral Mana", "Neutral Mana", "Rockeater (rested)", "Hammerhead Hornet (rested)"]
    duel = given(hand=["Surprise Portal"], base=base, foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S").use("Surprise Portal")
    assert duel.chooses_from() == ["Hammerhead Hornet", "Rockeater", BLUE]
    duel.pick("Rockeater").pass_all().choose("block", "Rockeater")

    assert duel.field(FOE) == []


def test_surprise_portal_tells_rested_mana_from_active_mana() -> None:
    """[Main/Flash] Equal cards in different states are different choices: the Rested one costs no mana."""
    duel = given(hand=["Surprise Portal"], base=[BLUE, *[f"{BLUE} (rested)"] * 2, *[BLUE] * 3])

    duel.use("Surprise Portal")
    assert duel.chooses_from() == [BLUE, BLUE]
    duel.choose("choose", BLUE, nth=0)

    assert duel.field() == [BLUE]
    assert not duel.is_rested(BLUE)
    assert len(duel.active_mana()) == 1


def test_surprise_portal_needs_a_minion_card_in_the_base() -> None:
    """[Main/Flash] With nothing but Neutral Mana it cannot be used."""
    duel = given(hand=["Surprise Portal"], base=["Neutral Mana"] * 3, forces=[CHIMERA, PEGASUS])

    assert not duel.is_offered("use", "Surprise Portal")


def test_surprise_portal_does_not_make_new_mana_old() -> None:
    """ZZ-098: a Base Minion placed this turn still cannot attack Life."""
    duel = given(hand=["Surprise Portal"], base=[BLUE, BLUE, BLUE, "Hammerhead Hornet (new)"])

    duel.use("Surprise Portal").pick("Hammerhead Hornet")

    assert not duel.is_offered("attack_life", "Hammerhead Hornet")
    assert duel.is_offered("attack_force", "Hammerhead Hornet")


def test_howling_voice_moves_a_weak_foe_minion() -> None:
    """[Flash] Choose: move one foe minion with BP 500 or less to its base Rested."""
    foes = ["Rockeater", "Cat Sith", "Meermage"]
    duel = given(hand=["Howling Voice"], field=["Goblin Soldier"], foe_field=foes, active=FOE)

    duel.attack("Cat Sith").use("Howling Voice").choose("mode", "Move")
    assert duel.chooses_from() == ["Meermage", "Rockeater"]
    duel.pick("Rockeater")

    assert duel.base(FOE) == ["Rockeater"]
    assert duel.is_rested("Rockeater", FOE)
    assert duel.life(FOE) == 6


def test_howling_voice_damages_the_foes_life() -> None:
    """[Flash] Or 1 damage to the foe's Life; the only mode when nobody is weak enough."""
    duel = given(hand=["Howling Voice"], foe_field=["Rockeater"], active=FOE)
    duel.attack("Rockeater").use("Howling Voice").choose("mode", "Deal")
    assert duel.life(FOE) == 5

    duel = given(hand=["Howling Voice"], foe_field=["Leviathan"], active=FOE)
    duel.attack("Leviathan").use("Howling Voice")
    assert duel.life(FOE) == 5


def test_book_of_sacred_arts_takes_a_magic_of_the_top_four() -> None:
    """[Main] Look at the top 4; take one Magic (revealed), the rest to the bottom in random order."""
    deck = ["Rockeater", "Gravity", "Healing", BLUE, "Tidal Wave"]
    duel = given(hand=["Book of Sacred Arts"], deck=deck)

    duel.use("Book of Sacred Arts")
    assert duel.chooses_from() == ["Gravity", "Healing"]
    duel.pick("Healing")

    assert duel.hand() == ["Healing"]
    assert duel.deck()[0] == "Tidal Wave"
    assert sorted(duel.deck()[1:]) == sorted(["Rockeater", "Gravity", BLUE])


@pytest.mark.parametrize("name", ["Eureka Waltz", "Revolution Symphony", "Book of Sacred Arts"])
def test_main_magic_of_blue_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], field=["Goblin Soldier"])
    assert duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier").options() == ["Pass"]


@pytest.mark.parametrize(
    "name", ["Controlling Current", "Surprise Onslaught", "Violent Stream", "Tidal Wave", "Howling Voice"]
)
def test_flash_magic_of_blue_is_not_used_in_the_main_phase(name: str) -> None:
    """[Flash] only in a Flash Phase, on the own turn too."""
    duel = given(hand=[name], field=["Goblin Soldier"], foe_field=["Meermage"])
    assert not duel.is_offered("use", name)

    duel.attack("Goblin Soldier")

    assert duel.is_offered("use", name)
    assert duel.decider == YOU
