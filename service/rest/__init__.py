"""REST: routes, server-sent events, problem documents, OpenAPI."""
