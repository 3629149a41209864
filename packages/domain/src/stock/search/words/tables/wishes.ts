import { listed } from './listed.ts';

/** Said of the price: what is meant is an order, and no car has it written on it. */
export const cheapWords: ReadonlySet<string> = new Set(
  listed('cheap, cheaper, cheapest, cheapie, affordable, inexpensive, bargain, bargains'),
);

/** Said of kilometres, which then are an order too: low kms. */
export const lowWords: ReadonlySet<string> = new Set(listed('low, lower, lowest, least, fewest, few'));
export const kmWords: ReadonlySet<string> = new Set(
  listed(
    'k, km, kms, ks, klm, klms, kay, kays, kilometre, kilometres, kilometer, kilometers, mileage, odometer',
  ),
);

/** A wish that most buyers mean alike, and that no feed says of a car. */
export interface MeantWish {
  readonly words: readonly string[];
  readonly bodies: readonly string[];
  /** What it must tow at least. */
  readonly towingKg: number | null;
  /** Says what it was taken for. */
  readonly text: string;
}

const noTowing = { towingKg: null } as const;

/** The first of them that is said counts. */
export const meantWishes: readonly MeantWish[] = [
  {
    ...noTowing,
    words: listed('small, smaller, smallest, little, compact, tiny'),
    bodies: ['Hatch'],
    text: 'Small mostly means a hatch, so here are ours. Try a type or a price.',
  },
  {
    ...noTowing,
    words: listed('plater, platers, pplater, pplate, pplates, learner, learners, lplater, lplate'),
    bodies: ['Hatch'],
    text: 'A first car is mostly a hatch, so here are ours. Check what your state lets P-platers drive.',
  },
  {
    words: listed('float, floats, horse, horses, boat, trailer, tinny, jetski'),
    bodies: [],
    towingKg: 2_000,
    text: 'Here are ours that tow 2,000 kg or more. Try “tow 2.5 tonne” if you need more.',
  },
  {
    ...noTowing,
    words: listed('tradie, tradies, tradesman, ladder, tools'),
    bodies: ['Ute', 'Van'],
    text: 'Here are our utes and vans. Try a type or a price.',
  },
  {
    ...noTowing,
    words: listed('family, families'),
    bodies: ['SUV', 'Wagon', 'People Mover'],
    text: 'Family mostly means an SUV, a wagon or a people mover, so here are ours. Try seats or a price.',
  },
];

/** Said beside a wish, and nothing without it. */
export const wishGlue: ReadonlySet<string> = new Set(
  listed(`p, l, a, an, my, our, the, for, to, tow, pull, suit, car, me, us, i, im, we, please, pls, plz, some, something,
  one, with, and, or, in, is, that, want, wants, need, needs, would, like, looking, buy, get`),
);

/** Said of any car that somebody likes: no feed has them, and each buyer means another. */
export const wishWords: ReadonlySet<string> = new Set(
  listed(`kids, kid, children, mum, mother, dad, father, parents, daughter, son, wife, husband, girlfriend,
  boyfriend, grandma, grandpa, granddaughter, grandson, teenager, teen, teenage, young, driver, nice, good, great, best, better, reliable, decent, lovely, perfect, awesome, economical, safe,
  safest, comfortable, comfy, practical, popular, fun, cool, first, everyday, runabout`),
);
