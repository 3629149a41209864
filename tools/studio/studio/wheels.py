"""Wheels: lathe tyre with sidewall relief and shoulder blocks; implicit spokes. Wheel space: axle = +y outward, origin at the hub centre."""

import numpy as np

from .surface import lathe, mesh_sdf, smax, smin

STYLES = ('twin', 'multi', 'blade', 'five', 'mesh', 'steel', 'aero', 'star', 'wire')


def tyre(Rt, Rr, hw, chunky=False):
    sh = Rt - Rr
    wall = [
        (Rr - 0.012, 0.86),
        (Rr + 0.004, 0.90),
        (Rr + 0.010, 0.945),
        (Rr + 0.014, 0.945),
        (Rr + 0.018, 0.93),  # rim protector
        (Rr + sh * 0.34, 0.985),
        (Rr + sh * 0.37, 1.0),
        (Rr + sh * 0.40, 1.0),
        (Rr + sh * 0.42, 0.99),  # relief ring
        (Rr + sh * 0.62, 0.985),
        (Rr + sh * 0.64, 0.995),
        (Rr + sh * 0.66, 0.985),
        (Rr + sh * 0.82, 0.92),
        (Rt - 0.012, 0.84),
        (Rt - 0.004, 0.76),
        (Rt, 0.66),
    ]
    left = [(r, -a * hw) for r, a in wall]
    tread = []
    for c in (-0.40, -0.14, 0.14, 0.40):
        d = 0.012 if chunky else 0.008
        tread += [
            (Rt, hw * (c - 0.05)),
            (Rt - d, hw * (c - 0.04)),
            (Rt - d, hw * (c + 0.04)),
            (Rt, hw * (c + 0.05)),
        ]
    prof = left + tread + [(r, a * hw) for r, a in wall[::-1]]
    seg = 264
    v, q = lathe(prof, seg)
    m = len(prof)
    vv = v.reshape(seg, m, 3)
    deep = 0.012 if chunky else 0.006  # shoulder blocks: notch every fourth segment
    sel = [i for i, (r, a) in enumerate(prof) if r > Rt - (0.022 if chunky else 0.014) and abs(a) > hw * 0.6]
    for i in range(seg):
        if i % (6 if chunky else 4) < (2 if chunky else 1):
            vv[i, sel, 0] *= 1 - deep / Rt
            vv[i, sel, 2] *= 1 - deep / Rt
    return vv.reshape(-1, 3), q


def spoke_field(style, n, r, th, rr):
    """Signed half-width of the spoke pattern, seen along the axle."""
    ph = np.mod(th, 2 * np.pi / n) - np.pi / n
    py = r * np.sin(ph)
    if style == 'twin':
        return np.abs(np.abs(py) - (0.012 + 0.040 * rr)) - (0.0115 + 0.004 * rr)
    if style == 'multi':
        return np.abs(py) - (0.011 + 0.006 * rr)
    if style == 'blade':
        return np.abs(r * np.sin(np.mod(th + 0.55 * rr, 2 * np.pi / n) - np.pi / n)) - (0.020 + 0.034 * rr)
    if style in ('mesh', 'wire'):  # crossing lattice, or the laced spokes of a trail bike
        a = r * np.sin(np.mod(th + 0.42 * rr, 2 * np.pi / n) - np.pi / n)
        b = r * np.sin(np.mod(th - 0.42 * rr, 2 * np.pi / n) - np.pi / n)
        return np.minimum(np.abs(a), np.abs(b)) - (0.0085 if style == 'mesh' else 0.0045)
    if style == 'star':
        return np.abs(py) - (0.045 - 0.026 * rr)  # tapered to the rim
    if style == 'steel':  # pressed steel: disc with round windows
        return -(
            np.hypot(r * np.cos(ph) - 0.72 * r / np.maximum(rr, 1e-3), py)
            - 0.30 * r / np.maximum(rr, 1e-3) * 0.62
        )
    if style == 'aero':
        return -(
            np.maximum(np.abs(py + 0.02 * rr) - (0.006 + 0.030 * rr), 0.52 - rr)
        )  # closed disc with narrow slots
    return np.abs(py) - (0.034 - 0.006 * rr)  # five


def wheel(Rt=0.365, Rr=0.245, width=0.235, n=5, style='twin', vox=0.0042, chunky=False, **_):
    hw = width / 2
    barrel = lathe(
        [
            (Rr - 0.012, hw * 0.86),
            (Rr - 0.004, hw * 0.90),
            (Rr - 0.006, hw * 0.93),
            (Rr - 0.016, hw * 0.92),
            (Rr - 0.026, hw * 0.80),
            (Rr - 0.04, hw * 0.3),
            (Rr - 0.045, -hw * 0.8),
        ],
        160,
    )
    Ro = Rr - 0.012

    def f(x, y, z):
        r = np.hypot(x, z)
        th = np.arctan2(z, x)
        rr = np.clip(r / Ro, 0, 1)
        face = hw * 0.80 - 0.035 * (1 - rr) - 0.018 * np.cos(rr * np.pi) ** 2
        if style in ('steel', 'aero'):
            face = hw * 0.74 - 0.012 * np.cos(rr * np.pi * 1.2) ** 2
        thick = 0.030 + 0.018 * (1 - rr)
        slab = np.abs(y - face + thick / 2) - thick / 2
        sp = smax(smax(spoke_field(style, n, r, th, rr), slab, 0.010), r - Ro, 0.004)
        hub = smax(smax(r - 0.070, slab, 0.012), -(smax(r - 0.030, -(y - face + 0.012), 0.004)), 0.006)
        cap = smax(r - 0.029, np.abs(y - face + 0.02) - 0.012, 0.006)
        ring = np.hypot(r - Ro + 0.004, (y - hw * 0.84) * 0.7) - 0.0105
        g = np.minimum(smin(smin(sp, hub, 0.022), ring, 0.014), cap)
        for k in range(5):  # wheel-nut wells
            a = 2 * np.pi * k / 5 + np.pi / 5
            g = smax(
                g,
                -smax(
                    np.hypot(x - 0.05 * np.cos(a), z - 0.05 * np.sin(a)) - 0.009, -(y - face + 0.02), 0.003
                ),
                0.003,
            )
        return g

    rim = mesh_sdf(
        f, (-Rr - 0.01, hw * 0.80 - 0.12, -Rr - 0.01), (Rr + 0.01, hw + 0.01, Rr + 0.01), vox, lip=1.5
    )
    disc = lathe([(0.07, 0.012), (0.07, 0.022), (Rr * 0.74, 0.022), (Rr * 0.74, -0.006), (0.07, -0.006)], 96)
    return dict(tyre=tyre(Rt, Rr, hw, chunky), barrel=barrel, rim=rim, disc=disc)


def caliper(Rr):
    f = lambda x, y, z: smax(
        smax(np.abs(np.hypot(x, z) - Rr * 0.60) - 0.045, np.abs(y - 0.01) - 0.04, 0.01),
        np.abs(np.arctan2(z, x) - 0.5) * 0.2 - 0.09,
        0.01,
    )
    v, t, _ = mesh_sdf(f, (-0.25, -0.05, -0.25), (0.25, 0.07, 0.25), 0.008)
    return v, t
