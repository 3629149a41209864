import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { earliest } from '../shared/earliest.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { LinkView } from '../shared/link.view.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { Page } from '../shared/page.view.ts';
import { locationPhoneViewOf, type PhoneRevealView } from '../shared/phone-reveal.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { blockPage } from './block-page.ts';
import { blockLink, type BlockLinkView } from './blocks/block-link.ts';
import { runningPromos, type PromoView } from './blocks/promo-view.ts';
import type { CarShelfView } from './car-shelf.ts';
import { offerCars } from './offer-cars.ts';
import type { PagePorts } from './page-sources.ts';

export interface OfferPageView {
  readonly offer: PromoView;
  readonly crumbs: readonly LinkView[];
  /** Null: it is about something else than cars, or no engine answers. */
  readonly cars: CarShelfView | null;
  readonly ask: BlockLinkView | null;
  readonly phone: PhoneRevealView | null;
  /** A few of the others that run. */
  readonly others: readonly PromoView[];
}

interface OfferPageInput {
  readonly slug: string;
  /** Under which it was asked for. */
  readonly path: string;
  readonly now: Date;
}

const mostOthers = 3;

/** An offer that runs, with its dates, its conditions and its cars (PAGE-3); null where none of that name does. */
export async function showOfferPage(
  ports: PagePorts,
  context: SiteContext,
  { path, now }: OfferPageInput,
): Promise<Page<'offer', OfferPageView> | null> {
  const { settings, zone } = context;
  const page = await blockPage(ports, context, now);
  const { promos, validUntil } = await runningPromos('offer', page);
  const offer = promos.find((one) => one.page === path);
  if (!offer) return null;
  const cars = await offerCars(offer, page);
  const [place] = locationOrder(await page.sources.locations(), settings.locations);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: settings.home.offersHeading, href: pathFor(settings, 'offers') },
    { label: offer.title, href: path },
  ];
  const question = { label: 'Ask about it', link: `${pathFor(settings, 'contact')}?about=offers#message` };
  return {
    kind: 'offer',
    status: 200,
    head: {
      title: pageTitle(context, offer.title),
      description: offer.text,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      offer,
      crumbs,
      cars: cars.view,
      ask: blockLink(question, page),
      phone: place ? locationPhoneViewOf(place, context) : null,
      others: promos.filter((one) => one !== offer).slice(0, mostOthers),
    },
    validUntil: earliest([validUntil, cars.validUntil, endOfDay(now, zone)]),
    isDegraded: false,
    madeOf: { query: [], stock: 'at-once' },
  };
}
