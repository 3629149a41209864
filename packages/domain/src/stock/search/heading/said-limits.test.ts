import { expect, it } from 'vitest';
import type { ChosenRanges } from '../search-state.ts';
import { saidLimits } from './said-limits.ts';

it.each<[ChosenRanges, string]>([
  [{}, ''],
  [{ price: { min: null, max: 40_000 } }, 'under $40,000'],
  [{ price: { min: 80_000, max: null } }, 'over $80,000'],
  [{ price: { min: 20_000, max: 30_000 } }, 'between $20,000 and $30,000'],
  [{ km: { min: null, max: 30_000 } }, 'under 30,000 km'],
  [{ km: { min: 30_000, max: null } }, 'over 30,000 km'],
  [{ km: { min: 50_000, max: 100_000 } }, 'with 50,000 to 100,000 km'],
  [{ year: { min: 2019, max: null } }, 'from 2019'],
  [{ year: { min: null, max: 2015 } }, 'up to 2015'],
  [{ year: { min: 2015, max: 2018 } }, 'from 2015 to 2018'],
  [{ year: { min: 2019, max: 2019 } }, ''],
  [{ towing: { min: 3_000, max: null } }, 'towing 3,000 kg'],
  [{ towing: { min: null, max: 2_000 } }, 'towing up to 2,000 kg'],
  [{ towing: { min: 2_000, max: 3_000 } }, 'towing 2,000 to 3,000 kg'],
  [
    { year: { min: 2019, max: null }, price: { min: null, max: 40_000 }, km: { min: null, max: 50_000 } },
    'from 2019 under $40,000 with under 50,000 km',
  ],
])('%j is said: %s', (ranges, words) => {
  expect(saidLimits(ranges)).toBe(words);
});

it.each<[readonly string[], ChosenRanges, string]>([
  [['-150'], {}, 'under $150 a week'],
  [['100-150'], {}, 'between $100 and $150 a week'],
  [['-150'], { price: { min: null, max: 40_000 } }, 'under $40,000 and under $150 a week'],
  [['-150', '150-200'], {}, ''],
  [['-'], {}, ''],
  [['<b>'], {}, ''],
])('%j a week with %j is said: %s', (weekly, ranges, words) => {
  expect(saidLimits(ranges, weekly)).toBe(words);
});
