import { describe, expect, it } from 'vitest';
import { momentWindow, timeOfDay, timeZones } from './australia.ts';

describe('RULE-12.3 a window of a promotion', () => {
  it('runs from one moment to a later one, each with its offset', () => {
    const window = { start: '2024-12-23T00:00:00+10:00', expiry: '2026-12-31T00:00:00+10:00' };
    expect(momentWindow.parse(window)).toEqual(window);
  });

  it('compares moments, not texts', () => {
    const start = '2025-01-01T00:00:00+10:00';
    expect(momentWindow.safeParse({ start, expiry: '2025-01-01T00:00:00+08:00' }).success).toBe(true);
    expect(momentWindow.safeParse({ start, expiry: '2025-01-01T00:00:00+11:00' }).success).toBe(false);
  });

  it('says once what is wrong with a moment without an offset', () => {
    const { error } = momentWindow.safeParse({ start: '2025-01-01', expiry: '2025-02-01T00:00:00+10:00' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['start']);
  });
});

describe('TEN-9.3 an hour by which a car is back', () => {
  it('is a time of the clock', () => {
    expect(timeOfDay.safeParse('17:00').success).toBe(true);
    expect(
      ['5:00pm', '24:00', '17:60', '17:00:00'].filter((time) => timeOfDay.safeParse(time).success),
    ).toEqual([]);
  });
});

describe('the time zones', () => {
  it('are known to the platform', () => {
    const unknown = timeZones.filter((zone) => !Intl.supportedValuesOf('timeZone').includes(zone));
    expect(unknown).toEqual([]);
  });
});
