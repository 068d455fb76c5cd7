"""The codec on messages of its own: what binds, what is drift, what is read and written."""

from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone
from enum import StrEnum
from typing import Annotated, Any, NewType

import pytest
from google.protobuf.message_factory import GetMessageClass
from msgspec import Meta, Struct

from service.app.messages.times import Time, instant, time_of
from service.app.problem import FieldFault, Problem, ServiceReason
from tests.support.protos import compiled
from tests.support.writers import codec_of

Small = Annotated[int, Meta(ge=-9, le=99)]
Card = NewType("Card", int)
Cards = tuple[Annotated[Card, Meta(ge=12, le=98)], ...]

ZOO = compiled("""
enum Color { COLOR_UNSPECIFIED = 0; COLOR_RED = 1; COLOR_DEEP_BLUE = 5; }
message Cards { repeated int32 cards = 1; }
message Colors { repeated Color colors = 1; }
message Spot { int32 x = 1; int32 y = 2; }
message Spots { repeated Spot spots = 1; }
message Plain {
  int32 number = 1;
  bool flag = 2;
  string text = 3;
  Color color = 4;
  optional int32 maybe_number = 5;
  optional bool maybe_flag = 6;
  optional string maybe_text = 7;
  optional Color maybe_color = 8;
  google.protobuf.Timestamp time = 9;
  google.protobuf.Timestamp maybe_time = 10;
  Spot spot = 11;
  Spot maybe_spot = 12;
}
message Lists {
  repeated int32 numbers = 1;
  repeated bool flags = 2;
  repeated string texts = 3;
  repeated Color colors = 4;
  repeated Spot spots = 5;
  repeated google.protobuf.Timestamp times = 6;
  Cards hidden = 7;
  repeated Cards hands = 8;
  Colors wrapped = 2000;
  Spots maybe_spots = 10;
}
message Strict { Color color = 1; }
message Go { optional int32 steps = 1; }
message Stay {}
message Walk { oneof kind { Go go = 1; Stay stay = 2; } }
message Only { optional int32 number = 1; }
message Single { oneof kind { Only only = 1; } }
message Table { optional string name = 1; }
message Deed { oneof kind { Walk walk = 1; Single single = 2; Table table = 3; } }
message DeedRequest { Deed deed = 1; repeated Deed more = 2; optional Color color = 3; Colors colors = 4; }
""")


class Color(StrEnum):
    RED = "RED"
    DEEP_BLUE = "DEEP_BLUE"


class Spot(Struct, frozen=True):
    x: Small
    y: Small


class Plain(Struct, frozen=True, kw_only=True):
    number: Small = 0
    flag: bool = False
    text: str = ""
    color: Color = Color.RED
    maybe_number: Small | None = None
    maybe_flag: bool | None = None
    maybe_text: str | None = None
    maybe_color: Color | None = None
    time: Time = instant(datetime(2026, 11, 29, tzinfo=UTC))
    maybe_time: Time | None = None
    spot: Spot = Spot(0, 0)
    maybe_spot: Spot | None = None


class Lists(Struct, frozen=True, kw_only=True):
    numbers: tuple[Small, ...] = ()
    flags: tuple[bool, ...] = ()
    texts: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    spots: tuple[Spot, ...] = ()
    times: tuple[Time, ...] = ()
    hidden: Cards | None = None
    hands: tuple[Cards, ...] = ()
    wrapped: tuple[Color, ...] = (Color.RED,)
    maybe_spots: tuple[Spot, ...] | None = None


class Strict(Struct, frozen=True):
    color: Color


class Go(Struct, frozen=True, tag="walk.go", forbid_unknown_fields=True):
    steps: Small


class Stay(Struct, frozen=True, tag="walk.stay", forbid_unknown_fields=True):
    pass


class Only(Struct, frozen=True, tag="single.only", forbid_unknown_fields=True):
    number: Small = 7


class Table(Struct, frozen=True, tag="table.table", forbid_unknown_fields=True):
    name: str | None = None


class DeedRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    deed: Go | Stay | Only | Table
    more: tuple[Go | Stay | Only | Table, ...] = ()
    color: Color = Color.RED
    colors: tuple[Color, ...] = (Color.RED,)


CODEC = codec_of([(kind, ZOO[kind.__name__]) for kind in (Plain, Lists, Strict, DeedRequest)])


def message(struct: Struct) -> Any:
    """Let protobuf itself read what the codec wrote."""
    return GetMessageClass(ZOO[type(struct).__name__]).FromString(CODEC.encode(struct))


def refused(kind: type[Struct], data: bytes) -> tuple[str, str, FieldFault]:
    with pytest.raises(Problem) as caught:
        CODEC.decode(kind, data)
    (field,) = caught.value.fields
    return caught.value.reason, field.path, field.code


def deed(**fields: Any) -> bytes:
    return GetMessageClass(ZOO["DeedRequest"])(**fields).SerializeToString()


class TestWriting:
    def test_zeros_without_presence_are_left_out(self):
        assert CODEC.encode(Plain(time=time_of(0))) == bytes.fromhex("2001 4a00 5a00")

    def test_zeros_with_presence_are_written(self):
        written = message(Plain(maybe_number=0, maybe_flag=False, maybe_text="", maybe_spot=Spot(0, 0)))
        assert [written.HasField(name) for name in ("maybe_number", "maybe_flag", "maybe_text", "maybe_spot")] == [
            True
        ] * 4

    def test_values_are_those_that_protobuf_reads(self):
        written = message(Plain(number=-9, flag=True, text="한글 🂡", color=Color.DEEP_BLUE, spot=Spot(99, -1)))
        assert (written.number, written.flag, written.text, written.color) == (-9, True, "한글 🂡", 5)
        assert (written.spot.x, written.spot.y) == (99, -1)

    @pytest.mark.parametrize(
        "time",
        [
            datetime(2026, 11, 29, 12, 0, 0, 123000, tzinfo=UTC),
            datetime(1969, 12, 31, 23, 59, 59, 999000, tzinfo=UTC),
            datetime(2026, 11, 29, 12, tzinfo=timezone(timedelta(hours=9))),
        ],
    )
    def test_times_are_those_that_protobuf_reads(self, time):
        assert message(Plain(time=instant(time))).time.ToDatetime(UTC) == time

    def test_hidden_and_empty_lists_differ(self):
        assert not message(Lists()).HasField("hidden")
        assert message(Lists(hidden=())).HasField("hidden")
        assert CODEC.decode(Lists, CODEC.encode(Lists(hidden=()))) == Lists(hidden=())

    def test_a_wrapped_list_can_be_empty_although_its_default_is_not(self):
        assert CODEC.decode(Lists, b"") == Lists()
        assert CODEC.decode(Lists, CODEC.encode(Lists(wrapped=()))).wrapped == ()

    def test_lists_in_lists_keep_their_shape(self):
        hands = ((Card(12), Card(98)), (), (Card(33),))
        assert [list(hand.cards) for hand in message(Lists(hands=hands)).hands] == [[12, 98], [], [33]]
        assert CODEC.decode(Lists, CODEC.encode(Lists(hands=hands))).hands == hands

    def test_every_kind_of_list_survives(self):
        struct = Lists(
            numbers=(0, -9, 99),
            flags=(False, True),
            texts=("", "a"),
            colors=(Color.DEEP_BLUE, Color.RED),
            spots=(Spot(0, 0), Spot(1, 2)),
            times=(instant(datetime(2026, 1, 1, tzinfo=UTC)), time_of(0)),
            maybe_spots=(Spot(3, 4),),
        )
        assert CODEC.decode(Lists, CODEC.encode(struct)) == struct
        assert message(struct).SerializeToString(deterministic=True) == CODEC.encode(struct)

    def test_fields_are_written_in_order_of_their_numbers(self):
        struct = Lists(wrapped=(), maybe_spots=(), numbers=(1,))
        assert message(struct).SerializeToString(deterministic=True) == CODEC.encode(struct)

    def test_unions_are_found_by_tag(self):
        written = message(DeedRequest(deed=Go(3), more=(Stay(), Only(), Table("round"))))
        assert written.deed.walk.go.steps == 3
        ways = [(one.WhichOneof("kind"), getattr(one, one.WhichOneof("kind"))) for one in written.more]
        assert [way for way, _ in ways] == ["walk", "single", "table"]
        assert (ways[0][1].WhichOneof("kind"), ways[1][1].only.number, ways[2][1].name) == ("stay", 7, "round")

    def test_a_struct_that_is_not_bound_is_an_error_of_ours(self):
        class Stranger(Struct):
            pass

        with pytest.raises(KeyError):
            CODEC.encode(Stranger())


class TestReading:
    def test_defaults_fill_what_is_absent(self):
        request = CODEC.decode(DeedRequest, deed(deed={"single": {"only": {}}}))
        assert request == DeedRequest(deed=Only(7), color=Color.RED, colors=(Color.RED,))

    def test_bytes_that_are_no_message_are_malformed(self):
        for data in (b"\xff", b"\x0a\x05ab", b"\x3a\x02\xff\xfe", b"\x0b" * 300, b"\x0a\x80\x80\x80\x80\x80\x80"):
            assert refused(Plain, data) == (ServiceReason.VALIDATION_FAILED, "", FieldFault.MALFORMED)

    def test_text_that_is_not_utf8_is_malformed(self):
        assert refused(Plain, b"\x1a\x01\xff")[2] is FieldFault.MALFORMED

    def test_nothing_of_protobuf_gets_out(self):
        """Every cut and every flipped bit of a request gives a request or a Problem."""
        good = deed(deed={"walk": {"go": {"steps": 3}}}, more=[{"table": {"name": "round"}}], color=5)
        spoilt = [good[:length] for length in range(len(good))]
        spoilt += [
            bytes(byte ^ (1 << bit if at == place else 0) for place, byte in enumerate(good))
            for at in range(len(good))
            for bit in range(8)
        ]
        for data in spoilt:
            with suppress(Problem):
                assert isinstance(CODEC.decode(DeedRequest, data), DeedRequest)

    @pytest.mark.parametrize(
        ("data", "path", "code"),
        [
            (deed(), "deed", FieldFault.REQUIRED),
            (deed(deed={}), "deed.type", FieldFault.REQUIRED),
            (deed(deed={"walk": {}}), "deed.type", FieldFault.REQUIRED),
            (deed(deed={"walk": {"go": {}}}), "deed.steps", FieldFault.REQUIRED),
            (deed(deed={"walk": {"go": {"steps": 100}}}), "deed.steps", FieldFault.OUT_OF_RANGE),
            (deed(deed={"walk": {"stay": {}}}, color=0), "color", FieldFault.UNKNOWN_VALUE),
            (deed(deed={"walk": {"stay": {}}}, color=3), "color", FieldFault.UNKNOWN_VALUE),
            (deed(deed={"walk": {"stay": {}}}, colors={"colors": [1, 0]}), "colors[1]", FieldFault.UNKNOWN_VALUE),
            (deed(deed={"walk": {"stay": {}}}, more=[{"table": {}}, {}]), "more[1].type", FieldFault.REQUIRED),
        ],
    )
    def test_a_fault_is_named_with_its_path(self, data, path, code):
        assert refused(DeedRequest, data) == (ServiceReason.VALIDATION_FAILED, path, code)

    @pytest.mark.parametrize(
        ("reach", "path", "code"),
        [
            (lambda request: request, "9999", FieldFault.UNKNOWN_FIELD),
            (lambda request: request.deed, "deed.type", FieldFault.UNKNOWN_VALUE),
            (lambda request: request.deed.walk, "deed.type", FieldFault.UNKNOWN_VALUE),
            (lambda request: request.deed.walk.go, "deed.9999", FieldFault.UNKNOWN_FIELD),
            (lambda request: request.more.add(), "more[0].type", FieldFault.UNKNOWN_VALUE),
            (lambda request: request.more.add().table, "more[0].9999", FieldFault.UNKNOWN_FIELD),
            (lambda request: request.colors, "colors.9999", FieldFault.UNKNOWN_FIELD),
        ],
    )
    def test_an_unknown_field_is_found_wherever_it_lies(self, reach, path, code):
        request = GetMessageClass(ZOO["DeedRequest"])(deed={"walk": {"go": {"steps": 1}}})
        reach(request).MergeFromString(b"\xf8\xf0\x04\x01")
        assert refused(DeedRequest, request.SerializeToString()) == (ServiceReason.VALIDATION_FAILED, path, code)

    @pytest.mark.parametrize("time", [{"seconds": 2**62}, {"seconds": -(2**62)}, {"nanos": 10**9}, {"nanos": -1}])
    def test_a_time_that_no_calendar_has_is_refused(self, time):
        data = GetMessageClass(ZOO["Plain"])(color=1, spot={}, time=time).SerializeToString()
        assert refused(Plain, data) == (ServiceReason.VALIDATION_FAILED, "time", FieldFault.WRONG_FORM)

    def test_an_enum_that_an_answer_left_out_is_required(self):
        assert refused(Strict, b"") == (ServiceReason.VALIDATION_FAILED, "color", FieldFault.REQUIRED)
