import { describe, expect, it } from 'vitest';
import { isCalendarDay, isDayAndTime } from './calendar-text.ts';

describe('a day in a form', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-12-31', '0001-01-01'])('exists: %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
    expect(isDayAndTime(`${text}T09:30`)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-04-01',
    '2026-4-1',
    '2026-04-01x',
    'x2026-04-01',
    '',
  ])('does not exist: %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(isDayAndTime(`${text}T09:30`)).toBe(false);
  });

  it.each([
    ['T00:00', true],
    ['T23:59', true],
    ['T24:00', false],
    ['T09:60', false],
    ['T9:30', false],
    ['T09:30:00', false],
    [' 09:30', false],
    ['', false],
  ])('has a time written %j: %s', (time, isTime) => {
    expect(isDayAndTime(`2026-02-28${time}`)).toBe(isTime);
  });
});
