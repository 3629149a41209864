"""Implicit-surface toolkit and the parametric car body (numpy only, no Blender).
Axes: x from the nose (0) to the tail (L), y to the vehicle's RIGHT (driver's side in Australia), z up from the road. Metres."""

import os

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.ndimage import gaussian_filter1d, map_coordinates
from skimage.measure import marching_cubes


# ---------- small maths ----------
def curve(pts, smooth=0.04):
    """1-D curve near the points: monotone interpolation, then gaussian fairing so that reflections flow."""
    p = np.array(sorted(pts), float)
    a, b = p[0, 0] - 1.0, p[-1, 0] + 1.0
    xs = np.linspace(a, b, 1600)
    pc = PchipInterpolator(p[:, 0], p[:, 1])
    d0, d1 = pc.derivative()(p[0, 0]), pc.derivative()(p[-1, 0])
    ys = np.where(
        xs < p[0, 0],
        p[0, 1] + d0 * (xs - p[0, 0]),
        np.where(xs > p[-1, 0], p[-1, 1] + d1 * (xs - p[-1, 0]), pc(np.clip(xs, p[0, 0], p[-1, 0]))),
    )
    if smooth > 0:
        ys = gaussian_filter1d(ys, smooth / (xs[1] - xs[0]), mode='nearest')
    cs = CubicSpline(xs, ys)
    return lambda v: cs(np.clip(v, a, b))


def smax(a, b, k):
    h = np.clip(k - np.abs(a - b), 0, None) / k
    return np.maximum(a, b) + h * h * h * k / 6.0


def smin(a, b, k):
    return -smax(-a, -b, k)


def sstep(a, b, v):
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def rbox(px, py, pz, hx, hy, hz, r):
    qx, qy, qz = np.abs(px) - hx + r, np.abs(py) - hy + r, np.abs(pz) - hz + r
    return (
        np.sqrt(np.clip(qx, 0, None) ** 2 + np.clip(qy, 0, None) ** 2 + np.clip(qz, 0, None) ** 2)
        + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0)
        - r
    )


def rrect2(u, v, hu, hv, r):
    qu, qv = np.abs(u) - hu + r, np.abs(v) - hv + r
    return (
        np.sqrt(np.clip(qu, 0, None) ** 2 + np.clip(qv, 0, None) ** 2) + np.minimum(np.maximum(qu, qv), 0) - r
    )


def capsule(x, y, z, a, c, r, r2=None):
    """Distance to a tapered rod from point a (radius r) to point c (radius r2)."""
    a, c = np.array(a, float), np.array(c, float)
    d = c - a
    t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / (d @ d), 0, 1)
    return np.sqrt((x - a[0] - t * d[0]) ** 2 + (y - a[1] - t * d[1]) ** 2 + (z - a[2] - t * d[2]) ** 2) - (
        r + ((r if r2 is None else r2) - r) * t
    )


def tube(x, y, z, pts, r, k=0.01):
    """A bent tube through the points."""
    f = None
    for a, c in zip(pts[:-1], pts[1:]):
        g = capsule(x, y, z, a, c, r)
        f = g if f is None else smin(f, g, k)
    return f


def grad(f, v, e=0.0012):
    x, y, z = v.T
    g = np.stack(
        [f(x + e, y, z) - f(x - e, y, z), f(x, y + e, z) - f(x, y - e, z), f(x, y, z + e) - f(x, y, z - e)], 1
    )
    return g / (2 * e)


def mesh_sdf(f, lo, hi, vox, newton=3, block=4, lip=1.7):
    """Marching cubes; then every vertex is pulled onto the true surface and takes its normal from the analytic gradient.
    Only blocks that can contain the surface (|f| at the centre small; lip bounds the gradient) are sampled finely."""
    nb = [int(np.ceil((hi[i] - lo[i]) / vox / block)) + 1 for i in range(3)]
    cen = [lo[i] + (np.arange(nb[i]) * block + (block - 1) / 2) * vox for i in range(3)]
    C = np.stack(np.meshgrid(*cen, indexing='ij'), -1).reshape(-1, 3)
    fc = np.concatenate([f(*C[i : i + 400000].T) for i in range(0, len(C), 400000)])
    vol = np.repeat(fc.astype(np.float32), block**3).reshape(-1, block**3)
    off = (
        np.stack(np.meshgrid(*[np.arange(block)] * 3, indexing='ij'), -1).reshape(-1, 3) - (block - 1) / 2
    ) * vox
    act = np.flatnonzero(np.abs(fc) < lip * 0.87 * (block + 1) * vox)
    for i in range(0, len(act), 6000):
        a = act[i : i + 6000]
        p = (C[a][:, None] + off[None]).reshape(-1, 3)
        vol[a] = f(*p.T).reshape(len(a), -1)
    vol = vol.reshape(*nb, block, block, block).transpose(0, 3, 1, 4, 2, 5).reshape([n * block for n in nb])
    v, t, _, _ = marching_cubes(vol, 0.0, spacing=(vox,) * 3)
    v = v.astype(float) + np.array(lo, float)
    for _ in range(newton):
        g = grad(f, v)
        s = f(*v.T)[:, None] * g / np.clip((g * g).sum(1), 0.05, None)[:, None]
        ln = np.linalg.norm(s, axis=1, keepdims=True)
        v -= s * np.minimum(1, vox * 0.7 / np.maximum(ln, 1e-9))
    n = grad(f, v)
    n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
    return v, t, n


def mirror(v, t, n):
    m = np.array([1, -1, 1.0])
    return np.vstack([v, v * m]), np.vstack([t, t[:, ::-1] + len(v)]), np.vstack([n, n * m])


def lathe(prof, seg=128):
    """Surface of revolution about y from a list of (radius, y)."""
    p = np.array(prof, float)
    m = len(p)
    th = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    v = np.stack(
        [np.outer(np.cos(th), p[:, 0]), np.tile(p[:, 1], (seg, 1)), np.outer(np.sin(th), p[:, 0])], 2
    ).reshape(-1, 3)
    i = np.arange(seg)[:, None]
    j = (i + 1) % seg
    a = np.arange(m - 1)[None]
    return v, np.stack([i * m + a, i * m + a + 1, j * m + a + 1, j * m + a], -1).reshape(-1, 4)


class Relief:
    """Depth map in an unwrapped face projection; pushes the surface in where lamps, grilles and pockets are drawn."""

    def __init__(s, u0, v1, ppm, depth):
        s.u0, s.v1, s.ppm, s.d = u0, v1, ppm, depth

    def __call__(s, u, v):
        return map_coordinates(
            s.d, [(s.v1 - v) * s.ppm - 0.5, (u - s.u0) * s.ppm - 0.5], order=1, mode='constant'
        )


# ---------- the body ----------
class Body:
    """Lower body and glasshouse, each an intersection (smooth max) of a few swept planes, joined by a smooth union."""

    def __init__(s, P):
        s.P = P
        s.L, s.W, s.H = P['L'], P['W'] / 2, P['H']
        g = lambda k, sm=0.05: curve(P[k], sm)
        s.top = g('top', 0.035)
        s.belt = g('belt')
        s.plan = g('plan', 0.12)
        s.roof = g('roof', 0.14)
        s.nose = g('nose', P.get('nose_sm', 0.02))
        s.tail = g('tail', P.get('tail_sm', 0.022))
        s.sill = g('sill', 0.05)
        s.sect = curve(P['sect'], P.get('sect_sm', 0.011))
        s.xf = P['xf']
        s.xr = P['xf'] + P['wb']
        s.Rt = P['Rt']
        s.Ra = P['Rt'] + P.get('arch_gap', 0.04)
        (s.wx0, s.wz0), (s.wx1, s.wz1) = P['ws']  # windscreen line: base, top
        (s.rx0, s.rz0), (s.rx1, s.rz1) = P['rw']  # rear glass line: base, top
        s.vox = float(os.environ.get('VOX', P.get('vox', 0.0085)))
        s.relief_f = s.relief_r = None  # set by masks.reliefs()

    def halfwidth(s, x, z):
        P = s.P
        zs, zb = s.sill(x), s.belt(x)
        t = (z - zs) / (zb - zs)
        w = s.plan(x) * s.W - s.sect(t)
        for cx in (s.xf, s.xr):
            d = np.hypot(x - cx, z - s.Rt)
            w = w + P.get('flare', 0.02) * np.exp(
                -((np.clip(d - s.Ra, 0, None) / P.get('flare_w', 0.13)) ** 2)
            ) * sstep(1.35, 0.85, t)
        if P.get('arch_lip'):  # box flares with a hard edge (4x4s)
            for cx in (s.xf, s.xr):
                w = w + P['arch_lip'] * sstep(
                    0.012, -0.012, np.hypot(x - cx, z - s.Rt) - s.Ra - P.get('clad', 0.07)
                ) * sstep(1.2, 1.0, t)
        return w

    def line_d(s, x, z, a, b):
        """Signed distance to the line a->b in the xz plane."""
        dx, dz = b[0] - a[0], b[1] - a[1]
        return ((x - a[0]) * dz - (z - a[1]) * dx) / np.hypot(dx, dz)

    def lower(s, x, y, z):
        P = s.P
        W = s.W
        side = y - s.halfwidth(x, z)
        yn = np.clip(y / W, 0, 1.2)
        hood = sstep(s.wx0 + 0.25, s.wx0 - 0.30, x)
        top = z - (s.top(x) - P.get('crown', 0.05) * yn**2.2)
        if P.get('bulge', 0):  # bonnet: raised centre panel with two crisp creases that converge on the nose
            edge = P.get('bulge_w', 0.50) - P.get('bulge_taper', 0.12) * (1 - np.clip(x / s.wx0, 0, 1))
            bw = P.get('crease', 0.016)
            top = top - P['bulge'] * sstep(edge + bw, edge - bw, y) * hood * sstep(0.02, 0.35, x)
        front = (s.nose(z) + P.get('cf', 0.22) * yn ** P.get('pf', 2.6)) - x
        rear = x - (s.tail(z) - P.get('cr', 0.14) * yn ** P.get('pr', 3.0))
        bot = (
            P['zbot']
            + P.get('ramp_f', 0.10) * sstep(0.75, 0.0, x)
            + P.get('ramp_r', 0.14) * sstep(s.L - 0.8, s.L, x)
        ) - z
        f = smax(side, top, P.get('k_top', 0.07))
        f = smax(f, front, P.get('k_front', 0.12))
        f = smax(f, rear, P.get('k_rear', 0.11))
        return smax(f, bot, 0.05)

    def gh_half(s, x, z):
        """Half width of the glasshouse."""
        P = s.P
        h = z - s.belt(x)
        return (
            s.plan(np.clip(x, s.wx0, s.L)) * s.W
            - P.get('ledge', 0.055)
            - P.get('tumble', 0.33) * h
            - P.get('tcurve', 0.14) * h * h
        )

    def screen_half(s, z, rear=False):
        """Half width of the windscreen (or rear glass) plane at height z: where it meets the side glass."""
        P = s.P
        y = 0.6
        (ax, az), (bx, bz), c, bow = (
            ((s.rx0, s.rz0), (s.rx1, s.rz1), -P.get('rwc', 0.10), 0)
            if rear
            else ((s.wx0, s.wz0), (s.wx1, s.wz1), P.get('wsc', 0.16), P.get('wsbow', 0.02))
        )
        l, dx, dz = np.hypot(bx - ax, bz - az), bx - ax, bz - az
        for _ in range(6):
            x = ax + (z - az) * dx / dz + (c * y * y - bow) * l / dz
            y = float(s.gh_half(np.array(x), np.array(z)))
        return y

    def green(s, x, y, z):
        P = s.P
        if P.get('no_green'):
            return np.full(np.shape(x + y + z), 9.0)
        side = (y - s.gh_half(x, z)) / np.sqrt(1 + P.get('tumble', 0.33) ** 2)
        roof = z - (s.roof(x) - P.get('rcrown', 0.05) * (y / 0.7) ** 2)
        ws = (
            -s.line_d(x, z, (s.wx0, s.wz0), (s.wx1, s.wz1))
            + P.get('wsc', 0.16) * y * y
            - P.get('wsbow', 0.02)
        )
        rw = s.line_d(x, z, (s.rx0, s.rz0), (s.rx1, s.rz1)) + P.get('rwc', 0.10) * y * y
        f = smax(roof, ws, P.get('k_ws', 0.20))
        f = smax(f, rw, P.get('k_rw', 0.12))
        f = smax(f, side, P.get('k_side', 0.065))  # tight A-pillar corner: a thin highlight, not a hot stripe
        return smax(f, (s.belt(x) - 0.10) - z, 0.02)

    def shell(s, x, ya, z):
        """Everything before lamps, pockets and wheel arches are cut (lamp lenses lie on this surface)."""
        P = s.P
        f = s.lower(x, ya, z)
        if P.get('bed'):
            x0, x1, zf = P['bed']
            inner = smax(
                smax(ya - (s.W - P.get('bed_wall', 0.13)), zf - z, 0.03), smax(x0 - x, x - x1, 0.03), 0.08
            )
            f = smax(f, -inner, 0.02)
        f = smin(f, s.green(x, ya, z), P.get('k_join', 0.03))
        if P.get('spoiler'):
            x0, x1, dz, th = P['spoiler']
            x1, th = x1 - 0.05, th * 1.5
            zr = s.roof(np.minimum(x, x0 + 0.2)) - P.get('rcrown', 0.05) * (ya / 0.7) ** 2 + dz
            sp = smax(np.abs(z - zr + th / 2) - th / 2, smax(x0 - x, x - (x1 - 0.12 * ya**2), 0.02), 0.03)
            sp = smax(sp, ya - (s.gh_half(x, z) - 0.02), 0.04)
            f = smin(f, sp, 0.035)
        for fn in P.get('extra', ()):
            f = fn(s, f, x, ya, z)
        return f

    def sdf(s, x, y, z):
        P = s.P
        ya = np.abs(y)
        f = s.shell(x, ya, z)
        if s.relief_f is not None:
            f = f + s.relief_f(ya + np.clip(x, 0, None), z) * sstep(1.3, 0.9, x)
        if s.relief_r is not None:
            f = f + s.relief_r(ya + np.clip(s.L - x, 0, None), z) * sstep(s.L - 1.0, s.L - 0.7, x)
        for cx in (s.xf, s.xr):
            d = np.hypot(x - cx, z - s.Rt * P.get('arch_z', 1.0))
            f = smax(f, -smax(d - s.Ra, (s.W - 0.40) - ya, 0.02), P.get('k_arch', 0.018))
        return f

    def mesh(s):
        v, t, n = mesh_sdf(
            s.sdf, (-0.06, -2 * s.vox, s.P['zbot'] - 0.03), (s.L + 0.12, s.W + 0.09, s.H + 0.06), s.vox
        )
        keep = (v[t][:, :, 1] > -s.vox * 0.6).all(1)  # keep y >= 0 and weld onto the mirror plane
        t = t[keep]
        used = np.unique(t)
        m = -np.ones(len(v), int)
        m[used] = np.arange(len(used))
        v, n, t = v[used], n[used], m[t]
        near = v[:, 1] < s.vox * 0.45
        v[near, 1] = 0
        n[near, 1] = 0
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
        return mirror(v, t, n)
