import type { Look } from './look.ts';

/**
 * The dashboard that a look has: one wide screen across it, or a tower of a screen in its middle. What is
 * ridden or towed has none.
 */
export const cabins: Readonly<Partial<Record<Look, 'cabin-wide' | 'cabin-tower'>>> = {
  'suv-mid': 'cabin-wide',
  'suv-mid-sport': 'cabin-wide',
  'suv-seven': 'cabin-wide',
  'suv-small': 'cabin-tower',
  'suv-small-plain': 'cabin-tower',
  'suv-ev': 'cabin-tower',
  '4x4-large': 'cabin-wide',
  '4x4-touring': 'cabin-wide',
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
