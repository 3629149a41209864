import { expect, it } from 'vitest';
import { filtersAddress, inboxSearch, readFilters } from './inbox-filters.ts';

const naremburn = '0192f3a0-7c1d-7abc-8def-0123456789ab';

it.each([
  ['', { tab: 'open', q: '', at: '' }],
  [`tab=mine&q=cx-5+red&at=${naremburn}`, { tab: 'mine', q: 'cx-5 red', at: naremburn }],
  ['tab=everything&q=%20%20&at=elsewhere', { tab: 'open', q: '', at: '' }],
] as const)('reads ?%s from the address', (search, filters) => {
  expect(readFilters(new URLSearchParams(search))).toEqual(filters);
});

it('writes what it read, and leaves out what is usual', () => {
  expect(filtersAddress('/leads', { tab: 'open', q: '', at: '' })).toBe('/leads');
  const filters = { tab: 'done', q: 'ann & bo', at: naremburn } as const;
  const address = filtersAddress('/leads/7', filters);
  expect(readFilters(new URL(address, 'https://console.example').searchParams)).toEqual(filters);
});

it('asks the server for the page after one', () => {
  expect(inboxSearch({ tab: 'open', q: '', at: '' }, 'c2')).toBe('tab=open&after=c2');
});
