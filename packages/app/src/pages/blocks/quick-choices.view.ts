import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { searchHref, type StockGlance } from '../../stock/search/stock-glance.ts';

/** A search that is one click away, with what it finds. */
export interface QuickChoice {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

const mostChoices = 6;

/** Ready-made searches: the site's own collections first, then the bodies of which it has most. */
export function quickChoices(stock: StockGlance | null, settings: SiteSettings): readonly QuickChoice[] {
  if (!stock) return [];
  const countOf = new Map(stock.facets.categories?.map(({ value, count }) => [value, count]));
  const collections = settings.stock.categories.map(({ slug, name }) => ({
    label: name,
    count: countOf.get(slug) ?? 0,
    href: searchHref({ categories: [slug] }, settings, stock.makes),
  }));
  const bodies = (stock.facets.body ?? []).map(({ value, count }) => ({
    label: value,
    count,
    href: searchHref({ body: [value] }, settings, stock.makes),
  }));
  return [...collections, ...bodies].filter(({ count }) => count > 0).slice(0, mostChoices);
}
