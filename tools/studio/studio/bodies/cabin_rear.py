"""What is behind the front seats of a car: bench, pillars, quarter panels and the boot."""

import numpy as np

from ..surface import capsule, rbox, smax, smin, sstep, tube
from . import cabin_seats as seats

FLOOR = 0.60  # of the boot


def build(add, box):
    seats.bench(add)
    pillars(add)
    boot(add, box)


def pillars(add):
    for name, pts, r in (
        ('bpillar', [(0.55, 0.80, 0.55), (0.55, 0.76, 0.93), (0.60, 0.64, 1.40)], 0.055),
        ('cpillar', [(1.78, 0.80, 0.90), (1.80, 0.74, 1.00), (1.86, 0.62, 1.38)], 0.065),
        ('dpillar', [(2.66, 0.76, 0.55), (2.62, 0.74, 0.95), (2.46, 0.60, 1.40)], 0.075),
    ):
        low, high = np.min(pts, 0) - 0.12, np.max(pts, 0) + 0.12
        add(name, lambda x, y, z, pts=pts, r=r: tube(x, y, z, pts, r, 0.05), low, high, 'roof', True, 0.012)
    add(
        'tread',
        lambda x, y, z: rbox(x - 0.85, y - 0.80, z - 0.31, 1.75, 0.07, 0.03, 0.015),
        (-0.95, 0.70, 0.25),
        (2.65, 0.90, 0.37),
        'rail',
        True,
        0.014,
    )
    add(
        'hump',
        lambda x, y, z: rbox(x - 1.0, y, z - 0.29, 0.60, 0.13, 0.06, 0.05),
        (0.35, -0.18, 0.26),
        (1.65, 0.18, 0.38),
        'carpet',
        vox=0.012,
    )
    add(
        'vent2',
        lambda x, y, z: smin(
            smax(
                rbox(x - 0.50, y, z - 0.50, 0.03, 0.09, 0.05, 0.01),
                -rbox(x - 0.53, y, z - 0.50, 0.02, 0.08, 0.04, 0.006),
                0.003,
            ),
            smax(
                np.abs(np.mod(z - 0.5 + 0.01, 0.02) - 0.01) - 0.003,
                rbox(x - 0.52, y, z - 0.50, 0.008, 0.08, 0.04, 0.004),
                0.002,
            ),
            0.002,
        ),
        (0.44, -0.12, 0.42),
        (0.58, 0.12, 0.58),
        'rail',
        vox=0.004,
    )
    add(
        'grab',
        lambda x, y, z: tube(
            x,
            y,
            z,
            [(1.02, 0.60, 1.385), (1.04, 0.575, 1.355), (1.22, 0.575, 1.355), (1.24, 0.60, 1.385)],
            0.010,
            0.02,
        ),
        (0.95, 0.52, 1.30),
        (1.30, 0.66, 1.42),
        'roof',
        True,
        0.005,
    )


def boot(add, box):
    def side(x, y, z):
        """Trim over the wheel arches, up to the windows."""
        wall = rbox(x - 2.06, y - 0.80, z - 0.72, 0.62, 0.14, 0.25, 0.04)
        arch = smax(np.hypot(x - 1.98, z - 0.52) - 0.34, np.abs(y - 0.72) - 0.17, 0.05)
        bin_ = rbox(x - 2.40, y - 0.66, z - 0.76, 0.13, 0.03, 0.09, 0.03)
        return smax(smin(wall, arch, 0.06), -bin_, 0.01)

    add('bside', side, (1.40, 0.48, 0.40), (2.75, 0.98, 1.02), 'upper', True, 0.010)
    add(
        'bfloor',
        lambda x, y, z: rbox(x - 2.10, y, z - FLOOR + 0.03, 0.53, 0.80, 0.03, 0.012)
        + 0.0035 * sstep(0.006, 0.0, np.abs(np.abs(x - 2.08) - 0.40))
        + 0.004 * sstep(0.006, 0.0, np.abs(np.abs(y) - 0.50)),
        (1.5, -0.85, FLOOR - 0.10),
        (2.68, 0.85, FLOOR + 0.03),
        'carpet',
        vox=0.008,
    )
    box('blatch', (2.36, 0, FLOOR + 0.003), (0.05, 0.11, 0.012), 'rail', 0.005, vox=0.004)
    add(
        'bsill',
        lambda x, y, z: rbox(x - 2.68, y, z - FLOOR + 0.02, 0.075, 0.66, 0.04, 0.02)
        + 0.003 * sstep(0.004, 0, np.abs(np.mod(x, 0.03) - 0.015)) * (np.abs(y) < 0.5),
        (2.55, -0.72, FLOOR - 0.1),
        (2.80, 0.72, FLOOR + 0.05),
        'upper',
        vox=0.007,
    )
    box('bstrip', (2.665, 0, FLOOR + 0.020), (0.05, 0.90, 0.008), 'alloy', 0.003, vox=0.004)
    for x in (1.72, 2.50):
        add(
            'hook',
            lambda q, y, z, x=x: np.hypot(np.hypot(q - x, z - FLOOR - 0.012) - 0.024, y - 0.47) - 0.005,
            (x - 0.04, 0.45, FLOOR - 0.03),
            (x + 0.04, 0.49, FLOOR + 0.05),
            'chrome',
            True,
            0.003,
        )
    # The cover, rolled up behind the bench.
    add(
        'roll',
        lambda x, y, z: capsule(x, y, z, (1.72, -0.64, 1.01), (1.72, 0.64, 1.01), 0.032),
        (1.66, -0.70, 0.96),
        (1.78, 0.70, 1.06),
        'upper',
        vox=0.008,
    )
    box('blamp', (2.10, 0.655, 0.885), (0.09, 0.02, 0.03), 'roof', 0.008, vox=0.004)
