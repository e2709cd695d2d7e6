"""The tables over HTTP and WebSocket. `docs/protocol.md` is the page that this package makes true."""
