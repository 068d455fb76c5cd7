"""The service around the rules: use cases, transports, stores. It names no title."""
