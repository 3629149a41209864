import { describe, expect, it } from 'vitest';
import { makeFirst } from './make-first.ts';

const options = [
  { value: '1', label: 'Ford Osborne Park', group: 'WA' },
  { value: '2', label: 'Subaru Cannington', group: 'WA' },
  { value: '3', label: 'Subaru Box Hill', group: 'VIC' },
];
const valuesOf = (make: string, some: typeof options | undefined = options) =>
  makeFirst({ ...(some && { options: some }) }, make).options?.map(({ value }) => value);

describe('FORM-5 the places of a group for a car', () => {
  it('of a make that is known come first, under its name', () => {
    expect(valuesOf(' subaru ')).toEqual(['2', '3', '1']);
    expect(makeFirst({ options }, ' Subaru ').options?.map(({ group }) => group)).toEqual([
      'Subaru workshops',
      'Subaru workshops',
      'WA',
    ]);
  });

  it.each(['', 'Kia', 'Sub', 'Osborne Park x'])('stay as they are for a car of %j', (make) => {
    expect(valuesOf(make)).toEqual(['1', '2', '3']);
  });

  it('stay as they are where there are few, or none', () => {
    const few = { options: options.map(({ value, label }) => ({ value, label })) };
    expect(makeFirst(few, 'Subaru')).toBe(few);
    expect(makeFirst({}, 'Subaru')).toEqual({});
  });
});
