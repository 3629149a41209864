import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { holidayHours } from './holiday-hours.ts';
import { special, utc } from './test/sample-hours.ts';

const settings = resolveSettings([]).settings.locations;
const zone = 'Australia/Sydney';
const easter = [
  special('2026-04-06', 'all', '10:00', '14:30'),
  special('2026-04-03', 'all'),
  special('2026-04-04', 'service'),
  special('2026-04-03', 'sales', '09:00', '12:00'),
];
const of = (department: 'sales' | 'service' | 'parts', now: Date, specialHours = easter) =>
  holidayHours({ specialHours, department, zone }, settings, now);
const lines = (...args: Parameters<typeof of>) =>
  of(...args).days.map(({ date, hours }) => `${date} ${hours}`);

describe('holiday hours', () => {
  const before = utc('2026-03-01T00:00');

  it('RULE-14 are those of the department, else those of all, in the order of their dates', () => {
    expect(lines('sales', before)).toEqual(['2026-04-03 9am - 12pm', '2026-04-06 10am - 2:30pm']);
    expect(lines('service', before)).toEqual([
      '2026-04-03 Closed',
      '2026-04-04 Closed',
      '2026-04-06 10am - 2:30pm',
    ]);
    expect(lines('parts', before)).toEqual(['2026-04-03 Closed', '2026-04-06 10am - 2:30pm']);
  });

  it('RULE-14 have a button only when some are coming', () => {
    expect(of('sales', before).button).toBe('View holiday opening hours');
    const nothing = { button: null, days: [], validUntil: null };
    expect(of('sales', before, [])).toEqual(nothing);
    expect(of('parts', before, [special('2026-04-04', 'service')])).toEqual(nothing);
    expect(of('sales', utc('2026-05-01T00:00'))).toEqual(nothing);
  });

  it('RULE-14 hold until the first of their days is over where the location is', () => {
    // Good Friday ends at 13:00 UTC in Sydney, which still keeps daylight saving.
    const ends = utc('2026-04-03T13:00');
    expect(of('sales', before).validUntil).toEqual(ends);
    expect(lines('sales', new Date(ends.getTime() - 1))).toEqual(lines('sales', before));
    expect(lines('sales', ends)).toEqual(['2026-04-06 10am - 2:30pm']);
    expect(of('sales', ends).validUntil).toEqual(utc('2026-04-06T14:00'));
  });

  it.each([
    ['without a start', null, '14:00'],
    ['without an end', '10:00', null],
  ])('RULE-14 open %s are open', (_, startHour, endHour) => {
    const vague = { ...special('2026-04-03', 'all', '09:00', '12:00'), startHour, endHour };
    expect(lines('sales', before, [vague])).toEqual(['2026-04-03 Open']);
  });
});
