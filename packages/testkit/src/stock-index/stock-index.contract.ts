import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { StockResults, StockIndex, StockSearch } from '@forecourt/app/ports/stock/stock-index.port';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { listAttributes, rangeAttributes } from '@forecourt/domain/stock/attributes/search-attributes';
import { emptySearch, normalQuery, normalSearchState } from '@forecourt/domain/stock/search/search-state';
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

/**
 * What every engine of the stock search promises, whatever it is made of: the answers of the domain's own
 * rules, hit by hit and count by count. The stock and the searches look random and are the same in every
 * run, one after the other: the judge keeps the process busy, and an engine's clock would run out meanwhile.
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
      `SRCH-1 SRCH-4 SRCH-5 TEN-6.1 answers ${engine.states} searches as the domain does`,
      async () => {
        for (let number = 0; number < engine.states; number += 1) {
          const given = searchOf(stock, `state/${number}`, arbitrarySearch);
          expect(await resultOf(index, given)).toEqual(judged(given));
        }
      },
      minutes(30),
    );

    it('LOC-6.5 lists the cars of the nearest locations first, and those of others last', async () => {
      const [shop] = stock.shops;
      if (shop === undefined) throw new Error('the stock has no shop');
      const { site } = plainSite(shop, grantSiteScope);
      const state = emptySearch('latest');
      const search = { state, pageSize: 100, facets: ['locationName'], stats: [] } as const;
      const names = ((await index.search(site, search)).facets.locationName ?? []).map(({ value }) => value);
      const nearest = names.toSorted().toReversed().slice(0, 3);
      const { hits } = await index.search(site, { ...search, nearest });
      const ranks = hits.map(({ location }) => nearest.indexOf(location?.name.trim() ?? ''));
      const places = ranks.map((rank) => (rank === -1 ? nearest.length : rank));
      expect(places[0]).toBe(0);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });

    it(
      'SRCH-6.1 finds by words and numbers exactly the cars that the domain does',
      async () => {
        for (let number = 0; number < engine.states / 3; number += 1) {
          const given = searchOf(stock, `text/${number}`, arbitraryTextSearch);
          const { count, hits } = judged(given);
          if (engine.forgivesTypos === true && count === 0) continue;
          const result = await resultOf(index, given);
          expect({ ...result, hits: result.hits.toSorted() }).toMatchObject({
            query: given.search.state.query,
            count,
            hits: hits.toSorted(),
          });
        }
      },
      minutes(20),
    );

    it(
      'SRCH-6.1 suggests makes, models and body types with their counts',
      async () => {
        for (let number = 0; number < engine.states / 6; number += 1) {
          const random = randomFor(`suggest/${number}`);
          const contract = arbitrarySite(random, stock, grantSiteScope);
          const typed = random.chance(0.1) ? strangeText(random) : typedFor(random, random.pick(stock.cars));
          const suggestions = judgeOf(stock, contract).suggest(normalQuery(typed), 5);
          expect({ typed, suggestions: await index.suggest(contract.site, typed, 5) }).toEqual({
            typed,
            suggestions,
          });
        }
      },
      minutes(10),
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
          const result = await index.search({ ...contract.site, filter }, search);
          expect(result.hits.filter(({ dealershipId }) => !own.has(dealershipId))).toEqual([]);
          const expected = filter.kind === 'every' ? judge.search(search) : nothingFound;
          expect(result.count).toBe(expected.count);
          const names = result.facets.dealershipName ?? [];
          expect(names).toEqual(expected.facets.dealershipName ?? []);
        }
      },
    );

    it('SRCH-3 answers what nobody would ask for as if it were asked in good faith', async () => {
      for (let number = 0; number < 60; number += 1) {
        const given = searchOf(stock, `strange/${number}`, strangeSearch);
        expect(await resultOf(index, given)).toEqual(judged(given));
      }
    });

    it('SRCH-6.1 takes any typing, and finds what the domain finds', async () => {
      for (let number = 0; number < 60; number += 1) {
        const given = searchOf(stock, `typing/${number}`, strangeTyping);
        const { query, count } = await resultOf(index, given);
        const expected = judged(given).count;
        if (engine.forgivesTypos === true && expected === 0) continue;
        expect({ query, count }).toEqual({ query, count: expected });
      }
    });

    it('SRCH-1 gives of each car what a list of cars is drawn from', async () => {
      const [shop] = stock.shops;
      if (shop === undefined) throw new Error('the stock has no shop');
      const { hits } = await index.search(plainSite(shop, grantSiteScope).site, everything({ pageSize: 50 }));
      expect(hits).toHaveLength(50);
      const cards = hits
        .map(({ id }) => stock.cars.find((car) => car.id === id))
        .map((car) => car && listedCar(car));
      expect(hits).toEqual(cards);
    });
  });
}

interface GivenSearch {
  readonly name: string;
  readonly contract: ContractSite;
  readonly judge: Judge;
  readonly search: StockSearch;
}

/** The search that a name stands for, with the site on which it is made. */
function searchOf(stock: ContractStock, name: string, make: typeof arbitrarySearch): GivenSearch {
  const random = randomFor(`contract/${name}`);
  const contract = arbitrarySite(random, stock, grantSiteScope);
  const judge = judgeOf(stock, contract);
  const cars = judge.cars.length === 0 ? stock.cars : judge.cars;
  return { name, contract, judge, search: make(random, cars, judge.searchSite) };
}

/** What was given is part of both sides of a comparison, so that a failure says it. */
function judgedAs({ name, contract, search }: GivenSearch, judgement: Judgement) {
  const { query, lists, ranges, page, sortBy } = search.state;
  return { name, filter: contract.site.filter, query, lists, ranges, page, sortBy, ...judgement };
}

async function resultOf(index: StockIndex, given: GivenSearch) {
  return judgedAs(given, judgementOf(await index.search(given.contract.site, given.search)));
}

function judged(given: GivenSearch) {
  return judgedAs(given, given.judge.search(given.search));
}

/** Values of all lists that nobody has, and pages that there are not. */
const strangeSearch: typeof arbitrarySearch = (random, cars, site) => {
  const given = arbitrarySearch(random, cars, site);
  const values = () => Array.from({ length: random.int(0, 60) }, () => strangeText(random));
  const lists = Object.fromEntries(listAttributes.map((attribute) => [attribute, values()]));
  const page = random.pick([0, -1, 1.5, NaN, Infinity, 10_000, 10_001]);
  const strange = { ...given.state, page, lists: random.chance(0.5) ? lists : given.state.lists };
  return { ...given, state: normalSearchState(strange) };
};

const strangeTyping: typeof arbitrarySearch = (random, cars, site) => {
  const query = Array.from({ length: random.int(1, 4) }, () => strangeText(random)).join(' ');
  const state = normalSearchState({ ...emptySearch('relevant'), query });
  return { ...arbitrarySearch(random, cars, site), state };
};

function judgementOf({ hits, count, pages, facets, facetStats, prices }: StockResults): Judgement {
  const asked = { hits: hits.map(({ id }) => id), count, pages, facets, facetStats };
  return prices === undefined ? asked : { ...asked, prices };
}

function everything({ pageSize }: Pick<StockSearch, 'pageSize'>): StockSearch {
  return { state: emptySearch('latest'), pageSize, facets: listAttributes, stats: rangeAttributes };
}

function minutes(count: number): number {
  return count * 60 * 1000;
}
