"""The classic upright twin: teardrop tank, flat bench, wire wheels, a silencer on either side."""

import numpy as np

from ..surface import capsule, rbox, smax, smin, tube
from .bike_kit import Kit, finish, rot, seat, tank, wedge


def build_retro(P, M):
    k = Kit(P, M)
    k.wheel(k.fx, P['front_r'], P['front_rim'], P['front_w'], 0.150, False)
    k.wheel(k.rx, P['rear_r'], P['rear_rim'], P['rear_w'], 0.120, False)
    k.forks('chrome', 'alloy', w=0.098, upside=False)
    k.guard(k.fx, P['front_r'], P['front_w'] + 0.02, 22, 142, 'paint', 0.016)
    k.guard(k.rx, P['rear_r'], P['rear_w'] + 0.02, 12, 128, 'paint', 0.030)
    lamp(k)
    hx, hz = k.hx + 0.01, k.hz + 0.045
    k.bars(
        [
            (hx, 0, hz),
            (hx, 0.09, hz + 0.01),
            (hx + 0.01, 0.18, hz + 0.085),
            (hx + 0.03, 0.26, hz + 0.10),
            (hx + 0.13, 0.38, hz + 0.075),
        ]
    )
    dials(k)
    cx, cz = P['engine']
    engine(k, cx, cz)
    tank(k, k.hx + 0.05, k.hx + 0.57, 0.755, 0.985, 0.150, tail=0.50, knee=0.030)
    sx = k.hx + 0.535
    seat(
        k,
        [(sx, 0.850), (sx + 0.10, 0.825), (sx + 0.34, 0.825), (sx + 0.46, 0.845), (sx + 0.68, 0.855)],
        0.115,
        0.120,
        0.045,
        'tan',
    )
    wedge(
        k,
        'sidecover',
        [(cx + 0.18, 0.715), (cx + 0.45, 0.735), (cx + 0.40, 0.500), (cx + 0.22, 0.470)],
        0.112,
        0.022,
        'paint',
        curve=0.3,
    )
    k.v.add_box('airbox', (cx + 0.27, 0, 0.610), (0.23, 0.17, 0.26), k.M['dark'], 0.04)
    frame(k, cx, cz, sx)
    for s in (1, -1):
        k.shock((k.rx - 0.13, s * 0.132, 0.735), (k.rx - 0.03, s * 0.132, k.rz + 0.055), 'chrome')
    exhaust(k, cx, cz)
    k.add(
        'peg',
        lambda x, y, z: smin(
            capsule(x, y, z, (cx + 0.10, 0.11, cz - 0.10), (cx + 0.10, 0.26, cz - 0.10), 0.013),
            capsule(x, y, z, (cx + 0.42, 0.12, cz + 0.02), (cx + 0.43, 0.23, cz + 0.02), 0.012),
            0.001,
        ),
        (cx + 0.02, 0.05, cz - 0.16),
        (cx + 0.5, 0.30, cz + 0.08),
        'dark',
        True,
    )
    k.add(
        'stand',
        lambda x, y, z: tube(x, y, z, [(cx + 0.08, -0.11, cz - 0.14), (cx + 0.15, -0.25, 0.02)], 0.012),
        (cx - 0.02, -0.31, 0),
        (cx + 0.24, -0.07, cz),
        'dark',
    )
    k.add(
        'taillamp',
        lambda x, y, z: rbox(x - k.rx - 0.275, y, z - 0.600, 0.030, 0.045, 0.036, 0.026),
        (k.rx + 0.22, -0.07, 0.54),
        (k.rx + 0.33, 0.07, 0.66),
        'red',
        vox=0.005,
    )
    k.plate(k.rx + 0.36, 0.47, (k.rx + 0.27, 0, 0.58))
    k.blinker(k.hx - 0.07, k.hz - 0.20, 0.17)
    k.blinker(k.rx + 0.20, 0.66, 0.15)
    return finish(k, P['H'])


def lamp(k):
    """A round bowl of chrome on the forks."""
    lx, lz = k.hx - 0.145, k.hz - 0.10
    k.add(
        'lamp',
        lambda x, y, z: smax(
            np.hypot(y, z - lz) - 0.098 + 2.4 * np.clip(x - lx, 0, 0.2) ** 1.6,
            np.abs(x - lx - 0.05) - 0.085,
            0.03,
        ),
        (lx - 0.08, -0.13, lz - 0.13),
        (lx + 0.2, 0.13, lz + 0.13),
        'chrome',
    )
    k.add(
        'lampf',
        lambda x, y, z: smax(np.hypot(y, z - lz) - 0.084, np.abs(x - lx + 0.033) - 0.006, 0.004),
        (lx - 0.07, -0.11, lz - 0.11),
        (lx, 0.11, lz + 0.11),
        'gloss',
        vox=0.004,
    )
    k.add(
        'drl',
        lambda x, y, z: smax(
            np.minimum(np.abs(np.hypot(y, z - lz) - 0.072) - 0.005, np.hypot(y, z - lz) - 0.030),
            np.abs(x - lx + 0.04) - 0.004,
            0.002,
        ),
        (lx - 0.07, -0.1, lz - 0.1),
        (lx, 0.1, lz + 0.1),
        'lit',
        vox=0.0035,
    )
    k.add(
        'ears',
        lambda x, y, z: capsule(x, y, z, (lx + 0.04, 0.085, lz), (k.hx + 0.02, 0.105, lz + 0.01), 0.014),
        (lx, 0.04, lz - 0.05),
        (k.hx + 0.08, 0.15, lz + 0.06),
        'rail',
        True,
    )


def dials(k):
    """Two clocks in chrome cups above the lamp."""
    x0, z0 = k.hx - 0.055, k.hz + 0.065

    def cup(x, y, z):
        u, w = rot(x, z, x0, z0, 24)
        return smax(np.hypot(u, y - 0.062) - 0.048, np.abs(w) - 0.030, 0.012)

    def face(x, y, z):
        u, w = rot(x, z, x0, z0, 24)
        return smax(np.hypot(u, y - 0.062) - 0.040, np.abs(w - 0.030) - 0.003, 0.002)

    low, high = (x0 - 0.09, -0.01, z0 - 0.07), (x0 + 0.09, 0.13, z0 + 0.08)
    k.add('cup', cup, low, high, 'chrome', True, 0.004)
    k.add('face', face, low, high, 'gloss', True, 0.003)


def engine(k, cx, cz):
    """Two upright air-cooled cylinders on a polished case."""

    def barrel(x, y, z):
        u, w = rot(x, z, cx - 0.045, cz + 0.205, 3)
        fin = 0.011 * (0.5 + 0.5 * np.cos(w * 2 * np.pi / 0.026))
        return rbox(u, y, w, 0.090, 0.145, 0.105, 0.03) + fin

    k.add('barrel2', barrel, (cx - 0.20, -0.19, cz + 0.06), (cx + 0.10, 0.19, cz + 0.36), 'steel', vox=0.0045)

    def head(x, y, z):
        u, w = rot(x, z, cx - 0.045, cz + 0.205, 3)
        return smin(
            rbox(u, np.abs(y) - 0.070, w - 0.130, 0.080, 0.055, 0.030, 0.025),
            rbox(u, y, w - 0.108, 0.092, 0.145, 0.016, 0.012),
            0.01,
        )

    k.add('head', head, (cx - 0.20, -0.19, cz + 0.26), (cx + 0.12, 0.19, cz + 0.42), 'alloy', vox=0.005)

    def case(x, y, z):
        crank = smax(np.hypot(x - cx + 0.05, z - cz) - 0.135, np.abs(y) - 0.125, 0.04)
        gears = smax(np.hypot((x - cx - 0.13) * 0.85, z - cz - 0.005) - 0.105, np.abs(y) - 0.115, 0.04)
        sump = rbox(x - cx - 0.02, y, z - cz + 0.12, 0.13, 0.085, 0.05, 0.03)
        return smin(smin(crank, gears, 0.05), sump, 0.04)

    k.add('case', case, (cx - 0.24, -0.17, cz - 0.22), (cx + 0.32, 0.17, cz + 0.18), 'alloy', vox=0.005)
    for s in (1, -1):
        k.add(
            'ecover',
            lambda x, y, z: smax(
                smin(
                    np.hypot(x - cx + 0.05, z - cz) - 0.095, np.hypot(x - cx - 0.13, z - cz - 0.01) - 0.070, 0.06
                ),
                np.abs(y * s - 0.130) - 0.024,
                0.022,
            ),
            (cx - 0.18, min(s * 0.09, s * 0.18), cz - 0.13),
            (cx + 0.24, max(s * 0.09, s * 0.18), cz + 0.13),
            'chrome',
            vox=0.005,
        )
    k.add(
        'carb',
        lambda x, y, z: smin(
            rbox(x - cx - 0.105, y - 0.062, z - cz - 0.235, 0.050, 0.028, 0.045, 0.018),
            capsule(x, y, z, (cx + 0.02, 0.062, cz + 0.24), (cx + 0.20, 0.062, cz + 0.235), 0.026),
            0.012,
        ),
        (cx - 0.02, 0.01, cz + 0.16),
        (cx + 0.26, 0.11, cz + 0.31),
        'rail',
        True,
    )


def frame(k, cx, cz, sx):
    for pts in (
        [
            (k.hx, 0.02, k.hz - 0.06),
            (k.hx + 0.26, 0.05, 0.765),
            (cx + 0.24, 0.105, 0.715),
            (cx + 0.30, 0.112, cz),
        ],
        [
            (k.hx - 0.02, 0.02, k.hz - 0.18),
            (cx - 0.245, 0.085, cz + 0.06),
            (cx - 0.185, 0.095, cz - 0.165),
            (cx + 0.24, 0.095, cz - 0.165),
            (cx + 0.30, 0.112, cz),
        ],
        [(cx + 0.24, 0.105, 0.715), (sx + 0.36, 0.112, 0.755), (sx + 0.66, 0.105, 0.785)],
    ):
        k.add(
            'frame',
            lambda x, y, z: tube(x, y, z, pts, 0.0175, 0.03),
            np.min(pts, 0) - 0.06,
            np.max(pts, 0) + 0.06,
            'rail',
            True,
        )
    k.swingarm(cx + 0.30, cz - 0.01, y=0.112, r=0.024, mat='rail')


def exhaust(k, cx, cz):
    """A pipe and a tapered silencer on either side."""
    pipe = [
        (cx - 0.10, 0.075, cz + 0.265),
        (cx - 0.235, 0.090, cz + 0.205),
        (cx - 0.255, 0.120, cz - 0.02),
        (cx - 0.13, 0.150, cz - 0.165),
        (cx + 0.26, 0.158, cz - 0.155),
    ]
    k.add(
        'pipe',
        lambda x, y, z: tube(x, y, z, pipe, 0.0205, 0.05),
        np.min(pipe, 0) - 0.07,
        np.max(pipe, 0) + 0.07,
        'chrome',
        True,
        0.005,
    )
    a, c = (cx + 0.24, 0.160, cz - 0.155), (k.rx + 0.10, 0.185, cz - 0.085)
    k.add(
        'muf',
        lambda x, y, z: smin(
            capsule(x, y, z, a, c, 0.030, 0.046),
            capsule(x, y, z, c, (c[0] + 0.09, c[1] + 0.004, c[2] + 0.014), 0.042, 0.022),
            0.02,
        ),
        (a[0] - 0.07, 0.08, a[2] - 0.09),
        (c[0] + 0.16, 0.28, c[2] + 0.10),
        'chrome',
        True,
    )
