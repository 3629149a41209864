"""Bodywork of motorcycles: rounded shells from a side profile, patches laid on them, pegs and stand."""

import numpy as np

from ..surface import capsule, smax, smin, tube


def profile(x, z, pts, round_=0.0):
    """Distance to an outline in the side view, which is grown by round_ so that its corners are round."""
    p = np.array(pts, float)
    near, inside = None, False
    for a, b in zip(p, np.roll(p, -1, 0)):
        e = b - a
        t = np.clip(((x - a[0]) * e[0] + (z - a[1]) * e[1]) / (e @ e), 0, 1)
        d = np.hypot(x - a[0] - t * e[0], z - a[1] - t * e[1])
        near = d if near is None else np.minimum(near, d)
        if a[1] != b[1]:
            inside = inside ^ (((z < a[1]) != (z < b[1])) & (x < a[0] + e[0] * (z - a[1]) / e[1]))
    return np.where(inside, -near, near) - round_


def solid(outlines, half, edge=0.06, join=0.05, round_=0.012):
    """A body as wide as half(x, z) on either side whose side view is the union of the outlines."""

    def f(x, y, z):
        d = None
        for pts in outlines:
            g = profile(x, z, pts, round_)
            d = g if d is None else smin(d, g, join)
        return smax(d, np.abs(y) - half(x, z), edge)

    return f


def around(outlines, width):
    p = np.array([point for pts in outlines for point in pts])
    (x0, z0), (x1, z1) = p.min(0) - 0.05, p.max(0) + 0.05
    return (x0, -width - 0.05, z0), (x1, width + 0.05, z1)


def patch(k, name, f, region, lo, hi, mat, lift=0.003, vox=0.0045):
    """A part of the skin of f in another material; region(x, |y|, z) is negative inside."""
    k.add(
        name,
        lambda x, y, z: smax(f(x, y, z) - lift, region(x, np.abs(y), z), 0.004),
        lo,
        hi,
        mat,
        vox=vox,
    )


def bent(k, name, pts, r, mat, mir=True, join=0.02):
    k.add(
        name,
        lambda x, y, z: tube(x, y, z, pts, r, join),
        np.min(pts, 0) - r - 0.03,
        np.max(pts, 0) + r + 0.03,
        mat,
        mir,
    )


def rod(k, name, a, c, r, mat, mir=False, r2=None):
    wide = max(r, r2 or r) + 0.03
    k.add(
        name,
        lambda x, y, z: capsule(x, y, z, a, c, r, r2),
        np.minimum(a, c) - wide,
        np.maximum(a, c) + wide,
        mat,
        mir,
    )


def stand(k, x, z):
    rod(k, 'stand', (x, -0.12, z), (x + 0.07, -0.25, 0.02), 0.012, 'dark')


def screen(k, base, top, width, mat='clear', bow=1.1):
    """A bowed windscreen between two points of the centre line, narrower at its top."""
    a, c = np.array(base, float), np.array(top, float)
    d = (c - a) / np.hypot(*(c - a))

    def f(x, y, z):
        along = (x - a[0]) * d[0] + (z - a[1]) * d[1]
        out = (x - a[0]) * d[1] - (z - a[1]) * d[0] - bow * y * y
        t = np.clip(along / np.hypot(*(c - a)), 0, 1)
        edge = smax(
            np.abs(y) - width * (1 - 0.35 * t * t), smax(-along, along - np.hypot(*(c - a)), 0.01), 0.05
        )
        return smax(np.abs(out) - 0.004, edge, 0.006)

    lo, hi = np.minimum(a, c), np.maximum(a, c)
    k.add(
        'screen',
        f,
        (lo[0] - 0.05, -width - 0.03, lo[1] - 0.05),
        (hi[0] + 0.12, width + 0.03, hi[1] + 0.05),
        mat,
        vox=0.005,
    )
