import type { SiteSettings } from '../../settings/registry.ts';
import { allOf, everyCar, type StockFilter } from '../filter/expression.ts';
import { filterAttributes } from '../filter/filter-attributes.ts';
import { savedFilter } from '../filter/read-filter.ts';

export type StockFilterSettings = Pick<
  SiteSettings['stock'],
  'templateFilter' | 'filter' | 'itemTypes' | 'minimumPhotos'
>;

/**
 * Which of the cars shared with it a site shows, as one filter (TEN-6, TEN-7): of its kinds of vehicle, with
 * photographs enough, within the template's filter and within its own.
 */
export function siteStockFilter(settings: StockFilterSettings): StockFilter {
  const terms = [
    ofItemTypes(settings.itemTypes),
    withPhotos(settings.minimumPhotos),
    savedFilter(settings.templateFilter),
    savedFilter(settings.filter),
  ].filter((filter) => filter.kind !== 'every');
  return terms.length === 0 ? everyCar : allOf(terms);
}

function ofItemTypes(values: StockFilterSettings['itemTypes']): StockFilter {
  const isEvery = filterAttributes.item_type.options.every((option) => values.includes(option));
  return isEvery ? everyCar : { kind: 'oneOf', attribute: 'item_type', values };
}

function withPhotos(value: number): StockFilter {
  return value === 0 ? everyCar : { kind: 'compare', attribute: 'photos_count', operator: '>=', value };
}
