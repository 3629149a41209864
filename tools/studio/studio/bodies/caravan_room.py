"""The inside of a caravan: island bed in front, kitchen on the left, dinette on the right, ensuite behind.
Axes: x from the bedhead backwards, y to the right, z up.
The timber is what is painted: a plate serves every timber."""

import types

import bpy
import numpy as np

from ..surface import capsule, rbox, smin, tube

SPOUT = ((-1.03, 0.91), (-1.03, 1.16), (-0.98, 1.22), (-0.88, 1.21), (-0.86, 1.15))  # of the tap: y and z
HALF, TOP, BACK = 1.10, 1.98, 4.62  # half the width, the ceiling, the wall of the ensuite
SHOTS = dict(
    bed=dict(eye=(3.30, 0.10, 1.46), aim=(0.4, 0.0, 0.92), lens=20, hide=('rear',)),
    kitchen=dict(eye=(1.10, 0.16, 1.50), aim=(4.2, -0.04, 0.92), lens=19, hide=('front',)),
)


def timber():
    """Veneer: the grain takes its share of whatever the paint is."""
    from .. import materials

    n = materials.Nodes('timber')
    at = n.n('ShaderNodeNewGeometry').outputs['Position']
    long = n.n('ShaderNodeVectorMath', _operation='MULTIPLY', i0=at, i1=(26, 26, 1.6)).outputs[0]
    noise = n.n('ShaderNodeTexNoise', Vector=long, Scale=1.0, Detail=4.0).outputs[0]
    share = n.n('ShaderNodeMapRange', Value=noise)
    for index, value in ((1, 0.3), (2, 0.7), (3, 0.70), (4, 1.0)):
        share.inputs[index].default_value = value
    mix = n.n('ShaderNodeMix', _data_type='RGBA', _blend_type='MULTIPLY')
    mix.inputs[0].default_value = 1
    n.set(mix.inputs[7], share.outputs[0])
    mix['paint'] = 1
    mix['paint_at'] = 6
    n.m['paint'] = 1
    return n.out(n.bsdf(color=mix.outputs[2], rough=0.38, spec=0.4))


def planks():
    from .. import materials

    n = materials.Nodes('planks')
    at = n.n('ShaderNodeNewGeometry').outputs['Position']
    long = n.n('ShaderNodeVectorMath', _operation='MULTIPLY', i0=at, i1=(1.4, 24, 1)).outputs[0]
    noise = n.n('ShaderNodeTexNoise', Vector=long, Scale=1.0, Detail=4.0).outputs[0]
    ramp = n.n('ShaderNodeValToRGB', i0=noise)
    for element, colour in zip(ramp.color_ramp.elements, ((0.11, 0.085, 0.065, 1), (0.24, 0.195, 0.155, 1))):
        element.color = colour
    return n.out(n.bsdf(color=ramp.outputs[0], rough=0.42, spec=0.4))


def garden():
    """What is outside: a hedge and the sky, out of focus."""
    from .. import materials

    n = materials.Nodes('garden')
    at = n.n('ShaderNodeSeparateXYZ', i0=n.n('ShaderNodeNewGeometry').outputs['Position'])
    wave = n.n('ShaderNodeTexNoise', Vector=n.n('ShaderNodeNewGeometry').outputs['Position'], Scale=1.1)
    height = n.math('ADD', at.outputs[2], n.math('MULTIPLY', wave.outputs[0], 0.5))
    ramp = n.n('ShaderNodeValToRGB', i0=n.math('MULTIPLY', height, 0.4))
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = 0.22, (0.34, 0.36, 0.24, 1)
    elements[1].position, elements[1].color = 0.34, (0.16, 0.20, 0.12, 1)
    elements.new(0.47).color = (0.25, 0.31, 0.19, 1)
    elements.new(0.56).color = (0.90, 0.96, 1.0, 1)
    return n.out(n.n('ShaderNodeEmission', Color=ramp.outputs[0], Strength=1.5).outputs[0])


class Joinery:
    """Puts boards, fronts and cushions where they are said to be."""

    def __init__(s, mats):
        s.mats = mats

    def board(s, name, x, y, z, mat, r=0.006):
        """A board with softened edges, from one corner to the other."""
        from .. import vehicle

        v = np.array([(i, j, k) for i in x for j in y for k in z], float)
        f = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
        o = vehicle.make_mesh(name, v, f, smooth=False, mat=s.mats[mat])
        if r:
            m = o.modifiers.new('edge', 'BEVEL')
            m.width, m.segments = r, 3
        return o

    def soft(s, name, c, size, mat, r=0.05, sag=None, vox=0.012):
        from .. import vehicle

        c, h = np.array(c, float), np.array(size, float) / 2

        def f(x, y, z):
            d = rbox(x - c[0], y - c[1], z - c[2], *h, min(r, h.min() * 0.95))
            return d if sag is None else d + sag(x, y, z)

        vehicle.add_sdf(name, f, c - h - 0.06, c + h + 0.06, vox, s.mats[mat])

    def fronts(s, name, x, y, z, count, sign, handle='low'):
        """Doors in a row along x on the face at y, which looks to `sign`, each with its handle."""
        wide = (x[1] - x[0]) / count
        for at in range(count):
            x0, x1 = x[0] + at * wide + 0.004, x[0] + (at + 1) * wide - 0.004
            face, out = sorted((y, y + sign * 0.018)), y + sign * 0.034
            s.board(f'{name}front', (x0, x1), face, (z[0] + 0.004, z[1] - 0.004), 'timber', 0.004)
            mid, low = (x0 + x1) / 2, z[0] + 0.035 if handle == 'low' else z[1] - 0.045
            grip = sorted((out, out + sign * 0.010))
            s.board(f'{name}grip', (mid - 0.07, mid + 0.07), grip, (low, low + 0.012), 'metal', 0.003)

    def wall(s, y, holes, mat='wall'):
        """A side wall with windows: (from, to, sill, head) each, in order along x."""
        ys, at = (sorted((y, y + np.sign(y) * 0.04))), 0.0
        for x0, x1, z0, z1 in holes:
            s.board('wall', (at, x0), ys, (0, TOP), mat, 0)
            s.board('wall', (x0, x1), ys, (0, z0), mat, 0)
            s.board('wall', (x0, x1), ys, (z1, TOP), mat, 0)
            inner = sorted((y - np.sign(y) * 0.022, y + np.sign(y) * 0.04))
            for fx, fz in (
                ((x0 - 0.04, x0), (z0 - 0.04, z1 + 0.04)),
                ((x1, x1 + 0.04), (z0 - 0.04, z1 + 0.04)),
                ((x0, x1), (z0 - 0.04, z0)),
                ((x0, x1), (z1, z1 + 0.04)),
            ):
                s.board('frame', fx, inner, fz, 'frame', 0.008)
            hung = sorted((y - np.sign(y) * 0.03, y))
            s.board('blind', (x0, x1), hung, (z1 - 0.10, z1 + 0.02), 'linen', 0.01)
            at = x1
        s.board('wall', (at, 5.2), ys, (0, TOP), mat, 0)


def build(P, M):
    from .. import materials

    S = materials.simple
    j = Joinery(
        dict(
            timber=timber(),
            planks=planks(),
            wall=S('wall', color=(0.62, 0.61, 0.58), rough=0.6, spec=0.3),
            ceiling=S('ceiling', color=(0.74, 0.73, 0.71), rough=0.7, spec=0.2),
            frame=S('frame', color=(0.66, 0.65, 0.63), rough=0.4),
            linen=S('linen', color=(0.60, 0.57, 0.52), rough=0.9, spec=0.1),
            sheet=S('sheet', color=(0.78, 0.77, 0.75), rough=0.95, spec=0.1),
            throw=S('throw', color=(0.075, 0.145, 0.165), rough=0.95, spec=0.1),
            cushion=S('cushion', color=(0.23, 0.22, 0.205), rough=0.9, spec=0.15),
            ochre=S('ochre', color=(0.42, 0.21, 0.06), rough=0.9, spec=0.1),
            stone=S('stone', color=(0.60, 0.585, 0.56), rough=0.22, spec=0.5),
            tile=S('tile', color=(0.70, 0.70, 0.69), rough=0.15, coat=0.6),
            metal=S('metal', color=(0.30, 0.29, 0.28), rough=0.3, metal=1),
            glow=S('glow', color=(0.9, 0.9, 0.9), em=(1.0, 0.80, 0.56), ems=5.0),
            hatch=S('hatch', color=(0.9, 0.9, 0.9), em=(0.95, 0.98, 1.0), ems=2.6),
            garden=garden(),
            **{k: M[k] for k in ('gloss', 'dark', 'chrome', 'alloy')},
        )
    )
    shell(j)
    bedroom(j)
    kitchen(j)
    dinette(j)
    ensuite(j)
    for x, energy in ((1.2, 16), (3.2, 20)):
        lamp(x, energy)
    return types.SimpleNamespace(P=P, L=0, W=HALF, H=TOP, Rt=0.3, xf=0, xr=0)


def shell(j):
    j.board('ground', (0, 5.2), (-HALF, HALF), (-0.02, 0.02), 'planks', 0)
    j.board('ceiling', (0, 5.2), (-HALF, HALF), (TOP, TOP + 0.03), 'ceiling', 0)
    j.board('frontwall', (-0.03, 0), (-HALF, HALF), (0, TOP), 'wall', 0)
    j.wall(-HALF, [(0.62, 1.55, 0.95, 1.46), (2.45, 3.45, 1.06, 1.46)])
    j.wall(HALF, [(0.62, 1.55, 0.95, 1.46), (2.35, 3.75, 0.98, 1.46)])
    for y in (-2.6, 2.6):
        j.board('outside', (-9, 15), sorted((y, y * 1.01)), (-0.5, 3.2), 'garden', 0)
    for x in (1.15, 3.05):
        j.board('hatchrim', (x - 0.26, x + 0.26), (-0.26, 0.26), (TOP - 0.025, TOP + 0.01), 'frame', 0.012)
        j.board('hatchglass', (x - 0.20, x + 0.20), (-0.20, 0.20), (TOP - 0.031, TOP), 'hatch', 0)
    for sign, ends in ((-1, (0.46, 3.84)), (1, (0.46, 4.0))):
        # Lockers under the ceiling, with a warm strip beneath.
        j.board('locker', ends, sorted((sign * 0.80, sign * HALF)), (1.56, 1.94), 'timber')
        j.fronts('locker', ends, sign * 0.80, (1.58, 1.92), 5, -sign)
        strip = sorted((sign * 0.83, sign * 0.845))
        j.board('strip', (ends[0] + 0.1, ends[1] - 0.1), strip, (1.550, 1.558), 'glow', 0)


def bedroom(j):
    j.board('bedbase', (0.10, 1.98), (-0.70, 0.70), (0.02, 0.36), 'timber', 0.015)
    j.soft('mattress', (1.03, 0, 0.46), (1.92, 1.48, 0.22), 'sheet', 0.07)
    fold = lambda x, y, z: 0.006 * np.sin(x * 9 + np.sin(y * 5)) * np.sin(y * 7 + 1)
    j.soft('doona', (1.22, 0, 0.545), (1.58, 1.58, 0.14), 'sheet', 0.06, fold)
    j.soft('throw', (1.62, 0, 0.590), (0.52, 1.62, 0.09), 'throw', 0.045, fold, 0.010)
    for y in (-0.38, 0.38):

        def plump(x, q, z, y=y):
            return 0.02 * np.abs(np.sin((q - y) * 9)) ** 6 - 0.035 * np.exp(-(((q - y) / 0.22) ** 2))

        j.soft('pillow', (0.24, y, 0.76), (0.16, 0.62, 0.36), 'sheet', 0.075, plump)
        j.soft('pillow2', (0.40, y, 0.70), (0.13, 0.46, 0.28), 'linen', 0.06, plump)
    j.soft('pillow3', (0.52, 0, 0.68), (0.12, 0.40, 0.24), 'ochre', 0.055)
    for y in (-0.49, 0, 0.49):
        j.soft('bedhead', (0.05, y, 0.98), (0.09, 0.478, 0.70), 'cushion', 0.035)
    j.board('headlocker', (0, 0.40), (-0.80, 0.80), (1.50, 1.94), 'timber')
    for at in range(3):
        y = -0.80 + at * 1.6 / 3
        j.board('headfront', (0.40, 0.418), (y + 0.004, y + 1.6 / 3 - 0.004), (1.52, 1.92), 'timber', 0.004)
        j.board('headgrip', (0.43, 0.44), (y + 0.2, y + 0.34), (1.555, 1.567), 'metal', 0.003)
    j.board('headstrip', (0.36, 0.375), (-0.7, 0.7), (1.492, 1.50), 'glow', 0)
    for sign in (-1, 1):
        ys = sorted((sign * 0.80, sign * HALF))
        j.board('robe', (0, 0.44), ys, (0.02, 0.62), 'timber')
        j.board('robetop', (0, 0.46), sorted((sign * 0.78, sign * HALF)), (0.62, 0.645), 'stone')
        j.board('robeover', (0, 0.44), ys, (1.18, 1.94), 'timber')
        j.board('robefront', (0.44, 0.458), (ys[0] + 0.01, ys[1] - 0.01), (1.19, 1.93), 'timber', 0.004)
        grip = (sign * 0.88 - 0.006, sign * 0.88 + 0.006)
        j.board('robegrip', (0.47, 0.48), grip, (1.28, 1.42), 'metal', 0.003)
        j.soft('reading', (0.06, sign * 0.68, 1.40), (0.06, 0.06, 0.06), 'glow', 0.028)
        j.board('step', (1.0, 2.0), sorted((sign * 0.72, sign * 0.74)), (0.04, 0.06), 'glow', 0)


def kitchen(j):
    from .. import vehicle

    x, face = (2.10, 3.86), -0.56
    j.board('bench', x, (-HALF, face), (0.10, 0.87), 'timber')
    j.board('plinth', x, (-HALF, face - 0.05), (0.02, 0.10), 'dark')
    j.board('top', (x[0] - 0.02, x[1]), (-HALF, face + 0.03), (0.87, 0.91), 'stone', 0.012)
    j.fronts('drawer', (2.12, 2.70), face, (0.12, 0.46), 1, 1, 'high')
    j.fronts('drawer', (2.12, 2.70), face, (0.47, 0.85), 1, 1, 'high')
    j.fronts('door', (2.70, 3.30), face, (0.12, 0.85), 2, 1, 'high')
    # Oven and grill, with the cooktop above.
    j.board('oven', (3.31, 3.85), (face, face + 0.02), (0.24, 0.84), 'gloss', 0.008)
    j.board('ovenbar', (3.36, 3.80), (face + 0.035, face + 0.05), (0.70, 0.715), 'alloy', 0.005)
    j.board('ovenlow', (3.31, 3.85), (face, face + 0.018), (0.12, 0.23), 'timber', 0.004)
    j.board('cooktop', (3.32, 3.82), (-1.02, -0.64), (0.91, 0.918), 'gloss', 0.004)
    for cx, cy, r in ((3.44, -0.92, 0.06), (3.68, -0.92, 0.075), (3.44, -0.74, 0.075), (3.68, -0.74, 0.06)):
        vehicle.add_sdf(
            'burner',
            lambda q, y, z, cx=cx, cy=cy, r=r: np.minimum(
                np.hypot(np.hypot(q - cx, y - cy) - r, z - 0.926) - 0.006,
                rbox(q - cx, y - cy, z - 0.922, 0.022, 0.022, 0.008, 0.006),
            ),
            (cx - r - 0.03, cy - r - 0.03, 0.90),
            (cx + r + 0.03, cy + r + 0.03, 0.95),
            0.004,
            j.mats['dark'],
        )
    # The sink lies in the top: a dark bowl with a bright rim.
    j.board('sinkrim', (2.28, 2.74), (-1.0, -0.66), (0.905, 0.916), 'alloy', 0.01)
    j.board('bowl', (2.31, 2.71), (-0.97, -0.69), (0.907, 0.9175), 'metal', 0.01)
    vehicle.add_sdf(
        'tap',
        lambda q, y, z: smin(
            tube(q, y, z, [(2.51, *at) for at in SPOUT], 0.012, 0.02),
            capsule(q, y, z, (2.51, -1.03, 0.96), (2.58, -1.03, 0.99), 0.008),
            0.01,
        ),
        (2.44, -1.08, 0.90),
        (2.64, -0.80, 1.26),
        0.005,
        j.mats['chrome'],
    )
    for at in range(6):
        x0 = 2.02 + at * 0.305
        j.board('tile', (x0, x0 + 0.30), (-HALF, -HALF + 0.008), (0.915, 1.015), 'tile', 0.004)
    # Fridge and pantry.
    j.board('fridgebox', (3.88, BACK), (-HALF, -0.52), (0.02, 1.94), 'timber')
    for z0, z1 in ((0.30, 1.02), (1.03, 1.50)):
        j.board('fridge', (3.95, 4.55), (-0.52, -0.495), (z0, z1), 'gloss', 0.012)
    j.board('fridgebar', (4.50, 4.515), (-0.47, -0.46), (0.62, 1.36), 'alloy', 0.004)
    j.fronts('pantry', (3.90, 4.60), -0.52, (1.53, 1.92), 2, 1)
    # Somebody lives here: a bowl of fruit and a jar.
    vehicle.add_sdf(
        'fruit',
        lambda q, y, z: np.minimum(
            np.hypot(np.hypot(q - 3.06, y + 0.90), (z - 0.975) * 1.0) - 0.045,
            np.hypot(np.hypot(q - 3.13, y + 0.86), z - 0.975) - 0.042,
        ),
        (2.95, -1.0, 0.92),
        (3.2, -0.78, 1.05),
        0.006,
        j.mats['ochre'],
    )
    vehicle.add_sdf(
        'bowlfruit',
        lambda q, y, z: np.abs(np.hypot(np.hypot(q - 3.09, y + 0.88), z - 1.03) - 0.11)
        + np.maximum(0, z - 0.975)
        - 0.006,
        (2.95, -1.02, 0.905),
        (3.23, -0.74, 1.0),
        0.006,
        j.mats['tile'],
    )


def dinette(j):
    from .. import vehicle

    for name, c, lean in (('fronts', 2.40, -1), ('rears', 3.70, 1)):
        j.board(f'base{name}', (c - 0.28, c + 0.28), (0.46, HALF), (0.02, 0.40), 'timber', 0.01)
        j.soft(f'seat{name}', (c, 0.78, 0.46), (0.58, 0.64, 0.14), 'cushion', 0.05)
        j.soft(f'lean{name}', (c + lean * 0.24, 0.78, 0.74), (0.13, 0.64, 0.48), 'cushion', 0.05)
        colour = 'ochre' if lean > 0 else 'throw'
        j.soft(f'scatter{name}', (c + lean * 0.10, 0.96, 0.66), (0.13, 0.34, 0.32), colour, 0.055)
    j.board('table', (2.74, 3.36), (0.44, 1.08), (0.715, 0.745), 'stone', 0.012)
    vehicle.add_sdf(
        'leg',
        lambda x, y, z: smin(
            capsule(x, y, z, (3.05, 0.78, 0.05), (3.05, 0.78, 0.72), 0.032),
            rbox(x - 3.05, y - 0.78, z - 0.03, 0.17, 0.17, 0.012, 0.01),
            0.02,
        ),
        (2.85, 0.58, 0.0),
        (3.25, 0.98, 0.74),
        0.010,
        j.mats['alloy'],
    )
    for x, y in ((2.92, 0.62), (3.18, 0.84)):
        vehicle.add_sdf(
            'mug',
            lambda q, w, z, x=x, y=y: np.maximum(
                np.abs(np.hypot(q - x, w - y) - 0.035) - 0.004, np.abs(z - 0.79) - 0.045
            ),
            (x - 0.06, y - 0.06, 0.73),
            (x + 0.06, y + 0.06, 0.85),
            0.004,
            j.mats['tile'],
        )


def ensuite(j):
    j.board('rearwall', (BACK, BACK + 0.03), (-HALF, -0.36), (0, TOP), 'wall', 0)
    j.board('rearwall', (BACK, BACK + 0.03), (0.36, HALF), (0, TOP), 'wall', 0)
    j.board('reardoor', (BACK - 0.01, BACK + 0.02), (-0.34, 0.34), (0.04, 1.90), 'timber', 0.006)
    j.board('rearpane', (BACK - 0.018, BACK), (-0.20, 0.20), (0.98, 1.72), 'frame', 0.02)
    j.board('rearjamb', (BACK - 0.02, BACK + 0.03), (-0.39, -0.35), (0, 1.95), 'frame')
    j.board('rearjamb', (BACK - 0.02, BACK + 0.03), (0.35, 0.39), (0, 1.95), 'frame')
    j.board('rearknob', (BACK - 0.06, BACK - 0.01), (-0.31, -0.27), (0.98, 1.02), 'chrome', 0.012)
    j.board('rearrobe', (4.02, BACK), (0.62, HALF), (0.02, 1.94), 'timber')
    j.fronts('rearrobe', (4.04, 4.60), 0.62, (0.04, 1.92), 1, -1, 'high')
    j.board('rearscreen', (BACK - 0.04, BACK - 0.01), (0.42, 0.60), (1.2, 1.5), 'gloss', 0.01)


def lamp(x, energy):
    light = bpy.data.lights.new('fill', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy = 1.4, 1.0, energy
    light.color = (1.0, 0.93, 0.84)
    o = bpy.data.objects.new('fill', light)
    bpy.context.collection.objects.link(o)
    o.visible_camera = False
    o.location = (x, 0, TOP - 0.06)


def row():
    return dict(builder=build, L=0.0, H=TOP, front={}, zbot=0.3, shots=SHOTS)
