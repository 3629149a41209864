import { paintFamily } from '../words/paint-family.ts';
import { driveBeginnings } from '../words/tables/attribute-words.ts';
import { codeOf } from '../searched-words.ts';
import type { ChosenLists } from '../search-state.ts';
import { heardList } from './heard-list.ts';

const fuels = new Map(
  ['diesel', 'petrol', 'hybrid', 'electric', 'plug-in hybrid'].map((fuel) => [codeOf(fuel), fuel]),
);
const transmissions = new Map(['automatic', 'manual'].map((word) => [word, word]));

/** How the cars are, before their name: red automatic diesel. Only words of our own are said. */
export function carAdjectives({ colour = [], transmission = [], fuel = [] }: ChosenLists): string {
  return [
    inWords(colour, (paint) => paintFamily(paint)),
    transmission.length === 1 ? inWords(transmission, (value) => transmissions.get(codeOf(value))) : '',
    inWords(fuel, (value) => fuels.get(codeOf(value))),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Which wheels are driven, after the name: Toyota HiLux 4x4. */
export function drivenWheels({ drive = [] }: ChosenLists): string {
  const families = Object.entries(driveBeginnings);
  return inWords(drive, (value) => {
    const code = codeOf(value);
    const family = families.find(([, beginnings]) =>
      beginnings.some((beginning) => code.startsWith(beginning)),
    );
    return family && (family[0].startsWith('4') ? family[0] : family[0].toUpperCase());
  });
}

/** The words of all values; nothing where one has none, or half would be said. */
function inWords(values: readonly string[], wordOf: (value: string) => string | null | undefined): string {
  const words = values.map(wordOf).filter((word) => typeof word === 'string');
  return words.length < values.length ? '' : heardList([...new Set(words)]);
}
