import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { blockPage } from './block-page.ts';
import { allStockLink } from './blocks/all-stock-link.ts';
import type { BlockLinkView } from './blocks/block-link.ts';
import { runningPromos, type PromoView } from './blocks/promo-view.ts';
import type { PagePorts } from './page-sources.ts';
import type { Page } from '../shared/page.view.ts';

export interface OffersPageView {
  readonly title: string;
  readonly offers: readonly PromoView[];
  readonly emptyText: string;
  readonly toStock: BlockLinkView;
}

/** Every offer that runs (PAGE-3). */
export async function showOffersPage(
  ports: PagePorts,
  context: SiteContext,
  { now }: { readonly now: Date },
): Promise<Page<'offers', OffersPageView>> {
  const { settings, site, zone } = context;
  const offersPath = pathFor(settings, 'offers');
  const page = await blockPage(ports, context, now);
  const { promos, validUntil } = await runningPromos('offer', page);
  const title = settings.home.offersHeading;
  return {
    kind: 'offers',
    status: 200,
    head: {
      title: pageTitle(context, title),
      description: `Current offers at ${site.name}.`,
      // The special offers are the same ones under another address.
      canonical: canonicalAddress(context, offersPath),
      isIndexed: promos.length > 0 && pageIndexing(offersPath, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [],
    },
    view: {
      title,
      offers: promos,
      emptyText: 'No offers right now. Every price is the one you see.',
      toStock: await allStockLink(page),
    },
    validUntil: earliest([validUntil, endOfDay(now, zone)]),
    isDegraded: false,
    madeOf: { query: [], stock: 'at-once' },
  };
}
