"""The low V-twin."""

import numpy as np

from ..surface import capsule, rbox, smax, tube
from .bike_kit import Kit, finish, seat, tank, wedge


def build_cruiser(P, M):
    k = Kit(P, M)
    k.wheel(k.fx, P['front_r'], P['front_rim'], P['front_w'], 0.145, False)
    k.wheel(k.rx, P['rear_r'], P['rear_rim'], P['rear_w'], 0.130, False)
    k.forks('chrome', 'alloy', w=0.105, upside=False)
    k.guard(k.fx, P['front_r'], P['front_w'] + 0.02, 10, 138, 'paint', 0.018)
    k.guard(k.rx, P['rear_r'], P['rear_w'] + 0.02, -2, 128, 'paint', 0.035)
    lx, lz = k.hx - 0.15, k.hz - 0.14
    k.add(
        'lamp',
        lambda x, y, z: smax(
            np.hypot(y, z - lz) - 0.092 + 1.2 * np.clip(x - lx, 0, 0.2) ** 1.6 * 2,
            np.abs(x - lx - 0.05) - 0.085,
            0.03,
        ),
        (lx - 0.08, -0.13, lz - 0.13),
        (lx + 0.2, 0.13, lz + 0.13),
        'chrome',
    )
    k.add(
        'lampf',
        lambda x, y, z: smax(np.hypot(y, z - lz) - 0.078, np.abs(x - lx + 0.033) - 0.006, 0.004),
        (lx - 0.07, -0.1, lz - 0.1),
        (lx, 0.1, lz + 0.1),
        'gloss',
        vox=0.004,
    )
    k.add(
        'drl',
        lambda x, y, z: smax(
            np.minimum(np.abs(np.hypot(y, z - lz) - 0.064) - 0.006, np.hypot(y, z - lz) - 0.024),
            np.abs(x - lx + 0.04) - 0.004,
            0.002,
        ),
        (lx - 0.07, -0.1, lz - 0.1),
        (lx, 0.1, lz + 0.1),
        'lit',
        vox=0.0035,
    )
    hx, hz = k.hx + 0.02, k.hz + 0.05
    k.bars(
        [
            (hx, 0, hz),
            (hx, 0.10, hz + 0.01),
            (hx + 0.02, 0.20, hz + 0.14),
            (hx + 0.06, 0.32, hz + 0.16),
            (hx + 0.24, 0.42, hz + 0.11),
        ]
    )
    cx, cz = P['engine']
    k.engine_v(cx, cz)
    tank(k, k.hx + 0.04, k.hx + 0.60, 0.72, 0.93, 0.165, tail=0.42, knee=0.02)
    k.add(
        'dial',
        lambda x, y, z: smax(np.hypot(x - k.hx - 0.27, y) - 0.05, np.abs(z - 0.925) - 0.018, 0.008),
        (k.hx + 0.18, -0.08, 0.88),
        (k.hx + 0.36, 0.08, 0.97),
        'chrome',
        vox=0.005,
    )
    sx = k.hx + 0.57
    seat(
        k,
        [(sx, 0.755), (sx + 0.14, 0.70), (sx + 0.34, 0.705), (sx + 0.42, 0.80), (sx + 0.45, 0.82)],
        0.12,
        0.155,
        0.05,
    )
    seat(k, [(sx + 0.42, 0.78), (sx + 0.60, 0.785), (sx + 0.74, 0.77)], 0.105, 0.08, 0.035)
    for pts in (
        [
            (k.hx, 0.02, k.hz - 0.06),
            (k.hx + 0.30, 0.05, 0.70),
            (cx + 0.36, 0.10, 0.62),
            (cx + 0.46, 0.11, cz),
        ],
        [
            (k.hx - 0.02, 0.02, k.hz - 0.18),
            (cx - 0.22, 0.09, cz + 0.02),
            (cx - 0.16, 0.10, cz - 0.15),
            (cx + 0.42, 0.10, cz - 0.15),
            (cx + 0.46, 0.11, cz),
        ],
    ):
        k.add(
            'frame',
            lambda x, y, z: tube(x, y, z, pts, 0.020, 0.03),
            np.min(pts, 0) - 0.06,
            np.max(pts, 0) + 0.06,
            'rail',
            True,
        )
    k.swingarm(cx + 0.46, cz - 0.02, y=0.125, r=0.026, mat='rail')
    for s in (1, -1):
        k.shock((cx + 0.62, s * 0.135, 0.64), (k.rx - 0.04, s * 0.135, k.rz + 0.05), 'chrome')
    wedge(
        k,
        'strut',
        [(cx + 0.50, 0.60), (k.rx + 0.12, 0.70), (k.rx + 0.14, 0.66), (cx + 0.54, 0.54)],
        0.115,
        0.010,
        'chrome',
    )
    wedge(
        k,
        'sidecover',
        [(cx + 0.20, 0.60), (cx + 0.46, 0.60), (cx + 0.48, 0.42), (cx + 0.26, 0.40)],
        0.125,
        0.016,
        'paint',
    )
    for i, (x0, z0) in enumerate(
        ((cx - 0.22, cz + 0.34), (cx + 0.22, cz + 0.34))
    ):  # two long pipes on the right
        z1 = cz - 0.14 + 0.085 * i
        p = [
            (x0 - (0.03 if i == 0 else -0.03), 0.08, z0 - 0.02),
            (x0 - (0.06 if i == 0 else -0.06), 0.16, z0 - 0.14),
            (cx - 0.08 + 0.30 * i, 0.185, z1 + 0.03),
            (cx + 0.25, 0.19, z1),
        ]
        k.add(
            'pipe',
            lambda x, y, z: tube(x, y, z, p, 0.024, 0.04),
            np.min(p, 0) - 0.06,
            np.max(p, 0) + 0.06,
            'chrome',
        )
        k.add(
            'muf',
            lambda x, y, z: capsule(
                x, y, z, (cx + 0.22, 0.19, z1), (k.rx + 0.20, 0.20, z1 + 0.01), 0.036, 0.044
            ),
            (cx + 0.14, 0.12, z1 - 0.07),
            (k.rx + 0.28, 0.27, z1 + 0.08),
            'chrome',
        )
    k.add(
        'board',
        lambda x, y, z: rbox(x - cx + 0.30, y - 0.21, z - cz + 0.10, 0.11, 0.06, 0.012, 0.01),
        (cx - 0.46, 0.1, cz - 0.15),
        (cx - 0.15, 0.3, cz - 0.05),
        'steel',
        True,
    )
    k.add(
        'stand',
        lambda x, y, z: tube(x, y, z, [(cx + 0.02, -0.12, cz - 0.12), (cx + 0.10, -0.26, 0.02)], 0.012),
        (cx - 0.1, -0.32, 0),
        (cx + 0.2, -0.08, cz),
        'dark',
    )
    k.add(
        'taillamp',
        lambda x, y, z: rbox(x - k.rx - 0.245, y, z - 0.585, 0.022, 0.055, 0.030, 0.02),
        (k.rx + 0.2, -0.08, 0.53),
        (k.rx + 0.3, 0.08, 0.64),
        'red',
        vox=0.005,
    )
    k.plate(k.rx + 0.36, 0.44, (k.rx + 0.26, 0, 0.56))
    k.blinker(k.hx - 0.06, k.hz - 0.26, 0.18)
    k.blinker(k.rx + 0.22, 0.64, 0.16)
    return finish(k, P['H'])
