"""What writes each message of the API; made by `make proto`, not to be edited."""

# ruff: noqa
# fmt: off

from typing import Any

def _0(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'',))
        return body
    return write

def _1(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _2(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _3(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _4(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count],))
        return body
    return write

def _5(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _6(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.face], with_1[struct.back],))
        return body
    return write

def _7(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.face], with_1[struct.back],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _8(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1(value) if (value := struct.card) is not None else b'', with_2(value) if (value := struct.whole_card) is not None else b'', with_3[struct.color], with_4[struct.phase],))
        return body
    return write

def _9(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1(value) if (value := struct.card) is not None else b'', with_2(value) if (value := struct.whole_card) is not None else b'', with_3[struct.color], with_4[struct.phase],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _10(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        return body
    return write

def _11(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _12(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause], key_4 + size[len(part := with_4(value))] + part if (value := struct.whole_cards) is not None else b'', key_5 + size[len(part := with_5(value))] + part if (value := struct.backs) is not None else b'',))
        return body
    return write

def _13(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause], key_4 + size[len(part := with_4(value))] + part if (value := struct.whole_cards) is not None else b'', key_5 + size[len(part := with_5(value))] + part if (value := struct.backs) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _14(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.clock],))
        return body
    return write

def _15(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.clock],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _16(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.target], with_2[struct.color],))
        return body
    return write

def _17(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.target], with_2[struct.color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _18(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', key_3 + size[len(part := with_3(value))] + part if (value := struct.whole_cards) is not None else b'', key_4 + size[len(part := with_4(value))] + part if (value := struct.backs) is not None else b'',))
        return body
    return write

def _19(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', key_3 + size[len(part := with_3(value))] + part if (value := struct.whole_cards) is not None else b'', key_4 + size[len(part := with_4(value))] + part if (value := struct.backs) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _20(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _21(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _22(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.direction],))
        return body
    return write

def _23(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.direction],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _24(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _25(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _26(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        return body
    return write

def _27(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _28(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _29(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _30(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.table], with_1[struct.bomb_draw], with_2[struct.clock_ticks], with_3[struct.back_faces], with_4[struct.first_side],))
        return body
    return write

def _31(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.table], with_1[struct.bomb_draw], with_2[struct.clock_ticks], with_3[struct.back_faces], with_4[struct.first_side],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _32(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.table], with_1[struct.bomb_draw], with_2[struct.clock_ticks], with_3[struct.back_faces], with_4[struct.first_side],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _33(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _34(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _35(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], with_1[struct.count], with_2[struct.target],))
        return body
    return write

def _36(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], with_1[struct.count], with_2[struct.target],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _37(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.source], with_2[struct.count],))
        return body
    return write

def _38(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.source], with_2[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _39(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], with_1[struct.count], with_2[struct.target],))
        return body
    return write

def _40(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], with_1[struct.count], with_2[struct.target],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _41(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _42(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _43(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], with_1[struct.count], with_2[struct.target],))
        return body
    return write

def _44(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], with_1[struct.count], with_2[struct.target],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _45(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count],))
        return body
    return write

def _46(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _47(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.card) is not None else b'', with_1[struct.color],))
        return body
    return write

def _48(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.card) is not None else b'', with_1[struct.color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _49(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _50(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _51(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.shield], key_4 + size[len(part := with_4(value))] + part if (value := struct.backs) is not None else b'',))
        return body
    return write

def _52(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.shield], key_4 + size[len(part := with_4(value))] + part if (value := struct.backs) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _53(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _54(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _55(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.card) is not None else b'', with_1[struct.color],))
        return body
    return write

def _56(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.card) is not None else b'', with_1[struct.color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _57(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _58(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _59(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.turn], with_3[struct.turn_number], with_4[struct.phase], with_5[struct.direction], with_6[struct.side], with_7[struct.clock], with_8[struct.color], with_9(value) if (value := struct.hands) else b'', with_10(value) if (value := struct.draw_pile) else b'', with_11(value) if (value := struct.discard_pile) else b'', with_12[struct.top_turned], with_13[struct.drawn_place], with_14(value) if (value := struct.pile) is not None else b'', key_15 + size[len(part := with_15(value))] + part if (value := struct.shields) else b'', with_16[struct.idle_turns], with_17[struct.next_draw], with_18(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _60(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.turn], with_3[struct.turn_number], with_4[struct.phase], with_5[struct.direction], with_6[struct.side], with_7[struct.clock], with_8[struct.color], with_9(value) if (value := struct.hands) else b'', with_10(value) if (value := struct.draw_pile) else b'', with_11(value) if (value := struct.discard_pile) else b'', with_12[struct.top_turned], with_13[struct.drawn_place], with_14(value) if (value := struct.pile) is not None else b'', key_15 + size[len(part := with_15(value))] + part if (value := struct.shields) else b'', with_16[struct.idle_turns], with_17[struct.next_draw], with_18(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _61(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.side], with_1(value) if (value := struct.top_card) is not None else b'', with_2[struct.color], with_3(value) if (value := struct.hands) else b'',))
        return body
    return write

def _62(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.side], with_1(value) if (value := struct.top_card) is not None else b'', with_2[struct.color], with_3(value) if (value := struct.hands) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _63(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _64(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _65(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.in_a_row],))
        return body
    return write

def _66(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.in_a_row],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _67(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _68(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _69(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.phase],))
        return body
    return write

def _70(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.phase],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _71(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', key_3 + size[len(part := with_3(value))] + part if (value := struct.backs) is not None else b'',))
        return body
    return write

def _72(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', key_3 + size[len(part := with_3(value))] + part if (value := struct.backs) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _73(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.turn], with_2[struct.turn_number], with_3[struct.phase], with_4[struct.direction], with_5[struct.side], with_6[struct.clock], with_7[struct.color], with_8(value) if (value := struct.top_card) is not None else b'', with_9[struct.discard_count], with_10[struct.draw_pile_count], key_11 + size[len(part := with_11(value))] + part if (value := struct.hand) is not None else b'', with_12(value) if (value := struct.drawn_card) is not None else b'', with_13(value) if (value := struct.pile) is not None else b'', with_14(value) if (value := struct.seats) else b'', with_15[struct.idle_turns],))
        return body
    return write

def _74(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.turn], with_2[struct.turn_number], with_3[struct.phase], with_4[struct.direction], with_5[struct.side], with_6[struct.clock], with_7[struct.color], with_8(value) if (value := struct.top_card) is not None else b'', with_9[struct.discard_count], with_10[struct.draw_pile_count], key_11 + size[len(part := with_11(value))] + part if (value := struct.hand) is not None else b'', with_12(value) if (value := struct.drawn_card) is not None else b'', with_13(value) if (value := struct.pile) is not None else b'', with_14(value) if (value := struct.seats) else b'', with_15[struct.idle_turns],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _75(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score],))
        return body
    return write

def _76(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _77(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        return body
    return write

def _78(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _79(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], key_2 + size[len(part := with_2(value))] + part if (value := struct.capture) else b'', key_3 + size[len(part := with_3(value))] + part if (value := struct.sequence) else b'', with_4[struct.count],))
        return body
    return write

def _80(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], key_2 + size[len(part := with_2(value))] + part if (value := struct.capture) else b'', key_3 + size[len(part := with_3(value))] + part if (value := struct.sequence) else b'', with_4[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _81(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count], with_2[struct.deal],))
        return body
    return write

def _82(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count], with_2[struct.deal],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _83(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        return body
    return write

def _84(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _85(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _86(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _87(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'', with_2[struct.score],))
        return body
    return write

def _88(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'', with_2[struct.score],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _89(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'', with_2[struct.margin],))
        return body
    return write

def _90(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'', with_2[struct.margin],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _91(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _92(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _93(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score],))
        return body
    return write

def _94(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _95(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.ronda_points], with_1[struct.caida_limpia], with_2[struct.mandatory_capture], with_3[struct.leftover], with_4[struct.limpia_check],))
        return body
    return write

def _96(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.ronda_points], with_1[struct.caida_limpia], with_2[struct.mandatory_capture], with_3[struct.leftover], with_4[struct.limpia_check],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _97(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.ronda_points], with_1[struct.caida_limpia], with_2[struct.mandatory_capture], with_3[struct.leftover], with_4[struct.limpia_check],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _98(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], key_1 + size[len(part := with_1(value))] + part if (value := struct.capture) else b'',))
        return body
    return write

def _99(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], key_1 + size[len(part := with_1(value))] + part if (value := struct.capture) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _100(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) is not None else b'', with_2[struct.points], with_3[struct.score],))
        return body
    return write

def _101(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) is not None else b'', with_2[struct.points], with_3[struct.score],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _102(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'', key_4 + size[len(part := with_4(value))] + part if (value := struct.leftover) else b'',))
        return body
    return write

def _103(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'', key_4 + size[len(part := with_4(value))] + part if (value := struct.leftover) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _104(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer],))
        return body
    return write

def _105(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _106(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.captured_count],))
        return body
    return write

def _107(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.captured_count],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _108(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.captured_count], key_4 + size[len(part := with_4(value))] + part if (value := struct.captured_cards) else b'', with_5[struct.ronda],))
        return body
    return write

def _109(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.captured_count], key_4 + size[len(part := with_4(value))] + part if (value := struct.captured_cards) else b'', with_5[struct.ronda],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _110(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.deal], with_4[struct.dealer], with_5[struct.turn], with_6[struct.turn_number], with_7[struct.phase], with_8(value) if (value := struct.hands) else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.table) else b'', with_10[struct.fresh], key_11 + size[len(part := with_11(value))] + part if (value := struct.draw_pile) else b'', with_12(value) if (value := struct.captured) else b'', with_13[struct.last_capturer], key_14 + size[len(part := with_14(value))] + part if (value := struct.rondas) else b'', key_15 + size[len(part := with_15(value))] + part if (value := struct.scores) else b'', with_16[struct.next_draw], with_17(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _111(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.deal], with_4[struct.dealer], with_5[struct.turn], with_6[struct.turn_number], with_7[struct.phase], with_8(value) if (value := struct.hands) else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.table) else b'', with_10[struct.fresh], key_11 + size[len(part := with_11(value))] + part if (value := struct.draw_pile) else b'', with_12(value) if (value := struct.captured) else b'', with_13[struct.last_capturer], key_14 + size[len(part := with_14(value))] + part if (value := struct.rondas) else b'', key_15 + size[len(part := with_15(value))] + part if (value := struct.scores) else b'', with_16[struct.next_draw], with_17(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _112(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.fresh],))
        return body
    return write

def _113(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.fresh],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _114(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.deal], with_3[struct.dealer], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.phase], key_7 + size[len(part := with_7(value))] + part if (value := struct.hand) is not None else b'', key_8 + size[len(part := with_8(value))] + part if (value := struct.table) else b'', with_9[struct.fresh], with_10[struct.draw_pile_count], with_11[struct.last_capturer], with_12(value) if (value := struct.seats) else b'',))
        return body
    return write

def _115(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.deal], with_3[struct.dealer], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.phase], key_7 + size[len(part := with_7(value))] + part if (value := struct.hand) is not None else b'', key_8 + size[len(part := with_8(value))] + part if (value := struct.table) else b'', with_9[struct.fresh], with_10[struct.draw_pile_count], with_11[struct.last_capturer], with_12(value) if (value := struct.seats) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _116(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        return body
    return write

def _117(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _118(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.meld], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _119(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.meld], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _120(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        return body
    return write

def _121(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _122(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause],))
        return body
    return write

def _123(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _124(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        return body
    return write

def _125(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _126(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _127(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _128(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        return body
    return write

def _129(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _130(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        return body
    return write

def _131(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _132(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _133(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _134(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _135(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _136(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := with_0(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _137(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := with_0(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _138(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.meld],))
        return body
    return write

def _139(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.meld],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _140(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.id], with_1[struct.owner], with_2[struct.kind], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _141(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.id], with_1[struct.owner], with_2[struct.kind], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _142(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.meld], with_2[struct.kind], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _143(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.meld], with_2[struct.kind], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _144(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.ace], with_1[struct.melds_per_turn], with_2[struct.draw_pile_rebuild], with_3[struct.must_discard], with_4[struct.layoff_requires_own_meld], with_5[struct.rummy_factor], with_6[struct.target],))
        return body
    return write

def _145(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.ace], with_1[struct.melds_per_turn], with_2[struct.draw_pile_rebuild], with_3[struct.must_discard], with_4[struct.layoff_requires_own_meld], with_5[struct.rummy_factor], with_6[struct.target],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _146(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.ace], with_1[struct.melds_per_turn], with_2[struct.draw_pile_rebuild], with_3[struct.must_discard], with_4[struct.layoff_requires_own_meld], with_5[struct.rummy_factor], with_6[struct.target],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _147(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _148(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _149(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'', with_4[struct.winner], with_5[struct.rummy], with_6[struct.voids],))
        return body
    return write

def _150(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'', with_4[struct.winner], with_5[struct.rummy], with_6[struct.voids],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _151(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer],))
        return body
    return write

def _152(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _153(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.hand_points],))
        return body
    return write

def _154(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.hand_points],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _155(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.first_laid],))
        return body
    return write

def _156(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.first_laid],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _157(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        return body
    return write

def _158(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _159(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.dealer], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.phase], with_7(value) if (value := struct.hands) else b'', key_8 + size[len(part := with_8(value))] + part if (value := struct.draw_pile) else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.discard_pile) else b'', with_10[struct.taken], with_11(value) if (value := struct.melds) else b'', key_12 + size[len(part := with_12(value))] + part if (value := struct.first_laid) else b'', with_13[struct.last_laid], with_14[struct.last_meld], with_15[struct.voids], key_16 + size[len(part := with_16(value))] + part if (value := struct.scores) else b'', with_17[struct.next_draw], with_18(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _160(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.dealer], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.phase], with_7(value) if (value := struct.hands) else b'', key_8 + size[len(part := with_8(value))] + part if (value := struct.draw_pile) else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.discard_pile) else b'', with_10[struct.taken], with_11(value) if (value := struct.melds) else b'', key_12 + size[len(part := with_12(value))] + part if (value := struct.first_laid) else b'', with_13[struct.last_laid], with_14[struct.last_meld], with_15[struct.voids], key_16 + size[len(part := with_16(value))] + part if (value := struct.scores) else b'', with_17[struct.next_draw], with_18(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _161(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _162(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _163(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        return body
    return write

def _164(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _165(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.dealer], with_3[struct.turn], with_4[struct.turn_number], with_5[struct.phase], key_6 + size[len(part := with_6(value))] + part if (value := struct.hand) is not None else b'', with_7[struct.draw_pile_count], key_8 + size[len(part := with_8(value))] + part if (value := struct.discard_pile) else b'', with_9[struct.taken], with_10(value) if (value := struct.melds) else b'', with_11[struct.last_laid], with_12[struct.last_meld], with_13[struct.voids], with_14(value) if (value := struct.seats) else b'',))
        return body
    return write

def _166(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.dealer], with_3[struct.turn], with_4[struct.turn_number], with_5[struct.phase], key_6 + size[len(part := with_6(value))] + part if (value := struct.hand) is not None else b'', with_7[struct.draw_pile_count], key_8 + size[len(part := with_8(value))] + part if (value := struct.discard_pile) else b'', with_9[struct.taken], with_10(value) if (value := struct.melds) else b'', with_11[struct.last_laid], with_12[struct.last_meld], with_13[struct.voids], with_14(value) if (value := struct.seats) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _167(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        return body
    return write

def _168(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _169(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.reversal],))
        return body
    return write

def _170(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.reversal],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _171(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        return body
    return write

def _172(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _173(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause],))
        return body
    return write

def _174(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _175(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        return body
    return write

def _176(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _177(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'',))
        return body
    return write

def _178(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _179(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _180(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _181(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _182(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _183(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.games], with_1[struct.tiebreak], with_2[struct.two_player_extra], with_3[struct.voluntary_take],))
        return body
    return write

def _184(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.games], with_1[struct.tiebreak], with_2[struct.two_player_extra], with_3[struct.voluntary_take],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _185(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.games], with_1[struct.tiebreak], with_2[struct.two_player_extra], with_3[struct.voluntary_take],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _186(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        return body
    return write

def _187(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _188(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        return body
    return write

def _189(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _190(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        return body
    return write

def _191(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _192(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'',))
        return body
    return write

def _193(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _194(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer],))
        return body
    return write

def _195(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _196(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _197(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _198(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.face_up_count], with_4[struct.penalty_count], with_5[struct.toads], key_6 + size[len(part := with_6(value))] + part if (value := struct.extra) else b'', with_7(value) if (value := struct.tally) is not None else b'',))
        return body
    return write

def _199(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.face_up_count], with_4[struct.penalty_count], with_5[struct.toads], key_6 + size[len(part := with_6(value))] + part if (value := struct.extra) else b'', with_7(value) if (value := struct.tally) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _200(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], key_3 + size[len(part := with_3(value))] + part if (value := struct.face_up) else b'', with_4[struct.penalty_count], with_5(value) if (value := struct.tally) is not None else b'',))
        return body
    return write

def _201(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], key_3 + size[len(part := with_3(value))] + part if (value := struct.face_up) else b'', with_4[struct.penalty_count], with_5(value) if (value := struct.tally) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _202(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _203(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _204(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.dealer], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.phase], with_7(value) if (value := struct.hands) else b'', key_8 + size[len(part := with_8(value))] + part if (value := struct.row) else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.draw_pile) else b'', with_10(value) if (value := struct.face_up) else b'', with_11(value) if (value := struct.taken) else b'', with_12(value) if (value := struct.extra) else b'', with_13(value) if (value := struct.tallies) else b'', with_14[struct.next_draw], with_15(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _205(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.dealer], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.phase], with_7(value) if (value := struct.hands) else b'', key_8 + size[len(part := with_8(value))] + part if (value := struct.row) else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.draw_pile) else b'', with_10(value) if (value := struct.face_up) else b'', with_11(value) if (value := struct.taken) else b'', with_12(value) if (value := struct.extra) else b'', with_13(value) if (value := struct.tallies) else b'', with_14[struct.next_draw], with_15(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _206(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _207(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _208(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.score], with_1[struct.toads], with_2[struct.penalty_count],))
        return body
    return write

def _209(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.score], with_1[struct.toads], with_2[struct.penalty_count],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _210(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        return body
    return write

def _211(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _212(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.dealer], with_3[struct.turn], with_4[struct.turn_number], with_5[struct.phase], key_6 + size[len(part := with_6(value))] + part if (value := struct.hand) is not None else b'', key_7 + size[len(part := with_7(value))] + part if (value := struct.row) else b'', with_8[struct.draw_pile_count], with_9(value) if (value := struct.seats) else b'',))
        return body
    return write

def _213(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.dealer], with_3[struct.turn], with_4[struct.turn_number], with_5[struct.phase], key_6 + size[len(part := with_6(value))] + part if (value := struct.hand) is not None else b'', key_7 + size[len(part := with_7(value))] + part if (value := struct.row) else b'', with_8[struct.draw_pile_count], with_9(value) if (value := struct.seats) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _214(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _215(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _216(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _217(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _218(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.target], with_2[struct.card],))
        return body
    return write

def _219(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.target], with_2[struct.card],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _220(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.color], with_3[struct.names_color],))
        return body
    return write

def _221(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.color], with_3[struct.names_color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _222(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        return body
    return write

def _223(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.hands) else b'', with_1[struct.draw_pile_count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _224(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause], with_4[struct.may_play],))
        return body
    return write

def _225(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'', with_3[struct.cause], with_4[struct.may_play],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _226(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _227(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _228(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _229(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _230(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.attacker], with_1[struct.guilty], with_2[struct.seat], with_3[struct.count],))
        return body
    return write

def _231(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.attacker], with_1[struct.guilty], with_2[struct.seat], with_3[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _232(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _233(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _234(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.attacker], with_3[struct.count], with_4[struct.color_before],))
        return body
    return write

def _235(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.attacker], with_3[struct.count], with_4[struct.color_before],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _236(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.attacker],))
        return body
    return write

def _237(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.attacker],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _238(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.color],))
        return body
    return write

def _239(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _240(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.rule], key_1 + size[len(part := value.encode())] + part if (value := struct.note) is not None else b'',))
        return body
    return write

def _241(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.rule], key_1 + size[len(part := value.encode())] + part if (value := struct.note) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _242(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        return body
    return write

def _243(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _244(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'',))
        return body
    return write

def _245(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _246(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _247(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _248(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.direction],))
        return body
    return write

def _249(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.direction],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _250(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _251(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _252(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _253(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _254(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _255(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _256(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.target],))
        return body
    return write

def _257(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.target],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _258(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.challenger], with_2[struct.count], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) is not None else b'',))
        return body
    return write

def _259(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.challenger], with_2[struct.count], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _260(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number], with_2(value) if (value := struct.hands) else b'',))
        return body
    return write

def _261(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.draw_number], with_2(value) if (value := struct.hands) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _262(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.target], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.showings) else b'',))
        return body
    return write

def _263(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.target], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.showings) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _264(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.source], with_2[struct.challenger],))
        return body
    return write

def _265(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.source], with_2[struct.challenger],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _266(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.source], with_2[struct.count], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) is not None else b'',))
        return body
    return write

def _267(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.source], with_2[struct.count], key_3 + size[len(part := with_3(value))] + part if (value := struct.cards) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _268(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8,) = withs
    def write(struct):
        body = join((with_0[struct.deck], key_1 + size[len(part := with_1(value))] + part if (value := struct.customizable) is not None else b'', with_2[struct.wd4_restriction], with_3[struct.wd4_wilds_match], with_4[struct.illegal_play], with_5[struct.scoring], with_6[struct.start_card], with_7[struct.stacking], with_8[struct.max_turns],))
        return body
    return write

def _269(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8,) = withs
    def write(struct):
        body = join((with_0[struct.deck], key_1 + size[len(part := with_1(value))] + part if (value := struct.customizable) is not None else b'', with_2[struct.wd4_restriction], with_3[struct.wd4_wilds_match], with_4[struct.illegal_play], with_5[struct.scoring], with_6[struct.start_card], with_7[struct.stacking], with_8[struct.max_turns],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _270(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8,) = withs
    def write(struct):
        body = join((with_0[struct.deck], key_1 + size[len(part := with_1(value))] + part if (value := struct.customizable) is not None else b'', with_2[struct.wd4_restriction], with_3[struct.wd4_wilds_match], with_4[struct.illegal_play], with_5[struct.scoring], with_6[struct.start_card], with_7[struct.stacking], with_8[struct.max_turns],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _271(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _272(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _273(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.count], with_3[struct.cause], with_4[struct.attacker],))
        return body
    return write

def _274(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number], with_2[struct.count], with_3[struct.cause], with_4[struct.attacker],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _275(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], with_2[struct.cause], with_3[struct.attacker], with_4[struct.color_before],))
        return body
    return write

def _276(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.count], with_2[struct.cause], with_3[struct.attacker], with_4[struct.color_before],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _277(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _278(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.draw_number], with_1[struct.count], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _279(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.color], with_2[struct.target], with_3[struct.call_uno],))
        return body
    return write

def _280(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.color], with_2[struct.target], with_3[struct.call_uno],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _281(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'', with_4[struct.winner], with_5[struct.blocked_rounds],))
        return body
    return write

def _282(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.cause], with_2(value) if (value := struct.hands) else b'', with_3(value) if (value := struct.sheet) else b'', with_4[struct.winner], with_5[struct.blocked_rounds],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _283(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer], with_2[struct.direction], with_3[struct.turns_before],))
        return body
    return write

def _284(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.round], with_1[struct.dealer], with_2[struct.direction], with_3[struct.turns_before],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _285(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.place],))
        return body
    return write

def _286(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.points], with_2[struct.score], with_3[struct.place],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _287(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _288(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _289(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.uno_called],))
        return body
    return write

def _290(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.hand_count], with_2[struct.score], with_3[struct.uno_called],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _291(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _292(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _293(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.challenger], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _294(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.challenger], key_2 + size[len(part := with_2(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _295(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        return body
    return write

def _296(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.cards) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _297(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.draw_number], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        return body
    return write

def _298(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.draw_number], key_2 + size[len(part := with_2(value))] + part if (value := struct.draw_pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _299(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.color],))
        return body
    return write

def _300(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.card], with_1[struct.color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _301(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        return body
    return write

def _302(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _303(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.color],))
        return body
    return write

def _304(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.color],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _305(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18, key_19, key_20, key_21, key_22, key_23, key_24,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18, with_19, with_20, with_21, with_22, with_23, with_24,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.dealer], with_4[struct.direction], with_5[struct.turn], with_6[struct.turn_number], with_7[struct.turns_before], with_8[struct.phase], with_9(value) if (value := struct.hands) else b'', key_10 + size[len(part := with_10(value))] + part if (value := struct.draw_pile) else b'', key_11 + size[len(part := with_11(value))] + part if (value := struct.discard_pile) else b'', with_12[struct.color], with_13[struct.drawn_card], with_14(value) if (value := struct.pending) is not None else b'', key_15 + size[len(part := with_15(value))] + part if (value := struct.snapshot) is not None else b'', with_16[struct.uno_window], with_17[struct.windows_opened], key_18 + size[len(part := with_18(value))] + part if (value := struct.uno_called) else b'', with_19(value) if (value := struct.showings) else b'', with_20[struct.idle_turns], with_21[struct.blocked_rounds], key_22 + size[len(part := with_22(value))] + part if (value := struct.scores) else b'', with_23[struct.next_draw], with_24(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _306(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18, key_19, key_20, key_21, key_22, key_23, key_24,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18, with_19, with_20, with_21, with_22, with_23, with_24,) = withs
    def write(struct):
        body = join((with_0[struct.rules], with_1(value) if (value := struct.options) is not None else b'', with_2[struct.round], with_3[struct.dealer], with_4[struct.direction], with_5[struct.turn], with_6[struct.turn_number], with_7[struct.turns_before], with_8[struct.phase], with_9(value) if (value := struct.hands) else b'', key_10 + size[len(part := with_10(value))] + part if (value := struct.draw_pile) else b'', key_11 + size[len(part := with_11(value))] + part if (value := struct.discard_pile) else b'', with_12[struct.color], with_13[struct.drawn_card], with_14(value) if (value := struct.pending) is not None else b'', key_15 + size[len(part := with_15(value))] + part if (value := struct.snapshot) is not None else b'', with_16[struct.uno_window], with_17[struct.windows_opened], key_18 + size[len(part := with_18(value))] + part if (value := struct.uno_called) else b'', with_19(value) if (value := struct.showings) else b'', with_20[struct.idle_turns], with_21[struct.blocked_rounds], key_22 + size[len(part := with_22(value))] + part if (value := struct.scores) else b'', with_23[struct.next_draw], with_24(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _307(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _308(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _309(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.in_a_row],))
        return body
    return write

def _310(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.in_a_row],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _311(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _312(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _313(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        return body
    return write

def _314(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.turn_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _315(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _316(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _317(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _318(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _319(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.by], with_2[struct.count],))
        return body
    return write

def _320(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.by], with_2[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _321(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _322(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _323(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.window_number],))
        return body
    return write

def _324(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.window_number],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _325(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.dealer], with_3[struct.direction], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.turns_left], with_7[struct.phase], with_8[struct.color], with_9[struct.top_card], with_10[struct.discard_count], with_11[struct.draw_pile_count], key_12 + size[len(part := with_12(value))] + part if (value := struct.hand) is not None else b'', with_13(value) if (value := struct.seats) else b'', with_14[struct.drawn_card], with_15(value) if (value := struct.pending) is not None else b'', with_16[struct.uno_window], with_17(value) if (value := struct.shown_hands) else b'', with_18[struct.idle_turns],))
        return body
    return write

def _326(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11, key_12, key_13, key_14, key_15, key_16, key_17, key_18,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11, with_12, with_13, with_14, with_15, with_16, with_17, with_18,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.options) is not None else b'', with_1[struct.round], with_2[struct.dealer], with_3[struct.direction], with_4[struct.turn], with_5[struct.turn_number], with_6[struct.turns_left], with_7[struct.phase], with_8[struct.color], with_9[struct.top_card], with_10[struct.discard_count], with_11[struct.draw_pile_count], key_12 + size[len(part := with_12(value))] + part if (value := struct.hand) is not None else b'', with_13(value) if (value := struct.seats) else b'', with_14[struct.drawn_card], with_15(value) if (value := struct.pending) is not None else b'', with_16[struct.uno_window], with_17(value) if (value := struct.shown_hands) else b'', with_18[struct.idle_turns],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _327(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.count],))
        return body
    return write

def _328(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.card], with_2[struct.count],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _329(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.placings) else b'',))
        return body
    return write

def _330(join, size, around, keys, withs):
    (around_0,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.placings) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _331(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.place], with_2[struct.score],))
        return body
    return write

def _332(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.place], with_2[struct.score],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _333(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'', with_2[struct.seat], key_3 + size[len(part := value.encode())] + part if (value := struct.level) is not None else b'',))
        return body
    return write

def _334(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _335(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'', with_2[struct.milliseconds],))
        return body
    return write

def _336(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.advanced_ms], with_1(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _337(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.title) is not None else b'', with_1[type(value := struct.state)](value), with_2[struct.seat], with_3[type(value := struct.move)](value), key_4 + size[len(part := value.encode())] + part if (value := struct.entropy) is not None else b'',))
        return body
    return write

def _338(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.state)](value), with_1(value) if (value := struct.events) else b'', key_2 + size[len(part := with_2(value))] + part if (value := struct.acting) else b'', with_3(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _339(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _340(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _341(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _342(join, size, around, keys, withs):
    (around_0, around_1,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _343(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.move)](value), with_1(value) if (value := struct.refusal) is not None else b'',))
        return body
    return write

def _344(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.move)](value), with_1(value) if (value := struct.refusal) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _345(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.level) is not None else b'',))
        return body
    return write

def _346(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.level) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _347(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _348(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _349(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.card) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.suit) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.rank) is not None else b'', with_3[struct.points], key_4 + size[len(part := value.encode())] + part if (value := struct.glyph) else b'', with_5[struct.sort_key], with_6[struct.copies],))
        return body
    return write

def _350(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.card) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.suit) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.rank) is not None else b'', with_3[struct.points], key_4 + size[len(part := value.encode())] + part if (value := struct.glyph) else b'', with_5[struct.sort_key], with_6[struct.copies],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _351(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.kind) else b'', key_1 + size[len(part := with_1(value))] + part if (value := struct.places) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.target) is not None else b'',))
        return body
    return write

def _352(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.kind) else b'', key_1 + size[len(part := with_1(value))] + part if (value := struct.places) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.target) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _353(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.title) is not None else b'', with_1[type(value := struct.state)](value), with_2[struct.seat], with_3[type(value := struct.move)](value),))
        return body
    return write

def _354(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.refusal) is not None else b'',))
        return body
    return write

def _355(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.nullable], key_4 + size[len(part := value.encode())] + part if (value := struct.default_value) is not None else b'', with_5(value) if (value := struct.values) else b'',))
        return body
    return write

def _356(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.nullable], key_4 + size[len(part := value.encode())] + part if (value := struct.default_value) is not None else b'', with_5(value) if (value := struct.values) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _357(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.value) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', with_2[struct.premium],))
        return body
    return write

def _358(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.value) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', with_2[struct.premium],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _359(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.display_name) is not None else b'',))
        return body
    return write

def _360(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.display_name) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _361(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule_set) is not None else b'', with_2[type(value := struct.options)](value), with_3[struct.seats], with_4(value) if (value := struct.claims) else b'', with_5[struct.spectators], with_6[type(value := struct.setup)](value), with_7(value) if (value := struct.settings) is not None else b'', with_8(value) if (value := struct.bots) else b'', with_9[struct.best_of],))
        return body
    return write

def _362(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.replayed], with_1(value) if (value := struct.credentials) else b'', with_2(value) if (value := struct.game) is not None else b'', with_3(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _363(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.days],))
        return body
    return write

def _364(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.days],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _365(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.version], key_1 + size[len(part := with_1(value))] + part if (value := struct.time) is not None else b'', with_2[struct.by], with_3[struct.seat], with_4(value) if (value := struct.events) else b'',))
        return body
    return write

def _366(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.version], key_1 + size[len(part := with_1(value))] + part if (value := struct.time) is not None else b'', with_2[struct.by], with_3[struct.seat], with_4(value) if (value := struct.events) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _367(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.tag) else b'', with_1(value) if (value := struct.facts) else b'', with_2(value) if (value := struct.transfers) else b'',))
        return body
    return write

def _368(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.tag) else b'', with_1(value) if (value := struct.facts) else b'', with_2(value) if (value := struct.transfers) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _369(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'',))
        return body
    return write

def _370(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.line) else b'',))
        return body
    return write

def _371(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.name) else b'', with_1[struct.kind], with_2[struct.many],))
        return body
    return write

def _372(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.name) else b'', with_1[struct.kind], with_2[struct.many],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _373(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.nullable], with_4[struct.default_value],))
        return body
    return write

def _374(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.nullable], with_4[struct.default_value],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _375(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'', with_2[struct.seat],))
        return body
    return write

def _376(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _377(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', with_2[type(value := struct.options)](value), with_3(value) if (value := struct.seats) else b'', with_4[struct.spectators], with_5[struct.rigged], key_6 + size[len(part := value.encode())] + part if (value := struct.commitment) is not None else b'', key_7 + size[len(part := with_7(value))] + part if (value := struct.created_at) is not None else b'', with_8(value) if (value := struct.settings) is not None else b'', with_9(value) if (value := struct.series) is not None else b'', key_10 + size[len(part := value.encode())] + part if (value := struct.join_code) is not None else b'', key_11 + size[len(part := with_11(value))] + part if (value := struct.join_code_expires_at) is not None else b'',))
        return body
    return write

def _378(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', with_2[type(value := struct.options)](value), with_3(value) if (value := struct.seats) else b'', with_4[struct.spectators], with_5[struct.rigged], key_6 + size[len(part := value.encode())] + part if (value := struct.commitment) is not None else b'', key_7 + size[len(part := with_7(value))] + part if (value := struct.created_at) is not None else b'', with_8(value) if (value := struct.settings) is not None else b'', with_9(value) if (value := struct.series) is not None else b'', key_10 + size[len(part := value.encode())] + part if (value := struct.join_code) is not None else b'', key_11 + size[len(part := with_11(value))] + part if (value := struct.join_code_expires_at) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _379(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seconds], with_1[struct.increment_seconds],))
        return body
    return write

def _380(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seconds], with_1[struct.increment_seconds],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _381(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', with_2[struct.status], with_3[struct.seats], with_4[struct.seats_taken], with_5[struct.version], key_6 + size[len(part := with_6(value))] + part if (value := struct.created_at) is not None else b'', with_7[struct.open_seats], key_8 + size[len(part := value.encode())] + part if (value := struct.host_name) is not None else b'', with_9[type(value := struct.options)](value),))
        return body
    return write

def _382(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', with_2[struct.status], with_3[struct.seats], with_4[struct.seats_taken], with_5[struct.version], key_6 + size[len(part := with_6(value))] + part if (value := struct.created_at) is not None else b'', with_7[struct.open_seats], key_8 + size[len(part := value.encode())] + part if (value := struct.host_name) is not None else b'', with_9[type(value := struct.options)](value),))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _383(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', with_1[struct.after_version], with_2[struct.wait],))
        return body
    return write

def _384(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.game) is not None else b'', with_1(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _385(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', with_1[struct.version],))
        return body
    return write

def _386(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.entry) is not None else b'', with_1[type(value := struct.view)](value), with_2(value) if (value := struct.waiting_for) else b'', with_3(value) if (value := struct.outcome) is not None else b'', with_4[struct.head],))
        return body
    return write

def _387(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.language) is not None else b'',))
        return body
    return write

def _388(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.language) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.heading) else b'', key_3 + size[len(part := value.encode())] + part if (value := struct.rule) else b'', key_4 + size[len(part := value.encode())] + part if (value := struct.text) else b'',))
        return body
    return write

def _389(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) is not None else b'',))
        return body
    return write

def _390(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.rule_set) is not None else b'', with_1(value) if (value := struct.cards) else b'', with_2(value) if (value := struct.zones) else b'', with_3(value) if (value := struct.moves) else b'', with_4(value) if (value := struct.events) else b'',))
        return body
    return write

def _391(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'',))
        return body
    return write

def _392(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.series_id) else b'', with_1[struct.best_of], with_2(value) if (value := struct.games) else b'', with_3(value) if (value := struct.totals) else b'', with_4[struct.won_by],))
        return body
    return write

def _393(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _394(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.server) is not None else b'',))
        return body
    return write

def _395(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.language) is not None else b'',))
        return body
    return write

def _396(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.language) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_3 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_4(value) if (value := struct.texts) else b'',))
        return body
    return write

def _397(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.title) is not None else b'', with_1[type(value := struct.state)](value), with_2[type(value := struct.viewer)](value),))
        return body
    return write

def _398(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.view)](value),))
        return body
    return write

def _399(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'', with_2[struct.seat], key_3 + size[len(part := value.encode())] + part if (value := struct.display_name) is not None else b'',))
        return body
    return write

def _400(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.replayed], with_1(value) if (value := struct.credential) is not None else b'', with_2(value) if (value := struct.game) is not None else b'', with_3(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _401(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], key_1 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.text) else b'',))
        return body
    return write

def _402(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.kind], key_1 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.text) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _403(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _404(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _405(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.request_bytes], with_1[struct.log_bytes], with_2[struct.wait_seconds], with_3[struct.update_entries], with_4[struct.heartbeat_seconds],))
        return body
    return write

def _406(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.request_bytes], with_1[struct.log_bytes], with_2[struct.wait_seconds], with_3[struct.update_entries], with_4[struct.heartbeat_seconds],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _407(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', with_1[struct.after_version], with_2[struct.page_size],))
        return body
    return write

def _408(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.entries) else b'', with_1[struct.version],))
        return body
    return write

def _409(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0[struct.page_size], key_1 + size[len(part := value.encode())] + part if (value := struct.page_token) is not None else b'', with_2[struct.status], key_3 + size[len(part := value.encode())] + part if (value := struct.rule_set) is not None else b'', with_4[struct.open_seats], key_5 + size[len(part := value.encode())] + part if (value := struct.with_option) is not None else b'',))
        return body
    return write

def _410(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.games) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.next_page_token) is not None else b'',))
        return body
    return write

def _411(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', with_1[struct.explain],))
        return body
    return write

def _412(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.version], with_1(value) if (value := struct.legal_moves) else b'', with_2(value) if (value := struct.blocked) else b'', with_3(value) if (value := struct.groups) else b'',))
        return body
    return write

def _413(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.title) is not None else b'', with_1[type(value := struct.state)](value), with_2[struct.seat], with_3[struct.explain],))
        return body
    return write

def _414(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.legal_moves) else b'', with_1(value) if (value := struct.blocked) else b'', with_2(value) if (value := struct.groups) else b'',))
        return body
    return write

def _415(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.minimum_items], with_4[struct.maximum_items], with_5[struct.default_items], with_6(value) if (value := struct.values) else b'',))
        return body
    return write

def _416(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.minimum_items], with_4[struct.maximum_items], with_5[struct.default_items], with_6(value) if (value := struct.values) else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _417(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _418(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.rule_sets) else b'',))
        return body
    return write

def _419(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.language) is not None else b'',))
        return body
    return write

def _420(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.language) else b'', with_2(value) if (value := struct.sections) else b'',))
        return body
    return write

def _421(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seconds],))
        return body
    return write

def _422(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seconds],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _423(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.tag) else b'', with_1(value) if (value := struct.facts) else b'',))
        return body
    return write

def _424(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.tag) else b'', with_1(value) if (value := struct.facts) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _425(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.title) is not None else b'', with_1[type(value := struct.options)](value), with_2[struct.seats], key_3 + size[len(part := value.encode())] + part if (value := struct.entropy) is not None else b'',))
        return body
    return write

def _426(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.state)](value), with_1(value) if (value := struct.events) else b'', key_2 + size[len(part := with_2(value))] + part if (value := struct.acting) else b'',))
        return body
    return write

def _427(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.nullable], with_4[struct.default_value], with_5[struct.minimum], with_6[struct.maximum],))
        return body
    return write

def _428(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_3[struct.nullable], with_4[struct.default_value], with_5[struct.minimum], with_6[struct.maximum],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _429(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', with_1(value) if (value := struct.values) else b'',))
        return body
    return write

def _430(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.key) else b'', with_1(value) if (value := struct.values) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _431(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.first) is not None else b'', with_1(value) if (value := struct.second) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.rule) else b'',))
        return body
    return write

def _432(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.first) is not None else b'', with_1(value) if (value := struct.second) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.rule) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _433(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.name) else b'', with_1[struct.kind],))
        return body
    return write

def _434(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.name) else b'', with_1[struct.kind],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _435(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _436(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _437(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := with_0(value))] + part if (value := struct.given) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.seed) is not None else b'',))
        return body
    return write

def _438(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := with_0(value))] + part if (value := struct.given) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.seed) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _439(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.join_code) is not None else b'',))
        return body
    return write

def _440(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.game) is not None else b'',))
        return body
    return write

def _441(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.reason) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.domain) else b'', with_2(value) if (value := struct.params) else b'',))
        return body
    return write

def _442(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.reason) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.domain) else b'', with_2(value) if (value := struct.params) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _443(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.reason) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule) is not None else b'', with_2(value) if (value := struct.params) else b'',))
        return body
    return write

def _444(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.reason) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.rule) is not None else b'', with_2(value) if (value := struct.params) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _445(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _446(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.replayed], with_1(value) if (value := struct.credential) is not None else b'', with_2(value) if (value := struct.game) is not None else b'', with_3(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _447(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.title) is not None else b'', with_1[struct.to_version], key_2 + size[len(part := value.encode())] + part if (value := struct.line) is not None else b'',))
        return body
    return write

def _448(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.version], with_1[type(value := struct.state)](value), key_2 + size[len(part := with_2(value))] + part if (value := struct.acting) else b'', with_3(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _449(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _450(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _451(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _452(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _453(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _454(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _455(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _456(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'', with_3(value) if (value := struct.credential) is not None else b'',))
        return body
    return write

def _457(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.heading) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.text) else b'', with_2(value) if (value := struct.rules) else b'',))
        return body
    return write

def _458(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.heading) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.text) else b'', with_2(value) if (value := struct.rules) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _459(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.title) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_3 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_4(value) if (value := struct.seats) is not None else b'', with_5(value) if (value := struct.levels) else b'', with_6(value) if (value := struct.options) else b'', with_7(value) if (value := struct.conflicts) else b'', with_8(value) if (value := struct.move_tags) else b'', with_9(value) if (value := struct.event_tags) else b'', with_10(value) if (value := struct.reasons) else b'',))
        return body
    return write

def _460(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.title) else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_3 + size[len(part := value.encode())] + part if (value := struct.summary) else b'', with_4(value) if (value := struct.seats) is not None else b'', with_5(value) if (value := struct.levels) else b'', with_6(value) if (value := struct.options) else b'', with_7(value) if (value := struct.conflicts) else b'', with_8(value) if (value := struct.move_tags) else b'', with_9(value) if (value := struct.event_tags) else b'', with_10(value) if (value := struct.reasons) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _461(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.text) else b'',))
        return body
    return write

def _462(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.text) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _463(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.deadline) is not None else b'', with_2[struct.bank_ms],))
        return body
    return write

def _464(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := with_1(value))] + part if (value := struct.deadline) is not None else b'', with_2[struct.bank_ms],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _465(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.minimum], with_1[struct.maximum], key_2 + size[len(part := with_2(value))] + part if (value := struct.recommended) else b'',))
        return body
    return write

def _466(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.minimum], with_1[struct.maximum], key_2 + size[len(part := with_2(value))] + part if (value := struct.recommended) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _467(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.seat_token) else b'',))
        return body
    return write

def _468(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.seat_token) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _469(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.taken], with_2[struct.you], key_3 + size[len(part := value.encode())] + part if (value := struct.display_name) is not None else b'', with_4[struct.host], key_5 + size[len(part := value.encode())] + part if (value := struct.bot) is not None else b'', with_6[struct.away],))
        return body
    return write

def _470(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.taken], with_2[struct.you], key_3 + size[len(part := value.encode())] + part if (value := struct.display_name) is not None else b'', with_4[struct.host], key_5 + size[len(part := value.encode())] + part if (value := struct.bot) is not None else b'', with_6[struct.away],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _471(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.seed) is not None else b'',))
        return body
    return write

def _472(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.seed) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _473(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', with_1[struct.game_number], with_2[struct.status], with_3[struct.shift], with_4(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _474(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', with_1[struct.game_number], with_2[struct.status], with_3[struct.shift], with_4(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _475(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.series_id) else b'', with_1[struct.game_number], key_2 + size[len(part := value.encode())] + part if (value := struct.previous_game_id) is not None else b'', with_3[struct.shift], with_4[struct.best_of], key_5 + size[len(part := with_5(value))] + part if (value := struct.kept_seats) else b'',))
        return body
    return write

def _476(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.series_id) else b'', with_1[struct.game_number], key_2 + size[len(part := value.encode())] + part if (value := struct.previous_game_id) is not None else b'', with_3[struct.shift], with_4[struct.best_of], key_5 + size[len(part := with_5(value))] + part if (value := struct.kept_seats) else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _477(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.first_seat], with_1[struct.wins], with_2[struct.score], with_3[struct.place],))
        return body
    return write

def _478(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((with_0[struct.first_seat], with_1[struct.wins], with_2[struct.score], with_3[struct.place],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _479(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.api) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.version) else b'', with_2(value) if (value := struct.rule_sets) else b'', with_3(value) if (value := struct.languages) else b'', with_4(value) if (value := struct.limits) is not None else b'', with_5[struct.test], key_6 + size[len(part := with_6(value))] + part if (value := struct.server_time) is not None else b'',))
        return body
    return write

def _480(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.api) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.version) else b'', with_2(value) if (value := struct.rule_sets) else b'', with_3(value) if (value := struct.languages) else b'', with_4(value) if (value := struct.limits) is not None else b'', with_5[struct.test], key_6 + size[len(part := with_6(value))] + part if (value := struct.server_time) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _481(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.percent],))
        return body
    return write

def _482(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.percent],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _483(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _484(join, size, around, keys, withs):
    (around_0, around_1,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _485(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'',))
        return body
    return write

def _486(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _487(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.request_id) is not None else b'', with_2[struct.expected_version], with_3[type(value := struct.move)](value), with_4[struct.brief], with_5[struct.dry_run],))
        return body
    return write

def _488(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.accepted_version], with_1[struct.replayed], with_2(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _489(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.level) else b'', with_2[struct.cause],))
        return body
    return write

def _490(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.level) else b'', with_2[struct.cause],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _491(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.milliseconds],))
        return body
    return write

def _492(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.milliseconds],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _493(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.clocks) else b'', with_1[struct.cause],))
        return body
    return write

def _494(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.clocks) else b'', with_1[struct.cause],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _495(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', with_1[type(value := struct.options)](value), with_2[struct.seats], with_3(value) if (value := struct.settings) is not None else b'', with_4(value) if (value := struct.series) is not None else b'', key_5 + size[len(part := value.encode())] + part if (value := struct.commitment) is not None else b'', with_6[struct.rigged],))
        return body
    return write

def _496(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.rule_set) else b'', with_1[type(value := struct.options)](value), with_2[struct.seats], with_3(value) if (value := struct.settings) is not None else b'', with_4(value) if (value := struct.series) is not None else b'', key_5 + size[len(part := value.encode())] + part if (value := struct.commitment) is not None else b'', with_6[struct.rigged],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _497(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1[struct.seat], with_2(value) if (value := struct.outcome) is not None else b'',))
        return body
    return write

def _498(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((with_0[struct.cause], with_1[struct.seat], with_2(value) if (value := struct.outcome) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _499(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _500(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _501(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _502(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _503(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _504(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _505(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := with_0(value))] + part if (value := struct.given) is not None else b'',))
        return body
    return write

def _506(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := with_0(value))] + part if (value := struct.given) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _507(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _508(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _509(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _510(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _511(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.cause],))
        return body
    return write

def _512(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.cause],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _513(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _514(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _515(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        return body
    return write

def _516(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[struct.seat],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _517(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.seed) is not None else b'',))
        return body
    return write

def _518(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.seed) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _519(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.clock)](value), with_1(value) if (value := struct.slower) else b'', with_2[struct.on_timeout], with_3[struct.timeouts], with_4[struct.on_leave], key_5 + size[len(part := value.encode())] + part if (value := struct.stand_in) is not None else b'', with_6[struct.bot_pace_ms], with_7[struct.spectator_delay], with_8[struct.after_end],))
        return body
    return write

def _520(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.clock)](value), with_1(value) if (value := struct.slower) else b'', with_2[struct.on_timeout], with_3[struct.timeouts], with_4[struct.on_leave], key_5 + size[len(part := value.encode())] + part if (value := struct.stand_in) is not None else b'', with_6[struct.bot_pace_ms], with_7[struct.spectator_delay], with_8[struct.after_end],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _521(join, size, around, keys, withs):
    def write(struct):
        body = join(())
        return body
    return write

def _522(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    def write(struct):
        body = join(())
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _523(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.in_a_row],))
        return body
    return write

def _524(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.in_a_row],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _525(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.generation],))
        return body
    return write

def _526(join, size, around, keys, withs):
    (around_0, around_1, around_2,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.seat], with_1[struct.generation],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        body = around_2 + size[len(body)] + body
        return body
    return write

def _527(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.source) is not None else b'', with_1(value) if (value := struct.target) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.each) is not None else b'', key_3 + size[len(part := value.encode())] + part if (value := struct.cards) is not None else b'', key_4 + size[len(part := value.encode())] + part if (value := struct.count) is not None else b'', with_5[struct.whole],))
        return body
    return write

def _528(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.source) is not None else b'', with_1(value) if (value := struct.target) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.each) is not None else b'', key_3 + size[len(part := value.encode())] + part if (value := struct.cards) is not None else b'', key_4 + size[len(part := value.encode())] + part if (value := struct.count) is not None else b'', with_5[struct.whole],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _529(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', with_1[struct.status], with_2[struct.version], with_3(value) if (value := struct.entries) else b'', with_4[struct.entries_omitted], with_5[type(value := struct.view)](value), key_6 + size[len(part := with_6(value))] + part if (value := struct.legal_moves) is not None else b'', with_7(value) if (value := struct.waiting_for) else b'', with_8(value) if (value := struct.outcome) is not None else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.server_time) is not None else b'', key_10 + size[len(part := with_10(value))] + part if (value := struct.seats) is not None else b'', with_11[struct.end_cause],))
        return body
    return write

def _530(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, key_8, key_9, key_10, key_11,) = keys
    (with_0, with_1, with_2, with_3, with_4, with_5, with_6, with_7, with_8, with_9, with_10, with_11,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) else b'', with_1[struct.status], with_2[struct.version], with_3(value) if (value := struct.entries) else b'', with_4[struct.entries_omitted], with_5[type(value := struct.view)](value), key_6 + size[len(part := with_6(value))] + part if (value := struct.legal_moves) is not None else b'', with_7(value) if (value := struct.waiting_for) else b'', with_8(value) if (value := struct.outcome) is not None else b'', key_9 + size[len(part := with_9(value))] + part if (value := struct.server_time) is not None else b'', key_10 + size[len(part := with_10(value))] + part if (value := struct.seats) is not None else b'', with_11[struct.end_cause],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _531(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.decision) else b'', with_2[struct.since], key_3 + size[len(part := with_3(value))] + part if (value := struct.deadline) is not None else b'', with_4[struct.remaining_ms],))
        return body
    return write

def _532(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3, key_4,) = keys
    (with_0, with_1, with_2, with_3, with_4,) = withs
    def write(struct):
        body = join((with_0[struct.seat], key_1 + size[len(part := value.encode())] + part if (value := struct.decision) else b'', with_2[struct.since], key_3 + size[len(part := with_3(value))] + part if (value := struct.deadline) is not None else b'', with_4[struct.remaining_ms],))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _533(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.reason], with_1[struct.resume_version],))
        return body
    return write

def _534(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.reason], with_1[struct.resume_version],))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _535(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.game_id) is not None else b'', with_1[struct.after_version],))
        return body
    return write

def _536(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0[type(value := struct.item)](value),))
        return body
    return write

def _537(join, size, around, keys, withs):
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.version], key_1 + size[len(part := with_1(value))] + part if (value := struct.server_time) is not None else b'',))
        return body
    return write

def _538(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0, key_1,) = keys
    (with_0, with_1,) = withs
    def write(struct):
        body = join((with_0[struct.version], key_1 + size[len(part := with_1(value))] + part if (value := struct.server_time) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _539(join, size, around, keys, withs):
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.update) is not None else b'',))
        return body
    return write

def _540(join, size, around, keys, withs):
    (around_0, around_1,) = around
    (key_0,) = keys
    (with_0,) = withs
    def write(struct):
        body = join((with_0(value) if (value := struct.update) is not None else b'',))
        body = around_0 + size[len(body)] + body
        body = around_1 + size[len(body)] + body
        return body
    return write

def _541(join, size, around, keys, withs):
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.view) else b'', with_2[struct.per_seat], key_3 + size[len(part := value.encode())] + part if (value := struct.own) is not None else b'',))
        return body
    return write

def _542(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2, key_3,) = keys
    (with_0, with_1, with_2, with_3,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.name) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.view) else b'', with_2[struct.per_seat], key_3 + size[len(part := value.encode())] + part if (value := struct.own) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

def _543(join, size, around, keys, withs):
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.zone) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.seat) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.pile) is not None else b'',))
        return body
    return write

def _544(join, size, around, keys, withs):
    (around_0,) = around
    (key_0, key_1, key_2,) = keys
    (with_0, with_1, with_2,) = withs
    def write(struct):
        body = join((key_0 + size[len(part := value.encode())] + part if (value := struct.zone) else b'', key_1 + size[len(part := value.encode())] + part if (value := struct.seat) is not None else b'', key_2 + size[len(part := value.encode())] + part if (value := struct.pile) is not None else b'',))
        body = around_0 + size[len(body)] + body
        return body
    return write

WRITERS: dict[tuple[str, int], Any] = {
    ('fairdeal.cards.v1.FrenchDealtHand', 0): (('seat', 'count', 'cards'), _0),
    ('fairdeal.cards.v1.FrenchDealtHand', 1): (('seat', 'count', 'cards'), _1),
    ('fairdeal.cards.v1.FrenchShownHand', 0): (('seat', 'cards'), _2),
    ('fairdeal.cards.v1.FrenchShownHand', 1): (('seat', 'cards'), _3),
    ('fairdeal.games.color_match.v1.BombExploded', 0): (('seat', 'count'), _4),
    ('fairdeal.games.color_match.v1.BombExploded', 3): (('seat', 'count'), _5),
    ('fairdeal.games.color_match.v1.Card', 0): (('face', 'back'), _6),
    ('fairdeal.games.color_match.v1.Card', 1): (('face', 'back'), _7),
    ('fairdeal.games.color_match.v1.CardPlayed', 0): (('seat', 'card', 'whole_card', 'color', 'phase'), _8),
    ('fairdeal.games.color_match.v1.CardPlayed', 3): (('seat', 'card', 'whole_card', 'color', 'phase'), _9),
    ('fairdeal.games.color_match.v1.CardsDealt', 0): (('hands', 'draw_pile_count'), _10),
    ('fairdeal.games.color_match.v1.CardsDealt', 3): (('hands', 'draw_pile_count'), _11),
    ('fairdeal.games.color_match.v1.CardsDrawn', 0): (('seat', 'count', 'cards', 'cause', 'whole_cards', 'backs'), _12),
    ('fairdeal.games.color_match.v1.CardsDrawn', 3): (('seat', 'count', 'cards', 'cause', 'whole_cards', 'backs'), _13),
    ('fairdeal.games.color_match.v1.ClockTicked', 0): (('clock',), _14),
    ('fairdeal.games.color_match.v1.ClockTicked', 3): (('clock',), _15),
    ('fairdeal.games.color_match.v1.ColorHunted', 0): (('seat', 'target', 'color'), _16),
    ('fairdeal.games.color_match.v1.ColorHunted', 3): (('seat', 'target', 'color'), _17),
    ('fairdeal.games.color_match.v1.DealtHand', 0): (('seat', 'count', 'cards', 'whole_cards', 'backs'), _18),
    ('fairdeal.games.color_match.v1.DealtHand', 1): (('seat', 'count', 'cards', 'whole_cards', 'backs'), _19),
    ('fairdeal.games.color_match.v1.DeckShuffled', 0): (('draw_number', 'count', 'draw_pile'), _20),
    ('fairdeal.games.color_match.v1.DeckShuffled', 3): (('draw_number', 'count', 'draw_pile'), _21),
    ('fairdeal.games.color_match.v1.DirectionChanged', 0): (('direction',), _22),
    ('fairdeal.games.color_match.v1.DirectionChanged', 3): (('direction',), _23),
    ('fairdeal.games.color_match.v1.DrawCard', 0): ((), _24),
    ('fairdeal.games.color_match.v1.DrawCard', 3): ((), _25),
    ('fairdeal.games.color_match.v1.FirstSeatDrawn', 0): (('seat', 'draw_number'), _26),
    ('fairdeal.games.color_match.v1.FirstSeatDrawn', 3): (('seat', 'draw_number'), _27),
    ('fairdeal.games.color_match.v1.GameEnded', 0): (('cause', 'outcome'), _28),
    ('fairdeal.games.color_match.v1.GameEnded', 3): (('cause', 'outcome'), _29),
    ('fairdeal.games.color_match.v1.Options', 0): (('table', 'bomb_draw', 'clock_ticks', 'back_faces', 'first_side'), _30),
    ('fairdeal.games.color_match.v1.Options', 1): (('table', 'bomb_draw', 'clock_ticks', 'back_faces', 'first_side'), _31),
    ('fairdeal.games.color_match.v1.Options', 2): (('table', 'bomb_draw', 'clock_ticks', 'back_faces', 'first_side'), _32),
    ('fairdeal.games.color_match.v1.PassTurn', 0): ((), _33),
    ('fairdeal.games.color_match.v1.PassTurn', 3): ((), _34),
    ('fairdeal.games.color_match.v1.Pile', 0): (('kind', 'count', 'target'), _35),
    ('fairdeal.games.color_match.v1.Pile', 1): (('kind', 'count', 'target'), _36),
    ('fairdeal.games.color_match.v1.PileBlocked', 0): (('seat', 'source', 'count'), _37),
    ('fairdeal.games.color_match.v1.PileBlocked', 3): (('seat', 'source', 'count'), _38),
    ('fairdeal.games.color_match.v1.PileGrew', 0): (('kind', 'count', 'target'), _39),
    ('fairdeal.games.color_match.v1.PileGrew', 3): (('kind', 'count', 'target'), _40),
    ('fairdeal.games.color_match.v1.PileReshuffled', 0): (('draw_number', 'count', 'draw_pile'), _41),
    ('fairdeal.games.color_match.v1.PileReshuffled', 3): (('draw_number', 'count', 'draw_pile'), _42),
    ('fairdeal.games.color_match.v1.PileStarted', 0): (('kind', 'count', 'target'), _43),
    ('fairdeal.games.color_match.v1.PileStarted', 3): (('kind', 'count', 'target'), _44),
    ('fairdeal.games.color_match.v1.PileTaken', 0): (('seat', 'count'), _45),
    ('fairdeal.games.color_match.v1.PileTaken', 3): (('seat', 'count'), _46),
    ('fairdeal.games.color_match.v1.PlayCard', 0): (('card', 'color'), _47),
    ('fairdeal.games.color_match.v1.PlayCard', 3): (('card', 'color'), _48),
    ('fairdeal.games.color_match.v1.SeatSkipped', 0): (('seat',), _49),
    ('fairdeal.games.color_match.v1.SeatSkipped', 3): (('seat',), _50),
    ('fairdeal.games.color_match.v1.SeatView', 0): (('seat', 'hand_count', 'score', 'shield', 'backs'), _51),
    ('fairdeal.games.color_match.v1.SeatView', 1): (('seat', 'hand_count', 'score', 'shield', 'backs'), _52),
    ('fairdeal.games.color_match.v1.ShieldRaised', 0): (('seat',), _53),
    ('fairdeal.games.color_match.v1.ShieldRaised', 3): (('seat',), _54),
    ('fairdeal.games.color_match.v1.StartCardTurned', 0): (('card', 'color'), _55),
    ('fairdeal.games.color_match.v1.StartCardTurned', 3): (('card', 'color'), _56),
    ('fairdeal.games.color_match.v1.StartCardsReturned', 0): (('draw_number', 'count', 'draw_pile'), _57),
    ('fairdeal.games.color_match.v1.StartCardsReturned', 3): (('draw_number', 'count', 'draw_pile'), _58),
    ('fairdeal.games.color_match.v1.State', 0): (('rules', 'options', 'turn', 'turn_number', 'phase', 'direction', 'side', 'clock', 'color', 'hands', 'draw_pile', 'discard_pile', 'top_turned', 'drawn_place', 'pile', 'shields', 'idle_turns', 'next_draw', 'outcome'), _59),
    ('fairdeal.games.color_match.v1.State', 2): (('rules', 'options', 'turn', 'turn_number', 'phase', 'direction', 'side', 'clock', 'color', 'hands', 'draw_pile', 'discard_pile', 'top_turned', 'drawn_place', 'pile', 'shields', 'idle_turns', 'next_draw', 'outcome'), _60),
    ('fairdeal.games.color_match.v1.TableFlipped', 0): (('side', 'top_card', 'color', 'hands'), _61),
    ('fairdeal.games.color_match.v1.TableFlipped', 3): (('side', 'top_card', 'color', 'hands'), _62),
    ('fairdeal.games.color_match.v1.TakePile', 0): ((), _63),
    ('fairdeal.games.color_match.v1.TakePile', 3): ((), _64),
    ('fairdeal.games.color_match.v1.TurnIdled', 0): (('seat', 'in_a_row'), _65),
    ('fairdeal.games.color_match.v1.TurnIdled', 3): (('seat', 'in_a_row'), _66),
    ('fairdeal.games.color_match.v1.TurnPassed', 0): (('seat',), _67),
    ('fairdeal.games.color_match.v1.TurnPassed', 3): (('seat',), _68),
    ('fairdeal.games.color_match.v1.TurnStarted', 0): (('seat', 'turn_number', 'phase'), _69),
    ('fairdeal.games.color_match.v1.TurnStarted', 3): (('seat', 'turn_number', 'phase'), _70),
    ('fairdeal.games.color_match.v1.TurnedHand', 0): (('seat', 'count', 'cards', 'backs'), _71),
    ('fairdeal.games.color_match.v1.TurnedHand', 1): (('seat', 'count', 'cards', 'backs'), _72),
    ('fairdeal.games.color_match.v1.View', 0): (('options', 'turn', 'turn_number', 'phase', 'direction', 'side', 'clock', 'color', 'top_card', 'discard_count', 'draw_pile_count', 'hand', 'drawn_card', 'pile', 'seats', 'idle_turns'), _73),
    ('fairdeal.games.color_match.v1.View', 2): (('options', 'turn', 'turn_number', 'phase', 'direction', 'side', 'clock', 'color', 'top_card', 'discard_count', 'draw_pile_count', 'hand', 'drawn_card', 'pile', 'seats', 'idle_turns'), _74),
    ('fairdeal.games.cuarenta.v1.CaidaScored', 0): (('seat', 'points', 'score'), _75),
    ('fairdeal.games.cuarenta.v1.CaidaScored', 3): (('seat', 'points', 'score'), _76),
    ('fairdeal.games.cuarenta.v1.CardLaid', 0): (('seat', 'card'), _77),
    ('fairdeal.games.cuarenta.v1.CardLaid', 3): (('seat', 'card'), _78),
    ('fairdeal.games.cuarenta.v1.CardsCaptured', 0): (('seat', 'card', 'capture', 'sequence', 'count'), _79),
    ('fairdeal.games.cuarenta.v1.CardsCaptured', 3): (('seat', 'card', 'capture', 'sequence', 'count'), _80),
    ('fairdeal.games.cuarenta.v1.CardsDealt', 0): (('hands', 'draw_pile_count', 'deal'), _81),
    ('fairdeal.games.cuarenta.v1.CardsDealt', 3): (('hands', 'draw_pile_count', 'deal'), _82),
    ('fairdeal.games.cuarenta.v1.DealerDrawn', 0): (('seat', 'draw_number'), _83),
    ('fairdeal.games.cuarenta.v1.DealerDrawn', 3): (('seat', 'draw_number'), _84),
    ('fairdeal.games.cuarenta.v1.DeckShuffled', 0): (('draw_number', 'count', 'draw_pile'), _85),
    ('fairdeal.games.cuarenta.v1.DeckShuffled', 3): (('draw_number', 'count', 'draw_pile'), _86),
    ('fairdeal.games.cuarenta.v1.FourShown', 0): (('seat', 'cards', 'score'), _87),
    ('fairdeal.games.cuarenta.v1.FourShown', 3): (('seat', 'cards', 'score'), _88),
    ('fairdeal.games.cuarenta.v1.GameEnded', 0): (('cause', 'outcome', 'margin'), _89),
    ('fairdeal.games.cuarenta.v1.GameEnded', 3): (('cause', 'outcome', 'margin'), _90),
    ('fairdeal.games.cuarenta.v1.LeftoverTaken', 0): (('seat', 'count', 'cards'), _91),
    ('fairdeal.games.cuarenta.v1.LeftoverTaken', 3): (('seat', 'count', 'cards'), _92),
    ('fairdeal.games.cuarenta.v1.LimpiaScored', 0): (('seat', 'points', 'score'), _93),
    ('fairdeal.games.cuarenta.v1.LimpiaScored', 3): (('seat', 'points', 'score'), _94),
    ('fairdeal.games.cuarenta.v1.Options', 0): (('ronda_points', 'caida_limpia', 'mandatory_capture', 'leftover', 'limpia_check'), _95),
    ('fairdeal.games.cuarenta.v1.Options', 1): (('ronda_points', 'caida_limpia', 'mandatory_capture', 'leftover', 'limpia_check'), _96),
    ('fairdeal.games.cuarenta.v1.Options', 2): (('ronda_points', 'caida_limpia', 'mandatory_capture', 'leftover', 'limpia_check'), _97),
    ('fairdeal.games.cuarenta.v1.PlayCard', 0): (('card', 'capture'), _98),
    ('fairdeal.games.cuarenta.v1.PlayCard', 3): (('card', 'capture'), _99),
    ('fairdeal.games.cuarenta.v1.RondaScored', 0): (('seat', 'cards', 'points', 'score'), _100),
    ('fairdeal.games.cuarenta.v1.RondaScored', 3): (('seat', 'cards', 'points', 'score'), _101),
    ('fairdeal.games.cuarenta.v1.RoundEnded', 0): (('round', 'cause', 'hands', 'sheet', 'leftover'), _102),
    ('fairdeal.games.cuarenta.v1.RoundEnded', 3): (('round', 'cause', 'hands', 'sheet', 'leftover'), _103),
    ('fairdeal.games.cuarenta.v1.RoundStarted', 0): (('round', 'dealer'), _104),
    ('fairdeal.games.cuarenta.v1.RoundStarted', 3): (('round', 'dealer'), _105),
    ('fairdeal.games.cuarenta.v1.ScoreLine', 0): (('seat', 'points', 'score', 'captured_count'), _106),
    ('fairdeal.games.cuarenta.v1.ScoreLine', 1): (('seat', 'points', 'score', 'captured_count'), _107),
    ('fairdeal.games.cuarenta.v1.SeatView', 0): (('seat', 'hand_count', 'score', 'captured_count', 'captured_cards', 'ronda'), _108),
    ('fairdeal.games.cuarenta.v1.SeatView', 1): (('seat', 'hand_count', 'score', 'captured_count', 'captured_cards', 'ronda'), _109),
    ('fairdeal.games.cuarenta.v1.State', 0): (('rules', 'options', 'round', 'deal', 'dealer', 'turn', 'turn_number', 'phase', 'hands', 'table', 'fresh', 'draw_pile', 'captured', 'last_capturer', 'rondas', 'scores', 'next_draw', 'outcome'), _110),
    ('fairdeal.games.cuarenta.v1.State', 2): (('rules', 'options', 'round', 'deal', 'dealer', 'turn', 'turn_number', 'phase', 'hands', 'table', 'fresh', 'draw_pile', 'captured', 'last_capturer', 'rondas', 'scores', 'next_draw', 'outcome'), _111),
    ('fairdeal.games.cuarenta.v1.TurnStarted', 0): (('seat', 'turn_number', 'fresh'), _112),
    ('fairdeal.games.cuarenta.v1.TurnStarted', 3): (('seat', 'turn_number', 'fresh'), _113),
    ('fairdeal.games.cuarenta.v1.View', 0): (('options', 'round', 'deal', 'dealer', 'turn', 'turn_number', 'phase', 'hand', 'table', 'fresh', 'draw_pile_count', 'last_capturer', 'seats'), _114),
    ('fairdeal.games.cuarenta.v1.View', 2): (('options', 'round', 'deal', 'dealer', 'turn', 'turn_number', 'phase', 'hand', 'table', 'fresh', 'draw_pile_count', 'last_capturer', 'seats'), _115),
    ('fairdeal.games.rummy.v1.CardDiscarded', 0): (('seat', 'card'), _116),
    ('fairdeal.games.rummy.v1.CardDiscarded', 3): (('seat', 'card'), _117),
    ('fairdeal.games.rummy.v1.CardLaidOff', 0): (('seat', 'card', 'meld', 'cards'), _118),
    ('fairdeal.games.rummy.v1.CardLaidOff', 3): (('seat', 'card', 'meld', 'cards'), _119),
    ('fairdeal.games.rummy.v1.CardsDealt', 0): (('hands', 'draw_pile_count'), _120),
    ('fairdeal.games.rummy.v1.CardsDealt', 3): (('hands', 'draw_pile_count'), _121),
    ('fairdeal.games.rummy.v1.CardsDrawn', 0): (('seat', 'count', 'cards', 'cause'), _122),
    ('fairdeal.games.rummy.v1.CardsDrawn', 3): (('seat', 'count', 'cards', 'cause'), _123),
    ('fairdeal.games.rummy.v1.DealerDrawn', 0): (('seat', 'draw_number'), _124),
    ('fairdeal.games.rummy.v1.DealerDrawn', 3): (('seat', 'draw_number'), _125),
    ('fairdeal.games.rummy.v1.DeckShuffled', 0): (('draw_number', 'count', 'draw_pile'), _126),
    ('fairdeal.games.rummy.v1.DeckShuffled', 3): (('draw_number', 'count', 'draw_pile'), _127),
    ('fairdeal.games.rummy.v1.Discard', 0): (('card',), _128),
    ('fairdeal.games.rummy.v1.Discard', 3): (('card',), _129),
    ('fairdeal.games.rummy.v1.DiscardTaken', 0): (('seat', 'card'), _130),
    ('fairdeal.games.rummy.v1.DiscardTaken', 3): (('seat', 'card'), _131),
    ('fairdeal.games.rummy.v1.DrawCard', 0): ((), _132),
    ('fairdeal.games.rummy.v1.DrawCard', 3): ((), _133),
    ('fairdeal.games.rummy.v1.GameEnded', 0): (('cause', 'outcome'), _134),
    ('fairdeal.games.rummy.v1.GameEnded', 3): (('cause', 'outcome'), _135),
    ('fairdeal.games.rummy.v1.LayMeld', 0): (('cards',), _136),
    ('fairdeal.games.rummy.v1.LayMeld', 3): (('cards',), _137),
    ('fairdeal.games.rummy.v1.LayOff', 0): (('card', 'meld'), _138),
    ('fairdeal.games.rummy.v1.LayOff', 3): (('card', 'meld'), _139),
    ('fairdeal.games.rummy.v1.Meld', 0): (('id', 'owner', 'kind', 'cards'), _140),
    ('fairdeal.games.rummy.v1.Meld', 1): (('id', 'owner', 'kind', 'cards'), _141),
    ('fairdeal.games.rummy.v1.MeldLaid', 0): (('seat', 'meld', 'kind', 'cards'), _142),
    ('fairdeal.games.rummy.v1.MeldLaid', 3): (('seat', 'meld', 'kind', 'cards'), _143),
    ('fairdeal.games.rummy.v1.Options', 0): (('ace', 'melds_per_turn', 'draw_pile_rebuild', 'must_discard', 'layoff_requires_own_meld', 'rummy_factor', 'target'), _144),
    ('fairdeal.games.rummy.v1.Options', 1): (('ace', 'melds_per_turn', 'draw_pile_rebuild', 'must_discard', 'layoff_requires_own_meld', 'rummy_factor', 'target'), _145),
    ('fairdeal.games.rummy.v1.Options', 2): (('ace', 'melds_per_turn', 'draw_pile_rebuild', 'must_discard', 'layoff_requires_own_meld', 'rummy_factor', 'target'), _146),
    ('fairdeal.games.rummy.v1.PileReshuffled', 0): (('draw_number', 'count', 'draw_pile'), _147),
    ('fairdeal.games.rummy.v1.PileReshuffled', 3): (('draw_number', 'count', 'draw_pile'), _148),
    ('fairdeal.games.rummy.v1.RoundEnded', 0): (('round', 'cause', 'hands', 'sheet', 'winner', 'rummy', 'voids'), _149),
    ('fairdeal.games.rummy.v1.RoundEnded', 3): (('round', 'cause', 'hands', 'sheet', 'winner', 'rummy', 'voids'), _150),
    ('fairdeal.games.rummy.v1.RoundStarted', 0): (('round', 'dealer'), _151),
    ('fairdeal.games.rummy.v1.RoundStarted', 3): (('round', 'dealer'), _152),
    ('fairdeal.games.rummy.v1.ScoreLine', 0): (('seat', 'points', 'score', 'hand_points'), _153),
    ('fairdeal.games.rummy.v1.ScoreLine', 1): (('seat', 'points', 'score', 'hand_points'), _154),
    ('fairdeal.games.rummy.v1.SeatView', 0): (('seat', 'hand_count', 'score', 'first_laid'), _155),
    ('fairdeal.games.rummy.v1.SeatView', 1): (('seat', 'hand_count', 'score', 'first_laid'), _156),
    ('fairdeal.games.rummy.v1.StartCardTurned', 0): (('card',), _157),
    ('fairdeal.games.rummy.v1.StartCardTurned', 3): (('card',), _158),
    ('fairdeal.games.rummy.v1.State', 0): (('rules', 'options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hands', 'draw_pile', 'discard_pile', 'taken', 'melds', 'first_laid', 'last_laid', 'last_meld', 'voids', 'scores', 'next_draw', 'outcome'), _159),
    ('fairdeal.games.rummy.v1.State', 2): (('rules', 'options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hands', 'draw_pile', 'discard_pile', 'taken', 'melds', 'first_laid', 'last_laid', 'last_meld', 'voids', 'scores', 'next_draw', 'outcome'), _160),
    ('fairdeal.games.rummy.v1.TakeDiscard', 0): ((), _161),
    ('fairdeal.games.rummy.v1.TakeDiscard', 3): ((), _162),
    ('fairdeal.games.rummy.v1.TurnStarted', 0): (('seat', 'turn_number'), _163),
    ('fairdeal.games.rummy.v1.TurnStarted', 3): (('seat', 'turn_number'), _164),
    ('fairdeal.games.rummy.v1.View', 0): (('options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hand', 'draw_pile_count', 'discard_pile', 'taken', 'melds', 'last_laid', 'last_meld', 'voids', 'seats'), _165),
    ('fairdeal.games.rummy.v1.View', 2): (('options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hand', 'draw_pile_count', 'discard_pile', 'taken', 'melds', 'last_laid', 'last_meld', 'voids', 'seats'), _166),
    ('fairdeal.games.take_that.v1.CardPlaced', 0): (('seat', 'card'), _167),
    ('fairdeal.games.take_that.v1.CardPlaced', 3): (('seat', 'card'), _168),
    ('fairdeal.games.take_that.v1.CardReversed', 0): (('seat', 'card', 'reversal'), _169),
    ('fairdeal.games.take_that.v1.CardReversed', 3): (('seat', 'card', 'reversal'), _170),
    ('fairdeal.games.take_that.v1.CardsDealt', 0): (('hands', 'draw_pile_count'), _171),
    ('fairdeal.games.take_that.v1.CardsDealt', 3): (('hands', 'draw_pile_count'), _172),
    ('fairdeal.games.take_that.v1.CardsDrawn', 0): (('seat', 'count', 'cards', 'cause'), _173),
    ('fairdeal.games.take_that.v1.CardsDrawn', 3): (('seat', 'count', 'cards', 'cause'), _174),
    ('fairdeal.games.take_that.v1.DealerDrawn', 0): (('seat', 'draw_number'), _175),
    ('fairdeal.games.take_that.v1.DealerDrawn', 3): (('seat', 'draw_number'), _176),
    ('fairdeal.games.take_that.v1.DealtHand', 0): (('seat', 'count', 'cards'), _177),
    ('fairdeal.games.take_that.v1.DealtHand', 1): (('seat', 'count', 'cards'), _178),
    ('fairdeal.games.take_that.v1.DeckShuffled', 0): (('draw_number', 'count', 'draw_pile'), _179),
    ('fairdeal.games.take_that.v1.DeckShuffled', 3): (('draw_number', 'count', 'draw_pile'), _180),
    ('fairdeal.games.take_that.v1.GameEnded', 0): (('cause', 'outcome'), _181),
    ('fairdeal.games.take_that.v1.GameEnded', 3): (('cause', 'outcome'), _182),
    ('fairdeal.games.take_that.v1.Options', 0): (('games', 'tiebreak', 'two_player_extra', 'voluntary_take'), _183),
    ('fairdeal.games.take_that.v1.Options', 1): (('games', 'tiebreak', 'two_player_extra', 'voluntary_take'), _184),
    ('fairdeal.games.take_that.v1.Options', 2): (('games', 'tiebreak', 'two_player_extra', 'voluntary_take'), _185),
    ('fairdeal.games.take_that.v1.PenaltyAdded', 0): (('seat', 'card'), _186),
    ('fairdeal.games.take_that.v1.PenaltyAdded', 3): (('seat', 'card'), _187),
    ('fairdeal.games.take_that.v1.Place', 0): (('card',), _188),
    ('fairdeal.games.take_that.v1.Place', 3): (('card',), _189),
    ('fairdeal.games.take_that.v1.Reverse', 0): (('card',), _190),
    ('fairdeal.games.take_that.v1.Reverse', 3): (('card',), _191),
    ('fairdeal.games.take_that.v1.RoundEnded', 0): (('round', 'cause', 'hands', 'sheet'), _192),
    ('fairdeal.games.take_that.v1.RoundEnded', 3): (('round', 'cause', 'hands', 'sheet'), _193),
    ('fairdeal.games.take_that.v1.RoundStarted', 0): (('round', 'dealer'), _194),
    ('fairdeal.games.take_that.v1.RoundStarted', 3): (('round', 'dealer'), _195),
    ('fairdeal.games.take_that.v1.RowTaken', 0): (('seat', 'count', 'cards'), _196),
    ('fairdeal.games.take_that.v1.RowTaken', 3): (('seat', 'count', 'cards'), _197),
    ('fairdeal.games.take_that.v1.ScoreLine', 0): (('seat', 'points', 'score', 'face_up_count', 'penalty_count', 'toads', 'extra', 'tally'), _198),
    ('fairdeal.games.take_that.v1.ScoreLine', 1): (('seat', 'points', 'score', 'face_up_count', 'penalty_count', 'toads', 'extra', 'tally'), _199),
    ('fairdeal.games.take_that.v1.SeatView', 0): (('seat', 'hand_count', 'score', 'face_up', 'penalty_count', 'tally'), _200),
    ('fairdeal.games.take_that.v1.SeatView', 1): (('seat', 'hand_count', 'score', 'face_up', 'penalty_count', 'tally'), _201),
    ('fairdeal.games.take_that.v1.ShownHand', 0): (('seat', 'cards'), _202),
    ('fairdeal.games.take_that.v1.ShownHand', 1): (('seat', 'cards'), _203),
    ('fairdeal.games.take_that.v1.State', 0): (('rules', 'options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hands', 'row', 'draw_pile', 'face_up', 'taken', 'extra', 'tallies', 'next_draw', 'outcome'), _204),
    ('fairdeal.games.take_that.v1.State', 2): (('rules', 'options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hands', 'row', 'draw_pile', 'face_up', 'taken', 'extra', 'tallies', 'next_draw', 'outcome'), _205),
    ('fairdeal.games.take_that.v1.TakeRow', 0): ((), _206),
    ('fairdeal.games.take_that.v1.TakeRow', 3): ((), _207),
    ('fairdeal.games.take_that.v1.Tally', 0): (('score', 'toads', 'penalty_count'), _208),
    ('fairdeal.games.take_that.v1.Tally', 1): (('score', 'toads', 'penalty_count'), _209),
    ('fairdeal.games.take_that.v1.TurnStarted', 0): (('seat', 'turn_number'), _210),
    ('fairdeal.games.take_that.v1.TurnStarted', 3): (('seat', 'turn_number'), _211),
    ('fairdeal.games.take_that.v1.View', 0): (('options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hand', 'row', 'draw_pile_count', 'seats'), _212),
    ('fairdeal.games.take_that.v1.View', 2): (('options', 'round', 'dealer', 'turn', 'turn_number', 'phase', 'hand', 'row', 'draw_pile_count', 'seats'), _213),
    ('fairdeal.games.uno.v1.Accept', 0): ((), _214),
    ('fairdeal.games.uno.v1.Accept', 3): ((), _215),
    ('fairdeal.games.uno.v1.CallUno', 0): ((), _216),
    ('fairdeal.games.uno.v1.CallUno', 3): ((), _217),
    ('fairdeal.games.uno.v1.CardGiven', 0): (('seat', 'target', 'card'), _218),
    ('fairdeal.games.uno.v1.CardGiven', 3): (('seat', 'target', 'card'), _219),
    ('fairdeal.games.uno.v1.CardPlayed', 0): (('seat', 'card', 'color', 'names_color'), _220),
    ('fairdeal.games.uno.v1.CardPlayed', 3): (('seat', 'card', 'color', 'names_color'), _221),
    ('fairdeal.games.uno.v1.CardsDealt', 0): (('hands', 'draw_pile_count'), _222),
    ('fairdeal.games.uno.v1.CardsDealt', 3): (('hands', 'draw_pile_count'), _223),
    ('fairdeal.games.uno.v1.CardsDrawn', 0): (('seat', 'count', 'cards', 'cause', 'may_play'), _224),
    ('fairdeal.games.uno.v1.CardsDrawn', 3): (('seat', 'count', 'cards', 'cause', 'may_play'), _225),
    ('fairdeal.games.uno.v1.CatchUno', 0): (('seat',), _226),
    ('fairdeal.games.uno.v1.CatchUno', 3): (('seat',), _227),
    ('fairdeal.games.uno.v1.Challenge', 0): ((), _228),
    ('fairdeal.games.uno.v1.Challenge', 3): ((), _229),
    ('fairdeal.games.uno.v1.ChallengeDecided', 0): (('attacker', 'guilty', 'seat', 'count'), _230),
    ('fairdeal.games.uno.v1.ChallengeDecided', 3): (('attacker', 'guilty', 'seat', 'count'), _231),
    ('fairdeal.games.uno.v1.ChallengeDeclined', 0): (('seat',), _232),
    ('fairdeal.games.uno.v1.ChallengeDeclined', 3): (('seat',), _233),
    ('fairdeal.games.uno.v1.ChallengeOpened', 0): (('seat', 'turn_number', 'attacker', 'count', 'color_before'), _234),
    ('fairdeal.games.uno.v1.ChallengeOpened', 3): (('seat', 'turn_number', 'attacker', 'count', 'color_before'), _235),
    ('fairdeal.games.uno.v1.Challenged', 0): (('seat', 'attacker'), _236),
    ('fairdeal.games.uno.v1.Challenged', 3): (('seat', 'attacker'), _237),
    ('fairdeal.games.uno.v1.ChooseStartColor', 0): (('color',), _238),
    ('fairdeal.games.uno.v1.ChooseStartColor', 3): (('color',), _239),
    ('fairdeal.games.uno.v1.CustomCard', 0): (('rule', 'note'), _240),
    ('fairdeal.games.uno.v1.CustomCard', 1): (('rule', 'note'), _241),
    ('fairdeal.games.uno.v1.DealerDrawn', 0): (('seat', 'draw_number'), _242),
    ('fairdeal.games.uno.v1.DealerDrawn', 3): (('seat', 'draw_number'), _243),
    ('fairdeal.games.uno.v1.DealtHand', 0): (('seat', 'count', 'cards'), _244),
    ('fairdeal.games.uno.v1.DealtHand', 1): (('seat', 'count', 'cards'), _245),
    ('fairdeal.games.uno.v1.DeckShuffled', 0): (('draw_number', 'count', 'draw_pile'), _246),
    ('fairdeal.games.uno.v1.DeckShuffled', 3): (('draw_number', 'count', 'draw_pile'), _247),
    ('fairdeal.games.uno.v1.DirectionChanged', 0): (('direction',), _248),
    ('fairdeal.games.uno.v1.DirectionChanged', 3): (('direction',), _249),
    ('fairdeal.games.uno.v1.DrawCard', 0): ((), _250),
    ('fairdeal.games.uno.v1.DrawCard', 3): ((), _251),
    ('fairdeal.games.uno.v1.GameEnded', 0): (('cause', 'outcome'), _252),
    ('fairdeal.games.uno.v1.GameEnded', 3): (('cause', 'outcome'), _253),
    ('fairdeal.games.uno.v1.GiftAsked', 0): (('seat',), _254),
    ('fairdeal.games.uno.v1.GiftAsked', 3): (('seat',), _255),
    ('fairdeal.games.uno.v1.GiveCard', 0): (('card', 'target'), _256),
    ('fairdeal.games.uno.v1.GiveCard', 3): (('card', 'target'), _257),
    ('fairdeal.games.uno.v1.HandShown', 0): (('seat', 'challenger', 'count', 'cards'), _258),
    ('fairdeal.games.uno.v1.HandShown', 3): (('seat', 'challenger', 'count', 'cards'), _259),
    ('fairdeal.games.uno.v1.HandsShuffled', 0): (('seat', 'draw_number', 'hands'), _260),
    ('fairdeal.games.uno.v1.HandsShuffled', 3): (('seat', 'draw_number', 'hands'), _261),
    ('fairdeal.games.uno.v1.HandsSwapped', 0): (('seat', 'target', 'hands', 'showings'), _262),
    ('fairdeal.games.uno.v1.HandsSwapped', 3): (('seat', 'target', 'hands', 'showings'), _263),
    ('fairdeal.games.uno.v1.KeptShowing', 0): (('seat', 'source', 'challenger'), _264),
    ('fairdeal.games.uno.v1.KeptShowing', 1): (('seat', 'source', 'challenger'), _265),
    ('fairdeal.games.uno.v1.MovedHand', 0): (('seat', 'source', 'count', 'cards'), _266),
    ('fairdeal.games.uno.v1.MovedHand', 1): (('seat', 'source', 'count', 'cards'), _267),
    ('fairdeal.games.uno.v1.Options', 0): (('deck', 'customizable', 'wd4_restriction', 'wd4_wilds_match', 'illegal_play', 'scoring', 'start_card', 'stacking', 'max_turns'), _268),
    ('fairdeal.games.uno.v1.Options', 1): (('deck', 'customizable', 'wd4_restriction', 'wd4_wilds_match', 'illegal_play', 'scoring', 'start_card', 'stacking', 'max_turns'), _269),
    ('fairdeal.games.uno.v1.Options', 2): (('deck', 'customizable', 'wd4_restriction', 'wd4_wilds_match', 'illegal_play', 'scoring', 'start_card', 'stacking', 'max_turns'), _270),
    ('fairdeal.games.uno.v1.PassTurn', 0): ((), _271),
    ('fairdeal.games.uno.v1.PassTurn', 3): ((), _272),
    ('fairdeal.games.uno.v1.PenaltySet', 0): (('seat', 'turn_number', 'count', 'cause', 'attacker'), _273),
    ('fairdeal.games.uno.v1.PenaltySet', 3): (('seat', 'turn_number', 'count', 'cause', 'attacker'), _274),
    ('fairdeal.games.uno.v1.Pending', 0): (('seat', 'count', 'cause', 'attacker', 'color_before'), _275),
    ('fairdeal.games.uno.v1.Pending', 1): (('seat', 'count', 'cause', 'attacker', 'color_before'), _276),
    ('fairdeal.games.uno.v1.PileReshuffled', 0): (('draw_number', 'count', 'draw_pile'), _277),
    ('fairdeal.games.uno.v1.PileReshuffled', 3): (('draw_number', 'count', 'draw_pile'), _278),
    ('fairdeal.games.uno.v1.PlayCard', 0): (('card', 'color', 'target', 'call_uno'), _279),
    ('fairdeal.games.uno.v1.PlayCard', 3): (('card', 'color', 'target', 'call_uno'), _280),
    ('fairdeal.games.uno.v1.RoundEnded', 0): (('round', 'cause', 'hands', 'sheet', 'winner', 'blocked_rounds'), _281),
    ('fairdeal.games.uno.v1.RoundEnded', 3): (('round', 'cause', 'hands', 'sheet', 'winner', 'blocked_rounds'), _282),
    ('fairdeal.games.uno.v1.RoundStarted', 0): (('round', 'dealer', 'direction', 'turns_before'), _283),
    ('fairdeal.games.uno.v1.RoundStarted', 3): (('round', 'dealer', 'direction', 'turns_before'), _284),
    ('fairdeal.games.uno.v1.ScoreLine', 0): (('seat', 'points', 'score', 'place'), _285),
    ('fairdeal.games.uno.v1.ScoreLine', 1): (('seat', 'points', 'score', 'place'), _286),
    ('fairdeal.games.uno.v1.SeatSkipped', 0): (('seat',), _287),
    ('fairdeal.games.uno.v1.SeatSkipped', 3): (('seat',), _288),
    ('fairdeal.games.uno.v1.SeatView', 0): (('seat', 'hand_count', 'score', 'uno_called'), _289),
    ('fairdeal.games.uno.v1.SeatView', 1): (('seat', 'hand_count', 'score', 'uno_called'), _290),
    ('fairdeal.games.uno.v1.SeenHand', 0): (('seat', 'cards'), _291),
    ('fairdeal.games.uno.v1.SeenHand', 1): (('seat', 'cards'), _292),
    ('fairdeal.games.uno.v1.Showing', 0): (('seat', 'challenger', 'cards'), _293),
    ('fairdeal.games.uno.v1.Showing', 1): (('seat', 'challenger', 'cards'), _294),
    ('fairdeal.games.uno.v1.ShownHand', 0): (('seat', 'cards'), _295),
    ('fairdeal.games.uno.v1.ShownHand', 1): (('seat', 'cards'), _296),
    ('fairdeal.games.uno.v1.StartCardReturned', 0): (('card', 'draw_number', 'draw_pile'), _297),
    ('fairdeal.games.uno.v1.StartCardReturned', 3): (('card', 'draw_number', 'draw_pile'), _298),
    ('fairdeal.games.uno.v1.StartCardTurned', 0): (('card', 'color'), _299),
    ('fairdeal.games.uno.v1.StartCardTurned', 3): (('card', 'color'), _300),
    ('fairdeal.games.uno.v1.StartColorAsked', 0): (('seat', 'turn_number'), _301),
    ('fairdeal.games.uno.v1.StartColorAsked', 3): (('seat', 'turn_number'), _302),
    ('fairdeal.games.uno.v1.StartColorChosen', 0): (('seat', 'color'), _303),
    ('fairdeal.games.uno.v1.StartColorChosen', 3): (('seat', 'color'), _304),
    ('fairdeal.games.uno.v1.State', 0): (('rules', 'options', 'round', 'dealer', 'direction', 'turn', 'turn_number', 'turns_before', 'phase', 'hands', 'draw_pile', 'discard_pile', 'color', 'drawn_card', 'pending', 'snapshot', 'uno_window', 'windows_opened', 'uno_called', 'showings', 'idle_turns', 'blocked_rounds', 'scores', 'next_draw', 'outcome'), _305),
    ('fairdeal.games.uno.v1.State', 2): (('rules', 'options', 'round', 'dealer', 'direction', 'turn', 'turn_number', 'turns_before', 'phase', 'hands', 'draw_pile', 'discard_pile', 'color', 'drawn_card', 'pending', 'snapshot', 'uno_window', 'windows_opened', 'uno_called', 'showings', 'idle_turns', 'blocked_rounds', 'scores', 'next_draw', 'outcome'), _306),
    ('fairdeal.games.uno.v1.TakePenalty', 0): ((), _307),
    ('fairdeal.games.uno.v1.TakePenalty', 3): ((), _308),
    ('fairdeal.games.uno.v1.TurnIdled', 0): (('seat', 'in_a_row'), _309),
    ('fairdeal.games.uno.v1.TurnIdled', 3): (('seat', 'in_a_row'), _310),
    ('fairdeal.games.uno.v1.TurnPassed', 0): (('seat',), _311),
    ('fairdeal.games.uno.v1.TurnPassed', 3): (('seat',), _312),
    ('fairdeal.games.uno.v1.TurnStarted', 0): (('seat', 'turn_number'), _313),
    ('fairdeal.games.uno.v1.TurnStarted', 3): (('seat', 'turn_number'), _314),
    ('fairdeal.games.uno.v1.UnoCallEnded', 0): (('seat',), _315),
    ('fairdeal.games.uno.v1.UnoCallEnded', 3): (('seat',), _316),
    ('fairdeal.games.uno.v1.UnoCalled', 0): (('seat',), _317),
    ('fairdeal.games.uno.v1.UnoCalled', 3): (('seat',), _318),
    ('fairdeal.games.uno.v1.UnoCaught', 0): (('seat', 'by', 'count'), _319),
    ('fairdeal.games.uno.v1.UnoCaught', 3): (('seat', 'by', 'count'), _320),
    ('fairdeal.games.uno.v1.UnoWindowClosed', 0): (('seat',), _321),
    ('fairdeal.games.uno.v1.UnoWindowClosed', 3): (('seat',), _322),
    ('fairdeal.games.uno.v1.UnoWindowOpened', 0): (('seat', 'window_number'), _323),
    ('fairdeal.games.uno.v1.UnoWindowOpened', 3): (('seat', 'window_number'), _324),
    ('fairdeal.games.uno.v1.View', 0): (('options', 'round', 'dealer', 'direction', 'turn', 'turn_number', 'turns_left', 'phase', 'color', 'top_card', 'discard_count', 'draw_pile_count', 'hand', 'seats', 'drawn_card', 'pending', 'uno_window', 'shown_hands', 'idle_turns'), _325),
    ('fairdeal.games.uno.v1.View', 2): (('options', 'round', 'dealer', 'direction', 'turn', 'turn_number', 'turns_left', 'phase', 'color', 'top_card', 'discard_count', 'draw_pile_count', 'hand', 'seats', 'drawn_card', 'pending', 'uno_window', 'shown_hands', 'idle_turns'), _326),
    ('fairdeal.games.uno.v1.WrongCardPenalised', 0): (('seat', 'card', 'count'), _327),
    ('fairdeal.games.uno.v1.WrongCardPenalised', 3): (('seat', 'card', 'count'), _328),
    ('fairdeal.outcome.v1.Outcome', 0): (('placings',), _329),
    ('fairdeal.outcome.v1.Outcome', 1): (('placings',), _330),
    ('fairdeal.outcome.v1.Placing', 0): (('seat', 'place', 'score'), _331),
    ('fairdeal.outcome.v1.Placing', 1): (('seat', 'place', 'score'), _332),
    ('fairdeal.v1.AddBotRequest', 0): (('game_id', 'request_id', 'seat', 'level'), _333),
    ('fairdeal.v1.AddBotResponse', 0): (('accepted_version', 'replayed', 'update'), _334),
    ('fairdeal.v1.AdvanceClockRequest', 0): (('game_id', 'request_id', 'milliseconds'), _335),
    ('fairdeal.v1.AdvanceClockResponse', 0): (('advanced_ms', 'update'), _336),
    ('fairdeal.v1.ApplyMoveRequest', 0): (('title', 'state', 'seat', 'move', 'entropy'), _337),
    ('fairdeal.v1.ApplyMoveResponse', 0): (('state', 'events', 'acting', 'outcome'), _338),
    ('fairdeal.v1.AtSeat', 0): (('seat',), _339),
    ('fairdeal.v1.AtSeat', 2): (('seat',), _340),
    ('fairdeal.v1.Auditor', 0): ((), _341),
    ('fairdeal.v1.Auditor', 2): ((), _342),
    ('fairdeal.v1.Blocked', 0): (('move', 'refusal'), _343),
    ('fairdeal.v1.Blocked', 1): (('move', 'refusal'), _344),
    ('fairdeal.v1.BotClaim', 0): (('seat', 'level'), _345),
    ('fairdeal.v1.BotClaim', 1): (('seat', 'level'), _346),
    ('fairdeal.v1.CancelGameRequest', 0): (('game_id', 'request_id'), _347),
    ('fairdeal.v1.CancelGameResponse', 0): (('accepted_version', 'replayed', 'update'), _348),
    ('fairdeal.v1.CardData', 0): (('card', 'suit', 'rank', 'points', 'glyph', 'sort_key', 'copies'), _349),
    ('fairdeal.v1.CardData', 1): (('card', 'suit', 'rank', 'points', 'glyph', 'sort_key', 'copies'), _350),
    ('fairdeal.v1.CardGroup', 0): (('kind', 'places', 'target'), _351),
    ('fairdeal.v1.CardGroup', 1): (('kind', 'places', 'target'), _352),
    ('fairdeal.v1.CheckMoveRequest', 0): (('title', 'state', 'seat', 'move'), _353),
    ('fairdeal.v1.CheckMoveResponse', 0): (('refusal',), _354),
    ('fairdeal.v1.ChoiceOption', 0): (('key', 'name', 'summary', 'nullable', 'default_value', 'values'), _355),
    ('fairdeal.v1.ChoiceOption', 2): (('key', 'name', 'summary', 'nullable', 'default_value', 'values'), _356),
    ('fairdeal.v1.ChoiceValue', 0): (('value', 'name', 'premium'), _357),
    ('fairdeal.v1.ChoiceValue', 1): (('value', 'name', 'premium'), _358),
    ('fairdeal.v1.Claim', 0): (('seat', 'display_name'), _359),
    ('fairdeal.v1.Claim', 1): (('seat', 'display_name'), _360),
    ('fairdeal.v1.CreateGameRequest', 0): (('request_id', 'rule_set', 'options', 'seats', 'claims', 'spectators', 'setup', 'settings', 'bots', 'best_of'), _361),
    ('fairdeal.v1.CreateGameResponse', 0): (('replayed', 'credentials', 'game', 'update'), _362),
    ('fairdeal.v1.DayClock', 0): (('days',), _363),
    ('fairdeal.v1.DayClock', 2): (('days',), _364),
    ('fairdeal.v1.Entry', 0): (('version', 'time', 'by', 'seat', 'events'), _365),
    ('fairdeal.v1.Entry', 1): (('version', 'time', 'by', 'seat', 'events'), _366),
    ('fairdeal.v1.EventInfo', 0): (('tag', 'facts', 'transfers'), _367),
    ('fairdeal.v1.EventInfo', 1): (('tag', 'facts', 'transfers'), _368),
    ('fairdeal.v1.ExportLogRequest', 0): (('game_id',), _369),
    ('fairdeal.v1.ExportLogResponse', 0): (('line',), _370),
    ('fairdeal.v1.FactInfo', 0): (('name', 'kind', 'many'), _371),
    ('fairdeal.v1.FactInfo', 1): (('name', 'kind', 'many'), _372),
    ('fairdeal.v1.FlagOption', 0): (('key', 'name', 'summary', 'nullable', 'default_value'), _373),
    ('fairdeal.v1.FlagOption', 2): (('key', 'name', 'summary', 'nullable', 'default_value'), _374),
    ('fairdeal.v1.FreeSeatRequest', 0): (('game_id', 'request_id', 'seat'), _375),
    ('fairdeal.v1.FreeSeatResponse', 0): (('accepted_version', 'replayed', 'update'), _376),
    ('fairdeal.v1.Game', 0): (('game_id', 'rule_set', 'options', 'seats', 'spectators', 'rigged', 'commitment', 'created_at', 'settings', 'series', 'join_code', 'join_code_expires_at'), _377),
    ('fairdeal.v1.Game', 1): (('game_id', 'rule_set', 'options', 'seats', 'spectators', 'rigged', 'commitment', 'created_at', 'settings', 'series', 'join_code', 'join_code_expires_at'), _378),
    ('fairdeal.v1.GameClock', 0): (('seconds', 'increment_seconds'), _379),
    ('fairdeal.v1.GameClock', 2): (('seconds', 'increment_seconds'), _380),
    ('fairdeal.v1.GameSummary', 0): (('game_id', 'rule_set', 'status', 'seats', 'seats_taken', 'version', 'created_at', 'open_seats', 'host_name', 'options'), _381),
    ('fairdeal.v1.GameSummary', 1): (('game_id', 'rule_set', 'status', 'seats', 'seats_taken', 'version', 'created_at', 'open_seats', 'host_name', 'options'), _382),
    ('fairdeal.v1.GetGameRequest', 0): (('game_id', 'after_version', 'wait'), _383),
    ('fairdeal.v1.GetGameResponse', 0): (('game', 'update'), _384),
    ('fairdeal.v1.GetReplayRequest', 0): (('game_id', 'version'), _385),
    ('fairdeal.v1.GetReplayResponse', 0): (('entry', 'view', 'waiting_for', 'outcome', 'head'), _386),
    ('fairdeal.v1.GetRuleRequest', 0): (('rule_set', 'rule', 'language'), _387),
    ('fairdeal.v1.GetRuleResponse', 0): (('rule_set', 'language', 'heading', 'rule', 'text'), _388),
    ('fairdeal.v1.GetRuleSetRequest', 0): (('rule_set',), _389),
    ('fairdeal.v1.GetRuleSetResponse', 0): (('rule_set', 'cards', 'zones', 'moves', 'events'), _390),
    ('fairdeal.v1.GetSeriesRequest', 0): (('game_id',), _391),
    ('fairdeal.v1.GetSeriesResponse', 0): (('series_id', 'best_of', 'games', 'totals', 'won_by'), _392),
    ('fairdeal.v1.GetServerRequest', 0): ((), _393),
    ('fairdeal.v1.GetServerResponse', 0): (('server',), _394),
    ('fairdeal.v1.GetTextsRequest', 0): (('rule_set', 'language'), _395),
    ('fairdeal.v1.GetTextsResponse', 0): (('rule_set', 'language', 'name', 'summary', 'texts'), _396),
    ('fairdeal.v1.GetViewRequest', 0): (('title', 'state', 'viewer'), _397),
    ('fairdeal.v1.GetViewResponse', 0): (('view',), _398),
    ('fairdeal.v1.JoinGameRequest', 0): (('game_id', 'request_id', 'seat', 'display_name'), _399),
    ('fairdeal.v1.JoinGameResponse', 0): (('replayed', 'credential', 'game', 'update'), _400),
    ('fairdeal.v1.KeyedText', 0): (('kind', 'key', 'text'), _401),
    ('fairdeal.v1.KeyedText', 1): (('kind', 'key', 'text'), _402),
    ('fairdeal.v1.LeaveSeatRequest', 0): (('game_id', 'request_id'), _403),
    ('fairdeal.v1.LeaveSeatResponse', 0): (('accepted_version', 'replayed', 'update'), _404),
    ('fairdeal.v1.Limits', 0): (('request_bytes', 'log_bytes', 'wait_seconds', 'update_entries', 'heartbeat_seconds'), _405),
    ('fairdeal.v1.Limits', 1): (('request_bytes', 'log_bytes', 'wait_seconds', 'update_entries', 'heartbeat_seconds'), _406),
    ('fairdeal.v1.ListEntriesRequest', 0): (('game_id', 'after_version', 'page_size'), _407),
    ('fairdeal.v1.ListEntriesResponse', 0): (('entries', 'version'), _408),
    ('fairdeal.v1.ListGamesRequest', 0): (('page_size', 'page_token', 'status', 'rule_set', 'open_seats', 'with_option'), _409),
    ('fairdeal.v1.ListGamesResponse', 0): (('games', 'next_page_token'), _410),
    ('fairdeal.v1.ListLegalMovesRequest', 0): (('game_id', 'explain'), _411),
    ('fairdeal.v1.ListLegalMovesResponse', 0): (('version', 'legal_moves', 'blocked', 'groups'), _412),
    ('fairdeal.v1.ListMovesRequest', 0): (('title', 'state', 'seat', 'explain'), _413),
    ('fairdeal.v1.ListMovesResponse', 0): (('legal_moves', 'blocked', 'groups'), _414),
    ('fairdeal.v1.ListOption', 0): (('key', 'name', 'summary', 'minimum_items', 'maximum_items', 'default_items', 'values'), _415),
    ('fairdeal.v1.ListOption', 2): (('key', 'name', 'summary', 'minimum_items', 'maximum_items', 'default_items', 'values'), _416),
    ('fairdeal.v1.ListRuleSetsRequest', 0): ((), _417),
    ('fairdeal.v1.ListRuleSetsResponse', 0): (('rule_sets',), _418),
    ('fairdeal.v1.ListRulesRequest', 0): (('rule_set', 'language'), _419),
    ('fairdeal.v1.ListRulesResponse', 0): (('rule_set', 'language', 'sections'), _420),
    ('fairdeal.v1.MoveClock', 0): (('seconds',), _421),
    ('fairdeal.v1.MoveClock', 2): (('seconds',), _422),
    ('fairdeal.v1.MoveInfo', 0): (('tag', 'facts'), _423),
    ('fairdeal.v1.MoveInfo', 1): (('tag', 'facts'), _424),
    ('fairdeal.v1.NewStateRequest', 0): (('title', 'options', 'seats', 'entropy'), _425),
    ('fairdeal.v1.NewStateResponse', 0): (('state', 'events', 'acting'), _426),
    ('fairdeal.v1.NumberOption', 0): (('key', 'name', 'summary', 'nullable', 'default_value', 'minimum', 'maximum'), _427),
    ('fairdeal.v1.NumberOption', 2): (('key', 'name', 'summary', 'nullable', 'default_value', 'minimum', 'maximum'), _428),
    ('fairdeal.v1.OptionCondition', 0): (('key', 'values'), _429),
    ('fairdeal.v1.OptionCondition', 1): (('key', 'values'), _430),
    ('fairdeal.v1.OptionConflict', 0): (('first', 'second', 'rule'), _431),
    ('fairdeal.v1.OptionConflict', 1): (('first', 'second', 'rule'), _432),
    ('fairdeal.v1.ParamInfo', 0): (('name', 'kind'), _433),
    ('fairdeal.v1.ParamInfo', 1): (('name', 'kind'), _434),
    ('fairdeal.v1.PauseGameRequest', 0): (('game_id', 'request_id'), _435),
    ('fairdeal.v1.PauseGameResponse', 0): (('accepted_version', 'replayed', 'update'), _436),
    ('fairdeal.v1.PositionSetup', 0): (('given', 'seed'), _437),
    ('fairdeal.v1.PositionSetup', 2): (('given', 'seed'), _438),
    ('fairdeal.v1.PreviewGameRequest', 0): (('join_code',), _439),
    ('fairdeal.v1.PreviewGameResponse', 0): (('game',), _440),
    ('fairdeal.v1.ReasonInfo', 0): (('reason', 'domain', 'params'), _441),
    ('fairdeal.v1.ReasonInfo', 1): (('reason', 'domain', 'params'), _442),
    ('fairdeal.v1.Refusal', 0): (('reason', 'rule', 'params'), _443),
    ('fairdeal.v1.Refusal', 1): (('reason', 'rule', 'params'), _444),
    ('fairdeal.v1.RematchRequest', 0): (('game_id', 'request_id'), _445),
    ('fairdeal.v1.RematchResponse', 0): (('replayed', 'credential', 'game', 'update'), _446),
    ('fairdeal.v1.ReplayRequest', 0): (('title', 'to_version', 'line'), _447),
    ('fairdeal.v1.ReplayResponse', 0): (('version', 'state', 'acting', 'outcome'), _448),
    ('fairdeal.v1.ResignRequest', 0): (('game_id', 'request_id'), _449),
    ('fairdeal.v1.ResignResponse', 0): (('accepted_version', 'replayed', 'update'), _450),
    ('fairdeal.v1.ResumeGameRequest', 0): (('game_id', 'request_id'), _451),
    ('fairdeal.v1.ResumeGameResponse', 0): (('accepted_version', 'replayed', 'update'), _452),
    ('fairdeal.v1.ReturnToSeatRequest', 0): (('game_id', 'request_id'), _453),
    ('fairdeal.v1.ReturnToSeatResponse', 0): (('accepted_version', 'replayed', 'update'), _454),
    ('fairdeal.v1.RotateSeatTokenRequest', 0): (('game_id', 'request_id'), _455),
    ('fairdeal.v1.RotateSeatTokenResponse', 0): (('accepted_version', 'replayed', 'update', 'credential'), _456),
    ('fairdeal.v1.RuleSection', 0): (('heading', 'text', 'rules'), _457),
    ('fairdeal.v1.RuleSection', 1): (('heading', 'text', 'rules'), _458),
    ('fairdeal.v1.RuleSetInfo', 0): (('rule_set', 'title', 'name', 'summary', 'seats', 'levels', 'options', 'conflicts', 'move_tags', 'event_tags', 'reasons'), _459),
    ('fairdeal.v1.RuleSetInfo', 1): (('rule_set', 'title', 'name', 'summary', 'seats', 'levels', 'options', 'conflicts', 'move_tags', 'event_tags', 'reasons'), _460),
    ('fairdeal.v1.RuleText', 0): (('rule', 'text'), _461),
    ('fairdeal.v1.RuleText', 1): (('rule', 'text'), _462),
    ('fairdeal.v1.SeatClock', 0): (('seat', 'deadline', 'bank_ms'), _463),
    ('fairdeal.v1.SeatClock', 1): (('seat', 'deadline', 'bank_ms'), _464),
    ('fairdeal.v1.SeatCounts', 0): (('minimum', 'maximum', 'recommended'), _465),
    ('fairdeal.v1.SeatCounts', 1): (('minimum', 'maximum', 'recommended'), _466),
    ('fairdeal.v1.SeatCredential', 0): (('seat', 'seat_token'), _467),
    ('fairdeal.v1.SeatCredential', 1): (('seat', 'seat_token'), _468),
    ('fairdeal.v1.SeatInfo', 0): (('seat', 'taken', 'you', 'display_name', 'host', 'bot', 'away'), _469),
    ('fairdeal.v1.SeatInfo', 1): (('seat', 'taken', 'you', 'display_name', 'host', 'bot', 'away'), _470),
    ('fairdeal.v1.SeedSetup', 0): (('seed',), _471),
    ('fairdeal.v1.SeedSetup', 2): (('seed',), _472),
    ('fairdeal.v1.SeriesGame', 0): (('game_id', 'game_number', 'status', 'shift', 'outcome'), _473),
    ('fairdeal.v1.SeriesGame', 1): (('game_id', 'game_number', 'status', 'shift', 'outcome'), _474),
    ('fairdeal.v1.SeriesPlace', 0): (('series_id', 'game_number', 'previous_game_id', 'shift', 'best_of', 'kept_seats'), _475),
    ('fairdeal.v1.SeriesPlace', 1): (('series_id', 'game_number', 'previous_game_id', 'shift', 'best_of', 'kept_seats'), _476),
    ('fairdeal.v1.SeriesTotal', 0): (('first_seat', 'wins', 'score', 'place'), _477),
    ('fairdeal.v1.SeriesTotal', 1): (('first_seat', 'wins', 'score', 'place'), _478),
    ('fairdeal.v1.ServerInfo', 0): (('api', 'version', 'rule_sets', 'languages', 'limits', 'test', 'server_time'), _479),
    ('fairdeal.v1.ServerInfo', 1): (('api', 'version', 'rule_sets', 'languages', 'limits', 'test', 'server_time'), _480),
    ('fairdeal.v1.SlowerSeat', 0): (('seat', 'percent'), _481),
    ('fairdeal.v1.SlowerSeat', 1): (('seat', 'percent'), _482),
    ('fairdeal.v1.Spectator', 0): ((), _483),
    ('fairdeal.v1.Spectator', 2): ((), _484),
    ('fairdeal.v1.StartGameRequest', 0): (('game_id', 'request_id'), _485),
    ('fairdeal.v1.StartGameResponse', 0): (('accepted_version', 'replayed', 'update'), _486),
    ('fairdeal.v1.SubmitMoveRequest', 0): (('game_id', 'request_id', 'expected_version', 'move', 'brief', 'dry_run'), _487),
    ('fairdeal.v1.SubmitMoveResponse', 0): (('accepted_version', 'replayed', 'update'), _488),
    ('fairdeal.v1.TableBotSeated', 0): (('seat', 'level', 'cause'), _489),
    ('fairdeal.v1.TableBotSeated', 3): (('seat', 'level', 'cause'), _490),
    ('fairdeal.v1.TableClockAdvanced', 0): (('milliseconds',), _491),
    ('fairdeal.v1.TableClockAdvanced', 3): (('milliseconds',), _492),
    ('fairdeal.v1.TableClocksSet', 0): (('clocks', 'cause'), _493),
    ('fairdeal.v1.TableClocksSet', 3): (('clocks', 'cause'), _494),
    ('fairdeal.v1.TableCreated', 0): (('rule_set', 'options', 'seats', 'settings', 'series', 'commitment', 'rigged'), _495),
    ('fairdeal.v1.TableCreated', 3): (('rule_set', 'options', 'seats', 'settings', 'series', 'commitment', 'rigged'), _496),
    ('fairdeal.v1.TableEnded', 0): (('cause', 'seat', 'outcome'), _497),
    ('fairdeal.v1.TableEnded', 3): (('cause', 'seat', 'outcome'), _498),
    ('fairdeal.v1.TableHostChanged', 0): (('seat',), _499),
    ('fairdeal.v1.TableHostChanged', 3): (('seat',), _500),
    ('fairdeal.v1.TablePauseAsked', 0): (('seat',), _501),
    ('fairdeal.v1.TablePauseAsked', 3): (('seat',), _502),
    ('fairdeal.v1.TablePaused', 0): ((), _503),
    ('fairdeal.v1.TablePaused', 3): ((), _504),
    ('fairdeal.v1.TablePositionSet', 0): (('given',), _505),
    ('fairdeal.v1.TablePositionSet', 3): (('given',), _506),
    ('fairdeal.v1.TableResumeAsked', 0): (('seat',), _507),
    ('fairdeal.v1.TableResumeAsked', 3): (('seat',), _508),
    ('fairdeal.v1.TableResumed', 0): ((), _509),
    ('fairdeal.v1.TableResumed', 3): ((), _510),
    ('fairdeal.v1.TableSeatFreed', 0): (('seat', 'cause'), _511),
    ('fairdeal.v1.TableSeatFreed', 3): (('seat', 'cause'), _512),
    ('fairdeal.v1.TableSeatReturned', 0): (('seat',), _513),
    ('fairdeal.v1.TableSeatReturned', 3): (('seat',), _514),
    ('fairdeal.v1.TableSeatTaken', 0): (('seat',), _515),
    ('fairdeal.v1.TableSeatTaken', 3): (('seat',), _516),
    ('fairdeal.v1.TableSeedRevealed', 0): (('seed',), _517),
    ('fairdeal.v1.TableSeedRevealed', 3): (('seed',), _518),
    ('fairdeal.v1.TableSettings', 0): (('clock', 'slower', 'on_timeout', 'timeouts', 'on_leave', 'stand_in', 'bot_pace_ms', 'spectator_delay', 'after_end'), _519),
    ('fairdeal.v1.TableSettings', 1): (('clock', 'slower', 'on_timeout', 'timeouts', 'on_leave', 'stand_in', 'bot_pace_ms', 'spectator_delay', 'after_end'), _520),
    ('fairdeal.v1.TableStarted', 0): ((), _521),
    ('fairdeal.v1.TableStarted', 3): ((), _522),
    ('fairdeal.v1.TableTimedOut', 0): (('seat', 'in_a_row'), _523),
    ('fairdeal.v1.TableTimedOut', 3): (('seat', 'in_a_row'), _524),
    ('fairdeal.v1.TableTokenRotated', 0): (('seat', 'generation'), _525),
    ('fairdeal.v1.TableTokenRotated', 3): (('seat', 'generation'), _526),
    ('fairdeal.v1.Transfer', 0): (('source', 'target', 'each', 'cards', 'count', 'whole'), _527),
    ('fairdeal.v1.Transfer', 1): (('source', 'target', 'each', 'cards', 'count', 'whole'), _528),
    ('fairdeal.v1.Update', 0): (('game_id', 'status', 'version', 'entries', 'entries_omitted', 'view', 'legal_moves', 'waiting_for', 'outcome', 'server_time', 'seats', 'end_cause'), _529),
    ('fairdeal.v1.Update', 1): (('game_id', 'status', 'version', 'entries', 'entries_omitted', 'view', 'legal_moves', 'waiting_for', 'outcome', 'server_time', 'seats', 'end_cause'), _530),
    ('fairdeal.v1.WaitingFor', 0): (('seat', 'decision', 'since', 'deadline', 'remaining_ms'), _531),
    ('fairdeal.v1.WaitingFor', 1): (('seat', 'decision', 'since', 'deadline', 'remaining_ms'), _532),
    ('fairdeal.v1.WatchEnd', 0): (('reason', 'resume_version'), _533),
    ('fairdeal.v1.WatchEnd', 2): (('reason', 'resume_version'), _534),
    ('fairdeal.v1.WatchGameRequest', 0): (('game_id', 'after_version'), _535),
    ('fairdeal.v1.WatchGameResponse', 0): (('item',), _536),
    ('fairdeal.v1.WatchHeartbeat', 0): (('version', 'server_time'), _537),
    ('fairdeal.v1.WatchHeartbeat', 2): (('version', 'server_time'), _538),
    ('fairdeal.v1.WatchUpdate', 0): (('update',), _539),
    ('fairdeal.v1.WatchUpdate', 2): (('update',), _540),
    ('fairdeal.v1.Zone', 0): (('name', 'view', 'per_seat', 'own'), _541),
    ('fairdeal.v1.Zone', 1): (('name', 'view', 'per_seat', 'own'), _542),
    ('fairdeal.v1.ZonePlace', 0): (('zone', 'seat', 'pile'), _543),
    ('fairdeal.v1.ZonePlace', 1): (('zone', 'seat', 'pile'), _544),
}
