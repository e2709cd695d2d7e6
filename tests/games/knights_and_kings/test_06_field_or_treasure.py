"""Chapter 6: Field or Treasure (KK-039 to KK-051)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule

BORS = "Sir Bors the Stout"


@rule("KK-039")
def test_cards_are_deposited_and_fielded_in_this_step() -> None:
    """And nothing else is done."""
    duel = Scenario(you=Side(hand=[SOLDIER, "Royal Levy"], field=[GALEN], coins=2), at="field")

    assert duel.verbs() == {"deposit", "field", "go_on"}
    assert duel.offered("field") == ["Field Foot Soldier"]
    assert duel.offered("deposit") == ["Deposit Foot Soldier", "Deposit Royal Levy"]


@rule("KK-040")
def test_at_the_start_only_depositing_is_possible() -> None:
    """No coins, no fielding."""
    for seed in range(6):
        match = load().start(seed)
        assert {option.name for option in match.options} == {"deposit", "go_on"}


@rule("KK-041")
def test_two_deposits_a_turn() -> None:
    """A third is not offered; next turn there are two more."""
    duel = Scenario(you=Side(hand=[SOLDIER, GALEN, LAMONT, BORS]), at="field")

    duel.choose("deposit", SOLDIER).choose("deposit", GALEN)

    assert not duel.is_offered("deposit")
    assert duel.why_not(LAMONT) == (
        "[KK-047] Field: It costs 3, and you have 2 to spend.; "
        "[KK-041] Deposit: You may deposit 2 cards a turn, and have done so."
    )
    duel.pass_turn().pass_turn()
    assert (duel.turn_player, len(duel.offered("deposit"))) == (YOU, 3)


@rule("KK-042")
def test_deposits_come_from_the_hand() -> None:
    """Nothing else is offered: not from field, graveyard or deck."""
    duel = Scenario(you=Side(hand=[BORS], field=[GALEN], graveyard=[LAMONT]), at="field")

    assert duel.offered("deposit") == [f"Deposit {BORS}"]
    duel.choose("deposit", BORS)
    assert (duel.hand(), duel.treasury()) == ([], [BORS])


@rule("KK-043")
def test_deposits_lie_face_down() -> None:
    """The opponent and spectators see a card and no face; the owner sees the face."""
    duel = Scenario(you=Side(hand=[BORS]), at="field").choose("deposit", BORS)

    for viewer in (FOE, None):
        coin = duel.match.view(viewer)["table"]["seats"][YOU]["treasury"][0]
        assert (coin["id"], coin["face_down"], coin["spent"]) == ("face-down", True, 0)
    assert duel.match.view(YOU)["table"]["seats"][YOU]["treasury"][0]["name"] == BORS
    assert duel.story("deposited") == ["Player 1 deposits a card."]


@rule("KK-044")
def test_every_card_of_the_treasury_is_one_coin() -> None:
    """Whatever it cost."""
    duel = Scenario(you=Side(hand=[GALEN], coins=["Sir Tancred Grand Marshal", SOLDIER, "Royal Levy"]), at="field")

    assert duel.coins() == (3, 0)
    assert duel.is_offered("field", GALEN)


@rule("KK-045")
def test_depositing_is_optional() -> None:
    """None, one or two."""
    for count in range(3):
        duel = Scenario(you=Side(hand=[GALEN, LAMONT, BORS]), at="field")
        for name in (GALEN, LAMONT)[:count]:
            duel.choose("deposit", name)
        duel.choose("go_on")
        assert (duel.rule, duel.coins()) == ("KK-052", (count, 0))


@rule("KK-046")
def test_a_coin_stays_a_coin() -> None:
    """No option ever names it, and the owner is told why."""
    duel = Scenario(you=Side(hand=[BORS]), at="field").choose("deposit", BORS)

    assert not any(BORS in sentence for sentence in duel.options())
    assert duel.why_not(BORS) == "[KK-046] Field: It is a coin for the rest of the game."
    duel.pass_turn().pass_turn()
    assert duel.treasury() == [BORS]


@rule("KK-047")
def test_fielding_needs_as_many_unspent_coins_as_the_cost() -> None:
    """Spent ones do not count."""
    enough = Scenario(you=Side(hand=[GALEN], coins=3), at="field")
    short = Scenario(you=Side(hand=[GALEN], coins=2, spent=4), at="field")

    assert enough.is_offered("field", GALEN)
    assert not short.is_offered("field", GALEN)
    short.choose("deposit", GALEN)
    other = Scenario(you=Side(hand=[GALEN, "King Rurik Wolfbane"], coins=3, spent=1), at="field", turn_number=9)
    other.choose("field", GALEN)
    assert other.coins() == (0, 4)


@rule("KK-048")
def test_the_cost_is_paid_by_spending_coins() -> None:
    """As many as the card costs."""
    duel = Scenario(you=Side(hand=[GALEN], coins=5), at="field").choose("field", GALEN)

    assert duel.coins() == (2, 3)
    assert duel.story("paid") == [f"Player 1 pays 3 coins for {GALEN}."]


@rule("KK-049")
def test_a_spent_coin_pays_again_only_after_the_next_reset() -> None:
    """Not later in the turn, not on the opponent's turn."""
    duel = Scenario(you=Side(hand=[SOLDIER, BORS], coins=2), at="field").choose("field", BORS)

    assert not duel.is_offered("field", SOLDIER)
    duel.pass_turn()
    assert duel.coins() == (0, 2)
    duel.pass_turn()
    assert (duel.coins(), duel.is_offered("field", SOLDIER)) == ((2, 0), True)


@rule("KK-050")
def test_a_fielded_card_goes_from_hand_to_field() -> None:
    """Face up."""
    duel = Scenario(you=Side(hand=[SOLDIER], coins=1), at="field").choose("field", SOLDIER)

    assert (duel.hand(), duel.field()) == ([], [SOLDIER])
    assert duel.match.view(FOE)["table"]["seats"][YOU]["field"][0]["name"] == SOLDIER


@rule("KK-051")
def test_only_cards_in_hand_are_fielded() -> None:
    """Not those in graveyard or treasury."""
    duel = Scenario(you=Side(hand=[GALEN], coins=[SOLDIER, SOLDIER, SOLDIER], graveyard=[LAMONT]), at="field")

    assert duel.offered("field") == [f"Field {GALEN}"]


@rule("KK-039", "KK-043")
def test_whoever_knew_a_hand_does_not_learn_which_card_becomes_a_coin() -> None:
    """Spy at Court has shown the whole hand; a deposit hides it again."""
    foe = Side(hand=[GALEN, LAMONT])
    duel = Scenario(you=Side(hand=["Spy at Court"], coins=1), foe=foe).play("Spy at Court").choose("stop")
    assert [card["name"] for card in duel.match.view(YOU)["table"]["seats"][FOE]["hand"]] == [GALEN, LAMONT]

    duel.end_turn().choose("deposit", GALEN)

    seat = duel.match.view(YOU)["table"]["seats"][FOE]
    assert seat["hand"] == [None, None]
    assert seat["treasury"][0]["id"] == "face-down"
