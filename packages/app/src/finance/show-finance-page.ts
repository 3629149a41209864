import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { carPath } from '@forecourt/domain/site/car-paths';
import { loanFields } from '@forecourt/domain/finance/loan-choice';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { carTitle, fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import type { PictureView } from '../shared/picture.view.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import type { CrumbView } from '../shared/crumb.view.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';
import { readCarSlug } from '../shared/car-slug.ts';
import { vehicleCrumbsOf } from '../stock/card/vehicle-crumbs.view.ts';
import { vehiclePicturesOf } from '../stock/card/vehicle-pictures.view.ts';
import { financeCardViewOf, type FinanceCardView } from './finance-card.view.ts';

export interface FinancePagePorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findBySlug'> }>;
  readonly media: MediaAddresses;
}

/** The finance of a car on a page of its own: the answer of the calculator where there is no JavaScript. */
export interface FinancePageView {
  readonly crumbs: readonly CrumbView[];
  readonly title: string;
  readonly subtitle: string | null;
  readonly picture: PictureView | null;
  readonly back: { readonly text: string; readonly href: string };
  readonly card: FinanceCardView;
}

/** What a car costs in repayments, as a visitor chose them (RULE-5); back to the car where it has no finance. */
export async function showFinancePage(
  { store, media }: FinancePagePorts,
  context: SiteContext,
  { slug: written, query, now }: { readonly slug: string; readonly query: string; readonly now: Date },
): Promise<Page<'car-finance', FinancePageView> | PageRedirect | null> {
  const slug = readCarSlug(written);
  if (slug === null) return null;
  const car = await store.run(context.scope, ({ cars }) => cars.findBySlug(slug));
  if (!car || !isOnSite(car, context, now)) return null;
  const toCar = carPath(slug);
  const { card, validUntil } = financeCardViewOf(car, context, now, { query, hasAllTerms: true });
  if (!card || !isAvailable(car)) return { redirectTo: toCar, isPermanent: false };

  const { settings } = context;
  const { title: name, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  return {
    kind: 'car-finance',
    status: 200,
    head: {
      title: pageTitle(context, `Finance for ${fullCarName(car)}`),
      description: null,
      // Endless figures of one car: search engines are sent to the car, which has them too.
      canonical: canonicalAddress(context, toCar),
      isIndexed: false,
      imageUrl: null,
      jsonLd: [],
    },
    view: {
      crumbs: [
        ...vehicleCrumbsOf(car, settings).slice(0, -1),
        { label: name, href: toCar },
        { label: card.heading, href: null },
      ],
      title: `Finance for the ${name}`,
      subtitle,
      picture: vehiclePicturesOf(car, settings, media).pictures[0] ?? null,
      back: { text: `Back to the ${vehicleNoun(1, { itemTypes: [car.itemType] })}`, href: toCar },
      card,
    },
    validUntil: earliest([validUntil]),
    isDegraded: false,
    madeOf: { query: [...loanFields], stock: 'at-once' },
  };
}
