import { compareCars } from '@forecourt/testkit/stock-index/reference/compare-cars';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldenQueries, type Kind } from '../test/golden-queries.ts';
import { goldenStock } from '../test/golden-stock.ts';
import { sampleSearch, sampleSite } from '../test/sample-site.ts';
import { filledIndex, testClient } from '../test/test-index.ts';
import { openSearchStockIndex } from './opensearch-stock-index.ts';

const client = testClient();
let filled: Awaited<ReturnType<typeof filledIndex>>;

beforeAll(async () => {
  filled = await filledIndex(
    client,
    goldenStock.map(({ document }) => document),
  );
});
afterAll(async () => {
  await filled.drop();
  await client.close();
});

type Golden = (typeof goldenStock)[number];

function isOfKind({ car }: Golden, kind: Kind, place: number): boolean {
  return (
    (kind.year === undefined || car.year === kind.year) &&
    (kind.place === undefined || place === kind.place) &&
    isAny(car.make, kind.make) &&
    isAny(car.model, kind.model) &&
    isAny(car.badge, kind.badge, hasPart) &&
    isAny(car.simpleBody, kind.body) &&
    isAny(car.colour, kind.colour, hasPart) &&
    isAny(car.simpleFuel, kind.fuel) &&
    isAny(car.simpleTransmission, kind.gearbox) &&
    isAny(car.drive, kind.drive)
  );
}
const isAny = (own: string | null, wanted: string | readonly string[] | undefined, isSame = same) =>
  wanted === undefined || [wanted].flat().some((one) => isSame(own ?? '', one));
const same = (own: string, wanted: string) => own === wanted;
const hasPart = (own: string, wanted: string) => own.includes(wanted);

describe('the search box', () => {
  it('SRCH-6.1 is held to at least 150 searches', () => {
    expect(new Set(goldenQueries.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(goldenQueries.map(([typed, ...kinds]) => ({ typed, kinds })))(
    'SRCH-6.1 finds for $typed what a buyer means',
    async ({ typed, kinds }) => {
      const engine = openSearchStockIndex({
        client,
        index: filled.index,
        onLeak: () => expect.fail('a car of another site'),
        timeoutMs: 20_000,
      });
      const expected = goldenStock
        .filter((one, index) => kinds.some((kind) => isOfKind(one, kind, index + 1)))
        .map(({ car, document: { rank } }) => Object.assign({ rank }, car))
        .toSorted(compareCars('relevant'));
      const { hits } = await engine.search(
        sampleSite(),
        sampleSearch({ state: { query: typed }, pageSize: 200 }),
      );
      expect(hits.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
      expect(hits).toHaveLength(kinds.length === 0 ? 0 : expected.length);
    },
  );
});
