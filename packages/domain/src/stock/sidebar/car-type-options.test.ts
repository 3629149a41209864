import { describe, expect, it } from 'vitest';
import { carTypeOptions, chooseCarType, withCarType } from './car-type-options.ts';
import { emptySearch, normalSearchState } from '../search/search-state.ts';

const nothing = normalSearchState({ ...emptySearch('relevant'), page: 3 });
const of = (...carType: string[]) => normalSearchState({ ...nothing, lists: { carType } });
const chosen = (...args: Parameters<typeof carTypeOptions>) =>
  carTypeOptions(...args)
    .filter(({ isChosen }) => isChosen)
    .map(({ label }) => label);

describe('the choice of car type', () => {
  const four = ['all', 'new', 'demo', 'used'] as const;
  const two = ['newAndDemo', 'used'] as const;

  it('SRCH-15 offers All / New / Demo / Used', () => {
    expect(carTypeOptions(nothing, four)).toEqual([
      { label: 'All', carTypes: [], isChosen: true },
      { label: 'New', carTypes: ['new'], isChosen: false },
      { label: 'Demo', carTypes: ['demo'], isChosen: false },
      { label: 'Used', carTypes: ['used'], isChosen: false },
    ]);
  });

  it('SRCH-15 offers a combined New / Demo that selects both', () => {
    expect(carTypeOptions(of('used'), two)).toEqual([
      { label: 'New / Demo', carTypes: ['demo', 'new'], isChosen: false },
      { label: 'Used', carTypes: ['used'], isChosen: true },
    ]);
  });

  it('SRCH-15 selects the first where All is not offered', () => {
    expect(chosen(nothing, two)).toEqual(['New / Demo']);
    expect(withCarType(nothing, two)).toEqual(of('demo', 'new'));
    expect(withCarType(nothing, ['used', 'new'])).toEqual(of('used'));
  });

  it('SRCH-15 selects nothing where All is offered or a type is chosen', () => {
    expect(withCarType(nothing, four)).toEqual(nothing);
    expect(withCarType(of('used'), two)).toEqual(of('used'));
    expect(withCarType(nothing, [])).toEqual(nothing);
  });

  it('SRCH-15 shows what is chosen, in whatever order it was', () => {
    expect(chosen(of('new', 'demo'), two)).toEqual(['New / Demo']);
    expect(chosen(of('new', 'used'), four)).toEqual([]);
  });

  it('SRCH-8 drops the page with the choice', () => {
    expect(chooseCarType(nothing, { carTypes: ['demo', 'new'] })).toEqual({ ...of('demo', 'new'), page: 1 });
    expect(chooseCarType(of('used'), { carTypes: [] })).toEqual({ ...nothing, page: 1 });
  });
});
