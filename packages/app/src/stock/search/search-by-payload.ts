import { ok } from '@forecourt/domain/core/result';
import type { ReadPayload } from '@forecourt/domain/stock/search/search-payload';
import { shownFacets } from '@forecourt/domain/stock/search/shown-facets';
import { turnToPage } from '@forecourt/domain/stock/sidebar/change-filters';
import { readAndAsk, type SearchStockPorts, type Searched } from './search-stock.ts';
import type { StockSiteContext } from './stock-site.ts';

interface HitsWindow extends ReadPayload {
  readonly hitsPerPage: number;
  readonly offset: number;
  readonly now: Date;
}

/**
 * The specification's stock search (API-5): so many hits from an offset, within a filter that takes away from what
 * the site shows and adds nothing. Engines know pages: an offset inside of one has the end of it and the next.
 */
export async function searchByPayload(
  ports: SearchStockPorts,
  context: StockSiteContext,
  { state, filter, hitsPerPage, offset, now }: HitsWindow,
): Searched {
  const page = { pageSize: hitsPerPage, facets: shownFacets(context.settings), filter };
  const number = Math.floor(offset / hitsPerPage) + 1;
  const skipped = offset % hitsPerPage;
  const first = await readAndAsk(ports, context, { state: turnToPage(state, number), now }, page);
  if (!first.ok || skipped === 0 || first.value.count <= number * hitsPerPage) {
    return first.ok ? ok({ ...first.value, hits: first.value.hits.slice(skipped) }) : first;
  }
  const next = { state: turnToPage(state, number + 1), now };
  const second = await readAndAsk(ports, context, next, { ...page, facets: { lists: [], ranges: [] } });
  if (!second.ok) return second;
  const hits = [...first.value.hits.slice(skipped), ...second.value.hits.slice(0, skipped)];
  return ok({ ...first.value, hits, ms: first.value.ms + second.value.ms });
}
