import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { hrefOf, readSearchAddress, readSearchPath, searchAddress } from './search-path.ts';
import { emptySearch, normalSearchState, type ChosenLists, type SearchState } from './search-state.ts';
import { anyState } from '../test/arbitrary-search.ts';

const { search } = resolveSettings([]).settings;
const makes = [
  { make: 'Toyota', models: ['Corolla', 'C-HR', 'C HR'] },
  { make: 'Land', models: ['Yacht'] },
  { make: 'Land Rover', models: ['Defender', 'Range Rover Sport'] },
  { make: 'Citroën', models: ['C4'] },
  { make: 'Citroen', models: ['C4'] },
  { make: 'Used Cars', models: ['One'] },
  { make: '日産', models: ['スカイライン'] },
];
const places = { search, makes };
const base = '/search/new-used-and-demo-cars';

describe('reading the path of a search', () => {
  it('knows as many names as visitors make up, and still the right ones', () => {
    for (let one = 0; one < 6_000; one += 1) readSearchPath(`/search/name-${one}`, places);
    expect(readSearchPath('/search/toyota', places)?.make).toEqual(['Toyota']);
  });

  it.each<[string, ChosenLists | null]>([
    [base, {}],
    [`${base}/`, {}],
    ['/Search/New-Used-And-Demo-Cars', {}],
    ['/search', {}],
    ['/search/', {}],
    ['/search/new-cars', { carType: ['new'] }],
    ['/search/demo-cars', { carType: ['demo'] }],
    ['/search/used-cars', { carType: ['used'] }],
    ['/search/used-cars/', { carType: ['used'] }],
    ['/search/new-and-demo-cars', { carType: ['demo', 'new'] }],
    ['/search/toyota', { make: ['Toyota'] }],
    ['/search/Toyota/', { make: ['Toyota'] }],
    ['/search/toyota/corolla', { makeModel: ['Toyota Corolla'] }],
    ['/search/toyota/c-hr', { makeModel: ['Toyota C-HR'] }],
    ['/search/land-rover', { make: ['Land Rover'] }],
    ['/search/Land%20Rover/range+rover+sport', { makeModel: ['Land Rover Range Rover Sport'] }],
    ['/search/citroen', { make: ['Citroën'] }],
    ['/search/used-cars/one', { makeModel: ['Used Cars One'] }],
    ['/search/toyota/camry', null],
    ['/search/holden', null],
    ['/search/toyota/corolla/red', null],
    ['/search//', null],
    ['/search/toyota//', null],
    [`/search/toyota/${'x'.repeat(301)}`, null],
    ['/searching', null],
    ['/cars/toyota', null],
    ['/', null],
    ['', null],
  ])('URL-1 reads %s', (path, lists) => {
    expect(readSearchPath(path, places)).toEqual(lists);
  });

  it('URL-1 reads the site’s own base path, and still the usual one', () => {
    const moved = { ...places, search: { ...search, basePath: '/our-stock' } };
    expect(readSearchPath('/our-stock', moved)).toEqual({});
    expect(readSearchPath(base, moved)).toEqual({});
    expect(readSearchPath('/our-stock', places)).toBeNull();
    expect(searchAddress(emptySearch('relevant'), moved)).toEqual({ path: '/our-stock', query: '' });
  });

  it('URL-1 does not know a page that the site does not have', () => {
    const few = { makes: [], search: { ...search, variants: ['used-cars' as const] } };
    expect(readSearchPath('/search/new-cars', few)).toBeNull();
    expect(readSearchPath('/search/used-cars', few)).toEqual({ carType: ['used'] });
  });
});

const listsOf = (path: string, query: string) => readSearchAddress({ path, query }, places)?.lists;

describe('reading an address', () => {
  it('URL-1 folds path and query into one state', () => {
    expect(listsOf('/search/toyota', 'refinementList[make][0]=Mazda&refinementList[body][0]=SUV')).toEqual({
      body: ['SUV'],
      make: ['Mazda', 'Toyota'],
    });
    expect(listsOf('/search/used-cars', 'refinementList[car_type][0]=used')).toEqual({ carType: ['used'] });
    expect(readSearchAddress({ path: '/search/toyota', query: 'page=2&sortBy=latest' }, places)).toEqual({
      ...emptySearch('latest'),
      page: 2,
      lists: { make: ['Toyota'] },
    });
  });

  it('URL-1 reads nothing from an address that is none of the search’s', () => {
    expect(listsOf('/finance', 'page=2')).toBeUndefined();
  });
});

const href = (chosen: ChosenLists, change: Partial<SearchState> = {}) =>
  hrefOf(searchAddress(normalSearchState({ ...emptySearch('relevant'), ...change, lists: chosen }), places));

describe('the address of a search', () => {
  it.each<[ChosenLists, string]>([
    [{}, base],
    [{ carType: ['used'] }, '/search/used-cars'],
    [{ carType: ['new', 'demo'] }, '/search/new-and-demo-cars'],
    [
      { carType: ['used', 'demo'] },
      `${base}?refinementList[car_type][0]=demo&refinementList[car_type][1]=used`,
    ],
    [{ make: ['Toyota'] }, '/search/toyota'],
    [{ make: ['Toyota'], carType: ['used'] }, '/search/toyota?refinementList[car_type][0]=used'],
    [{ make: ['Kia'], carType: ['used'] }, '/search/used-cars?refinementList[make][0]=Kia'],
    [{ make: ['Kia'] }, `${base}?refinementList[make][0]=Kia`],
    [{ make: ['Toyota', 'Land'] }, `${base}?refinementList[make][0]=Land&refinementList[make][1]=Toyota`],
    [{ makeModel: ['Toyota Corolla'] }, '/search/toyota/corolla'],
    [{ makeModel: ['Toyota Corolla'], make: ['Toyota'] }, '/search/toyota/corolla'],
    [{ makeModel: ['Land Rover Defender'] }, '/search/land-rover/defender'],
    [{ makeModel: ['Toyota Camry'] }, `${base}?refinementList[make_model][0]=Toyota+Camry`],
    [{ model: ['Corolla'] }, `${base}?refinementList[model][0]=Corolla`],
    [
      { make: ['Toyota'], model: ['Corolla'] },
      `${base}?refinementList[make][0]=Toyota&refinementList[model][0]=Corolla`,
    ],
    [{ make: ['Toyota'], body: ['SUV'] }, '/search/toyota?refinementList[body][0]=SUV'],
  ])('URL-1 of %o is %s', (chosen, address) => {
    expect(href(chosen)).toBe(address);
  });

  it.each<[string, ChosenLists]>([
    ['two makes share a slug', { make: ['Citroen'] }],
    ['two models share a slug', { makeModel: ['Toyota C HR'] }],
    ['a make is called like a page', { make: ['Used Cars'] }],
    ['nothing is left of the name', { make: ['日産'] }],
  ])('URL-1 leaves a choice to the query where %s', (_, chosen) => {
    expect(href(chosen)).toMatch(/^\/search\/new-used-and-demo-cars\?refinementList\[/);
  });

  it('SRCH-19 says words, ranges, order and page in the query', () => {
    const rest = { query: 'red', page: 3, sortBy: 'latest', ranges: { km: { min: null, max: 5 } } } as const;
    expect(href({ make: ['Toyota'] }, rest)).toBe(
      '/search/toyota?query=red&range[km]=:5&sortBy=latest&page=3',
    );
  });

  it('URL-1 is read back as the same search, and is its own address', () => {
    const chosen = fc.record(
      {
        make: fc.subarray(makes.map(({ make }) => make)),
        makeModel: fc.subarray(
          makes.flatMap(({ make, models }) => models.map((model) => `${make} ${model}`)),
        ),
        carType: fc.subarray(['new', 'demo', 'used']),
      },
      { requiredKeys: [] },
    );
    const offersAll = {
      makes,
      search: { ...search, sorts: [...search.sorts, 'kmAsc' as const, 'kmDesc' as const] },
    };
    fc.assert(
      fc.property(anyState, chosen, fc.boolean(), (state, lists, isPlain) => {
        const whole = normalSearchState({ ...state, lists: isPlain ? lists : { ...state.lists, ...lists } });
        const address = searchAddress(whole, offersAll);
        const read = readSearchAddress(address, offersAll);
        expect(read).toEqual(whole);
        expect(read && searchAddress(read, offersAll)).toEqual(address);
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});
