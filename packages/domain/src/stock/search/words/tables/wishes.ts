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

/** Said of a car that is easy to park, which feeds do not say. */
export const smallWords: ReadonlySet<string> = new Set(
  listed('small, smaller, smallest, little, compact, tiny'),
);

/** Said of any car that somebody likes: no feed has them, and each buyer means another. */
export const wishWords: ReadonlySet<string> = new Set(
  listed(`family, kids, mum, nice, good, great, best, better, reliable, decent, lovely, perfect, awesome, economical, safe,
  safest, comfortable, comfy, practical, popular, fun, cool, first, everyday, runabout`),
);
