"""Writes the .proto files of the titles from their structs: `make proto`, `python -m service.wire.protos`.

- `places`: into which file and package a class goes, and the options that every file has
- `declared`: what a file declares: messages and enums without their numbers
- `comments`: what stands above a declaration: docstrings, bounds, defaults
- `collect`: walks the structs of every title and declares what it meets
- `numbers`: the lock, `proto/numbers.toml`, which keeps every number for good
- `text`: prints a file
- `__main__`: the command
- `writers`: the functions that write messages, a Python module below `proto/gen`

Nobody edits what it writes. The messages of the service itself (`game.proto`, the two services, reasons, texts) are
written by hand and held to their structs by the codec.
"""
