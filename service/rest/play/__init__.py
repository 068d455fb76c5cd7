"""The play channel: `GET /v1/play`, a WebSocket on which many games are played and watched."""
