"""Chapter 21: timing words and glossary (ZZ-128 to ZZ-138)."""

import pytest
from tests.games.zenonzard.scenario import (
    FILLER,
    FOE,
    GREEN,
    NEUTRAL,
    PURPLE,
    QUIET,
    RED,
    YOU,
    Scenario,
    Side,
    load,
)
from tests.rules import rule

from hexadeck.games.zenonzard import kinds
from hexadeck.games.zenonzard.table import Card

CYCLOPS = "Force of Sin - Cyclops"
OUROBOROS = "Force of Eternity - Ouroboros"


@rule("ZZ-128")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("Rush of Bats", (True, False)), ("Surprise Attack", (False, True)), ("High Pressure", (True, True))],
)
def test_main_and_flash_say_in_which_phase_a_magic_is_usable(card: str, expected: tuple[bool, bool]) -> None:
    """[Main], [Flash], and both."""
    you = Side(field=["Leviathan"], hand=[card], base=[RED] * 2 + ["Priest of Kanatana"] * 2)
    in_main = Scenario(you=you)
    in_flash = Scenario(you=you).attack("Leviathan")

    assert (in_main.is_offered("use", card), in_flash.is_offered("use", card)) == expected


@rule("ZZ-129")
def test_when_summoned_activates_on_the_summon() -> None:
    """Healing Sheep restores 1 Life, once."""
    duel = Scenario(you=Side(hand=["Healing Sheep"], base=[NEUTRAL] * 3, life=3))

    duel.summon("Healing Sheep")
    at_once = duel.life()
    duel.hit("Healing Sheep", QUIET[0])

    assert (at_once, duel.life()) == (4, 4)


@rule("ZZ-130")
def test_when_destroyed_activates_when_a_minion_is_destroyed() -> None:
    """By battle and by an effect alike, but not when it returns to the hand."""
    foe = Side(field=["Cobra Mage"], deck=["Eoraptor"] * 3, forces=QUIET)
    by_battle = Scenario(you=Side(field=["Rockeater"]), foe=foe).clash("Rockeater", "Cobra Mage")
    by_effect = Scenario(you=Side(hand=["Mud Pit"], base=[PURPLE]), foe=foe).use("Mud Pit")
    returned = Scenario(you=Side(hand=["Lancer Eagle"], base=["Priest of Kanatana"] * 4), foe=foe).summon(
        "Lancer Eagle"
    )

    assert [duel.hand(FOE) for duel in (by_battle, by_effect, returned)] == [["Eoraptor"], ["Eoraptor"], ["Cobra Mage"]]


@rule("ZZ-130")
def test_when_destroyed_activates_when_a_force_is_destroyed() -> None:
    """By damage and by an effect alike."""
    foe = Side(forces=[f"{CYCLOPS} (1)", f"{OUROBOROS} (destroyed)"], deck=[RED] * 2)
    by_damage = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", CYCLOPS).choose("take", RED)
    you = Side(hand=["Urn of Exchange"], base=[PURPLE] * 3, field=["Iridis - Lord of the Dead"])
    by_effect = Scenario(you=you, foe=foe).use("Urn of Exchange").choose("take", RED)

    assert [(duel.base(FOE), duel.hand(FOE)) for duel in (by_damage, by_effect)] == [([RED], [RED])] * 2


@rule("ZZ-131")
def test_when_attacking_activates_after_the_attack_is_initiated() -> None:
    """Eoraptor is stronger before the Flash Phase, and only when it is the attacker."""
    duel = Scenario(you=Side(field=["Eoraptor", "Rockeater"]), foe=Side(field=["Eoraptor"]))

    before = duel.bp("Eoraptor")
    duel.attack("Eoraptor")

    assert (before, duel.bp("Eoraptor"), duel.bp("Eoraptor", FOE)) == (100, 400, 100)


@rule("ZZ-131")
def test_when_blocking_activates_after_the_minion_blocks() -> None:
    """Feathered Sentinel gets its BP as a blocker and wins the battle with it."""
    foe = Side(field=["Feathered Sentinel", "Drill Golem (rested)", "Eoraptor (rested)"])
    duel = Scenario(you=Side(field=["Chalchalsio"]), foe=foe)

    before = duel.bp("Feathered Sentinel", FOE)
    duel.clash("Chalchalsio", "Feathered Sentinel")

    assert (before, duel.trash()) == (300, ["Chalchalsio"])


@rule("ZZ-132")
def test_a_passive_works_as_long_as_the_card_is_on_the_field() -> None:
    """Howling Direwolf's +100 BP goes with it."""
    duel = Scenario(you=Side(field=["Howling Direwolf", "Rockeater"], movements=1))

    before = duel.bp("Rockeater")
    duel.choose("move_to_base", "Howling Direwolf")

    assert (before, duel.bp("Rockeater")) == (600, 500)


@rule("ZZ-133")
def test_on_your_turn_works_as_long_as_it_is_the_owners_turn() -> None:
    """Velociraptor strengthens the others in your turn and not in the foe's."""
    duel = Scenario(you=Side(field=["Velociraptor", "Rockeater"]))

    before = duel.bp("Rockeater")
    duel.end_turn()

    assert (before, duel.bp("Rockeater")) == (600, 500)


@rule("ZZ-134")
def test_at_the_end_of_your_turn_activates_in_the_owners_end_phase() -> None:
    """Ouroboros readies your minions at the end of your turn, not of the foe's."""
    you = Side(field=["Rockeater (rested)"], forces=[OUROBOROS])
    yours = Scenario(you=you).end_turn()
    theirs = Scenario(you=you, active=FOE).end_turn()

    assert yours.story("readied", "turn_began") == [("readied", "Rockeater"), ("turn_began", "")]
    assert theirs.story("readied", "turn_began") == [("turn_began", ""), ("readied", "Rockeater")]


@rule("ZZ-135")
def test_draw_means_the_top_card_of_the_own_deck() -> None:
    """Into the hand, in order."""
    you = Side(hand=["Eureka Waltz"], base=["Songbird of Poseido"] * 3, deck=["Eoraptor", "Drill Golem", FILLER])
    duel = Scenario(you=you)

    duel.use("Eureka Waltz")

    assert (duel.hand(), duel.deck()) == (["Eoraptor", "Drill Golem"], [FILLER])


@rule("ZZ-135")
def test_place_means_putting_a_base_minion_in_the_base() -> None:
    """Morpheo Bun sees it from the hand, from an effect and from a Force, but not a move."""
    hand = Side(field=["Morpheo Bun"], hand=[GREEN], life=3)
    placed = Scenario(you=hand, at="mana").choose("place", GREEN)
    effect = Side(field=["Morpheo Bun"], hand=["Crest of Guidance"], base=[GREEN] * 4, deck=[GREEN, FILLER], life=3)
    put = Scenario(you=effect).use("Crest of Guidance").choose("take", GREEN)
    put = put.choose("stop") if put.is_offered("stop") else put
    moves = Side(field=["Morpheo Bun", GREEN], movements=1, life=3)
    moved = Scenario(you=moves).choose("move_to_base", GREEN)

    assert (placed.life(), put.life(), moved.life()) == (4, 4, 3)


@rule("ZZ-135")
def test_replace_means_discarding_a_card_to_make_room() -> None:
    """From a full base or field into the trash."""
    duel = Scenario(you=Side(hand=[RED], base=[GREEN] * 10), at="mana")

    duel.choose("place", RED)

    assert (duel.base(), duel.trash()) == ([GREEN] * 9 + [RED], [GREEN])


@rule("ZZ-135")
def test_shuffle_means_a_random_order_of_the_remaining_deck() -> None:
    """The same cards, in another order than before."""
    deck = [card.name for card in load().prints if isinstance(card, Card) and card.type == kinds.MAGIC]
    you = Side(hand=["Turning of the Seasons"], base=[GREEN] * 3, trash=["Eoraptor"], deck=deck)
    duel = Scenario(you=you)

    duel.use("Turning of the Seasons").choose("stop")

    left = duel.deck() + duel.hand()
    assert sorted(left) == sorted(deck)
    assert deck[1:] != duel.deck()


@rule("ZZ-136")
def test_a_token_is_a_minion_made_by_an_effect_without_a_card() -> None:
    """It comes from nowhere, fights like any minion, and no deck can hold it."""
    duel = Scenario(you=Side(hand=["Sawblade Golem"], base=[RED] * 3, deck=[FILLER]))

    duel.summon("Sawblade Golem")

    token = duel.table.card(duel.find("Golem S"))
    assert (duel.field(), duel.deck(), token.type) == (["Sawblade Golem", "Golem S"], [FILLER], kinds.TOKEN)
    assert (duel.bp("Golem S"), duel.dp("Golem S"), duel.is_offered("attack_force", "Golem S")) == (100, 1, True)


@rule("ZZ-137")
def test_activating_is_using_a_cards_effect() -> None:
    """Everybody is told whose effect activates."""
    duel = Scenario(you=Side(hand=["Two-Tailed Scorpion"], base=[NEUTRAL] * 5))

    duel.summon("Two-Tailed Scorpion")

    assert duel.story("effect", "drew") == [("effect", "Two-Tailed Scorpion"), ("drew", FILLER)]


@rule("ZZ-138")
def test_a_turn_runs_from_the_standby_phase_to_the_end_phase() -> None:
    """What lasts a turn holds until the End Phase is through, then a new turn is counted."""
    you = Side(field=["Rockeater"], hand=["High Pressure"], base=[RED] * 2)
    duel = Scenario(you=you, turn_number=7)

    duel.use("High Pressure")
    during = (duel.turn, duel.bp("Rockeater"))
    duel.end_turn()

    assert (during, (duel.turn, duel.bp("Rockeater"))) == ((7, 800), (8, 500))
    assert (duel.decider, duel.rule) == (FOE, "ZZ-047")


@rule("ZZ-134")
def test_an_end_of_turn_effect_of_a_force_belongs_to_its_owner() -> None:
    """Phoenix readies the mana of the player who has it."""
    phoenix = "Force of Rebirth - Phoenix"
    side = Side(base=[f"{RED} (rested)"], forces=[phoenix])
    duel = Scenario(you=side, foe=side)

    duel.end_turn()

    assert duel.table.card(duel.find(phoenix, YOU)).type == kinds.FORCE
    assert (duel.is_rested(RED), duel.is_rested(RED, FOE)) == (False, False)
    assert duel.story("readied", "turn_began") == [("readied", RED), ("turn_began", ""), ("readied", RED)]
