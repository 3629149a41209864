import { loanFields } from '@forecourt/domain/finance/loan-choice';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { CarId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { carPath } from '@forecourt/domain/site/car-paths';
import { faqJsonLd } from '../../shared/json-ld.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import type { Page } from '../../shared/page.view.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { carInQuery } from '../../shared/car-in-query.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import { pageTitle } from '../../shared/page-title.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { readCarSlug } from '../../shared/car-slug.ts';
import type { SingleStepFormName } from './make-lead-form.ts';
import type { FormEntries, ShownForm } from './lead-form.view.ts';
import { headingOf, makeLeadFormPageView } from './make-lead-form-page-view.ts';
import type { LeadFormPageView } from './lead-form-page.view.ts';

export interface LeadFormPorts {
  readonly store: StoreRunner<
    {
      readonly cars: Pick<CarStore, 'findById' | 'findBySlug'>;
      readonly locations: Pick<LocationStore, 'list'>;
    } & SitePagesStores
  >;
  readonly media: MediaAddresses;
}

const mostLocations = 1_000;
const financeFields = [
  'preferredDealership',
  'vehiclePriceBudget',
  'price',
  'car_id',
  'car_type',
  ...loanFields,
] as const;

type WantedCar = { readonly slug: string } | { readonly id: CarId } | null;

export interface LeadFormPageInput {
  readonly form: SingleStepFormName;
  /** The page on which it stands. */
  readonly path: string;
  /** Of the car that it is about, as an address writes it; left out, the form is about none or the query names one. */
  readonly slug?: string;
  readonly query: string;
  readonly now: Date;
}

interface Wanted {
  readonly car: WantedCar;
  readonly entries: FormEntries;
  /** The parameters of the query that it reads. */
  readonly query: readonly string[];
}

/** A form on a page of its own (URL-4, URL-7, VDP-2, VDP-8); null where the site has no such form or car. */
export async function showLeadFormPage(
  ports: LeadFormPorts,
  context: SiteContext,
  input: LeadFormPageInput,
): Promise<Page<'lead-form', LeadFormPageView> | null> {
  const wanted = wantedForm(input, context);
  if (!wanted) return null;
  const { form: name, path: page, now } = input;
  const shown = { name, page, entries: wanted.entries };
  const made = await makeLeadFormPage(ports, context, { shown, car: wanted.car, now });
  // The page of a car's form is the car's; that of finance does without one.
  if (made.car === null && wanted.car !== null && 'slug' in wanted.car) return null;
  return { ...made.page, madeOf: { query: wanted.query, stock: 'at-once' } };
}

/** The page of a form as it is to be shown now: first, or with what was sent and what is wrong with it. */
export async function makeLeadFormPage(
  { store, media }: LeadFormPorts,
  context: SiteContext,
  { shown, car: wanted, now }: { readonly shown: ShownForm; readonly car: WantedCar; readonly now: Date },
): Promise<{ readonly page: Page<'lead-form', LeadFormPageView>; readonly car: Car | null }> {
  const { car, locations, sitePages } = await store.run(context.scope, async (stores) => ({
    car: await findCar(stores.cars, wanted),
    locations: await stores.locations.list(mostLocations),
    sitePages: await loadSitePages(stores, context),
  }));
  const shownCar = car && isOnSite(car, context, now) ? car : null;
  const { view, validUntil } = makeLeadFormPageView(
    { car: shownCar, locations, media, page: { context, now, sitePages } },
    shown,
  );
  const hasProblems = view.form.problems.length > 0;
  const heading = headingOf(shown.name, shownCar, context.settings.stock);
  const words = shownCar ? `${heading}: ${fullCarName(shownCar)}` : heading;
  const isOpen = pageIndexing(shown.page, context.settings.site) === 'index, follow';
  const page: Page<'lead-form', LeadFormPageView> = {
    kind: 'lead-form',
    status: hasProblems ? 422 : 200,
    head: {
      title: pageTitle(context, hasProblems ? `Please check: ${words}` : words),
      description: shownCar ? null : view.lead,
      // A car's form is no page of its own to search engines.
      canonical: canonicalAddress(context, shownCar ? carPath(shownCar.slug) : ownPath(shown, context)),
      isIndexed: shownCar === null && isOpen && !hasProblems,
      imageUrl: null,
      jsonLd: view.questions.length > 0 ? [faqJsonLd(view.questions)] : [],
    },
    view,
    validUntil,
    isDegraded: false,
  };
  return { page, car: shownCar };
}

/** Selling a car and trading it in are one page to search engines, under the address that links use (URL-8). */
function ownPath({ name, page }: ShownForm, { settings }: SiteContext): string {
  return name === 'tradeInEnquiry' ? pathFor(settings, 'tradeIn') : page;
}

async function findCar(
  cars: Pick<CarStore, 'findById' | 'findBySlug'>,
  wanted: WantedCar,
): Promise<Car | null> {
  if (wanted === null) return null;
  return 'slug' in wanted ? cars.findBySlug(wanted.slug) : cars.findById(wanted.id);
}

function wantedForm({ form, slug, query }: LeadFormPageInput, { settings }: SiteContext): Wanted | null {
  if (slug !== undefined) {
    const read = readCarSlug(slug);
    return read === null ? null : { car: { slug: read }, entries: {}, query: [] };
  }
  const carId = carInQuery(query);
  const car = carId && { id: carId };
  if (form === 'tradeInEnquiry') {
    return settings.tradeIn.takesTradeIns ? { car, entries: {}, query: ['car_id'] } : null;
  }
  if (form === 'parts' && !settings.parts.takesRequests) return null;
  if (form === 'parts') return { car: null, entries: partIn(query), query: ['vehicle', 'part'] };
  if (form !== 'financeEnquiry' && form !== 'preApproval') return { car: null, entries: {}, query: [] };
  const asked = new Map(readQueryString(query, { parameters: 50, characters: 300 }));
  const dealership = asked.get('preferredDealership');
  // The calculator of the finance page calls it the price.
  const budget = asked.get('vehiclePriceBudget') ?? asked.get('price');
  const entries = {
    ...(dealership !== undefined && { preferredDealership: dealership }),
    ...(budget !== undefined && /^\d{1,8}$/.test(budget) && { vehiclePriceBudget: budget }),
    ...sumsIn(asked),
  };
  return { car, entries, query: financeFields };
}

/** What an accessory of a model leads here with: its name, and whose it is. */
function partIn(query: string): FormEntries {
  const asked = new Map(readQueryString(query, { parameters: 50, characters: 300 }));
  const said = (name: string) => asked.get(name)?.match(/^[\p{L}\p{N} .,’'()&/+-]{1,120}$/u)?.[0];
  const [vehicle, part] = [said('vehicle'), said('part')];
  return { ...(vehicle !== undefined && { Vehicle: vehicle }), ...(part !== undefined && { message: part }) };
}

/** The sums of a calculator, which every form about finance takes along (URL-4). */
function sumsIn(asked: ReadonlyMap<string, string>): FormEntries {
  return Object.fromEntries(
    loanFields.flatMap((name) => {
      const said = asked.get(name);
      return said !== undefined && /^[\w.,$ ]{1,20}$/.test(said) ? [[name, said]] : [];
    }),
  );
}
