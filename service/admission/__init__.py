"""Who is let in, and when: `shares` counts places, `load` has calls wait to be begun, at `slices` work takes turns."""
