import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { anyState } from '../test/arbitrary-search.ts';
import { emptyHeading, searchHeading } from './search-heading.ts';
import {
  emptySearch,
  normalSearchState,
  type ChosenLists,
  type ChosenRanges,
  type SearchState,
} from './search-state.ts';

const stock = {
  makes: [
    { make: 'TOYOTA', models: ['HILUX'] },
    { make: 'Toyota', models: ['HiLux', 'RAV4'] },
    { make: 'Mazda', models: ['BT-50', 'CX-5'] },
    { make: 'Ford', models: ['Ranger', 'Ranger XLS Double Cab'] },
    { make: 'null', models: [] },
  ],
  values: { city: ['Melbourne', 'Geelong', 'Osborne Park', 'Subiaco', 'Norlane'] },
  cities: { Perth: ['Osborne Park', 'Subiaco'] },
};

interface Chosen extends ChosenLists {
  readonly ranges?: ChosenRanges;
}

const headingOf = ({ ranges = {}, ...lists }: Chosen, overrides: object = {}) =>
  searchHeading(
    { ...emptySearch('relevant'), query: 'typed', lists, ranges },
    resolveSettings([{ layer: 'site', key: 's', number: 1, overrides }]).settings,
    stock,
  );
const under = (max: number) => ({ min: null, max });

describe('SRCH-19 the heading of a search', () => {
  it.each<[Chosen, string]>([
    [{}, 'New, demo and used cars'],
    [{ carType: ['used'] }, 'Used cars'],
    [{ carType: ['demo', 'new'] }, 'New and demo cars'],
    [
      { body: ['Ute'], city: ['Geelong', 'Melbourne'], ranges: { price: under(40_000) } },
      'Utes under $40,000 in Geelong and Melbourne',
    ],
    [{ body: ['Ute'], city: ['Osborne Park', 'Subiaco'] }, 'Utes in Perth'],
    [{ body: ['Ute'], city: ['Subiaco'] }, 'Utes in Subiaco'],
    [
      {
        carType: ['used'],
        makeModel: ['TOYOTA HILUX', 'Toyota HiLux'],
        drive: ['4X4 Constant', '4X4 On Demand'],
        ranges: { price: under(40_000) },
      },
      'Used Toyota HiLux 4x4 under $40,000',
    ],
    [
      { colour: ['Ruby Red', 'Red'], make: ['Mazda'], ranges: { km: under(30_000) } },
      'Red Mazda cars under 30,000 km',
    ],
    [{ make: ['TOYOTA'] }, 'Toyota cars'],
    [{ make: ['Toyota'], carType: ['used'], body: ['SUV'] }, 'Used Toyota SUVs'],
    [{ make: ['Toyota', 'Mazda'], carType: ['new'] }, 'New Toyota and Mazda cars'],
    [{ makeModel: ['Mazda BT-50'], carType: ['used'] }, 'Used Mazda BT-50'],
    [{ makeModel: ['Mazda BT-50'], carType: ['used'], body: ['Ute'] }, 'Used Mazda BT-50 utes'],
    [
      { makeModel: ['Ford Ranger', 'Ford Ranger XLS Double Cab', 'Toyota HiLux'] },
      'Ford Ranger and Toyota HiLux',
    ],
    [{ model: ['CX-5'] }, 'CX-5'],
    [{ body: ['SUV', 'Ute'], colour: ['Red'], carType: ['new'] }, 'New red SUVs and utes'],
    [{ body: ['Hatch', 'People Mover', 'Cab Chassis'] }, 'Hatches, people movers and cab chassis utes'],
    [{ body: ['Ute', 'SUV', 'Sedan', 'Van'], carType: ['used'] }, 'Used cars'],
    [
      { colour: ['Steel Grey'], transmission: ['Automatic'], fuel: ['Diesel'], drive: ['All Wheel Drive'] },
      'Grey automatic diesel AWD cars',
    ],
    [{ fuel: ['Electric', 'Plug-in Hybrid'] }, 'Electric and plug-in hybrid cars'],
    [
      { transmission: ['Automatic', 'Manual'], fuel: ['Steam'], drive: ['Sail'], colour: ['Deep Reef'] },
      'New, demo and used cars',
    ],
    [
      { make: ['Mazda', 'Toyota'], body: ['Ute'], ranges: { price: under(40_000) } },
      'Mazda and Toyota utes under $40,000',
    ],
    [{ seats: ['8', '7'], body: ['SUV'] }, 'SUVs with 7 or 8 seats'],
    [{ seats: ['1', 'x', '-1', '500'] }, 'Cars with 1 seat'],
    [{ ranges: { year: { min: 2019, max: 2019 } }, makeModel: ['Toyota RAV4'] }, '2019 Toyota RAV4'],
    [{ ranges: { year: { min: 2019, max: null } } }, 'Cars from 2019'],
    [{ ranges: { year: { min: null, max: 2015 } } }, 'Cars up to 2015'],
    [
      { ranges: { year: { min: 2015, max: 2018 }, price: { min: 20_000, max: 30_000 } } },
      'Cars from 2015 to 2018 between $20,000 and $30,000',
    ],
    [{ ranges: { price: { min: 80_000, max: null } } }, 'Cars over $80,000'],
    [{ ranges: { price: under(40_000), km: under(50_000) } }, 'Cars under $40,000 with under 50,000 km'],
    [{ ranges: { km: { min: 50_000, max: 100_000 } } }, 'Cars with 50,000 to 100,000 km'],
    [{ make: ['null'], carType: ['used'] }, 'Used cars'],
    [{ make: ['<script>'], body: ['<b>'], city: ['<i>'], colour: ['<u>'], carType: ['used'] }, 'Used cars'],
  ])('of %j is %s', (chosen, heading) => {
    expect(headingOf(chosen)).toBe(heading);
  });

  it('says equipment, and nothing else that was typed', () => {
    const { settings } = resolveSettings([]);
    const state = { ...emptySearch('relevant'), lists: { body: ['SUV'], seats: ['7'] } };
    const query = '"sunroof" "free money" typed';
    expect(searchHeading({ ...state, query }, settings, stock)).toBe('SUVs with 7 seats and sunroof');
    expect(emptyHeading({ ...state, query }, settings, stock)).toMatch(/ like that right now$/);
    expect(emptyHeading({ ...state, query: '"towbar"' }, settings, stock)).toBe(
      'No SUVs with 7 seats and towbar right now',
    );
  });

  it('names the kinds of vehicle, the types and the city of the site', () => {
    const overrides = {
      stock: { itemTypes: ['caravan'] },
      search: { carTypeChoices: ['used', 'newAndDemo'] },
      site: { overrideCity: 'Bathurst' },
    };
    expect(headingOf({}, overrides)).toBe('New, demo and used vans in Bathurst');
    expect(headingOf({ city: ['Geelong'] }, overrides)).toBe('New, demo and used vans in Geelong');
    expect(headingOf({ carType: ['used'] }, { stock: { itemTypes: ['car', 'caravan'] } })).toBe(
      'Used vehicles',
    );
  });

  it('names where the whole stock stands, in up to two places', () => {
    const { settings } = resolveSettings([]);
    const of = (city: readonly string[], lists = {}) =>
      searchHeading({ ...emptySearch('relevant'), lists }, settings, {
        ...stock,
        values: { ...stock.values, city },
        cities: { Melbourne: ['Epping', 'Dandenong'] },
      });
    expect(of(['Epping', 'Dandenong', 'Geelong'])).toMatch(/ cars in Melbourne and Geelong$/);
    expect(of(['Epping', 'Geelong', 'Bendigo'])).toMatch(/ cars$/);
    expect(of(['Geelong'], { body: ['SUV'] })).toBe('SUVs');
  });

  it('names a kind of thing by its one noun', () => {
    const both = { stock: { itemTypes: ['car', 'motorcycle'] } };
    expect(headingOf({ itemType: ['motorcycle'] }, both)).toBe('Bikes');
    expect(headingOf({ body: ['Naked'] }, { stock: { itemTypes: ['motorcycle'] } })).toBe('Naked bikes');
    const bikes = { stock: { itemTypes: ['motorcycle'] } };
    expect(headingOf({ lams: ['yes'], ranges: { price: under(12_000) } }, bikes)).toBe(
      'Learner approved bikes under $12,000',
    );
    expect(headingOf({ sleeps: ['4', '6'] }, { stock: { itemTypes: ['caravan'] } })).toBe(
      'Vans sleeping 4 or 6',
    );
    expect(headingOf({ itemType: ['boat'] }, both)).toBe('New, demo and used vehicles');
  });

  it('says nothing that only an address says', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { settings } = resolveSettings([]);
        const heading = searchHeading(normalSearchState(state), settings, { makes: [], values: {} });
        expect(heading).toMatch(/^[\w $,.-]+$/);
      }),
    );
  });
});

describe('the heading of a search that found nothing', () => {
  const { settings } = resolveSettings([]);
  const emptyOf = (change: Partial<SearchState>) =>
    emptyHeading(normalSearchState({ ...emptySearch('relevant'), ...change }), settings, stock);

  it.each<[string, Partial<SearchState>]>([
    [
      'No Toyota HiLux under $5,000 right now',
      { lists: { makeModel: ['Toyota HiLux'] }, ranges: { price: under(5_000) } },
    ],
    ['No cars with 7 seats right now', { lists: { seats: ['7'] } }],
    ['No used utes right now', { lists: { carType: ['used'], body: ['Ute'] } }],
    ['No utes like that right now', { query: '<b>', lists: { body: ['Ute'] } }],
    ['No cars like that right now', { query: 'zzzz' }],
    ['No Toyota HiLux like that right now', { lists: { makeModel: ['Toyota HiLux'], badge: ['SR5'] } }],
    [
      'No cars under $5,000 like that right now',
      { lists: { colour: ['Other'] }, ranges: { price: under(5_000) } },
    ],
    [
      'No utes towing 3,500 kg right now',
      { lists: { body: ['Ute'] }, ranges: { towing: { min: 3_500, max: null } } },
    ],
  ])('is %s', (heading, change) => {
    expect(emptyOf(change)).toBe(heading);
  });
});
