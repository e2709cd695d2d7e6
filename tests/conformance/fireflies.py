"""What only the tiny game can tell the conformance suite."""

from hexadeck.kernel.prints import Print


def life(_record: Print) -> set[str]:
    """The events that every card must have gone through to have been played."""
    return {"drew", "played", "discarded"}


NOT_LIFTED = {"NO_ANSWER": "what is printed on a card stays"}
