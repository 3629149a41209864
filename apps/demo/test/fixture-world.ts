import type { LocationId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { pictureUrl, studioShot, type Picture } from '@forecourt/testkit/world/pictures/picture';
import type { StockPlan } from '@forecourt/testkit/world/stock/stock-plan';
import type { World, WorldDealership, WorldSite } from '@forecourt/testkit/world/world';
import { worldId } from '@forecourt/testkit/world/world-id';
import type { WorldSource } from '../src/world-source.ts';

const asOf = new Date('2026-11-15T00:00:00Z');

export const fixturePictures: readonly Picture[] = [
  { ...studioShot, look: 'suv-mid', view: 'front', scene: 'harbour', paint: '#ac171d' },
  { ...studioShot, look: 'suv-mid', view: 'front', paint: '#0e0f10', fault: 'portrait' },
  { ...studioShot, look: 'cabin-wide', view: 'inside', paint: '#55565a' },
];

const plan = (count: number): StockPlan => ({
  count,
  carTypes: { used: 1 },
  itemType: 'car',
  newMakes: [],
  usedMakes: null,
  usedPrices: [5_000, 50_000],
  certified: 0,
  subscriptions: 0,
  lenders: [],
  dirt: 0,
  scenes: { new: ['showroom', 'apron'], used: ['apron', 'workshop'] },
  voice: 'plain',
  priceTypes: [null],
});

function dealership(word: string, accountWord: string, count: number): WorldDealership {
  const id = worldId(`dealership/${word}`);
  const place = { dealershipId: id, dealershipSlug: word };
  const address = {
    id: worldId(`address/${word}`),
    street: '1 Bridge Road',
    city: 'Cowra',
    state: 'NSW',
    postcode: '2794',
    lat: -33.8,
    long: 148.7,
  };
  const sales = buildLocation({
    ...place,
    id: worldId(`location/${word}/sales`),
    slug: 'sales',
    address,
    averageRating: 4.7,
    reviewCount: 12,
    manufacturers: ['Toyota', 'A "quoted" make'],
    openingHours: [
      { weekday: 0, status: 'Closed', formattedHours: 'By appointment\tonly' },
      { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
    ],
    specialHours: [{ date: '2026-12-25', department: 'all', status: 'Closed' }],
  });
  const service = buildLocation({
    ...place,
    id: worldId(`location/${word}/service`),
    slug: 'service',
    name: 'Service',
    locationType: 'service',
    address,
  });
  return {
    id,
    accountId: worldId(`account/${accountWord}`),
    slug: word,
    name: `${word} motors`,
    locations: [sales, service],
    distributions: [{ from: sales, to: [service] }],
    reviews: [
      {
        dealershipId: id,
        locationId: sales.id,
        source: 'stars',
        count: 12,
        averageRating: 4.7,
        refreshedAt: asOf,
        reviews: [1, 2].map((number) => ({
          externalId: `${word}-${number}`,
          customerName: 'Kim',
          text: 'Good\nand quick \\o/',
          rating: 5,
          reviewDate: asOf,
          imageUrl: null,
        })),
      },
    ],
    destinations: [
      {
        id: worldId(`destination/${word}`),
        kind: 'email',
        name: 'Sales',
        address: `sales@${word}.example`,
        categories: ['General Enquiry'],
      },
    ],
    stock: plan(count),
  };
}

function site(
  word: string,
  shows: readonly WorldDealership[],
  manufacturerId: WorldSite['manufacturerId'],
  pictures: readonly Picture[],
): WorldSite {
  const id = worldId(`site/${word}`);
  const page = (path: string, publishedVersion: number | null) => {
    const pageId = worldId(`page/${word}${path}`);
    return {
      page: {
        id: pageId,
        siteId: id,
        path,
        kind: 'page' as const,
        category: null,
        publishedVersion,
        publishedAt: publishedVersion === null ? null : asOf,
      },
      version: {
        pageId,
        siteId: id,
        number: 1,
        title: `Of ${word}`,
        description: null,
        imageUrl: null,
        blocks: [{ type: 'text', text: 'It\'s "here"\n\\' }],
        who: worldId('staff/pat'),
        when: asOf,
        why: 'First',
      },
    };
  };
  return {
    id,
    accountId: worldId(`account/${word}`),
    slug: word,
    template: 'classic',
    name: `${word} site`,
    dealershipId: shows[0]?.id ?? null,
    manufacturerId,
    timeZone: 'Australia/Sydney',
    domains: [{ siteId: id, host: `${word}.example`, isPrimary: true, verifiedAt: asOf }],
    shows: shows.map((shown) => shown.id),
    settings: { carCard: { newTagDays: 8 } },
    promos: [
      {
        id: worldId(`promo/${word}`),
        siteId: id,
        kind: 'card',
        name: 'Sale',
        description: null,
        url: null,
        imageUrl: pictures[2] ? pictureUrl(pictures[2]) : null,
        alt: null,
        hideOverlay: false,
        startsAt: null,
        expiresAt: null,
        position: 1,
        display: ['used'],
        strictDisplay: false,
        node: { colour: 'red' },
        permitNumber: null,
        terms: null,
      },
    ],
    pages: [page('/about-us', 1), page('/draft', null)],
  };
}

interface FixtureOptions {
  readonly name?: string;
  readonly cars?: number;
  readonly pictures?: readonly Picture[];
}

/** Two accounts, of which the first shows a dealership of the second too; every table has rows of them. */
export function fixtureSource({
  name = 'fixture',
  cars = 8,
  pictures = fixturePictures,
}: FixtureOptions = {}): WorldSource {
  const cowra = dealership('cowra', 'cowra', cars);
  const young = dealership('young', 'cowra', cars);
  const perth = dealership('perth', 'perth', cars);
  const empty = dealership('empty', 'perth', 0);
  const toyota = { id: worldId('manufacturer/toyota'), name: 'Toyota', slug: 'toyota', logoUrl: null };
  const world: World = {
    asOf,
    manufacturers: [toyota],
    models: [
      {
        id: worldId('model/corolla'),
        manufacturerId: toyota.id,
        name: 'Corolla',
        slug: 'corolla',
        newSlug: null,
        overrideUrl: null,
        description: name,
        shortDescription: null,
        manufacturerBody: ['Hatch', 'Sedan'],
        bodyStyle: 'Hatch',
        status: 'new',
        fromPriceCents: 3_000_000,
        fromPriceType: null,
        imageUrl: null,
        accessoriesCount: 3,
        position: 0,
        details: { colours: [], grades: [], facts: [], factsSource: null, accessories: [] },
      },
    ],
    staff: [
      { id: worldId('staff/op'), email: 'op@platform.example', name: 'Op', disabledAt: null },
      { id: worldId('staff/pat'), email: 'pat@cowra.example', name: 'Pat', disabledAt: null },
      { id: worldId('staff/lee'), email: 'lee@perth.example', name: 'Lee', disabledAt: null },
    ],
    memberships: [
      {
        id: worldId('membership/op'),
        staffId: worldId('staff/op'),
        of: { kind: 'operator' },
        role: 'operator',
      },
      {
        id: worldId('membership/pat'),
        staffId: worldId('staff/pat'),
        of: { kind: 'account', accountId: worldId('account/cowra') },
        role: 'group_manager',
      },
      {
        id: worldId('membership/lee'),
        staffId: worldId('staff/lee'),
        of: { kind: 'dealership', dealershipId: perth.id },
        role: 'dealership_manager',
      },
    ],
    accounts: ['cowra', 'perth'].map((word) => ({
      id: worldId(`account/${word}`),
      slug: word,
      name: `${word} group`,
      kind: 'dealer_group' as const,
      settings: {},
    })),
    dealerships: [cowra, young, perth, empty],
    sites: [
      site('cowra', [cowra, young, perth], toyota.id, pictures),
      site('perth', [perth], null, pictures),
    ],
  };
  return {
    name,
    world,
    *carsOf({ id, slug, stock, locations }) {
      for (let number = 0; number < stock.count; number += 1)
        yield {
          car: fixtureCar(`${slug}/${number}`, { id, slug }, locations[0]?.id ?? null, pictures),
          dirt: null,
        };
    },
  };
}

function fixtureCar(
  key: string,
  dealer: Pick<WorldDealership, 'id' | 'slug'>,
  locationId: LocationId | null,
  pictures: readonly Picture[],
): Car {
  return buildCar({
    id: worldId(`car/${key}`, new Date('2026-10-01T00:00:00Z')),
    slug: `car-${key.replace('/', '-')}`,
    dealershipId: dealer.id,
    dealershipSlug: dealer.slug,
    locationId,
    createdAt: new Date('2026-10-01T00:00:00Z'),
    priceCents: 1_999_000,
    beforePriceCents: 2_199_000,
    priceHistory: [
      { askedFrom: new Date('2026-11-01T00:00:00Z'), cents: 1_999_000 },
      { askedFrom: new Date('2026-10-01T00:00:00Z'), cents: 2_199_000 },
    ],
    dealerComments: 'ONE OWNER!!|Tabs\tand lines\nand \\ and \\N',
    standardEquipment: ['Air "conditioning"', 'Back\\slash', '', 'null', 'a,b {c}'],
    photos: pictures
      .slice(0, 2)
      .map((picture) => ({ url: pictureUrl(picture), thumbnailUrl: null, alt: 'Front' })),
    views: 7,
    regoExpiry: '2027-01-31',
    variant: { cylinders: 4, engineSizeLitres: 1.8, torque: 173 },
    market: { averagePriceCents: 2_100_000, stateAveragePriceCents: null, averagedOn: '2026-11-14' },
    lenders: [{ provider: 'plenti', interestRate: 8.25, comparisonRate: 9.1234 }],
  });
}
