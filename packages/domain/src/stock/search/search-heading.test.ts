import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { searchHeading } from './search-heading.ts';
import { emptySearch, type ChosenLists } from './search-state.ts';

const headingOf = (lists: ChosenLists, overrides: object = {}) =>
  searchHeading(
    { ...emptySearch('relevant'), lists },
    resolveSettings([{ layer: 'site', key: 's', number: 1, overrides }]).settings,
  );

describe('SRCH-19 the heading of a search', () => {
  it.each<[ChosenLists, string]>([
    [{}, 'New, demo and used cars'],
    [{ carType: ['used'] }, 'Used cars'],
    [{ carType: ['demo', 'new'] }, 'New and demo cars'],
    [{ make: ['TOYOTA'] }, 'New, demo and used Toyota cars'],
    [{ make: ['Toyota'], carType: ['used'], body: ['SUV'] }, 'Used Toyota SUV cars'],
    [{ makeModel: ['Mazda BT-50'], carType: ['used'] }, 'Used Mazda BT-50'],
    [{ makeModel: ['Mazda BT-50'], carType: ['used'], body: ['Ute'] }, 'Used Mazda BT-50 Ute'],
    [{ make: ['null'], carType: ['used'] }, 'Used cars'],
    [{ make: ['Toyota', 'Mazda'], carType: ['new'] }, 'New cars'],
    [{ body: ['SUV', 'Ute'], colour: ['Red'], carType: ['new'] }, 'New cars'],
  ])('of %j is %s', (lists, heading) => {
    expect(headingOf(lists)).toBe(heading);
  });

  it('names the kinds of vehicle, the types and the city of the site', () => {
    const overrides = {
      stock: { itemTypes: ['caravan'] },
      search: { carTypeChoices: ['used', 'newAndDemo'] },
      site: { overrideCity: 'Bathurst' },
    };
    expect(headingOf({}, overrides)).toBe('New, demo and used caravans in Bathurst');
    expect(headingOf({ carType: ['used'] }, { stock: { itemTypes: ['car', 'caravan'] } })).toBe(
      'Used vehicles',
    );
  });
});
