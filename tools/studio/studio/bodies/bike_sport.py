"""The faired sports bike: clip-ons, bubble screen, closed flanks and a pointed tail."""

import numpy as np

from ..surface import rbox, sstep
from .bike_kit import Kit, finish, seat, tank, wedge
from .bike_shell import around, bent, patch, profile, rod, screen, solid, stand


def build_sport(P, M):
    k = Kit(P, M)
    k.wheel(k.fx, P['front_r'], P['front_rim'], P['front_w'], 0.158, True)
    k.wheel(k.rx, P['rear_r'], P['rear_rim'], P['rear_w'], 0.112, False)
    k.forks('rail', 'chrome')
    k.guard(k.fx, P['front_r'], P['front_w'] * 0.9, 15, 122, 'paint', 0.014)
    _fairing(k)
    hx, hz = k.hx, k.hz
    bar = [
        (hx + 0.02, 0, hz),
        (hx + 0.02, 0.11, hz),
        (hx + 0.03, 0.17, hz + 0.01),
        (hx + 0.13, 0.36, hz - 0.03),
    ]
    k.bars(bar, mirrors=False)
    bent(k, 'mstalk', [(0.47, 0.10, 0.93), (0.47, 0.26, 1.01), (0.48, 0.31, 1.03)], 0.009, 'dark')
    for name, mat, x, size in (('mhead', 'paint', 0.48, 0.02), ('mglass', 'chrome', 0.502, 0.003)):
        k.add(
            name,
            lambda X, y, z: rbox(X - x, y - 0.35, z - 1.045, size, 0.068, 0.034, min(size, 0.018)),
            (x - 0.05, 0.25, 0.98),
            (x + 0.05, 0.45, 1.11),
            mat,
            True,
        )
    tank(k, hx + 0.11, hx + 0.54, 0.70, 0.965, 0.168)
    cx, cz = P['engine']
    block = lambda x, y, z: rbox(x - cx - 0.06, y, z - cz - 0.02, 0.24, 0.155, 0.17, 0.05)
    k.add('engine', block, (cx - 0.24, -0.2, cz - 0.22), (cx + 0.34, 0.2, cz + 0.22), 'steel')
    _tail(k, hx + 0.50)
    bent(
        k,
        'frame',
        [
            (hx + 0.02, 0.05, hz - 0.08),
            (hx + 0.20, 0.15, 0.72),
            (cx + 0.24, 0.135, 0.60),
            (cx + 0.28, 0.12, cz),
        ],
        0.03,
        'alloy',
    )
    k.swingarm(cx + 0.27, cz - 0.02, y=0.118, r=0.034, mat='alloy')
    k.shock((cx + 0.26, 0, 0.66), (cx + 0.36, 0, cz + 0.02))
    bent(
        k,
        'pipe',
        [(cx + 0.0, 0.05, cz - 0.21), (cx + 0.20, 0.13, cz - 0.19), (cx + 0.30, 0.17, cz - 0.13)],
        0.028,
        'alloy',
        False,
    )
    rod(k, 'can', (cx + 0.30, 0.175, cz - 0.13), (cx + 0.56, 0.205, cz + 0.02), 0.05, 'steel', r2=0.058)
    bent(
        k,
        'hanger',
        [(cx + 0.27, 0.12, cz + 0.02), (cx + 0.38, 0.14, cz + 0.06), (cx + 0.36, 0.11, 0.66)],
        0.014,
        'alloy',
    )
    rod(k, 'peg', (cx + 0.37, 0.13, cz + 0.05), (cx + 0.38, 0.24, cz + 0.05), 0.012, 'steel', True)
    stand(k, cx + 0.20, cz - 0.12)
    k.plate(k.rx + 0.25, 0.62, (hx + 1.08, 0, 0.86))
    k.blinker(k.rx + 0.17, 0.71, 0.13)
    return finish(k, P['H'])


def _fairing(k):
    nose = [
        [(0.27, 0.80), (0.44, 0.945), (0.62, 0.96), (0.66, 0.70), (0.44, 0.70), (0.30, 0.765)],
    ]
    flank = [
        [(0.50, 0.80), (0.88, 0.80), (1.03, 0.60), (0.64, 0.48)],
        [(0.64, 0.58), (1.00, 0.62), (1.13, 0.36), (1.18, 0.27), (0.98, 0.225), (0.74, 0.235), (0.66, 0.34)],
    ]

    def half(x, z):
        front = 0.055 + 0.155 * sstep(0.22, 0.58, x) - 0.9 * np.clip(z - 0.84, 0, None) ** 1.5
        return front - 0.075 * sstep(0.48, 0.22, z)

    def creased(x, z):
        return half(x, z) + 0.014 - 0.024 * sstep(0.012, -0.012, z - 0.50 - 0.42 * (x - 0.80))

    upper, lower = solid(nose, half, 0.07), solid(flank, creased, 0.05, 0.04)
    k.add('nose', upper, *around(nose, 0.24), 'paint')
    k.add('flank', lower, *around(flank, 0.24), 'paint')
    screen(k, (0.36, 0.89), (0.67, 1.08), 0.155, 'gloss', bow=4.5)
    lo, hi = around(nose, 0.24)
    eye = [(0.285, 0.815), (0.46, 0.885), (0.47, 0.845), (0.33, 0.785)]
    patch(k, 'lampf', upper, lambda x, y, z: np.maximum(profile(x, z, eye), 0.028 - y), lo, hi, 'gloss')
    line = [(0.30, 0.812), (0.44, 0.866), (0.44, 0.854), (0.32, 0.800)]
    patch(
        k,
        'drl',
        upper,
        lambda x, y, z: np.maximum(profile(x, z, line), 0.034 - y),
        lo,
        hi,
        'lit',
        0.006,
        0.003,
    )
    mouth = [(0.25, 0.775), (0.37, 0.775), (0.37, 0.735), (0.25, 0.735)]
    patch(k, 'intake', upper, lambda x, y, z: np.maximum(profile(x, z, mouth), y - 0.05), lo, hi, 'dark')
    lo, hi = around(flank, 0.24)
    for x0, z0 in ((0.70, 0.67), (0.73, 0.60)):
        vent = [(x0, z0), (x0 + 0.21, z0 + 0.035), (x0 + 0.19, z0 - 0.005), (x0 + 0.03, z0 - 0.035)]
        patch(k, 'vent', lower, lambda x, y, z: np.maximum(profile(x, z, vent), 0.1 - y), lo, hi, 'dark')
    keel = [(0.58, 0.34), (1.24, 0.38), (1.24, 0.18), (0.58, 0.18)]
    patch(k, 'keel', lower, lambda x, y, z: profile(x, z, keel), lo, hi, 'rail')


def _tail(k, sx):
    seat(k, [(sx - 0.03, 0.84), (sx + 0.07, 0.82), (sx + 0.29, 0.835), (sx + 0.33, 0.87)], 0.10, 0.14, 0.04)
    hump = [
        [
            (sx + 0.02, 0.78),
            (sx + 0.26, 0.80),
            (sx + 0.40, 0.905),
            (sx + 0.68, 0.965),
            (sx + 0.66, 0.915),
            (sx + 0.30, 0.715),
            (sx + 0.04, 0.70),
        ]
    ]
    tail = solid(hump, lambda x, z: 0.135 - 0.085 * sstep(sx + 0.25, sx + 0.68, x), 0.05)
    k.add('tail', tail, *around(hump, 0.16), 'paint')
    seat(k, [(sx + 0.33, 0.895), (sx + 0.46, 0.935), (sx + 0.60, 0.96)], 0.085, 0.055, 0.022)
    lo, hi = around(hump, 0.16)
    patch(
        k,
        'taillamp',
        tail,
        lambda x, y, z: np.maximum(sx + 0.635 - x, np.abs(z - 0.935) - 0.016),
        lo,
        hi,
        'red',
        0.005,
    )
    wedge(
        k,
        'under',
        [(sx + 0.10, 0.70), (sx + 0.34, 0.74), (sx + 0.58, 0.88), (sx + 0.50, 0.80), (sx + 0.30, 0.66)],
        0.0,
        0.07,
        'dark',
        False,
    )
