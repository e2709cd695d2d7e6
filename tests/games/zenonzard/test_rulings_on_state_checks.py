"""The rulings ZZ-R37 to ZZ-R44: points and state checks."""

from collections.abc import Callable

import pytest
from tests.games.zenonzard.scenario import (
    BLUE,
    DEFAULT_FORCES,
    FILLER,
    FOE,
    GREEN,
    NEUTRAL,
    QUIET,
    RED,
    WHITE,
    YELLOW,
    YOU,
    Scenario,
    Side,
)
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES
CYCLOPS = "Force of Sin - Cyclops"
SIREN = "Force of Beauty - Siren"
MINOTAUR = "Force of Triumph - Minotaur"

HOME = """
Hammer Blow [H02]
Neutral Magic
Cost 0
Main or Flash: all minions get -300 BP this turn. Draw 1 card for each minion on both fields.

Slow Rot [H03]
Neutral Magic
Cost 0
Main or Flash: one minion gets -300 BP permanently.

Blood Drum [H06]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time this minion deals damage, draw 1 card.

Loom [H14]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: each time your Life is damaged, deal 1 damage to the foe's Life.

Calm [H21]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
Passive, while your Life is 3 or less: this minion has +300 BP.

Forgotten [H22]
Neutral Field Minion, Golem
Cost 1, BP 0, DP 1
When destroyed: draw 1 card.

Drummer [H25]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
On your turn: your other minions have +300 BP.

Heavy Boots [H26]
Neutral Magic
Cost 0
Main or Flash: one minion gets -3 DP this turn.
"""


@rule("ZZ-R37")
def test_a_minion_with_no_bp_left_is_destroyed_and_its_ability_activates() -> None:
    """Gravity takes Cobra Mage's last 200 BP; its owner draws."""
    foe = Side(field=["Cobra Mage"], forces=QUIET)
    duel = Scenario(you=Side(hand=["Gravity"], base=[RED] * 2), foe=foe).use("Gravity")

    assert (duel.trash(FOE), duel.hand(FOE)) == (["Cobra Mage"], [FILLER])


@rule("ZZ-R37")
def test_a_printed_bp_of_zero_does_not_live() -> None:
    """It is destroyed as soon as it has entered, and its [When Destroyed] activates."""
    duel = Scenario(you=Side(hand=["Forgotten"], base=[NEUTRAL]), cards=HOME).summon("Forgotten")

    assert (duel.trash(), duel.hand()) == (["Forgotten"], [FILLER])


@rule("ZZ-R37")
def test_a_minion_with_dp_zero_may_attack_and_triggers_nothing_that_needs_damage() -> None:
    """Blood Drum without DP draws nothing; the attack itself is legal."""
    you = Side(field=["Blood Drum"], hand=["Heavy Boots"])
    duel = Scenario(you=you, foe=Side(life=6), cards=HOME).use("Heavy Boots")

    dp = duel.dp("Blood Drum")
    duel.hit("Blood Drum")

    assert (dp, duel.life(FOE), duel.hand()) == (0, 6, [])


@rule("ZZ-R38")
@pytest.mark.parametrize(("forces", "expected"), [([ORTHRUS], (5, [FILLER])), ([MINOTAUR], (6, []))])
def test_damage_reduced_to_zero_was_not_dealt(forces: list[str], expected: tuple[int, list[str]]) -> None:
    """Minotaur takes the one point of Blood Drum away, and its trigger with it."""
    duel = Scenario(you=Side(field=["Blood Drum"]), foe=Side(life=6, forces=forces), cards=HOME)

    duel.hit("Blood Drum")

    assert (duel.life(FOE), duel.hand()) == expected


@rule("ZZ-R38")
def test_life_that_lost_nothing_was_not_damaged() -> None:
    """Blessing Pixies draw for damage to Life; Minotaur leaves none to draw for."""
    foe = Side(field=["Blessing Pixies (rested)"], forces=[MINOTAUR], life=6)
    duel = Scenario(you=Side(field=["Megalosaurus"]), foe=foe).hit("Megalosaurus")

    assert (duel.life(FOE), duel.hand(FOE), duel.story("life_lost")) == (6, [], [])


@rule("ZZ-R39")
def test_state_checks_come_after_every_single_instruction() -> None:
    """Hammer Blow's second instruction counts only who survived the first."""
    you = Side(field=["Rockeater", "Drill Golem"], hand=["Hammer Blow"])
    duel = Scenario(you=you, foe=Side(field=["Leviathan", "Eoraptor"]), cards=HOME)

    duel.use("Hammer Blow")

    assert (duel.field(), duel.field(FOE), len(duel.hand())) == (["Rockeater"], ["Leviathan"], 2)


@rule("ZZ-R39")
def test_minions_without_bp_are_destroyed_together_and_their_effects_ordered() -> None:
    """Two [When Destroyed] effects of one state check are one group."""
    you = Side(field=["Cobra Mage", "Mad Jackuar"], hand=["Hammer Blow"])
    duel = Scenario(you=you, cards=HOME).use("Hammer Blow")

    assert (duel.rule, duel.field()) == ("ZZ-123", [])
    assert duel.offered("next_effect") == ["Next: Cobra Mage", "Next: Mad Jackuar"]


@rule("ZZ-R39")
def test_life_at_zero_comes_before_forces_at_zero() -> None:
    """Cerberus' attack ends the match; no Force of the loser is destroyed any more."""
    foe = Side(life=2, forces=[f"{ORTHRUS} (1)"], deck=[RED])
    duel = Scenario(you=Side(field=["Crimson Cerberus - The Hellhound"]), foe=foe)

    duel.hit("Crimson Cerberus - The Hellhound")

    assert (duel.winners, duel.base(FOE), duel.happened("force_destroyed")) == ((YOU,), [], 0)


def after_restoring() -> Scenario:
    """Calm lives on its Life of 3; Healing Sheep restores one."""
    you = Side(field=["Calm"], hand=["Slow Rot", "Healing Sheep"], base=[NEUTRAL] * 3, life=3)
    return Scenario(you=you, cards=HOME).use("Slow Rot").summon("Healing Sheep")


def after_replacing() -> Scenario:
    """Perchalsi lives on its five green mana; one of them makes room in the next Mana Phase."""
    you = Side(field=["Perchalsi"], hand=["Slow Rot", RED], base=[GREEN] * 5 + [BLUE] * 5)
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").end_turn().choose("no_mana").end_turn()
    return duel.choose("place", RED).choose("replace_mana", GREEN)


def after_readying() -> Scenario:
    """Rootsteel Sentry lives on the foe's Rested minions; War Cry readies one."""
    you = Side(field=["Rootsteel Sentry"], hand=["Slow Rot", "Slow Rot", "War Cry"], base=[YELLOW] * 3)
    duel = Scenario(you=you, foe=Side(field=["Rockeater (rested)", "Drill Golem (rested)"]), cards=HOME)
    duel.use("Slow Rot").choose("choose", "Rootsteel Sentry").use("Slow Rot").choose("choose", "Rootsteel Sentry")
    return duel.use("War Cry").choose("choose", "Rockeater")


def after_the_turn() -> Scenario:
    """Drill Golem lives on a bonus for your turn; the turn ends."""
    you = Side(field=["Drummer", "Drill Golem"], hand=["Slow Rot"])
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Drill Golem")
    return duel.end_turn()


def after_resting_a_force() -> Scenario:
    """Megalosaurus lives on Cyclops; Binding Ivy rests it."""
    you = Side(field=["Drill Golem"], hand=["Slow Rot", "Binding Ivy"], base=[GREEN], forces=[CYCLOPS, SIREN])
    duel = Scenario(you=you, cards=HOME).use("Slow Rot")
    return duel.use("Binding Ivy").choose("choose", CYCLOPS, nth=0)


@rule("ZZ-R39", "ZZ-R37")
@pytest.mark.parametrize(
    ("happens", "minion"),
    [
        (after_restoring, "Calm"),
        (after_replacing, "Perchalsi"),
        (after_readying, "Rootsteel Sentry"),
        (after_the_turn, "Drill Golem"),
        (after_resting_a_force, "Drill Golem"),
    ],
)
def test_a_minion_dies_of_whatever_takes_its_last_bp(happens: Callable[[], Scenario], minion: str) -> None:
    """Bonuses end in many ways; the state check sees them all."""
    assert minion in happens().trash()


@rule("ZZ-R40")
def test_both_players_at_zero_life_at_once_is_a_draw() -> None:
    """Nobody wins."""
    duel = Scenario(you=Side(life=0, hand=["Slow Rot"], field=["Rockeater"]), foe=Side(life=0), cards=HOME)

    duel.use("Slow Rot")

    assert duel.match.result is not None
    assert (duel.winners, duel.match.result.scores, duel.match.result.rule) == ((), (0, 0), "ZZ-R40")


@rule("ZZ-R41")
def test_the_losers_pending_effects_do_not_resolve() -> None:
    """The Loom would strike back for the damage that killed its owner."""
    duel = Scenario(you=Side(field=["Rockeater"], life=1), foe=Side(field=["Loom (rested)"], life=1), cards=HOME)

    duel.hit("Rockeater")

    assert (duel.winners, duel.life()) == ((YOU,), 1)


@rule("ZZ-R42")
def test_a_force_without_a_base_minion_to_find_just_shuffles_and_draws() -> None:
    """The owner is asked, since nobody else knows, but there is nothing to take."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], deck=["Eoraptor", "Drill Golem"])
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", ORTHRUS)

    offered = duel.options()
    duel.choose("stop")

    assert (offered, duel.base(FOE), len(duel.hand(FOE)), duel.happened("shuffled")) == (["Choose no more"], [], 1, 1)


@rule("ZZ-R42")
def test_a_force_with_a_base_minion_to_find_must_take_one_and_replaces_in_a_full_base() -> None:
    """Free choice among them, no declining; the owner makes room; it enters Active, without [When Placed]."""
    foe = Side(
        forces=[f"{ORTHRUS} (1)", SPHYNX],
        deck=["One-Carat Rat", RED, FILLER],
        base=[BLUE] * 5 + ["Neutral Mana (rested)"] * 5,
    )
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", ORTHRUS)

    offered = duel.verbs()
    duel.choose("take", "One-Carat Rat").choose("replace_mana", NEUTRAL)

    assert (offered, len(duel.hand(FOE))) == ({"take"}, 1)
    assert duel.active_mana(FOE) == [BLUE] * 5 + ["One-Carat Rat"]


@rule("ZZ-R42")
def test_the_draw_of_a_force_from_an_empty_deck_is_no_card() -> None:
    """The search takes the last one."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], deck=[RED])
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", ORTHRUS).choose("take", RED)

    assert (duel.base(FOE), duel.hand(FOE), duel.winners) == ([RED], [], None)


@rule("ZZ-R43")
def test_a_forces_ability_stops_before_its_when_destroyed_effect_resolves() -> None:
    """While its owner still searches, the bonus is gone and the Force stands no more."""
    foe = Side(forces=[f"{CYCLOPS} (1)", SIREN], field=["Drill Golem (rested)"], deck=[RED, BLUE])
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", CYCLOPS)

    assert (duel.verbs(), duel.bp("Drill Golem", FOE), duel.forces(FOE)) == ({"take"}, 300, [SIREN])


@rule("ZZ-R44")
def test_a_destroyed_force_cannot_be_restored() -> None:
    """Snow Mouse finds only the standing one, and Lucky Lush Bunny passes it by."""
    forces = [f"{ORTHRUS} (destroyed)", f"{SPHYNX} (1)"]
    chosen = Scenario(you=Side(hand=["Snow Mouse"], base=[WHITE], forces=forces)).summon("Snow Mouse")
    each = Scenario(you=Side(hand=["Lucky Lush Bunny"], base=[NEUTRAL] * 5, forces=forces)).summon("Lucky Lush Bunny")

    assert [(duel.points(ORTHRUS), duel.points(SPHYNX)) for duel in (chosen, each)] == [(0, 2), (0, 2)]
