/** At an easy pace. */
const wordsPerMinute = 200;

/** How many minutes it takes to read some texts, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
