import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { mapHeading } from './map-heading.ts';

const settings = resolveSettings([]).settings.locations;

it.each([
  [0, null],
  [1, 'Find us here'],
  [2, '2 big locations'],
  [12, '12 big locations'],
])('LOC-3.1 the heading over a map of %i is %j', (count, heading) => {
  expect(mapHeading(count, settings)).toBe(heading);
});

it('LOC-3.1 fills in the number wherever the site has it', () => {
  const mapHeadingOfSeveral = '{count} yards, all {count} open';
  expect(mapHeading(3, { ...settings, mapHeadingOfSeveral })).toBe('3 yards, all 3 open');
});
