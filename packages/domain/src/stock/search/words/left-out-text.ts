/** Says that what is not wanted stands among the rest: no search can leave it out. */
export function refusedText(refused: string): string {
  return `We can’t leave things out of a search yet, so “${refused}” isn’t part of this one.`;
}

/** Says that a wish fits too many to search by. */
export function wishText(wish: string): string {
  return `“${wish}” means something different to everyone, so here’s everything. Try a type, seats or a price.`;
}

/** Says in which order they stand, where words asked for it. */
export const orderTexts = {
  priceAsc: 'Lowest price first.',
  kmAsc: 'Lowest kilometres first.',
} as const;

/** Says that words which fit no car were not searched for. */
export function leftOutText(query: string): string {
  return `“${query.replaceAll(/["“”]/gu, '')}” isn’t listed for any of these, so we left it out.`;
}
