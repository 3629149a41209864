"""The table of looks: every row is a family plus a trim. Add a row, and the command line knows it."""

from functools import partial

from . import addons, bike, cabin, caravan, cars, suv, ute, vans

LOOKS = {
    # SUVs
    'suv-mid': suv.mid,
    'suv-mid-sport': partial(
        suv.mid,
        front='D',
        rear='C',
        clad=None,
        rails=None,
        roof_black=True,
        wheel=('star', 5),
        rim='black',
        mirror_black=True,
        u=1.02,
        Rr=0.275,
    ),
    'suv-seven': suv.seven,
    'suv-small': suv.small,
    'suv-small-plain': partial(
        suv.small,
        front='A',
        rear='C',
        roof_black=False,
        floating=False,
        rails=True,
        wheel=('multi', 10),
        rim='silver',
    ),
    'suv-ev': suv.electric,
    '4x4-large': suv.boxy,
    '4x4-touring': partial(
        suv.boxy,
        front='C',
        rim='bronze',
        wheel=('mesh', 8),
        spare=None,
        overall=4.74,
        objs=[addons.steps, addons.snorkel, addons.bullbar],
        rear='B',
        mirror_black=False,
    ),
    # utes
    'ute-dual': ute.dual,
    'ute-dual-sport': partial(
        ute.dual,
        front='F',
        rim='black',
        wheel=('star', 6),
        chunky=True,
        objs=[addons.steps, addons.sports_bar],
        mirror_black=True,
        handle_black=True,
    ),
    'ute-dual-work': partial(
        ute.dual,
        front='A',
        rim='steel',
        wheel=('steel', 8),
        objs=[addons.bullbar, addons.canopy, addons.snorkel],
        clad=0.05,
        mirror_black=True,
        handle_black=True,
    ),
    'ute-single-tray': ute.single,
    # cars
    'hatch-city': cars.hatch_city,
    'hatch': partial(cars.hatch, front='D', rear='C'),
    'hatch-warm': cars.hatch_warm,
    'hatch-ev': cars.hatch_ev,
    'sedan-large': cars.sedan,
    'sedan-small': cars.sedan_small,
    'sedan-ev': cars.sedan_ev,
    'wagon': cars.wagon,
    'wagon-trail': cars.wagon_trail,
    'coupe': cars.coupe,
    'coupe-fastback': cars.fastback,
    'cabrio': cars.cabrio,
    'roadster': cars.roadster,
    # people and goods
    'mover': vans.mover,
    'van-panel': vans.panel,
    'van-high': vans.high,
    'van-bus': vans.bus,
    # caravans
    'caravan': caravan.van,
    'caravan-offroad': caravan.offroad,
    'caravan-poptop': caravan.poptop,
    # motorcycles
    'bike-naked': bike.naked,
    'bike-cruiser': bike.cruiser,
    'bike-adventure': bike.adventure,
    # interiors
    'cabin-wide-dark': partial(cabin.row, 'wide', 'dark'),
    'cabin-wide-light': partial(cabin.row, 'wide', 'light'),
    'cabin-tower-dark': partial(cabin.row, 'tower', 'dark'),
    'cabin-tower-light': partial(cabin.row, 'tower', 'light'),
}


def views_of(look):
    if look.startswith('cabin'):
        return ['inside']
    if look.startswith('caravan'):
        return ['front', 'side', 'rear']
    return ['front', 'side', 'rear', 'wheel', 'lamp']
