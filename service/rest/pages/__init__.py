"""Pages for people: the browsable API and what each reason means. They load nothing from anywhere else."""
