"""Interior: four dashboards (wide, tower, plain, work) before the same seats, doors and boot. Right-hand drive.
Origin: on the centre line, level with the front cushions; forward is -x.
The upholstery is what is painted: a plate serves every trim."""

import types

import bpy
import numpy as np

from ..surface import capsule, rbox, smax, smin, sstep, tube
from . import cabin_plain as plain
from . import cabin_rear as rear
from . import cabin_screens as screens
from . import cabin_seats as seats
from .bike_kit import rot
from .cabin_displays import screen_image
from .cabin_seats import DRIVER


# Where a photographer stands, and what would be in the way.
SHOTS = dict(
    inside=dict(eye=(0.56, -0.05, 1.15), aim=(-0.62, 0.035, 0.84), lens=20, hide=('fback', 'fpost')),
    door=dict(eye=(0.40, 1.22, 1.16), aim=(-0.34, 0.0, 0.80), lens=21, hide=('rightfront',)),
    seats=dict(eye=(0.86, 1.06, 1.13), aim=(1.26, -0.25, 0.74), lens=19, hide=('rightrear',)),
    boot=dict(eye=(2.98, 0.06, 1.26), aim=(1.9, 0.0, 0.78), lens=19, hide=()),
)


def build(P, M):
    from .. import materials, vehicle

    S = materials.simple
    mats = dict(
        upper=S('upper', color=(0.042, 0.042, 0.044), rough=0.55, spec=0.35),
        soft=S('soft', color=(0.5, 0.5, 0.5), rough=0.5, paint=True),
        insert=S('insert', color=(0.5, 0.5, 0.5), rough=0.65, paint=True),
        accent=S('accent', color=(0.42, 0.42, 0.43), rough=0.28, metal=0.85, coat=0.5),
        roof=S('roofl', color=(0.50, 0.49, 0.47), rough=0.9, spec=0.1),
        carpet=S('carpet', color=(0.085, 0.085, 0.088), rough=1, spec=0.05),
        **{k: M[k] for k in ('gloss', 'dark', 'chrome', 'alloy', 'rail', 'red')},
    )
    add = lambda n, f, lo, hi, m, mir=False, vox=0.008: vehicle.add_sdf(n, f, lo, hi, vox, mats[m], mir)
    box = lambda n, c, s, m, r=0.01, mir=False, vox=0.008: add(
        n,
        lambda x, y, z: rbox(x - c[0], y - c[1], z - c[2], s[0] / 2, s[1] / 2, s[2] / 2, r),
        np.array(c) - np.array(s) / 2 - 0.03,
        np.array(c) + np.array(s) / 2 + 0.03,
        m,
        mir,
        vox,
    )

    def screen(name, kind, c, w, h, tilt, yaw=0):
        """A glossy display: bezel plus a glowing picture."""
        img = screen_image(kind, int(1400 * w / max(w, h)), int(1400 * h / max(w, h)))
        n = materials.Nodes(name)
        im = materials.image(img, name)
        im.colorspace_settings.name = 'sRGB'
        tx = n.n('ShaderNodeTexImage', _image=im, Vector=n.n('ShaderNodeUVMap', _uv_map='u').outputs[0])
        em = n.n('ShaderNodeEmission', Color=tx.outputs[0], Strength=1.15).outputs[0]
        gl = n.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.05).outputs[0]
        mat = n.out(n.mix(0.03, em, gl))
        a, b_ = np.radians(tilt), np.radians(yaw)
        up = np.array([-np.sin(a), 0, np.cos(a)])
        nrm = np.array([np.cos(a) * np.cos(b_), np.sin(b_), np.sin(a)])
        right = np.array([-np.sin(b_), np.cos(b_), 0])
        c = np.array(c, float) + nrm * 0.0102
        q = [
            c - right * w / 2 - up * h / 2,
            c + right * w / 2 - up * h / 2,
            c + right * w / 2 + up * h / 2,
            c - right * w / 2 + up * h / 2,
        ]
        o = vehicle.make_mesh(name, np.array(q), np.array([[0, 1, 2, 3]]), smooth=False, mat=mat)
        o.data.uv_layers.new(name='u').data.foreach_set('uv', np.array([0, 0, 1, 0, 1, 1, 0, 1], np.float32))
        c0 = c - nrm * 0.0102

        def bez(x, y, z):
            dx, dy, dz = x - c0[0], y - c0[1], z - c0[2]
            return rbox(
                dx * nrm[0] + dy * nrm[1] + dz * nrm[2],
                dx * right[0] + dy * right[1],
                dx * up[0] + dy * up[1] + dz * up[2],
                0.010,
                w / 2 + 0.010,
                h / 2 + 0.010,
                0.010,
            )

        m = max(w, h) / 2 + 0.06
        add(
            name + 'b',
            bez,
            c0 - [0.08 + h / 3, m, h / 2 + 0.05],
            c0 + [0.08 + h / 3, m, h / 2 + 0.05],
            'gloss',
            vox=0.006,
        )

    is_plain = P['layout'].startswith(('plain', 'work'))

    # --- dashboard: a swept profile with a soft brow, a recessed band for vents and an accent strip
    def dash(x, y, z):
        bow = 0.10 * (np.abs(y) / 0.75) ** 2.5  # ends come towards the doors
        top = z - (0.925 - 0.10 * sstep(-0.70, -1.25, x) * 0 - 0.012 * (y / 0.75) ** 2)
        face = (x + 0.60 - bow * 0.8) + 0.55 * (0.80 - z) * (z < 0.80) + 0.20 * (z - 0.80) * (z >= 0.80)
        f = smax(top, face, 0.055)
        band = smax(np.abs(z - 0.835) - 0.036, -(x + 0.66 - bow * 0.8), 0.012)
        f = f if is_plain else smax(f, -band, 0.010)
        return smax(smax(f, 0.50 - z, 0.06), np.abs(y) - 0.77, 0.02)

    add('dash', dash, (-1.35, -0.80, 0.46), (-0.40, 0.80, 0.97), 'upper', vox=0.009)

    def lower(x, y, z):
        bow = 0.08 * (np.abs(y) / 0.75) ** 2.5
        return smax(
            smax(smax(x + 0.575 - bow + 0.55 * (0.785 - z), z - 0.785, 0.03), 0.56 - z, 0.05),
            np.maximum(np.abs(y) - 0.755, -0.9 - x),
            0.02,
        )

    add('lower', lower, (-0.95, -0.78, 0.52), (-0.42, 0.78, 0.82), 'soft', vox=0.009)
    if is_plain:
        style, *gears = P['layout'].split('-')
        plain.build(add, box, screen, style == 'work', gears == ['stick'])
    else:
        screens.build(add, box, screen, P['layout'] == 'wide')
    # --- steering wheel on the right
    wx, wz = -0.36, 0.875

    def wheel(x, y, z):
        u, w = rot(x, z, wx, wz, 24)
        v = y - DRIVER  # u = towards the driver
        q = np.hypot(v, w)
        rim = np.hypot(q - 0.178, u * (1.0)) - 0.0165
        hub = rbox(u + 0.012, v, w + 0.01, 0.035, 0.078, 0.062, 0.035)
        sp = np.minimum(
            smax(np.abs(w + 0.012) - 0.022, np.maximum(q - 0.175, np.abs(u + 0.012) - 0.010), 0.008),
            smax(np.abs(v) - 0.020, np.maximum(np.maximum(w, q - 0.175), np.abs(u + 0.012) - 0.010), 0.008),
        )
        return smin(smin(rim, sp, 0.015), hub, 0.012)

    add(
        'swheel',
        wheel,
        (wx - 0.16, DRIVER - 0.22, wz - 0.22),
        (wx + 0.16, DRIVER + 0.22, wz + 0.22),
        'upper',
        vox=0.005,
    )

    def trimw(x, y, z):
        u, w = rot(x, z, wx, wz, 24)
        v = y - DRIVER
        return np.minimum(
            rbox(u - 0.002, np.abs(v) - 0.110, w + 0.012, 0.006, 0.028, 0.013, 0.006),
            rbox(u + 0.001, v, w + 0.125, 0.005, 0.012, 0.045, 0.005),
        )

    add(
        'swtrim',
        trimw,
        (wx - 0.1, DRIVER - 0.2, wz - 0.2),
        (wx + 0.1, DRIVER + 0.2, wz + 0.1),
        'alloy',
        vox=0.004,
    )
    add(
        'column',
        lambda x, y, z: capsule(
            x, y, z, (wx - 0.04, DRIVER, wz - 0.03), (wx - 0.26, DRIVER, wz - 0.12), 0.055, 0.07
        ),
        (-0.75, 0.2, 0.66),
        (-0.28, 0.54, 0.95),
        'upper',
    )
    add(
        'stalk',
        lambda x, y, z: capsule(
            x, y, z, (wx - 0.07, DRIVER + 0.05, wz - 0.02), (wx - 0.05, DRIVER + 0.17, wz + 0.01), 0.009
        ),
        (-0.5, 0.3, 0.8),
        (-0.3, 0.6, 0.95),
        'upper',
    )
    add(
        'stalk2',
        lambda x, y, z: capsule(
            x, y, z, (wx - 0.07, DRIVER - 0.05, wz - 0.02), (wx - 0.05, DRIVER - 0.17, wz + 0.01), 0.009
        ),
        (-0.5, 0.1, 0.8),
        (-0.3, 0.4, 0.95),
        'upper',
    )

    # --- seats: cushions and the inner shoulder of each backrest at the frame's edge
    def cushion(x, y, z):
        v = np.abs(y - DRIVER)
        base = rbox(x + 0.04, v, z - 0.555 - 0.05 * sstep(0.05, -0.3, x), 0.30, 0.265, 0.085, 0.06)
        dish = 0.030 * sstep(0.19, 0.12, v) * sstep(-0.36, -0.28, x)
        flutes = 0.004 * (1 - np.abs(np.cos(x * 42))) ** 3 * (v < 0.13)
        return base + dish + flutes

    add('cush', cushion, (-0.40, DRIVER - 0.32, 0.40), (0.34, DRIVER + 0.32, 0.74), 'soft', True)
    seats.front(add)
    # --- doors, pillars, roof, mirror
    doors(add)
    rear.build(add, box)
    pil = [(-0.93, 0.78, 0.93), (-0.34, 0.64, 1.385), (0.20, 0.62, 1.42), (2.30, 0.60, 1.40)]
    add(
        'apillar',
        lambda x, y, z: tube(x, y, z, pil, 0.045, 0.05),
        (-1.02, 0.5, 0.85),
        (2.42, 0.88, 1.52),
        'roof',
        True,
        0.010,
    )
    add(
        'roof',
        lambda x, y, z: smax(
            np.abs(z - 1.455 + 0.05 * (y / 0.65) ** 2 + 0.10 * sstep(-0.05, -0.36, x) * 0.55) - 0.02,
            np.maximum(np.abs(y) - 0.66, np.maximum(-0.36 - x, x - 2.62)),
            0.02,
        ),
        (-0.42, -0.7, 1.30),
        (2.70, 0.7, 1.52),
        'roof',
        vox=0.014,
    )
    add(
        'visor',
        lambda x, y, z: rbox(
            rot(x, z, -0.22, 1.392, 18)[0],
            y - 0.33,
            rot(x, z, -0.22, 1.392, 18)[1],
            0.085,
            0.19,
            0.010,
            0.01,
        ),
        (-0.36, 0.1, 1.30),
        (-0.08, 0.56, 1.46),
        'roof',
        True,
        0.008,
    )
    box('mirror', (-0.33, 0, 1.275), (0.035, 0.235, 0.062), 'rail', 0.018, vox=0.006)
    box('mglass', (-0.311, 0, 1.275), (0.006, 0.215, 0.046), 'chrome', 0.003, vox=0.005)
    add(
        'mstem',
        lambda x, y, z: capsule(x, y, z, (-0.35, 0, 1.29), (-0.40, 0, 1.38), 0.012),
        (-0.45, -0.05, 1.24),
        (-0.28, 0.05, 1.42),
        'rail',
    )
    vehicle.block(0.6, 0.28, 3.2, 1.6, 0.03, mats['carpet'])
    box('firewall', (-0.98, 0, 0.60), (0.04, 1.9, 0.70), 'dark', 0.01, vox=0.02)
    for at, turn, size, energy in ((0.75, 38, 1.2, 34), (1.00, 0, 0.45, 4), (2.25, -8, 0.60, 8)):
        lamp(at, turn, size, energy)
    return types.SimpleNamespace(P=P, L=0, W=0.8, H=1.5, Rt=0.3, xf=0, xr=0)


def lamp(x, turn, size, energy):
    """A soft light under the roof, as from the sky through it."""
    light = bpy.data.lights.new('fill', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy = size, 1.0, energy
    lo = bpy.data.objects.new('fill', light)
    bpy.context.collection.objects.link(lo)
    lo.visible_camera = False
    lo.location = (x, 0, 1.40)
    lo.rotation_euler = (0, np.radians(turn), 0)


def doors(add):
    """Each on its own, so that the one through which the photographer looks can be left out."""
    for row, mid, half in (('front', -0.20, 0.72), ('rear', 1.02, 0.45)):
        for side, sign in (('left', -1), ('right', 1)):
            name = side + row
            lo, hi = mid - half - 0.06, mid + half + 0.06

            def span(y0, y1):
                return sorted((sign * y0, sign * y1))

            def part(kind, f, y0, y1, z0, z1, mat, vox=0.008):
                ys = span(y0, y1)
                add(
                    f'{name}{kind}',
                    lambda x, y, z: f(x - mid, sign * y, z),
                    (lo, ys[0], z0),
                    (hi, ys[1], z1),
                    mat,
                    vox=vox,
                )

            k = half / 0.72
            part(
                'panel',
                lambda x, y, z: smax(rbox(x, y - 0.80, z - 0.62, half, 0.05, 0.32, 0.03), z - 0.93, 0.02),
                0.72,
                0.88,
                0.28,
                0.97,
                'upper',
                0.012,
            )
            part(
                'inlay',
                lambda x, y, z: rbox(x + 0.02, y - 0.752, z - 0.755, half * 0.86, 0.014, 0.075, 0.03),
                0.70,
                0.80,
                0.64,
                0.86,
                'insert',
            )
            part(
                'arm',
                lambda x, y, z: smin(
                    rbox(x - 0.12 * k, y - 0.725, z - 0.645, 0.42 * k, 0.055, 0.032, 0.026),
                    rbox(x + 0.28 * k, y - 0.74, z - 0.70, 0.06, 0.02, 0.05, 0.015),
                    0.03,
                ),
                0.62,
                0.80,
                0.56,
                0.78,
                'soft',
            )
            part(
                'bar',
                lambda x, y, z: rbox(x, y - 0.742, z - 0.850 + 0.02 * x, half * 0.84, 0.007, 0.007, 0.005),
                0.71,
                0.78,
                0.80,
                0.90,
                'accent',
                0.005,
            )
            part(
                'pull',
                lambda x, y, z: rbox(x + 0.36 * k, y - 0.735, z - 0.80, 0.075 * k, 0.012, 0.014, 0.01),
                0.70,
                0.78,
                0.75,
                0.85,
                'chrome',
                0.005,
            )
            part(
                'speaker',
                lambda x, y, z: smax(
                    np.hypot(x + 0.46 * k, z - 0.48) - 0.08, np.abs(y - 0.748) - 0.008, 0.004
                ),
                0.72,
                0.78,
                0.36,
                0.62,
                'rail',
                0.006,
            )


def row(layout):
    return dict(builder=build, layout=layout, L=0.0, H=1.5, front={}, zbot=0.3, shots=SHOTS)
