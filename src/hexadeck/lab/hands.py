"""Opening hands: what a deck deals when a match begins."""

from hexadeck.kernel.game import Deck, Game, Match


def sample_hands(
    game: Game, deck: Deck, number: int, seed: str, options: dict[str, object] | None = None
) -> list[list[str]]:
    """The opening hands of the first seat in this many matches; SetupError if the deck is not legal."""
    hands = []
    for index in range(number):
        match = game.start(f"{seed}/{index}", game.min_seats, None, [deck] * game.min_seats, options)
        hands.append(opening_hand(match))
    return hands


def opening_hand(match: Match) -> list[str]:
    hand = match.view(0)["table"]["seats"][0].get("hand", [])
    return [_name(card) for card in hand if card is not None]


def _name(card: dict[str, str]) -> str:
    """As decks name it."""
    version = card.get("version")
    return f"{card['name']} ({version})" if version else card["name"]
