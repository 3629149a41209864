"""Blender materials. Any shader node tagged 'paint' is what set_paint() recolours between the two plates."""

import bpy
import numpy as np

from . import masks


class Nodes:
    """Terse node-graph helper."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()

    def n(s, kind, **kw):
        nd = s.t.nodes.new(kind)
        for k, v in kw.items():
            if k.startswith('_'):
                setattr(nd, k[1:], v)
        for k, v in kw.items():
            if k.startswith('_'):
                continue
            sock = (
                nd.inputs[int(k[1:])] if k[0] == 'i' and k[1:].isdigit() else nd.inputs[k.replace('_', ' ')]
            )
            s.set(sock, v)
        return nd

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], sock)
        else:
            sock.default_value = v

    def math(s, op, a, b=0.0):
        return s.n('ShaderNodeMath', _operation=op, i0=a, i1=b).outputs[0]

    def mix(s, fac, a, b):
        return s.n('ShaderNodeMixShader', i0=fac, i1=a, i2=b).outputs[0]

    def attr(s, name):
        return s.n('ShaderNodeAttribute', _attribute_name=name).outputs['Fac']

    def bsdf(
        s,
        color=(0.5, 0.5, 0.5),
        rough=0.4,
        metal=0,
        coat=0,
        coat_r=0.02,
        spec=0.5,
        em=None,
        ems=0,
        paint=False,
        normal=None,
    ):
        p = s.n('ShaderNodeBsdfPrincipled')
        s.set(p.inputs['Base Color'], (*color, 1) if isinstance(color, tuple) and len(color) == 3 else color)
        p.inputs['Roughness'].default_value = rough
        p.inputs['Metallic'].default_value = metal
        p.inputs['Coat Weight'].default_value = coat
        p.inputs['Coat Roughness'].default_value = coat_r
        p.inputs['Specular IOR Level'].default_value = spec
        if normal is not None:
            s.set(p.inputs['Normal'], normal)
            s.set(p.inputs['Coat Normal'], normal)
        if paint:
            p['paint'] = 1
            s.m['paint'] = 1
        if em:
            p.inputs['Emission Color'].default_value = (*em, 1)
            p.inputs['Emission Strength'].default_value = ems
        return p.outputs[0]

    def out(s, sh):
        s.n('ShaderNodeOutputMaterial', Surface=sh)
        s.m.cycles.emission_sampling = (
            'NONE'  # lamps glow but are not sampled as lights: else every body triangle joins the light tree
        )
        return s.m


def simple(name, **k):
    n = Nodes(name)
    return n.out(n.bsdf(**k))


POLARISER = 0.55  # as a photographer would: half of the reflection off glass is filtered away, so cabins stay dark and clear


def glass(n, tint):
    pv = n.attr('priv')
    mixc = n.n('ShaderNodeMix', _data_type='RGBA')
    n.set(mixc.inputs[0], pv)
    n.set(mixc.inputs[6], (*tint, 1))
    n.set(mixc.inputs[7], (0.045, 0.05, 0.055, 1))
    tr = n.n('ShaderNodeBsdfTransparent', Color=mixc.outputs[2]).outputs[0]
    gl = n.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.0).outputs[0]
    return n.mix(n.math('MULTIPLY', n.n('ShaderNodeFresnel', IOR=1.5).outputs[0], POLARISER), tr, gl)


def clear_glass(name='clear', tint=(0.9, 0.92, 0.93)):
    n = Nodes(name)
    gl = n.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.0).outputs[0]
    return n.out(
        n.mix(
            n.math('MULTIPLY', n.n('ShaderNodeFresnel', IOR=1.5).outputs[0], 0.7),
            n.n('ShaderNodeBsdfTransparent', Color=(*tint, 1)).outputs[0],
            gl,
        )
    )


def image(arr, name):
    h, w, _ = arr.shape
    im = bpy.data.images.new(name, w, h, alpha=False)
    im.colorspace_settings.name = 'Non-Color'
    a = np.ones((h, w, 4), np.float32)
    a[..., :3] = arr[::-1] / 255.0
    im.pixels.foreach_set(a.ravel())
    im.update()
    im.pack()
    return im


def body_material(sheets, paint, tint, with_glass):
    """One layered shader: paint below, then each mask channel mixed over it."""
    n = Nodes('body')
    tot = [None, None, None]
    height = None
    for nm, S in sheets.items():
        if (with_glass and nm == 'front') or (not with_glass and nm in ('ws', 'rw')):
            continue
        uv = n.n('ShaderNodeUVMap', _uv_map=nm).outputs[0]
        sel = n.attr('sel_' + nm)
        for i, a in enumerate(S.cached()):
            if not a.any():
                continue
            im = bpy.data.images.get(f'{nm}{i}') or image(a, f'{nm}{i}')
            tx = n.n('ShaderNodeTexImage', _image=im, _extension='CLIP', _interpolation='Linear', Vector=uv)
            sc = n.n('ShaderNodeVectorMath', _operation='SCALE', i0=tx.outputs[0])
            n.set(sc.inputs['Scale'], sel)
            tot[i] = (
                sc.outputs[0]
                if tot[i] is None
                else n.n('ShaderNodeVectorMath', _operation='ADD', i0=tot[i], i1=sc.outputs[0]).outputs[0]
            )
        bp = S.bump() if not with_glass else None
        if bp is not None:
            im = bpy.data.images.get(nm + 'bump') or image(bp, nm + 'bump')
            h = n.math(
                'MULTIPLY', n.n('ShaderNodeTexImage', _image=im, _extension='CLIP', Vector=uv).outputs[0], sel
            )
            height = h if height is None else n.math('ADD', height, h)
    ch = {}
    for i in range(3):
        sp = n.n('ShaderNodeSeparateXYZ', i0=tot[i]) if tot[i] else None
        for j in range(3):
            ch[masks.CH[i * 3 + j]] = n.n('ShaderNodeClamp', i0=sp.outputs[j]).outputs[0] if sp else 0.0
    nrm = None
    if height is not None:
        bm = n.n('ShaderNodeBump', _invert=True, Strength=0.7, Height=height)
        bm.inputs['Distance'].default_value = 0.004
        nrm = bm.outputs[0]
    sh = n.bsdf(
        color=paint['rgb'],
        rough=paint['rough'],
        metal=paint['metal'],
        coat=1.0,
        coat_r=0.015,
        paint=True,
        normal=nrm,
    )
    sh = n.mix(ch['matte'], sh, n.bsdf(color=(0.018, 0.018, 0.019), rough=0.5, spec=0.4))
    sh = n.mix(ch['gloss'], sh, n.bsdf(color=(0.006, 0.006, 0.007), rough=0.12, coat=0.6))
    sh = n.mix(
        ch['tail'], sh, n.bsdf(color=(0.16, 0.004, 0.006), rough=0.25, coat=1, em=(0.8, 0.01, 0.01), ems=0.05)
    )
    sh = n.mix(ch['head'], sh, n.bsdf(color=(0.05, 0.052, 0.058), rough=0.30, metal=0.7))
    sh = n.mix(ch['chrome'], sh, n.bsdf(color=(0.72, 0.73, 0.75), rough=0.16, metal=1, coat=0.3))
    sh = n.mix(ch['drl'], sh, n.bsdf(color=(0.9, 0.9, 0.9), rough=0.2, coat=1, em=(0.95, 0.97, 1.0), ems=3.2))
    sh = n.mix(
        ch['lit'], sh, n.bsdf(color=(0.5, 0.01, 0.01), rough=0.2, coat=1, em=(1, 0.035, 0.02), ems=2.2)
    )
    if with_glass:
        sh = n.mix(ch['glass'], sh, glass(n, tint))
    blk = n.bsdf(color=(0.004, 0.004, 0.004), rough=0.9, spec=0.1)
    sh = n.mix(ch['gap'], sh, blk)
    sh = n.mix(n.attr('liner'), sh, blk)
    back = n.n('ShaderNodeNewGeometry').outputs['Backfacing']
    if not with_glass:
        return n.out(n.mix(back, sh, blk))
    inner = n.mix(
        ch['glass'],
        n.bsdf(color=(0.02, 0.02, 0.022), rough=0.9, spec=0.1),
        n.n('ShaderNodeBsdfTransparent', Color=(*tint, 1)).outputs[0],
    )
    return n.out(n.mix(back, sh, inner))


def lens_material(sheet):
    """Clear cover over the recessed lamps; the mask gives it a crisp edge the mesh could not."""
    n = Nodes('lens')
    im = bpy.data.images.get('front1') or image(sheet.cached()[1], 'front1')
    tx = n.n(
        'ShaderNodeTexImage',
        _image=im,
        _extension='CLIP',
        Vector=n.n('ShaderNodeUVMap', _uv_map='front').outputs[0],
    )
    head = n.n('ShaderNodeSeparateXYZ', i0=tx.outputs[0]).outputs[1]
    tr = n.n('ShaderNodeBsdfTransparent', Color=(0.93, 0.94, 0.95, 1)).outputs[0]
    gl = n.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.0).outputs[0]
    cover = n.mix(n.math('MULTIPLY', n.n('ShaderNodeFresnel', IOR=1.5).outputs[0], 0.8), tr, gl)
    return n.out(n.mix(head, n.n('ShaderNodeBsdfTransparent').outputs[0], cover))


RIMS = {  # (recess colour, face colour): what the lathe-cut front of the spokes shows against the rest
    'machined': (
        dict(color=(0.018, 0.018, 0.02), rough=0.2, metal=0.4, coat=1),
        dict(color=(0.62, 0.63, 0.65), rough=0.24, metal=1, coat=0.4),
    ),
    'silver': (
        dict(color=(0.46, 0.47, 0.48), rough=0.28, metal=0.9, coat=0.6),
        dict(color=(0.56, 0.57, 0.58), rough=0.28, metal=0.9, coat=0.6),
    ),
    'black': (
        dict(color=(0.012, 0.012, 0.013), rough=0.22, metal=0.3, coat=1),
        dict(color=(0.016, 0.016, 0.018), rough=0.2, metal=0.3, coat=1),
    ),
    'grey': (
        dict(color=(0.10, 0.10, 0.11), rough=0.25, metal=0.8, coat=0.8),
        dict(color=(0.16, 0.165, 0.17), rough=0.25, metal=0.8, coat=0.8),
    ),
    'bronze': (
        dict(color=(0.16, 0.10, 0.05), rough=0.3, metal=0.9, coat=0.4),
        dict(color=(0.26, 0.17, 0.085), rough=0.3, metal=0.9, coat=0.4),
    ),
    'steel': (
        dict(color=(0.05, 0.05, 0.052), rough=0.45, metal=0.3),
        dict(color=(0.05, 0.05, 0.052), rough=0.45, metal=0.3),
    ),
    'white': (dict(color=(0.6, 0.6, 0.6), rough=0.4), dict(color=(0.65, 0.65, 0.65), rough=0.4)),
}


def library(rim='machined'):
    M = dict(
        tyre=simple('tyre', color=(0.024, 0.024, 0.024), rough=0.52, spec=0.5),
        barrel=simple('barrel', color=(0.03, 0.03, 0.032), rough=0.35, metal=0.8),
        disc=simple('disc', color=(0.35, 0.35, 0.36), rough=0.35, metal=1),
        dark=simple('dark', color=(0.01, 0.01, 0.01), rough=0.7),
        gloss=simple('glossb', color=(0.006, 0.006, 0.007), rough=0.12, coat=0.6),
        seat=simple('seat', color=(0.03, 0.03, 0.032), rough=0.75),
        rail=simple('rail', color=(0.02, 0.02, 0.022), rough=0.3, metal=0.3),
        plate=simple('plate', color=(0.80, 0.80, 0.78), rough=0.35),
        chrome=simple('chrome', color=(0.75, 0.76, 0.78), rough=0.10, metal=1),
        alloy=simple('alloy', color=(0.42, 0.43, 0.44), rough=0.32, metal=1),
        steel=simple('steelm', color=(0.10, 0.10, 0.105), rough=0.38, metal=0.9),
        tray=simple('tray', color=(0.50, 0.51, 0.52), rough=0.38, metal=0.9),
        red=simple('redlens', color=(0.25, 0.006, 0.008), rough=0.2, coat=1, em=(1, 0.03, 0.02), ems=0.8),
        amber=simple('amber', color=(0.7, 0.22, 0.02), rough=0.25, coat=1),
        lit=simple('litw', color=(0.9, 0.9, 0.9), em=(0.95, 0.97, 1), ems=3.0),
        white=simple('whitep', color=(0.78, 0.78, 0.77), rough=0.4),
        spring=simple('spring', color=(0.55, 0.30, 0.02), rough=0.35),
        tan=simple('tan', color=(0.20, 0.105, 0.055), rough=0.55),
        clear=clear_glass(),
    )
    n = Nodes('rim')
    lo, hi = RIMS[rim]
    M['rim'] = n.out(n.mix(n.attr('faced'), n.bsdf(**lo), n.bsdf(**hi)))
    M['paint'] = simple(
        'paint2', color=(0.5, 0.5, 0.5), rough=0.29, metal=0.32, coat=1.0, coat_r=0.015, paint=True
    )
    return M


def set_paint(rgb):
    for m in bpy.data.materials:
        if m.get('paint'):
            for nd in m.node_tree.nodes:
                if nd.get('paint'):
                    nd.inputs[nd.get('paint_at', 'Base Color')].default_value = (*rgb, 1)
