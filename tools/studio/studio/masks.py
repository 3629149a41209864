"""Material masks drawn as 2-D vector shapes in the body's own unwrapped coordinates (shapely -> PIL).
Six projections: side (x,z), windscreen and rear glass (y,z), top (x,y), wrapped front and rear (u,z).
Channels: glass gloss matte | chrome head drl | tail lit gap, plus a blurred bump map that rolls panel edges into the shut lines."""

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from .surface import Relief

CH = ['glass', 'gloss', 'matte', 'chrome', 'head', 'drl', 'tail', 'lit', 'gap']


def rnd(p, r, r2=None):
    r2 = r if r2 is None else r2
    return p.buffer(-r).buffer(r + r2).buffer(-r2)


def poly(*pts):
    return Polygon(pts).buffer(0)


def line(pts, w):
    return LineString(pts).buffer(w / 2, cap_style=2)


class Sheet:
    def __init__(s, u0, u1, v0, v1, ppm=900, ss=2):
        s.u0, s.v0, s.u1, s.v1, s.ppm, s.ss = u0, v0, u1, v1, ppm, ss
        s.w, s.h = int((u1 - u0) * ppm), int((v1 - v0) * ppm)
        s.im = {}

    def add(s, ch, g, val=1.0):
        if ch not in s.im:
            s.im[ch] = Image.new('L', (s.w * s.ss, s.h * s.ss), 0)
        d = ImageDraw.Draw(s.im[ch])
        k = s.ppm * s.ss
        tr = lambda c: [((u - s.u0) * k, (s.v1 - v) * k) for u, v in c]
        if g.is_empty:
            return
        gs = g.geoms if hasattr(g, 'geoms') else [g]
        for p in gs:
            if p.geom_type != 'Polygon' or p.is_empty:
                continue
            if p.interiors:
                tmp = Image.new('L', s.im[ch].size, 0)
                td = ImageDraw.Draw(tmp)
                td.polygon(tr(p.exterior.coords), fill=255)
                for i in p.interiors:
                    td.polygon(tr(i.coords), fill=0)
                s.im[ch].paste(int(255 * val), mask=tmp)
            else:
                d.polygon(tr(p.exterior.coords), fill=int(255 * val))

    def erase(s, g, chans=CH):
        for c in chans:
            if c in s.im:
                s.add(c, g, 0)

    def cached(s):
        if not hasattr(s, '_c'):
            s._c = s.images()
        return s._c

    def images(s):
        out = []
        for i in range(0, 9, 3):
            a = np.zeros((s.h, s.w, 3), np.uint8)
            for j in range(3):
                if CH[i + j] in s.im:
                    a[..., j] = np.asarray(s.im[CH[i + j]].resize((s.w, s.h), Image.BOX))
            out.append(a)
        return out

    def bump(s):
        """Height map: 1 on the panel, falling smoothly into every shut line."""
        if 'gap' not in s.im:
            return None
        g = np.asarray(s.im['gap'].resize((s.w, s.h), Image.BOX), np.float32)
        return (
            np.clip(gaussian_filter(g, s.ppm * 0.0035) * 2.2, 0, 255).astype(np.uint8)[..., None].repeat(3, 2)
        )


def arch_ring(b, r0, r1, below=None):
    g = []
    for cx in (b.xf, b.xr):
        c = Point(cx, b.Rt)
        g.append(c.buffer(b.Ra + r1, 96).difference(c.buffer(b.Ra + r0, 96)))
    return unary_union(g)


def side_sheet(b):
    P = b.P
    L, H = b.L, P['H']
    S = Sheet(-0.1, L + 0.15, 0, H + 0.08, 800)
    if P.get('no_green'):
        for fn in P.get('side_fn', ()):
            fn(b, S)
        return S
    xs = np.linspace(b.wx0 - 0.3, L, 240)
    bl = [(x, float(b.belt(x)) + P.get('dlo_b', 0.03)) for x in xs]
    rf = [(x, float(b.roof(x)) - P.get('dlo_t', 0.125)) for x in xs]
    band = Polygon(bl + rf[::-1]).buffer(0)
    sh = P.get('a_pillar', 0.17)
    dx, dz = b.wx1 - b.wx0, b.wz1 - b.wz0
    wsl = poly(
        (b.wx0 + sh - dx * 0.3, b.wz0 - dz * 0.3),
        (b.wx1 + sh + dx * 0.5, b.wz1 + dz * 0.5),
        (L + 2, b.wz1 + dz * 0.5),
        (L + 2, b.wz0 - dz * 0.3),
    )
    (ex0, ez0), (ex1, ez1) = P['dlo_end']
    ddx, ddz = ex1 - ex0, ez1 - ez0
    rl = poly((ex0 - ddx, ez0 - ddz), (ex1 + ddx, ez1 + ddz), (-2, ez1 + ddz), (-2, ez0 - ddz))
    dlo = rnd(band.intersection(wsl).intersection(rl), P.get('dlo_r', 0.03), 0.01)
    S.add('gloss', dlo.buffer(0.014))
    if P.get('chrome_dlo'):
        S.add('chrome', dlo.buffer(0.022).difference(dlo.buffer(0.008)))
    glass = dlo.buffer(-0.010)
    for x0, x1, w in P['pillars']:
        glass = glass.difference(line([(x0, 0.8), (x1, 2.0)], w))
    glass = rnd(glass, 0.014)
    S.add('glass', glass)
    if P.get('floating'):  # blacked-out rear pillar: the roof seems to float
        S.add(
            'gloss',
            band.intersection(wsl).intersection(
                poly((b.rx0 - 0.9, 0), (b.rx0 + 0.3, 0), (b.rx0 + 0.3, 3), (b.rx0 - 0.9, 3))
            ),
        )
    # shut lines
    GW = 0.0055
    for ln in P['shut']:
        S.add('gap', line(ln, GW))
    # fuel flap
    if P.get('flap'):
        fx, fz = P['flap']
        S.add('gap', rnd(box(fx - 0.085, fz - 0.075, fx + 0.085, fz + 0.075), 0.03).boundary.buffer(GW * 0.4))
    # rubber lip: hides the step between painted skin and wheel-house
    S.add(
        'matte',
        unary_union([Point(cx, b.Rt * P.get('arch_z', 1)).buffer(b.Ra + 0.007, 96) for cx in (b.xf, b.xr)]),
    )
    # lower bumper ends meet the front and rear aprons at the same height
    fa, ra = P['front'].get('apron'), P['rear'].get('apron')
    if fa and not P.get('clad'):
        S.add('matte', box(-0.1, 0, b.xf, fa))
    if ra and not P.get('clad'):
        S.add('matte', box(b.xr, 0, L + 0.2, ra))
    # cladding
    if P.get('clad'):
        ring = arch_ring(b, -0.03, P['clad'])
        sill = Polygon([(b.xf, 0), (b.xf, P['clad_z'])] + [(b.xr, P['clad_z']), (b.xr, 0)])
        g = ring.union(
            sill.difference(Point(b.xf, b.Rt).buffer(b.Ra)).difference(Point(b.xr, b.Rt).buffer(b.Ra))
        )
        ends = box(-0.1, 0, b.xf, P.get('clad_e', 0.42)).union(box(b.xr, 0, L + 0.2, P.get('clad_e', 0.42)))
        S.add('matte', rnd(g, 0.01, 0.02).union(ends))
    elif P.get('sill_black', 0.05):
        S.add('matte', box(b.xf, 0, b.xr, float(P['zbot']) + P.get('sill_black', 0.05)))
    for fn in P.get('side_fn', ()):
        fn(b, S)
    return S


def _screen(b, zb, zt, inset, rear=False):
    """Outline of a screen that keeps an even pillar beside it at every height."""
    zz = np.linspace(zb, zt, 9)
    return [(b.screen_half(z, rear) - inset, z) for z in zz]


def ws_sheet(b):
    P = b.P
    S = Sheet(0, 1.0, 0.6, P['H'] + 0.1, 900)
    if P.get('no_green'):
        return S
    zt, zb = P['wsm']['top'], P['wsm']['bot']
    edge = _screen(b, zb, zt, P.get('pillar_w', 0.052))
    g = rnd(poly((-0.5, zb - 0.02), *edge, (-0.5, zt + 0.005)), 0.035)
    S.add('gloss', g)
    S.add('glass', g.buffer(-0.018))
    w0 = edge[0][0]
    S.add(
        'matte',
        poly(
            (-0.2, zb - 0.09),
            (w0 + 0.03, zb - 0.06),
            (w0 + 0.02, zb + 0.012),
            (w0 * 0.6, zb - 0.004),
            (-0.2, zb - 0.012),
        ),
    )  # cowl
    for a, c in (
        ((-0.05, zb + 0.010), (w0 * 0.62, zb + 0.034)),
        ((w0 * 0.50, zb + 0.014), (w0 * 0.93, zb + 0.075)),
    ):
        S.add('matte', line([a, c], 0.013))  # wipers
    sensor = rnd(poly((-0.1, zt - 0.12), (0.045, zt - 0.12), (0.07, zt), (-0.1, zt + 0.02)), 0.01)
    S.add('gloss', sensor)
    S.erase(sensor, ['glass'])
    return S


def rw_sheet(b):
    P = b.P
    S = Sheet(0, 1.0, 0.6, P['H'] + 0.1, 900)
    q = P['rwm']
    if P.get('no_green'):
        return S
    if P.get('rw_matte'):
        S.add('matte', box(-0.2, float(b.belt(b.rx0)) + 0.03, 1.0, P['H'] + 0.1))
    if q:
        edge = (
            _screen(b, q['bot'], q['top'], q.get('inset', 0.085), True)
            if not q.get('w0')
            else [(q['w0'], q['bot'] + 0.01), (q['w1'], q['top'] - 0.01)]
        )
        g = rnd(poly((-0.5, q['bot']), *edge, (-0.5, q['top'])), q.get('r', 0.04))
        if q.get('split'):
            g = g.difference(box(-0.1, 0, 0.035, 3))
        S.add('gloss', g)
        S.add('glass', g.buffer(-0.02))
        if q.get('wiper', 1):
            S.add('matte', line([(0.0, q['bot'] + 0.03), (0.34, q['bot'] + 0.055)], 0.014))
    return S


def top_sheet(b):
    P = b.P
    S = Sheet(-0.1, b.L + 0.1, 0, 1.05, 700)
    for ln in P.get('hood_lines', ()):
        S.add('gap', line(ln, 0.0065))
    if P.get('pano'):
        x0, x1, w = P['pano']
        S.add('gloss', rnd(box(x0, -0.5, x1, w), 0.05))
        S.add('glass', rnd(box(x0 + 0.02, -0.5, x1 - 0.02, w - 0.02), 0.05), 0.0)
    if P.get('roof_black'):
        S.add('gloss', box(b.wx1 - 0.4, -0.5, P.get('roof_end', b.L), 1.05))
    for fn in P.get('top_fn', ()):
        fn(b, S)
    return S


# ---------- faces ----------
def bars(S, area, ch, n, z0, z1, th, val, u1=1.2):
    for i in range(n):
        z = z0 + (i + 0.5) * (z1 - z0) / n
        S.add(ch, area.intersection(box(-0.1, z - th / 2, u1, z + th / 2)), val)


def mesh_pattern(S, area, du, dz, w, val=0.35, ch='chrome', k=0.36):
    g = []
    u0, z0, u1, z1 = area.bounds
    row = 0
    z = z0
    while z < z1:
        off = (row % 2) * du / 2
        u = u0 - du + off
        while u < u1 + du:
            g.append(poly((u - du * k, z), (u, z + dz * k), (u + du * k, z), (u, z - dz * k)))
            u += du
        z += dz / 2
        row += 1
    S.add(ch, unary_union(g).intersection(area), val)


def clad_end(b, reach, z0):
    """Where side cladding turns the corner it steps down to the apron along a crisp diagonal."""
    z1 = b.P.get('clad_e', 0.42)
    return poly((b.W * 0.80, z0), (b.W * 1.06, z1), (b.W + reach, z1), (b.W + reach, 0), (b.W * 0.80, 0))


def front_sheet(b):
    P = b.P
    F = P['front']
    S = Sheet(0, 1.9, 0, F.get('zmax', 1.45), 900 if F.get('zmax', 0) < 2 else 600)
    if F.get('fn'):
        F['fn'](b, S, F)
        return S
    S.add(
        'matte', box(-0.1, 0, F.get('apron_u', b.W + b.xf), F.get('apron', 0.36))
    )  # lower apron, carried round to the wheel
    if P.get('clad'):
        S.add('matte', clad_end(b, b.xf, F.get('apron', 0.36)))
    for g in F.get('matte', ()):
        S.add('matte', rnd(poly(*g), 0.015))
    for g in F.get('gloss', ()):
        S.add('gloss', rnd(poly(*g), 0.015))
    gr = None
    if F.get('grille'):
        gr = rnd(poly((-0.5, F['grille'][0][1]), *F['grille'], (-0.5, F['grille'][-1][1])), 0.03)
        S.add('gloss', gr)
        inner = gr.buffer(-0.016)
        if F.get('pattern', 'bars') == 'bars':
            bars(S, inner, 'chrome', F.get('nbars', 5), inner.bounds[1], inner.bounds[3], 0.010, 0.55)
        elif F['pattern'] == 'mesh':
            mesh_pattern(S, inner, 0.050, 0.044, 0.01, 0.22)
        elif F['pattern'] == 'dots':
            mesh_pattern(S, inner, 0.062, 0.050, 0.01, 0.30, k=0.20)
        elif F['pattern'] == 'slots':
            for i in range(3):
                z = inner.bounds[1] + (i + 0.5) * (inner.bounds[3] - inner.bounds[1]) / 3
                S.add('matte', rnd(inner.intersection(box(-0.5, z - 0.020, 1, z + 0.020)), 0.008))
                S.add('chrome', inner.intersection(box(-0.5, z + 0.021, 1, z + 0.027)), 0.5)
        if F.get('frame'):
            S.add('chrome', gr.difference(gr.buffer(-0.012)), F['frame'])
    for g in F.get('intake', ()):
        a = rnd(poly(*g), 0.02)
        S.add('gloss', a)
        S.add('matte', a.buffer(-0.012))
        mesh_pattern(S, a.buffer(-0.02), 0.042, 0.034, 0.01, 0.05)
    for g in F.get('silver', ()):
        S.add('chrome', rnd(poly(*g), 0.008), 0.8)
    for g in F['lamp']:
        a = rnd(poly(*g), 0.016)
        S.add('gap', a.buffer(0.004).difference(a))
        S.erase(a, ['gloss', 'matte', 'chrome'])
        S.add('head', a)
    for g in F.get('drl', ()):
        S.add('drl', line(g, F.get('drl_w', 0.014)).buffer(0.0))
    for u, z, r in F.get('proj', ()):
        S.add('chrome', affinity.scale(Point(u, z).buffer(r), 1.15, 1), 0.9)
        S.add('drl', affinity.scale(Point(u, z).buffer(r * 0.62), 1.15, 1), 0.32)
    for g in F.get('fog', ()):
        S.add('drl', rnd(poly(*g), 0.004), 0.5)
    for ln in F.get('lines', ()):
        S.add('gap', line(ln, 0.006))
    for g in F.get('window', ()):
        S.add('gloss', rnd(poly(*g), 0.05))
    if F.get('badge'):
        z = F['badge'][0]
        inset = (
            0.028 if gr is not None and gr.bounds[1] < z < gr.bounds[3] else 0
        )  # on a recessed grille the skin lies further back
        badge(S, *F['badge'], float(b.nose(z)) + inset)
    return S


def badge(S, z, r, u0):
    """A plain satin bar with round ends: belongs to no maker. u0: how far the nose has already curved back here."""
    if r:
        S.add('chrome', rnd(box(-r * 1.25, z - r * 0.26, max(u0, 0) + r * 1.25, z + r * 0.26), r * 0.25), 1)


def rear_sheet(b):
    P = b.P
    R = P['rear']
    S = Sheet(0, 1.7, 0, R.get('zmax', 1.75), 800 if R.get('zmax', 0) < 2 else 600)
    if R.get('apron'):
        S.add('matte', box(-0.1, 0, 1.2, R['apron']))
    if P.get('clad'):
        S.add('matte', clad_end(b, b.L - b.xr, R.get('apron', b.P['zbot'] + 0.12)))
    for g in R.get('matte', ()):
        S.add('matte', rnd(poly(*g), 0.012))
    for g in R.get('gloss', ()):
        S.add('gloss', rnd(poly(*g), 0.012))
    for g in R.get('silver', ()):
        S.add('chrome', rnd(poly(*g), 0.008), 0.8)
    for g in R['lamp']:
        a = rnd(poly(*g), 0.014)
        S.add('gap', a.buffer(0.004).difference(a))
        S.erase(a, ['gloss', 'matte', 'chrome'])
        S.add('tail', a)
    for g in R.get('window', ()):
        S.add('gloss', rnd(poly(*g), 0.05))
    for g in R.get('lit', ()):
        S.add('lit', line(g, R.get('lit_w', 0.014)))
    for g in R.get('reflector', ()):
        S.add('tail', poly(*g))
    for ln in R.get('lines', ()):
        S.add('gap', line(ln, 0.006))
    if R.get('badge'):
        badge(S, *R['badge'], b.L - float(b.tail(R['badge'][0])))
    return S


# ---------- relief: what is drawn is also pressed in ----------
def _depth(shapes, u1, v1, soft, ppm=260):
    """shapes: [(polygon points, depth, corner radius)] -> Relief; edges are softened by soft metres."""
    acc = np.zeros((int(v1 * ppm), int((u1 + 0.3) * ppm)), np.float32)
    for pts, dep, r in shapes:
        im = Image.new('L', (acc.shape[1] * 3, acc.shape[0] * 3), 0)
        g = rnd(poly(*pts), r)
        if g.is_empty:
            continue
        for p in g.geoms if hasattr(g, 'geoms') else [g]:
            ImageDraw.Draw(im).polygon(
                [((u + 0.3) * ppm * 3, (v1 - v) * ppm * 3) for u, v in p.exterior.coords], fill=255
            )
        a = np.asarray(im.resize((acc.shape[1], acc.shape[0]), Image.BOX), np.float32) / 255 * dep
        acc = np.where(np.abs(a) > np.abs(acc), a, acc)
    return Relief(-0.3, v1, ppm, gaussian_filter(acc, soft * ppm))


def reliefs(b):
    """Give the body its pressed-in lamps, grille, intakes and number-plate pocket."""
    P, F, R = b.P, b.P['front'], b.P['rear']
    if P.get('no_green') and not P.get('roadster'):
        return
    f = [(g, P.get('lamp_depth', 0.022), 0.012) for g in F['lamp']] + [
        (g, 0.030, 0.02) for g in F.get('intake', ())
    ]
    if F.get('grille'):
        f.append(([(-0.5, F['grille'][0][1]), *F['grille'], (-0.5, F['grille'][-1][1])], 0.026, 0.03))
    f += [(g, 0.010, 0.015) for g in F.get('gloss', ())]
    r = [(g, 0.010, 0.012) for g in R['lamp']]
    z = P['plate_r'][0] if P.get('plate_r') else None
    if z:
        r.append(([(-0.5, z - 0.078), (0.27, z - 0.078), (0.31, z + 0.085), (-0.5, z + 0.085)], 0.024, 0.02))
    b.relief_f = _depth(f, 1.9, 1.6, 0.0045)
    b.relief_r = _depth(r, 1.7, 1.8, 0.0055)
