"""car(): turns a short list of proportions into every curve, shut line and lamp the modeller needs. A look is car(**family, **trim)."""

from ..graphics import faces

# Side sections: (height 0 sill .. 1 belt, inset in metres). The kink at .80 is the shoulder crease, at .20 the sill crease.
SECT = dict(
    suv=[
        (-0.25, 0.12),
        (0, 0.060),
        (0.09, 0.022),
        (0.20, 0.002),
        (0.28, 0.006),
        (0.45, 0.026),
        (0.60, 0.034),
        (0.72, 0.024),
        (0.795, 0.001),
        (0.83, 0.000),
        (0.90, 0.018),
        (1.0, 0.050),
        (1.2, 0.15),
    ],
    car=[
        (-0.25, 0.13),
        (0, 0.065),
        (0.10, 0.028),
        (0.20, 0.002),
        (0.27, 0.010),
        (0.46, 0.028),
        (0.60, 0.036),
        (0.70, 0.026),
        (0.765, 0.001),
        (0.79, 0.000),
        (0.87, 0.020),
        (1.0, 0.060),
        (1.2, 0.17),
    ],
    sport=[
        (-0.25, 0.14),
        (0, 0.075),
        (0.10, 0.030),
        (0.19, 0.0),
        (0.25, 0.014),
        (0.42, 0.040),
        (0.58, 0.040),
        (0.72, 0.014),
        (0.80, 0.0),
        (0.86, 0.010),
        (1.0, 0.065),
        (1.2, 0.18),
    ],
    crisp=[
        (-0.25, 0.10),
        (0, 0.050),
        (0.12, 0.020),
        (0.24, 0.003),
        (0.29, 0.002),
        (0.40, 0.030),
        (0.60, 0.030),
        (0.72, 0.014),
        (0.815, 0.0),
        (0.85, 0.001),
        (0.93, 0.024),
        (1.0, 0.046),
        (1.2, 0.14),
    ],
    plank=[
        (-0.25, 0.10),
        (0, 0.045),
        (0.10, 0.014),
        (0.22, 0.0),
        (0.30, 0.006),
        (0.46, 0.020),
        (0.66, 0.020),
        (0.78, 0.002),
        (0.83, 0.0),
        (0.90, 0.014),
        (1.0, 0.034),
        (1.2, 0.12),
    ],
    slab=[
        (-0.25, 0.08),
        (0, 0.030),
        (0.10, 0.008),
        (0.20, 0.0),
        (0.60, 0.004),
        (0.78, 0.004),
        (0.80, 0.0),
        (0.84, 0.0),
        (0.87, 0.014),
        (1.0, 0.026),
        (1.2, 0.10),
    ],
    van=[
        (-0.25, 0.10),
        (0, 0.045),
        (0.10, 0.016),
        (0.25, 0.004),
        (0.45, 0.004),
        (0.60, 0.012),
        (0.72, 0.006),
        (0.80, 0.004),
        (0.92, 0.012),
        (1.0, 0.026),
        (1.2, 0.07),
    ],
    box=[(-0.25, 0.05), (0, 0.02), (0.1, 0.006), (0.5, 0.0), (0.9, 0.004), (1.0, 0.008), (1.2, 0.03)],
)


def lerp(a, b, t):
    return a + (b - a) * t


def auto_roof(H, wx1, rx1, drop, peak=0.35):
    p = lerp(wx1, rx1, peak)
    return [
        (wx1 - 0.7, H - 0.115),
        (wx1 - 0.3, H - 0.045),
        (wx1 + 0.12, H - 0.012),
        (p, H),
        (lerp(p, rx1, 0.55), H - drop * 0.35),
        (rx1, H - drop),
        (rx1 + 0.5, H - drop * 1.9 - 0.03),
    ]


def car(
    name,
    L,
    W,
    H,
    xf,
    wb,
    Rt,
    Rr,
    zbot,
    hood,
    belt,
    ws,
    rw,
    roof=None,
    drop=0.06,
    deck=None,
    sect='suv',
    front='A',
    rear='A',
    bp=None,
    cp=None,
    doors=4,
    tailz=None,
    tail_in=0.06,
    dlo_end=None,
    plate_r=None,
    nose_r=0.05,
    zd=None,
    u=1.0,
    wheel=('twin', 5),
    **kw,
):
    """hood: height at nose and at the screen; belt: height at front and rear; ws/rw: base and top of the screens (x,z);
    bp/cp: B and C pillar; deck: boot height (default: just under the belt); zd: height of the tail lamp line; u: width scale of the face graphics."""
    xr = xf + wb
    (wx0, wz0), (wx1, wz1) = ws
    (rx0, rz0), (rx1, rz1) = rw
    h0, h1 = hood
    b0, b1 = belt
    dk = deck or b1 + 0.06
    bp = bp or wx1 + 0.46
    cp = cp or xr - 0.14
    zs = zbot + 0.03
    tz = tailz or dk
    zd = zd or tz - 0.08
    top = [
        (-0.1, h0 - 0.06),
        (0.05, h0),
        (0.25, h0 + 0.045),
        (wx0 * 0.55, lerp(h0 + 0.03, h1, 0.55)),
        (wx0 - 0.1, h1 - 0.01),
        (wx0 + 0.2, h1 + 0.012),
        (wx0 + 0.9, b0 + 0.07),
        (rx0 - 0.9, lerp(b0, b1, 0.8) + 0.07),
        (rx0 - 0.2, dk),
        (L - 0.12, dk - 0.005),
        (L + 0.1, dk - 0.02),
    ]
    bl = [
        (0, h0 - 0.05),
        (0.5, lerp(h0 - 0.05, b0, 0.5)),
        (wx0 + 0.1, b0),
        (lerp(wx0, rx0, 0.35), lerp(b0, b1, 0.28)),
        (lerp(wx0, rx0, 0.7), lerp(b0, b1, 0.6)),
        (rx0 - 0.3, b1),
        (L, b1 + 0.005),
    ]
    nose = [
        (zbot - 0.05, 0.11),
        (zbot + 0.08, 0.05),
        (zbot + 0.22, 0.015),
        (lerp(zbot, h0, 0.58), 0),
        (lerp(zbot, h0, 0.82), nose_r * 0.35),
        (h0 - 0.02, nose_r),
        (h0 + 0.08, nose_r + 0.07),
        (h0 + 0.18, nose_r + 0.2),
    ]
    tail = [
        (zbot - 0.05, L - 0.11),
        (zbot + 0.08, L - 0.04),
        (zbot + 0.24, L - 0.005),
        (zbot + 0.42, L),
        (zbot + 0.55, L - 0.03),
        (lerp(zbot, tz, 0.82), L - tail_in * 0.8),
        (tz, L - tail_in),
        (tz + 0.15, L - tail_in - 0.05),
    ]
    F, R = faces(zbot, h0 - 0.005, u, front, rear, zd)
    if kw.pop('rear_blank', False):
        R = dict(lamp=[])
    so = zs + 0.13  # bottom of the door skins
    fd = [
        (wx0 + 0.23, b0 + 0.02),
        (wx0 + 0.27, lerp(so, b0, 0.62)),
        (wx0 + 0.275, so + 0.06),
        (wx0 + 0.32, so),
    ]
    shut = [
        fd + [(bp - 0.02, so), (bp, lerp(b0, b1, 0.4) + 0.02)],
        [(wx0 * 0.5, lerp(h0, b0, 0.5) - 0.03), (wx0 - 0.1, b0 - 0.035), (wx0 + 0.23, b0 + 0.005)],
    ]
    handles = [(bp - 0.24, lerp(b0, b1, 0.35) - 0.085)]
    if doors == 4:
        a = xr - Rt - 0.02
        shut.append(
            [
                (bp, so),
                (a, so),
                (a + 0.08, so + 0.22),
                (cp - 0.05, lerp(so, b1, 0.66)),
                (cp, lerp(b0, b1, 0.7) + 0.03),
            ]
        )
        handles.append((cp - 0.26, lerp(b0, b1, 0.6) - 0.08))
    pillars = [(bp + 0.01, bp - 0.08, 0.075)]
    if doors == 4:
        pillars.append((cp - 0.03, cp - 0.24, 0.075 if kw.get('quarter', 1) else 0.0001))
    pr = plate_r or lerp(zbot, zd, 0.72)
    p = dict(
        name=name,
        L=L,
        W=W,
        H=H,
        xf=xf,
        wb=wb,
        Rt=Rt,
        Rr=Rr,
        zbot=zbot,
        top=top,
        belt=bl,
        sill=[(0, zs), (6, zs)],
        plan=[
            (0, 0.90),
            (0.35, 0.955),
            (0.9, 0.985),
            (1.6, 0.992),
            (L * 0.55, 1.0),
            (L - 1.1, 0.992),
            (L - 0.5, 0.965),
            (L, 0.90),
        ],
        roof=roof or auto_roof(H, wx1, rx1, drop),
        nose=nose,
        tail=tail,
        sect=SECT[sect],
        crown=0.05,
        bulge=0.016,
        flare=0.022,
        ws=ws,
        rw=rw,
        cf=0.28,
        pf=2.4,
        k_rw=0.10,
        dlo_end=dlo_end or ((rx0 - 0.22, rz0), (rx1 - 0.16, rz1)),
        pillars=pillars,
        a_pillar=0.115,
        dlo_t=0.115,
        wsm=dict(bot=h1 + 0.012, top=wz1 - 0.07),
        rwm=dict(bot=max(rz0, dk) + 0.03, top=rz1 - 0.095),
        shut=shut,
        flap=(xr + 0.36, b1 - 0.2),
        handles=handles,
        mirror=(wx0 + 0.46, b0 + 0.065),
        hood_lines=[[(0.10, W * 0.365), (0.5, W * 0.415), (wx0 + 0.05, W * 0.44)]],
        front=F,
        rear=R,
        plate_f=(lerp(zbot, h0, 0.27), 0),
        plate_r=(pr, 0) if R['lamp'] else None,
        wheel=dict(n=wheel[1], style=wheel[0], chunky=kw.pop('chunky', False)),
        fin=True,
    )
    R['lines'] = R.get('lines', []) + [
        [(0, lerp(zbot, zd, 0.42)), (0.70, lerp(zbot, zd, 0.42)), (0.745, lerp(zbot, zd, 0.54)), (0.765, zd)]
    ]
    p.update(kw)
    return p
