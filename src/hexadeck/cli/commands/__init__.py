"""One module a command of `hexadeck`: its arguments, its examples, what it does."""
