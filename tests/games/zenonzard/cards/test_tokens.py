"""Tokens: minions without a card."""

import pytest
from tests.games.zenonzard.cards.duels import card, given
from tests.games.zenonzard.scenario import FOE

from hexadeck import games
from hexadeck.games.zenonzard import colours, keywords

TOKENS = ["Golem S", "Merman", "Revenant S", "Slime Block"]
FACTS = {
    "Golem S": (1, "red", "Golem", 100, 1, 0),
    "Merman": (2, "blue", "Merfolk", 200, 1, 0),
    "Revenant S": (2, "purple", "Skeleton", 200, 1, keywords.REVENGE),
    "Slime Block": (1, "", "Monster", 300, 0, 0),
}


@pytest.mark.parametrize("name", TOKENS)
def test_tokens_are_what_the_card_list_says(name: str) -> None:
    """Cost, colour, class, BP, DP, keywords."""
    token = card(name)
    colour = "".join(word for i, word in enumerate(colours.NAMES) if token.colour >> i & 1)

    assert (token.cost, colour, *token.classes, token.bp, token.dp, token.keywords) == FACTS[name]


@pytest.mark.parametrize("name", TOKENS)
def test_tokens_cannot_move(name: str) -> None:
    """ZZ-085: no Movement for a token."""
    duel = given(field=[name, "Goblin Soldier"], movements=1)

    assert duel.offered("move_to_base") == ["Move Goblin Soldier to the base"]


@pytest.mark.parametrize("name", TOKENS)
def test_tokens_vanish_whatever_takes_them_off_the_field(name: str) -> None:
    """ZZ-R29: destroyed, returned to the hand or replaced, a token is in no zone of a player's."""
    duel = given(hand=["Destruction"], foe_field=[name])
    duel.use("Destruction")
    assert [duel.field(FOE), duel.trash(FOE)] == [[], []]

    duel = given(hand=["Reverse Wind"], foe_field=[name])
    duel.use("Reverse Wind")
    assert [duel.field(FOE), duel.hand(FOE)] == [[], []]

    duel = given(hand=["Meermage"], field=[name, *["Goblin Soldier"] * 4])
    duel.summon("Meermage").choose("replace_minion", name)
    assert duel.trash() == []


@pytest.mark.parametrize("name", TOKENS)
def test_a_destroyed_token_counts_as_destroyed(name: str) -> None:
    """ZZ-R29: watchers see it; a replaced one they do not."""
    duel = given(hand=["Destruction"], field=[name, "Mordo"])
    assert duel.use("Destruction").pick(name).bp("Mordo") == 500

    duel = given(hand=["Meermage"], field=[name, "Mordo", *["Goblin Soldier"] * 3])
    assert duel.summon("Meermage").choose("replace_minion", name).bp("Mordo") == 400


@pytest.mark.parametrize("name", TOKENS)
def test_tokens_are_not_for_decks(name: str) -> None:
    """ZZ-003: no token in a deck."""
    game = games.load("zenonzard")
    deck = game.deck_rules.read(
        f"Tokens\nForces: Force of Sin - Cyclops, Force of Beauty - Siren\n37 Miner of Aguma\n3 {name}"
    )

    assert [fault[:6] for fault in game.deck_rules.check(deck, game.settings_from({}))] == ["ZZ-003"]


@pytest.mark.parametrize(("maker", "token"), [("Sawblade Golem", "Golem S"), ("Blob Wahl", "Slime Block")])
def test_tokens_made_this_turn_attack_forces_only(maker: str, token: str) -> None:
    """E24: a token is limited like a summoned minion, and Active."""
    duel = given(hand=[maker])

    duel.summon(maker)

    assert not duel.is_offered("attack_life", token)
    assert duel.is_offered("attack_force", token)
