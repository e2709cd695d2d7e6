"""What people see of a game: faces of cards, the layout of the table, the rules page. All of it is data.

The terminal and the browser read the same descriptions. A game has a module `display` in its folder with a function
`display(game)`; `hexadeck.games.display(game)` finds it, and makes a plain description for a game that has none.
"""
