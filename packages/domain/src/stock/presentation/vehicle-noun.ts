import { itemKindOf, itemNouns } from '../../core/item-words.ts';
import type { SiteSettings } from '../../settings/registry.ts';

/** What a site sells, in one word: cars, unless it has but one other kind (TEN-7); mixed stock is vehicles. */
export function vehicleNoun(count: number, { itemTypes }: Pick<SiteSettings['stock'], 'itemTypes'>): string {
  const [one, many] = itemNouns[itemKindOf(itemTypes)];
  return count === 1 ? one : many;
}
