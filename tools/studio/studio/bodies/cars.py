"""Hatches, sedans, wagons, coupes and open cars."""

import numpy as np

from . import addons
from .proportions import car, lerp

# Small hatches: bonnet, belt and roof lower than on any SUV, the tailgate raked, the roof falling towards it.
HATCH = dict(
    L=3.95,
    W=1.74,
    H=1.43,
    xf=0.77,
    wb=2.55,
    Rt=0.312,
    Rr=0.222,
    zbot=0.15,
    hood=(0.69, 0.89),
    belt=(0.865, 0.945),
    ws=((0.95, 0.872), (1.76, 1.395)),
    rw=((3.80, 0.98), (3.42, 1.36)),
    drop=0.085,
    sect='car',
    front='J',
    rear='C',
    u=0.91,
    nose_r=0.08,
    spoiler=(3.08, 3.54, 0, 0.03),
    zd=0.90,
    tailz=0.985,
    dlo_end=((3.34, 0.97), (2.94, 1.33)),
    cp=3.10,
    bp=2.18,
    quarter=0,
    dlo_t=0.095,
    wheel=('multi', 10),
    a_pillar=0.085,
    crown=0.06,
    cf=0.30,
    k_front=0.10,
    tw=0.205,
    rows=[2.00, 2.66],
    seat_z=0.47,
)


def hatch_car(name, **p):
    """The lamps lean into the plane of the rear glass, so that no ledge stands out between the two."""
    (x0, z0), (x1, z1) = p['rw']
    end, low = p['L'], p['zbot']
    tail = [
        (low - 0.05, end - 0.11),
        (low + 0.08, end - 0.04),
        (low + 0.24, end - 0.005),
        (low + 0.40, end),
        (low + 0.55, end - 0.018),
        (z0 - 0.13, lerp(end - 0.018, x0, 0.38)),
        (z0, x0 + 0.01),
        (z0 + 0.15, x0 + 0.01 - 0.15 * (x0 - x1) / (z1 - z0)),
    ]
    return car(name, tail=tail, roof_end=x1 + 0.06, **p)


def hatch_city(**o):
    return hatch_car(
        'hatchc',
        **{
            **HATCH,
            **dict(
                L=3.60,
                W=1.66,
                H=1.45,
                xf=0.67,
                wb=2.38,
                Rt=0.298,
                Rr=0.202,
                hood=(0.705, 0.895),
                belt=(0.87, 0.935),
                ws=((0.80, 0.877), (1.52, 1.415)),
                rw=((3.47, 0.97), (3.17, 1.39)),
                drop=0.06,
                front='G',
                rear='D',
                spoiler=(2.88, 3.30, 0, 0.03),
                dlo_end=((3.00, 0.965), (2.70, 1.36)),
                cp=2.74,
                bp=1.95,
                wheel=('five', 7),
                rim='silver',
                tw=0.19,
                rows=[1.78, 2.40],
                u=0.86,
                tumble=0.27,
                flare=0.030,
            ),
            **o,
        },
    )


def hatch(**o):
    return hatch_car('hatch', **{**HATCH, **o})


def hatch_warm(**o):
    return hatch_car(
        'hatchw',
        **{
            **HATCH,
            **dict(
                L=4.10,
                W=1.79,
                H=1.405,
                xf=0.80,
                wb=2.60,
                Rt=0.325,
                Rr=0.247,
                zbot=0.125,
                hood=(0.68, 0.875),
                belt=(0.86, 0.945),
                ws=((1.02, 0.858), (1.84, 1.37)),
                rw=((3.95, 0.975), (3.56, 1.335)),
                drop=0.085,
                sect='sport',
                front='D',
                rear='E',
                u=0.94,
                spoiler=(3.20, 3.70, 0, 0.035),
                dlo_end=((3.46, 0.97), (3.04, 1.305)),
                cp=3.20,
                bp=2.26,
                roof_black=True,
                wheel=('star', 5),
                rim='black',
                tw=0.225,
                flare=0.035,
                mirror_black=True,
            ),
            **o,
        },
    )


def hatch_ev(**o):
    return hatch_car(
        'hatche',
        **{
            **HATCH,
            **dict(
                L=4.16,
                W=1.79,
                H=1.45,
                xf=0.74,
                wb=2.72,
                Rt=0.328,
                Rr=0.245,
                zbot=0.15,
                hood=(0.715, 0.895),
                belt=(0.875, 0.935),
                ws=((0.86, 0.877), (1.78, 1.42)),
                rw=((4.02, 0.975), (3.66, 1.385)),
                drop=0.07,
                front='K',
                rear='A',
                u=0.94,
                spoiler=(3.28, 3.76, 0, 0.03),
                dlo_end=((3.54, 0.965), (3.16, 1.36)),
                cp=3.24,
                bp=2.26,
                wheel=('aero', 5),
                tw=0.215,
                roof_black=True,
                floating=True,
                handle_black=True,
            ),
            **o,
        },
    )


SEDAN = dict(
    L=4.90,
    W=1.88,
    H=1.455,
    xf=0.83,
    wb=2.95,
    Rt=0.352,
    Rr=0.255,
    zbot=0.145,
    hood=(0.80, 0.945),
    belt=(0.90, 0.985),
    ws=((1.42, 0.92), (2.30, 1.42)),
    rw=((4.44, 1.0), (3.52, 1.405)),
    drop=0.055,
    deck=1.04,
    sect='car',
    front='H',
    rear='E',
    zd=0.955,
    tailz=1.02,
    dlo_end=((4.16, 0.99), (3.54, 1.37)),
    k_rw=0.28,
    cp=3.66,
    bp=2.72,
    dlo_t=0.105,
    rwm=dict(bot=1.06, top=1.345, inset=0.10, wiper=0),
    wheel=('blade', 5),
    a_pillar=0.10,
    tail_in=0.035,
    plate_r=0.66,
    rows=[2.55, 3.12],
    seat_z=0.50,
    cf=0.25,
    k_front=0.10,
    chrome_dlo=1,
)


def sedan(**o):
    return car('sedan', **{**SEDAN, **o})


def sedan_small(**o):
    return car(
        'sedans',
        **{
            **SEDAN,
            **dict(
                L=4.52,
                W=1.79,
                H=1.44,
                xf=0.82,
                wb=2.68,
                Rt=0.328,
                Rr=0.228,
                hood=(0.79, 0.935),
                ws=((1.22, 0.915), (2.06, 1.405)),
                rw=((4.12, 1.0), (3.32, 1.39)),
                dlo_end=((3.86, 0.99), (3.32, 1.35)),
                cp=3.36,
                bp=2.46,
                front='A',
                rear='C',
                u=0.95,
                wheel=('multi', 10),
                rim='silver',
                chrome_dlo=None,
                rows=[2.30, 2.84],
            ),
            **o,
        },
    )


def sedan_ev(**o):
    return car(
        'sedane',
        **{
            **SEDAN,
            **dict(
                L=4.74,
                W=1.89,
                H=1.435,
                xf=0.81,
                wb=2.92,
                Rt=0.355,
                Rr=0.265,
                hood=(0.745, 0.905),
                belt=(0.88, 0.98),
                ws=((1.10, 0.885), (2.18, 1.40)),
                rw=((4.52, 0.99), (3.16, 1.40)),
                drop=0.03,
                deck=1.03,
                sect='sport',
                front='I',
                rear='A',
                zd=0.94,
                dlo_end=((4.10, 0.985), (3.42, 1.355)),
                k_rw=0.40,
                cp=3.56,
                bp=2.60,
                rwm=dict(bot=1.06, top=1.35, inset=0.10, wiper=0),
                wheel=('aero', 5),
                rim='grey',
                chrome_dlo=None,
                roof_black=True,
                handle_black=True,
                rows=[2.46, 3.04],
                cf=0.32,
            ),
            **o,
        },
    )


WAGON = dict(
    L=4.80,
    W=1.86,
    H=1.485,
    xf=0.83,
    wb=2.88,
    Rt=0.348,
    Rr=0.252,
    zbot=0.155,
    hood=(0.80, 0.945),
    belt=(0.90, 0.985),
    ws=((1.36, 0.92), (2.20, 1.45)),
    rw=((4.70, 0.985), (4.30, 1.405)),
    drop=0.06,
    sect='car',
    front='A',
    rear='A',
    spoiler=(4.0, 4.42, 0, 0.03),
    zd=0.955,
    tailz=1.01,
    dlo_end=((4.46, 0.99), (4.08, 1.39)),
    cp=3.62,
    bp=2.66,
    dlo_t=0.105,
    rails='bright',
    wheel=('twin', 5),
    a_pillar=0.10,
    cf=0.25,
    k_front=0.10,
    rows=[2.50, 3.12],
    seat_z=0.52,
)


def wagon(**o):
    return car('wagon', **{**WAGON, **o})


def wagon_trail(**o):
    return car(
        'wagont',
        **{
            **WAGON,
            **dict(
                H=1.56,
                Rt=0.368,
                Rr=0.25,
                zbot=0.215,
                hood=(0.865, 1.01),
                belt=(0.965, 1.045),
                ws=((1.36, 0.985), (2.18, 1.525)),
                rw=((4.70, 1.045), (4.34, 1.48)),
                dlo_end=((4.46, 1.05), (4.10, 1.46)),
                zd=1.02,
                tailz=1.075,
                front='E',
                rear='E',
                clad=0.060,
                clad_z=0.36,
                wheel=('star', 5),
                rim='grey',
                rails=True,
                seat_z=0.58,
            ),
            **o,
        },
    )


COUPE = dict(
    L=4.40,
    W=1.90,
    H=1.30,
    xf=0.79,
    wb=2.66,
    Rt=0.352,
    Rr=0.268,
    zbot=0.12,
    hood=(0.735, 0.885),
    belt=(0.845, 0.945),
    ws=((1.50, 0.865), (2.30, 1.265)),
    rw=((4.16, 0.985), (3.00, 1.27)),
    drop=0.03,
    deck=0.995,
    sect='sport',
    front='D',
    rear='E',
    doors=2,
    bp=2.86,
    zd=0.90,
    tailz=0.98,
    dlo_end=((3.62, 0.95), (3.16, 1.22)),
    k_rw=0.42,
    dlo_t=0.095,
    flare=0.05,
    flare_w=0.15,
    rwm=dict(bot=1.02, top=1.215, inset=0.14, wiper=0),
    wheel=('twin', 5),
    rows=[2.56],
    seat_z=0.44,
    a_pillar=0.11,
    tail_in=0.04,
    plate_r=0.50,
    tw=0.265,
    fin=False,
    cf=0.27,
    k_front=0.10,
    bulge=0.020,
)


def coupe(**o):
    return car('coupe', **{**COUPE, **o})


def fastback(**o):
    return car(
        'fast',
        **{
            **COUPE,
            **dict(
                L=4.78,
                W=1.92,
                H=1.385,
                xf=0.86,
                wb=2.78,
                Rt=0.36,
                Rr=0.262,
                zbot=0.14,
                hood=(0.83, 0.965),
                belt=(0.92, 1.0),
                ws=((1.62, 0.945), (2.40, 1.345)),
                rw=((4.60, 1.03), (3.10, 1.355)),
                deck=1.06,
                bp=3.0,
                zd=0.96,
                tailz=1.04,
                front='H',
                rear='C',
                dlo_end=((3.86, 1.01), (3.36, 1.30)),
                rwm=dict(bot=1.10, top=1.30, inset=0.14, wiper=0),
                rows=[2.72],
                seat_z=0.48,
                wheel=('star', 5),
                rim='black',
                bulge=0.028,
                bulge_w=0.40,
                plate_r=0.60,
            ),
            **o,
        },
    )


def cabrio(**o):
    """Coupe with a closed fabric roof."""
    from shapely.geometry import Polygon, box

    p = coupe(
        **{
            **dict(
                ws=((1.46, 0.865), (2.26, 1.265)),
                rw=((3.92, 0.97), (3.02, 1.27)),
                dlo_end=((3.42, 0.945), (3.12, 1.21)),
                rwm=dict(bot=1.06, top=1.20, w0=0.42, w1=0.38, wiper=0),
                front='A',
                rear='A',
                wheel=('multi', 10),
                rim='silver',
                u=0.97,
            ),
            **o,
        }
    )

    def side(b, S):
        xs = np.linspace(b.wx1 - 0.02, b.rx0 + 0.1, 80)
        S.add(
            'matte',
            Polygon([(x, float(b.belt(x)) + 0.035) for x in xs] + [(b.rx0 + 0.1, 1.5), (b.wx1 - 0.02, 1.5)]),
        )

    def top(b, S):
        S.add('matte', box(b.wx1 - 0.02, -0.5, b.rx0 - 0.10, 1.0))

    p.update(name='cabrio', side_fn=[side], top_fn=[top], rw_matte=True)
    return p


def roadster(**o):
    """Roof down: the glasshouse is left out, a cockpit is cut, and the screen, seats and hoops are parts."""
    p = coupe(
        **{
            **dict(
                L=4.10,
                W=1.82,
                H=1.24,
                xf=0.78,
                wb=2.42,
                Rt=0.335,
                Rr=0.25,
                hood=(0.725, 0.86),
                belt=(0.83, 0.90),
                ws=((1.34, 0.85), (1.92, 1.20)),
                rw=((3.6, 0.93), (3.2, 1.2)),
                deck=0.955,
                bp=2.62,
                zd=0.875,
                tailz=0.945,
                front='G',
                rear='D',
                u=0.93,
                wheel=('star', 5),
                rim='machined',
                rows=[2.22],
                seat_z=0.40,
                seat_mat='tan',
            ),
            **o,
        }
    )
    p.update(
        name='roadster',
        no_green=True,
        roadster=True,
        extra=[addons.cockpit(1.62, 2.78, 0.46)],
        objs=[addons.roadster_parts],
        rwm=None,
        H=1.22,
    )
    return p
