import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { makeDropdown, makeList, modelsOnCard } from './make-list.ts';

const { search } = resolveSettings([]).settings;
const makesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    make: `Make ${String.fromCharCode(90 - index)}`,
    count: 99 - index,
  }));
const names = (list: readonly { make: string }[]) => list.map(({ make }) => make.slice(-1)).join('');

const list = (count: number, change = {}) => {
  const { first, rest } = makeList(makesOf(count), { ...search, ...change });
  return [names(first), names(rest)];
};

describe('the makes of the sidebar', () => {
  it('SRCH-6.1 are the 7 with most cars, and the others by the alphabet', () => {
    expect(list(10)).toEqual(['ZYXWVUT', 'QRS']);
    expect(list(7)).toEqual(['ZYXWVUT', '']);
    expect(list(0)).toEqual(['', '']);
  });

  it('SRCH-6.1 stand by name where they have as many', () => {
    const even = makesOf(3).map(({ make }) => ({ make, count: 1 }));
    expect(names(makeList(even, search).first)).toBe('XYZ');
  });

  it('SRCH-6.1 have the site’s popular makes over the others, as many as it says', () => {
    const popular = { popularMakes: ['make s', 'Holden', 'Make X'], makesShownFirst: 4 };
    expect(list(8, popular)).toEqual(['XSZY', 'TUVW']);
  });
});

describe('the models of a make card', () => {
  it('SRCH-6.1 are at most 30, those with most cars', () => {
    const models = Array.from({ length: 31 }, (_, count) => ({ count }));
    const shown = modelsOnCard(models, search);
    expect(shown).toHaveLength(30);
    expect([shown.at(0), shown.at(-1)]).toEqual([{ count: 30 }, { count: 1 }]);
  });
});

const facet = (count: number) =>
  makesOf(count).map(({ make, count: cars }) => ({ value: make, count: cars }));

describe('the make dropdown', () => {
  it('SRCH-6.3 splits at 20 into popular and all', () => {
    const { popular, all } = makeDropdown(facet(21), search);
    expect(popular).toEqual(facet(20).map(({ value }) => value));
    expect(all).toEqual(
      facet(21)
        .map(({ value }) => value)
        .toReversed(),
    );
  });

  it('SRCH-6.3 is one list up to 20', () => {
    expect(makeDropdown(facet(20), search).popular).toEqual([]);
    expect(makeDropdown(facet(20), search).all).toHaveLength(20);
  });

  it('SRCH-6.3 begins with the site’s popular makes', () => {
    const settings = { makeDropdownSplit: 2, popularMakes: ['Make X'] };
    expect(makeDropdown(facet(3), settings).popular).toEqual(['Make X', 'Make Z']);
  });

  it('sorts as people do', () => {
    const makes = ['smart', 'Škoda', 'Subaru', 'BMW'].map((value) => ({ value, count: 1 }));
    expect(makeDropdown(makes, search).all).toEqual(['BMW', 'Škoda', 'smart', 'Subaru']);
  });
});
