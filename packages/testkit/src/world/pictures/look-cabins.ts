import type { Look } from './look.ts';

/**
 * The dashboard that a look has: one wide screen across it, or a tower of a screen in its middle. What is
 * ridden or towed has none.
 */
export const cabins: Readonly<Partial<Record<Look, 'cabin-wide' | 'cabin-tower'>>> = {
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
  'ute-dual-plain': 'cabin-tower',
  'ute-dual-sport': 'cabin-wide',
  'ute-dual-work': 'cabin-tower',
  'ute-single-tray': 'cabin-tower',
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
