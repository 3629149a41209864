import { describe, expect, it } from 'vitest';
import { publicHolidaySchema } from '../locations/public-holiday.ts';
import { openingHoursSchema } from '../locations/location.ts';
import type { StateCode } from '../locations/state-code.ts';
import type { TradingCalendar } from '../locations/trading-day.ts';
import { coolingOff, coolingOffEnd, coolingOffKept, type Sale } from './cooling-off.ts';
import { coolingOffFinding } from './cooling-off-finding.ts';
import { coolingOffRows, type CoolingOffRow } from './cooling-off-table.ts';

const date = '2026-06-15';
const usedCar: Omit<Sale, 'state'> = {
  car: { carType: 'used', itemType: 'car' },
  hasLinkedCredit: false,
  isToCompany: false,
};

function rowOf(state: StateCode, carType: Sale['car']['carType'] = 'used'): CoolingOffRow {
  const row = coolingOffRows.find((one) => one.state === state && one.carTypes.includes(carType));
  if (row === undefined) throw new Error(`no cooling-off in ${state}`);
  return row;
}

describe('LAW-1.1 who can cool off', () => {
  // Used car, new car, used motorcycle, used caravan, with credit of the dealer, sold to a company.
  it.each<[StateCode, string]>([
    ['vic', 'yes yes yes no yes no'],
    ['qld', 'yes no yes no yes yes'],
    ['sa', 'yes no yes no yes yes'],
    ['nsw', 'no no no no yes no'],
    ['act', 'yes yes yes no yes no'],
    ['wa', 'no no no no no no'],
    ['tas', 'no no no no no no'],
    ['nt', 'no no no no no no'],
  ])('%s: %s', (state, expected) => {
    const sales: readonly Partial<Sale>[] = [
      {},
      { car: { carType: 'new', itemType: 'car' } },
      { car: { carType: 'used', itemType: 'motorcycle' } },
      { car: { carType: 'used', itemType: 'caravan' } },
      { hasLinkedCredit: true },
      { isToCompany: true },
    ];
    const answers = sales.map((sale) => coolingOff({ ...usedCar, ...sale, state }, date).kind === 'right');
    expect(answers.map((can) => (can ? 'yes' : 'no')).join(' ')).toBe(expected);
  });

  it('counts demonstrators as used in Queensland and South Australia', () => {
    const car = { carType: 'demo', itemType: 'car' } as const;
    expect(coolingOff({ ...usedCar, car, state: 'qld' }, date).kind).toBe('right');
    expect(coolingOff({ ...usedCar, car, state: 'sa' }, date).kind).toBe('right');
  });

  it('is not for motorcycles in New South Wales, with credit or not', () => {
    const car = { carType: 'used', itemType: 'motorcycle' } as const;
    expect(coolingOff({ ...usedCar, car, hasLinkedCredit: true, state: 'nsw' }, date).kind).toBe('none');
  });

  it('is for companies too in New South Wales, with credit of the dealer', () => {
    const sale = { ...usedCar, hasLinkedCredit: true, isToCompany: true } as const;
    expect(coolingOff({ ...sale, state: 'nsw' }, date).kind).toBe('right');
  });

  it.each<[StateCode, boolean]>([
    ['vic', true],
    ['qld', true],
    ['sa', false],
    ['nsw', false],
    ['act', true],
  ])('is lost on taking delivery in %s: %s', (state, expected) => {
    expect(rowOf(state).isLostOnDelivery).toBe(expected);
  });

  it('is not known for a day before our sources', () => {
    expect(coolingOff({ ...usedCar, state: 'vic' }, '2023-12-31')).toEqual({ kind: 'unknown' });
    expect(coolingOff({ ...usedCar, state: 'wa' }, '2023-12-31')).toEqual({ kind: 'unknown' });
    expect(coolingOff({ ...usedCar, state: 'wa' }, '2024-01-01')).toEqual({ kind: 'none' });
  });
});

/** Open 8:30 to 17:30 on weekdays, to 16:00 on Saturday, closed on Sunday, unless told otherwise. */
function calendar(
  hours: Readonly<Record<number, string | null>> = {},
  holidays: readonly string[] = [],
): TradingCalendar {
  const close: Record<number, string | null> = {
    0: null,
    1: '17:30',
    2: '17:30',
    3: '17:30',
    4: '17:30',
    5: '17:30',
    6: '16:00',
    ...hours,
  };
  return {
    zone: 'Australia/Brisbane',
    department: 'sales',
    openingHours: Object.entries(close).map(([weekday, until]) =>
      openingHoursSchema.parse({
        weekday: Number(weekday),
        status: until === null ? 'Closed' : 'Open',
        open: '08:30',
        close: until,
      }),
    ),
    specialHours: [],
    publicHolidays: holidays.map((day) => publicHolidaySchema.parse({ date: day, name: 'Holiday' })),
  };
}

function end(state: StateCode, signed: string, given = calendar()): string | null {
  const moment = coolingOffEnd(rowOf(state), new Date(`${signed}:00+10:00`), given);
  return moment === null ? null : new Date(moment.getTime() + 10 * 3_600_000).toISOString().slice(0, 16);
}

// In June 2026 the 15th is a Monday, the 19th a Friday.
describe('LAW-1.1 when the right to cool off ends', () => {
  it.each<[StateCode, string, string]>([
    ['vic', '2026-06-15T10:00', '2026-06-19T00:00'],
    ['vic', '2026-06-15T23:59', '2026-06-19T00:00'],
    ['vic', '2026-06-18T10:00', '2026-06-24T00:00'],
    ['vic', '2026-06-20T10:00', '2026-06-25T00:00'],
    ['act', '2026-06-15T10:00', '2026-06-19T00:00'],
    ['sa', '2026-06-15T10:00', '2026-06-18T00:00'],
    ['sa', '2026-06-18T10:00', '2026-06-21T00:00'],
    ['sa', '2026-06-19T10:00', '2026-06-23T00:00'],
    ['qld', '2026-06-15T10:00', '2026-06-16T17:00'],
    // Saturday closes before five: the next business day counts, to its close.
    ['qld', '2026-06-19T10:00', '2026-06-22T17:30'],
    ['qld', '2026-06-20T10:00', '2026-06-22T17:00'],
    ['nsw', '2026-06-15T10:00', '2026-06-16T17:00'],
    ['nsw', '2026-06-19T10:00', '2026-06-22T17:30'],
  ])('%s, signed %s: %s', (state, signed, expected) => {
    expect(end(state, signed)).toBe(expected);
  });

  it('ends at five where the dealer closes exactly then', () => {
    expect(end('qld', '2026-06-19T10:00', calendar({ 6: '17:00' }))).toBe('2026-06-20T17:00');
    expect(end('qld', '2026-06-19T10:00', calendar({ 6: '16:59' }))).toBe('2026-06-22T17:30');
  });

  it.each<[StateCode, string]>([
    ['vic', '2026-06-20T00:00'],
    ['act', '2026-06-20T00:00'],
    ['sa', '2026-06-19T00:00'],
    ['qld', '2026-06-17T17:00'],
    ['nsw', '2026-06-17T17:00'],
  ])('%s leaves out a public holiday', (state, expected) => {
    expect(end(state, '2026-06-15T10:00', calendar({}, ['2026-06-16']))).toBe(expected);
  });

  it('counts the Sunday of an open dealer in New South Wales, and not in Queensland', () => {
    const open = calendar({ 0: '17:30' });
    expect(end('nsw', '2026-06-20T10:00', open)).toBe('2026-06-21T17:00');
    expect(end('qld', '2026-06-20T10:00', open)).toBe('2026-06-22T17:00');
  });

  it('counts no day on which the dealer is closed in Queensland, but does in Victoria', () => {
    const closedTuesday = calendar({ 2: null });
    expect(end('qld', '2026-06-15T10:00', closedTuesday)).toBe('2026-06-17T17:00');
    expect(end('vic', '2026-06-15T10:00', closedTuesday)).toBe('2026-06-19T00:00');
  });

  it('counts a holiday that begins only in the evening', () => {
    const evening = {
      ...calendar(),
      publicHolidays: [publicHolidaySchema.parse({ date: '2026-06-16', name: 'Eve', fromTime: '18:00' })],
    };
    expect(end('vic', '2026-06-15T10:00', evening)).toBe('2026-06-19T00:00');
  });

  it('counts the day of signing where the dealer is', () => {
    // 14:30 UTC is already Tuesday in Brisbane.
    const moment = coolingOffEnd(rowOf('vic'), new Date('2026-06-15T14:30:00Z'), calendar());
    expect(moment).toEqual(new Date('2026-06-19T14:00:00Z'));
  });

  it('is not known of a dealer who never opens', () => {
    const never = { ...calendar(), openingHours: [] };
    expect(coolingOffEnd(rowOf('qld'), new Date('2026-06-15T00:00:00Z'), never)).toBeNull();
  });
});

it.each<[StateCode, number, number]>([
  ['vic', 999_900, 10_000],
  ['vic', 2_000_000, 20_000],
  ['qld', 2_000_000, 10_000],
  ['qld', 5_000, 5_000],
  ['sa', 400_000, 8_000],
  ['sa', 2_000_000, 10_000],
  ['nsw', 1_250_000, 25_000],
  ['nsw', 1_000_000, 20_000],
  ['act', 2_000_000, 20_000],
  ['act', 500_000, 10_000],
])('LAW-1.1 in %s of %d cents the dealer keeps %d', (state, price, kept) => {
  expect(coolingOffKept(rowOf(state), price)).toBe(kept);
});

it('LAW-1.1 in Victoria the dealer keeps more of a new car than of a used one', () => {
  expect(coolingOffKept(rowOf('vic', 'new'), 1_999_900)).toBe(40_000);
  expect(coolingOffKept(rowOf('vic', 'new'), 2_000_100)).toBe(40_002);
  expect(coolingOffKept(rowOf('vic', 'demo'), 1_999_900)).toBe(19_999);
});

describe('LAW-1.1 findings about cooling off', () => {
  const where = { page: 'checkout', part: 'terms', id: null } as const;
  const right = { kind: 'right', row: rowOf('vic') } as const;

  it('are none where it is said or there is no right', () => {
    expect(coolingOffFinding({ where, coolingOff: right, isSaid: true })).toBeNull();
    expect(coolingOffFinding({ where, coolingOff: { kind: 'none' }, isSaid: false })).toBeNull();
    expect(coolingOffFinding({ where, coolingOff: { kind: 'unknown' }, isSaid: true })).toBeNull();
  });

  it('are for silence and for law that is not known', () => {
    expect(coolingOffFinding({ where, coolingOff: right, isSaid: false })).toEqual({
      rule: 'cooling_off',
      severity: 'risk',
      what: 'The page does not say that the buyer can still change their mind.',
      where,
      source: rowOf('vic').source,
      mendedBy: 'operator',
      mend: 'Switch on law.showsCoolingOff.',
    });
    expect(coolingOffFinding({ where, coolingOff: { kind: 'unknown' }, isSaid: false })).toMatchObject({
      severity: 'unknown',
      what: 'Whether a buyer can cool off in this state on this day is not known to us.',
      mendedBy: 'operator',
      mend: 'Ask the authority of the state.',
    });
  });
});
