"""Whole numbers however JSON writes them: `2.0` is 2.

JSON has one kind of number, and JSON Schema's `integer` means any without a fraction; some languages (Lua, GDScript)
write each of theirs with one. What a client sends is taken so; logs and rulings, which we write, are not.
"""

from typing import Any, Final, cast

EXACT: Final = 2**53
"""Up to here a float tells every whole number from the next."""


def whole_numbers(plain: Any) -> Any:
    """Give plain data with an int for every float that has no fraction; the same object where there is none."""
    match plain:
        case float():
            return int(plain) if plain.is_integer() and abs(plain) <= EXACT else plain
        case list():
            items = cast("list[Any]", plain)
            changed = [whole_numbers(item) for item in items]
            return changed if any(new is not old for new, old in zip(changed, items, strict=True)) else items
        case dict():
            fields = cast("dict[str, Any]", plain)
            made = {name: whole_numbers(value) for name, value in fields.items()}
            return made if any(made[name] is not value for name, value in fields.items()) else fields
        case _:
            return plain
