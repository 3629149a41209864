import { readFileSync } from 'node:fs';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { buildId } from '@forecourt/testkit/build-id';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { settingsRegistry } from '../../settings/registry.ts';
import {
  allAttributes,
  attributeOf,
  attributeOfKey,
  dealershipDirectoryAttributes,
  directoryAttributes,
  facetLimit,
  isAttributeOf,
  isRangeAttribute,
  listAttributes,
  makeModelOf,
  rangeAttributes,
  searchAttributes,
  type SearchAttribute,
} from './search-attributes.ts';
import { sampleSite } from '@forecourt/testkit/stock-index/sample-search-site';

const { settings } = resolveSettings([]);
/** What the requirement's list leaves to TEN-7. */
const ofItemTypes = [
  'cab',
  'towing',
  'lams',
  'engine_size',
  'seat_height',
  'sleeps',
  'length',
  'tare',
  'atm',
];
/** Beside the colour that buyers look for, and offered by no section. */
const besideColour = 'paint';
const keys = allAttributes.map((attribute) => searchAttributes[attribute].key);

describe('the attributes of the search', () => {
  it('SRCH-3 are those that the requirement lists, those of the directory and those of one item type', () => {
    const requirements = readFileSync(
      new URL('../../../../../docs/requirements.md', import.meta.url),
      'utf8',
    );
    const listed = /^- SRCH-3 .*the list filters (.*)\.$/m.exec(requirements)?.[1]?.split(', ');
    expect([...keys].toSorted()).toEqual(
      [
        ...(listed ?? []),
        ...ofItemTypes,
        besideColour,
        'manufacturer.name',
        'model.name',
        'model.body',
      ].toSorted(),
    );
  });

  it('SRCH-3 have a key, a field of the index, a kind, a limit and a label', () => {
    expect(
      allAttributes.map((attribute) => {
        const { key, field, kind, limit, label } = searchAttributes[attribute];
        return `${key} ${field} ${kind} ${limit} ${label}`;
      }),
    ).toEqual([
      'badge badge keyword 100 Badge',
      'status status keyword 10 Status',
      'car_type car_type keyword 6 Condition',
      'categories null category 40 Category',
      'city city keyword 20 City',
      'colour colour keyword 30 Colour',
      'paint paint keyword 1000 Paint',
      'dealership_name dealership_name keyword 40 Dealership',
      'filtered_features features keyword 60 Features',
      'item_type item_type keyword 6 Type of vehicle',
      'km km number null Kilometres',
      'location_name location_name keyword 30 Location',
      'make make tree 100 Make',
      'make_model make_model tree 250 Make and model',
      'model model tree 250 Model',
      'price price money null Price',
      'subscription_price subscription_price money null Subscription price',
      'price_range price band 30 Price range',
      'seats seats count 30 Seats',
      'body body keyword 30 Type',
      'drive drive keyword 10 Drive',
      'fuel fuel keyword 30 Fuel type',
      'transmission transmission keyword 10 Transmission',
      'state state keyword 10 State',
      'tag tag keyword 10 Special',
      'weekly_price_range weekly band 30 Weekly price',
      'year year number null Year',
      'cab cab keyword 10 Cab',
      'towing towing number null Towing',
      'lams lams keyword 10 Learners',
      'engine_size engine_size number null Engine size',
      'seat_height seat_height number null Seat height',
      'sleeps sleeps count 30 Sleeps',
      'length length number null Length',
      'tare tare number null Tare',
      'atm atm number null ATM',
      'manufacturer.name make keyword 100 Manufacturer',
      'model.name model keyword 250 Model',
      'model.body body keyword 30 Type',
    ]);
  });

  it('URL-2 are found by their key and by nothing else', () => {
    expect(keys.map(attributeOfKey)).toEqual(allAttributes);
    expect(['', 'carType', '__proto__', 'constructor', 'toString'].map(attributeOfKey)).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it('are chosen as a range or as a list', () => {
    expect(rangeAttributes).toEqual([
      'km',
      'price',
      'subscriptionPrice',
      'year',
      'towing',
      'engineSize',
      'seatHeight',
      'length',
      'tare',
      'atm',
    ]);
    expect(listAttributes).toHaveLength(allAttributes.length - rangeAttributes.length);
    expect(listAttributes.some(isRangeAttribute)).toBe(false);
  });

  it('SRCH-17 has two directories', () => {
    expect(directoryAttributes.map((attribute) => searchAttributes[attribute].key)).toEqual([
      'manufacturer.name',
      'model.name',
      'model.body',
    ]);
    expect(dealershipDirectoryAttributes).toEqual(['categories', 'price']);
  });

  it('SRCH-6.1 hold every filter that a site can show', () => {
    const { options } = settingsRegistry.search.settings.facets.schema.def.element;
    expect(options.filter((key) => attributeOfKey(key) === undefined)).toEqual([]);
  });
});

describe('TEN-7 what a site sells', () => {
  it.each([
    [
      'car',
      ['drive', 'seats', 'cab', 'towing', 'km'],
      ['lams', 'engineSize', 'seatHeight', 'sleeps', 'length', 'tare', 'atm'],
    ],
    [
      'motorcycle',
      ['lams', 'engineSize', 'seatHeight', 'km', 'transmission'],
      ['drive', 'seats', 'cab', 'towing', 'sleeps'],
    ],
    [
      'caravan',
      ['sleeps', 'length', 'tare', 'atm', 'price', 'make'],
      ['drive', 'seats', 'cab', 'towing', 'km', 'fuel', 'transmission', 'lams'],
    ],
  ] as const)('%s: %j are to be chosen by, and %j are not', (type, by, notBy) => {
    expect(by.filter((attribute) => !isAttributeOf(attribute, [type]))).toEqual([]);
    expect(notBy.filter((attribute) => isAttributeOf(attribute, [type]))).toEqual([]);
  });

  it('is all of it where there are several kinds', () => {
    expect(isAttributeOf('sleeps', ['car', 'caravan']) && isAttributeOf('drive', ['car', 'caravan'])).toBe(
      true,
    );
  });
});

describe('the limit of a facet', () => {
  it.each([
    ['body', 30],
    ['make', 100],
    ['model', 250],
    ['makeModel', 250],
    ['colour', 30],
    ['carType', 6],
    ['priceRange', 30],
    ['locationName', 30],
    ['fuel', 30],
    ['city', 20],
    ['dealershipName', 40],
    ['manufacturerName', 100],
    ['modelName', 250],
    ['modelBody', 30],
    ['badge', 100],
    ['km', null],
    ['price', null],
  ] as const)('SRCH-4 of %s is %s', (attribute, limit) => {
    expect(facetLimit(attribute, settings.search.facetLimits)).toBe(limit);
    expect(attributeOf(attribute).limit).toBe(limit);
  });

  it('SRCH-4 is the site’s where the site sets one', () => {
    const limits = { ...settings.search.facetLimits, location_name: 7, model: 9 };
    const changed = allAttributes.filter(
      (attribute) => facetLimit(attribute, limits) !== attributeOf(attribute).limit,
    );
    expect(changed).toEqual(['locationName', 'makeModel', 'model', 'modelName']);
    expect(facetLimit('locationName', limits)).toBe(7);
    expect(facetLimit('modelName', limits)).toBe(9);
  });
});

const address = { id: buildId(), city: 'Newstead', state: 'QLD' };
const location = { name: 'Harbour Newstead', slug: 'newstead', address };

/** A car that has every value, and what the search sees of it. */
const full = buildCar({
  year: 2022,
  make: 'Mazda',
  model: 'BT-50',
  badge: ' XTR ',
  carType: 'demo',
  status: 'coming_soon',
  itemType: 'motorcycle',
  tag: 'Test Drive Only',
  priceCents: 3_199_050,
  offerPriceCents: 2_999_050,
  subscriptionPriceCents: 25_900,
  km: 1_200,
  colour: 'Soul Red Crystal',
  simpleBody: 'Ute',
  simpleFuel: 'Diesel',
  fuel: 'Diesel - 4 cylinder',
  simpleTransmission: 'Automatic',
  transmission: '6 SP Sports Automatic',
  drive: '4x4',
  seats: 5,
  bodyConfiguration: 'Double Cab Pick Up',
  variant: { brakedTowingMass: 3_500, engineSize: 660, isLams: true, seatHeight: 805 },
  caravan: { sleeps: 4, bodyLengthFeet: 18.6, tareWeightKg: 2_150, aggregateTrailerMassKg: 2_550 },
  dealershipSlug: 'harbour-mazda',
  location,
  standardEquipment: ['Tow  bar', 'Ashtray', 'SUNROOF'],
  lenders: [
    { provider: 'other', paymentWeekCents: 1 },
    { provider: 'bank_one', paymentWeekCents: 14_999 },
  ],
});

const seen: Readonly<Record<SearchAttribute, readonly (string | number)[]>> = {
  badge: ['XTR'],
  status: ['coming_soon'],
  carType: ['demo'],
  categories: ['of-2022'],
  city: ['Newstead'],
  colour: ['Red'],
  paint: ['Soul Red Crystal'],
  dealershipName: ['Harbour Mazda'],
  filteredFeatures: ['Sunroof', 'Tow Bar'],
  itemType: ['motorcycle'],
  km: [1_200],
  locationName: ['Harbour Newstead'],
  make: ['Mazda'],
  makeModel: ['Mazda BT-50'],
  model: ['BT-50'],
  price: [29_990.5],
  subscriptionPrice: [259],
  priceRange: ['20000-30000'],
  seats: [5],
  body: ['Ute'],
  drive: ['4x4'],
  fuel: ['Diesel'],
  transmission: ['Automatic'],
  state: ['QLD'],
  tag: ['Test Drive Only'],
  weeklyPriceRange: ['100-150'],
  year: [2022],
  cab: ['Dual cab'],
  towing: [3_500],
  lams: ['yes'],
  engineSize: [660],
  seatHeight: [805],
  sleeps: [4],
  length: [19],
  tare: [2_150],
  atm: [2_550],
  manufacturerName: ['Mazda'],
  modelName: ['BT-50'],
  modelBody: ['Ute'],
};

const bare = buildCar({
  year: null,
  make: 'null',
  model: '',
  badge: null,
  carType: null,
  status: null,
  priceCents: 0,
  subscriptionPriceCents: 0,
  km: null,
  colour: ' ',
  simpleBody: null,
  simpleFuel: null,
  simpleTransmission: null,
  dealershipSlug: 'unknown',
});

describe('what the search sees of a car', () => {
  it.each(allAttributes)('DATA-7 reads %s', (attribute) => {
    expect(attributeOf(attribute).values(full, sampleSite)).toEqual(seen[attribute]);
  });

  it.each(allAttributes.filter((attribute) => attribute !== 'itemType' && attribute !== 'categories'))(
    'reads no %s where there is none',
    (attribute) => {
      expect(attributeOf(attribute).values(bare, sampleSite)).toEqual([]);
    },
  );

  it('TEN-7 puts the words of feeds for driven wheels together, and keeps a word that it does not know', () => {
    const drives = ['4X4 Dual Range', 'REAR WHEEL DRIVE', 'Chain'];
    expect(drives.map((drive) => attributeOf('drive').values(buildCar({ drive }), sampleSite))).toEqual([
      ['4x4'],
      ['2WD'],
      ['Chain'],
    ]);
  });

  it('TEN-7 calls nothing but a motorcycle fit for learners, and nothing that is not', () => {
    const cars = [
      buildCar({ itemType: 'car', variant: { isLams: true } }),
      buildCar({ itemType: 'motorcycle', variant: { isLams: false } }),
      buildCar({ itemType: 'motorcycle', variant: null }),
    ];
    expect(cars.flatMap((car) => attributeOf('lams').values(car, sampleSite))).toEqual([]);
  });

  it('takes 0 for a figure that a feed does not know', () => {
    const car = buildCar({
      itemType: 'motorcycle',
      variant: { brakedTowingMass: 0, engineSize: 0, seatHeight: 0 },
      caravan: { sleeps: 0, bodyLengthFeet: 0, tareWeightKg: 0, aggregateTrailerMassKg: 0 },
    });
    const figures = ['towing', 'engineSize', 'seatHeight', 'sleeps', 'length', 'tare', 'atm'] as const;
    expect(figures.flatMap((attribute) => attributeOf(attribute).values(car, sampleSite))).toEqual([]);
  });

  it('names the suburb of a car that stands at its seller’s', () => {
    const atSellers = buildCar({ privateSuburb: 'Teneriffe' });
    const inLocation = buildCar({ privateSuburb: 'Teneriffe', location });
    const noCity = buildCar({ privateSuburb: 'Teneriffe', location: { ...location, address: null } });
    const cities = [atSellers, inLocation, noCity].map((car) => attributeOf('city').values(car, sampleSite));
    expect(cities).toEqual([['Teneriffe'], ['Newstead'], ['Teneriffe']]);
  });

  it('names make and model together only where both are known', () => {
    expect(makeModelOf({ make: ' Land Rover', model: 'Defender ' })).toBe('Land Rover Defender');
    expect(makeModelOf({ make: 'Land Rover', model: null })).toBeNull();
    expect(makeModelOf({ make: null, model: 'Defender' })).toBeNull();
  });
});
