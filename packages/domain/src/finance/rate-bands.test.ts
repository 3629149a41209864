import { expect, it } from 'vitest';
import { bandKey, bandOfYear, bandWords, rateBands, type RatesOfYear } from './rate-bands.ts';

const of = (year: number | null, interestRate: number, hasOthers = false): RatesOfYear => ({
  year,
  interestRate,
  comparisonRate: interestRate + 1,
  hasOthers,
});
const table = (rates: readonly RatesOfYear[], most = 6) =>
  rateBands(rates, most).map((band) => [bandWords(band), band.interestRate, band.isLowest]);

it('LAW-2.3 makes years with the same rates one row, the newest first, and no year stands in two', () => {
  expect(
    table([of(2022, 8.39), of(2026, 7.49), of(2025, 7.49, true), of(2019, 9.29), of(2023, 8.39)]),
  ).toEqual([
    ['Built 2025 to 2026', 7.49, true],
    ['Built 2022 to 2023', 8.39, false],
    ['Built 2019', 9.29, false],
  ]);
});

it('LAW-2.3 tells rates apart that differ in the comparison rate alone', () => {
  expect(table([of(2026, 7.49), { ...of(2025, 7.49), comparisonRate: 9 }])).toHaveLength(2);
});

it('LAW-2.3 lets cars without a year speak only where no other does', () => {
  expect(table([of(null, 5), of(2026, 7.49)])).toEqual([['Built 2026', 7.49, false]]);
  expect(table([of(null, 6), of(null, 5)])).toEqual([
    ['Any year', 5, false],
    ['Any year', 6, false],
  ]);
});

it('LAW-2.3 has no more rows than are wanted', () => {
  expect(table([of(2026, 1), of(2025, 2), of(2024, 3)], 2)).toHaveLength(2);
});

it('RULE-5 finds the rates for the year that was chosen, and the newest for none', () => {
  const bands = rateBands([of(2026, 7.49), of(2020, 9.29)], 6);
  expect(bands.map(bandKey)).toEqual(['2026', '2020']);
  expect(bandOfYear(bands, '2020')?.interestRate).toBe(9.29);
  expect(bandOfYear(bands, '1999')?.interestRate).toBe(7.49);
  expect(bandOfYear(bands, undefined)?.interestRate).toBe(7.49);
  expect(bandOfYear([], undefined)).toBeNull();
  expect(bandKey({ toYear: null })).toBe('');
});
