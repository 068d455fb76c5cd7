"""What is offered: one row an operation. Both transports, the OpenAPI document and the checks at start read it.

operations: the table, put together of table_operations, game_operations and rules_operations
operation, route: what a row says
examples: a call of each operation, read from `examples.json`, which `make examples` writes
completeness: what must be there for each row, and for no other
"""
