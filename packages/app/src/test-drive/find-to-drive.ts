import { hrefOf as hrefOfSearch, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { withReadWords } from '@forecourt/domain/stock/search/words/with-read-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { changeQuery } from '@forecourt/domain/stock/sidebar/change-filters';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { readBy, stockOverview } from '../stock/search/stock-overview.ts';
import { stockSite } from '../stock/search/stock-site.ts';
import type { WhichStepView } from './test-drive-page.view.ts';
import { whichChoice } from './which-choice.ts';

interface FindPorts {
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

interface Wanted {
  readonly typed: string;
  readonly now: Date;
  readonly hrefOf: (slug: string) => string;
}

const mostFound = 6;

/** The first cars that fit what a visitor typed: a model, a stock number, or anything that search understands. */
export async function findToDrive(
  ports: FindPorts,
  context: SiteContext,
  { typed, now, hrefOf }: Wanted,
): Promise<WhichStepView['find']['found']> {
  const { settings } = context;
  try {
    const overview = await stockOverview(ports, context, now);
    const asTyped = changeQuery(emptySearch(settings.search.defaultSort), typed);
    const state = withReadWords(asTyped, readBy(context, overview, now));
    const search = { state, pageSize: mostFound, facets: [], stats: [] };
    const { count, hits } = await ports.stockIndex.search(stockSite(context, now), search);
    return {
      heading: headingOf(typed, count, vehicleNoun(2, settings.stock)),
      all:
        count > mostFound
          ? {
              href: hrefOfSearch(searchAddress(state, { search: settings.search, makes: overview.makes })),
              text: `See all ${count.toLocaleString('en-AU')}`,
            }
          : null,
      choices: hits.map((car) => whichChoice(car, context, { media: ports.media, now, hrefOf })),
    };
  } catch (error) {
    if (!(error instanceof StockIndexUnavailable)) throw error;
    return { heading: 'We can’t look that up right now. Please choose below.', choices: [], all: null };
  }
}

function headingOf(typed: string, count: number, nouns: string): string {
  if (count === 0) return `Nothing here fits “${typed}”. Try a model or a stock number.`;
  return count > mostFound
    ? `${mostFound} of ${count.toLocaleString('en-AU')} ${nouns} for “${typed}”`
    : `For “${typed}”`;
}
