"""The rulings: what the rulebook leaves open (KK-R01 to KK-R50)."""

from itertools import product

import pytest
from tests.games.knights_and_kings.scenario import FILLER, FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings import zones
from hexadeck.kernel.game import Deck

HECTOR = "Sir Hector Doomhammer"
HARALD = "King Harald Ironcrown"
EDMUND = "King Edmund the Young"
CADOR = "Sir Cador Redlance"
MADOC = "Sir Madoc Ironside"
BORS = "Sir Bors the Stout"
BRANWEN = "Queen Branwen"
ANSELM = "Bishop Anselm"
THIBAULT = "Bishop Thibault the Silent"
ISOLDE = "Dame Isolde Quickspur"
ROWENA = "Dame Rowena Nightcloak"
GREYWATCH = "Rook of Greywatch"
COUNCIL = "War Council"
TITHE = "Royal Tithe"
ARMY = "Standing Army"
WOUNDS = """
Plague Year [HM1]
Single-Turn Noble Action
Cost 1
Each player loses 3 Control.

Great Plague [HM2]
Single-Turn Noble Action
Cost 1
Each player loses 50 Control.
"""


# -- before and between turns ------------------------------------------------------------------------------------------


@rule("KK-R01")
def test_chance_decides_who_goes_first() -> None:
    """Both do, in about half of the matches."""
    firsts = [load().start(seed).view(None)["table"]["first"] for seed in range(60)]

    assert 18 <= sum(firsts) <= 42


@rule("KK-R02")
def test_nobody_changes_the_opening_hand() -> None:
    """The first question is already about the first turn."""
    match = load().start(0)

    assert match.prompt is not None
    assert (match.prompt.rule, match.view(None)["table"]["turn"]) == ("KK-039", 1)


@rule("KK-R03")
def test_depositing_and_fielding_mix_freely() -> None:
    """Field, deposit, field, deposit."""
    duel = Scenario(you=Side(hand=[SOLDIER, SOLDIER, GALEN, LAMONT, BORS], coins=1), at="field")

    duel.choose("field", SOLDIER).choose("deposit", GALEN).choose("field", SOLDIER).choose("deposit", LAMONT)

    assert (duel.field(), duel.coins(), duel.hand()) == ([SOLDIER, SOLDIER], (1, 2), [BORS])


@rule("KK-R03")
def test_by_an_option_it_is_one_or_the_other() -> None:
    """After a deposit nothing is fielded, after fielding nothing is deposited."""
    for first, verb in (("deposit", "field"), ("field", "deposit")):
        you = Side(hand=[SOLDIER, GALEN], coins=4)
        duel = Scenario(you=you, at="field", options={"field_and_deposit_same_turn": False})
        duel.choose(first, SOLDIER)
        assert (duel.is_offered(verb), duel.is_offered(first)) == (False, True)


@rule("KK-R04")
def test_a_fresh_coin_pays_at_once() -> None:
    """Deposit one, field for one."""
    duel = Scenario(you=Side(hand=[GALEN, SOLDIER]), at="field").choose("deposit", GALEN).choose("field", SOLDIER)

    assert (duel.field(), duel.coins()) == ([SOLDIER], (0, 1))


@rule("KK-R05")
def test_the_opponent_sees_how_many_coins_there_are_and_how_many_are_spent() -> None:
    """The owner sees their faces as well."""
    duel = Scenario(you=Side(hand=[GALEN, LAMONT, SOLDIER]), at="field")
    duel.choose("deposit", GALEN).choose("deposit", LAMONT).choose("field", SOLDIER)

    foe = duel.match.view(FOE)["table"]["seats"][YOU]["treasury"]
    you = duel.match.view(YOU)["table"]["seats"][YOU]["treasury"]

    assert [coin["spent"] for coin in foe] == [1, 0]
    assert {coin["id"] for coin in foe} == {"face-down"}
    assert [coin["name"] for coin in you] == [GALEN, LAMONT]


@rule("KK-R06")
@pytest.mark.parametrize("slots", [5, 3, 4])
def test_without_an_empty_slot_nobody_acts(slots: int) -> None:
    """Neither attack nor patrol nor a roll against a Noble Action; Noble Actions need no slot."""
    you = Side(field=[SOLDIER] * (slots + 1), hand=["Royal Levy"], coins=2)
    duel = Scenario(you=you, foe=Side(nobles=[COUNCIL]), options={"action_slots": slots})

    for _ in range(slots):
        duel.choose("patrol", SOLDIER)

    assert duel.options() == ["Play Royal Levy", "End the turn"]
    said = f"All {slots} of your action slots are taken."
    assert duel.why_not(SOLDIER) == (
        f"[KK-R06] Attack the kingdom, Attack a card, Patrol, Attack a Noble Action: {said}"
    )
    assert duel.why_not(COUNCIL, FOE) == f"[KK-R06] Attack a Noble Action: {said}"


@rule("KK-R06")
def test_a_formation_takes_one_slot() -> None:
    """Three cards in one, four slots left."""
    you = Side(field=[HARALD, SOLDIER, SOLDIER, SOLDIER, SOLDIER, SOLDIER, SOLDIER])
    duel = Scenario(you=you).stack(HARALD, SOLDIER, SOLDIER)

    for _ in range(4):
        duel.choose("patrol", SOLDIER)

    assert len(duel.slots()) == 5
    assert not duel.is_offered("patrol")


@rule("KK-R07")
def test_steps_do_not_mix() -> None:
    """No Noble Action before the actions, no unit after the step."""
    duel = Scenario(you=Side(hand=["Royal Levy", SOLDIER], coins=4), at="field")
    assert not duel.is_offered("play")

    duel.choose("go_on")
    assert (duel.is_offered("play", "Royal Levy"), duel.verbs()) == (True, {"play", "end_turn"})


@rule("KK-R08")
def test_any_number_of_actions_each_card_once() -> None:
    """Three units, three actions, none twice."""
    duel = Scenario(you=Side(field=[GALEN, LAMONT, SOLDIER]))

    duel.hit(GALEN).choose("patrol", LAMONT).hit(SOLDIER)

    assert (duel.options(), duel.scores) == (["End the turn"], (22, 16))


# -- blocking ----------------------------------------------------------------------------------------------------------


@rule("KK-R09")
def test_slots_noble_actions_and_coins_do_not_block() -> None:
    """Only the field does."""
    foe = Side(field=[SOLDIER], slots=[GALEN], nobles=[COUNCIL], coins=[LAMONT])
    duel = Scenario(you=Side(field=[LAMONT]), foe=foe).attack(LAMONT)

    assert duel.options() == [f"Block with {SOLDIER}", "Allow the attack"]
    assert duel.why_not(GALEN, FOE, viewer=FOE) == "[KK-R09] Block: A card in a slot cannot block."


@rule("KK-R10")
def test_a_card_fielded_last_turn_blocks() -> None:
    """Though it has not acted yet."""
    foe = Side(hand=[SOLDIER], coins=1)
    duel = Scenario(you=Side(field=[LAMONT]), foe=foe, at="field", active=FOE)

    duel.choose("field", SOLDIER).choose("go_on").end_turn().choose("go_on").attack(LAMONT)

    assert duel.is_offered("block", SOLDIER)


@rule("KK-R11")
def test_a_blocker_stays_and_may_block_again() -> None:
    """With its damage, and it acts on its owner's turn."""
    foe = Side(field=[MADOC])
    duel = Scenario(you=Side(field=[SOLDIER, SOLDIER]), foe=foe)

    duel.attack(SOLDIER).block(MADOC).attack(SOLDIER).block(MADOC)

    assert (duel.field(FOE), duel.damage(MADOC, FOE)) == ([MADOC], 2)
    duel.end_turn().choose("go_on")
    assert duel.is_offered("attack_kingdom", MADOC)


@rule("KK-R11")
@pytest.mark.parametrize("limit", [1, 2])
def test_by_an_option_blocks_are_limited(limit: int) -> None:
    """Counted for each card and anew every turn."""
    you = Side(field=[SOLDIER] * 3)
    duel = Scenario(you=you, foe=Side(field=[MADOC]), options={"max_blocks_per_card_per_turn": limit})

    for _ in range(limit):
        duel.attack(SOLDIER).block(MADOC)
    duel.attack(SOLDIER)

    assert duel.scores == (20, 19)
    duel.end_turn().pass_turn()
    assert duel.table.blocks[duel.find(MADOC, FOE)] == 0


@rule("KK-R12")
def test_one_blocker_and_no_second() -> None:
    """After the first block the exchange follows; a stack blocks nothing but a stack."""
    foe = Side(field=[EDMUND, SOLDIER, SOLDIER])
    duel = Scenario(you=Side(field=[HARALD]), foe=foe).attack(HARALD)

    assert not duel.is_offered("block_with_stack")
    duel.block(EDMUND)
    assert (duel.decider, duel.damage(SOLDIER, FOE)) == (YOU, 0)


@rule("KK-R13")
def test_an_attack_on_a_card_is_not_blocked() -> None:
    """Nobody is asked."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[MADOC], slots=[SOLDIER])).attack(GALEN, SOLDIER)

    assert (duel.decider, duel.graveyard(FOE)) == (YOU, [SOLDIER])


# -- damage ------------------------------------------------------------------------------------------------------------


@rule("KK-R14")
def test_an_attacked_card_strikes_back() -> None:
    """At the same time; the score is untouched."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(slots=[GALEN])).attack(LAMONT, GALEN)

    assert (duel.graveyard(), duel.damage(GALEN, FOE), duel.scores) == ([LAMONT], 3, (20, 20))


@rule("KK-R15")
def test_damage_equal_to_the_defense_kills() -> None:
    """By an option only more does."""
    foe = Side(field=[MADOC])
    for equal, buried in ((True, [BORS]), (False, [])):
        you = Side(field=[f"{BORS} (2)"])
        duel = Scenario(you=you, foe=foe, options={"lethal_at_equal": equal}).attack(BORS).block(MADOC)
        assert duel.graveyard() == buried
    more = Scenario(you=Side(field=[f"{BORS} (3)"]), foe=foe, options={"lethal_at_equal": False})
    assert more.attack(BORS).block(MADOC).graveyard() == [BORS]


@rule("KK-R16")
def test_a_card_without_defense_lives_until_it_is_damaged() -> None:
    """Two Bishops do each other nothing."""
    duel = Scenario(you=Side(field=[ANSELM]), foe=Side(field=["Archbishop Leander"])).attack(ANSELM)

    duel.block("Archbishop Leander")

    assert (duel.slots(), duel.field(FOE)) == ([ANSELM], ["Archbishop Leander"])


@rule("KK-R17")
def test_damage_stays_through_reset() -> None:
    """A card in a slot comes back with it."""
    duel = Scenario(you=Side(slots=[f"{GALEN} (2)"]), at="turn")

    assert (duel.field(), duel.damage(GALEN)) == ([GALEN], 2)


@rule("KK-R18")
def test_the_score_is_looked_at_after_every_change() -> None:
    """A stack that kills and spills over ends the game at once."""
    duel = Scenario(you=Side(nobles=["Siege of the Capital", COUNCIL], coins=9), foe=Side(control=2), at="upkeep")

    duel.choose("pay", "Siege of the Capital")

    assert duel.result == ((YOU,), "KK-111")


@rule("KK-R19")
@pytest.mark.parametrize("active", [YOU, FOE])
def test_who_wins_when_both_do(active: int) -> None:
    """The player whose turn it is."""
    sides = [Side(control=3), Side(control=3)]
    sides[active] = Side(hand=["Plague Year"], coins=1, control=3)
    duel = Scenario(you=sides[YOU], foe=sides[FOE], active=active, cards=WOUNDS).play("Plague Year")

    assert (duel.scores, duel.result) == ((0, 0), ((active,), "KK-111"))


@rule("KK-R20")
def test_scores_do_not_fall_below_zero_and_forty_is_a_win_however_far() -> None:
    """50 lost of 5 leaves 0; 39 and 4 more wins."""
    low = Scenario(you=Side(hand=["Great Plague"], coins=1), foe=Side(control=5), cards=WOUNDS).play("Great Plague")
    high = Scenario(you=Side(field=["Dame Aurelia of the Realm"], control=39))
    high.choose("patrol", "Dame Aurelia of the Realm")

    assert low.control(FOE) == 0
    assert (high.control(), high.result) == (43, ((YOU,), "KK-110"))


# -- Evasive -----------------------------------------------------------------------------------------------------------


@rule("KK-R21")
def test_a_formation_is_evasive_if_every_card_is() -> None:
    """One that is not is enough to be blocked by anybody."""
    mixed = Scenario(you=Side(field=[THIBAULT, GALEN]), foe=Side(field=[SOLDIER])).form_up(THIBAULT, GALEN)
    pure = Scenario(you=Side(field=[THIBAULT, ISOLDE]), foe=Side(field=[SOLDIER])).form_up(THIBAULT, ISOLDE)

    assert mixed.is_offered("block", SOLDIER)
    assert pure.scores == (20, 18)


@rule("KK-R21")
def test_a_mixed_formation_cannot_attack_what_evades() -> None:
    """An Evasive one can."""
    foe = Side(slots=[ROWENA])
    mixed = Scenario(you=Side(field=[THIBAULT, GALEN]), foe=foe).choose("form_up", GALEN)
    pure = Scenario(you=Side(field=[THIBAULT, ISOLDE]), foe=foe).choose("form_up", ISOLDE)

    assert not mixed.is_offered("aim_at_card")
    assert pure.is_offered("aim_at_card", ROWENA)


@rule("KK-R21")
def test_a_stack_blocks_an_evasive_stack_only_with_three_evasive_cards() -> None:
    """All of King Alaric's company evade."""
    you = Side(field=["King Alaric the Ghost", ISOLDE, ROWENA])
    for companions, offered in (([ISOLDE, GALEN], False), ([ISOLDE, "Dame Elowen Shadowmere"], True)):
        foe = Side(field=["King Alaric the Ghost", *companions])
        duel = Scenario(you=you, foe=foe).stack("King Alaric the Ghost", ISOLDE, ROWENA)
        assert duel.is_offered("block_with_stack") == offered


@rule("KK-R22")
def test_evasive_does_not_hinder_the_card_itself() -> None:
    """It blocks whom it likes and attacks whom it likes."""
    blocks = Scenario(you=Side(field=[SOLDIER]), foe=Side(field=[ISOLDE])).attack(SOLDIER)
    attacks = Scenario(you=Side(field=[ISOLDE]), foe=Side(slots=[SOLDIER]))

    assert blocks.is_offered("block", ISOLDE)
    assert attacks.is_offered("attack_card", SOLDIER)


@rule("KK-R22")
def test_evasive_does_not_protect_a_card_that_was_moved_to_a_slot() -> None:
    """Summons to Court is neither an attack nor a patrol."""
    you = Side(hand=["Summons to Court"], field=[GALEN], coins=2)
    duel = Scenario(you=you, foe=Side(field=[ISOLDE])).play("Summons to Court")

    assert (duel.slots(FOE), duel.is_offered("attack_card", ISOLDE)) == ([ISOLDE], True)


@rule("KK-R23")
def test_a_patrol_is_not_blocked() -> None:
    """The gain is there before anybody could."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[GALEN])).choose("patrol", LAMONT)

    assert (duel.decider, duel.control()) == (YOU, 22)


# -- formations --------------------------------------------------------------------------------------------------------


@rule("KK-R24")
def test_formations_attack_vulnerable_cards_too() -> None:
    """A King stack's surplus is lost then."""
    you = Side(field=[HARALD, CADOR, SOLDIER])
    duel = Scenario(you=you, foe=Side(slots=[BORS])).stack(HARALD, CADOR, SOLDIER, BORS).choose("take_first", HARALD)

    assert (duel.graveyard(FOE), duel.scores, duel.damage(HARALD)) == ([BORS], (20, 20), 1)


@rule("KK-R25")
def test_only_ready_cards_join() -> None:
    """Not those fielded this turn, not those in slots."""
    you = Side(field=[BRANWEN, GALEN, f"{LAMONT} (new)"], slots=[MADOC])
    duel = Scenario(you=you)

    assert duel.offered("form_up") == [f"Form up {BRANWEN} with {GALEN}"]


@rule("KK-R25")
def test_no_ability_works_inside_anothers_formation() -> None:
    """A King who goes with a Bishop leads nobody; a Queen with a Rook needs no escort."""
    duel = Scenario(you=Side(field=[ANSELM, HARALD, SOLDIER, SOLDIER])).form_up(ANSELM, HARALD)

    assert (duel.slots(), duel.scores) == ([f"{ANSELM} + {HARALD}"], (20, 15))


@rule("KK-R26")
def test_the_arithmetic_of_a_king_stack() -> None:
    """The sum is lost when allowed; blocked, what exceeds the remaining defense."""
    you = Side(field=[HARALD, CADOR, SOLDIER])
    allowed = Scenario(you=you, foe=Side(field=[GALEN])).stack(HARALD, CADOR, SOLDIER).allow()
    blocked = Scenario(you=you, foe=Side(field=[GALEN])).stack(HARALD, CADOR, SOLDIER).block(GALEN)
    blocked.choose("take_first", HARALD)

    assert (allowed.scores, blocked.scores) == ((20, 11), (20, 15))


@rule("KK-R27")
def test_a_blocking_stack_stays_in_the_field() -> None:
    """And takes the sum of the other."""
    foe = Side(field=[EDMUND, MADOC, BORS])
    duel = Scenario(you=Side(field=[HARALD, CADOR, SOLDIER]), foe=foe).stack(HARALD, CADOR, SOLDIER)

    duel.block_with_stack(EDMUND, MADOC, BORS)
    duel.choose("take_first", HARALD)
    assert (duel.decider, duel.rule) == (FOE, "KK-R28")
    duel.choose("take_first", MADOC).choose("take_first", BORS)

    assert (duel.field(FOE), duel.damage(BORS, FOE), duel.graveyard(FOE)) == ([EDMUND, BORS], 3, [MADOC])
    assert (duel.graveyard(), duel.scores) == ([HARALD], (20, 20))


@rule("KK-R28")
def test_damage_fills_one_card_after_the_other() -> None:
    """A Queen without defense takes 1 and dies before the Rook takes the rest."""
    you = Side(field=[GREYWATCH, BRANWEN])
    duel = Scenario(you=you, foe=Side(field=[GALEN])).form_up(GREYWATCH, BRANWEN).block(GALEN)

    duel.choose("take_first", BRANWEN)

    assert (duel.graveyard(), duel.damage(GREYWATCH)) == ([BRANWEN], 2)


@rule("KK-R28")
def test_nobody_is_asked_when_the_order_makes_no_difference() -> None:
    """Damage for all of them, or none at all."""
    you = Side(field=[GREYWATCH, SOLDIER])
    nothing = Scenario(you=you, foe=Side(field=[ANSELM])).form_up(GREYWATCH, SOLDIER).block(ANSELM)
    everything = Scenario(you=Side(field=[f"{GREYWATCH} (5)", SOLDIER]), foe=Side(field=[HECTOR]))
    everything.form_up(GREYWATCH, SOLDIER).block(HECTOR)

    assert (nothing.rule, nothing.damage(GREYWATCH)) == ("KK-052", 0)
    assert (everything.rule, sorted(everything.graveyard())) == ("KK-052", [SOLDIER, GREYWATCH])


@rule("KK-R29")
def test_protection_stays_in_the_slot_and_addition_does_not() -> None:
    """Of a stack and of a Rook pair each card is a target with its own numbers."""
    foe = Side(
        slots=[f"{HARALD} + {CADOR} + {SOLDIER}", f"{GREYWATCH} + {BRANWEN}", f"Queen Eleanor of the Lists + {MADOC}"]
    )
    duel = Scenario(you=Side(field=[LAMONT]), foe=foe)

    targets = [
        sentence.removeprefix("Attack ").removesuffix(f" with {LAMONT}") for sentence in duel.offered("attack_card")
    ]
    assert targets == [SOLDIER, HARALD, BRANWEN, "Queen Eleanor of the Lists", GREYWATCH, CADOR]
    assert duel.why_not(MADOC, FOE) == "[KK-R29] Attack a card: The pair is one target. Attack its Queen or its Bishop."

    duel.attack(LAMONT, CADOR)
    assert (duel.graveyard(FOE), duel.graveyard()) == ([CADOR], [LAMONT])


@rule("KK-R29")
def test_when_the_leader_is_gone_the_others_are_on_their_own() -> None:
    """A Knight whose Queen has died takes and deals its own."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(slots=[f"{CADOR} + {SOLDIER}"]))

    duel.attack(LAMONT, SOLDIER)

    assert (duel.graveyard(FOE), duel.damage(LAMONT)) == ([SOLDIER], 1)


# -- Noble Actions -----------------------------------------------------------------------------------------------------


@rule("KK-R30")
def test_noble_actions_are_played_from_the_hand_without_waiting() -> None:
    """Though they were drawn this very turn."""
    duel = Scenario(you=Side(deck=["Coronation Feast"], coins=3), at="turn").choose("go_on").play("Coronation Feast")

    assert duel.control() == 24


@rule("KK-R31")
def test_an_active_card_lies_beside_the_field() -> None:
    """No slot, no Reset, no block."""
    duel = Scenario(you=Side(hand=[COUNCIL], coins=4)).play(COUNCIL)

    assert (duel.nobles(), duel.slots()) == ([COUNCIL], [])
    duel.end_turn().pass_turn().choose("pay", COUNCIL)
    assert (duel.nobles(), duel.field()) == ([COUNCIL], [])


@rule("KK-R32")
def test_upkeep_comes_after_the_draw_and_the_first_payment_counts() -> None:
    """War Council draws when it is played and at every upkeep."""
    duel = Scenario(you=Side(hand=[COUNCIL], coins=2)).play(COUNCIL)
    assert len(duel.hand()) == 1

    duel.end_turn().pass_turn()
    assert (duel.rule, len(duel.hand())) == ("KK-077", 2)
    duel.choose("pay", COUNCIL)
    assert len(duel.hand()) == 3


@rule("KK-R33")
def test_two_copies_add_up() -> None:
    """Two Standing Armies, and a soldier is 3/4 with three chevrons."""
    duel = Scenario(you=Side(field=[SOLDIER], nobles=[ARMY, ARMY]))

    assert duel.numbers(SOLDIER) == (3, 4, 3)


@rule("KK-R34")
def test_the_chance_of_a_contest() -> None:
    """55 of 216; ties fail."""
    wins = sum(mine > one and mine > other for mine, one, other in product(range(1, 7), repeat=3))
    assert wins == 55

    for mine, one, other in [(6, 6, 6), (2, 1, 1), (1, 1, 1), (6, 5, 5)]:
        duel = Scenario(you=Side(field=[SOLDIER]), foe=Side(nobles=[TITHE]), dice=[mine, one, other])
        duel.choose("attack_noble", SOLDIER)
        assert (duel.nobles(FOE) == []) == (mine > one and mine > other)


@rule("KK-R35")
def test_the_unit_that_rolls_is_vulnerable_next_turn() -> None:
    """It needs to be ready, cannot be blocked, and is an Evasive target if it is Evasive."""
    you = Side(field=[SOLDIER, ISOLDE, f"{GALEN} (new)"])
    duel = Scenario(you=you, foe=Side(field=[LAMONT], nobles=[TITHE, COUNCIL], coins=5), dice=[1, 1, 1, 1, 1, 1])
    assert not duel.is_offered("attack_noble", GALEN)

    duel.choose("attack_noble", SOLDIER, TITHE).choose("attack_noble", ISOLDE, COUNCIL).end_turn()
    duel.choose("let_go", TITHE).choose("let_go", COUNCIL).choose("go_on")

    assert duel.offered("attack_card") == [f"Attack {SOLDIER} with {LAMONT}"]


@rule("KK-R36")
def test_a_unit_without_attack_may_attack() -> None:
    """The kingdom for nothing, and a Bishop in a slot to its death."""
    duel = Scenario(you=Side(field=[ANSELM, "Archbishop Leander"]), foe=Side(slots=["Bishop Odo of the Marches"]))

    duel.hit(ANSELM)
    assert duel.scores == (20, 20)
    duel.attack("Archbishop Leander", "Bishop Odo of the Marches")
    assert (duel.graveyard(FOE), duel.graveyard()) == (["Bishop Odo of the Marches"], [])


@rule("KK-R37")
def test_a_combatant_cannot_die_of_an_attack_with_a_bishop() -> None:
    """Though the damage would kill twice; older damage stays."""
    you = Side(field=[ANSELM, f"{GALEN} (2)"])
    duel = Scenario(you=you, foe=Side(field=[HECTOR])).form_up(ANSELM, GALEN).block(HECTOR)

    assert (duel.graveyard(), duel.damage(GALEN)) == ([], 2)


@rule("KK-R38")
def test_bishop_queen_and_rook_block_alone() -> None:
    """No pair is on offer, not even against a pair."""
    foe = Side(field=[BRANWEN, ANSELM, GREYWATCH, GALEN])
    duel = Scenario(you=Side(field=["Queen Eleanor of the Lists", MADOC]), foe=foe)

    duel.form_up("Queen Eleanor of the Lists", MADOC)

    assert duel.verbs() == {"block", "allow"}
    assert len(duel.offered("block")) == 4


@rule("KK-R39")
def test_partners_of_bishop_and_queen_add_nothing() -> None:
    """3 with the Bishop, 6 with the Queen."""
    bishop = Scenario(you=Side(field=[ANSELM, GALEN])).form_up(ANSELM, GALEN)
    queen = Scenario(you=Side(field=[BRANWEN, GALEN])).form_up(BRANWEN, GALEN)

    assert (bishop.scores, queen.scores) == ((20, 17), (20, 14))


@rule("KK-R40", "KK-R41")
def test_an_empty_draw_pile_and_a_full_hand_mean_nothing() -> None:
    """No loss, no reshuffle, no discard."""
    empty = Scenario(you=Side(deck=[], graveyard=[GALEN, LAMONT]), at="turn")
    full = Scenario(you=Side(hand=[FILLER] * 30), at="turn")

    assert (empty.hand(), empty.deck(), empty.decider) == ([], [], YOU)
    assert len(full.hand()) == 31


@rule("KK-R42")
@pytest.mark.parametrize("limit", [200, 100, 400])
def test_a_game_without_end_is_a_draw(limit: int) -> None:
    """After that many turns of both players together."""
    options = {"turn_limit": limit}

    before = Scenario(turn_number=limit - 1, options=options).end_turn()
    after = Scenario(turn_number=limit, options=options).end_turn()

    assert before.result is None
    assert after.result == ((), "KK-R42")


# -- information and other matters -------------------------------------------------------------------------------------


@rule("KK-R43")
def test_what_is_open_and_what_is_hidden() -> None:
    """Hands, decks and the faces of coins are hidden, everything else is open."""
    you = Side(
        hand=[GALEN], field=[f"{MADOC} (2)"], slots=[LAMONT], nobles=[COUNCIL], graveyard=[SOLDIER], coins=[HECTOR],
        deck=[BORS] * 4,
    )  # fmt: skip
    duel = Scenario(you=you)

    for viewer in (FOE, None):
        seat = duel.match.view(viewer)["table"]["seats"][YOU]
        assert (seat["hand"], seat["deck"], seat["treasury"][0]["id"]) == ([None], [None] * 4, "face-down")
        assert (seat["field"][0]["name"], seat["field"][0]["damage"]) == (MADOC, 2)
        assert (seat["slots"][0]["name"], seat["nobles"][0]["name"]) == (LAMONT, COUNCIL)
        assert (seat["graveyard"][0]["name"], seat["control"]) == (SOLDIER, 20)


@rule("KK-R44")
def test_the_defender_decides_about_blocks_and_own_formations_only() -> None:
    """On your whole turn the opponent is asked nothing else."""
    you = Side(field=[LAMONT, SOLDIER], hand=["Ambush at the Ford", "Trebuchet"], coins=5)
    duel = Scenario(you=you, foe=Side(field=[GALEN, BORS], slots=[MADOC], hand=["Royal Levy"], coins=5))
    asked = []

    for verb, name in [("play", "Trebuchet"), ("choose", GALEN), ("attack_card", SOLDIER), ("patrol", LAMONT)]:
        duel.choose(verb, name)
        asked.append(duel.decider)

    assert asked == [YOU] * 4


@rule("KK-R45")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """One coin short is one too few, for units and for Noble Actions."""
    unit = Scenario(you=Side(hand=[GALEN], coins=2), at="field")
    noble = Scenario(you=Side(hand=["Trebuchet"], coins=2), foe=Side(field=[SOLDIER]))

    assert not unit.is_offered("field")
    assert not noble.is_offered("play")
    assert noble.why_not("Trebuchet") == "[KK-047] Play: It costs 3, and you have 2 to spend."


@rule("KK-R46")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_the_first_turns(turn: int, drawn: int) -> None:
    """No Reset on the first two; only the very first Draw is left out."""
    duel = Scenario(you=Side(spent=1), at="turn", turn_number=turn)

    assert len(duel.hand()) == drawn
    assert duel.coins() == ((1, 0) if turn > 2 else (0, 1))


@rule("KK-R47")
@pytest.mark.parametrize("seat", [YOU, FOE])
def test_a_player_may_concede_at_any_time(seat: int) -> None:
    """On one's own turn or the other's."""
    duel = Scenario()

    duel.match.concede(seat)

    assert duel.result == ((1 - seat,), "KK-R47")


@rule("KK-R48")
def test_the_same_card_is_the_same_name() -> None:
    """Two Knights with equal numbers are two cards."""
    twin = "Sir Galen the Younger [HM1]\nKnight, Bachelor\nCost 3, 3/4, 1 chevron\n"
    game = load(twin)
    deck = Deck("Test", "", {SOLDIER: 26, GALEN: 2, "Sir Galen the Younger": 2}, {})

    assert game.deck_rules.check(deck, game.settings_from({})) == []


@rule("KK-R49")
def test_a_card_dies_when_the_defense_that_saved_it_goes() -> None:
    """A soldier with 2 damage lives while the Standing Army is paid."""
    you = Side(field=[f"{SOLDIER} (2)", SOLDIER], nobles=[ARMY], coins=3)
    duel = Scenario(you=you, at="upkeep")
    assert duel.field() == [SOLDIER, SOLDIER]

    duel.choose("let_go", ARMY)

    assert (duel.field(), duel.graveyard()) == ([SOLDIER], [ARMY, SOLDIER])


@rule("KK-R50")
def test_a_card_that_leaves_play_forgets_its_damage_and_comes_back_new() -> None:
    """Retreat Horns, and fielded again."""
    you = Side(hand=["Retreat Horns"], field=[f"{GALEN} (3)"], coins=5)
    duel = Scenario(you=you).play("Retreat Horns")
    assert duel.hand() == [GALEN]

    duel.end_turn().pass_turn().choose("field", GALEN).choose("go_on")

    assert (duel.damage(GALEN), duel.is_offered("patrol", GALEN)) == (0, False)
    assert duel.table.place[duel.find(GALEN)] == zones.FIELD + YOU


@rule("KK-R30")
def test_noble_actions_may_have_to_be_fielded_first() -> None:
    """By an option: paid for in the second step, played on the next turn without another coin."""
    options = {"noble_actions": "fielded"}
    you = Side(hand=["Coronation Feast"], coins=3)
    duel = Scenario(you=you, foe=Side(), at="field", options=options).choose("field", "Coronation Feast")
    assert (duel.coins(), duel.scores) == ((0, 3), (20, 20))
    assert duel.why_not("Coronation Feast").startswith("[KK-054] Play: It was fielded this turn.")
    duel.choose("go_on")
    assert duel.why_not("Coronation Feast").startswith("[KK-054] Play: It was fielded this turn.")
    duel.end_turn().pass_turn()
    assert duel.why_not("Coronation Feast").startswith("[KK-R07] Play: Noble Actions are played during the actions")
    duel.choose("go_on").play("Coronation Feast")
    assert (duel.coins(), duel.scores, duel.graveyard()) == ((3, 0), (24, 20), ["Coronation Feast"])

    held = Scenario(you=Side(hand=["Royal Levy"], coins=5), options=options)
    assert (
        held.why_not("Royal Levy") == "[KK-R30] Play: In this match Noble Actions are fielded before they are played."
    )


@rule("KK-R30", "KK-R32")
def test_what_was_fielded_works_on_payment_once_it_is_active() -> None:
    """Not when it is fielded; its first upkeep is due on the turn after it was played."""
    options = {"noble_actions": "fielded"}
    you = Side(hand=["Siege of the Capital"], coins=2)
    duel = Scenario(you=you, foe=Side(), at="field", options=options).choose("field", "Siege of the Capital")
    assert duel.scores == (20, 20)
    duel.choose("go_on").end_turn().pass_turn().choose("go_on").play("Siege of the Capital")
    assert (duel.scores, duel.coins(), duel.nobles()) == ((20, 18), (2, 0), ["Siege of the Capital"])
    duel.end_turn().pass_turn().choose("pay", "Siege of the Capital")
    assert (duel.scores, duel.coins()) == ((20, 16), (0, 2))
