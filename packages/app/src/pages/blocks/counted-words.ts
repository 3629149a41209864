import { inSingular } from '@forecourt/domain/core/item-words';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';

/** A dealer's words with the number of cars in them; a sentence that needs a number nobody knows is left out. */
export function countedWords(
  words: string,
  count: number | null,
  settings: Pick<SiteSettings, 'search' | 'law'>,
): string {
  if (count !== null) return inSingular(words.replaceAll('{count}', () => stockCount(count, settings)));
  return words.replaceAll(/[^.!?]*\{count\}[^.!?]*[.!?]?\s*/g, '').trim();
}
