"""Teaches the model to judge two texts together, and writes what changed in it.

python3 training/lessons/teach.py PAIRS WEIGHTS LESSON: see training/lessons/taught.ts, which calls it.
Needs python3-torch, python3-numpy and libopenblas0-pthread of Debian; takes the better part of an hour on two cores.
"""

import argparse
import json
import random
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F

from model import LAYERS, Layer, PairModel, read_tensors

BATCH, RATE, WARM_UP = 32, 1e-4, 200
# Nobody is sure of everything: a writer may have judged a pair otherwise on another day.
SURE = 0.98
# In parts of a row's spread, and how many of them either way: what is best for numbers in 4 bits.
STEP, MOST_STEPS = 0.35, 7


def batches(pairs):
    """In a new order, those of like length together."""
    pairs = random.sample(pairs, len(pairs))
    for start in range(0, len(pairs), 20 * BATCH):
        near = sorted(pairs[start : start + 20 * BATCH], key=lambda pair: len(pair["one"]) + len(pair["other"]))
        groups = [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
        yield from random.sample(groups, len(groups))


def teach(model, pairs, epochs, is_ordered):
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    steps = epochs * len(pairs) // BATCH
    rate = lambda step: min(1, step / WARM_UP) * max(0, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    model.train()
    for epoch in range(epochs):
        begun, losses = time.time(), []
        for group in batches(pairs):
            two = [[pair["one"], pair["other"]] for pair in group]
            # Which of two titles was typed first means nothing.
            turned = two if is_ordered else [random.sample(pair, 2) for pair in two]
            wanted = torch.tensor([SURE if pair["isSo"] else 1 - SURE for pair in group])
            loss = F.binary_cross_entropy_with_logits(model(turned), wanted)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        print(f"epoch {epoch + 1} of {epochs}: loss {np.mean(losses):.3f}, {time.time() - begun:.0f} s", flush=True)


def changes(model, before):
    """What the lesson holds by its names: see `taught` in server/assistant/embedding/tensors.mjs."""
    lesson = {"head.weight": half(model.head.weight), "head.bias": half(model.head.bias)}
    for at, layer in enumerate(model.layers):
        for part, name in Layer.NAMES.items():
            weight, bias = getattr(layer, part).weight.detach(), getattr(layer, part).bias
            full = f"encoder.layer.{at}.{name}"
            lesson[f"{full}.bias"] = half(bias)
            if weight.dim() == 1:
                lesson[f"{full}.weight"] = half(weight)
                continue
            change = weight - before[f"{full}.weight"]
            step = half(change.std(1) * STEP)
            counts = np.round(change.numpy() / step.astype(np.float32)[:, None]).clip(-MOST_STEPS, MOST_STEPS)
            counts = (counts + 8).astype(np.uint8).reshape(-1, 2)
            lesson[f"{full}.weight.change"] = counts[:, 0] | (counts[:, 1] << 4)
            lesson[f"{full}.weight.step"] = step
    return lesson


def half(numbers):
    return numbers.detach().numpy().astype(np.float16)


def write(lesson, path):
    about, parts, at = {}, [], 0
    for name, numbers in lesson.items():
        data = numbers.tobytes()
        dtype = "U8" if numbers.dtype == np.uint8 else "F16"
        about[name] = {"dtype": dtype, "shape": list(numbers.shape), "data_offsets": [at, at + len(data)]}
        parts.append(data)
        at += len(data)
    head = json.dumps(about).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(head)) + head + b"".join(parts))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name in ("pairs", "weights", "lesson"):
        parser.add_argument(name)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--depth", type=int, default=LAYERS, help="so many layers from the first on: fewer are quicker")
    parser.add_argument("--ordered", action="store_true", help="the two texts are of different kinds")
    given = parser.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    before = read_tensors(given.weights)
    model = PairModel(before, given.depth)
    teach(model, json.load(open(given.pairs)), given.epochs, given.ordered)
    write(changes(model, before), given.lesson)
