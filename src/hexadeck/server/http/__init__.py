"""The HTTP side: calls, the live socket, pages, guests and their limits. `app.table_app` is the whole of it."""
