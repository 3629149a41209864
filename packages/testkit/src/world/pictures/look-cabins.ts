import type { Look } from './look.ts';
import type { Interior } from './picture.ts';

export type Dash = Exclude<Interior, 'caravan-room'>;

/**
 * The dashboard that a look has as new: one wide screen across it, a tower of a screen in its middle, or round dials
 * and handles to climb in by. What is ridden or towed has none.
 */
const cabins: Readonly<Partial<Record<Look, Dash>>> = {
  'suv-mid': 'cabin-wide',
  'suv-mid-sport': 'cabin-wide',
  'suv-square': 'cabin-wide',
  'suv-seven': 'cabin-wide',
  'suv-long': 'cabin-wide',
  'suv-ladder': 'cabin-tower',
  'suv-small': 'cabin-tower',
  'suv-small-plain': 'cabin-tower',
  'suv-low': 'cabin-wide',
  'suv-ev': 'cabin-tower',
  '4x4-large': 'cabin-wide',
  '4x4-touring': 'cabin-wide',
  '4x4-short': 'cabin-tower',
  'ute-dual': 'cabin-tower',
  'ute-dual-tour': 'cabin-tower',
  'ute-dual-plain': 'cabin-work',
  'ute-dual-sport': 'cabin-wide',
  'ute-dual-work': 'cabin-work',
  'ute-single-tray': 'cabin-work',
  'hatch-city': 'cabin-tower',
  hatch: 'cabin-tower',
  'hatch-warm': 'cabin-wide',
  'hatch-ev': 'cabin-tower',
  'sedan-large': 'cabin-wide',
  'sedan-small': 'cabin-tower',
  'sedan-ev': 'cabin-tower',
  wagon: 'cabin-wide',
  'wagon-trail': 'cabin-tower',
  coupe: 'cabin-wide',
  'coupe-fastback': 'cabin-wide',
  cabrio: 'cabin-wide',
  roadster: 'cabin-tower',
  mover: 'cabin-wide',
  'van-panel': 'cabin-tower',
  'van-high': 'cabin-tower',
  'van-bus': 'cabin-tower',
};

/** What works or leaves the road: an older one has handles to climb in by. */
const rugged: ReadonlySet<Look> = new Set<Look>([
  'suv-ladder',
  '4x4-large',
  '4x4-touring',
  '4x4-short',
  'ute-dual',
  'ute-dual-tour',
  'ute-dual-plain',
  'ute-dual-sport',
  'ute-dual-work',
  'ute-single-tray',
]);

/** Since when there are screens of a kind in cars that buyers meet. */
const screensFrom: Readonly<Partial<Record<Dash, number>>> = { 'cabin-tower': 2020, 'cabin-wide': 2021 };

/** The dashboard of a car of that year: older ones have round dials, and so have those with a gear stick. */
export function dashOf(look: Look, year: number, isManual: boolean): Dash | undefined {
  const usual = cabins[look];
  if (usual === undefined) return undefined;
  if (isManual) return rugged.has(look) ? 'cabin-work-stick' : 'cabin-plain-stick';
  if (year >= (screensFrom[usual] ?? 0)) return usual;
  return rugged.has(look) ? 'cabin-work' : 'cabin-plain';
}

/** Looks with a tailgate, behind which there is a boot to photograph. */
const tailgates: ReadonlySet<Look> = new Set<Look>([
  'suv-mid',
  'suv-mid-sport',
  'suv-square',
  'suv-seven',
  'suv-long',
  'suv-ladder',
  'suv-small',
  'suv-small-plain',
  'suv-low',
  'suv-ev',
  '4x4-large',
  '4x4-touring',
  '4x4-short',
  'hatch-city',
  'hatch',
  'hatch-warm',
  'hatch-ev',
  'wagon',
  'wagon-trail',
  'mover',
]);

/** Looks without a bench of the usual kind behind the front seats. */
const withoutBench: ReadonlySet<Look> = new Set<Look>([
  'ute-single-tray',
  'coupe',
  'coupe-fastback',
  'cabrio',
  'roadster',
  'van-panel',
  'van-high',
  'van-bus',
]);

/** What is photographed behind the front seats of a car. */
export function behindOf(look: Look): readonly ('seats' | 'boot')[] {
  if (withoutBench.has(look)) return [];
  return tailgates.has(look) ? ['seats', 'boot'] : ['seats'];
}
