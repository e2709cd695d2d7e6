"""Why a card is dark: the same functions that list the options say it, with the rule and the numbers."""

import pytest
from tests.games.zenonzard.scenario import (
    BLUE,
    DEFAULT_FORCES,
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
)
from tests.rules import rule

from hexadeck import games
from hexadeck.games.zenonzard import clock, limits

_, SPHYNX = DEFAULT_FORCES
_, PEGASUS = QUIET


def said(duel: Scenario, name: str) -> str:
    """What whoever is asked reads about a card on the table, whosever it is."""
    seat = duel.decider
    assert seat is not None
    view = duel.match.view(seat)["table"]["seats"]
    lying = [card for side in view for zone in ("field", "base", "forces", "trash", "removed") for card in side[zone]]
    handle = next(card["handle"] for card in lying if card["name"] == name)
    return "; ".join(str(reason) for reason in duel.match.why_not(seat, handle)) or "None"


@rule("ZZ-057", "ZZ-058")
@pytest.mark.parametrize(
    ("card", "base", "said"),
    [
        ("Drill Golem", [], "[ZZ-057] Summon: It costs 2 mana, you have 0 Active."),
        ("Drill Golem", [RED], "[ZZ-057] Summon: It costs 2 mana, you have 1 Active."),
        ("Drill Golem", [BLUE, NEUTRAL], "[ZZ-058] Summon: Needs 1 red mana, you have none."),
        ("Cheetera", [GREEN] * 4, "[ZZ-058] Summon: Needs 1 yellow mana, you have none."),
        (
            "Emberwing Herald",
            ["Emberwing Herald", NEUTRAL, NEUTRAL, NEUTRAL],
            "[ZZ-058] Summon: Your mana cannot pay for all its colours at once: you need 1 more.",
        ),
    ],
)
def test_a_card_that_cannot_be_paid_says_what_is_missing(card: str, base: list[str], said: str) -> None:
    """How much it costs, which colour it needs, and what there is."""
    assert Scenario(you=Side(hand=[card], base=base)).why_not(card, "hand") == said


@rule("ZZ-075", "ZZ-048")
def test_cards_say_when_they_are_played() -> None:
    """A Base Minion in the Main Phase, a Field Minion in the Mana Phase."""
    main = Scenario(you=Side(hand=[RED]))
    mana = Scenario(you=Side(hand=[RED, "Drill Golem"]), at="mana")

    assert main.why_not(RED, "hand").startswith("[ZZ-075] Summon: ")
    assert mana.why_not(RED, "hand") == "None"
    assert mana.why_not("Drill Golem", "hand") == "[ZZ-048] Place: Only a Base Minion can be placed in the Mana Phase."


@rule("ZZ-026", "ZZ-087", "ZZ-063")
def test_what_lies_on_the_table_says_why_it_stays() -> None:
    """A Rested minion, a minion card without a Movement, Neutral Mana with one."""
    still = Scenario(you=Side(field=["Fire Beetle (rested)"], base=["Eoraptor"], movements=0))
    moving = Scenario(you=Side(base=[NEUTRAL], movements=1))

    assert still.why_not("Fire Beetle", "field") == (
        "[ZZ-087] Move: You have no Movement left.; "
        "[ZZ-026] Attack: It is Rested. Only an Active minion can attack or block."
    )
    assert still.why_not("Eoraptor", "base") == "[ZZ-087] Move: You have no Movement left."
    assert moving.why_not("Neutral Mana", "base") == "[ZZ-063] Move: Neutral Mana can never be moved."


@rule("ZZ-093", "ZZ-091", "ZZ-120")
def test_what_the_foe_has_says_why_it_cannot_be_attacked() -> None:
    """A minion never can; a Force cannot by nobody, nor when it is destroyed."""
    duel = Scenario(
        foe=Side(field=["Fire Beetle"], forces=["Force of Sin - Cyclops", "Force of Eternity - Ouroboros (0)"])
    )

    assert [
        said(duel, name) for name in ("Fire Beetle", "Force of Sin - Cyclops", "Force of Eternity - Ouroboros")
    ] == [
        "[ZZ-093] Attack: Minions cannot be attacked. Attack Life or a Force.",
        "[ZZ-091] Attack: You have no minion that can attack it now.",
        "[ZZ-120] Attack: It is destroyed and has no further effect.",
    ]


@rule("ZZ-024")
def test_a_text_that_forbids_something_is_named_with_what_it_forbids() -> None:
    """A Base Minion on the field cannot block."""
    duel = Scenario(you=Side(field=["Fire Beetle"]), foe=Side(field=["Miner of Aguma", "Velociraptor"]))
    duel.choose("attack_life", "Fire Beetle")

    assert duel.why_not("Miner of Aguma", "field", FOE) == "[ZZ-024] Block: Its own text keeps it from blocking."


@rule("ZZ-026", "ZZ-097")
def test_a_minion_that_may_move_says_why_it_cannot_attack() -> None:
    """What can be done with it is no reason to be silent about the rest."""
    duel = Scenario(you=Side(field=["Fire Beetle (rested)", "Megalosaurus (new)"], movements=1))

    assert duel.offered("move_to_base") == ["Move Fire Beetle to the base", "Move Megalosaurus to the base"]
    assert said(duel, "Fire Beetle") == "[ZZ-026] Attack: It is Rested. Only an Active minion can attack or block."
    assert said(duel, "Megalosaurus") == (
        "[ZZ-097] Attack: It arrived this turn: it cannot attack Life while a Force stands."
    )


@rule("ZZ-093")
def test_where_no_force_stands_a_minion_attacks_life() -> None:
    """It can, so nothing has to be said of Forces that are gone."""
    duel = Scenario(you=Side(field=["Fire Beetle"], movements=1), foe=Side(forces=RUINS))

    assert duel.is_offered("attack_life", "Fire Beetle")
    assert said(duel, "Fire Beetle") == "None"


@rule("ZZ-R25")
def test_a_minion_that_must_spare_forces_attacks_life_only() -> None:
    """Alliance Chief Officer Deizler stands before them."""
    foe = Side(field=["Alliance Chief Officer Deizler"], forces=QUIET)
    duel = Scenario(you=Side(field=["Fire Beetle"], movements=1), foe=foe)

    assert duel.is_offered("attack_life", "Fire Beetle")
    assert said(duel, "Fire Beetle") == "[ZZ-R25] Attack: An effect keeps it from attacking Forces."
    assert said(duel, PEGASUS) == "[ZZ-091] Attack: You have no minion that can attack it now."


@rule("ZZ-R12")
def test_on_the_first_turn_nobody_attacks_where_the_match_says_so() -> None:
    """Although the minion is Active."""
    rules = {"first_turn_attack": False}
    duel = Scenario(you=Side(field=["Fire Beetle"], movements=1), turn_number=1, options=rules)

    assert said(duel, "Fire Beetle") == (
        "[ZZ-R12] Attack: In this match the first player cannot attack on the first turn."
    )


@rule("ZZ-R56")
def test_after_five_hundred_actions_everything_says_so() -> None:
    """Hand, field and base; only the end of the phase is left."""
    duel = Scenario(
        you=Side(hand=["Drill Golem"], field=["Eoraptor", "Fire Beetle"], base=[RED, RED, RED], movements=1)
    )
    duel.table.clock[clock.ACTIONS] = limits.CHAIN_LIMIT - 1
    duel.choose("move_to_base", "Eoraptor")
    limit = "You have taken 500 actions this turn. You can only end it."

    assert duel.options() == ["End the Main Phase"]
    assert duel.why_not("Drill Golem", "hand") == f"[ZZ-R56] Summon: {limit}"
    assert said(duel, "Fire Beetle") == f"[ZZ-R56] Move, Attack: {limit}"
    assert said(duel, RED) == f"[ZZ-R56] Move: {limit}"


@rule("ZZ-078", "ZZ-100", "ZZ-017")
def test_cards_say_when_their_time_is() -> None:
    """Flash Magic before the attack, everything else while it lasts."""
    you = Side(hand=["Chimera Vortex", "Drill Golem"], field=["Megalosaurus"], base=[YELLOW] * 3, forces=QUIET)
    duel = Scenario(you=you)
    before = duel.why_not("Chimera Vortex", "hand")
    duel.attack("Megalosaurus")
    only = "In a Flash Phase only Flash Magic and minions with Swoop can be played."

    assert before == "[ZZ-078] Use: It has Flash only: use it while a minion attacks."
    assert (duel.kind, duel.is_offered("use", "Chimera Vortex")) == ("flash", True)
    assert duel.why_not("Drill Golem", "hand") == f"[ZZ-100] Summon: {only}"
    assert duel.why_not(QUIET[0], "forces") == "[ZZ-017] Use: A Force has no cost. Its ability works by itself."


@rule("ZZ-103", "ZZ-107")
def test_minions_wait_for_the_block_phase() -> None:
    """The foe's; the attacker's own have nothing to do but what the question says."""
    hand = ["Chimera Vortex"]
    duel = Scenario(
        you=Side(hand=hand, field=["Megalosaurus"], base=[YELLOW] * 3),
        foe=Side(hand=hand, field=["Fire Beetle"], base=[YELLOW] * 3),
    )
    duel.attack("Megalosaurus")
    asked = [duel.why_not("Fire Beetle", "field", FOE)]
    duel.choose("pass")
    asked.append(duel.why_not("Megalosaurus", "field", YOU))

    assert asked == [
        "[ZZ-103] Block: Minions block when the Flash Phase is over.",
        '[ZZ-102] You are asked for something else: "Megalosaurus attacks. Play a Flash card or pass."',
    ]


@rule("ZZ-008", "ZZ-011")
def test_what_is_no_more_says_so() -> None:
    """Whatever it was played as."""
    duel = Scenario(you=Side(trash=["Drill Golem", "Mud Pit"]))

    assert said(duel, "Drill Golem") == "[ZZ-011] Summon: It is in the trash."
    assert said(duel, "Mud Pit") == "[ZZ-011] Use: It is in the trash."


@rule("ZZ-107", "ZZ-206", "ZZ-214")
@pytest.mark.parametrize(
    ("attacker", "blockers", "reason"),
    [
        (
            "Giga Cyclops",
            ["Leviathan", "Fire Beetle"],
            "[ZZ-107] Block: An effect keeps it from blocking this attacker.",
        ),
        (
            "Floating Cloth",
            ["Floating Cloth", "Fire Beetle"],
            "[ZZ-206] Block: The attacker has Infiltrate: only a minion with cost 5 can block it.",
        ),
    ],
)
def test_a_minion_says_why_it_cannot_block_this_attacker(attacker: str, blockers: list[str], reason: str) -> None:
    """Another of the same side may."""
    duel = Scenario(you=Side(field=[attacker]), foe=Side(field=blockers)).attack(attacker)

    assert duel.offered("block") == [f"Block with {blockers[0]}"]
    assert said(duel, blockers[1]) == reason


@rule("ZZ-107", "ZZ-214")
def test_a_minion_says_that_it_is_kept_from_blocking_or_that_another_must() -> None:
    """By Magic; by two minions that each choose one."""
    foe = Side(field=["Megalosaurus", "Leviathan"])
    kept = Scenario(you=Side(hand=["Paralyzer"], field=["Rockeater"], base=[RED, RED]), foe=foe)
    kept.use("Paralyzer").choose("choose", "Megalosaurus").attack("Rockeater").pass_all()
    forcing = Side(hand=["Android Commando"], field=["Thexuvans - The Pious"])
    forced = Scenario(you=forcing, foe=Side(field=["Megalosaurus", "Leviathan", "Eoraptor"], forces=QUIET), at="mana")
    forced.choose("place", "Android Commando").choose("choose", "Leviathan")
    forced.attack("Thexuvans - The Pious").choose("choose", "Eoraptor").pass_all()

    assert said(kept, "Megalosaurus") == "[ZZ-107] Block: An effect keeps it from blocking."
    assert (forced.rule, said(forced, "Megalosaurus")) == ("ZZ-214", "[ZZ-214] Block: Another minion must block.")


@rule("ZZ-027", "ZZ-058", "ZZ-060")
def test_mana_says_why_it_does_not_pay() -> None:
    """Rested, chosen already, or of no colour that is still needed; equal ones are asked about in vain."""
    base = [RED, "Guardian of Aguma", BLUE, GREEN, f"{YELLOW} (rested)"]
    duel = Scenario(you=Side(hand=["Drill Golem"], base=base))
    duel.choose("summon", "Drill Golem")
    base_view = duel.match.view(YOU)["table"]["seats"][YOU]["base"]

    assert [duel.match.why_not(YOU, card["handle"]) for card in base_view[:4]] == [[], [], [], []]
    assert said(duel, YELLOW) == "[ZZ-027] Rest: It is Rested. Only Active mana can be spent."

    duel.choose("pay", BLUE)

    assert duel.kind == "payment"
    assert said(duel, BLUE) == "[ZZ-060] Rest: You have already chosen it. Undo takes it back."
    assert said(duel, GREEN) == "[ZZ-058] Rest: The rest of the cost needs mana of other colours."


@rule("ZZ-R45")
def test_a_card_says_which_words_of_a_text_it_does_not_fit() -> None:
    """One property, or all that says what to choose."""
    field = ["Leviathan", "Eoraptor", "Fire Beetle", "Chalchalsio"]
    duel = Scenario(you=Side(hand=["Mud Pit"], base=[PURPLE]), foe=Side(field=field)).use("Mud Pit")
    words = "Choose: The text of Mud Pit says"

    assert duel.offered("choose") == ["Choose Eoraptor", "Choose Fire Beetle"]
    assert said(duel, "Leviathan") == f'[ZZ-R45] {words} "with cost 3 or less".'
    assert said(duel, SPHYNX) == f'[ZZ-R45] {words} "one minion with cost 3 or less".'


@rule("ZZ-123")
def test_an_effect_that_has_its_place_says_so() -> None:
    """The others can still be the next."""
    base = ["Guardian of Aguma", "Guardian of Poseido", "Guardian of Demete"]
    duel = Scenario(you=Side(base=base)).end_turn().order("Guardian of Poseido")

    assert duel.offered("next_effect") == ["Next: Guardian of Aguma", "Next: Guardian of Demete"]
    assert said(duel, "Guardian of Poseido") == "[ZZ-123] Next: You have already chosen it. Undo takes it back."


@rule("ZZ-212", "ZZ-085")
def test_a_minion_that_a_text_must_not_choose_says_so() -> None:
    """Chalchalsio is none for the foe's Magic, a token none that moves."""
    foe = Side(field=["Leviathan", "Eoraptor", "Chalchalsio", "Golem S"])
    protected = Scenario(you=Side(hand=["Destruction"], base=[PURPLE] * 5), foe=foe).use("Destruction")
    moving = Scenario(you=Side(hand=["Mer Soldier"], field=foe.zones["field"]), at="mana")
    moving.choose("place", "Mer Soldier")

    assert said(protected, "Chalchalsio") == "[ZZ-R45] Choose: A card's text keeps Destruction from choosing it."
    assert said(moving, "Golem S") == "[ZZ-085] Choose: Tokens cannot be moved."


@rule("ZZ-038")
def test_whoever_waits_reads_whose_turn_it_is() -> None:
    """Whatever could be done with the card on one's own turn."""
    duel = Scenario(you=Side(hand=["Drill Golem"]), foe=Side(hand=["Drill Golem"], base=[RED, RED]))

    assert duel.why_not("Drill Golem", "hand", FOE) == "[ZZ-038] It is not your turn. Player 1 decides now."


def test_of_equal_cards_none_is_dark() -> None:
    """An option names one of them, and stands for all."""
    duel = Scenario(you=Side(hand=["Drill Golem", "Drill Golem"], base=[RED, RED]))
    hand = duel.match.view(YOU)["table"]["seats"][YOU]["hand"]

    assert [duel.match.why_not(YOU, card["handle"]) for card in hand] == [[], []]


@rule("ZZ-035")
def test_a_card_that_is_chosen_says_how_to_take_it_back() -> None:
    """Other cards of the hand can still be returned."""
    match = games.load("zenonzard").start(seed=7)
    seat = match.seat
    assert seat is not None
    first, second = [option for option in match.view(seat)["options"] if option["verb"] == "return"][:2]
    match.choose(next(i for i, option in enumerate(match.view(seat)["options"]) if option == first))

    told = [str(reason) for reason in match.why_not(seat, first["card"])]
    assert told == ["[ZZ-035] Return: You have already chosen it. Undo takes it back."]
    assert match.why_not(seat, second["card"]) == []
