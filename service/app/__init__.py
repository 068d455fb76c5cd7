"""Use cases: async functions on structs. They know neither HTTP nor gRPC."""
