"""Motorcycles: naked roadster, classic twin, cruiser, adventure, faired sports bike, enduro, scooter."""

from .bike_cruiser import build_cruiser
from .bike_enduro import build_enduro
from .bike_naked import build_naked
from .bike_retro import build_retro
from .bike_scooter import build_scooter
from .bike_sport import build_sport


def _row(builder, L, H, **k):
    P = dict(
        builder=builder,
        L=L,
        H=H,
        front={},
        zbot=0.3,
        lean=-4,
        cam_k=1.7,
        az=dict(front=52, rear=128),
        rim='black',
        wheel=dict(n=5, style='twin'),
        **{},
    )
    P.update(k)
    x0 = -L / 2
    P['targets'] = dict(
        wheel=(x0 + P['front_r'] + 0.05, 0.1, P['front_r'] * 1.05),
        lamp=(x0 + P['head'][0] - 0.05, 0.08, P['head'][1] - 0.10),
    )
    return P


def naked(**o):
    return _row(
        build_naked,
        2.03,
        1.16,
        **{
            **dict(
                wb=1.41,
                front_r=0.30,
                rear_r=0.312,
                front_rim=0.216,
                rear_rim=0.216,
                front_w=0.122,
                rear_w=0.182,
                head=(0.585, 0.93),
                engine=(0.90, 0.45),
            ),
            **o,
        },
    )


def adventure(**o):
    return _row(
        build_naked,
        2.18,
        1.40,
        **{
            **dict(
                adventure=True,
                lift=0.07,
                wb=1.52,
                front_r=0.335,
                rear_r=0.325,
                front_rim=0.248,
                rear_rim=0.222,
                front_w=0.112,
                rear_w=0.152,
                head=(0.665, 1.02),
                engine=(1.0, 0.52),
                wheel=dict(n=14, style='multi', chunky=True),
                rim='bronze',
                lean=-4,
            ),
            **o,
        },
    )


def cruiser(**o):
    return _row(
        build_cruiser,
        2.38,
        1.12,
        **{
            **dict(
                wb=1.66,
                front_r=0.325,
                rear_r=0.318,
                front_rim=0.235,
                rear_rim=0.205,
                front_w=0.125,
                rear_w=0.185,
                head=(0.735, 0.88),
                engine=(1.04, 0.36),
                wheel=dict(n=12, style='multi'),
                rim='machined',
            ),
            **o,
        },
    )


def retro(**o):
    return _row(
        build_retro,
        2.09,
        1.14,
        **{
            **dict(
                wb=1.42,
                front_r=0.33,
                rear_r=0.325,
                front_rim=0.252,
                rear_rim=0.24,
                front_w=0.1,
                rear_w=0.13,
                head=(0.615, 0.94),
                engine=(0.975, 0.43),
                wheel=dict(n=18, style='wire'),
                rim='silver',
                disc_y=0.052,
            ),
            **o,
        },
    )


def sport(**o):
    return _row(
        build_sport,
        2.02,
        1.12,
        **{
            **dict(
                wb=1.39,
                front_r=0.3,
                rear_r=0.315,
                front_rim=0.216,
                rear_rim=0.216,
                front_w=0.122,
                rear_w=0.186,
                head=(0.555, 0.87),
                engine=(0.9, 0.44),
            ),
            **o,
        },
    )


def enduro(**o):
    return _row(
        build_enduro,
        2.18,
        1.26,
        **{
            **dict(
                wb=1.48,
                front_r=0.345,
                rear_r=0.335,
                front_rim=0.268,
                rear_rim=0.24,
                front_w=0.09,
                rear_w=0.125,
                head=(0.66, 1.03),
                engine=(1.02, 0.52),
                wheel=dict(n=14, style='wire', chunky=True),
                disc_y=0.05,
            ),
            **o,
        },
    )


def scooter(**o):
    return _row(
        build_scooter,
        1.99,
        1.22,
        **{
            **dict(
                wb=1.39,
                front_r=0.268,
                rear_r=0.262,
                front_rim=0.18,
                rear_rim=0.172,
                front_w=0.118,
                rear_w=0.138,
                head=(0.5, 0.93),
                engine=(1.25, 0.3),
                wheel=dict(n=5, style='star'),
            ),
            **o,
        },
    )
