"""What a lesson changed in the model, and the file that holds it."""

import json
import struct

import numpy as np
import torch

from model import Layer

# In parts of a row's spread, and how many of them either way: what is best for numbers in 4 bits.
STEP, MOST_STEPS = 0.35, 7


def changes(model, before):
    """By their names: see `taught` in server/assistant/embedding/tensors.mjs."""
    lesson = {}
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


def take_up(model, path):
    """Gives the model what an earlier lesson changed in it, but for what was lost in rounding."""
    lesson = read(path)
    numbers = lambda name: torch.from_numpy(lesson[name].astype(np.float32))
    with torch.no_grad():
        for at, layer in enumerate(model.layers):
            for part, name in Layer.NAMES.items():
                full, made = f"encoder.layer.{at}.{name}", getattr(layer, part)
                made.bias.copy_(numbers(f"{full}.bias"))
                if made.weight.dim() == 1:
                    made.weight.copy_(numbers(f"{full}.weight"))
                    continue
                packed = lesson[f"{full}.weight.change"]
                counts = np.stack([packed & 15, packed >> 4], -1).reshape(made.weight.shape).astype(np.float32) - 8
                made.weight.add_(torch.from_numpy(counts) * numbers(f"{full}.weight.step")[:, None])
        model.head.weight.copy_(numbers("head.weight"))
        model.head.bias.copy_(numbers("head.bias"))


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


def read(path):
    """By their names, as they were written."""
    data = open(path, "rb").read()
    start = 8 + struct.unpack("<Q", data[:8])[0]
    lesson = {}
    for name, about in json.loads(data[8:start]).items():
        first, last = about["data_offsets"]
        dtype = {"U8": np.uint8, "F16": np.float16}[about["dtype"]]
        lesson[name] = np.frombuffer(data[start + first : start + last], dtype=dtype).reshape(about["shape"])
    return lesson
