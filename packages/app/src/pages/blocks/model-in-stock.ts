import { slugOf } from '@forecourt/domain/core/slug';
import type { Model } from '@forecourt/domain/models/model';
import type { StockGlance } from '../../stock/search/stock-glance.ts';

/** How the stock names a model, and how many there are: feeds differ in dashes and letter case. */
export function modelInStock(
  { name }: Pick<Model, 'name'>,
  make: string,
  { facets }: Pick<StockGlance, 'facets'>,
): { readonly value: string; readonly count: number } | null {
  const wanted = new Set([slugOf(`${make} ${name}`), slugOf(name)]);
  return facets.makeModel?.find(({ value }) => wanted.has(slugOf(value))) ?? null;
}
