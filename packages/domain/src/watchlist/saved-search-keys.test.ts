import { describe, expect, it } from 'vitest';
import { emptySearch, normalSearchState, type ChosenLists } from '../stock/search/search-state.ts';
import { savedSearchKeys } from './saved-search-keys.ts';

const keysOf = (lists: ChosenLists) =>
  savedSearchKeys(normalSearchState({ ...emptySearch('latest'), lists }));

describe('WATCH-5 the keys under which a saved search waits for cars', () => {
  it.each<[ChosenLists, readonly string[]]>([
    [{}, ['*']],
    [{ carType: ['used'] }, ['*']],
    [{ body: ['Ute', 'SUV'] }, ['body:suv', 'body:ute']],
    [{ make: ['Toyota'], body: ['Ute'] }, ['make:toyota']],
    [{ makeModel: ['Toyota HiLux'] }, ['model:toyota hilux']],
    [{ make: ['Mazda'], makeModel: ['Toyota HiLux'] }, ['model:toyota hilux', 'make:mazda']],
    [{ make: ['Toyota'], model: ['HiLux'] }, ['name:hilux']],
  ])('%j', (lists, keys) => {
    expect(keysOf(lists)).toEqual(keys);
  });

  it('are no more than the index takes', () => {
    const makeModel = Array.from({ length: 50 }, (_, place) => `Make Model${place}`);
    expect(keysOf({ makeModel, make: makeModel.map((name) => `${name}x`) }).length).toBeLessThanOrEqual(100);
  });
});
