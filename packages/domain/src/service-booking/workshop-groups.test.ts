import { describe, expect, it } from 'vitest';
import { workshopGroups } from './workshop-groups.ts';

const options = [
  { value: '1', label: 'Pemberton Ford, Cannington', group: 'WA' },
  { value: '2', label: 'Pemberton Kia, Osborne Park', group: 'WA' },
  { value: '3', label: 'Pemberton Kia, Penrith', group: 'NSW' },
  { value: '4', label: 'Pemberton Mazda, Alexandria', group: 'NSW' },
];
const shown = (car: { make?: string; state?: string; chosen?: string }) =>
  workshopGroups({ options }, { make: '', state: '', chosen: '', ...car }).map(
    ({ name, isOpen, options: some }) => [name, isOpen, some.map(({ value }) => value)],
  );

describe('FORM-5 the workshops of a large group', () => {
  it('begin with the state in which the car is registered, and fold the others', () => {
    expect(shown({ state: 'nsw' })).toEqual([
      ['NSW', true, ['3', '4']],
      ['WA', false, ['1', '2']],
    ]);
  });

  it('begin with those of its make, the near ones first', () => {
    expect(shown({ state: 'nsw', make: 'Kia' })).toEqual([
      ['Kia workshops', true, ['3', '2']],
      ['NSW', false, ['4']],
      ['WA', false, ['1']],
    ]);
    const [kia] = workshopGroups({ options }, { make: 'Kia', state: 'nsw', chosen: '' });
    expect(kia?.options[0]?.label).toBe('Pemberton Kia, Penrith, NSW');
  });

  it('show the one that is chosen already', () => {
    expect(shown({ state: 'nsw', chosen: '1' }).map(([name, isOpen]) => [name, isOpen])).toEqual([
      ['NSW', true],
      ['WA', true],
    ]);
  });

  it('are one list where there are few', () => {
    const few = [{ value: '1', label: 'Aspley' }];
    expect(workshopGroups({ options: few }, { make: 'Kia', state: 'qld', chosen: '' })).toEqual([]);
    expect(workshopGroups({}, { make: '', state: '', chosen: '' })).toEqual([]);
  });
});
