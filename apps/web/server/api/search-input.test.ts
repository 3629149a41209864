import { searchStockView, suggestStockView } from '@forecourt/app/stock/search/search-stock.view';
import { readSearchQuery } from '@forecourt/domain/stock/search/search-url';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryAddress } from '../../test/arbitrary-address.ts';
import { memoryStockIndex } from '../../test/memory-stock-index.ts';
import { rawGet, statusOf } from '@forecourt/testkit/raw-request';
import { testCars, testServer, type TestServer } from '../../test/test-server.ts';
import { searchInput, searchInputOf } from './search-input.ts';

let test: TestServer;
beforeAll(async () => {
  test = await testServer({ primary: memoryStockIndex(testCars) });
});
afterAll(() => test.stop());

const port = () => test.server.port;
const bodyOf = (response: string) =>
  Buffer.from(response.slice(response.indexOf('\r\n\r\n') + 4), 'latin1').toString('utf8');

describe('URL-2 whatever an address says', () => {
  it('is answered, in the documented form, and never by an error of ours', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(arbitraryAddress, async (address) => {
        const response = await rawGet(port(), address);
        const status = statusOf(response);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([200, 400, 404, 414]).toContain(status);
        if (status !== 200) return;
        const schema = address.startsWith('/api/search/suggest') ? suggestStockView : searchStockView;
        schema.parse(JSON.parse(bodyOf(response)));
      }),
      { numRuns: 1_000 },
    );
    expect(statuses.get(200)).toBeGreaterThan(500);
    expect(test.lines.filter(({ event }) => event === 'request_failed')).toEqual([]);
  });

  it('is, as it was understood, within the documented input', () => {
    const { search } = resolveSettings([]).settings;
    fc.assert(
      fc.property(arbitraryAddress, (address) => {
        const state = readSearchQuery(address.slice(address.indexOf('?') + 1), search);
        expect(searchInput.safeParse(searchInputOf(state)).error).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it('may be a page beyond all pages', async () => {
    expect((await test.get('/api/search?page=99999999999999999999')).status).toBe(200);
  });
});
