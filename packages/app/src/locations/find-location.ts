import { departmentSelector } from '@forecourt/domain/locations/department-selector';
import { nearestFirst, pointOf } from '@forecourt/domain/locations/distance';
import type { Location } from '@forecourt/domain/locations/location';
import { locationLink } from '@forecourt/domain/locations/location-link';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

type LinkSettings = Pick<SiteSettings, 'locations' | 'contact'>;

/** The location that a slug names, as an address writes it; null where no visitor may know one by it. */
export function findLocation(
  { slug: written, chosen }: { readonly slug: string; readonly chosen: string | null },
  locations: readonly Location[],
  { locations: settings }: Pick<SiteSettings, 'locations'>,
): Location | null {
  const slug = decoded(written);
  if (slug === null) return null;
  const visible = locationOrder(locations, settings);
  const ofDealership = visible.filter(({ dealershipSlug }) => dealershipSlug === slug);
  const byDealership = ofDealership.find((one) => one.slug === chosen) ?? ofDealership[0];
  const byLocation = visible.find((one) => one.slug === slug);
  // Either is how some site names its pages; the site's own way of naming comes first (URL-7).
  const found =
    settings.addressBy === 'dealership' ? (byDealership ?? byLocation) : (byLocation ?? byDealership);
  return found ?? null;
}

/**
 * Where the page of a location is. Named by its dealership, only the first of the dealership has the address to
 * itself, and the others say which they are.
 */
export function locationHref(
  location: Location,
  locations: readonly Location[],
  settings: LinkSettings,
): string {
  const href = locationLink(location, settings);
  const { addressBy, linksToContactPage } = settings.locations;
  if (linksToContactPage || addressBy === 'location') return href;
  const first = locationOrder(locations, settings.locations).find(
    ({ dealershipId }) => dealershipId === location.dealershipId,
  );
  return first?.id === location.id ? href : `${href}?location=${encodeURIComponent(location.slug)}`;
}

const mostElsewhere = 6;

/** The other addresses of a location's dealership, else of the site, the nearest first, each by the first of its departments. */
export function elsewhereOf(
  location: Location,
  locations: readonly Location[],
  { locations: settings }: Pick<SiteSettings, 'locations'>,
): readonly Location[] {
  const own = locations.filter(({ dealershipId }) => dealershipId === location.dealershipId);
  const ofDealership = addressesBut(location, own, settings);
  return ofDealership.length > 0
    ? ofDealership
    : addressesBut(location, locations, settings).slice(0, mostElsewhere);
}

function addressesBut(
  location: Location,
  locations: readonly Location[],
  settings: SiteSettings['locations'],
): readonly Location[] {
  const found: Location[] = [];
  const isHere = (one: Location, other: Location) =>
    one.id === other.id || departmentSelector(one, locations, settings).some(({ id }) => id === other.id);
  for (const other of locationOrder(locations, settings)) {
    if (![location, ...found].some((one) => isHere(one, other))) found.push(other);
  }
  const here = pointOf(location.address);
  return here ? nearestFirst(found, here).map((one) => one.location) : found;
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
