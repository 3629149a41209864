import { expect, it } from 'vitest';
import { deliveriesAddress, deliveriesSearch, readDeliveryFilters } from './delivery-filters.ts';

const lodestar = '0192f3a0-7c1d-7abc-8def-0123456789ab';

it.each([
  ['', { tab: 'waiting', at: '', to: '' }],
  [`tab=dead&to=${lodestar}`, { tab: 'dead', at: '', to: lodestar }],
  ['tab=lost&at=everywhere&to=%27', { tab: 'waiting', at: '', to: '' }],
] as const)('reads ?%s from the address', (search, filters) => {
  expect(readDeliveryFilters(new URLSearchParams(search))).toEqual(filters);
});

it('writes what it read, and leaves out what is usual', () => {
  expect(deliveriesAddress('/deliveries', { tab: 'waiting', at: '', to: '' })).toBe('/deliveries');
  const filters = { tab: 'dead', at: lodestar, to: lodestar } as const;
  const address = deliveriesAddress('/deliveries/7', filters);
  expect(readDeliveryFilters(new URL(address, 'https://console.example').searchParams)).toEqual(filters);
});

it('asks the server for the page after one', () => {
  expect(deliveriesSearch({ tab: 'dead', at: '', to: '' }, 'd2')).toBe('tab=dead&at=&to=&after=d2');
});
