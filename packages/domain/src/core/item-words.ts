/** What sites sell (TEN-7). */
export type ItemType = 'car' | 'motorcycle' | 'caravan';

/** One and several of it, as a visitor calls them. */
export const itemNouns = {
  car: ['car', 'cars'],
  motorcycle: ['bike', 'bikes'],
  caravan: ['caravan', 'caravans'],
} as const satisfies Record<ItemType, readonly [string, string]>;

/** What trying it out is called. */
export const driveNouns = {
  car: 'test drive',
  motorcycle: 'test ride',
  caravan: 'walk-through',
} as const satisfies Record<ItemType, string>;

/** A caravan is towed away, and "drive away" is what its price is called all the same. */
const awayWords = { car: 'drive away', motorcycle: 'ride away', caravan: 'drive away' } as const;

/**
 * A text of the platform that was written of a car, as it is said of another item type (TEN-7): "Book a test drive"
 * of a motorcycle is "Book a test ride". Capitals stay as they are written.
 */
export function inWordsOf(itemType: ItemType, text: string): string {
  if (itemType === 'car') return text;
  const [one, many] = itemNouns[itemType];
  return text
    .replace(/\btest drive\b/gi, (said) => withCapitals(driveNouns[itemType], said))
    .replace(/\bdrive away\b/gi, (said) => withCapitals(awayWords[itemType], said))
    .replace(/\b(?<!loan )car(s?)\b/gi, (said, plural: string) => withCapitals(plural ? many : one, said));
}

/** Words with a capital where those had one in whose place they stand. */
function withCapitals(words: string, said: string): string {
  const [first = '', second = ''] = said.split(' ');
  const isCapital = (word: string) => /^[A-Z]/.test(word);
  const each = words.split(' ').map((word, at) => (isCapital(at === 0 ? first : second) ? capital(word) : word));
  return each.join(' ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
