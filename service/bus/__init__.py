"""Head signals: "game g is at version v", so that watchers need not ask."""
