"""Phrases that mean the same in every game with card texts; a vocabulary adds those of its own nouns (`g.same`).

How they are written is told in `wording`. A group serves a game as far as the game has the words of one of its phrases.
"""

from typing import Final

from hexadeck.cardtext.wording import Same, same_in

GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    # when, and for how long
    ("each time", "whenever", "every time", "when", "each time when", "any time"),
    ("this turn", "until end of turn", "until the end of turn", "until the end of the turn", "until end of this turn",
     "until the end of this turn", "for this turn", "for the turn", "during this turn", "for the rest of the turn"),
    ("until the end of the turn", "this turn", "until end of turn", "for the turn", "until the end of this turn"),
    ("this battle", "until the end of the battle", "until end of battle", "until the end of this battle",
     "for this battle", "in this battle"),
    ("in this battle", "until the end of the battle", "until end of battle", "until the end of this battle"),
    ("once per turn", "once a turn", "once each turn", "once every turn", "only once per turn"),
    ("permanently", "for good", "for the rest of the game"),
    # whose, and where
    ("of yours", "you control", "you have in play", "on your field", "on your side", "you have on the field"),
    ("all your", "each of your", "every one of your", "all of your"),
    ("your", "all your", "all of your", "each of your"),
    ("your hand", "the hand"),
    ("your Deck", "your library"),
    ("deck", "draw pile", "library"),
    ("discard", "discard pile", "graveyard", "trash", "discards"),
    ("discard pile", "graveyard", "trash"),
    ("graveyard", "discard pile", "trash", "discard"),
    ("from your", "in your", "out of your"),
    ("into your hand", "to your hand", "in your hand", "back to your hand", "back into your hand"),
    ("to your hand", "into your hand", "in your hand", "back to your hand"),
    ("on top of", "onto the top of", "to the top of", "on the top of"),
    ("on the bottom of", "under", "at the bottom of", "to the bottom of"),
    ("one of your @s", "one @ of yours", "one @ you control", "a @ of yours", "one of the @s you control"),
    ("one of your … @s", "one … @ of yours", "one … @ you control", "a … @ of yours"),
    # how many, and how much
    ("for each", "for every", "per", "for each of"),
    ("each", "every"),
    ("each @", "all @s", "every @", "all the @s"),
    ("each … @", "all … @s", "every … @", "all the … @s"),
    ("another", "one other", "an other", "some other"),
    ("one more", "an additional", "an extra", "another", "1 more", "one additional", "one extra"),
    ("three or more", "at least three"),
    ("# or more", "at least #", "# +", "no fewer than #"),
    ("# or fewer", "at most #", "no more than #", "# or less"),
    ("# or less", "at most #", "no more than #", "# or fewer"),
    ("with cost", "of cost", "costing", "that costs", "that cost"),
    ("twice", "two times", "double"),
    ("at random", "randomly"),
    # what is done
    ("return", "take", "put", "bring"),
    ("take", "add", "return", "put"),
    ("destroy", "kill"),
    ("is destroyed", "dies", "is killed"),
    ("deal # damage to", "# damage to", "do # damage to"),
    ("gets", "gains", "receives", "has"),
    ("get", "gain", "receive", "have"),
    ("gain", "you gain", "get", "you get"),
    ("draw", "you draw"),
    ("lose", "you lose"),
    ("use", "cast", "play"),
    ("restore", "recover", "heal", "regain"),
    ("remove all damage from", "heal", "fully heal", "heal all damage from"),
    ("for free", "without paying its cost", "without paying for it", "at no cost"),
    ("while", "as long as", "so long as"),
    # what stands around it
    ("if you do ,", "if you do", "if so ,", "when you do ,"),
    ("you may", "you can"),
    ("the rest", "the others", "all others", "the other cards"),
    ("the others", "the rest", "all the others"),
    ("", "the"),
    ("and", ", and"),
    ("or", ", or"),
    ("; or", ", or", "or"),
    ("", "also"),
    ("", "you own"),
)  # fmt: skip
"""Groups whose phrases may stand for each other anywhere."""

SENTENCES: Final[tuple[str, ...]] = (", then", ", and then", "and then", "and", ". then", ";")
"""What stands between two sentences that could each stand alone, instead of a full stop."""

CORE: Final[list[Same]] = [
    *same_in(GROUPS),
    *[Same(said, ".", joins=True) for said in SENTENCES],
    Same(",", ":", behind=("while", "as")),
    Same(": while", ", while"),
]

FACTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("next turn", "next turn", "nothing in this game happens in a later turn"),
    ("instead", "instead", "no card of this game puts something else in the place of what would happen"),
    ("unless", "unless", "no card of this game lets a player pay for something not to happen"),
    ("copy", "copy", "no card of this game copies another"),
    ("would", "would", "no card of this game changes what would happen"),
    ("whenever", "time", "no card of this game waits for events of others"),
    ("each time", "time", "no card of this game waits for events of others"),
    ("search", "search", "no card of this game searches a deck"),
    ("at random", "random", "nothing in this game is chosen at random by a card"),
)
"""What a game cannot do that designers try: the words, words that a game which could would have, and what is said."""
