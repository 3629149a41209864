import type { AccountId, SiteId } from '@forecourt/domain/core/ids';
import type { SharedDealership } from '@forecourt/app/ports/stock/stock-index.port';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { Car } from '@forecourt/domain/stock/car/car';
import { searchDocument, type SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { buildCar } from '../build-car.ts';
import { randomFor, type Random } from '../world/random.ts';
import { worldId } from '../world/world-id.ts';
import { feedText, makesAndModels } from './awkward-words.ts';

/** A site as the database knows it: whose it is and which dealerships are shared with it. */
export interface ContractShop {
  readonly siteId: SiteId;
  readonly slug: string;
  readonly accountId: AccountId;
  readonly dealerships: readonly SharedDealership[];
}

export interface ContractStock {
  readonly accounts: readonly { readonly id: AccountId; readonly slug: string }[];
  readonly dealerships: readonly SharedDealership[];
  readonly shops: readonly ContractShop[];
  readonly cars: readonly Car[];
  /** Of the cars, in the same order. */
  readonly documents: readonly SearchDocument[];
}

/** When the stock is searched. Cars were listed and sold around it. */
export const contractNow = new Date('2026-03-10T02:00:00Z');

const accounts = ['north', 'south', 'west'].map((slug) => ({
  id: worldId(`contract/account/${slug}`) as AccountId,
  slug,
}));

/** Two of them have the same name, as dealerships of different groups may. */
const dealerships: readonly SharedDealership[] = [
  ['north', 'north-city', 'City Motors'],
  ['north', 'north-coast', 'Coast Motors'],
  ['north', 'north-hills', "O'Hills & Söhne"],
  ['south', 'south-city', 'City Motors'],
  ['south', 'south-bay', 'Bay "Best" Cars'],
  ['west', 'west-end', 'West End'],
  ['west', 'west-point', '100% West'],
].map(([account, slug = '', name = '']) => ({
  id: worldId(`contract/dealership/${slug}`),
  accountId: accounts.find((one) => one.slug === account)?.id ?? worldId('nobody'),
  slug,
  name,
}));

/** Sites of one dealership, of a whole group, of what other accounts share with them, of all and of nothing. */
const shops: readonly ContractShop[] = [
  ['north', ['north-city', 'north-coast', 'north-hills']],
  ['north', ['north-coast']],
  ['north', ['north-city', 'south-city', 'west-point']],
  ['south', ['south-city', 'south-bay']],
  ['south', ['south-bay', 'north-hills']],
  ['west', ['west-end', 'west-point']],
  ['west', dealerships.map(({ slug }) => slug)],
  ['west', []],
].map(([account, shown], index) => ({
  siteId: worldId(`contract/site/${index}`),
  slug: `contract-${index}`,
  accountId: accounts.find(({ slug }) => slug === account)?.id ?? worldId('nobody'),
  dealerships: dealerships.filter(({ slug }) => shown?.includes(slug)),
}));

const { rankWeights } = resolveSettings([]).settings.stock;

/** Cars of three tenants, the same ones in every run: with what feeds forget, repeat and spell differently. */
export function arbitraryStock(count: number): ContractStock {
  const described = Array.from({ length: count }, (_, index) => describe(index));
  return {
    accounts,
    dealerships,
    shops,
    cars: described.map(({ car }) => car),
    documents: described.map(({ document }) => document),
  };
}

function describe(index: number): { readonly car: Car; readonly document: SearchDocument } {
  const random = randomFor(`contract/car/${index}`);
  const dealership = random.pick(dealerships);
  const car = arbitraryCar(index, random, dealership);
  const document = searchDocument(
    {
      car,
      accountId: dealership.accountId,
      dealershipName: dealership.name,
      version: random.int(1, 9),
      staffBoost: random.chance(0.1) ? random.int(-100, 100) : 0,
      rankWeights,
    },
    contractNow,
  );
  return { car, document };
}

const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(contractNow.getTime() - hours * hour);
const maybe = <Value>(random: Random, value: Value, missing = 0.12) =>
  random.chance(missing) ? null : value;

function arbitraryCar(index: number, random: Random, { id, slug }: SharedDealership): Car {
  const make = feedText(random, [...makesAndModels.keys()]);
  const model = feedText(random, makesAndModels.get(make ?? '') ?? ['Corolla', '3', 'UTE D-MAX']);
  const status = random.weighted({
    in_stock: 60,
    coming_soon: 8,
    sold: 22,
    withdrawn: 3,
    IN_STOCK: 2,
    '': 5,
  });
  return buildCar({
    id: worldId(`contract/car/${index}`),
    slug: `car-${index}`,
    dealershipId: id,
    dealershipSlug: slug,
    name: feedText(random, [`${make ?? ''} ${model ?? ''}`, 'Great value ute', 'One owner']),
    make,
    model,
    badge: feedText(random, ['GT', 'gt', 'Ascent Sport', 'XLT 4x4', ...manyBadges]),
    series: feedText(random, ['MK II', 'Series 3']),
    year: maybe(random, random.int(2009, 2027)),
    carType: maybe(random, random.pick(['new', 'used', 'demo'] as const)),
    itemType: random.weighted({ car: 90, motorcycle: 5, caravan: 5 }),
    status: status === '' ? null : status,
    // Some on the very edge of a site's day, most within a week.
    soldAt:
      status === 'sold'
        ? maybe(random, random.chance(0.2) ? edgeOfDay(random) : hoursAgo(random.int(0, 200)))
        : null,
    showOnDealerWebsite: !random.chance(0.08),
    certified: random.chance(0.2),
    reserved: random.chance(0.1),
    preorder: random.chance(0.05),
    tag: feedText(random, ['Demo', 'Test Drive Only']),
    ...prices(random),
    km: maybe(random, random.pick([0, 1, 9_999, 10_000, random.int(0, 200_000)])),
    colour: feedText(random, ['Soul Red', 'White', 'white', 'Polymetal Grey']),
    simpleBody: feedText(random, ['SUV', 'Hatch', 'Ute', 'Sedan', 'Wagon']),
    simpleFuel: feedText(random, ['Petrol', 'Diesel', 'Électrique']),
    simpleTransmission: feedText(random, ['Automatic', 'Manual']),
    drive: feedText(random, ['AWD', '4WD', '4X4 Dual Range', 'FWD']),
    bodyConfiguration: feedText(random, ['Double Cab Pick Up', 'Single Cab Chassis', 'Wagon']),
    variant: maybe(random, figures(random), 0.3),
    caravan: maybe(random, measures(random), 0.5),
    seats: maybe(random, random.pick([0, 2, 4, 5, 5, 5, 7, 8])),
    stockNumber: feedText(random, [`U${index}`, `U-${index % 7}00`], 80),
    regoPlate: feedText(random, [`${index}ABC`, `ABC ${index % 10}`], 20),
    vin: maybe(random, `6T1BF${String(index).padStart(6, '0')}`, 0.3),
    createdAt: hoursAgo(24 * random.int(0, 40)),
    photosCount: random.pick([0, 1, 3, 5, 20, 21]),
    standardEquipment: features(random),
    dealerComments: maybe(random, 'Drives well.', 0.5),
    ...place(random),
    lenders: lenders(random),
  });
}

function figures(random: Random) {
  return {
    brakedTowingMass: random.pick([null, 0, 1_500, 2_500, 3_500]),
    isLams: random.pick([null, true, false]),
    engineSize: random.pick([null, 0, 249, 660]),
    seatHeight: random.pick([null, 0, 705, 805]),
  };
}

function measures(random: Random) {
  return {
    sleeps: random.pick([null, 0, 2, 4, 10]),
    bodyLengthFeet: random.pick([null, 0, 0.4, 17.5, 19.6]),
    tareWeightKg: random.pick([null, 0, 1_780]),
    aggregateTrailerMassKg: random.pick([null, 2_180, 3_500]),
  };
}

/** More values than any list shows, many of them equally often. */
const manyBadges = Array.from({ length: 160 }, (_, index) => `Badge ${index}`);

function edgeOfDay(random: Random): Date {
  const midnight = new Date('2026-03-08T14:00:00Z');
  return new Date(midnight.getTime() + random.int(-1, 1));
}

function prices(random: Random) {
  const cents = () =>
    random.pick([0, 1_000, 1_001, 999_999, 1_000_000, 2_999_950, random.int(100, 900) * 10_000]);
  return {
    priceCents: maybe(random, cents()),
    offerPriceCents: random.chance(0.2) ? cents() : null,
    subscriptionPriceCents: random.chance(0.3)
      ? random.pick([0, 19_900, random.int(100, 500) * 100 + 50])
      : null,
  };
}

const equipment = [
  'Tow Bar',
  'tow bar',
  'Tow  Bar ',
  'Sunroof',
  'Heated Seats',
  "Driver's Pack",
  '100% Leather',
  'Σ ΣΑΣ',
  'İç Ege',
];

function features(random: Random): string[] {
  return Array.from({ length: random.pick([0, 0, 1, 3, 6]) }, () => feedText(random, equipment) ?? '');
}

function place(random: Random) {
  if (random.chance(0.15)) return { location: null, privateSuburb: feedText(random, ['Newstead', 'Cairns']) };
  const location = random.int(0, 4);
  return {
    locationId: worldId(`contract/yard/${location}`),
    location: {
      name: `Yard ${location}`,
      slug: `yard-${location}`,
      address: random.chance(0.1)
        ? null
        : {
            id: worldId(`contract/address/${location}`),
            city: feedText(random, ['Brisbane', 'Cairns', 'Newstead']),
            state: feedText(random, ['QLD', 'Nsw', 'vic'], 40),
          },
    },
  };
}

export const contractLenders = ['bank_one', 'bank-two', 'third'] as const;

function lenders(random: Random) {
  return Array.from({ length: random.int(0, 3) }, () => ({
    provider: random.pick([...contractLenders, 'Bank Three']),
    interestRate: maybe(random, 8.99),
    comparisonRate: maybe(random, random.pick([0, 9.94])),
    paymentWeekCents: maybe(
      random,
      random.pick([0, 49, 50, 9_950, 9_949, 10_000, random.int(50, 400) * 100]),
    ),
    paymentMonthCents: maybe(random, random.pick([0, 40_000])),
  }));
}
