import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { sortNames, type SortName } from '../attributes/sort-name.ts';
import { sortOptions, sortOrders } from './sort-options.ts';

const { search, searchControls } = resolveSettings([]).settings;

describe('the orders offered', () => {
  it('SRCH-5 are most relevant, latest, highest and lowest price', () => {
    expect(sortOptions(search.defaultSort, search, searchControls)).toEqual([
      { name: 'relevant', label: 'Most relevant', isChosen: true },
      { name: 'latest', label: 'Latest', isChosen: false },
      { name: 'priceDesc', label: 'Highest price', isChosen: false },
      { name: 'priceAsc', label: 'Lowest price', isChosen: false },
    ]);
  });

  it('SRCH-5 are also by kilometres where the site says so', () => {
    const sorts = { sorts: ['kmAsc', 'kmDesc'] as SortName[] };
    expect(sortOptions('kmDesc', sorts, searchControls)).toEqual([
      { name: 'kmAsc', label: 'Lowest kilometres', isChosen: false },
      { name: 'kmDesc', label: 'Highest kilometres', isChosen: true },
    ]);
  });

  it('SRCH-5 look at these fields of the index', () => {
    expect(sortNames.map((name) => `${sortOrders[name].field} ${sortOrders[name].direction}`)).toEqual([
      'rank desc',
      'created_at desc',
      'price desc',
      'price asc',
      'km desc',
      'km asc',
    ]);
  });
});
