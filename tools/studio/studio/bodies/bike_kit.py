"""Parts that all motorcycles share. They are implicit solids around two axles; wheels come from wheels.py,
faced on both sides. x from the front of the front tyre (0) backwards, y right, z up."""

import types

import numpy as np

from ..surface import capsule, lathe, rbox, smax, smin, sstep, tube


def rot(x, z, cx, cz, deg):
    """Coordinates in a frame tilted by deg in the xz plane around (cx, cz)."""
    a = np.radians(deg)
    dx, dz = x - cx, z - cz
    return dx * np.cos(a) + dz * np.sin(a), -dx * np.sin(a) + dz * np.cos(a)


class Kit:
    def __init__(k, P, M):
        from .. import vehicle

        k.P, k.M, k.v = P, M, vehicle
        k.fx, k.fz = P['front_r'], P['front_r']
        k.rx, k.rz = P['front_r'] + P['wb'], P['rear_r']
        k.hx, k.hz = P['head']  # steering head, top yoke
        k.vox = 0.006

    def add(k, name, f, lo, hi, mat, mir=False, vox=None):
        return k.v.add_sdf(name, f, lo, hi, vox or k.vox, k.M[mat], mir)

    def wheel(k, x, r, rim, width, disc, both):
        from .. import wheels

        w = wheels.wheel(r, rim, width, vox=0.0036, **k.P['wheel'])
        v, t, n = w['rim']
        for right in (True, False):
            o = k.v.make_mesh('rim', v, t, n, mat=k.M['rim'])
            k.v.set_attr(o.data, 'faced', sstep(0.80, 0.93, n[:, 1]))
            o.location = (x, 0, r)
            o.rotation_euler = (0, 0.4, 0 if right else np.pi)
        for nm in ('tyre',):
            o = k.v.make_mesh(nm, *w[nm], mat=k.M['tyre'])
            o.location = (x, 0, r)
        h = width / 2
        o = k.v.make_mesh(
            'barrel',
            *lathe(
                [
                    (rim - 0.012, h * 0.86),
                    (rim - 0.03, h * 0.6),
                    (rim - 0.03, -h * 0.6),
                    (rim - 0.012, -h * 0.86),
                ],
                120,
            ),
            mat=k.M['barrel'],
        )
        o.location = (x, 0, r)
        yd = k.P.get('disc_y', 0.062)

        def rotor(X, y, Z):
            q = np.hypot(X - x, Z - r)
            g = smax(
                np.abs(q - (disc - 0.022)) - 0.022, np.abs(np.abs(y) - yd if both else y - yd) - 0.0028, 0.001
            )
            a = np.mod(np.arctan2(Z - r, X - x), np.pi / 12) - np.pi / 24
            g = np.maximum(g, -(np.hypot(q - (disc - 0.020), q * a) - 0.0065))
            arms = smax(
                smax(
                    np.abs(q * (np.mod(np.arctan2(Z - r, X - x), np.pi / 3) - np.pi / 6)) - 0.009,
                    np.abs(q - disc * 0.55) - disc * 0.30,
                    0.003,
                ),
                np.abs(np.abs(y) - yd if both else y - yd) - 0.003,
                0.001,
            )
            return np.minimum(g, arms)

        k.add(
            'disc',
            rotor,
            (x - disc - 0.01, -yd - 0.01, r - disc - 0.01),
            (x + disc + 0.01, yd + 0.01, r + disc + 0.01),
            'disc',
            vox=0.0042,
        )
        k.add(
            'hub',
            lambda X, y, Z: smax(np.hypot(X - x, Z - r) - 0.035, np.abs(y) - k.P.get('hub', 0.10), 0.01),
            (x - 0.06, -0.16, r - 0.06),
            (x + 0.06, 0.16, r + 0.06),
            'steel',
        )

    def forks(k, slider='steel', stanchion='chrome', w=0.098, upside=True):
        a, c = np.array([k.fx + 0.005, w, k.fz]), np.array([k.hx, w, k.hz])
        m = a + (c - a) * 0.46
        lo = (min(a[0], c[0]) - 0.08, 0, k.fz - 0.08)
        hi = (max(a[0], c[0]) + 0.08, w + 0.08, k.hz + 0.1)
        k.add(
            'stan',
            lambda x, y, z: capsule(x, y, z, a, m + (c - a) * 0.05, 0.021),
            lo,
            hi,
            stanchion if upside else slider,
            True,
        )
        k.add(
            'slid',
            lambda x, y, z: capsule(x, y, z, m, c, 0.029),
            lo,
            hi,
            slider if upside else stanchion,
            True,
        )
        k.add(
            'foot',
            lambda x, y, z: smin(
                capsule(x, y, z, a + [0.0, 0, -0.0], a + (c - a) * 0.12, 0.028),
                rbox(x - a[0] - 0.075, y - w + 0.025, z - a[2] - 0.085, 0.03, 0.022, 0.055, 0.012),
                0.02,
            ),
            lo,
            hi,
            'dark',
            True,
        )  # foot and caliper
        d = (c - a) / np.linalg.norm(c - a)
        for t in (0.0, -0.16):
            p = c + d * t
            k.add(
                'yoke',
                lambda x, y, z: rbox(x - p[0] - 0.02, y, z - p[2], 0.045, w + 0.035, 0.016, 0.014),
                (p[0] - 0.1, -w - 0.07, p[2] - 0.05),
                (p[0] + 0.12, w + 0.07, p[2] + 0.05),
                'steel',
            )

    def guard(k, x, r, width, a0, a1, mat, gap=0.022):
        """Mudguard: a shell over the tyre between two angles (degrees, 0 = rearwards, 90 = up)."""
        mid, half = np.radians((a0 + a1) / 2), np.radians((a1 - a0) / 2)

        def f(X, y, Z):
            q = np.hypot(X - x, Z - r)
            an = np.arctan2(Z - r, X - x)
            prof = np.hypot(q - (r - 0.05), np.clip(np.abs(y) - width * 0.20, 0, None) * 1.05) - 0.05 - gap
            return smax(
                smax(
                    np.abs(prof) - 0.005,
                    np.abs(np.mod(an - mid + np.pi, 2 * np.pi) - np.pi) * q - half * q,
                    0.02,
                ),
                (r - 0.03) - q,
                0.01,
            )

        k.add('guard', f, (x - r - 0.1, -width, 0), (x + r + 0.1, width, 2 * r + 0.1), mat)

    def bars(k, pts, grip=0.125, mirrors=True):
        lo, hi = np.min(pts, 0) - 0.2, np.max(pts, 0) + 0.2
        lo[1] = -0.02
        a, c = np.array(pts[-2], float), np.array(pts[-1], float)
        d = (c - a) / np.linalg.norm(c - a)
        k.add('bar', lambda x, y, z: tube(x, y, z, pts, 0.0115, 0.02), lo, hi, 'steel', True)
        k.add('grip', lambda x, y, z: capsule(x, y, z, c - d * grip, c, 0.017), lo, hi, 'dark', True)
        b = c - d * (grip + 0.03)
        k.add(
            'ctl',
            lambda x, y, z: smin(
                rbox(x - b[0], y - b[1], z - b[2], 0.024, 0.028, 0.020, 0.01),
                capsule(x, y, z, b + [-0.045, 0.0, 0.005], b + [-0.06, 0.15, -0.005], 0.006),
                0.006,
            ),
            lo,
            hi,
            'dark',
            True,
        )
        k.add(
            'reservoir',
            lambda x, y, z: smax(
                np.hypot(x - b[0] + 0.03, y - b[1] + 0.03) - 0.024, np.abs(z - b[2] - 0.04) - 0.022, 0.006
            ),
            lo,
            hi,
            'dark',
        )
        if mirrors:
            m = b + [-0.03, 0.05, 0.15]
            k.add(
                'mstalk',
                lambda x, y, z: tube(
                    x, y, z, [tuple(b), (b[0] - 0.02, b[1] + 0.01, b[2] + 0.08), tuple(m)], 0.0055, 0.01
                ),
                lo,
                hi,
                'dark',
                True,
            )
            k.add(
                'mhead',
                lambda x, y, z: rbox(x - m[0], y - m[1] - 0.02, z - m[2], 0.016, 0.062, 0.034, 0.015),
                lo,
                hi + 0.1,
                'dark',
                True,
            )
            k.add(
                'mglass',
                lambda x, y, z: rbox(
                    x - m[0] - 0.0155, y - m[1] - 0.02, z - m[2], 0.002, 0.054, 0.027, 0.002
                ),
                lo,
                hi + 0.1,
                'chrome',
                True,
                0.004,
            )

    def blinker(k, x, z, y=0.14):
        k.add(
            'blink',
            lambda X, Y, Z: smin(
                capsule(X, Y, Z, (x, 0.04, z), (x, y, z), 0.006),
                rbox(X - x, Y - y, Z - z, 0.014, 0.032, 0.012, 0.01),
                0.008,
            ),
            (x - 0.05, 0.0, z - 0.04),
            (x + 0.05, y + 0.06, z + 0.04),
            'amber',
            True,
        )

    def plate(k, x, z, top):
        k.add(
            'hanger',
            lambda X, y, Z: tube(X, y, Z, [top, (x - 0.02, 0, z + 0.05)], 0.022, 0.01),
            (min(x, top[0]) - 0.06, -0.05, z - 0.05),
            (max(x, top[0]) + 0.06, 0.05, top[2] + 0.05),
            'dark',
        )

        def f(X, y, Z):
            u, w = rot(X, Z, x, z, -18)
            return rbox(u, y, w, 0.004, 0.115, 0.08, 0.004)

        k.add('plate', f, (x - 0.07, -0.14, z - 0.11), (x + 0.07, 0.14, z + 0.11), 'plate', vox=0.004)

    def swingarm(k, px, pz, y=0.105, r=0.030, mat='steel'):
        k.add(
            'swing',
            lambda x, Y, z: smin(
                capsule(x, Y, z, (px, y * 0.85, pz), (k.rx, y, k.rz), r * 1.2, r),
                rbox(x - px - 0.12, Y, z - pz + 0.02, 0.05, y, 0.05, 0.02),
                0.03,
            ),
            (px - 0.08, -0.02, k.rz - 0.08),
            (k.rx + 0.08, y + 0.06, pz + 0.1),
            mat,
            True,
        )
        k.add(
            'chain',
            lambda x, Y, z: smax(
                np.minimum(
                    np.abs((z - pz) - (x - px) * (k.rz + 0.085 - pz - 0.05) / (k.rx - px) - 0.05),
                    np.abs((z - pz) - (x - px) * (k.rz - 0.085 - pz + 0.05) / (k.rx - px) + 0.05),
                )
                - 0.010,
                np.maximum(np.abs(x - (px + k.rx) / 2) - (k.rx - px) / 2, np.abs(Y + y * 0.72) - 0.009),
                0.004,
            ),
            (px, -y - 0.03, k.rz - 0.16),
            (k.rx, 0, pz + 0.14),
            'steel',
        )
        k.add(
            'sprocket',
            lambda x, Y, z: smax(
                np.abs(np.hypot(x - k.rx, z - k.rz) - 0.06) - 0.035, np.abs(Y + y * 0.72) - 0.004, 0.002
            ),
            (k.rx - 0.12, -y - 0.02, k.rz - 0.12),
            (k.rx + 0.12, -0.04, k.rz + 0.12),
            'steel',
            vox=0.004,
        )

    def shock(k, a, c, spring='spring'):
        a, c = np.array(a, float), np.array(c, float)
        n = (c - a) / np.linalg.norm(c - a)
        ln = np.linalg.norm(c - a)

        def f(x, y, z):
            t = (x - a[0]) * n[0] + (y - a[1]) * n[1] + (z - a[2]) * n[2]
            q = np.sqrt(np.maximum((x - a[0]) ** 2 + (y - a[1]) ** 2 + (z - a[2]) ** 2 - t * t, 0))
            coil = np.hypot(q - 0.034, (np.mod(t, 0.026) - 0.013)) - 0.007
            return np.minimum(
                smax(coil, np.abs(t - ln / 2) - ln * 0.36, 0.004),
                smax(q - 0.018, np.abs(t - ln / 2) - ln / 2, 0.004),
            )

        k.add('shock', f, np.minimum(a, c) - 0.06, np.maximum(a, c) + 0.06, spring, vox=0.005)

    def engine_inline(k, cx, cz):
        """Parallel engine: crankcase, forward-leaning finned block, round covers, radiator, headers."""

        def f(x, y, z):
            case = rbox(x - cx, y, z - cz, 0.20, 0.155, 0.115, 0.05)
            u, w = rot(x, z, cx - 0.10, cz + 0.17, 14)
            fin = 0.005 * (
                0.5 + 0.5 * np.cos(w * 2 * np.pi / 0.026)
            )  # smooth waves: a step would tear the mesh
            blk = rbox(u, y, w, 0.095, 0.185, 0.13, 0.02) + fin
            head = rbox(u, y, w - 0.17, 0.105, 0.195, 0.05, 0.03)
            cover = smax(np.hypot(x - cx - 0.06, z - cz + 0.01) - 0.098, np.abs(y) - 0.195, 0.03)
            cov2 = smax(np.hypot(x - cx + 0.12, z - cz + 0.01) - 0.062, np.abs(y) - 0.185, 0.02)
            sump = rbox(x - cx - 0.02, y, z - cz + 0.13, 0.12, 0.09, 0.06, 0.03)
            return smin(
                smin(smin(smin(case, blk, 0.02), head, 0.01), np.minimum(cover, cov2), 0.012), sump, 0.03
            )

        k.add('engine', f, (cx - 0.36, -0.22, cz - 0.22), (cx + 0.26, 0.22, cz + 0.44), 'steel', vox=0.005)
        for s in (1, -1):
            k.add(
                'ecover',
                lambda x, y, z: smax(
                    np.abs(np.hypot(x - cx - 0.06, z - cz + 0.01) - 0.062) - 0.012,
                    np.abs(y * s - 0.196) - 0.006,
                    0.004,
                ),
                (cx - 0.05, min(s * 0.17, s * 0.22), cz - 0.12),
                (cx + 0.17, max(s * 0.17, s * 0.22), cz + 0.10),
                'alloy',
                vox=0.004,
            )
        k.add(
            'radiator',
            lambda x, y, z: (
                rbox(
                    rot(x, z, cx - 0.285, cz + 0.17, 12)[0],
                    y,
                    rot(x, z, cx - 0.285, cz + 0.17, 12)[1],
                    0.022,
                    0.17,
                    0.155,
                    0.012,
                )
                + 0.003 * (0.5 + 0.5 * np.cos(z * 2 * np.pi / 0.020))
            ),
            (cx - 0.40, -0.2, cz - 0.02),
            (cx - 0.2, 0.2, cz + 0.38),
            'dark',
        )
        for yh in (-0.13, -0.045, 0.045, 0.13):
            k.add(
                'header',
                lambda x, y, z: tube(
                    x,
                    y,
                    z,
                    [
                        (cx - 0.17, yh, cz + 0.19),
                        (cx - 0.27, yh, cz + 0.10),
                        (cx - 0.27, yh * 0.9, cz - 0.08),
                        (cx - 0.20, yh * 0.6 + 0.02, cz - 0.20),
                        (cx + 0.02, yh * 0.35 + 0.03, cz - 0.215),
                    ],
                    0.019,
                    0.012,
                ),
                (cx - 0.34, -0.2, cz - 0.26),
                (cx + 0.08, 0.2, cz + 0.25),
                'alloy',
            )

    def engine_v(k, cx, cz):
        """Air-cooled twin at 60 degrees with deep fins and bright covers."""

        def cyl(x, y, z, deg):
            u, w = rot(x, z, cx, cz + 0.02, deg)
            fin = 0.012 * (0.5 + 0.5 * np.cos(w * 2 * np.pi / 0.030))
            b = rbox(u, y, w - 0.21, 0.088, 0.095, 0.10, 0.02) + fin
            h = smin(
                rbox(u, y, w - 0.345, 0.085, 0.085, 0.045, 0.025),
                rbox(u, y, w - 0.40, 0.06, 0.07, 0.03, 0.02),
                0.01,
            )
            return smin(b, h, 0.006)

        k.add(
            'cyl',
            lambda x, y, z: np.minimum(cyl(x, y, z, 30), cyl(x, y, z, -30)),
            (cx - 0.34, -0.13, cz),
            (cx + 0.34, 0.13, cz + 0.50),
            'steel',
            vox=0.0045,
        )

        def case(x, y, z):
            c = smax(np.hypot(x - cx, z - cz) - 0.145, np.abs(y) - 0.12, 0.03)
            g = rbox(x - cx - 0.24, y, z - cz + 0.01, 0.15, 0.11, 0.10, 0.05)
            return smin(c, g, 0.04)

        k.add('case', case, (cx - 0.2, -0.17, cz - 0.2), (cx + 0.44, 0.17, cz + 0.2), 'alloy')
        for s in (1, -1):
            k.add(
                'vcover',
                lambda x, y, z: smax(
                    np.minimum(
                        np.hypot(x - cx, z - cz) - 0.105, np.hypot(x - cx - 0.22, z - cz + 0.01) - 0.085
                    ),
                    np.abs(y * s - 0.135) - 0.025,
                    0.02,
                ),
                (cx - 0.14, min(s * 0.09, s * 0.18), cz - 0.14),
                (cx + 0.34, max(s * 0.09, s * 0.18), cz + 0.14),
                'chrome',
            )
        k.add(
            'aircl',
            lambda x, y, z: smax(np.hypot(x - cx, (z - cz - 0.30)) - 0.085, np.abs(y - 0.13) - 0.035, 0.02),
            (cx - 0.12, 0.07, cz + 0.18),
            (cx + 0.12, 0.19, cz + 0.42),
            'chrome',
        )


def finish(k, H):
    P = k.P
    return types.SimpleNamespace(P=P, L=P['L'], W=0.42, H=H, Rt=P['front_r'], xf=k.fx, xr=k.rx)


def tank(k, x0, x1, z0, z1, w, mat='paint', tail=0.55, knee=0.05):
    def f(x, y, z):
        t = np.clip((x - x0) / (x1 - x0), 0, 1)
        ww = w * (1 - (1 - tail) * sstep(0.30, 1, t)) - knee * sstep(0.35, 0.75, t) * sstep(z1 - 0.03, z0, z)
        top = z - (
            z1 - (z1 - z0) * 0.55 * sstep(0.25, 1.05, t) ** 1.3 - 0.05 * sstep(0.25, 0, t) - 1.1 * y * y
        )
        side = np.abs(y) - ww * (1 - 0.35 * ((z - (z0 + z1) / 2) / (z1 - z0)) ** 2)
        f_ = smax(smax(side, top, 0.075), z0 - 0.03 * t - z, 0.03)
        return smax(f_, smax(x0 + 0.05 * np.abs(y) / w - x, x - x1, 0.03), 0.05)

    k.add('tank', f, (x0 - 0.04, -w - 0.04, z0 - 0.08), (x1 + 0.04, w + 0.04, z1 + 0.04), mat)
    k.add(
        'cap',
        lambda x, y, z: smax(np.hypot(x - x0 - 0.16, y) - 0.034, np.abs(z - z1 + 0.006) - 0.010, 0.004),
        (x0 + 0.1, -0.05, z1 - 0.04),
        (x0 + 0.22, 0.05, z1 + 0.03),
        'dark',
        vox=0.004,
    )


def seat(k, pts, w0, w1, th=0.045, mat='seat'):
    """pts: (x, z) line of the seat top, front to back."""
    xs, zs = np.array(pts).T

    def f(x, y, z):
        zt = np.interp(x, xs, zs)
        t = np.clip((x - xs[0]) / (xs[-1] - xs[0]), 0, 1)
        w = w0 + (w1 - w0) * t
        return smax(
            smax(np.abs(y) - w, np.abs(z - zt + th + 0.5 * y * y) - th, 0.035),
            smax(xs[0] - x, x - xs[-1], 0.03),
            0.03,
        )

    k.add(
        'seat',
        f,
        (xs[0] - 0.03, -max(w0, w1) - 0.03, zs.min() - 0.16),
        (xs[-1] + 0.03, max(w0, w1) + 0.03, zs.max() + 0.03),
        mat,
    )


def wedge(k, name, pts, y0, th, mat, mir=True, curve=0.0):
    """Flat panel: convex outline pts (x, z) in the side view, standing y0 from the centre."""
    p = np.array(pts, float)
    q = np.roll(p, -1, 0)
    area = np.sum(p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1])
    if area < 0:
        p = p[::-1]
        q = np.roll(p, -1, 0)
    c = p.mean(0)

    def f(x, y, z):
        d = None
        for a, b_ in zip(p, q):
            e = b_ - a
            n = np.array([e[1], -e[0]]) / np.hypot(*e)
            g = (x - a[0]) * n[0] + (z - a[1]) * n[1]
            d = g if d is None else smax(d, g, 0.012)
        return smax(d, np.abs(y - y0 + curve * ((x - c[0]) ** 2 + (z - c[1]) ** 2)) - th, 0.012)

    k.add(
        name,
        f,
        (p[:, 0].min() - 0.02, y0 - th - 0.08, p[:, 1].min() - 0.02),
        (p[:, 0].max() + 0.02, y0 + th + 0.02, p[:, 1].max() + 0.02),
        mat,
        mir,
    )
