import type { CarId } from '@forecourt/domain/core/ids';
import type { FormEntries } from '../../leads/pages/lead-form.view.ts';
import type { LeadFormPageView } from '../../leads/pages/lead-form-page.view.ts';
import { makeLeadFormPage, type LeadFormPorts } from '../../leads/pages/show-lead-form-page.ts';
import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { Plate } from '../../ports/trade-in/valuation-service.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { Page } from '../../shared/page.view.ts';
import type { SiteContext } from '../../site/site-context.ts';

interface OfferEnquiry {
  /** Of this browser, as far as it has come. */
  readonly journey: OfferJourney | null;
  /** A plate that was typed and is not looked up. */
  readonly plate?: Plate;
  readonly carId: CarId | null;
  /** Under the heading, where it says why there is a form now. */
  readonly lead?: string;
  readonly now: Date;
}

/**
 * The short enquiry with what is known of the car filled in (TRADE-9): nobody who cannot be made an offer at once has
 * come for nothing. Null where the site takes no cars in.
 */
export async function showOfferEnquiry(
  ports: LeadFormPorts,
  context: SiteContext,
  { journey, plate = journey?.plate ?? undefined, carId, lead, now }: OfferEnquiry,
): Promise<Page<'lead-form', LeadFormPageView> | null> {
  if (!context.settings.tradeIn.takesTradeIns) return null;
  const id = carId ?? journey?.towardsCarId ?? null;
  const shown = {
    name: 'tradeInEnquiry',
    page: offerPaths.enquiry,
    entries: entriesOf(journey, plate),
  } as const;
  const { page } = await makeLeadFormPage(ports, context, { shown, car: id && { id }, now });
  const { view } = page;
  return {
    ...page,
    head: { ...page.head, canonical: null, isIndexed: false, jsonLd: [] },
    view: lead === undefined ? view : { ...view, lead },
  };
}

/** Under the names of the form; it asks for make and model where a rego does not tell them. */
function entriesOf(journey: OfferJourney | null, plate: Plate | undefined): FormEntries {
  const vehicle = journey?.plate?.rego === plate?.rego ? (journey?.lookup?.vehicle ?? null) : null;
  const known = {
    rego: plate?.rego ?? null,
    regoState: plate?.state ?? null,
    kms: vehicle?.km ?? null,
    make: vehicle?.make ?? null,
    model: vehicle?.model ?? null,
    year: vehicle?.year ?? null,
  };
  const entries = Object.entries(known).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  return Object.fromEntries(entries);
}
