import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import { canAcceptOffer, lastMinuteOf, offerValidity } from './offer-validity.ts';
import { valuationEligibility } from './valuation-eligibility.ts';

const { tradeIn } = defaultSettings;
const zone = 'Australia/Brisbane';
const noon = (day: string) => ({ now: new Date(`${day}T12:00:00+10:00`), zone });
const car = { year: 2020, buildYear: null, buildMonth: null, km: 45_000 };
const eligibility = (
  changes: Partial<typeof car | Record<keyof typeof car, number | null>>,
  day = '2026-03-01',
) => valuationEligibility({ ...car, ...changes }, tradeIn, noon(day));

describe('TRADE-6.1 the cars that get a value at once', () => {
  it.each([
    ['a car of six years', {}, []],
    ['exactly 100,000 km', { km: 100_000 }, []],
    ['one kilometre more', { km: 100_001 }, ['tooManyKm']],
    ['in its tenth year', { year: 2016 }, []],
    ['in its eleventh', { year: 2015 }, ['tooOld']],
    ['too old and driven too far', { year: 2001, km: 300_000 }, ['tooOld', 'tooManyKm']],
    ['the month of its tenth birthday', { year: 2015, buildYear: 2016, buildMonth: 3 }, []],
    ['the month after', { buildYear: 2016, buildMonth: 2 }, ['tooOld']],
    ['a build year without a month', { year: 2010, buildYear: 2016 }, []],
    ['a month without a build year', { year: 2016, buildMonth: 1 }, []],
    ['a car of unknown age', { year: null }, ['unknown']],
    ['unknown kilometres', { km: null }, ['unknown']],
    ['an old one of unknown kilometres', { year: 2001, km: null }, ['tooOld', 'unknown']],
    ['a well-driven one of unknown age', { year: null, km: 300_000 }, ['tooManyKm', 'unknown']],
  ])('%s', (_, changes, reasons) => {
    expect(eligibility(changes)).toMatchObject({ reasons, isEligible: reasons.length === 0 });
  });

  it.each([
    [{ year: 2016 }, '2026-12-31T14:00:00.000Z'],
    [{ buildYear: 2016, buildMonth: 3 }, '2026-03-31T14:00:00.000Z'],
    [{ buildYear: 2016, buildMonth: 12 }, '2026-12-31T14:00:00.000Z'],
  ])('holds until the birthday is over: %j', (changes, until) => {
    const { validUntil } = eligibility(changes);
    expect(validUntil?.toISOString()).toBe(until);
    const at = (moment: number) =>
      valuationEligibility({ ...car, ...changes }, tradeIn, { now: new Date(moment), zone });
    const end = Date.parse(until);
    expect(at(end - 1)).toMatchObject({ isEligible: true, validUntil });
    expect(at(end)).toEqual({ isEligible: false, reasons: ['tooOld'], validUntil: null });
  });

  it('holds for good where time changes nothing', () => {
    expect(eligibility({ year: 2001 }).validUntil).toBeNull();
    expect(eligibility({ year: null }).validUntil).toBeNull();
  });

  it('follows the limits of the site', () => {
    const strict = { mostKm: 50_000, oldestYears: 3 };
    expect(valuationEligibility({ ...car, km: 50_001 }, strict, noon('2026-03-01')).reasons).toEqual([
      'tooOld',
      'tooManyKm',
    ]);
    expect(
      valuationEligibility({ ...car, year: 2023, km: 50_000 }, strict, noon('2026-03-01')).isEligible,
    ).toBe(true);
  });
});

describe('TRADE-6.1 an offer', () => {
  it.each([
    ['Australia/Brisbane', '2026-03-01T13:59:59Z', '2026-03-08', '2026-03-08T14:00:00.000Z'],
    ['Australia/Brisbane', '2026-03-01T14:00:00Z', '2026-03-09', '2026-03-09T14:00:00.000Z'],
    // Daylight saving ends in between: seven days are an hour longer.
    ['Australia/Sydney', '2026-04-01T01:00:00Z', '2026-04-08', '2026-04-08T14:00:00.000Z'],
    ['Australia/Adelaide', '2026-09-30T01:00:00Z', '2026-10-07', '2026-10-07T13:30:00.000Z'],
  ])('given in %s at %s is valid through %s', (where, givenAt, lastDay, until) => {
    const validity = offerValidity({ givenAt: new Date(givenAt), zone: where }, tradeIn);
    expect({ ...validity, validUntil: validity.validUntil.toISOString() }).toEqual({
      lastDay,
      validUntil: until,
    });
  });

  it('can be accepted until then and not after', () => {
    const validity = offerValidity(
      { givenAt: new Date('2026-03-01T02:00:00Z'), zone },
      { offerValidDays: 1 },
    );
    const end = validity.validUntil.getTime();
    expect(validity.lastDay).toBe('2026-03-02');
    expect([end - 1, end, end + 1].map((moment) => canAcceptOffer(validity, new Date(moment)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is read as ending a minute before midnight', () => {
    const validUntil = new Date('2026-11-23T13:00:00Z');
    expect(lastMinuteOf({ validUntil })).toEqual(new Date('2026-11-23T12:59:00Z'));
  });
});
