"""Where logs are kept: one contract, several stores."""
