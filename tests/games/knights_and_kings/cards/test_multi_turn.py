"""The Multi-Turn Noble Actions of the set, each while it is active."""

from itertools import product

from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, Scenario, Side

BORS = "Sir Bors the Stout"
MADOC = "Sir Madoc Ironside"
EDMUND = "King Edmund the Young"


def played(name: str, foe: Side | None = None, coins: int = 8, **yours: object) -> Scenario:
    """The card has just been played."""
    hand = [name, *yours.pop("hand", [])]  # type: ignore[misc]
    return Scenario(you=Side(hand=hand, coins=coins, **yours), foe=foe).play(name)  # type: ignore[arg-type]


def next_upkeep(duel: Scenario) -> Scenario:
    """On to the question at the owner's next upkeep."""
    return duel.end_turn().pass_turn()


def test_royal_tithe_puts_a_spent_coin_into_the_treasury_at_each_payment() -> None:
    """The top card of the deck, face down."""
    duel = played("Royal Tithe", coins=1, deck=[GALEN, BORS, LAMONT, MADOC])
    assert (duel.treasury()[1:], duel.coins()) == ([GALEN], (0, 2))

    next_upkeep(duel).choose("pay")

    assert (duel.treasury()[1:], duel.coins()) == ([GALEN, LAMONT], (1, 2))


def test_standing_army_strengthens_foot_soldiers() -> None:
    """+1/+1 and a chevron; nobody else's, and no Knights."""
    duel = played("Standing Army", Side(field=[SOLDIER]), field=[SOLDIER, GALEN])

    assert (duel.numbers(SOLDIER), duel.numbers(GALEN)) == ((2, 3, 2), (3, 4, 1))
    assert duel.numbers(SOLDIER, FOE) == (1, 2, 1)
    assert duel.choose("patrol", SOLDIER).control() == 22


def test_siege_of_the_capital_takes_two_at_each_payment() -> None:
    """When it is played and at every upkeep."""
    duel = played("Siege of the Capital")
    assert duel.control(FOE) == 18

    assert next_upkeep(duel).choose("pay").control(FOE) == 16


def test_pilgrimage_road_gains_two_at_each_payment() -> None:
    """When it is played and at every upkeep."""
    duel = played("Pilgrimage Road")
    assert duel.control() == 22

    assert next_upkeep(duel).choose("pay").control() == 24


def test_field_hospital_heals_every_unit_by_one() -> None:
    """In the field and in slots, at each payment."""
    duel = played("Field Hospital", field=[f"{GALEN} (3)", MADOC], slots=[f"{BORS} (1)"])
    assert [duel.damage(name) for name in (GALEN, MADOC, BORS)] == [2, 0, 0]

    assert next_upkeep(duel).choose("pay").damage(GALEN) == 1


def test_oath_of_vigil_lets_units_in_slots_block() -> None:
    """They stay where they are; a King stack may be gathered from slots, too."""
    foe = Side(field=[EDMUND], slots=[MADOC, f"{SOLDIER} + {BORS}"], nobles=["Oath of Vigil"])
    single = Scenario(you=Side(field=[LAMONT]), foe=foe).attack(LAMONT)
    assert single.offered("block") == [f"Block with {name}" for name in (SOLDIER, EDMUND, BORS, MADOC)]

    single.block(MADOC)
    assert (single.slots(FOE), single.damage(MADOC, FOE)) == ([MADOC, f"{SOLDIER} + {BORS}"], 3)

    you = Side(field=["King Harald Ironcrown", GALEN, LAMONT])
    stack = Scenario(you=you, foe=foe).stack("King Harald Ironcrown", GALEN, LAMONT)
    assert stack.is_offered("block_with_stack", EDMUND)


def test_without_the_oath_they_do_not() -> None:
    """An oath of the attacker's own is of no use."""
    duel = Scenario(you=Side(field=[LAMONT], nobles=["Oath of Vigil"]), foe=Side(slots=[MADOC])).attack(LAMONT)

    assert duel.scores == (20, 17)


def test_night_patrols_makes_patrols_evasive_in_their_slots() -> None:
    """Not those that attacked."""
    foe = Side(slots=[f"{MADOC} (patrolled)", BORS], nobles=["Night Patrols"])
    duel = Scenario(you=Side(field=[LAMONT]), foe=foe)

    assert (duel.is_evasive(MADOC, FOE), duel.is_evasive(BORS, FOE)) == (True, False)
    assert duel.offered("attack_card") == [f"Attack {BORS} with {LAMONT}"]


def test_war_council_draws_a_card_at_each_payment() -> None:
    """When it is played and at every upkeep."""
    duel = played("War Council", deck=[GALEN, LAMONT, BORS, MADOC])
    assert duel.hand() == [GALEN]

    assert next_upkeep(duel).choose("pay").hand() == [GALEN, LAMONT, BORS]


def test_iron_curfew_takes_one_from_opposing_patrols() -> None:
    """Never below nothing; one's own are as ever."""
    foe = Side(nobles=["Iron Curfew", "Iron Curfew"])
    two = Scenario(you=Side(field=["Dame Maud of the Beacons", SOLDIER]), foe=foe)

    assert two.choose("patrol", "Dame Maud of the Beacons").control() == 21
    assert two.choose("patrol", SOLDIER).control() == 21
    own = Scenario(you=Side(field=[SOLDIER], nobles=["Iron Curfew"])).choose("patrol", SOLDIER)
    assert own.control() == 21


def test_tournament_season_strengthens_knights() -> None:
    """And nobody else."""
    duel = played("Tournament Season", field=[GALEN, SOLDIER, EDMUND])

    assert [duel.numbers(name)[0] for name in (GALEN, SOLDIER, EDMUND)] == [4, 1, 3]
    assert duel.hit(GALEN).control(FOE) == 16


def test_wards_of_the_chapel_rolls_a_third_die() -> None:
    """225 of 1296 attempts succeed; it guards all of its owner's Noble Actions."""
    wins = sum(mine > max(others) for mine, *others in product(range(1, 7), repeat=4))
    assert wins == 225

    foe = Side(nobles=["Wards of the Chapel", "War Council"])
    for third, left in ((6, 2), (2, 1)):
        duel = Scenario(you=Side(field=[SOLDIER]), foe=foe, dice=[5, 1, 1, third])
        duel.choose("attack_noble", "War Council")
        assert len(duel.nobles(FOE)) == left
        assert len(duel.story("rolled")) == 4


def test_kings_road_allows_a_third_deposit() -> None:
    """A fourth with a second copy."""
    for nobles, count in ((["King's Road"], 3), (["King's Road", "King's Road"], 4)):
        you = Side(hand=[GALEN, LAMONT, BORS, MADOC, SOLDIER], nobles=nobles)
        duel = Scenario(you=you, at="field")
        for name in (GALEN, LAMONT, BORS, MADOC)[:count]:
            duel.choose("deposit", name)
        assert not duel.is_offered("deposit")


def test_muster_the_shires_fields_a_soldier_from_the_graveyard_first() -> None:
    """For no coins, and newly fielded."""
    duel = played("Muster the Shires", coins=1, hand=[SOLDIER], graveyard=[SOLDIER, GALEN])

    assert (duel.field(), duel.hand(), duel.graveyard()) == ([SOLDIER], [SOLDIER], [GALEN])
    assert (duel.coins(), duel.is_offered("patrol")) == ((0, 1), False)


def test_muster_the_shires_fields_a_soldier_from_the_hand_if_there_is_none() -> None:
    """Without paying for it."""
    duel = played("Muster the Shires", hand=[SOLDIER, GALEN], graveyard=[LAMONT])

    assert (duel.field(), duel.hand()) == ([SOLDIER], [GALEN])


def test_muster_the_shires_without_a_soldier_anywhere() -> None:
    """Nothing happens."""
    duel = played("Muster the Shires", hand=[GALEN])

    assert (duel.field(), duel.hand(), duel.rule) == ([], [GALEN], "KK-052")
