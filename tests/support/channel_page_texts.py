"""What docs/play-channel.md says between the frames, in order."""

from typing import Final

HEAD: Final = """\
# The play channel

`GET /v1/play` is a WebSocket (RFC 6455) for any number of games and seats: moves go up, everything that happens comes
down. It is what phones and pages should use, and what a back end with many games will want: nothing has to be polled,
and [benchmarks.md](benchmarks.md) tells what a move costs. Moves are judged by the same code as over REST and gRPC, and
a request id counts once over all of them.

The frames on this page were sent and received by a program; `python -m tests.support.channel_page` makes the page anew.
Ids, tokens and times are made up and options are printed once; all else is as it came, with line breaks for the reader.
The members of every frame are described in the OpenAPI document (`PlayUpFrame`, `PlayDownFrame`).

- A frame is one JSON object in a text frame, told apart by `type`. It is read as strictly as a body over REST: unknown
  members, keys that stand twice, numbers as text and binary frames are refused.
- Tokens travel in frames, never in the URL or a header of the handshake.
- Pages need the leave of the server's setting `allowed_origins`; its own pages, by an address or `localhost`, do not.
  Programs send no `Origin`.
- Nothing has to be waited for: hello, subscribes and moves may be sent in one go, once the socket is open.

| from the client | what it asks for | answer |
|---|---|---|
| `play.hello` | begins the conversation; must be the first frame, within 5 s | `play.welcome` |
| `play.subscribe` | follow a game as a seat, or as a spectator | `play.subscribed` or `play.problem` |
| `play.unsubscribe` | follow it no longer | `play.unsubscribed` for each seat, or `play.problem` |
| `play.move` | play a move, as SubmitMove | `play.accepted` or `play.problem` |

| from the server | when |
|---|---|
| `play.update` | a game has moved on |
| `play.game_ended` | a game has ended and everything was told |
| `play.unsubscribed` | also when a game cannot be followed any more, after a `play.problem` |
| `play.heartbeat` | nothing else was said for `heartbeat_seconds` |
| `play.bye` | the server ends the conversation; then it closes the socket |

## What is promised

- **Every entry once, in order.** Over all frames of one subscription (updates, answers to its moves, stale problems)
  each entry after `after_version` comes exactly once. A move whose entry was told in an update already is answered
  without it. Only a spectator or seat that begins at 0 of a long game starts with the table as it is
  (`entries_omitted`), and an answer that leaves entries out is followed by updates with them.
- **Moves of one game are answered in the order of their frames.** Frames about different games overtake each other: a
  slow one holds up no other.
- **What was committed stays.** If the socket breaks before the answer, send the same move with the same `request_id`,
  here or over REST: it is answered with the version of then.
- **A slow reader costs nobody anything.** What it does not read is not made; updates grow instead of queueing up. One
  that was up to date and falls a thousand versions behind is sent away with `LAGGED`."""

HELLO: Final = """
## Hello

The language is that of texts in problems; without it the header `Accept-Language` of the handshake counts. The welcome
tells what the socket may do. This server was told to beat every second; others do every 15.

Not yet: `app_key` will be the key of the application that calls. There are no keys; a hello with one is told so
(`NOT_YET`) and the socket ends, and a handshake with the header `Fairdeal-App-Key` is refused."""

SUBSCRIBE: Final = """
## Follow a game

Ann sits on seat 0 and has version 1. With her token she sees her own cards and may move; without one she would be a
spectator. `play.subscribed` says which seat the token is and tells what does not change with every move. A wrong token
is refused and never taken for a spectator. To begin anew, subscribe again.

One socket can hold several seats of the same game, as a shared screen does: subscribe once for each. Every frame about
a game names the seat that it is for. With `"updates": false` a subscription is for moves alone.

The first update comes at once, so that there is a table to draw: had nothing happened after `after_version`, it would
hold the view and no entries. A client that comes back and still shows that version saves it with `"view": false`."""

CAUGHT_UP: Final = """
What happened after version 1 follows at once: animate the `entries`, then draw the `view`. Nobody folds events."""

MOVE: Final = """
## Move

`expected_version` is the version on the screen, `request_id` is made up for the move. Where several seats of the game
subscribed on the socket, `seat` says which one plays. `brief` and `dry_run` mean what they do in SubmitMove."""

UPDATE: Final = """
Everybody else who follows the game is told, each as they may see it. Ben:"""

PROBLEM: Final = """
## Refusals

A problem has the members of a problem document over REST ([errors.md](errors.md)). It names the request id, the game
and the seat, as far as they are known. Ben has played meanwhile; Ann cannot pass:"""

STALE: Final = """
Ann's next tap was made on version 3. She was told version 4, so the `update` of this answer holds the table and no
entries. Had version 4 not been told yet, it would be in here, and in no other frame."""

REPLAYED: Final = """
## The same move again

Ann's app is not sure whether its first move arrived, and sends it again. It is known by its request id and not played
a second time."""

UNSUBSCRIBE: Final = """
## Stop following

Without `seat` everyone on the socket who follows the game stops."""

ENDED: Final = """
## The end of a game

Ann's last card ends the game. Her subscription stays, so that a move that is sent again is still answered. It does not
count against `limits.subscriptions`: ended games give way to new ones."""

HEARTBEAT: Final = """
## Silence

A socket that says nothing for two heartbeats is dead, whatever the operating system believes: open another one. The
server pings as well, and drops who does not answer for 20 s."""

BYE: Final = """
## Bye, and how to come back

A server that stops answers what it has read, says bye and closes. New frames get the reason DRAINING meanwhile. Wait
`retry_after_ms`, connect again and subscribe after the versions in `resume`; here Ann watches another game as a
spectator. `retry_after_ms` is null where another socket would end the same way."""

TAIL: Final = """
| reason of bye | close code | what happened |
|---|---|---|
| `DRAINING` | 1012 | the server stops |
| `LAGGED` | 4429 | the client reads too slowly, or takes not even a heartbeat |
| `TOO_MANY_SUBSCRIPTIONS` | 4429 | more than the welcome allows; use a second socket |
| `BAD_FRAMES` | 4400 | too many frames could not be read; a few are forgiven, and one more each second |
| `HELLO_EXPECTED` | 4400 | the first frame was no hello, or one that was refused |
| `HELLO_LATE` | 4408 | no hello came within 5 s |
| `INTERNAL` | 1011 | a fault of the server; the log has it under `trace_id` |

The close frame carries the same reason. Without a bye a socket ends with 1009 (a frame of more than four times
`limits.frame_bytes`; shorter ones are refused with a problem), 1007 (text that is no UTF-8), 1002 (frames that break
RFC 6455), 1008 (a flood of frames that carry nothing: 64 pings, pongs and frames without a byte are fine at once, 16
more each second; a message in more than 256 fragments, or one that takes longer than 30 s), 1011 (no answer to pings)
or without any word, as in a tunnel; whoever reads nothing for 20 to 40 s is cut off so. The recipe is the same for
all: wait a second or two, at random; connect; hello; subscribe each game after the newest version that was told; send
unanswered moves again with their request ids.

A handshake is refused with a problem document: 403 `ORIGIN_NOT_ALLOWED`, 404 `ROUTE_NOT_FOUND`, 503 `DRAINING` or
`OVERLOADED`, 400 `VALIDATION_FAILED` for a bad key; a call without an upgrade, or for another version of the protocol
than 13, gets 426 `UPGRADE_REQUIRED`, another method than GET 405 `METHOD_NOT_ALLOWED`."""
