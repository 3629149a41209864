import { geocodingView } from '@forecourt/app/shared/geocode-postcode';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStockIndex } from '../../test/memory-stock-index.ts';
import { testCars, testServer, type TestServer } from '../../test/test-server.ts';
import { apiError } from '../api-errors.ts';

let running: TestServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

async function get(path: string) {
  running ??= await testServer({ primary: memoryStockIndex(testCars) });
  return running.get(path);
}
const errorOf = (body: string) => apiError.parse(JSON.parse(body)).error;

describe('GET /api/geocode', () => {
  it('API-1.4 LOC-6.4 answers where the middle of a postcode is', async () => {
    const got = await get('/api/geocode?address=3220');
    expect(got.status).toBe(200);
    const [first] = geocodingView.parse(JSON.parse(got.body)).results;
    expect(first?.geometry.location).toEqual({ lat: -38.147, lng: 144.361 });
    expect(got.body).not.toContain('key');
  });

  it('FORM-6.2 says Invalid postcode where there is none', async () => {
    const got = await get('/api/geocode?address=9999');
    expect(got.status).toBe(404);
    expect(errorOf(got.body)).toEqual({ code: 'no_such_postcode', message: 'Invalid postcode' });
  });

  it.each(['', '?address=322', '?address=3220%20x', '?address=3220&key=mine'])(
    'FORM-6.1 refuses what is no postcode: %s',
    async (query) => {
      expect((await get(`/api/geocode${query}`)).status).toBe(400);
    },
  );

  it('says so while the service is down, and asks to come back', async () => {
    const got = await get('/api/geocode?address=5555');
    expect(got.status).toBe(503);
    expect(errorOf(got.body).code).toBe('geocoding_unavailable');
  });
});
