import type { SiteSettings } from '../../settings/registry.ts';
import {
  attributeOfKey,
  dealershipDirectoryAttributes,
  directoryAttributes,
  isAttributeOf,
  isRangeAttribute,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '../attributes/search-attributes.ts';
import { filterOrder } from './filter-order.ts';

/** What is counted for a page of results: the values of lists, and the ends of ranges. */
export interface ShownFacets {
  readonly lists: readonly ListAttribute[];
  readonly ranges: readonly RangeAttribute[];
}

export interface FacetSettings {
  readonly search: Pick<SiteSettings['search'], 'facets'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
  readonly searchControls: Pick<SiteSettings['searchControls'], 'sliders'>;
}

/**
 * The facets that a site's search page draws, and no others: each that is counted costs the engine time. A
 * make card unfolds to its models, and a price that is not a slider is a list of price ranges (SRCH-6). What makes no
 * sense for anything that the site sells is not counted either (TEN-7).
 */
export function shownFacets({ search, searchControls, stock }: FacetSettings): ShownFacets {
  const shown = filterOrder({ search, stock }).flatMap((key): readonly (SearchAttribute | undefined)[] => {
    if (key === 'make') return ['make', 'makeModel'];
    if (key === 'price' && !searchControls.sliders.includes('price')) return ['priceRange'];
    return [attributeOfKey(key)];
  });
  return split(
    shown.filter((attribute) => attribute !== undefined && isAttributeOf(attribute, stock.itemTypes)),
  );
}

/** The facets of the two directory searches (SRCH-17). */
export const directoryFacets: ShownFacets = split(directoryAttributes);
export const dealershipDirectoryFacets: ShownFacets = split(dealershipDirectoryAttributes);

function split(attributes: readonly (SearchAttribute | undefined)[]): ShownFacets {
  const once = [...new Set(attributes)].filter((attribute) => attribute !== undefined);
  return {
    lists: once.filter((attribute): attribute is ListAttribute => !isRangeAttribute(attribute)),
    ranges: once.filter(isRangeAttribute),
  };
}
