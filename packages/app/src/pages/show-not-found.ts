import { pathFor } from '@forecourt/domain/site/paths';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { countedWords } from './blocks/counted-words.ts';
import type { BlockLinkView } from './blocks/block-link.ts';
import { quickChoices, type QuickChoice } from './blocks/quick-choices.view.ts';
import type { Page } from '../shared/page.view.ts';
import { searchHref, stockGlance } from '../stock/search/stock-glance.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';

export interface NotFoundView {
  readonly heading: string;
  readonly text: string;
  readonly search: { readonly action: string; readonly label: string; readonly hint: string };
  readonly toStock: BlockLinkView;
  /** The makes of which there are most, then the site's own collections. */
  readonly waysOn: readonly QuickChoice[];
}

const mostMakes = 8;

/** The page of an address under which the site has nothing, with ways on (TEN-1, PAGE-1). */
export async function showNotFound(
  { stockIndex }: { readonly stockIndex: StockIndex },
  context: SiteContext,
  now: Date,
): Promise<Page<'not-found', NotFoundView>> {
  const { settings } = context;
  const stock = await stockGlance(stockIndex, context, now);
  const action = pathFor(settings, 'search');
  const label = countedWords(settings.home.allStockText, stock?.count ?? null, settings) || 'See all';
  const makes = (stock?.facets.make ?? []).slice(0, mostMakes).map(({ value, count }) => ({
    label: value,
    count,
    href: searchHref({ make: [value] }, settings, stock?.makes ?? []),
  }));
  return {
    kind: 'not-found',
    status: 404,
    head: unlistedHead(context, 'Page not found'),
    view: {
      heading: 'We can’t find that page',
      text: settings.messages.pageNotFound,
      search: { action, label: settings.searchControls.boxLabel, hint: settings.searchControls.boxHint },
      toStock: { label, href: action, isExternal: false },
      waysOn: makes.length > 1 ? makes : quickChoices(stock, settings),
    },
    validUntil: null,
    isDegraded: stock?.isDegraded ?? true,
    madeOf: { query: [], stock: 'lately' },
  };
}
