import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import { describe, expect, it } from 'vitest';
import { clockView, spanWords } from './clock.view.ts';

const asked = new Date('2026-11-02T08:56:00Z');
const due = new Date('2026-11-02T10:56:00Z');
const at = (time: string) => new Date(`2026-11-02T${time}:00Z`);
const waiting = { createdAt: asked, responseDueAt: due, firstResponseAt: null };

describe('CON-2.4 the clock of a lead', () => {
  it.each([
    ['09:00', 'run', '1 h 56 min', '1 hour 56 minutes left'],
    ['10:30', 'soon', '26 min', '26 minutes left'],
    ['10:42', 'soon', '14 min', '14 minutes left'],
    ['10:56', 'late', '1 min', 'Late by 1 minute'],
    ['11:18', 'late', '22 min', 'Late by 22 minutes'],
  ])('at %s: %s, %s', (now, state, text, label) => {
    expect(clockView(waiting, at(now), null)).toMatchObject({ state, text, label, dueAt: due.toISOString() });
  });

  it('stands still once somebody answered', () => {
    const answered = { ...waiting, firstResponseAt: at('09:05') };
    expect(clockView(answered, at('12:00'), null)).toMatchObject({
      state: 'done',
      text: 'in 9 min',
      dueAt: null,
    });
  });

  it('promises nothing where nothing was promised', () => {
    expect(clockView({ ...waiting, responseDueAt: null }, at('12:00'), null).dueAt).toBeNull();
  });
});

describe('CON-2.4 the clock of a lead, by the hours of whoever answers', () => {
  // In Sydney, in January: from 21:30 UTC of the day before to 06:30.
  const hours: TradingCalendar = {
    zone: 'Australia/Sydney',
    department: 'sales',
    openingHours: [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      status: 'Open',
      formattedHours: null,
      open: '08:30',
      close: '17:30',
    })),
    specialHours: [],
    publicHolidays: [],
  };
  // Asked on Monday at 4:30pm: an hour of Monday, and one of Tuesday.
  const overnight = {
    createdAt: new Date('2026-01-05T05:30:00Z'),
    responseDueAt: new Date('2026-01-05T22:30:00Z'),
    firstResponseAt: null,
  };
  it.each([
    ['2026-01-05T06:00:00Z', 'run', '1 h 30 min', 0.75],
    ['2026-01-05T06:30:00Z', 'rest', 'opens 8:30am tomorrow', 0.5],
    ['2026-01-05T14:00:00Z', 'rest', 'opens 8:30am', 0.5],
    ['2026-01-05T21:30:00Z', 'run', '1 h', 0.5],
    ['2026-01-05T22:15:00Z', 'soon', '15 min', 0.125],
    ['2026-01-05T22:31:00Z', 'late', '1 min', 0],
    ['2026-01-06T12:00:00Z', 'late', '13 h 30 min', 0],
  ])('at %s: %s, %s', (now, state, text, left) => {
    expect(clockView(overnight, new Date(now), hours)).toMatchObject({ state, text, left });
  });

  it('says what is left once they open', () => {
    const { label } = clockView(overnight, new Date('2026-01-05T14:00:00Z'), hours);
    expect(label).toBe('Shut until 8:30am, then 1 hour left');
  });

  it('counts by the clock on the wall what was promised for a time at which they are shut', () => {
    const night = {
      ...overnight,
      createdAt: new Date('2026-01-05T10:00:00Z'),
      responseDueAt: new Date('2026-01-05T12:00:00Z'),
    };
    expect(clockView(night, new Date('2026-01-05T11:00:00Z'), hours)).toMatchObject({
      state: 'run',
      text: '1 h',
    });
  });
});

it('says how long in short and in full', () => {
  expect(spanWords(60 * 60_000)).toEqual({ short: '1 h', long: '1 hour' });
  expect(spanWords(80 * 60_000)).toEqual({ short: '1 h 20 min', long: '1 hour 20 minutes' });
  expect(spanWords(3 * 86_400_000)).toEqual({ short: '3 days', long: '3 days' });
});
