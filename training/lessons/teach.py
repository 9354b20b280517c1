"""Teaches the model to judge two texts together, and writes what changed in it.

python3 training/lessons/teach.py PAIRS WEIGHTS LESSON: see training/lessons/taught.ts, which calls it.
Needs python3-torch, python3-numpy and libopenblas0-pthread of Debian; takes the better part of an hour on two cores.
"""

import argparse
import json
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from batches import BATCH, batches, step
from lesson_file import changes, half, take_up, write
from model import LAYERS, PairModel, read_tensors

RATE, WARM_UP = 1e-4, 200
# Nobody is sure of everything: a writer may have judged a pair otherwise on another day.
SURE = 0.98


def teach(model, all_pairs, given):
    epochs, is_ordered = given.epochs, given.ordered
    optimizer = torch.optim.AdamW(model.parameters(), lr=given.rate, weight_decay=0.01)
    steps = epochs * len(some_of(all_pairs, given.old)) // BATCH
    rate = lambda step: min(1, step / WARM_UP) * max(0, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    model.train()
    for epoch in range(epochs):
        begun, losses = time.time(), []
        for group in batches(some_of(all_pairs, given.old), lambda pair: len(pair["one"]) + len(pair["other"])):
            two = [[pair["one"], pair["other"]] for pair in group]
            # Which of two titles was typed first means nothing.
            turned = two if is_ordered else [random.sample(pair, 2) for pair in two]
            wanted = torch.tensor([SURE if pair["isSo"] else 1 - SURE for pair in group])
            loss = F.binary_cross_entropy_with_logits(model(turned), wanted)
            losses.append(step(model, loss, optimizer, schedule))
        print(f"epoch {epoch + 1} of {epochs}: loss {np.mean(losses):.3f}, {time.time() - begun:.0f} s", flush=True)


def some_of(pairs, most_old):
    """All that are new, and so many of those that were learned from before."""
    old = [pair for pair in pairs if pair.get("isOld")]
    if most_old is None or len(old) <= most_old:
        return pairs
    return [pair for pair in pairs if not pair.get("isOld")] + random.sample(old, most_old)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name in ("pairs", "weights", "lesson"):
        parser.add_argument(name)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--depth", type=int, default=LAYERS, help="so many layers from the first on: fewer are quicker")
    parser.add_argument("--ordered", action="store_true", help="the two texts are of different kinds")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--on", action="store_true", help="goes on from the lesson that is there")
    parser.add_argument("--old", type=int, help="so many of the old pairs in each round")
    given = parser.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    before = read_tensors(given.weights)
    model = PairModel(before, given.depth)
    if given.on:
        take_up(model, given.lesson)
    teach(model, json.load(open(given.pairs)), given)
    head = {"head.weight": half(model.head.weight), "head.bias": half(model.head.bias)}
    write({**head, **changes(model, before)}, given.lesson)
