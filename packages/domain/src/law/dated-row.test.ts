import { describe, expect, it } from 'vitest';
import { isInForce } from '../core/dated-row.ts';
import { allRows, nextLawChange } from './next-law-change.ts';

describe('LAW-1.1 a line of law', () => {
  it.each([
    [{ since: '2026-01-01' }, '2025-12-31', false],
    [{ since: '2026-01-01' }, '2026-01-01', true],
    [{ since: '2026-01-01', until: '2026-07-01' }, '2026-06-30', true],
    [{ since: '2026-01-01', until: '2026-07-01' }, '2026-07-01', false],
  ])('%j on %s: %s', (row, date, expected) => {
    expect(isInForce(row, date)).toBe(expected);
  });

  it('has a day and a source, everywhere', () => {
    for (const { since, until = since, source, certainty } of allRows) {
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(until >= since).toBe(true);
      expect(source).toMatch(/^https?:\/\/|^docs\/law\.md$/);
      expect(['statute', 'regulator', 'commentary']).toContain(certainty);
    }
  });
});

describe('LAW-1.1 until when the tables hold', () => {
  const rows = [{ since: '2026-01-01', until: '2026-07-01' }, { since: '2026-12-10' }];
  it.each([
    ['2025-12-31', '2025-12-31T14:00:00.000Z'],
    ['2026-01-01', '2026-06-30T14:00:00.000Z'],
    ['2026-07-01', '2026-12-09T14:00:00.000Z'],
    ['2026-12-10', undefined],
  ])('from %s until %s', (date, expected) => {
    expect(nextLawChange(date, 'Australia/Brisbane', rows)?.toISOString()).toBe(expected);
  });

  it('knows of the disclosure of automated decisions to come', () => {
    expect(nextLawChange('2026-06-15', 'Australia/Sydney')?.toISOString()).toBe('2026-12-09T13:00:00.000Z');
  });
});
