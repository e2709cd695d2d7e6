"""Saint Seiya Deck Building: two to five Heroes, one field of six cards, one Clock of twelve Flames."""
