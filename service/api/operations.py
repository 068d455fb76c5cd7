"""The table of operations. Both transports, the OpenAPI document and the documents read it; nothing else lists them."""

from typing import Final

from service.api.game_operations import GAME_OPERATIONS
from service.api.rules_operations import RULES_OPERATIONS
from service.api.table_operations import TABLE_OPERATIONS

OPERATIONS: Final = (*TABLE_OPERATIONS, *GAME_OPERATIONS, *RULES_OPERATIONS)
"""In the order of the protobuf."""
