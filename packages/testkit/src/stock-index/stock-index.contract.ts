import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { StockAnswer, StockIndex, StockSearch } from '@forecourt/app/ports/stock-index';
import { carCard } from '@forecourt/domain/stock/car-card';
import { listAttributes, rangeAttributes } from '@forecourt/domain/stock/search-attributes';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFor } from '../world/random.ts';
import { arbitrarySearch, arbitraryTextSearch, typedFor } from './arbitrary-search.ts';
import { arbitrarySite, plainSite, type ContractSite } from './arbitrary-site.ts';
import { arbitraryStock, type ContractStock } from './arbitrary-stock.ts';
import { strangeText } from './awkward-words.ts';
import { judgeOf, type Judge, type Judgement } from './judge.ts';

interface StockIndexUnderContract {
  readonly name: string;
  /** Fills an index with the documents; where sites and sharing are stored, with those too. */
  open(stock: ContractStock): Promise<StockIndex>;
  close(): Promise<void>;
  /** Random searches, each on a random site: 300 in CI, 2,000 in the full run (`--project full`). */
  readonly states: number;
  /** 1,500 in CI, 5,000 in the full run. */
  readonly cars: number;
  /** Finds more than was typed where nothing else is found; such searches are then not compared. */
  readonly forgivesTypos?: boolean;
}

const nothingFound: Judgement = { hits: [], count: 0, pages: 0, facets: {}, facetStats: {} };

/** How many searches are under way at once. */
const atOnce = 3;

/**
 * What every engine of the stock search promises, whatever it is made of: the answers of the domain's own
 * rules, hit by hit and count by count. The stock and the searches look random and are the same in every
 * run; a failure names the number of its search, and `searchOf` makes that one again.
 */
export function stockIndexContract(engine: StockIndexUnderContract): void {
  describe(`stock search by ${engine.name}`, () => {
    const stock = arbitraryStock(engine.cars);
    let index: StockIndex;
    beforeAll(async () => {
      index = await engine.open(stock);
    });
    afterAll(() => engine.close());

    it(
      `SRCH-1 SRCH-4 TEN-6 answers ${engine.states} searches as the domain does`,
      async () => {
        await forEach(engine.states, async (number) => {
          const { contract, judge, search } = searchOf(stock, `state/${number}`, arbitrarySearch);
          await expectJudged(index, contract, judge, search, `search ${number}`);
        });
      },
      minutes(20),
    );

    it(
      'SRCH-6 finds by words and numbers exactly the cars that the domain does',
      async () => {
        await forEach(Math.ceil(engine.states / 3), async (number) => {
          const { contract, judge, search } = searchOf(stock, `text/${number}`, arbitraryTextSearch);
          const judged = judge.search(search);
          if (engine.forgivesTypos === true && judged.count === 0) return;
          const answer = await index.search(contract.site, search);
          const told = `text search ${number}: ${JSON.stringify(search.state.query)}`;
          expect(answer.count, told).toBe(judged.count);
          expect(answer.hits.map(({ id }) => id).sort(), told).toEqual([...judged.hits].sort());
        });
      },
      minutes(10),
    );

    it(
      'SRCH-6 suggests makes, models and body types with their counts',
      async () => {
        await forEach(Math.ceil(engine.states / 6), async (number) => {
          const random = randomFor(`suggest/${number}`);
          const contract = arbitrarySite(random, stock, grantSiteScope);
          const typed = random.chance(0.1) ? strangeText(random) : typedFor(random, random.pick(stock.cars));
          const judged = judgeOf(stock, contract).suggest(normalTyping(typed), 5);
          const answer = await index.suggest(contract.site, typed, 5);
          expect(answer, `suggestions ${number} for ${JSON.stringify(typed)}`).toEqual(judged);
        });
      },
      minutes(5),
    );

    it.each(stock.shops.map((shop) => [shop.slug, shop] as const))(
      'TEN-8 shows on %s the cars of its dealerships and of no other',
      async (_, shop) => {
        const contract = plainSite(shop, grantSiteScope);
        const own = new Set<string>(shop.dealerships.map(({ id }) => id));
        const foreign = stock.dealerships.filter(({ id }) => !own.has(id));
        const judge = judgeOf(stock, contract);
        for (const filter of [
          contract.site.filter,
          // Whatever a site's settings say, they choose among its own cars.
          { kind: 'oneOf', attribute: 'dealership_id', values: foreign.map(({ id }) => id) } as const,
        ]) {
          const search = everything({ pageSize: 1_000 });
          const answer = await index.search({ ...contract.site, filter }, search);
          expect(answer.hits.filter(({ dealershipId }) => !own.has(dealershipId))).toEqual([]);
          const expected = filter.kind === 'every' ? judge.search(search) : nothingFound;
          expect(answer.count).toBe(expected.count);
          const names = answer.facets.dealershipName ?? [];
          expect(names).toEqual(expected.facets.dealershipName ?? []);
        }
      },
    );

    it('SRCH-3 answers what nobody would ask for as if it were asked in good faith', async () => {
      await forEach(60, async (number) => {
        const { contract, judge, search } = searchOf(stock, `strange/${number}`, (random, cars, site) => {
          const asked = arbitrarySearch(random, cars, site);
          const values = () => Array.from({ length: random.int(0, 60) }, () => strangeText(random));
          const lists = Object.fromEntries(listAttributes.map((attribute) => [attribute, values()]));
          const page = random.pick([0, -1, 1.5, NaN, Infinity, 10_000, 10_001]);
          const isEverything = random.chance(0.5);
          return {
            ...asked,
            state: { ...asked.state, page, lists: isEverything ? lists : asked.state.lists },
          };
        });
        await expectJudged(index, contract, judge, search, `strange search ${number}`);
      });
    });

    it('SRCH-6 takes any typing, and finds what the domain finds', async () => {
      await forEach(60, async (number) => {
        const { contract, judge, search } = searchOf(stock, `typing/${number}`, (random, cars, site) => {
          const asked = arbitrarySearch(random, cars, site);
          const typed = Array.from({ length: random.int(1, 4) }, () => strangeText(random)).join(' ');
          return { ...asked, pageSize: 200, state: { ...emptySearch('relevant'), query: typed } };
        });
        const answer = await index.search(contract.site, search);
        const judged = judge.search(search);
        if (engine.forgivesTypos === true && judged.count === 0) return;
        expect(answer.count, JSON.stringify(search.state.query)).toBe(judged.count);
      });
    });

    it('SRCH-1 gives of each car what a list of cars is drawn from', async () => {
      const [shop] = stock.shops;
      if (shop === undefined) throw new Error('the stock has no shop');
      const { hits } = await index.search(plainSite(shop, grantSiteScope).site, everything({ pageSize: 50 }));
      expect(hits).toHaveLength(50);
      const cards = hits
        .map(({ id }) => stock.cars.find((car) => car.id === id))
        .map((car) => car && carCard(car));
      expect(hits).toEqual(cards);
    });
  });
}

/** The search that a number stands for, with the site on which it is made. */
function searchOf(stock: ContractStock, key: string, make: typeof arbitrarySearch) {
  const random = randomFor(`contract/${key}`);
  const contract = arbitrarySite(random, stock, grantSiteScope);
  const judge = judgeOf(stock, contract);
  const cars = judge.cars.length === 0 ? stock.cars : judge.cars;
  return { contract, judge, search: make(random, cars, judge.searchSite) };
}

async function expectJudged(
  index: StockIndex,
  { site }: ContractSite,
  judge: Judge,
  search: StockSearch,
  name: string,
): Promise<void> {
  const answer = await index.search(site, search);
  const told = () => `${name} ${JSON.stringify({ state: search.state, filter: site.filter })}`;
  expect(judgementOf(answer), told()).toEqual(judge.search(search));
}

function judgementOf({ hits, count, pages, facets, facetStats }: StockAnswer): Judgement {
  return { hits: hits.map(({ id }) => id), count, pages, facets, facetStats };
}

function everything({ pageSize }: Pick<StockSearch, 'pageSize'>): StockSearch {
  return { state: emptySearch('latest'), pageSize, facets: listAttributes, stats: rangeAttributes };
}

/** What was typed, as a search would read it. */
function normalTyping(typed: string): string {
  return normalSearchState({ ...emptySearch('relevant'), query: typed }).query;
}

function minutes(count: number): number {
  return count * 60 * 1000;
}

async function forEach(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
