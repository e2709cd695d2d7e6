"""Chapter 17: Forces and their destruction (ZZ-119, ZZ-120)."""

from typing import Any, cast

import pytest
from tests.games.zenonzard.scenario import FILLER, FOE, RED, YELLOW, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.zenonzard import kinds, on
from hexadeck.games.zenonzard.table import Card

CYCLOPS = "Force of Sin - Cyclops"
SIREN = "Force of Beauty - Siren"


@rule("ZZ-119")
def test_a_standing_active_forces_ability_works_from_the_start() -> None:
    """Pegasus with four mana gives a second Movement in the first turn it can."""
    forces = ["Force of Ascension - Pegasus", CYCLOPS]
    duel = Scenario(you=Side(base=[RED] * 4, field=["Rockeater"], forces=forces), at="turn", turn_number=2)

    assert (duel.movements(), duel.bp("Rockeater")) == (2, 600)


@rule("ZZ-120")
def test_a_destroyed_force_gives_its_owner_a_base_minion_and_a_card() -> None:
    """The owner chooses the Base Minion from the deck; then the deck is shuffled and a card drawn."""
    deck = [FILLER, RED, "Eoraptor", YELLOW]
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(forces=[f"{CYCLOPS} (1)", SIREN], deck=deck))

    duel.hit("Rockeater", CYCLOPS)
    decider, offered = duel.decider, duel.options()
    duel.choose("take", YELLOW)

    assert (decider, sorted(offered)) == (FOE, [f"Take {RED}", f"Take {YELLOW}"])
    assert (duel.base(FOE), len(duel.hand(FOE)), len(duel.deck(FOE))) == ([YELLOW], 1, 2)
    kinds = [event.name for event in duel.last if event.name in ("put_in_base", "shuffled", "drew")]
    assert kinds == ["put_in_base", "shuffled", "drew"]


@rule("ZZ-120")
def test_a_destroyed_force_has_no_further_effect() -> None:
    """Cyclops' +100 BP is gone, and it can be neither attacked nor chosen."""
    foe = Side(field=["Megalosaurus (rested)"], forces=[f"{CYCLOPS} (1)", SIREN], deck=[])
    duel = Scenario(you=Side(field=["Rockeater", "Leviathan"]), foe=foe)

    before = duel.bp("Megalosaurus", FOE)
    duel.hit("Rockeater", CYCLOPS)

    assert (before, duel.bp("Megalosaurus", FOE)) == (600, 500)
    assert duel.offered("attack_force") == [f"Attack {SIREN} with Leviathan"]


FORCES = [card for card in load().prints if isinstance(card, Card) and card.type == kinds.FORCE]


@rule("ZZ-120")
@pytest.mark.parametrize("force", FORCES, ids=lambda force: force.name)
def test_every_force_has_a_when_destroyed_effect(force: Card) -> None:
    """One and only one."""
    assert len(cast(Any, load()).book.own_of(force.number, on.FORCE_DESTROYED)) == 1
