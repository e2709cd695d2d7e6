"""The rulings ZZ-R01 to ZZ-R30; those after are in the files `test_rulings_on_….py`."""

from typing import Any

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

from hexadeck.games.zenonzard import clock, zones
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.game import Deck, Match

ORTHRUS, SPHYNX = DEFAULT_FORCES
CYCLOPS = "Force of Sin - Cyclops"
OUROBOROS = "Force of Eternity - Ouroboros"
FORTY = [card.name for card in load().prints if card.id[1:2] == "F"][:40]
HOME = """
Boomerang Imp [H01]
Neutral Field Minion, Demon
Cost 1, BP 100, DP 1
When blocking: return the attacker to its owner's hand.

Beacon [H02]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time another minion of yours enters the field, draw 1 card.

Mourner [H03]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time another minion of yours is destroyed, draw 1 card.

Pacifist [H04]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: this minion cannot attack.

Undertow [H05]
Neutral Magic
Cost 1
Main: move two foe minions to their owner's base.
"""


def forty(forces: list[str] | None = None, cards: dict[str, int] | None = None) -> Deck:
    return Deck("Forty", "", cards or dict.fromkeys(FORTY, 1), {"Forces": forces or [CYCLOPS, OUROBOROS]})


def faults(deck: Deck, **options: Any) -> list[str]:
    game = load()
    return [fault.split(":")[0] for fault in game.deck_rules.check(deck, game.settings_from(options))]


def table(match: Match) -> ZTable:
    assert isinstance(match.table, ZTable)
    return match.table


def choose(match: Match, verb: str, nth: int = 0) -> None:
    match.choose([i for i, option in enumerate(match.options) if option.name == verb][nth])


# -- decks, Forces, redraw (R01 to R04) --------------------------------------------------------------------------------


@rule("ZZ-R01")
def test_the_same_card_is_the_same_name_and_colours_mix_freely() -> None:
    """Three of each of many names in all six colours make a legal deck."""
    starters = [RED, YELLOW, PURPLE, GREEN, BLUE, WHITE]
    cards = dict.fromkeys([*starters, "Fire Beetle", "Cheetera", "Healing", "Gravity", "Ring Raptor", "Banshee"], 3)

    assert faults(forty(cards={**cards, "Megalosaurus": 3, "Rockeater": 1})) == []


@rule("ZZ-R01")
@pytest.mark.parametrize(("allowed", "expected"), [(True, []), (False, ["ZZ-002"])])
def test_a_text_may_allow_any_number_of_copies(allowed: bool, expected: list[str]) -> None:
    """Option `allow_any_number_text`: true by default, strict three copies otherwise."""
    deck = forty(cards={RED: 7, **dict.fromkeys(FORTY[:33], 1)})

    assert faults(deck, allow_any_number_text=allowed) == expected
    assert faults(deck) == []


@rule("ZZ-R01")
@pytest.mark.parametrize("name", [RED, YELLOW, PURPLE, GREEN, BLUE, WHITE])
def test_the_six_starter_base_minions_allow_any_number(name: str) -> None:
    """Forty of one kind are a deck."""
    assert faults(forty(cards={name: 40})) == []


@rule("ZZ-R02")
def test_both_players_may_bring_the_same_pair_of_forces() -> None:
    """Only the own pair must differ."""
    match = load().start(decks=[forty(), forty()])

    assert table(match).life == [8, 8]
    assert faults(forty([CYCLOPS, CYCLOPS])) == ["ZZ-005"]


@rule("ZZ-R03")
def test_forces_are_fixed_with_the_deck_and_revealed_together() -> None:
    """Nobody is asked about them; all four are open when the first decision comes."""
    match = load().start(decks=[forty(), forty([ORTHRUS, SPHYNX])])

    shown = [[force["name"] for force in seat["forces"]] for seat in match.view(0)["table"]["seats"]]

    assert shown == [[CYCLOPS, OUROBOROS], [ORTHRUS, SPHYNX]]
    assert {option.name for option in match.options} == {"keep", "return"}


@rule("ZZ-R04")
def test_returned_cards_are_not_drawn_again_in_the_redraw() -> None:
    """They go to the bottom before the new ones are drawn."""
    for seed in range(5):
        match = load().start(seed=seed, decks=[forty(), forty()])
        t, first = table(match), table(match).clock[clock.FIRST]
        returned = set(t.zones[zones.HAND + first])
        for _ in range(6):
            choose(match, "return")

        assert set() == returned & set(t.zones[zones.HAND + first])
        assert returned <= set(t.zones[zones.DECK + first])


@rule("ZZ-R04")
def test_the_first_player_redraws_first_and_only_the_number_is_public() -> None:
    """The foe reads how many were returned, not which."""
    match = load().start(decks=[forty(), forty()])
    first = table(match).clock[clock.FIRST]
    asked = match.seat
    choose(match, "return")

    sentences = [event["sentence"] for event in match.describe(match.choose(0), 1 - first)]

    assert (asked, match.seat) == (first, 1 - first)
    assert f"Player {first + 1} returns 1 card and draws as many." in sentences
    assert f"Player {first + 1} draws a card." in sentences


# -- hand and Neutral Mana (R05, R06) ----------------------------------------------------------------------------------


@rule("ZZ-R05")
def test_the_arriving_card_overflows_one_at_a_time() -> None:
    """A draw of two, and a return of two from the trash, with room for one: the first stays, the second goes."""
    you = Side(hand=[FILLER] * 9 + ["Eureka Waltz"], base=[BLUE] * 3, deck=["Eoraptor", "Drill Golem"])
    drawn = Scenario(you=you).use("Eureka Waltz")
    you = Side(hand=[FILLER] * 9 + ["Return"], base=[PURPLE] * 2, trash=["Drunken Imp", "Trickster Imp"])
    returned = Scenario(you=you).use("Return").choose("choose", "Trickster Imp").choose("choose", "Drunken Imp")

    assert (drawn.hand(), drawn.trash()) == ([FILLER] * 9 + ["Eoraptor"], ["Drill Golem", "Eureka Waltz"])
    assert (returned.hand(), returned.trash()) == ([FILLER] * 9 + ["Trickster Imp"], ["Drunken Imp", "Return"])


@rule("ZZ-R05")
def test_overflow_happens_in_the_foes_turn_too_and_is_no_destruction() -> None:
    """Your Cobra Mage returns to a full hand: into the trash, without its [When Destroyed]."""
    you = Side(hand=[FILLER] * 10, field=["Cobra Mage"], deck=["Eoraptor"], forces=QUIET)
    duel = Scenario(you=you, foe=Side(hand=["Reverse Wind"], base=[YELLOW] * 4), active=FOE)

    duel.use("Reverse Wind")

    assert (len(duel.hand()), duel.trash(), duel.deck()) == (10, ["Cobra Mage"], ["Eoraptor"])


@rule("ZZ-R05")
def test_a_searched_card_is_revealed_before_it_overflows() -> None:
    """Goblin Queen finds two Goblins, thanks to the Astral Choir, for a hand with room for one."""
    you = Side(
        hand=[FILLER] * 9 + ["Goblin Queen"],
        base=[NEUTRAL] * 3,
        field=["Tillt & Wellt - The Astral Choir"],
        deck=["Shielded Goblin"] * 2 + ["Eoraptor"],
    )
    duel = Scenario(you=you).summon("Goblin Queen")

    duel.choose("take", "Shielded Goblin").choose("take", "Shielded Goblin")

    assert [kind for kind, _ in duel.story("revealed", "overflowed")] == ["revealed", "revealed", "overflowed"]
    assert duel.trash() == ["Shielded Goblin"]


@rule("ZZ-R06")
@pytest.mark.parametrize(("restricted", "expected"), [(False, True), (True, False)])
def test_neutral_mana_next_to_a_base_minion_in_hand(restricted: bool, expected: bool) -> None:
    """Option `neutral_needs_no_base_minion`: free by default."""
    you = Side(hand=[RED])
    duel = Scenario(you=you, at="mana", options={"neutral_needs_no_base_minion": restricted})

    assert duel.is_offered("place_neutral") == expected
    assert Scenario(you=you, at="mana").is_offered("place_neutral")


@rule("ZZ-R06")
def test_the_restriction_does_not_bind_a_hand_without_base_minions() -> None:
    """Neutral Mana is what such a hand places."""
    duel = Scenario(you=Side(hand=["Eoraptor"]), at="mana", options={"neutral_needs_no_base_minion": True})

    assert duel.is_offered("place_neutral")


@rule("ZZ-R07")
def test_cards_enter_base_and_field_active_unless_said_otherwise() -> None:
    """Placed, summoned and put there: Active; Marielna's mana comes Rested because she says so."""
    you = Side(hand=["Marielna - Master of the Wind", GREEN], base=[GREEN] * 2)
    duel = Scenario(you=you).summon("Marielna").choose("choose", GREEN)
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], deck=[RED])
    searched = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", ORTHRUS).choose("take", RED)

    assert (duel.is_rested("Marielna - Master of the Wind"), duel.active_mana()) == (False, [])
    assert searched.active_mana(FOE) == [RED]


# -- the empty deck (R08) ----------------------------------------------------------------------------------------------


@rule("ZZ-R08")
def test_drawing_from_an_empty_deck_does_nothing_until_the_end_of_the_own_turn() -> None:
    """The draw step finds nothing, and the player still has the whole turn."""
    duel = Scenario(you=Side(deck=[], field=["Rockeater"]), foe=Side(life=2), at="turn")

    assert (duel.winners, duel.hand()) == (None, [])
    duel.choose("no_mana").hit("Rockeater")
    assert duel.winners == (YOU,)


@rule("ZZ-R08")
@pytest.mark.parametrize(("deck_out", "expected"), [("end_of_own_turn", None), ("draw_step", (FOE,))])
def test_the_option_deck_out_moves_the_loss_to_the_draw_step(deck_out: str, expected: tuple[int, ...] | None) -> None:
    """With `draw_step` a player who has nothing to draw loses at once."""
    duel = Scenario(you=Side(deck=[]), at="turn", options={"deck_out": deck_out})

    assert duel.winners == expected


@rule("ZZ-R08")
@pytest.mark.parametrize(("deck_out", "expected"), [("end_of_own_turn", (FOE,)), ("draw_step", None)])
def test_the_option_deck_out_decides_about_the_end_of_the_turn_too(
    deck_out: str, expected: tuple[int, ...] | None
) -> None:
    """With `draw_step` an empty deck does not lose in the End Phase."""
    duel = Scenario(you=Side(deck=[]), options={"deck_out": deck_out}).end_turn()

    assert duel.winners == expected


@rule("ZZ-R08")
def test_refilling_the_deck_before_the_check_saves_the_player() -> None:
    """Turning of the Seasons puts two cards back and draws only one."""
    you = Side(hand=["Turning of the Seasons"], base=[GREEN] * 3, trash=["Eoraptor", "Drill Golem"], deck=[])
    duel = Scenario(you=you).use("Turning of the Seasons")

    duel.choose("choose", "Eoraptor").choose("choose", "Drill Golem").end_turn()

    assert (duel.winners, len(duel.deck())) == (None, 1)


# -- summon and entering, Flash, overkill (R09 to R11) -----------------------------------------------------------------


@rule("ZZ-R09")
def test_entering_by_movement_or_effect_is_no_summon_but_it_is_entering() -> None:
    """Healing Sheep restores nothing, and the Beacon sees it come."""
    you = Side(field=["Beacon"], base=["Healing Sheep"], movements=1, life=3)
    moved = Scenario(you=you, cards=HOME).choose("move_to_field", "Healing Sheep")
    you = Side(field=["Beacon", "Rockeater"], hand=["Resurrection"], base=[PURPLE] * 3, trash=["Healing Sheep"], life=3)
    put = Scenario(you=you, cards=HOME).attack("Rockeater").use("Resurrection")

    assert [(duel.life(), len(duel.hand())) for duel in (moved, put)] == [(3, 1), (3, 1)]


@rule("ZZ-R09")
def test_tokens_and_summoned_minions_enter_too() -> None:
    """Sawblade Golem and its token are two entries for the Beacon."""
    duel = Scenario(you=Side(field=["Beacon"], hand=["Sawblade Golem"], base=[RED] * 3), cards=HOME)

    duel.summon("Sawblade Golem")
    while duel.is_offered("next_effect"):
        duel.choose("next_effect")

    assert len(duel.hand()) == 2


@rule("ZZ-R10")
@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        (["pass", "pass"], "ZZ-107"),
        (["play", "pass", "pass"], "ZZ-107"),
        (["pass", "play"], "ZZ-101"),
        (["pass", "play", "pass"], "ZZ-102"),
        (["pass", "play", "pass", "pass"], "ZZ-107"),
        (["play", "play", "pass"], "ZZ-102"),
    ],
)
def test_the_flash_phase_ends_on_two_consecutive_passes(plays: list[str], expected: str) -> None:
    """Every card played gives the other player a new chance."""
    side = Side(field=["Leviathan"], hand=["Dust Devil"] * 2, base=[NEUTRAL] * 8)
    duel = Scenario(you=side, foe=side).attack("Leviathan")

    for play in plays:
        duel = duel.use("Dust Devil") if play == "play" else duel.choose("pass")

    assert duel.rule == expected


@rule("ZZ-R11")
def test_overkill_on_a_force_is_lost() -> None:
    """It carries over neither to Life nor to the other Force."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], life=6, deck=[])
    duel = Scenario(you=Side(field=["Crystal Veil - The Reflector"]), foe=foe)

    duel.hit("Crystal Veil - The Reflector", ORTHRUS)

    assert (duel.life(FOE), duel.points(SPHYNX, FOE)) == (6, 3)


# -- attacking (R12 to R18) --------------------------------------------------------------------------------------------


@rule("ZZ-R12")
@pytest.mark.parametrize(
    ("allowed", "turn_number", "expected"), [(True, 1, 1), (False, 1, 0), (False, 2, 1), (False, 3, 1)]
)
def test_attacking_on_the_first_turn(allowed: bool, turn_number: int, expected: int) -> None:
    """Option `first_turn_attack`: true by default; when false it binds the first player's first turn only."""
    you = Side(field=["Rockeater"])
    duel = Scenario(you=you, turn_number=turn_number, options={"first_turn_attack": allowed})

    assert len(duel.offered("attack_life")) == expected
    assert len(Scenario(you=you, turn_number=turn_number).offered("attack_life")) == 1


@rule("ZZ-R13")
@pytest.mark.parametrize(
    ("extra", "turn_number", "expected"), [(False, 2, 1), (True, 2, 2), (True, 1, 0), (True, 3, 1), (True, 4, 1)]
)
def test_the_second_players_first_draw(extra: bool, turn_number: int, expected: int) -> None:
    """Option `second_player_extra_draw`: one card by default, two when it is on, and only then."""
    duel = Scenario(at="turn", turn_number=turn_number, options={"second_player_extra_draw": extra})

    assert len(duel.hand()) == expected
    assert min(expected, 1) == len(Scenario(at="turn", turn_number=turn_number).hand())


@rule("ZZ-R14")
def test_base_minions_on_the_field_attack_like_any_minion() -> None:
    """Hammerhead Hornet damages Life."""
    duel = Scenario(you=Side(field=["Hammerhead Hornet"]), foe=Side(life=6))

    assert duel.hit("Hammerhead Hornet").life(FOE) == 5


@rule("ZZ-R15")
def test_minions_from_trash_deck_or_nowhere_are_limited_like_summoned_ones() -> None:
    """Put on the field by Astaroth, and a token."""
    you = Side(hand=["Astaroth - The Great Duke"], base=[PURPLE] * 6, trash=["Sawblade Golem"], forces=QUIET)
    from_trash = Scenario(you=you).summon("Astaroth")
    token = Scenario(you=Side(hand=["Sawblade Golem"], base=[RED] * 3)).summon("Sawblade Golem")

    assert from_trash.offered("attack_life") + token.offered("attack_life") == []
    assert from_trash.is_offered("attack_force", "Sawblade Golem")
    assert token.is_offered("attack_force", "Golem S")


@rule("ZZ-R15")
def test_a_base_minion_put_into_the_base_by_an_effect_this_turn_is_limited() -> None:
    """The stamp is that of its arrival, wherever it came from."""
    you = Side(hand=["Morpheo Toipu"], base=[GREEN] * 5, deck=[GREEN, FILLER], movements=1)
    duel = Scenario(you=you).summon("Morpheo Toipu").choose("take", GREEN)
    duel.choose("move_to_field", GREEN, nth=1)

    assert duel.offered("attack_life") == []


@rule("ZZ-R16")
@pytest.mark.parametrize(("mark", "expected"), [("", True), (" (new)", False)])
def test_moving_to_the_base_and_back_keeps_the_stamp(mark: str, expected: bool) -> None:
    """An old minion stays free, a new one stays limited."""
    duel = Scenario(you=Side(field=[f"Rockeater{mark}"], movements=2))

    duel.choose("move_to_base", "Rockeater").choose("move_to_field", "Rockeater")

    assert duel.is_offered("attack_life", "Rockeater") == expected


@rule("ZZ-R17")
def test_a_swoop_minion_summoned_in_the_foes_turn_blocks_at_once_and_is_free_next_turn() -> None:
    """Cheetera blocks the attack it answers, survives, and attacks Life in its owner's turn."""
    you = Side(hand=["Cheetera"], base=[YELLOW] * 4)
    duel = Scenario(you=you, foe=Side(field=["Drill Golem"]), active=FOE).attack("Drill Golem")

    duel.summon("Cheetera").pass_all().choose("block", "Cheetera").end_turn().choose("no_mana")

    assert duel.trash(FOE) == ["Drill Golem"]
    assert duel.is_offered("attack_life", "Cheetera")


@rule("ZZ-R18")
def test_a_rested_force_still_stands() -> None:
    """A new minion may attack it and not Life."""
    foe = Side(forces=[f"{ORTHRUS} (3, rested)", f"{SPHYNX} (destroyed)"])
    duel = Scenario(you=Side(field=["Rockeater (new)"]), foe=foe)

    assert duel.offered("attack_life", "attack_force") == [f"Attack {ORTHRUS} with Rockeater"]


# -- attacks that lose a part (R19 to R27) -----------------------------------------------------------------------------


@rule("ZZ-R19")
@pytest.mark.parametrize(
    ("card", "mana", "zone"), [("Chimera Vortex", YELLOW, "hand"), ("Violent Stream", BLUE, "base")]
)
def test_an_attacker_that_leaves_in_the_flash_phase_attacks_no_more(card: str, mana: str, zone: str) -> None:
    """Returned to the hand or moved to the base: no block, no damage, the Main Phase goes on."""
    foe = Side(hand=[card], base=[mana] * 2, field=["Leviathan"], life=6, forces=QUIET)
    duel = Scenario(you=Side(field=["Drill Golem"], forces=QUIET), foe=foe)

    duel.attack("Drill Golem").use(card).pass_all()

    left = duel.hand() if zone == "hand" else duel.base()
    assert (left, duel.life(FOE), duel.decider, duel.rule) == (["Drill Golem"], 6, YOU, "ZZ-051")


@rule("ZZ-R19")
def test_an_attacker_that_comes_back_is_not_attacking() -> None:
    """Moved to the base by the foe and back to the field by its owner in the same Flash Phase."""
    you = Side(field=["Drill Golem"], hand=["Surprise Portal"], base=[BLUE] * 3, forces=QUIET)
    foe = Side(hand=["Violent Stream"], base=[BLUE] * 2, field=["Leviathan"], life=6, forces=QUIET)
    duel = Scenario(you=you, foe=foe).attack("Drill Golem")

    duel.use("Violent Stream").use("Surprise Portal").choose("choose", "Drill Golem").pass_all()

    assert (duel.field(), duel.life(FOE), duel.rule) == (["Drill Golem"], 6, "ZZ-051")
    assert duel.is_offered("attack_life", "Drill Golem")


@rule("ZZ-R19", "ZZ-071")
def test_an_attacker_that_makes_room_for_a_swoop_minion_has_left() -> None:
    """Its owner may replace it in its own attack; the attack is over then."""
    you = Side(field=["Drill Golem"] + ["Rockeater (rested)"] * 4, hand=["Cheetera"], base=[YELLOW] * 4)
    duel = Scenario(you=you, foe=Side(life=6)).attack("Drill Golem")

    duel.summon("Cheetera").choose("replace_minion", "Drill Golem").pass_all()

    assert (duel.trash(), duel.life(FOE), duel.rule) == (["Drill Golem"], 6, "ZZ-051")


@rule("ZZ-R19")
def test_an_attacker_that_makes_room_for_its_own_when_attacking_effect_has_left() -> None:
    """Belphegor brings a minion from the trash onto a full field and goes for it."""
    you = Side(field=["Belphegor - King of Sorrow"] + ["Rockeater (rested)"] * 4, trash=["Banshee"])
    duel = Scenario(you=you, foe=Side(life=6, field=["Leviathan"])).attack("Belphegor")

    duel.choose("replace_minion", "Belphegor").pass_all()

    assert (duel.field(), duel.life(FOE), duel.rule) == (["Rockeater"] * 4 + ["Banshee"], 6, "ZZ-051")


@rule("ZZ-R19", "ZZ-201")
def test_a_swoop_minion_can_remove_the_attacker_as_it_comes() -> None:
    """Home-made, since no shipped one does: destroyed in the Flash Phase, it neither meets a block nor deals damage."""
    home = (
        "Diver [H80]\nYellow Field Minion, Avian\nCost 1, BP 300, DP 1\nSwoop.\nWhen summoned: destroy the attacker.\n"
    )
    foe = Side(hand=["Diver"], base=[YELLOW], life=6)
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe, cards=home).attack("Rockeater").summon("Diver").pass_all()

    assert (duel.trash(), duel.life(FOE), duel.decider, duel.rule) == (["Rockeater"], 6, YOU, "ZZ-051")


@rule("ZZ-R20")
@pytest.mark.parametrize(
    ("block", "expected"), [(True, (["Drunken Imp", "Rockeater"], 6)), (False, (["Drunken Imp"], 6))]
)
def test_an_attack_whose_force_is_destroyed_goes_on_without_a_target(
    block: bool, expected: tuple[list[str], int]
) -> None:
    """It can be blocked and fought; unblocked nothing is damaged."""
    you = Side(field=["Leviathan", "Drunken Imp"], hand=["Urn of Exchange"], base=[PURPLE] * 3)
    foe = Side(field=["Rockeater"], forces=[f"{ORTHRUS} (1)"], life=6, deck=[])
    duel = Scenario(you=you, foe=foe).attack("Leviathan", ORTHRUS)

    duel.use("Urn of Exchange").choose("choose", "Drunken Imp").pass_all()
    duel = duel.choose("block", "Rockeater") if block else duel.choose("no_block")

    gone = sorted(set(duel.trash() + duel.trash(FOE)) - {"Urn of Exchange"})
    assert (gone, duel.life(FOE)) == expected


@rule("ZZ-R21")
def test_an_attack_whose_blocker_leaves_was_blocked_all_the_same() -> None:
    """Riptide Guard moves to the base: no battle, no damage, no Pierce."""
    duel = Scenario(you=Side(field=["Ursarano"]), foe=Side(field=["Riptide Guard"], life=6))

    duel.clash("Ursarano", "Riptide Guard").choose("yes")

    assert (duel.base(FOE), duel.life(FOE), duel.field()) == (["Riptide Guard"], 6, ["Ursarano"])
    assert duel.story("won_battle") == []


@rule("ZZ-R22")
def test_an_attacker_that_leaves_by_a_when_blocking_effect_fights_no_battle() -> None:
    """The blocker stays, Rested."""
    duel = Scenario(you=Side(field=["Leviathan"]), foe=Side(field=["Boomerang Imp"], life=6), cards=HOME)

    duel.clash("Leviathan", "Boomerang Imp")

    assert (duel.hand(), duel.field(FOE), duel.life(FOE)) == (["Leviathan"], ["Boomerang Imp"], 6)
    assert duel.is_rested("Boomerang Imp", FOE)


@rule("ZZ-R23")
def test_an_attacker_that_becomes_active_goes_on_attacking_and_may_attack_again() -> None:
    """War Cry in the Flash Phase."""
    you = Side(field=["Rockeater"], hand=["War Cry"], base=[YELLOW] * 3)
    duel = Scenario(you=you, foe=Side(life=6)).attack("Rockeater")

    duel.use("War Cry").pass_all()

    assert (duel.life(FOE), duel.is_offered("attack_life", "Rockeater")) == (4, True)


@rule("ZZ-R24")
def test_attacker_and_target_are_one_decision() -> None:
    """Every pair is an option."""
    duel = Scenario(you=Side(field=["Rockeater", "Leviathan"]))

    expected = [
        f"Attack {target} with {name}" for name in ("Rockeater", "Leviathan") for target in ("Life", ORTHRUS, SPHYNX)
    ]
    assert duel.offered("attack_life", "attack_force") == sorted(expected)


@rule("ZZ-R25")
def test_a_minion_without_a_legal_target_cannot_attack() -> None:
    """A new minion may not attack Life, and Deizler keeps it from the Forces."""
    foe = Side(field=["Alliance Chief Officer Deizler"])
    limited = Scenario(you=Side(field=["Rockeater (new)"]), foe=foe)
    kept = Scenario(you=Side(field=["Pacifist"]), cards=HOME)

    assert [limited.options(), kept.options()] == [["End the Main Phase"]] * 2


@rule("ZZ-R26")
@pytest.mark.parametrize("field", [[], ["Leviathan (rested)"], [RED]])
def test_no_block_is_asked_for_when_no_minion_is_able(field: list[str]) -> None:
    """No minion, a Rested one, one that cannot block."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=field, life=6))

    duel.attack("Rockeater")

    assert (duel.life(FOE), duel.decider, duel.rule) == (4, YOU, "ZZ-051")


@rule("ZZ-R27")
def test_there_is_no_flash_window_after_the_block() -> None:
    """Both hold Flash cards, and the battle is over before anybody is asked again."""
    side = Side(field=["Leviathan"], hand=["Dust Devil"], base=[NEUTRAL] * 2)
    duel = Scenario(you=side, foe=side)

    duel.clash("Leviathan", "Leviathan")

    assert (duel.trash(), duel.trash(FOE), duel.rule) == (["Leviathan"], ["Leviathan"], "ZZ-051")


# -- replacement and tokens (R28 to R30) -------------------------------------------------------------------------------


@rule("ZZ-R28")
def test_replaced_cards_are_not_destroyed() -> None:
    """Neither its own [When Destroyed] nor a watcher of destruction."""
    you = Side(
        field=["Cobra Mage", "Mourner", "Rockeater", "Rockeater", "Rockeater"], hand=["Drill Golem"], base=[RED] * 2
    )
    duel = Scenario(you=you, cards=HOME)

    duel.summon("Drill Golem").choose("replace_minion", "Cobra Mage")

    assert (duel.trash(), duel.hand(), duel.happened("destroyed")) == (["Cobra Mage"], [], 0)


@rule("ZZ-R29")
@pytest.mark.parametrize(("card", "mana", "count"), [("Pandemic", PURPLE, 8), ("Reverse Time", YELLOW, 7)])
def test_tokens_vanish_from_any_exit(card: str, mana: str, count: int) -> None:
    """Destroyed or returned to the hand, they are in no zone of a player."""
    duel = Scenario(you=Side(hand=[card], base=[mana] * count, field=["Golem S"]))

    duel.use(card)

    assert (duel.field(), duel.hand(), duel.trash()) == ([], [], [card])


@rule("ZZ-R29")
def test_a_replaced_token_vanishes() -> None:
    """It makes room like any minion."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=["Golem S"] + ["Rockeater"] * 4))

    duel.summon("Drill Golem").choose("replace_minion", "Golem S")

    assert (duel.field(), duel.trash(), duel.removed()) == (["Rockeater"] * 4 + ["Drill Golem"], [], ["Golem S"])


@rule("ZZ-R29")
def test_the_destruction_of_a_token_counts_for_watchers() -> None:
    """The Mourner draws a card."""
    duel = Scenario(you=Side(field=["Golem S", "Mourner"]), foe=Side(field=["Rockeater"]), cards=HOME)

    duel.clash("Golem S", "Rockeater")

    assert len(duel.hand()) == 1


@rule("ZZ-R29")
def test_tokens_cannot_be_chosen_for_a_move_to_the_base() -> None:
    """Violent Stream has nothing to move."""
    foe = Side(hand=["Violent Stream"], base=[BLUE] * 2, forces=QUIET)
    duel = Scenario(you=Side(field=["Golem S"], forces=QUIET), foe=foe).attack("Golem S")

    assert duel.options() == ["Pass"]


@rule("ZZ-R30")
def test_the_owner_of_a_full_base_chooses_what_makes_room_for_the_foes_effect() -> None:
    """Two minions arrive at once: both outgoing mana are chosen first, and the arrivals are never on offer."""
    you = Side(hand=["Undertow"], base=[NEUTRAL])
    foe = Side(field=["Rockeater", "Leviathan"], base=[RED] * 5 + [YELLOW] * 5, forces=QUIET)
    duel = Scenario(you=you, foe=foe, cards=HOME).use("Undertow")

    asked = [(duel.decider, sorted(duel.options()))]
    duel.choose("replace_mana", RED)
    asked.append((duel.decider, sorted(duel.options())))
    duel.choose("replace_mana", YELLOW)

    assert asked == [(FOE, [f"Replace {RED} in the base", f"Replace {YELLOW} in the base"])] * 2
    assert duel.base(FOE) == [RED] * 4 + [YELLOW] * 4 + ["Rockeater", "Leviathan"]


@rule("ZZ-R30")
def test_several_tokens_on_a_full_field_wait_until_all_room_is_made() -> None:
    """Three arrivals, two to go, none of them a token."""
    you = Side(field=["Rockeater"] * 3 + ["Megalosaurus"], hand=["Golem Mobilization"], base=[RED] * 5)
    duel = Scenario(you=you).use("Golem Mobilization")

    offered = set(duel.options())
    duel.choose("replace_minion", "Megalosaurus")

    assert offered == {"Replace Rockeater on the field", "Replace Megalosaurus on the field"}
    assert duel.field() == ["Rockeater"] * 3 + ["Golem S"] * 2


@rule("ZZ-R30", "ZZ-090")
def test_cards_moved_together_onto_a_full_field_wait_until_all_room_is_made() -> None:
    """Alezan and three cards from the base: two of the old minions go, then all three arrive Active."""
    you = Side(
        hand=["Alezan - King of the Deep"],
        base=[BLUE] * 8 + [f"{RED} (rested)"],
        field=["Rockeater", "Rockeater", "Megalosaurus"],
    )
    duel = Scenario(you=you).summon("Alezan").choose("choose", RED)
    duel.choose("choose", BLUE).choose("choose", BLUE)

    for name in ("Megalosaurus", "Rockeater"):
        assert len([option for option in duel.options() if RED in option or BLUE in option]) == 0
        duel.choose("replace_minion", name)

    assert duel.field() == ["Rockeater", "Alezan - King of the Deep", RED, BLUE, BLUE]
    assert not duel.is_rested(RED)


@rule("ZZ-R05", "ZZ-R55")
def test_both_hands_overflow_for_themselves() -> None:
    """Tortoise Mouse lets each player draw; both hands are full."""
    you = Side(hand=["Tortoise Mouse"] + [FILLER] * 9, base=[BLUE] * 2, deck=["Eoraptor", "Drill Golem"])
    duel = Scenario(you=you, foe=Side(hand=[FILLER] * 10, deck=["Meermage"])).summon("Tortoise Mouse")

    assert (len(duel.hand()), len(duel.hand(FOE)), duel.trash(), duel.trash(FOE)) == (10, 10, [], ["Meermage"])


@rule("ZZ-099", "ZZ-R18")
def test_destroyed_forces_free_the_new_minions_of_their_foe() -> None:
    """Both Forces gone: Life is open to all."""
    duel = Scenario(you=Side(field=["Rockeater (new)"]), foe=Side(forces=RUINS))

    assert duel.offered("attack_life", "attack_force") == ["Attack Life with Rockeater"]
