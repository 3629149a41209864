import { readQueryString } from '@forecourt/domain/core/query-string';
import { distanceWords, nearestFirst } from '@forecourt/domain/locations/distance';
import { readNear } from '@forecourt/domain/locations/read-near';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { allOf, type Condition } from '@forecourt/domain/stock/filter/expression';
import type { ChosenNear } from '@forecourt/domain/stock/search/search-state';
import { locatePostcode, type GeocodingPorts } from '../../shared/geocode-postcode.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CarCardView } from '../card/car-card.view.ts';
import type { StockSiteNow } from './stock-site.ts';

/** Where cars stand, seen from the middle of a postcode (LOC-6); a car is where its location is. */
export interface SearchAround {
  readonly postcode: string | null;
  readonly withinKm: number | null;
  /** Names of locations, the nearest first. */
  readonly nearest: readonly string[];
  readonly kmOf: ReadonlyMap<string, number>;
  /** What is wrong with what was typed, or that nothing is so near. */
  readonly notice: string | null;
}

interface AroundPorts extends GeocodingPorts {
  readonly store: StoreRunner<{ readonly locations: Pick<LocationStore, 'list'> }>;
}

const mostLocations = 1_000;
/** Nobody turns so many pages that the rest would show. */
const mostSorted = 200;

/** The site's locations from the nearest to the furthest; null where nobody said where they are. */
export async function searchAround(
  ports: AroundPorts,
  context: SiteContext,
  { asked, query }: { readonly asked: ChosenNear | undefined; readonly query: string },
): Promise<SearchAround | null> {
  const { messages } = context.settings;
  const nowhere = { postcode: null, withinKm: null, nearest: [], kmOf: new Map<string, number>() };
  if (!asked) {
    const typed = new Map(readQueryString(query, { parameters: 300, characters: 60 })).get('near') ?? null;
    return readNear(typed).kind === 'nothing' ? null : { ...nowhere, notice: messages.postcodeInvalid };
  }
  const { postcode, withinKm } = asked;
  const located = await locatePostcode(ports, context, postcode);
  if (!located.ok) {
    const isUnknown = located.error === 'no_such_postcode';
    return { ...nowhere, notice: isUnknown ? messages.postcodeUnknown : lookupDown };
  }
  const locations = await ports.store.run(context.scope, (stores) => stores.locations.list(mostLocations));
  const kmOf = new Map<string, number>();
  for (const { location, km } of nearestFirst(locations, located.value, postcode)) {
    // Two of one name cannot be told apart in a search: the nearer one counts.
    if (km !== null && !kmOf.has(location.name)) kmOf.set(location.name, km);
  }
  const nearest = [...kmOf.keys()].slice(0, mostSorted);
  const isSomethingNear = withinKm === null || [...kmOf.values()].some((km) => km <= withinKm);
  return {
    postcode,
    withinKm: isSomethingNear ? withinKm : null,
    nearest,
    kmOf,
    notice: isSomethingNear
      ? null
      : `Nothing of ours is within ${withinKm} km of ${postcode}. Here are the nearest.`,
  };
}

const lookupDown = 'We can’t look up postcodes right now. Please try again in a moment.';

/** The stock of the locations that are near enough. */
export function narrowedTo(site: StockSiteNow, around: SearchAround | null): StockSiteNow {
  const withinKm = around?.withinKm ?? null;
  if (!around || withinKm === null) return site;
  const values = [...around.kmOf].flatMap(([name, km]) => (km <= withinKm ? [name] : []));
  const isNear: Condition = { kind: 'oneOf', attribute: 'location_name', values };
  const { filter } = site;
  return { ...site, filter: filter.kind === 'every' ? isNear : allOf<Condition>([filter, isNear]) };
}

/** A card with how far its car is: Aspley, 12 km. */
export function withDistance<Made extends { readonly card: CarCardView }>(
  made: Made,
  car: ListedCar | undefined,
  around: SearchAround | null,
): Made {
  const km = around?.kmOf.get(car?.location?.name ?? '');
  if (km === undefined) return made;
  const { location } = made.card;
  const away = location === null ? `${distanceWords(km)} away` : `${location}, ${distanceWords(km)}`;
  return { ...made, card: { ...made.card, location: away } };
}
