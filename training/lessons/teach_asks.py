"""Teaches the model to read what he types as what would answer it, and writes what changed in it.

python3 training/lessons/teach_asks.py BOOKS WEIGHTS LESSON: see training/lessons/asks.ts, which calls it.
Her answers stay where they lie: only what he types is read anew, and comes to lie nearer to those that serve it than to all others.
Needs what teach.py needs; takes ten minutes on two cores.
"""

import argparse
import json
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from batches import BATCH, batches, step
from lesson_file import changes, write
from model import Encoder, read_tensors

RATE, WARM_UP = 3e-5, 50
# So many answers of all notebooks stand beside those of his own.
OTHERS = 256


def unit(numbers):
    return F.normalize(torch.tensor(numbers, dtype=torch.float32), dim=-1)


class Asks(Encoder):
    def __init__(self, tensors):
        super().__init__(tensors)
        # How much her answer, her question and both together count, and how sharply the right one must stand out.
        self.shares = torch.nn.Parameter(torch.ones(3))
        self.sharpness = torch.nn.Parameter(torch.tensor(3.0))

    def forward(self, texts):
        return F.normalize(super().forward([[text] for text in texts]), dim=-1)

    def nearness(self, asked, told):
        return (told @ asked) @ F.softmax(self.shares, 0) * self.sharpness.exp()


def loss_of(model, group, books, others):
    losses = []
    for (book, _, serves, maybe), asked in zip(group, model([text for _, text, _, _ in group])):
        near = model.nearness(asked, books[book])
        counts = torch.ones(len(near), dtype=torch.bool)
        counts[maybe] = False
        rivals = torch.cat([near[counts], model.nearness(asked, others)])
        losses.append(torch.logsumexp(rivals, 0) - near[serves].mean())
    return torch.stack(losses).mean()


def teach(model, books, asked, epochs):
    told = torch.cat(books)
    own = [model.shares, model.sharpness]
    optimizer = torch.optim.AdamW(
        [{"params": model.layers.parameters()}, {"params": own, "lr": 100 * RATE}], lr=RATE, weight_decay=0.01
    )
    steps = epochs * len(asked) // BATCH
    rate = lambda step: min(1, step / WARM_UP) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    model.train()
    for epoch in range(epochs):
        begun, losses = time.time(), []
        for group in batches(asked, lambda one: len(one[1])):
            others = told[torch.randint(len(told), (OTHERS,))]
            loss = loss_of(model, group, books, others)
            losses.append(step(model, loss, optimizer, schedule))
        shares = [round(share, 2) for share in F.softmax(model.shares, 0).tolist()]
        print(f"epoch {epoch + 1} of {epochs}: loss {np.mean(losses):.3f}, {shares}, {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name in ("books", "weights", "lesson"):
        parser.add_argument(name)
    parser.add_argument("--epochs", type=int, default=5)
    given = parser.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    before = read_tensors(given.weights)
    written = json.load(open(given.books))
    books = [unit(book["told"]).view(len(book["told"]), 3, -1) for book in written]
    asked = [
        (at, one["tokens"], one["serves"], one["maybe"]) for at, book in enumerate(written) for one in book["asked"]
    ]
    print(f"{len(asked)} asked of {len(books)} notebooks")
    model = Asks(before)
    teach(model, books, asked, given.epochs)
    write(changes(model, before), given.lesson)
