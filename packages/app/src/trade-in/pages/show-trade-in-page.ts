import { carPath } from '@forecourt/domain/site/car-paths';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { makesInstantOffers } from '@forecourt/domain/trade-in/makes-instant-offers';
import type { LeadFormPageView } from '../../leads/pages/lead-form-page.view.ts';
import { showLeadFormPage, type LeadFormPorts } from '../../leads/pages/show-lead-form-page.ts';
import { carInQuery } from '../../shared/car-in-query.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import { faqJsonLd } from '../../shared/json-ld.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { Page } from '../../shared/page.view.ts';
import { pageTitle } from '../../shared/page-title.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { InstantOfferPage } from './journey-page.ts';
import { plateStep } from './plate-step.ts';
import { findTowardsCar, towardsWords } from './towards-car.ts';

interface TradeInPageInput {
  /** The page at which it stands: one of several (URL-8). */
  readonly path: string;
  readonly query: string;
  readonly now: Date;
}

const carryOn = {
  href: offerPaths.journey,
  text: 'Carry on where you were',
  withPlate: 'Carry on with {plate}',
  source: offerPaths.own,
};

/**
 * Where a seller begins (TRADE-1, URL-8): with the plate of the car where the site makes offers at once, else with the
 * short enquiry; null where it takes no cars in. One page for all: whose journey it is, no page in a cache says.
 */
export async function showTradeInPage(
  ports: LeadFormPorts,
  context: SiteContext,
  { path, query, now }: TradeInPageInput,
): Promise<InstantOfferPage | Page<'lead-form', LeadFormPageView> | null> {
  const { settings } = context;
  if (!makesInstantOffers(settings)) {
    return showLeadFormPage(ports, context, { form: 'tradeInEnquiry', path, query, now });
  }
  const car = await findTowardsCar(ports, context, { carId: carInQuery(query), now });
  const view = plateStep(context, {
    journey: null,
    carId: car?.id ?? null,
    lead: towardsWords(car),
    carryOn,
    now,
  });
  const words = 'Sell or trade in your car';
  const isOpen = pageIndexing(path, settings.site) === 'index, follow';
  return {
    kind: 'instant-offer',
    status: 200,
    head: {
      title: pageTitle(context, car ? `${words}: ${fullCarName(car)}` : words),
      description: car ? null : descriptionOf(context),
      // Of a car it is no page of its own to search engines.
      canonical: canonicalAddress(context, car ? carPath(car.slug) : pathFor(settings, 'tradeIn')),
      isIndexed: car === null && isOpen,
      imageUrl: null,
      jsonLd: [faqJsonLd(view.questions)],
    },
    view,
    validUntil: null,
    isDegraded: false,
    madeOf: { query: ['car_id'], stock: 'at-once' },
  };
}

function descriptionOf({ settings }: SiteContext): string {
  const { offerValidDays } = settings.tradeIn;
  const days = offerValidDays === 1 ? 'a day' : `${offerValidDays} days`;
  return `Type your rego, answer a few questions and see our offer online. It stands for ${days}, whether you buy from us or not.`;
}
