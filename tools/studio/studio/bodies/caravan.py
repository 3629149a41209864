"""Caravans: road, off-road and pop-top. A box body with no glasshouse; windows, door and stripes are drawn, the draw-bar and fittings are parts."""

import numpy as np
from shapely.geometry import box

from ..masks import poly, rnd
from ..surface import rbox, smax, tube
from .proportions import SECT


def van(
    L=5.9,
    H=2.62,
    lift=0.0,
    offroad=False,
    poptop=False,
    stripe='gloss',
    axles=2,
    Rt=0.345,
    chunky=False,
    rim='silver',
    wheel=('five', 6),
    **over,
):
    zf = 0.44 + lift  # floor
    e = 0.0 if not poptop else -0.10  # windows sit lower under a pop-top roof
    skirt = 0.70 + lift + (0.28 if offroad else 0)
    F = dict(
        zmax=2.8,
        apron=skirt + 0.02,
        apron_u=3,
        lamp=[],
        window=[] if offroad else [[(-0.5, 2.12 + e), (0.62, 2.12 + e), (0.66, 1.62 + e), (-0.5, 1.62 + e)]],
        lines=[[(0, 1.42), (1.6, 1.42)]],
    )
    R = dict(
        zmax=2.8,
        apron=zf,
        lamp=[[(0.62, 0.98 + lift), (0.62, 0.84 + lift), (0.98, 0.84 + lift), (0.98, 0.98 + lift)]],
        lit=[[(0.66, 0.91 + lift), (0.94, 0.91 + lift)]],
        window=[[(-0.5, 2.12 + e), (0.66, 2.12 + e), (0.66, 1.58 + e), (-0.5, 1.58 + e)]],
        gloss=[[(-0.5, 0.80 + lift), (1.02, 0.80 + lift), (1.02, 1.02 + lift), (-0.5, 1.02 + lift)]],
        lines=[],
    )
    xm = L * 0.5

    def side(b, S):
        for x0, x1, z0, z1 in (
            (0.75, 1.60, 1.55, 2.12),
            (L - 1.55 if poptop else max(L - 1.55, 3.84), L - 0.6, 1.55, 2.12),
            (3.10, 3.70, 1.62, 2.12),
        ):
            g = rnd(box(x0, z0 + e, x1, z1 + e), 0.07)
            S.add('gloss', g)
            S.add('matte', g.difference(g.buffer(-0.03)))
        d = rnd(box(2.0, zf + 0.18, 2.68, min(2.28, H - 0.30)), 0.06)
        S.add('gap', d.boundary.buffer(0.005))
        S.add('gloss', rnd(box(2.14, 1.62 + e, 2.54, 2.10 + e), 0.05))
        S.add('matte', rnd(box(2.06, 1.30, 2.10, 1.44), 0.01))
        S.add('matte', box(-0.2, 0, L + 0.2, skirt).difference(box(2.0, zf + 0.18, 2.68, 1.2)))
        if offroad:
            S.add('chrome', box(-0.2, skirt, L + 0.2, skirt + 0.02).difference(box(1.99, 0, 2.69, 3)), 0.5)
            S.add(stripe, poly((2.9, 1.30), (L + 0.2, 1.30), (L + 0.2, 1.52), (3.3, 1.42)), 0.9)
            S.add(stripe, poly((-0.2, 1.30), (1.8, 1.30), (1.5, 1.40), (-0.2, 1.44)), 0.9)
        else:
            S.add(stripe, poly((-0.2, 0.98), (1.9, 0.98), (1.6, 1.12), (-0.2, 1.30)), 0.85)
            S.add(stripe, poly((2.8, 0.98), (L + 0.2, 0.98), (L + 0.2, 1.24), (4.6, 1.12), (3.0, 1.10)), 0.85)
            S.add(
                'chrome',
                poly((2.8, 1.16), (4.6, 1.18), (L + 0.2, 1.32), (L + 0.2, 1.29), (4.6, 1.15), (2.8, 1.13)),
                0.6,
            )
        for x0, x1 in ((0.55, 1.25), (L - 1.3, L - 0.4)):
            S.add('gap', rnd(box(x0, skirt + 0.04, x1, skirt + 0.24), 0.03).boundary.buffer(0.004))
        if not poptop:
            S.add('matte', rnd(box(0.8, H - 0.22, L - 0.7, H - 0.16), 0.02))  # awning roll

    def bits(b, M):
        from ..vehicle import add_sdf

        z0 = 0.46 + lift

        def rail(x, y, z):
            a, c = np.array((0.9, 0.72)), np.array((-1.15, 0.03))
            d = c - a
            t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1]) / (d @ d), 0, 1)
            return np.maximum(
                np.hypot(x - a[0] - t * d[0], y - a[1] - t * d[1]) - 0.03, np.abs(z - z0) - 0.06
            )

        add_sdf(
            'frame',
            lambda x, y, z: np.minimum(
                rail(x, y, z), rbox(x + 1.2, y, z - z0 - 0.02, 0.16, 0.05, 0.05, 0.03)
            ),
            (-1.45, -0.02, z0 - 0.16),
            (1.0, 0.85, z0 + 0.14),
            0.012,
            M['dark'],
            True,
        )
        add_sdf(
            'box',
            lambda x, y, z: rbox(
                x + 0.22,
                y,
                z - z0 - 0.26,
                0.26,
                0.58 if not offroad else 0.80,
                0.20 if not offroad else 0.32,
                0.04,
            ),
            (-0.6, -0.9, z0 - 0.1),
            (0.1, 0.9, z0 + 0.65),
            0.015,
            M['rail' if not offroad else 'tray'],
        )
        add_sdf(
            'jockey',
            lambda x, y, z: np.minimum(
                smax(np.hypot(x + 0.75, y - 0.2) - 0.03, np.abs(z - 0.50) - 0.34, 0.01),
                smax(np.hypot(x + 0.75, z - 0.112) - 0.11, np.abs(y - 0.2) - 0.03, 0.02),
            ),
            (-1, 0.05, 0),
            (-0.5, 0.35, 0.9),
            0.01,
            M['dark'],
        )
        add_sdf(
            'roofac',
            lambda x, y, z: rbox(x - 3.0, y, z - H - 0.07, 0.5, 0.38, 0.10, 0.08),
            (2.3, -0.6, H - 0.1),
            (3.7, 0.6, H + 0.25),
            0.02,
            M['white'],
        )
        add_sdf(
            'step',
            lambda x, y, z: rbox(x - 2.34, y - 1.2, z - 0.36 - lift * 0.6, 0.28, 0.13, 0.02, 0.015),
            (2, 0.9, 0.25),
            (2.7, 1.4, 0.6),
            0.01,
            M['dark'],
        )
        if offroad:
            add_sdf(
                'bars',
                lambda x, y, z: tube(x, y, z, [(-0.45, 0.70, z0 + 0.58), (-0.50, 0, z0 + 0.60)], 0.022),
                (-0.6, -0.01, z0 + 0.5),
                (-0.35, 0.8, z0 + 0.7),
                0.01,
                M['steel'],
                True,
            )
            import bpy

            from ..vehicle import place_wheel, wheel_parts

            ps = wheel_parts(Rt, 0.20, 0.235, dict(n=6, style='five', chunky=True), M, cal=False)
            w = place_wheel(ps, (L + 0.12, 0, 1.02), True, 0.3)
            w.rotation_euler = (0, 0, -np.pi / 2)
            for o in ps:
                bpy.data.objects.remove(o)
            add_sdf(
                'bumper',
                lambda x, y, z: rbox(x - L - 0.10, y, z - 0.62, 0.06, 1.0, 0.06, 0.02),
                (L - 0.05, -1.1, 0.5),
                (L + 0.25, 1.1, 0.75),
                0.014,
                M['steel'],
            )
        if poptop:  # raised lid on a canvas wall
            add_sdf(
                'canvas',
                lambda x, y, z: smax(
                    rbox(x - xm, y, z - H - 0.14, L / 2 - 0.30, 0.98, 0.20, 0.06)
                    + 0.004 * np.sin(x * 30) * np.sin(z * 18),
                    H - 0.05 - z,
                    0.01,
                ),
                (0, -1.05, H - 0.1),
                (L, 1.05, H + 0.4),
                0.02,
                M['seat'],
            )
            add_sdf(
                'lid',
                lambda x, y, z: smax(
                    rbox(x - xm, y, z - H - 0.37, L / 2 - 0.22, 1.06, 0.075, 0.06),
                    -(0.0 + z - H - 0.26),
                    0.03,
                ),
                (0, -1.15, H + 0.2),
                (L, 1.15, H + 0.52),
                0.016,
                M['white'],
            )

    nose = (
        [(0.3, 0.16), (0.7, 0.04), (1.2, 0.0), (1.6, 0.05), (2.0, 0.22), (2.4, 0.52), (2.7, 0.8)]
        if not offroad
        else [
            (0.3, 0.62),
            (0.6, 0.40),
            (0.95, 0.10),
            (1.15, 0.02),
            (1.5, 0.0),
            (2.0, 0.06),
            (2.4, 0.22),
            (2.7, 0.40),
        ]
    )
    tail = (
        [(0.3, L - 0.08), (0.7, L - 0.02), (1.4, L), (2.2, L - 0.04), (2.7, L - 0.14)]
        if not offroad
        else [(0.3, L - 0.75), (0.6, L - 0.45), (0.95, L - 0.08), (1.2, L), (2.2, L - 0.02), (2.7, L - 0.08)]
    )
    p = dict(
        name='caravan',
        L=L,
        W=2.30,
        H=H,
        xf=L * 0.5 - 0.02,
        wb=0.82 if axles == 2 else 0.0001,
        Rt=Rt,
        Rr=0.21,
        zbot=zf,
        no_green=True,
        no_interior=True,
        steers=False,
        top=[
            (-0.1, H - 0.16),
            (0.5, H - 0.06),
            (1.2, H - 0.01),
            (3, H),
            (L - 0.7, H - 0.02),
            (L + 0.1, H - 0.08),
        ],
        belt=[(0, H - 0.22), (L, H - 0.22)],
        sill=[(0, zf + 0.06), (L, zf + 0.06)],
        plan=[(-0.5, 0.985), (1, 1), (L - 0.9, 1), (L + 0.6, 0.985)],
        roof=[(0, H - 0.12), (L, H - 0.12)],
        nose=nose,
        tail=tail,
        sect=SECT['box'],
        crown=0.05,
        flare=0,
        ws=((1.2, 2.3), (1.4, 2.5)),
        rw=((L - 0.1, 2.3), (L - 0.2, 2.5)),
        cf=0.08,
        pf=4,
        cr=0.06,
        pr=4,
        k_front=0.10,
        k_rear=0.12,
        k_top=0.14 if not offroad else 0.07,
        ramp_f=0,
        ramp_r=0.06,
        pillars=[(9, 9, 0.01)],
        shut=[],
        handles=[],
        wsm=None,
        rwm=None,
        side_fn=[side],
        objs=[bits],
        front=F,
        rear=R,
        wheel=dict(n=wheel[1], style=wheel[0], chunky=chunky),
        rim=rim,
        tw=0.205 if not chunky else 0.235,
        plate_r=(0.62 + lift, 0) if not offroad else None,
        track=0.97,
        cam_k=1.0,
        vox=0.0115,
        arch_z=0.9,
    )
    p.update(over)
    return p


def offroad(**o):
    return van(
        **{
            **dict(
                L=5.6, H=2.74, lift=0.16, offroad=True, Rt=0.375, chunky=True, rim='black', wheel=('star', 6)
            ),
            **o,
        }
    )


def poptop(**o):
    return van(**{**dict(L=4.7, H=2.10, poptop=True, axles=1, rim='machined', wheel=('five', 5)), **o})
