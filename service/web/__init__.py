"""HTTP/1.1 and WebSockets to ASGI, with every bound that one connection, and all together, are held to.

`listener` takes connections, `server` ends them; `served` is what those of one server share, `places` who may hold one;
`limits` are the bounds. `connection` is one TCP connection: `incoming` takes its requests out of the bytes, `head` and
`body` read
them, `request` is what the application sees of one, `answer` makes heads of answers; `flow` and `patience` keep amounts
and times, `turns` keeps those who send ahead from taking all the time.

`upgrade` hands a connection over to a WebSocket: `handshake` opens it, `websocket` is its connection, with bounds in
`socket_limits`, times in `socket_clock`, its states in `socket_phase`; `frame_reader` reads what `frames` names and
writes, `inbox` is what waits for the application that `socket_application` runs; `allowance` counts what may come now
and then. Knows no problem documents and no games: `service/rest/` gives it words, and says what proves a seat.
"""
