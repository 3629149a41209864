import type { Car } from './car.ts';

type CabCar = Pick<Car, 'simpleBody' | 'bodyConfiguration' | 'variant' | 'model' | 'badge' | 'series'>;

/** What makers call the same three cabs. */
const cabs: readonly (readonly [cab: string, says: RegExp])[] = [
  ['Dual cab', /\b(?:double|dual|crew|quad)[- ]?cab\b/i],
  ['Extra cab', /\b(?:extra|extended|super|space|king|freestyle)[- ]?cab\b/i],
  ['Single cab', /\b(?:single|regular)[- ]?cab\b/i],
];

/** The cab of a ute, as buyers ask for it, from whichever of its names says so; null where none does. */
export function cabOf({
  simpleBody,
  bodyConfiguration,
  variant,
  model,
  badge,
  series,
}: CabCar): string | null {
  if (simpleBody?.trim().toLowerCase() !== 'ute') return null;
  const names = [bodyConfiguration, variant?.bodyConfiguration, model, badge, series].join(' | ');
  return cabs.find(([, says]) => says.test(names))?.[0] ?? null;
}
