"""Chapter 19: simultaneous and nested effects (ZZ-123 to ZZ-125)."""

from tests.games.zenonzard.scenario import FOE, NEUTRAL, PURPLE, QUIET, YOU, Scenario, Side
from tests.rules import rule

HOME = """
Echo [H01]
Neutral Field Minion, Monster
Cost 1, BP 100, DP 0
When destroyed: draw 1 card.

Twin Echo [H02]
Neutral Field Minion, Monster
Cost 1, BP 100, DP 0
When destroyed: restore 1 Life.

Third Echo [H03]
Neutral Field Minion, Monster
Cost 1, BP 100, DP 0
When destroyed: put one Neutral Mana in your base.

Last Straw [H04]
Neutral Field Minion, Monster
Cost 1, BP 100, DP 0
When destroyed: destroy one foe minion with cost 4 or more.

Sturdy Echo [H05]
Neutral Field Minion, Monster
Cost 4, BP 900, DP 0
When destroyed: gain 1 Movement.
"""
"""Small minions that die of a Hellfire Dragon, each with an effect of its own."""


def effects(duel: Scenario) -> list[str]:
    """In which order the effects have been carried out."""
    kinds = {"drew": "draw", "life_restored": "restore", "put_in_base": "mana", "movement_gained": "movement"}
    return [kinds[name] for name, _ in duel.story(*kinds)]


def inferno(yours: list[str], theirs: list[str]) -> Scenario:
    """Your Hellfire Dragon destroys all these minions together."""
    you = Side(hand=["Hellfire Dragon"], base=[NEUTRAL] * 9, field=yours, life=5, forces=QUIET)
    duel = Scenario(you=you, foe=Side(field=theirs, life=5, forces=QUIET), cards=HOME)
    return duel.summon("Hellfire Dragon")


@rule("ZZ-123")
def test_the_turn_player_orders_simultaneous_effects() -> None:
    """Either of two comes first, as the turn player says."""
    one = inferno(["Echo", "Twin Echo"], []).order("Echo")
    other = inferno(["Echo", "Twin Echo"], []).order("Twin Echo")

    assert (effects(one), effects(other)) == (["draw", "restore"], ["restore", "draw"])


@rule("ZZ-123", "ZZ-137")
def test_what_an_effect_does_is_told_under_its_name() -> None:
    """Each of a group is told when its turn has come, after the order is fixed and all before it is done."""
    duel = inferno(["Echo", "Twin Echo", "Third Echo"], []).order("Third Echo", "Echo")
    kinds = ("effect", "drew", "life_restored", "put_in_base")

    assert duel.story(*kinds)[1:] == [
        ("effect", "Third Echo"),
        ("put_in_base", "Neutral Mana"),
        ("effect", "Echo"),
        ("drew", "Goblin Soldier"),
        ("effect", "Twin Echo"),
        ("life_restored", ""),
    ]


@rule("ZZ-123")
def test_the_turn_player_orders_the_foes_effects_too() -> None:
    """Whoever owns them."""
    duel = inferno(["Echo"], ["Twin Echo"])

    decider, rule_asked = duel.decider, duel.rule
    duel.order("Twin Echo")

    assert (decider, rule_asked, effects(duel)) == (YOU, "ZZ-123", ["restore", "draw"])
    assert (duel.life(), duel.life(FOE)) == (5, 6)


@rule("ZZ-124")
def test_the_whole_order_of_three_is_fixed_before_the_first_resolves() -> None:
    """After the first pick nothing has happened yet and the second is asked for."""
    duel = inferno(["Echo", "Twin Echo"], ["Third Echo"])

    duel.order("Third Echo")
    after_one = (effects(duel), duel.options())
    duel.order("Echo")

    assert after_one == ([], ["Next: Echo", "Next: Twin Echo"])
    assert effects(duel) == ["mana", "draw", "restore"]


@rule("ZZ-125")
def test_a_newly_activated_effect_resolves_before_the_remaining_ones() -> None:
    """Last Straw destroys a minion; its effect comes before the two that were waiting."""
    duel = inferno(["Last Straw", "Echo", "Twin Echo"], ["Sturdy Echo"])

    duel.order("Last Straw", "Echo")

    assert effects(duel) == ["movement", "draw", "restore"]


@rule("ZZ-125")
def test_a_newly_activated_effect_waits_for_the_end_of_the_text_that_caused_it() -> None:
    """Urn of Exchange draws its two cards before the destroyed Twin Echo restores Life."""
    you = Side(hand=["Urn of Exchange"], base=[PURPLE] * 3, field=["Twin Echo"], life=5)
    duel = Scenario(you=you, cards=HOME)

    duel.use("Urn of Exchange")

    assert effects(duel) == ["draw", "draw", "restore"]
