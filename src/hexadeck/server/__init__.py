"""The table in the browser: matches over HTTP and WebSocket. `app.table_app` is the whole of it."""
