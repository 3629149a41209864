import { codeOf } from '../../../core/folded-text.ts';
import { driveFamily } from '../../car/drive-family.ts';
import { paintFamily } from '../../car/paint-family.ts';
import type { ChosenLists } from '../search-state.ts';
import { heardList } from './heard-list.ts';

const fuels = new Map(
  ['diesel', 'petrol', 'hybrid', 'electric', 'plug-in hybrid'].map((fuel) => [codeOf(fuel), fuel]),
);
const transmissions = new Map(['automatic', 'manual'].map((word) => [word, word]));

/** How the cars are, before their name: red automatic diesel. Only words of our own are said. */
export function carAdjectives({ lams = [], colour = [], transmission = [], fuel = [] }: ChosenLists): string {
  return [
    lams.includes('yes') ? 'learner approved' : '',
    inWords(colour, (paint) => paintFamily(paint)),
    transmission.length === 1 ? inWords(transmission, (value) => transmissions.get(codeOf(value))) : '',
    inWords(fuel, (value) => fuels.get(codeOf(value))),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Which wheels are driven, after the name: Toyota HiLux 4x4. */
export function drivenWheels({ drive = [] }: ChosenLists): string {
  return inWords(drive, driveFamily);
}

/** The words of all values; nothing where one has none, or half would be said. */
function inWords(values: readonly string[], wordOf: (value: string) => string | null | undefined): string {
  const words = values.map(wordOf).filter((word) => typeof word === 'string');
  return words.length < values.length ? '' : heardList([...new Set(words)]);
}
