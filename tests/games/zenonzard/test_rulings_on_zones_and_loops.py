"""The rulings ZZ-R51 to ZZ-R60: zones and knowledge; loops, concession, movement, memory."""

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
    YELLOW,
    YOU,
    Scenario,
    Side,
    load,
)
from tests.rules import rule

from hexadeck.cardtext.words import CardErrors
from hexadeck.games.zenonzard import clock, limits, zones

CHIRON = "Force of Insight - Chiron"

HOME = """
Perpetual Wheel [H15]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: each time another minion of yours enters the field, make one "Golem S" token.

Heavy Boots [H26]
Neutral Magic
Cost 0
Main or Flash: one minion gets -3 DP this turn.

Scribe [H29]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: the first time each turn you use Magic, draw 1 card.

Mirror [H28]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time your Life is damaged, restore 1 Life and deal 1 damage to the foe's Life.

Free Spark [H23]
Neutral Magic
Cost 0
Flash: draw 1 card.
"""


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
