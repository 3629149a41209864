"""The scooter: apron, flat floor, closed rear body and small wheels."""

import numpy as np

from ..surface import rbox, smax, sstep
from .bike_kit import Kit, finish, seat
from .bike_shell import around, bent, patch, profile, rod, screen, solid, stand


def build_scooter(P, M):
    k = Kit(P, M)
    k.wheel(k.fx, P['front_r'], P['front_rim'], P['front_w'], 0.118, False)
    k.wheel(k.rx, P['rear_r'], P['rear_rim'], P['rear_w'], 0.105, False)
    k.forks('steel', 'rail', w=0.085)
    k.guard(k.fx, P['front_r'], P['front_w'] * 1.05, -8, 128, 'paint', 0.016)
    _apron(k)
    _floor(k)
    _rear(k)
    hx, hz = k.hx, k.hz
    cover = [[(hx - 0.06, hz + 0.03), (hx - 0.01, hz + 0.10), (hx + 0.09, hz + 0.09), (hx + 0.09, hz + 0.03)]]
    k.add('barcover', solid(cover, lambda x, z: 0.13 + 0 * x, 0.04), *around(cover, 0.16), 'rail')
    k.bars(
        [
            (hx + 0.03, 0, hz + 0.065),
            (hx + 0.03, 0.12, hz + 0.065),
            (hx + 0.04, 0.20, hz + 0.075),
            (hx + 0.11, 0.34, hz + 0.06),
        ]
    )
    k.plate(k.rx + 0.30, 0.52, (k.rx + 0.20, 0, 0.76))
    k.blinker(k.rx + 0.26, 0.60, 0.12)
    return finish(k, P['H'])


def _apron(k):
    """The front: a pointed nose above the wheel, and the shield before the legs."""
    outlines = [
        [(0.20, 0.69), (0.30, 0.86), (0.46, 0.955), (0.58, 0.94), (0.60, 0.62), (0.40, 0.60), (0.24, 0.64)],
        [(0.52, 0.86), (0.60, 0.88), (0.72, 0.36), (0.66, 0.27), (0.60, 0.29), (0.55, 0.50)],
    ]

    def half(x, z):
        nose = 0.075 + 0.15 * sstep(0.16, 0.50, x)
        return (
            nose + 0.02 * sstep(0.75, 0.6, z) - 0.05 * sstep(0.45, 0.26, z) - 0.6 * np.clip(z - 0.84, 0, None)
        )

    f = solid(outlines, half, 0.07, 0.05)
    lo, hi = around(outlines, 0.27)
    k.add('apron', f, lo, hi, 'paint')
    inner = [(0.605, 0.87), (0.70, 0.87), (0.78, 0.30), (0.695, 0.30)]
    patch(k, 'legs', f, lambda x, y, z: profile(x, z, inner), lo, hi, 'dark', 0.006)
    screen(k, (0.34, 0.88), (0.57, 1.20), 0.17, bow=1.4)
    eye = [(0.22, 0.73), (0.40, 0.82), (0.43, 0.77), (0.26, 0.685)]
    patch(k, 'lampf', f, lambda x, y, z: np.maximum(profile(x, z, eye), 0.03 - y), lo, hi, 'gloss')
    line = [(0.235, 0.722), (0.395, 0.80), (0.40, 0.786), (0.25, 0.708)]
    patch(k, 'drl', f, lambda x, y, z: np.maximum(profile(x, z, line), 0.04 - y), lo, hi, 'lit', 0.006, 0.003)
    chin = [(0.18, 0.665), (0.62, 0.665), (0.62, 0.57), (0.18, 0.57)]
    patch(k, 'chin', f, lambda x, y, z: np.maximum(profile(x, z, chin), x - 0.50), lo, hi, 'rail')


def _floor(k):
    tray = [[(0.64, 0.31), (1.02, 0.31), (1.06, 0.235), (0.68, 0.225)]]
    k.add('floor', solid(tray, lambda x, z: 0.205 + 0 * x, 0.03), *around(tray, 0.24), 'dark')
    tunnel = [[(0.64, 0.30), (0.66, 0.56), (0.80, 0.50), (1.00, 0.60), (1.04, 0.30)]]
    k.add(
        'tunnel',
        solid(tunnel, lambda x, z: 0.10 - 0.05 * sstep(0.35, 0.6, z), 0.05),
        *around(tunnel, 0.14),
        'dark',
    )
    strip = [[(0.66, 0.315), (1.05, 0.33), (1.08, 0.27), (0.68, 0.245)]]
    side = solid(strip, lambda x, z: 0.215 + 0 * x, 0.02)
    k.add(
        'strip', lambda x, y, z: smax(side(x, y, z), 0.195 - np.abs(y), 0.01), *around(strip, 0.24), 'paint'
    )


def _rear(k):
    outlines = [
        [(0.90, 0.42), (0.93, 0.66), (1.06, 0.715), (1.44, 0.74), (1.44, 0.56), (1.02, 0.34)],
        [(1.20, 0.73), (1.66, 0.80), (1.92, 0.845), (1.93, 0.79), (1.72, 0.66), (1.30, 0.50)],
    ]

    def half(x, z):
        return 0.15 + 0.05 * sstep(0.88, 1.15, x) - 0.12 * sstep(1.40, 1.95, x) - 0.03 * sstep(0.50, 0.34, z)

    f = solid(outlines, half, 0.11, 0.10, 0.02)
    lo, hi = around(outlines, 0.24)
    k.add('rear', f, lo, hi, 'paint')
    low = [(0.86, 0.50), (1.14, 0.50), (1.44, 0.60), (1.44, 0.50), (1.02, 0.30), (0.86, 0.36)]
    patch(k, 'sill', f, lambda x, y, z: profile(x, z, low), lo, hi, 'rail')
    lamp = [(1.80, 0.835), (1.95, 0.86), (1.96, 0.79), (1.86, 0.765)]
    patch(k, 'taillamp', f, lambda x, y, z: profile(x, z, lamp), lo, hi, 'red', 0.004)
    seat(k, [(0.93, 0.785), (1.02, 0.765), (1.28, 0.775), (1.34, 0.80)], 0.13, 0.165, 0.045)
    seat(k, [(1.31, 0.845), (1.44, 0.865), (1.74, 0.885)], 0.15, 0.10, 0.045)
    bent(
        k,
        'grab',
        [(1.48, 0.16, 0.80), (1.66, 0.15, 0.86), (1.88, 0.10, 0.905), (1.90, 0, 0.91)],
        0.014,
        'rail',
    )
    _drive(k)


def _drive(k):
    """Engine and belt in one swinging case, the silencer on the right."""
    case = lambda x, y, z: rbox(x - k.rx + 0.20, y + 0.125, z - k.rz - 0.03, 0.30, 0.045, 0.085, 0.06)
    k.add('case', case, (k.rx - 0.55, -0.2, 0.1), (k.rx + 0.15, -0.05, 0.45), 'steel')
    block = lambda x, y, z: rbox(x - k.rx + 0.40, y, z - k.rz - 0.04, 0.16, 0.13, 0.11, 0.05)
    k.add('block', block, (k.rx - 0.6, -0.17, 0.12), (k.rx - 0.2, 0.17, 0.46), 'steel')
    bent(
        k,
        'pipe',
        [(k.rx - 0.42, 0.06, 0.20), (k.rx - 0.28, 0.14, 0.17), (k.rx - 0.16, 0.165, 0.24)],
        0.02,
        'steel',
        False,
    )
    rod(k, 'can', (k.rx - 0.18, 0.168, 0.255), (k.rx + 0.20, 0.185, 0.345), 0.058, 'rail', r2=0.062)
    rod(k, 'shield', (k.rx - 0.08, 0.20, 0.30), (k.rx + 0.12, 0.212, 0.345), 0.04, 'alloy', r2=0.036)
    for s in (1, -1):
        k.shock((k.rx - 0.10, s * 0.125, 0.60), (k.rx, s * 0.125, k.rz + 0.03), 'rail')
    k.guard(k.rx, k.P['rear_r'], k.P['rear_w'], 25, 110, 'dark', 0.02)
    stand(k, 0.98, 0.26)
