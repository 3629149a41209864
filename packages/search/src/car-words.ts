import { wordsOf } from '@forecourt/domain/stock/search/searched-words';

/**
 * The words by which a car is found, as the index holds them: each typed word has to begin one of them. They
 * are cut out here and not by the engine, so that it cannot disagree with searched-words.ts about what a
 * word is.
 */
export function carWords(text: string): readonly string[] {
  // A typed word consists of these, so that it cannot begin with more of a car's word than this.
  const starts = wordsOf(text).map((word) => /^[\p{L}\p{N}.]*/u.exec(word)?.[0] ?? '');
  return [...new Set(starts)].filter((word) => word !== '');
}
