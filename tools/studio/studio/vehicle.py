"""Turns one look (a table row) into Blender objects: body, lenses, wheels, trim, seats."""

import bpy
import numpy as np

from . import masks, materials, wheels
from .surface import Body, mesh_sdf, mirror, rbox, smax, smin, sstep


def make_mesh(name, v, faces, normals=None, smooth=True, mat=None):
    me = bpy.data.meshes.new(name)
    f = np.asarray(faces)
    k = f.shape[1]
    me.vertices.add(len(v))
    me.vertices.foreach_set('co', np.asarray(v, np.float32).ravel())
    me.loops.add(f.size)
    me.loops.foreach_set('vertex_index', f.astype(np.int32).ravel())
    me.polygons.add(len(f))
    me.polygons.foreach_set('loop_start', np.arange(0, f.size, k, dtype=np.int32))
    me.update(calc_edges=True)
    me.polygons.foreach_set('use_smooth', np.full(len(f), smooth))
    if normals is not None:
        me.normals_split_custom_set_from_vertices(np.asarray(normals, float))
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    return ob


def add_sdf(name, f, lo, hi, vox, mat, mir=False):
    """Mesh an implicit part; mir = also its mirror image across the centre line."""
    v, t, n = mesh_sdf(f, lo, hi, vox)
    if mir:
        v, t, n = mirror(v, t, n)
    return make_mesh(name, v, t, n, mat=mat)


def add_box(name, centre, size, mat, r=0.01, vox=None):
    c, h = np.array(centre, float), np.array(size, float) / 2
    vox = vox or max(0.006, min(0.03, min(size) / 4))
    return add_sdf(
        name,
        lambda x, y, z: rbox(x - c[0], y - c[1], z - c[2], *h, min(r, h.min() * 0.95)),
        c - h - 2 * vox,
        c + h + 2 * vox,
        vox,
        mat,
    )


def set_attr(me, name, val):
    a = me.attributes.new(name, 'FLOAT', 'POINT')
    a.data.foreach_set('value', np.asarray(val, np.float32))


def build_body(b, tint):
    masks.reliefs(b)
    v, t, nr = b.mesh()
    ob = make_mesh('body', v, t, nr)
    me = ob.data
    P = b.P
    x, y, z = v.T
    ya = np.abs(y)
    nx, ny, nz = nr[:, 0], np.abs(nr[:, 1]), nr[:, 2]
    green = b.green(x, ya, z)
    isg = sstep(0.02, 0.006, green) * sstep(-0.01, 0.01, z - b.belt(x))
    # wheel-house liner and underside: always black
    inside = np.zeros(len(v))
    ring = np.zeros(len(v))
    for cx in (b.xf, b.xr):
        d = np.hypot(x - cx, z - b.Rt * P.get('arch_z', 1))
        inside = np.maximum(inside, sstep(b.Ra + 0.004, b.Ra + 0.001, d))
        ring = np.maximum(ring, sstep(b.Ra + 0.06, b.Ra + 0.045, d) * (ya > b.W * 0.6))
    inside = np.maximum(inside, sstep(-0.6, -0.8, nz))
    inside = np.maximum(inside, sstep(-0.22, -0.40, nz) * sstep(P['zbot'] + 0.16, P['zbot'] + 0.10, z))
    # which projection owns which part of the skin
    sel = dict(
        side=np.maximum(
            sstep(0.42, 0.56, ny) * (1 - inside), ring
        ),  # the ring keeps the arch lip black right to its edge
        ws=sstep(-0.16, -0.26, nx) * isg * sstep(b.wx1 + 0.7, b.wx1 + 0.4, x),
        rw=sstep(0.12, 0.22, nx) * sstep(b.rx1 - 0.6, b.rx1 - 0.4, x) * sstep(0.01, 0.004, green),
        top=sstep(0.45, 0.6, nz) * sstep(0.0, 0.05, x),
        front=sstep(0.80, 0.68, nz) * sstep(b.wx0 + 0.05, b.wx0 - 0.05, x) * (1 - inside),
        rear=sstep(0.80, 0.68, nz) * sstep(b.L - 1.0, b.L - 0.9, x) * (1 - inside),
    )
    sheets = dict(
        side=masks.side_sheet(b),
        ws=masks.ws_sheet(b),
        rw=masks.rw_sheet(b),
        top=masks.top_sheet(b),
        front=masks.front_sheet(b),
        rear=masks.rear_sheet(b),
    )
    coords = dict(
        side=(x, z),
        ws=(ya, z),
        rw=(ya, z),
        top=(x, ya),
        front=(ya + np.clip(x, 0, None), z),
        rear=(ya + np.clip(b.L - x, 0, None), z),
    )
    for k, S in sheets.items():
        lay_uv(me, k, S, *coords[k], t)
        set_attr(me, 'sel_' + k, sel[k])
    bpx = P['pillars'][0][0]
    set_attr(me, 'priv', sstep(bpx - 0.06, bpx - 0.04, x) * P.get('privacy', 0.9))
    set_attr(me, 'liner', inside)
    paint = dict(rgb=(0.5, 0.5, 0.5), metal=0.32, rough=0.29)
    for g in (False, True):
        me.materials.append(materials.body_material(sheets, paint, tint, g))
    glassy = ((green < 0.03) & (z > b.belt(x) - 0.01))[t].any(1)
    me.polygons.foreach_set('material_index', glassy.astype(np.int32))
    if b.relief_f is not None:
        build_lenses(b, sheets['front'])


def lay_uv(me, name, S, u, w, t):
    uv = np.stack([(u - S.u0) / (S.u1 - S.u0), (w - S.v0) / (S.v1 - S.v0)], 1)
    me.uv_layers.new(name=name).data.foreach_set('uv', uv[t.ravel()].astype(np.float32).ravel())


def build_lenses(b, S):
    """Clear covers following the un-recessed skin over the front lamps."""
    pts = np.array([p for g in b.P['front']['lamp'] for p in g])
    if not len(pts):
        return
    lo, hi = pts.min(0), pts.max(0)
    v, t, n = mesh_sdf(
        lambda x, y, z: b.shell(x, np.abs(y), z) - 0.001,
        (-0.05, -0.012, lo[1] - 0.03),
        (0.75, b.W + 0.08, hi[1] + 0.03),
        0.009,
    )
    u = np.abs(v[:, 1]) + np.clip(v[:, 0], 0, None)
    m = S.cached()[1][..., 1]  # the 'head' channel
    px = (
        np.clip(((u - S.u0) * S.ppm).astype(int), 0, S.w - 1),
        np.clip(((S.v1 - v[:, 2]) * S.ppm).astype(int), 0, S.h - 1),
    )
    from scipy.ndimage import maximum_filter

    near = maximum_filter(m, 27)[px[1], px[0]] > 20
    t = t[(near[t].any(1)) & (v[t][:, :, 1].min(1) > -0.002) & (n[t][:, :, 2].mean(1) < 0.9)]
    if not len(t):
        return
    v, t, n = mirror(v, t, n)
    o = make_mesh('lens', v, t, n, mat=materials.lens_material(S))
    lay_uv(o.data, 'front', S, np.abs(v[:, 1]) + np.clip(v[:, 0], 0, None), v[:, 2], t)


def wheel_parts(Rt, Rr, tw, spec, M, cal=True):
    w = wheels.wheel(Rt, Rr, tw, **spec)
    v, t, n = w['rim']
    rim = make_mesh('rim', v, t, n, mat=M['rim'])
    set_attr(rim.data, 'faced', sstep(0.80, 0.93, n[:, 1]))
    parts = [
        make_mesh('tyre', *w['tyre'], mat=M['tyre']),
        make_mesh('barrel', *w['barrel'], mat=M['barrel']),
        make_mesh('disc', *w['disc'], smooth=False, mat=M['disc']),
        rim,
    ]
    if cal:
        parts.append(make_mesh('cal', *wheels.caliper(Rr), mat=M['dark']))
    return parts


def place_wheel(parts, loc, right, spin, name='hub'):
    """Instance a wheel on its own pivot so that front wheels can be steered per view."""
    e = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(e)
    e.location = loc
    for o in parts:
        c = o.copy()
        bpy.context.collection.objects.link(c)
        c.parent = e
        c.rotation_euler = (0, 0 if o.name.startswith('cal') else spin, 0 if right else np.pi)
    return e


def build_wheels(b, M):
    P = b.P
    tw = P.get('tw', 0.235)
    parts = wheel_parts(b.Rt, P['Rr'], tw, P['wheel'], M)
    yo = b.W * P.get('track', 0.985) - tw / 2
    for cx in (b.xf, b.xr):
        for sgn in (1, -1):
            place_wheel(
                parts,
                (cx, sgn * yo, b.Rt),
                sgn > 0,
                0.35 if cx == b.xf else 1.1,
                'steer' if cx == b.xf and P.get('steers', True) else 'hub',
            )
    if P.get('spare'):  # tailgate spare
        e = place_wheel(parts[:4], P['spare'], True, 0.2)
        e.rotation_euler = (0, 0, -np.pi / 2)
    for o in parts:
        bpy.data.objects.remove(o)


def build_trim(b, M):
    P, pm = b.P, M['paint']
    if P.get('mirror'):
        mx, mz = P['mirror']
        y0 = float(b.gh_half(np.array(mx), np.array(mz))) + 0.14

        def f(x, y, z):
            head = rbox(x - mx - 0.02 * (z - mz), y - y0 - 0.03, z - mz - 0.075, 0.065, 0.115, 0.068, 0.045)
            head = smax(head, (x - mx) - 0.045, 0.012)
            return smin(head, rbox(x - mx + 0.01, y - y0 + 0.10, z - mz, 0.03, 0.09, 0.016, 0.014), 0.03)

        o = add_sdf(
            'mirror', f, (mx - 0.2, y0 - 0.25, mz - 0.1), (mx + 0.2, y0 + 0.25, mz + 0.22), 0.006, pm, True
        )
        o.data.materials.append(M['gloss'])
        me = o.data
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        ti = np.empty(len(me.polygons) * 3, np.int32)
        me.loops.foreach_get('vertex_index', ti)
        c = co[ti.reshape(-1, 3)].mean(1)
        low = mz + (9 if P.get('mirror_black') else 0.03)
        me.polygons.foreach_set('material_index', ((c[:, 2] < low) | (c[:, 0] > mx + 0.04)).astype(np.int32))
    for hx, hz in P.get('handles', ()):
        y0 = float(b.halfwidth(np.array(hx), np.array(hz)))
        f = lambda x, y, z: rbox(x - hx, y - y0 - 0.012, z - hz - 0.03 * (x - hx), 0.105, 0.014, 0.013, 0.012)
        add_sdf(
            'handle',
            f,
            (hx - 0.13, y0 - 0.03, hz - 0.04),
            (hx + 0.13, y0 + 0.05, hz + 0.04),
            0.004,
            M['rail'] if P.get('handle_black') else pm,
            True,
        )
    if P.get('rails'):

        def f(x, y, z):
            zr = b.roof(x) - P.get('rcrown', 0.05) * (y / 0.7) ** 2
            yc = b.gh_half(x, zr) - 0.085
            x0, x1 = b.wx1 + 0.15, b.rx1 - 0.15
            up = 0.030 * sstep(x0, x0 + 0.15, x) * sstep(x1, x1 - 0.15, x)
            return smax(
                np.hypot(y - yc, (z - zr - up + 0.004) * 0.9) - 0.012, smax(x0 - x, x - x1, 0.01), 0.01
            )

        add_sdf(
            'rail',
            f,
            (b.wx1, 0.3, 1.2),
            (b.rx1, 0.95, b.H + 0.08),
            0.007,
            M['alloy' if P['rails'] == 'bright' else 'rail'],
            True,
        )
    if P.get('fin'):
        fx = b.rx1 - 0.30
        fz = skin_height(b, fx)
        add_sdf(
            'fin',
            lambda x, y, z: smax(
                smax(
                    np.abs(y) - 0.022 + 0.16 * (z - fz),
                    z - fz - 0.042 * sstep(fx - 0.09, fx + 0.07, x),
                    0.008,
                ),
                np.abs(x - fx) - 0.085,
                0.02,
            ),
            (fx - 0.13, -0.05, fz - 0.03),
            (fx + 0.13, 0.05, fz + 0.09),
            0.006,
            pm,
        )
    for fn in P.get('objs', ()):
        fn(b, M)
    for key, rear in (('plate_f', 0), ('plate_r', 1)):  # blank number plates
        if not P.get(key):
            continue
        zc = P[key][0]
        zz = np.array([zc - 0.05, zc + 0.05])
        xs = b.tail(zz) - 0.012 + P[key][1] if rear else b.nose(zz) - 0.012 + P[key][1]
        w = 0.186
        v = [(xs[0], -w, zc - 0.055), (xs[0], w, zc - 0.055), (xs[1], w, zc + 0.055), (xs[1], -w, zc + 0.055)]
        o = make_mesh(
            'plate', np.array(v[::-1] if rear else v), np.array([[0, 3, 2, 1]]), smooth=False, mat=M['plate']
        )
        md = o.modifiers.new('s', 'SOLIDIFY')
        md.thickness = 0.008
        md.offset = 0


def skin_height(b, x):
    """How high the body stands on its centre line, which a falling rear window leaves below the roof's curve."""
    z = np.linspace(b.H - 0.5, b.H + 0.1, 1201)
    return float(z[b.shell(np.full_like(z, x), np.zeros_like(z), z) < 0].max())


def seat(sx, sy, fl, mat, mir=True, vox=0.02, rec=0.28):
    def f(x, y, z):
        cush = rbox(x - sx + 0.02, y - sy, z - fl, 0.26, 0.25, 0.10, 0.07)
        xx = (x - sx - 0.24) - rec * (z - fl)
        back = rbox(xx, y - sy, z - fl - 0.33, 0.08, 0.235, 0.36, 0.07)
        return smin(smin(cush, back, 0.06), rbox(xx, y - sy, z - fl - 0.76, 0.05, 0.125, 0.095, 0.045), 0.02)

    return add_sdf(
        'seat', f, (sx - 0.4, sy - 0.35, fl - 0.15), (sx + 0.75, sy + 0.35, fl + 0.95), vox, mat, mir
    )


def build_interior(b, M):
    """What is seen through glass: seats, dash, steering wheel on the right, floor."""
    P = b.P
    if P.get('no_interior'):
        return
    for sx in P.get('rows', [b.wx1 + 0.42, b.wx1 + 1.30]):
        xh = sx + 0.55  # headrests stay under the roof and the rear glass
        zl = (
            min(float(b.roof(np.array(xh))), b.rz0 + (b.rx0 - xh) / (b.rx0 - b.rx1) * (b.rz1 - b.rz0))
            if not P.get('no_green')
            else 9
        )
        seat(sx, 0.36, min(P.get('seat_z', 0.62), zl - 1.03), M[P.get('seat_mat', 'seat')])
    dz = b.wz0 - 0.06
    dx = b.wx0 + 0.42
    add_sdf(
        'dash',
        lambda x, y, z: rbox(x - dx, y, z - dz + 0.16, 0.36, b.W - 0.22, 0.19, 0.09),
        (dx - 0.5, -b.W, dz - 0.5),
        (dx + 0.5, b.W, dz + 0.15),
        0.03,
        M['seat'],
    )
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.18,
        minor_radius=0.017,
        location=(dx + 0.44, 0.36, dz - 0.03),
        rotation=(0, np.radians(-66), 0),
    )
    bpy.context.object.data.materials.append(M['seat'])
    block((b.wx0 + b.rx0) / 2, 0.42, b.rx0 - b.wx0 - 0.3, b.W * 1.6, 0.06, M['dark'])


def block(x, z, lx, ly, lz, mat):
    bpy.ops.mesh.primitive_cube_add(size=1, location=(x, 0, z))
    o = bpy.context.object
    o.scale = (lx, ly, lz)
    o.data.materials.append(mat)


def build(P, tint=(0.22, 0.25, 0.255)):
    """Fresh Blender file holding the vehicle, centred on the origin."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    M = materials.library(P.get('rim', 'machined'))
    if P.get('builder'):  # motorcycles and cabins bring their own
        b = P['builder'](P, M)
    else:
        b = Body(P)
        build_body(b, tint)
        build_wheels(b, M)
        build_trim(b, M)
        build_interior(b, M)
        block(b.L / 2, 0.34, b.L - 0.9, (b.W - 0.42) * 2, 0.2, M['dark'])  # keeps daylight out from beneath
    root = bpy.data.objects.new('root', None)
    bpy.context.collection.objects.link(root)
    for o in list(bpy.context.collection.objects):
        if o.parent is None and o != root:
            o.parent = root
    b.LL = P.get('overall', P['L'])
    root.location = (-b.LL / 2, 0, 0)
    if P.get('lean'):
        root.rotation_euler = (np.radians(P['lean']), 0, 0)
    return b
