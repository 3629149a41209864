import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { StockSearch, StockSite } from '@forecourt/app/ports/stock-index';
import type { CarId, DealershipId } from '@forecourt/domain/core/ids';
import type { FinanceSettings } from '@forecourt/domain/finance/finance-display';
import { weeklyConditions } from '@forecourt/domain/finance/weekly-conditions';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { Car } from '@forecourt/domain/stock/car';
import { savedFilter } from '@forecourt/domain/stock/filter/read-filter';
import { listAttributes, rangeAttributes } from '@forecourt/domain/stock/search-attributes';
import type { SearchState } from '@forecourt/domain/stock/search-state';
import { searchDocument } from '@forecourt/domain/stock/search-document';
import { sortNames } from '@forecourt/domain/stock/sort-name';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import * as fc from 'fast-check';

export const now = new Date('2026-03-20T02:00:00Z');
export const zone = 'Australia/Brisbane';
const { settings } = resolveSettings([]);

/** Few values, so that they often meet; among them all that is awkward to a query language. */
export const words = {
  make: ['Toyota', 'Mazda', 'Suzuki', 'suzuki motorcycles', 'Citroën', 'Land Rover', '🚗 Works', '日産'],
  model: ['Corolla', 'BT-50', 'X-Trail', 'C4', 'Discovery', 'ΣΑΣ', 'a"b\\c', "O'Brien"],
  badge: ['Ascent Sport', 'XTR 3.0L', 'ascent sport', '{"match_all":{}}', '*', 'null', ' '],
  colour: ['Glacier White', 'Soul Red', 'Rouge Métallisé', 'red', 'Red'],
  body: ['Ute', 'Hatch', 'SUV', 'ute'],
} as const;

const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { freq: 6 });

const anyCar = fc.record({
  name: maybe(['2021 Mazda BT-50 XTR', '2019 Land Rover Discovery', 'İstanbul ½ ton']),
  make: maybe(words.make),
  model: maybe(words.model),
  badge: maybe(words.badge),
  colour: maybe(words.colour),
  simpleBody: maybe(words.body),
  simpleFuel: maybe(['Petrol', 'Diesel', 'Hybrid']),
  drive: maybe(['4x4', 'Front Wheel Drive', 'AWD']),
  tag: maybe(['Demo', 'Test Drive Only']),
  status: fc.constantFrom('in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold', 'In_Stock', null),
  soldAt: fc.option(fc.constantFrom(new Date('2026-03-19T00:00:00Z'), new Date('2026-02-01T00:00:00Z'))),
  showOnDealerWebsite: fc.constantFrom(true, true, true, false),
  carType: fc.constantFrom(null, 'new' as const, 'used' as const, 'demo' as const),
  itemType: fc.constantFrom('car' as const, 'car' as const, 'motorcycle' as const, 'caravan' as const),
  priceCents: fc.option(fc.constantFrom(500, 1_500_000, 1_500_001, 2_999_950, 3_000_000, 9_999_900)),
  offerPriceCents: fc.option(fc.constantFrom(0, 1_999_999), { freq: 2 }),
  subscriptionPriceCents: fc.constantFrom(null, 0, 19_900, 25_050),
  km: fc.option(fc.constantFrom(0, 10, 40_000, 41_200, 250_000)),
  year: fc.option(fc.integer({ min: 2009, max: 2026 })),
  seats: fc.constantFrom(null, 2, 5, 7, 10),
  photosCount: fc.constantFrom(0, 3, 20),
  certified: fc.boolean(),
  reserved: fc.boolean(),
  stockNumber: fc.option(fc.constantFrom('U-10 042', 'U10043', 'Å 77', 'toyota')),
  regoPlate: fc.option(fc.constantFrom('123 ABC', '1AB-2CD')),
  vin: fc.option(fc.constantFrom('MP0TFR40J0T012345', 'mp0tfr40j0t099999', '6T1BF3FK50X')),
  privateSuburb: maybe(['Toowong', 'St Lucia']),
  standardEquipment: fc.subarray(['Tow Bar', 'tow  bar ', 'Sunroof', 'Heated Seats', 'Ashtray', ' ']),
  lenders: fc.array(
    fc.record({
      provider: fc.constantFrom('bank_one', 'bank-two', 'Bank Three'),
      interestRate: fc.option(fc.constantFrom(0, 8.99), { freq: 5 }),
      comparisonRate: fc.option(fc.constantFrom(0, 9.94), { freq: 5 }),
      paymentWeekCents: fc.option(fc.constantFrom(0, 9_949, 9_950, 14_999, 15_000, 20_000), { freq: 5 }),
      paymentMonthCents: fc.option(fc.constantFrom(0, 40_000)),
    }),
    { maxLength: 2 },
  ),
  createdAt: fc.constantFrom(new Date('2026-03-01T00:00:00Z'), new Date('2026-03-19T05:00:00.123Z')),
  staffBoost: fc.constantFrom(-100, 0, 0, 50),
  shop: fc.constantFrom(...twoSites.dealerships),
});

export const dealershipNames = new Map([
  ['harbour-toyota', 'Harbour Toyota'],
  ['harbour-mazda', 'Harbour Mazda'],
  ['ranges-kia', 'Ranges Kia'],
]);

const id = (kind: string, index: number) => `01900000-0000-7000-${kind}-${String(index).padStart(12, '0')}`;

/** Cars of three dealerships of two accounts, with the documents that engines get of them. */
export function randomStock(count: number, seed: number) {
  return fc.sample(anyCar, { numRuns: count, seed }).map(({ staffBoost, shop, ...facts }, index) => {
    const car = buildCar({
      ...facts,
      id: id('8aaa', index) as CarId,
      dealershipId: shop.id as DealershipId,
      dealershipSlug: shop.slug,
    });
    const document = searchDocument(
      {
        car,
        accountId: shop.accountId,
        dealershipName: dealershipNames.get(shop.slug) ?? null,
        version: 1,
        staffBoost,
        rankWeights: settings.stock.rankWeights,
      },
      now,
    );
    return { car, document, rank: document.rank };
  });
}

export type RandomCar = Car & { readonly rank: number };

const filters = [
  '',
  '',
  'make != Suzuki',
  'price < 30000 or price is missing',
  'not (km > 40000) and photos_count >= 3',
  'body in (UTE, "suv") and reserved = false',
  'features = "TOW BAR" or badge = "*"',
  'make = CITROËN or model = "σας" or item_type = caravan',
  'seats is present and (year >= 2015 or subscription_price <= 250)',
  'dealership_slug != harbour-mazda and certified = true',
  'not (not (colour = red))',
] as const;

const anyFinance: fc.Arbitrary<FinanceSettings> = fc.record({
  showsFinance: fc.constantFrom(true, true, true, false),
  provider: fc.constantFrom('bank_one', 'bank-two', 'bank_nobody', null),
  providerType: fc.integer({ min: 1, max: 7 }),
  excludedMakes: fc.constantFrom([], ['Suzuki']),
  excludedDealerships: fc.constantFrom([], ['harbour-mazda']),
  abovePriceCents: fc.constantFrom(0, 50_000, 2_000_000),
  oldestYears: fc.constantFrom(7, 12),
});

export const anySite = fc
  .record({
    tenant: fc.constantFrom(...twoSites.sites),
    filter: fc.constantFrom(...filters),
    finance: anyFinance,
    edges: fc.constantFrom([], [1_500_000, 2_000_000, 3_000_000], [1_999_999]),
    weeklyEdges: fc.constantFrom([], [10_000, 15_000], [9_950, 14_999]),
    featureList: fc.constantFrom([], ['Tow Bar', 'SUNROOF', 'tow bar', 'Ashtray', ''], ['Heated Seats']),
    facetLimit: fc.constantFrom(100, 2),
  })
  .map(({ tenant, filter, finance, edges, weeklyEdges, featureList, facetLimit }) => {
    const { facetLimits } = settings.search;
    const site: StockSite = {
      scope: grantSiteScope(tenant.id),
      dealerships: tenant.shows.map((shop) => ({ ...shop, name: dealershipNames.get(shop.slug) ?? '' })),
      filter: savedFilter(filter),
      categories: [
        { slug: 'cheap', filter: savedFilter('price < 20000') },
        { slug: 'work', filter: savedFilter('body = ute or features = "tow bar"') },
        { slug: 'all', filter: savedFilter('') },
      ],
      soldSince: new Date('2026-03-16T14:00:00Z'),
      priceRangeEdgesCents: edges,
      weeklyPriceRangeEdgesCents: weeklyEdges,
      featureList,
      weekly: weeklyConditions(finance, { now, zone }),
      facetLimits: { ...facetLimits, make: facetLimit, model: facetLimit, colour: facetLimit },
    };
    return { site, finance };
  });

const values = [
  ...Object.values(words).flat(),
  'Harbour Toyota',
  'Ranges Kia',
  'Toyota Corolla',
  'Mazda BT-50',
  'in_stock',
  'sold',
  'used',
  'car',
  '5',
  '10',
  '05',
  'cheap',
  'work',
  'Tow Bar',
  'tow bar',
  'Petrol',
  '4x4',
  'Toowong',
  '15000-20000',
  '15000.01-',
  '-',
  '-100',
  '100-150',
  '99.5-',
  'nonsense',
];
const ownValues: Readonly<Record<string, readonly string[]>> = {
  make: words.make,
  model: words.model,
  makeModel: ['Toyota Corolla', 'Mazda BT-50', 'Land Rover Discovery'],
  body: words.body,
  colour: words.colour,
};
const queries = [
  '',
  '',
  '',
  'toy',
  'mazda bt50',
  'bt 50',
  'x trail',
  'rouge metal',
  '3.0',
  'red ute',
  'citroen',
  'U10042',
  '123abc',
  'mp0t',
  '-',
  '日',
  '🚗',
  'discovery land',
  '2 ton',
  '"*"',
  'istanbul',
];

const anyState: fc.Arbitrary<SearchState> = fc.record({
  query: fc.constantFrom(...queries),
  page: fc.constantFrom(1, 1, 1, 2, 3),
  sortBy: fc.constantFrom(...sortNames),
  lists: fc
    .uniqueArray(fc.constantFrom(...listAttributes), { maxLength: 3 })
    .chain((attributes) =>
      fc.record(
        Object.fromEntries(
          attributes.map((attribute) => [
            attribute,
            fc.array(fc.constantFrom(...(ownValues[attribute] ?? values)), { maxLength: 4 }),
          ]),
        ),
      ),
    ),
  ranges: fc.dictionary(
    fc.constantFrom(...rangeAttributes),
    fc.record({
      min: fc.constantFrom(null, 0, 15_000, 2015),
      max: fc.constantFrom(null, 29_999, 30_000, 40_000, 250),
    }),
    { maxKeys: 2 },
  ),
});

export const anySearch: fc.Arbitrary<StockSearch> = fc.record({
  state: anyState,
  pageSize: fc.constantFrom(5, 21),
  facets: fc.uniqueArray(fc.constantFrom(...listAttributes), { maxLength: listAttributes.length }),
  stats: fc.uniqueArray(fc.constantFrom(...rangeAttributes)),
});
