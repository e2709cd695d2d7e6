"""What the table says about whatever is dark: by verb, with numbers and with the rule."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, Scenario, Side
from tests.rules import rule

HARALD = "King Harald Ironcrown"
EDMUND = "King Edmund the Young"
BRANWEN = "Queen Branwen"
ISOLDE = "Dame Isolde Quickspur"
COUNCIL = "War Council"
TITHE = "Royal Tithe"


@rule("KK-053", "KK-061")
@pytest.mark.parametrize(
    ("field", "said"),
    [
        (f"{LAMONT} (new)", "[KK-053] Attack a card: You have no unit that can act now."),
        ("", "[KK-053] Attack a card: You have no unit that can act now."),
        (LAMONT, "[KK-089] Attack a card: It is Evasive. Only an Evasive card can attack it."),
        (ISOLDE, "None"),
    ],
)
def test_a_card_in_a_slot_says_why_nobody_attacks_it(field: str, said: str) -> None:
    """Not that it is Evasive while nobody is ready, and never in the words of the question."""
    duel = Scenario(
        you=Side(field=[field] if field else []), foe=Side(field=[SOLDIER], slots=[ISOLDE], nobles=[COUNCIL])
    )

    assert duel.why_not(ISOLDE, FOE) == said
    assert duel.why_not(SOLDIER, FOE) == "[KK-061] Attack a card: Cards in the field cannot be attacked."


@rule("KK-053", "KK-079")
def test_a_noble_action_of_the_foe_says_why_nobody_attacks_it() -> None:
    """As a card in a slot does."""
    duel = Scenario(you=Side(field=[f"{LAMONT} (new)"]), foe=Side(nobles=[COUNCIL]))

    assert duel.why_not(COUNCIL, FOE) == "[KK-053] Attack a Noble Action: You have no unit that can act now."


@rule("KK-058", "KK-R29")
def test_an_aim_says_why_not() -> None:
    """The escort of a pair is no target for a formation either."""
    foe = Side(field=[SOLDIER], slots=[f"{BRANWEN} + {GALEN}", ISOLDE])
    duel = Scenario(you=Side(field=["Rook of Greywatch", LAMONT]), foe=foe).choose("form_up")

    assert duel.why_not(GALEN, FOE) == "[KK-R29] Attack: The pair is one target. Attack its Queen or its Bishop."
    assert duel.why_not(SOLDIER, FOE) == "[KK-061] Attack: Cards in the field cannot be attacked."
    assert duel.why_not(ISOLDE, FOE) == "[KK-089] Attack: It is Evasive. Only an Evasive card can attack it."


@rule("KK-054", "KK-R25")
def test_a_fresh_twin_has_a_reason_of_its_own() -> None:
    """Two ready Foot Soldiers and a fresh one: the third cannot march with the King."""
    field = [HARALD, SOLDIER, SOLDIER, f"{SOLDIER} (new)", "Queen Branwen"]
    duel = Scenario(you=Side(field=field)).choose("lead_stack")
    handles = [duel.table.handles[0][duel.find(SOLDIER, nth=nth)] for nth in range(3)]

    assert [str(duel.match.why_not(0, handle)) for handle in handles] == [
        "[]",
        "[]",
        "[[KK-054] Add: It was fielded this turn. It can act on your next one.]",
    ]
    assert duel.why_not(BRANWEN) == "[KK-091] Add: Only Knights and Foot Soldiers go with a King."


@rule("KK-091", "KK-R25")
def test_formations_say_what_they_lack() -> None:
    """A King two companions, a Queen a Knight, a Knight the Queen who would take it along."""
    duel = Scenario(you=Side(field=[HARALD, SOLDIER, BRANWEN]))

    assert duel.why_not(HARALD).endswith(
        "[KK-091] Lead a King stack: It takes two Knights or Foot Soldiers that can go with the King."
    )
    assert duel.why_not(BRANWEN).count("[KK-R25] Form up: No unit that could go with it is ready.") == 1

    duel = Scenario(you=Side(field=[LAMONT, SOLDIER, f"{BRANWEN} (new)"]))
    said = "[KK-R25] Form up: No Queen, Bishop or Rook that would take it along is ready."
    assert duel.why_not(LAMONT).endswith(said)
    assert "Form up" not in duel.why_not(SOLDIER), "a Queen takes no Foot Soldier along, so nobody wonders"


@rule("KK-060", "KK-079")
def test_a_ready_unit_says_what_there_is_not_to_attack() -> None:
    """Though it can attack the kingdom, and patrol."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[SOLDIER]))

    assert duel.why_not(LAMONT) == (
        "[KK-060] Attack a card: There is no card in your opponent's slots that it could attack.; "
        "[KK-079] Attack a Noble Action: Your opponent has no Noble Action that could be attacked now."
    )


@rule("KK-R44", "KK-R27", "KK-095")
def test_a_block_says_why_not() -> None:
    """Another must; a stack blocks only stacks; a King alone is none."""
    field = [SOLDIER, ISOLDE, EDMUND, BRANWEN]
    foe = Side([LAMONT], field, nobles=[COUNCIL], graveyard=["Sir Aldric the Green"], coins=[GALEN])
    you = Side(hand=["Herald's Challenge"] * 2, coins=3, field=[LAMONT])
    duel = Scenario(you=you, foe=foe).play("Herald's Challenge").pick(SOLDIER)
    duel.play("Herald's Challenge").pick(ISOLDE).attack(LAMONT)
    assert duel.why_not(EDMUND, FOE, viewer=FOE) == (
        "[KK-R27] Block with a King stack: Only the attack of a King stack can be blocked with one.; "
        "[KK-R44] Block: Another unit must block."
    )
    assert duel.why_not(GALEN, FOE, viewer=FOE) == "[KK-046] Block: It is a coin for the rest of the game."
    for elsewhere in (LAMONT, COUNCIL, "Sir Aldric the Green"):
        assert duel.why_not(elsewhere, FOE, viewer=FOE) == "[KK-R09] Block: Only a unit in your field can block."

    foe = Side(field=[SOLDIER, EDMUND])
    duel = Scenario(you=Side(field=[HARALD, LAMONT, SOLDIER]), foe=foe).stack(HARALD, LAMONT, SOLDIER)
    assert duel.why_not(EDMUND, FOE, viewer=FOE) == (
        "[KK-091] Block with a King stack: It takes two Knights or Foot Soldiers that can go with the King."
    )


@rule("KK-R03", "KK-R11", "KK-R28")
def test_options_and_shares_have_reasons_too() -> None:
    """Either fielding or deposits, a limit of blocks, and whoever takes damage already."""
    options = {"field_and_deposit_same_turn": False, "max_blocks_per_card_per_turn": 1}
    duel = Scenario(you=Side(hand=[SOLDIER, LAMONT], coins=3), at="field", options=options).choose("field", SOLDIER)
    said = "[KK-R03] Deposit: In this match you can't deposit and field cards in the same turn."
    assert said in duel.why_not(LAMONT)

    duel = Scenario(you=Side(field=[SOLDIER, LAMONT]), foe=Side(field=[GALEN, HARALD]), options=options)
    duel.attack(SOLDIER).block(GALEN).attack(LAMONT)
    said = "[KK-R11] Block: It has reached this match's limit of blocks a turn: 1."
    assert duel.why_not(GALEN, FOE, viewer=FOE) == said

    duel = Scenario(you=Side(field=[HARALD, LAMONT, GALEN]), foe=Side(field=["Sir Gareth Brightshield"]))
    duel.stack(HARALD, LAMONT, GALEN).block("Sir Gareth Brightshield").choose("take_first", LAMONT)
    assert duel.why_not(LAMONT) == "[KK-R28] Take damage first: It takes damage already."


@rule("KK-012", "KK-077", "KK-046")
def test_ones_own_piles_say_why_nothing_of_them_is_used() -> None:
    """The graveyard, what is active already, and coins."""
    duel = Scenario(you=Side(graveyard=[LAMONT], nobles=[COUNCIL], coins=[GALEN]))

    assert duel.why_not(LAMONT) == "[KK-012] Play: It lies in the graveyard."
    assert duel.why_not(COUNCIL) == "[KK-077] Play: It is active, as long as you pay for it every turn."
    assert duel.why_not(GALEN) == "[KK-046] Play: It is a coin for the rest of the game."
    duel = Scenario(you=Side(nobles=[COUNCIL]), at="field")
    assert duel.why_not(COUNCIL) == "[KK-077] Field: It is active, as long as you pay for it every turn."
