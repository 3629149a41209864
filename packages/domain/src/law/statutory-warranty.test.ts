import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateCodes } from '../settings/groups/values/australia.ts';
import type { StateCode } from '../locations/state-code.ts';
import {
  statutoryWarranty,
  warrantyLength,
  warrantyStatement,
  type WarrantyCar,
} from './statutory-warranty.ts';

const zone = 'Australia/Brisbane';
/** Noon on 15 June 2026 in Brisbane. */
const at = { now: new Date('2026-06-15T02:00:00Z'), zone };

type Given = Partial<WarrantyCar>;
const young: Given = {
  itemType: 'car',
  carType: 'used',
  buildDate: '2020-03-01',
  year: 2020,
  km: 50_000,
  priceCents: 2_000_000,
};

/** '3/5000', none, not_used, or what is missing. */
function answer(state: StateCode, given: Given, moment = at): string {
  const warranty = statutoryWarranty(buildCar({ ...young, ...given }), state, moment);
  if (warranty.kind === 'covered') return `${warranty.months}/${warranty.km}`;
  return warranty.kind === 'unknown' ? `unknown ${warranty.missing}` : warranty.kind;
}

describe('LAW-2.5 the statutory warranty of a used car', () => {
  it.each<[StateCode, Given, string]>([
    // Victoria: under 10 years and under 160,000 km.
    ['vic', {}, '3/5000'],
    ['vic', { buildDate: '2016-06-16' }, '3/5000'],
    ['vic', { buildDate: '2016-06-15' }, 'none'],
    ['vic', { km: 159_999 }, '3/5000'],
    ['vic', { km: 160_000 }, 'none'],
    ['vic', { priceCents: 1 }, '3/5000'],
    // New South Wales: the same.
    ['nsw', {}, '3/5000'],
    ['nsw', { buildDate: '2016-06-16' }, '3/5000'],
    ['nsw', { buildDate: '2016-06-15' }, 'none'],
    ['nsw', { km: 159_999 }, '3/5000'],
    ['nsw', { km: 160_000 }, 'none'],
    // Queensland: class A up to 10 years and under 160,000 km, class B beyond.
    ['qld', {}, '3/5000'],
    ['qld', { buildDate: '2016-06-15' }, '3/5000'],
    ['qld', { buildDate: '2016-06-14' }, '1/1000'],
    ['qld', { km: 159_999 }, '3/5000'],
    ['qld', { km: 160_000 }, '1/1000'],
    ['qld', { buildDate: '1990-01-01', km: 400_000 }, '1/1000'],
    // Western Australia: by price, and in two steps.
    ['wa', { buildDate: '2016-06-15', km: 150_000, priceCents: 400_000 }, '3/5000'],
    ['wa', { buildDate: '2016-06-14' }, '1/1500'],
    ['wa', { km: 150_001 }, '1/1500'],
    ['wa', { buildDate: '2014-06-15', km: 180_000 }, '1/1500'],
    ['wa', { buildDate: '2014-06-14' }, 'none'],
    ['wa', { km: 180_001 }, 'none'],
    ['wa', { priceCents: 399_999 }, 'none'],
    // South Australia: by price; none over 15 years or 200,000 km.
    ['sa', { priceCents: 300_000 }, 'none'],
    ['sa', { priceCents: 300_001 }, '2/3000'],
    ['sa', { priceCents: 600_000 }, '2/3000'],
    ['sa', { priceCents: 600_001 }, '3/5000'],
    ['sa', { km: 200_000 }, '3/5000'],
    ['sa', { km: 200_001 }, 'none'],
    ['sa', { buildDate: '2011-06-15' }, '3/5000'],
    // The years count from the first registration, which is later than the build.
    ['sa', { buildDate: '2011-06-14' }, 'unknown age'],
    ['tas', { buildDate: '2019-06-15', km: 120_000 }, '3/3000'],
    ['tas', { buildDate: '2019-06-14' }, 'none'],
    ['tas', { km: 120_001 }, 'none'],
    ['act', { buildDate: '2016-06-15', km: 160_000 }, '3/5000'],
    ['act', { buildDate: '2016-06-14' }, 'none'],
    ['act', { km: 160_001 }, 'none'],
    ['nt', { buildDate: '2016-06-16', km: 159_999 }, '3/5000'],
    ['nt', { buildDate: '2016-06-15' }, 'none'],
    ['nt', { km: 160_000 }, 'none'],
  ])('%s %j: %s', (state, given, expected) => {
    expect(answer(state, given)).toBe(expected);
  });

  it.each<[StateCode, Given, string]>([
    ['wa', { itemType: 'motorcycle', buildDate: '2018-06-15', km: 80_000, priceCents: 350_000 }, '3/5000'],
    ['wa', { itemType: 'motorcycle', buildDate: '2018-06-14' }, 'none'],
    ['wa', { itemType: 'motorcycle', km: 80_001 }, 'none'],
    ['wa', { itemType: 'motorcycle', priceCents: 349_999 }, 'none'],
    ['nt', { itemType: 'motorcycle', buildDate: '2021-06-16', km: 29_999 }, '3/5000'],
    ['nt', { itemType: 'motorcycle', buildDate: '2021-06-15', km: 29_999 }, 'none'],
    ['nt', { itemType: 'motorcycle', buildDate: '2023-01-01', km: 30_000 }, 'none'],
    ['act', { itemType: 'motorcycle' }, 'none'],
    ['act', { itemType: 'motorcycle', carType: 'demo' }, '6/10000'],
    ['qld', { itemType: 'motorcycle' }, 'none'],
    ['vic', { itemType: 'motorcycle' }, 'none'],
    ['sa', { itemType: 'motorcycle' }, 'none'],
    ['nsw', { itemType: 'motorcycle' }, 'unknown law'],
    ['tas', { itemType: 'motorcycle' }, 'unknown law'],
    ['qld', { itemType: 'caravan' }, 'none'],
    ['wa', { itemType: 'caravan' }, 'none'],
    ['vic', { itemType: 'caravan' }, 'unknown law'],
    ['nsw', { itemType: 'caravan' }, 'unknown law'],
  ])('of other vehicles, %s %j: %s', (state, given, expected) => {
    expect(answer(state, given)).toBe(expected);
  });

  it.each<[StateCode, Given, string]>([
    ['vic', { carType: 'new' }, 'not_used'],
    ['vic', { carType: 'demo' }, '3/5000'],
    ['vic', { carType: null }, '3/5000'],
    ['vic', { km: null }, 'unknown km'],
    ['vic', { km: null, buildDate: '2010-01-01' }, 'none'],
    ['wa', { priceCents: null }, 'unknown price'],
    ['wa', { offerPriceCents: 399_999 }, 'none'],
    ['sa', { priceCents: null }, 'unknown price'],
    ['vic', { buildDate: null, year: null }, 'unknown age'],
    // Of a year of build alone, some days are within the limit and some are not.
    ['vic', { buildDate: null, year: 2017 }, '3/5000'],
    ['vic', { buildDate: null, year: 2016 }, 'unknown age'],
    ['vic', { buildDate: null, year: 2015 }, 'none'],
    ['qld', { km: null }, 'unknown km'],
  ])('with missing facts, %s %j: %s', (state, given, expected) => {
    expect(answer(state, given)).toBe(expected);
  });

  it('names its source', () => {
    expect(statutoryWarranty(buildCar(young), 'qld', at)).toMatchObject({
      source: 'http://www.austlii.edu.au/au/legis/qld/consol_act/mdacaa2014351/sch1.html',
    });
    expect(statutoryWarranty(buildCar({ ...young, itemType: 'caravan' }), 'wa', at)).toMatchObject({
      source: 'https://www.commerce.wa.gov.au/consumer-protection/cars-not-covered',
    });
    expect(statutoryWarranty(buildCar({ ...young, km: 170_000 }), 'vic', at)).toMatchObject({
      kind: 'none',
      source: expect.stringContaining('consumer.vic.gov.au'),
    });
  });

  it('is not known before the law stood as we have it', () => {
    const before = { now: new Date('2019-08-31T13:59:59Z'), zone };
    expect(answer('qld', {}, before)).toBe('unknown law');
    expect(answer('qld', { itemType: 'caravan' }, before)).toBe('unknown law');
    const from = { now: new Date('2019-08-31T14:00:00Z'), zone };
    expect(answer('qld', { buildDate: '2018-01-01' }, from)).toBe('3/5000');
    expect(answer('qld', { itemType: 'caravan' }, from)).toBe('none');
  });
});

describe('LAW-2.5 how long the answer holds', () => {
  it.each<[StateCode, Given, string | null]>([
    ['vic', { buildDate: '2020-03-01' }, '2030-02-28T14:00:00.000Z'],
    ['qld', { buildDate: '2020-03-01' }, '2030-03-01T14:00:00.000Z'],
    ['qld', { buildDate: '2010-03-01' }, null],
    ['wa', { buildDate: '2015-03-01' }, '2027-03-01T14:00:00.000Z'],
    ['vic', { buildDate: null, year: 2016 }, '2026-12-30T14:00:00.000Z'],
    ['vic', { buildDate: null, year: null }, null],
    ['qld', { itemType: 'caravan' }, null],
    ['vic', { carType: 'new' }, null],
  ])('%s %j until %s', (state, given, expected) => {
    const { validUntil } = statutoryWarranty(buildCar({ ...young, ...given }), state, at);
    expect(validUntil?.toISOString() ?? null).toBe(expected);
  });

  it('is until the law begins, before it does', () => {
    const before = { now: new Date('2019-08-01T00:00:00Z'), zone };
    for (const itemType of ['car', 'caravan'] as const) {
      expect(statutoryWarranty(buildCar({ ...young, itemType }), 'qld', before).validUntil).toEqual(
        new Date('2019-08-31T14:00:00Z'),
      );
    }
  });

  it('is the same at any moment before it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stateCodes),
        fc.constantFrom('car' as const, 'motorcycle' as const, 'caravan' as const),
        fc.option(
          fc
            .integer({ min: 0, max: 8_000 })
            .map((days) => new Date(Date.UTC(2005, 0, 1 + days)).toISOString().slice(0, 10)),
        ),
        fc.integer({ min: 2005, max: 2026 }),
        fc.nat({ max: 5_000 }),
        (state, itemType, buildDate, year, later) => {
          const car = buildCar({ ...young, itemType, buildDate, year });
          const today = statutoryWarranty(car, state, at);
          const end = today.validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
          const now = new Date(Math.min(at.now.getTime() + later * 86_400_000, end - 1));
          expect(statutoryWarranty(car, state, { now, zone })).toEqual(today);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const none = (why: string) => `${why} You still have the consumer guarantees of the Australian Consumer Law.`;

it.each<[StateCode, Given, string | null]>([
  ['vic', {}, 'Statutory warranty: 3 months or 5,000 km, whichever comes first.'],
  ['qld', { km: 200_000 }, 'Statutory warranty: 1 month or 1,000 km, whichever comes first.'],
  ['qld', { itemType: 'caravan' }, none('Queensland has no statutory warranty on caravans.')],
  [
    'vic',
    { km: 203_951 },
    none('Victoria’s statutory warranty ends at 160,000 km; this one has done 203,951.'),
  ],
  [
    'vic',
    { buildDate: '2010-01-01' },
    none('Victoria’s statutory warranty is for cars under 10 years old; this one is past that.'),
  ],
  [
    'wa',
    { priceCents: 300_000 },
    none('Western Australia’s statutory warranty is for cars from $4,000; this one costs less.'),
  ],
  [
    'sa',
    { priceCents: 300_000 },
    none('South Australia’s statutory warranty is for cars over $3,000; this one isn’t.'),
  ],
  ['vic', { km: null }, null],
  ['vic', { carType: 'new' }, null],
])('LAW-2.5 says of %s %j: %j', (state, given, expected) => {
  expect(warrantyStatement(statutoryWarranty(buildCar({ ...young, ...given }), state, at))).toBe(expected);
});

it('LAW-2.5 says in a table how far it reaches', () => {
  const until = { validUntil: null, source: 'act' };
  expect(warrantyLength({ kind: 'covered', months: 3, km: 5_000, ...until })).toBe('3 months or 5,000 km');
  expect(warrantyLength({ kind: 'none', why: 'Too far.', ...until })).toBe('None');
  expect(warrantyLength({ kind: 'not_used', validUntil: null })).toBeNull();
});
