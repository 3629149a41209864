import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { filterOrder } from './filter-order.ts';

const orderFor = (overrides: object) =>
  filterOrder(resolveSettings([{ layer: 'site', key: 'one', number: 1, overrides }]).settings);

describe('SRCH-6.1 TEN-7 the order of filters', () => {
  it.each([
    ['cars', ['car'], ['car_type', 'make', 'price', 'body']],
    ['bikes', ['motorcycle'], ['lams', 'body', 'price', 'make']],
    ['vans', ['caravan'], ['body', 'sleeps', 'length', 'tare']],
    ['several kinds', ['motorcycle', 'car'], ['item_type', 'lams', 'body', 'price']],
  ])('begins with what buyers of %s ask first', (_, itemTypes, first) => {
    expect(orderFor({ stock: { itemTypes } }).slice(0, 4)).toEqual(first);
  });

  it('has every filter once where several kinds are sold', () => {
    const order = orderFor({ stock: { itemTypes: ['car', 'motorcycle', 'caravan'] } });
    expect(new Set(order).size).toBe(order.length);
    expect(order).toEqual(expect.arrayContaining(['towing', 'seat_height', 'atm']));
  });

  it('is the site’s own where it has one', () => {
    expect(orderFor({ search: { facets: ['year', 'badge'] } })).toEqual(['year', 'badge']);
  });
});
