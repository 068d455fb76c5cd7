"""Valid requests, and seeded mutations of them: what hostile or broken callers send."""

import random
from copy import copy
from typing import Any
from urllib.parse import quote

import msgspec
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import Message

from engine.registry import titles
from engine.visibility import AtSeat
from service.api.operations import OPERATIONS
from service.api.route import Route
from service.app.messages import games, rules
from tests.support.mirror import Mirror

WORDS = ("", "7", "x", "\x00", "é\u202e", "x" * 3000, "uno.play_card", "take_that.place")
NUMBERS = (0, 1, -1, 2, 7, 9, 12, 55, 98, 99, 1000, 2**31 - 1, -(2**31))
BEYOND = (2**31, -(2**31) - 1, 2**64, 10**400, 1.5, 1e308, None, True, False)
SHAPES = ([], {}, [[]], {"type": "take_that.view"}, [None] * 50, {"a": {"b": {}}})
JUNK: tuple[Any, ...] = (*WORDS, *NUMBERS, *BEYOND, *SHAPES)


def valid_requests(mirror: Mirror, game_id: str) -> list[Any]:
    """Give a valid request of every unary operation; `mirror` is the game `game_id` as it stands now."""
    title, state = mirror.title, mirror.state
    seat, move = mirror.choose()
    at = {"title": title.name, "state": state}
    return [
        games.CreateGameRequest(
            request_id="r" * 22, rule_set=title.rule_set, options=mirror.options, seats=mirror.seats
        ),
        mirror.creation("r2"),
        games.JoinGameRequest(game_id=game_id, request_id="r" * 22, seat=1, display_name="민아"),
        games.StartGameRequest(game_id=game_id, request_id="r"),
        games.GetGameRequest(game_id=game_id, after_version=1),
        games.ListGamesRequest(page_size=3),
        games.SubmitMoveRequest(
            game_id=game_id, request_id="r", expected_version=mirror.version, move=move, dry_run=True
        ),
        games.ListLegalMovesRequest(game_id=game_id, explain=True),
        games.ListEntriesRequest(game_id=game_id, after_version=1, page_size=5),
        games.GetReplayRequest(game_id=game_id, version=2),
        rules.GetRuleSetRequest(rule_set=title.rule_set),
        rules.GetTextsRequest(rule_set=title.rule_set, language="ko"),
        rules.NewStateRequest(title=title.name, options=mirror.options, seats=mirror.seats, entropy="e"),
        *[rules.CheckMoveRequest(**at, seat=seat, move=move)] * 3,
        *[rules.ApplyMoveRequest(**at, seat=seat, move=move, entropy="e")] * 8,
        *[rules.ListMovesRequest(**at, seat=seat, explain=True)] * 2,
        *[rules.GetViewRequest(**at, viewer=AtSeat(seat))] * 2,
    ]


def mid_game(number: int) -> Mirror:
    """Give a game that was played at random for a while."""
    rng = random.Random(f"hostile {number}")
    title = list(titles().values())[number % len(titles())]
    mirror = Mirror(title, title.options(), rng.choice(list(title.seats)), f"hostile-{number}", rng)
    mirror.created()
    mirror.started()
    for _ in range(rng.randint(0, 60)):
        before = copy(mirror)
        mirror.played(*mirror.choose())
        if mirror.outcome is not None:
            return before
    return mirror


def mutate(plain: Any, rng: random.Random) -> Any:
    """Change one to three places of plain JSON data, seldom the whole of it."""
    for _ in range(rng.randint(1, 3)):
        changed = _changed(plain, rng)
        if isinstance(changed, dict) or rng.random() < 0.1:
            plain = changed
    return plain


def _changed(node: Any, rng: random.Random) -> Any:
    if isinstance(node, dict) and node and rng.random() < 0.85:
        key = rng.choice(list(node))
        kind = rng.random()
        if kind < 0.7:
            return {**node, key: _changed(node[key], rng)}
        if kind < 0.8:
            return {name: value for name, value in node.items() if name != key}
        if kind < 0.9:
            return {**node, rng.choice(("extra", "type", "seat", "card", "")): rng.choice(JUNK)}
        return {(key[::-1] if name == key else name): value for name, value in node.items()}
    if isinstance(node, list) and node and rng.random() < 0.85:
        place = rng.randrange(len(node))
        kind = rng.random()
        if kind < 0.6:
            return [*node[:place], _changed(node[place], rng), *node[place + 1 :]]
        if kind < 0.8:
            return node[:place] + node[place + 1 :]
        return [*node, node[place]]
    if isinstance(node, int) and not isinstance(node, bool) and rng.random() < 0.6:
        return node + rng.choice((-1, 1, 2, -3, 10))
    return rng.choice(JUNK)


def damage(data: bytes, rng: random.Random) -> bytes:
    """Flip, cut or add bytes, rarely very many."""
    kind = rng.random()
    if kind < 0.4 and data:
        place = rng.randrange(len(data))
        return data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
    if kind < 0.7:
        return data[: rng.randrange(len(data) + 1)]
    if kind < 0.95:
        return data + bytes(rng.randrange(256) for _ in range(rng.randint(1, 9)))
    return data + b" " * rng.choice((70_000, 300_000))


def http_request(request: Any, rng: random.Random) -> tuple[str, str, bytes]:
    """Give a mutated request as method, path and body."""
    route = next(each.route for each in OPERATIONS if each.request is type(request))
    plain = mutate(msgspec.json.decode(msgspec.json.encode(request)), rng)
    if not isinstance(plain, dict):
        plain = {"": plain}
    path = _path(route, plain)
    if route.method == "GET":
        query = "&".join(f"{quote(str(k), '')}={quote(_text(v), '')}" for k, v in plain.items() if v is not None)
        return "GET", f"{path}?{query}"[:6000], b""
    body = msgspec.json.encode(plain) if _encodable(plain) else b"{}"
    return "POST", path, damage(body, rng) if rng.random() < 0.25 else body


def _path(route: Route, plain: dict[str, Any]) -> str:
    path = route.path
    if route.joined and route.joined in plain:
        title, _, number = _text(plain.pop(route.joined)).partition("/")
        path = path.replace("{title}", quote(title, "")).replace("{number}", quote(number, ""))
    for name in ("game_id", "version", "title"):
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", quote(_text(plain.pop(name, "")), "")[:500])
    return path.replace("{", "").replace("}", "")


def _text(value: Any) -> str:
    return value if isinstance(value, str) else str(value).lower()


def _encodable(plain: Any) -> bool:
    try:
        msgspec.json.encode(plain)
    except (OverflowError, TypeError):
        return False
    return True


def rpc_request(message: Message, rng: random.Random) -> bytes:
    """Give the bytes of a mutated protobuf message."""
    for _ in range(rng.randint(1, 3)):
        _change(message, rng)
    data = message.SerializeToString()
    return damage(data, rng) if rng.random() < 0.25 else data


def _change(message: Message, rng: random.Random) -> None:
    descriptor: Descriptor = message.DESCRIPTOR
    if not descriptor.fields:
        return
    field: FieldDescriptor = rng.choice(descriptor.fields)
    if rng.random() < 0.15:
        message.ClearField(field.name)
        return
    if field.message_type is not None:
        value = getattr(message, field.name)
        if field.message_type.GetOptions().map_entry:
            _ = value[rng.choice(("hands", "", "카드"))]  # asking for a key of a map puts an empty value there
        elif not field.is_repeated:
            value.SetInParent()
            _change(value, rng)
        elif value and rng.random() < 0.6:
            _change(rng.choice(value), rng)
        elif value and rng.random() < 0.5:
            del value[rng.randrange(len(value))]
        else:
            value.add()
        return
    junk = _scalar(field, rng)
    if not field.is_repeated:
        setattr(message, field.name, junk)
        return
    value = getattr(message, field.name)
    if value and rng.random() < 0.6:
        value[rng.randrange(len(value))] = junk
    elif value and rng.random() < 0.4:
        del value[rng.randrange(len(value))]
    else:
        value.append(junk)


def _scalar(field: FieldDescriptor, rng: random.Random) -> Any:
    match field.cpp_type:
        case FieldDescriptor.CPPTYPE_BOOL:
            return rng.random() < 0.5
        case FieldDescriptor.CPPTYPE_STRING:
            return rng.choice(WORDS)
        case _:
            return rng.choice(NUMBERS)
