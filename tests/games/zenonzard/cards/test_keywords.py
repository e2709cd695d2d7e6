"""Minions whose text is a keyword, each keyword on every card that has it, and what it does not do."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, PEGASUS, RUINS, STARTERS, card, given, mana_for
from tests.games.zenonzard.scenario import FOE, GREEN

from hexadeck.games.zenonzard import keywords

CHARGING = [
    "Fire Beetle",
    "Velociraptor",
    "Exptera",
    "Stabosaur",
    "Gayl Mouse",
    "Spiral Python",
    "Karna - Master of Thunder",
    "Lord Alabaster - The Embattled",
]
SWOOPING = ["Sigre - The Crow Tengu", "Cheetera", "Kamaitachi", "Gargantuan Eagle"]
RESURGING = [
    "D-13 Holy Quayd",
    "R-A3 Crusher",
    "Armadahlio",
    "Iron-Clad Trihorn",
    "Bon Balloon Mouse",
    "Karna - Master of Thunder",
    "Crystal Veil - The Reflector",
    "Rootsteel Sentry",
]
VENGEFUL = ["Two-Tailed Cat", "Crimson Maille", "Trickster Imp", "Toadstool Tortoise", "Revenant S"]
PIERCING = ["Ottolupo", "Dulticheronte", "Ursarano", "Cedar Treewalker - The Chiliad", "Emerald Dragon"]
INFILTRATING = ["Pentagona Orchestra Timpanist", "Snake Ward", "Golden Seal", "Floating Cloth"]
CHAINED = {
    "Dyana - The Reptile Pathfinder": 0,
    "Angela - The Celestial Pathfinder": 1,
    "Cathryn - The Queen Pathfinder": 2,
    "Brigitte - The Warfare Pathfinder": 3,
    "Marisa - The Princess Pathfinder": 4,
    "Audri - The Mech Pathfinder": 5,
}


@pytest.mark.parametrize(
    ("keyword", "names"),
    [
        (keywords.CHARGE, CHARGING),
        (keywords.SWOOP, SWOOPING),
        (keywords.RESURGE, RESURGING),
        (keywords.REVENGE, VENGEFUL),
        (keywords.PIERCE, PIERCING),
        (keywords.INFILTRATE, INFILTRATING),
    ],
)
def test_no_other_card_has_the_keyword_printed(keyword: int, names: list[str]) -> None:
    """Every printed keyword is tested below."""
    printed = given().table.library.cards

    assert sorted(names) == sorted(one.name for one in printed if one.keywords & keyword)


# -- Charge ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHARGING)
def test_charge_attacks_life_in_the_turn_of_arrival(name: str) -> None:
    """Charge: may attack Life at once; without it only a Force."""
    duel = given(field=[f"{name} (new)", "Goblin Soldier (new)"])

    assert duel.is_offered("attack_life", name)
    assert duel.is_offered("attack_force", name)
    assert not duel.is_offered("attack_life", "Goblin Soldier")


# -- Swoop -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SWOOPING)
def test_swoop_is_summoned_in_a_flash_phase_and_blocks(name: str) -> None:
    """Swoop: may be summoned in a Flash Phase; it arrives Active and blocks at once."""
    duel = given(hand=[name], foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S")
    duel.summon(name).pass_all().choose("block", name)

    assert [duel.field(), duel.field(FOE)] == [[name], []]


@pytest.mark.parametrize("name", SWOOPING)
def test_swoop_is_also_summoned_in_the_main_phase_and_in_the_own_attack(name: str) -> None:
    """Swoop: the own Main Phase and either player's turn."""
    duel = given(hand=[name], field=["Goblin Soldier"])
    assert duel.is_offered("summon", name)

    duel.attack("Goblin Soldier")

    assert duel.is_offered("summon", name)


@pytest.mark.parametrize("name", ["Lancer Eagle", "Fire Beetle"])
def test_minions_without_swoop_are_not_summoned_in_a_flash_phase(name: str) -> None:
    """Only Swoop opens the Flash Phase to minions."""
    duel = given(hand=[name], field=["Goblin Soldier"])

    duel.attack("Goblin Soldier")

    assert duel.options() == ["Pass"]


# -- Resurge -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RESURGING)
def test_resurge_makes_the_minion_active_at_the_end_of_its_owners_turn(name: str) -> None:
    """Resurge: Active at the end of the own turn; minions without it stay Rested."""
    duel = given(field=[f"{name} (rested)", "Goblin Soldier (rested)"])

    duel.end_turn()

    assert [duel.is_rested(name), duel.is_rested("Goblin Soldier")] == [False, True]


@pytest.mark.parametrize("name", RESURGING)
def test_resurge_does_nothing_at_the_end_of_the_foes_turn(name: str) -> None:
    """Resurge: only the owner's turn counts."""
    duel = given(foe_field=[f"{name} (rested)"])

    duel.end_turn()

    # Refresh has made it Active since; but nothing happened before the owner's turn began.
    assert duel.last[0].name == "turn_began"


# -- Revenge -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VENGEFUL)
def test_revenge_destroys_the_blocker_whatever_its_bp(name: str) -> None:
    """Revenge: the blocker is destroyed at the end of the battle, though the attacker was weaker."""
    duel = given(field=[name], foe_field=["Spiked Octopus"])

    duel.clash(name, "Spiked Octopus")

    assert duel.field() == []
    assert duel.trash(FOE) == ["Spiked Octopus"]


@pytest.mark.parametrize("name", VENGEFUL)
def test_revenge_does_nothing_when_the_minion_blocks(name: str) -> None:
    """Revenge: only when this minion attacks."""
    duel = given(field=["Spiked Octopus"], foe_field=[name])

    duel.clash("Spiked Octopus", name)

    assert duel.field() == ["Spiked Octopus"]


# -- Pierce ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PIERCING)
def test_pierce_carries_the_difference_of_dp_through_a_blocker(name: str) -> None:
    """Pierce: blocked and victorious, it deals DP minus the blocker's DP to the target."""
    duel = given(field=[name], foe_field=["Goblin Soldier"], foe_life=9)

    duel.clash(name, "Goblin Soldier")

    assert duel.life(FOE) == 9 - (card(name).dp - 1)


@pytest.mark.parametrize("name", PIERCING)
def test_pierce_deals_nothing_when_the_battle_is_not_won(name: str) -> None:
    """Pierce: a lost or tied battle carries nothing through."""
    duel = given(field=[name], foe_field=["Lord Alabaster - The Embattled"], foe_life=9)

    duel.clash(name, "Lord Alabaster - The Embattled")

    assert duel.life(FOE) == 9
    assert duel.trash() == [name]


@pytest.mark.parametrize("name", PIERCING)
def test_pierce_carries_the_excess_over_a_force_on_to_life(name: str) -> None:
    """Pierce: damage beyond a Force's points goes to Life."""
    duel = given(field=[name], foe_forces=[f"{PEGASUS} (1)", CHIMERA], foe_life=9)

    duel.hit(name, PEGASUS)

    assert duel.points(PEGASUS, FOE) == 0
    assert duel.life(FOE) == 9 - (card(name).dp - 1)


# -- Infiltrate --------------------------------------------------------------------------------------------------------

OF_COST = {4: "Rockeater", 5: "Leviathan", 7: "Exptera", 8: "Giga Cyclops"}


@pytest.mark.parametrize("name", INFILTRATING)
def test_infiltrate_is_blocked_only_by_minions_of_the_same_cost(name: str) -> None:
    """Infiltrate: the same printed cost blocks; other costs and Base Minions do not."""
    same = OF_COST[card(name).cost]
    foes = ["Hammerhead Hornet", "Spiked Octopus", "Goblin Soldier", same]
    duel = given(field=[name], foe_field=foes, base=[])

    duel.attack(name)

    assert duel.options() == [f"Block with {same}", "Do not block"]


@pytest.mark.parametrize("name", INFILTRATING)
def test_infiltrate_with_no_blocker_of_the_same_cost_is_not_blocked(name: str) -> None:
    """Infiltrate: no able minion, no question."""
    duel = given(field=[name], foe_field=["Hammerhead Hornet", "Spiked Octopus"])

    duel.attack(name)

    assert duel.life(FOE) == 6 - card(name).dp


# -- Chain -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "colour"), CHAINED.items())
def test_chain_draws_a_card_after_mana_of_its_colour_was_placed(name: str, colour: int) -> None:
    """Chain: played from the hand in a turn in which mana of that colour was placed."""
    duel = given(at="mana", hand=[name, STARTERS[colour]], base=mana_for(name))

    duel.choose("place", STARTERS[colour])
    duel.summon(name)

    assert duel.hand() == ["Goblin Soldier"]


@pytest.mark.parametrize(("name", "colour"), CHAINED.items())
def test_chain_draws_nothing_after_other_mana_or_none(name: str, colour: int) -> None:
    """Chain: mana of another colour, Neutral Mana and old mana do not count."""
    other = STARTERS[(colour + 1) % 6]
    for place in (("place", other), ("place_neutral",), ("no_mana",)):
        duel = given(at="mana", hand=[name, other], base=mana_for(name))

        duel.choose(*place)
        duel.summon(name)

        assert "Goblin Soldier" not in duel.hand()


def test_chain_works_only_from_the_hand() -> None:
    """Chain: a minion that comes from the base draws nothing."""
    duel = given(at="mana", hand=[GREEN], base=["Brigitte - The Warfare Pathfinder"], movements=1)

    duel.choose("place", GREEN).choose("move_to_field", "Brigitte - The Warfare Pathfinder")

    assert duel.hand() == []


def test_ruins_lift_the_limit_of_arrivals() -> None:
    """ZZ-099: without standing Forces every minion attacks Life at once, as if it had Charge."""
    duel = given(field=["Goblin Soldier (new)"], foe_forces=RUINS)

    assert duel.is_offered("attack_life", "Goblin Soldier")
