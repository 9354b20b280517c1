"""What is learned from at a time."""

import random

BATCH = 32


def batches(all_of_them, length_of):
    """In a new order, those of like length together."""
    mixed = random.sample(all_of_them, len(all_of_them))
    for start in range(0, len(mixed), 20 * BATCH):
        near = sorted(mixed[start : start + 20 * BATCH], key=length_of)
        groups = [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
        yield from random.sample(groups, len(groups))
