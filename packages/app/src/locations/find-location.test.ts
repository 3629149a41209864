import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { expect, it } from 'vitest';
import { elsewhereOf } from './find-location.ts';

const { settings } = resolveSettings([]);
const dealershipId = buildId();
const at = (name: string, lat: number | null) =>
  buildLocation({
    dealershipId,
    name,
    address: { id: buildId(), city: name, ...(lat === null ? {} : { lat, long: 153 }) },
  });

it('LOC-5 names the other places of a dealership from the nearest on', () => {
  const here = at('Newstead', -27);
  const others = [at('Nowhere', null), at('Cairns', -17), at('Noosa', -26.4)];
  const namesFrom = (location: typeof here) =>
    elsewhereOf(location, [here, ...others], settings).map(({ name }) => name);
  expect(namesFrom(here)).toEqual(['Noosa', 'Cairns', 'Nowhere']);
  expect(namesFrom(others[0] ?? here)).toEqual(['Newstead', 'Cairns', 'Noosa']);
});
