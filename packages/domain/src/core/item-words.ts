import { capitalised } from './capitalised.ts';

/** What sites sell (TEN-7). */
export type ItemType = 'car' | 'motorcycle' | 'caravan';

/** What a text speaks of: one item type, or any of several. */
export type ItemKind = ItemType | 'mixed';

/** One and several of it, as a visitor calls them. */
export const itemNouns = {
  car: ['car', 'cars'],
  motorcycle: ['bike', 'bikes'],
  caravan: ['van', 'vans'],
  mixed: ['vehicle', 'vehicles'],
} as const satisfies Record<ItemKind, readonly [string, string]>;

/** A text with a number in it, said of one where there is one: Show me 1 bikes is Show me 1 bike. */
export function inSingular(text: string): string {
  return text.replace(/(?<![\d,.])1 (cars|bikes|vans|vehicles)\b/g, (said) => said.slice(0, -1));
}

/** What trying it out is called. */
export const driveNouns = {
  car: 'test drive',
  motorcycle: 'test ride',
  caravan: 'walk-through',
  mixed: 'test drive',
} as const satisfies Record<ItemKind, string>;

/** A caravan is towed, and "drive away" is what its price is called all the same. */
const awayWords = {
  car: 'drive away',
  motorcycle: 'ride away',
  caravan: 'drive away',
  mixed: 'drive away',
} as const satisfies Record<ItemKind, string>;

/** What all of a site's stock is; cars where nothing is said. */
export function itemKindOf(itemTypes: readonly ItemType[]): ItemKind {
  const [only = 'car', ...others] = itemTypes;
  return others.length === 0 ? only : 'mixed';
}

/**
 * A text of the platform that was written of a car, as it is said of something else (TEN-7): "Book a test drive" of a
 * motorcycle is "Book a test ride". Capitals stay as they are written; a workshop lends a car, whatever it mends.
 */
export function inWordsOf(kind: ItemKind, text: string): string {
  if (kind === 'car') return text;
  const [one, many] = itemNouns[kind];
  return text
    .replace(/\btest drive\b/gi, (said) => withCapitals(driveNouns[kind], said))
    .replace(/\bdrive away\b/gi, (said) => withCapitals(awayWords[kind], said))
    .replace(/\b(?<!loan )car(s?)\b/gi, (said, plural: string) => withCapitals(plural ? many : one, said));
}

/** Words with a capital where those had one in whose place they stand. */
function withCapitals(words: string, said: string): string {
  const capitals = said.split(' ').map((word) => /^[A-Z]/.test(word));
  return words
    .split(' ')
    .map((word, at) => (capitals[at] ? capitalised(word) : word))
    .join(' ');
}
