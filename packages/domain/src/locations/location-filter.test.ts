import { expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { locationFilter } from './location-filter.ts';

const sales = buildLocation({ name: 'sales', locationType: null, primary: true });
const service = buildLocation({ name: 'service', locationType: 'service' });
const parts = buildLocation({ name: 'parts', locationType: 'parts' });
const location = buildLocation({ name: 'yard', locationType: 'sales' });
const hidden = buildLocation({ name: 'hidden', locationType: 'service', primary: true, visible: false });
const all = [sales, service, parts, location, hidden];

it.each([
  ['primary', 'single', ['sales']],
  ['sales', 'grid', ['sales', 'yard']],
  ['service', 'single', ['service']],
  ['parts', 'single', ['parts']],
  ['service-and-parts', 'grid', ['service', 'parts']],
  ['all', 'grid', ['sales', 'service', 'parts', 'yard']],
  [location.id, 'single', ['yard']],
  [hidden.id, 'none', []],
  ['nothing-of-this-name', 'none', []],
])('LOC-2.1 the filter %s draws %s of %j', (filter, layout, names) => {
  const block = locationFilter(all, filter);
  expect(block.layout).toBe(layout);
  expect(block.locations.map(({ name }) => name)).toEqual(names);
});
