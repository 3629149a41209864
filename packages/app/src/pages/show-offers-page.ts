import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { blockPage } from './block-page.ts';
import type { BlockPage } from './blocks/define-block.ts';
import { noShelf, type CarShelfView, type ShownShelf } from './car-shelf.ts';
import { dropsHeading, justIn, offerCars, reducedCars } from './offer-cars.ts';
import { allStockLink } from './blocks/all-stock-link.ts';
import { blockLink, type BlockLinkView } from './blocks/block-link.ts';
import { runningPromos, type PromoView } from './blocks/promo-view.ts';
import { tradeInBannerOf, type TradeInBannerView } from '../shared/trade-in-banner.view.ts';
import type { PagePorts } from './page-sources.ts';
import type { Page } from '../shared/page.view.ts';

export interface OffersPageView {
  readonly title: string;
  /** How many run; null where there are none. */
  readonly lead: string | null;
  /** As many as the site lists at once (TEN-2). */
  readonly offers: readonly PromoView[];
  /** The others, behind words that say how many. */
  readonly more: { readonly text: string; readonly offers: readonly PromoView[] } | null;
  readonly emptyText: string;
  /** Where one offer, or none, would leave the page bare: the cars that it is about, those that cost less now, else the newest. */
  readonly shelves: readonly CarShelfView[];
  readonly toStock: BlockLinkView;
  /** For whom nothing fits. */
  readonly ask: { readonly title: string; readonly text: string; readonly link: BlockLinkView } | null;
  readonly tradeIn: TradeInBannerView | null;
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
  const { offersShown } = settings.promotions;
  const later = promos.slice(offersShown);
  const shelves = promos.length < 2 ? await shelvesBeside(promos[0] ?? null, page) : [];
  const views = shelves.flatMap(({ view }) => view ?? []);
  const tradeIn = tradeInBannerOf(context, page.sitePages, now);
  const link = `${pathFor(settings, 'contact')}?about=offers#message`;
  const contact = blockLink({ label: 'Tell us what you’re after', link }, page);
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
      lead: promos.length > 0 ? leadOf(promos) : null,
      offers: promos.slice(0, offersShown),
      more: later.length > 0 ? { text: `Show ${later.length} more`, offers: later } : null,
      emptyText: views.some(({ heading }) => heading === dropsHeading)
        ? 'No offers on right now. These cost less than they did.'
        : 'No offers on right now. Every price is the one you see.',
      shelves: views,
      toStock: await allStockLink(page),
      ask: contact && {
        title: 'Can’t see what you’re after?',
        text: 'Tell us, and we’ll get back to you with what we have and what’s on its way.',
        link: contact,
      },
      tradeIn: tradeIn.banner,
    },
    validUntil: earliest([
      validUntil,
      ...shelves.map((shelf) => shelf.validUntil),
      tradeIn.validUntil,
      endOfDay(now, zone),
    ]),
    isDegraded: false,
    madeOf: { query: [], stock: 'at-once' },
  };
}

/** An offer that is a search saves nobody anything: what does, stands beside it. */
async function shelvesBeside(only: PromoView | null, page: BlockPage): Promise<readonly ShownShelf[]> {
  const own = only ? await offerCars(only, page) : noShelf;
  const drops = await reducedCars(page, new Set(own.view?.cards.map(({ id }) => id)));
  return own.view || drops.view ? [own, drops] : [await justIn(page)];
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function leadOf(promos: readonly PromoView[]): string {
  const count = `${numbers[promos.length] ?? promos.length} ${promos.length === 1 ? 'offer' : 'offers'}`;
  const areDated = promos.every(({ until }) => until !== null);
  const ofLastDay = promos.length === 1 ? 'with its end date' : 'each with its end date';
  return areDated ? `${count} on now, ${ofLastDay}.` : `${count} on now.`;
}
