import type { SiteId } from '@forecourt/domain/core/ids';
import { distanceKm, nearestFirst } from '@forecourt/domain/locations/distance';
import { demoWorld } from '@forecourt/testkit/world/dealers/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { runSimulator } from '../../test/simulator.ts';
import { httpGeocoding } from './http-geocoding.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());

const { dealerships } = demoWorld(new Date('2026-11-16T00:00:00Z'));
const locations = dealerships.flatMap((dealership) => dealership.locations);
const middleOf = (postcode: string) =>
  httpGeocoding({ url: `${simulator.origin}/geocoding/json`, apiKey: 'tests', clock: realClock }).locate(
    'site' as unknown as SiteId,
    postcode,
  );

describe('LOC-6.5 the postcodes of the demo world', () => {
  it('each have the dealerships that are in them first, next to their middle', async () => {
    const postcodes = [...new Set(locations.flatMap(({ address }) => address?.postcode ?? []))];
    expect(postcodes.length).toBeGreaterThan(40);
    for (const postcode of postcodes) {
      const middle = await middleOf(postcode);
      const [first] = nearestFirst(locations, middle ?? { lat: 0, long: 0 }, postcode);
      expect(first?.location.address?.postcode).toBe(postcode);
      expect(first?.km).toBeLessThan(5);
    }
  });

  it('have neighbours in number beside them, and none where no state has any', async () => {
    const [berwick, beside] = [await middleOf('3806'), await middleOf('3807')];
    if (!berwick || !beside) throw new Error('no middle');
    expect(distanceKm(berwick, beside)).toBeLessThan(5);
    expect(await middleOf('9999')).toBeNull();
  });
});
