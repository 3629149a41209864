import { expect, it } from 'vitest';
import { isLeftToVisitor, locationGroups } from './location-groups.ts';

const locationIn = (state: string | null, name = 'Yard') => ({
  name,
  address: state === null ? null : { state },
});
const choiceOf = ({ name }: { readonly name: string }) => ({
  href: '',
  name,
  isChosen: name === 'Chosen',
  isHere: false,
  note: '',
});
const some = (count: number, state: string) => Array.from({ length: count }, () => locationIn(state));

it('FORM-4 many locations are chosen by state, with that of the chosen one open', () => {
  const groups = locationGroups(
    [...some(7, 'WA'), locationIn('NSW', 'Chosen'), ...some(32, 'QLD'), locationIn(null)],
    choiceOf,
    false,
  );
  expect(groups.map(({ state, isOpen, choices }) => [state, isOpen, choices.length])).toEqual([
    ['WA', false, 7],
    ['NSW', true, 1],
    ['QLD', false, 32],
    ['Elsewhere', false, 1],
  ]);
});

it('FORM-4 a few are one list, and one is no choice', () => {
  expect(locationGroups(some(8, 'WA'), choiceOf, true)).toMatchObject([{ state: null, isOpen: true }]);
  expect(locationGroups(some(1, 'WA'), choiceOf, false)).toEqual([]);
});

it('FORM-4 are folded away once one is chosen, which is named', () => {
  const groups = locationGroups([...some(9, 'WA'), locationIn('NSW', 'Chosen')], choiceOf, true);
  expect(groups.map(({ state, isOpen, chosen }) => [state, isOpen, chosen])).toEqual([
    ['WA', false, null],
    ['NSW', false, 'Chosen'],
  ]);
});

it('FORM-4 none of many is chosen for a visitor', () => {
  expect(isLeftToVisitor(some(8, 'WA'))).toBe(false);
  expect(isLeftToVisitor(some(9, 'WA'))).toBe(true);
});
