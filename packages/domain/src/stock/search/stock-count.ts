import { inSingular } from '../../core/item-words.ts';
import type { SiteSettings } from '../../settings/registry.ts';

interface StockCountSettings {
  readonly search: Pick<SiteSettings['search'], 'stockCountLimit' | 'stockCountShown'>;
  readonly law: Pick<SiteSettings['law'], 'showsTrueStockCount'>;
}

const number = new Intl.NumberFormat('en-AU');

/**
 * The number of cars as a page shows it: above the limit the site's own words (SRCH-13). In display only:
 * what counts pages or is sent anywhere uses the number itself.
 */
export function stockCount(count: number, { search, law }: StockCountSettings): string {
  const isTrue = law.showsTrueStockCount || count <= search.stockCountLimit;
  return isTrue ? number.format(count) : search.stockCountShown;
}

/** The words of the button that leads to the results: Show me 12 cars (SRCH-7). */
export function showResultsText(
  count: number,
  settings: StockCountSettings,
  { showResultsText: text }: Pick<SiteSettings['searchControls'], 'showResultsText'>,
): string {
  return inSingular(text.replaceAll('{count}', () => stockCount(count, settings)));
}
