"""What people see of a formation, and what the bot goes by."""

import pytest
from rich.text import Text
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule

from hexadeck import agents
from hexadeck.cli.terminal.layout import load_layout, view_of
from hexadeck.cli.terminal.screen import Scene, draw_screen

HARALD = "King Harald Ironcrown"
CADOR = "Sir Cador Redlance"
MADOC = "Sir Madoc Ironside"
BRANWEN = "Queen Branwen"
ANSELM = "Bishop Anselm"
GREYWATCH = "Rook of Greywatch"


def roles(duel: Scenario, seat: int = YOU) -> list[tuple[str, str]]:
    """Of every card in a slot, what the formation is called and what the card brings to it."""
    return [(card["formation"], card["role"]) for card in duel.match.view(FOE)["table"]["seats"][seat]["slots"]]


# -- formations as one unit --------------------------------------------------------------------------------------------


@rule("KK-091")
def test_a_king_stack_says_what_each_card_adds() -> None:
    """5, 3 and 1 make 9, as long as the attack is under way."""
    foe = Side(field=[GALEN])
    duel = Scenario(you=Side(field=[HARALD, CADOR, SOLDIER]), foe=foe).stack(HARALD, CADOR, SOLDIER)

    assert roles(duel) == [("King stack, attack 9", f"adds {attack}") for attack in (5, 3, 1)]
    duel.allow()
    assert roles(duel) == [("King stack", "")] * 3


@rule("KK-R29")
@pytest.mark.parametrize(
    ("leader", "partner", "attacking", "resting"),
    [
        (BRANWEN, MADOC, ["deals 6", "takes damage"], ["deals 6", "takes damage"]),
        (ANSELM, GALEN, ["heals", "deals 3"], ["absorbs", "deals 3"]),
        (GREYWATCH, GALEN, ["+2/+7", "+3/+4"], ["", ""]),
    ],
)
def test_a_pair_says_who_does_what(leader: str, partner: str, attacking: list[str], resting: list[str]) -> None:
    """In the attack, and afterwards in the slot."""
    duel = Scenario(you=Side(field=[leader, partner]), foe=Side(field=[SOLDIER])).form_up(leader, partner)

    assert [role for _, role in roles(duel)] == attacking
    duel.allow()
    assert [role for _, role in roles(duel)] == resting


def test_a_card_alone_is_no_formation() -> None:
    """Nothing is said of it."""
    duel = Scenario(you=Side(field=[LAMONT])).hit(LAMONT)

    assert roles(duel) == [("", "")]


@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_shows_slots_coins_and_control(width: int) -> None:
    """A formation in one piece, the field with its numbers."""
    foe = Side(field=[f"{GALEN} (3)"], coins=2, spent=1, control=13)
    duel = Scenario(you=Side(field=[HARALD, CADOR, SOLDIER]), foe=foe).stack(HARALD, CADOR, SOLDIER)
    scene = Scene(view_of(duel.match, YOU), load_layout(load()), ["Ann", "Ben"], [])

    screen = "\n".join(line.plain for line in draw_screen(scene, width, 40, False).lines if isinstance(line, Text))

    stack = "King stack, attack 9: ▶King Harald 5/6 (adds 5) + Sir Cador 3/1 (adds 3) + Foot Soldier 1/2 (adds 1)"
    assert stack in " ".join(screen.split())
    for said in ("Ben  Control 13", "coins 2/3", "3/4/3", "attacks the kingdom"):
        assert said in screen


# -- the bot -----------------------------------------------------------------------------------------------------------


def test_the_outlook_is_equal_and_opposite() -> None:
    """What is good for one is bad for the other, but for the hand that only its owner knows."""
    duel = Scenario(you=Side(field=[HARALD, GALEN], control=30), foe=Side(field=[SOLDIER], control=9), at="field")
    game, table = duel.match.game, duel.table

    assert game.judge.evaluate(table, YOU) == -game.judge.evaluate(table, FOE) > 0


def test_a_win_is_worth_more_than_anything() -> None:
    """And a loss as little."""
    duel = Scenario(you=Side(field=[LAMONT], control=38)).choose("patrol", LAMONT)
    game = duel.match.game

    assert (game.judge.evaluate(duel.table, YOU), game.judge.evaluate(duel.table, FOE)) == (1_000_000, -1_000_000)


def quick(duel: Scenario) -> str:
    return duel.options()[duel.match.game.judge.quick(duel.table)]


def test_quick_answers_are_sensible() -> None:
    """Block for a good trade, or when the attack would be the end; allow it otherwise."""
    trade = Scenario(you=Side(field=[CADOR]), foe=Side(field=[GALEN])).attack(CADOR)
    waste = Scenario(you=Side(field=["Bishop Anselm", GALEN]), foe=Side(field=[HARALD])).attack("Bishop Anselm")
    deadly = Scenario(you=Side(field=["Sir Hector Doomhammer"]), foe=Side(field=[SOLDIER], control=8))

    assert quick(trade) == f"Block with {GALEN}"
    assert quick(waste) == f"Block with {HARALD}"
    assert quick(deadly.attack("Sir Hector Doomhammer")) == f"Block with {SOLDIER}"


def test_the_bot_takes_a_win() -> None:
    """A patrol to 40 rather than any attack."""
    you = Side(field=[LAMONT, "Sir Hector Doomhammer"], control=38)
    duel = Scenario(you=you, foe=Side(field=[GALEN]))

    choice = agents.load("greedy", "a seed").choose(duel.match, YOU)

    assert duel.options()[choice] == f"Patrol with {LAMONT}"
