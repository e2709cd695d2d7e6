"""The card language: the sentence printed on a card is the program the engine runs."""
