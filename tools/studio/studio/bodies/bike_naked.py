"""The upright twin: naked roadster, and adventure bike with its beak, bags and longer legs."""

import numpy as np

from ..surface import capsule, rbox, smax, smin, tube
from .bike_kit import Kit, finish, rot, seat, tank, wedge


def build_naked(P, M):
    k = Kit(P, M)
    adv = P.get('adventure')
    up = P.get('lift', 0.0)
    k.wheel(k.fx, P['front_r'], P['front_rim'], P['front_w'], 0.155, True)
    k.wheel(k.rx, P['rear_r'], P['rear_rim'], P['rear_w'], 0.115, False)
    k.forks('rail' if not adv else 'steel', 'chrome')
    if adv:
        wedge(
            k,
            'beak',
            [(0.30, 0.80 + up), (0.62, 0.92 + up), (0.66, 0.80 + up), (0.40, 0.76 + up)],
            0.0,
            0.062,
            'paint',
            False,
        )
    k.guard(
        k.fx,
        P['front_r'],
        P['front_w'] * 0.86,
        30 if not adv else 40,
        118 if not adv else 125,
        'paint' if not adv else 'dark',
        0.014,
    )
    # headlamp and small screen
    lx, lz = k.hx - 0.135, k.hz - 0.07

    def lamp(x, y, z):
        u, w = rot(x, z, lx, lz, -14)
        return smax(rbox(u, y, w, 0.085, 0.098 - 0.0 * u, 0.082, 0.05), -(u + 0.06) - 0 * y, 0.02)

    k.add('lamp', lamp, (lx - 0.14, -0.14, lz - 0.14), (lx + 0.14, 0.14, lz + 0.14), 'rail')

    def face(x, y, z):
        u, w = rot(x, z, lx, lz, -14)
        return smax(np.hypot(y / 1.12, w) - 0.064, np.abs(u + 0.062) - 0.006, 0.004)

    k.add('lampf', face, (lx - 0.14, -0.12, lz - 0.12), (lx + 0.02, 0.12, lz + 0.12), 'gloss', vox=0.004)

    def drl(x, y, z):
        u, w = rot(x, z, lx, lz, -14)
        return smax(
            np.minimum(np.abs(np.hypot(y / 1.12, w) - 0.052) - 0.006, np.hypot(y / 1.12, w) - 0.020),
            np.abs(u + 0.068) - 0.004,
            0.002,
        )

    k.add('drl', drl, (lx - 0.14, -0.12, lz - 0.12), (lx + 0.02, 0.12, lz + 0.12), 'lit', vox=0.0035)

    def cowl(x, y, z):
        u, w = rot(x, z, lx + 0.01, lz + 0.10, 34 if not adv else 52)
        h = 0.075 if not adv else 0.20
        return smax(
            smax(np.abs(u + 0.9 * y * y) - 0.005, np.abs(y) - 0.095 + 0.25 * np.clip(w, 0, None), 0.02),
            np.abs(w - h * 0.4) - h,
            0.02,
        )

    k.add(
        'cowl',
        cowl,
        (lx - 0.25, -0.15, lz - 0.08),
        (lx + 0.3, 0.15, lz + 0.50),
        'gloss' if not adv else 'clear',
        vox=0.005,
    )
    k.add(
        'dash',
        lambda x, y, z: rbox(
            rot(x, z, k.hx - 0.06, k.hz + 0.05, 40)[0],
            y,
            rot(x, z, k.hx - 0.06, k.hz + 0.05, 40)[1],
            0.012,
            0.075,
            0.05,
            0.01,
        ),
        (k.hx - 0.16, -0.1, k.hz - 0.05),
        (k.hx + 0.06, 0.1, k.hz + 0.14),
        'gloss',
    )
    hx, hz = k.hx + 0.03, k.hz + (0.045 if not adv else 0.09)
    k.bars([(hx, 0, hz), (hx, 0.09, hz), (hx - 0.01, 0.20, hz + 0.055), (hx + 0.09, 0.40, hz + 0.05)])
    if adv:
        wedge(
            k,
            'handguard',
            [(hx - 0.06, hz + 0.00), (hx - 0.02, hz + 0.12), (hx + 0.06, hz + 0.08), (hx + 0.03, hz - 0.01)],
            0.36,
            0.035,
            'dark',
        )
    cx, cz = P['engine']
    k.engine_inline(cx, cz)
    tank(k, k.hx + 0.055, k.hx + 0.53, 0.76 + up, 1.03 + up, 0.165)
    wedge(
        k,
        'shroud',
        [
            (k.hx - 0.05, 0.80 + up),
            (k.hx + 0.10, 0.93 + up),
            (k.hx + 0.34, 0.80 + up),
            (k.hx + 0.14, 0.64 + up),
        ],
        0.165,
        0.017,
        'paint',
        curve=0.6,
    )
    wedge(
        k,
        'shroud2',
        [
            (k.hx - 0.01, 0.74 + up),
            (k.hx + 0.12, 0.64 + up),
            (k.hx + 0.10, 0.50 + up),
            (k.hx - 0.02, 0.62 + up),
        ],
        0.172,
        0.012,
        'rail',
        curve=0.4,
    )
    sx = k.hx + 0.48
    seat(
        k,
        [
            (sx, 0.855 + up),
            (sx + 0.10, 0.815 + up),
            (sx + 0.30, 0.825 + up),
            (sx + 0.36, 0.885 + up),
            (sx + 0.62, 0.925 + up),
        ]
        if not adv
        else [
            (sx, 0.86 + up),
            (sx + 0.12, 0.83 + up),
            (sx + 0.36, 0.84 + up),
            (sx + 0.40, 0.87 + up),
            (sx + 0.72, 0.88 + up),
        ],
        0.12,
        0.085,
    )
    wedge(
        k,
        'tailp',
        [
            (sx + 0.02, 0.78 + up),
            (sx + 0.30, 0.80 + up),
            (sx + 0.70, 0.905 + up),
            (sx + 0.66, 0.83 + up),
            (sx + 0.25, 0.70 + up),
            (sx + 0.02, 0.70 + up),
        ],
        0.092,
        0.016,
        'paint',
        curve=0.08,
    )
    k.add(
        'tailcore',
        lambda x, y, z: tube(
            x,
            y,
            z,
            [(sx + 0.05, 0, 0.73 + up), (sx + 0.35, 0, 0.78 + up), (sx + 0.66, 0, 0.875 + up)],
            0.055,
            0.03,
        ),
        (sx - 0.05, -0.1, 0.62 + up),
        (sx + 0.78, 0.1, 0.98 + up),
        'dark',
    )
    k.add(
        'taillamp',
        lambda x, y, z: rbox(x - sx - 0.70, y, z - 0.885 - up, 0.022, 0.07, 0.016, 0.012),
        (sx + 0.64, -0.1, 0.84 + up),
        (sx + 0.76, 0.1, 0.93 + up),
        'red',
        vox=0.005,
    )
    # frame, subframe, swingarm, shock
    for pts in (
        [
            (k.hx - 0.01, 0.03, k.hz - 0.05),
            (k.hx + 0.16, 0.125, 0.80 + up),
            (cx + 0.24, 0.125, 0.64 + up),
            (cx + 0.28, 0.115, cz - 0.02),
        ],
        [(k.hx - 0.03, 0.03, k.hz - 0.16), (cx - 0.12, 0.15, cz + 0.25), (cx + 0.22, 0.13, cz + 0.26)],
        [(cx + 0.24, 0.115, 0.62 + up), (sx + 0.50, 0.08, 0.82 + up)],
    ):
        k.add(
            'frame',
            lambda x, y, z: tube(x, y, z, pts, 0.019, 0.02),
            np.min(pts, 0) - 0.05,
            np.max(pts, 0) + 0.05,
            P.get('frame', 'steel'),
            True,
        )
    k.swingarm(cx + 0.27, cz - 0.01, y=0.118)
    k.shock((cx + 0.26, 0, 0.68 + up), (cx + 0.36, 0, cz + 0.02))
    # exhaust on the right
    a, c = (
        ((cx + 0.16, 0.10, cz - 0.20), (cx + 0.24, 0.15, cz - 0.16)),
        ((cx + 0.24, 0.15, cz - 0.16), (cx + 0.60, 0.20, cz + 0.02 + up)),
    )
    k.add(
        'pipe',
        lambda x, y, z: tube(x, y, z, [(cx + 0.0, 0.05, cz - 0.215), *a], 0.026, 0.03),
        (cx - 0.08, 0, cz - 0.28),
        (cx + 0.32, 0.22, cz - 0.08),
        'alloy',
    )
    k.add(
        'can',
        lambda x, y, z: capsule(x, y * 0.9 + 0.018, z, c[0], c[1], 0.046, 0.056),
        (cx + 0.15, 0.05, cz - 0.26),
        (cx + 0.72, 0.30, cz + 0.12 + up),
        'steel',
    )
    k.add(
        'cantip',
        lambda x, y, z: smax(
            np.abs(np.hypot(y - 0.205, z - c[1][2]) - 0.030) - 0.006,
            np.abs(x - c[1][0] - 0.05) - 0.016,
            0.004,
        ),
        (cx + 0.60, 0.14, cz - 0.06 + up),
        (cx + 0.70, 0.28, cz + 0.10 + up),
        'chrome',
        vox=0.004,
    )
    k.add(
        'peg',
        lambda x, y, z: smin(
            capsule(x, y, z, (cx + 0.25, 0.12, cz - 0.05), (cx + 0.26, 0.24, cz - 0.06), 0.012),
            capsule(x, y, z, (cx + 0.40, 0.11, cz + 0.14), (cx + 0.42, 0.20, cz + 0.12), 0.011),
            0.001,
        ),
        (cx + 0.15, 0.05, cz - 0.12),
        (cx + 0.5, 0.28, cz + 0.2),
        'steel',
        True,
    )
    k.add(
        'hanger',
        lambda x, y, z: tube(
            x,
            y,
            z,
            [(cx + 0.26, 0.112, cz - 0.04), (cx + 0.40, 0.112, cz + 0.14), (cx + 0.42, 0.10, 0.70 + up)],
            0.012,
            0.02,
        ),
        (cx + 0.2, 0.06, cz - 0.1),
        (cx + 0.5, 0.16, 0.76 + up),
        'steel',
        True,
    )
    k.add(
        'stand',
        lambda x, y, z: tube(x, y, z, [(cx + 0.20, -0.12, cz - 0.12), (cx + 0.26, -0.24, 0.02)], 0.012),
        (cx + 0.1, -0.3, 0),
        (cx + 0.34, -0.08, cz),
        'dark',
    )
    k.plate(k.rx + 0.24, 0.62 + up * 0.6, (sx + 0.66, 0, 0.84 + up))
    k.blinker(k.hx - 0.10, k.hz - 0.12, 0.17)
    k.blinker(k.rx + 0.18, 0.70 + up * 0.7, 0.13)
    if adv:
        for s in (1, -1):
            k.v.add_box('pannier', (k.rx + 0.02, s * 0.275, 0.68), (0.40, 0.19, 0.34), M['tray'], 0.035)
        k.add(
            'rack',
            lambda x, y, z: rbox(x - sx - 0.72, y, z - 0.90 - up, 0.12, 0.12, 0.012, 0.01),
            (sx + 0.55, -0.16, 0.86 + up),
            (sx + 0.9, 0.16, 0.95 + up),
            'steel',
        )
        bar = [
            (k.hx + 0.12, 0.18, 0.78 + up),
            (k.hx + 0.02, 0.25, 0.60),
            (cx - 0.08, 0.25, cz - 0.02),
            (cx + 0.10, 0.18, cz - 0.16),
        ]
        k.add(
            'crash',
            lambda x, y, z: tube(x, y, z, bar, 0.012, 0.02),
            np.min(bar, 0) - 0.05,
            np.max(bar, 0) + 0.05,
            'steel',
            True,
        )
        k.add(
            'bash',
            lambda x, y, z: rbox(
                rot(x, z, cx - 0.14, cz - 0.22, -24)[0],
                y,
                rot(x, z, cx - 0.14, cz - 0.22, -24)[1],
                0.16,
                0.12,
                0.012,
                0.01,
            ),
            (cx - 0.36, -0.15, cz - 0.34),
            (cx + 0.1, 0.15, cz - 0.08),
            'alloy',
        )
    else:
        wedge(
            k,
            'belly',
            [(cx - 0.28, cz - 0.06), (cx - 0.02, cz - 0.16), (cx + 0.10, cz - 0.25), (cx - 0.18, cz - 0.24)],
            0.135,
            0.014,
            'rail',
            curve=0.3,
        )
    return finish(k, P['H'])
