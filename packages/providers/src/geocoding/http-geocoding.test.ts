import { GeocodingUnavailable } from '@forecourt/app/ports/locations/geocoding.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { runSimulator } from '../../test/simulator.ts';
import { httpGeocoding, type GeocodingOptions } from './http-geocoding.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());
afterEach(async () => {
  await simulator.send('DELETE', '/faults');
  await simulator.send('DELETE', '/geocoding/requests');
});

const [site, otherSite] = ['site-one', 'site-two'] as unknown as [SiteId, SiteId];
const service = (options: Partial<GeocodingOptions> = {}) =>
  httpGeocoding({
    url: `${simulator.origin}/geocoding/json`,
    apiKey: 'tests',
    clock: realClock,
    ...options,
  });
const order = (fault: object) => simulator.send('PUT', '/faults', { vendor: 'geocoding', ...fault });
const requests = () => simulator.send('GET', '/geocoding/requests') as Promise<readonly object[]>;
const codeOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GeocodingUnavailable);
  return (error as GeocodingUnavailable).code;
};

describe('LOC-6.4 geocoding of a postcode', () => {
  it('API-1.4 asks as the vendor documents it: address, components, region and key', async () => {
    expect(await service().locate(site, '3220')).toEqual({ lat: -38.147, long: 144.361 });
    expect(await requests()).toEqual([
      { address: '3220', components: 'country:AU|postal_code:3220', region: 'au', key: 'tests' },
    ]);
  });

  it('FORM-6.2 knows that there is no such postcode: no result, and the whole country for one', async () => {
    expect(await service().locate(site, '9999')).toBeNull();
    expect(await service().locate(site, '9998')).toBeNull();
  });

  it.each([
    ['status_500', { status: 500 }],
    ['no_json', { garbage: true }],
    ['too_slow', { delayMs: 2_000 }],
  ])('says when there is no answer to believe: %s', async (code, fault) => {
    await order(fault);
    expect(await codeOf(service({ timeoutMs: 200 }).locate(site, '3220'))).toBe(code);
  });

  it('is refused without a key, and says so', async () => {
    expect(await codeOf(service({ apiKey: '' }).locate(site, '3220'))).toBe('request_denied');
  });

  it('goes nowhere where nobody listens', async () => {
    expect(await codeOf(service({ url: 'http://127.0.0.1:9/json' }).locate(site, '3220'))).toBe(
      'no_response',
    );
  });

  it('leaves a service alone that fails for several sites, and spares them the wait', async () => {
    await order({ status: 500 });
    const geocoding = service();
    for (const one of [site, otherSite, site, otherSite, site, otherSite])
      await codeOf(geocoding.locate(one, '3220'));
    expect(await codeOf(geocoding.locate(site, '3220'))).toBe('resting');
  });

  it('keeps a turn for each site while another asks for everything at once', async () => {
    await order({ delayMs: 250 });
    const geocoding = service({ timeoutMs: 1_000 });
    const crowd = Array.from({ length: 40 }, () => geocoding.locate(site, '3220').catch(() => null));
    const began = performance.now();
    expect(await geocoding.locate(otherSite, '4034')).toMatchObject({ lat: expect.any(Number) as number });
    expect(performance.now() - began).toBeLessThan(700);
    await Promise.all(crowd);
  });
});
