"""Utes: dual cab with a tub, single cab with an alloy tray."""

from . import addons
from .proportions import car

BASE = dict(
    L=5.34,
    W=1.92,
    H=1.83,
    xf=0.90,
    wb=3.23,
    Rt=0.395,
    Rr=0.24,
    zbot=0.30,
    hood=(1.07, 1.17),
    belt=(1.12, 1.17),
    ws=((1.30, 1.13), (2.04, 1.79)),
    rw=((3.60, 1.10), (3.48, 1.775)),
    drop=0.03,
    deck=1.20,
    sect='suv',
    front='C',
    rear='B',
    zd=1.02,
    tailz=1.17,
    bed=(3.72, 5.20, 0.90),
    bed_wall=0.15,
    dlo_end=((3.42, 1.1), (3.36, 1.7)),
    bp=2.50,
    cp=3.36,
    quarter=0,
    clad=0.07,
    clad_z=0.42,
    clad_e=0.48,
    flare=0.035,
    flare_w=0.10,
    arch_lip=0.015,
    rwm=dict(bot=1.27, top=1.67, inset=0.10, wiper=0),
    tail_in=0.02,
    cr=0.05,
    pr=4,
    k_rear=0.06,
    cf=0.20,
    pf=3.2,
    k_front=0.09,
    wheel=('five', 6),
    plate_r=0.58,
    tw=0.255,
    rows=[2.30, 2.86],
    track=0.99,
    arch_gap=0.055,
    flap=None,
    fin=False,
    nose_r=0.03,
    k_rw=0.08,
)


def dual(**o):
    return car('ute', **{**BASE, **o})


def single(**o):
    """Cab ends at 2.95; the tray, chassis rails and tail lamps are add-ons."""
    return car(
        'utes',
        **{
            **BASE,
            **dict(
                L=3.0,
                overall=5.25,
                bed=None,
                doors=2,
                ws=((1.30, 1.13), (2.0, 1.78)),
                rw=((2.93, 1.08), (2.86, 1.76)),
                deck=1.16,
                bp=2.62,
                dlo_end=((2.72, 1.1), (2.68, 1.7)),
                rows=[2.22],
                tail_in=0.02,
                zd=1.0,
                tailz=1.1,
                wheel=('steel', 8),
                rim='steel',
                front='C',
                clad=0.05,
                plate_r=None,
                objs=[addons.tray],
                clad_e=0.42,
                rear_blank=True,
                cam_k=1.0,
            ),
            **o,
        },
    )
