import { expect, it } from 'vitest';
import type { ChosenLists } from '../search-state.ts';
import { namedCars } from './named-cars.ts';

const makes = [
  { make: 'TOYOTA', models: ['HILUX'] },
  { make: 'Toyota', models: ['HiLux'] },
  { make: 'FORD', models: ['MUSTANG'] },
  { make: 'Ford', models: ['Ranger', 'Ranger XLS Double Cab'] },
  { make: 'Mazda', models: ['2', '3', '6', 'CX-5'] },
];

it.each<[ChosenLists, string]>([
  [{}, ''],
  [{ make: ['TOYOTA', 'Toyota'] }, 'Toyota'],
  [{ makeModel: ['TOYOTA HILUX'] }, 'Toyota HiLux'],
  [{ makeModel: ['FORD MUSTANG'] }, 'Ford Mustang'],
  [{ makeModel: ['Ford Ranger', 'Ford Ranger XLS Double Cab'] }, 'Ford Ranger'],
  [{ make: ['Toyota'], model: ['CX-5'] }, 'Toyota and CX-5'],
  [{ make: ['<script>'] }, ''],
  [{ makeModel: ['Mazda 2', 'Mazda 3', 'Mazda 6', 'Mazda CX-5'] }, ''],
])('%j are %s', (lists, names) => {
  expect(namedCars(lists, makes)).toBe(names);
});
