import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { expect, it } from 'vitest';
import { finderView } from './finder.ts';

const { settings } = resolveSettings([
  { layer: 'site', key: 's', number: 1, overrides: { home: { heroTiles: ['make', 'body'] } } },
]);
const counted = (...values: readonly string[]) => values.map((value) => ({ value, count: 1 }));
const stock = {
  count: 3,
  cars: [],
  makes: [],

  facets: { make: counted('Audi', 'Toyota', 'MAZDA'), body: counted('Ute', 'SUV') },
  isDegraded: false,
  validUntil: new Date('2027-01-01'),
};
const optionsOf = (ownMake: string | null) =>
  finderView(stock, settings, ownMake).choices.map(({ groups }) =>
    groups.flatMap(({ options }) => options.map(({ value }) => value)),
  );

it('HOME-1 begins the makes with the brand’s own, and has the others by name', () => {
  expect(optionsOf('Mazda')).toEqual([
    ['MAZDA', 'Audi', 'Toyota'],
    ['SUV', 'Ute'],
  ]);
  expect(optionsOf(null)[0]).toEqual(['Audi', 'MAZDA', 'Toyota']);
});
