import { meantWishes, type MeantWish } from './tables/wishes.ts';

/** What somebody means who wishes for nothing but a small car, or one to tow a float; null where nothing is known of it. */
export function meantWish(query: string): MeantWish | null {
  const said = new Set(query.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return meantWishes.find(({ words }) => words.some((word) => said.has(word))) ?? null;
}
