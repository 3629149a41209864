import { createHash } from 'node:crypto';
import type {
  BulkAuthor,
  BulkDealership,
  BulkSite,
  BulkTenants,
} from '@forecourt/app/ports/platform/bulk-loader.port';
import type { Membership } from '@forecourt/domain/staff/membership';
import type { Site } from '@forecourt/domain/site/site';
import type { Insertable } from 'kysely';
import type { CamelDatabase } from '../case-map.ts';
import { addressColumns, locationColumns } from '../locations/location-columns.ts';
import { writtenAs } from '../named-columns.ts';

/** Rows by table, in an order in which each finds what it refers to. */
export type BulkRows = {
  readonly [Table in keyof CamelDatabase]?: readonly Insertable<CamelDatabase[Table]>[];
};

/** Everything of tenants but their cars and what they share with others. Pages are not published yet. */
export function rowsOfTenants(tenants: BulkTenants, { operator, why, at }: BulkAuthor): BulkRows {
  const { accounts, dealerships, sites, memberships } = tenants;
  const version = (layer: 'group' | 'site', layerKey: string, overrides: object) => ({
    layer,
    layerKey,
    number: 1,
    overrides: JSON.stringify(overrides),
    staffId: operator.id,
    why,
    createdAt: at,
  });
  return {
    accounts: accounts.map(({ id, slug, name, kind }) => ({ id, slug, name, kind })),
    dealerships: dealerships.map(({ id, accountId, slug, name }) => ({ id, accountId, slug, name })),
    ...rowsOfSites(sites),
    memberships: memberships.filter(({ of }) => of.kind !== 'operator').map(membershipRow),
    settingsVersions: [
      ...accounts.map(({ id, settings }) => version('group', id, settings)),
      ...sites.map(({ id, settings }) => version('site', id, settings)),
    ],
    ...rowsOfPlaces(dealerships),
    ...rowsOfReviews(dealerships),
    leadDestinations: dealerships.flatMap(({ id: dealershipId, destinations }) =>
      destinations.map(({ categories, ...destination }) => ({
        ...destination,
        dealershipId,
        categories: [...categories],
      })),
    ),
  };
}

const siteColumns = {
  id: 'id',
  accountId: 'accountId',
  slug: 'slug',
  template: 'template',
  name: 'name',
  dealershipId: 'dealershipId',
  manufacturerId: 'manufacturerId',
  timeZone: 'timeZone',
} as const satisfies Record<keyof Site, keyof CamelDatabase['sites']>;

function membershipRow({ id, staffId, of, role }: Membership) {
  return {
    id,
    staffId,
    kind: of.kind,
    accountId: of.kind === 'account' ? of.accountId : null,
    dealershipId: of.kind === 'dealership' ? of.dealershipId : null,
    role,
  };
}

function rowsOfSites(sites: readonly BulkSite[]) {
  return {
    sites: sites.map((site) => writtenAs(siteColumns, site)),
    siteDealerships: sites.flatMap(({ id: siteId, shows }) =>
      shows.map((dealershipId, position) => ({ siteId, dealershipId, position })),
    ),
    domains: sites.flatMap(({ domains }) =>
      domains.map(({ siteId, host, isPrimary, verifiedAt }) => ({ siteId, host, isPrimary, verifiedAt })),
    ),
    promos: sites.flatMap(({ promos }) =>
      promos.map(({ node, display, ...promo }) => ({
        ...promo,
        display: [...display],
        node: JSON.stringify(node),
      })),
    ),
    // A page refers to its published version and the version to its page: it is published afterwards.
    pages: sites.flatMap(({ pages }) =>
      pages.map(({ page: { id, siteId, path, kind, category } }) => ({ id, siteId, path, kind, category })),
    ),
    pageVersions: sites.flatMap(({ pages }) =>
      pages.map(({ version: { who, when, blocks, ...version } }) => ({
        ...version,
        blocks: JSON.stringify(blocks),
        staffId: who,
        createdAt: when,
      })),
    ),
  };
}

function rowsOfPlaces(dealerships: readonly BulkDealership[]) {
  const locations = dealerships.flatMap((dealership) => dealership.locations);
  const addresses = new Map(
    locations.flatMap(({ dealershipId, address }) =>
      address === null ? [] : [[address.id, { ...writtenAs(addressColumns, address), dealershipId }]],
    ),
  );
  return {
    addresses: [...addresses.values()],
    locations: dealerships.flatMap((dealership) =>
      dealership.locations.map((location, position) => ({
        ...writtenAs(locationColumns, location),
        addressId: location.address?.id ?? null,
        averageRating: location.averageRating,
        reviewCount: location.reviewCount,
        position,
      })),
    ),
    locationDistributions: dealerships.flatMap(({ id: dealershipId, distributions }) =>
      distributions.flatMap(({ from, to }) =>
        to.map((other, position) => ({
          dealershipId,
          locationId: from.id,
          distributionLocationId: other.id,
          position,
        })),
      ),
    ),
    locationHours: locations.flatMap(({ id: locationId, dealershipId, openingHours }) =>
      openingHours.map((hours) => ({ ...hours, dealershipId, locationId })),
    ),
    locationSpecialHours: locations.flatMap(({ id: locationId, dealershipId, specialHours }) =>
      specialHours.map((hours) => ({ ...hours, dealershipId, locationId })),
    ),
  };
}

function rowsOfReviews(dealerships: readonly BulkDealership[]) {
  const sets = dealerships.flatMap(({ reviews }) => reviews);
  const idOfSet = ({ dealershipId, locationId, source }: (typeof sets)[number]) =>
    idFrom(dealershipId, locationId ?? '', source);
  return {
    reviewSets: sets.map(({ reviews: _reviews, ...set }) => ({
      ...set,
      id: idOfSet({ ...set, reviews: [] }),
    })),
    reviews: sets.flatMap((set) =>
      set.reviews.map((review) => ({
        ...review,
        dealershipId: set.dealershipId,
        reviewSetId: idOfSet(set),
      })),
    ),
  };
}

/** The same identifier for the same words; review sets have none of their own outside the database. */
function idFrom(...words: readonly string[]): string {
  const digits = createHash('sha256').update(words.join('\n')).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
