"""Who may take one of a bounded number of places: `shares`, a bound in all and one for each caller."""
