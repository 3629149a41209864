"""What stands on a dashboard without large screens: round dials, a radio and three knobs. As in cars of some
years ago (plain), and with handles to climb in by as in what works or leaves the road (work);
with an automatic's lever, or with a gear stick."""

import numpy as np

from ..surface import capsule, rbox, smax, smin, sstep, tube
from .bike_kit import rot
from .cabin_seats import DRIVER

TOP = 0.60  # of the console
TILT = np.radians(14)  # the stack looks up at who sits before it
STACK = (-0.565, 0.765)


def tilted(x, z):
    """Out of the stack's face, and up along it."""
    dx, dz = x - STACK[0], z - STACK[1]
    return dx * np.cos(TILT) + dz * np.sin(TILT), -dx * np.sin(TILT) + dz * np.cos(TILT)


def at(out, up):
    """Where a point of the stack lies: x and z."""
    return (
        STACK[0] + out * np.cos(TILT) - up * np.sin(TILT),
        STACK[1] + out * np.sin(TILT) + up * np.cos(TILT),
    )


def build(add, box, screen, is_work, is_manual):
    dials(add, screen)
    stack(add, screen)
    end_vents(add)
    console(add, is_manual)
    box('glove', (-0.552, -0.40, 0.715), (0.012, 0.36, 0.012), 'rail', 0.004, vox=0.005)
    box('glovepull', (-0.548, -0.40, 0.735), (0.014, 0.07, 0.020), 'dark', 0.006, vox=0.005)
    if is_work:
        handles(add)


def dials(add, screen):
    screen('clus', 'dials', (-0.64, DRIVER, 0.985), 0.30, 0.118, 16)

    def hood(x, y, z):
        outer = rbox(x + 0.66, y - DRIVER, z - 0.985, 0.11, 0.205, 0.090, 0.06)
        hollow = rbox(x + 0.60, y - DRIVER, z - 0.98, 0.12, 0.180, 0.070, 0.04)
        return smax(smax(outer, -hollow, 0.01), 0.90 - z, 0.01)

    add('hood', hood, (-0.82, 0.12, 0.88), (-0.50, 0.62, 1.10), 'upper')


def stack(add, screen):
    lo, hi = (-0.70, -0.20, 0.54), (-0.44, 0.20, 0.98)

    def panel(x, y, z):
        out, up = tilted(x, z)
        hollow = rbox(out - 0.03, np.abs(y) - 0.080, up - 0.140, 0.022, 0.062, 0.030, 0.008)
        radio = rbox(out - 0.03, y, up - 0.032, 0.016, 0.148, 0.060, 0.006)
        return smax(smax(rbox(out + 0.02, y, up, 0.045, 0.165, 0.190, 0.03), -hollow, 0.004), -radio, 0.003)

    add('stack', panel, lo, hi, 'rail', vox=0.005)

    def rim(x, y, z):
        out, up = tilted(x, z)
        ring = smax(
            rbox(out - 0.022, y, up, 0.006, 0.170, 0.195, 0.03),
            -rbox(out - 0.022, y, up, 0.05, 0.162, 0.187, 0.026),
            0.002,
        )
        frames = smax(
            rbox(out - 0.025, np.abs(y) - 0.080, up - 0.140, 0.004, 0.066, 0.034, 0.01),
            -rbox(out - 0.025, np.abs(y) - 0.080, up - 0.140, 0.05, 0.061, 0.029, 0.008),
            0.002,
        )
        return np.minimum(ring, frames)

    add('stackrim', rim, lo, hi, 'accent', vox=0.004)

    def slats(x, y, z):
        out, up = tilted(x, z)
        zone = np.maximum(np.abs(np.abs(y) - 0.080) - 0.060, np.abs(up - 0.140) - 0.028)
        across = smax(np.abs(np.mod(up, 0.014) - 0.007) - 0.0028, np.abs(out - 0.012) - 0.010, 0.002)
        return np.maximum(across, zone)

    add('stackvents', slats, lo, hi, 'upper', vox=0.004)
    x, z = at(0.008, 0.032)
    screen('cent', 'radio', (x, 0, z), 0.165, 0.092, 14)

    def knob(ys, up0, radius, out0, out1, mirrored=True):
        def f(x, y, z):
            out, up = tilted(x, z)
            v = np.abs(y) - ys if mirrored else y - ys
            ridges = 0.0008 * np.cos(np.arctan2(up - up0, v) * 18)
            mid, half = (out0 + out1) / 2, (out1 - out0) / 2
            return smax(np.hypot(v, up - up0) - radius + ridges, np.abs(out - mid) - half, 0.006)

        return f

    add('tune', knob(0.120, 0.032, 0.017, 0.0, 0.034), lo, hi, 'alloy', vox=0.004)
    for name, y in (('left', -0.098), ('mid', 0.0), ('right', 0.098)):
        add(name + 'dial', knob(y, -0.085, 0.031, 0.0, 0.040, False), lo, hi, 'upper', vox=0.004)
        add(name + 'ring', knob(y, -0.085, 0.037, 0.0, 0.029, False), lo, hi, 'accent', vox=0.004)

    def buttons(x, y, z):
        out, up = tilted(x, z)
        low = rbox(out - 0.026, np.mod(y + 0.026, 0.052) - 0.026, up + 0.150, 0.008, 0.021, 0.011, 0.004)
        return np.maximum(low, np.abs(y) - 0.130)

    add('buttons', buttons, lo, hi, 'dark', vox=0.004)


def end_vents(add):
    def around(x, y, z):
        return np.hypot(np.abs(y) - 0.650, z - 0.842)

    def ring(x, y, z):
        return np.hypot(around(x, y, z) - 0.056, x + 0.528) - 0.010

    def slats(x, y, z):
        bar = smax(np.abs(np.mod(z - 0.842, 0.020) - 0.010) - 0.003, np.abs(x + 0.538) - 0.010, 0.002)
        hub = smax(around(x, y, z) - 0.016, np.abs(x + 0.532) - 0.008, 0.004)
        return np.minimum(np.maximum(bar, around(x, y, z) - 0.054), hub)

    def cup(x, y, z):
        return smax(around(x, y, z) - 0.060, np.abs(x + 0.570) - 0.028, 0.006)

    lo, hi = (-0.62, -0.74, 0.76), (-0.49, 0.74, 0.92)
    add('endcups', cup, lo, hi, 'dark', vox=0.005)
    add('endrings', ring, lo, hi, 'accent', vox=0.004)
    add('endslats', slats, lo, hi, 'rail', vox=0.004)


def console(add, is_manual):
    def body(x, y, z):
        top = z - (TOP - 0.10 * sstep(-0.50, -0.20, x))
        f = smax(np.abs(y) - 0.118, top, 0.03)
        cup = np.minimum(np.hypot(x - 0.02, y + 0.050) - 0.040, np.hypot(x - 0.11, y + 0.050) - 0.040)
        f = smax(f, -smax(cup, 0.42 - z, 0.01), 0.006)
        return smax(smax(f, np.maximum(-0.66 - x, x - 0.5), 0.02), 0.30 - z, 0.01)

    add('console', body, (-0.70, -0.16, 0.30), (0.52, 0.16, TOP + 0.04), 'upper')
    stick(add) if is_manual else selector(add)
    add(
        'handbrake',
        lambda x, y, z: smin(
            capsule(x, y, z, (0.20, 0.072, 0.48), (-0.02, 0.072, 0.565), 0.014),
            capsule(x, y, z, (0.06, 0.072, 0.535), (-0.08, 0.072, 0.588), 0.019),
            0.01,
        ),
        (-0.14, 0.03, 0.42),
        (0.26, 0.115, 0.64),
        'upper',
        vox=0.005,
    )
    add(
        'arm',
        lambda x, y, z: rbox(x - 0.36, y, z - 0.60, 0.15, 0.105, 0.05, 0.035),
        (0.18, -0.14, 0.52),
        (0.54, 0.14, 0.68),
        'soft',
    )


def stick(add):
    """A gear stick in its boot."""
    foot, tip = (-0.26, 0, 0.525), (-0.285, 0, 0.700)
    add(
        'boot',
        lambda x, y, z: (
            capsule(x, y, z, foot, (foot[0] - 0.02, 0, foot[2] + 0.055), 0.055, 0.016)
            + 0.0025 * np.cos(z * 420)
        ),
        (-0.36, -0.07, 0.45),
        (-0.18, 0.07, 0.63),
        'dark',
        vox=0.004,
    )
    lever(add, foot, tip)
    add(
        'grip',
        lambda x, y, z: np.sqrt((x - tip[0]) ** 2 + y**2 + 0.8 * (z - tip[2]) ** 2) - 0.027,
        (-0.36, -0.06, 0.62),
        (-0.20, 0.06, 0.76),
        'gloss',
        vox=0.004,
    )


def selector(add):
    """An automatic's lever in its gate: a slot in a plate, with a light beside each place."""
    foot, tip = (-0.265, 0, 0.515), (-0.275, 0, 0.605)

    def plate(x, y, z):
        u, w = rot(x, z, foot[0], foot[2], -18)
        slot = rbox(u, y, w, 0.062, 0.009, 0.03, 0.006)
        return smax(rbox(u, y, w, 0.098, 0.062, 0.010, 0.008), -slot, 0.003)

    def rim(x, y, z):
        u, w = rot(x, z, foot[0], foot[2], -18)
        return smax(
            rbox(u, y, w, 0.104, 0.068, 0.008, 0.008), -rbox(u, y, w, 0.097, 0.061, 0.05, 0.006), 0.002
        )

    def lights(x, y, z):
        u, w = rot(x, z, foot[0], foot[2], -18)
        places = np.mod(u + 0.015, 0.030) - 0.015
        return np.maximum(rbox(places, y - 0.034, w - 0.009, 0.005, 0.006, 0.003, 0.002), np.abs(u) - 0.062)

    lo, hi = (-0.40, -0.09, 0.44), (-0.13, 0.09, 0.60)
    add('gate', plate, lo, hi, 'gloss', vox=0.004)
    add('gaterim', rim, lo, hi, 'accent', vox=0.004)
    add('gatelights', lights, lo, hi, 'alloy', vox=0.003)
    lever(add, foot, tip)
    add(
        'grip',
        lambda x, y, z: smin(
            rbox(x - tip[0], y, z - tip[2], 0.020, 0.022, 0.036, 0.018),
            rbox(x - tip[0] - 0.004, y, z - tip[2] - 0.024, 0.030, 0.028, 0.018, 0.016),
            0.014,
        ),
        (-0.36, -0.06, 0.54),
        (-0.20, 0.06, 0.68),
        'upper',
        vox=0.004,
    )
    box_at = (tip[0], 0.030, tip[2] + 0.022)
    add(
        'release',
        lambda x, y, z: rbox(x - box_at[0], y - box_at[1], z - box_at[2], 0.008, 0.006, 0.010, 0.004),
        (-0.31, 0.01, 0.58),
        (-0.24, 0.05, 0.66),
        'chrome',
        vox=0.003,
    )


def lever(add, foot, tip):
    add(
        'lever',
        lambda x, y, z: capsule(x, y, z, foot, tip, 0.008),
        (-0.34, -0.03, 0.48),
        (-0.22, 0.03, 0.73),
        'chrome',
        vox=0.004,
    )


def handles(add):
    """To climb in by: on both pillars, and before whom one drives."""
    pillar = [(-0.72, 0.70, 1.00), (-0.66, 0.655, 1.06), (-0.50, 0.610, 1.19), (-0.47, 0.640, 1.26)]
    add(
        'pillarhandles',
        lambda x, y, z: tube(x, np.abs(y), z, pillar, 0.015, 0.02),
        (-0.80, 0.56, 0.95),
        (-0.40, 0.76, 1.32),
        'upper',
        True,
        0.006,
    )
    before = [(-0.60, -0.53, 0.895), (-0.535, -0.52, 0.905), (-0.535, -0.30, 0.905), (-0.60, -0.29, 0.895)]
    add(
        'dashhandle',
        lambda x, y, z: tube(x, y, z, before, 0.015, 0.02),
        (-0.66, -0.58, 0.85),
        (-0.49, -0.24, 0.95),
        'rail',
        vox=0.005,
    )
