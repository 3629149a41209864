import type { SavedCarEvent } from './saved-car-event.ts';

/**
 * What a list of saved cars holds, in a line: 6 saved cars. 1 is cheaper than when you saved it. `kinds` are what
 * happened to each, `nouns` the word for one and for several.
 */
export function savedSummary(
  kinds: readonly (SavedCarEvent['kind'] | null)[],
  [one, many]: readonly [one: string, many: string],
): string {
  const of = (kind: SavedCarEvent['kind']) => kinds.filter((had) => had === kind).length;
  const [dropped, reserved, sold] = [of('priceDrop'), of('reserved'), of('sold')];
  const news = [
    dropped > 0 &&
      `${dropped} ${isOrAre(dropped)} cheaper than when you saved ${dropped === 1 ? 'it' : 'them'}.`,
    reserved > 0 && `${reserved} ${isOrAre(reserved)} reserved.`,
    sold > 0 && `${sold} ${isOrAre(sold)} sold.`,
  ];
  const saved = `${kinds.length} saved ${kinds.length === 1 ? one : many}.`;
  return [saved, ...news.filter((part) => part !== false)].join(' ');
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}
