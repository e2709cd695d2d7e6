"""The twelve Forces: what they do while they stand, and when they are destroyed."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, PEGASUS, RUINS, card, given
from tests.games.zenonzard.scenario import FOE, GREEN, RED

from hexadeck.games.zenonzard import zones

CYCLOPS = "Force of Sin - Cyclops"
OUROBOROS = "Force of Eternity - Ouroboros"
SIREN = "Force of Beauty - Siren"
ORTHRUS = "Force of Harmony - Orthrus"
SPHYNX = "Force of Sanctity - Sphynx"
PHOENIX = "Force of Rebirth - Phoenix"
MINOTAUR = "Force of Triumph - Minotaur"
CHIRON = "Force of Insight - Chiron"
TEAR = "Force of Tides - Leviathan's Tear"
GARGOYLE = "Force of Vigil - Gargoyle"
POINTS = {
    CYCLOPS: 2,
    OUROBOROS: 2,
    SIREN: 2,
    CHIMERA: 3,
    ORTHRUS: 3,
    SPHYNX: 3,
    PEGASUS: 3,
    PHOENIX: 3,
    MINOTAUR: 4,
    CHIRON: 4,
    TEAR: 3,
    GARGOYLE: 4,
}
SEARCHING = [name for name in POINTS if name not in (TEAR, GARGOYLE)]
"""The Forces with the [When Destroyed] text that all real ones share."""


@pytest.mark.parametrize(("name", "points"), POINTS.items())
def test_forces_have_their_points(name: str, points: int) -> None:
    """Force Points as the card list says."""
    assert card(name).points == points


# -- when destroyed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEARCHING)
def test_a_destroyed_force_puts_a_base_minion_in_the_base_and_draws(name: str) -> None:
    """Destroyed: put one Base Minion from the own deck in the base, Active, without its Placed ability; draw 1."""
    deck = ["Rockeater", "One-Carat Rat", GREEN, "Rockeater"]
    duel = given(field=["Rockeater"], foe_forces=[f"{name} (1)", RUINS[0]], foe_deck=deck)

    duel.hit("Rockeater", name)
    assert duel.decider == FOE
    assert duel.chooses_from() == ["One-Carat Rat", GREEN]
    duel.pick("One-Carat Rat")

    assert duel.active_mana(FOE) == ["One-Carat Rat"]
    assert len(duel.hand(FOE)) == 1
    assert len(duel.deck(FOE)) == 2
    assert duel.points(name, FOE) == 0


@pytest.mark.parametrize("name", SEARCHING)
def test_a_destroyed_force_draws_also_without_a_base_minion(name: str) -> None:
    """ZZ-R42: with none in the deck, just shuffle and draw; Rested Forces too (ZZ-029)."""
    forces = [f"{name} (1, rested)", RUINS[0]]
    duel = given(field=["Rockeater"], foe_forces=forces, foe_deck=["Rockeater", "Gravity"])

    duel.hit("Rockeater", name).choose("stop")

    assert duel.base(FOE) == []
    assert len(duel.hand(FOE)) == 1
    assert ("shuffled", "") in duel.story("shuffled")


@pytest.mark.parametrize("name", SEARCHING)
def test_a_destroyed_force_makes_room_in_a_full_base(name: str) -> None:
    """ZZ-R42: the owner of a full base replaces."""
    base = ["Neutral Mana"] * 9 + [RED]
    forces = [f"{name} (1)", RUINS[0]]
    duel = given(field=["Rockeater"], foe_forces=forces, foe_deck=[GREEN, "Gravity"], foe_base=base)

    duel.hit("Rockeater", name).choose("take", GREEN).choose("replace_mana", "Neutral Mana")

    assert duel.base(FOE) == ["Neutral Mana"] * 8 + [RED, GREEN]
    assert duel.trash(FOE) == []


def test_destroyed_leviathans_tear_draws_two() -> None:
    """Destroyed (own text): draw 2."""
    duel = given(field=["Rockeater"], foe_forces=[f"{TEAR} (1)", PEGASUS], foe_deck=[GREEN, "Rockeater", "Gravity"])

    duel.hit("Rockeater", TEAR)

    assert duel.hand(FOE) == [GREEN, "Rockeater"]
    assert duel.base(FOE) == []


def test_destroyed_gargoyle_wakes_all_own_minions_and_draws() -> None:
    """Destroyed (own text): all my minions become Active, then draw 1; the next attack can be blocked."""
    foes = ["Leviathan (rested)", "Golem S (rested)"]
    duel = given(field=["Rockeater"], foe_field=foes, foe_forces=[f"{GARGOYLE} (1)", PEGASUS])

    duel.hit("Rockeater", GARGOYLE)

    assert [duel.is_rested(name, FOE) for name in ("Leviathan", "Golem S")] == [False, False]
    assert duel.hand(FOE) == ["Goblin Soldier"]
    assert duel.is_rested("Rockeater")


# -- while they stand --------------------------------------------------------------------------------------------------


def test_cyclops_strengthens_the_own_minions() -> None:
    """Passive: my minions +100 BP, on both turns; not the foe's."""
    for active in (0, 1):
        duel = given(forces=[CYCLOPS, PEGASUS], field=["Rockeater"], foe_field=["Leviathan"], active=active)
        assert [duel.bp("Rockeater"), duel.bp("Leviathan", FOE)] == [600, 700]


@pytest.mark.parametrize("mark", ["rested", "destroyed"])
def test_a_rested_or_destroyed_force_does_nothing(mark: str) -> None:
    """ZZ-028: the ability works while the Force stands Active."""
    duel = given(forces=[f"{CYCLOPS} ({mark})", PEGASUS], field=["Rockeater"])

    assert duel.bp("Rockeater") == 500


def test_cyclops_stops_at_once_when_it_is_destroyed() -> None:
    """ZZ-R43: the ability stops before [When Destroyed] resolves."""
    forces = [f"{CYCLOPS} (1)", PEGASUS]
    duel = given(field=["Rockeater"], foe_field=["Leviathan (rested)"], foe_forces=forces, foe_deck=[GREEN, GREEN])

    duel.hit("Rockeater", CYCLOPS)

    assert duel.is_offered("take", GREEN)
    assert duel.bp("Leviathan", FOE) == 700


def test_ouroboros_wakes_the_own_minions_at_the_end_of_the_turn() -> None:
    """My end: my non-token minions become Active."""
    field = ["Rockeater (rested)", "Hammerhead Hornet (rested)", "Golem S (rested)"]
    duel = given(forces=[OUROBOROS, PEGASUS], field=field, base=[f"{RED} (rested)"], foe_field=["Leviathan (rested)"])

    duel.end_turn()

    assert [duel.is_rested(name) for name in duel.field()] == [False, False, True]
    assert duel.active_mana() == []
    events = duel.story("readied", "turn_began")
    assert ("readied", "Leviathan") not in events[: events.index(("turn_began", ""))]


def test_ouroboros_sleeps_at_the_end_of_the_foes_turn() -> None:
    """My end: not the foe's."""
    duel = given(foe_forces=[OUROBOROS, CHIMERA], foe_field=["Rockeater (rested)"])

    duel.end_turn()

    assert duel.last[0].name == "turn_began"


def test_siren_places_neutral_mana_for_each_minion_card_that_moves_out() -> None:
    """My turn: each time a minion card of mine moves from my base to my field, one Neutral Mana comes in Rested."""
    duel = given(forces=[SIREN, PEGASUS], base=[RED, "Rockeater"], field=["Meermage"], movements=3)

    duel.choose("move_to_field", "Rockeater").choose("move_to_base", "Meermage")
    assert duel.base() == [RED, "Neutral Mana", "Meermage"]
    assert duel.is_rested("Neutral Mana")

    duel.choose("move_to_field", RED)
    assert duel.base() == ["Neutral Mana", "Meermage", "Neutral Mana"]


def test_siren_counts_moves_by_effects_but_no_summons() -> None:
    """My turn: an effect that moves counts; a summoned minion does not come from the base."""
    duel = given(forces=[SIREN, PEGASUS], hand=["Surprise Portal", "Meermage"])
    base = duel.base()

    duel.summon("Meermage")
    assert duel.base() == base
    duel.use("Surprise Portal").pick("Songbird of Poseido")

    assert duel.base().count("Neutral Mana") == 1


def test_siren_sleeps_on_the_foes_turn() -> None:
    """My turn: a move on the foe's turn places nothing."""
    duel = given(forces=[SIREN, PEGASUS], hand=["Surprise Portal"], foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S").use("Surprise Portal").pass_all()

    assert "Neutral Mana" not in duel.base()


def test_chimera_lets_neutral_mana_pay_any_colour_on_the_own_turn() -> None:
    """My turn: my Neutral Mana and neutral mana cards may pay as any colour; coloured mana may not."""
    base = ["Neutral Mana", "Hammerhead Hornet", "Goblin Soldier"]
    duel = given(forces=[CHIMERA, PEGASUS], hand=["Graig Smasher - The Iron Lord"], base=base)
    duel.summon("Graig Smasher - The Iron Lord")
    assert duel.active_mana() == []

    duel = given(forces=[CHIMERA, PEGASUS], hand=["Graig Smasher - The Iron Lord"], base=[*base[:2], GREEN])
    assert not duel.is_offered("summon", "Graig Smasher - The Iron Lord")

    duel = given(forces=[PEGASUS, SPHYNX], hand=["Graig Smasher - The Iron Lord"], base=base)
    assert not duel.is_offered("summon", "Graig Smasher - The Iron Lord")


def test_chimera_sleeps_on_the_foes_turn() -> None:
    """My turn: not for Flash cards on the foe's turn."""
    duel = given(hand=["Gravity"], base=["Neutral Mana"] * 2, foe_field=["Rockeater"], active=FOE)

    assert duel.attack("Rockeater").options() == ["Pass"]


def test_orthrus_gives_dp_to_dear_minions() -> None:
    """Passive: my minions of cost 5+ get +1 DP, on both turns; not the foe's."""
    for active in (0, 1):
        field = ["Leviathan", "Rockeater"]
        duel = given(forces=[ORTHRUS, PEGASUS], field=field, foe_field=["Leviathan"], active=active)
        assert [duel.dp(name) for name in field] == [3, 2]
        assert duel.dp("Leviathan", FOE) == 2


def test_sphynx_hides_cheap_minions_from_the_foes_minions() -> None:
    """Foe's turn: my minions of cost 5 or less cannot be chosen by effects of the foe's minions; cost 6 can."""
    foes = ["Leviathan", "Rockeater", "Spiked Octopus"]
    duel = given(hand=["Fir Treewalker"], foe_field=foes, foe_forces=[SPHYNX, PEGASUS])

    duel.summon("Fir Treewalker")

    assert [duel.is_rested(name, FOE) for name in foes] == [False, False, True]


def test_sphynx_hides_nobody_from_magic_mana_and_effects_on_all() -> None:
    """Foe's turn: only effects of minions that choose."""
    foes = ["Leviathan", "Rockeater"]
    forces = [SPHYNX, PEGASUS]

    duel = given(hand=["Gravity"], foe_field=foes, foe_forces=forces)
    assert duel.use("Gravity").chooses_from() == foes

    duel = given(at="mana", hand=["Centaurian Hunter"], foe_field=foes, foe_forces=forces)
    assert duel.choose("place", "Centaurian Hunter").is_rested("Rockeater", FOE)

    duel = given(field=["Maple Treewalker"], foe_field=foes, foe_forces=forces)
    assert duel.attack("Maple Treewalker").is_rested("Rockeater", FOE)


def test_sphynx_hides_nobody_on_its_owners_turn_or_from_the_owner() -> None:
    """Foe's turn: on the own turn the foe's minions may choose, and the own minions always may."""
    duel = given(forces=[SPHYNX, PEGASUS], field=["Leviathan", "Rockeater"], foe_field=["Banshee"])
    duel.clash("Leviathan", "Banshee")
    assert duel.field() == ["Leviathan"]

    duel = given(forces=[SPHYNX, PEGASUS], hand=["Kamaitachi"], field=["Rockeater"], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").summon("Kamaitachi")
    assert duel.bp("Rockeater") == 700


@pytest.mark.parametrize(("mana", "movements"), [(4, 2), (3, 1)])
def test_pegasus_gives_a_second_movement_with_four_mana(mana: int, movements: int) -> None:
    """Start of my turn: with 4+ mana, +1 Movement."""
    duel = given(at="turn", forces=[PEGASUS, SPHYNX], base=["Neutral Mana"] * mana)

    assert duel.movements() == movements


def test_pegasus_must_not_be_rested_at_the_start() -> None:
    """ZZ-028: the Start step comes before Refresh, so a Rested Pegasus gives nothing."""
    duel = given(at="turn", forces=[f"{PEGASUS} (rested)", SPHYNX], base=["Neutral Mana"] * 4)

    assert duel.movements() == 1
    assert not duel.is_rested(PEGASUS, zone=zones.FORCES)


def test_phoenix_wakes_all_own_mana_at_the_end_of_the_turn() -> None:
    """My end: all my mana becomes Active; minions do not."""
    duel = given(
        forces=[PHOENIX, PEGASUS], base=[f"{RED} (rested)", "Neutral Mana (rested)"], field=["Rockeater (rested)"]
    )

    duel.end_turn()

    assert duel.active_mana() == [RED, "Neutral Mana"]
    assert duel.is_rested("Rockeater")


def test_minotaur_softens_dp_damage_from_minions_to_life() -> None:
    """Passive: DP damage from minions to my Life is reduced by 1; Forces and effects are hit fully."""
    forces = [MINOTAUR, CHIMERA]
    duel = given(field=["Rockeater", "Golem S", "Leviathan"], foe_forces=forces)
    assert duel.hit("Rockeater").life(FOE) == 5
    assert duel.hit("Golem S").life(FOE) == 5
    assert duel.hit("Leviathan", MINOTAUR).points(MINOTAUR, FOE) == 2

    duel = given(hand=["Revolver Condor"], foe_forces=forces)
    assert duel.summon("Revolver Condor").life(FOE) == 5


def test_chiron_makes_magic_cheaper() -> None:
    """Passive: Magic in my hand costs 2 less (basic), on both turns; colours are still paid, minions cost the same."""
    hand = ["Reverse Wind", "Eureka Waltz", "Healing", "Destruction", "Meermage"]
    for active in (0, 1):
        duel = given(forces=[CHIRON, PEGASUS], hand=hand, base=[], foe_hand=["Eureka Waltz"], active=active)
        assert [duel.cost(name) for name in hand] == [2, 1, 1, 3, 2]
        assert duel.cost("Eureka Waltz", FOE) == 3


def test_leviathans_tear_gives_a_movement_for_the_first_magic_of_the_turn() -> None:
    """My turn: the first time each turn I use Magic, +1 Movement."""
    duel = given(forces=[TEAR, CHIMERA], hand=["Healing", "Eureka Waltz"])

    assert duel.use("Healing").movements() == 1
    assert duel.use("Eureka Waltz").movements() == 1


def test_leviathans_tear_counts_every_turn_anew() -> None:
    """My turn: each turn."""
    duel = given(forces=[TEAR, CHIMERA], hand=["Healing", "Eureka Waltz"])

    duel.use("Healing").play_to_next_turn()
    before = duel.movements()

    assert duel.use("Eureka Waltz").movements() == before + 1


def test_leviathans_tear_sleeps_on_the_foes_turn() -> None:
    """My turn: not the foe's, and not the foe's Magic."""
    duel = given(forces=[TEAR, CHIMERA], hand=["Binding Ivy"], foe_field=["Golem S"], active=FOE)
    duel.attack("Golem S").use("Binding Ivy").choose("choose", CHIMERA)
    assert duel.movements() == 0

    duel = given(foe_forces=[TEAR, CHIMERA], hand=["Healing"])
    assert duel.use("Healing").movements(FOE) == 0


def test_gargoyle_strengthens_the_first_blocker_of_the_foes_turn() -> None:
    """Foe's turn: the first time each turn a minion of mine blocks, it gets +200 BP for that battle."""
    foes = ["Megalosaurus", "Meermage"]
    duel = given(field=["Leviathan", "Raven Cat", "Cat Sith"], foe_field=foes, foe_forces=[GARGOYLE, PEGASUS])

    duel.clash("Leviathan", "Megalosaurus")
    assert [duel.trash(), duel.trash(FOE)] == [["Leviathan"], ["Megalosaurus"]]

    duel.clash("Raven Cat", "Meermage")
    assert duel.trash(FOE) == ["Megalosaurus", "Meermage"]


def test_gargoyle_strengthens_for_one_battle() -> None:
    """Foe's turn: the blocker has its BP again after the battle."""
    duel = given(field=["Raven Cat"], foe_field=["Goblin Soldier"], foe_forces=[GARGOYLE, PEGASUS])

    duel.clash("Raven Cat", "Goblin Soldier")

    assert duel.trash() == ["Raven Cat"]
    assert duel.bp("Goblin Soldier", FOE) == 300


def test_gargoyle_counts_every_turn_anew_and_only_its_owners_blocks() -> None:
    """Foe's turn: each turn; the minions of the other player block without it."""
    duel = given(field=["Raven Cat"] * 2, foe_field=["Goblin Soldier"], foe_forces=[GARGOYLE, PEGASUS])
    duel.clash("Raven Cat", "Goblin Soldier").play_to_next_turn().clash("Raven Cat", "Goblin Soldier")
    assert duel.trash() == ["Raven Cat"] * 2

    duel = given(field=["Goblin Soldier"], foe_field=["Raven Cat"], foe_forces=[GARGOYLE, PEGASUS], active=FOE)
    duel.clash("Raven Cat", "Goblin Soldier")
    assert duel.trash() == ["Goblin Soldier"]


def test_both_players_may_have_the_same_force() -> None:
    """ZZ-005: each Force works for its owner."""
    forces = [CYCLOPS, PEGASUS]
    duel = given(forces=forces, foe_forces=forces, field=["Rockeater"], foe_field=["Rockeater"])

    assert [duel.bp("Rockeater"), duel.bp("Rockeater", FOE)] == [600, 600]
