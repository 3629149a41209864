import { describe, expect, it } from 'vitest';
import { emptySearch, normalSearchState, type ChosenLists } from '../search/search-state.ts';
import { narrowerSearches } from './narrower-searches.ts';

const search = (lists: ChosenLists) => normalSearchState({ ...emptySearch('relevant'), lists });
const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const facets = {
  makeModel: counted({
    'Kia Rio': 2,
    'Kia Sportage': 5,
    'Kia Seltos': 3,
    'Kia Carnival': 1,
    'Ford Ranger': 9,
  }),
  body: counted({ SUV: 8, Hatch: 3 }),
  transmission: counted({ Automatic: 11 }),
  fuel: counted({ Diesel: 1, Petrol: 10 }),
  city: counted({ Epping: 4, Norlane: 6 }),
};
const said = (lists: ChosenLists, found = facets as Parameters<typeof narrowerSearches>[1]['facets']) =>
  narrowerSearches(search(lists), { facets: found, count: 11 }).map(
    ({ added, count }) => `${added} ${count}`,
  );

describe('SRCH-6.1 what words could go on with', () => {
  it('are the models of the make that was named', () => {
    expect(said({ make: ['Kia'] })).toEqual(['Sportage 5', 'Seltos 3', 'Rio 2']);
    const [first] = narrowerSearches(search({ make: ['Kia'] }), { facets, count: 11 });
    expect(first?.state.lists).toEqual({ makeModel: ['Kia Sportage'] });
  });

  it('are the commonest value of each list that is open, and that not all cars have', () => {
    expect(said({ makeModel: ['Kia Rio'] })).toEqual(['SUV 8', 'petrol 10', 'in Norlane 6']);
    expect(said({ body: ['SUV'], fuel: ['Petrol'] })).toEqual(['in Norlane 6']);
    expect(said({ make: ['Mazda'] }, { body: facets.body })).toEqual(['SUV 8']);
    expect(said({ model: ['Rio'], make: ['Kia'] }, {})).toEqual([]);
  });
});
