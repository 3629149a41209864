import { expect, it } from 'vitest';
import type { ChosenLists } from '../search-state.ts';
import { carAdjectives, drivenWheels } from './car-adjectives.ts';

it.each<[ChosenLists, string]>([
  [{}, ''],
  [
    { colour: ['Soul Red Crystal', 'Red'], transmission: ['Automatic'], fuel: ['Diesel'] },
    'red automatic diesel',
  ],
  [{ fuel: ['Electric', 'Plug-in Hybrid'] }, 'electric and plug-in hybrid'],
  [{ transmission: ['Automatic', 'Manual'], colour: ['Red', 'Deep Reef'], fuel: ['<b>'] }, ''],
])('%j are %s', (lists, words) => {
  expect(carAdjectives(lists)).toBe(words);
});

it.each<[string[], string]>([
  [['4X4 Dual Range', '4X4 On Demand'], '4x4'],
  [['All Wheel Drive', 'Front Wheel Drive'], 'AWD and 2WD'],
  [['Sail'], ''],
])('%j is driven as %s', (drive, words) => {
  expect(drivenWheels({ drive })).toBe(words);
});
