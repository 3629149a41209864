import { buildLocation } from '@forecourt/testkit/build-location';
import { expect, it } from 'vitest';
import { peopleAt, personToAsk } from './person-to-ask.ts';

const person = (name: string, department: 'sales' | 'service', place: string | null = null) => ({
  name,
  role: department,
  department,
  place,
  email: null,
});
const people = [
  person('Ann', 'sales', 'brookvale'),
  person('Ben', 'sales'),
  person('Cay', 'service', 'Aspley'),
];

it.each([
  ['Brookvale - Sales', 'sales', 'Ann'],
  ['Naremburn - Sales', 'sales', 'Ben'],
  ['Naremburn', null, 'Ben'],
  ['Aspley - Service', 'service', 'Cay'],
  ['Naremburn - Service', 'service', undefined],
  ['Aspley - Parts', 'parts', undefined],
] as const)('URL-7 names at %s (%s) %s', (name, locationType, asked) => {
  expect(personToAsk(buildLocation({ name, locationType }), people)?.name).toBe(asked);
});

const namesAt = (name: string, locationType: 'sales' | 'service') =>
  peopleAt(buildLocation({ name, locationType }), people).map((one) => one.name);

it('LOC-5 names all who work at a place, those of the department that is looked at first', () => {
  expect(namesAt('Aspley - Service', 'service')).toEqual(['Cay', 'Ben']);
  expect(namesAt('Brookvale - Sales', 'sales')).toEqual(['Ann', 'Ben']);
});
