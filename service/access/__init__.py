"""Who calls and what proves it: headers, seat tokens, the service key."""
