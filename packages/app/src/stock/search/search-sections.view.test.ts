import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import {
  emptySearch,
  normalSearchState,
  type SearchState,
} from '@forecourt/domain/stock/search/search-state';
import { writeSearchQuery } from '@forecourt/domain/stock/search/search-url';
import { expect, it } from 'vitest';
import { searchSections, type SectionsInput } from './search-sections.view.ts';

type Found = SectionsInput['results'];

const both = (value: string, other: string) => [
  { value, count: 3 },
  { value: other, count: 1 },
];
const everything: Found = {
  facets: {
    drive: both('4x4', '2WD'),
    cab: both('Dual cab', 'Single cab'),
    badge: both('SR5', 'XLT'),
    seats: both('5', '7'),
    lams: [{ value: 'yes', count: 4 }],
    sleeps: both('6', '2'),
  },
  facetStats: {
    km: { min: 10, max: 90_000 },
    towing: { min: 750, max: 3_500 },
    engineSize: { min: 124, max: 2_458 },
    seatHeight: { min: 705, max: 870 },
    length: { min: 12, max: 23 },
    tare: { min: 880, max: 2_980 },
    atm: { min: 1_250, max: 3_880 },
  },
};
const facets = [
  'drive',
  'towing',
  'cab',
  'badge',
  'seats',
  'km',
  'lams',
  'engine_size',
  'seat_height',
  'sleeps',
  'length',
];

function sections(
  itemTypes: readonly string[],
  results: Found,
  {
    state = {},
    shown = ['make', ...facets, 'tare', 'atm'],
  }: { state?: Partial<SearchState>; shown?: string[] } = {},
) {
  const overrides = { stock: { itemTypes }, search: { facets: shown } };
  return searchSections({
    state: normalSearchState({ ...emptySearch('relevant'), ...state }),
    results,
    settings: resolveSettings([{ layer: 'site', key: 'one', number: 1, overrides }]).settings,
    makes: [],
    categoryNames: new Map(),
    linkTo: (to) => writeSearchQuery(to, { defaultSort: 'relevant' }),
    usualPrices: null,
    histogramOf: () => [],
  });
}
const keysOf = (...given: Parameters<typeof sections>) => sections(...given).map(({ key }) => key);

it.each([
  [['car'], ['drive', 'towing', 'cab', 'seats', 'km']],
  [['motorcycle'], ['km', 'lams', 'engine_size', 'seat_height']],
  [['caravan'], ['sleeps', 'length', 'tare', 'atm']],
])('TEN-7 a site of %j is filtered by %j', (itemTypes, keys) => {
  expect(keysOf(itemTypes, everything)).toEqual(keys);
});

it('TEN-7 has no section where the stock has no value', () => {
  expect(keysOf(['motorcycle'], { facets: {}, facetStats: {} })).toEqual([]);
});

it('SRCH-6.1 lists badges once a make or a body is chosen, and where all is of one make', () => {
  const state = { lists: { body: ['Ute'] } };
  expect(keysOf(['car'], everything, { state })).toContain('badge');
  expect(keysOf(['car'], everything, { shown: facets })).toContain('badge');
});

it('TEN-7 asks what it tows at least, and how many it sleeps from few to many', () => {
  const [towing] = sections(['car'], everything, { shown: ['towing'] });
  expect(towing).toMatchObject({ kind: 'range', unit: 'kg', ends: ['min'], isSlider: false });
  const [sleeps] = sections(['caravan'], everything, { shown: ['sleeps'] });
  expect(sleeps).toMatchObject({ kind: 'checks', values: [{ label: 'Sleeps 2' }, { label: 'Sleeps 6' }] });
});

it('calls a model that is a bare number by its make too', () => {
  const makeModel = [
    { value: 'Mazda 3', count: 2 },
    { value: 'Peugeot 208', count: 1 },
    { value: 'Peugeot Partner', count: 1 },
  ];
  const found = { facets: { make: both('Mazda', 'Peugeot'), makeModel }, facetStats: {} };
  const [makes] = sections(['car'], found, { shown: ['make'] });
  const models = makes?.kind === 'makes' ? makes.first.flatMap((make) => make.models) : [];
  expect(models.map(({ label }) => label)).toEqual(['Mazda3', 'Peugeot 208', 'Partner']);
});

it('has the colours that buyers look for, those of no plain colour last', () => {
  const colour = [...both('Other', 'White'), { value: 'Red', count: 1 }];
  const [colours] = sections(['car'], { facets: { colour }, facetStats: {} }, { shown: ['colour'] });
  expect(colours?.kind === 'checks' && colours.values.map(({ label }) => label)).toEqual([
    'White',
    'Red',
    'Other',
  ]);
});
