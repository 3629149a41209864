"""What stands on a dashboard of today: one wide screen across it, or a tower of a screen in its middle."""

import numpy as np

from ..surface import capsule, rbox, smax, smin, sstep
from .bike_kit import rot
from .cabin_seats import DRIVER


def build(add, box, screen, wide):
    strip = lambda x, y, z: rbox(
        x + 0.585 - 0.085 * (np.abs(y) / 0.75) ** 2.5, y, z - 0.793, 0.012, 0.745, 0.009, 0.006
    )
    add('strip', strip, (-0.66, -0.78, 0.76), (-0.44, 0.78, 0.83), 'accent', vox=0.006)

    # --- vents: slats in the recessed band
    def vents(x, y, z):
        bow = 0.08 * (np.abs(y) / 0.75) ** 2.5
        ya = np.abs(y)
        slat = smax(
            np.abs(np.mod(z - 0.835 + 0.009, 0.018) - 0.009) - 0.0032, np.abs(x + 0.635 - bow) - 0.020, 0.002
        )
        vane = smax(np.abs(np.mod(y, 0.05) - 0.025) - 0.002, np.abs(x + 0.650 - bow) - 0.010, 0.002)
        zone = np.abs(z - 0.835) - 0.029
        span = np.minimum(
            np.abs(ya - 0.64) - 0.085, (ya - 0.20) if wide else np.maximum(np.abs(ya - 0.215) - 0.075, -9)
        )
        return np.maximum(np.maximum(np.minimum(slat, vane), zone), span)

    add('vents', vents, (-0.72, -0.78, 0.79), (-0.50, 0.78, 0.88), 'rail', vox=0.005)
    # --- displays
    if wide:
        screen('clus', 'cluster', (-0.60, DRIVER, 1.005), 0.30, 0.115, 14)
        screen('cent', 'map', (-0.60, 0.035, 1.005), 0.34, 0.135, 14)
    else:
        screen('cent', 'tiles', (-0.545, 0, 0.80), 0.205, 0.275, 18)
        screen('clus', 'cluster', (-0.64, DRIVER, 0.985), 0.27, 0.105, 16)
        add(
            'hood',
            lambda x, y, z: smax(
                smax(
                    rbox(x + 0.66, y - DRIVER, z - 0.985, 0.11, 0.19, 0.085, 0.05),
                    -rbox(x + 0.60, y - DRIVER, z - 0.98, 0.12, 0.165, 0.065, 0.03),
                    0.01,
                ),
                0.90 - z,
                0.01,
            ),
            (-0.82, 0.14, 0.88),
            (-0.50, 0.60, 1.10),
            'upper',
        )
    # --- climate row, console, selector, cup holders, armrest
    zc = 0.66 if wide else 0.60
    box('clim', (-0.53, 0, 0.735) if wide else (-0.50, 0, 0.625), (0.03, 0.25, 0.035), 'gloss', 0.008)
    add(
        'knobs',
        lambda x, y, z: smax(
            np.hypot(np.abs(y) - 0.10, z - (0.735 if wide else 0.625)) - 0.019,
            np.abs(x + (0.51 if wide else 0.48)) - 0.014,
            0.004,
        ),
        (-0.56, -0.14, 0.58),
        (-0.44, 0.14, 0.78),
        'alloy',
        vox=0.004,
    )

    def console(x, y, z):
        top = z - (zc - 0.10 * sstep(-0.45, 0.0, x) * (1 if wide else 0.3))
        f = smax(np.abs(y) - 0.128, top, 0.03)
        cup = np.minimum(np.hypot(x + 0.03, y - 0.047) - 0.040, np.hypot(x + 0.03, y + 0.047) - 0.040)
        f = smax(f, -smax(cup, 0.50 - z, 0.01), 0.006)
        return smax(smax(f, np.maximum(-0.66 - x, x - 0.5), 0.02), 0.30 - z, 0.01)

    add('console', console, (-0.70, -0.16, 0.30), (0.52, 0.16, zc + 0.04), 'soft')
    add(
        'contop',
        lambda x, y, z: rbox(
            x + 0.27,
            y,
            z - (zc - 0.10 * sstep(-0.45, 0.0, x) * (1 if wide else 0.3)) - 0.002,
            0.17,
            0.100,
            0.006,
            0.006,
        ),
        (-0.48, -0.13, zc - 0.12),
        (-0.08, 0.13, zc + 0.03),
        'gloss',
        vox=0.006,
    )
    add(
        'conrim',
        lambda x, y, z: smax(
            rbox(
                x + 0.27,
                y,
                z - (zc - 0.10 * sstep(-0.45, 0.0, x) * (1 if wide else 0.3)) - 0.001,
                0.176,
                0.106,
                0.005,
                0.005,
            ),
            -(rbox(x + 0.27, y, z - zc + 0.03, 0.168, 0.098, 0.2, 0.005)),
            0.002,
        ),
        (-0.48, -0.13, zc - 0.12),
        (-0.08, 0.13, zc + 0.03),
        'accent',
        vox=0.005,
    )
    zs = zc - (0.06 if wide else 0.012)
    add(
        'selector',
        lambda x, y, z: smin(
            rbox(
                rot(x, z, -0.25, zs + 0.05, -12)[0],
                y + 0.03 * 0,
                rot(x, z, -0.25, zs + 0.05, -12)[1],
                0.020,
                0.026,
                0.030,
                0.014,
            ),
            capsule(x, y, z, (-0.25, 0, zs), (-0.25, 0, zs + 0.04), 0.012),
            0.01,
        ),
        (-0.32, -0.05, zs - 0.03),
        (-0.18, 0.05, zs + 0.11),
        'chrome' if wide else 'gloss',
        vox=0.004,
    )
    box('arm', (0.30, 0, zc - (0.03 if wide else -0.04)), (0.36, 0.235, 0.085), 'soft', 0.035)
