"""What the displays of a cabin show: a made-up user interface without words or marks."""

import numpy as np
from PIL import Image, ImageDraw


def screen_image(kind, w, h):
    """A made-up user interface: map with a route, tiles, or a dial cluster. No words, no marks."""
    im = Image.new('RGB', (w, h), (9, 12, 18))
    d = ImageDraw.Draw(im)
    r = np.random.default_rng(3)
    if kind == 'map':
        d.rectangle([0, 0, w, h], fill=(18, 26, 36))
        for _ in range(26):
            a = r.uniform(0, w, 2), r.uniform(0, h, 2)
            if r.random() < 0.5:
                d.line(
                    [0, a[1][0], w, a[1][0] + r.uniform(-60, 60)],
                    fill=(44, 58, 74),
                    width=int(r.uniform(3, 9)),
                )
            else:
                d.line(
                    [a[0][0], 0, a[0][0] + r.uniform(-80, 80), h],
                    fill=(44, 58, 74),
                    width=int(r.uniform(3, 9)),
                )
        d.ellipse([w * 0.10, h * 0.1, w * 0.36, h * 0.5], fill=(22, 52, 44))
        d.line(
            [
                (w * 0.15, h * 0.95),
                (w * 0.22, h * 0.62),
                (w * 0.46, h * 0.55),
                (w * 0.55, h * 0.30),
                (w * 0.80, h * 0.22),
                (w * 0.86, h * 0.05),
            ],
            fill=(70, 150, 255),
            width=max(6, w // 70),
            joint='curve',
        )
        d.ellipse([w * 0.44, h * 0.50, w * 0.49, h * 0.50 + w * 0.05], fill=(240, 245, 255))
        d.rectangle([0, h * 0.90, w, h], fill=(8, 10, 14))
        for i in range(6):
            d.rounded_rectangle(
                [w * (0.06 + i * 0.15), h * 0.925, w * (0.12 + i * 0.15), h * 0.975], 6, fill=(120, 134, 150)
            )
    elif kind == 'tiles':
        cols = [(46, 92, 160), (36, 120, 110), (150, 80, 44), (90, 70, 150), (60, 66, 76), (60, 66, 76)]
        for i, c in enumerate(cols):
            x, y = i % 2, i // 2
            d.rounded_rectangle(
                [w * (0.06 + 0.46 * x), h * (0.07 + 0.27 * y), w * (0.48 + 0.46 * x), h * (0.31 + 0.27 * y)],
                16,
                fill=c,
            )
            d.ellipse(
                [
                    w * (0.21 + 0.46 * x),
                    h * (0.13 + 0.27 * y),
                    w * (0.33 + 0.46 * x),
                    h * (0.13 + 0.27 * y) + w * 0.12,
                ],
                outline=(235, 240, 248),
                width=5,
            )
        d.rounded_rectangle([w * 0.06, h * 0.90, w * 0.94, h * 0.95], 10, fill=(40, 46, 56))
    elif kind == 'dials':
        round_dials(d, w, h)
    elif kind == 'radio':
        radio(d, w, h)
    else:  # cluster
        for cx in (0.24, 0.76):
            d.arc(
                [w * cx - h * 0.36, h * 0.14, w * cx + h * 0.36, h * 0.86],
                140,
                400,
                fill=(70, 150, 255),
                width=max(5, h // 26),
            )
            for t in np.linspace(140, 400, 19):
                a = np.radians(t)
                d.line(
                    [
                        w * cx + np.cos(a) * h * 0.27,
                        h * 0.5 + np.sin(a) * h * 0.27,
                        w * cx + np.cos(a) * h * 0.32,
                        h * 0.5 + np.sin(a) * h * 0.32,
                    ],
                    fill=(220, 226, 236),
                    width=3,
                )
            a = np.radians(210 if cx < 0.5 else 190)
            d.line(
                [w * cx, h * 0.5, w * cx + np.cos(a) * h * 0.26, h * 0.5 + np.sin(a) * h * 0.26],
                fill=(255, 90, 60),
                width=5,
            )
        d.rounded_rectangle([w * 0.42, h * 0.25, w * 0.58, h * 0.75], 12, fill=(22, 32, 46))
        d.polygon(
            [(w * 0.45, h * 0.72), (w * 0.49, h * 0.32), (w * 0.51, h * 0.32), (w * 0.55, h * 0.72)],
            fill=(60, 74, 92),
        )
    return np.asarray(im)


def round_dials(d, w, h):
    """Two dials with needles at rest, and between them warmth, fuel and a small grey display."""
    d.rectangle([0, 0, w, h], fill=(12, 12, 13))
    for cx in (0.23, 0.77):
        x, y, r = w * cx, h * 0.5, h * 0.45
        d.ellipse(
            [x - r, y - r, x + r, y + r], fill=(20, 20, 22), outline=(120, 122, 126), width=max(4, h // 50)
        )
        for k, t in enumerate(np.linspace(135, 405, 41)):
            a, long = np.radians(t), k % 5 == 0
            inner = 0.72 if long else 0.80
            ends = [(x + np.cos(a) * r * q, y + np.sin(a) * r * q) for q in (inner, 0.88)]
            d.line(ends, fill=(225, 228, 232), width=6 if long else 3)
        a = np.radians(135)
        d.line([x, y, x + np.cos(a) * r * 0.78, y + np.sin(a) * r * 0.78], fill=(255, 92, 40), width=8)
        d.ellipse([x - r * 0.13, y - r * 0.13, x + r * 0.13, y + r * 0.13], fill=(44, 44, 47))
    d.rounded_rectangle([w * 0.43, h * 0.56, w * 0.57, h * 0.88], 10, fill=(104, 112, 104))
    for cy, level in ((0.18, 0.5), (0.38, 0.7)):
        for k in range(8):
            lit = (220, 224, 228) if k < 8 * level else (58, 60, 64)
            d.rectangle(
                [w * (0.432 + 0.0175 * k), h * cy, w * (0.444 + 0.0175 * k), h * (cy + 0.08)], fill=lit
            )


def radio(d, w, h):
    """A list of stations, and the row of keys below it."""
    d.rectangle([0, 0, w, h], fill=(14, 20, 32))
    d.rectangle([0, 0, w, h * 0.14], fill=(26, 40, 66))
    for k in range(4):
        y = h * (0.22 + 0.14 * k)
        colour = (86, 138, 214) if k == 1 else (52, 64, 86)
        d.rounded_rectangle([w * 0.06, y, w * (0.50 + 0.07 * ((k * 5) % 3)), y + h * 0.07], 8, fill=colour)
    d.ellipse([w * 0.72, h * 0.24, w * 0.92, h * 0.24 + w * 0.20], outline=(150, 170, 205), width=8)
    for k in range(6):
        d.rounded_rectangle(
            [w * (0.04 + 0.157 * k), h * 0.82, w * (0.17 + 0.157 * k), h * 0.95], 8, fill=(40, 50, 70)
        )
