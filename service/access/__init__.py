"""Who calls and what proves it: headers, seat tokens, request keys, the service key."""
