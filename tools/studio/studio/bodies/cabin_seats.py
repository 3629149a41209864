"""The seats of a car: two in front, a bench behind."""

import numpy as np

from ..surface import capsule, rbox, smax, sstep

FRONT = 0.37  # y of the front places
DRIVER = FRONT  # to the right of the middle: right-hand drive
OUTER = 0.37  # y of the outer places of the bench


def flutes(t, within):
    """Stitched pleats."""
    return 0.005 * (1 - np.abs(np.cos(t * 40))) ** 3 * within


def leaning(x, z, foot, rec):
    """Across and up a backrest that begins at `foot` and reclines."""
    return (x - foot[0]) - rec * (z - foot[1]), z - foot[1]


def front(add):
    def back(x, y, z):
        v = np.abs(y - FRONT)
        u, h = leaning(x, z, (0.285, 0.60), 0.26)
        u = u + 0.045 * sstep(0.13, 0.20, v) * sstep(0.60, 0.40, h) - 0.02 * sstep(0.2, 0.0, h)
        broad = 0.235 - 0.055 * sstep(0.34, 0.62, h)
        f = rbox(u, v * 0.235 / broad, h - 0.29, 0.072, 0.235, 0.34, 0.06)
        seam = 0.006 * sstep(0.010, 0.0, np.abs(v - 0.135))
        return f + flutes(h, (v < 0.13) & (h < 0.5)) + seam

    def shell(x, y, z):
        v = np.abs(y - FRONT)
        u, h = leaning(x, z, (0.285, 0.60), 0.26)
        return rbox(u - 0.055, v, h - 0.24, 0.030, 0.195, 0.27, 0.03)

    def head(x, y, z):
        v = np.abs(y - FRONT)
        u, h = leaning(x, z, (0.275, 0.60), 0.22)
        return rbox(u + 0.012 * (v / 0.13) ** 2, v, h - 0.745, 0.050, 0.130, 0.088, 0.045)

    box = ((0.10, FRONT - 0.28, 0.50), (0.64, FRONT + 0.28, 1.46))
    add('fback', back, *box, 'soft', True, 0.007)
    add('fbackshell', shell, *box, 'upper', True, 0.008)
    add('fbackhead', head, *box, 'soft', True, 0.007)
    add(
        'fpost',
        lambda x, y, z: capsule(
            x, np.abs(y - FRONT), z, (0.43, 0.055, 1.18), (0.455, 0.055, 1.32), 0.007
        ),
        (0.38, FRONT - 0.1, 1.15),
        (0.5, FRONT + 0.1, 1.35),
        'chrome',
        True,
        0.004,
    )
    # The belts: stowed at the pillars, buckled beside the console.
    add(
        'belt',
        lambda x, y, z: rbox(x - 0.46, y - 0.685 + 0.05 * (z - 0.9), z - 0.86, 0.024, 0.004, 0.36, 0.003),
        (0.42, 0.62, 0.46),
        (0.50, 0.74, 1.26),
        'dark',
        True,
        0.005,
    )
    add(
        'buckle',
        lambda x, y, z: rbox(x - 0.16, y - 0.145, z - 0.63, 0.012, 0.016, 0.05, 0.008),
        (0.1, 0.1, 0.55),
        (0.22, 0.19, 0.70),
        'dark',
        True,
        0.005,
    )
    add(
        'button',
        lambda x, y, z: rbox(x - 0.16, y - 0.145, z - 0.679, 0.008, 0.010, 0.006, 0.003),
        (0.13, 0.12, 0.66),
        (0.19, 0.17, 0.70),
        'red',
        True,
        0.003,
    )


def bench(add):
    def place(y):
        """How far from the middle of an outer place."""
        return np.abs(np.abs(y) - OUTER)

    def seams(y):
        return 0.007 * sstep(0.010, 0.0, np.abs(np.abs(y) - 0.145))

    def cushion(x, y, z):
        v = place(y)
        f = rbox(x - 1.05, y, z - 0.555 - 0.05 * sstep(1.15, 0.85, x), 0.29, 0.665, 0.10, 0.065)
        dish = 0.030 * sstep(0.20, 0.10, v) * sstep(0.80, 0.88, x)
        return f + dish + flutes(x, v < 0.13) * sstep(0.80, 0.86, x) + seams(y)

    def back(x, y, z):
        v = place(y)
        u, h = leaning(x, z, (1.36, 0.60), 0.28)
        f = rbox(u, y * (1 + 0.10 * sstep(0.35, 0.62, h)), h - 0.29, 0.085, 0.665, 0.33, 0.065)
        dish = 0.028 * sstep(0.20, 0.11, v) * sstep(0.62, 0.50, h)
        return f + dish + flutes(h, (v < 0.13) & (h < 0.5)) + seams(y)

    def heads(x, y, z):
        u, h = leaning(x, z, (1.355, 0.60), 0.26)
        outer = rbox(u, place(y), h - 0.70, 0.050, 0.125, 0.085, 0.045)
        return np.minimum(outer, rbox(u, np.abs(y), h - 0.66, 0.045, 0.11, 0.055, 0.04))

    add('bcush', cushion, (0.72, -0.70, 0.40), (1.42, 0.70, 0.74), 'soft', vox=0.008)
    add('bback', back, (1.18, -0.72, 0.48), (1.80, 0.72, 1.30), 'soft', vox=0.008)
    add('bhead', heads, (1.40, -0.55, 1.10), (1.75, 0.55, 1.46), 'soft', vox=0.008)
    add(
        'bpost',
        lambda x, y, z: capsule(
            x, place(y) - 0.05, np.where(np.abs(y) > 0.2, z, 9), (1.51, 0, 1.16), (1.54, 0, 1.28), 0.007
        ),
        (1.47, -0.48, 1.13),
        (1.58, 0.48, 1.30),
        'chrome',
        vox=0.004,
    )
    add(
        'bbuckle',
        lambda x, y, z: rbox(x - 1.25, np.abs(y) - 0.16, z - 0.66, 0.010, 0.014, 0.035, 0.007),
        (1.2, -0.2, 0.6),
        (1.3, 0.2, 0.72),
        'dark',
        vox=0.005,
    )
    add(
        'bbelt',
        lambda x, y, z: rbox(
            (x - 1.46) - 0.26 * (z - 0.9),
            np.abs(y) - 0.60 - 0.05 * (z - 0.9),
            z - 0.94,
            0.004,
            0.023,
            0.36,
            0.003,
        ),
        (1.25, -0.68, 0.56),
        (1.62, 0.68, 1.34),
        'dark',
        vox=0.005,
    )
    # What the boot sees of the bench: two thirds and one third, in carpet.
    add(
        'bbackcarpet',
        lambda x, y, z: smax(
            rbox(leaning(x, z, (1.36, 0.60), 0.28)[0] - 0.090, y, z - 0.89, 0.014, 0.655, 0.325, 0.012),
            0.004 - np.abs(y - 0.13),
            0.003,
        ),
        (1.36, -0.70, 0.52),
        (1.80, 0.70, 1.25),
        'carpet',
        vox=0.008,
    )
