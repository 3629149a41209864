import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { evaluateFilter } from './evaluate-filter.ts';
import { allFilterAttributes, filterAttributeOf, type FilterAttribute } from './filter-attributes.ts';
import { savedFilter } from './read-filter.ts';

type Overrides = Parameters<typeof buildCar>[0];

const fits = (text: string, overrides: Overrides = {}) =>
  evaluateFilter(savedFilter(text), buildCar(overrides));

const location = (address: Record<string, unknown> = {}) => ({
  name: 'Newstead',
  slug: 'newstead',
  address: { id: buildId(), ...address },
});
const id = '01900000-0000-7000-8000-00000000abcd' as ReturnType<typeof buildId>;

/** For each attribute a value of the language, a car that has it, and cars that have none at all. */
const cases: Record<FilterAttribute, { value: string; has: Overrides; lacks: readonly Overrides[] }> = {
  atm: {
    value: '2550',
    has: { caravan: { aggregateTrailerMassKg: 2_550 } },
    lacks: [{ caravan: null }, { caravan: {} }],
  },
  badge: { value: 'GT', has: { badge: 'GT' }, lacks: [{ badge: null }, { badge: ' ' }, { badge: 'null' }] },
  body: { value: 'SUV', has: { simpleBody: 'suv' }, lacks: [{ simpleBody: null }] },
  cab: {
    value: '"Dual cab"',
    has: { simpleBody: 'Ute', model: 'Ranger Double Cab' },
    lacks: [{ simpleBody: 'Ute' }],
  },
  car_type: { value: 'demo', has: { carType: 'demo' }, lacks: [{ carType: null }] },
  certified: { value: 'true', has: { certified: true }, lacks: [] },
  city: {
    value: 'Brisbane',
    has: { location: location({ city: 'Brisbane' }) },
    lacks: [{ location: null }, { location: location() }, { location: location({ city: 'NULL' }) }],
  },
  colour: { value: 'red', has: { colour: 'SOUL RED ' }, lacks: [{ colour: null }, { colour: '' }] },
  dealership_id: { value: id, has: { dealershipId: id }, lacks: [] },
  dealership_slug: { value: 'city-kia', has: { dealershipSlug: 'city-kia' }, lacks: [] },
  drive: { value: 'AWD', has: { drive: 'AWD' }, lacks: [{ drive: null }] },
  engine_size: {
    value: '660',
    has: { itemType: 'motorcycle', engineSize: '660cc' },
    lacks: [
      { itemType: 'car', engineSize: '660cc' },
      { itemType: 'motorcycle', engineSize: 'V-twin' },
    ],
  },
  features: {
    value: '"Tow Bar"',
    has: { standardEquipment: ['Sunroof', 'tow bar'] },
    lacks: [{ standardEquipment: [] }, { standardEquipment: ['', 'null'] }],
  },
  fuel: { value: 'Diesel', has: { simpleFuel: 'Diesel' }, lacks: [{ simpleFuel: null }] },
  id: { value: id, has: { id }, lacks: [] },
  item_type: { value: 'caravan', has: { itemType: 'caravan' }, lacks: [] },
  km: { value: '0', has: { km: 0 }, lacks: [{ km: null }] },
  lams: {
    value: 'yes',
    has: { itemType: 'motorcycle', variant: { isLams: true } },
    lacks: [{ itemType: 'motorcycle', variant: { isLams: false } }, { variant: null }],
  },
  length: { value: '18', has: { caravan: { bodyLengthFeet: 18.4 } }, lacks: [{ caravan: null }] },
  location_id: { value: id, has: { locationId: id }, lacks: [{ locationId: null }] },
  location_name: { value: 'Newstead', has: { location: location() }, lacks: [{ location: null }] },
  location_slug: { value: 'newstead', has: { location: location() }, lacks: [{ location: null }] },
  make: { value: 'Citroën', has: { make: 'CITROËN' }, lacks: [{ make: null }, { make: '' }] },
  make_model: {
    value: '"Mazda 3"',
    has: { make: 'Mazda', model: '3' },
    lacks: [{ make: null }, { model: null }],
  },
  model: { value: '3', has: { model: '3' }, lacks: [{ model: null }] },
  paint: { value: '"Soul Red"', has: { colour: 'SOUL RED ' }, lacks: [{ colour: null }, { colour: '' }] },
  photos_count: { value: '7', has: { photosCount: 7 }, lacks: [] },
  preorder: { value: 'true', has: { preorder: true }, lacks: [] },
  price: {
    value: '30000',
    has: { priceCents: 3_000_000 },
    lacks: [{ priceCents: null }, { priceCents: 0 }, { priceCents: 1_000 }],
  },
  reserved: { value: 'true', has: { reserved: true }, lacks: [] },
  seat_height: { value: '805', has: { variant: { seatHeight: 805 } }, lacks: [{ variant: null }] },
  seats: { value: '7', has: { seats: 7 }, lacks: [{ seats: null }] },
  sleeps: {
    value: '4',
    has: { caravan: { sleeps: 4 } },
    lacks: [{ caravan: null }, { caravan: { sleeps: 0 } }],
  },
  slug: { value: 'kia-rio-1', has: { slug: 'kia-rio-1' }, lacks: [] },
  state: { value: 'qld', has: { location: location({ state: 'QLD' }) }, lacks: [{ location: null }] },
  status: { value: 'sold', has: { status: 'sold' }, lacks: [{ status: null }] },
  stocknum: { value: 'U12', has: { stockNumber: 'u12' }, lacks: [{ stockNumber: null }] },
  subscription_price: {
    value: '199',
    has: { subscriptionPriceCents: 19_900 },
    lacks: [{ subscriptionPriceCents: null }, { subscriptionPriceCents: 0 }],
  },
  tag: { value: '"Test Drive Only"', has: { tag: 'Test drive only' }, lacks: [{ tag: null }] },
  tare: { value: '2150', has: { caravan: { tareWeightKg: 2_150 } }, lacks: [{ caravan: null }] },
  towing: { value: '3500', has: { variant: { brakedTowingMass: 3_500 } }, lacks: [{ variant: null }] },
  transmission: {
    value: 'Manual',
    has: { simpleTransmission: 'Manual' },
    lacks: [{ simpleTransmission: null }],
  },
  year: { value: '2019', has: { year: 2019 }, lacks: [{ year: null }] },
};

describe.each(Object.entries(cases))('TEN-6.1 %s', (attribute, { value, has, lacks }) => {
  const { kind } = filterAttributeOf(attribute as FilterAttribute);
  const orderings = kind === 'number' || kind === 'money' ? ['<', '<=', '>', '>='] : [];

  it('is compared where it is known', () => {
    expect(fits(`${attribute} = ${value}`, has)).toBe(true);
    expect(fits(`${attribute} != ${value}`, has)).toBe(false);
    expect(fits(`${attribute} in (${value}, ${value})`, has)).toBe(true);
    expect(fits(`${attribute} not in (${value})`, has)).toBe(false);
    expect(fits(`${attribute} is present`, has)).toBe(true);
    expect(fits(`${attribute} is missing`, has)).toBe(false);
    expect(orderings.filter((sign) => fits(`${attribute} ${sign} ${value}`, has))).toEqual(
      orderings.filter((sign) => sign.endsWith('=')),
    );
  });

  it('has another value in most cars, or none', () => {
    expect(fits(`${attribute} = ${value}`)).toBe(false);
    expect(fits(`${attribute} != ${value}`)).toBe(true);
  });

  it.each(lacks)('is compared with nothing where it is missing: %j', (missing) => {
    expect(fits(`${attribute} = ${value}`, missing)).toBe(false);
    expect(fits(`${attribute} in (${value})`, missing)).toBe(false);
    expect(fits(`${attribute} is present`, missing)).toBe(false);
    expect(fits(`${attribute} != ${value}`, missing)).toBe(true);
    expect(fits(`${attribute} not in (${value})`, missing)).toBe(true);
    expect(fits(`${attribute} is missing`, missing)).toBe(true);
    for (const sign of orderings) {
      expect(fits(`${attribute} ${sign} ${value}`, missing)).toBe(false);
      expect(fits(`not ${attribute} ${sign} ${value}`, missing)).toBe(true);
    }
  });
});

describe('TEN-6.1 a filter on a car', () => {
  it('has a case above for every attribute', () => {
    expect(Object.keys(cases)).toEqual(allFilterAttributes);
  });

  const used = 'car_type in (used, demo) and photos_count >= 3 and not make = "Suzuki"';
  it.each([
    ['', {}, true],
    [used, { carType: 'used', photosCount: 3 }, true],
    [used, { carType: 'demo', photosCount: 3, make: null }, true],
    [used, { carType: 'used', photosCount: 2 }, false],
    [used, { carType: 'new', photosCount: 3 }, false],
    [used, { carType: 'used', photosCount: 3, make: 'SUZUKI' }, false],
    ['price < 30000', { priceCents: 2_999_999 }, true],
    ['price < 30000', { priceCents: 3_000_000 }, false],
    ['price > 30000', { priceCents: 3_000_001 }, true],
    ['price <= 30000', { priceCents: 3_000_001 }, false],
    ['price = 29999', { priceCents: 2_999_950 }, false],
    ['price < 30000', { priceCents: 3_500_000, offerPriceCents: 2_900_000 }, true],
    ['make = Kia or make = Toyota', {}, true],
    ['make = Kia or make = Mazda', {}, false],
    ['year in (2020, 2021)', {}, true],
    ['year not in (2020, 2022)', {}, true],
    ['year > 2020 and year < 2022', {}, true],
    ['reserved = false', {}, true],
    ['reserved = false', { reserved: true }, false],
    ['features = Sunroof and features != "Tow Bar"', { standardEquipment: ['Sunroof', 'Tow Bar'] }, false],
    ['features in ("Tow Bar", Sunroof)', { standardEquipment: ['Heated Seats', 'Sunroof'] }, true],
    [`paint = "D'Or \\"8\\""`, { colour: 'd\'or "8"' }, true],
    ['not (make = Kia or photos_count > 0)', {}, true],
  ] as [string, Overrides, boolean][])('%s on %j is %s', (text, overrides, expected) => {
    expect(fits(text, overrides)).toBe(expected);
  });
});
