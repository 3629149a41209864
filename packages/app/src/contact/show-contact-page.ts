import { readQueryString } from '@forecourt/domain/core/query-string';
import { onlyOption } from '@forecourt/domain/form/only-option';
import { peopleAt } from '@forecourt/domain/contact/person-to-ask';
import { departmentOf } from '@forecourt/domain/locations/department';
import { locationContactLink } from '@forecourt/domain/locations/location-link';
import { distanceTo, pointOf, type Point } from '@forecourt/domain/locations/distance';
import { placesOf, type Place } from '@forecourt/domain/locations/places';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { leadFormViewOf } from '../leads/pages/lead-form.view.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../shared/site-pages.ts';
import { findCentre, type FoundCentre } from '../shared/find-centre.ts';
import { locationPhoneViewOf } from '../shared/phone-reveal.view.ts';
import { locationPicture } from '../shared/location-picture.ts';
import { mapCard } from '../shared/map-card.view.ts';
import type { Geocoding } from '../ports/locations/geocoding.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import type { ContactPageView } from './contact-page.view.ts';
import { contactPlace, kmFrom, placeRow, placesByState } from './contact-places.ts';
import { nearestPlaces, placeFinder } from './place-finder.ts';

export interface ContactPorts {
  readonly store: StoreRunner<{ readonly locations: Pick<LocationStore, 'list'> } & SitePagesStores>;
  readonly media: MediaAddresses;
  readonly geocoding: Geocoding;
}

const mostLocations = 1_000;
/** With a picture each. */
const mostNear = 3;
/** Above this nobody reads them all: they stand by state. */
const mostInRow = 8;
/** Of dealerships that are nobody's own, in as many states as this, only the near ones are of use: by state too. */
const fewStates = 3;

/** How a message begins of whom no offer fits. */
const offersWish = 'I had a look at your offers. I’m after ';

export interface ContactRequest {
  readonly slug?: string | null;
  readonly query: string;
  readonly now: Date;
}

/** The contact page, or the part of it for one place (URL-7); null where there is no such place. */
export async function showContactPage(
  ports: ContactPorts,
  context: SiteContext,
  { slug = null, query, now }: ContactRequest,
): Promise<Page<'contact', ContactPageView> | PageRedirect | null> {
  const { settings } = context;
  const contactPath = pathFor(settings, 'contact');
  const { locations, sitePages } = await ports.store.run(context.scope, async (stores) => ({
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
  const parameters = new Map(readQueryString(query, { parameters: 20, characters: 60 }));
  const typed = parameters.get('near') ?? null;
  const offersNearest = !named && places.length > 1 && settings.locations.offersNearestFirst;
  const centre: FoundCentre = offersNearest
    ? await findCentre(ports, context, { typed, locations: places.map((place) => place.main) })
    : { kind: 'none' };
  // However a postcode is written, its page has one address.
  if (centre.kind === 'found' && centre.near !== typed) {
    return { redirectTo: `${path}?near=${encodeURIComponent(centre.near)}`, isPermanent: false };
  }
  const asked = parameters.get('d') ?? null;
  // Of several nobody is chosen for the visitor: a message would go to a place that they did not mean.
  const known = named ?? onlyOption(places);
  const found = (isGroup && !named) || offersNearest ? placeFinder(places, { typed, centre }, path) : null;
  const isNear = centre.kind === 'found';
  // Of a few places the nearest is shown, whichever is the main one.
  const first = isNear ? found?.places[0] : main;
  const chosen = named ?? (isGroup ? null : (first ?? null));
  const place = chosen && contactPlace(chosen, { asked, path }, page);
  const shown = found?.places ?? places;
  const isShared = new Set(places.map(({ main: { dealershipId } }) => dealershipId)).size > 1;
  const from = found?.from ?? (chosen && pointOf(chosen.main.address));
  const others = shown.filter((one) => one !== chosen);
  const typedPostcode = centre.kind === 'found' ? centre.postcode : null;
  const inOrder = from && !isGroup ? nearestPlaces(others, from, typedPostcode) : others;
  // Nobody said where they are: the others are that far from the one that is shown.
  const fromName = isNear ? null : (chosen?.name ?? null);
  const rows = inOrder.map((one) => placeRow(one, page, { isShared, from, fromName }));
  const nearby = isGroup && isNear ? shown.slice(0, mostNear) : [];
  const cardsOf = (some: readonly Place[]) =>
    rows
      .slice(0, some.length)
      .map(({ view, hours }, index) =>
        Object.assign(
          { hours, picture: locationPicture(some[index]?.departments ?? [], ports.media, settings) },
          view,
        ),
      );
  const heading = named ? `Contact ${named.name}` : 'Contact us';
  const crumbs = crumbsOf({ heading, path, contactPath });
  return {
    kind: 'contact',
    status: 200,
    head: {
      title: pageTitle(context, heading),
      description: null,
      canonical: canonicalAddress(context, path),
      isIndexed: typed === null && pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      crumbs,
      heading:
        isGroup && !named
          ? groupHeading(places.length, nearby, from ?? null)
          : known
            ? headingOfOne(known, context)
            : 'Our locations',
      isOnePlace: known !== null,
      place: place && place.view,
      placeKm: isNear && from && chosen ? kmFrom(chosen.main, from) : null,
      picture: chosen && locationPicture([chosen.main, ...chosen.departments], ports.media, settings),
      map: chosen && mapCard([chosen.main], settings),
      nearest: cardsOf(nearby),
      others:
        isGroup || rows.length === 0
          ? null
          : {
              heading: rows.length === 1 ? 'Our other location' : 'Our other locations',
              places: cardsOf(inOrder),
            },
      states:
        isGroup && !named
          ? placesByState(
              // Those that stand above are not listed twice.
              rows.slice(nearby.length).map(({ view }) => view),
              main?.main ?? null,
              { isFound: shown.length < places.length || places.length <= mostInRow, isNear },
            )
          : [],
      finder: found && found.finder,
      email: place ? null : settings.contact.email,
      phone: place || !main ? null : locationPhoneViewOf(main.main, context),
      people: peopleOf(known, context),
      form: leadFormViewOf(
        context,
        { car: null, locations },
        {
          name: 'contact',
          page: path,
          entries: {
            ...(known && { location_id: answeringPlace(known, places.length > 1 ? null : asked) }),
            ...(parameters.get('about') === 'offers' && { message: offersWish }),
          },
        },
      ),
    },
    validUntil: earliest([place?.validUntil ?? null, ...rows.map(({ validUntil }) => validUntil)]),
    isDegraded: false,
    madeOf: { query: ['d', 'near', 'about'], stock: 'none' },
  };
}

/** Hallam & Sons, Cowra; a place that the site is called by is said once. */
function headingOfOne({ name }: Place, { site }: Pick<SiteContext, 'site'>): string {
  return site.name.toLowerCase().includes(name.toLowerCase()) ? site.name : `${site.name}, ${name}`;
}

const mostPeople = 6;

/** Who is named, and of one place those who are there. */
function peopleOf(
  known: Place | null,
  { settings }: Pick<SiteContext, 'settings'>,
): ContactPageView['people'] {
  const { people } = settings.contact;
  const here = known ? peopleAt(known.main, people) : people;
  return here.slice(0, mostPeople).map(({ name, role, place, email }) => ({
    name,
    role,
    place: known ? null : place,
    email,
  }));
}

/** Further than this nobody calls near. */
const nearKm = 100;

/** 40 dealerships, three near you; with the nearest far away: 12 dealerships, the nearest three first. */
function groupHeading(count: number, nearby: readonly Place[], from: Point | null): string {
  const words = ['', 'one', 'two', 'three'][nearby.length] ?? '';
  if (words === '' || !from) return `${count} dealerships`;
  const areNear = nearby.every(({ main }) => (distanceTo(main, from) ?? Infinity) <= nearKm);
  if (areNear) return `${count} dealerships, ${words} near you`;
  return `${count} dealerships, the nearest ${nearby.length === 1 ? '' : `${words} `}first`;
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
