"""The rules of every title, pure: no I/O, no clock, no randomness of its own, no protobuf."""
