import { describe, expect, it } from 'vitest';
import { isRangeField, rangeFieldName, withRangeFields } from './range-fields.ts';
import { emptySearch, normalSearchState } from '../search/search-state.ts';

const state = normalSearchState({ ...emptySearch('relevant'), page: 4 });

describe('URL-2 the two fields of a range', () => {
  it('become one range, whatever a visitor typed into them', () => {
    const { ranges } = withRangeFields(
      state,
      'range%5Bprice%5D%5Bmin%5D=%2410%2C000&range[price][max]=20k&range[km][max]=50 000&range[km][min]=',
    );
    expect(ranges).toEqual({ price: { min: 10_000, max: 20_000 }, km: { min: null, max: 50_000 } });
  });

  it('are put in order where they were crossed, and lead back to the first page', () => {
    const next = withRangeFields(state, 'range[year][min]=2022&range[year][max]=2018');
    expect(next.ranges.year).toEqual({ min: 2018, max: 2022 });
    expect(next.page).toBe(1);
  });

  it.each([
    'range[price][min]=cheap&range[price][max]=',
    'range[make][min]=1',
    'range[price]=1:2',
    '',
    '%%%=1',
  ])('choose nothing in %s', (query) => {
    expect(withRangeFields(state, query).ranges).toEqual({});
  });

  it('take a chosen range away where both are empty', () => {
    const chosen = normalSearchState({ ...state, ranges: { price: { min: 1, max: 2 } } });
    expect(withRangeFields(chosen, 'range[price][min]=&range[price][max]=').ranges).toEqual({});
  });

  it('are known by their names', () => {
    expect(isRangeField(rangeFieldName('price', 'min'))).toBe(true);
    expect(isRangeField('range[price]')).toBe(false);
  });
});
