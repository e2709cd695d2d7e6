"""The worked examples of the rules page, E01 to E48, each as it is told there."""

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
    WHITE,
    YELLOW,
    YOU,
    Scenario,
    Side,
    load,
)
from tests.rules import rule

from hexadeck.games.zenonzard import clock, zones
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.game import Deck, Match

CYCLOPS = "Force of Sin - Cyclops"
OUROBOROS = "Force of Eternity - Ouroboros"
SIREN = "Force of Beauty - Siren"
MINOTAUR = "Force of Triumph - Minotaur"
CHIRON = "Force of Insight - Chiron"
ORTHRUS, SPHYNX = DEFAULT_FORCES
TEN = [
    RED,
    YELLOW,
    PURPLE,
    GREEN,
    BLUE,
    WHITE,
    "Guardian of Aguma",
    "Will-o'-the-Wisp",
    "Cobra Mage",
    NEUTRAL,
]
"""A full base of ten different mana, two of them with a [When Destroyed] ability as minions."""
HOME = """
Effect A [H01]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
When destroyed: destroy one foe minion with cost 5 or more.

Effect B [H02]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
When destroyed: draw 1 card.

Effect C [H03]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
When destroyed: restore 1 Life.

Effect D [H04]
Neutral Field Minion, Golem
Cost 5, BP 900, DP 1
When destroyed: gain 1 Movement.

Well [H05]
Neutral Magic
Cost 0
Main: restore 2 Life. Restore 1 point to each Force of yours.

Caretaker [H06]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: shuffle up to two cards from your trash into your deck.

Blood Drum [H07]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time this minion deals damage, draw 1 card.

Night Watch [H08]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of the foe's turn: draw 1 card.

Big Pierce [H09]
Green Field Minion, Beast
Cost 4, BP 700, DP 3
Pierce.

Big Club [H10]
Green Field Minion, Beast
Cost 4, BP 700, DP 3

Small Dam [H11]
Neutral Field Minion, Golem
Cost 1, BP 500, DP 1

Grass Fire [H12]
Neutral Magic
Cost 0
Main: destroy all minions with BP 300 or less.

Spark [H13]
Neutral Magic
Cost 0
Flash: deal 1 damage to each foe Force.
"""


# -- from the guide ----------------------------------------------------------------------------------------------------


@rule("E01", "ZZ-058", "ZZ-061")
def test_e01_paying_for_cheetera_with_four_mana() -> None:
    """One yellow, two green, one Neutral Mana: all four are Rested, Cheetera is on the field Active."""
    duel = Scenario(you=Side(hand=["Cheetera"], base=[YELLOW, GREEN, GREEN, NEUTRAL])).summon("Cheetera")

    assert (duel.field(), duel.is_rested("Cheetera"), duel.active_mana()) == (["Cheetera"], False, [])


@rule("E01", "ZZ-058", "ZZ-062")
@pytest.mark.parametrize(("base", "expected"), [([GREEN] * 3 + [NEUTRAL], False), ([YELLOW] * 2 + [NEUTRAL] * 2, True)])
def test_e01_what_pays_for_cheetera_and_what_does_not(base: list[str], expected: bool) -> None:
    """Without yellow it is not playable; with two yellow and two Neutral Mana it is."""
    assert Scenario(you=Side(hand=["Cheetera"], base=base)).is_offered("summon", "Cheetera") == expected


@rule("E02", "ZZ-066", "ZZ-067")
def test_e02_options_with_a_full_base() -> None:
    """Each Base Minion, a Neutral Mana or nothing; then each of the ten makes room."""
    duel = Scenario(you=Side(hand=[RED, BLUE, RED], base=TEN), at="mana")

    first = duel.options()
    duel.choose("place", RED)

    assert first == [
        f"Place {RED} in the base",
        f"Place {BLUE} in the base",
        "Place one Neutral Mana in the base",
        "Place nothing",
    ]
    assert duel.options() == [f"Replace {mana} in the base" for mana in TEN]


@rule("E02", "ZZ-067")
def test_e02_replacing_the_neutral_mana() -> None:
    """The base still has ten, the trash is unchanged, the Neutral Mana is removed from the game."""
    duel = Scenario(you=Side(hand=[RED], base=TEN, trash=["Eoraptor"]), at="mana")

    duel.choose("place", RED).choose("replace_mana", NEUTRAL)

    assert (len(duel.base()), duel.trash(), duel.removed()) == (10, ["Eoraptor"], [NEUTRAL])


@rule("E03", "ZZ-066", "ZZ-R28")
def test_e03_replacing_a_card_in_a_full_base() -> None:
    """It is in the trash, and its [When Destroyed] does not activate."""
    duel = Scenario(you=Side(hand=[RED], base=TEN), at="mana")

    duel.choose("place", RED).choose("replace_mana", "Cobra Mage")

    assert (duel.trash(), duel.hand(), len(duel.base())) == (["Cobra Mage"], [], 10)


@rule("E04", "ZZ-071", "ZZ-072")
def test_e04_a_full_field() -> None:
    """The replaced Cobra Mage is in the trash, no card is drawn, five minions are on the field."""
    you = Side(hand=["Drill Golem"], base=[RED] * 2, field=["Cobra Mage"] + ["Rockeater"] * 4)
    duel = Scenario(you=you).summon("Drill Golem").choose("replace_minion", "Cobra Mage")

    assert (duel.trash(), duel.hand(), len(duel.field())) == (["Cobra Mage"], [], 5)


@rule("E05", "ZZ-084", "ZZ-089", "ZZ-087")
def test_e05_a_move_keeps_the_state() -> None:
    """Rested on the field it cannot attack; Active in the base it pays at once; no further move is offered."""
    rested = Scenario(you=Side(base=[f"{RED} (rested)"], movements=1)).choose("move_to_field", RED)
    you = Side(field=["Eoraptor"], hand=["Spike Lizard"], movements=1)
    active = Scenario(you=you).choose("move_to_base", "Eoraptor")

    assert (rested.is_rested(RED), rested.options()) == (True, ["End the Main Phase"])
    assert (
        active.movements(),
        active.is_offered("summon", "Spike Lizard"),
        active.offered("move_to_field"),
    ) == (0, True, [])


@rule("E06", "ZZ-092", "ZZ-101", "ZZ-114", "ZZ-120")
def test_e06_an_attack_on_a_force() -> None:
    """Rested attacker, defender first, no block, Cyclops destroyed, search, shuffle, draw, bonus gone."""
    foe = Side(
        forces=[CYCLOPS, SIREN], hand=["Gravity"], base=[RED] * 2, field=["Drill Golem"], deck=[BLUE, "Eoraptor"]
    )
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe).attack("Rockeater", CYCLOPS)

    first = (duel.is_rested("Rockeater"), duel.decider, duel.rule, duel.bp("Drill Golem", FOE))
    duel.pass_all().choose("no_block").choose("take", BLUE)

    assert first == (True, FOE, "ZZ-101", 400)
    assert (duel.base(FOE), duel.hand(FOE)) == ([RED, RED, BLUE], ["Gravity", "Eoraptor"])
    assert (duel.points(CYCLOPS, FOE), duel.forces(FOE), duel.bp("Drill Golem", FOE)) == (0, [SIREN], 300)


@rule("E07", "ZZ-110", "ZZ-112")
def test_e07_a_block_with_unequal_bp() -> None:
    """500 against 400: the blocker is destroyed, the attacker stays Rested, the target is undamaged."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Chalchalsio"], life=6))

    duel.clash("Rockeater", "Chalchalsio")

    assert (duel.trash(FOE), duel.is_rested("Rockeater"), duel.life(FOE)) == (["Chalchalsio"], True, 6)


@rule("E08", "ZZ-111")
def test_e08_a_block_with_equal_bp() -> None:
    """400 against 400: both go to the trash."""
    duel = Scenario(you=Side(field=["Chalchalsio"]), foe=Side(field=["Cheetera"])).clash("Chalchalsio", "Cheetera")

    assert (duel.trash(), duel.trash(FOE)) == (["Chalchalsio"], ["Cheetera"])


@rule("E09", "ZZ-113")
def test_e09_no_block_on_life() -> None:
    """DP 1 against Life 6: Life 5."""
    duel = Scenario(you=Side(field=["Megalosaurus"]), foe=Side(life=6)).hit("Megalosaurus")

    assert duel.life(FOE) == 5


def start(forces: list[str]) -> Match:
    deck = Deck("Miners", "", {RED: 40}, {"Forces": forces})
    return load().start(seed=3, decks=[deck, deck])


@rule("E10", "ZZ-033")
@pytest.mark.parametrize(
    ("forces", "expected"), [([MINOTAUR, OUROBOROS], 6), ([CYCLOPS, OUROBOROS], 8), ([MINOTAUR, CHIRON], 4)]
)
def test_e10_life_from_forces(forces: list[str], expected: int) -> None:
    """4 + 2, 2 + 2 and 4 + 4 points leave Life 6, 8 and 4."""
    match = start(forces)

    assert [seat["life"] for seat in match.view(None)["table"]["seats"]] == [expected, expected]


@rule("E11", "ZZ-042", "ZZ-045")
def test_e11_the_first_turns() -> None:
    """First player: hand 6, no Movement. Second player: hand 7, one Movement."""
    match = start([CYCLOPS, OUROBOROS])
    t = match.table
    assert isinstance(t, ZTable)
    first = t.clock[clock.FIRST]
    for _ in range(2):
        match.choose(0)

    seen = [(len(t.zones[zones.HAND + first]), t.movements[first])]
    for verb in ("place", "end_main"):
        match.choose([option.name for option in match.options].index(verb))
    seen.append((len(t.zones[zones.HAND + 1 - first]), t.movements[1 - first]))

    assert seen == [(6, 0), (7, 1)]


@rule("E12", "ZZ-099")
def test_e12_both_forces_destroyed_in_the_middle_of_a_turn() -> None:
    """The new minion may attack Life as soon as the last Force has fallen."""
    you = Side(field=["Rockeater"], hand=["Drill Golem"], base=[RED] * 2)
    foe = Side(forces=[f"{ORTHRUS} (2)", f"{SPHYNX} (destroyed)"], deck=[])
    duel = Scenario(you=you, foe=foe).summon("Drill Golem")

    before = duel.is_offered("attack_life", "Drill Golem")
    duel.hit("Rockeater", ORTHRUS)

    assert (before, duel.is_offered("attack_life", "Drill Golem")) == (False, True)


@rule("E13", "ZZ-104", "ZZ-R19")
def test_e13_flash_after_the_attacker_was_removed() -> None:
    """The attacking player is still asked; after two passes in a row there is neither block nor damage."""
    you = Side(field=["Drill Golem"], hand=["Dust Devil"], base=[NEUTRAL] * 2, forces=QUIET)
    foe = Side(hand=["Chimera Vortex"], base=[YELLOW] * 2, field=["Leviathan"], life=6, forces=QUIET)
    duel = Scenario(you=you, foe=foe).attack("Drill Golem").use("Chimera Vortex")

    asked = (duel.decider, duel.rule, duel.field())
    duel.pass_all()

    assert asked == (YOU, "ZZ-R19", [])
    assert (duel.decider, duel.rule, duel.life(FOE), len(duel.story("not_blocked"))) == (YOU, "ZZ-051", 6, 0)


@rule("E14", "ZZ-123")
@pytest.mark.parametrize(
    ("first", "expected"), [("Cobra Mage", ["drew", "force_restored"]), ("Mad Jackuar", ["force_restored", "drew"])]
)
def test_e14_a_battle_that_destroys_two_minions_with_effects(first: str, expected: list[str]) -> None:
    """The turn player's decision lists both orders, also when one effect belongs to the foe."""
    duel = Scenario(you=Side(field=["Cobra Mage"]), foe=Side(field=["Mad Jackuar"], forces=[f"{ORTHRUS} (1)"]))
    duel.clash("Cobra Mage", "Mad Jackuar")

    asked = (duel.decider, duel.offered("next_effect"))
    duel.order(first)

    assert asked == (YOU, ["Next: Cobra Mage", "Next: Mad Jackuar"])
    assert [kind for kind, _ in duel.story("drew", "force_restored")] == expected


@rule("E15", "ZZ-124", "ZZ-125")
def test_e15_nested_effects() -> None:
    """A, B and C wait in that order; A destroys a minion with D; D resolves before B."""
    you = Side(
        hand=["Hellfire Dragon"], base=[NEUTRAL] * 9, field=["Effect A", "Effect B", "Effect C"], life=5, forces=QUIET
    )
    duel = Scenario(you=you, foe=Side(field=["Effect D"], forces=QUIET), cards=HOME).summon("Hellfire Dragon")

    duel.order("Effect A", "Effect B")

    done = [kind for kind, _ in duel.story("movement_gained", "drew", "life_restored")]
    assert done == ["movement_gained", "drew", "life_restored"]


@rule("E16", "ZZ-126", "ZZ-127")
def test_e16_the_cap_of_ten() -> None:
    """Life 9, restore 2: Life 10. Force at 10, restore 1: 10."""
    duel = Scenario(you=Side(hand=["Well"], life=9, forces=[f"{ORTHRUS} (10)"]), cards=HOME).use("Well")

    assert (duel.life(), duel.points(ORTHRUS)) == (10, 10)


# -- further ones ------------------------------------------------------------------------------------------------------


@rule("E17", "ZZ-046")
def test_e17_hand_ten_in_the_draw_step() -> None:
    """The drawn card is in the trash, the hand is ten."""
    duel = Scenario(you=Side(hand=[FILLER] * 10, deck=["Eoraptor"] * 2), at="turn")

    assert (len(duel.hand()), duel.trash()) == (10, ["Eoraptor"])


@rule("E17", "ZZ-046", "ZZ-R55")
def test_e17_hand_nine_and_a_draw_of_two() -> None:
    """The first card goes to the hand, the second to the trash."""
    you = Side(hand=[FILLER] * 9 + ["Eureka Waltz"], base=[BLUE] * 3, deck=["Eoraptor", "Drill Golem"])
    duel = Scenario(you=you).use("Eureka Waltz")

    assert (duel.hand()[-1], duel.trash()[0]) == ("Eoraptor", "Drill Golem")


@rule("E18", "ZZ-R05")
def test_e18_a_minion_returned_to_a_full_hand() -> None:
    """It goes to the trash, and [When Destroyed] does not activate."""
    foe = Side(hand=[FILLER] * 10, field=["Cobra Mage"], forces=QUIET)
    duel = Scenario(you=Side(hand=["Reverse Wind"], base=[YELLOW] * 4), foe=foe).use("Reverse Wind")

    assert (duel.trash(FOE), len(duel.hand(FOE)), len(duel.deck(FOE))) == (["Cobra Mage"], 10, 10)


@rule("E20", "ZZ-121", "ZZ-R08")
def test_e20_a_deck_that_becomes_empty_in_the_foes_turn() -> None:
    """No loss at the end of that turn; the own next turn draws nothing and loses in its End Phase."""
    foe = Side(deck=["Eoraptor"] * 3)
    duel = Scenario(you=Side(hand=["Sinking Archive"], base=[BLUE] * 3), foe=foe).use("Sinking Archive").end_turn()

    early = (duel.winners, duel.turn_player, duel.hand(FOE))
    duel.choose("no_mana").end_turn()

    assert early == (None, FOE, [])
    assert duel.winners == (YOU,)


@rule("E21", "ZZ-R08", "ZZ-R50")
def test_e21_a_deck_refilled_in_step_one_of_the_end_phase() -> None:
    """The Caretaker shuffles cards into the empty deck: no loss."""
    you = Side(field=["Caretaker"], trash=["Eoraptor", "Drill Golem"], deck=[])
    duel = Scenario(you=you, cards=HOME).end_turn().choose("choose", "Eoraptor").choose("stop")

    assert (duel.winners, duel.turn_player, duel.deck()) == (None, FOE, ["Eoraptor"])


@rule("E23", "ZZ-R16")
def test_e23_moved_to_the_base_and_back_a_turn_later() -> None:
    """Life is offered."""
    duel = Scenario(you=Side(field=["Rockeater"], movements=1)).choose("move_to_base", "Rockeater")

    duel.end_turn().choose("no_mana").end_turn().choose("no_mana").choose("move_to_field", "Rockeater")

    assert duel.is_offered("attack_life", "Rockeater")


@rule("E24", "ZZ-R15", "ZZ-085")
def test_e24_a_token_made_this_turn() -> None:
    """Its targets are Forces only, and it is not among the movable objects."""
    you = Side(hand=["Sawblade Golem"], base=[RED] * 3, movements=1)
    duel = Scenario(you=you).summon("Sawblade Golem")

    attacks = [option for option in duel.offered("attack_life", "attack_force") if "Golem S" in option]
    assert attacks == [f"Attack {ORTHRUS} with Golem S", f"Attack {SPHYNX} with Golem S"]
    assert duel.offered("move_to_base") == ["Move Sawblade Golem to the base"]


@rule("E26", "ZZ-102")
@pytest.mark.parametrize("base", [[], [f"{RED} (rested)"] * 3])
def test_e26_a_defender_without_mana(base: list[str]) -> None:
    """The defender can only pass, and the attacker's chance is not skipped."""
    you = Side(field=["Leviathan"], hand=["Dust Devil"], base=[NEUTRAL] * 2)
    duel = Scenario(you=you, foe=Side(hand=["Gravity"], base=base, field=["Drill Golem"])).attack("Leviathan")

    if duel.decider == FOE:
        assert duel.options() == ["Pass"]
        duel.choose("pass")

    assert (duel.decider, duel.rule, duel.is_offered("use", "Dust Devil")) == (YOU, "ZZ-102", True)


@rule("E27", "ZZ-R10")
@pytest.mark.parametrize(
    ("plays", "deciders"),
    [
        (["use", "pass", "pass"], [FOE, YOU, FOE]),
        (["pass", "use", "pass", "pass"], [FOE, YOU, FOE, YOU]),
    ],
)
def test_e27_who_is_asked_in_the_flash_phase(plays: list[str], deciders: list[int]) -> None:
    """D plays, A passes, D passes; or D passes, A plays, D passes, A passes: then the Block Phase."""
    side = Side(field=["Leviathan"], hand=["Dust Devil"] * 2, base=[NEUTRAL] * 4)
    duel = Scenario(you=side, foe=side).attack("Leviathan")

    asked = []
    for play in plays:
        asked.append(duel.decider)
        duel = duel.use("Dust Devil") if play == "use" else duel.choose("pass")

    assert (asked, duel.decider, duel.rule) == (deciders, FOE, "ZZ-107")


@rule("E29", "ZZ-077", "ZZ-078")
def test_e29_main_and_flash_magic_in_their_phases() -> None:
    """[Flash]-only Magic is not offered in the Main Phase, [Main]-only Magic not in Flash."""
    you = Side(field=["Leviathan"], hand=["Surprise Attack", "Eureka Waltz"], base=[YELLOW, BLUE] * 3)
    duel = Scenario(you=you)

    in_main = duel.offered("use")
    duel.attack("Leviathan")

    assert (in_main, duel.offered("use")) == (["Use Eureka Waltz"], ["Use Surprise Attack"])


@rule("E30", "ZZ-028", "ZZ-029")
def test_e30_a_force_rested_by_an_effect() -> None:
    """Its ability is off until its owner's next Refresh; destroyed while Rested, [When Destroyed] still resolves."""
    you = Side(hand=["Binding Ivy"], base=[GREEN], field=["Rockeater"])
    foe = Side(field=["Drill Golem (rested)"], forces=[CYCLOPS, SIREN], deck=[BLUE, "Eoraptor", FILLER])
    duel = Scenario(you=you, foe=foe).use("Binding Ivy").choose("choose", CYCLOPS)

    off = duel.bp("Drill Golem", FOE)
    later = duel.match.clone()
    duel.hit("Rockeater", CYCLOPS).choose("take", BLUE)
    later.choose([option.name for option in later.options].index("end_main"))

    assert (off, duel.base(FOE), len(duel.hand(FOE))) == (300, [BLUE], 1)
    assert later.view(None)["table"]["seats"][FOE]["field"][0]["bp"] == 400


@rule("E32", "ZZ-116", "ZZ-205")
@pytest.mark.parametrize(("attacker", "expected"), [("Big Club", 6), ("Big Pierce", 4)])
def test_e32_dp_three_on_a_force_with_one_point(attacker: str, expected: int) -> None:
    """Without Pierce Life is unchanged, with Pierce it loses two."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], life=6, deck=[])
    duel = Scenario(you=Side(field=[attacker]), foe=foe, cards=HOME).hit(attacker, ORTHRUS)

    assert (duel.life(FOE), duel.forces(FOE)) == (expected, [SPHYNX])


@rule("E33", "ZZ-205")
@pytest.mark.parametrize(("blocker", "expected"), [("Small Dam", 3), ("Leviathan", 5)])
def test_e33_pierce_through_a_blocker(blocker: str, expected: int) -> None:
    """DP 3 and BP 700 against BP 500 and DP 1: Life 5 becomes 3; against BP 700 nothing."""
    duel = Scenario(you=Side(field=["Big Pierce"]), foe=Side(field=[blocker], life=5), cards=HOME)

    duel.clash("Big Pierce", blocker)

    assert (duel.trash(FOE), duel.life(FOE)) == ([blocker], expected)


@rule("E35", "ZZ-206")
def test_e35_infiltrate_of_cost_five() -> None:
    """Only Active minions of cost five are offered as blockers."""
    foe = Side(field=["Leviathan", "Divine Dragon (rested)", "Rockeater", "Emerald Dragon"])
    duel = Scenario(you=Side(field=["Floating Cloth"]), foe=foe).attack("Floating Cloth")

    assert duel.offered("block") == ["Block with Leviathan"]


@rule("E36", "ZZ-123", "ZZ-R29", "ZZ-R48")
def test_e36_all_small_minions_are_destroyed_together() -> None:
    """Two tokens vanish, and the two [When Destroyed] effects of both sides are ordered in one decision."""
    you = Side(hand=["Grass Fire"], field=["Golem S", "Cobra Mage", "Rockeater"])
    foe = Side(field=["Merman", "Mad Jackuar"])
    duel = Scenario(you=you, foe=foe, cards=HOME).use("Grass Fire")

    assert (
        duel.field(),
        duel.field(FOE),
        duel.removed(),
        duel.removed(FOE),
    ) == (["Rockeater"], [], ["Golem S"], ["Merman"])
    assert (duel.decider, duel.offered("next_effect")) == (YOU, ["Next: Cobra Mage", "Next: Mad Jackuar"])


@rule("E38", "ZZ-R30")
def test_e38_a_minion_moved_by_the_foe_to_a_full_base() -> None:
    """The minion's owner chooses the outgoing mana."""
    you = Side(field=["Drill Golem"], base=[f"{mana} (rested)" for mana in TEN], forces=QUIET)
    foe = Side(hand=["Tidal Wave"], base=[BLUE] * 3, forces=QUIET)
    duel = Scenario(you=you, foe=foe).attack("Drill Golem").use("Tidal Wave")

    asked = (duel.decider, duel.rule)
    duel.choose("replace_mana", GREEN)

    assert asked == (YOU, "ZZ-066")
    assert (duel.base(), duel.trash()) == ([*[mana for mana in TEN if mana != GREEN], "Drill Golem"], [GREEN])


@rule("E39", "ZZ-R35")
@pytest.mark.parametrize(("mana", "expected"), [(1, False), (2, True)])
def test_e39_a_reduction_stops_at_the_colored_cost(mana: int, expected: bool) -> None:
    """Cost 3 with two colours required, 2 less: two are paid, both coloured."""
    you = Side(hand=["Obliteration Beam"], base=[WHITE] * mana + [NEUTRAL] * 3, forces=[CHIRON, CYCLOPS])
    duel = Scenario(you=you, foe=Side(field=["Leviathan"], forces=QUIET))

    assert duel.is_offered("use", "Obliteration Beam") == expected
    if expected:
        assert duel.use("Obliteration Beam").active_mana() == [NEUTRAL] * 3


@rule("E41", "ZZ-053", "ZZ-123", "ZZ-203")
def test_e41_three_end_of_turn_effects_and_a_watcher_of_the_foe() -> None:
    """Ouroboros, Resurge, a return to the hand, and the foe's Night Watch are in one list, ordered first."""
    you = Side(field=["Armadahlio (rested)", "Swift Fleet"], forces=[OUROBOROS])
    duel = Scenario(you=you, foe=Side(field=["Night Watch"]), cards=HOME).end_turn()

    offered = duel.offered("next_effect")
    duel.order("Swift Fleet", "Night Watch", "Armadahlio")

    assert offered == [f"Next: {name}" for name in ("Armadahlio", OUROBOROS, "Night Watch", "Swift Fleet")]
    done = duel.story("returned_to_hand", "drew", "readied")[:3]
    assert done == [("returned_to_hand", "Swift Fleet"), ("drew", FILLER), ("readied", "Armadahlio")]


@rule("E42", "ZZ-R38")
def test_e42_damage_one_reduced_by_one() -> None:
    """No damage is dealt, and what waits for damage does not activate."""
    foe = Side(life=6, forces=[MINOTAUR])
    duel = Scenario(you=Side(field=["Blood Drum"]), foe=foe, cards=HOME).hit("Blood Drum")

    assert (duel.life(FOE), duel.hand()) == (6, [])


@rule("E44", "ZZ-R20")
def test_e44_the_target_force_is_destroyed_in_flash() -> None:
    """No block: nothing is damaged, the attack is over."""
    you = Side(field=["Leviathan"], hand=["Spark"])
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], life=6, deck=[])
    duel = Scenario(you=you, foe=foe, cards=HOME).attack("Leviathan", ORTHRUS)

    duel.use("Spark").pass_all()

    assert (duel.life(FOE), duel.points(SPHYNX, FOE), duel.decider, duel.rule) == (6, 2, YOU, "ZZ-051")


@rule("E45", "ZZ-R21")
def test_e45_a_blocker_that_moves_to_the_base() -> None:
    """The attack is blocked: no battle, the target undamaged, the attacker survives."""
    duel = Scenario(you=Side(field=["Drill Golem"]), foe=Side(field=["Riptide Guard"], life=6))

    duel.clash("Drill Golem", "Riptide Guard").choose("yes")

    assert (duel.field(), duel.base(FOE), duel.life(FOE)) == (["Drill Golem"], ["Riptide Guard"], 6)


@rule("E47", "ZZ-035", "ZZ-R04")
def test_e47_a_redraw_of_six() -> None:
    """The new hand contains none of the returned copies."""
    match = start([CYCLOPS, OUROBOROS])
    t = match.table
    assert isinstance(t, ZTable)
    first = t.clock[clock.FIRST]
    returned = set(t.zones[zones.HAND + first])

    while match.seat == first:
        match.choose([option.name for option in match.options].index("return"))

    assert (set(), returned) == (
        returned & set(t.zones[zones.HAND + first]),
        returned & set(t.zones[zones.DECK + first]),
    )


@rule("E48", "ZZ-001", "ZZ-002", "ZZ-005", "ZZ-R01")
@pytest.mark.parametrize(
    ("cards", "forces", "expected"),
    [
        ({RED: 41}, [CYCLOPS, OUROBOROS], ["ZZ-001"]),
        ({RED: 39}, [CYCLOPS, OUROBOROS], ["ZZ-001"]),
        ({RED: 36, "Fire Beetle": 4}, [CYCLOPS, OUROBOROS], ["ZZ-002"]),
        ({RED: 40}, [CYCLOPS, CYCLOPS], ["ZZ-005"]),
        ({RED: 7, BLUE: 33}, [CYCLOPS, OUROBOROS], []),
    ],
)
def test_e48_deck_checks(cards: dict[str, int], forces: list[str], expected: list[str]) -> None:
    """41, 39, four copies, two identical Forces: refused; seven of a card that allows any number: accepted."""
    game = load()
    found = game.deck_rules.check(Deck("A deck", "", cards, {"Forces": forces}), game.settings_from({}))

    assert [fault.split(":")[0] for fault in found] == expected
