"""Plates. Light adds up: a picture is black + paint x added, where `black` was rendered with black paint and
`added` is what white paint adds, both in linear light. Kept in 8 bits with a gamma of 2.6 over the range 0 to 4:
`.A.jpg` is black, dithered so that the backdrop cannot band, `.D.webp` is added."""

import io
import os

import numpy as np
from PIL import Image

RANGE, GAMMA = 4.0, 2.6


def rgb(hex_colour):
    c = np.array([int(hex_colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return tuple(np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4))


def neutral(c):
    """Khronos PBR Neutral: keeps product colours honest, rolls off only highlights."""
    start, desaturation = 0.76, 0.15
    low = c.min(-1, keepdims=True)
    c = c - np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    peak = np.maximum(c.max(-1, keepdims=True), 1e-6)
    d = 1 - start
    new = 1 - d * d / (peak + d - start)
    k = 1 - 1 / (desaturation * (peak - new) + 1)
    return np.where(peak < start, c, (c * new / peak) * (1 - k) + new * k)


def tone(light):
    c = np.clip(neutral(light), 0, 1)
    c = np.where(c <= 0.0031308, c * 12.92, 1.055 * np.clip(c, 1e-9, None) ** (1 / 2.4) - 0.055)
    return (c * 255 + 0.5).astype(np.uint8)


def encode(light):
    return (np.clip(light, 0, RANGE) / RANGE) ** (1 / GAMMA) * 255


def dithered(values):
    noise = np.random.default_rng(1).uniform(0, 1, values.shape)
    return np.clip(values + noise, 0, 255).astype(np.uint8)


def fine_tables(quality=92):
    """Tables of that quality, but with exact lowest frequencies: one step of chroma would tint the whole backdrop."""
    f = io.BytesIO()
    Image.new('RGB', (16, 16)).save(f, 'JPEG', quality=quality)
    tables = Image.open(f).quantization
    return [[1 if i < n else v for i, v in enumerate(tables[k])] for k, n in ((0, 1), (1, 3))]


def done(stem):
    return os.path.exists(stem + '.A.jpg') and os.path.exists(stem + '.D.webp')


def save(stem, black, added):
    """The second file last, each through a temporary name, so that a killed run never leaves half a plate."""
    picture = Image.fromarray(encode(added).round().astype(np.uint8))
    picture.save(stem + '.D.tmp', 'WEBP', quality=90, method=5)
    os.replace(stem + '.D.tmp', stem + '.D.webp')
    picture = Image.fromarray(dithered(encode(black)))
    picture.save(stem + '.A.tmp', 'JPEG', qtables=fine_tables(), subsampling=0, optimize=True)
    os.replace(stem + '.A.tmp', stem + '.A.jpg')
