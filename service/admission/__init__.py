"""Who may take one of a bounded number of places, and when: `shares` counts places, at `slices` work takes turns."""
