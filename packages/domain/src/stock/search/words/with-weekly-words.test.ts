import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../../settings/resolve-settings.ts';
import { emptySearch, normalSearchState } from '../search-state.ts';
import { withWeeklyWords } from './with-weekly-words.ts';

const settings = (isOffered: boolean) =>
  resolveSettings([
    {
      layer: 'site',
      key: 'one',
      number: 1,
      overrides: { search: { facets: isOffered ? ['make', 'weekly_price_range'] : ['make'] } },
    },
  ]).settings;

const read = (query: string, isOffered = true) => {
  const { query: left, lists } = withWeeklyWords(
    normalSearchState({ ...emptySearch('relevant'), query }),
    settings(isOffered),
  );
  return [left, lists.weeklyPriceRange?.[0] ?? null];
};

describe('a weekly repayment in words', () => {
  it.each([
    ['under $200 a week', '', '-200'],
    ['$95 per week', '', '-95'],
    ['up to 150pw', '', '-150'],
    ['snorkel under 200 bucks a week', 'snorkel', '-200'],
    ['max $200/week', '', '-200'],
    ['two weeks', 'two weeks', null],
    ['200 weekend', '200 weekend', null],
  ])('%s: %s is left, and %s is the range', (query, left, range) => {
    expect(read(query)).toEqual([left, range]);
  });

  it('stays words where the site has no such filter', () => {
    expect(read('under $200 a week', false)).toEqual(['under $200 a week', null]);
  });
});
