import type { SiteSettings } from '../../settings/registry.ts';
import type { SortName } from '../attributes/sort-name.ts';

/** What an order looks at, and in which direction. Cars that lack it come last in either. */
export interface SortOrder {
  readonly by: 'rank' | 'createdAt' | 'price' | 'km';
  /** The field of the index. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

export const sortOrders: Readonly<Record<SortName, SortOrder>> = {
  relevant: { by: 'rank', field: 'rank', direction: 'desc' },
  latest: { by: 'createdAt', field: 'created_at', direction: 'desc' },
  priceDesc: { by: 'price', field: 'price', direction: 'desc' },
  priceAsc: { by: 'price', field: 'price', direction: 'asc' },
  kmDesc: { by: 'km', field: 'km', direction: 'desc' },
  kmAsc: { by: 'km', field: 'km', direction: 'asc' },
};

export interface SortOption {
  readonly name: SortName;
  readonly label: string;
  readonly isChosen: boolean;
}

/** The orders that a site offers, in its own order, with the one that is chosen (SRCH-5). */
export function sortOptions(
  sortBy: SortName,
  { sorts }: Pick<SiteSettings['search'], 'sorts'>,
  { sortLabels }: Pick<SiteSettings['searchControls'], 'sortLabels'>,
): readonly SortOption[] {
  return sorts.map((name) => ({ name, label: sortLabels[name], isChosen: name === sortBy }));
}
