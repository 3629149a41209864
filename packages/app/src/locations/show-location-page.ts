import { readQueryString } from '@forecourt/domain/core/query-string';
import { slugOf } from '@forecourt/domain/core/slug';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { departmentOf } from '@forecourt/domain/locations/department';
import { departmentSelector } from '@forecourt/domain/locations/department-selector';
import type { Location } from '@forecourt/domain/locations/location';
import { locationLink } from '@forecourt/domain/locations/location-link';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { blockPage } from '../pages/block-page.ts';
import type { BlockPage } from '../pages/blocks/define-block.ts';
import { carShelfAt, noShelf } from '../pages/car-shelf.ts';
import { earliest } from '../shared/earliest.ts';
import { breadcrumbJsonLd, locationJsonLd } from '../shared/json-ld.ts';
import type { PagePorts } from '../pages/page-sources.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { searchHref, type StockGlance } from '../stock/search/stock-glance.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { elsewhereOf, findLocation, locationHref } from './find-location.ts';
import { makeLocationPageView } from './make-location-page-view.ts';
import type { LocationPageView } from './location-page.view.ts';

const fewCars = 4;
const departmentWords = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const;

interface LocationPageInput {
  readonly slug: string;
  /** Under which it was asked for. */
  readonly path: string;
  readonly query: string;
  readonly now: Date;
}

/** The page of a location (LOC-5, URL-7); null where no visitor may know one by the slug. */
export async function showLocationPage(
  ports: PagePorts,
  context: SiteContext,
  { slug, path, query, now }: LocationPageInput,
): Promise<Page<'location', LocationPageView> | PageRedirect | null> {
  const { settings } = context;
  const page = await blockPage(ports, context, now);
  const locations = await page.sources.locations();
  const asked = new Map(readQueryString(query, { parameters: 20, characters: 400 }));
  const location = findLocation({ slug, chosen: asked.get('location') ?? null }, locations, settings);
  if (!location) return null;
  const own = locationLink(location, settings);
  // Under the other way of naming it, or on a site that has its contact page instead.
  if (own !== path) return { redirectTo: locationHref(location, locations, settings), isPermanent: false };

  const href = locationHref(location, locations, settings);
  const heading = headingOf(location, context);
  const place = placeName(location.name);
  const departments = departmentSelector(location, locations, settings.locations);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Contact us', href: pathFor(settings, 'contact') },
    { label: place, href },
  ];
  const [stock, reviewSets] = await Promise.all([page.sources.stock(), page.sources.reviewSets()]);
  const { view, validUntil } = makeLocationPageView(location, { locations, stock, reviewSets, page });
  // Cars to look at before the visit.
  const shown = view.cars
    ? await carShelfAt(
        view.cars.href,
        {
          heading: 'On the yard here',
          label: `See ${view.cars.text}`,
          most: fewCars,
          first: await newOfOwnBrands(location, stock, page),
        },
        page,
      )
    : noShelf;
  const today = dateIn(now, locationZone(location, context.zone));
  const department = departmentWords[departmentOf(location)];
  return {
    kind: 'location',
    status: 200,
    head: {
      title: pageTitle(context, departments.length > 0 ? `${department} in ${place}` : place),
      description: [`${heading}.`, view.address, 'Opening hours, directions and phone.']
        .filter((part) => part !== null)
        .join(' '),
      canonical: canonicalAddress(context, href),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [
        locationJsonLd(context, location, { href, name: heading, today }),
        breadcrumbJsonLd(context, crumbs),
      ],
    },
    view: {
      ...view,
      stock: shown.view,
      crumbs,
      heading,
      departments: departments.map(({ id, label, isSelected }) => ({
        label,
        href: locationHref(locations.find((one) => one.id === id) ?? location, locations, settings),
        isHere: isSelected,
      })),
      elsewhere: elsewhereOf(location, locations, settings).map((other) => ({
        label: placeName(other.name),
        href: locationHref(other, locations, settings),
      })),
    },
    validUntil: earliest([validUntil, shown.validUntil]),
    isDegraded: stock?.isDegraded ?? true,
    madeOf: { query: ['location'], stock: 'lately' },
  };
}

/** New cars of the brands that a place sells, the cheapest first: what is traded in stands there too. */
async function newOfOwnBrands(
  { name, manufacturers }: Location,
  stock: StockGlance | null,
  { sources, context }: BlockPage,
): Promise<readonly ListedCar[]> {
  const sold = new Set(manufacturers.map(slugOf));
  const make = (stock?.facets.make ?? []).map(({ value }) => value).filter((one) => sold.has(slugOf(one)));
  if (!stock || make.length === 0) return [];
  const lists = { locationName: [name], make, carType: ['new'] };
  const found = await sources.carsAt(searchHref(lists, context.settings, stock.makes));
  // An address of the search may leave out what it does not know.
  return (found?.cars ?? []).filter((car) => car.carType === 'new' && sold.has(slugOf(car.make ?? '')));
}

/** Hallam & Sons, Cowra; a dealership that is called after its place is not called so twice. */
function headingOf({ name, dealershipId }: Location, { site, dealerships }: SiteContext): string {
  const seller = dealerships.find(({ id }) => id === dealershipId)?.name ?? site.name;
  const place = placeName(name);
  return seller.toLowerCase().includes(place.toLowerCase()) ? seller : `${seller}, ${place}`;
}
