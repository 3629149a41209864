import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { offerValidUntil } from './offer-valid-until.ts';

const oneMonth = { offerValidMonths: 1 };

it.each([
  ['2026-06-15T02:00:00Z', 'Australia/Brisbane', '2026-07-15'],
  ['2026-01-31T02:00:00Z', 'Australia/Brisbane', '2026-02-28'],
  ['2028-01-31T02:00:00Z', 'Australia/Brisbane', '2028-02-29'],
  ['2026-02-28T02:00:00Z', 'Australia/Brisbane', '2026-03-28'],
  ['2026-08-31T02:00:00Z', 'Australia/Brisbane', '2026-09-30'],
  ['2026-12-31T02:00:00Z', 'Australia/Brisbane', '2027-01-31'],
  // Already the next day in Sydney, still the day before in Perth.
  ['2026-03-31T13:30:00Z', 'Australia/Sydney', '2026-05-01'],
  ['2026-03-31T13:30:00Z', 'Australia/Perth', '2026-04-30'],
])('RULE-5 from %s in %s an offer holds until %s', (now, zone, date) => {
  expect(offerValidUntil(oneMonth, { now: new Date(now), zone }).date).toBe(date);
});

it('RULE-5 counts the months that the site sets', () => {
  const at = { now: new Date('2026-11-30T02:00:00Z'), zone: 'Australia/Brisbane' };
  expect(offerValidUntil({ offerValidMonths: 3 }, at).date).toBe('2027-02-28');
});

it('RULE-5 says the same until midnight and the next day from then on', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2024-01-01T00:00:00Z'),
        max: new Date('2030-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth'),
      (now, zone) => {
        const today = offerValidUntil(oneMonth, { now, zone });
        const last = new Date(today.validUntil.getTime() - 1);
        expect(offerValidUntil(oneMonth, { now: last, zone })).toEqual(today);
        expect(offerValidUntil(oneMonth, { now: today.validUntil, zone }).validUntil > today.validUntil).toBe(
          true,
        );
      },
    ),
  );
});
