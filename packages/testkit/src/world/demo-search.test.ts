import { brandDefaults, templateDefaults } from '@forecourt/domain/settings/template-defaults';
import { layersUnder } from '@forecourt/domain/settings/layers';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { savedFilter } from '@forecourt/domain/stock/filter/read-filter';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import type { Car } from '@forecourt/domain/stock/car/car';
import { readQueryString } from '@forecourt/domain/core/query-string';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import { readSearchAddress, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { shownInSearch } from '@forecourt/domain/stock/search/shown-in-search';
import { siteStockFilter } from '@forecourt/domain/stock/search/site-stock-filter';
import { vocabularyAttributes } from '@forecourt/domain/stock/search/words/stock-vocabulary';
import { readWords } from '@forecourt/domain/stock/search/words/read-words';
import { withReadWords } from '@forecourt/domain/stock/search/words/with-read-words';
import { withCarType } from '@forecourt/domain/stock/sidebar/car-type-options';
import { filterChips } from '@forecourt/domain/stock/sidebar/filter-chips';
import { stockMakes } from '@forecourt/domain/stock/sidebar/make-cards';
import { describe, expect, it } from 'vitest';
import { countFacet } from '../stock-index/reference/count-facets.ts';
import { matchesSearch } from '../stock-index/reference/matches-search.ts';
import { demoWorld } from './dealers/demo-world.ts';
import { stockOf } from './stock/stock-of.ts';
import type { WorldSite } from './world.ts';

const asOf = new Date('2026-11-15T00:00:00Z');
const world = demoWorld(asOf);
const everyCar = world.dealerships.flatMap((dealership) =>
  [...stockOf(world, dealership)].map(({ car }) => car),
);

/** A site with the cars it shows and the words they are searched by. */
function stockedSite(site: WorldSite) {
  const account = world.accounts.find(({ id }) => id === site.accountId);
  const brand = world.manufacturers.find(({ id }) => id === site.manufacturerId);
  const place = {
    siteId: site.id,
    groupId: site.accountId,
    template: site.template,
    manufacturers: brand === undefined ? [] : [brand.slug],
  };
  const layers = layersUnder(
    place,
    [
      { layer: 'group', key: site.accountId, number: 1, overrides: account?.settings },
      { layer: 'site', key: site.id, number: 1, overrides: site.settings },
    ],
    { template: templateDefaults, brand: brandDefaults },
  );
  const { settings } = resolveSettings(layers);
  const { stock, search } = settings;
  const shared = new Set<string>(site.shows);
  const filter = siteStockFilter(stock);
  const cars = everyCar.filter(
    (car) =>
      shared.has(car.dealershipId) &&
      evaluateFilter(filter, car) &&
      shownInSearch(car, { soldDays: stock.soldDays, timeZone: site.timeZone }, asOf).isShown,
  );
  const categories = stock.categories.map(({ slug, filter: own }) => ({ slug, filter: savedFilter(own) }));
  const rules: SearchSite = {
    stock: { ...stock, featureList: stock.featureList },
    weeklyPriceCents: () => null,
    dealershipNames: new Map(world.dealerships.map(({ slug, name }) => [slug, name])),
    categoriesOf: (car) =>
      categories.filter((one) => evaluateFilter(one.filter, car)).map(({ slug }) => slug),
  };
  const valuesOf = (attribute: Parameters<typeof countFacet>[3]) =>
    countFacet(cars, emptySearch('relevant'), rules, attribute);
  const makes = stockMakes({ make: valuesOf('make'), makeModel: valuesOf('makeModel') });
  const values = Object.fromEntries(
    vocabularyAttributes.map((attribute) => [attribute, valuesOf(attribute).map(({ value }) => value)]),
  );
  return { site, settings, search, cars, rules, places: { search, makes }, vocabulary: { makes, values } };
}

const sites = world.sites.map((site) => [site.slug, stockedSite(site)] as const);
const bigyard = new Map(sites).get('bigyard');

// A dollar is what feeds write for no price.
const dollars = (most: number) => (car: Car) =>
  car.priceCents !== null && car.priceCents > 100 && car.priceCents <= most * 100;

describe('SRCH-6.1 words that a buyer types on a demo site', () => {
  it.each<[string, readonly string[], (car: Car) => boolean]>([
    [
      'hilux under $40k',
      ['Toyota HiLux', 'Up to $40,000'],
      (car) => /^hilux/i.test(car.model ?? '') && dollars(40_000)(car),
    ],
    ['7 seats', ['7 seats'], (car) => car.seats === 7],
    [
      'red mazda under 30k',
      ['Red', 'Mazda', 'Up to $30,000'],
      (car) => car.make === 'Mazda' && /red/i.test(car.colour ?? '') && dollars(30_000)(car),
    ],
    [
      'ute under 40000 4x4 auto',
      ['Ute', '4x4', 'Automatic', 'Up to $40,000'],
      (car) =>
        car.simpleBody === 'Ute' &&
        /^4(x4|wd)/i.test(car.drive ?? '') &&
        car.simpleTransmission === 'Automatic' &&
        dollars(40_000)(car),
    ],
  ])('%s is read as %j', (query, expected, fits) => {
    if (!bigyard) throw new Error('no such site');
    const { cars, rules, vocabulary, settings } = bigyard;
    const asTyped = normalSearchState({ ...emptySearch('relevant'), query });
    const state = withReadWords(asTyped, { vocabulary, year: 2026, settings });
    expect(filterChips(state, new Map(), vocabulary).map(({ value }) => value)).toEqual(expected);
    const found = cars.filter((car) => matchesSearch(car, state, rules));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(cars.filter(fits).map(({ id }) => id));
  });
});

interface SearchLink {
  readonly label: string;
  readonly link: string;
}

/** Every link to a search in what a site says, wherever it stands: menus, blocks, tiles, cards, footers, promos. */
function searchLinks(value: unknown): readonly SearchLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(searchLinks);
  const { label, title, name, link, url } = value as Readonly<Record<string, unknown>>;
  const target = [link, url].find((one) => typeof one === 'string' && one.startsWith('/search'));
  if (typeof target !== 'string') return inside;
  const said = [title, label, name].filter((one) => typeof one === 'string');
  return [...said.map((one) => ({ label: one, link: target })), ...inside];
}

describe('NAV-1 a link to a search on a demo site', () => {
  const links = sites.flatMap(([slug, stocked]) => {
    const said = [stocked.settings, stocked.site.promos, stocked.site.pages];
    return searchLinks(said).map(({ label, link }) => ({ slug, label, link, stocked }));
  });

  it('stands in menus, footers, blocks and promos', () => {
    expect(links.length).toBeGreaterThan(60);
  });

  it.each(links)('of $slug, “$label”, does what it says: $link', ({ label, link, stocked }) => {
    const { cars, rules, places, vocabulary, search } = stocked;
    const [path = '', query = ''] = link.split('?', 2);
    const state = readSearchAddress({ path, query }, places);
    if (!state) throw new Error('it leads to no search');
    // Every parameter is one that the search reads.
    const limits = { parameters: 50, characters: 2_000 };
    const written = searchAddress(state, { ...places, makes: [] });
    expect(
      readQueryString(query, limits).filter((one) => !/^refinementList\[(car_type|make)/.test(one[0])),
    ).toEqual(
      readQueryString(written.query, limits).filter(
        (one) => !/^refinementList\[(car_type|make)/.test(one[0]),
      ),
    );
    expect(
      cars.filter((car) => matchesSearch(car, withCarType(state, search.carTypeChoices), rules)).length,
    ).toBeGreaterThan(0);
    // And what its words say is chosen, or a part of it: a Ranger XLS is a Ranger.
    const { lists, ranges } = readWords(label, vocabulary, 2026);
    expect(state.ranges).toMatchObject(ranges);
    for (const [attribute, meant] of Object.entries(lists)) {
      const chosen = state.lists[attribute as keyof typeof lists] ?? [];
      expect([attribute, chosen.length > 0, chosen.filter((one) => !meant.includes(one))]).toEqual([
        attribute,
        true,
        [],
      ]);
    }
  });
});
