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
    expect(clockView(waiting, at(now))).toMatchObject({ state, text, label, dueAt: due.toISOString() });
  });

  it('stands still once somebody answered', () => {
    const answered = { ...waiting, firstResponseAt: at('09:05') };
    expect(clockView(answered, at('12:00'))).toMatchObject({ state: 'done', text: 'in 9 min', dueAt: null });
  });

  it('promises nothing where nothing was promised', () => {
    expect(clockView({ ...waiting, responseDueAt: null }, at('12:00')).dueAt).toBeNull();
  });
});

it('says how long in short and in full', () => {
  expect(spanWords(60 * 60_000)).toEqual({ short: '1 h', long: '1 hour' });
  expect(spanWords(80 * 60_000)).toEqual({ short: '1 h 20 min', long: '1 hour 20 minutes' });
  expect(spanWords(3 * 86_400_000)).toEqual({ short: '3 days', long: '3 days' });
});
