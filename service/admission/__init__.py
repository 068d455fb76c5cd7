"""Who is let in, and when: `shares` counts places, of which `fullness` warns before there are none.

`load` has calls wait to be begun, at `slices` work takes turns.
"""
