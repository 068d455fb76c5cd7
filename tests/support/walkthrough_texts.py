"""What docs/uno-turn.md says between the calls, in order."""

from typing import Final

HEAD: Final = """\
# One turn of UNO, call by call

This page is written by a program that plays it on a real server; `python -m tests.support.walkthrough` makes it anew.
Ids, tokens and times are made up and options are printed once; all else is as it came, with line breaks for the reader.

Ann and Ben play over REST. The same calls exist over gRPC, with the same names and fields, and moves can also be sent
over a WebSocket ([play-channel.md](play-channel.md)). What every reason means and whether to try again is in
[errors.md](errors.md), the rules and their numbers are in [RULES.md](../engine/games/uno/RULES.md)."""

CREATE: Final = """
## A table

Ann creates a game and gets seat 0. Each call that changes something carries a `request_id`, made by the client: sent
again, it never counts twice. Where a call answers a token, the id is as good as that token for a day, and needs at
least 22 characters: make a random UUID for each such call, where this page has `<a new UUID>`. `setup` lays out the
cards, so that this page is the same each time. Only a server that was started with `--test` takes it. Without it the
cards are shuffled."""

TOKEN: Final = """
Ann keeps her `seat_token`. It travels in the header `Authorization`, never in a URL. She sends Ben the `game_id`, and
he takes the free seat. The answer has the same members as Ann's, with a token for seat 1."""

START: Final = """
Ann starts the game, since the seat that created it is the host. The answer wraps an `update`, as nearly every answer
does: what happened after the version that the caller knows (`entries`), what the table looks like now (`view`), and
what the caller may do (`legal_moves`). Animate the entries, then draw the view. Ann sees her own cards and how many Ben
has. Each legal move can be sent back as it is."""

EXPLAIN: Final = """
## Why is that card grey?

Ann cannot play her green two: no legal move does. With `explain` the server says why. A client shows the text of the
reason when the card is tapped."""

REFUSED: Final = """
## A refusal

If a client sends the move all the same, the server refuses it, with the same reason. `rule` is the number of the rule,
`params` has the facts, `detail` is a text for people (English or Korean, by `Accept-Language`). A refusal changes
nothing and the version stays."""

WATCH: Final = """
## Somebody watches

Ben's phone opens the watch of his seat, after version 3, which it has on the screen. The answer is a stream of
server-sent events. It stays open and says nothing yet."""

PLAY: Final = """
## An accepted play

Ann plays her red five. `expected_version` is the version on her screen. She has one card left and did not call UNO:
`call_uno` is false, so the event `uno_window_opened` tells everybody that she can be caught."""

TOLD: Final = """
Ben's stream brings the same entry, with what Ben may see and do. The `id` is the version. Ann's move is told as events.
Ben may play, and he may catch Ann."""

BEN: Final = """
## The stale answer

Ben loses the connection of his stream, but he plays on. He does not catch Ann; his play closes her window. With
`brief` the answer leaves out view and legal moves."""

LATE: Final = """
Ann has not seen that yet. She taps UNO on a screen that shows version 4. What she answers, her open window, is gone,
so the call is refused as stale. It costs her nothing. The `update` has what she missed, and the client is up to date
without another call."""

STALE_NOTE: Final = """
A move is stale only if its own question is closed. Had Ann called in time, Ben's play from version 4 would have been
accepted all the same: a neighbour spoils nobody's tap."""

RESUME: Final = """
## The resume

Ben's phone is back and opens the watch again. It sends the `id` that it saw last as `Last-Event-ID`, as every client of
server-sent events does by itself. The stream goes on after that version: nothing is lost and nothing comes twice. Here
it is his own play, which he missed."""

RETRY: Final = """
## The retry

Suppose that the answer to Ann's play had been lost. Her client does not know whether it counted, and sends the same
call again with the same `request_id`. `replayed` says that it had counted, `accepted_version` says as what, and the
update tells the rest. The card is not played twice."""
