import type { SiteSettings } from '../../settings/registry.ts';

const nouns = {
  car: ['car', 'cars'],
  motorcycle: ['motorcycle', 'motorcycles'],
  caravan: ['caravan', 'caravans'],
} as const;

/** What a site sells, in one word: cars, unless it has but one other kind (TEN-7); mixed stock is vehicles. */
export function vehicleNoun(count: number, { itemTypes }: Pick<SiteSettings['stock'], 'itemTypes'>): string {
  const [only = 'car', ...others] = itemTypes;
  const [one, many] = others.length === 0 ? nouns[only] : (['vehicle', 'vehicles'] as const);
  return count === 1 ? one : many;
}
