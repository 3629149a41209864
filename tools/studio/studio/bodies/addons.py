"""Parts bolted to a body: steps, racks, bull bar, tray, canopy, spare, roadster screen. Each takes (body, materials)."""

import numpy as np

from ..surface import rbox, smax, smin, sstep, tube


def _add(*a, **k):
    from ..vehicle import add_sdf

    return add_sdf(*a, **k)


def steps(b, M):
    x0, x1, z = b.xf + b.Ra + 0.06, b.xr - b.Ra - 0.06, b.P['zbot'] + 0.02
    _add(
        'step',
        lambda x, y, z_: rbox(x - (x0 + x1) / 2, y - b.W + 0.03, z_ - z, (x1 - x0) / 2, 0.075, 0.022, 0.02),
        (x0 - 0.05, b.W - 0.15, z - 0.06),
        (x1 + 0.05, b.W + 0.1, z + 0.06),
        0.012,
        M['rail'],
        True,
    )


def roof_rack(b, M):
    """Flat platform on feet, open slats."""
    x0, x1, zr = b.wx1 + 0.12, b.rx1 - 0.25, b.H + 0.055
    w = float(b.gh_half(np.array(2.5), np.array(b.H - 0.05))) - 0.07

    def f(x, y, z):
        out = np.maximum(
            np.maximum(np.abs(y) - w, np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2), np.abs(z - zr) - 0.018
        )
        hole = np.maximum(np.abs(y) - w + 0.035, np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2 + 0.035)
        frame = np.maximum(out, -hole)
        slat = np.maximum(
            np.maximum(np.abs(np.mod(x - x0, 0.24) - 0.12) - 0.035, np.abs(y) - w), np.abs(z - zr) - 0.010
        )
        slat = np.maximum(slat, np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2)
        feet = np.maximum(
            np.maximum(
                np.abs(np.mod(x - x0 - 0.1, (x1 - x0 - 0.2) / 2) - 0) - 0.03,
                np.abs(np.abs(y) - w + 0.03) - 0.02,
            ),
            np.abs(z - zr + 0.05) - 0.05,
        )
        return np.minimum(np.minimum(frame, slat), feet)

    _add('rack', f, (x0 - 0.03, -w - 0.03, zr - 0.1), (x1 + 0.03, w + 0.03, zr + 0.04), 0.011, M['rail'])


def bullbar(b, M):
    """Single steel hoop with two uprights and a lower beam, kept clear of the lamps."""
    z0 = b.P['zbot'] + 0.20
    zt = b.P['front']['grille'][0][1] + 0.02 if b.P['front'].get('grille') else z0 + 0.6
    hoop = [(-0.13, 0, zt), (-0.13, 0.34, zt), (-0.11, 0.40, zt - 0.06), (-0.11, 0.42, z0)]

    def f(x, y, z):
        ya = np.abs(y)
        g = tube(x, ya, z, hoop, 0.028, 0.02)
        g = smin(
            g,
            tube(
                x,
                ya,
                z,
                [
                    (-0.11, 0.42, zt - 0.2),
                    (-0.06, 0.72, zt - 0.22),
                    (0.10, 0.93, zt - 0.24),
                    (0.16, 0.96, z0 + 0.06),
                ],
                0.024,
                0.02,
            ),
            0.02,
        )
        beam = rbox(x + 0.07 - 0.22 * (ya / 0.95) ** 3, ya, z - z0, 0.08, 0.94, 0.085, 0.03)
        return smin(g, beam, 0.02)

    _add('bar', f, (-0.25, -0.012, z0 - 0.15), (0.5, 1.02, zt + 0.08), 0.010, M['steel'], True)
    for s in (1, -1):
        _spot(b, M, s * 0.22, zt + 0.075)


def _spot(b, M, y0, z0):
    _add(
        'spot',
        lambda x, y, z: smax(
            np.hypot(y - y0, z - z0) - 0.075 + 0.03 * sstep(-0.14, -0.06, x), np.abs(x + 0.12) - 0.05, 0.012
        ),
        (-0.22, y0 - 0.1, z0 - 0.1),
        (-0.02, y0 + 0.1, z0 + 0.1),
        0.008,
        M['dark'],
    )
    _add(
        'spotl',
        lambda x, y, z: smax(np.hypot(y - y0, z - z0) - 0.066, np.abs(x + 0.168) - 0.006, 0.004),
        (-0.19, y0 - 0.09, z0 - 0.09),
        (-0.15, y0 + 0.09, z0 + 0.09),
        0.006,
        M['chrome'],
    )


def snorkel(b, M):
    xa = b.wx0 + 0.10
    dx = b.wx1 - b.wx0
    y0 = lambda x, z: float(b.gh_half(np.array(x), np.array(z)))
    p = [
        (xa - 0.30, b.W - 0.05, b.wz0 - 0.02),
        (xa + 0.03, y0(xa + 0.1, b.wz0 + 0.1) + 0.05, b.wz0 + 0.06),
        (xa + dx * 0.98, y0(b.wx1, b.wz1 - 0.05) + 0.055, b.wz1 - 0.01),
        (xa + dx, y0(b.wx1, b.wz1 - 0.05) + 0.055, b.wz1 + 0.12),
    ]

    def f(x, y, z):
        return smin(
            tube(x, y, z, p, 0.036, 0.03),
            rbox(x - p[3][0] + 0.02, y - p[3][1], z - p[3][2], 0.075, 0.045, 0.06, 0.03),
            0.03,
        )

    _add(
        'snorkel',
        f,
        (xa - 0.42, 0.5, b.wz0 - 0.12),
        (xa + dx + 0.15, b.W + 0.12, b.wz1 + 0.24),
        0.009,
        M['rail'],
    )


def sports_bar(b, M):
    """Hoop behind the cab of a dual-cab ute."""
    x0, x1, _ = b.P['bed']
    zb = 1.17
    hoop = [
        (x0 + 0.72, b.W - 0.12, zb),
        (x0 + 0.14, b.W - 0.20, zb + 0.46),
        (x0 + 0.12, b.W - 0.32, zb + 0.52),
        (x0 + 0.12, 0, zb + 0.54),
    ]

    def f(x, y, z):
        return smin(
            tube(x, np.abs(y), z, hoop, 0.036, 0.03),
            tube(
                x, np.abs(y), z, [(x0 + 0.10, b.W - 0.12, zb), (x0 + 0.16, b.W - 0.20, zb + 0.42)], 0.03, 0.02
            ),
            0.03,
        )

    _add('hoop', f, (x0 - 0.02, -0.012, zb - 0.06), (x0 + 0.82, b.W, zb + 0.62), 0.010, M['rail'], True)


def canopy(b, M):
    """Painted canopy over the tub with dark side windows."""
    x0, x1, _ = b.P['bed']
    zb, zt = 1.16, b.H - 0.02
    w = b.W - 0.06

    def f(x, y, z):
        side = np.abs(y) - (w - 0.16 * (z - zb))
        r = smax(side, z - (zt - 0.04 * (y / 0.8) ** 2), 0.07)
        return smax(smax(r, smax(x0 - 0.02 - x, x - (x1 + 0.02 - 0.22 * (z - zb)), 0.05), 0.05), zb - z, 0.01)

    _add('canopy', f, (x0 - 0.1, -w - 0.05, zb - 0.05), (x1 + 0.1, w + 0.05, zt + 0.06), 0.014, M['paint'])

    def g(x, y, z):
        return smax(
            f(x, y, z) - 0.005,
            np.maximum(
                np.abs(x - (x0 + x1) / 2 + 0.02) - (x1 - x0) / 2 + 0.16,
                np.abs(z - (zb + zt) / 2 - 0.02) - (zt - zb) / 2 + 0.14,
            ),
            0.012,
        )

    _add('canwin', g, (x0, 0.4, zb), (x1, w + 0.05, zt + 0.05), 0.009, M['gloss'], True)


def tray(b, M):
    """Alloy drop-side tray on chassis rails for the single cab."""
    x0, x1, zf, w, h = b.L + 0.10, b.P['overall'], 0.98, 0.93, 0.27
    cx, hx = (x0 + x1) / 2, (x1 - x0) / 2

    def deck(x, y, z):
        out = rbox(x - cx, y, z - zf - h / 2 + 0.03, hx, w, h / 2 + 0.03, 0.012)
        inn = np.maximum(np.maximum(np.abs(x - cx) - hx + 0.035, np.abs(y) - w + 0.035), zf + 0.02 - z)
        ribs = 0.006 * (np.mod(z - zf, 0.085) < 0.012)
        return smax(out + ribs, -inn, 0.008)

    _add(
        'tray', deck, (x0 - 0.04, -w - 0.03, zf - 0.1), (x1 + 0.04, w + 0.03, zf + h + 0.06), 0.010, M['tray']
    )

    def head(x, y, z):
        g = tube(
            x,
            np.abs(y),
            z,
            [
                (x0 + 0.03, w - 0.04, zf),
                (x0 + 0.03, w - 0.04, zf + 0.76),
                (x0 + 0.03, w - 0.12, zf + 0.80),
                (x0 + 0.03, 0, zf + 0.80),
            ],
            0.024,
            0.01,
        )
        bars = smax(
            np.abs(np.mod(y, 0.22) - 0.11) - 0.011,
            np.maximum(
                np.abs(x - x0 - 0.03) - 0.012, np.maximum(np.abs(z - zf - 0.58) - 0.20, np.abs(y) - w + 0.05)
            ),
            0.004,
        )
        return smin(g, bars, 0.006)

    _add(
        'headboard',
        head,
        (x0 - 0.03, -w - 0.02, zf - 0.05),
        (x0 + 0.1, w + 0.02, zf + 0.86),
        0.009,
        M['tray'],
    )
    _add(
        'chassis',
        lambda x, y, z: rbox(
            x - (2.2 + x1 - 0.1) / 2, np.abs(y) - 0.42, z - 0.62, (x1 - 0.1 - 2.2) / 2, 0.05, 0.09, 0.02
        ),
        (2.1, 0.3, 0.45),
        (x1, 0.55, 0.78),
        0.02,
        M['dark'],
        True,
    )
    guard = lambda x, y, z: smax(
        np.abs(np.hypot(x - b.xr, z - b.Rt) - b.Rt - 0.075) - 0.012,
        smax(np.abs(y - b.W + 0.17) - 0.15, b.Rt + 0.05 - z, 0.02),
        0.01,
    )
    _add(
        'guard',
        guard,
        (b.xr - 0.55, b.W - 0.4, b.Rt),
        (b.xr + 0.55, b.W + 0.02, b.Rt * 2 + 0.15),
        0.012,
        M['dark'],
        True,
    )
    _add(
        'tail',
        lambda x, y, z: rbox(x - x1 - 0.01, y - 0.70, z - zf + 0.10, 0.02, 0.16, 0.045, 0.01),
        (x1 - 0.05, 0.5, zf - 0.18),
        (x1 + 0.05, 0.9, zf),
        0.008,
        M['red'],
        True,
    )
    _add(
        'rplate',
        lambda x, y, z: rbox(x - x1 - 0.02, y + 0.25, z - zf + 0.12, 0.006, 0.186, 0.055, 0.006),
        (x1 - 0.02, -0.5, zf - 0.2),
        (x1 + 0.05, 0.0, zf - 0.04),
        0.006,
        M['plate'],
    )
    _add(
        'toolbox',
        lambda x, y, z: rbox(x - b.xr - 0.62, y - w + 0.24, z - 0.72, 0.20, 0.22, 0.17, 0.02),
        (b.xr + 0.35, 0.4, 0.5),
        (b.xr + 0.9, w + 0.05, 0.95),
        0.014,
        M['tray'],
        True,
    )


def cockpit(x0, x1, zf):
    """Cut an open cockpit (used by the roadster)."""

    def cut(s, f, x, ya, z):
        inner = smax(
            smax(ya - (s.W - 0.20), zf - z, 0.05),
            smax(x0 - 0.10 * (1 - np.clip(ya / 0.7, 0, 1) ** 2) - x, x - x1, 0.12),
            0.08,
        )
        return smax(f, -inner, 0.025)

    return cut


def roadster_parts(b, M):
    (ax, az), (bx, bz) = (b.wx0 + 0.06, b.wz0 - 0.02), (b.wx1, b.wz1)

    def screen(x, y, z):
        d = b.line_d(x, z, (ax, az), (bx, bz)) - 0.16 * y * y
        return smax(
            smax(np.abs(d) - 0.004, np.abs(y) - (b.W - 0.20 - 0.30 * (z - az)), 0.01),
            smax(z - bz, az - 0.02 - z, 0.01),
            0.01,
        )

    def frame(x, y, z):
        d = b.line_d(x, z, (ax, az), (bx, bz)) - 0.16 * y * y
        edge = np.minimum(np.abs(np.abs(y) - (b.W - 0.20 - 0.30 * (z - az))), np.abs(z - bz))
        inside = np.maximum(np.abs(y) - (b.W - 0.20 - 0.30 * (z - az)), z - bz)
        g = np.hypot(d, np.where(inside < 0, edge, np.maximum(inside, 0))) - 0.017
        return smax(g, az - 0.03 - z, 0.01)

    lo, hi = (ax - 0.15, -b.W, az - 0.08), (bx + 0.35, b.W, bz + 0.05)
    _add('screen', screen, lo, hi, 0.008, M['clear'])
    _add('frame', frame, lo, hi, 0.008, M['gloss'])
    for s in (0.36, -0.36):
        _add(
            'hoop',
            lambda x, y, z: smax(
                np.hypot(x - 2.82, np.hypot((y - s) * 0.95, np.clip(z - 0.93, 0, None)) - 0.17) - 0.026,
                0.80 - z,
                0.01,
            ),
            (2.72, s - 0.25, 0.76),
            (2.92, s + 0.25, 1.16),
            0.009,
            M['rail'],
        )
    _add(
        'cover',
        lambda x, y, z: rbox(x - 2.98, y, z - 0.90, 0.17, b.W - 0.28, 0.08, 0.06),
        (2.75, -b.W, 0.75),
        (3.2, b.W, 1.02),
        0.014,
        M['dark'],
    )
    for x0, z0, m in ((1.62, 0.80, 0.34),):
        _add(
            'cluster',
            lambda x, y, z: rbox(x - x0, y - 0.36, z - z0, 0.12, 0.18, 0.07, 0.05),
            (x0 - 0.2, 0.1, z0 - 0.12),
            (x0 + 0.2, 0.6, z0 + 0.12),
            0.012,
            M['seat'],
        )
