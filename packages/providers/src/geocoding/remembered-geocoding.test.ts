import type { Point } from '@forecourt/domain/locations/distance';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { GeocodingUnavailable } from '@forecourt/app/ports/locations/geocoding.port';
import { rememberedGeocoding } from './remembered-geocoding.ts';

const geelong: Point = { lat: -38.15, long: 144.36 };
const [one, other] = [twoSites.harbour.id, twoSites.ranges.id];

function remembered(answers: (postcode: string) => Point | null) {
  const asked: string[] = [];
  const kept = new Map<string, { value: Uint8Array; ms: number }>();
  const geocoding = rememberedGeocoding(
    {
      locate: async (_site, postcode) => {
        asked.push(postcode);
        return answers(postcode);
      },
    },
    {
      get: async (key) => kept.get(key)?.value ?? null,
      set: (key, value, ms) => void kept.set(key, { value, ms }),
    },
  );
  return { asked, kept, geocoding };
}

describe('LOC-6.4 a postcode that was looked up', () => {
  it('is asked of the service once, for all sites together', async () => {
    const { geocoding, asked } = remembered(() => geelong);
    await Promise.all([geocoding.locate(one, '3220'), geocoding.locate(one, '3220')]);
    expect(await geocoding.locate(other, '3220')).toEqual(geelong);
    expect(asked).toEqual(['3220']);
  });

  it('is kept for a month, and that there is none only for hours', async () => {
    const { geocoding, asked, kept } = remembered((postcode) => (postcode === '3220' ? geelong : null));
    await geocoding.locate(one, '3220');
    expect(await geocoding.locate(one, '9999')).toBeNull();
    expect(await geocoding.locate(one, '9999')).toBeNull();
    expect(asked).toEqual(['3220', '9999']);
    const [found, none] = [...kept.values()].map(({ ms }) => ms / 3_600_000);
    expect([found, none]).toEqual([720, 6]);
  });

  it('is asked again where what was kept cannot be read, and after a failure', async () => {
    const { geocoding, asked, kept } = remembered(() => geelong);
    kept.set('postcode 3220', { value: new TextEncoder().encode('{"point":'), ms: 1 });
    expect(await geocoding.locate(one, '3220')).toEqual(geelong);
    expect(asked).toHaveLength(1);
    let isDown = true;
    const failing = remembered(() => {
      if (isDown) throw new GeocodingUnavailable('no_response');
      return geelong;
    });
    await expect(failing.geocoding.locate(one, '3220')).rejects.toThrow(GeocodingUnavailable);
    isDown = false;
    expect(await failing.geocoding.locate(one, '3220')).toEqual(geelong);
  });
});
