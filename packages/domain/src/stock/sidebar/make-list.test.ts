import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { makeDropdown, makeList, modelsOnCard } from './make-list.ts';

const { search, searchControls: texts } = resolveSettings([]).settings;
const makesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    make: `Make ${String.fromCharCode(90 - index)}`,
    count: 99 - index,
  }));
const names = (list: readonly { make: string }[]) => list.map(({ make }) => make.slice(-1)).join('');

const list = (count: number, isOpen: boolean, change = {}) => {
  const settings = { ...search, ...change };
  const { shown, toggle } = makeList({ makes: makesOf(count), isOpen, settings, texts });
  return [names(shown), toggle];
};

describe('the makes of the sidebar', () => {
  it('SRCH-6.1 are the first 7 before Show all makes', () => {
    expect(list(8, false)).toEqual(['ZYXWVUT', 'Show all makes']);
  });

  it('SRCH-6.1 are all of them before Hide extra makes', () => {
    expect(list(8, true)).toEqual(['ZYXWVUTS', 'Hide extra makes']);
  });

  it('SRCH-6.1 have no button where there are no more', () => {
    expect(list(7, false)).toEqual(['ZYXWVUT', null]);
    expect(list(7, true)).toEqual(['ZYXWVUT', null]);
    expect(list(0, false)).toEqual(['', null]);
  });

  it('SRCH-6.1 are the site’s popular makes first, as many as it says', () => {
    const popular = { popularMakes: ['make s', 'Holden', 'Make X'], makesShownFirst: 4 };
    expect(list(8, false, popular)).toEqual(['SXZY', 'Show all makes']);
    expect(list(8, true, popular)).toEqual(['SXZYWVUT', 'Hide extra makes']);
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
