"""The enduro: tall and narrow, long forks, high guards, flat seat, one cylinder."""

import numpy as np

from ..surface import rbox, smax, smin, sstep
from .bike_kit import Kit, finish, rot, seat, tank, wedge
from .bike_shell import around, bent, patch, profile, rod, solid, stand


def build_enduro(P, M):
    k = Kit(P, M)
    k.wheel(k.fx, P['front_r'], P['front_rim'], P['front_w'], 0.135, False)
    k.wheel(k.rx, P['rear_r'], P['rear_rim'], P['rear_w'], 0.115, False)
    k.forks('alloy', 'chrome', w=0.09)
    wedge(
        k,
        'forkguard',
        [
            (k.fx - 0.05, k.fz + 0.03),
            (k.fx + 0.06, k.fz + 0.42),
            (k.fx + 0.115, k.fz + 0.41),
            (k.fx + 0.02, k.fz + 0.02),
        ],
        0.128,
        0.012,
        'paint',
    )
    _guards(k)
    hx, hz = k.hx, k.hz

    def mask(x, y, z):
        u, w = rot(x, z, hx - 0.10, hz - 0.01, -24)
        return smax(
            rbox(u - 2.2 * y * y, y, w, 0.022, 0.125, 0.17, 0.015), np.abs(y) - 0.115 - 0.24 * w, 0.03
        )

    lo, hi = (hx - 0.28, -0.18, hz - 0.22), (hx + 0.10, 0.18, hz + 0.20)
    k.add('mask', mask, lo, hi, 'paint')
    patch(
        k,
        'lampf',
        mask,
        lambda x, y, z: np.maximum(np.hypot(y / 1.2, (z - hz + 0.04)) - 0.062, x - hx + 0.06),
        lo,
        hi,
        'gloss',
    )
    patch(
        k,
        'drl',
        mask,
        lambda x, y, z: np.maximum(np.hypot(y / 1.2, (z - hz + 0.04)) - 0.038, x - hx + 0.06),
        lo,
        hi,
        'lit',
        0.006,
        0.0035,
    )
    bx, bz = hx + 0.03, hz + 0.08
    k.bars([(bx, 0, bz), (bx, 0.10, bz), (bx, 0.22, bz + 0.07), (bx + 0.08, 0.41, bz + 0.06)])
    rod(k, 'riser', (hx + 0.02, 0.045, hz), (bx, 0.045, bz), 0.016, 'steel', True)
    rod(k, 'brace', (bx, -0.19, bz + 0.05), (bx, 0.19, bz + 0.05), 0.010, 'dark')
    wedge(
        k,
        'handguard',
        [(bx - 0.04, bz + 0.01), (bx - 0.02, bz + 0.13), (bx + 0.05, bz + 0.11), (bx + 0.05, bz + 0.02)],
        0.36,
        0.035,
        'paint',
    )
    cx, cz = P['engine']
    _engine(k, cx, cz)
    tank(k, hx + 0.07, hx + 0.42, 0.80, 1.00, 0.115, tail=0.6)
    wedge(
        k,
        'shroud',
        [(hx - 0.06, 0.90), (hx + 0.06, 0.985), (hx + 0.36, 0.86), (hx + 0.20, 0.68), (hx + 0.02, 0.66)],
        0.165,
        0.014,
        'paint',
        curve=0.5,
    )
    wedge(
        k,
        'shroud2',
        [(hx + 0.10, 0.80), (hx + 0.30, 0.83), (hx + 0.22, 0.72), (hx + 0.12, 0.70)],
        0.176,
        0.008,
        'white',
        curve=0.5,
    )
    k.add(
        'radiator',
        lambda x, y, z: (
            rbox(x - hx - 0.06, y - 0.10, z - 0.78, 0.022, 0.055, 0.11, 0.01) + 0.002 * np.cos(z * 300)
        ),
        (hx, 0.02, 0.64),
        (hx + 0.12, 0.18, 0.92),
        'dark',
        True,
    )
    seat(
        k,
        [(hx + 0.24, 0.985), (hx + 0.36, 0.955), (hx + 0.62, 0.955), (hx + 1.02, 0.985)],
        0.075,
        0.085,
        0.04,
    )
    wedge(
        k,
        'number',
        [(cx + 0.16, 0.88), (cx + 0.52, 0.92), (cx + 0.50, 0.78), (cx + 0.34, 0.70), (cx + 0.18, 0.72)],
        0.115,
        0.012,
        'white',
        curve=0.2,
    )
    for pts in (
        [
            (hx, 0.03, hz - 0.06),
            (hx + 0.20, 0.10, 0.84),
            (cx + 0.20, 0.10, 0.72),
            (cx + 0.24, 0.10, cz - 0.08),
        ],
        [
            (hx - 0.02, 0.03, hz - 0.18),
            (cx - 0.24, 0.06, cz + 0.02),
            (cx - 0.16, 0.07, cz - 0.19),
            (cx + 0.24, 0.09, cz - 0.17),
        ],
        [(cx + 0.20, 0.09, 0.70), (cx + 0.62, 0.07, 0.90)],
    ):
        bent(k, 'frame', pts, 0.018, 'steel')
    k.swingarm(cx + 0.22, cz - 0.04, y=0.098, r=0.03, mat='alloy')
    k.shock((cx + 0.20, 0, 0.80), (cx + 0.30, 0, cz))
    bent(
        k,
        'header',
        [
            (cx - 0.10, 0.04, cz + 0.24),
            (cx - 0.22, 0.10, cz + 0.16),
            (cx - 0.16, 0.16, cz + 0.04),
            (cx + 0.08, 0.15, cz + 0.14),
            (cx + 0.26, 0.13, 0.73),
        ],
        0.022,
        'alloy',
        False,
        0.03,
    )
    rod(k, 'can', (cx + 0.30, 0.135, 0.745), (cx + 0.66, 0.15, 0.845), 0.042, 'alloy', r2=0.048)
    rod(k, 'cantip', (cx + 0.66, 0.15, 0.845), (cx + 0.70, 0.15, 0.856), 0.038, 'dark', r2=0.03)
    rod(k, 'peg', (cx + 0.20, 0.10, cz - 0.09), (cx + 0.21, 0.23, cz - 0.09), 0.016, 'steel', True)
    stand(k, cx + 0.22, cz - 0.10)
    k.plate(k.rx + 0.24, 0.70, (k.rx + 0.06, 0, 0.97))
    k.blinker(hx - 0.08, hz - 0.20, 0.15)
    k.blinker(k.rx + 0.15, 0.84, 0.12)
    return finish(k, P['H'])


def _guards(k):
    """Two high guards: over the front wheel, and behind the seat."""

    def front(x, y, z):
        mid = 0.76 + 0.12 * sstep(0.02, 0.34, x) - 0.08 * sstep(0.42, 0.74, x)
        wide = 0.045 + 0.035 * sstep(0.0, 0.3, x) - 0.03 * sstep(0.55, 0.74, x)
        g = smax(np.abs(z - mid + 5 * y * y) - 0.008, np.abs(y) - wide, 0.02)
        return smax(g, smax(0.03 - x, x - 0.72, 0.02), 0.03)

    k.add('beak', front, (-0.02, -0.12, 0.68), (0.78, 0.12, 0.98), 'paint', vox=0.005)
    x0 = k.hx + 0.84

    def rear(x, y, z):
        mid = 0.945 + 0.25 * (x - x0)
        wide = 0.085 - 0.07 * (x - x0)
        g = smax(np.abs(z - mid + 4 * y * y) - 0.010, np.abs(y) - wide, 0.02)
        return smax(g, smax(x0 - x, x - x0 - 0.42, 0.03), 0.03)

    k.add('tail', rear, (x0 - 0.04, -0.12, 0.86), (x0 + 0.48, 0.12, 1.10), 'paint', vox=0.005)
    lamp = [[(x0 + 0.36, 1.02), (x0 + 0.41, 1.03), (x0 + 0.40, 0.99), (x0 + 0.35, 0.985)]]
    k.add('taillamp', solid(lamp, lambda x, z: 0.032 + 0 * x, 0.01), *around(lamp, 0.06), 'red', vox=0.005)


def _engine(k, cx, cz):
    def f(x, y, z):
        case = rbox(x - cx, y, z - cz, 0.18, 0.125, 0.12, 0.05)
        u, w = rot(x, z, cx - 0.07, cz + 0.19, 10)
        barrel = rbox(u, y, w, 0.07, 0.075, 0.13, 0.02) + 0.005 * np.cos(w * 2 * np.pi / 0.028)
        head = rbox(u, y, w - 0.15, 0.075, 0.085, 0.05, 0.03)
        covers = smax(np.hypot(x - cx - 0.02, z - cz + 0.02) - 0.10, np.abs(y) - 0.155, 0.03)
        return smin(smin(smin(case, barrel, 0.02), head, 0.01), covers, 0.015)

    k.add('engine', f, (cx - 0.26, -0.20, cz - 0.18), (cx + 0.24, 0.20, cz + 0.44), 'steel', vox=0.005)
    ring = lambda x, y, z: smax(
        np.abs(np.hypot(x - cx - 0.02, z - cz + 0.02) - 0.06) - 0.012, np.abs(y - 0.156) - 0.006, 0.004
    )
    k.add('ecover', ring, (cx - 0.1, 0.13, cz - 0.12), (cx + 0.14, 0.18, cz + 0.1), 'alloy', True, 0.004)
    plate = [
        (cx - 0.24, cz + 0.06),
        (cx - 0.17, cz + 0.06),
        (cx + 0.12, cz - 0.16),
        (cx + 0.10, cz - 0.20),
        (cx - 0.14, cz - 0.20),
    ]
    k.add(
        'bash',
        lambda x, y, z: smax(profile(x, z, plate), np.abs(y) - 0.10, 0.02),
        (cx - 0.28, -0.14, cz - 0.24),
        (cx + 0.16, 0.14, cz + 0.1),
        'dark',
    )
