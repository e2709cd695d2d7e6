"""The original cards: blocking, two colours, neutral Magic, decks that empty and fill."""

import pytest
from tests.games.zenonzard.cards.duels import PEGASUS, given
from tests.games.zenonzard.scenario import BLUE, FOE, GREEN, PURPLE, RED, RUINS, WHITE, YELLOW, YOU

from hexadeck.games.zenonzard import keywords, zones

# -- Field Minions -----------------------------------------------------------------------------------------------------


def test_basalt_ram_weakens_the_attacker_it_blocks() -> None:
    """Blocking: the attacker -200 BP this turn."""
    duel = given(field=["Leviathan"], foe_field=["Basalt Ram"])

    duel.clash("Leviathan", "Basalt Ram")

    assert duel.trash(FOE) == ["Basalt Ram"]
    assert duel.bp("Leviathan") == 500
    duel.end_turn()
    assert duel.bp("Leviathan") == 700


def test_basalt_ram_destroys_a_weak_attacker_before_the_battle() -> None:
    """Blocking: an attacker with BP 0 is destroyed; there is no battle (ZZ-R22)."""
    duel = given(field=["Armadahlio"], foe_field=["Basalt Ram"])

    duel.clash("Armadahlio", "Basalt Ram")

    assert duel.trash() == ["Armadahlio"]
    assert duel.is_rested("Basalt Ram", FOE)


def test_basalt_ram_weakens_nobody_when_it_attacks() -> None:
    """Blocking: not attacking."""
    duel = given(field=["Basalt Ram"], foe_field=["Rockeater"])

    duel.clash("Basalt Ram", "Rockeater")

    assert duel.bp("Rockeater", FOE) == 500


def test_feathered_sentinel_is_stronger_in_company() -> None:
    """Blocking: +100 BP for this battle for each other minion of mine."""
    foes = ["Feathered Sentinel", "Golem S", "Meermage (rested)"]

    duel = given(field=["Raven Cat"], foe_field=foes)
    duel.clash("Raven Cat", "Feathered Sentinel")
    assert duel.trash() == ["Raven Cat"]
    assert duel.bp("Feathered Sentinel", FOE) == 300

    duel = given(field=["Megalosaurus"], foe_field=foes)
    duel.clash("Megalosaurus", "Feathered Sentinel")
    assert [duel.trash(), duel.trash(FOE)] == [["Megalosaurus"], ["Feathered Sentinel"]]


def test_feathered_sentinel_alone_has_its_printed_bp() -> None:
    """Blocking: the foe's minions do not count."""
    duel = given(field=["Raven Cat", "Golem S"], foe_field=["Feathered Sentinel"])

    duel.clash("Raven Cat", "Feathered Sentinel")

    assert duel.trash(FOE) == ["Feathered Sentinel"]


@pytest.mark.parametrize(("attacker", "survives"), [("Rockeater", False), ("Leviathan", True)])
def test_grudge_lantern_takes_a_cheap_attacker_with_it(attacker: str, survives: bool) -> None:
    """Blocking: at the end of this battle destroy the attacker if its cost is 4 or less."""
    duel = given(field=[attacker], foe_field=["Grudge Lantern"])

    duel.clash(attacker, "Grudge Lantern")

    assert duel.trash(FOE) == ["Grudge Lantern"]
    assert duel.field() == [attacker] * survives


def test_grudge_lantern_does_not_avenge_its_own_attack() -> None:
    """Blocking: an attacking Lantern just loses."""
    duel = given(field=["Grudge Lantern"], foe_field=["Goblin Soldier"])

    duel.clash("Grudge Lantern", "Goblin Soldier")

    assert duel.field(FOE) == ["Goblin Soldier"]


def test_bramble_warden_restores_life_when_it_blocks() -> None:
    """Blocking: restore 1 Life, win or lose; not when attacking."""
    duel = given(field=["Leviathan"], foe_field=["Bramble Warden"])
    assert duel.clash("Leviathan", "Bramble Warden").life(FOE) == 7

    duel = given(field=["Bramble Warden"])
    assert duel.hit("Bramble Warden").life() == 6


def test_riptide_guard_may_slip_away_to_the_base() -> None:
    """Blocking: may move this minion to my base (keeps its state); draw 1 if done. The attack was blocked."""
    duel = given(field=["Leviathan"], foe_field=["Riptide Guard"])

    duel.clash("Leviathan", "Riptide Guard").choose("yes")

    assert duel.base(FOE) == ["Riptide Guard"]
    assert duel.is_rested("Riptide Guard", FOE, zones.BASE)
    assert duel.hand(FOE) == ["Goblin Soldier"]
    assert [duel.field(), duel.life(FOE)] == [["Leviathan"], 6]


def test_riptide_guard_may_stay_and_fight() -> None:
    """Blocking: may; then there is a battle and no card."""
    duel = given(field=["Leviathan"], foe_field=["Riptide Guard"])

    duel.clash("Leviathan", "Riptide Guard").choose("no")

    assert duel.trash(FOE) == ["Riptide Guard"]
    assert duel.hand(FOE) == []


def test_aegis_drone_becomes_active_after_a_battle_it_survived() -> None:
    """Blocking: at the end of this battle, if this is still on the field, it becomes Active and can block again."""
    duel = given(field=["Golem S", "Goblin Soldier"], foe_field=["Aegis Drone"])

    duel.clash("Golem S", "Aegis Drone")
    assert not duel.is_rested("Aegis Drone", FOE)
    duel.clash("Goblin Soldier", "Aegis Drone")

    assert duel.trash(FOE) == ["Aegis Drone"]


def test_aegis_drone_stays_rested_after_its_own_attack() -> None:
    """Blocking: not attacking."""
    duel = given(field=["Aegis Drone"], foe_field=["Golem S"])

    assert duel.clash("Aegis Drone", "Golem S").is_rested("Aegis Drone")


def test_emberwing_herald_gives_charge_to_another_minion() -> None:
    """Attacking: one other minion of mine gains Charge this turn."""
    field = ["Emberwing Herald", "Goblin Soldier (new)", "Rockeater (new)"]
    duel = given(field=field, foe_field=["Meermage"])

    duel.attack("Emberwing Herald")
    assert duel.chooses_from() == ["Goblin Soldier", "Rockeater"]
    duel.pick("Rockeater").choose("no_block")

    assert duel.offered("attack_life") == ["Attack Life with Rockeater"]
    duel.end_turn()
    assert not duel.has(keywords.CHARGE, "Rockeater")


def test_emberwing_herald_needs_red_and_yellow_mana() -> None:
    """Cost 4 with one red and one yellow: either alone does not pay."""
    for base, offered in (([RED] * 4, False), ([YELLOW] * 4, False), ([RED] * 3 + [YELLOW], True)):
        duel = given(hand=["Emberwing Herald"], base=base)
        assert duel.is_offered("summon", "Emberwing Herald") == offered


def test_drowned_chorister_drags_a_foe_minion_to_its_base() -> None:
    """Destroyed: move one foe minion of cost 5 or less to its base Rested."""
    foes = ["Spiked Octopus", "Leviathan", "Meermage", "Golem S"]
    duel = given(field=["Drowned Chorister", "Goblin Soldier"], foe_field=foes)

    duel.clash("Drowned Chorister", "Spiked Octopus")
    assert duel.chooses_from() == ["Leviathan", "Meermage"]
    duel.pick("Leviathan")

    assert duel.base(FOE) == ["Leviathan"]
    assert duel.is_rested("Leviathan", FOE)


def test_drowned_chorister_needs_blue_and_purple_mana() -> None:
    """Cost 4 with one blue and one purple; in the base it is mana of both colours."""
    for base, offered in (([BLUE] * 4, False), ([PURPLE] * 4, False), ([BLUE] * 3 + ["Drowned Chorister"], True)):
        duel = given(hand=["Drowned Chorister"], base=base)
        assert duel.is_offered("summon", "Drowned Chorister") == offered


def test_rootsteel_sentry_counts_rested_foe_minions() -> None:
    """Passive: +100 BP for each foe minion that is Rested; the own ones do not count."""
    field = ["Rootsteel Sentry", "Meermage (rested)"]
    foes = ["Rockeater (rested)", "Golem S (rested)", "Leviathan"]
    assert given(field=field, foe_field=foes, active=FOE).bp("Rootsteel Sentry") == 700
    duel = given(hand=["Binding Ivy"], field=field, foe_field=foes)
    assert duel.bp("Rootsteel Sentry") == 700

    duel.use("Binding Ivy").pick("Leviathan")

    assert duel.bp("Rootsteel Sentry") == 800


def test_rootsteel_sentry_needs_white_and_green_mana() -> None:
    """Cost 4 with one white and one green."""
    for base, offered in (([WHITE] * 4, False), ([GREEN] * 4, False), ([WHITE] * 3 + [GREEN], True)):
        duel = given(hand=["Rootsteel Sentry"], base=base)
        assert duel.is_offered("summon", "Rootsteel Sentry") == offered


def test_keeper_of_the_last_page_empties_both_decks_and_may_save_a_card() -> None:
    """My end: the top card of each deck goes to its owner's trash; then I may return one card to my deck's bottom."""
    deck = ["Rockeater", "Gravity"]
    field = ["Keeper of the Last Page"]
    duel = given(field=field, deck=deck, trash=["Healing"], foe_deck=["Leviathan", "Meermage", "Golem Mobilization"])

    duel.end_turn()
    assert duel.chooses_from() == ["Healing", "Rockeater"]
    duel.pick("Rockeater")

    assert duel.deck() == ["Gravity", "Rockeater"]
    assert duel.trash() == ["Healing"]
    assert duel.trash(FOE) == ["Leviathan"]


def test_keeper_of_the_last_page_may_let_the_card_go() -> None:
    """My end: may; at the end of the foe's turn nothing happens."""
    duel = given(field=["Keeper of the Last Page"], deck=["Rockeater", "Gravity"])

    duel.end_turn().choose("stop").choose("no_mana").end_turn()

    assert duel.trash() == ["Rockeater"]


def test_keeper_of_the_last_page_saves_its_owner_from_the_empty_deck() -> None:
    """E21: the deck is refilled before the check at the end of the turn; not using it loses."""
    duel = given(field=["Keeper of the Last Page"], deck=[], trash=["Healing"])
    assert duel.end_turn().choose("choose", "Healing").winners is None

    duel = given(field=["Keeper of the Last Page"], deck=[], trash=["Healing"])
    assert duel.end_turn().choose("stop").winners == (FOE,)


# -- Magic -------------------------------------------------------------------------------------------------------------


def test_dust_devil_weakens_all_minions_for_the_turn() -> None:
    """[Main/Flash] All minions -100 BP this turn; tokens with BP 100 are destroyed."""
    duel = given(hand=["Dust Devil"], field=["Rockeater", "Golem S"], foe_field=["Leviathan", "Golem S"])

    duel.use("Dust Devil")

    assert [duel.field(seat) for seat in (YOU, FOE)] == [["Rockeater"], ["Leviathan"]]
    assert [duel.bp("Rockeater"), duel.bp("Leviathan", FOE)] == [400, 600]
    duel.end_turn()
    assert [duel.bp("Rockeater"), duel.bp("Leviathan", FOE)] == [500, 700]


def test_dust_devil_is_paid_with_any_mana_and_needs_a_minion() -> None:
    """Neutral Magic: no colour required; in a Flash Phase too; without minions it cannot be used."""
    duel = given(hand=["Dust Devil"], field=["Rockeater"], base=["Neutral Mana", RED], forces=RUINS)
    assert duel.attack("Rockeater").is_offered("use", "Dust Devil")

    assert not given(hand=["Dust Devil"]).is_offered("use", "Dust Devil")


def test_turning_of_the_seasons_shuffles_up_to_five_cards_into_the_deck() -> None:
    """[Main] Shuffle up to five cards from my trash into my deck, then draw 1."""
    trash = ["Rockeater", "Gravity", "Leviathan", "Healing", "Meermage", "Maulwurf"]
    duel = given(hand=["Turning of the Seasons"], trash=trash, deck=[])

    duel.use("Turning of the Seasons").pick(*trash[:5])

    assert sorted(duel.trash()) == ["Maulwurf", "Turning of the Seasons"]
    assert len(duel.deck()) == 4
    assert sorted([*duel.deck(), *duel.hand()]) == sorted(trash[:5])


def test_turning_of_the_seasons_may_take_fewer() -> None:
    """[Main] Up to five; the draw happens anyway."""
    duel = given(hand=["Turning of the Seasons"], trash=["Rockeater", "Gravity"], deck=["Leviathan"])

    duel.use("Turning of the Seasons").stop()

    assert duel.hand() == ["Leviathan"]
    assert duel.trash() == ["Rockeater", "Gravity", "Turning of the Seasons"]


def test_sinking_archive_puts_three_cards_of_the_foes_deck_in_the_trash() -> None:
    """[Main] Put the top three cards of the foe's deck in the foe's trash."""
    duel = given(hand=["Sinking Archive"], foe_deck=["Rockeater", "Gravity", "Leviathan", "Healing"])

    duel.use("Sinking Archive")

    assert duel.trash(FOE) == ["Rockeater", "Gravity", "Leviathan"]
    assert duel.deck(FOE) == ["Healing"]
    assert len(duel.deck()) == 10


def test_sinking_archive_takes_what_is_there() -> None:
    """[Main] With two cards left two go; with none it cannot be used. The foe loses only on the own turn (ZZ-R08)."""
    duel = given(hand=["Sinking Archive"], foe_deck=["Rockeater", "Gravity"])
    duel.use("Sinking Archive").end_turn()
    assert duel.deck(FOE) == []
    assert duel.winners is None

    assert not given(hand=["Sinking Archive"], foe_deck=[]).is_offered("use", "Sinking Archive")


@pytest.mark.parametrize("name", ["Turning of the Seasons", "Sinking Archive"])
def test_original_main_magic_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], field=["Goblin Soldier"])
    assert duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier", PEGASUS).options() == ["Pass"]
