"""Panel vans, minibus and people mover."""

from shapely.geometry import box

from ..masks import line, rnd
from .proportions import car


def panel_side(b, S):
    """Sliding door, its rail, rub strip and one pressed panel."""
    L, H = b.L, b.H
    S.add('gap', rnd(box(2.06, 0.33, 3.12, H - 0.14), 0.06).boundary.buffer(0.0028))
    S.add('matte', box(3.12, 1.055, L - 0.3, 1.075))
    S.add('gap', line([(2.06, 1.065), (3.12, 1.065)], 0.004))
    S.add('matte', rnd(box(2.12, 1.10, 2.34, 1.14), 0.012))
    S.add(
        'matte', rnd(box(1.25, 0.60, L - 0.3, 0.68), 0.02).difference(box(b.xr - 0.5, 0.5, b.xr + 0.5, 0.8))
    )
    S.add('gap', rnd(box(3.3, 1.2, L - 0.33, H - 0.16), 0.08).boundary.buffer(0.002), 0.55)


def bus_side(b, S):
    """A row of dark windows the length of the body."""
    L, H = b.L, b.H
    band = rnd(box(2.02, 1.14, L - 0.22, H - 0.28), 0.06)
    S.add('gloss', band)
    for x in (3.16, 4.2):
        S.add('gap', box(x - 0.006, 1.14, x + 0.006, H - 0.28))
    S.add('gap', rnd(box(2.06, 0.33, 3.12, H - 0.18), 0.06).boundary.buffer(0.0028))
    S.add('matte', box(3.12, 1.045, L - 0.3, 1.065))
    S.add('matte', rnd(box(2.12, 1.06, 2.34, 1.10), 0.012))


VAN = dict(
    L=5.05,
    W=1.92,
    H=1.98,
    xf=0.90,
    wb=3.02,
    Rt=0.345,
    Rr=0.22,
    zbot=0.20,
    hood=(0.97, 1.14),
    belt=(1.06, 1.10),
    ws=((0.74, 1.11), (1.46, 1.88)),
    rw=((4.98, 1.05), (4.90, 1.92)),
    roof=[(0.8, 1.78), (1.3, 1.90), (1.8, 1.965), (2.4, 1.98), (3.6, 1.98), (4.5, 1.97), (5.0, 1.94)],
    sect='van',
    front='C',
    rear='B',
    doors=2,
    bp=1.98,
    tumble=0.11,
    tcurve=0.05,
    ledge=0.02,
    zd=1.02,
    tailz=1.1,
    tail_in=0.02,
    dlo_end=((1.93, 1.1), (1.90, 1.8)),
    k_rw=0.08,
    k_ws=0.26,
    rwm=dict(bot=1.25, top=1.76, inset=0.13, split=True, wiper=0),
    wsm=dict(bot=1.15, top=1.79),
    cf=0.30,
    cr=0.04,
    pr=5,
    k_rear=0.07,
    k_front=0.10,
    dlo_t=0.20,
    dlo_b=0.05,
    wheel=('steel', 8),
    rim='steel',
    plate_r=0.72,
    rows=[1.75],
    seat_z=0.80,
    mirror=(1.08, 1.16),
    flap=None,
    side_fn=[panel_side],
    a_pillar=0.15,
    cam_k=1.05,
    fin=False,
    handle_black=True,
    mirror_black=True,
)


def panel(**o):
    return car('van', **{**VAN, **o})


def high(**o):
    return car(
        'vanh',
        **{
            **VAN,
            **dict(
                L=5.75,
                W=2.02,
                H=2.52,
                wb=3.62,
                xf=0.96,
                Rt=0.36,
                zbot=0.22,
                hood=(1.05, 1.22),
                belt=(1.14, 1.18),
                ws=((0.80, 1.19), (1.56, 2.02)),
                rw=((5.69, 1.12), (5.60, 2.45)),
                roof=[
                    (0.8, 1.95),
                    (1.3, 2.22),
                    (1.75, 2.43),
                    (2.3, 2.51),
                    (3.4, 2.52),
                    (5.2, 2.51),
                    (5.7, 2.47),
                ],
                k_ws=0.40,
                dlo_end=((2.0, 1.16), (1.98, 1.9)),
                dlo_t=0.62,
                rwm=dict(bot=1.40, top=1.98, inset=0.16, split=True, wiper=0),
                wsm=dict(bot=1.23, top=1.97),
                seat_z=0.92,
                mirror=(1.14, 1.24),
                bp=2.04,
                zd=1.05,
                rear='B',
                front='E',
                cam_k=0.95,
                plate_r=0.80,
            ),
            **o,
        },
    )


def bus(**o):
    return car(
        'vanb',
        **{
            **VAN,
            **dict(
                L=5.35,
                H=2.10,
                wb=3.25,
                side_fn=[bus_side],
                roof=[
                    (0.8, 1.86),
                    (1.3, 2.0),
                    (1.8, 2.08),
                    (2.4, 2.10),
                    (3.6, 2.10),
                    (4.9, 2.09),
                    (5.3, 2.05),
                ],
                ws=((0.74, 1.11), (1.50, 1.98)),
                rw=((5.28, 1.05), (5.18, 2.04)),
                wsm=dict(bot=1.15, top=1.88),
                rwm=dict(bot=1.22, top=1.86, inset=0.13),
                dlo_t=0.24,
                front='E',
                rear='C',
                zd=0.98,
                wheel=('five', 7),
                rim='silver',
                rows=[1.75, 2.7, 3.5],
                mirror_black=False,
            ),
            **o,
        },
    )


def mover(**o):
    return car(
        'mover',
        **{
            **dict(
                L=4.98,
                W=1.96,
                H=1.77,
                xf=0.86,
                wb=3.06,
                Rt=0.358,
                Rr=0.25,
                zbot=0.17,
                hood=(0.91, 1.07),
                belt=(1.0, 1.04),
                ws=((0.90, 1.045), (1.80, 1.72)),
                rw=((4.90, 1.0), (4.68, 1.70)),
                drop=0.05,
                sect='van',
                front='B',
                rear='A',
                bp=2.30,
                cp=3.58,
                tumble=0.20,
                tcurve=0.08,
                ledge=0.035,
                zd=1.06,
                tailz=1.1,
                tail_in=0.03,
                dlo_end=((4.68, 1.0), (4.52, 1.68)),
                spoiler=(4.36, 4.78, 0, 0.03),
                cf=0.27,
                k_front=0.09,
                nose_r=0.03,
                dlo_t=0.13,
                wheel=('blade', 5),
                rows=[2.10, 2.98, 3.82],
                seat_z=0.66,
                chrome_dlo=1,
                cam_k=1.03,
            ),
            **o,
        },
    )
