"""The Single-Turn Noble Actions of the set, each played."""

from tests.games.knights_and_kings.scenario import FILLER, FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side

from hexadeck.games.knights_and_kings import clock

ISOLDE = "Dame Isolde Quickspur"
BORS = "Sir Bors the Stout"
OSRIC = "Sir Osric Gatekeeper"
MADOC = "Sir Madoc Ironside"
GARETH = "Sir Gareth Brightshield"
BRANWEN = "Queen Branwen"
HARALD = "King Harald Ironcrown"
COUNCIL = "War Council"


def given(name: str, foe: Side | None = None, **yours: object) -> Scenario:
    """The card in hand with the coins for it, and whatever else you have."""
    hand = [name, *yours.pop("hand", [])]  # type: ignore[misc]
    return Scenario(you=Side(**{"hand": hand, "coins": 8, **yours}), foe=foe)  # type: ignore[arg-type]


def test_royal_levy_draws_two_cards() -> None:
    """From the top, for two coins."""
    duel = given("Royal Levy", deck=[GALEN, LAMONT, SOLDIER]).play("Royal Levy")

    assert (duel.hand(), duel.deck(), duel.coins()) == ([GALEN, LAMONT], [SOLDIER], (6, 2))


def test_royal_levy_draws_what_there_is() -> None:
    """One card, or it is not on offer."""
    assert given("Royal Levy", deck=[GALEN]).play("Royal Levy").hand() == [GALEN]
    assert not given("Royal Levy", deck=[]).is_offered("play")


def test_scout_the_marches_takes_one_of_four_and_orders_the_others() -> None:
    """The first one chosen comes to lie highest of those at the bottom."""
    duel = given("Scout the Marches", deck=[GALEN, LAMONT, SOLDIER, BORS, MADOC]).play("Scout the Marches")
    assert duel.offered("choose") == [f"Choose {name}" for name in (SOLDIER, BORS, GALEN, LAMONT)]

    duel.pick(BORS).pick(LAMONT).pick(GALEN)

    assert (duel.hand(), duel.deck()) == ([BORS], [MADOC, LAMONT, GALEN, SOLDIER])


def test_scout_the_marches_is_seen_by_its_player_only() -> None:
    """The opponent sees that cards are looked at, and not which."""
    duel = given("Scout the Marches", deck=[GALEN, LAMONT, SOLDIER, BORS]).play("Scout the Marches").pick(GALEN)

    assert all(name not in text for text in duel.story("looked", "took") for name in (GALEN, LAMONT, SOLDIER, BORS))
    assert duel.match.view(FOE)["table"]["seats"][YOU]["hand"] == [None]
    assert [card["name"] for card in duel.match.view(YOU)["table"]["seats"][YOU]["deck"]] == [BORS, SOLDIER, LAMONT]


def test_tax_collectors_puts_two_spent_coins_into_the_treasury() -> None:
    """They are no deposits, and only their owner knows them."""
    duel = given("Tax Collectors", coins=2, deck=[GALEN, LAMONT, SOLDIER]).play("Tax Collectors")

    assert (duel.treasury()[2:], duel.coins(), duel.deck()) == ([GALEN, LAMONT], (0, 4), [SOLDIER])
    coins = duel.match.view(FOE)["table"]["seats"][YOU]["treasury"]
    assert {coin["id"] for coin in coins[2:]} == {"face-down"}
    assert duel.table.clock[clock.DEPOSITS] == 0


def test_physicians_tent_heals_two_units_wherever_they_are_in_play() -> None:
    """In the field and in a slot."""
    field = [f"{GALEN} (3)", f"{MADOC} (2)"]
    duel = given("Physician's Tent", field=field, slots=[f"{BORS} (1)"]).play("Physician's Tent")

    duel.pick(GALEN, BORS)

    assert (duel.damage(GALEN), duel.damage(MADOC), duel.damage(BORS)) == (0, 2, 0)


def test_physicians_tent_may_heal_fewer() -> None:
    """Up to two."""
    duel = given("Physician's Tent", field=[f"{GALEN} (3)", f"{MADOC} (2)"]).play("Physician's Tent")

    duel.pick(GALEN).choose("stop")

    assert (duel.damage(GALEN), duel.damage(MADOC)) == (0, 2)


def test_ambush_at_the_ford_hits_a_unit_in_a_slot() -> None:
    """Though it evades: the damage is no attack."""
    foe = Side(field=[GALEN], slots=[ISOLDE, MADOC])
    duel = given("Ambush at the Ford", foe).play("Ambush at the Ford")
    assert duel.offered("choose") == [f"Choose {ISOLDE}", f"Choose {MADOC}"]

    duel.pick(ISOLDE)

    assert (duel.graveyard(FOE), duel.scores) == ([ISOLDE], (20, 20))


def test_ambush_at_the_ford_is_not_absorbed_and_not_taken_by_an_escort() -> None:
    """Bishop and escort protect from attacks only."""
    foe = Side(slots=[f"Bishop Anselm + {GALEN}", f"{BRANWEN} + {MADOC}"])
    duel = given("Ambush at the Ford", foe, hand=["Ambush at the Ford"], coins=8)

    duel.play("Ambush at the Ford").pick(GALEN)
    assert (duel.damage(GALEN, FOE), duel.graveyard(FOE)) == (3, [])
    duel.play("Ambush at the Ford").pick(BRANWEN)
    assert (duel.graveyard(FOE), duel.damage(MADOC, FOE)) == ([BRANWEN], 0)


def test_trebuchet_reaches_the_field() -> None:
    """Any opposing unit in play."""
    foe = Side(field=[GALEN, MADOC], slots=[BORS])
    duel = given("Trebuchet", foe).play("Trebuchet")
    assert len(duel.offered("choose")) == 3

    duel.pick(GALEN)

    assert (duel.graveyard(FOE), duel.damage(MADOC, FOE)) == ([GALEN], 0)


def test_royal_pardon_returns_up_to_two_units() -> None:
    """No Noble Actions."""
    duel = given("Royal Pardon", graveyard=[GALEN, "Royal Levy", LAMONT, SOLDIER]).play("Royal Pardon")
    assert duel.offered("choose") == [f"Choose {name}" for name in (SOLDIER, GALEN, LAMONT)]

    duel.pick(LAMONT, GALEN)

    assert (duel.hand(), duel.graveyard()) == ([LAMONT, GALEN], ["Royal Levy", SOLDIER, "Royal Pardon"])


def test_raise_the_banners_lasts_for_the_turn() -> None:
    """Knights and Foot Soldiers, and stacks with them; nobody else, and not next turn."""
    field = [HARALD, GALEN, SOLDIER, BRANWEN]
    duel = given("Raise the Banners", field=field).play("Raise the Banners")

    assert [duel.numbers(name)[0] for name in (HARALD, GALEN, SOLDIER, BRANWEN)] == [5, 4, 2, 6]
    duel.stack(HARALD, GALEN, SOLDIER)
    assert duel.control(FOE) == 9
    duel.end_turn()
    assert [duel.numbers(name)[0] for name in (GALEN, SOLDIER)] == [3, 1]


def test_forced_march_lets_a_unit_act_again() -> None:
    """Out of its slot and back into it."""
    duel = given("Forced March", field=[GALEN]).hit(GALEN)
    assert not duel.is_offered("attack_kingdom")

    duel.play("Forced March")

    assert (duel.field(), duel.slots()) == ([GALEN], [])
    assert duel.hit(GALEN).control(FOE) == 14


def test_summons_to_court_makes_a_fielded_unit_vulnerable() -> None:
    """It cannot block and returns at its owner's Reset."""
    duel = given("Summons to Court", Side(field=[MADOC]), field=[LAMONT, GALEN]).play("Summons to Court")
    assert (duel.slots(FOE), duel.field(FOE)) == ([MADOC], [])

    duel.attack(LAMONT)
    assert duel.scores == (20, 17)
    duel.attack(GALEN, MADOC)
    assert duel.damage(MADOC, FOE) == 3
    duel.end_turn()
    assert (duel.slots(FOE), duel.field(FOE)) == ([], [MADOC])


def test_summons_to_court_needs_an_empty_slot() -> None:
    """Without one it is not on offer."""
    foe = Side(field=[MADOC], slots=[SOLDIER] * 5)

    assert not given("Summons to Court", foe).is_offered("play")


def test_coronation_feast_gains_four() -> None:
    """From 36 that is enough."""
    duel = given("Coronation Feast", control=36).play("Coronation Feast")

    assert duel.result == ((YOU,), "KK-110")


def test_sack_the_villages_takes_three() -> None:
    """Of the last three, too."""
    duel = given("Sack the Villages").play("Sack the Villages")

    assert duel.scores == (20, 17)
    assert given("Sack the Villages", Side(control=3)).play("Sack the Villages").result == ((YOU,), "KK-111")


def test_spy_at_court_looks_at_a_hand_and_discards_a_noble_action() -> None:
    """Of the player's choice; the hand is then known to that player only."""
    duel = given("Spy at Court", Side(hand=[GALEN, COUNCIL, "Trebuchet"])).play("Spy at Court")
    assert duel.offered("choose") == ["Choose Trebuchet", f"Choose {COUNCIL}"]

    duel.pick(COUNCIL)

    assert (duel.hand(FOE), duel.graveyard(FOE)) == ([GALEN, "Trebuchet"], [COUNCIL])
    assert [card["name"] for card in duel.match.view(YOU)["table"]["seats"][FOE]["hand"]] == [GALEN, "Trebuchet"]
    assert duel.match.view(None)["table"]["seats"][FOE]["hand"] == [None, None]


def test_spy_at_court_without_a_noble_action_to_discard() -> None:
    """The hand has been seen all the same."""
    duel = given("Spy at Court", Side(hand=[GALEN])).play("Spy at Court").choose("stop")

    assert (duel.hand(FOE), duel.rule) == ([GALEN], "KK-052")
    assert duel.match.view(YOU)["table"]["seats"][FOE]["hand"][0]["name"] == GALEN


def test_cloak_of_night_makes_a_unit_evasive_until_the_next_reset() -> None:
    """Through the opponent's turn, when it lies in a slot."""
    duel = given("Cloak of Night", Side(field=[GALEN]), field=[LAMONT]).play("Cloak of Night")
    assert duel.is_evasive(LAMONT)

    duel.attack(LAMONT)
    assert duel.scores == (20, 17)
    duel.end_turn().choose("go_on")
    assert not duel.is_offered("attack_card")
    duel.end_turn()
    assert (duel.turn_player, duel.is_evasive(LAMONT)) == (YOU, False)


def test_excommunication_discards_an_active_noble_action() -> None:
    """What it said holds no more."""
    foe = Side(field=[SOLDIER], nobles=["Standing Army", COUNCIL])
    duel = given("Excommunication", foe).play("Excommunication").pick("Standing Army")

    assert (duel.nobles(FOE), duel.graveyard(FOE)) == ([COUNCIL], ["Standing Army"])
    assert duel.numbers(SOLDIER, FOE) == (1, 2, 1)


def test_rally_from_the_grave_fields_a_knight_of_cost_four_or_less() -> None:
    """It counts as fielded this turn."""
    graveyard = ["Sir Roland Stormcrest", GARETH, SOLDIER, GALEN, HARALD]
    duel = given("Rally from the Grave", graveyard=graveyard).play("Rally from the Grave")
    assert duel.offered("choose") == [f"Choose {GALEN}", f"Choose {GARETH}"]

    duel.pick(GARETH)

    assert (duel.field(), duel.is_offered("patrol")) == ([GARETH], False)
    assert duel.why_not(GARETH).startswith("[KK-054] Attack the kingdom, ")


def test_heralds_challenge_forces_a_block() -> None:
    """Of the next attack on the kingdom, by that unit alone."""
    foe = Side(field=[SOLDIER, MADOC])
    duel = given("Herald's Challenge", foe, field=[GALEN, LAMONT]).play("Herald's Challenge").pick(SOLDIER)

    duel.attack(GALEN)
    assert duel.graveyard(FOE) == [SOLDIER]

    duel.attack(LAMONT)
    assert duel.options() == [f"Block with {MADOC}", "Allow the attack"]


def test_heralds_challenge_asks_nothing_impossible() -> None:
    """A unit that cannot block an Evasive attack need not."""
    duel = given("Herald's Challenge", Side(field=[SOLDIER]), field=[ISOLDE]).play("Herald's Challenge")

    duel.attack(ISOLDE)

    assert duel.scores == (20, 18)


def test_heralds_challenge_can_be_met_with_a_king_stack() -> None:
    """The unit that must block has to be one of the three."""
    foe = Side(field=["King Edmund the Young", SOLDIER, LAMONT, MADOC])
    duel = given("Herald's Challenge", foe, field=[HARALD, GALEN, GARETH]).play("Herald's Challenge").pick(SOLDIER)

    duel.stack(HARALD, GALEN, GARETH)
    assert duel.options() == [f"Block with {SOLDIER}", "Block with a King stack led by King Edmund the Young"]
    duel.choose("block_with_stack")
    duel.choose("add", MADOC)
    assert [duel.table.blocking[duel.find(name, FOE)] for name in (SOLDIER, LAMONT, MADOC)] == [1, 0, 1]


def test_everybody_sees_who_must_block() -> None:
    """In the log and on the card, until the attack is over."""
    duel = given("Herald's Challenge", Side(field=[SOLDIER, MADOC]), field=[GALEN]).play("Herald's Challenge")
    duel.pick(SOLDIER)
    assert duel.story("called_out") == [f"{SOLDIER} must block the next attack on the kingdom if it can."]

    def keywords() -> list[list[str]]:
        return [card["keywords"] for card in duel.match.view(FOE)["table"]["seats"][FOE]["field"]]

    assert keywords() == [["Must block"], []]
    duel.attack(GALEN)
    assert keywords() == [[]]


def test_of_two_who_are_called_out_either_will_do() -> None:
    """Whichever lies first in the field: one of them is in the stack, and the third card is anybody's choice."""
    foe = Side(field=["King Edmund the Young", BORS, GALEN, OSRIC])
    you = Side(hand=["Herald's Challenge"] * 2, coins=9, field=[HARALD, LAMONT, GARETH])
    for first, second in ((BORS, OSRIC), (GALEN, OSRIC), (GALEN, BORS)):
        duel = Scenario(you=you, foe=foe).play("Herald's Challenge").pick(BORS).play("Herald's Challenge").pick(GALEN)
        duel.stack(HARALD, LAMONT, GARETH).choose("block_with_stack")
        assert duel.offered("add") == [f"Add {BORS}", f"Add {GALEN}", f"Add {OSRIC}"]
        duel.add(first, second)
        assert [duel.table.blocking[duel.find(name, FOE)] for name in (first, second)] == [1, 1]


def test_heralds_challenge_ends_with_the_turn() -> None:
    """Without an attack it is forgotten."""
    duel = given("Herald's Challenge", Side(field=[SOLDIER]), field=[GALEN]).play("Herald's Challenge")

    duel.end_turn().pass_turn().choose("go_on").attack(GALEN)

    assert duel.options() == [f"Block with {SOLDIER}", "Allow the attack"]


def test_retreat_horns_returns_a_unit_and_breaks_its_formation() -> None:
    """From a slot as well; the others stay."""
    duel = given("Retreat Horns", field=[BRANWEN, f"{GALEN} (1)"]).form_up(BRANWEN, GALEN)

    duel.play("Retreat Horns").pick(GALEN)

    assert (duel.hand(), duel.slots()) == ([GALEN], [BRANWEN])


def test_call_to_arms_searches_for_foot_soldiers() -> None:
    """Up to three; they are shown, the rest of the deck is shuffled."""
    deck = [GALEN, SOLDIER, LAMONT, SOLDIER, SOLDIER, SOLDIER, FILLER]
    duel = given("Call to Arms", deck=deck).play("Call to Arms")
    assert duel.offered("take") == [f"Take {SOLDIER}"]

    duel.pick(SOLDIER, SOLDIER, SOLDIER)

    assert (duel.hand(), sorted(duel.deck())) == ([SOLDIER] * 3, sorted([GALEN, LAMONT, SOLDIER, FILLER]))
    assert duel.story("revealed") == [f"Player 1 shows {SOLDIER}."] * 3
    assert duel.happened("shuffled") == 1


def test_call_to_arms_may_find_nothing() -> None:
    """The deck is shuffled all the same."""
    duel = given("Call to Arms", deck=[GALEN, LAMONT]).play("Call to Arms").choose("stop")

    assert (duel.hand(), duel.happened("shuffled")) == ([], 1)
