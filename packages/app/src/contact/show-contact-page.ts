import { readQueryString } from '@forecourt/domain/core/query-string';
import { onlyOption } from '@forecourt/domain/form/only-option';
import { departmentOf } from '@forecourt/domain/locations/department';
import { locationContactLink } from '@forecourt/domain/locations/location-link';
import { placesOf, type Place } from '@forecourt/domain/locations/places';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { leadFormViewOf } from '../leads/pages/lead-form.view.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../shared/site-pages.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import type { ContactPageView } from './contact-page.view.ts';
import { contactPlace, placeRow, placesByState } from './contact-places.ts';
import { placeFinder } from './place-finder.ts';

export interface ContactPorts {
  readonly store: StoreRunner<{ readonly locations: Pick<LocationStore, 'list'> } & SitePagesStores>;
}

const mostLocations = 1_000;
/** Above this nobody reads them all: they stand by state. */
const mostInRow = 8;
/** Of dealerships that are nobody's own, in as many states as this, only the near ones are of use: by state too. */
const fewStates = 3;

export interface ContactRequest {
  readonly slug?: string | null;
  readonly query: string;
  readonly now: Date;
}

/** The contact page, or the part of it for one place (URL-7); null where there is no such place. */
export async function showContactPage(
  { store }: ContactPorts,
  context: SiteContext,
  { slug = null, query, now }: ContactRequest,
): Promise<Page<'contact', ContactPageView> | null> {
  const { settings } = context;
  const contactPath = pathFor(settings, 'contact');
  const { locations, sitePages } = await store.run(context.scope, async (stores) => ({
    locations: await stores.locations.list(mostLocations),
    sitePages: await loadSitePages(stores, context),
  }));
  const places = placesOf(locations.filter((location) => location.visible));
  const named = places.find((place) => place.slug === slug) ?? null;
  if (slug !== null && !named) return null;
  const path = named ? locationContactLink(named.main) : contactPath;
  const page = { context, now, sitePages };
  const states = new Set(places.map(({ main: { address } }) => address?.state ?? null));
  const isSpread = context.site.dealershipId === null && states.size >= fewStates;
  const isGroup = places.length > mostInRow || isSpread;
  const main = places.find(({ departments }) => departments.some(({ primary }) => primary)) ?? places[0];
  const chosen = named ?? (isGroup ? null : (main ?? null));
  const parameters = new Map(readQueryString(query, { parameters: 20, characters: 60 }));
  const asked = parameters.get('d') ?? null;
  // Of several nobody is chosen for the visitor: a message would go to a place that they did not mean.
  const known = named ?? onlyOption(places);
  const found = isGroup && !named ? placeFinder(places, parameters.get('near') ?? null, path) : null;
  const place = chosen && contactPlace(chosen, { asked, path }, page);
  const shown = found?.places ?? places;
  const isShared = new Set(places.map(({ main: { dealershipId } }) => dealershipId)).size > 1;
  const rows = shown.filter((one) => one !== chosen).map((one) => placeRow(one, page, { isShared }));
  const heading = named ? `Contact ${named.name}` : 'Contact us';
  const crumbs = crumbsOf({ heading, path, contactPath });
  return {
    kind: 'contact',
    status: 200,
    head: {
      title: pageTitle(context, heading),
      description: null,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      crumbs,
      heading: isGroup && !named ? `${places.length} dealerships` : heading,
      place: place && place.view,
      others:
        isGroup || rows.length === 0
          ? null
          : {
              heading: rows.length === 1 ? 'We’re also here' : 'Our other places',
              places: rows.map(({ view }) => view),
            },
      states:
        isGroup && !named
          ? placesByState(
              rows.map(({ view }) => view),
              main?.main ?? null,
              { isFound: shown.length < places.length || places.length <= mostInRow },
            )
          : [],
      finder: found && found.finder,
      email: place ? null : settings.contact.email,
      form: leadFormViewOf(
        context,
        { car: null, locations },
        {
          name: 'contact',
          page: path,
          entries: known ? { location_id: answeringPlace(known, places.length > 1 ? null : asked) } : {},
        },
      ),
    },
    validUntil: earliest([place?.validUntil ?? null, ...rows.map(({ validUntil }) => validUntil)]),
    isDegraded: false,
    madeOf: { query: ['d', 'near'], stock: 'none' },
  };
}

/** The location that a message goes to: the department that is looked at, else the place itself. */
function answeringPlace({ main, departments }: Place, department: string | null): string {
  return (departments.find((one) => departmentOf(one) === department) ?? main).id;
}

function crumbsOf({
  heading,
  path,
  contactPath,
}: {
  readonly heading: string;
  readonly path: string;
  readonly contactPath: string;
}): ContactPageView['crumbs'] {
  const parent = path === contactPath ? [] : [{ label: 'Contact us', href: contactPath }];
  return [{ label: 'Home', href: '/' }, ...parent, { label: heading, href: path }];
}
