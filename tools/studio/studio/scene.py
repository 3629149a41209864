"""Light, stage, camera and the two-plate render."""

import os

import bpy
import numpy as np
from mathutils import Vector

from .materials import Nodes, set_paint
from .surface import rrect2, sstep


def env_image(kind):
    h, w = (512, 1024) if kind == 'studio' else (1400, 2800)
    el = (np.arange(h) + 0.5) / h * np.pi - np.pi / 2
    az = (np.arange(w) + 0.5) / w * 2 * np.pi - np.pi
    A, E = np.meshgrid(az, el)
    dx, dy, dz = np.cos(E) * np.cos(A), np.cos(E) * np.sin(A), np.sin(E)
    ss = sstep
    if kind == 'studio':
        I = 0.07 + 0.12 * ss(-0.1, 0.9, dz)
        I = np.repeat(I[..., None], 3, 2)

        def plane(den, c, a, bb, ha, hb, soft, col, inten):
            nonlocal I
            ok = den > 0.02
            d = rrect2(a / np.maximum(den, 0.02) * c, bb / np.maximum(den, 0.02) * c, ha, hb, 0.3)
            I = I + (ss(soft, -soft, d) * ok * inten)[..., None] * np.array(col)

        plane(dz, 5.0, dx, dy, 4.4, 1.5, 0.35, (1, 1, 1), 11.0)  # overhead bank
        plane(dy, 7.0, dx, dz - 0.42 * dy, 5.0, 1.25, 0.35, (1, 0.99, 0.97), 5.0)  # left wall bank
        plane(-dy, 7.0, dx, dz + 0.42 * dy, 5.0, 1.25, 0.35, (0.97, 0.985, 1), 5.0)
        plane(-dx, 7.0, dy, dz + 0.40 * dx, 3.0, 1.2, 0.8, (1, 1, 1), 2.4)  # nose bank
        plane(dx, 7.0, dy, dz - 0.40 * dx, 3.0, 1.2, 0.8, (1, 1, 1), 1.8)
    else:  # dealer yard at dusk, already out of focus
        from scipy.ndimage import gaussian_filter

        t = dz
        zen, mid, hor = (
            np.array([0.07, 0.12, 0.26]),
            np.array([0.34, 0.36, 0.52]),
            np.array([1.35, 0.74, 0.44]),
        )
        k1, k2 = ss(0.0, 0.24, t)[..., None], ss(0.15, 0.8, t)[..., None]
        warm = (0.62 + 0.38 * (dx * 0.7 + -dy * 0.7))[..., None]
        I = (hor * warm * (1 - k1) + mid * k1) * (1 - k2) + zen * k2
        I = np.where(t[..., None] < 0, np.array([0.115, 0.105, 0.105]), I)
        rng = np.random.default_rng(5)
        tree = 0.035 + 0.03 * np.abs(np.sin(A * 5 + 1)) + 0.02 * np.sin(A * 17) * np.sin(A * 3)
        I = np.where(((t < tree) & (t > -0.012))[..., None], np.array([0.05, 0.05, 0.06]), I)
        for c in np.arange(-np.pi, np.pi, 0.55):  # lit showrooms between the trees
            w_, h_ = rng.uniform(0.13, 0.22), rng.uniform(0.055, 0.085)
            bx = (np.abs(A - c) < w_) & (E > -0.01) & (E < h_)
            I = np.where(bx[..., None], np.array([1.5, 1.12, 0.74]) * rng.uniform(0.5, 1.0), I)
            for k in range(7):
                I = np.where(
                    ((np.abs(A - c + w_ - k * w_ / 3) < 0.006) & bx)[..., None],
                    np.array([0.10, 0.09, 0.08]),
                    I,
                )
            I = np.where(
                ((np.abs(A - c) < w_ + 0.01) & (E >= h_) & (E < h_ + 0.02))[..., None],
                np.array([0.05, 0.055, 0.07]),
                I,
            )
        sg = h / 512 * 3.2
        I = gaussian_filter(I, (sg, sg, 0), mode=('nearest', 'wrap', 'nearest'))
        for _ in range(130):  # bokeh
            a0, e0, r = rng.uniform(-np.pi, np.pi), rng.normal(0.075, 0.045), rng.uniform(0.007, 0.015)
            i0, j0, n_ = int((e0 / np.pi + 0.5) * h), int((a0 / np.pi + 1) / 2 * w), int(0.02 / np.pi * h) + 2
            sl = (slice(max(i0 - n_, 0), i0 + n_), slice(max(j0 - n_, 0), j0 + n_))
            d = np.hypot(A[sl] - a0, E[sl] - e0)
            I[sl] += (ss(r * 1.06, r * 0.66, d) * rng.uniform(0.25, 1.6))[..., None] * np.array(
                [[1, 0.72, 0.42], [1, 0.9, 0.75], [0.8, 0.9, 1.0]][rng.integers(3)]
            )
        den = np.maximum(dz, 0.02)
        d = np.minimum(
            rrect2(dx / den * 5, dy / den * 5 - 1.6, 5, 0.55, 0.2),
            rrect2(dx / den * 5, dy / den * 5 + 1.6, 5, 0.55, 0.2),
        )
        I = I + (ss(0.25, -0.25, d) * (dz > 0.02) * 9.0)[..., None] * np.array(
            [1, 0.95, 0.9]
        )  # two canopy light strips
    return I.astype(np.float32)


def clear_stage():
    for o in [o for o in bpy.data.objects if o.name.startswith('floor')]:
        bpy.data.objects.remove(o)
    for im in [im for im in bpy.data.images if im.name.startswith('env')]:
        bpy.data.images.remove(im)


def stage(kind):
    """World light, backdrop and floor. May be called again on the same vehicle to change the scene."""
    clear_stage()
    sc = bpy.context.scene
    I = env_image(kind)
    h, w, _ = I.shape
    im = bpy.data.images.new('env', w, h, float_buffer=True)
    a = np.ones((h, w, 4), np.float32)
    a[..., :3] = I
    im.pixels.foreach_set(a.ravel())
    im.update()
    im.pack()
    wd = bpy.data.worlds.new('w')
    sc.world = wd
    wd.use_nodes = True
    t = wd.node_tree
    t.nodes.clear()
    L = t.links
    tc = t.nodes.new('ShaderNodeTexCoord')
    mp = t.nodes.new('ShaderNodeMapping')
    mp.inputs['Rotation'].default_value = (0, 0, np.pi)
    L.new(tc.outputs['Generated'], mp.inputs[0])
    et = t.nodes.new('ShaderNodeTexEnvironment')
    et.image = im
    L.new(mp.outputs[0], et.inputs[0])
    bg = t.nodes.new('ShaderNodeBackground')
    L.new(et.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = 0.55 if kind == 'studio' else 0.9
    # what the camera sees: a plain vertical gradient (studio) / the blurred yard
    cam = t.nodes.new('ShaderNodeBackground')
    sep = t.nodes.new('ShaderNodeSeparateXYZ')
    L.new(tc.outputs['Generated'], sep.inputs[0])
    rp = t.nodes.new('ShaderNodeValToRGB')
    L.new(sep.outputs[2], rp.inputs[0])
    cr = rp.color_ramp
    if kind == 'studio':
        stops = [(0, (0.60, 0.61, 0.62)), (0.06, (0.66, 0.67, 0.68)), (0.30, (0.40, 0.41, 0.43))]
    else:
        stops = [
            (0, (0.55, 0.36, 0.28)),
            (0.05, (0.95, 0.60, 0.42)),
            (0.16, (0.52, 0.44, 0.52)),
            (0.4, (0.12, 0.17, 0.30)),
        ]
    cr.elements[0].position, cr.elements[0].color = stops[0][0], (*stops[0][1], 1)
    cr.elements[1].position, cr.elements[1].color = stops[1][0], (*stops[1][1], 1)
    for p, c in stops[2:]:
        e = cr.elements.new(p)
        e.color = (*c, 1)
    L.new(rp.outputs[0], cam.inputs[0])
    mx = t.nodes.new('ShaderNodeMixShader')
    lp = t.nodes.new('ShaderNodeLightPath')
    L.new(bg.outputs[0], mx.inputs[1])
    L.new(cam.outputs[0], mx.inputs[2])
    if kind == 'studio':
        L.new(lp.outputs['Is Camera Ray'], mx.inputs[0])
    else:
        mx.inputs[0].default_value = 0
    o = t.nodes.new('ShaderNodeOutputWorld')
    L.new(mx.outputs[0], o.inputs[0])
    # floor fading into the backdrop
    n = Nodes('floor')
    g = n.n('ShaderNodeNewGeometry').outputs['Position']
    r = n.n('ShaderNodeVectorMath', _operation='LENGTH', i0=g).outputs['Value']
    fade = n.n('ShaderNodeMapRange', _interpolation_type='SMOOTHSTEP', Value=r)
    fade.inputs[1].default_value = 4.2 if kind == 'studio' else 6
    fade.inputs[2].default_value = 11 if kind == 'studio' else 16.5
    if kind == 'studio':
        fl = n.bsdf(color=(0.50, 0.51, 0.52), rough=0.22, spec=0.45)
    else:
        tx = n.n('ShaderNodeTexNoise', Scale=1.3, Detail=6.0).outputs[0]
        rp2 = n.n('ShaderNodeMapRange', Value=tx)
        rp2.inputs[3].default_value = 0.07
        rp2.inputs[4].default_value = 0.16
        fl = n.bsdf(color=rp2.outputs[0], rough=0.38, spec=0.4)
    tr = n.n('ShaderNodeBsdfTransparent').outputs[0]
    m = n.out(n.mix(fade.outputs[0], fl, tr))
    bpy.ops.mesh.primitive_circle_add(
        vertices=96, radius=11.2 if kind == 'studio' else 17, fill_type='NGON', location=(0, 0, 0)
    )
    bpy.context.object.data.materials.append(m)
    bpy.context.object.name = 'floor'


STEER = 15  # degrees; front wheels show their face to the camera in the front view
VIEWS = {  # az: degrees from the nose towards the vehicle's right; dist and lens in metres and mm; tgt: close-up target
    'front': dict(az=37, dist=7.3, z=1.28, steer=-STEER),
    'side': dict(az=90, dist=10.5, z=1.05),
    'rear': dict(az=180 - 37, dist=7.3, z=1.40),
    'wheel': dict(az=62, dist=5.4, z=0.85, lens=88, tgt='wheel'),
    'lamp': dict(az=30, dist=5.4, z=1.15, lens=95, tgt='lamp', steer=-STEER),
    **{view: dict(tgt='shot') for view in ('inside', 'door', 'seats', 'boot', 'bed', 'kitchen')},
}


def target(b, name):
    """Close-up targets in the centred vehicle's coordinates."""
    P = b.P
    x0 = -b.LL / 2
    if P.get('targets'):
        return Vector(P['targets'][name])
    if name == 'wheel':
        return Vector((x0 + b.xf + 0.10, b.W * 0.85, b.Rt * 1.16))
    zs = [p[1] for g in P['front'].get('lamp', ()) for p in g] or [P['zbot'] + 0.5]
    return Vector((x0 + 0.22, b.W * 0.56, float(np.mean(zs)) - 0.06))


def camera(b, view):
    V = VIEWS[view]
    P = b.P
    cd = bpy.data.cameras.new('c')
    c = bpy.data.objects.new('c', cd)
    bpy.context.collection.objects.link(c)
    bpy.context.scene.camera = c
    cd.sensor_width = 36
    if V.get('tgt') == 'shot':
        shot = P['shots'][view]
        c.location, aim, cd.lens = Vector(shot['eye']), Vector(shot['aim']), shot['lens']
        for o in bpy.data.objects:
            o.hide_render = o.name.startswith(tuple(shot['hide']))
    else:
        k = 1 if V.get('tgt') else (b.LL / 4.7) * P.get('cam_k', 1)
        a = np.radians(P.get('az', {}).get(view, V['az']))
        c.location = (
            -V['dist'] * k * np.cos(a),
            V['dist'] * k * np.sin(a),
            V['z'] * (1 + 0.5 * (b.H / 1.69 - 1)),
        )
        aim = target(b, V['tgt']) if V.get('tgt') else Vector((0, 0, b.H * 0.44))
        cd.lens = V.get('lens', 60)
    c.rotation_euler = (aim - c.location).to_track_quat('-Z', 'Y').to_euler()
    for o in bpy.data.objects:
        if o.name.startswith('steer'):
            o.rotation_euler = (0, 0, np.radians(-V.get('steer', 0)))
    return c, None if V.get('tgt') else fit(c)


def fit(c, width=0.86, height=0.66):
    """Zoom and shift the lens until the vehicle fills the frame; perspective (distance) stays as directed."""
    bpy.context.view_layer.update()
    pts = []
    for o in bpy.data.objects:
        if o.type != 'MESH' or o.name.startswith('floor'):
            continue
        me = o.data
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)[:: max(1, len(me.vertices) // 2000)]
        pts.append(np.c_[co, np.ones(len(co))] @ np.array(o.matrix_world).T)
    p = np.vstack(pts) @ np.array(c.matrix_world.inverted()).T
    u, v = p[:, 0] / -p[:, 2], p[:, 1] / -p[:, 2]
    k = min(width / (u.max() - u.min()), height / 1.5 / (v.max() - v.min()))
    c.data.lens = k * 36
    c.data.shift_x = k * (u.max() + u.min()) / 2
    c.data.shift_y = k * (v.max() + v.min()) / 2 + 0.018
    cx, cy = (
        c.data.shift_x,
        c.data.shift_y,
    )  # the part of the frame that paint can reach: vehicle, shadow, floor reflection
    U, V = (k * u - cx) + 0.5, (k * v - cy) * 1.5 + 0.5
    return U.min() - 0.07, V.min() - 0.30, U.max() + 0.07, V.max() + 0.05


def setup(w, h, samples, threads):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.05
    c.adaptive_min_samples = 4
    c.use_denoising = True
    c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_prefilter = (
        'ACCURATE'  # FAST saves a quarter of the time but leaves grain on chrome and at the horizon
    )
    c.max_bounces = 6
    c.diffuse_bounces = 2
    c.glossy_bounces = 3
    c.transparent_max_bounces = 14
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.use_light_tree = False
    sc.render.resolution_x, sc.render.resolution_y = w, h
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = True
    sc.render.threads_mode = 'FIXED'
    sc.render.threads = threads
    sc.render.image_settings.file_format = 'OPEN_EXR'
    sc.render.image_settings.color_depth = '16'


def render_linear(path, w, h):
    sc = bpy.context.scene
    sc.render.filepath = path
    bpy.ops.render.render(write_still=True)
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    px = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(px)
    bpy.data.images.remove(im)
    os.remove(path)
    return px.reshape(h, w, 4)[::-1, :, :3]


def border(box=None):
    """Limit the render to a part of the frame: (left, bottom, right, top) in 0..1; the rest comes out black."""
    r = bpy.context.scene.render
    r.use_border = box is not None
    r.use_crop_to_border = False
    if box:
        r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = (
            float(np.clip(v, 0, 1)) for v in box
        )


def shoot(b, view, width, samples, tmp, threads=2):
    """Two linear renders: black paint (A) and white paint; returns A and D = what white paint adds."""
    h = width * 2 // 3
    setup(width, h, samples, threads)
    c, box = camera(b, view)
    border()
    set_paint((0, 0, 0))
    A = render_linear(tmp + 'A.exr', width, h)
    border(box)
    set_paint((1, 1, 1))
    W = render_linear(tmp + 'W.exr', width, h)
    border()
    bpy.data.objects.remove(c)
    D = np.clip(W - A - 0.003, 0, None)
    if box:  # feather the edge of the part that was rendered, so that the floor's last trace of colour does not end in a line
        x0, y0, x1, y1 = np.clip(box, 0, 1) * [width, h, width, h]
        m = width * 0.03
        X, Y = np.arange(width)[None] + 0.5, h - np.arange(h)[:, None] - 0.5
        e = lambda t, on: np.clip(t / m, 0, 1) if on else 1
        D *= (e(X - x0, x0 > 1) * e(x1 - X, x1 < width - 1) * e(Y - y0, y0 > 1) * e(y1 - Y, y1 < h - 1))[
            ..., None
        ]
    return A, D


def proof(b, view, width, samples, tmp, rgb, crop, threads=2):
    """One colour, one crop, to judge noise at 100 %."""
    h = width * 2 // 3
    setup(width, h, samples, threads)
    c, _ = camera(b, view)
    set_paint(rgb)
    border(crop)
    im = render_linear(tmp + 'P.exr', width, h)
    border()
    bpy.data.objects.remove(c)
    x0, y0, x1, y1 = (np.array(crop) * [width, h, width, h]).astype(int)
    return im[h - y1 : h - y0, x0:x1]
