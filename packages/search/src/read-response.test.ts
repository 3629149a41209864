import { StockIndexUnavailable } from '@forecourt/app/ports/stock/stock-index.port';
import { listedCar, StaleListedCar } from '@forecourt/domain/stock/card/listed-car';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { sampleSearch, sampleSite } from '../test/sample-site.ts';
import { readResponse, completeResponse, type Leak } from './read-response.ts';

const own = buildCar({ dealershipId: twoSites.rangesKia.id });
const foreign = buildCar({ dealershipId: twoSites.harbourMazda.id });
const hit = (car: typeof own) => ({
  _source: { card: JSON.parse(JSON.stringify(listedCar(car))) as unknown },
});
const response = (cars: readonly (typeof own)[], changes: Readonly<Record<string, unknown>> = {}) => ({
  took: 3,
  timed_out: false,
  _shards: { total: 2, successful: 2, skipped: 1, failed: 0 },
  hits: { max_score: null, hits: cars.map(hit) },
  aggregations: { found: { doc_count: cars.length } },
  ...changes,
});

describe('a response of the engine', () => {
  it.each<[string, unknown]>([
    ['that ran out of time', response([own], { timed_out: true })],
    ['of which a shard failed', response([own], { _shards: { total: 2, successful: 1, failed: 1 } })],
    ['of which a shard is missing', response([own], { _shards: { total: 2, successful: 1, failed: 0 } })],
    ['that is an error', { error: { reason: 'no' }, status: 500 }],
    ['that is nothing', null],
    ['that is text', 'OK'],
    ['without a card', response([], { hits: { hits: [{ _source: {} }] } })],
  ])('SRCH-9 %s is none', (_what, given) => {
    expect(() => completeResponse(given)).toThrow(StockIndexUnavailable);
  });

  it('SRCH-1 gives the cards as they were', () => {
    const whole = completeResponse(response([own]));
    const read = readResponse({ hits: whole, counts: whole }, sampleSite(), sampleSearch(), () => {});
    expect(read).toMatchObject({ hits: [listedCar(own)], count: 1, pages: 1, facets: {}, isDegraded: false });
  });

  it('SRCH-1 is not read where one of its cards was stored under other names', () => {
    const { priceCents: price, ...rest } = listedCar(own);
    const stale = { _source: { card: { ...rest, price } } };
    const whole = completeResponse(response([], { hits: { hits: [hit(own), stale] } }));
    expect(() =>
      readResponse({ hits: whole, counts: whole }, sampleSite(), sampleSearch(), () => {}),
    ).toThrow(new StaleListedCar('a stored car has no priceCents'));
  });

  it('TEN-8 loses a car of another dealership on the way, and somebody hears of it', () => {
    const leaks: Leak[] = [];
    const whole = completeResponse(response([own, foreign, foreign]));
    const read = readResponse({ hits: whole, counts: whole }, sampleSite(), sampleSearch(), (leak) =>
      leaks.push(leak),
    );
    expect(read.hits.map(({ id }) => id)).toEqual([own.id]);
    expect(leaks).toEqual([{ siteId: twoSites.ranges.id, dealerships: [twoSites.harbourMazda.id], cars: 2 }]);
  });

  it('SRCH-9 is none where a facet that was asked for is missing', () => {
    const whole = completeResponse(response([own]));
    const search = sampleSearch({ facets: ['make'] });
    expect(() => readResponse({ hits: whole, counts: whole }, sampleSite(), search, () => {})).toThrow(
      StockIndexUnavailable,
    );
  });
});
