import { smallWords } from './tables/wishes.ts';

interface SizeWish {
  readonly bodies: readonly string[];
  /** Says what it was taken for. */
  readonly text: string;
}

/** What somebody means who wishes for nothing but a small car; null where no size is said. */
export function sizeWish(query: string): SizeWish | null {
  const isSmall = query.split(/\s+/u).some((word) => smallWords.has(word.toLowerCase()));
  return isSmall
    ? { bodies: ['Hatch'], text: 'Small mostly means a hatch, so here are ours. Try a type or a price.' }
    : null;
}
