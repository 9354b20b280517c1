"""What is learned from at a time, and what is done with it."""

import random

import torch

BATCH = 32


def batches(all_of_them, length_of):
    """In a new order, those of like length together."""
    mixed = random.sample(all_of_them, len(all_of_them))
    for start in range(0, len(mixed), 20 * BATCH):
        near = sorted(mixed[start : start + 20 * BATCH], key=length_of)
        groups = [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
        yield from random.sample(groups, len(groups))


def step(model, loss, optimizer, schedule):
    """One step down, and how much was wrong before it."""
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    schedule.step()
    return loss.item()
