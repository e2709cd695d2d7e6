"""The rulings ZZ-R31 to ZZ-R60; those before are in `test_rulings.py`."""

from collections.abc import Callable

import pytest
from tests.games.zenonzard.scenario import (
    BLUE,
    DEFAULT_FORCES,
    FILLER,
    FOE,
    GREEN,
    NEUTRAL,
    PURPLE,
    QUIET,
    RED,
    RUINS,
    WHITE,
    YELLOW,
    YOU,
    Scenario,
    Side,
    load,
)
from tests.rules import rule

from hexadeck.cardtext.words import CardErrors
from hexadeck.games.zenonzard import clock, limits, zones

ORTHRUS, SPHYNX = DEFAULT_FORCES
CYCLOPS = "Force of Sin - Cyclops"
OUROBOROS = "Force of Eternity - Ouroboros"
SIREN = "Force of Beauty - Siren"
MINOTAUR = "Force of Triumph - Minotaur"
CHIRON = "Force of Insight - Chiron"

HOME = """
Archivist [H01]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time you use Magic, return one Magic card from your trash to your hand.

Hammer Blow [H02]
Neutral Magic
Cost 0
Main or Flash: all minions get -300 BP this turn. Draw 1 card for each minion on both fields.

Slow Rot [H03]
Neutral Magic
Cost 0
Main or Flash: one minion gets -300 BP permanently.

Rain of Ash [H04]
Neutral Magic
Cost 0
Main or Flash: deal 1 damage to each foe Force.

Scorched Earth [H05]
Neutral Magic
Cost 0
Main or Flash: destroy one minion. Destroy one foe Force.

Blood Drum [H06]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time this minion deals damage, draw 1 card.

Grim Twin [H07]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
When destroyed: destroy all minions with cost 2 or less.

Echo [H08]
Neutral Field Minion, Golem
Cost 2, BP 900, DP 1
When destroyed: draw 1 card.

Second Echo [H09]
Neutral Field Minion, Golem
Cost 2, BP 900, DP 1
When destroyed: restore 1 Life.

Outer Echo [H10]
Neutral Field Minion, Golem
Cost 3, BP 300, DP 1
When destroyed: gain 1 Movement.

Late Bell [H11]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: when this turn ends, draw 1 card.

Night Shift [H12]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: put one Field Minion card from your trash on your field.

Curfew [H13]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: restore 1 Life.

Loom [H14]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: each time your Life is damaged, deal 1 damage to the foe's Life.

Perpetual Wheel [H15]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: each time another minion of yours enters the field, make one "Golem S" token.

Nap [H16]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: rest this minion.

Tether [H17]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: move one minion of yours to your base.

Hydra Egg [H18]
Neutral Field Minion, Monster
Cost 1, BP 100, DP 0
When destroyed: make three "Golem S" tokens.

Banner [H19]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: your other minions have +300 BP.

Grave Robe [H20]
Neutral Field Minion, Monster
Cost 3, BP 200, DP 1
When destroyed: put one Field Minion card with cost 3 or more from your trash on your field.

Calm [H21]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
Passive, while your Life is 3 or less: this minion has +300 BP.

Forgotten [H22]
Neutral Field Minion, Golem
Cost 1, BP 0, DP 1
When destroyed: draw 1 card.

Free Spark [H23]
Neutral Magic
Cost 0
Flash: draw 1 card.

Long Sleep [H24]
Neutral Magic
Cost 0
Main or Flash: the DP of one foe minion becomes 0 this turn.

Drummer [H25]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
On your turn: your other minions have +300 BP.

Heavy Boots [H26]
Neutral Magic
Cost 0
Main or Flash: one minion gets -3 DP this turn.

Scribe [H29]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: the first time each turn you use Magic, draw 1 card.

Time Bomb [H27]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
When destroyed: destroy all minions with BP 300 or less.

Mirror [H28]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time your Life is damaged, restore 1 Life and deal 1 damage to the foe's Life.
"""


# -- arrivals, payment, Magic (R31 to R36) -----------------------------------------------------------------------------


@rule("ZZ-R31")
def test_a_mandatory_arrival_at_a_full_base_cannot_be_declined() -> None:
    """Will-o'-the-Wisp's Neutral Mana comes, whatever has to go."""
    you = Side(field=["Will-o'-the-Wisp"], base=[RED] * 5 + [BLUE] * 5)
    duel = Scenario(you=you, foe=Side(field=["Rockeater"])).clash("Will-o'-the-Wisp", "Rockeater")

    verbs = duel.verbs()
    duel.choose("replace_mana", BLUE)

    assert (verbs, duel.base()) == ({"replace_mana"}, [RED] * 5 + [BLUE] * 4 + [NEUTRAL])


@rule("ZZ-R31")
def test_an_optional_arrival_at_a_full_field_can_be_declined() -> None:
    """Arondai may make tokens."""
    you = Side(hand=["Arondai - Origins 02"], base=[RED] * 9, field=["Rockeater"] * 4)
    duel = Scenario(you=you).summon("Arondai - Origins 02")

    duel.choose("no")

    assert duel.field() == ["Rockeater"] * 4 + ["Arondai - Origins 02"]


@rule("ZZ-R32")
def test_summoning_onto_a_full_field_pays_first_and_cannot_be_undone() -> None:
    """Pay, choose what leaves, it leaves, the new one enters, then [When Summoned]."""
    duel = Scenario(you=Side(hand=["Healing Sheep"], base=[NEUTRAL] * 3, field=["Rockeater"] * 5, life=3))

    duel.summon("Healing Sheep")
    paid, verbs = duel.active_mana(), duel.verbs()
    duel.choose("replace_minion", "Rockeater")

    assert (paid, verbs) == ([], {"replace_minion"})
    kinds = ("paid", "replaced", "entered", "life_restored")
    assert list(kinds) == [kind for kind, _ in duel.story(*kinds)]


@rule("ZZ-R32", "ZZ-070")
def test_what_dies_while_room_is_made_does_not_overfill_the_field() -> None:
    """Without its Banner the Egg dies; its tokens come after the summoned minion has entered."""
    you = Side(
        hand=["Slow Rot", "Drill Golem"],
        base=[RED] * 2,
        field=["Banner", "Hydra Egg", "Rockeater", "Rockeater", "Rockeater"],
    )
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Hydra Egg")

    duel.summon("Drill Golem").choose("replace_minion", "Banner")
    while duel.is_offered("replace_minion"):
        duel.choose("replace_minion", "Rockeater")

    assert duel.field() == ["Rockeater", "Drill Golem"] + ["Golem S"] * 3


@rule("ZZ-R32", "ZZ-070")
def test_a_move_onto_a_full_field_does_not_overfill_it_either() -> None:
    """The same with a Movement."""
    you = Side(hand=["Slow Rot"], base=[RED], field=["Banner", "Hydra Egg"] + ["Rockeater"] * 3, movements=1)
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Hydra Egg")

    duel.choose("move_to_field", RED).choose("replace_minion", "Banner")
    while duel.is_offered("replace_minion"):
        duel.choose("replace_minion", "Rockeater")

    assert duel.field() == ["Rockeater", RED] + ["Golem S"] * 3


@rule("ZZ-R33")
@pytest.mark.parametrize(("field", "expected"), [([], False), (["Rockeater"], True)])
def test_magic_without_a_legal_target_cannot_be_used(field: list[str], expected: bool) -> None:
    """Gravity needs a foe minion."""
    duel = Scenario(you=Side(hand=["Gravity"], base=[RED] * 2), foe=Side(field=field))

    assert duel.is_offered("use", "Gravity") == expected


@rule("ZZ-R33")
@pytest.mark.parametrize(("life", "deck", "expected"), [(10, 0, False), (9, 0, True), (10, 5, False)])
def test_magic_can_be_used_if_one_of_its_instructions_can_do_something(life: int, deck: int, expected: bool) -> None:
    """Healing at full Life does nothing without a Treefolk."""
    you = Side(hand=["Healing"], base=[GREEN], life=life, deck=[FILLER] * deck)

    assert Scenario(you=you).is_offered("use", "Healing") == expected


@rule("ZZ-R33")
@pytest.mark.parametrize(("hand", "expected"), [(["Reprise"], False), (["Reprise", "Eoraptor"], True)])
def test_a_magic_is_nothing_for_itself_to_discard(hand: list[str], expected: bool) -> None:
    """With an empty deck Reprise needs another card in the hand."""
    duel = Scenario(you=Side(hand=hand, base=[WHITE] * 2, deck=[]))

    assert duel.is_offered("use", "Reprise") == expected


@rule("ZZ-R34")
def test_a_used_magic_is_in_the_trash_when_its_watchers_activate() -> None:
    """The Archivist returns the very Magic that was used."""
    duel = Scenario(you=Side(field=["Archivist"], hand=["Eureka Waltz"], base=[BLUE] * 3), cards=HOME)

    duel.use("Eureka Waltz")

    assert (duel.hand(), duel.trash()) == ([FILLER, FILLER, "Eureka Waltz"], [])


@rule("ZZ-R34")
def test_a_magic_is_in_no_zone_of_its_owner_while_it_resolves() -> None:
    """While you choose what to return, Return is neither in hand nor trash."""
    duel = Scenario(you=Side(hand=["Return"], base=[PURPLE] * 2, trash=["Drunken Imp"]))

    duel.use("Return")

    assert (duel.hand(), duel.trash()) == ([], ["Drunken Imp"])


def cost(duel: Scenario, name: str) -> int:
    """What a card in your hand costs now."""
    shown: int = next(
        card["cost"] for card in duel.match.view(YOU)["table"]["seats"][YOU]["hand"] if card["name"] == name
    )
    return shown


@rule("ZZ-R35")
@pytest.mark.parametrize(
    ("card", "expected"), [("Gravity", 1), ("Obliteration Beam", 2), ("Dust Devil", 0), ("Pandemic", 6)]
)
def test_reductions_of_the_basic_cost_stop_at_the_colored_cost(card: str, expected: int) -> None:
    """Chiron makes Magic cost 2 less."""
    duel = Scenario(you=Side(hand=[card], forces=[CHIRON, CYCLOPS]))

    assert cost(duel, card) == expected


@rule("ZZ-R35")
def test_cost_becomes_zero_removes_both_parts() -> None:
    """Swift Fleet after a minion of cost five: no mana, no yellow."""
    you = Side(hand=["Swift Fleet", "Leviathan"], base=[NEUTRAL] * 5)
    duel = Scenario(you=you).summon("Leviathan")

    duel.summon("Swift Fleet")

    assert duel.field() == ["Leviathan", "Swift Fleet"]


@rule("ZZ-R35")
@pytest.mark.parametrize(("mana", "expected"), [([RED] * 2, False), ([RED] * 3, True), ([RED, NEUTRAL, NEUTRAL], True)])
def test_increases_add_basic_cost(mana: list[str], expected: bool) -> None:
    """Belphegor makes Drill Golem cost three; the third mana may be of any colour."""
    foe = Side(field=["Belphegor - King of Sorrow"])
    duel = Scenario(you=Side(hand=["Drill Golem"], base=mana), foe=foe)

    assert duel.is_offered("summon", "Drill Golem") == expected


@rule("ZZ-R35")
def test_effects_that_ask_for_a_cost_use_the_printed_one() -> None:
    """Mud Pit reaches tokens, Base Minions (cost 0) and a cheap minion that was made dearer, but not a cost of four."""
    field = ["Golem S", "Hammerhead Hornet", "Megalosaurus", "Rockeater"]
    duel = Scenario(you=Side(hand=["Mud Pit"], base=[PURPLE]), foe=Side(field=field, forces=QUIET)).use("Mud Pit")

    assert duel.offered("choose") == [f"Choose {name}" for name in sorted(field[:3])]


@rule("ZZ-R36")
def test_exactly_the_cost_is_rested_and_the_player_chooses_which() -> None:
    """Spike Lizard costs one red; two kinds of red mana can pay, the yellow one cannot."""
    duel = Scenario(you=Side(hand=["Spike Lizard"], base=[RED, YELLOW, "Drill Golem"])).choose("summon", "Spike Lizard")

    offered = duel.offered("pay")
    duel.choose("pay", "Drill Golem")

    assert (offered, duel.active_mana()) == (["Rest Drill Golem", f"Rest {RED}"], [RED, YELLOW])


@rule("ZZ-R36")
def test_a_payment_never_leaves_the_colours_short() -> None:
    """With one of two points paid in another colour, only the required one is left to pay with."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED, YELLOW, BLUE])).choose("summon", "Drill Golem")

    duel.choose("pay", YELLOW)

    assert (duel.field(), duel.active_mana()) == (["Drill Golem"], [BLUE])


# -- points and state checks (R37 to R44) ------------------------------------------------------------------------------


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


# -- order and nesting (R45 to R50) ------------------------------------------------------------------------------------


@rule("ZZ-R45")
def test_the_owner_of_an_effect_makes_the_choices_inside_it() -> None:
    """You order the effects in your turn, the foe chooses what its Banshee destroys."""
    you = Side(field=["Leviathan", "Rockeater", "Chalchalsio"])
    duel = Scenario(you=you, foe=Side(field=["Banshee"])).clash("Leviathan", "Banshee")

    assert (duel.decider, duel.rule) == (FOE, "ZZ-R45")
    assert duel.offered("choose") == ["Choose Chalchalsio", "Choose Rockeater"]


@rule("ZZ-R46")
def test_new_effects_are_ordered_again_and_resolve_before_the_outer_list() -> None:
    """Grim Twin's deaths form a group of their own, before the Outer Echo that was waiting."""
    you = Side(field=["Echo", "Second Echo", "Outer Echo", "Grim Twin"], hand=["Hammer Blow"], life=5)
    duel = Scenario(you=you, cards=HOME).use("Hammer Blow")

    outer = duel.offered("next_effect")
    duel.order("Grim Twin")
    inner = duel.offered("next_effect")
    duel.order("Second Echo")

    assert (outer, inner) == (["Next: Grim Twin", "Next: Outer Echo"], ["Next: Echo", "Next: Second Echo"])
    kinds = [kind for kind, _ in duel.story("drew", "life_restored", "movement_gained")]
    assert kinds == ["drew", "drew", "life_restored", "drew", "movement_gained"]


@rule("ZZ-R47")
def test_an_effect_resolves_although_its_source_has_left() -> None:
    """Mischievous Imp weakens a minion from the trash."""
    foe = Side(field=["Leviathan"], forces=QUIET)
    duel = Scenario(you=Side(field=["Mischievous Imp"]), foe=foe).clash("Mischievous Imp", "Leviathan")

    assert (duel.trash(), duel.bp("Leviathan", FOE)) == (["Mischievous Imp"], 500)


@rule("ZZ-R47")
def test_an_instruction_about_this_minion_does_nothing_when_it_is_no_minion_any_more() -> None:
    """Moved to the base first, the Nap is not Rested and Armadahlio does not become Active."""
    you = Side(field=["Tether", "Nap"])
    rests = Scenario(you=you, cards=HOME).end_turn().order("Tether").choose("choose", "Nap")
    you = Side(field=["Tether", "Armadahlio (rested)"])
    readies = Scenario(you=you, cards=HOME).end_turn().order("Tether").choose("choose", "Armadahlio")

    assert (rests.base(), rests.active_mana()) == (["Nap"], ["Nap"])
    assert (readies.base(), readies.active_mana()) == (["Armadahlio"], [])


@rule("ZZ-R47")
def test_conditions_are_checked_on_resolution() -> None:
    """Swift Fleet stays if the other minion is gone when its effect resolves."""
    you = Side(field=["Tether", "Swift Fleet"])
    duel = Scenario(you=you, cards=HOME).end_turn().order("Tether").choose("choose", "Tether")

    assert (duel.field(), duel.base()) == (["Swift Fleet"], ["Tether"])


@rule("ZZ-R48")
def test_two_minions_destroyed_in_one_battle_leave_together() -> None:
    """Neither Banshee can destroy the other again, and both effects are ordered by the turn player."""
    you = Side(field=["Banshee", "Drill Golem"])
    foe = Side(field=["Banshee", "Eoraptor"], forces=QUIET)
    duel = Scenario(you=you, foe=foe).clash("Banshee", "Banshee")

    assert (
        duel.field(),
        duel.field(FOE),
        duel.decider,
        duel.rule,
    ) == (["Drill Golem"], ["Eoraptor"], YOU, "ZZ-123")


@rule("ZZ-R48")
def test_a_destroyed_minions_continuous_ability_has_stopped_when_effects_resolve() -> None:
    """The Banner dies together with the Time Bomb; its bonus no longer saves the Drill Golem."""
    you = Side(field=["Banner", "Drill Golem"])
    duel = Scenario(you=you, foe=Side(field=["Time Bomb"]), cards=HOME)

    before = duel.bp("Drill Golem")
    duel.clash("Banner", "Time Bomb")

    assert (before, duel.trash()) == (600, ["Banner", "Drill Golem"])


@rule("ZZ-R49")
def test_the_bp_result_comes_first_and_revenge_at_the_end_of_the_battle() -> None:
    """The Cat dies of the comparison, then its Revenge takes the blocker."""
    duel = Scenario(you=Side(field=["Two-Tailed Cat"]), foe=Side(field=["Leviathan"]))

    duel.clash("Two-Tailed Cat", "Leviathan")

    assert duel.story("destroyed") == [("destroyed", "Two-Tailed Cat"), ("destroyed", "Leviathan")]


@rule("ZZ-R49", "ZZ-R60")
def test_revenge_does_not_reach_a_blocker_that_left_and_came_back() -> None:
    """Grave Robe dies of the comparison and returns from the trash: a new object that never blocked."""
    duel = Scenario(you=Side(field=["Trickster Imp"]), foe=Side(field=["Grave Robe"]), cards=HOME)

    duel.clash("Trickster Imp", "Grave Robe")

    assert (duel.field(FOE), duel.story("destroyed")) == (["Grave Robe"], [("destroyed", "Grave Robe")])


@rule("ZZ-R50")
def test_end_of_turn_effects_resolve_while_turn_long_changes_still_apply() -> None:
    """Curfew restores Life while High Pressure still keeps it alive; step 2 ends that, and Curfew dies."""
    you = Side(field=["Curfew"], hand=["High Pressure", "Slow Rot"], base=[RED] * 2, life=5)
    duel = Scenario(you=you, cards=HOME).use("High Pressure").use("Slow Rot").end_turn()

    assert duel.story("life_restored", "destroyed") == [("life_restored", ""), ("destroyed", "Curfew")]


@rule("ZZ-R50", "ZZ-054")
def test_what_holds_on_your_turn_stops_in_step_two_and_the_state_is_checked_then() -> None:
    """Without the Drummer Cobra Mage dies in your End Phase, and you draw before your deck is checked."""
    you = Side(field=["Drummer", "Cobra Mage"], hand=["Slow Rot"], deck=["Eoraptor"])
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Cobra Mage").end_turn()

    assert duel.story("destroyed", "drew", "turn_began") == [("destroyed", "Cobra Mage"), ("drew", "Eoraptor")]
    assert duel.winners == (FOE,)


@rule("ZZ-R50")
def test_an_end_of_turn_effect_created_in_step_one_resolves_in_step_one_once() -> None:
    """The Late Bell sets up an effect for the end of this very turn."""
    duel = Scenario(you=Side(field=["Late Bell"]), cards=HOME).end_turn()

    assert (duel.hand(), duel.turn_player) == ([FILLER], FOE)


@rule("ZZ-R50")
def test_a_minion_that_arrives_in_step_one_has_its_end_of_turn_effect_once() -> None:
    """Night Shift brings Curfew back; Curfew's effect comes in the same step, Night Shift's does not come again."""
    you = Side(field=["Night Shift"], trash=["Curfew", "Rockeater"], life=5)
    duel = Scenario(you=you, cards=HOME).end_turn()

    duel.choose("choose", "Curfew")

    assert (duel.field(), duel.life(), duel.turn_player) == (["Night Shift", "Curfew"], 6, FOE)


# -- zones and knowledge (R51 to R55) ----------------------------------------------------------------------------------


@rule("ZZ-R51")
def test_what_may_not_become_active_stays_rested_in_the_refresh() -> None:
    """Binding Roses holds for the foe's next Standby Phase and no longer."""
    you = Side(hand=["Binding Roses"], base=[GREEN] * 4)
    foe = Side(field=["Rockeater"], forces=QUIET)
    duel = Scenario(you=you, foe=foe).use("Binding Roses").choose("choose", "Rockeater").choose("stop")

    duel.end_turn().choose("no_mana")
    kept = duel.is_rested("Rockeater", FOE)
    duel.end_turn().choose("no_mana").end_turn()

    assert (kept, duel.is_rested("Rockeater", FOE)) == (True, False)


@rule("ZZ-R52")
def test_passives_of_cards_in_the_base_are_off() -> None:
    """Howling Direwolf as mana strengthens nobody."""
    duel = Scenario(you=Side(field=["Rockeater"], base=["Howling Direwolf"]))

    assert duel.bp("Rockeater") == 500


@rule("ZZ-R52")
def test_minion_effects_cannot_choose_mana() -> None:
    """Destruction sees the minion on the field, not the same card in the base."""
    foe = Side(field=["Rockeater", "Leviathan"], base=["Megalosaurus"], forces=QUIET)
    duel = Scenario(you=Side(hand=["Destruction"], base=[PURPLE] * 5), foe=foe).use("Destruction")

    assert duel.offered("choose") == ["Choose Leviathan", "Choose Rockeater"]


@rule("ZZ-R53")
def test_hands_and_deck_order_are_hidden_and_everything_else_is_public() -> None:
    """The foe sees how many cards there are, and all of field, base, trash, Forces and Movements."""
    you = Side(
        hand=["Gravity"] * 2, deck=[FILLER] * 3, field=["Rockeater"], base=[RED], trash=["Eoraptor"], movements=1
    )
    seen = Scenario(you=you).match.view(FOE)["table"]["seats"][YOU]

    assert (seen["hand"], seen["deck"], seen["movements"]) == ([None] * 2, [None] * 3, 1)
    names = [[card["name"] for card in seen[zone]] for zone in ("field", "base", "trash", "forces")]
    assert names == [["Rockeater"], [RED], ["Eoraptor"], DEFAULT_FORCES]


@rule("ZZ-R53")
def test_the_own_deck_is_hidden_too_and_the_own_hand_is_not() -> None:
    """Nobody may look through a deck except by an effect."""
    seen = Scenario(you=Side(hand=["Gravity"], deck=[FILLER] * 3)).match.view(YOU)["table"]["seats"][YOU]

    assert ([card["name"] for card in seen["hand"]], seen["deck"]) == (["Gravity"], [None] * 3)


@rule("ZZ-R53")
def test_cards_put_at_the_bottom_in_random_order_are_unknown_to_both() -> None:
    """Creature Book shows three cards to its owner; of the two that go back nobody knows which is which."""
    you = Side(hand=["Creature Book"], base=[NEUTRAL] * 4, deck=["Eoraptor", "Gravity", "Healing", FILLER])
    duel = Scenario(you=you).summon("Creature Book").choose("choose", "Eoraptor")

    decks = [duel.match.view(seat)["table"]["seats"][YOU]["deck"] for seat in (YOU, FOE, None)]

    assert (decks, sorted(duel.deck()[-2:])) == ([[None] * 3] * 3, ["Gravity", "Healing"])


@rule("ZZ-R53")
def test_a_destroyed_force_is_known_to_both() -> None:
    """It was revealed once."""
    seen = Scenario(you=Side(forces=RUINS)).match.view(FOE)["table"]["seats"][YOU]["forces"]

    assert [force["name"] for force in seen] == DEFAULT_FORCES


@rule("ZZ-R54")
def test_looking_at_more_cards_than_there_are_looks_at_what_is_there() -> None:
    """Revelation with two cards in the deck."""
    duel = Scenario(you=Side(hand=["Revelation"], base=[YELLOW], deck=["Eoraptor", "Drill Golem"])).use("Revelation")

    offered = duel.offered("choose")
    duel.choose("choose", "Drill Golem")

    assert (
        offered,
        duel.hand(),
        duel.deck(),
    ) == (["Choose Drill Golem", "Choose Eoraptor"], ["Drill Golem"], ["Eoraptor"])


@rule("ZZ-R55")
def test_an_empty_deck_stops_the_drawing() -> None:
    """Two cards are asked for, one is there; nobody loses of it."""
    duel = Scenario(you=Side(hand=["Eureka Waltz"], base=[BLUE] * 3, deck=["Eoraptor"])).use("Eureka Waltz")

    assert (duel.hand(), duel.winners, duel.decider) == (["Eoraptor"], None, YOU)


@rule("ZZ-R55")
def test_several_cards_are_drawn_one_by_one() -> None:
    """With nine in the hand the first is kept and the second goes to the trash."""
    you = Side(hand=[FILLER] * 9 + ["Eureka Waltz"], base=[BLUE] * 3, deck=["Eoraptor", "Drill Golem"])
    duel = Scenario(you=you).use("Eureka Waltz")

    assert duel.story("drew", "overflowed") == [("drew", "Eoraptor"), ("overflowed", "Drill Golem")]


# -- loops, concession, movement, memory (R56 to R60) ------------------------------------------------------------------


@rule("ZZ-R56")
def test_a_forced_endless_loop_is_a_draw() -> None:
    """Each token that enters makes another; with a full field nobody even has a choice but which token goes."""
    you = Side(field=["Perpetual Wheel"], hand=["Drill Golem"], base=[RED] * 2)
    duel = Scenario(you=you, cards=HOME).summon("Drill Golem")

    while duel.winners is None:
        duel.choose("replace_minion", "Golem S" if duel.is_offered("replace_minion", "Golem S") else "Drill Golem")

    assert duel.match.result is not None
    assert (duel.winners, duel.match.result.rule) == ((), "ZZ-R56")


@rule("ZZ-R56")
def test_a_loop_without_any_choice_is_a_draw() -> None:
    """Two Mirrors throw one point of damage back and forth and restore it."""
    side = Side(field=["Mirror"], life=9)
    duel = Scenario(you=side, foe=side, cards=HOME).attack("Mirror").choose("no_block")

    assert duel.match.result is not None
    assert (duel.winners, duel.match.result.rule) == ((), "ZZ-R56")


@rule("ZZ-R56")
def test_a_player_who_could_repeat_without_end_has_to_stop() -> None:
    """After so many actions in one turn only the end of the phase is on offer."""
    duel = Scenario(you=Side(field=["Rockeater", "Leviathan"]))
    duel.table.clock[clock.ACTIONS] = limits.CHAIN_LIMIT - 1

    before = duel.is_offered("attack_life", "Leviathan")
    duel.hit("Rockeater")

    assert (before, duel.options()) == (True, ["End the Main Phase"])


@rule("ZZ-R57")
@pytest.mark.parametrize("seat", [YOU, FOE])
def test_either_player_may_concede_at_any_decision(seat: int) -> None:
    """Also at the other player's; the other one wins."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Leviathan"])).attack("Rockeater")

    duel.match.concede(seat)

    assert duel.match.result is not None
    assert (duel.winners, duel.match.result.rule, duel.decider) == ((1 - seat,), "ZZ-R57", None)


@rule("ZZ-R58")
def test_effects_that_move_cards_use_no_movement_and_keep_the_state() -> None:
    """Riptide Guard moves in the foe's turn, without Movements, and stays as Rested as a blocker is."""
    duel = Scenario(you=Side(field=["Leviathan"], movements=1), foe=Side(field=["Riptide Guard"], movements=0))

    duel.clash("Leviathan", "Riptide Guard").choose("yes")

    assert (
        duel.base(FOE),
        duel.active_mana(FOE),
        duel.movements(FOE),
        duel.movements(),
    ) == (["Riptide Guard"], [], 0, 1)


@rule("ZZ-R58")
def test_an_effect_move_of_an_active_minion_leaves_it_active() -> None:
    """Mer Soldier moves a minion when it is placed."""
    you = Side(hand=["Mer Soldier"], field=["Rockeater"])
    duel = Scenario(you=you, at="mana").choose("place", "Mer Soldier").choose("choose", "Rockeater")

    assert duel.active_mana() == ["Mer Soldier", "Rockeater"]


@rule("ZZ-R58")
def test_an_effect_that_moves_a_card_to_the_field_lets_its_owner_tell_equal_cards_apart() -> None:
    """Surprise Portal: the Rested Miner or the Active one, the new one or the old one."""
    you = Side(hand=["Surprise Portal"], base=[BLUE] * 3 + [f"{RED} (rested)", RED, f"{RED} (rested, new)"])
    duel = Scenario(you=you, foe=Side(field=["Leviathan"]), active=FOE).attack("Leviathan")

    duel.use("Surprise Portal")

    assert [option for option in duel.offered("choose") if RED in option] == [f"Choose {RED}"] * 3


@rule("ZZ-R59")
@pytest.mark.parametrize(
    ("base", "expected"), [([GREEN] * 5, 500), ([f"{GREEN} (rested)"] * 5, 500), ([GREEN] * 4, 300)]
)
def test_mana_of_a_colour_is_counted_active_or_rested(base: list[str], expected: int) -> None:
    """Perchalsi asks for five green mana."""
    duel = Scenario(you=Side(field=["Perchalsi"], base=base))

    assert duel.bp("Perchalsi") == expected


@rule("ZZ-R60")
def test_a_card_that_leaves_and_returns_is_a_new_object() -> None:
    """Returned to the hand and summoned again: the permanent gain is forgotten, the stamp is new."""
    you = Side(
        hand=["Strengthening Charm", "Reverse Wind"],
        base=[YELLOW] * 7 + [NEUTRAL] * 3,
        field=["Megalosaurus"],
        forces=QUIET,
    )
    duel = Scenario(you=you).use("Strengthening Charm").use("Reverse Wind")

    duel.summon("Megalosaurus")

    assert (duel.bp("Megalosaurus"), duel.dp("Megalosaurus"), duel.is_offered("attack_life")) == (500, 1, False)


@rule("ZZ-R60")
def test_a_new_object_has_a_first_time_of_its_own() -> None:
    """The Scribe draws for the first Magic; returned and summoned again it has not drawn yet."""
    you = Side(field=["Scribe"], hand=["Reverse Wind", "Heavy Boots", "Heavy Boots"], base=[YELLOW] * 5)
    duel = Scenario(you=you, cards=HOME)

    duel.use("Heavy Boots").use("Reverse Wind").summon("Scribe").use("Heavy Boots")

    assert (duel.hand(), duel.active_mana()) == ([FILLER] * 2, [])


@rule("ZZ-R60")
def test_what_a_card_set_up_for_the_turn_is_used_only_once_though_it_moves() -> None:
    """Dwarven Champion gives Charge to the next red minion; moving it to the field does not give another."""
    you = Side(hand=["Dwarven Champion", "Drill Golem", "Eoraptor"], base=[RED] * 4, movements=1)
    duel = Scenario(you=you, at="mana").choose("place", "Dwarven Champion").summon("Drill Golem")

    duel.choose("move_to_field", "Dwarven Champion").summon("Eoraptor")

    assert duel.offered("attack_life") == ["Attack Life with Drill Golem"]


@rule("ZZ-R60")
def test_permanent_gains_are_lost_on_moving_to_the_base_but_the_stamp_is_kept() -> None:
    """There and back with two Movements."""
    you = Side(hand=["Strengthening Charm"], base=[YELLOW] * 3, field=["Megalosaurus"], movements=2)
    duel = Scenario(you=you).use("Strengthening Charm")

    strong = duel.bp("Megalosaurus")
    duel.choose("move_to_base", "Megalosaurus").choose("move_to_field", "Megalosaurus")

    assert (strong, duel.bp("Megalosaurus"), duel.is_offered("attack_life", "Megalosaurus")) == (700, 500, True)


# -- what a home-made set may not do -----------------------------------------------------------------------------------


@rule("ZZ-R56", "ZZ-020")
@pytest.mark.parametrize(
    "text",
    [
        "Passive: your minions with BP 300 or less have +100 BP.",
        "Passive: this minion has +100 BP for each other minion of yours with BP 300 or less.",
        "Passive, while you have another minion with BP 500 or more: this minion has +100 BP.",
        "Passive, while you have another minion with Charge: this minion has Charge.",
    ],
)
def test_a_value_that_depends_on_itself_is_refused(text: str) -> None:
    """Such a text would never be done; the card file says so."""
    with pytest.raises(CardErrors) as caught:
        load(f"Circle [H99]\nNeutral Field Minion, Golem\nCost 1, BP 300, DP 1\n{text}\n")

    assert "what a minion continuously has cannot depend on" in caught.value.errors[0].message


@rule("ZZ-101", "ZZ-R53")
def test_a_player_whose_cards_may_cost_nothing_is_asked_in_the_flash_phase() -> None:
    """Skipping the question would tell that no free Magic is in the hand, with Chiron or with a Magic of cost 0."""
    chiron = Side(hand=["Eoraptor"], base=[], forces=[CHIRON])
    by_force = Scenario(you=Side(field=["Rockeater"]), foe=chiron).attack("Rockeater")
    by_card = Scenario(you=Side(field=["Rockeater"]), foe=Side(hand=["Eoraptor"]), cards=HOME).attack("Rockeater")
    otherwise = Scenario(you=Side(field=["Rockeater"]), foe=Side(hand=["Eoraptor"])).attack("Rockeater")

    assert [duel.decider for duel in (by_force, by_card, otherwise)] == [FOE, FOE, YOU]


@rule("ZZ-025", "ZZ-R60")
def test_a_card_that_left_the_base_is_rested_no_more() -> None:
    """A mana that was Rested and made room lies in the trash as any card."""
    you = Side(hand=[RED], base=[f"{GREEN} (rested)"] * 10)
    duel = Scenario(you=you, at="mana").choose("place", RED)

    assert [card["rested"] for card in duel.match.view(None)["table"]["seats"][YOU]["trash"]] == [0]
    assert len(duel.table.zones[zones.BASE + YOU]) == 10
