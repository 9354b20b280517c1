"""all-MiniLM-L6-v2 as torch has it, by itself and with a head that judges two texts together."""

import json
import math
import struct

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, LAYERS = 384, 12, 6
BEGIN, END = 101, 102
TYPES = {"F16": np.float16}


def read_tensors(path):
    """The weights in a safetensors file by their names."""
    data = open(path, "rb").read()
    start = 8 + struct.unpack("<Q", data[:8])[0]
    tensors = {}
    for name, about in json.loads(data[8:start]).items():
        if about.get("dtype") not in TYPES:
            continue
        first, last = about["data_offsets"]
        numbers = np.frombuffer(data[start + first : start + last], dtype=TYPES[about["dtype"]])
        tensors[name] = torch.from_numpy(numbers.astype(np.float32).reshape(about["shape"]))
    return tensors


class Layer(nn.Module):
    """Its parts have the names that their weights have in the file."""

    NAMES = {
        "query": "attention.self.query",
        "key": "attention.self.key",
        "value": "attention.self.value",
        "attended": "attention.output.dense",
        "attended_norm": "attention.output.LayerNorm",
        "inner": "intermediate.dense",
        "outer": "output.dense",
        "outer_norm": "output.LayerNorm",
    }

    def __init__(self, tensors, prefix):
        super().__init__()
        for part, name in self.NAMES.items():
            weight, bias = tensors[f"{prefix}.{name}.weight"], tensors[f"{prefix}.{name}.bias"]
            if weight.dim() == 1:
                made = nn.LayerNorm(WIDTH, eps=1e-12)
            else:
                made = nn.Linear(weight.shape[1], weight.shape[0])
            made.weight.data, made.bias.data = weight.clone(), bias.clone()
            setattr(self, part, made)

    def forward(self, states, mask):
        many, tokens, _ = states.shape
        drop = lambda numbers: F.dropout(numbers, 0.1, self.training)
        split = lambda numbers: numbers.view(many, tokens, HEADS, WIDTH // HEADS).transpose(1, 2)
        query, key, value = (split(part(states)) for part in (self.query, self.key, self.value))
        shares = torch.softmax(query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask, -1)
        context = (drop(shares) @ value).transpose(1, 2).reshape(many, tokens, WIDTH)
        states = self.attended_norm(states + drop(self.attended(context)))
        return self.outer_norm(states + drop(self.outer(F.gelu(self.inner(states)))))


class Encoder(nn.Module):
    """What a text, or two together, come to: the mean of all their tokens."""

    def __init__(self, tensors, depth=LAYERS):
        super().__init__()
        # The words, their places and which of the two texts they are of stay as they are.
        self.words, self.places, self.types = (
            tensors[f"embeddings.{name}_embeddings.weight"] for name in ("word", "position", "token_type")
        )
        self.norm = tensors["embeddings.LayerNorm.weight"], tensors["embeddings.LayerNorm.bias"]
        self.layers = nn.ModuleList(Layer(tensors, f"encoder.layer.{at}") for at in range(depth))

    def forward(self, texts):
        """Each text in one or two parts, which are lists of tokens."""
        ids, types, there = as_batch(texts)
        states = self.words[ids] + self.places[: ids.shape[1]] + self.types[types]
        states = F.layer_norm(states, (WIDTH,), *self.norm, eps=1e-12)
        mask = (1 - there[:, None, None, :]) * -1e4
        for layer in self.layers:
            states = layer(states, mask)
        return (states * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)


class PairModel(Encoder):
    def __init__(self, tensors, depth=LAYERS):
        super().__init__(tensors, depth)
        self.head = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def forward(self, pairs):
        return self.head(super().forward(pairs))[:, 0]


def as_batch(texts):
    """Filled up to the longest."""
    ids = [[BEGIN] + [token for part in parts for token in [*part, END]] for parts in texts]
    types = [[0] + [at for at, part in enumerate(parts) for _ in [*part, END]] for parts in texts]
    longest = max(len(text) for text in ids)
    filled = lambda rows, dtype: torch.tensor([row + [0] * (longest - len(row)) for row in rows], dtype=dtype)
    return (
        filled(ids, torch.long),
        filled(types, torch.long),
        filled([[1] * len(text) for text in ids], torch.float32),
    )
