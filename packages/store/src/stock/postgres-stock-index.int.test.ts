import { StockIndexUnavailable } from '@forecourt/app/ports/stock/stock-index.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { StaleListedCar } from '@forecourt/domain/stock/card/listed-car';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { plainSite } from '@forecourt/testkit/stock-index/arbitrary-site';
import { arbitraryStock } from '@forecourt/testkit/stock-index/arbitrary-stock';
import { stockIndexContract } from '@forecourt/testkit/stock-index/stock-index.contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContractDatabase, type ContractDatabase } from '@forecourt/testkit-db/contract-database';
import { connectDatabase } from '../connection.ts';
import { postgresStockIndex } from './postgres-stock-index.ts';

const clock = fakeClock();
// Right answers are asked for here, on a machine that does other work too; how quick they are is asked below.
const patient = { clock, timeoutMs: 30_000 };

let contracted: ContractDatabase;
stockIndexContract({
  name: 'PostgreSQL',
  states: 300,
  cars: 1_500,
  async open(stock) {
    contracted = await openContractDatabase(stock, patient);
    return contracted.index;
  },
  close: () => contracted.close(),
});

describe('the stock search of PostgreSQL as a fallback', () => {
  const stock = arbitraryStock(200);
  const search = {
    state: emptySearch('latest'),
    pageSize: 21,
    facets: ['make', 'body'],
    stats: ['price'],
  } as const;
  const [group] = stock.shops;
  if (group === undefined) throw new Error('the stock has no shop');
  const { site } = plainSite(group, grantSiteScope);

  let database: ContractDatabase;
  beforeAll(async () => {
    database = await openContractDatabase(stock, patient);
  });
  afterAll(() => database.close());

  it('SRCH-1 says that it is not the engine that should have answered', async () => {
    const results = await database.index.search(site, search);
    expect(results).toMatchObject({ isDegraded: true, count: expect.any(Number) as number });
    expect(results.ms).toBeGreaterThanOrEqual(0);
  });

  it('SRCH-17 gives a site of very many dealerships hits and their number, and no facets', async () => {
    const directory = postgresStockIndex(database.app, { ...patient, mostDealerships: 2 });
    const whole = await database.index.search(site, search);
    const results = await directory.search(site, search);
    expect(results).toMatchObject({ hits: whole.hits, count: whole.count, facets: {}, facetStats: {} });
    expect(whole.facets.make?.length).toBeGreaterThan(1);
  });

  it('TEN-10.1 loses the cars of a dealership with the next search after its sharing ended', async () => {
    const [first, ...others] = group.dealerships;
    const before = await database.index.search(site, { ...search, pageSize: 500 });
    expect(before.hits.some(({ dealershipId }) => dealershipId === first?.id)).toBe(true);
    const sharing = { siteId: group.siteId, dealershipId: first?.id ?? '' };
    await database.loader.kysely
      .deleteFrom('siteDealerships')
      .where((eb) => eb.and(sharing))
      .execute();
    const after = await database.index.search(site, { ...search, pageSize: 500 });
    await database.loader.kysely.insertInto('siteDealerships').values(sharing).execute();
    const rest = new Set(others.map(({ id }) => id));
    expect(after.hits.every(({ dealershipId }) => rest.has(dealershipId))).toBe(true);
    expect(after.count).toBeLessThan(before.count);
  });

  it('SRCH-1 gives no car that was stored under other names, and says so', async () => {
    const rename = (from: string, to: string) =>
      sql`update car_documents set card = card - ${from}::text || jsonb_build_object(${to}::text, card -> ${from}::text)`.execute(
        database.loader.kysely,
      );
    await rename('priceCents', 'price');
    await expect(database.index.search(site, search)).rejects.toBeInstanceOf(StaleListedCar);
    await rename('price', 'priceCents');
    expect((await database.index.search(site, search)).hits).toHaveLength(21);
  });

  it('is unavailable where it does not answer in time, and says so soon', async () => {
    const hurried = postgresStockIndex(database.app, { clock, timeoutMs: 150 });
    const locked = database.loader.kysely.transaction().execute(async (tx) => {
      await sql`lock table site_dealerships in access exclusive mode`.execute(tx);
      const started = performance.now();
      await expect(hurried.search(site, search)).rejects.toBeInstanceOf(StockIndexUnavailable);
      expect(performance.now() - started).toBeLessThan(2_000);
    });
    await locked;
  });

  it('is unavailable where the database is gone', async () => {
    const nowhere = connectDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
    const index = postgresStockIndex(nowhere, { clock });
    await expect(index.search(site, search)).rejects.toBeInstanceOf(StockIndexUnavailable);
    await expect(index.suggest(site, 'toy', 5)).rejects.toBeInstanceOf(StockIndexUnavailable);
    await nowhere.close();
  });

  it('refuses at once what it could not do soon', async () => {
    const index = postgresStockIndex(database.app, { ...patient, atOnce: 1, waiting: 1 });
    const asked = Array.from({ length: 5 }, () => index.search(site, search));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(StockIndexUnavailable);
  });
});
