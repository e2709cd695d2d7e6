"""Texts that several cards share: Base Minions of the nations, one-cost minions, minions that Magic cannot choose."""

import pytest
from tests.games.zenonzard.cards.duels import given
from tests.games.zenonzard.scenario import FOE

from hexadeck import games
from hexadeck.games.zenonzard import zones

STARTERS = [
    "Miner of Aguma",
    "Priest of Kanatana",
    "The Wanderers of Thanatos",
    "Village Girl of Demete",
    "Songbird of Poseido",
    "Denizen of Machinas",
]
GUARDIANS = [
    "Guardian of Aguma",
    "Guardian of Kanatana",
    "Guardian of Thanatos",
    "Guardian of Demete",
    "Guardian of Poseido",
    "Guardian of Machinas",
]
PLACED = [
    "Dwarven Champion",
    "Avian Ninja",
    "Skeleton Jailer",
    "Elven Swordsman",
    "Mer Soldier",
    "Android Commando",
]
ONE_COST = [
    "Spike Lizard",
    "Jackknife Swallow",
    "Maddor",
    "Morpheo Bun",
    "Undine",
    "Snow Mouse",
    "Shielded Goblin",
    "Fearsome Pheasant",
    "Traveler of the Wastes",
    "Pollin",
]
ATTACKING = [
    "Eoraptor",
    "Iron Hammer Golem",
    "Arondai - Origins 02",
    "Flame Caiman",
    "Elephatortoise",
    "Crimson Maille",
    "Zintine - Seeker of False Gods",
    "Belphegor - King of Sorrow",
    "Wallcrusher",
    "Apple Treewalker",
    "Maple Treewalker",
    "Python Ward",
    "Aquaserpent",
    "Alezan - King of the Deep",
    "Golden Seal",
    "Doberman Tracer",
    "Icebear",
    "Thexuvans - The Pious",
    "R-A6 Vogelbein",
    "Gliding Panther Scouts",
    "Charged Hippo",
    "Brave Dramar",
    "Lord Alabaster - The Embattled",
    "Emberwing Herald",
]
BLOCKING = [
    "Basalt Ram",
    "Feathered Sentinel",
    "Grudge Lantern",
    "Bramble Warden",
    "Riptide Guard",
    "Aegis Drone",
]
SAFE_FROM_MAGIC = ["Ring Raptor", "Chalchalsio", "Icebear", "Crystal Veil - The Reflector"]


@pytest.mark.parametrize("name", [*STARTERS, *GUARDIANS, *PLACED])
def test_base_minions_of_the_nations_cannot_block(name: str) -> None:
    """Passive: cannot block. The neutral Hammerhead Hornet can."""
    duel = given(field=["Rockeater"], foe_field=[name, "Hammerhead Hornet"])

    duel.attack("Rockeater")

    assert duel.options() == ["Block with Hammerhead Hornet", "Do not block"]


@pytest.mark.parametrize("name", STARTERS)
def test_a_deck_holds_any_number_of_starters(name: str) -> None:
    """Deck: any number of copies allowed, unless the match is played without this text."""
    game = games.load("zenonzard")
    deck = game.decks["village_choir"]
    deck = game.deck_rules.read(f"Many\nForces: {', '.join(deck.sections['Forces'])}\n40 {name}")

    assert game.deck_rules.check(deck, game.settings_from({})) == []
    assert len(game.deck_rules.check(deck, game.settings_from({"allow_any_number_text": False}))) == 1


@pytest.mark.parametrize("name", [*GUARDIANS, *PLACED])
def test_a_deck_holds_three_of_other_base_minions(name: str) -> None:
    """Only the starters lift the limit of three copies."""
    game = games.load("zenonzard")
    forces = ", ".join(game.decks["village_choir"].sections["Forces"])
    deck = game.deck_rules.read(f"Four\nForces: {forces}\n4 {name}\n36 {STARTERS[0]}")

    assert [fault[:6] for fault in game.deck_rules.check(deck, game.settings_from({}))] == ["ZZ-002"]


@pytest.mark.parametrize("name", GUARDIANS)
def test_guardians_in_the_base_become_active_at_the_end_of_their_owners_turn(name: str) -> None:
    """Base, my end: this mana becomes Active; other mana does not, nor does a Guardian on the field."""
    duel = given(base=[f"{name} (rested)", "Hammerhead Hornet (rested)"], field=[f"{name} (rested)"])

    duel.end_turn()

    assert not duel.is_rested(name, zone=zones.BASE)
    assert duel.is_rested("Hammerhead Hornet")
    assert duel.is_rested(name)


def test_a_guardian_pays_for_flash_cards_on_the_foes_turn() -> None:
    """Notes: Guardians can pay for Flash cards on the foe's turn."""
    duel = given(hand=["Binding Ivy"], base=["Guardian of Demete (rested)"], foe_field=["Rockeater"])

    duel.end_turn().choose("no_mana").attack("Rockeater")

    assert duel.is_offered("use", "Binding Ivy")


@pytest.mark.parametrize("name", ONE_COST)
def test_one_cost_minions_move_to_the_base_rested(name: str) -> None:
    """Passive: arrives Rested when it moves to the base; other minions keep their state."""
    duel = given(field=[name, "Goblin Soldier"], movements=2)

    duel.choose("move_to_base", name).choose("move_to_base", "Goblin Soldier")

    assert duel.is_rested(name)
    assert not duel.is_rested("Goblin Soldier")


def test_one_cost_minions_arrive_rested_also_when_an_effect_moves_them() -> None:
    """Passive: arrives Rested, whatever moves it."""
    duel = given(at="mana", hand=["Mer Soldier"], field=["Undine", "Goblin Soldier"])

    duel.choose("place", "Mer Soldier").pick("Undine")

    assert duel.is_rested("Undine", zone=zones.BASE)


@pytest.mark.parametrize("name", ATTACKING)
def test_attacking_abilities_sleep_when_the_minion_blocks(name: str) -> None:
    """Attacking: not when blocking."""
    duel = given(field=["Golem S"], foe_field=[name, "Goblin Soldier"], foe_trash=["Banshee"])

    duel.clash("Golem S", name)

    assert ("effect", name) not in duel.story("effect")


@pytest.mark.parametrize("name", BLOCKING)
def test_blocking_abilities_sleep_when_the_minion_attacks(name: str) -> None:
    """Blocking: not when attacking."""
    duel = given(field=[name, "Goblin Soldier"], foe_field=["Rockeater"])

    duel.clash(name, "Rockeater")

    assert ("effect", name) not in duel.story("effect")


@pytest.mark.parametrize("name", SAFE_FROM_MAGIC)
def test_magic_of_the_foe_cannot_choose_them(name: str) -> None:
    """Passive: cannot be chosen by the foe's Magic; the owner's Magic may."""
    duel = given(hand=["Binding Ivy", "Destruction"], field=[name, "Rockeater"], foe_field=["Leviathan"])
    duel.use("Destruction")
    assert duel.chooses_from() == sorted([name, "Rockeater", "Leviathan"])

    duel = given(hand=["Destruction"], field=["Leviathan"], foe_field=[name, "Rockeater"])
    duel.use("Destruction")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]


@pytest.mark.parametrize("name", SAFE_FROM_MAGIC)
def test_magic_of_the_foe_on_all_minions_affects_them(name: str) -> None:
    """ZZ-212: what cannot be chosen is not safe from effects on all."""
    duel = given(hand=["Dust Devil"], field=["Leviathan"], foe_field=[name])
    before = duel.bp(name, FOE)

    duel.use("Dust Devil")

    assert duel.bp(name, FOE) == before - 100


@pytest.mark.parametrize("name", SAFE_FROM_MAGIC)
def test_magic_that_could_choose_only_them_cannot_be_used(name: str) -> None:
    """ZZ-R33: without anything to choose such Magic cannot be used."""
    duel = given(hand=["Gravity"], foe_field=[name])

    assert not duel.is_offered("use", "Gravity")
