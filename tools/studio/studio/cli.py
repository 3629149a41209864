"""Command line of the studio: list the looks, render their plates, judge the noise of a render."""

import argparse
import os
import subprocess
import sys
import time


def pick(asked, known):
    if asked == 'all':
        return list(known)
    found = []
    for name in asked.split(','):
        hits = [k for k in known if k == name or (name.endswith('*') and k.startswith(name[:-1]))]
        if not hits:
            sys.exit(f'unknown: {name}. Known: {" ".join(known)}')
        found += hits
    return found


def render_side_by_side(a, looks):
    """Meshing has one thread: two processes with one thread each use two cores better than one with two."""
    same = ['--views', a.views, '--scenes', a.scenes, '--width', a.width, '--samples', a.samples]
    same += ['--out', a.out, '--threads', 1] + (['--force'] if a.force else [])
    shares = [looks[k :: a.jobs] for k in range(a.jobs)]
    started = [
        subprocess.Popen(
            [sys.executable, '-m', 'studio.cli', 'plates', '--bodies', ','.join(share), *map(str, same)]
        )
        for share in shares
        if share
    ]
    sys.exit(max(process.wait() for process in started))


def render_plates(a):
    from . import plates
    from .bodies import LOOKS, views_of

    os.makedirs(a.out, exist_ok=True)
    looks = pick(a.bodies, LOOKS)
    if a.jobs > 1:
        render_side_by_side(a, looks)
    asked = [
        (look, scene, view)
        for look in looks
        for scene in a.scenes.split(',')
        for view in a.views.split(',')
        if view in views_of(look)
    ]

    def stem(look, scene, view):
        return os.path.join(a.out, f'{look}-{view}-{scene}')

    left = [plate for plate in asked if a.force or not plates.done(stem(*plate))]
    print(f'{len(asked)} plates asked, {len(asked) - len(left)} finished, {len(left)} to do', flush=True)
    if not left:
        return
    from . import scene as stage
    from . import vehicle

    began = time.time()
    on_stage = (None, None)
    for done, (look, scene, view) in enumerate(left, start=1):
        start = time.time()
        if on_stage[0] != look:
            body = vehicle.build(LOOKS[look]())
            on_stage = (look, None)
        if on_stage[1] != scene:
            stage.stage(scene)
            on_stage = (look, scene)
        temporary = os.path.join(a.out, f'.{os.getpid()}')
        black, added = stage.shoot(body, view, a.width, a.samples, temporary, a.threads)
        plates.save(stem(look, scene, view), black, added)
        minutes = (time.time() - began) / done * (len(left) - done) / 60
        print(
            f'[{done}/{len(left)}] {look} {view} {scene}: {time.time() - start:.0f} s; '
            f'about {minutes:.0f} min left',
            flush=True,
        )


def proof(a):
    """Crops of one view at several sample counts, one above the other at 100 %."""
    import numpy as np
    from PIL import Image

    from . import plates, scene, vehicle
    from .bodies import LOOKS

    body = vehicle.build(LOOKS[a.body]())
    scene.stage(a.scene)
    crop = [float(v) for v in a.crop.split(',')]
    rows = []
    for samples in a.counts.split(','):
        light = scene.proof(
            body, a.view, a.width, int(samples), f'.proof{os.getpid()}', plates.rgb(a.paint), crop, a.threads
        )
        rows.append(plates.tone(light))
    Image.fromarray(np.vstack(rows)).save(a.to)


def list_looks(_):
    from .bodies import LOOKS, views_of

    for look in LOOKS:
        print(f'{look:18s} {" ".join(views_of(look))}')


def main():
    ap = argparse.ArgumentParser(prog='studio', description=__doc__)
    sub = ap.add_subparsers(required=True)
    p = sub.add_parser('plates', help='render what is not finished yet')
    p.set_defaults(run=render_plates)
    p.add_argument('--bodies', default='all', help='names with commas between, name* or all')
    p.add_argument('--views', default='front,side,rear,inside,door,seats,boot,bed,kitchen')
    p.add_argument('--scenes', default='studio')
    p.add_argument('--width', type=int, default=1200)
    p.add_argument('--samples', type=int, default=8)
    p.add_argument('--out', default='plates')
    p.add_argument('--threads', type=int, default=os.cpu_count())
    p.add_argument('--jobs', type=int, default=1)
    p.add_argument('--force', action='store_true', help='render again what is finished')
    p = sub.add_parser('proof', help='crops at 100 % to judge noise')
    p.set_defaults(run=proof)
    p.add_argument('--body', default='suv-mid')
    p.add_argument('--view', default='front')
    p.add_argument('--scene', default='studio')
    p.add_argument('--width', type=int, default=1200)
    p.add_argument('--counts', default='8,16,32')
    p.add_argument('--crop', default='.45,.25,.95,.6')
    p.add_argument('--paint', default='#b3121b')
    p.add_argument('--threads', type=int, default=os.cpu_count())
    p.add_argument('--to', default='proof.png')
    sub.add_parser('list', help='looks and the views each has').set_defaults(run=list_looks)
    a = ap.parse_args()
    a.run(a)


if __name__ == '__main__':
    main()
