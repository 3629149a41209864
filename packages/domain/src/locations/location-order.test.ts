import { expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { locationOrder } from './location-order.ts';

const settings = resolveSettings([]).settings.locations;
const given = [
  buildLocation({ name: 'P', locationType: 'parts' }),
  buildLocation({ name: 'S1', locationType: null }),
  buildLocation({ name: 'V', locationType: 'service' }),
  buildLocation({ name: 'S2', locationType: 'sales' }),
  buildLocation({ name: 'hidden', locationType: 'sales', visible: false }),
];
const names = (order: typeof settings.order) => locationOrder(given, { order }).map(({ name }) => name);

it('RULE-19 orders sales, service, parts, takes an empty type for sales and leaves hidden ones out', () => {
  expect(names(settings.order)).toEqual(['S1', 'S2', 'V', 'P']);
  expect(given[0]?.name).toBe('P');
});

it('RULE-19 follows the order of the site', () => {
  expect(names(['service', 'parts', 'sales'])).toEqual(['V', 'P', 'S1', 'S2']);
});
