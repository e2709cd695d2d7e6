"""The worked examples of the rules page."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings import zones
from hexadeck.games.knights_and_kings.table import KingsTable
from hexadeck.kernel.game import Deck

HECTOR = "Sir Hector Doomhammer"
HARALD = "King Harald Ironcrown"
EDMUND = "King Edmund the Young"
CADOR = "Sir Cador Redlance"
MADOC = "Sir Madoc Ironside"
TRISTAN = "Sir Tristan Swiftblade"
BRANWEN = "Queen Branwen"
ANSELM = "Bishop Anselm"
MORWENNA = "Dame Morwenna Nightfall"
ISOLDE = "Dame Isolde Quickspur"
GARETH = "Sir Gareth Brightshield"
COUNCIL = "War Council"
WALLS = """
Wall [HM1]
Rook
Cost 5, 0/13, 1 chevron

Guard [HM2]
Knight
Cost 5, 3/9, 1 chevron
"""


def king_stack(foe: Side, cards: str = "") -> Scenario:
    """King 5/6, Knight 3/1 and Foot Soldier 1/2 attack the kingdom: 9 in all."""
    return Scenario(you=Side(field=[HARALD, CADOR, SOLDIER]), foe=foe, cards=cards).stack(HARALD, CADOR, SOLDIER)


@rule("E01")
def test_e01_display() -> None:
    """A gain of 2 shows as 22."""
    duel = Scenario(you=Side(field=[LAMONT])).choose("patrol", LAMONT)

    assert duel.match.view(FOE)["table"]["seats"][YOU]["control"] == 22


@rule("E02")
def test_e02_allowed() -> None:
    """3 Control are lost, and the attacker lies in a slot."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[SOLDIER])).hit(LAMONT)

    assert (duel.scores, duel.slots()) == ((20, 17), [LAMONT])


@rule("E03")
def test_e03_blocked() -> None:
    """The attacker dies, the blocker lives with 3 damage."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[GALEN])).attack(LAMONT).block(GALEN)

    assert (duel.graveyard(), duel.field(FOE), duel.damage(GALEN, FOE)) == ([LAMONT], [GALEN], 3)
    assert duel.scores == (20, 20)


@rule("E04")
def test_e04_the_other_way_round() -> None:
    """The blocker dies, the attacker lives with 3 damage."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[LAMONT])).attack(GALEN).block(LAMONT)

    assert (duel.graveyard(FOE), duel.slots(), duel.damage(GALEN)) == ([LAMONT], [GALEN], 3)
    assert duel.scores == (20, 20)


@rule("E05")
def test_e05_damage_stays() -> None:
    """One more point kills the wounded blocker, and both die."""
    duel = Scenario(you=Side(field=[SOLDIER]), foe=Side(field=[f"{GALEN} (3)"])).attack(SOLDIER).block(GALEN)

    assert (duel.graveyard(), duel.graveyard(FOE)) == ([SOLDIER], [GALEN])


@rule("E06")
def test_e06_nothing_spills_over() -> None:
    """8 against 2, and the score stays."""
    duel = Scenario(you=Side(field=[HECTOR]), foe=Side(field=[SOLDIER])).attack(HECTOR).block(SOLDIER)

    assert (duel.graveyard(FOE), duel.scores, duel.damage(HECTOR)) == ([SOLDIER], (20, 20), 1)


@rule("E08")
def test_e08_king_stack() -> None:
    """9 Control are lost, and all three lie in one slot."""
    duel = king_stack(Side())

    assert (duel.scores, duel.slots()) == ((20, 11), [f"{HARALD} + {CADOR} + {SOLDIER}"])


@rule("E09")
def test_e09_blocked_by_one_card() -> None:
    """The owner of the stack orders the 2 damage."""
    king_first = king_stack(Side(field=[MADOC])).block(MADOC)
    knight_first = king_stack(Side(field=[MADOC])).block(MADOC)

    assert (king_first.decider, king_first.rule) == (YOU, "KK-R28")
    king_first.choose("take_first", HARALD)
    assert (king_first.damage(HARALD), king_first.graveyard(), king_first.graveyard(FOE)) == (2, [], [MADOC])
    assert king_first.scores == (20, 17)

    knight_first.choose("take_first", CADOR).choose("take_first", SOLDIER)
    assert (knight_first.graveyard(), knight_first.damage(SOLDIER), knight_first.damage(HARALD)) == ([CADOR], 1, 0)


@rule("E11")
def test_e11_a_wall() -> None:
    """It lives with 9 damage, and nothing goes through."""
    duel = king_stack(Side(field=["Wall"]), WALLS).block("Wall")

    assert (duel.damage("Wall", FOE), duel.scores) == (9, (20, 20))


@rule("E12")
def test_e12_stack_against_stack() -> None:
    """12 against 7 with 5 remaining defense."""
    foe = Side(field=[f"{EDMUND} (3)", f"{LAMONT} (1)", SOLDIER])
    duel = Scenario(you=Side(field=[HARALD, TRISTAN, CADOR]), foe=foe).stack(HARALD, TRISTAN, CADOR)

    duel.block_with_stack(EDMUND, LAMONT, SOLDIER)
    assert (duel.decider, duel.rule) == (YOU, "KK-R28")
    duel.choose("take_first", HARALD).choose("take_first", TRISTAN)

    assert sorted(duel.graveyard(FOE)) == [SOLDIER, EDMUND, LAMONT]
    assert duel.scores == (20, 20)
    assert (sorted(duel.graveyard()), duel.damage(TRISTAN)) == ([HARALD], 1)


@rule("E14")
def test_e14_escort() -> None:
    """The Queen deals, the Knight takes."""
    duel = Scenario(you=Side(field=[BRANWEN, MADOC]), foe=Side(field=[GALEN])).form_up(BRANWEN, MADOC).block(GALEN)

    assert (duel.graveyard(FOE), duel.damage(MADOC), duel.damage(BRANWEN), duel.scores) == ([GALEN], 3, 0, (20, 20))


@rule("E15")
def test_e15_escort_in_the_slot() -> None:
    """The pair fights as one until the Knight is gone."""
    foe = Side(slots=[f"{BRANWEN} + {MADOC} (3)"])
    duel = Scenario(you=Side(field=[GARETH, SOLDIER]), foe=foe)

    duel.attack(GARETH, BRANWEN)
    assert (duel.graveyard(), duel.graveyard(FOE), duel.slots(FOE)) == ([GARETH], [MADOC], [BRANWEN])

    duel.attack(SOLDIER, BRANWEN)
    assert (duel.graveyard(), duel.graveyard(FOE)) == ([GARETH, SOLDIER], [MADOC, BRANWEN])


@rule("E17")
def test_e17_bishop() -> None:
    """Healed in the attack, and a shield in the slot."""
    foe = Side(field=[MORWENNA, SOLDIER, LAMONT])
    duel = Scenario(you=Side(field=[ANSELM, CADOR]), foe=foe).form_up(ANSELM, CADOR).block(MORWENNA)
    assert (duel.damage(MORWENNA, FOE), duel.damage(CADOR)) == (3, 0)

    duel.end_turn().choose("go_on").attack(SOLDIER, ANSELM)
    assert (duel.graveyard(), duel.slots(), duel.damage(SOLDIER, FOE)) == ([ANSELM], [CADOR], 0)

    duel.attack(LAMONT, CADOR)
    assert (duel.graveyard(), duel.graveyard(FOE)) == ([ANSELM, CADOR], [LAMONT])


@rule("E18")
def test_e18_old_damage_stays() -> None:
    """Only the damage of this attack is healed."""
    you = Side(field=[ANSELM, f"{GALEN} (1)"])
    duel = Scenario(you=you, foe=Side(field=[MORWENNA])).form_up(ANSELM, GALEN).block(MORWENNA)

    assert (duel.damage(GALEN), duel.graveyard()) == (1, [])


@rule("E20")
def test_e20_rook_and_queen() -> None:
    """Who is hit first decides about the Queen."""
    for first, buried, damage in (
        ("Rook of Greywatch", [], 3),
        ("Queen Mathilda the Red", ["Queen Mathilda the Red"], 2),
    ):
        you = Side(field=["Rook of Greywatch", "Queen Mathilda the Red"])
        duel = Scenario(you=you, foe=Side(field=["Guard"]), cards=WALLS)
        duel.form_up("Rook of Greywatch", "Queen Mathilda the Red").block("Guard").choose("take_first", first)
        assert (duel.graveyard(FOE), duel.scores) == (["Guard"], (20, 20))
        assert (duel.graveyard(), duel.damage("Rook of Greywatch")) == (buried, damage)


@rule("E21")
def test_e21_evasive() -> None:
    """Nobody who is not Evasive blocks or attacks it."""
    duel = Scenario(you=Side(field=[ISOLDE]), foe=Side(field=[GALEN, "Dame Rowena Nightcloak (new)"], control=9))
    duel.attack(ISOLDE)
    assert duel.offered("block") == ["Block with Dame Rowena Nightcloak"]

    alone = Scenario(you=Side(field=[ISOLDE]), foe=Side(field=[GALEN])).attack(ISOLDE)
    assert alone.scores == (20, 18)
    alone.end_turn().choose("go_on")
    assert not alone.is_offered("attack_card")


@rule("E23")
def test_e23_the_first_turn() -> None:
    """Two deposits, one soldier, and nothing that could act."""
    match = load().start(4, decks=["Commons", "Commons"])
    seat = match.seat
    assert seat is not None
    t = match.table
    hand = [t.prints[t.what[card]].name for card in t.zones[zones.HAND + seat]]
    assert (len(hand), hand.count(SOLDIER) > 0) == (7, True)

    deposits = [name for name in hand if name != SOLDIER][:2]
    for verb, name in [("deposit", deposits[0]), ("deposit", deposits[1]), ("field", SOLDIER), ("go_on", "")]:
        sentences = [match.sentence(option) for option in match.options]
        match.choose(next(i for i, o in enumerate(match.options) if o.name == verb and name in sentences[i]))

    assert isinstance(t, KingsTable)
    spent = [t.spent[coin] for coin in t.zones[zones.TREASURY + seat]]
    assert (len(t.zones[zones.HAND + seat]), sorted(spent)) == (4, [0, 1])
    assert [match.sentence(option) for option in match.options] == ["End the turn"]


@rule("E24")
def test_e24_the_second_players_first_turn() -> None:
    """Eight cards, two deposits and no third."""
    duel = Scenario(foe=Side(hand=[SOLDIER] * 3 + [GALEN, LAMONT, CADOR, MADOC]), at="turn", active=FOE, turn_number=2)

    assert (duel.decider, len(duel.hand(FOE))) == (FOE, 8)
    duel.choose("deposit", SOLDIER).choose("deposit", GALEN)
    assert not duel.is_offered("deposit")


@rule("E26")
def test_e26_vulnerable() -> None:
    """A patrol of turn 5 is a target on turn 6 and ready on turn 7."""
    you = Side(field=[GALEN])
    duel = Scenario(you=you, foe=Side(field=[LAMONT, SOLDIER]), turn_number=5).choose("patrol", GALEN).end_turn()

    duel.choose("go_on")
    assert (duel.turn, duel.is_offered("attack_card", GALEN)) == (6, True)
    duel.attack(LAMONT)
    assert duel.scores == (18, 20)

    duel.end_turn().choose("go_on")
    assert (duel.turn, duel.field(), duel.is_offered("patrol", GALEN)) == (7, [GALEN], True)


@rule("E27")
def test_e27_forty() -> None:
    """The game is over at once."""
    duel = Scenario(you=Side(field=[LAMONT, GALEN], control=38)).choose("patrol", LAMONT)

    assert (duel.control(), duel.result, duel.decider) == (40, ((YOU,), "KK-110"), None)


@rule("E29")
def test_e29_upkeep() -> None:
    """Two of five coins, or the graveyard."""
    rich = Scenario(you=Side(nobles=[COUNCIL], coins=5), at="turn").choose("pay", COUNCIL)
    poor = Scenario(you=Side(nobles=[COUNCIL], coins=1), at="turn")

    assert (rich.coins(), rich.rule) == ((3, 2), "KK-039")
    assert (poor.graveyard(), poor.rule) == ([COUNCIL], "KK-039")


@rule("E30")
def test_e30_once_per_turn() -> None:
    """The other Noble Action can still be attacked."""
    foe = Side(nobles=[COUNCIL, "Royal Tithe"])
    duel = Scenario(you=Side(field=[SOLDIER, GALEN]), foe=foe, dice=[2, 5, 5])

    duel.choose("attack_noble", COUNCIL, SOLDIER)

    assert duel.nobles(FOE) == [COUNCIL, "Royal Tithe"]
    assert duel.offered("attack_noble") == [f"Roll against Royal Tithe with {GALEN}"]


@rule("E32")
@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        ({SOLDIER: 30}, []),
        ({SOLDIER: 29}, ["KK-006"]),
        ({SOLDIER: 27, GALEN: 3}, ["KK-008"]),
        ({SOLDIER: 118, GALEN: 2}, []),
    ],
)
def test_e32_decks(cards: dict[str, int], rules: list[str]) -> None:
    """30, 29, three copies, 120."""
    game = load()

    faults = game.deck_rules.check(Deck("Test", "", cards, {}), game.settings_from({}))

    assert [fault.split(":")[0] for fault in faults] == rules


@rule("E33")
def test_e33_empty_draw_pile() -> None:
    """Nothing happens, and the turn goes on."""
    duel = Scenario(you=Side(deck=[], graveyard=[GALEN]), at="turn")

    assert (duel.hand(), duel.graveyard(), duel.rule) == ([], [GALEN], "KK-039")


@rule("E35")
def test_e35_through_the_block() -> None:
    """4 of 9 get through, and that is enough."""
    duel = king_stack(Side(field=["Sir Anselm of the High Road (3)"], control=3)).block("Sir Anselm of the High Road")

    duel.choose("take_first", HARALD)

    assert (duel.control(FOE), duel.result) == (0, ((YOU,), "KK-111"))
